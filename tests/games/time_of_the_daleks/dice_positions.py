"""Dice on the table that miss the challenge."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage

OUT_OF_REACH = "cunning cunning cunning cunning cunning cunning cunning cunning"


def missed(
    position: Position, *looks: str, challenge: str = OUT_OF_REACH, conditions: str = "", falls: str = ""
) -> Position:
    """In the re-roll stage with these dice on the table; `falls` is what the next dice show."""
    position.facing("capitol", challenge, conditions).shows(*looks)
    return position.falls(*falls.split()).run(RerollStage(0))


def still_missed(
    position: Position, *looks: str, challenge: str = OUT_OF_REACH, conditions: str = ""
) -> Position:
    """In the stage of face changes with these dice on the table."""
    return position.facing("capitol", challenge, conditions).shows(*looks).run(FaceStage(0))
