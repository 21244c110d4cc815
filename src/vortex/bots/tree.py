"""Information-set Monte-Carlo tree search: one tree over what the seat knows, every walk through another world.

A node is a row of answers given since the question; what dice and hidden cards bring in between differs from walk to
walk, so a node counts for each answer how often it could be given at all. Every seat picks what is best for itself.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any

from vortex.bots.chair import Chair
from vortex.bots.rollout import final_values, play_on
from vortex.bots.thought import Considered, Thought
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.state import answer


class Node:
    """An answer in the tree: how often it was taken and could have been, and every seat's values added up."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.total = [0.0] * seats
        self.children: dict[tuple[int, int], Node] = {}


class Oracle:
    """Thinks for so many walks, or so long, whichever ends first."""

    __slots__ = ("_chance", "curiosity", "seconds", "walks")

    def __init__(
        self,
        seed: int,
        walks: int = 100_000,
        seconds: float | None = 0.9,
        curiosity: float = 0.6,
    ) -> None:
        self._chance = FastChance(seed)
        self.walks = walks
        self.seconds = seconds
        self.curiosity = curiosity

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[0] if len(legal) == 1 else self.think(chair).choice

    def think(self, chair: Chair) -> Thought:
        root = self._grow(chair)
        considered = []
        for choice in chair.legal():
            node = root.children.get((chair.seat, choice))
            value = node.total[chair.seat] / node.visits if node and node.visits else 0.0
            considered.append(Considered(choice, node.visits if node else 0, value))
        considered.sort(key=lambda one: (-one.visits, -one.value))
        return Thought(considered[0].choice, tuple(considered))

    def outlook(self, chair: Chair) -> list[float]:
        """Every seat's chance to win, as the walks from here came out."""
        root = self._grow(chair)
        return [total / root.visits for total in root.total]

    def _grow(self, chair: Chair) -> Node:
        until = perf_counter() + self.seconds if self.seconds is not None else None
        root = Node(chair.seats)
        for _ in range(self.walks):
            self._walk(chair, root)
            if until is not None and perf_counter() > until:
                break
        return root

    def _walk(self, chair: Chair, root: Node) -> None:
        state = chair.imagine(self._chance)
        advice: Advice[Any] = chair.advice
        path = [root]
        node = root
        is_new = False
        while state.asked >= 0 and not is_new:
            options = state.options
            if len(options) == 1:
                answer(state, options[0])
                continue
            node, choice, is_new = self._pick(node, state.asked, options, advice.weights(state), state.seats)
            path.append(node)
            answer(state, choice)
        values = (
            final_values(chair.game, state)
            if state.asked < 0
            else play_on(chair.game, state, advice.decisions_ahead, self._chance)
        )
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.total[seat] += value

    def _pick(
        self, node: Node, seat: int, options: list[int], weights: list[float], seats: int
    ) -> tuple[Node, int, bool]:
        """The answer that promises most to its seat, by what came of it so far and by the advice."""
        children = node.children
        whole = sum(weights)
        # What has not been tried is taken to be as good as the node itself, a little less.
        hope = node.total[seat] / node.visits - 0.05 if node.visits else 0.5
        best: Node | None = None
        best_score = -1.0
        best_choice = options[0]
        best_is_new = False
        for choice, weight in zip(options, weights, strict=True):
            child = children.get((seat, choice))
            if child is None:
                score = hope + self.curiosity * weight / whole * sqrt(node.visits + 1)
            else:
                child.available += 1
                score = child.total[seat] / child.visits + self.curiosity * weight / whole * sqrt(
                    child.available
                ) / (1 + child.visits)
            if score > best_score:
                best, best_score, best_choice, best_is_new = child, score, choice, child is None
        if best is None:
            best = children[seat, best_choice] = Node(seats)
        return best, best_choice, best_is_new
