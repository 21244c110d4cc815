"""Why a choice is not legal now: the rule and the reason, by the same conditions as the rules themselves."""

from __future__ import annotations

from vortex.games.card_game.state import CardGameState
from vortex.kernel.game import Refusal


def refusal(state: CardGameState, seat: int, choice: int) -> Refusal:
    return Refusal("CG-TURN-04", "not now")
