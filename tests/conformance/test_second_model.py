"""What each viewer may know, worked out a second time (L4), from where cards lie and how they came there.

The marks that views are made from have no part in it: a model watches the true table from choice to choice, by the
rules on what is hidden, and says of hands, Dilemmas, reserves, Defenders and attacks who knows which face. Whatever a
view shows must be that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

import pytest
from tests.conformance.mild import MILD
from tests.conformance.positions import the_game
from tests.games.time_clash import positions as clash

from vortex.games.card_game.numbering import DEFENDING, NOTHING, NOWHERE
from vortex.games.time_clash.events import CardTakenBack, DiscardsShuffled, HandShown
from vortex.games.time_clash.state import ClashState
from vortex.games.time_of_the_daleks.notation import zone_keys
from vortex.games.time_of_the_daleks.numbering import KNOWS_DILEMMA, NO_DILEMMA
from vortex.kernel.chance import FastChance
from vortex.kernel.events import Event

Shown = dict[tuple[str, int], list[str]]
"""What a viewer sees of each zone, by the zone's name and number. The order of a hand tells nothing to others."""
HIDDEN = "hidden"


class Model(Protocol):
    def watch(self, before: Any, notation: str, after: Any) -> None:
        """A choice was made; `after.events` is what happened."""

    def expected(self, state: Any, viewer: int | None) -> Shown: ...

    def shown(self, state: Any, view: Any) -> Shown: ...


def a_hand(count: int, known: list[str]) -> list[str]:
    return [*known, *[HIDDEN] * (count - len(known))]


class Clash:
    """TC-VIS-02, TC-VIS-05, TC-VIS-09: a hand is its holder's, decks are nobody's, everything else lies open.

    TC-RULING-05: a card that was shown, or that came to a hand openly, is known to all until it leaves the hand. In
    the very step in which its deck is shuffled, only what all are told distinguishes it from one that was drawn."""

    def __init__(self) -> None:
        self.open: set[int] = set()

    def watch(self, before: Any, notation: str, after: Any) -> None:
        words = notation.split()
        hand = before.hands[before.asked]
        named = {card for card in hand if after.pack.keys[card] in words}
        unseen = {card for cards in (*before.hands, *before.decks) for card in cards}
        held = {card for hand in after.hands for card in hand}
        came_openly = named | (held - unseen)
        for event in after.events:
            if isinstance(event, HandShown):
                # Only where there are several opponents is anybody asked whose.
                assert words[0] != "see" or int(words[1]) == event.seat + 1
                came_openly |= set(before.hands[event.seat])
            elif isinstance(event, CardTakenBack):
                came_openly.add(event.card)
            elif isinstance(event, DiscardsShuffled):
                # TC-DRAW-03: what lay on the pile has been shuffled, and perhaps drawn again at once; hands have not.
                came_openly -= set(event.cards)
                self.open -= set(event.cards)
        if after.deal != before.deal:
            self.open, came_openly = set(), set()
        self.open = (self.open | came_openly) & held

    def expected(self, state: Any, viewer: int | None) -> Shown:
        return {
            ("hand", holder): a_hand(
                len(hand), [state.pack.keys[c] for c in hand if viewer == holder or c in self.open]
            )
            for holder, hand in enumerate(state.hands)
        }

    def shown(self, state: Any, view: Any) -> Shown:
        return {
            ("hand", holder): a_hand(hand["count"], [card["key"] for card in hand["known"]])
            for holder, hand in enumerate(view["hands"])
        }


