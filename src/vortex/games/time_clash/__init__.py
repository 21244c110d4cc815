"""Doctor Who Time Clash: two teams, three stacks, one Vortex. The door.

Only this game has `pending`: what has been declared and can still be countered, as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from vortex.games.time_clash import gallery, imagine, odds, offers, questions, refusals, view
from vortex.games.time_clash.advice import ClashAdvice
from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.events import EVENTS
from vortex.games.time_clash.log import event_log
from vortex.games.time_clash.measures import ClashMeasuring
from vortex.games.time_clash.notation import make_notation
from vortex.games.time_clash.numbering import DOCTOR, ENEMY, SEAT_NAMES
from vortex.games.time_clash.observation import LAYOUT, observe_into
from vortex.games.time_clash.rules import FRAMES
from vortex.games.time_clash.rules.dispatch import ClashDispatch
from vortex.games.time_clash.rules.ending import outcome
from vortex.games.time_clash.rules.match import Match
from vortex.games.time_clash.state import ClashState
from vortex.games.time_clash.zones import teams_of
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
from vortex.kernel.odds import GoOn, Luck, Odds, no_hurry
from vortex.kernel.pack import PackFiles
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import use_dispatch
from vortex.kernel.words import Words, say

OWN_PACK = Path(__file__).parent / "pack"

use_dispatch(ClashState, ClashDispatch())


class TimeClash(Game[ClashState]):
    """TC-RULING-01: two, three or four seats."""

    key = "time-clash"
    title = "Doctor Who Time Clash"
    rules_version = 2
    seats = range(2, len(SEAT_NAMES) + 1)
    table_seats = 2
    options = (
        # TC-MATCH-02; TC-RULING-63: a single game is ours
        GameOption("match", (3, 5, 1), 3, say("tc-option-match")),
        GameOption("lone", ("enemy", "doctor"), "enemy", say("tc-option-lone"), seats=(3,)),
    )
    choices = TABLE
    frames = FRAMES
    questions = questions.QUESTIONS
    events = EVENTS
    view_type = view.ClashView
    observation = LAYOUT
    most_decisions = 20_000
    advice = ClashAdvice()

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.hash
        self.log = event_log(pack)
        self.measuring = ClashMeasuring(pack)
        self.notation = make_notation(pack)
        self._event_keys = {**self.notation.names, "effect": pack.effect_keys}

    @property
    def event_keys(self) -> Mapping[str, Sequence[str]]:
        return self._event_keys

    def sides(self, options: Mapping[str, OptionValue], seats: int) -> tuple[int, ...]:
        return teams_of(seats, DOCTOR if options["lone"] == "doctor" else ENEMY)

    def set_up(self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes) -> ClashState:
        teams = self.sides(options, seats)
        state = ClashState(self.pack, seats, chance_from_seed(seed), int(options["match"]), teams)
        state.reset_match()
        state.clear()
        state.call(Match())
        return state

    def clone(self, state: ClashState) -> ClashState:
        return state.clone()

    def determinise(self, state: ClashState, seat: int | None, chance: Chance) -> ClashState:
        return imagine.determinise(state, viewer_at(state, seat), chance)

    def outcome(self, state: ClashState) -> Outcome | None:
        return outcome(state) if state.over else None

    def turns(self, state: ClashState) -> int:
        return state.turns

    def rounds(self, state: ClashState) -> int:
        return (state.turns + state.seats - 1) // state.seats

    def view(self, state: ClashState, seat: int | None) -> View:
        return cast(View, view.view(state, viewer_at(state, seat)))

    def prompt(self, state: ClashState, question: Question) -> Words:
        return questions.prompt(state, question)

    def observe_into(self, row: bytearray, at: int, state: ClashState, seat: int) -> None:
        observe_into(row, at, state, seat)

    def option(self, state: ClashState, choice: int) -> Option:
        return offers.option(state, choice, self.notation)

    def refusal(self, state: ClashState, seat: int, choice: int) -> Refusal:
        return refusals.refusal(state, seat, choice)

    def odds(
        self, state: ClashState, seat: int, in_full: bool = False, go_on: GoOn = no_hurry
    ) -> Odds | None:
        return odds.odds(state, seat_at(state, seat))

    def luck(self, state: ClashState) -> Luck | None:
        return odds.luck(state)

    def success(self, seat: int) -> Words:
        return say("tc-success")

    def gallery(self) -> list[CardFace]:
        return gallery.gallery(self.pack)

    def field_word(self, field: str, word: str) -> Words | None:
        return gallery.field_word(self.pack, field, word)

    def dump_state(self, state: ClashState) -> dict[str, Any]:
        return state.dump_fields()

    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> ClashState:
        state = ClashState(self.pack, seats, chance, data["match"], tuple(data["teams"]))
        state.load_fields(data)
        state.derive()
        return state


@cache
def _own() -> TimeClash:
    return TimeClash(Pack(PackFiles(OWN_PACK)))


def load(files: PackFiles | None = None) -> TimeClash:
    """The game with its own pack, read once, or with other cards."""
    return _own() if files is None else TimeClash(Pack(files))
