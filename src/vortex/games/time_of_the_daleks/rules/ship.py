"""The Dalek ship on the Web of Time, and the Time Anomaly markers in its way."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.rules import anomalies
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


class MoveShip(Frame):
    """Space by space; the tally counts the spaces left.

    TOD-ANOMALY-01, -02, TOD-RULING-089, -090: a marker on a space that is entered is removed and its card applied in
    full before the ship goes on from wherever it is then.
    """

    __slots__ = ("direction",)
    steps = ("move",)

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def move(self, state: DaleksState) -> None:
        if not state.tally[-1] or not state.move_ship(self.direction):
            return
        state.tally[-1] -= 1
        state.again()
        if state.ship in state.markers:
            state.markers.remove(state.ship)
            state.tell("removed-marker", state.ship)
            state.call(anomalies.DrawAnomaly())
