"""Everything about a server that can be set, with defaults that are safe."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from vortex.bots.tree import THINKING_SECONDS
from vortex.protocol import in_plain_words
from vortex.server.logs import LogFormat, LogLevel

PREFIX = "VORTEX_"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
_WAITS = ("bot_pause", "odds_seconds", "absent_seconds", "idle_seconds", "keep_days", "push_seconds")
_MOST_PROCESSES = 64
_MOST = 1 << 50
"""What is more than that was a slip of the hand, and would not fit where it is used."""
_LEEWAY_SECONDS = 1.0
"""A bot may take so much longer to answer than it thinks: a busy machine does not give it the processor at once."""


class SettingError(ValueError):
    """A setting that makes no sense. The message names it."""


class Settings(Struct, frozen=True, kw_only=True):
    """Each can be set by its name in a settings file, and by an environment variable: `VORTEX_PUBLIC_URL` sets
    `public_url`."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """How many processes serve the port; more than one needs PostgreSQL."""
    database: str = ""
    """Empty: a file in the user's data directory; `memory:` keeps nothing."""
    public_url: str = ""
    """The address that people type; links are made from it. Empty: http://host:port."""
    origins: tuple[str, ...] = ()
    """Further addresses under which the page may be opened, exactly as browsers send them."""
    trusted_proxies: tuple[str, ...] = ()
    metrics_readers: tuple[str, ...] = ()
    """Addresses and networks besides this machine's own that may read the figures at /metrics."""
    packs: dict[str, Path] = {}
    """Packs of cards by name, to be played with instead of a game's own."""
    own_bots: tuple[str, ...] = ()
    """Bots of others that players may choose, too: by the names of their entry points, or as `package.module:Class`."""
    workshop: bool = True
    """Whether people may make cards of their own here."""
    packs_a_session: int = 20
    packs_in_all: int = 5000
    pack_bytes: int = 200_000
    """Of all cards of one pack, as text."""
    zip_bytes: int = 8_000_000
    """Of a pack that is brought as a file."""
    pictures_a_pack: int = 100
    picture_bytes: int = 8_000_000
    """Of a picture as it comes; it is kept much smaller."""
    docs: str = ""
    """The folder of the documentation site (`make docs`), which is then served at /docs."""
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    """`info` logs every request to the API, too."""

    push_contact: str = ""
    """Where push services reach the host, mailto:… or https://…. With it, people can have their browsers called when it
    is their turn, through the browsers' makers; empty: nobody is called."""
    push_networks: tuple[str, ...] = ()
    """Networks besides the public one where push services may be."""
    push_seconds: float = 10.0
    """A person is called who has been away for so long when a table waits for them."""
    push_timeout: float = 10.0
    subscriptions_a_session: int = 5

    bot_workers: int = 1
    think_seconds: float = THINKING_SECONDS
    """How long an oracle thinks about an answer or a hint, and a time-lord at most. The others do not search."""
    bot_seconds: float = 10.0
    """A bot that has not answered by then is stopped, and a companion answers in its place."""
    bot_memory: int = 1 << 30
    odds_seconds: float = 4.0
    """Choices that take longer to work out are left out."""
    bot_pause: float = 0.25
    """The least time that a bot's answer and a standing pass take, so that people can follow and time tells little."""
    answer_seconds: float = 8.0
    """Before other people, a window of a seat that wants to be asked only when it could do something lasts so long."""
    absent_seconds: float = 60.0
    """After this long without a connection, others may hand a seat to a bot."""
    idle_seconds: float = 300.0
    """After this long without a connection, a table leaves memory."""
    keep_days: int = 0
    """Tables at which nothing has happened for so many days are removed; 0 keeps them for ever."""

    message_bytes: int = 16 * 1024
    message_burst: int = 30
    message_rate: float = 10.0
    address_burst: int = 240
    address_rate: float = 80.0
    """Messages of all sockets of one address."""
    handshake_burst: int = 100
    handshake_rate: float = 5.0
    """New sockets of one address."""
    connections_an_address: int = 160
    """Open connections of one address that are not WebSockets. Trusted proxies may have any number."""
    request_seconds: float = 15.0
    """A request has so long to arrive, from the moment of the connection on."""
    queue_messages: int = 64
    queue_bytes: int = 256 * 1024
    hello_seconds: float = 5.0
    send_seconds: float = 10.0
    ping_seconds: float = 20.0
    sockets_a_session: int = 8
    sockets_an_address: int = 64
    sockets: int = 4500
    body_bytes: int = 64 * 1024
    record_bytes: int = 1_100_000
    request_burst: int = 60
    request_rate: float = 10.0
    """State-changing requests from one address."""
    read_burst: int = 300
    read_rate: float = 40.0
    create_burst: int = 20
    create_rate: float = 0.5
    upload_burst: int = 10
    upload_rate: float = 0.2
    chat_lines: int = 100

    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    def allowed_origins(self) -> frozenset[str]:
        mine = [self.address(), *self.origins]
        if not self.public_url and self.host in LOOPBACK:
            mine += [f"http://127.0.0.1:{self.port}", f"http://localhost:{self.port}"]
        return frozenset(_origin(url) for url in mine)

    def allowed_hosts(self) -> frozenset[str]:
        return frozenset(origin.partition("://")[2] for origin in self.allowed_origins())

    def is_https(self) -> bool:
        return self.address().startswith("https://")


