"""Lanterns: a whole game in one file. The kernel's tests play it, and it shows how a game is written.

It has a deck, hidden hands, dice, an interrupt (a shield may stop a played card), cards with effect texts, an
option, and two endings. A real game spreads the same parts over one module each.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypedDict

from vortex.kernel.chance import Chance, FastChance, chance_from_seed
from vortex.kernel.choices import ChoiceTable, Notation, Range
from vortex.kernel.effects import EffectError, Language
from vortex.kernel.events import Amount, Event, Noun, Seat, Secret, Signed, kinds_of
from vortex.kernel.game import (
    CardFace,
    Game,
    GameOption,
    Option,
    OptionValue,
    Outcome,
    Question,
    View,
    viewer_at,
)
from vortex.kernel.knowledge import knows, open_to_all, reshuffle_unknown
from vortex.kernel.pack import PackError, PackFiles, Provenance
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import PASS, Frame, FrameBook, State, ask_again
from vortex.kernel.window import Window
from vortex.kernel.words import Words, listing, name, player

# -- cards -----------------------------------------------------------------------------------------

MOST_CARDS = 16
LANGUAGE = Language("toy", scopes=["others"])
GAIN = LANGUAGE.add("gain {n} light")
LOSE = LANGUAGE.add("lose {n} light", scoped=True)
DRAW = LANGUAGE.add("draw {n} card(s)")
ROLL = LANGUAGE.add("roll the die {n} time(s)")
LOOK = LANGUAGE.add("look at {n} card(s)", most=1)
DIE = (0, 0, 1, 1, 2, 3)


class Pack:
    def __init__(self, files: PackFiles) -> None:
        files.check_kinds(["card"])
        entries = files.of("card")
        if not 6 <= len(entries) <= MOST_CARDS:
            # A plain text is no message of the catalogue: it is said as it is.
            said = name(f"expected 6 to {MOST_CARDS} cards, found {len(entries)}")
            raise PackError(said, place=str(files.folder))
        self.keys = [entry.text("key") for entry in entries]
        self.names = [entry.text("name") for entry in entries]
        self.shield = [entry.flag("shield", False) for entry in entries]
        self.provenance = [Provenance(entry) for entry in entries]
        self.effects = []
        for entry in entries:
            try:
                self.effects.append(LANGUAGE.parse(entry.text("effect")))
            except EffectError as error:
                entry.fail("effect", error.words)
            entry.note("effect", sort="effect")
            entry.finish()
        self.hash = files.hash


# -- choices ---------------------------------------------------------------------------------------

TABLE = ChoiceTable("TOY-TURN-02")
PLAY = TABLE.add("play", "TOY-TURN-02", Range("card", MOST_CARDS))
BLOCK = TABLE.add("block", "TOY-BLOCK-01", Range("card", MOST_CARDS))
DO = TABLE.add("do", "TOY-CARD-01", Range("way", 2))

# -- what can happen -------------------------------------------------------------------------------

Card = Annotated[int, Noun("card", ())]


class CardDrawn(Event, sign="draw"):
    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardSeen(Event, sign="show"):
    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardPlayed(Event, sign="play"):
    seat: Seat
    card: Card


class CardBlocked(Event, sign="guard"):
    seat: Seat
    card: Card


class LightChanged(Event, sign="gain"):
    seat: Seat
    amount: Signed
    light: Amount


class DieRolled(Event, sign="roll"):
    seat: Seat
    light: Amount


class TurnPassed(Event, sign="move"):
    seat: Seat


Deed = CardDrawn | CardSeen | CardPlayed | CardBlocked | LightChanged | DieRolled | TurnPassed


# -- the table as plain data, and the verbs that change it -----------------------------------------


class LanternsState(State):
    __slots__ = ("deck", "discard", "goal", "hands", "light", "pack", "passes", "turns")

    def __init__(self, pack: Pack, goal: int, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pack = pack
        self.goal = goal
        self.knows = [0] * len(pack.keys)
        self.deck = list(range(len(pack.keys)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.light = [0] * seats
        self.turns = 0
        self.passes = 0

    def clone(self) -> LanternsState:
        twin = LanternsState.__new__(LanternsState)
        self.copy_kernel(twin)
        twin.pack = self.pack
        twin.goal = self.goal
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.discard = self.discard[:]
        twin.light = self.light[:]
        twin.turns = self.turns
        twin.passes = self.passes
        return twin

    def begin_turn(self) -> None:
        self.turns += 1

    def pass_turn(self, seat: int) -> None:
        self.passes += 1
        if self.events is not None:
            self.events.append(TurnPassed(seat))

    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.knows[card] |= 1 << seat
            if self.events is not None:
                self.events.append(CardDrawn(seat, card))

    def look(self, seat: int) -> None:
        if self.deck:
            self.knows[self.deck[-1]] |= 1 << seat
            if self.events is not None:
                self.events.append(CardSeen(seat, self.deck[-1]))

    def play(self, seat: int, card: int) -> None:
        self.passes = 0
        self._discard(seat, card)
        if self.events is not None:
            self.events.append(CardPlayed(seat, card))

    def block(self, seat: int, card: int) -> None:
        """TOY-BLOCK-01."""
        self._discard(seat, card)
        if self.events is not None:
            self.events.append(CardBlocked(seat, card))

    def _discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.knows[card] = open_to_all(self.seats)

    def roll(self, seat: int) -> None:
        light = DIE[self.chance.roll(len(DIE))]
        if self.events is not None:
            self.events.append(DieRolled(seat, light))
        self.shine(seat, light)

    def shine(self, seat: int, amount: int) -> None:
        """TOY-CARD-02, TOY-END-01."""
        self.light[seat] = max(0, self.light[seat] + amount)
        if self.events is not None:
            self.events.append(LightChanged(seat, amount, self.light[seat]))
        if self.light[seat] >= self.goal:
            self.end()


# -- the rules -------------------------------------------------------------------------------------


class Turn(Frame):
    """TOY-TURN: draw, then play a card or pass."""

    __slots__ = ("seat",)
    steps = ("draw", "play", "pass_on")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, state: LanternsState) -> None:
        state.begin_turn()
        state.draw(self.seat)

    def play(self, state: LanternsState) -> None:
        state.ask(self.seat, "play", [PASS, *(PLAY + card for card in state.hands[self.seat])])

    def on_play(self, state: LanternsState, choice: int) -> None:
        if choice == PASS:
            state.pass_turn(self.seat)
        else:
            state.call(Played(choice - PLAY, self.seat))

    def pass_on(self, state: LanternsState) -> None:
        """TOY-END-02."""
        if not state.deck and state.passes >= state.seats:
            state.end()
        state.become(Turn((self.seat + 1) % state.seats))


class Played(Frame):
    """TOY-CARD: the others may stop it, then it takes effect."""

    __slots__ = ("card", "seat")
    steps = ("offer_block", "take_effect")

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def offer_block(self, state: LanternsState) -> None:
        state.play(self.seat, self.card)
        others = tuple((self.seat + i) % state.seats for i in range(1, state.seats))
        state.call(Block(others))

    def take_effect(self, state: LanternsState) -> None:
        state.become(Effect(self.card, self.seat))


class Block(Window):
    """TOY-BLOCK-01."""

    __slots__ = ()
    topic = "block"
    closes_on_reply = True

    def still_open(self, state: LanternsState, seat: int) -> bool:
        return bool(state.hands[seat])

    def replies(self, state: LanternsState, seat: int) -> list[int]:
        return [BLOCK + card for card in state.hands[seat] if state.pack.shield[card]]

    def reply(self, state: LanternsState, seat: int, choice: int) -> None:
        state.block(seat, choice - BLOCK)
        state.finish()


class Effect(Frame):
    """TOY-CARD-01: the parts of a card's text one after another; the tally counts them."""

    __slots__ = ("card", "seat")
    steps = ("part",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def part(self, state: LanternsState) -> None:
        parts = state.pack.effects[self.card]
        here = state.tally
        if here == len(parts):
            state.finish()
        elif len(parts[here]) > 1:
            state.ask(self.seat, "way", [DO + way for way in range(len(parts[here]))])
        else:
            self.on_part(state, DO)

    def on_part(self, state: LanternsState, choice: int) -> None:
        alternative = state.pack.effects[self.card][state.tally][choice - DO]
        state.tally += 1
        state.again()
        for verb, _scope, amount in alternative:
            if verb == GAIN:
                state.shine(self.seat, amount)
            elif verb == LOSE:
                for i in range(1, state.seats):
                    state.shine((self.seat + i) % state.seats, -amount)
            elif verb == LOOK:
                state.look(self.seat)
            else:
                for _ in range(amount):
                    if verb == DRAW:
                        state.draw(self.seat)
                    else:
                        state.roll(self.seat)


# -- the door --------------------------------------------------------------------------------------

QUESTIONS = {
    "": Question("TOY-END-01", name("The game is over.")),
    "play": Question("TOY-TURN-02", name("Play a card, or pass.")),
    "block": Question("TOY-BLOCK-01", name("Discard a shield to stop the card?"), is_window=True),
    "way": Question("TOY-DP-01", name("Which of the two?")),
}


class LanternsView(TypedDict):
    seat: int | None
    topic: str
    turn: int
    goal: int
    light: list[int]
    deck: list[str | None]
    discard: list[str | None]
    hands: list[list[str | None]]


class ToyGame(Game[LanternsState]):
    key = "toy"
    title = "Lanterns"
    rules_version = 1
    seats = range(2, 4)
    options = (
        GameOption("goal", (6, 12), 6, name("how much light wins")),
        GameOption("dark", (False, True), False, name("nobody may see the score")),
    )
    choices = TABLE
    frames = FrameBook(Turn, Played, Block, Effect)
    questions = QUESTIONS
    events = kinds_of(__name__)
    view_type = LanternsView

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.hash
        self.notation = Notation(TABLE, {"card": pack.keys, "way": ["first", "second"]})

    def set_up(self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes) -> LanternsState:
        """TOY-SETUP-01."""
        state = LanternsState(self.pack, int(options["goal"]), seats, chance_from_seed(seed))
        state.chance.shuffle(state.deck)
        for seat in range(seats):
            for _ in range(3):
                state.draw(seat)
        state.call(Turn(0))
        return state

    def clone(self, state: LanternsState) -> LanternsState:
        return state.clone()

    def determinise(self, state: LanternsState, seat: int | None, chance: Chance) -> LanternsState:
        twin = state.clone()
        reshuffle_unknown([twin.deck, *twin.hands], twin.knows, viewer_at(state, seat), chance)
        twin.chance = FastChance(chance.below(1 << 32))
        ask_again(twin)
        return twin

    def outcome(self, state: LanternsState) -> Outcome | None:
        if not state.over:
            return None
        most = max(state.light)
        winners = tuple(seat for seat, light in enumerate(state.light) if light == most)
        return Outcome("lit" if most >= state.goal else "burnt out", winners, tuple(state.light))

    def turns(self, state: LanternsState) -> int:
        return state.turns

    def rounds(self, state: LanternsState) -> int:
        return -(-state.turns // state.seats)

    def view(self, state: LanternsState, seat: int | None) -> View:
        viewer = viewer_at(state, seat)

        def seen(cards: list[int]) -> list[str | None]:
            return [self.pack.keys[c] if knows(state.knows, c, viewer) else None for c in cards]

        return {
            "seat": seat,
            "topic": state.topic,
            "turn": state.turns,
            "goal": state.goal,
            "light": state.light[:],
            "deck": seen(state.deck),
            "discard": seen(state.discard),
            "hands": [seen(hand) for hand in state.hands],
        }

    def option(self, state: LanternsState, choice: int) -> Option:
        kind = TABLE.kind(choice)
        notation = self.notation.write(choice)
        if kind.name == "pass":
            return Option(choice, notation, name("Pass"), QUESTIONS[state.topic].rule)
        argument = TABLE.arguments(choice)[0]
        if kind.name == "do":
            frame = state.frame
            assert isinstance(frame, Effect)
            alternative = self.pack.effects[frame.card][state.tally][argument]
            return Option(choice, notation, name(LANGUAGE.say(((alternative,),)).capitalize()), kind.rule)
        text = LANGUAGE.say(self.pack.effects[argument])
        words = name(f"{self.pack.names[argument]}: {text}")
        return Option(choice, notation, words, kind.rule, cost=name("the card"))

    def refusal(self, state: LanternsState, seat: int, choice: int) -> Refusal:
        kind = TABLE.kind(choice)
        if kind.name == "pass":
            return Refusal("TOY-CARD-01", name("one of the two must be chosen"))
        asked_for = {"play": "play", "block": "block", "way": "do"}[state.topic]
        if kind.name != asked_for:
            question = QUESTIONS[state.topic]
            return Refusal(question.rule, name(f"that is not what is asked: {question.prompt}"))
        card = self.pack.names[TABLE.arguments(choice)[0]]
        if kind.name == "block" and TABLE.arguments(choice)[0] in state.hands[seat]:
            return Refusal("TOY-BLOCK-01", name(f"{card} is no shield"))
        return Refusal(kind.rule, name(f"{card} is not in your hand"))

    def tell(self, event: Deed) -> Words:
        """A game of the house has a catalogue and an `EventLog`; this one has no languages."""
        return listing([player(event.seat), name(self._deed(event))], "space")

    def _deed(self, event: Deed) -> str:
        names = self.pack.names
        match event:
            case LightChanged(amount=amount, light=light):
                return f"has {light} light ({amount:+})."
            case DieRolled(light=light):
                return f"rolled {light}."
            case CardPlayed(card=card):
                return f"played {names[card]}."
            case CardBlocked(card=card):
                return f"blocked with {names[card]}."
            case CardDrawn(card=card):
                return f"drew {'a card' if event.is_withheld() else names[card]}."
            case CardSeen(card=card):
                return f"looked at {'a card' if event.is_withheld() else names[card]}."
        return "passed."

    def gallery(self) -> list[CardFace]:
        return [
            CardFace("card", key, name(called), (name(LANGUAGE.say(effects)),), p.source, p.where, p.known)
            for key, called, effects, p in zip(
                self.pack.keys, self.pack.names, self.pack.effects, self.pack.provenance, strict=True
            )
        ]

    def dump_state(self, state: LanternsState) -> dict[str, Any]:
        return {
            "goal": state.goal,
            "deck": state.deck[:],
            "hands": [hand[:] for hand in state.hands],
            "discard": state.discard[:],
            "light": state.light[:],
            "turns": state.turns,
            "passes": state.passes,
        }

    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> LanternsState:
        state = LanternsState(self.pack, data["goal"], seats, chance)
        state.deck = list(data["deck"])
        state.hands = [list(hand) for hand in data["hands"]]
        state.discard = list(data["discard"])
        state.light = list(data["light"])
        state.turns = data["turns"]
        state.passes = data["passes"]
        return state


def load(files: PackFiles | None = None) -> ToyGame:
    return ToyGame(Pack(files)) if files else _own()


@cache
def _own() -> ToyGame:
    return ToyGame(Pack(PackFiles(Path(__file__).parent / "pack")))