class Daleks:
    """TOD-INFO-01 to TOD-INFO-05: a face-down Dilemma is known to nobody, and to all once it is flipped where a Doctor
    has travelled to; one that a Randomiser lays where its player is about to face it is turned up at once.
    TOD-RULING-082: a player who has not seen it before it was discarded does not see it there.
    TOD-INFO-08, TOD-INFO-09: a hand is its holder's; a Transfer card that came from another player is known to all."""

    def __init__(self) -> None:
        self.flipped: set[int] = set()
        self.scanned: set[tuple[int | None, int]] = set()
        self.handed_on: set[int] = set()
        self.played_at = ""

    def watch(self, before: Any, notation: str, after: Any) -> None:
        if notation.startswith("play "):
            self.played_at = before.topic
        lying = {dilemma for dilemma in after.dilemmas if dilemma != NO_DILEMMA}
        shuffled = lying & set(before.dilemma_discard)
        self.flipped -= shuffled
        self.scanned = {(seat, dilemma) for seat, dilemma in self.scanned if dilemma not in shuffled}
        place = after.places[before.active]
        is_travel = notation.startswith("go ") or place != before.places[before.active]
        if is_travel and 0 <= place < len(after.dilemmas):
            self.flipped.add(after.dilemmas[place])
        if before.topic == "banish" and self.played_at == "recruit":
            zone = zone_keys(before.pack).index(notation.removeprefix("target "))
            if zone == before.places[before.asked]:
                self.flipped.add(after.dilemmas[zone])
        if before.topic == "scan":
            key = notation.removeprefix("target ")
            self.scanned.add((before.asked, before.dilemmas[zone_keys(before.pack).index(key)]))
        if after.adventure_dilemma != NO_DILEMMA:
            self.flipped.add(after.adventure_dilemma)
        there = lying | set(after.dilemma_discard) | {after.adventure_dilemma}
        self.flipped &= there
        self.scanned = {(seat, dilemma) for seat, dilemma in self.scanned if dilemma in there}
        was_with = {card: seat for seat, hand in enumerate(before.hands) for card in hand}
        in_play = set(before.in_play)
        for seat, hand in enumerate(after.hands):
            for card in hand:
                if card in in_play or was_with.get(card, seat) != seat:
                    self.handed_on.add(card)
        self.handed_on &= {card for hand in after.hands for card in hand}

    def expected(self, state: Any, viewer: int | None) -> Shown:
        pack = state.pack
        shown: Shown = {
            ("hand", holder): a_hand(
                len(hand), [pack.card_keys[c] for c in hand if viewer == holder or c in self.handed_on]
            )
            for holder, hand in enumerate(state.hands)
        }
        for zone, dilemma in enumerate(state.dilemmas):
            shown["zone", zone] = [self._face(pack, dilemma, viewer)]
        shown["discard", 0] = [self._face(pack, dilemma, viewer) for dilemma in state.dilemma_discard]
        return shown

    def _face(self, pack: Any, dilemma: int, viewer: int | None) -> str:
        if dilemma == NO_DILEMMA:
            return ""
        is_known = dilemma in self.flipped or (viewer, dilemma) in self.scanned
        return str(pack.dilemma_keys[dilemma]) if is_known else HIDDEN

    def shown(self, state: Any, view: Any) -> Shown:
        shown: Shown = {
            ("hand", seat): a_hand(player["hand_size"], player["hand"])
            for seat, player in enumerate(view["players"])
        }
        for zone in (*view["earth"], *(zone for tile in view["tiles"] for zone in tile["zones"])):
            shown["zone", state.pack.zone_keys.index(zone["key"])] = [zone["dilemma"]]
        shown["discard", 0] = view["discards"]["dilemmas"]
        return shown


