"""Who wins from here: a few figures of the table, weighed by what came of them in games between bots."""

from __future__ import annotations

from math import comb, exp, tanh

from vortex.games.time_clash.advice.gambits import best_outlook, outlook
from vortex.games.time_clash.cards import DOCTOR, SPECIAL
from vortex.games.time_clash.state import BUILD_UP, Table

_BUILD_UP: tuple[float, ...] = (
    *(0.11, -0.31, 0.18, 0.09, 0.31, -0.55, 0.33, -0.34, 0.06, -0.2, -0.13, 0.23, -0.35, 0.1, 0.04),
)
_ENDGAME: tuple[float, ...] = (
    *(-1.51, 0.36, 1.48, 0.99, -1.18, 0.12, 0.34, 0.26, 0.99, -1.0, 0.04, -0.46, 0.45),
)


def _hands(state: Table) -> tuple[float, float, float, float]:
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


def features(state: Table) -> list[float]:
    """The same number for both phases, but not the same figures."""
    value = state.pack.value
    totals = state.totals
    whole = totals[0] + totals[1] + totals[2]
    is_doctor = state.teams[state.cycle[state.place]] == DOCTOR if state.cycle else True
    mover = 1.0 if is_doctor else -1.0
    up = down = 0
    for cards in state.stacks:
        if cards:
            top = value[cards[-1]]
            if top > 0:
                up += top
            else:
                down += top
    mine, theirs, tricks, their_tricks = _hands(state)
    if state.phase == BUILD_UP:
        reached = max(0.0, max(totals) / state.target)
        threats = state.threats / state.pack.threat_trigger
        # The nearer the Endgame, the more it matters who is ahead.
        balance = tanh(whole / 400.0)
        return [
            1.0,
            balance,
            up / 500.0,
            down / 500.0,
            reached,
            threats,
            mine,
            theirs,
            tricks,
            their_tricks,
            mover,
            balance * threats,
            balance * threats * threats,
            balance * reached,
            mover * max(threats, 0.0),
        ]
    balance = tanh(whole / 300.0)
    likely = outlook(state)
    best = best_outlook(state)
    return [
        1.0,
        whole / 500.0,
        balance,
        mover,
        mover * balance,
        likely,
        best,
        mover * best,
        mine,
        theirs,
        tricks,
        their_tricks,
        (up + down) / 500.0,
    ]


def doctor_chance(state: Table) -> float:
    """The Doctor's team's chance to win this game of the match."""
    if not state.cycle:
        return 0.5
    weights = _BUILD_UP if state.phase == BUILD_UP else _ENDGAME
    score = 0.0
    for weight, figure in zip(weights, features(state), strict=True):
        score += weight * figure
    return 1.0 / (1.0 + exp(-score))


def match_chance(state: Table, game: float) -> float:
    """The Doctor's team's chance to win the match, if it wins this game with this chance and later ones with even."""
    needed = state.match // 2 + 1
    mine, theirs = (needed - won for won in state.wins)
    return game * _even(mine - 1, theirs) + (1.0 - game) * _even(mine, theirs - 1)


def _even(mine: int, theirs: int) -> float:
    """Who needs so many more wins of even games gets them first with this chance."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    left = mine + theirs - 1
    return sum(comb(left, won) for won in range(mine, left + 1)) / (1 << left)
