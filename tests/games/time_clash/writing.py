"""A table in words."""

from __future__ import annotations

from tests.games.time_clash.positions import (
    GAME,
)

from vortex.games.time_clash.state import ClashState


def options(state: ClashState) -> dict[str, tuple[str, str, str]]:
    return {o.notation: (str(o.words), str(o.cost), str(o.target)) for o in GAME.ask(state).options}
