"""The command line: thin commands, each loaded when it is called.

Exit codes: 0, all is well; 1, something that was named is broken (a pack, a record, a file); 2, the command was used
wrongly.
"""

from __future__ import annotations

import errno
from importlib import import_module
from typing import Any

import click

from vortex import __version__
from vortex.kernel import is_compiled

COMMANDS = {
    "play": "Play in the browser, or in the terminal.",
    "serve": "Serve tables to browsers in the network.",
    "doctor": "Say what is wrong with a server's set-up.",
    "tables": "List, show, close, remove, export and import a server's tables.",
    "packs": "The packs of cards that people have made at a server.",
    "sessions": "Forget what a browser has left at a server.",
    "bars": "Keep a browser or an address out for a time.",
    "reports": "List the lines of chat that people have reported.",
    "backup": "Back up a server's tables while it runs.",
    "restore": "Restore a backup into an empty database.",
    "join": "Play at a table of a server, or let a bot play there.",
    "watch": "Watch a table of a server.",
    "replay": "Look at a saved game move by move.",
    "completion": "Let your shell complete commands, games and bots.",
    "simulate": "Let bots play many games and count what comes out.",
    "tournament": "Let bots play against each other and rate them.",
    "balance": "Measure how fair and how tense a game is.",
    "odds": "Tell the exact chance of success, and what each choice is worth.",
    "cards": "List a game's cards, or check a pack of your own.",
    "verify": "Replay a record and check that it is sound.",
}


class Commands(click.Group):
    """Loads a command's module when the command is called, and says every error of ours in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"vortex.cli.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (ValueError, OSError) as error:
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise
            from vortex.cli.errors import as_click

            shown = as_click(error)
            if shown is None:
                raise
            raise shown from error


def _say_version(ctx: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(f"vortex {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_say_version,
    help="Show the version and exit.",
)
def main() -> None:
    """Three Doctor Who tabletop games, playable in full. Unofficial."""
