"""Every server test has the toy game among the games and its own deals; those that ask for it run on each database."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.dealing import Drawn, deal_by
from tests.server.serving import stores_at
from tests.server.storage.postgresql_server import Missing, PostgresqlServer

from vortex.games import GAMES

NEEDED = "VORTEX_NEEDS_POSTGRESQL"
"""Set to 1 in the environment: without PostgreSQL its tests fail instead of being skipped."""


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


@pytest.fixture(autouse=True)
def _dealt_by_the_test(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A test gets its own tables, the same every time, in whatever order and company it runs."""
    deal_by(Drawn(lambda: request.node.name), monkeypatch.setattr)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    try:
        server = PostgresqlServer()
    except Missing as missing:
        if os.environ.get(NEEDED, "") not in ("", "0"):
            pytest.fail(str(missing))
        print(f"\n\nNOT TESTED ON POSTGRESQL: {missing}\n", file=sys.__stderr__, flush=True)
        pytest.skip(str(missing))
    yield server
    server.stop()


@pytest.fixture
def postgresql_url(postgresql: PostgresqlServer) -> str:
    """An empty database."""
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One that is not there yet, or is empty, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def each_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Servers of this module keep their tables in SQLite, and then in PostgreSQL: each in a database of its own."""
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("tables")
        numbers = itertools.count()
        with stores_at(lambda: f"sqlite:///{folder}/{next(numbers)}.db"):
            yield "sqlite"
        return
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    with stores_at(server.new_database):
        yield "postgresql"
