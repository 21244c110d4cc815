"""What commands share that play many games: files, processes that die, Ctrl+C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.analysis.deadly_game import DEADLY
from tests.cli.running import tournament
from tests.patience import PATIENCE, wait_until

from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _deadly_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "deadly", "tests.analysis.deadly_game")


def test_fewer_games_from_a_file_leave_the_others_in_it(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    common = ("toy", "--bots", "random,companion", "--jobs", "1", "--json", "--out", out)
    whole = json.loads(tournament(*common, "--games", "12").stdout)
    written = out.read_bytes()
    assert json.loads(tournament(*common, "--games", "3").stdout)["games"] == 3
    assert out.read_bytes() == written
    assert json.loads(tournament(*common, "--games", "12").stdout) == whole


def test_a_number_of_games_that_is_not_fair_to_all_places_is_pointed_out() -> None:
    result = tournament("toy", "--bots", "random,companion", "--seats", "2", "--games", "5", "--jobs", "1")
    assert "Bots are seated in 2 ways: 4 or 6 games would have all of them equally often." in result.stderr
    even = tournament("toy", "--bots", "random,companion", "--seats", "2", "--games", "4", "--jobs", "1")
    assert "ways" not in even.stderr


@pytest.mark.slow
def test_a_bot_that_thinks_by_the_clock_is_pointed_out() -> None:
    told = "oracle thinks by the clock: games will differ from run to run. oracle:400 would not."
    common = ("toy", "--games", "1", "--seats", "2", "--jobs", "1")
    assert told in tournament(*common, "--bots", "oracle").stderr
    assert tournament(*common, "--bots", "oracle:10").stderr == ""


def test_a_process_that_is_killed_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, whole, died = tmp_path / "games.jsonl", tmp_path / "whole.jsonl", tmp_path / "died"
    monkeypatch.setenv("VORTEX_DEADLY", f"{died}:2")
    common = ("deadly", "--bots", "random,companion", "--games", "12", "--json")
    killed = tournament(*common, "--jobs", "2", "--out", out)
    assert died.read_text() == ".."
    assert (killed.exit_code, killed.stderr) == (0, "")
    assert killed.stdout == tournament(*common, "--jobs", "1", "--out", whole).stdout
    assert out.read_bytes() == whole.read_bytes()


def test_a_game_that_kills_every_process_ends_the_run_which_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VORTEX_DEADLY", f"{tmp_path / 'died'}:4")
    out, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    common = ("deadly", "--bots", "random,companion", "--games", "12", "--json")
    first = tournament(*common, "--jobs", "2", "--out", out)
    assert first.exit_code == 1
    assert f"the process that played game {DEADLY} was killed by SIGKILL" in first.stderr
    assert f"{DEADLY} of 12 games are in {out}; the same command goes on from there" in first.stderr
    # What there is has been judged all the same.
    assert json.loads(first.stdout)["games"] == DEADLY
    assert out.read_text().count("\n") == 1 + DEADLY
    monkeypatch.setenv("VORTEX_DEADLY", f"{tmp_path / 'died'}:0")
    second = tournament(*common, "--jobs", "2", "--out", out)
    assert (second.exit_code, second.stderr) == (0, "")
    assert second.stdout == tournament(*common, "--jobs", "1", "--out", whole).stdout
    assert out.read_bytes() == whole.read_bytes()


def test_a_killed_process_without_a_file_says_what_would_have_kept_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VORTEX_DEADLY", f"{tmp_path / 'died'}:4")
    result = tournament("deadly", "--bots", "random", "--games", "9", "--jobs", "2", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["games"] == DEADLY
    assert "with --out FILE a run goes on where it ended" in result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_that_fails_is_a_mistake_with_its_traceback(jobs: str) -> None:
    with pytest.raises(ArithmeticError, match="this lantern fell over") as failed:
        tournament("deadly", "--bots", "random", "--games", "9", "--jobs", jobs)
    told = "".join(traceback.format_exception(failed.value))
    assert "deadly_game.py" in told


@contextmanager
def playing_without_end(out: Path) -> Iterator[subprocess.Popen[str]]:
    """A run in processes of their own that has come to some games."""
    typed = [
        *(sys.executable, "-m", "tests.toy_vortex", "tournament", "toy", "--bots", "random,companion"),
        *("--games", "1000000", "--jobs", "2", "--out", str(out), "--json"),
    ]
    with subprocess.Popen(
        typed, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            wait_until(lambda: out.exists() and out.read_text().count("\n") > 20)
            yield process
        finally:
            # Only the one that writes: those that play for it end with it.
            process.kill()


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with playing_without_end(out) as process:
        # A terminal sends it to all processes of the command.
        os.killpg(process.pid, signal.SIGINT)
        stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, stderr
    assert f"of 1000000 games; the same command goes on from {out}." in stderr
    assert "Traceback" not in stderr
    kept = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert json.loads(stdout)["games"] == len(kept) > 19
    assert [game["number"] for game in kept] == list(range(len(kept)))


@pytest.mark.slow
def test_a_second_run_into_the_same_file_is_refused_until_the_first_has_ended_or_was_killed(
    tmp_path: Path,
) -> None:
    out = tmp_path / "games.jsonl"
    common = ("toy", "--bots", "random,companion", "--jobs", "1", "--json", "--out", out)
    with playing_without_end(out) as process:
        second = tournament(*common, "--games", "1000002")
        assert process.poll() is None
    assert second.exit_code == 1
    told = f"Error: another run is writing to {out}; let it end first, or name another file\n"
    assert second.stderr == told
    kept = out.read_text().count("\n") - 1
    assert json.loads(tournament(*common, "--games", str(kept + 2)).stdout)["games"] == kept + 2
