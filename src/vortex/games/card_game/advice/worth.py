"""What cards and players' standings are worth."""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.numbering import DEFENDER, ENEMY, LOCATION
from vortex.games.card_game.state import CardGameState

TIME_POINT: Final = 0.22
"""What one is worth, in victory points."""


def keep_worth(state: CardGameState, type_: int) -> float:
    """What a card can still bring, in victory points."""
    pack = state.pack
    kind = pack.type_kind[type_]
    if kind == LOCATION:
        return 3.0
    if kind == ENEMY:
        return 0.45 * pack.type_strength[type_]
    if kind == DEFENDER:
        return 0.3 * pack.type_strength[type_]
    return 1.2


def seat_weights(state: CardGameState, seat: int, totals: tuple[int, ...]) -> list[float]:
    """How much it helps a seat that another one loses a point: most for the leader by `totals`, nothing for the seat
    itself."""
    best = max(total for other, total in enumerate(totals) if other != seat)
    found: list[float] = []
    for other, total in enumerate(totals):
        if other == seat:
            found.append(0.0)
        elif state.seats == 2:
            found.append(0.8)
        else:
            found.append(max(0.1, 0.6 - 0.06 * (best - total)))
    return found
