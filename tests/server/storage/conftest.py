"""Stores of all kinds, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.storage.stores import MemoryStores, PostgresqlStores, SqliteStores, Stores


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine to its end, and close within the same event loop the stores that it was given."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}

    async def run() -> None:
        try:
            await pyfuncitem.obj(**given)
        finally:
            for value in given.values():
                if isinstance(value, Stores):
                    await value.close()

    asyncio.run(run())
    return True


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    return _stores(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def lasting_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    return _stores(request, tmp_path)


def _stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    if request.param == "memory":
        return MemoryStores()
    if request.param == "sqlite":
        return SqliteStores(tmp_path / "tables.db")
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return PostgresqlStores(server.new_database())
