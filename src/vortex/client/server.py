"""A server as one session sees it: which games it has, and the way to its tables."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import quote, urlsplit

from msgspec import UNSET

from vortex.client.errors import ClientError
from vortex.client.table import PATIENCE, Table, Viewer
from vortex.client.web import Web
from vortex.protocol import (
    Clock,
    CreateTable,
    Games,
    Language,
    OptionValue,
    Rematch,
    SeatPlan,
    Sit,
    SitAnswer,
    TableAnswer,
    TableInfo,
    Tables,
)


class Server:
    """One session on a server. What it sets up and where it sits belongs to it, for as long as its `cookie` is kept."""

    def __init__(
        self, address: str, language: Language = "en", cookie: str = "", patience: float = PATIENCE
    ) -> None:
        """`patience`: for how many seconds a table tries to come back to a server that does not answer."""
        self._web = Web(address, language)
        self._web.cookie = cookie
        self._language: Language = language
        self._patience = patience

    def __repr__(self) -> str:
        return f"<Server at {self._web.origin}>"

    @property
    def cookie(self) -> str:
        """Who this session is. Keep it secret, and keep it to come back after a restart of your own program."""
        return self._web.cookie

    async def games(self) -> Games:
        """What can be played here: titles, numbers of seats, options, levels of bots."""
        return await self._web.get("/api/games", Games)

    async def tables(self) -> Tables:
        """The public tables, and mine."""
        return await self._web.get("/api/tables", Tables)

    async def create(
        self,
        game: str,
        *seats: SeatPlan,
        options: dict[str, OptionValue] | None = None,
        pack: str = "",
        title: str = "",
        public: bool = False,
        spectators: bool = True,
        clock: Clock | None = None,
        odds: bool = True,
    ) -> Table:
        """A new table. `table.invite` and `table.links` are for those who are to take its open seats."""
        wish = CreateTable(game, list(seats), options or {}, pack, title, public, spectators, clock, odds)
        return self._table(await self._web.post("/api/tables", TableAnswer, wish))

    async def table(self, table: str, seat: Viewer = UNSET) -> Table:
        """A table by its id or address: to go on where I sit, the asked seat first, and otherwise to watch; with None,
        to watch in any case."""
        place = read_place(table)
        return self._table(await self._web.get(_path(place.table), TableAnswer), seat)

    async def info(self, table: str) -> TableInfo:
        """What can be known of a table before sitting down at it, by its id, its address or a link to a seat."""
        place = read_place(table)
        headers = {"X-Seat-Token": place.token} if place.token else {}
        return (await self._web.get(_path(place.table), TableAnswer, headers)).table

    async def sit(self, table: str, name: str = "", seat: int | None = None) -> Table:
        """Take a seat: by a link to it, by an invitation, or at a public table by its id or address. A link back to a
        seat of mine needs no name."""
        place = read_place(table)
        wish = Sit(name, seat, place.token or None)
        found = await self._web.post(f"{_path(place.table)}/sit", SitAnswer, wish)
        opened = self._table(TableAnswer(found.table, found.me, None, []), found.seat)
        opened.way_back = found.link.url
        return opened

    async def rematch(self, table: Table, rotate: bool = False) -> Table:
        """The table where the same people play again; it is made once, however many ask."""
        answer = await self._web.post(f"{_path(table.id)}/rematch", TableAnswer, Rematch(rotate))
        return self._table(answer)

    def _table(self, answer: TableAnswer, seat: Viewer = UNSET) -> Table:
        table = Table(self._web, answer.table, answer.me, self._language, seat, self._patience)
        table.invite = answer.invite.url if answer.invite else ""
        table.links = {link.seat: link.url for link in answer.links if link.seat is not None}
        return table


async def sit(link: str, name: str = "", seat: int | None = None, language: Language = "en") -> Table:
    """Take the seat that a link leads to; at a public table its address will do. A new session sits there."""
    return await Server(address_of(link), language).sit(link, name, seat)


async def watch(link: str, language: Language = "en") -> Table:
    """Watch a table, by its address."""
    return await Server(address_of(link), language).table(link)


class Place(NamedTuple):
    """Where a link leads; `token` is empty where it gives no right to a seat."""

    table: str
    token: str


def read_place(text: str) -> Place:
    """A table's id, or its address with or without a link's token."""
    if not isinstance(text, str):
        raise _no_link(text)
    path, _, fragment = text.partition("#")
    table = path.rstrip("/").rpartition("/")[2]
    token = fragment.removeprefix("sit=") if fragment.startswith("sit=") else ""
    if not table or ("/" in path and "/table/" not in path):
        raise _no_link(text)
    return Place(table, token)


def _no_link(text: object) -> ClientError:
    said = f"{text!r} is not a link to a table, such as http://HOST/table/ID#sit=TOKEN"
    return ClientError(said, "no_link")


def address_of(link: str) -> str:
    """The server that a link leads to."""
    try:
        parts = urlsplit(link if isinstance(link, str) else "")
    except ValueError:
        raise _no_link(link) from None
    if not parts.netloc:
        raise _no_link(link)
    return f"{parts.scheme}://{parts.netloc}"


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"
