"""From what choices promise to how often they are taken."""

from __future__ import annotations

from math import exp
from typing import Final

_MOST: Final = 20.0
"""A choice this many e-folds below the best is practically never taken; the weight does not fall any further."""


def weighed(scores: list[float], keenness: float) -> list[float]:
    """Weights for `Advice.weights`: a choice is taken e times as often for each 1 / `keenness` by which its score is
    higher."""
    best = scores[0]
    for score in scores:
        if score > best:
            best = score
    found: list[float] = []
    for score in scores:
        less = (score - best) * keenness
        found.append(exp(less if less > -_MOST else -_MOST))
    return found
