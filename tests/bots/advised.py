"""The toy game with advice, and bots that think about it."""

from __future__ import annotations

from typing import Any

from tests import toy_game

from vortex.kernel.advice import Advice
from vortex.kernel.state import PASS


class PlayCards(Advice[toy_game.LanternsState]):
    """Anything is better than passing; more light is a better chance."""

    def weights(self, state: toy_game.LanternsState) -> list[float]:
        return [0.1 if choice == PASS else 1.0 + choice % 5 for choice in state.options]

    def values(self, state: toy_game.LanternsState, foreseen: bool = False) -> list[float]:
        return [min(1.0, light / state.goal) for light in state.light]


class Advised(toy_game.ToyGame):
    advice = PlayCards()


GAME: Any = Advised(toy_game.load().pack)
