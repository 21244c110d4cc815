"""Adventures of random games, played by the odds: for the test of them, and for `bench/calibration.py`.

Games go on by chance; from the moment at which the dice roll everybody in an Adventure takes the choice of the best
odds. Foretold is the chance just before the roll, from what the active player knows; so a helper plays no card from a
hand that the active player cannot see, and the others none at all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from random import Random
from typing import Any

from vortex.analysis.calibration import Trial
from vortex.analysis.executors import Executor, InThisProcess
from vortex.analysis.odds import Solver
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.dice.attempt import ROLLING, Futures, Prospect
from vortex.games import load_game
from vortex.games.time_of_the_daleks.events import (
    AdventureFaced,
    AdventureFailed,
    AdventureSucceeded,
    DiceRolled,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.events import Event
from vortex.kernel.game import Game
from vortex.kernel.state import PASS


@dataclass(frozen=True)
class Games:
    """Games of this seed by their numbers, each with the Adventures of it: for an executor."""

    seed: int

    def __call__(self, number: int) -> list[Trial]:
        game: Game[Any] = load_game("time-of-the-daleks")
        luck = Random(derived_seed(self.seed, number))
        seats = 1 + number % 4
        state = game.new({"k9": luck.random() < 0.3 and seats > 1}, seats, luck.getrandbits(63))
        adventures = Adventures(game, state, _solver(), luck)
        play_out(game, state, (), adventures)
        return adventures.trials


def play_adventures(seed: int, executor: Executor | None = None) -> Iterator[Trial]:
    """One game after another, for ever."""
    where = InThisProcess() if executor is None else executor
    return chain.from_iterable(where.map(Games(seed), range(sys.maxsize)))


@cache
def _solver() -> Solver:
    """It remembers what it has solved, so a process has one."""
    return Solver()


class Adventures(Watcher):
    """Chooses for all seats of one game."""

    def __init__(self, game: Game[Any], state: DaleksState, solver: Solver, luck: Random) -> None:
        self.trials: list[Trial] = []
        self._game = game
        self._solver = solver
        self._luck = luck
        self._foretold: float | None = None
        self._faces = self._has_rolled = False
        state.events = []

    def choose(self, state: DaleksState) -> int:
        choice = self._luck.choice(state.options)
        if self._has_rolled:
            futures = self._as_the_actor_sees_it(state)
            return by_the_odds(self._solver, futures, state.options) if futures else choice
        if self._faces:
            # Cards that others play in between would change what was foretold.
            choice = PASS if self._game.questions[state.topic].is_window else choice
            if self._rolls(state, choice):
                futures = self._as_the_actor_sees_it(state)
                self._foretold = _about_to_roll(self._solver, futures, choice) if futures else None
        return choice

    def after(self, state: DaleksState) -> None:
        for event in state.events or ():
            self._hear(event)
        state.events = []

    def _hear(self, event: Event) -> None:
        if isinstance(event, DiceRolled):
            self._has_rolled = True
        elif isinstance(event, AdventureFaced):
            self._faces, self._has_rolled, self._foretold = True, False, None
        elif isinstance(event, AdventureSucceeded | AdventureFailed):
            if self._foretold is not None:
                self.trials.append(Trial(self._foretold, isinstance(event, AdventureSucceeded)))
            self._faces, self._has_rolled, self._foretold = False, False, None

    def _rolls(self, state: DaleksState, choice: int) -> bool:
        """Whether this choice makes the dice roll. To work out all odds before each question takes too long."""
        twin = self._game.clone(state)
        twin.events = []
        self._game.apply(twin, choice)
        return any(isinstance(event, DiceRolled) for event in twin.events)

    def _as_the_actor_sees_it(self, state: DaleksState) -> Futures | None:
        found = self._game.odds(state, state.asked)
        if isinstance(found, Futures) and found.actor != state.asked:
            found = self._game.odds(state, found.actor)
        return found if isinstance(found, Futures) else None


def _about_to_roll(solver: Solver, futures: Futures, choice: int) -> float | None:
    """The odds of the pool, if this choice leaves nothing to do but to roll it."""
    found = dict(futures.choices).get(choice, ()) or futures.now
    if len(found) != 1 or not isinstance(found[0], Prospect) or found[0].stage != ROLLING:
        return None
    return solver.probability(found[0])


def by_the_odds(solver: Solver, futures: Futures, options: list[int]) -> int:
    """Choose by the odds. A seat that is asked because of cards that the actor has not seen passes: the odds count on
    none of them."""
    values = solver.values(futures)
    best = max(values, key=values.__getitem__, default=PASS)
    return best if best in options else PASS
