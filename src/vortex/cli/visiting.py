"""What `vortex join` and `vortex watch` share: a server's table in this terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from vortex.cli.errors import Broken
from vortex.kernel.game import Game
from vortex.terminal.lines import LineMode
from vortex.terminal.running import run_app, shows_panes, tell_of_panes
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.seating import NotPossible
from vortex.terminal.speech import Speech

if TYPE_CHECKING:
    from vortex.client import Table


def client_errors() -> type[Exception]:
    """The errors of `vortex.client`, which is loaded only when it is used: it is an extra."""
    try:
        from vortex.client import ClientError
    except ModuleNotFoundError as error:
        if error.name not in ("msgspec", "websockets"):
            raise
        raise Broken(
            "joining a table needs the extra client: pip install 'vortex-tabletop[client]'"
        ) from error
    return ClientError


def at_table(
    sit_down: Callable[[], Coroutine[Any, Any, tuple[Table, Game[Any]]]], speech: Speech, plain: bool
) -> None:
    """Until the game is over or the person leaves; the way back is told."""
    failed = client_errors()
    from vortex.terminal.remote import Loop, Remote

    loop = Loop()
    screen = Screen(not (is_terminal(sys.stdin) and is_terminal(sys.stdout)), speech)
    code = 0
    try:
        table, game = loop.call(sit_down())
        remote = Remote(table, game, speech, loop)
        try:
            if shows_panes(plain):
                run_app(speech, remote)
            else:
                tell_of_panes(screen, plain)
                screen.say(f"{remote.title}: {', '.join(speech.names)}", "bold")
                if remote.people:
                    screen.say(speech.phrase("type-help"))
                LineMode(remote, screen).run()
        except EOFError:
            pass
        except KeyboardInterrupt:
            code = 130
        finally:
            remote.close()
        if table.way_back and remote.moment().ending is None:
            screen.say(speech.phrase("way-back", link=table.way_back), is_whole=True)
    except (NotPossible, failed) as error:
        raise Broken(f"{error}.") from error
    finally:
        loop.end()
    if code:
        raise SystemExit(code)
