"""Positions for tests: a table that has been set up, then written down as the test wants it, with scripted luck.

Everything is said in the notation's words: `"fez"`, `"earth-past"`, `"go earth-past"`.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from tests.scripted import ScriptedChance

from vortex.games.time_of_the_daleks import TimeOfTheDaleks, load
from vortex.games.time_of_the_daleks.choices import TAKE_COLOUR, TAKE_DOCTOR
from vortex.games.time_of_the_daleks.notation import zone_keys
from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    CONDITIONS,
    CONSOLE,
    EARTH_ZONES,
    HELP_AFAR,
    HELP_ON_SITE,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
    NO_DILEMMA,
    SYMBOLS,
    is_tile_zone,
    tile_of,
    without,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.game import OptionValue
from vortex.kernel.pack import PackFiles
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import Frame, advance, ask_again

DOCTORS = ("eleventh", "fourth", "twelfth", "first")

CAPTAIN_JACK = """
[[companion]]
key = "captain-jack"
name = "Captain Jack"
deck = "alien"
add = ["1 red"]
focus = ["red", "green/red"]
reroll = ["all red"]
source = "rulebook"
known = ["name", "add"]
"""
"""The Companion of the rulebook's examples who is not in the pack."""


@cache
def the_game() -> TimeOfTheDaleks:
    return load(None)


@cache
def the_rules_game() -> TimeOfTheDaleks:
    """With cards that stay as they are when those of the game are tuned: the rules are proven with their figures."""
    return load(PackFiles(Path(__file__).parent / "pack_for_rules"))


def game_with(folder: Path, **more: str) -> TimeOfTheDaleks:
    """The game with further cards: `companions="[[companion]]..."` is added to companions.toml in a copy."""
    own = Path(__file__).parent / "pack_for_rules"
    target = folder / "pack"
    shutil.copytree(own, target, dirs_exist_ok=True)
    for name, text in more.items():
        path = target / f"{name}.toml"
        path.write_text(path.read_text() + "\n" + text)
    return load(PackFiles(target))


def the_game_folder() -> Path:
    import vortex.games.time_of_the_daleks as package

    assert package.__file__
    return Path(package.__file__).parent


def _put_on_top(deck: list[int], cards: list[int]) -> None:
    """The first of the cards is drawn first; the top of a deck is its end."""
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


