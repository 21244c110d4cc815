"""`vortex serve`, and `vortex play` in the browser."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE

from vortex.cli import main
from vortex.server.running import bind

ROOT = Path(__file__).parents[2]


@contextmanager
def running(*arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A command that serves; gives its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "vortex", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        yield found.group(0), process
    finally:
        process.kill()
        process.communicate()


def get(url: str) -> object:
    for _ in range(100):
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return json.load(answer)
        except ConnectionError:
            continue
    raise AssertionError(url)


@pytest.mark.slow
def test_serve_says_where_it_is_and_ends_with_ctrl_c() -> None:
    with running("serve", "--port", "0", "--database", "memory:") as (address, process):
        assert get(f"{address}/healthz") == {"status": "ok"}
        assert get(f"{address.replace('127.0.0.1', 'localhost')}/api/games")
        process.send_signal(signal.SIGINT)
        assert process.wait(120) == 0


@pytest.mark.slow
def test_a_reload_does_not_end_a_single_process() -> None:
    with running("serve", "--port", "0", "--database", "memory:") as (address, process):
        assert get(f"{address}/healthz") == {"status": "ok"}
        process.send_signal(signal.SIGHUP)
        assert process.stdout is not None
        assert "this one goes on as it is" in next(line for line in process.stdout if "SIGHUP" in line)
        assert get(f"{address}/healthz") == {"status": "ok"}
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--host", "0.0.0.0"], "must know its address"),
        (["--public-url", "vortex.example"], "is not an address like"),
        (["--public-url", "https://[::1"], "is not an address like"),
        (["--public-url", "https://vortex.example:80000"], "is not an address like"),
        (["--public-url", "https://vortex.example/games"], "with nothing behind it"),
        (["--origin", "https://me:word@vortex.example"], "is not an address like"),
        (["--database", "oracle://x"], "a database is"),
        (["--database", "sqlite:///~nobody-of-this-name/tables.db"], "write its folder in full"),
        (["--pack", "mine"], "--pack takes NAME=DIR"),
        (["--pack", "mine=nowhere"], "the pack 'mine' cannot be played with: nowhere: no pack here"),
        (["--trusted-proxy", "proxy"], "trusted_proxies: 'proxy' is neither an address"),
        (["--bot-seconds", "-1"], "bot_seconds is -1.0: it must be above 0"),
        (["--bot-seconds", "0.8"], "bot_seconds is 0.8: it must be 1.9 or more"),
        (["--think-seconds", "20"], "bots that think for 20 seconds would be stopped before they answer"),
        (["--bots", "nowhere:Bot"], "the bot nowhere:Bot cannot play: ModuleNotFoundError"),
        (["--bots", "genius"], "no installed package brings a bot 'genius'"),
        (["--think-seconds", "0"], "think_seconds is 0.0: it must be above 0"),
        (["--think-seconds", "inf"], "think_seconds is inf: it must be a finite number, above 0"),
    ],
)
def test_serve_refuses_what_makes_no_sense(arguments: list[str], reason: str) -> None:
    result = CliRunner().invoke(main, ["serve", "--port", "0", *arguments])
    assert result.exit_code == 2
    assert reason in result.stderr


def test_a_port_in_use_is_named() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(main, ["serve", "--port", port])
        assert result.exit_code == 1
        assert f"127.0.0.1, port {port}: address already in use" in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize("is_newer", [False, True])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path, is_newer: bool) -> None:
    words = "the file is not a database"
    if is_newer:
        words = "this database was last used by a newer release of Vortex"
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as newer:
            newer.execute("CREATE TABLE vortex_version (version_num VARCHAR(32) NOT NULL)")
            newer.execute("INSERT INTO vortex_version VALUES ('9999')")
            newer.commit()
    else:
        (tmp_path / "tables.db").write_bytes(b"no database " * 100)
    for command in ("serve", "play --local --no-browser"):
        told = subprocess.run(
            [sys.executable, "-m", "vortex", *command.split(), "--port", "0"],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": "src",
                "VORTEX_DATABASE": f"sqlite:///{tmp_path}/tables.db",
            },
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert told.returncode == 1
        assert "Vortex is at" not in told.stdout
        assert "Traceback" not in told.stderr
        assert words in told.stderr
        assert told.stderr.endswith("Error: the server could not start\n")


@pytest.mark.parametrize("command", ["serve --port 0", "play --local --no-browser --port 0"])
def test_a_database_that_is_not_known_is_refused_in_a_sentence(command: str) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "vortex", *command.split(), "--database", "foo://x"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert shown.returncode == 2
    assert shown.stderr.startswith("Error: ")
    assert "a database is sqlite:///path, postgresql://user@host/name or memory:" in shown.stderr
    assert "Traceback" not in shown.stderr


@pytest.mark.parametrize(
    "command", ["serve --port 0 --database memory:", "play --local --no-browser --port 0"]
)
@pytest.mark.parametrize("has_numpy", [True, False])
def test_a_server_that_can_work_no_odds_out_says_what_is_missing(
    command: str, has_numpy: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def announced(app: object, settings: object, listening: object, announce: Callable[[], None]) -> None:
        announce()

    monkeypatch.setattr("vortex.server.running.serve", announced)
    monkeypatch.setattr("vortex.cli.browser.what_is_missing", str)
    monkeypatch.setenv("VORTEX_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    if not has_numpy:
        monkeypatch.setitem(sys.modules, "numpy", None)
    result = CliRunner().invoke(main, command.split(), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Vortex is at http://127.0.0.1:")
    told = "There are no odds at these tables: odds need NumPy: pip install 'vortex-tabletop[analysis]'\n"
    assert result.stderr == ("" if has_numpy else told)