class Cards:
    """CG-RULING-59, by faces alone, for copies of a card cannot be told apart.

    A hand is its holder's (CG-VIS-01). The others know of it what was passed on and they knew, what the giver passed
    (CG-VIS-09), and what came to it from where it lay open (CG-VIS-12, CG-RULING-39), until a card leaves it face-down.
    Reserves and Defenders are their holder's (CG-VIS-03, CG-VIS-07), an attack those players' who have led it
    (CG-VIS-05), until they meet in a conflict (CG-CONFLICT-03, CG-RULING-23)."""

    TURN_UP = frozenset(("sonic-screwdriver", "psychic-paper", "visual-recognition-device"))
    """CG-CARD-SCREWDRIVER-01, CG-CARD-PSYCHICPAPER-01, CG-CARD-VISUALDEVICE-01: Support that turns up an attack."""

    def __init__(self) -> None:
        self.of_hands: dict[tuple[int | None, int], Counter[str]] = {}
        self.led: dict[int, set[int]] = {}
        """Who has led the attack that a card lies in."""
        self.up: set[int] = set()

    def watch(self, before: Any, notation: str, after: Any) -> None:
        had, has = ([self._held(state, seat) for seat in range(state.seats)] for state in (before, after))
        words = notation.split()
        is_declared = before.action != NOTHING and after.action == NOTHING
        defended = aimed_at = NOWHERE
        if is_declared and before.action == DEFENDING and before.target in before.attacks:
            defended = before.target
        if is_declared and words[0] == "at" and set(faces(before, before.chosen)) & self.TURN_UP:
            aimed_at = before.pack.place_keys.index(words[1])
        self._watch_attacks(before, after, (defended, aimed_at))
        giver, receiver = before.now, after.right(before.now)
        if notation == "pass" and had[giver] and had[giver] <= has[receiver]:
            self._pass_on(after, giver, had[giver])
            had[receiver] |= had[giver]
            had[giver] = set()
        for seat in range(after.seats):
            sent = self._back_at_once(before, words, has[seat]) if defended != NOWHERE else set()
            for card in sorted(had[seat] - has[seat] | sent):
                self._lose(after, seat, card)
            for card in sorted(has[seat] - had[seat] | sent):
                lay_open = any(card in cards for cards in (*before.shown, *before.guards.values()))
                if lay_open or card in sent:
                    for viewer in (*range(after.seats), None):
                        self._of(viewer, seat)[face(after, card)] += 1
            if any(self._is_hidden(after, card) for card in had[seat] - has[seat]):
                self._forget(after, seat)

    def _back_at_once(self, before: Any, words: list[str], held: set[int]) -> set[int]:
        """Defenders that went into a conflict and came back from it in one step. The last may have been added by it."""
        sent = set(before.chosen)
        if words[0] == "add":
            alike = [card for card in before.hands[before.now] if face(before, card) == words[1]]
            sent.add(next((card for card in alike if card not in held), alike[0]))
        return sent & held

    def _held(self, state: Any, seat: int) -> set[int]:
        """CG-VIS-11: what is being put together is still in the hand."""
        return {*state.hands[seat], *(state.chosen if seat == state.now else ())}

    def _watch_attacks(self, before: Any, after: Any, turned_up: tuple[int, int]) -> None:
        for place, cards in after.attacks.items():
            is_met = place in before.guards or place in after.guards or place in turned_up or after.over
            is_taken_over = place in before.attacks and before.controller(place) != after.controller(place)
            for card in cards:
                came_now = not any(card in there for there in before.attacks.values())
                if is_met or (is_taken_over and came_now):
                    self.up.add(card)
                self.led.setdefault(card, set()).add(after.controller(place))
        lying = {card for cards in after.attacks.values() for card in cards}
        self.up &= lying
        self.led = {card: led for card, led in self.led.items() if card in lying}

    def _is_hidden(self, state: Any, card: int) -> bool:
        """Whether a card has left the hand face-down."""
        guards = [there for place, there in state.guards.items() if place not in state.attacks]
        places = [*state.reserves, *guards, [c for c in self.led if c not in self.up]]
        return any(card in there for there in places)

    def _of(self, viewer: int | None, holder: int) -> Counter[str]:
        return self.of_hands.setdefault((viewer, holder), Counter())

    def _pass_on(self, state: Any, giver: int, cards: set[int]) -> None:
        for viewer in (*range(state.seats), None):
            known = self._of(viewer, giver)
            if viewer == giver:
                known = Counter(face(state, card) for card in cards)
            self._of(viewer, state.right(giver)).update(known)
        self._forget(state, giver)

    def _forget(self, state: Any, holder: int) -> None:
        for viewer in (*range(state.seats), None):
            self.of_hands.pop((viewer, holder), None)

    def _lose(self, state: Any, holder: int, card: int) -> None:
        for viewer in (*range(state.seats), None):
            known = self._of(viewer, holder)
            known[face(state, card)] = max(0, known[face(state, card)] - 1)

    def expected(self, state: Any, viewer: int | None) -> Shown:
        shown: Shown = {}
        for seat, hand in enumerate(state.hands):
            held = self._held(state, seat)
            known = sorted(self._of(viewer, seat).elements())
            shown["hand", seat] = faces(state, hand) if viewer == seat else a_hand(len(held), known)
            shown["reserve", seat] = self._of_holder(state, state.reserves[seat], viewer == seat)
            for place in state.lines[seat]:
                guards = state.guards.get(place, ())
                shown["defenders", place] = self._of_holder(
                    state, guards, viewer == seat or place in state.attacks
                )
                attack = state.attacks.get(place, ())
                shown["attack", place] = [self._enemy(state, card, viewer) for card in attack]
        chosen = state.chosen if viewer == state.now else ()
        shown["chosen", 0] = faces(state, chosen)
        if viewer is not None:
            right = state.right(viewer)
            passed = self._of(viewer, right) - self._of(None, right)
            shown["passed", 0] = sorted(passed.elements())
        return shown

    def _of_holder(self, state: Any, cards: tuple[int, ...], is_known: bool) -> list[str]:
        return faces(state, cards) if is_known else [HIDDEN] * len(cards)

    def _enemy(self, state: Any, card: int, viewer: int | None) -> str:
        if card in self.up:
            return f"{face(state, card)} up"
        return face(state, card) if viewer in self.led[card] else HIDDEN

    def shown(self, state: Any, view: Any) -> Shown:
        shown: Shown = {}
        for seat, player in enumerate(view["players"]):
            hand, reserve = player["hand"], player["reserve"]
            shown["hand", seat] = a_hand(hand["count"], hand["cards"])
            shown["reserve", seat] = a_hand(reserve["count"], reserve["cards"])
            for line in player["line"]:
                place = state.pack.place_keys.index(line["location"])
                defenders = line["defenders"]
                shown["defenders", place] = a_hand(defenders["count"], defenders["cards"])
                shown["attack", place] = [
                    f"{card['card']} up" if card["face_up"] else card["card"] or HIDDEN
                    for card in (line["attack"] or {"cards": []})["cards"]
                ]
        shown["chosen", 0] = view.get("choosing", {"cards": []})["cards"]
        if "passed" in view:
            shown["passed", 0] = view["passed"]
        return shown


