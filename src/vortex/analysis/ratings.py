"""How strong the bots of a tournament are, from all its games at once.

A place wins with a chance in proportion to the strength of the bot that holds it (the model of Bradley and Terry; for
more than two places, the first step of that of Plackett and Luce). Bots do not learn, so the order of the games means
nothing, and the strengths that best explain all results are found together. Losing the same game does not make bots
equally strong: only who won counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

_Floats = NDArray[np.floating[Any]]

MEAN = 25.0
"""The rating of an average bot of the tournament."""
SCALE = sqrt(2) * MEAN / 6
"""How many points make a bot e times as strong; with 4 points more it wins about two of three games."""
_DOUBT = sqrt(2)
"""How far a bot's strength, as a logarithm, is thought to be from the mean before it has played."""


class Rating(NamedTuple):
    """`mu` is where the bot's strength is thought to be beside that of the others, `sigma` how far it may be off."""

    mu: float
    sigma: float


class Win(NamedTuple):
    """One place that won, and the places that lost to it, each by the bot that held it."""

    winner: str
    losers: tuple[str, ...]


def ratings(bots: Sequence[str], wins: Iterable[tuple[Win, float]]) -> dict[str, Rating]:
    """Each bot's rating. A win comes with its weight: where several places share one, each has its part of it."""
    weighed: defaultdict[Win, float] = defaultdict(float)
    for (winner, losers), weight in wins:
        weighed[Win(winner, tuple(sorted(losers)))] += weight
    rows = [_row(bots, win) for win in weighed]
    won = np.array([row[0] for row in rows], dtype=float).reshape(-1, len(bots))
    took_part = np.array([row[1] for row in rows], dtype=float).reshape(-1, len(bots))
    weights = np.array(list(weighed.values()))
    found, covariance = _most_likely(won, took_part, weights)
    # Only differences can be seen in results: how far all are off together is left out.
    others = np.eye(len(bots)) - 1 / len(bots)
    deviations = np.sqrt(np.diag(others @ covariance @ others))
    return {
        bot: Rating(MEAN + SCALE * float(strength), SCALE * float(deviation))
        for bot, strength, deviation in zip(bots, found, deviations, strict=True)
    }


def _row(bots: Sequence[str], win: Win) -> tuple[list[int], list[int]]:
    held = (win.winner, *win.losers)
    return [int(bot == win.winner) for bot in bots], [held.count(bot) for bot in bots]


def _most_likely(won: _Floats, took_part: _Floats, weights: _Floats) -> tuple[_Floats, _Floats]:
    """The logarithms of the strengths, and their covariance: Newton's method, which has one peak to climb here."""
    number = won.shape[1]
    strengths = np.zeros(number)
    while True:
        shares = took_part * np.exp(strengths)
        shares = shares / shares.sum(axis=1, keepdims=True)
        slope = weights @ (won - shares) - strengths / _DOUBT**2
        weighted = shares * weights[:, None]
        bend = np.diag(weighted.sum(axis=0)) - weighted.T @ shares + np.eye(number) / _DOUBT**2
        step = np.linalg.solve(bend, slope)
        length = float(np.abs(step).max())
        # Far from the peak a whole step could leap over it.
        strengths += step / (1 + length)
        if length < 1e-9:
            return strengths, np.linalg.inv(bend)