class Position:
    """A state and the words to write it down and to play on from it."""

    def __init__(
        self,
        seats: int = 2,
        doctors: tuple[str, ...] = DOCTORS,
        game: TimeOfTheDaleks | None = None,
        seed: int = 1,
        **options: OptionValue,
    ) -> None:
        """Set up with the given Doctors by seat, as far as the first player's first question. Hands are emptied
        and Dilemmas laid as the seed has it; write down what matters. Options: `k9=True`, `first_game=True`."""
        self.game = game or the_rules_game()
        self.pack = self.game.pack
        settled = {key.replace("_", "-"): value for key, value in options.items()}
        state = self.game.new(settled, seats, seed)
        while state.topic in ("doctor", "colour"):
            seat = state.asked
            if state.topic == "doctor":
                self.game.apply(state, TAKE_DOCTOR + self.pack.doctor_keys.index(doctors[seat]))
            else:
                self.game.apply(state, TAKE_COLOUR + seat)
        self.state: DaleksState = state

    # -- writing down ------------------------------------------------------------------------------

    def luck(self, *numbers: int, orders: tuple[list[int], ...] = ()) -> Position:
        """Script what `below` gives next. Story dice take the index of a face (see `face`), not a symbol."""
        self.state.chance = ScriptedChance(numbers, orders)
        return self

    def falls(self, *looks: str) -> Position:
        """Script the next Story dice: `falls("black-running", "green-tactics")`, the caller's pool before the helper's,
        each black, green, blue, red."""
        return self.luck(*[self.face(*look.split("-")) for look in looks])

    def face(self, colour: str, symbol: str) -> int:
        """The scripted number that makes a die of this colour show this symbol."""
        return self.pack.die_faces[COLOURS.index(colour)].index(SYMBOLS.index(symbol))

    def tardis_face(self, tardis: bool) -> int:
        return self.pack.tardis_faces.index(tardis)

    def card(self, key: str) -> int:
        return self.pack.card_keys.index(key)

    def companion(self, key: str) -> int:
        return self.pack.companion_keys.index(key)

    def zone(self, key: str) -> int:
        return CONSOLE if key == "console" else zone_keys(self.pack).index(key)

    def dilemma(self, key: str) -> int:
        return self.pack.dilemma_keys.index(key)

    def anomaly(self, key: str) -> int:
        return self.pack.anomaly_keys.index(key)

    def _lift_card(self, card: int) -> None:
        state = self.state
        for pile in (*state.hands, state.tw_deck, state.tw_discard):
            if card in pile:
                pile.remove(card)
        state.equipment = [without(cards, card) for cards in state.equipment]
        state.in_play = without(state.in_play, card)

    def hand(self, seat: int, *keys: str) -> Position:
        """This and nothing else in the seat's hand; what was there goes under the deck."""
        state = self.state
        for card in state.hands[seat][:]:
            state.hands[seat].remove(card)
            state.tw_deck.insert(0, card)
            state.knows[card] = 0
        for key in keys:
            card = self.card(key)
            self._lift_card(card)
            state.hands[seat].append(card)
            state.knows[card] = 1 << seat
        return self

    def no_hands(self) -> Position:
        for seat in range(self.state.seats):
            self.hand(seat)
        return self

    def equip(self, seat: int, *keys: str) -> Position:
        state = self.state
        state.tw_discard += state.equipment[seat]
        state.equipment[seat] = ()
        for key in keys:
            card = self.card(key)
            self._lift_card(card)
            state.equipment[seat] += (card,)
            state.show(card)
        state.derive()
        return self

    def crew(self, seat: int, *keys: str, part_time: tuple[str, ...] = ()) -> Position:
        """These Companions and no others on the console; those in `part_time` as part-timers."""
        state = self.state
        for companion in state.companions[seat]:
            state.companion_deck(companion).insert(0, companion)
            state.knows[KNOWS_COMPANION + companion] = 0
            state.part_timers &= ~(1 << companion)
        state.companions[seat] = ()
        for key in (*keys, *part_time):
            companion = self.companion(key)
            for pile in (state.earth_deck, state.alien_deck):
                if companion in pile:
                    pile.remove(companion)
            state.companions = [without(crew, companion) for crew in state.companions]
            state.companion_discard = without(state.companion_discard, companion)
            state.companions[seat] += (companion,)
            state.show(KNOWS_COMPANION + companion)
            if key in part_time:
                state.part_timers |= 1 << companion
        state.derive()
        return self

    def be(self, seat: int, doctor: str) -> Position:
        self.state.doctors[seat] = self.pack.doctor_keys.index(doctor)
        self.state.derive()
        return self

    def sonic(self, seat: int, tokens: int) -> Position:
        self.state.tokens[seat] = tokens
        return self

    def stand(self, seat: int, zone: str) -> Position:
        """Put a Doctor somewhere; a tile comes into play (without Dilemmas), an anomaly must be there already."""
        number = self.zone(zone)
        if is_tile_zone(number):
            self.lay_tile(self.pack.tile_keys[tile_of(number)])
        self.state.places[seat] = number
        return self

    def lay_tile(self, key: str) -> Position:
        state = self.state
        tile = self.pack.tile_keys.index(key)
        if tile not in state.tiles:
            for pile in (state.location_deck, state.location_discard):
                if tile in pile:
                    pile.remove(tile)
            state.tiles.append(tile)
            state.show(KNOWS_TILE + tile)
        return self

    def lay(self, zone: str, dilemma: str, face_up: bool = True) -> Position:
        """A certain Dilemma in a zone; with an empty text none."""
        state = self.state
        number = self.zone(zone)
        if is_tile_zone(number):
            self.lay_tile(self.pack.tile_keys[tile_of(number)])
        there = state.dilemmas[number]
        if there != NO_DILEMMA:
            state.dilemma_deck.insert(0, there)
            state.knows[KNOWS_DILEMMA + there] = 0
            state.dilemmas[number] = NO_DILEMMA
        if not dilemma:
            return self
        wanted = self.dilemma(dilemma)
        for pile in (state.dilemma_deck, state.dilemma_discard):
            if wanted in pile:
                pile.remove(wanted)
        for other in range(len(state.dilemmas)):
            if state.dilemmas[other] == wanted:
                state.dilemmas[other] = state.dilemma_deck.pop()
        state.dilemmas[number] = wanted
        state.knows[KNOWS_DILEMMA + wanted] = 0
        if face_up:
            state.show(KNOWS_DILEMMA + wanted)
        return self

    def daleks(self, place: str, count: int) -> Position:
        """On a zone of Earth or on a tile (by the tile's key)."""
        if place in self.pack.tile_keys:
            self.lay_tile(place)
            self.state.daleks[EARTH_ZONES + self.pack.tile_keys.index(place)] = count
        else:
            self.state.daleks[self.zone(place)] = count
        self.state.derive()
        return self

    def in_force(self, anomaly: str) -> Position:
        """A Time Anomaly lies on the table, with its prisoners, without its effect text."""
        state = self.state
        number = self.anomaly(anomaly)
        if number in state.anomaly_deck:
            state.anomaly_deck.remove(number)
        state.anomalies.append(number)
        state.show(KNOWS_ANOMALY + number)
        for colour, count in enumerate(self.pack.anomaly_imprisons[number]):
            state.prison[4 * number + colour] = count
        return self

    def next_anomaly(self, *keys: str) -> Position:
        """The top of the Time Anomaly deck, first to come first."""
        state = self.state
        for key in reversed(keys):
            number = self.anomaly(key)
            state.anomaly_deck.remove(number)
            state.anomaly_deck.append(number)
        return self

    def next_tiles(self, *keys: str) -> Position:
        """The top of the Location deck, first to come first."""
        _put_on_top(self.state.location_deck, [self.pack.tile_keys.index(key) for key in keys])
        return self

    def next_dilemmas(self, *keys: str) -> Position:
        """The top of the Dilemma deck, first to come first; one that lies somewhere changes places with the bottom."""
        state = self.state
        wanted = [self.dilemma(key) for key in keys]
        _put_on_top(state.dilemma_deck, [dilemma for dilemma in wanted if dilemma in state.dilemma_deck])
        for zone, dilemma in enumerate(state.dilemmas):
            if dilemma in wanted:
                state.dilemmas[zone] = state.dilemma_deck.pop(0)
                state.dilemma_deck.append(dilemma)
                state.knows[KNOWS_DILEMMA + dilemma] = 0
        _put_on_top(state.dilemma_deck, wanted)
        return self

    def next_companions(self, *keys: str) -> Position:
        """The top of the Companion decks, each in its own, first to come first."""
        for key in reversed(keys):
            companion = self.companion(key)
            _put_on_top(self.state.companion_deck(companion), [companion])
        return self

    def next_cards(self, *keys: str) -> Position:
        """The top of the Timey-Wimey deck, first to come first."""
        wanted = [self.card(key) for key in keys]
        for card in reversed(wanted):
            self._lift_card(card)
            self.state.tw_deck.append(card)
            self.state.knows[card] = 0
        return self

    def pool(self, pool: int = 0, **dice: int) -> Position:
        """Dice gathered, before the roll: `pool(black=5, blue=2)`."""
        for colour, count in dice.items():
            self.state.pool[4 * pool + COLOURS.index(colour)] = count
        return self

    def shows(self, *looks: str, pool: int = 0) -> Position:
        """Dice on the table after a roll: `"green-running"`."""
        for look in looks:
            colour, symbol = look.split("-")
            self.state.dice[24 * pool + 6 * COLOURS.index(colour) + SYMBOLS.index(symbol)] += 1
            self.state.shown[SYMBOLS.index(symbol)] += 1
        self.state.has_rolled = True
        self.state.derive()
        return self

    def facing(self, zone: str, challenge: str = "", conditions: str = "") -> Position:
        """In the middle of an Adventure of the active player, with this challenge ("running running science") or
        that of the zone, and these conditions ("fixed point, time breach") or none."""
        state = self.state
        state.clear_adventure()
        state.places[state.active] = self.zone(zone)
        state.adventure_zone = self.zone(zone)
        if state.adventure_zone < len(state.dilemmas):
            state.adventure_dilemma = state.dilemmas[state.adventure_zone]
        symbols = challenge.split()
        state.need = tuple(symbols.count(symbol) for symbol in SYMBOLS)
        for condition in filter(None, conditions.split(", ")):
            state.conditions |= 1 << CONDITIONS.index(condition)
        return self

    def helped_by(self, seat: int, on_site: bool) -> Position:
        """The Adventure of the active player has a helper; on-site the helper's marker is there too."""
        state = self.state
        state.helper = seat
        state.help = HELP_ON_SITE if on_site else HELP_AFAR
        if on_site:
            state.places[seat] = state.adventure_zone
        state.helper_zone = state.places[seat]
        return self

    def turn_of(self, seat: int) -> Position:
        """That seat is active and everything it could have used is unused."""
        self.state.active = seat
        self.state.used = ()
        return self

    # -- playing -----------------------------------------------------------------------------------

    def run(self, frame: Frame, tally: int = 0) -> Position:
        """Forget the stack and carry out this frame alone, as far as the first question or to its end.

        When it has finished the stack is empty and the kernel takes the game for over: `state.over` means nothing
        then, `state.ending` does."""
        state = self.state
        state.clear_stack()
        state.over = False
        state.call(frame, tally)
        advance(state)
        return self

    def choose(self, *notations: str) -> Position:
        for text in notations:
            self.game.apply(self.state, self.game.notation.read(text))
        return self

    def again(self) -> Position:
        """The present question once more, after something else was written down."""
        ask_again(self.state)
        return self

    @property
    def options(self) -> list[str]:
        return [self.game.notation.write(choice) for choice in self.state.options]

    @property
    def asked(self) -> tuple[int, str]:
        return self.state.asked, self.state.topic

    def why_not(self, notation: str) -> Refusal | None:
        return self.game.why_not(self.state, self.state.asked, self.game.notation.read(notation))

    def refused(self, notation: str) -> str:
        """The rule by which this choice is refused; an empty text where it is allowed."""
        refusal = self.why_not(notation)
        return refusal.rule if refusal else ""

    # -- reading -----------------------------------------------------------------------------------

    def covered(self) -> int:
        """How many symbols of the challenge the dice on the table cover."""
        return sum(min(pair) for pair in zip(self.state.shown, self.state.need, strict=True))

    def hand_of(self, seat: int) -> list[str]:
        return [self.pack.card_keys[card] for card in self.state.hands[seat]]

    def crew_of(self, seat: int) -> list[str]:
        return [self.pack.companion_keys[companion] for companion in self.state.companions[seat]]

    def place_of(self, seat: int) -> str:
        place = self.state.places[seat]
        return "console" if place == CONSOLE else zone_keys(self.pack)[place]

    def dice_of(self, pool: int = 0) -> dict[str, int]:
        """By colour, before the roll from the gathered pool, after it from the table."""
        state = self.state
        if state.has_rolled:
            counts = [state.count_dice(pool, colour) for colour in range(4)]
        else:
            counts = state.pool[4 * pool : 4 * pool + 4]
        return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}

    def looks_of(self, pool: int = 0) -> list[str]:
        """The dice on the table after the roll, each as "green-running", by colour and symbol."""
        return [
            f"{COLOURS[look // 6]}-{SYMBOLS[look % 6]}"
            for look in range(24)
            for _ in range(self.state.dice[24 * pool + look])
        ]

    def is_face_up(self, zone: str) -> bool:
        return self.state.is_face_up(self.state.dilemmas[self.zone(zone)])

    def tiles(self) -> list[str]:
        return [self.pack.tile_keys[tile] for tile in self.state.tiles]

    def dilemma_at(self, zone: str) -> str:
        dilemma = self.state.dilemmas[self.zone(zone)]
        return "" if dilemma == NO_DILEMMA else self.pack.dilemma_keys[dilemma]
