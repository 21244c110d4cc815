"""The verbs about cards in hands, in decks, on discard piles and in the Reserve, and who knows them."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.events import (
    CardDiscarded,
    CardShown,
    CardTakenBack,
    DiscardsShuffled,
    HandShown,
    ReserveDealt,
    ReserveDiscarded,
)
from vortex.games.time_clash.numbering import DOCTOR
from vortex.games.time_clash.zones import Zones
from vortex.kernel.knowledge import open_to_all

_OPEN: Final = tuple(open_to_all(seats) for seats in range(5))
"""By the number of seats: the mark of a card that lies open."""


class Hands(Zones):
    __slots__ = ()

    def reshuffle(self, team: int) -> bool:
        """TC-DRAW-03: the discards become the new deck. False when there are none."""
        pile = self.discards[team]
        if not pile:
            return False
        if self.events is not None:
            self.events.append(DiscardsShuffled(team, tuple(sorted(pile))))
        deck = self.decks[team]
        deck.extend(pile)
        pile.clear()
        for card in deck:
            self.hidden |= 1 << card
            self.knows[card] = 0
        self.chance.shuffle(deck)
        return True

    def declare(self, seat: int, card: int) -> None:
        """TC-VIS-07, TC-VIS-08: a hand card is shown as it is played, before any reply."""
        # TC-RULING-24: it is spent for this step
        self.hands[seat].remove(card)
        self.hidden &= ~(1 << card)
        self.knows[card] = _OPEN[self.seats]
        self._call_out(card)

    def _call_out(self, card: int) -> None:
        if not self.declared:
            self.chain.clear()
        self.declared.append(card)
        self.chain.append(card)
        self.spent |= 1 << card

    def discard_from_hand(self, seat: int, card: int) -> None:
        """TC-DOCTOR-08, TC-COUNTER-11: a discarded card has not been played; it opens no window."""
        self.hands[seat].remove(card)
        self.hidden &= ~(1 << card)
        self.knows[card] = _OPEN[self.seats]
        self.discards[self.pack.team[card]].append(card)
        if self.events is not None:
            self.events.append(CardDiscarded(seat, card))

    def show(self, seat: int, card: int) -> None:
        """TC-RULING-05: a shown hand card stays known to all until it leaves the hand."""
        self.knows[card] = _OPEN[self.seats]
        if self.events is not None:
            self.events.append(CardShown(seat, card))

    def show_hand(self, seat: int) -> None:
        """TC-VIS-04: what one opponent is shown, everybody is shown."""  # TC-RULING-05
        for card in self.hands[seat]:
            self.knows[card] = _OPEN[self.seats]
        if self.events is not None:
            self.events.append(HandShown(seat, tuple(sorted(self.hands[seat]))))

    def take_back(self, seat: int, card: int) -> None:
        """A discarded card goes to a hand; everybody has seen which."""
        self.discards[self.pack.team[card]].remove(card)
        self.hands[seat].append(card)
        self.hidden |= 1 << card
        if self.events is not None:
            self.events.append(CardTakenBack(seat, card))

    def deal_reserve(self) -> None:
        """TC-ARC-09: dealing is not drawing; a short deck gives a smaller Reserve."""  # TC-RULING-31
        deck = self.decks[DOCTOR]
        while len(self.reserve) < self.pack.reserve_size and (deck or self.reshuffle(DOCTOR)):
            card = deck.pop()
            self.reserve.append(card)
            self.hidden &= ~(1 << card)
            self.knows[card] = _OPEN[self.seats]
        if self.events is not None:
            self.events.append(ReserveDealt(tuple(self.reserve)))

    def discard_reserve(self) -> None:
        self.discards[DOCTOR].extend(self.reserve)
        if self.events is not None:
            self.events.append(ReserveDiscarded(tuple(self.reserve)))
        self.reserve.clear()

    def declare_from_reserve(self, card: int) -> None:
        self.reserve.remove(card)
        self._call_out(card)
