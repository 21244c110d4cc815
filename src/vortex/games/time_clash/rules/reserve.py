"""TC-ARC-09 to TC-ARC-11: Gallifrey's Reserve."""

from __future__ import annotations

from vortex.games.time_clash.cards import RESERVE_DRAW, SPECIAL
from vortex.games.time_clash.choices import DISCARD, RESERVE_PLAY, RESERVE_USE, STACKS, USE
from vortex.games.time_clash.rules.numbered import PlayNumbered
from vortex.games.time_clash.rules.special import PlaySpecial, legal_uses
from vortex.games.time_clash.state import Table
from vortex.kernel.state import Frame


def legal_reserve_plays(state: Table, seat: int) -> list[int]:
    """Plays of Reserve cards, each at the price of one hand card."""
    if not state.powers & RESERVE_DRAW:
        return []
    found: list[int] = []
    for card in state.reserve:
        if state.pack.suit[card] == SPECIAL:
            uses = legal_uses(state, seat, card, len(state.hands[seat]) - 1)
            found.extend(choice - USE + RESERVE_USE for choice in uses)
        else:
            plays = state.pack.legal_stacks(card, state.powers)
            found.extend(RESERVE_PLAY + card * STACKS + stack for stack in plays)
    return found


class PlayFromReserve(Frame):
    """TC-ARC-10: a hand card is the price, a Reserve card is played, three new ones are dealt."""  # TC-RULING-31

    __slots__ = ("card", "choice", "seat")
    steps = ("price", "play", "renew")

    def __init__(self, card: int, choice: int, seat: int) -> None:
        self.card = card
        self.choice = choice
        self.seat = seat

    def price(self, state: Table) -> None:
        state.ask(self.seat, "price", [DISCARD + card for card in state.hands[self.seat]])

    def on_price(self, state: Table, choice: int) -> None:
        state.discard_from_hand(self.seat, choice - DISCARD)

    def play(self, state: Table) -> None:
        card = self.card
        state.declare_from_reserve(card)
        state.spent |= 1 << card
        if state.pack.suit[card] == SPECIAL:
            option = self.choice - RESERVE_USE - card * 2
            state.tell("special_played", self.seat, card, option)
            state.call(PlaySpecial(card, option, self.seat))
        else:
            stack = self.choice - RESERVE_PLAY - card * STACKS
            state.tell("played", self.seat, card, stack)
            state.call(PlayNumbered(card, self.seat, stack))

    def renew(self, state: Table) -> None:
        """TC-ARC-11: the other two are discarded."""
        state.discard_reserve()
        state.deal_reserve()
