"""Finish: TOD-FINISH."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import DISCARD, PLAY
from vortex.games.time_of_the_daleks.numbering import (
    EARTH_ZONES,
    NO_DILEMMA,
    is_earth,
    is_tile_zone,
    tile_of,
)
from vortex.games.time_of_the_daleks.rules import playing_cards
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame

MOST_IN_HAND: Final = 4
"""TOD-LIMIT-02."""


class Finish(Frame):
    """TOD-FINISH-11: steps A, B, C, D."""

    __slots__ = ("seat",)
    steps = ("clear_tiles", "refill_earth", "cut_hand", "pass_die")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clear_tiles(self, state: DaleksState) -> None:
        """TOD-FINISH-01 to -05, TOD-RULING-081: tiles without Dalek and Doctor; not Earth, not anomalies."""
        if not state.tiles:
            return
        visited = [tile_of(zone) for zone in state.places if is_tile_zone(zone)]
        for tile in state.tiles[:]:
            if tile not in visited and not state.daleks[EARTH_ZONES + tile]:
                state.discard_tile(tile)

    def refill_earth(self, state: DaleksState) -> None:
        """TOD-FINISH-06, -07, TOD-RULING-083: Earth's empty slots, face down."""
        here = state.places[self.seat]
        if is_earth(here) and state.dilemmas[here] == NO_DILEMMA:
            # TOD-RULING-022
            state.lay_dilemma(here)
        for zone in range(EARTH_ZONES):
            if state.dilemmas[zone] == NO_DILEMMA:
                state.lay_dilemma(zone)

    def cut_hand(self, state: DaleksState) -> None:
        """TOD-FINISH-08, -09, TOD-RULING-084."""
        hand = state.hands[self.seat]
        if len(hand) > MOST_IN_HAND:
            plays = playing_cards.plays(state, self.seat, stages.ELSEWHERE)
            state.ask(self.seat, "cut-hand", [*[DISCARD + card for card in hand], *plays])

    def on_cut_hand(self, state: DaleksState, choice: int) -> None:
        state.again()
        if choice >= DISCARD:
            state.discard_card(self.seat, choice - DISCARD)
        else:
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.ELSEWHERE))

    def pass_die(self, state: DaleksState) -> None:
        """TOD-FINISH-10, TOD-TURN-06."""
        state.pass_tardis_die((self.seat + 1) % state.seats)
