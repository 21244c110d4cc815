"""Rounds and turns: TOD-TURN."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


class Round(Frame):
    """TOD-TURN-01 to -03, -05, TOD-RULING-009: everybody once, clockwise from the first player of the set-up, then
    the Daleks; and again, until the game is won. The tally counts the players who have had their turn."""

    __slots__ = ()
    steps = ("begin", "players", "daleks", "next_round")

    def begin(self, state: DaleksState) -> None:
        state.begin_round()

    def players(self, state: DaleksState) -> None:
        had = state.tally
        if had < state.seats:
            state.tally = had + 1
            state.again()
            state.call(PlayerTurn((state.first + had) % state.seats))

    def daleks(self, state: DaleksState) -> None:
        state.call(DalekTurn())

    def next_round(self, state: DaleksState) -> None:
        state.become(Round())


class PlayerTurn(Frame):
    """TOD-TURN-04: Prepare, Travel, Adventure, Finish."""

    __slots__ = ("seat",)
    steps = ("begin", "prepare", "travel", "adventure", "finish")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: DaleksState) -> None:
        state.begin_turn(self.seat)

    def prepare(self, state: DaleksState) -> None:
        state.call(Prepare(self.seat))

    def travel(self, state: DaleksState) -> None:
        state.call(Travel(self.seat))

    def adventure(self, state: DaleksState) -> None:
        state.call(Adventure(self.seat))

    def finish(self, state: DaleksState) -> None:
        state.call(Finish(self.seat))
