"""Several processes on one port: replaced one by one, killed one by one, and nobody's game is lost."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import wait_until
from tests.server.processes import ServerProcess
from tests.server.serving import Browser
from tests.server.storage.postgresql_server import PostgresqlServer
from websockets.exceptions import ConnectionClosed

from vortex.server.settings import Settings
from vortex.server.workers import Workers, WorkersFailed

pytestmark = pytest.mark.slow


@contextlib.contextmanager
def serving(database: str, log: Path, **settings: str) -> Iterator[ServerProcess]:
    server = ServerProcess(database, log, workers="2", **settings)
    server.start()
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait()
        server.close()


def children(server: ServerProcess) -> list[int]:
    """The processes that serve; each has bots of its own below it."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    found = [int(word) for task in tasks for word in task.read_text().split()]
    return [each for each in found if b"spawn_main" in _command_line(each)]


def _command_line(process: int) -> bytes:
    """Nothing of one that has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def play_on(browser: Browser, table: str, moves: int) -> int:
    """Make so many moves, connecting again where the connection is lost; answers the table's number then."""
    player = browser.connect(table)
    made = 0
    while made < moves and player.position is not None:
        try:
            if not player.until_asked():
                break
            player.until_there(player.move())
            made += 1
        except (ConnectionClosed, OSError):
            player = browser.connect(table)
    assert player.position is not None
    return int(player.position["number"])


def is_running(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def test_processes_are_replaced_and_restarted_while_a_game_goes_on(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with serving(postgresql.new_database(), log, log_format="json") as server:
        ada = Browser(server)
        table = ada.create()["table"]["id"]
        before = children(server)
        assert len(before) == 2
        number = play_on(ada, table, 3)
        server.process.send_signal(signal.SIGHUP)
        wait_until(lambda: b"have been replaced" in log.read_bytes())
        assert not set(children(server)) & set(before)
        number, earlier = play_on(ada, table, 3), number
        assert number > earlier
        killed = children(server)[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(set(children(server)) - {killed}) == 2)
        assert play_on(ada, table, 3) > number
        last = children(server)
    assert server.process.returncode == 0
    assert not any(is_running(each) for each in last)
    assert b"Traceback" not in log.read_bytes()
    assert all(json.loads(line) for line in log.read_bytes().splitlines())


def test_an_address_has_its_limits_whichever_process_serves_it(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    limits = {"create_burst": "3", "create_rate": "0.001"}
    with serving(postgresql.new_database(), tmp_path / "log", **limits) as server:
        statuses = [Browser(server).post("/api/tables", A_TABLE).status for _ in range(8)]
    assert statuses.count(201) == 3
    assert statuses.count(429) == 5


def test_processes_end_with_a_parent_that_is_killed(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    with serving(postgresql.new_database(), tmp_path / "log") as server:
        left = children(server)
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not any(is_running(each) for each in left))


A_TABLE = {
    "game": "card-game",
    "seats": [{"kind": "here", "name": "Ada"}] + 2 * [{"kind": "bot", "level": "random"}],
}


class _Starting:
    """A process that is ready when it has been asked for the third time, or has ended by then."""

    def __init__(self, ends: bool) -> None:
        self.asked = 0
        self.ends = ends
        self.process = self

    def is_ready(self, seconds: float) -> bool:
        self.asked += 1
        return self.asked >= 3 and not self.ends

    def is_alive(self) -> bool:
        return self.asked < 3

    def join(self, seconds: float) -> None:
        pass


def test_a_slow_start_is_waited_for_and_only_a_process_that_ends_has_failed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("vortex.server.workers.START_SECONDS", 0.0)
    with socket.socket() as listening:
        workers = Workers(Settings(workers=2), listening)
    slow: Any = _Starting(ends=False)
    workers._wait_for(slow)
    assert "has been starting for more than" in caplog.text
    broken: Any = _Starting(ends=True)
    with pytest.raises(WorkersFailed):
        workers._wait_for(broken)
