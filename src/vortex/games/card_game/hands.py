"""The verbs about cards in hands, in the deck and on the discard pile, and who knows them."""

from __future__ import annotations

from vortex.games.card_game import events
from vortex.games.card_game.numbering import (
    FINAL,
    GAME_END_SHOWN,
    NORMAL,
    NOTHING,
    NOWHERE,
    UNDER_GAME_END,
    Cards,
)
from vortex.games.card_game.zones import Zones, without


class Hands(Zones):
    __slots__ = ()

    # -- hands and knowledge -----------------------------------------------------------------------

    def put_in_hand(self, seat: int, card: int) -> None:
        """Hands are kept sorted, so that equal types lie together and copies cannot be told apart by order."""
        hand = list(self.hands[seat])
        at = len(hand)
        while at and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)
        self.hands[seat] = tuple(hand)

    def leave_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)

    def show(self, seat: int, card: int) -> None:
        """A card leaves the hand openly.

        Copies of one type cannot be told apart: a player who knew of another copy in this hand knows of one fewer.
        """
        type_of = self.pack.type_of
        type_ = type_of[card]
        knows = self.knows
        seen = knows[card]
        for copy in self.hands[seat]:
            if type_of[copy] == type_:
                lost = knows[copy] & ~seen
                knows[copy] ^= lost
                seen |= lost
        knows[card] = self.open

    def hide(self, seat: int, cards: Cards) -> None:
        """CG-RULING-59: cards leave the hand face-down; the others lose sight of them and of the whole hand."""
        knows = self.knows
        own = 1 << seat
        for card in cards:
            knows[card] = own
        for card in self.hands[seat]:
            knows[card] = own

    def turn_up(self, cards: Cards) -> None:
        for card in cards:
            self.knows[card] = self.open

    def pass_hand(self, seat: int, right: int) -> None:
        """CG-PASS-01: the whole hand goes over; giver and receiver know it (CG-RULING-59)."""
        cards = self.hands[seat]
        for card in cards:
            self.knows[card] |= 1 << right
        self.hands[right] = tuple(sorted(self.hands[right] + cards))
        self.hands[seat] = ()
        if self.events is not None:
            self.events.append(events.HandPassed(seat, right, self.types(cards)))

    # -- what the active player puts together --------------------------------------------------------

    def begin_action(self, action: int, place: int = NOWHERE) -> None:
        """CG-VIS-11: the others do not learn of it before it is declared. A Support card continues like this with the
        next thing that it needs."""
        self.action = action
        self.target = place

    def choose(self, seat: int, card: int) -> None:
        """CG-VIS-11: put a hand card with those that the player is putting together."""
        self.leave_hand(seat, card)
        self.chosen += (card,)

    def put_back_chosen(self) -> None:
        """Undo what the active player has put together so far: to all others it has not happened."""
        for card in self.chosen:
            self.put_in_hand(self.now, card)
        self.take_chosen()

    def take_chosen(self) -> Cards:
        """The action is declared: its cards, and a clean table for the next one."""
        cards = self.chosen
        self.chosen = ()
        self.action = NOTHING
        self.target = NOWHERE
        return cards

    def play_support(self, seat: int, card: int, place: int) -> None:
        """CG-SUPPORT-02: a Support card is declared, with the Location whose attack it is aimed at."""
        self.show(seat, card)
        if self.events is not None:
            self.events.append(events.SupportPlayed(seat, self.pack.type_of[card], place))

    # -- deck and discard pile -----------------------------------------------------------------------

    def discard(self, card: int) -> None:
        """CG-RULING-04: the pile is face-up, so everybody learns the card."""
        self.discards.append(card)
        self.knows[card] = self.open

    def discard_shown(self, seat: int, cards: Cards) -> None:
        """Cards that were put together leave the hand for the discard pile."""
        for card in cards:
            self.show(seat, card)
            self.discards.append(card)

    def discard_as_price(self, seat: int, card: int) -> None:
        """CG-CARD-K9-02, CG-DISCARD-04: a price gives no TP."""
        if self.events is not None:
            self.events.append(events.PricePaid(seat, self.pack.type_of[card]))
        self.discard_shown(seat, (card,))

    def exchange(self, seat: int, cards: Cards) -> None:
        """CG-CARD-FISHFINGERS-02: as many as were discarded, and one for the card itself (CG-RULING-45: no TP)."""
        if self.events is not None:
            self.events.append(events.CardsExchanged(seat, self.types(cards)))
        self.discard_shown(seat, cards)
        self.draw_cards(seat, len(cards) + 1)

    def draw_cards(self, seat: int, count: int) -> None:
        """CG-VIS-13: seen by the drawer only. CG-RULING-49: with nothing left to shuffle, what there is."""
        before, mode = self.hands[seat], self.mode
        if self.mode == NORMAL and len(self.deck) > UNDER_GAME_END + count:
            self.draw_together(seat, count)
        else:
            drawn = 0
            while drawn < count and self.draw(seat):
                drawn += 1
        if self.events is not None:
            new = tuple(card for card in self.hands[seat] if card not in before)
            self.events.append(events.CardsDrawn(seat, self.types(new)))
            if self.mode != mode:
                self.events.append(events.GameEndShown())

    def draw_together(self, seat: int, count: int) -> None:
        """Some cards at once, where neither the Game End card nor the end of the deck is near."""
        deck = self.deck
        cards = deck[-count:]
        del deck[-count:]
        own = 1 << seat
        for card in cards:
            self.knows[card] = own
        cards += self.hands[seat]
        cards.sort()
        self.hands[seat] = tuple(cards)

    def draw(self, seat: int) -> bool:
        """One card from the deck. Returns whether there was one."""
        deck = self.deck
        if not deck and not self.reshuffle():
            return False
        card = deck.pop()
        self.knows[card] = 1 << seat
        self.put_in_hand(seat, card)
        # CG-RULING-48: it shows as soon as nothing lies on it. CG-END-05 to CG-END-07: the draw goes on beneath it.
        if self.mode == NORMAL and len(deck) <= UNDER_GAME_END:
            self.mode = GAME_END_SHOWN
        return True

    def reshuffle(self) -> bool:
        """CG-FINAL-08: the discard pile becomes the new deck; nobody can follow a card through it."""
        if not self.discards:
            return False
        cards = self.discards
        self.discards = []
        cards.sort()
        self.chance.shuffle(cards)
        for card in cards:
            self.knows[card] = 0
        # Nor tell whether it once lay in a reserve (CG-RULING-53).
        if self.barred:
            self.barred = tuple([card for card in self.barred if card not in cards])
        self.deck += cards
        self.shuffled = self.mode != FINAL
        if self.events is not None:
            self.events.append(events.DiscardsReshuffled(len(cards)))
        return True
