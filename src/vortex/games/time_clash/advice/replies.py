"""Counters: what the thing would do, against what the counter costs."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.advice.effects import program_worth
from vortex.games.time_clash.advice.race import GAME, success
from vortex.games.time_clash.advice.stacks import numbered_score, race_of
from vortex.games.time_clash.advice.worth import pawn_worth
from vortex.games.time_clash.choices import CANCEL, COUNTER
from vortex.games.time_clash.numbering import DOCTOR, OPTIONS, SPECIAL, STACKS
from vortex.games.time_clash.rules.counter import Counterable, UseCounter
from vortex.games.time_clash.rules.doctor import MovePawn
from vortex.games.time_clash.rules.gambit import Contribution
from vortex.games.time_clash.rules.numbered import PlayNumbered
from vortex.games.time_clash.rules.play import PlaySpecial
from vortex.games.time_clash.rules.special import Loss
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS

_LATER: Final = 1.2
"""What a counter is kept for, if it is kept."""


def _cost(state: ClashState, seat: int, card: int, option: int) -> float:
    """A counter with a text that brings something costs nothing but itself; a shield is a Tech that is gone, for
    another card."""
    pack = state.pack
    if pack.suit[card] != SPECIAL:
        return 0.5
    after = pack.after[card][option - len(pack.uses[card])]
    return _LATER if program_worth(state, seat, card, after, None) > 0.0 else 3.0


def threat_of(state: ClashState) -> float:
    """What the thing in the window does for the other side."""
    for frame in reversed(state.frames):
        if isinstance(frame, UseCounter):
            return 3.0
        if isinstance(frame, PlayNumbered):
            team = state.teams[frame.seat]
            return numbered_score(state, team, frame.card, frame.stack, race_of(state, team))
        if isinstance(frame, Contribution):
            return _in_gambit(state, frame.card, rest=state.contributed())
        if isinstance(frame, PlaySpecial):
            program = state.pack.uses[frame.card][frame.option]
            race = race_of(state, state.teams[frame.seat])
            return program_worth(state, frame.seat, frame.card, program, race)
        if isinstance(frame, Loss):
            return state.pack.size[frame.card] / 100.0
        if isinstance(frame, MovePawn):
            team = state.teams[frame.seat]
            return pawn_worth(state, team, frame.stack) - pawn_worth(state, team, state.pawn) + 0.8
        if isinstance(frame, Counterable):
            return 2.0
    return 2.0


def _in_gambit(state: ClashState, card: int, rest: int) -> float:
    """How much a card changes the chance of the Gambit, now or with what may still come."""
    value = state.pack.value[card]
    team = state.pack.team[card]
    sign = 1.0 if team == DOCTOR else -1.0
    swing = success(state, rest + value) - success(state, rest)
    later = success(state, rest + 300 + value) - success(state, rest + 300)
    return GAME * sign * (0.6 * swing + 0.4 * later)


def counter_scores(state: ClashState) -> list[float]:
    threat = threat_of(state)
    return [
        0.0 if choice == PASS else threat - _cost(state, state.asked, *divmod(choice - COUNTER, OPTIONS))
        for choice in state.options
    ]


def cancel_scores(state: ClashState) -> list[float]:
    """A card turned sideways: it would also leave its stack."""
    found: list[float] = []
    whole = state.contributed()
    for choice in state.options:
        if choice == PASS:
            found.append(0.0)
            continue
        rest, option = divmod(choice - CANCEL, OPTIONS)
        card, stack = divmod(rest, STACKS)
        turned = next(other for other in state.stacks[stack] if other in state.gambit)
        value = state.pack.value[turned]
        found.append(
            _in_gambit(state, turned, whole - value)
            + abs(value) / 100.0 * 0.6
            - _cost(state, state.asked, card, option)
        )
    return found
