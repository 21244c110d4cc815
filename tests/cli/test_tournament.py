"""`vortex tournament` as somebody types it."""

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
from click.testing import CliRunner, Result
from tests.analysis.deadly_game import DEADLY
from tests.patience import PATIENCE, wait_until

from vortex.cli import main
from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _deadly_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "deadly", "tests.analysis.deadly_game")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["tournament", *map(str, arguments)], catch_exceptions=False)


def test_it_ranks_the_bots_and_says_how_sure_that_is() -> None:
    result = run("toy", "--bots", "random,companion", "--games", "12", "--jobs", "1")
    assert result.exit_code == 0
    assert "Lanterns: 12 games of 3 seats" in result.stdout
    assert "Wins by seat" in result.stdout
    assert "games that only one of them won, made up for who held more seats." in result.stdout
    two = run("toy", "--seats", "2", "--bots", "random,companion", "--games", "4", "--jobs", "1")
    assert "games that only one of them won." in two.stdout


@pytest.mark.parametrize(
    ("tables", "among_others", "alone"), [("mixed", 16, 0), ("pure", 0, 16), ("both", 8, 8)]
)
def test_tables_of_one_bot_have_a_column_of_their_own(tables: str, among_others: int, alone: int) -> None:
    typed = ("toy", "--seats", "2", "--bots", "random,companion", "--games", "16", "--jobs", "1")
    found = json.loads(run(*typed, "--tables", tables, "--json").stdout)["bots"]
    assert [each["wins"]["of"] for each in found] == [among_others] * 2
    assert [each["wins_at_pure_tables"]["of"] for each in found] == [alone] * 2
    shown = " ".join(run(*typed, "--tables", tables).stdout.split())
    assert ("Wins by seat at mixed tables" in shown) is (tables == "both")


def test_as_json_and_as_lines_it_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    common = ("toy", "--bots", "random,companion", "--games", "12", "--seed", "5", "--json")
    one = run(*common, "--jobs", "1", "--out", first)
    two = run(*common, "--jobs", "2", "--out", second)
    assert one.stdout == two.stdout
    assert first.read_bytes() == second.read_bytes()
    found = json.loads(one.stdout)
    assert found["games"] == 12
    assert {each["bot"] for each in found["bots"]} == {"random", "companion"}
    head, *games = map(json.loads, first.read_text().splitlines())
    assert head["seed"] == 5
    assert [game["number"] for game in games] == list(range(12))
    assert all(len(game["bots"]) == 3 for game in games)
    assert sum(len(game["winners"]) for game in games) == sum(each["wins"]["hits"] for each in found["bots"])


def test_fewer_games_from_a_file_leave_the_others_in_it(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    common = ("toy", "--bots", "random,companion", "--jobs", "1", "--json", "--out", out)
    whole = json.loads(run(*common, "--games", "12").stdout)
    written = out.read_bytes()
    assert json.loads(run(*common, "--games", "3").stdout)["games"] == 3
    assert out.read_bytes() == written
    assert json.loads(run(*common, "--games", "12").stdout) == whole


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("toy --bots random,genius", "there is no bot 'genius'; there are: random, novice, companion"),
        ("toy --bots random,random", "--bots names random twice"),
        ("ludo", "there is no game 'ludo'; there are: time-of-the-daleks"),
        ("toy --tables square", "'square' is not one of 'mixed', 'pure', 'both'"),
        ("toy --seats 7", "Lanterns is for 2 to 3 seats, not 7"),
        ("toy --option colour=red", "Lanterns has no option 'colour'; it has: goal, dark"),
        ("toy --games 0", "0 is not in the range x>=1"),
        ("time-of-the-daleks --seats 1", "--tables pure plays them one by one"),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    result = run(*typed.split())
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_table_of_one_kind_has_neither_a_rating_nor_an_interval() -> None:
    """Somebody like itself loses whenever it wins: nothing is estimated there."""
    result = run("toy", "--bots", "random", "--seats", "3", "--games", "6", "--jobs", "1")
    head, row = (
        next(line for line in result.stdout.splitlines() if part in line) for part in ("bot", "random")
    )
    assert "rating" not in head
    assert "%" in row
    assert "–" not in row


def test_a_number_of_games_that_is_not_fair_to_all_places_is_pointed_out() -> None:
    result = run("toy", "--bots", "random,companion", "--seats", "2", "--games", "5", "--jobs", "1")
    assert "Bots are seated in 2 ways: 4 or 6 games would have all of them equally often." in result.stderr
    even = run("toy", "--bots", "random,companion", "--seats", "2", "--games", "4", "--jobs", "1")
    assert "ways" not in even.stderr


@pytest.mark.slow
def test_a_bot_that_thinks_by_the_clock_is_pointed_out() -> None:
    told = "oracle thinks by the clock: games will differ from run to run. oracle:400 would not."
    common = ("toy", "--games", "1", "--seats", "2", "--jobs", "1")
    assert told in run(*common, "--bots", "oracle").stderr
    assert run(*common, "--bots", "oracle:10").stderr == ""


def test_a_process_that_is_killed_ends_the_run_which_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VORTEX_DEADLY", str(tmp_path / "died"))
    out, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    common = ("deadly", "--bots", "random,companion", "--games", "12", "--json")
    first = run(*common, "--jobs", "2", "--out", out)
    assert first.exit_code == 1
    assert f"the process that played game {DEADLY} was killed by SIGKILL" in first.stderr
    assert f"{DEADLY} of 12 games are in {out}; the same command goes on from there" in first.stderr
    # What there is has been judged all the same.
    assert json.loads(first.stdout)["games"] == DEADLY
    assert out.read_text().count("\n") == 1 + DEADLY
    second = run(*common, "--jobs", "2", "--out", out)
    assert (second.exit_code, second.stderr) == (0, "")
    assert second.stdout == run(*common, "--jobs", "1", "--out", whole).stdout
    assert out.read_bytes() == whole.read_bytes()


def test_a_killed_process_without_a_file_says_what_would_have_kept_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VORTEX_DEADLY", str(tmp_path / "died"))
    result = run("deadly", "--bots", "random", "--games", "9", "--jobs", "2", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["games"] == DEADLY
    assert "with --out FILE a run goes on where it ended" in result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_that_fails_is_a_mistake_with_its_traceback(jobs: str) -> None:
    with pytest.raises(ArithmeticError, match="this lantern fell over") as failed:
        run("deadly", "--bots", "random", "--games", "9", "--jobs", jobs)
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
        second = run(*common, "--games", "1000002")
        assert process.poll() is None
    assert second.exit_code == 1
    told = f"Error: another run is writing to {out}; let it end first, or name another file\n"
    assert second.stderr == told
    kept = out.read_text().count("\n") - 1
    assert json.loads(run(*common, "--games", str(kept + 2)).stdout)["games"] == kept + 2
