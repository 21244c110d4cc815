"""Results in a file: a run goes on wherever it was broken off, and nothing else is written over."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest
from tests.analysis.played import a_plan

from vortex.analysis.results import Results, RunError
from vortex.analysis.runs import Played, run
from vortex.games import GAMES


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


def test_a_game_survives_being_written_down() -> None:
    for played in run(a_plan(games=4, measured=True)):
        assert Played.from_json(played.to_json()) == played


def play_missing(results: Results) -> Results:
    with results.writing():
        for played in run(results.plan, None, results.missing()):
            results.add(played)
    return results


def played_into(path: Path, games: int) -> Results:
    return play_missing(Results(a_plan(games), path))


def test_a_run_that_was_broken_off_goes_on_from_its_file(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    played_into(whole, 12)
    played_into(broken, 5)
    broken.write_text(broken.read_text() + '{"number":5,"bo')
    assert Results(a_plan(12), broken).missing() == range(5, 12)
    played_into(broken, 12)
    assert broken.read_text() == whole.read_text()


def test_wherever_a_run_is_killed_it_goes_on(tmp_path: Path) -> None:
    """Also in the middle of the first line, at a line's end and just before it."""
    path = tmp_path / "games.jsonl"
    played_into(path, 3)
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    second = whole.index(b"\n", head) + 1
    for kept in (0, 1, head - 1, head, head + 1, second - 1, second, second + 40, len(whole) - 1):
        path.write_bytes(whole[:kept])
        played_into(path, 3)
        assert path.read_bytes() == whole, kept


def test_a_run_that_dies_at_its_first_line_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 6)
    before = path.read_bytes()

    def die(played: Played) -> str:
        raise SystemExit(played.number)

    monkeypatch.setattr(Played, "to_json", die)
    with pytest.raises(SystemExit):
        played_into(path, 8)
    assert path.read_bytes() == before


def test_ctrl_c_while_a_game_is_written_counts_when_it_is_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(a_plan(12), path)
    to_json = Played.to_json

    def pressed_meanwhile(played: Played) -> str:
        if played.number == 3:
            signal.raise_signal(signal.SIGINT)
        return to_json(played)

    monkeypatch.setattr(Played, "to_json", pressed_meanwhile)
    with pytest.raises(KeyboardInterrupt):
        play_missing(results)
    assert [played.number for played in results.played] == [0, 1, 2, 3]
    assert Results(a_plan(12), path).played == results.played
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_fewer_games_are_the_first_ones_and_the_others_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    all_of_them = played_into(path, 12).played
    before = path.read_bytes()
    assert played_into(path, 3).played == all_of_them[:3]
    assert path.read_bytes() == before
    assert played_into(path, 12).played == all_of_them


def test_one_run_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = Results(a_plan(6), path), Results(a_plan(6), path)
    with first.writing():
        first.add(next(run(a_plan(6))))
        before = path.read_bytes()
        with pytest.raises(
            RunError, match=r"another run is writing to .*; let it end first, or name another"
        ):
            play_missing(second)
        assert path.read_bytes() == before
        # To read what is there disturbs nobody.
        assert len(played_into(path, 1).played) == 1
    # What the other has written by then is not played again.
    assert play_missing(second).missing() == range(6, 6)
    whole = played_into(tmp_path / "whole.jsonl", 6)
    assert second.played == whole.played
    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_system_without_such_locks_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert len(played_into(tmp_path / "games.jsonl", 3).played) == 3


@pytest.mark.parametrize("spoilt", ["{}", '{"number":2,"bo', "", "again"])
def test_a_line_that_is_no_game_amid_games_is_named_and_left_alone(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 5)
    lines = path.read_text().splitlines()
    lines[3] = lines[2] if spoilt == "again" else spoilt
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(RunError, match=r"line 4 of .* is not game 2 of this run; name another file"):
        Results(a_plan(12), path)
    assert path.read_bytes() == before


BY_HAND: list[dict[str, object]] = [
    {"bots": ["random", "random"]},
    {"bots": ["companion"]},
    {"bots": "ab"},
    {"number": 2.0},
    {"ending": 7},
    {"winners": [7]},
    {"winners": [-1]},
    {"winners": [0, 0]},
    {"winners": ["x"]},
    {"winners": "x"},
    {"winners": [True]},
    {"scores": [1]},
    {"scores": [1, "2"]},
    {"scores": [1, float("nan")]},
    {"turns": "a"},
    {"turns": -1},
    {"rounds": 1.5},
    {"decisions": None},
    {"decisions": 10**400},
    {"measured": None},
    {"measured": {}},
    {"colour": "red"},
]


COUNTED_BY_HAND: list[dict[str, object]] = [
    {"rates": {"a": {"": [99, 1]}}},
    {"rates": {"a": {"": [5, 1]}}},
    {"rates": {"a": {"": [-1, 1]}}},
    {"rates": {"a": {"": [1]}}},
    {"rates": {"a": {"": {"0": 1, "1": 2}}}},
    {"rates": {"a": [1, 5]}},
    {"rates": []},
    {"numbers": {"a": 3}},
    {"numbers": {"a": ["3"]}},
    {"amounts": {"a": {"b": -3}}},
    {"amounts": {"a": 3}},
    {"could": []},
    {"could": ["", ""]},
    {"could": [["lamp/none"], []]},
    {"used": [{}]},
    {"used": [{"lamp/none": 1}, {}]},
    {"used": [[], []]},
    {"more": 1},
]


@pytest.mark.parametrize("is_measured", [False, True])
def test_a_line_changed_by_hand_is_named_and_left_alone(tmp_path: Path, is_measured: bool) -> None:
    path = tmp_path / "games.jsonl"
    whole = play_missing(Results(a_plan(5, measured=is_measured), path))
    lines = path.read_text().splitlines()
    game = json.loads(lines[3])
    spoilt = [game | change for change in BY_HAND]
    if is_measured:
        spoilt += [game | {"measured": game["measured"] | change} for change in COUNTED_BY_HAND]
    for change in spoilt:
        path.write_text("\n".join([*lines[:3], json.dumps(change), *lines[4:], ""]))
        before = path.read_bytes()
        with pytest.raises(RunError, match=r"line 4 of .* is not game 2 of this run; name another file"):
            Results(whole.plan, path)
        assert path.read_bytes() == before
    path.write_text("\n".join([*lines[:3], json.dumps(game), *lines[4:], ""]))
    assert Results(whole.plan, path).played == whole.played


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("dear diary\n")
    with pytest.raises(RunError, match="holds no games; name another file"):
        Results(a_plan(), path)
    results = Results(a_plan(seed=8), tmp_path / "other.jsonl")
    with results.writing():
        pass
    with pytest.raises(RunError, match=r"games of another run \(other seed\); name another"):
        Results(a_plan(), tmp_path / "other.jsonl")
    assert path.read_text() == "dear diary\n"


def test_games_of_other_rules_or_bots_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(a_plan(2), path)
    with results.writing():
        for played in run(a_plan(2)):
            results.add(played)
    assert len(Results(a_plan(4), path).played) == 2
    monkeypatch.setattr(
        "vortex.analysis.runs.fingerprints", lambda packages: dict.fromkeys(packages, "other")
    )
    with pytest.raises(RunError, match=r"games of another run \(other sources\)"):
        Results(a_plan(4), path)
