"""TC-ENDGAME and TC-WIN: leaving the Build-up, the Enemy's victory, and how a match ended."""

from __future__ import annotations

from vortex.games.time_clash.numbering import BY_FLIP, BY_THREATS, DOCTOR, ENDINGS, ENEMY
from vortex.games.time_clash.rules.arcs import FLIP_BENEFIT, ArcDiscard
from vortex.games.time_clash.state import ClashState
from vortex.kernel.game import Outcome


def are_threats_enough(state: ClashState) -> bool:
    """TC-ENDGAME-03, TC-ENDGAME-04: `threats` sums up the Threats of the Enemy stack only."""
    return state.threats <= state.pack.threat_trigger  # TC-RULING-43


def check_enemy_trigger(state: ClashState) -> None:
    """TC-ENDGAME-05 to TC-ENDGAME-07: automatic, in the third step of an Enemy turn, whatever was played.

    TC-ENDGAME-17: the Doctor's team gets no discard for it.
    """
    if are_threats_enough(state):
        state.start_endgame(BY_THREATS)


def can_flip(state: ClashState) -> bool:
    """TC-ENDGAME-08 to TC-ENDGAME-11: a stack that got a positive card this turn has reached the target."""
    raised = state.raised
    totals = state.totals
    target = state.target
    return (
        (raised & 1 and totals[0] >= target)
        or (raised & 2 and totals[1] >= target)
        or (raised & 4 and totals[2] >= target)
    ) != 0


def flip(state: ClashState, seat: int) -> None:
    """TC-ENDGAME-13 to TC-ENDGAME-16: an even chance; the Endgame face also lets a Threat be discarded.

    TC-ENDGAME-18: a failed flip costs nothing.
    """
    # TC-RULING-45: the third step comes once, and so does the flip
    if state.flip_disk(seat):
        state.start_endgame(BY_FLIP)
        state.call(ArcDiscard(FLIP_BENEFIT, 0, seat))


def has_enemy_won(state: ClashState) -> bool:
    """TC-WIN-03 to TC-WIN-05: below zero over all three stacks."""
    return sum(state.totals) < 0


def outcome(state: ClashState) -> Outcome:
    """TC-WIN-09: the match goes to the team with the majority of the games."""
    winner = DOCTOR if state.wins[DOCTOR] > state.wins[ENEMY] else ENEMY
    winners = tuple(seat for seat in range(state.seats) if state.teams[seat] == winner)
    scores = tuple(state.wins[team] for team in state.teams)
    return Outcome(ENDINGS[state.how], winners, scores)
