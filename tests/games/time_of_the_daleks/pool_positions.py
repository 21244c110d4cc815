"""Pools about to be built."""

from __future__ import annotations

from pathlib import Path

from tests.games.time_of_the_daleks.positions import CAPTAIN_JACK, Position, game_with

from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools


def alone(doctor: str = "eleventh", *crew: str, equipment: tuple[str, ...] = ()) -> Position:
    """The first seat on its turn, without tokens or cards, so that nobody can be called."""
    position = Position(doctors=(doctor, "fourth" if doctor != "fourth" else "first"))
    return position.no_hands().turn_of(0).sonic(0, 0).sonic(1, 0).crew(0, *crew).equip(0, *equipment)


def stage_c(position: Position, zone: str = "capitol", conditions: str = "") -> Position:
    return position.lay(zone, "the-master").facing(zone, "diplomacy tactics", conditions).run(BuildPools(0))


NINE_BLACK = """
[[doctor]]
key = "war"
name = "The War Doctor"
number = 8
add = ["9 black"]
links = ["leela"]
source = "ours"
known = []
"""


TWO_BLUE_ICONS = """
[[companion]]
key = "zoe"
name = "Zoe Heriot"
deck = "alien"
focus = ["blue", "blue"]
source = "ours"
known = []
"""


def eleven_and_friends(tmp_path: Path) -> Position:
    position = Position(game=game_with(tmp_path, companions=CAPTAIN_JACK)).no_hands().turn_of(0).sonic(0, 0)
    position.crew(0, "amy-pond", "rory-williams", part_time=("captain-jack",)).equip(0, "fez")
    return position
