"""Adventures that are about to be resolved."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES
from vortex.kernel.state import Frame


def table(seats: int = 2) -> Position:
    position = Position(seats).no_hands().turn_of(0)
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    return position.luck()


def resolve(position: Position, frame: Frame, zone: str, dilemma: str) -> Position:
    return position.lay(zone, dilemma).facing(zone, "running").run(frame)


def daleks_at(position: Position, place: str) -> int:
    if place in position.pack.tile_keys:
        return position.state.daleks[EARTH_ZONES + position.pack.tile_keys.index(place)]
    return position.state.daleks[position.zone(place)]
