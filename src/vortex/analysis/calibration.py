"""Are the odds true? Plays Adventures by the odds and compares what was foretold with what came.

    python -m vortex.analysis.calibration --adventures 2000 --seed 1 --keep trials.jsonl --svg docs/odds-calibration.svg

`--keep` adds what was played to a file, and table and picture are of all that is in it: so many pieces, each with a
seed of its own, make one plot. With `--adventures 0` nothing is played.

Games go on by chance; from the moment at which the dice roll everybody in an Adventure takes the choice of the best
odds. Foretold is the chance just before the roll, from what the active player knows; so a helper plays no card from a
hand that the active player cannot see, and the others none at all.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from vortex.analysis.odds import Solver
from vortex.dice.attempt import ROLLING, Futures, Prospect
from vortex.games import load_game
from vortex.kernel.game import Game
from vortex.kernel.state import PASS

GAME = "time-of-the-daleks"
MOST_DECISIONS = 3000
BINS = 20


class Trial(NamedTuple):
    foretold: float
    succeeded: bool


class Bin(NamedTuple):
    """Trials whose foretold chance lies in one range."""

    trials: int
    foretold: float
    succeeded: float

    spread: float
    """The standard error of the share of successes, if what was foretold is true."""

    @property
    def margin(self) -> float:
        return 2 * self.spread


def play_adventures(seed: int) -> Iterator[Trial]:
    """One game after another, for ever."""
    game = load_game(GAME)
    solver = Solver()
    luck = Random(seed)
    number = 0
    while True:
        number += 1
        yield from _one_game(game, solver, luck, 1 + number % 4, seed * 1_000_003 + number)


def _one_game(game: Game[Any], solver: Solver, luck: Random, seats: int, seed: int) -> Iterator[Trial]:
    state = game.new({"k9": luck.random() < 0.3 and seats > 1}, seats, seed)
    foretold: float | None = None
    faces = has_rolled = False
    for _ in range(MOST_DECISIONS):
        if state.asked < 0:
            return
        choice = luck.choice(state.options)
        if has_rolled:
            futures = _as_the_actor_sees_it(game, state)
            choice = _by_the_odds(solver, futures, state.options) if futures else choice
        elif faces:
            # Cards that others play in between would change what was foretold.
            choice = PASS if game.questions[state.topic].is_window else choice
            if _rolls(game, state, choice):
                futures = _as_the_actor_sees_it(game, state)
                foretold = _about_to_roll(solver, futures, choice) if futures else None
        state.events = []
        game.apply(state, choice)
        for event in state.events:
            if event.kind == "adventure-faced":
                faces, has_rolled, foretold = True, False, None
            elif event.kind == "die-rolled":
                has_rolled = True
            elif event.kind in ("adventure-succeeded", "adventure-failed"):
                if foretold is not None:
                    yield Trial(foretold, event.kind == "adventure-succeeded")
                faces, has_rolled, foretold = False, False, None


def _rolls(game: Game[Any], state: Any, choice: int) -> bool:
    """Whether this choice makes the dice roll. To work out all odds before each question takes too long."""
    twin = game.clone(state)
    twin.events = []
    game.apply(twin, choice)
    return any(event.kind == "die-rolled" for event in twin.events)


def _as_the_actor_sees_it(game: Game[Any], state: Any) -> Futures | None:
    found = game.odds(state, state.asked)
    if isinstance(found, Futures) and found.actor != state.asked:
        found = game.odds(state, found.actor)
    return found if isinstance(found, Futures) else None


def _about_to_roll(solver: Solver, futures: Futures, choice: int) -> float | None:
    """The odds of the pool, if this choice leaves nothing to do but to roll it."""
    found = dict(futures.choices).get(choice, ()) or futures.now
    if len(found) != 1 or not isinstance(found[0], Prospect) or found[0].stage != ROLLING:
        return None
    return solver.probability(found[0])


def _by_the_odds(solver: Solver, futures: Futures, options: list[int]) -> int:
    """Choose by the odds. A seat that is asked because of cards that the actor has not seen passes: the odds count on
    none of them."""
    values = solver.values(futures)
    best = max(values, key=values.__getitem__, default=PASS)
    return best if best in options else PASS


def sort_into_bins(trials: list[Trial]) -> list[Bin]:
    found: list[list[Trial]] = [[] for _ in range(BINS)]
    for trial in trials:
        found[min(BINS - 1, int(trial.foretold * BINS))].append(trial)
    return [
        Bin(
            len(some),
            sum(trial.foretold for trial in some) / len(some),
            sum(trial.succeeded for trial in some) / len(some),
            _spread(some) / len(some),
        )
        for some in found
        if some
    ]


def _spread(trials: list[Trial]) -> float:
    """How far from what was foretold chance alone takes the number of successes: one standard deviation."""
    return math.sqrt(max(sum(trial.foretold * (1 - trial.foretold) for trial in trials), 1e-9))


def chi_squared(bins: list[Bin]) -> float:
    """How far all bins together lie from what was foretold; by chance about as much as there are bins."""
    return sum(((some.succeeded - some.foretold) / some.spread) ** 2 for some in bins)


def as_table(trials: list[Trial]) -> str:
    """In Markdown: what was foretold, what came, and how far apart chance alone may put them."""
    bins = sort_into_bins(trials)
    lines = ["| Adventures | foretold | succeeded | ± (two standard errors) |", "|---:|---:|---:|---:|"]
    for some in bins:
        lines.append(
            f"| {some.trials} | {some.foretold:.1%} | {some.succeeded:.1%} | {some.margin:.1%} |".replace(
                "%", " %"
            )
        )
    expected = sum(trial.foretold for trial in trials)
    came = sum(trial.succeeded for trial in trials)
    lines.append("")
    lines.append(
        f"{len(trials)} Adventures: {expected:.1f} successes foretold, {came} came; "
        f"that is {(came - expected) / _spread(trials):+.2f} standard deviations. "
        f"χ² is {chi_squared(bins):.1f} over {len(bins)} bins."
    )
    return "\n".join(lines)


def as_svg(trials: list[Trial]) -> str:
    """Foretold from left to right, what came from bottom to top; a true forecast lies on the line."""
    size, edge = 440, 50
    whole = size + 2 * edge

    def x(value: float) -> float:
        return edge + size * value

    def y(value: float) -> float:
        return edge + size * (1 - value)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" role="img">',
        "<style>text { font: 13px sans-serif }</style>",
        "<title>Foretold chance and actual share of successes</title>",
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#888" stroke-dasharray="4 4"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#222" fill="none"/>',
    ]
    for tick in range(0, 101, 20):
        share = tick / 100
        parts.append(f'<text x="{x(share)}" y="{y(0) + 20}" text-anchor="middle">{tick} %</text>')
        parts.append(f'<text x="{x(0) - 8}" y="{y(share) + 4}" text-anchor="end">{tick} %</text>')
    most = max(some.trials for some in sort_into_bins(trials))
    for some in sort_into_bins(trials):
        low, high = max(0.0, some.succeeded - some.margin), min(1.0, some.succeeded + some.margin)
        at = x(some.foretold)
        radius = 3 + 5 * math.sqrt(some.trials / most)
        parts.append(f'<path d="M{at:.1f} {y(low):.1f}V{y(high):.1f}" stroke="#0b5394" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{at:.1f}" cy="{y(some.succeeded):.1f}" r="{radius:.1f}" fill="#0b5394"/>')
    parts.append(f'<text x="{x(0.5)}" y="{whole - 8}" text-anchor="middle">foretold before the roll</text>')
    parts.append(
        f'<text transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle">succeeded</text></svg>'
    )
    return "\n".join(parts) + "\n"


def kept(path: Path, trials: list[Trial]) -> list[Trial]:
    """All trials of the file, with these added to it."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(trial) + "\n" for trial in trials)
    return [Trial(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Play Adventures by the odds, and see whether the odds are true."
    )
    parser.add_argument("--adventures", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="where to draw the picture")
    parser.add_argument("--keep", type=Path, help="a file to which these Adventures are added")
    arguments = parser.parse_args()
    trials = list(islice(play_adventures(arguments.seed), arguments.adventures))
    if arguments.keep:
        trials = kept(arguments.keep, trials)
    print(as_table(trials))
    if arguments.svg:
        arguments.svg.write_text(as_svg(trials), encoding="utf-8")


if __name__ == "__main__":
    main()
