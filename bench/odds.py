"""How long exact odds take: Adventures with eight dice, re-roll and face icons of five cards, and five Sonic Charges.

    python bench/odds.py --attempts 200

Every attempt is solved from nothing: nothing is remembered from the one before (`--table`: what a table asks in real
games, where the solver remembers; `--calls`: how many questions at which help can be called get all calls solved in the
time that a table gives). Times are those of the processor, on one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from os import getloadavg
from pathlib import Path
from platform import python_version
from time import process_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep
from tests.dice.large_attempts import large_attempts

from vortex.analysis.odds import TABLE_WORK, Solver
from vortex.bots.chair import Chair
from vortex.bots.sensible import Companion
from vortex.dice.solving.multisets import colour_against
from vortex.games import load_game
from vortex.kernel.odds import OutOfTime

TABLE_SECONDS = 4
EVERY_CALL = 7
"""Questions that follow each other are alike, so that most are passed over."""


def main() -> None:
    parser = argparse.ArgumentParser(description="How long exact odds take.")
    parser.add_argument("--attempts", type=int, default=200)
    parser.add_argument(
        "--helped", action="store_true", help="five dice and a helper's three, each with icons"
    )
    parser.add_argument("--table", action="store_true", help="all choices of questions in real games")
    parser.add_argument(
        "--calls", action="store_true", help="questions in real games at which help can be called"
    )
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    arguments = parser.parse_args()
    load = getloadavg()[0]
    if arguments.write:
        alone, helped = (_times(arguments.attempts, is_helped) for is_helped in (False, True))
        asked = _times_at_a_table(arguments.attempts)
        keep(
            "Odds",
            f"Made by `python bench/odds.py --attempts {arguments.attempts} --write`. Targets: 95 % of "
            "Adventures with eight dice, the icons of five cards and five tokens solved within 15 ms, with a helper's "
            "pool within 150 ms; every question at a table within 1 s.\n\n"
            "| | attempts | median | p95 | longest |\n|---|---:|---:|---:|---:|\n"
            f"| eight dice | {_cells(alone)} |\n| five dice and a helper's three | {_cells(helped)} |\n"
            f"| all choices of a question at a table | {_cells(asked)} |\n\n"
            "Times of the processor, nothing remembered but at a table; "
            f"Python {python_version()}, load average before {load:.1f}.",
        )
    elif arguments.calls:
        solved, questions = _solved_calls(arguments.attempts)
        print(f"questions with all calls for help solved within {TABLE_SECONDS} s: {solved} of {questions}")
    else:
        times = (
            _times_at_a_table(arguments.attempts)
            if arguments.table
            else _times(arguments.attempts, arguments.helped)
        )
        print(f"attempts | median | p95 | longest: {_cells(times)}")


def _times(attempts: int, is_helped: bool) -> list[float]:
    """Milliseconds for each of so many attempts, the quickest first."""
    times: list[float] = []
    for prospect in large_attempts(attempts, is_helped):
        colour_against.cache_clear()
        began = process_time()
        Solver().probability(prospect)
        times.append(1000 * (process_time() - began))
    return sorted(times)


def _times_at_a_table(questions: int) -> list[float]:
    """Milliseconds for what a table asks: the worth of all choices, before and after the roll, in games of companions.
    The solver remembers as it does there, so only the first question of an Adventure is asked from nothing."""
    game = load_game("time-of-the-daleks")
    times: list[float] = []
    solver = Solver()
    seed = 0
    while len(times) < questions:
        seed += 1
        state = game.new({}, 2 + seed % 3, seed)
        bot = Companion(seed)
        while state.asked >= 0 and len(times) < questions:
            began = process_time()
            if solver.odds(game, state, state.asked, most_work=TABLE_WORK) is not None:
                times.append(1000 * (process_time() - began))
            game.apply(state, bot.choose(Chair(game, state, state.asked)))
    return sorted(times)


@patch("vortex.analysis.odds.monotonic", process_time)
def _solved_calls(questions: int) -> tuple[int, int]:
    """Of so many questions, one in `EVERY_CALL` Adventures of companions, how many get all their calls solved in
    the time that a table gives. The clock is that of the processor, so that a busy machine changes nothing."""
    solved = 0
    for game, state in _questions_with_calls(questions):
        try:
            found = Solver().odds(game, state, state.asked, True, TABLE_SECONDS)
        except OutOfTime:
            continue
        solved += found is not None and set(_calls(game, state)) <= set(found.choices)
    return solved, questions


def _calls(game: Any, state: Any) -> list[int]:
    return [choice for choice in state.options if game.notation.write(choice).startswith("call ")]


def _questions_with_calls(questions: int) -> Iterator[tuple[Any, Any]]:
    """The first of an Adventure at which help can be called."""
    game = load_game("time-of-the-daleks")
    seed = adventures = 0
    while True:
        seed += 1
        state = game.new({}, 2 + seed % 3, seed)
        bot = Companion(seed)
        is_new = True
        while state.asked >= 0:
            can_call = bool(_calls(game, state))
            if can_call and is_new:
                is_new = False
                adventures += 1
                if adventures % EVERY_CALL == 0:
                    yield game, state
                    if adventures == questions * EVERY_CALL:
                        return
            elif state.has_rolled and not can_call:
                is_new = True
            game.apply(state, bot.choose(Chair(game, state, state.asked)))


def _cells(times: list[float]) -> str:
    figures = (times[len(times) // 2], times[int(0.95 * len(times))], times[-1])
    return " | ".join([str(len(times)), *(f"{time:.1f} ms" for time in figures)])


if __name__ == "__main__":
    main()
