"""Time Anomalies in play: TOD-ANOMALY. `effects` draws and applies them."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    CONSOLE,
    LOCATION,
    TASK,
)
from vortex.games.time_of_the_daleks.state import DaleksState


def location_zones(state: DaleksState) -> list[int]:
    """The zones of Location-type Time Anomalies in play (TOD-RULING-098: one each)."""
    return [
        ANOMALY_ZONE + anomaly for anomaly in state.anomalies if state.pack.anomaly_type[anomaly] == LOCATION
    ]


def is_done(state: DaleksState, anomaly: int) -> bool:
    """TOD-ANOMALY-16: the last die is free, or the last Progress marker is there."""
    goal = state.pack.anomaly_progress[anomaly]
    if goal:
        return state.progress[anomaly] >= goal
    dice = slice(4 * anomaly, 4 * anomaly + 4)
    return not any(state.prison[dice]) and not any(state.awaited[dice])


def advance_tasks(state: DaleksState) -> None:
    """TOD-ANOMALY-15, TOD-RULING-096: one step for a success whose challenge had one of the named symbols."""
    for anomaly in state.anomalies[:]:
        if state.pack.anomaly_type[anomaly] != TASK:
            continue
        named = state.pack.anomaly_tasks[anomaly]
        if not any(named[symbol] and state.need[symbol] for symbol in range(6)):
            continue
        if state.pack.anomaly_progress[anomaly]:
            state.mark_progress(anomaly)
        else:
            _free_one_die(state, anomaly)
        if is_done(state, anomaly):
            state.discard_anomaly(anomaly)


def _free_one_die(state: DaleksState, anomaly: int) -> None:
    for colour in range(4):
        if state.prison[4 * anomaly + colour] or state.awaited[4 * anomaly + colour]:
            state.free_die(anomaly, colour)
            return


def complete_location(state: DaleksState, anomaly: int) -> None:
    """TOD-ANOMALY-11, -12, TOD-RULING-097: the card goes, and every Doctor there returns to their own console."""
    for seat in range(state.seats):
        if state.places[seat] == ANOMALY_ZONE + anomaly:
            state.move_doctor(seat, CONSOLE)
    state.discard_anomaly(anomaly)
