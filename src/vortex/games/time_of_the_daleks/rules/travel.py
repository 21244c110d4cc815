"""Travel: TOD-TRAVEL."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import GO, KEEP, NEW_TILE, PLAY, ROLL, WANDER
from vortex.games.time_of_the_daleks.numbering import (
    CONSOLE,
    DOCTOR_SOURCE,
    EARTH_ZONES,
    MOST_CARDS,
    NO_DILEMMA,
    QUESTION_MARK,
    is_anomaly,
    is_earth,
    same_location,
    tile_of,
    tile_zone,
)
from vortex.games.time_of_the_daleks.rules import playing_cards, windows
from vortex.games.time_of_the_daleks.rules.anomalies import location_zones
from vortex.games.time_of_the_daleks.rules.paying import PayPrice, can_pay
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame

TOLL: Final = 2
"""Tokens that Into the Dalek asks for, or one Timey-Wimey card."""


def toll(state: DaleksState, seat: int, zone: int) -> int:
    """TOD-RULING-122: due for a move to a Location that is not a Time Anomaly, not for staying there."""
    if is_anomaly(zone) or same_location(state.places[seat], zone):
        return 0
    return TOLL if state.has_ability("travel-toll") else 0


def can_leave(state: DaleksState, seat: int) -> bool:
    """Whether the way to Earth or through the TARDIS die is open to this player."""
    return not state.has_ability("travel-toll") or can_pay(state, seat, TOLL)


def zones_to_stay(state: DaleksState, seat: int) -> list[int]:
    """TOD-TRAVEL-02, -04, TOD-RULING-014 to -016: the zones of the present Location with something to face."""
    here = state.places[seat]
    if here == CONSOLE:
        return []
    if is_anomaly(here):
        return [here]
    if is_earth(here):
        zones = list(range(EARTH_ZONES))
    else:
        tile = tile_of(here)
        zones = [tile_zone(tile, 0), tile_zone(tile, 1)]
    return [zone for zone in zones if state.dilemmas[zone] != NO_DILEMMA]


def destinations(state: DaleksState, seat: int) -> list[int]:
    """TOD-TRAVEL-01 to -08: stay, Earth, a Location anomaly; the TARDIS die stands apart."""
    here = state.places[seat]
    found = zones_to_stay(state, seat)
    if not is_earth(here) and can_leave(state, seat):
        # TOD-TRAVEL-06, TOD-RULING-019: any of them, with a Dilemma or without.
        found += range(EARTH_ZONES)
    return found + [zone for zone in location_zones(state) if zone != here]


def existing_zones(state: DaleksState) -> list[int]:
    """TOD-TRAVEL-10, TOD-RULING-018, -019: every zone in play, solved or not."""
    found = list(range(EARTH_ZONES))
    for tile in state.tiles:
        found += (tile_zone(tile, 0), tile_zone(tile, 1))
    return found + location_zones(state)


def tiles_left(state: DaleksState) -> int:
    """TOD-RULING-021: the discards count, they are shuffled when the deck is empty."""
    return len(state.location_deck) + len(state.location_discard)


def may_wander(state: DaleksState, seat: int) -> bool:
    """The First Doctor may let the TARDIS choose."""
    return state.pack.ability[DOCTOR_SOURCE + state.doctors[seat]] == "wanderer"


class Travel(Frame):
    """TOD-TRAVEL-01: stay or move; TOD-TRAVEL-15: at the end the Dilemma of the Doctor's zone is turned up."""

    __slots__ = ("seat",)
    steps = ("choose", "flip")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: DaleksState) -> None:
        options = [GO + zone for zone in destinations(state, self.seat)]
        if can_leave(state, self.seat):
            options.append(ROLL)
        if not options:
            # TOD-RULING-020
            state.move_doctor(self.seat, CONSOLE)
            return
        options += playing_cards.plays(state, self.seat, stages.TRAVEL)
        state.ask(self.seat, "travel", options)

    def on_choose(self, state: DaleksState, choice: int) -> None:
        if choice == ROLL:
            state.call(RollTardisDie(self.seat))
        elif PLAY <= choice < PLAY + MOST_CARDS:
            state.again()
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.TRAVEL))
        else:
            state.call(Go(self.seat, choice - GO))

    def flip(self, state: DaleksState) -> None:
        state.lift_tardis_die()
        state.flip_dilemma(state.places[self.seat])


