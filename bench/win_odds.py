"""Compares the odds to win shown in curves and hints with what comes of it among strong bots.

    python bench/win_odds.py time-of-the-daleks --seats 2 3 4 --games 120

Plays games among time-lords and looks at some moments of each as a replay does. Prints for every number of seats how
often a side won that was given such odds, in which rounds they were right, beside what the search came to
before `Advice.calibrated` had a say. Errors are mean squares (Brier score: less is better).

120 games for each number of seats of Time of the Daleks take an hour on one core, a third of that on a tree that
`bench/compiled.py --keep` made.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from places import add_places

from vortex.analysis.places import open_executor
from vortex.analysis.review import Onlooker
from vortex.bots.bot import make_bot
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.bots.rollout import final_values
from vortex.bots.tree import found_by_walking
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State
from vortex.server.reviewing import WALKS

LEVEL = "time-lord"
BETWEEN = 40
"""How many decisions lie between two looks, on the average."""
LATE = 5
"""From this round on all are counted together."""


class Look(NamedTuple):
    """What the search came to at a moment, what was shown, and what came of the game."""

    round: int
    is_ending: bool
    found: list[float]
    shown: list[float]
    came: list[float]


class Side(NamedTuple):
    """One side's part of a look."""

    round: int
    is_ending: bool
    found: float
    shown: float
    came: float


class Looking(Watcher):
    """Looks at some moments of a game as a replay does."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.chance = FastChance(seed)
        self.seen: list[tuple[int, bool, list[float], list[float]]] = []

    def before(self, state: State, choice: int) -> None:
        if not self.seen or self.chance.below(BETWEEN) == 0:
            game, chance = self.game, self.chance
            found = found_by_walking(Onlooker(game, state, state.asked), WALKS, chance.below(1 << 60))
            shown = game.advice.calibrated(state, found)
            self.seen.append((game.rounds(state), game.advice.is_ending(state), found, shown))


def looks(key: str, seats: int, number: int) -> list[Look]:
    game: Game[Any] = load_game(key)
    state: State = game.new({}, seats, derived_seed("telling", seats, number))
    bots = [make_bot(LEVEL, derived_seed(LEVEL, seats, number, seat)) for seat in range(seats)]
    looking = Looking(game, derived_seed("looks", seats, number))
    play_out(game, state, bots, looking)
    came = final_values(game, state)
    return [Look(*each, came) for each in looking.seen]


def of_sides(seen: Sequence[Look], sides: slice) -> list[Side]:
    return [
        Side(look.round, look.is_ending, *each)
        for look in seen
        for each in zip(look.found[sides], look.shown[sides], look.came[sides], strict=True)
    ]


def rows(name: str, groups: dict[int, list[Side]]) -> Iterator[str]:
    for key in sorted(groups):
        some = groups[key]
        means = [sum(figures) / len(some) for figures in zip(*some, strict=True)][2:]
        errors = [
            sum((given - each.came) ** 2 for given, each in zip(odds, some, strict=True)) / len(some)
            for odds in ([each.shown for each in some], [each.found for each in some])
        ]
        yield (
            f"    {name.format(key)}: found {means[0]:6.1%}, shown {means[1]:6.1%}, came {means[2]:6.1%}"
            f" of {len(some)}; error {errors[0]:.3f}, of the search alone {errors[1]:.3f}"
        )


def grouped(some: Sequence[Side], keys: Sequence[int]) -> dict[int, list[Side]]:
    groups: dict[int, list[Side]] = {}
    for each, key in zip(some, keys, strict=True):
        groups.setdefault(key, []).append(each)
    return groups


def report(game: Game[Any], seats: int, seen: list[Look]) -> None:
    print(f"{game.key}, {seats} seats, {len(seen)} looks")
    sides = {"seats": slice(seats), str(game.nobody): slice(seats, None)}
    for name, side in list(sides.items())[: 1 + game.may_nobody_win]:
        some = of_sides(seen, side)
        print(f"  {name}")
        print(*rows("all", grouped(some, [0] * len(some))), sep="\n")
        print(
            *rows("shown about {} %", grouped(some, [round(each.shown * 10) * 10 for each in some])), sep="\n"
        )
        print(*rows("ending: {}", grouped(some, [each.is_ending for each in some])), sep="\n")
        print(*rows("round {}", grouped(some, [min(each.round, LATE) for each in some])), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the odds that are shown with what comes of games.")
    parser.add_argument("game", choices=("time-of-the-daleks", "time-clash", "card-game"))
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=120, help="for each number of seats")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first game: others from another one"
    )
    add_places(parser)
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("argument --games: at least 1")
    game: Game[Any] = load_game(arguments.game)
    numbers = range(arguments.first, arguments.first + arguments.games)
    with open_executor(arguments.jobs, arguments.cluster) as where:
        for seats in arguments.seats:
            found = where.map(partial(looks, arguments.game, seats), numbers)
            report(game, seats, [look for some in found for look in some])


if __name__ == "__main__":
    main()
