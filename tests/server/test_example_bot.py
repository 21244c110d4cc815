"""The example of a bot on a server plays a whole game, whatever happens to the server meanwhile."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, bot, open_seat

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.slow
def test_the_example_bot_plays_to_the_end_though_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    try:
        browser = Browser(server)
        made = browser.create("time-clash", open_seat(), bot(), options={"match": 1})
        table = made["table"]["id"]

        def events() -> int:
            return len(browser.get(f"/api/tables/{table}/events?before=1000000").json.get("events", ()))

        with subprocess.Popen(
            [sys.executable, str(EXAMPLE), made["invite"]["url"], "Marvin"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as example:
            wait_until(lambda: events() > 8)
            assert example.poll() is None
            server.kill()
            server.start()
            stdout, stderr = example.communicate(timeout=PATIENCE)
        assert example.returncode == 0, stderr
        assert stdout.startswith("OutcomeInfo(")
        assert browser.get(f"/api/tables/{table}").json["table"]["status"] == "over"
    finally:
        server.close()


def test_the_example_has_ten_lines_and_a_few_imports() -> None:
    lines = [
        line
        for line in EXAMPLE.read_text().splitlines()
        if line and not line.startswith(("import", "from", '"'))
    ]
    assert len(lines) <= 10
