"""What a bot sits on: the view, the legal choices and `imagine()`. It never gets the state."""

from __future__ import annotations

from typing import Any

from vortex.kernel.advice import Advice
from vortex.kernel.chance import Chance
from vortex.kernel.game import Ask, Game, View
from vortex.kernel.state import State


class NotAsked(LookupError):
    """Another seat is asked."""


class Chair:
    """One seat at one table. The caller keeps `state` up to date; a bot uses only the methods."""

    __slots__ = ("_game", "_state", "seat")

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat

    def __repr__(self) -> str:
        asked = f"asked {self._state.topic!r}" if self._state.asked == self.seat else "not asked"
        return f"<Chair at {self._game.key}: seat {self.seat} of {self.seats}, {asked}>"

    def legal(self) -> list[int]:
        """What this seat may answer now; nothing while another seat is asked, whose choices could reveal its hand."""
        return self._state.options[:] if self._state.asked == self.seat else []

    def ask(self) -> Ask:
        if self._state.asked != self.seat:
            raise NotAsked(f"seat {self.seat} is not asked now")
        return self._game.ask(self._state)

    def view(self) -> View:
        return self._game.view(self._state, self.seat)

    def observation(self) -> bytes:
        """The same as an array of small numbers, as `game.observation` lays it out: for bots that have learned."""
        row = bytearray(self._game.observation.size)
        self._game.observe_into(row, 0, self._state, self.seat)
        return bytes(row)

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def game(self) -> Game[Any]:
        """The rules, which all seats know."""
        return self._game

    @property
    def advice(self) -> Advice[Any]:
        return self._game.advice

    def copy(self, world: State) -> State:
        """Another one of a table that was imagined."""
        twin: State = self._game.clone(world)
        return twin

    def imagine(self, chance: Chance) -> State:
        """A whole table that this seat cannot tell from the true one, to think with and throw away."""
        imagined: State = self._game.determinise(self._state, self.seat, chance)
        return imagined
