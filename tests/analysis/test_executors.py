"""Where many games are played: the same results in the same order, whatever happens on the way."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.numbers import Dies, Fails, Waits, doubled
from tests.patience import wait_until

from vortex.analysis.executors import (
    Executor,
    InThisProcess,
    Piece,
    PlayerDied,
    Processes,
    Workers,
    cores,
    play_piece,
)

EXECUTORS: dict[str, Callable[[], Executor]] = {
    "here": InThisProcess,
    "one process": lambda: Processes(1),
    "three processes": lambda: Processes(3),
}


@pytest.fixture(params=EXECUTORS)
def executor(request: pytest.FixtureRequest) -> Callable[[], Executor]:
    return EXECUTORS[request.param]


def test_results_come_in_the_order_of_the_numbers(executor: Callable[[], Executor]) -> None:
    numbers = [5, *range(100, 300), 7, 7]
    with executor() as opened:
        assert list(opened.map(doubled, numbers)) == [2 * number for number in numbers]
        # It can be asked again, and for nothing.
        assert list(opened.map(doubled, range(3))) == [0, 2, 4]
        assert list(opened.map(doubled, [])) == []


def test_an_error_comes_after_all_that_is_before_it(executor: Callable[[], Executor]) -> None:
    with executor() as opened:
        results = opened.map(Fails(41, 43), range(60))
        assert [next(results) for _ in range(41)] == [2 * number for number in range(41)]
        with pytest.raises(ArithmeticError, match="not 41") as failed:
            next(results)
    assert "numbers.py" in "".join(traceback.format_exception(failed.value))


def test_an_error_that_cannot_travel_is_told_in_its_words() -> None:
    with Processes(2) as processes, pytest.raises(RuntimeError, match="3: it is so strange"):
        list(processes.map(Fails(3, strangely=True), range(9)))


def test_a_process_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    with Processes(2) as processes:
        found = list(processes.map(Dies(tmp_path, 4, 30, 31, times=2), range(60)))
    assert found == [2 * number for number in range(60)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["30", "31", "4"]


def test_a_number_that_kills_every_process_is_named_in_its_turn(tmp_path: Path) -> None:
    with Processes(2) as processes:
        results = processes.map(Dies(tmp_path, 30, times=99), range(60))
        assert [next(results) for _ in range(30)] == [2 * number for number in range(30)]
        with pytest.raises(PlayerDied, match="the process that played game 30 was killed by SIGKILL"):
            next(results)
    # Three times alone, and once with others if it was handed out with them.
    assert (tmp_path / "30").stat().st_size in (3, 4)


def test_what_nobody_waits_for_any_more_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "process"
    with Processes(2) as processes:
        # Two are handed out before the first is waited for.
        results = processes.map(Waits(file, 1, tmp_path / "never"), range(9))
        assert next(results) == 0
        wait_until(lambda: file.exists() and file.read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text()), 0)


class OnePerCall(Workers):
    """Plays at once, and pretends that each number takes so many seconds."""

    seconds = 1.0
    ahead = 1
    tries = 1
    deaths = ()

    def __init__(self, seconds_each: float, players: int) -> None:
        self.pieces: list[list[int]] = []
        self._seconds_each = seconds_each
        self._players = players

    def players(self) -> int:
        return self._players

    def submit(self, function: bytes, numbers: Sequence[int]) -> Future[Piece[Any]]:
        self.pieces.append(list(numbers))
        future: Future[Piece[Any]] = Future()
        try:
            results, _ = play_piece(function, numbers)
            future.set_result(Piece(results, self._seconds_each * len(results)))
        except Exception as error:
            future.set_exception(error)
        return future

    def close(self) -> None:
        pass


def test_games_that_take_long_are_handed_out_one_by_one() -> None:
    workers = OnePerCall(3.0, players=4)
    assert list(workers.map(doubled, range(40))) == list(range(0, 80, 2))
    assert workers.pieces == [[number] for number in range(40)]


def test_short_games_are_handed_out_by_the_second_and_fewer_towards_the_end() -> None:
    workers = OnePerCall(0.001, players=4)
    assert list(workers.map(doubled, range(20_000))) == list(range(0, 40_000, 2))
    sizes = [len(piece) for piece in workers.pieces]
    assert sizes[:4] == [1, 1, 1, 1]
    assert max(sizes) == 1000
    assert sizes[4] == 1000
    assert sizes[-1] == 1
    # All of it in few pieces, and nothing twice.
    assert len(sizes) < 100
    assert sorted(number for piece in workers.pieces for number in piece) == list(range(20_000))


def test_what_was_handed_out_before_a_failure_counts_and_nothing_after_it_is_handed_out() -> None:
    workers = OnePerCall(0.01, players=1)
    results = workers.map(Fails(40), range(100))
    assert [next(results) for _ in range(40)] == list(range(0, 80, 2))
    with pytest.raises(ArithmeticError, match="not 40"):
        next(results)
    assert workers.pieces == [[0], [*range(1, 50)], [*range(40, 50)]]


def test_there_is_a_core() -> None:
    assert cores() >= 1
