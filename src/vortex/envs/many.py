"""Many games of one kind side by side, stepped by one call: rows of bytes for observations and legal choices.

Plain data, without NumPy: an array of any library can be laid over these bytes. A game that has ended is dealt anew in
the same step, each with a seed that follows from the first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vortex.kernel.game import Game, OptionValue
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import State, take

_NEXT_SEED = 0x9E3779B97F4A7C15
_MASK = (1 << 64) - 1


class ManyGames:
    """`count` games. After every `step`, row `k` of each field is about game `k` and the seat that is asked there."""

    def __init__(
        self, game: Game[Any], count: int, seats: int, options: Mapping[str, OptionValue], seed: int
    ) -> None:
        self.game = game
        self.count = count
        self.seats = seats
        self.options = game.settle(options, seats)
        self.observed = game.observation.size
        self.choices = game.choices.size
        self.observations = bytearray(count * self.observed)
        self.legal = bytearray(count * self.choices)
        self.asked = bytearray(count)
        self.ended = bytearray(count)
        """1 where the last step ended a game; the row is about the next one already."""
        self.winners = bytearray(count * seats)
        """Of such a game, 1 for each seat that won."""
        self.decisions = [0] * count
        """Made so far in the present game."""
        self._states: list[State] = []
        self._seeds: list[int] = []
        self._nothing = bytearray(self.choices)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Begin all games anew."""
        # Mixed twice, or the games of seed 8 would be those of seed 7, all but one.
        first = _mixed(seed)
        self._seeds = [_mixed(first + number) for number in range(self.count)]
        self._states = [self._new(number) for number in range(self.count)]
        for rows in (self.ended, self.winners):
            rows[:] = bytes(len(rows))
        for number in range(self.count):
            self.decisions[number] = 0
            self._show(number)

    def state(self, number: int) -> State:
        """One of the states, for reading."""
        return self._states[number]

    def step(self, choices: list[int]) -> None:
        """One choice in each game, by the seat that is asked there. An illegal one raises and changes nothing."""
        self._check(choices)
        seats = self.seats
        for number in range(self.count):
            state = self._states[number]
            take(state, choices[number])
            self.decisions[number] += 1
            if self.ended[number]:
                self.ended[number] = 0
                self.winners[number * seats : (number + 1) * seats] = bytes(seats)
            if state.asked < 0:
                self._end(number)
            self._show(number)

    def _check(self, choices: list[int]) -> None:
        if len(choices) != self.count:
            raise ValueError(f"there are {self.count} games and {len(choices)} choices")
        for number, choice in enumerate(choices):
            if not 0 <= choice < self.choices or not self.legal[number * self.choices + choice]:
                state = self._states[number]
                illegal = IllegalChoice(choice, self.game.why_not(state, state.asked, choice))
                illegal.add_note(f"In game {number}, counted from 0.")
                raise illegal

    def _end(self, number: int) -> None:
        outcome = self.game.outcome(self._states[number])
        assert outcome is not None
        self.ended[number] = 1
        for seat in outcome.winners:
            self.winners[number * self.seats + seat] = 1
        self._seeds[number] = _mixed(self._seeds[number])
        self._states[number] = self._new(number)
        self.decisions[number] = 0

    def _new(self, number: int) -> State:
        state: State = self.game.new(self.options, self.seats, self._seeds[number])
        return state

    def _show(self, number: int) -> None:
        state = self._states[number]
        self.asked[number] = state.asked
        self.game.observe_into(self.observations, number * self.observed, state, state.asked)
        at = number * self.choices
        legal = self.legal
        legal[at : at + self.choices] = self._nothing
        for choice in state.options:
            legal[at + choice] = 1


def _mixed(seed: int) -> int:
    """Another seed, far from this one."""
    mixed = (seed + _NEXT_SEED) & _MASK
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
    return (mixed ^ mixed >> 31) >> 1
