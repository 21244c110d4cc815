"""What `vortex join` and `vortex watch` share: a server's table in this terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from vortex.cli.errors import Broken
from vortex.kernel.game import Game
from vortex.terminal.lines import LineMode
from vortex.terminal.running import run_app, shows_panes, tell_of_panes
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.seating import NotPossible
from vortex.terminal.speech import Speech
from vortex.terminal.text import sentence

if TYPE_CHECKING:
    from vortex.client import Table


@contextmanager
def visiting(speech: Speech) -> Iterator[None]:
    """What goes wrong at a server is told in a sentence. `vortex.client` is loaded only when it is used: it is an
    extra."""
    try:
        from vortex.client import ClientError
        from vortex.terminal.remote import server_problem
    except ModuleNotFoundError as error:
        if error.name not in ("msgspec", "websockets"):
            raise
        raise Broken(speech.phrase("needs-client")) from error
    try:
        yield
    except ClientError as error:
        raise Broken(sentence(server_problem(error, speech))) from error
    except NotPossible as no:
        raise Broken(sentence(str(no))) from no


def at_table(
    sit_down: Callable[[], Coroutine[Any, Any, tuple[Table, Game[Any]]]], speech: Speech, plain: bool
) -> None:
    """Until the game is over or the person leaves; the way back is told."""
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
            # Also where the server has not come back.
            remote.close()
            if table.way_back and remote.moment().ending is None:
                screen.say(speech.phrase("way-back", link=table.way_back), is_whole=True)
    finally:
        loop.end()
    if code:
        raise SystemExit(code)
