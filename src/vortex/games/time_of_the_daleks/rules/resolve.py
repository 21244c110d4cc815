"""Stage E: success and failure, each in its exact order. TOD-RESOLVE, and what help adds (TOD-RULING-124)."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    HELP_AFAR,
    HELP_ON_SITE,
    is_anomaly,
)
from vortex.games.time_of_the_daleks.rules import anomalies, windows
from vortex.games.time_of_the_daleks.rules.effects import FOR_CALLER, FOR_HELPER, FOR_ONE, CarryOut
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.rules.placing_daleks import dalek_place
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame

AFAR_PENALTY: Final = 1


class Success(Frame):
    """TOD-RESOLVE-02 to -07, -19 to -23, TOD-HELP-26, -28, -29. Everything is that of the zone where it began
    (TOD-RULING-055)."""

    __slots__ = ("seat",)
    steps = (
        "discard_dilemma",
        "reward",
        "helpers_reward",
        "remove_dalek",
        "remove_second_dalek",
        "promote",
        "advance_tasks",
        "leave_anomaly",
        "reward_afar_helper",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard_dilemma(self, state: DaleksState) -> None:
        state.succeed(self.seat)

    def reward(self, state: DaleksState) -> None:
        self._reward(state, self.seat, state.adventure_zone)

    def helpers_reward(self, state: DaleksState) -> None:
        """TOD-HELP-28, TOD-RULING-062, -068: the whole reward of the helper's own zone, for the helper."""
        if state.help == HELP_ON_SITE:
            self._reward(state, state.helper, state.helper_zone)

    def _reward(self, state: DaleksState, seat: int, zone: int) -> None:
        if is_anomaly(zone):
            text = state.pack.anomaly_reward[zone - ANOMALY_ZONE]
        else:
            text = state.pack.zone_reward[zone]
        if text:
            state.call(CarryOut(seat, text, zone, FOR_ONE))

    def remove_dalek(self, state: DaleksState) -> None:
        self._remove_dalek(state, state.adventure_zone)

    def remove_second_dalek(self, state: DaleksState) -> None:
        """TOD-HELP-29: on Earth from the helper's zone."""
        if state.help == HELP_ON_SITE:
            self._remove_dalek(state, state.helper_zone)

    def _remove_dalek(self, state: DaleksState, zone: int) -> None:
        place = dalek_place(state, zone)
        if place >= 0 and state.daleks[place]:
            state.remove_dalek(place)

    def promote(self, state: DaleksState) -> None:
        """TOD-RESOLVE-06, TOD-RECRUIT-11."""
        for companion in state.companions[self.seat]:
            if state.part_timers >> companion & 1:
                state.promote(self.seat, companion)

    def advance_tasks(self, state: DaleksState) -> None:
        anomalies.advance_tasks(state)

    def leave_anomaly(self, state: DaleksState) -> None:
        """TOD-RESOLVE-19, TOD-RULING-077, -097."""
        if is_anomaly(state.adventure_zone) and state.adventure_zone - ANOMALY_ZONE in state.anomalies:
            anomalies.complete_location(state, state.adventure_zone - ANOMALY_ZONE)

    def reward_afar_helper(self, state: DaleksState) -> None:
        """TOD-HELP-26, -34."""
        if state.help == HELP_AFAR:
            state.draw_cards(state.helper, 1)


def fail_text(state: DaleksState) -> int:
    """TOD-RESOLVE-11, -21: what a failure of the present Adventure costs."""
    zone = state.adventure_zone
    if is_anomaly(zone):
        return state.pack.anomaly_fail[zone - ANOMALY_ZONE]
    return state.pack.dilemma_fail[state.adventure_dilemma]


class Failure(Frame):
    """TOD-RESOLVE-08 to -12, -15, -20, TOD-HELP-27, -30 to -32."""

    __slots__ = ("seat",)
    steps = (
        "dismiss_part_timers",
        "add_dalek",
        "add_second_dalek",
        "before_fail_cost",
        "fail_cost",
        "before_helpers_fail_cost",
        "helpers_fail_cost",
        "penalise_afar_helper",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dismiss_part_timers(self, state: DaleksState) -> None:
        """TOD-RESOLVE-08, TOD-RULING-032: they are gone before the fail cost is paid."""
        state.fail(self.seat)
        for companion in state.companions[self.seat]:
            if state.part_timers >> companion & 1:
                state.dismiss(self.seat, companion)

    def add_dalek(self, state: DaleksState) -> None:
        self._add_dalek(state, state.adventure_zone)

    def add_second_dalek(self, state: DaleksState) -> None:
        """TOD-HELP-30, TOD-RULING-052: on Earth in the helper's zone."""
        if state.help == HELP_ON_SITE:
            self._add_dalek(state, state.helper_zone)

    def _add_dalek(self, state: DaleksState, zone: int) -> None:
        place = dalek_place(state, zone)
        if place >= 0:
            state.place_dalek(place)

    def before_fail_cost(self, state: DaleksState) -> None:
        windows.open_before_paying(state, self.seat)

    def fail_cost(self, state: DaleksState) -> None:
        self._fail_cost(state, self.seat, state.adventure_zone, FOR_CALLER)

    def before_helpers_fail_cost(self, state: DaleksState) -> None:
        if state.help == HELP_ON_SITE:
            windows.open_before_paying(state, state.helper)

    def helpers_fail_cost(self, state: DaleksState) -> None:
        """TOD-HELP-31, TOD-RULING-069."""
        if state.help == HELP_ON_SITE:
            self._fail_cost(state, state.helper, state.helper_zone, FOR_HELPER)

    def _fail_cost(self, state: DaleksState, seat: int, zone: int, whose: int) -> None:
        text = fail_text(state)
        if text:
            state.call(CarryOut(seat, text, zone, whose))

    def penalise_afar_helper(self, state: DaleksState) -> None:
        """TOD-HELP-27, TOD-RULING-070: a helper who has nothing pays nothing."""
        if state.help == HELP_AFAR:
            state.call(PayPrice(state.helper, AFAR_PENALTY, 0))
