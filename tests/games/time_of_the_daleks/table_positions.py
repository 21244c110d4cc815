"""A table in the midst of a turn or an Adventure, with cards in hands and on the deck."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.numbering import HELP_AFAR

EARTH = "earth-past"


def table(seats: int = 2, active: int = 0, game: TimeOfTheDaleks | None = None) -> Position:
    """Nobody has cards, Companions or charges; nobody is anywhere."""
    position = Position(seats, game=game).turn_of(active).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    return position


def adventure(
    seats: int = 2, active: int = 0, conditions: str = "", game: TimeOfTheDaleks | None = None
) -> Position:
    """In an Adventure that needs more than anybody can roll."""
    position = table(seats, active, game)
    return position.facing(EARTH, "running running running running running strength", conditions)


def helped_by(position: Position, helper: int, help: int = HELP_AFAR) -> Position:
    position.state.helper = helper
    position.state.help = help
    return position
