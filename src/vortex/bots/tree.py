"""Information-set Monte-Carlo tree search: a tree over what the seat knows; each walk goes
through one possible world.

A node stands for a sequence of answers since the question. Dice and hidden cards differ from walk to walk, so a node
counts how often each answer was available at all. Every seat picks what is best for itself. The choices of the question
itself compete in a contest, which allots walks to them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from vortex.bots.chair import Chair
from vortex.bots.contest import Contest, Searching, alike_enough
from vortex.bots.rollout import play_on
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State, answer, take

_CURIOSITY: Final = 3.0
"""How much the advice weighs against the results so far, in units of their spread."""
_WORSE: Final = 0.05
"""How far below the average result an untried answer is assumed to be."""

THINKING_SECONDS: Final = 0.9
"""How long an oracle thinks by default, so that it answers within a second."""
_ENDLESS: Final = 1 << 40
"""More walks than there is ever time for."""


class Node:
    """An answer in the tree: how often it was taken and was available, and the sum of every side's values. `untried`
    counts how often each answer that was never taken here was available."""

    __slots__ = ("available", "children", "total", "untried", "visits")

    def __init__(self, sides: int, available: int = 0) -> None:
        self.visits = 0
        self.available = available
        self.total = [0.0] * sides
        self.children: dict[tuple[int, int], Node] = {}
        self.untried: dict[tuple[int, int], int] = {}


class Tree:
    """The results of the answers since one question. Sides are the seats, and nobody where nobody may win."""

    __slots__ = ("_game", "_sides", "_squares", "root")

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._sides = seats + 1 if game.may_nobody_win else seats
        self._squares = [0.0] * self._sides
        self.root = Node(self._sides)

    def walk(self, state: State, luck: FastChance) -> list[float]:
        """Down the tree to the first new answer, or to a state that can be judged as it is; from there by the advice.
        The state is used up."""
        foreseen = self._game.advice.is_before_luck(state)
        return self._walk_on(state, [self.root], self.root.visits == 0, luck, foreseen)

    def walk_after(self, state: State, choice: int, luck: FastChance) -> list[float]:
        """The same with this answer to the question itself."""
        node = self.root.children.setdefault((state.asked, choice), Node(self._sides))
        foreseen = self._game.advice.is_before_luck(state)
        answer(state, choice)
        return self._walk_on(state, [self.root, node], node.visits == 0, luck, foreseen)

    def _walk_on(
        self, state: State, path: list[Node], is_new: bool, luck: FastChance, foreseen: bool
    ) -> list[float]:
        advice: Advice[Any] = self._game.advice
        stops = not advice.sees_past_quiet
        while state.asked >= 0 and not is_new and not (stops and advice.is_quiet(state)):
            options = state.options
            if len(options) == 1:
                take(state, options[0])
                continue
            node, choice, is_new = self._pick(path[-1], state.asked, options, advice.weights(state))
            path.append(node)
            take(state, choice)
        values = play_on(self._game, state, advice.decisions_ahead, luck, foreseen, to_the_end=True)
        self._keep(path, values)
        return values

    def _keep(self, path: list[Node], values: list[float]) -> None:
        for side, value in enumerate(values):
            self._squares[side] += value * value
        for node in path:
            node.visits += 1
            for side, value in enumerate(values):
                node.total[side] += value

    def _curiosity(self, seat: int) -> float:
        """The less the results differ, the sooner they are believed."""
        root = self.root
        mean = root.total[seat] / root.visits
        return _CURIOSITY * sqrt(max(self._squares[seat] / root.visits - mean * mean, 1e-6))

    def _pick(
        self, node: Node, seat: int, options: list[int], weights: list[float]
    ) -> tuple[Node, int, bool]:
        """The most promising answer for its seat, by the results so far and the advice (PUCT)."""
        children, untried = node.children, node.untried
        leading = self._curiosity(seat) / sum(weights)
        hope = node.total[seat] / node.visits - _WORSE
        best: Node | None = None
        best_score = -1.0
        best_choice = options[0]
        for choice, weight in zip(options, weights, strict=True):
            answered = (seat, choice)
            child = children.get(answered)
            if child is None:
                untried[answered] = untried.get(answered, 0) + 1
                score = hope + leading * weight * sqrt(node.visits + 1)
            else:
                child.available += 1
                tried = child.visits
                score = child.total[seat] / tried + leading * weight * sqrt(child.available) / (1 + tried)
            if score > best_score:
                best, best_score, best_choice = child, score, choice
        if best is not None:
            return best, best_choice, False
        best = children[seat, best_choice] = Node(self._sides, untried.pop((seat, best_choice)))
        return best, best_choice, True


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Oracle(Searching):
    """Thinks for a number of walks or a time, whichever ends first."""

    __slots__ = ("_chance", "seconds", "walks")

    def __init__(self, seed: int, walks: int = _ENDLESS, seconds: float | None = THINKING_SECONDS) -> None:
        self._chance = FastChance(seed)
        self.walks = walks
        self.seconds = seconds

    def contest(self, chair: Chair) -> Contest:
        tree = Tree(chair.game, chair.seats)
        return Contest(
            chair, self._chance, tree.walk_after, self.walks, self.seconds, chair.advice.solidarity
        )


def outlook(chair: Chair, walks: int, seed: int) -> list[float]:
    """Every seat's odds of winning, then nobody's where a game may end without a winner, as people are shown them."""
    return chair.advice.calibrated(chair.imagine(FastChance(seed)), found_by_walking(chair, walks, seed))


def found_by_walking(chair: Chair, walks: int, seed: int) -> list[float]:
    """The same as the walks find it; they stop early where all of them end alike. The chair need not know the hand of
    the asked seat: the answers are those of each imagined world."""
    chance = FastChance(seed)
    tree = Tree(chair.game, chair.seats)
    ends: list[list[float]] = []
    scatters = False
    while not ends or (len(ends) < walks and (scatters or len(ends) < alike_enough(ends[0]))):
        ends.append(tree.walk(chair.imagine(chance), chance))
        scatters = scatters or ends[-1] != ends[0]
    return [sum(side) / len(ends) for side in zip(*ends, strict=True)]
