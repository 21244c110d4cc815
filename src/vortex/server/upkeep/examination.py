"""What is right and wrong with a set-up, found without changing anything."""

from __future__ import annotations

import http.client
import os
import shutil
import stat
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from vortex.kernel import is_compiled
from vortex.server.levels import offered
from vortex.server.packs import playable
from vortex.server.pages import is_built
from vortex.server.running import fit_to_files
from vortex.server.settings import LOOPBACK, PREFIX, SettingError, Settings
from vortex.server.storage import UnknownDatabase
from vortex.server.storage.interface import StoreFailed
from vortex.server.storage.migrate import newest
from vortex.server.thinking import can_find_odds
from vortex.server.upkeep.database import Database, NotBegun, schema

_LITTLE_SPACE = 1 << 30
_SECONDS = 5.0
_MOST_BYTES = 1000
_OTHER_VARIABLES = {"SETTINGS", "COMPILED", "SOURCE_URL"}
"""Which are ours and no settings of a server."""

Grade = Literal["ok", "note", "wrong"]


class _Health(msgspec.Struct):
    status: str


class Finding(NamedTuple):
    """`note`: it works, but perhaps not as the host wants."""

    grade: Grade
    words: str


def examine(
    settings: Settings, file: Path | None = None, environment: Collection[str] = ()
) -> Iterator[Finding]:
    """`file`: that with the settings, if there is one. `environment`: the names of its variables."""
    yield from _settings_file(settings, file)
    yield from _environment(environment)
    yield from _address(settings)
    yield from _database(settings)
    yield from _packs(settings)
    yield from _bots(settings)
    yield from _machine(settings)
    yield running(settings)


