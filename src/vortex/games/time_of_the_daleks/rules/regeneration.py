"""Regeneration: TOD-REGEN. Companions, cards, tokens and places stay as they are (TOD-REGEN-06, -07)."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.state import DaleksState


def all_regenerate(state: DaleksState) -> None:
    """TOD-REGEN-02 to -04, TOD-RULING-102, -103: everybody takes the next card of the ring of all Doctors.

    The ring is sorted by number; after the highest comes the lowest. So no two players collide.
    """
    for seat in range(state.seats):
        state.regenerate(seat, state.pack.next_doctor[state.doctors[seat]])


def one_regenerates(state: DaleksState, seat: int) -> None:
    """TOD-RULING-102: the next card of the ring; its holder regenerates in turn, until a free card is found."""
    holder = seat
    while holder >= 0:
        wanted = state.pack.next_doctor[state.doctors[holder]]
        displaced = state.doctors.index(wanted) if wanted in state.doctors else -1
        state.regenerate(holder, wanted)
        holder = displaced
