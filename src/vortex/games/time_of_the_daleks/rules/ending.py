"""Winning and losing: TOD-WIN. Looked at once a round, at the end of the Dalek turn."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.numbering import (
    DALEKS_ON_EARTH,
    DOCTORS_WON,
    EARTH_ZONES,
    SHIP_ON_GALLIFREY,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.game import Outcome

TOO_MANY_ON_EARTH: Final = 3
"""TOD-LIMIT-13."""


def daleks_on_earth(state: DaleksState) -> int:
    return sum(state.daleks[:EARTH_ZONES])


def doctors_on_gallifrey(state: DaleksState) -> list[int]:
    return [seat for seat in range(state.seats) if state.tardis[seat] == state.pack.gallifrey]


def check_daleks(state: DaleksState) -> None:
    """TOD-WIN-05 to -07, TOD-RULING-086, -087, -112: the ship on Gallifrey, or too many Daleks on Earth."""
    if state.ship == state.pack.gallifrey:
        state.daleks_win(SHIP_ON_GALLIFREY)
    elif daleks_on_earth(state) >= TOO_MANY_ON_EARTH:
        state.daleks_win(DALEKS_ON_EARTH)


def check_doctors(state: DaleksState) -> bool:
    """TOD-WIN-01 to -03, -08, TOD-RULING-111, -113: every Doctor on Gallifrey wins. Whether one has won."""
    winners = doctors_on_gallifrey(state)
    if winners:
        state.doctors_win(winners)
    return bool(winners)


def outcome(state: DaleksState) -> Outcome:
    """TOD-WIN-03, -08: every Doctor on Gallifrey wins, the others do not; or the Daleks win and nobody does."""
    winners = tuple(doctors_on_gallifrey(state)) if state.ending == DOCTORS_WON else ()
    scores = tuple(int(seat in winners) for seat in range(state.seats))
    return Outcome(state.ending, winners, scores)
