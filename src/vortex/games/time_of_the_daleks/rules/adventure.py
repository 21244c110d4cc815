"""The Adventure: stages A to E in this order and never back. TOD-ADV, TOD-CHALLENGE."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    CONSOLE,
    NO_DILEMMA,
    is_anomaly,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


def has_something_to_face(state: DaleksState, zone: int) -> bool:
    """TOD-RULING-019, -123: without Dilemma or anomaly the step is skipped, recruiting included."""
    if zone == CONSOLE:
        return False
    if is_anomaly(zone):
        return zone - ANOMALY_ZONE in state.anomalies
    return state.dilemmas[zone] != NO_DILEMMA


def challenge(state: DaleksState, zone: int) -> tuple[int, ...]:
    """TOD-CHALLENGE-01, -02, -05: the zone's symbols and those of the Dilemma in it; an anomaly has its own."""
    pack = state.pack
    if is_anomaly(zone):
        return pack.anomaly_symbols[zone - ANOMALY_ZONE]
    place = pack.zone_symbols[zone]
    dilemma = pack.dilemma_symbols[state.dilemmas[zone]]
    return tuple([place[symbol] + dilemma[symbol] for symbol in range(6)])


def conditions(state: DaleksState, zone: int) -> int:
    """TOD-CHALLENGE-06, TOD-FIRST-06 to -08: they hold for the whole Adventure; a first game ignores them."""
    if state.ignores_conditions:
        return 0
    if is_anomaly(zone):
        return state.pack.anomaly_conditions[zone - ANOMALY_ZONE]
    return state.pack.dilemma_conditions[state.dilemmas[zone]]


class Adventure(Frame):
    """TOD-ADV-01 to -05."""

    __slots__ = ("seat",)
    steps = (
        "begin",
        "recruit",
        "determine_challenge",
        "build_pools",
        "roll",
        "reroll",
        "turn",
        "resolve",
        "close",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: DaleksState) -> None:
        if not has_something_to_face(state, state.places[self.seat]):
            state.finish()

    def recruit(self, state: DaleksState) -> None:
        state.call(Recruit(self.seat))

    def determine_challenge(self, state: DaleksState) -> None:
        zone = state.places[self.seat]
        if not has_something_to_face(state, zone):
            state.finish()
            return
        state.face(self.seat, zone, challenge(state, zone), conditions(state, zone))

    def build_pools(self, state: DaleksState) -> None:
        state.call(BuildPools(self.seat))

    def roll(self, state: DaleksState) -> None:
        state.roll_pools()

    def reroll(self, state: DaleksState) -> None:
        state.call(RerollStage(self.seat))

    def turn(self, state: DaleksState) -> None:
        state.call(FaceStage(self.seat))

    def resolve(self, state: DaleksState) -> None:
        """TOD-ADV-04, TOD-RULING-041: a covered challenge is a success, wanted or not."""
        state.call(Success(self.seat) if state.is_met() else Failure(self.seat))

    def close(self, state: DaleksState) -> None:
        state.clear_adventure()
