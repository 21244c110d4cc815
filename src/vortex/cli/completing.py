"""What a shell completes after `vortex`: games and bots; commands, options and files it completes by itself."""

from __future__ import annotations

import click

from vortex.bots.bot import BOTS
from vortex.bots.own import brought
from vortex.games import GAMES


def complete_games(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    return [key for key in GAMES if key.startswith(typed)]


def complete_bots(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    """After a comma, the next one."""
    before, comma, last = typed.rpartition(",")
    return [before + comma + name for name in (*BOTS, *brought().places) if name.startswith(last)]
