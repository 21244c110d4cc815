"""Lanterns, but one of its games goes wrong: the process that plays it is killed, so many times; or it always fails.

`VORTEX_DEADLY` names a file where deaths are counted, and how many there are to be: `/tmp/died:2`. Without it the game
fails.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import SupportsIndex

from tests import toy_game

from vortex.bots.match import derived_seed
from vortex.kernel.game import OptionValue
from vortex.kernel.pack import PackFiles

DEADLY = 7
"""The number of that game in a run with the seed 1."""


class DeadlyGame(toy_game.ToyGame):
    key = "deadly"

    def new(
        self, options: Mapping[str, OptionValue], seats: int, seed: SupportsIndex | bytes
    ) -> toy_game.LanternsState:
        if seed == derived_seed(1, "game", DEADLY):
            if "VORTEX_DEADLY" not in os.environ:
                raise ArithmeticError("this lantern fell over")
            path, _, times = os.environ["VORTEX_DEADLY"].rpartition(":")
            with Path(path).open("ab") as deaths:
                if deaths.tell() < int(times):
                    deaths.write(b".")
                    deaths.flush()
                    os.kill(os.getpid(), signal.SIGKILL)
        return super().new(options, seats, seed)


def load(files: PackFiles | None = None) -> DeadlyGame:
    return DeadlyGame(toy_game.load(files).pack)
