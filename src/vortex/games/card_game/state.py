"""The verbs that change the state; those about hands are in `hands`. Nothing else changes it or makes events."""

from __future__ import annotations

from vortex.games.card_game import events
from vortex.games.card_game.hands import Hands
from vortex.games.card_game.numbering import CARD_PRICE, COUNTERS, FINAL, IN_HAND, Cards
from vortex.games.card_game.zones import without


class CardGameState(Hands):
    __slots__ = ()

    def clone(self) -> CardGameState:
        twin = CardGameState(self.pack, self.seats, self.chance)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- Time Points -------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int, rule: str = "") -> int:
        """CG-TP-01: from the supply, as far as it goes (CG-RULING-06). Returns what was gained."""
        if amount > self.supply:
            amount = self.supply
        if amount:
            self.supply -= amount
            self.tp[seat] += amount
            if self.events is not None:
                self.events.append(events.TimePointsGained(seat, amount, rule))
        return amount

    def pay(self, seat: int, amount: int) -> None:
        """CG-TP-05: back to the supply."""
        self.tp[seat] -= amount
        self.supply += amount
        if self.events is not None:
            self.events.append(events.TimePointsPaid(seat, amount))

    def take(self, seat: int, other: int, amount: int, rule: str = "") -> None:
        self.tp[other] -= amount
        self.tp[seat] += amount
        if self.events is not None:
            self.events.append(events.TimePointsTaken(seat, other, amount, rule))

    def pay_for_cards(self, seat: int, count: int) -> None:
        """CG-BUY-01, CG-BUY-02: five TP each."""
        self.pay(seat, CARD_PRICE * count)
        if self.events is not None:
            self.events.append(events.CardsBought(seat, count))

    def discard_for_time_points(self, seat: int, cards: Cards) -> None:
        """CG-DISCARD-02: one TP for each, as far as the supply goes (CG-RULING-06)."""
        if self.events is not None:
            self.events.append(events.CardsDiscarded(seat, self.types(cards)))
        self.discard_shown(seat, cards)
        self.gain(seat, len(cards))

    # -- set-up and turns --------------------------------------------------------------------------

    def settle(self, final_reserve: bool) -> None:
        """What the players have agreed on before the game."""
        self.final_reserve = final_reserve

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
        self.end_with_step()

    # -- reserves ------------------------------------------------------------------------------------

    def lay_reserve(self, seat: int, cards: Cards) -> None:
        """CG-RESERVE-01, CG-VIS-07: face-down into the player's reserve."""
        self.hide(seat, cards)
        self.reserves[seat] += cards
        if self.events is not None:
            self.events.append(events.CardsReserved(seat, self.types(cards)))

    def lay_open(self, seat: int, card: int) -> None:
        """CG-CARD-CARDIFF-01, CG-CARD-BOE-01, CG-CARD-UNIT-01: face-up into the player's reserve."""
        self.shown[seat] += (card,)

    def leave_reserve(self, seat: int, card: int) -> None:
        self.reserves[seat] = without(self.reserves[seat], card)

    def pick_up(self, seat: int, card: int) -> None:
        """CG-RESERVE-05: a face-down card into the hand; the others see only that one was taken."""
        self.leave_reserve(seat, card)
        self.bar(card)
        self.put_in_hand(seat, card)
        if self.events is not None:
            self.events.append(events.CardPickedUp(seat, self.pack.type_of[card]))

    def recall(self, seat: int, card: int) -> None:
        """CG-RULING-39: a face-up card into the hand, where everybody remembers it."""
        self.shown[seat] = without(self.shown[seat], card)
        self.bar(card)
        self.put_in_hand(seat, card)
        if self.events is not None:
            self.events.append(events.CardRecalled(seat, self.pack.type_of[card]))

    def bar(self, card: int) -> None:
        if card not in self.barred:
            self.barred += (card,)

    def lift_bars(self) -> None:
        """CG-RULING-53: the turn in which cards left the reserve is over, or something else was done in it."""
        self.barred = ()

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

    def lose_guard(self, place: int, card: int, rule: str) -> None:
        self.set_guards(place, without(self.guards[place], card))
        self.discard(card)
        if self.events is not None:
            self.events.append(events.DefenderLost(place, self.pack.type_of[card], rule))

    def return_guards(self, seat: int, place: int, cards: Cards) -> None:
        """Back into the owner's hand."""
        self.set_guards(place, tuple(other for other in self.guards[place] if other not in cards))
        for card in cards:
            self.put_in_hand(seat, card)

    def return_rory(self, seat: int, place: int, card: int) -> None:
        """CG-CONFLICT-15, CG-RULING-37: automatic."""
        self.return_guards(seat, place, (card,))
        if self.events is not None:
            self.events.append(events.RoryReturned(seat, place, self.pack.type_of[card]))

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
        """CG-ENEMY-04, CG-ENEMY-07: face-down, as a new attack or to strengthen the player's own; the others see only
        the number."""
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
        """CG-CARD-DAVROS-02, CG-CARD-CYBERKING-02: face-up into the attack; the player's Dalek counter replaces the
        old one."""
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
        if card not in self.paid:
            self.paid += (card,)

    def unmark_paid(self, card: int) -> None:
        if card in self.paid:
            self.paid = without(self.paid, card)

    def leave_attack(self, place: int, card: int) -> None:
        """One Enemy card goes to the discard pile. Should it ever come back, it pays again (CG-RULING-31)."""
        self.attacks[place] = without(self.attacks[place], card)
        self.unmark_paid(card)
        self.discard(card)

    def lose_enemy(self, place: int, card: int, rule: str) -> None:
        self.leave_attack(place, card)
        if self.events is not None:
            self.events.append(events.EnemyLost(place, self.pack.type_of[card], rule))

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
        if self.paid:
            for card in cards:
                self.unmark_paid(card)
        return cards

    def give_up_attack(self, place: int) -> None:
        """CG-RULING-14: what no Dalek counter marks cannot stay."""
        for card in self.attacks[place]:
            self.lose_enemy(place, card, "CG-RULING-14")
        self.close_attack(place)

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
            self.events.append(events.DefenceShown(place, self.types(cards), self.pack.strength(cards)))

    def turn_up_attack(self, place: int) -> None:
        cards = self.attacks[place]
        self.turn_up(cards)
        if self.events is not None:
            self.events.append(events.AttackShown(place, self.types(cards), self.pack.strength(cards)))

    def turn_defender(self, place: int, card: int, turner: int) -> None:
        """CG-CARD-KOVARIAN-01: for whom a Defender fights follows from the cards, so that nothing is kept of it."""
        if self.events is not None:
            type_of = self.pack.type_of
            self.events.append(events.DefenderTurned(place, type_of[card], type_of[turner]))

    def add_strength(self, seat: int, place: int, amount: int) -> None:
        """CG-CARD-UNIT-03: bought for the defence."""
        self.pay(seat, amount)
        if self.events is not None:
            self.events.append(events.StrengthAdded(seat, place, amount))

    def fight(self, place: int, defence: int, attack: int, is_held: bool, rule: str) -> None:
        """CG-CONFLICT-10, CG-CONFLICT-11: if the defence holds, the attack is defeated, and the Defenders discarded."""
        if self.events is not None:
            self.events.append(events.ConflictFought(place, defence, attack, is_held, rule))
        if is_held:
            guards = self.guards.get(place, ())
            self.set_guards(place, ())
            self.defeat_attack(place)
            for card in guards:
                self.discard(card)
