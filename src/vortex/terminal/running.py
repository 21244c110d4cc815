"""Whether the app can run here, and running it: Textual is loaded only then."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from vortex.terminal.replaying import Replaying
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.seating import Seating
from vortex.terminal.speech import Speech


def shows_panes(plain: bool = False) -> bool:
    """At a terminal that can move its cursor, where Textual is installed, unless lines are wanted."""
    at_terminal = is_terminal(sys.stdin) and is_terminal(sys.stdout) and not _is_dumb()
    return at_terminal and not plain and find_spec("textual") is not None


def _is_dumb() -> bool:
    return os.environ.get("TERM", "").lower() in ("dumb", "unknown")


def tell_of_panes(screen: Screen, plain: bool) -> None:
    """Where lines are shown at a terminal though nobody has wished for them: Textual is not installed."""
    if not plain and not screen.plain and not _is_dumb():
        screen.say(screen.speech.phrase("app-missing"))


def run_app(speech: Speech, seating: Seating | None = None) -> None:
    """Until it is left; without a seating it begins with the choice of a game."""
    from vortex.terminal.app import TerminalApp
    from vortex.terminal.home import Home
    from vortex.terminal.replay_screen import ReplayScreen, look_back
    from vortex.terminal.table_screen import TableScreen

    if seating is None:
        app = TerminalApp(speech, lambda: Home(speech))
    elif isinstance(seating, Replaying):
        app = TerminalApp(speech, lambda: ReplayScreen(seating))
    else:
        app = TerminalApp(speech, lambda: TableScreen(seating, look_back))
    app.run()
