"""What things are worth to a team, in hundreds of points: cards in hand, open cards, the place of the pawn."""

from __future__ import annotations

from functools import cache
from typing import Final

from vortex.games.time_clash.cards import (
    DEEP_FOIL,
    EXCHANGE_SPECIAL,
    FIRST_PLACEMENT,
    REINFORCEMENTS,
    RESCUE,
    SHIELD,
    SILENCE,
    STEADFAST_PLANS,
    USE_RESERVE,
)
from vortex.games.time_clash.numbering import DOCTOR, OFF, SPECIAL
from vortex.games.time_clash.state import ClashState

A_CARD: Final = 2.6
"""What a card in hand is worth on average."""
_SPECIAL_WORTH: Final = 2.4
_FOR_THE_DOCTOR: Final = (
    (SHIELD, 3.5),
    (RESCUE, 3.0),
    (USE_RESERVE, 3.5),
    (EXCHANGE_SPECIAL, 1.0),
    (STEADFAST_PLANS, 0.3),
    (DEEP_FOIL, 2.0),
    (SILENCE, -3.5),
    (REINFORCEMENTS, -3.5),
)
"""Over the turns for which the pawn usually stays."""
_A_PLACEMENT: Final = 1.2


def hand_worth(state: ClashState, card: int) -> float:
    """A card in hand, for what it may still do."""
    pack = state.pack
    if pack.suit[card] == SPECIAL:
        return _SPECIAL_WORTH
    return 0.4 + pack.size[card] / 100.0


def pawn_worth(state: ClashState, team: int, stack: int) -> float:
    """The pawn on an arc."""
    if stack == OFF:
        return 0.0
    found = _doctor_worth(state.by_pawn[stack + 1][0], state.pack.placements)
    return found if team == DOCTOR else -found


@cache
def _doctor_worth(powers: int, placements: tuple[tuple[int, int, int], ...]) -> float:
    """What an arc can do, for the Doctor's team."""
    found = 0.0
    for power, worth in _FOR_THE_DOCTOR:
        if powers & power:
            found += worth
    for bit, (who, _, _) in enumerate(placements):
        if powers >> (FIRST_PLACEMENT + bit) & 1:
            found += _A_PLACEMENT if who == DOCTOR else -_A_PLACEMENT
    return found


def open_gain(state: ClashState, team: int, stack: int, value: int) -> float:
    """A card of this value becomes the open card of a stack: what that does for a Gambit, which needs open cards."""
    cards = state.stacks[stack]
    before = state.pack.value[cards[-1]] if cards else 0
    gain = (value - before) / 100.0
    return gain if team == DOCTOR else -gain