def _origin(url: str) -> str:
    """Of an address, what browsers say of a page there: no path, for the page is at none."""
    wrong = SettingError(f"{url!r} is not an address like https://example.org, with nothing behind it")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise wrong
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise wrong
    default = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, default) else "")


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """What is given counts more than the environment, which counts more than the settings file that it names by
    `VORTEX_SETTINGS`, which counts more than the defaults."""
    file = environment.get(PREFIX + "SETTINGS", "")
    values: dict[str, Any] = _read_file(Path(file)) if file else {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None:
            continue
        if field.name in ("origins", "own_bots", "trusted_proxies", "metrics_readers", "push_networks"):
            values[field.name] = [part.strip() for part in text.split(",") if part.strip()]
        elif field.name == "packs":
            pairs = [part.partition("=") for part in text.split(",") if part.strip()]
            values[field.name] = {name.strip(): folder.strip() for name, _, folder in pairs}
        else:
            values[field.name] = text
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(
            values,
            Settings,
            strict=False,
            dec_hook=lambda kind, value: Path(value) if kind is Path else value,
        )
    except msgspec.ValidationError as error:
        raise SettingError(in_plain_words(error, "setting")) from None
    if settings.host in EVERYWHERE and not settings.public_url:
        raise SettingError(
            f"a server that listens at {settings.host!r} must know its address: set public_url"
        )
    if settings.workers > 1 and not settings.database.startswith(("postgresql:", "postgres:")):
        raise SettingError(
            f"workers is {settings.workers}: several processes need PostgreSQL (database = postgresql://…)"
        )
    if settings.docs and not (Path(settings.docs) / "index.html").is_file():
        raise SettingError(
            f"docs is {settings.docs!r}: there is no site in that folder; `make docs` makes one"
        )
    if not 0 <= settings.port <= 65535:
        raise SettingError(f"port is {settings.port}: it must be from 0 to 65535")
    settings.allowed_origins()
    _check_numbers(settings)
    for proxy in settings.trusted_proxies:
        if proxy != "*":
            _check_network("trusted_proxies", proxy, ", nor *")
    for setting in ("metrics_readers", "push_networks"):
        for network in getattr(settings, setting):
            _check_network(setting, network)
    if settings.push_contact and not re.match(
        r"mailto:[^@\s]+@[^@\s]+$|https://[^/\s]+\S*$", settings.push_contact
    ):
        raise SettingError(
            f"push_contact is {settings.push_contact!r}: it must be an address like mailto:host@example.org"
        )
    return settings


def _read_file(path: Path) -> dict[str, Any]:
    """A TOML file with settings by name. Folders are relative to it."""
    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except OSError as error:
        raise SettingError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise SettingError(f"{path}: this is no text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingError(f"{path}: {error}") from None
    known = Settings.__struct_fields__
    for name in found:
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise SettingError(f"{path}: no setting is called {name!r}" + (f"; {near[0]}?" if near else ""))
    packs = found.get("packs")
    if isinstance(packs, dict):
        found["packs"] = {name: str(path.parent / str(folder)) for name, folder in packs.items()}
    if isinstance(found.get("docs"), str) and found["docs"]:
        found["docs"] = str(path.parent / found["docs"])
    return found


def _check_numbers(settings: Settings) -> None:
    """A limit of 0 would allow nothing at all; a waiting time may be 0."""
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        if field.name == "port" or isinstance(value, bool) or not isinstance(value, int | float):
            continue
        is_wait = field.name in _WAITS
        if not (value >= 0 if is_wait else value > 0) or value == math.inf:
            wanted = "0 or more" if is_wait else "above 0"
            if not math.isfinite(value):
                wanted = f"a finite number, {wanted}"
            raise SettingError(f"{field.name} is {value}: it must be {wanted}")
        most = _MOST_PROCESSES if field.name in ("workers", "bot_workers") else _MOST
        if value > most:
            raise SettingError(f"{field.name} is {value}: it must be {most} or less")
    least = settings.think_seconds + _LEEWAY_SECONDS
    if settings.bot_seconds < least:
        raise SettingError(
            f"bot_seconds is {settings.bot_seconds}: it must be {least:g} or more, "
            f"or bots that think for {settings.think_seconds:g} seconds would be stopped before they answer"
        )


def _check_network(setting: str, text: str, otherwise: str = "") -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise SettingError(
            f"{setting}: {text!r} is neither an address like 10.0.0.1, nor a network like 10.0.0.0/8{otherwise}"
        ) from None
