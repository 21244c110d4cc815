"""Clients here are as quick as servers of tests allow, and come back at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import Served


@pytest.fixture(autouse=True)
def _in_no_hurry_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.client.pace.AT_ONCE", 1e9)
    monkeypatch.setattr("vortex.client.connection._LONGEST_WAIT", 0.01)


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with Served() as served:
        yield served