class Go(Frame):
    """TOD-TRAVEL-03, -05 to -07: no die. A toll, where there is one, comes first."""

    __slots__ = ("seat", "zone")
    steps = ("pay_toll", "go")

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def pay_toll(self, state: DaleksState) -> None:
        if toll(state, self.seat, self.zone):
            state.call(PayPrice(self.seat, TOLL, 0))

    def go(self, state: DaleksState) -> None:
        state.travel_to(self.seat, self.zone)


class RollTardisDie(Frame):
    """TOD-TRAVEL-08 to -12, TOD-RULING-018: the roll binds."""

    __slots__ = ("seat",)
    steps = ("pay_toll", "roll", "window", "choose")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pay_toll(self, state: DaleksState) -> None:
        """TOD-RULING-122: due before the roll and not returned, whatever it shows."""
        if state.has_ability("travel-toll"):
            state.call(PayPrice(self.seat, TOLL, 0))

    def roll(self, state: DaleksState) -> None:
        state.roll_tardis_die(self.seat)

    def window(self, state: DaleksState) -> None:
        windows.open_window(state, stages.TARDIS_ROLLED, True)

    def choose(self, state: DaleksState) -> None:
        left = tiles_left(state)
        if state.tardis_die == QUESTION_MARK and left:
            state.become(NewTile(self.seat, 1))
            return
        # TOD-RULING-021: with no tile to draw an existing zone is picked, whatever the die shows.
        options = [GO + zone for zone in existing_zones(state)]
        if left:
            options.append(NEW_TILE)
            if may_wander(state, self.seat):
                options.append(WANDER)
        if options:
            state.ask(self.seat, "tardis-symbol", options)
        else:
            state.move_doctor(self.seat, CONSOLE)

    def on_choose(self, state: DaleksState, choice: int) -> None:
        if choice == NEW_TILE:
            state.become(NewTile(self.seat, 2))
        elif choice == WANDER:
            state.trust_tardis(self.seat)
            state.become(NewTile(self.seat, 1))
        else:
            state.travel_to(self.seat, choice - GO)


class NewTile(Frame):
    """TOD-TRAVEL-11 to -14: draw, keep one, pick a zone, then lay two Dilemmas unseen (TOD-RULING-023)."""

    __slots__ = ("seat", "count")
    steps = ("draw", "keep", "choose_zone")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def draw(self, state: DaleksState) -> None:
        for _ in range(self.count):
            state.draw_tile()

    def keep(self, state: DaleksState) -> None:
        if len(state.drawn) == 1:
            self.on_keep(state, KEEP + state.drawn[0])
        else:
            state.ask(self.seat, "keep-tile", [KEEP + tile for tile in state.drawn])

    def on_keep(self, state: DaleksState, choice: int) -> None:
        state.keep_tile(choice - KEEP)

    def choose_zone(self, state: DaleksState) -> None:
        tile = state.tiles[-1]
        state.ask(self.seat, "zone", [GO + tile_zone(tile, 0), GO + tile_zone(tile, 1)])

    def on_choose_zone(self, state: DaleksState, choice: int) -> None:
        """TOD-RULING-022: the Doctor's zone gets the first Dilemma."""
        zone = choice - GO
        state.move_doctor(self.seat, zone)
        state.lay_dilemma(zone)
        tile = tile_of(zone)
        state.lay_dilemma(tile_zone(tile, 1) if zone == tile_zone(tile, 0) else tile_zone(tile, 0))
