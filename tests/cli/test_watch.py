"""`vortex watch`: a server's table, looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cli.running import refused, run
from tests.server.serving import Browser, Served, bot


@pytest.fixture
def server() -> Iterator[Served]:
    with Served() as served:
        yield served


@pytest.fixture(autouse=True)
def _in_no_hurry_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.client.pace.AT_ONCE", 1e9)


def test_a_game_of_bots_is_watched_to_its_end(server: Served) -> None:
    made = Browser(server).create("time-clash", bot(), bot(), options={"match": 1})
    address = f"{server.origin}/table/{made['table']['id']}"
    result = run("watch", address, "--language", "en")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Doctor Who Time Clash: Bot 1, Bot 2\n")
    assert "\nThe game is over. " in result.stdout
    assert "Your hand" not in result.stdout
    refused(run("watch", "hello"), 1, "'hello' is not a link to a table")
