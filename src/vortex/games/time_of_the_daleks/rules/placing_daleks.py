"""Daleks that a text places or removes."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import DALEK_AT
from vortex.games.time_of_the_daleks.numbering import (
    CONSOLE,
    DALEK_MARKERS,
    EARTH_ZONES,
    MOST_PLACES,
    is_anomaly,
    is_tile_zone,
    place_of,
    tile_of,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


def dalek_place(state: DaleksState, zone: int) -> int:
    """Where Daleks of this zone stand; -1 where none can: on a console, at an anomaly, on a tile that is gone."""
    if zone == CONSOLE or is_anomaly(zone):
        return -1
    if is_tile_zone(zone) and tile_of(zone) not in state.tiles:
        return -1
    return place_of(zone)


class AddDaleksOnEarth(Frame):
    """TOD-RULING-091: the player who is affected picks the zone of each."""

    __slots__ = ("seat",)
    steps = ("place",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def place(self, state: DaleksState) -> None:
        if not state.tally:
            return
        if state.dalek_count == DALEK_MARKERS:
            # There is nothing to choose: the marker that cannot be placed ends the game.
            state.place_dalek(0)
        state.ask(self.seat, "dalek-on-earth", [DALEK_AT + zone for zone in range(EARTH_ZONES)])

    def on_place(self, state: DaleksState, choice: int) -> None:
        state.place_dalek(choice - DALEK_AT)
        state.tally -= 1
        state.again()


class RemoveDaleks(Frame):
    """TOD-RULING-024: cards can free a place that nobody can visit any more."""

    __slots__ = ("seat", "only_earth")
    steps = ("remove",)

    def __init__(self, seat: int, only_earth: bool) -> None:
        self.seat = seat
        self.only_earth = only_earth

    def remove(self, state: DaleksState) -> None:
        if not state.tally:
            return
        places = EARTH_ZONES if self.only_earth else MOST_PLACES
        options = [DALEK_AT + place for place in range(places) if state.daleks[place]]
        if len(options) == 1:
            self.on_remove(state, options[0])
        elif options:
            state.ask(self.seat, "remove-dalek", options)

    def on_remove(self, state: DaleksState, choice: int) -> None:
        state.remove_dalek(choice - DALEK_AT)
        state.tally -= 1
        state.again()
