"""Adventures with a helper: for the tests of TOD-HELP."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.numbering import (
    EARTH_ZONES,
)
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools

ANGELS = "running running running running cunning tactics"


def table(seats: int = 2, zone: str = "mars-future", dilemma: str = "the-weeping-angels") -> Position:
    """The Eleventh Doctor (seat 0) is active and faces a Dilemma; all others are on their consoles. Nobody has
    Companions or cards, everybody three tokens; the ship is on Skaro."""
    position = Position(seats).no_hands().turn_of(0).lay(zone, dilemma).stand(0, zone)
    for seat in range(seats):
        position.crew(seat).sonic(seat, 3)
    return position


def building(position: Position, zone: str = "mars-future", conditions: str = "") -> Position:
    """As far as the caller's first question in stage C."""
    return position.facing(zone, ANGELS, conditions).run(BuildPools(0))


def cut_as_offered(position: Position) -> Position:
    while position.state.topic in ("cut", "build-pool"):
        position.choose(position.options[0])
    return position


def resolving(position: Position, zone: str, on_site: bool) -> Position:
    return position.facing(zone).helped_by(1, on_site)


def daleks_at(position: Position, tile: str) -> int:
    return position.state.daleks[EARTH_ZONES + position.pack.tile_keys.index(tile)]
