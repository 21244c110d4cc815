"""Prepare: TOD-PREP."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import DISMISS, INSTALL, PLAY, UNINSTALL, USE
from vortex.games.time_of_the_daleks.numbering import (
    COMPANION_SOURCE,
    DOCTOR_SOURCE,
    EQUIPMENT,
    MOST_CARDS,
    MOST_SOURCES,
)
from vortex.games.time_of_the_daleks.rules import playing_cards, windows
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import PASS, Frame

TOKENS_GAINED: Final = 2
TOKENS_GAINED_WHEN_DRAINED: Final = 1
TINKERER_DISCOUNT: Final = 1


def install_cost(state: DaleksState, seat: int, card: int) -> int:
    """TOD-PREP-08. The Eleventh Doctor tinkers: his Equipment costs less."""
    cost = state.pack.card_cost[card]
    if cost and state.pack.ability[DOCTOR_SOURCE + state.doctors[seat]] == "tinkerer":
        cost -= TINKERER_DISCOUNT
    return cost


def has_free_slot(state: DaleksState, seat: int) -> bool:
    """TOD-LIMIT-04."""
    return len(state.equipment[seat]) < state.pack.equipment_slots


def tolerates(state: DaleksState, seat: int, card: int) -> bool:
    """River Song does not share a console with a hat."""
    if not state.pack.card_is_hat[card]:
        return True
    return not any(
        state.pack.ability[COMPANION_SOURCE + companion] == "no-hats" for companion in state.companions[seat]
    )


def can_install(state: DaleksState, seat: int, card: int) -> bool:
    """TOD-PREP-07 to -09."""
    return (
        state.pack.card_type[card] == EQUIPMENT
        and has_free_slot(state, seat)
        and install_cost(state, seat, card) <= state.tokens[seat]
        and tolerates(state, seat, card)
    )


class Prepare(Frame):
    """TOD-PREP-01: tokens first; TOD-PREP-15, TOD-RULING-010: all else is optional, in any order, repeatedly."""

    __slots__ = ("seat",)
    steps = ("gain_tokens", "window", "act")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def gain_tokens(self, state: DaleksState) -> None:
        """TOD-PREP-01 to -03, TOD-RULING-011: forced, and before anything else of this player."""
        drained = state.has_ability("power-drain")
        state.gain_tokens(self.seat, TOKENS_GAINED_WHEN_DRAINED if drained else TOKENS_GAINED)

    def window(self, state: DaleksState) -> None:
        windows.open_window(state, stages.PREPARE, False)

    def act(self, state: DaleksState) -> None:
        seat = self.seat
        hand = state.hands[seat]
        options = [PASS]
        for card in state.equipment[seat]:
            options.append(UNINSTALL + card)
        for card in hand:
            if can_install(state, seat, card):
                options.append(INSTALL + card)
        for companion in state.companions[seat]:
            options.append(DISMISS + companion)
        options += playing_cards.prepare_uses(state, seat)
        options += playing_cards.plays(state, seat, stages.PREPARE)
        if len(options) > 1 or hand:
            state.ask(seat, "prepare", options)

    def on_act(self, state: DaleksState, choice: int) -> None:
        if choice == PASS:
            return
        state.again()
        seat = self.seat
        if UNINSTALL <= choice < UNINSTALL + MOST_CARDS:
            # TOD-PREP-06: nothing is refunded.
            state.scrap(seat, choice - UNINSTALL)
        elif INSTALL <= choice < INSTALL + MOST_CARDS:
            card = choice - INSTALL
            state.spend_tokens(seat, install_cost(state, seat, card))
            state.install(seat, card)
        elif PLAY <= choice < PLAY + MOST_CARDS:
            state.call(playing_cards.PlayCard(seat, choice - PLAY, stages.PREPARE))
        elif USE <= choice < USE + MOST_SOURCES:
            state.call(playing_cards.UseInPrepare(seat, choice - USE))
        else:
            state.dismiss(seat, choice - DISMISS)