def running(settings: Settings) -> Finding:
    """Whether a server of these settings answers on this machine."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    place = f"{host}:{settings.port}"
    try:
        connection = http.client.HTTPConnection(host, settings.port, timeout=_SECONDS)
    except http.client.InvalidURL:
        return Finding("wrong", f"host is {host!r}: it must be an address or a name of this machine")
    try:
        connection.request("GET", "/healthz")
        health = _health(connection.getresponse().read(_MOST_BYTES))
    except OSError:
        return Finding("note", f"no server answers at {place}")
    except http.client.HTTPException:
        health = ""
    finally:
        connection.close()
    if not health:
        return Finding("wrong", f"another program answers at {place}: stop it, or set another port")
    if health != "ok":
        return Finding("wrong", f"the server at {place} cannot save tables (it says: {health})")
    return Finding("ok", f"a server answers at {place}")


def _health(body: bytes) -> str:
    """What one of our servers says of itself; empty if it is none."""
    try:
        return msgspec.json.decode(body, type=_Health).status
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


def _settings_file(settings: Settings, file: Path | None) -> Iterator[Finding]:
    if file is None:
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & stat.S_IWOTH:
        yield Finding("wrong", f"others can change {file}: chmod 600 {file}")
    elif mode & stat.S_IROTH and urlsplit(settings.database).password:
        yield Finding("wrong", f"others can read {file}, which has a password in it: chmod 600 {file}")


def _environment(names: Collection[str]) -> Iterator[Finding]:
    """A variable that is misspelt sets nothing, and nobody else would say so."""
    known = {name.upper() for name in Settings.__struct_fields__} | _OTHER_VARIABLES
    given = {name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)}
    for name in sorted(given - known):
        near = get_close_matches(name, known, 1)
        words = f"no setting is called {PREFIX}{name}" + (f"; {PREFIX}{near[0]}?" if near else "")
        yield Finding("note", words)


def _address(settings: Settings) -> Iterator[Finding]:
    yield Finding("ok", f"the page's address is {settings.address()}/")
    is_behind_proxy = bool(settings.public_url) and settings.host in LOOPBACK
    if settings.public_url and not settings.is_https():
        yield Finding("note", "public_url is not https: names, chat and sessions can be read on their way")
    if is_behind_proxy and not settings.trusted_proxies:
        yield Finding(
            "note",
            "public_url is set, and no proxy is trusted: all players count as one address; "
            "set trusted_proxies to the proxy's",
        )
    if settings.push_contact and not settings.is_https():
        yield Finding("note", "push_contact is set, but browsers can be called only by a page at https")
    if "*" in settings.trusted_proxies:
        yield Finding("note", "every proxy is trusted: players can pretend to have any address")


def _database(settings: Settings) -> Iterator[Finding]:
    if settings.database.startswith("memory:"):
        yield Finding("note", "tables are kept in memory only, and lost when the server stops")
        return
    try:
        database = Database(settings.database)
        if database.path is not None:
            yield from _file(database.path, is_usual=not settings.database)
            if not database.path.exists():
                return
        found = database.read(schema)
    except NotBegun as error:
        yield Finding("note", f"the database: {error}")
        return
    except (StoreFailed, UnknownDatabase) as error:
        yield Finding("wrong", f"the database: {error}")
        return
    except OSError as error:
        yield Finding("wrong", f"the database cannot be looked at: {error.filename}: {error.strerror}")
        return
    if found > newest():
        yield Finding("wrong", f"a newer release has used the database (schema {found}): update Vortex")
    elif found < newest():
        yield Finding(
            "note", f"the database has schema {found} and gets {newest()} at the next start: back it up"
        )
    else:
        yield Finding("ok", "the database answers, and has the schema of this release")


def _file(path: Path, *, is_usual: bool) -> Iterator[Finding]:
    folder = path.parent
    if not folder.is_dir():
        if is_usual:
            yield Finding("note", f"there is no folder {folder}: it is made at the first start")
        else:
            yield Finding("wrong", f"there is no folder {folder}: make it, or name another database")
        return
    for each in (folder, path):
        if each.exists() and not os.access(each, os.W_OK):
            yield Finding("wrong", f"{each} cannot be written")
    if path.is_file() and stat.S_IMODE(path.stat().st_mode) & 0o077:
        yield Finding(
            "wrong", f"others can read {path}, which holds seeds of running games: chmod 600 {path}"
        )
    free = shutil.disk_usage(folder).free
    if free < _LITTLE_SPACE:
        yield Finding("wrong", f"only {free >> 20} MB are free in {folder}")


def _packs(settings: Settings) -> Iterator[Finding]:
    if not settings.packs:
        return
    try:
        playable(settings.packs)
    except SettingError as error:
        yield Finding("wrong", str(error))
    else:
        yield Finding("ok", f"the packs can be played with: {', '.join(settings.packs)}")


def _bots(settings: Settings) -> Iterator[Finding]:
    if not settings.own_bots:
        return
    try:
        offered(settings.own_bots)
    except SettingError as error:
        yield Finding("wrong", str(error))
    else:
        yield Finding("ok", f"the bots of others can play: {', '.join(settings.own_bots)}")


def _machine(settings: Settings) -> Iterator[Finding]:
    if is_built():
        yield Finding("ok", "the page is built")
    else:
        yield Finding("wrong", "the page is not built: make client, or install a wheel")
    if is_compiled():
        yield Finding("ok", "the games are compiled")
    else:
        yield Finding("note", "the games are interpreted: bots think less in the same time; install a wheel")
    if not can_find_odds():
        yield Finding("note", "odds cannot be worked out: pip install 'vortex-tabletop[analysis]'")
    _, files_note = fit_to_files(settings)
    if files_note:
        yield Finding("note", files_note)
    cores = os.cpu_count() or 1
    busy = settings.workers * (1 + settings.bot_workers)
    if busy > 2 * cores:
        yield Finding("note", f"{busy} processes of servers and bots share {cores} cores")


def is_well(findings: Sequence[Finding]) -> bool:
    return all(finding.grade != "wrong" for finding in findings)
