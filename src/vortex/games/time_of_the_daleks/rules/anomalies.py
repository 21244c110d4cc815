"""Time Anomalies: TOD-ANOMALY."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import effects as words
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    CONSOLE,
    INSTANT,
    LOCATION,
    TASK,
)
from vortex.games.time_of_the_daleks.rules import carrying_out
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


def location_zones(state: DaleksState) -> list[int]:
    """The zones of Location-type Time Anomalies in play (TOD-RULING-098: one each)."""
    return [
        ANOMALY_ZONE + anomaly for anomaly in state.anomalies if state.pack.anomaly_type[anomaly] == LOCATION
    ]


class DrawAnomaly(Frame):
    """TOD-ANOMALY-01, -03: a card is revealed and applied at once. TOD-RULING-092: an empty deck gives none."""

    __slots__ = ()
    steps = ("draw",)

    def draw(self, state: DaleksState) -> None:
        if not state.anomaly_deck:
            return
        anomaly = state.anomaly_deck.pop()
        state.reveal_anomaly(anomaly)
        state.become(ApplyAnomaly(anomaly))


class ApplyAnomaly(Frame):
    """TOD-ANOMALY-05 to -18: into force, its effect, and what becomes of it."""

    __slots__ = ("anomaly",)
    steps = ("into_force", "effect", "settle")

    def __init__(self, anomaly: int) -> None:
        self.anomaly = anomaly

    def into_force(self, state: DaleksState) -> None:
        """TOD-ANOMALY-13, -14, -20; TOD-RULING-095, -100: a Task takes the dice that no other Task holds."""
        if state.pack.anomaly_type[self.anomaly] == INSTANT:
            return
        state.put_anomaly(self.anomaly)
        for colour, wanted in enumerate(state.pack.anomaly_imprisons[self.anomaly]):
            state.imprison(self.anomaly, colour, wanted)

    def effect(self, state: DaleksState) -> None:
        """TOD-ANOMALY-06, -17: the text, with the active player (in the Dalek turn the first) to decide."""
        text = state.pack.anomaly_effect[self.anomaly]
        if text:
            state.call(carrying_out.CarryOut(state.actor(), text, CONSOLE, carrying_out.FOR_ONE))

    def settle(self, state: DaleksState) -> None:
        if state.pack.anomaly_type[self.anomaly] == INSTANT:
            state.discard_anomaly(self.anomaly)
            if _replaces_itself(state, self.anomaly):
                # TOD-RULING-093
                state.become(DrawAnomaly())
        elif state.pack.anomaly_type[self.anomaly] == TASK and is_done(state, self.anomaly):
            # TOD-RULING-100: it found no dice to hold.
            state.discard_anomaly(self.anomaly)


def _replaces_itself(state: DaleksState, anomaly: int) -> bool:
    """TOD-ANOMALY-18: only if its text says so."""
    return any(
        effect.verb == words.REPLACE_THIS
        for part in state.pack.texts[state.pack.anomaly_effect[anomaly]]
        for alternative in part
        for effect in alternative
    )


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
    """TOD-ANOMALY-11, -12, TOD-RULING-097: the card goes and every Doctor there goes to the own console."""
    for seat in range(state.seats):
        if state.places[seat] == ANOMALY_ZONE + anomaly:
            state.move_doctor(seat, CONSOLE)
    state.discard_anomaly(anomaly)
