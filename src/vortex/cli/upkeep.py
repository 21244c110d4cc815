"""What the commands of a host share: which database, which packs, and how faults are reported."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from vortex.cli.errors import Broken, Misused

if TYPE_CHECKING:
    from vortex.server.settings import Settings
    from vortex.server.upkeep.database import Database

_AGE = re.compile(r"([1-9][0-9]{0,4})([hdwy])")
_HOURS = {"h": 1, "d": 24, "w": 24 * 7, "y": 24 * 365}

_SETTINGS = "vortex.settings"

F = TypeVar("F", bound=Callable[..., Any])


def database_option(command: F) -> F:
    """Also by the settings file of the server, where it is named."""
    command = click.option(
        "--settings",
        type=click.Path(path_type=Path),
        envvar="VORTEX_SETTINGS",
        metavar="FILE",
        is_eager=True,
        expose_value=False,
        callback=lambda ctx, parameter, file: ctx.meta.update({_SETTINGS: file}),
        help="The settings file of the server, which may name its database and its packs.",
    )(command)
    return click.option(
        "--database",
        metavar="URL",
        default="",
        envvar="VORTEX_DATABASE",
        callback=lambda ctx, parameter, url: url or _set(ctx).database,
        help="Where the server keeps its tables. [default: the file that `vortex serve` uses]",
    )(command)


def _set(ctx: click.Context) -> Settings:
    """By the settings file of the command, if it has one, and the packs also by the environment, as for a server."""
    file, packs = ctx.meta.get(_SETTINGS), os.environ.get("VORTEX_PACKS")
    with faults_in_a_sentence():
        from vortex.server.settings import SettingError, settings_from

        named = {"VORTEX_SETTINGS": file and str(file), "VORTEX_PACKS": packs}
        try:
            return settings_from({name: value for name, value in named.items() if value})
        except SettingError as error:
            raise Misused(str(error)) from error


def settings_option(command: F) -> F:
    return click.option(
        "--settings",
        "environment",
        type=click.Path(path_type=Path),
        envvar="VORTEX_SETTINGS",
        metavar="FILE",
        callback=lambda ctx, parameter, file: {**os.environ, "VORTEX_SETTINGS": str(file or "")},
        help="A TOML file with settings by name.",
    )(command)


def packs_option(command: F) -> F:
    return _packs_option(lambda ctx, parameter, texts: read_packs(texts))(command)


def known_packs_option(command: F) -> F:
    """Also those in the settings of the server, which `database_option` names."""
    return _packs_option(lambda ctx, parameter, texts: _set(ctx).packs | read_packs(texts))(command)


def _packs_option(read: Callable[..., dict[str, Path]]) -> Callable[[F], F]:
    return click.option(
        "--pack",
        "packs",
        multiple=True,
        metavar="NAME=DIR",
        callback=read,
        help="Cards that tables may be played with.",
    )


def read_packs(texts: tuple[str, ...]) -> dict[str, Path]:
    packs: dict[str, Path] = {}
    for text in texts:
        name, equals, folder = text.partition("=")
        if not (name and equals and folder):
            raise Misused(f"--pack takes NAME=DIR, not {text!r}")
        packs[name] = Path(folder)
    return packs


@contextlib.contextmanager
def needing_the_server() -> Iterator[None]:
    """What it needs is an extra of the package. If a module of our own is missing, that is a bug and is shown."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "vortex").partition(".")[0]
        if package == "vortex":
            raise
        raise Broken(
            f"the server needs {package}, not installed here: pip install 'vortex-tabletop[server]'"
        ) from error


@contextlib.contextmanager
def faults_in_a_sentence() -> Iterator[None]:
    """Includes errors of the server's modules, which are imported only now."""
    with needing_the_server():
        from vortex.server.storage import UnknownDatabase
        from vortex.server.storage.interface import StoreFailed
    try:
        with needing_the_server():
            yield
    except UnknownDatabase as error:
        raise Misused(str(error)) from error
    except StoreFailed as error:
        raise Broken(str(error)) from error


@contextlib.contextmanager
def at(url: str) -> Iterator[Database]:
    with faults_in_a_sentence():
        from vortex.server.upkeep.database import Database

        yield Database(url)


@contextlib.contextmanager
def up_to_date(url: str) -> Iterator[Database]:
    """For commands that know the tables of this release only."""
    with at(url) as kept:
        from vortex.server.storage.interface import StoreFailed
        from vortex.server.storage.migrate import newest
        from vortex.server.upkeep.database import schema

        found = kept.read(schema)
        if found < newest():
            raise StoreFailed(
                f"an older release has used the database (schema {found}): start the server once, after a backup"
            )
        if found > newest():
            raise StoreFailed(f"a newer release has used the database (schema {found}): update Vortex")
        yield kept


def milliseconds(age: str, option: str) -> int:
    """So long: 12h, 90d, 8w, 2y."""
    found = _AGE.fullmatch(age.strip().lower())
    if found is None:
        raise Misused(f"{option} takes hours, days, weeks or years, like 12h, 90d, 8w or 2y, not {age!r}")
    return int(timedelta(hours=int(found[1]) * _HOURS[found[2]]).total_seconds() * 1000)


def moment(since_1970: int) -> str:
    return datetime.fromtimestamp(since_1970 / 1000, UTC).isoformat(timespec="seconds")
