"""Bots play whole games against each other, as fast as the game itself allows."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from vortex.bots.bot import Thinker
from vortex.bots.chair import Chair
from vortex.kernel.game import Game
from vortex.kernel.state import State, answer


class Watcher:
    """Looks on while bots play, and may choose in their place. A subclass overrides what it wants to know."""

    def choose(self, state: Any) -> int | None:
        """A choice that is not left to the bots; None where they choose."""
        return None

    def before(self, state: Any, choice: int) -> None:
        """This is about to be chosen."""

    def after(self, state: Any) -> None:
        """It was."""


def play_out(game: Game[Any], state: State, bots: Sequence[Thinker], watcher: Watcher | None = None) -> int:
    """The bots play the game to its end. Returns how many decisions were made."""
    chairs = [Chair(game, state, seat) for seat in range(state.seats)]
    choose = [bot.choose for bot in bots]
    decisions = 0
    seat = state.asked
    while seat >= 0:
        if watcher is None:
            answer(state, choose[seat](chairs[seat]))
        else:
            wanted = watcher.choose(state)
            choice = choose[seat](chairs[seat]) if wanted is None else wanted
            watcher.before(state, choice)
            answer(state, choice)
            watcher.after(state)
        decisions += 1
        seat = state.asked
    return decisions


def derived_seed(*parts: int | str | bytes) -> int:
    """A seed of its own for everything that needs one."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8], "big")