def face(state: Any, card: int) -> str:
    return str(state.pack.keys[state.pack.type_of[card]])


def faces(state: Any, cards: tuple[int, ...]) -> list[str]:
    return [face(state, card) for card in cards]


MODELS: dict[str, Callable[[], Model]] = {
    "time-clash": Clash,
    "time-of-the-daleks": Daleks,
    "card-game": Cards,
}
PLAYED = [
    (key, seats)
    for key in ("time-clash", "time-of-the-daleks", "time-of-the-daleks" + MILD, "card-game")
    for seats in (2, 3, 4)
]
OPTIONS = {("card-game", 2): {"two-player-variant": True}}


def compare(key: str, seats: int, number: int, disturb: Callable[[Any], None] = lambda state: None) -> int:
    """At every decision of a game, for every viewer; answers how many cards were hidden from somebody."""
    game = the_game(key)
    state = game.new(game.settle(OPTIONS.get((key, seats), {}), seats), seats, number)
    model = MODELS[key.removesuffix(MILD)]()
    luck = FastChance(number)
    hidden = 0
    while not state.over:
        before = game.clone(state)
        choice = luck.pick(state.options)
        state.events = []
        game.apply(state, choice)
        model.watch(before, game.notation.write(choice), state)
        disturb(state)
        for viewer in (*range(seats), None):
            expected = model.expected(state, viewer)
            for zone, cards in model.shown(state, game.view(state, viewer)).items():
                where = f"{key}, game {number}, {zone}, seen by {viewer}"
                assert Counter(cards) == Counter(expected[zone]), where
                hidden += cards.count(HIDDEN)
    return hidden


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("title", "seats"), PLAYED)
def test_a_view_shows_what_the_second_model_says(title: str, seats: int, games: int) -> None:
    assert sum(compare(title, seats, number) for number in range(games)) > 100 * games


