"""Every server test has the toy game among the games; those that ask for it run on each database."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from tests.server.serving import stores_at
from tests.server.storage.postgresql_server import Missing, PostgresqlServer

from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    try:
        server = PostgresqlServer()
    except Missing as missing:
        print(f"\n\nNOT TESTED ON POSTGRESQL: {missing}\n", file=sys.__stderr__, flush=True)
        pytest.skip(str(missing))
    yield server
    server.stop()


@pytest.fixture
def postgresql_url(postgresql: PostgresqlServer) -> str:
    """An empty database."""
    return postgresql.new_database()


@pytest.fixture(scope="module", params=["memory", "postgresql"])
def each_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Servers of this module keep their tables in memory, and then in PostgreSQL: each in a database of its own.

    How SQLite keeps them is shown by the tests of storage, and by those that kill a server.
    """
    if request.param == "memory":
        yield "memory"
        return
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    with stores_at(server.new_database):
        yield "postgresql"
