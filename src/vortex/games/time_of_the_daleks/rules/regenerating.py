"""Regeneration: TOD-REGEN. Companions, cards, tokens and places stay as they are (TOD-REGEN-06, -07)."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.state import Daleks


def all_regenerate(state: Daleks) -> None:
    """TOD-REGEN-02 to -04, TOD-RULING-102, -103: everybody takes the next card of the ring of all Doctors.

    The ring is sorted by number; after the highest comes the lowest. So no two players collide.
    """
    for seat in range(state.seats):
        state.doctors[seat] = state.pack.next_doctor[state.doctors[seat]]
        state.tell("regenerated", seat, state.doctors[seat])
    _pools_are_stale(state)


def one_regenerates(state: Daleks, seat: int) -> None:
    """TOD-RULING-102: the next card of the ring; whoever held it regenerates in turn, until a free card is found."""
    given_up = state.doctors[seat]
    wanted = state.pack.next_doctor[given_up]
    holder = seat
    while True:
        displaced = state.doctors.index(wanted) if wanted in state.doctors else -1
        state.doctors[holder] = wanted
        state.tell("regenerated", holder, wanted)
        if displaced < 0 or displaced == seat:
            break
        holder = displaced
        wanted = state.pack.next_doctor[wanted]
    _pools_are_stale(state)


def _pools_are_stale(state: Daleks) -> None:
    """TOD-RULING-105: before the first roll the new cards count, so a pool that was begun is built anew."""
    if not state.has_rolled:
        state.rebuild = True
