"""Fits the figures of Time of the Daleks' judgement to the results of games among companions.

    python bench/judgement.py --games 400

Prints them under the names that they have in `games/time_of_the_daleks/advice/judgement.py`, and how well they foretell
games that they were not fitted to, beside the quick chances of `Standing` (log loss: less is better). 400 games for
each number of seats take about half an hour on one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.bots.sensible import Companion
from vortex.games import load_game
from vortex.games.time_of_the_daleks.advice import DaleksAdvice
from vortex.games.time_of_the_daleks.advice.judgement import judged
from vortex.games.time_of_the_daleks.advice.standing import (
    FEW_DALEKS,
    LAST_SPACES,
    MANY_CARDS,
    Standing,
    standing,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.game import Game

Figures = NDArray[np.float64]

DANGER: dict[str, Callable[[Standing], float]] = {
    "_DANGER": lambda now: 1.0,
    "_LESS_FOR_EACH_FURTHER_SEAT": lambda now: 2.0 - now.seats,
    "_PER_SPACE_LEFT": lambda now: mean(now.left),
    "_PER_SPACE_LEFT_FOR_THE_FIRST": lambda now: min(now.left),
    "_PER_SHIP_SPACE": lambda now: -now.ship_left,
    "_PER_LAST_SPACE": lambda now: max(0, LAST_SPACES - now.ship_left),
    "_PER_DALEK": lambda now: now.daleks,
    "_PER_DALEK_TOO_MANY": lambda now: max(0, now.daleks - FEW_DALEKS),
    "_PER_DALEK_ON_EARTH": lambda now: now.on_earth,
    "_PER_TOKEN": lambda now: -mean(now.tokens),
    "_PER_CARD": lambda now: -mean([min(each, MANY_CARDS) for each in now.cards]),
    "_PER_COMPANION": lambda now: -mean(now.crew),
    "_PER_EQUIPMENT": lambda now: -mean(now.equipment),
}
RACE: dict[str, Callable[[Standing, int], float]] = {
    "_LEAD": lambda now, seat: -now.left[seat],
    "_TOKEN": lambda now, seat: now.tokens[seat],
    "_CARD": lambda now, seat: min(now.cards[seat], MANY_CARDS),
    "_EQUIPMENT": lambda now, seat: now.equipment[seat],
}
HELD_BACK = 4
"""Every fourth game is not fitted to, but foretold."""


class Turn(NamedTuple):
    """How a game stood when a turn began, and who won it in the end."""

    game: int
    now: Standing
    winners: tuple[int, ...]


def mean(figures: list[int]) -> float:
    return sum(figures) / len(figures)


class TurnsBegun(Watcher):
    """Notes how a game stands whenever a turn begins."""

    def __init__(self, console_worth: list[float]) -> None:
        self.console_worth = console_worth
        self.seen: list[Standing] = []
        self.last = (-1, -1)

    def before(self, state: DaleksState, choice: int) -> None:
        if state.topic in ("prepare", "travel") and (state.round, state.active) != self.last:
            self.last = (state.round, state.active)
            self.seen.append(standing(self.console_worth, state))


def turns(game: Game[Any], seats: int, games: int) -> Iterator[Turn]:
    assert isinstance(game.advice, DaleksAdvice)
    for number in range(games):
        state = game.new({}, seats, derived_seed("judgement", seats, number))
        bots = [Companion(derived_seed("companion", seats, number, seat)) for seat in range(seats)]
        begun = TurnsBegun(game.advice.book.console_worth)
        play_out(game, state, bots, begun)
        outcome = game.outcome(state)
        assert outcome is not None
        yield from (Turn(number, now, outcome.winners) for now in begun.seen if min(now.left) > 0)


def fitted_danger(some: list[Turn]) -> Figures:
    """A logistic regression of the Daleks' win."""
    known = np.array([[figure(turn.now) for figure in DANGER.values()] for turn in some], dtype=np.float64)
    lost = np.array([not turn.winners for turn in some], dtype=np.float64)
    found = np.zeros(len(DANGER))
    for _ in range(30):
        foretold = 1 / (1 + np.exp(-known @ found))
        steep = (known * (foretold * (1 - foretold))[:, None]).T @ known + 0.01 * np.eye(len(found))
        found = found + np.linalg.solve(steep, known.T @ (lost - foretold) - 0.01 * found)
    return found


def fitted_race(some: list[Turn]) -> Figures:
    """The same for which Doctor won, if any did."""
    found = np.zeros(len(RACE))
    for _ in range(15):
        slope, steep = np.zeros(len(RACE)), 0.01 * np.eye(len(RACE))
        for turn in some:
            if not turn.winners:
                continue
            known = _racers(turn.now)
            shares = np.exp(known @ found - (known @ found).max())
            shares /= shares.sum()
            won = np.array([(seat in turn.winners) / len(turn.winners) for seat in range(turn.now.seats)])
            middle = shares @ known
            slope += (won - shares) @ known
            steep += (known * shares[:, None]).T @ known - np.outer(middle, middle)
        found = found + np.linalg.solve(steep, slope)
    return found


def _racers(now: Standing) -> Figures:
    return np.array(
        [[figure(now, seat) for figure in RACE.values()] for seat in range(now.seats)], np.float64
    )


def log_loss(some: list[Turn], chances: Callable[[Standing], list[float]]) -> float:
    """How surprising the results are to one who believes these chances."""
    total = 0.0
    for turn in some:
        foretold = chances(turn.now)
        likely = (
            sum(foretold[seat] for seat in turn.winners) / len(turn.winners)
            if turn.winners
            else 1.0 - sum(foretold[: turn.now.seats])
        )
        total -= float(np.log(max(likely, 1e-4)))
    return total / len(some)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the judgement of Time of the Daleks.")
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    arguments = parser.parse_args()
    if arguments.games < 2:
        parser.error("argument --games: at least 2, one to hold back and one to fit to")
    game: Game[Any] = load_game("time-of-the-daleks")
    seen = [turn for seats in (2, 3, 4) for turn in turns(game, seats, arguments.games)]
    fitted = [turn for turn in seen if turn.game % HELD_BACK]
    held_back = [turn for turn in seen if turn.game % HELD_BACK == 0]
    for names, found in ((DANGER, fitted_danger(fitted)), (RACE, fitted_race(fitted))):
        for name, figure in zip(names, found, strict=True):
            print(f"{name} = {figure:.3f}")
    print(f"log loss over {len(held_back)} turns of games held back:")
    print(f"  quick chances {log_loss(held_back, Standing.odds):.4f}")
    print(f"  judgement as it stands {log_loss(held_back, judged):.4f}")


if __name__ == "__main__":
    main()
