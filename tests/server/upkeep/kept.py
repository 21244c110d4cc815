"""A database with a table that people have played at, for commands that look after it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from sqlalchemy import Connection, text
from tests.patience import PATIENCE, wait_until
from tests.server.serving import Browser, Served, bot, here

from vortex.server.storage import open_store
from vortex.server.upkeep.database import Database

T = TypeVar("T")

SAID = "a-word-that-nobody-else-says"
ADA = "Ada-of-the-long-name"


def a_played_table(url: str, game: str = "card-game") -> str:
    """A few moves, a line of chat, and a session with a name; answers the table's id."""
    with Served(store=open_store(url)) as server:
        ada = Browser(server)
        name: str = ada.create(game, here(ADA), bot(), bot(), title="An evening")["table"]["id"]
        player = ada.connect(name)
        for _ in range(3):
            assert player.until_asked()
            player.until_there(player.move())
        assert player.ask("say", text=SAID)["type"] == "ack"
    return name


def a_played_database(folder: Path) -> Database:
    """One such table, made once and copied."""
    path = folder / "tables.db"
    path.write_bytes(_played())
    return Database(sqlite(path))


@cache
def _played() -> bytes:
    with TemporaryDirectory() as folder:
        database = Database(sqlite(Path(folder, "tables.db")))
        a_played_table(database.url)
        database.tidy()
        assert database.path is not None
        return database.path.read_bytes()


def sqlite(path: Path) -> str:
    return f"sqlite:///{path}"


def remains(path: Path, *words: str) -> list[str]:
    """Which of the words are still in the files of a database."""
    stored = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    return [word for word in words if word.encode() in stored]


def both_at_once(
    kept: Database, first: Callable[[Connection], object], second: Callable[[Connection], T]
) -> T:
    """What becomes of the second piece of work if it has to wait for the first, which commits only then."""
    is_done, may_commit = threading.Event(), threading.Event()

    def held(connection: Connection) -> None:
        first(connection)
        is_done.set()
        assert may_commit.wait(PATIENCE)

    def waiting(connection: Connection) -> int:
        lock = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        return int(connection.execute(text(lock)).scalar_one())

    with ThreadPoolExecutor() as threads:
        holding = threads.submit(kept.write, held)
        assert is_done.wait(PATIENCE)
        after = threads.submit(kept.write, second)
        try:
            wait_until(lambda: kept.read(waiting) == 1)
        finally:
            may_commit.set()
        holding.result(PATIENCE)
        return after.result(PATIENCE)
