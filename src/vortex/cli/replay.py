"""`vortex replay`: a saved game, move by move."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from vortex.cli.player_command import PlayerCommand
from vortex.cli.settings import language_option, pack_option
from vortex.terminal.replay_lines import ReplayLines
from vortex.terminal.replaying import Replaying
from vortex.terminal.running import run_app, shows_panes, tell_of_panes
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.speech import Speech, language_of


@click.command(cls=PlayerCommand)
@click.argument("record", type=click.Path(path_type=Path))
@pack_option
@click.option("--plain", is_flag=True, help="Lines instead of panes; always so where there is no terminal.")
@language_option
def replay(record: Path, pack: Path | None, plain: bool, language: str | None) -> None:
    """Look at RECORD move by move, from any seat, with a curve of every side's chance of winning."""
    speech = Speech(language_of(language))
    replaying = Replaying(record, speech, pack)
    if shows_panes(plain):
        run_app(speech, replaying)
        return
    screen = Screen(not (is_terminal(sys.stdin) and is_terminal(sys.stdout)), speech)
    tell_of_panes(screen, plain)
    try:
        ReplayLines(replaying, screen).run()
    except EOFError:
        pass
    except KeyboardInterrupt:
        raise SystemExit(130) from None
