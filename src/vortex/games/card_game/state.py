"""The verbs that change the table. Nothing else changes it, and nothing else makes events."""

from __future__ import annotations

from bisect import bisect_left

from vortex.games.card_game import events
from vortex.games.card_game.numbering import (
    COUNTERS,
    FINAL,
    GAME_END_SHOWN,
    IN_HAND,
    NORMAL,
    NOTHING,
    NOWHERE,
    PRICE,
    UNDER_GAME_END,
)
from vortex.games.card_game.zones import Cards, Zones


class CardGameState(Zones):
    __slots__ = ()

    def lay_out(self) -> CardGameState:
        """The empty table, before set-up."""
        self.clear()
        return self

    def clone(self) -> CardGameState:
        twin = CardGameState(self.pack, self.seats, self.chance)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- Time Points -------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int) -> int:
        """CG-TP-01: from the supply, as far as it goes (CG-RULING-06). Returns what was gained."""
        if amount > self.supply:
            amount = self.supply
        if amount:
            self.supply -= amount
            self.tp[seat] += amount
            if self.events is not None:
                self.events.append(events.TimePointsGained(seat, amount))
        return amount

    def pay(self, seat: int, amount: int) -> None:
        """CG-TP-05: back to the supply."""
        self.tp[seat] -= amount
        self.supply += amount
        if self.events is not None:
            self.events.append(events.TimePointsPaid(seat, amount))

    def take(self, seat: int, other: int, amount: int) -> None:
        self.tp[other] -= amount
        self.tp[seat] += amount
        if self.events is not None:
            self.events.append(events.TimePointsTaken(seat, other, amount))

    def pay_for_cards(self, seat: int, count: int) -> None:
        """CG-BUY-01, CG-BUY-02: five TP each."""
        self.pay(seat, PRICE * count)
        if self.events is not None:
            self.events.append(events.CardsBought(seat, count))

    # -- set-up and turns --------------------------------------------------------------------------

    def take_colour(self, seat: int, colour: int) -> None:
        self.colours.append(colour)
        if self.events is not None:
            self.events.append(events.ColourChosen(seat, colour))

    def deal_start(self, seat: int, place: int) -> None:
        """CG-SETUP-02, CG-SETUP-04: the first card of the line."""
        self.lay_location(seat, place)
        if self.events is not None:
            self.events.append(events.StartDealt(seat, place))

    def set_starts_aside(self, places: Cards) -> None:
        self.spare_starts = places

    def name_first(self, seat: int) -> None:
        self.first = seat

    def take_out(self, cards: Cards) -> None:
        """CG-2P-02: out of the game, for everybody to see."""
        self.removed = cards
        self.turn_up(cards)

    def lay_deck(self, cards: list[int]) -> None:
        self.deck = cards

    def deal(self, seat: int, count: int) -> None:
        self.draw_together(seat, count)
        if self.events is not None:
            self.events.append(events.HandDealt(seat, len(self.hands[seat])))

    def come_to(self, seat: int) -> None:
        """The turn comes to this seat; whether it is taken remains to be seen."""
        self.now = seat

    def take_turn(self) -> None:
        if self.mode == FINAL:
            self.final_turns += 1
        self.turn += 1
        if self.events is not None:
            self.events.append(events.TurnBegun(self.now))

    def start_final(self) -> None:
        """CG-FINAL: the End Game period, without a minimum for the hand (CG-FINAL-09, CG-RULING-51)."""
        self.mode = FINAL
        self.minimum = 0
        self.final_turns = 0
        self.shuffled = False
        if self.events is not None:
            self.events.append(events.FinalBegun())

    def over_by(self, ending: int) -> None:
        """CG-RULING-54: all face-down attack cards are turned up, then the game is scored."""
        self.ending = ending
        for place in sorted(self.attacks):
            self.turn_up_attack(place)
        if self.events is not None:
            self.events.append(events.GameEnded(ending))
        self.end()

    # -- hands and knowledge -----------------------------------------------------------------------

    def put_in_hand(self, seat: int, card: int) -> None:
        """Hands are kept sorted, so that equal types lie together and copies cannot be told apart by order."""
        hand = self.hands[seat]
        at = bisect_left(hand, card)
        self.hands[seat] = (*hand[:at], card, *hand[at:])

    def leave_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def show(self, seat: int, card: int) -> None:
        """A card leaves the hand openly.

        Copies of one type cannot be told apart: whoever knew of another copy in this hand knows of one less.
        """
        type_of = self.pack.type_of
        type_ = type_of[card]
        knows = self.knows
        hand = self.hands[seat]
        at = bisect_left(hand, self.pack.first_of[type_])
        seen = knows[card]
        while at < len(hand) and type_of[hand[at]] == type_:
            lost = knows[hand[at]] & ~seen
            knows[hand[at]] ^= lost
            seen |= lost
            at += 1
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
        """CG-VIS-11: nobody else learns of it before it is declared. A Support card goes on so to its next need."""
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

    def discard_for_time_points(self, seat: int, cards: Cards) -> None:
        """CG-DISCARD-02: one TP for each, as far as the supply goes (CG-RULING-06)."""
        if self.events is not None:
            self.events.append(events.CardsDiscarded(seat, self.types(cards)))
        self.discard_shown(seat, cards)
        self.gain(seat, len(cards))

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
        before = self.hands[seat]
        if self.mode == NORMAL and len(self.deck) > UNDER_GAME_END + count:
            self.draw_together(seat, count)
        else:
            drawn = 0
            while drawn < count and self.draw(seat):
                drawn += 1
        if self.events is not None:
            new = tuple(card for card in self.hands[seat] if card not in before)
            self.events.append(events.CardsDrawn(seat, self.types(new)))

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
        """One card from the deck. Tells whether there was one."""
        deck = self.deck
        if not deck and not self.reshuffle():
            return False
        card = deck.pop()
        self.knows[card] = 1 << seat
        self.put_in_hand(seat, card)
        # CG-RULING-48: it shows as soon as nothing lies on it. CG-END-05 to CG-END-07: the draw goes on beneath it.
        if self.mode == NORMAL and len(deck) <= UNDER_GAME_END:
            self.mode = GAME_END_SHOWN
            if self.events is not None:
                self.events.append(events.GameEndShown())
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
            self.barred &= ~(1 << card)
        self.deck += cards
        self.shuffled = self.mode != FINAL
        if self.events is not None:
            self.events.append(events.DiscardsReshuffled(len(cards)))
        return True

    # -- reserves ------------------------------------------------------------------------------------

    def lay_reserve(self, seat: int, cards: Cards) -> None:
        """CG-RESERVE-01, CG-VIS-07: face-down into the own reserve."""
        self.hide(seat, cards)
        self.reserves[seat] += cards
        if self.events is not None:
            self.events.append(events.CardsReserved(seat, self.types(cards)))

    def lay_open(self, seat: int, card: int) -> None:
        """CG-CARD-CARDIFF-01, CG-CARD-BOE-01, CG-CARD-UNIT-01: face-up into the own reserve."""
        self.shown[seat] += (card,)

    def leave_reserve(self, seat: int, card: int) -> None:
        reserve = self.reserves[seat]
        at = reserve.index(card)
        self.reserves[seat] = reserve[:at] + reserve[at + 1 :]

    def pick_up(self, seat: int, card: int) -> None:
        """CG-RESERVE-05: a face-down card into the hand; the others see only that one was taken."""
        self.leave_reserve(seat, card)
        self.barred |= 1 << card
        self.put_in_hand(seat, card)
        if self.events is not None:
            self.events.append(events.CardPickedUp(seat, self.pack.type_of[card]))

    def recall(self, seat: int, card: int) -> None:
        """CG-RULING-39: a face-up card into the hand, where everybody remembers it."""
        self.shown[seat] = tuple(other for other in self.shown[seat] if other != card)
        self.barred |= 1 << card
        self.put_in_hand(seat, card)
        if self.events is not None:
            self.events.append(events.CardRecalled(seat, self.pack.type_of[card]))

    def lift_bars(self) -> None:
        """CG-RULING-53: the turn in which cards left the reserve is over."""
        self.barred = 0

    # -- the line ------------------------------------------------------------------------------------

    def lay_location(self, seat: int, place: int) -> None:
        self.lines[seat] = (*self.lines[seat], place)
        self.owned[seat] |= 1 << place
        self.laid |= 1 << place

    def play_location(self, seat: int, card: int) -> None:
        """CG-LOC-01. CG-RULING-12: the place in the line is display only, so the card goes to its end."""
        place = self.pack.place_of[card]
        self.leave_hand(seat, card)
        self.show(seat, card)
        self.lay_location(seat, place)
        if self.events is not None:
            self.events.append(events.LocationPlayed(seat, place))

    def set_guards(self, place: int, cards: Cards) -> None:
        if cards:
            self.guards[place] = cards
            self.guarded |= 1 << place
        elif self.guarded >> place & 1:
            del self.guards[place]
            self.guarded ^= 1 << place

    def place_guards(self, seat: int, place: int, cards: Cards) -> None:
        """CG-DEF-03: face-down; the others see the number of cards only."""
        self.hide(seat, cards)
        self.set_guards(place, self.guards.get(place, ()) + cards)
        if self.events is not None:
            self.events.append(events.DefendersPlaced(seat, place, self.types(cards)))

    def send_guards(self, seat: int, place: int, cards: Cards) -> None:
        """CG-DEF-07: openly, against an attack."""
        for card in cards:
            self.show(seat, card)
        self.set_guards(place, self.guards.get(place, ()) + cards)
        if self.events is not None:
            self.events.append(events.DefendersSent(seat, place, self.types(cards)))

    def lose_guard(self, place: int, card: int) -> None:
        self.set_guards(place, tuple(other for other in self.guards[place] if other != card))
        self.discard(card)
        if self.events is not None:
            self.events.append(events.DefenderLost(place, self.pack.type_of[card]))

    def return_guards(self, seat: int, place: int, cards: Cards) -> None:
        """Back into the owner's hand."""
        self.set_guards(place, tuple(other for other in self.guards[place] if other not in cards))
        for card in cards:
            self.put_in_hand(seat, card)

    def return_rory(self, seat: int, place: int, card: int) -> None:
        """CG-CONFLICT-15, CG-RULING-37: automatic."""
        self.return_guards(seat, place, (card,))
        if self.events is not None:
            self.events.append(events.RoryReturned(seat, place))

    def play_teselecta(self, seat: int, place: int, card: int, source: int) -> None:
        """CG-CARD-TESELECTA-03: from hand or reserve; all Defenders of the conflict go back into the hand."""
        if source == IN_HAND:
            self.leave_hand(seat, card)
            self.show(seat, card)
        else:
            self.leave_reserve(seat, card)
        self.discard(card)
        guards = self.guards[place]
        if self.events is not None:
            type_ = self.pack.type_of[card]
            self.events.append(events.TeselectaPlayed(seat, place, type_, source, self.types(guards)))
        self.return_guards(seat, place, guards)

    def place_tardis(self, seat: int, place: int) -> bool:
        """CG-CONFLICT-13, CG-CONFLICT-22: for a defeated attack; without a counter in stock nothing happens."""
        # CG-RULING-15
        if self.tardis_counters(seat) >= COUNTERS:
            return False
        self.tardis |= 1 << place
        if self.events is not None:
            self.events.append(events.TardisPlaced(seat, place))
        return True

    def lift_tardis(self, place: int) -> None:
        """The counter goes back to its owner."""
        self.tardis &= ~(1 << place)
        if self.events is not None:
            self.events.append(events.TardisRemoved(self.owner(place), place))

    # -- attacks -------------------------------------------------------------------------------------

    def open_attack(self, seat: int, place: int, cards: Cards) -> None:
        """CG-ENEMY-05: the cards of a new attack under one Dalek counter."""
        self.attacks[place] = cards
        self.controls[seat] |= 1 << place
        self.attacked |= 1 << place

    def place_enemies(self, seat: int, place: int, cards: Cards) -> None:
        """CG-ENEMY-04, CG-ENEMY-07: face-down, as a new attack or to an own one; the others see the number only."""
        self.hide(seat, cards)
        if self.attacked >> place & 1:
            self.attacks[place] += cards
        else:
            self.open_attack(seat, place, cards)
        if self.events is not None:
            self.events.append(events.EnemiesPlaced(seat, place, self.types(cards)))

    def send_enemies(self, seat: int, place: int, cards: Cards) -> None:
        """CG-ENEMY-10: openly, against Defenders."""
        for card in cards:
            self.show(seat, card)
        self.open_attack(seat, place, cards)
        if self.events is not None:
            self.events.append(events.EnemiesSent(seat, place, self.types(cards)))

    def absorb_enemies(self, seat: int, place: int, cards: Cards) -> None:
        """CG-ENEMY-11 to CG-ENEMY-13: the TARDIS counter takes the whole action (CG-ENEMY-14: whatever its strength).

        CG-RULING-18: Defenders are neither revealed nor harmed.
        """
        if self.events is not None:
            self.events.append(events.EnemiesAbsorbed(seat, place, self.types(cards)))
        self.discard_shown(seat, cards)
        self.lift_tardis(place)

    def take_over(self, seat: int, place: int, card: int) -> None:
        """CG-CARD-DAVROS-02, CG-CARD-CYBERKING-02: face-up into the attack, own Dalek counter for the old one."""
        self.show(seat, card)
        old = self.controller(place)
        self.controls[old] ^= 1 << place
        self.controls[seat] |= 1 << place
        enemies = self.attacks[place]
        if self.events is not None:
            hidden = tuple(other for other in enemies if not self.is_up(other))
            type_ = self.pack.type_of[card]
            self.events.append(events.ControlTaken(seat, old, place, type_, self.types(hidden)))
        # CG-RULING-25: the new controller may look; the old one remembers (CG-RULING-59).
        for other in enemies:
            self.knows[other] |= 1 << seat
        self.attacks[place] = (*enemies, card)

    def mark_paid(self, card: int) -> None:
        """CG-RULING-31: this Enemy card has had its payment."""
        self.paid |= 1 << card

    def leave_attack(self, place: int, card: int) -> None:
        """One Enemy card goes to the discard pile. Should it ever come back, it pays again (CG-RULING-31)."""
        self.attacks[place] = tuple(other for other in self.attacks[place] if other != card)
        self.paid &= ~(1 << card)
        self.discard(card)

    def lose_enemy(self, place: int, card: int) -> None:
        self.leave_attack(place, card)
        if self.events is not None:
            self.events.append(events.EnemyLost(place, self.pack.type_of[card]))

    def strike_enemy(self, place: int, slot: int) -> None:
        """CG-CARD-JACK-01: by its place in the row, as it may lie face-down. The last one ends the attack."""
        card = self.attacks[place][slot]
        self.leave_attack(place, card)
        if not self.attacks[place]:
            self.close_attack(place)
        if self.events is not None:
            self.events.append(events.EnemyStruck(place, slot, self.pack.type_of[card]))

    def close_attack(self, place: int) -> Cards:
        """The attack is over: its Dalek counter goes home, its cards are handed out."""
        bit = 1 << place
        for seat in range(self.seats):
            self.controls[seat] &= ~bit
        self.attacked &= ~bit
        cards = self.attacks.pop(place)
        for card in cards:
            self.paid &= ~(1 << card)
        return cards

    def move_attack(self, place: int, target: int) -> None:
        """CG-CARD-ARCH-01, CG-CARD-ARCH-03: as it is; moving does not renew a payment (CG-RULING-31)."""
        controller = self.controller(place)
        paid = self.paid
        cards = self.close_attack(place)
        self.paid = paid
        self.open_attack(controller, target, cards)
        if self.events is not None:
            self.events.append(events.AttackMoved(place, target, len(cards)))

    def absorb_attack(self, place: int) -> None:
        """CG-RULING-43: the TARDIS counter takes an attack that was moved to its Location."""
        if self.events is not None:
            types = self.types(self.attacks[place])
            self.events.append(events.AttackAbsorbed(self.controller(place), place, types))
        for card in self.close_attack(place):
            self.discard(card)
        self.lift_tardis(place)

    def defeat_attack(self, place: int) -> None:
        """CG-CONFLICT-11 to CG-CONFLICT-13, CG-SUPPORT-05: Enemies discarded, Dalek counter home, TARDIS counter
        placed."""
        if self.events is not None:
            self.events.append(events.AttackDefeated(self.controller(place), place))
        for card in self.close_attack(place):
            self.discard(card)
        # CG-RULING-16: placing it is not optional.
        self.place_tardis(self.owner(place), place)

    # -- conflicts -----------------------------------------------------------------------------------

    def turn_up_defence(self, place: int) -> None:
        cards = self.guards[place]
        self.turn_up(cards)
        if self.events is not None:
            self.events.append(events.DefenceShown(place, self.types(cards)))

    def turn_up_attack(self, place: int) -> None:
        cards = self.attacks[place]
        self.turn_up(cards)
        if self.events is not None:
            self.events.append(events.AttackShown(place, self.types(cards)))

    def add_strength(self, seat: int, place: int, amount: int) -> None:
        """CG-CARD-UNIT-03: bought for the defence."""
        self.pay(seat, amount)
        if self.events is not None:
            self.events.append(events.StrengthAdded(seat, place, amount))

    def fight(self, place: int, defence: int, attack: int, is_held: bool) -> None:
        """CG-CONFLICT-10, CG-CONFLICT-11: if the defence holds, the attack is defeated, and the Defenders discarded."""
        if self.events is not None:
            self.events.append(events.ConflictFought(place, defence, attack, is_held))
        if is_held:
            guards = self.guards.get(place, ())
            self.set_guards(place, ())
            self.defeat_attack(place)
            for card in guards:
                self.discard(card)
