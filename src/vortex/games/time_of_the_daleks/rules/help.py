"""Call for help: TOD-HELP."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import AFAR, CALL, ON_SITE, PLAY, Choices
from vortex.games.time_of_the_daleks.numbering import (
    DOCTOR_SOURCE,
    HELP_AFAR,
    HELP_ON_SITE,
    is_anomaly,
    same_location,
)
from vortex.games.time_of_the_daleks.rules import playing_cards
from vortex.games.time_of_the_daleks.rules.effects import MoveShip
from vortex.games.time_of_the_daleks.rules.paying import PayPrice, can_pay, can_pay_both
from vortex.games.time_of_the_daleks.rules.travel import TOLL, toll
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, Frame

CALL_PRICE: Final = 1
COMING_PRICE: Final = 1
SHIP_SPACES: Final = 2
"""TOD-LIMIT-18, -19."""


def legal_calls(state: DaleksState, seat: int) -> Choices:
    """TOD-HELP-01, -03, TOD-LIMIT-21: any one other player, once."""
    if not can_call(state, seat):
        return ()
    return tuple([CALL + other for other in range(state.seats) if other != seat])


def can_call(state: DaleksState, seat: int) -> bool:
    """TOD-RULING-058 to -060."""
    return state.helper == NOBODY and (calls_for_free(state, seat) or can_pay(state, seat, CALL_PRICE))


def calls_for_free(state: DaleksState, seat: int) -> bool:
    return state.pack.ability[DOCTOR_SOURCE + state.doctors[seat]] == "persuasive"


def coming_toll(state: DaleksState, helper: int, zone: int) -> int:
    """TOD-RULING-075: coming is a move to a Location, so a toll on such moves is due as well."""
    return toll(state, helper, zone)


def can_come(state: DaleksState, helper: int, zone: int) -> bool:
    """TOD-HELP-05, -07, TOD-RULING-061."""
    if same_location(state.places[helper], zone):
        return True
    return can_pay_both(state, helper, COMING_PRICE, coming_toll(state, helper, zone))


def moves_ship(zone: int) -> bool:
    """TOD-HELP-09: whether help at the caller's Location brings the Dalek ship nearer; not at an Anomaly."""
    return not is_anomaly(zone)


class CallForHelp(Frame):
    """TOD-HELP-01 to -11: the price, the helper's choice, the way there, the ship."""

    __slots__ = ("seat", "helper")
    steps = ("pay", "choose_how", "pay_for_coming", "pay_toll", "arrive", "move_ship", "build_anew")

    def __init__(self, seat: int, helper: int) -> None:
        self.seat = seat
        self.helper = helper

    def pay(self, state: DaleksState) -> None:
        state.call_helper(self.seat, self.helper)
        if not calls_for_free(state, self.seat):
            state.call(PayPrice(self.seat, CALL_PRICE, 0))

    def choose_how(self, state: DaleksState) -> None:
        """TOD-HELP-04, TOD-RULING-057: afar is always open, refusing never."""
        if can_come(state, self.helper, state.adventure_zone):
            plays = playing_cards.plays(state, self.helper, stages.ELSEWHERE)
            state.ask(self.helper, "help", [AFAR, ON_SITE, *plays])
        else:
            self.on_choose_how(state, AFAR)

    def on_choose_how(self, state: DaleksState, choice: int) -> None:
        if choice < AFAR:
            state.again()
            state.call(playing_cards.PlayCard(self.helper, choice - PLAY, stages.ELSEWHERE))
        elif choice == AFAR:
            here = state.places[self.helper]
            state.give_help(self.helper, HELP_AFAR, here)
            # TOD-RULING-063: the ship counts those who help at the same Location.
            state.goto("move_ship" if same_location(here, state.adventure_zone) else "build_anew")

    def pay_for_coming(self, state: DaleksState) -> None:
        if not same_location(state.places[self.helper], state.adventure_zone):
            later = coming_toll(state, self.helper, state.adventure_zone)
            state.call(PayPrice(self.helper, COMING_PRICE, later))

    def pay_toll(self, state: DaleksState) -> None:
        if coming_toll(state, self.helper, state.adventure_zone):
            state.call(PayPrice(self.helper, TOLL, 0))

    def arrive(self, state: DaleksState) -> None:
        """TOD-HELP-06: into the caller's zone; TOD-RULING-062: a helper at that Location stays in their own."""
        here = state.places[self.helper]
        zone = here if same_location(here, state.adventure_zone) else state.adventure_zone
        state.give_help(self.helper, HELP_ON_SITE, zone)
        state.move_doctor(self.helper, zone)

    def move_ship(self, state: DaleksState) -> None:
        """TOD-HELP-08, -10, TOD-RULING-063, -064, -076."""
        if moves_ship(state.adventure_zone):
            state.call(MoveShip(1), SHIP_SPACES)

    def build_anew(self, state: DaleksState) -> None:
        """TOD-RULING-059, -125: the caller's pool begins again under the split limits."""
        state.spoil_pools()
