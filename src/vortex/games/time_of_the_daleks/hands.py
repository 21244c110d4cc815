"""The verbs about cards in hands, on consoles, in decks and on discard piles, and who knows them."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import events
from vortex.games.time_of_the_daleks.events import TIMEY_WIMEY
from vortex.games.time_of_the_daleks.numbering import (
    ALIEN_DECK,
    COMPANION_SOURCE,
    KNOWS_COMPANION,
    USED_EFFECT,
    used_mark,
    without,
)
from vortex.games.time_of_the_daleks.zones import Zones
from vortex.kernel.knowledge import open_to_all


class Hands(Zones):
    __slots__ = ()

    # -- Timey-Wimey cards -------------------------------------------------------------------------

    def draw_cards(self, seat: int, count: int) -> None:
        """TOD-RULING-106: the discards are shuffled when the deck is empty; then there may be nothing to draw."""
        for _ in range(count):
            if not self.tw_deck:
                self._renew(TIMEY_WIMEY, self.tw_deck, self.tw_discard, 0)
                if not self.tw_deck:
                    return
            card = self.tw_deck.pop()
            self.hands[seat].append(card)
            self.knows[card] = 1 << seat
            if self.events is not None:
                self.events.append(events.CardDrawn(seat, card))

    def start_playing(self, seat: int, card: int) -> None:
        """Out of the hand and onto the table, so that it cannot pay for itself. TOD-CARD-11: its effect is used."""
        self._mark(card, USED_EFFECT)
        self.hands[seat].remove(card)
        self.in_play += (card,)
        self.show(card)
        if self.events is not None:
            self.events.append(events.CardPlayed(seat, card))

    def discard_played(self, card: int) -> None:
        self.in_play = without(self.in_play, card)
        self.tw_discard.append(card)

    def discard_card(self, seat: int, card: int) -> None:
        """From a hand to the discards, in the open."""
        self.hands[seat].remove(card)
        self.tw_discard.append(card)
        self.show(card)
        if self.events is not None:
            self.events.append(events.CardDiscarded(seat, card))

    def hand_over(self, seat: int, receiver: int, card: int) -> None:
        """TOD-CARD-03, TOD-INFO-09: a used Transfer card goes to another hand and stays known to all."""
        self.in_play = without(self.in_play, card)
        self.hands[receiver].append(card)
        if self.events is not None:
            self.events.append(events.CardHandedOver(seat, receiver, card))

    def install(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.equipment[seat] += (card,)
        self.furnish(seat)
        self.show(card)
        if self.events is not None:
            self.events.append(events.EquipmentInstalled(seat, card))

    def scrap(self, seat: int, card: int) -> None:
        """Installed Equipment to the discards: TOD-PREP-05, the slot is free at once."""
        self.equipment[seat] = without(self.equipment[seat], card)
        self.furnish(seat)
        self.tw_discard.append(card)
        self.rebuild = True
        if self.events is not None:
            self.events.append(events.EquipmentScrapped(seat, card))

    def use(self, seat: int, source: int, what: int) -> None:
        """TOD-RULING-045: an icon or effect of a card on a console is used up for this turn."""
        self._mark(source, what)
        if self.events is not None:
            self.events.append(events.SourceUsed(seat, source))

    def _mark(self, source: int, what: int) -> None:
        if not self.has_used(source, what):
            self.used += (used_mark(source, what),)

    def show(self, number: int) -> None:
        """A card, by its place in `knows`, lies open from now on."""
        self.knows[number] = open_to_all(self.seats)

    def _renew(self, which: int, deck: list[int], discards: list[int], offset: int) -> None:
        """TOD-TRAVEL-17, -18: an exhausted deck is made anew from its discards."""
        if not discards:
            return
        deck.extend(discards)
        discards.clear()
        for card in deck:
            self.knows[offset + card] = 0
        # Sorted first: what the pile looked like must not matter to luck.
        deck.sort()
        self.chance.shuffle(deck)
        if self.events is not None:
            self.events.append(events.DeckRenewed(which))

    # -- companions --------------------------------------------------------------------------------

    def gain_companion(self, seat: int, companion: int, part_time: bool) -> None:
        """Onto the console. River Song tolerates no hat there."""
        self.companions[seat] += (companion,)
        self.furnish(seat)
        self.show(KNOWS_COMPANION + companion)
        if part_time:
            self.part_timers |= 1 << companion
        if self.events is not None:
            self.events.append(events.CompanionJoined(seat, companion, part_time))
        if self.pack.ability[COMPANION_SOURCE + companion] == "no-hats":
            for card in self.equipment[seat]:
                if self.pack.card_is_hat[card]:
                    self.scrap(seat, card)

    def draw_companion(self, seat: int, deck: int) -> None:
        """TOD-RECRUIT-08: the top card of a deck, as a part-timer."""
        cards = self.alien_deck if deck == ALIEN_DECK else self.earth_deck
        companion = cards.pop()
        self.in_decks &= ~(1 << companion)
        self.gain_companion(seat, companion, True)

    def fetch_companion(self, seat: int, companion: int) -> None:
        """TOD-RECRUIT-12 to -14, TOD-INFO-07: the deck is searched and then shuffled."""
        deck = self.companion_deck(companion)
        deck.remove(companion)
        self.in_decks &= ~(1 << companion)
        self.chance.shuffle(deck)
        self.gain_companion(seat, companion, True)

    def dismiss(self, seat: int, companion: int) -> None:
        """TOD-PREP-13, TOD-RESOLVE-17: shuffled into the deck of its own type."""
        self._leave_console(seat, companion)
        deck = self.companion_deck(companion)
        deck.append(companion)
        self.in_decks |= 1 << companion
        self.knows[KNOWS_COMPANION + companion] = 0
        self.chance.shuffle(deck)
        if self.events is not None:
            self.events.append(events.CompanionDismissed(seat, companion))

    def discard_companion(self, seat: int, companion: int) -> None:
        """TOD-RESOLVE-16: gone for the game."""
        self._leave_console(seat, companion)
        self.companion_discard += (companion,)
        if self.events is not None:
            self.events.append(events.CompanionDiscarded(seat, companion))

    def _leave_console(self, seat: int, companion: int) -> None:
        self.companions[seat] = without(self.companions[seat], companion)
        self.furnish(seat)
        self.part_timers &= ~(1 << companion)
        self.rebuild = True

    def promote(self, seat: int, companion: int) -> None:
        """TOD-RESOLVE-06: a part-timer stays for good."""
        self.part_timers &= ~(1 << companion)
        if self.events is not None:
            self.events.append(events.CompanionPromoted(seat, companion))
