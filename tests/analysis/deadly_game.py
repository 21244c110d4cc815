"""Lanterns, but one of its games goes wrong: once, the process that plays it is killed; or it fails every time.

`VORTEX_DEADLY` names a file that is not there until then; without it the game fails.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from pathlib import Path

from tests import toy_game

from vortex.bots.match import derived_seed
from vortex.kernel.game import OptionValue

DEADLY = 7
"""The number of that game in a run with the seed 1."""


class DeadlyGame(toy_game.ToyGame):
    key = "deadly"

    def new(
        self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes
    ) -> toy_game.LanternsState:
        if seed == derived_seed(1, "game", DEADLY):
            if "VORTEX_DEADLY" not in os.environ:
                raise ArithmeticError("this lantern fell over")
            died = Path(os.environ["VORTEX_DEADLY"])
            if not died.exists():
                died.touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return super().new(options, seats, seed)


def load(pack: Path | None = None) -> DeadlyGame:
    return DeadlyGame(toy_game.load(pack).pack)
