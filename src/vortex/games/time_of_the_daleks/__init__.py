"""Time of the Daleks: one to four Doctors race to Gallifrey and hold off one shared enemy. The door.

Rooms that only this game has: `abilities`, what single cards can do besides effects; `icons`, their dice icons;
`consoles`, what the cards on a console carry together; `dice`, the verbs about dice; `stages`, the moments at which
cards can be used; `occasions`, the questions that each kind of choice can answer; `attempts`, an Adventure as the
odds need it; `described` and `described_pools`, an Adventure that is described in words, outside of any game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from vortex.dice.attempt import Counts, Futures, Prospect, Step
from vortex.games.time_of_the_daleks import gallery, imagine, odds, offers, questions, refusals, view
from vortex.games.time_of_the_daleks.advice import DaleksAdvice
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.described import described, written, written_step
from vortex.games.time_of_the_daleks.events import EVENTS
from vortex.games.time_of_the_daleks.log import event_log
from vortex.games.time_of_the_daleks.measures import DaleksMeasuring
from vortex.games.time_of_the_daleks.notation import make_notation
from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES, MOST_SEATS, NO_DILEMMA
from vortex.games.time_of_the_daleks.observation import LAYOUT, observe_into
from vortex.games.time_of_the_daleks.rules import FRAMES
from vortex.games.time_of_the_daleks.rules.dispatch import DaleksDispatch
from vortex.games.time_of_the_daleks.rules.ending import outcome
from vortex.games.time_of_the_daleks.rules.setup import SetUp
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import Chance, chance_from_seed
from vortex.kernel.game import (
    CardFace,
    Game,
    GameOption,
    Option,
    OptionValue,
    Outcome,
    Question,
    View,
    seat_at,
    viewer_at,
)
from vortex.kernel.odds import GoOn, Luck, no_hurry
from vortex.kernel.pack import PackFiles
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import use_dispatch
from vortex.kernel.words import Words, say

OWN_PACK = Path(__file__).parent / "pack"

use_dispatch(DaleksState, DaleksDispatch())


class TimeOfTheDaleks(Game[DaleksState]):
    key = "time-of-the-daleks"
    title = "Time of the Daleks"
    rules_version = 2
    seats = range(1, MOST_SEATS + 1)
    table_seats = 2
    nobody = say("tod-nobody")
    options = (
        GameOption("first-game", (False, True), False, say("tod-option-first-game")),
        GameOption("k9", (False, True), False, say("tod-option-k9")),
    )
    choices = TABLE
    frames = FRAMES
    questions = questions.QUESTIONS
    events = EVENTS
    view_type = view.DaleksView
    observation = LAYOUT
    most_decisions = 20_000

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.hash
        self.advice = DaleksAdvice(pack)
        self.log = event_log(pack)
        self.measuring = DaleksMeasuring(pack)
        self.notation = make_notation(pack)
        self._event_keys = {**self.notation.names, "dilemma": pack.dilemma_keys, "anomaly": pack.anomaly_keys}

    @property
    def event_keys(self) -> Mapping[str, Sequence[str]]:
        return self._event_keys

    def set_up(self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes) -> DaleksState:
        state = DaleksState(self.pack, seats, chance_from_seed(seed))
        state.clear()
        starter = state.chance.below(seats)
        state.call(SetUp(starter, bool(options["first-game"]), bool(options["k9"])))
        return state

    def clone(self, state: DaleksState) -> DaleksState:
        return state.clone()

    def determinise(self, state: DaleksState, seat: int | None, chance: Chance) -> DaleksState:
        return imagine.determinise(state, viewer_at(state, seat), chance)

    def outcome(self, state: DaleksState) -> Outcome | None:
        return outcome(state) if state.over else None

    def turns(self, state: DaleksState) -> int:
        return state.turn

    def rounds(self, state: DaleksState) -> int:
        return state.round

    def view(self, state: DaleksState, seat: int | None) -> View:
        return cast(View, view.view(state, viewer_at(state, seat)))

    def prompt(self, state: DaleksState, question: Question) -> Words:
        return questions.prompt(state, question)

    def observe_into(self, row: bytearray, at: int, state: DaleksState, seat: int) -> None:
        observe_into(row, at, state, seat)

    def option(self, state: DaleksState, choice: int) -> Option:
        return offers.option(state, choice, self.notation)

    def closed(self, state: DaleksState) -> list[int]:
        return refusals.closed(state)

    def refusal(self, state: DaleksState, seat: int, choice: int) -> Refusal:
        return refusals.refusal(state, seat, choice)

    def odds(
        self, state: DaleksState, seat: int, in_full: bool = False, go_on: GoOn = no_hurry
    ) -> Futures | None:
        return odds.odds(state, seat_at(state, seat), in_full, go_on)

    def luck(self, state: DaleksState) -> Luck | None:
        return odds.luck(state)

    def success(self, seat: int) -> Words:
        return say("tod-success")

    def described_attempt(self, words: Mapping[str, Sequence[str]]) -> Mapping[Prospect, str]:
        return described(self.pack, words)

    def written_dice(self, dice: Counts) -> str:
        return written(dice)

    def written_step(self, step: Step) -> tuple[str, str]:
        return written_step(step)

    def gallery(self) -> list[CardFace]:
        return gallery.gallery(self.pack)

    def field_word(self, field: str, word: str) -> Words | None:
        return gallery.field_word(self.pack, field, word)

    def dump_state(self, state: DaleksState) -> dict[str, Any]:
        return state.dump_fields()

    def comes_next(self, state: DaleksState, kind: str, key: str) -> bool:
        pack = state.pack
        if kind == "anomaly":
            return pack.anomaly_keys[state.anomaly_deck[-1]] == key
        if kind == "card":
            return any(pack.card_keys[card] == key for card in state.hands[0] or state.tw_deck[-1:])
        if kind == "companion":
            tops = (*state.earth_deck[-1:], *state.alien_deck[-1:])
            return any(pack.companion_keys[each] == key for each in tops)
        if kind == "dilemma":
            return any(pack.dilemma_keys[each] == key for each in state.dilemmas if each != NO_DILEMMA)
        if kind == "zone":
            tile = EARTH_ZONES + 2 * state.location_deck[-1]
            return key in pack.zone_keys[:EARTH_ZONES] or key in pack.zone_keys[tile : tile + 2]
        return kind in ("die", "tardis-die", "track", "console")

    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> DaleksState:
        state = DaleksState(self.pack, seats, chance)
        state.load_fields(data)
        state.derive()
        return state


@cache
def _own() -> TimeOfTheDaleks:
    return TimeOfTheDaleks(Pack(PackFiles(OWN_PACK)))


def load(files: PackFiles | None = None) -> TimeOfTheDaleks:
    """The game with its own pack, read once, or with other cards."""
    return _own() if files is None else TimeOfTheDaleks(Pack(files))
