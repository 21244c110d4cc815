"""What a shell completes after `vortex`: games and bots; commands, options and files it completes by itself."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from vortex.bots.bot import BOTS
from vortex.bots.own import brought
from vortex.games import GAMES


def complete_games(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    return [key for key in GAMES if key.startswith(typed)]


def complete_games_and_files(
    context: click.Context, parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """A game, or the shell's own files where no game begins so."""
    games = [CompletionItem(key) for key in complete_games(context, parameter, typed)]
    return games or [CompletionItem(typed, type="file")]


def complete_bots(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    """After a comma, the next one."""
    before, comma, last = typed.rpartition(",")
    return [before + comma + name for name in (*BOTS, *brought().places) if name.startswith(last)]
