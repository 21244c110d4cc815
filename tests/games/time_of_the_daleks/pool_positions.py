"""Pools about to be built."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools


def alone(doctor: str = "eleventh", *crew: str, equipment: tuple[str, ...] = ()) -> Position:
    """The first seat on its turn, without tokens or cards, so that nobody can be called."""
    position = Position(doctors=(doctor, "fourth" if doctor != "fourth" else "first"))
    return position.no_hands().turn_of(0).sonic(0, 0).sonic(1, 0).crew(0, *crew).equip(0, *equipment)


def stage_c(position: Position, zone: str = "capitol", conditions: str = "") -> Position:
    return position.lay(zone, "the-master").facing(zone, "diplomacy tactics", conditions).run(BuildPools(0))
