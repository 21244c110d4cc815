"""Doctor Who Time Clash: two teams, three stacks, one Vortex. The door.

This game alone has `pending`: what has been declared and can still be countered, as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from vortex.games.time_clash import events as declared
from vortex.games.time_clash import imagine, odds, offers, refusals
from vortex.games.time_clash.advice import TimeClashAdvice
from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.gallery import gallery
from vortex.games.time_clash.log import log_of
from vortex.games.time_clash.measures import ClashMeasuring
from vortex.games.time_clash.numbering import DOCTOR, ENDINGS, ENEMY, OPTION_NAMES, SEAT_NAMES, STACK_NAMES
from vortex.games.time_clash.observation import LAYOUT, observe_into
from vortex.games.time_clash.questions import QUESTIONS, prompt
from vortex.games.time_clash.rules import FRAMES
from vortex.games.time_clash.rules.match import Match
from vortex.games.time_clash.state import ClashState
from vortex.games.time_clash.view import ClashView, view
from vortex.games.time_clash.zones import teams_of
from vortex.kernel.chance import Chance, chance_from_seed
from vortex.kernel.choices import Notation
from vortex.kernel.events import kinds_of
from vortex.kernel.game import (
    CardFace,
    Game,
    GameOption,
    Option,
    OptionValue,
    Outcome,
    Question,
    View,
)
from vortex.kernel.odds import GoOn, Odds, no_hurry
from vortex.kernel.refusal import Refusal
from vortex.kernel.words import Words, say

OWN_PACK = Path(__file__).parent / "pack"


class TimeClash(Game[ClashState]):
    """TC-RULING-01: two, three or four seats."""

    key = "time-clash"
    title = "Doctor Who Time Clash"
    rules_version = 1
    seats = range(2, 5)
    options = (
        # TC-MATCH-02; a single game is for simulation
        GameOption("match", (1, 3, 5), 3, say("tc-option-match")),
        GameOption("lone", ("enemy", "doctor"), "enemy", say("tc-option-lone"), seats=(3,)),
    )
    choices = TABLE
    frames = FRAMES
    questions = QUESTIONS
    events = kinds_of(declared.__name__)
    view_type = ClashView
    observation = LAYOUT
    most_decisions = 20_000
    advice = TimeClashAdvice()

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.hash
        self.log = log_of(pack)
        self.measuring = ClashMeasuring(pack)
        self.notation = Notation(
            TABLE,
            {
                "card": pack.keys,
                "arc": pack.arc_keys,
                "stack": STACK_NAMES,
                "option": OPTION_NAMES,
                "seat": SEAT_NAMES,
            },
        )

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
        return imagine.determinise(state, seat, chance)

    def outcome(self, state: ClashState) -> Outcome | None:
        """TC-WIN-09: the match goes to the team with the majority of the games."""
        if not state.over:
            return None
        winner = DOCTOR if state.wins[DOCTOR] > state.wins[ENEMY] else ENEMY
        winners = tuple(seat for seat in range(state.seats) if state.teams[seat] == winner)
        scores = tuple(state.wins[team] for team in state.teams)
        return Outcome(ENDINGS[state.how], winners, scores)

    def turns(self, state: ClashState) -> int:
        return state.turns

    def rounds(self, state: ClashState) -> int:
        return (state.turns + state.seats - 1) // state.seats

    def view(self, state: ClashState, seat: int | None) -> View:
        return dict(view(state, seat))

    def prompt(self, state: ClashState, question: Question) -> Words:
        return prompt(state, question)

    def observe_into(self, row: bytearray, at: int, state: ClashState, seat: int) -> None:
        observe_into(row, at, state, seat)

    def option(self, state: ClashState, choice: int) -> Option:
        return offers.option(state, self.notation, choice)

    def refusal(self, state: ClashState, seat: int, choice: int) -> Refusal:
        return refusals.refusal(state, seat, choice)

    def odds(
        self, state: ClashState, seat: int, in_full: bool = False, go_on: GoOn = no_hurry
    ) -> Odds | None:
        return odds.odds(state, seat)

    def success(self, seat: int) -> Words:
        return say("tc-success")

    def gallery(self) -> list[CardFace]:
        return gallery(self.pack)

    def dump_state(self, state: ClashState) -> dict[str, Any]:
        return state.dump_fields()

    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> ClashState:
        state = ClashState(self.pack, seats, chance, data["match"], tuple(data["teams"]))
        state.load_fields(data)
        state.derive()
        return state


_own: list[TimeClash] = []


def load(pack: Path | None) -> TimeClash:
    """The game with its own pack, read once, or with another."""
    if pack is not None:
        return TimeClash(Pack(pack))
    if not _own:
        _own.append(TimeClash(Pack(OWN_PACK)))
    return _own[0]