def _after(state: ClashState, choice: str) -> tuple[set[type[Event]], Shown]:
    """What kinds of things happened in one step of Time Clash, and what onlookers now see, as view and model agree."""
    after, model = clash.GAME.clone(state), Clash()
    after.events = events = list[Event]()
    clash.do(after, choice)
    model.watch(state, choice, after)
    for viewer in (*range(after.seats), None):
        assert model.shown(after, clash.GAME.view(after, viewer)) == model.expected(after, viewer)
    return {type(event) for event in events}, model.expected(after, None)


def test_a_hand_that_is_shown_stays_known_when_its_teams_discards_are_shuffled_in_the_same_step() -> None:
    """TC-DRAW-03: only the pile is shuffled. What is drawn from the new deck is known to nobody else."""
    hands = ["crooked-bow-tie", "scan", "regroup"]
    discards, rest = ("yo-yo refocus", ""), ("removed", "deck")
    state = clash.position(seats=3, first=0, on_turn=1, hands=hands, discards=discards, rest=rest)
    happened, seen = _after(clash.until(clash.do(state, "use scan 1"), "show-hand"), "see 1")
    assert {HandShown, DiscardsShuffled} <= happened
    assert seen["hand", 0] == ["crooked-bow-tie"]
    assert seen["hand", 2] == [HIDDEN, HIDDEN]


def test_a_card_that_is_discarded_as_a_price_and_taken_back_in_the_same_step_is_known() -> None:
    """TC-VIS-07: everybody has seen it on the pile, and that it was that one which left it."""
    arcs, reserve = "gallifrey clara davros", "regroup yo-yo refocus"
    hands, discards = ["crooked-bow-tie", ""], ("sonic-screwdriver", "")
    state = clash.position(arcs=arcs, pawn="time", reserve=reserve, hands=hands, discards=discards)
    happened, seen = _after(state, "reserve-use regroup 1")
    assert CardTakenBack in happened
    assert seen["hand", 0] == ["crooked-bow-tie"]


def _a_hand(state: Any) -> None:
    """Planted: the first seat knows a card in the second one's hand."""
    for card in state.hands[1][:1]:
        state.knows[card] |= 1


def _a_dilemma(state: Any) -> None:
    """Planted: the player who places a Dilemma has looked at it."""
    for dilemma in state.dilemmas:
        if dilemma != NO_DILEMMA:
            state.knows[KNOWS_DILEMMA + dilemma] |= 1 << state.active


def _a_flip(state: Any) -> None:
    """Planted: a flipped Dilemma is forgotten."""
    for dilemma in state.dilemmas:
        if dilemma != NO_DILEMMA:
            state.knows[KNOWS_DILEMMA + dilemma] = 0


def _a_guard(state: Any) -> None:
    """Planted: everybody sees who guards a Location."""
    for cards in state.guards.values():
        for card in cards:
            state.knows[card] = state.open


def _an_attack(state: Any) -> None:
    """Planted: an attack is forgotten by the player who led it before."""
    for place, cards in state.attacks.items():
        for card in cards:
            if not state.is_up(card):
                state.knows[card] = 1 << state.controller(place) & ~1


def _a_pass(state: Any) -> None:
    """Planted: a player keeps in mind what the receiver has put away face-down."""
    for card in state.reserves[0]:
        state.knows[card] |= 2


@pytest.mark.parametrize(
    ("title", "disturb"),
    [
        ("time-clash", _a_hand),
        ("card-game", _a_hand),
        ("card-game", _a_guard),
        ("card-game", _an_attack),
        ("card-game", _a_pass),
        ("time-of-the-daleks", _a_hand),
        ("time-of-the-daleks", _a_dilemma),
        ("time-of-the-daleks", _a_flip),
    ],
)
def test_a_wrong_mark_would_be_found(title: str, disturb: Callable[[Any], None]) -> None:
    with pytest.raises(AssertionError, match="seen by"):
        compare(title, 3, 0, disturb)
