"""What a text wants handed over, who can pay it, and the loss of cards: TOD-RESOLVE-13 to -17."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import effects as verbs
from vortex.games.time_of_the_daleks.choices import DISCARD, LOSE, UNINSTALL
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.effects import Alternative
from vortex.kernel.state import Frame


def demands(alternative: Alternative) -> tuple[int, int, int, int]:
    """What an alternative wants handed over: tokens, hand cards, Companions, Equipment."""
    tokens = cards = companions = equipment = 0
    for effect in alternative:
        if effect.scope != verbs.SELF:
            continue
        if effect.verb == verbs.LOSE_SONIC:
            tokens += effect.amount
        elif effect.verb == verbs.DISCARD_CARDS:
            cards += effect.amount
        elif effect.verb in (verbs.DISMISS_COMPANIONS, verbs.DISCARD_COMPANIONS):
            # TOD-RULING-049: dismissing counts as discarding, and Companions as cards.
            companions += effect.amount
        elif effect.verb == verbs.DISCARD_EQUIPMENT:
            equipment += effect.amount
    return tokens, cards, companions, equipment


def is_payable(state: DaleksState, seat: int, alternative: Alternative) -> bool:
    """TOD-RESOLVE-14."""
    tokens, cards, companions, equipment = demands(alternative)
    return (
        state.tokens[seat] >= tokens
        and len(state.hands[seat]) >= cards
        and len(state.companions[seat]) >= companions
        and len(state.equipment[seat]) >= equipment
    )


def legal_alternatives(state: DaleksState, seat: int, part: tuple[Alternative, ...]) -> list[int]:
    """TOD-RESOLVE-13, -14; TOD-RULING-049: if none can be paid in full, each may be picked."""
    payable = [i for i, alternative in enumerate(part) if is_payable(state, seat, alternative)]
    return payable or list(range(len(part)))


class DiscardCards(Frame):
    """The tally says how many Timey-Wimey cards of choice leave the hand; as many as there are (TOD-RULING-049)."""

    __slots__ = ("seat",)
    steps = ("discard",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard(self, state: DaleksState) -> None:
        hand = state.hands[self.seat]
        left = state.tally[-1]
        if not left or not hand:
            return
        if len(hand) <= left:
            for card in hand[:]:
                state.discard_card(self.seat, card)
            return
        state.ask(self.seat, "discard", [DISCARD + card for card in hand])

    def on_discard(self, state: DaleksState, choice: int) -> None:
        state.discard_card(self.seat, choice - DISCARD)
        state.tally[-1] -= 1
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
        left = state.tally[-1]
        if not left or not companions:
            return
        if len(companions) <= left:
            for companion in companions[:]:
                self._lose_one(state, companion)
            return
        state.ask(self.seat, "lose-companion", [LOSE + companion for companion in companions])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        self._lose_one(state, choice - LOSE)
        state.tally[-1] -= 1
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
        left = state.tally[-1]
        if not left or not equipment:
            return
        if len(equipment) <= left:
            for card in equipment[:]:
                state.scrap(self.seat, card)
            return
        state.ask(self.seat, "lose-equipment", [UNINSTALL + card for card in equipment])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        state.scrap(self.seat, choice - UNINSTALL)
        state.tally[-1] -= 1
        state.again()
