"""Cards that a text takes away: TOD-RESOLVE-16, -17."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import DISCARD, LOSE, UNINSTALL
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


class DiscardCards(Frame):
    """The tally says how many Timey-Wimey cards, chosen by the player, leave the hand; fewer if there are fewer
    (TOD-RULING-049)."""

    __slots__ = ("seat",)
    steps = ("discard",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard(self, state: DaleksState) -> None:
        hand = state.hands[self.seat]
        left = state.tally
        if not left or not hand:
            return
        if len(hand) <= left:
            for card in hand[:]:
                state.discard_card(self.seat, card)
            return
        state.ask(self.seat, "discard", [DISCARD + card for card in hand])

    def on_discard(self, state: DaleksState, choice: int) -> None:
        state.discard_card(self.seat, choice - DISCARD)
        state.tally -= 1
        state.again()


class LoseCompanions(Frame):
    """TOD-RESOLVE-16, -17: the tally says how many Companions are dismissed or discarded."""

    __slots__ = ("seat", "dismiss")
    steps = ("lose",)

    def __init__(self, seat: int, dismiss: bool) -> None:
        self.seat = seat
        self.dismiss = dismiss

    def lose(self, state: DaleksState) -> None:
        companions = state.companions[self.seat]
        left = state.tally
        if not left or not companions:
            return
        if len(companions) <= left:
            for companion in companions:
                self._lose_one(state, companion)
            return
        state.ask(self.seat, "lose-companion", [LOSE + companion for companion in companions])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        self._lose_one(state, choice - LOSE)
        state.tally -= 1
        state.again()

    def _lose_one(self, state: DaleksState, companion: int) -> None:
        if self.dismiss:
            state.dismiss(self.seat, companion)
        else:
            state.discard_companion(self.seat, companion)


class LoseEquipment(Frame):
    """The tally says how many installed Equipment cards are discarded."""

    __slots__ = ("seat",)
    steps = ("lose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def lose(self, state: DaleksState) -> None:
        equipment = state.equipment[self.seat]
        left = state.tally
        if not left or not equipment:
            return
        if len(equipment) <= left:
            for card in equipment:
                state.scrap(self.seat, card)
            return
        state.ask(self.seat, "lose-equipment", [UNINSTALL + card for card in equipment])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        state.scrap(self.seat, choice - UNINSTALL)
        state.tally -= 1
        state.again()
