"""What a bot sits on: the view, the legal choices and `imagine()`. It never gets the state."""

from __future__ import annotations

from typing import Any

from vortex.kernel.advice import Advice
from vortex.kernel.chance import Chance
from vortex.kernel.game import Ask, Game, View, seat_at
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import State


class NotAsked(LookupError):
    """Another seat is asked."""


class Chair:
    """One seat at one table. The caller keeps `state` up to date; a bot uses only the methods."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat_at(state, seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return _taken_again, (self._game, self._game.dump(self._state), self._seat)

    def __repr__(self) -> str:
        asked = f"asked {self._state.topic!r}" if self._state.asked == self._seat else "not asked"
        return f"<Chair at {self._game.key}: seat {self.seat} of {self.seats}, {asked}>"

    def legal(self) -> list[int]:
        """What this seat may answer now; nothing while another seat is asked, whose choices could reveal its hand."""
        return self._state.options[:] if self._state.asked == self._seat else []

    def ask(self) -> Ask:
        """The question in words, with what this seat may answer; `NotAsked` while another seat is asked."""
        if self._state.asked != self._seat:
            raise NotAsked(f"seat {self.seat} is not asked now")
        return self._game.ask(self._state)

    def view(self) -> View:
        """What this seat may see: plain data."""
        return self._game.view(self._state, self._seat)

    def observation(self) -> bytes:
        """The same as an array of small numbers, as `game.observation` lays it out: for bots that have learned."""
        row = bytearray(self._game.observation.size)
        self._game.observe_into(row, 0, self._state, self._seat)
        return bytes(row)

    def why_not(self, choice: int) -> Refusal | None:
        """The rule that forbids this seat a choice now, and the reason; None for a legal one."""
        return self._game.why_not(self._state, self._seat, choice)

    @property
    def seat(self) -> int:
        """Which one it is, from 0."""
        return self._seat

    @property
    def seats(self) -> int:
        """How many there are."""
        return self._state.seats

    @property
    def game(self) -> Game[Any]:
        """The rules, which all seats know."""
        return self._game

    @property
    def advice(self) -> Advice[Any]:
        """How the game judges positions and moves."""
        return self._game.advice

    def copy(self, world: State) -> State:
        """Another one of a table that was imagined."""
        twin: State = self._game.clone(world)
        return twin

    def imagine(self, chance: Chance) -> State:
        """A whole table that this seat cannot tell from the true one, to think with and throw away."""
        if not isinstance(chance, Chance):
            raise TypeError(f"worlds are imagined with luck such as FastChance(seed), not with {chance!r}")
        imagined: State = self._game.determinise(self._state, self._seat, chance)
        return imagined


def _taken_again(game: Game[Any], world: dict[str, Any], seat: int) -> Chair:
    """In another process."""
    return Chair(game, game.load(world), seat)
