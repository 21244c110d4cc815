"""`vortex play` in the browser: a server for the home network, its address, and a picture of it for phones."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.listening import listen
from vortex.cli.settings import USUAL_PORT, find_bots_here
from vortex.terminal.odds import no_odds_note

_NEEDED = ("alembic", "cryptography", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")
_ELSEWHERE = "192.0.2.1"
"""An address reserved for documentation: finding the route to it sends nothing, but shows which address is ours."""


def what_is_missing() -> str:
    """Why the browser cannot be used, or nothing."""
    if lacking := [name for name in _NEEDED if find_spec(name) is None]:
        names = ", ".join(lacking)
        return f"the server needs {names}, not installed here: pip install 'vortex-tabletop[server]'"
    import vortex.server

    if not (Path(str(vortex.server.__file__)).with_name("static") / "index.html").is_file():
        return "the page has not been built; make play builds it"
    return ""


def play_in_browser(
    game: str | None,
    pack: Path | None,
    port: int | None,
    database: str | None,
    is_local: bool,
    opens: bool,
) -> None:
    """Serve until Ctrl+C. Everything is kept, and the next start continues from there. Tables may be played with the
    pack, too; the page opens where one is set up with it."""
    from vortex.server import create_app
    from vortex.server.running import NotStarted, serve
    from vortex.server.settings import SettingError, settings_from
    from vortex.server.storage import UnknownDatabase

    find_bots_here()
    lan = "" if is_local else _lan_address()
    with _listening("0.0.0.0" if lan else "127.0.0.1", port) as listening:
        port = listening.getsockname()[1]
        here = f"http://127.0.0.1:{port}"
        try:
            settings = settings_from(
                host="127.0.0.1",
                port=port,
                public_url=f"http://{lan}:{port}" if lan else here,
                origins=(here, f"http://localhost:{port}"),
                database=database,
                packs=None if pack is None else {called(pack): pack},
            )
            app = create_app(settings)
        except (SettingError, UnknownDatabase) as error:
            raise Misused(str(error)) from error
        page = f"{here}/new/{quote(game)}" if game else f"{here}/"
        page += f"?pack={quote(called(pack), safe='')}" if pack else ""

        def announce() -> None:
            click.echo(f"Vortex is at {page}")
            if lan:
                click.echo(f"For others in this network: {settings.address()}/")
                _picture(f"{settings.address()}/")
            if note := no_odds_note():
                click.echo(note, err=True)
            click.echo("Ctrl+C ends it.")
            sys.stdout.flush()
            if opens and can_open():
                threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

        try:
            serve(app, settings, listening, announce)
        except NotStarted as error:
            raise Broken(str(error)) from error


def called(pack: Path) -> str:
    """The name of a pack, as tables know it: that of its folder or file, without the sign of those made in the page."""
    return pack.resolve().name.removesuffix(".zip").replace("@", "-")


def _listening(host: str, port: int | None) -> socket.socket:
    """At the given port; without one at the usual port, or at any free port if that one is taken."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, USUAL_PORT)
    except Broken:
        return listen(host, 0)


def can_open() -> bool:
    """Whether there is a display for a browser; without one, a text browser might start in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _lan_address() -> str:
    """This computer's address in its own network; empty without one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((_ELSEWHERE, 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if address.startswith(("127.", "0.")) else address


def _picture(url: str) -> None:
    if find_spec("segno") is None or not sys.stdout.isatty():
        return
    import segno

    segno.make(url, error="l").terminal(compact=True, border=2)
