"""Who wins from here: a few figures of the table, weighed by what came of them in games between bots."""

from __future__ import annotations

from math import comb, exp, tanh
from typing import Final

from vortex.games.time_clash.advice.race import A_USUAL_CARD, best_added, open_values, success
from vortex.games.time_clash.advice.worth import pawn_worth
from vortex.games.time_clash.numbering import BUILD_UP, DOCTOR, ENEMY, SPECIAL
from vortex.games.time_clash.state import ClashState

_BUILD_UP: Final[tuple[float, ...]] = (
    *(0.14, -0.1, 0.08, -0.29, 0.21, -0.41, 0.18, -0.24, -2.0, 3.41),
    *(-0.15, 0.27, -0.46, 0.3, -0.38, -0.03, -0.06, 0.02, 0.01, 0.6, 0.07),
)
_ENDGAME: Final[tuple[float, ...]] = (
    *(-1.34, 0.63, 0.38, 0.98, 0.72, -0.87, 0.24, -0.56, -1.23, 0.52),
    *(0.25, 0.5, 0.65, -0.69, -0.12, -0.07, -0.43, 0.04),
)


def _hands(state: ClashState) -> tuple[float, float, float, float]:
    """For each team what its hands hold in points, and how many special cards, for one player."""
    pack = state.pack
    points = [0, 0]
    specials = [0, 0]
    for seat, hand in enumerate(state.hands):
        team = state.teams[seat]
        for card in hand:
            if pack.suit[card] == SPECIAL:
                specials[team] += 1
            else:
                points[team] += pack.size[card]
    return points[0] / 500.0, points[1] / 500.0, float(specials[0]), float(specials[1])


def features(state: ClashState) -> list[float]:
    """Other figures for each phase."""
    totals = state.totals
    whole = totals[0] + totals[1] + totals[2]
    is_doctor = state.teams[state.cycle[state.place]] == DOCTOR if state.cycle else True
    mover = 1.0 if is_doctor else -1.0
    opened = open_values(state)
    all_open = sum(opened)
    mine, theirs, tricks, their_tricks = _hands(state)
    given = best_added(state, DOCTOR) - best_added(state, ENEMY)
    # Before a Gambit the Doctor's team covers the worst open card; after its turn the other side the best one.
    next_turn = success(state, all_open - min(opened) + A_USUAL_CARD + given)
    later = success(state, all_open - max(opened) + A_USUAL_CARD + given)
    near = next_turn if is_doctor else later
    common = [
        1.0,
        mover,
        all_open / 500.0,
        near,
        mine,
        theirs,
        tricks,
        their_tricks,
        _scarce(state, DOCTOR),
        _scarce(state, ENEMY),
    ]
    if state.phase == BUILD_UP:
        reached = max(0.0, min(1.2, max(totals) / state.target))
        threats = state.threats / state.pack.threat_trigger
        # The nearer the Endgame, the more it matters who is ahead.
        balance = tanh(whole / 400.0)
        common += [
            balance,
            reached,
            threats,
            balance * threats,
            balance * threats * threats,
            balance * reached,
            mover * threats,
            mover * reached,
            near * reached,
            near * threats,
        ]
        return [*common, pawn_worth(state, DOCTOR, state.pawn)]
    balance = tanh(whole / 300.0)
    safe = tanh((whole - 300) / 150.0)
    common += [whole / 500.0, balance, safe, mover * balance, mover * safe, near * mover, near * safe]
    return [*common, pawn_worth(state, DOCTOR, state.pawn)]


def _scarce(state: ClashState, team: int) -> float:
    """How near a team's deck is to its end: what lies on the stacks does not come back."""
    left = len(state.decks[team]) + len(state.discards[team])
    return max(0.0, 1.0 - left / 8.0)


def doctor_chance(state: ClashState) -> float:
    """The Doctor's team's chance to win this game of the match."""
    if not state.cycle:
        return 0.5
    weights = _BUILD_UP if state.phase == BUILD_UP else _ENDGAME
    score = 0.0
    for weight, figure in zip(weights, features(state), strict=True):
        score += weight * figure
    return 1.0 / (1.0 + exp(-score))


def match_chance(state: ClashState, game: float) -> float:
    """The Doctor's team's chance to win the match, if it wins this game with this chance and later ones with even."""
    needed = state.match // 2 + 1
    mine, theirs = (needed - won for won in state.wins)
    return game * _even(mine - 1, theirs) + (1.0 - game) * _even(mine, theirs - 1)


def _even(mine: int, theirs: int) -> float:
    """The chance that a team wins the games it still needs first, if each game is even."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    left = mine + theirs - 1
    return sum(comb(left, won) for won in range(mine, left + 1)) / (1 << left)
