"""The table as plain data, and the verbs that change it.

Hands, reserves, lines, defences and attacks are tuples that are replaced, never changed, so copies share them.
Sets of Locations are bit sets over places; `paid` and `barred` are bit sets over cards.
"""

from __future__ import annotations

from bisect import bisect_left

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import (
    COUNTERS,
    DRAWN,
    DRAWN_BY_TWO,
    FINAL,
    GAME_END_SHOWN,
    NORMAL,
    NOTHING,
    NOWHERE,
    PASSED,
    PASSED_BY_TWO,
    TIME_POINTS,
    UNDER_GAME_END,
)
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import NOBODY, State

Cards = tuple[int, ...]


class CardGameState(State):
    __slots__ = (
        "action",
        "attacked",
        "attacks",
        "barred",
        "chosen",
        "colours",
        "controls",
        "deck",
        "discards",
        "drawn",
        "ending",
        "everyone",
        "final_turns",
        "first",
        "guarded",
        "guards",
        "hands",
        "laid",
        "lines",
        "minimum",
        "mode",
        "now",
        "open",
        "owned",
        "pack",
        "paid",
        "removed",
        "reserves",
        "shown",
        "spare_starts",
        "supply",
        "tardis",
        "target",
        "tp",
        "turn",
    )

    def __init__(self, pack: Pack, seats: int, chance: Chance) -> None:
        """A bare table; `lay_out` or `clone` puts everything on it."""
        super().__init__(seats, chance)
        self.pack = pack

    def lay_out(self) -> CardGameState:
        """The empty table, before set-up."""
        pack = self.pack
        seats = self.seats
        self.knows = bytearray(len(pack.type_of))
        self.everyone = (1 << seats) - 1
        self.open = PUBLIC | self.everyone
        self.colours: list[int] = []
        self.hands: list[Cards] = [()] * seats
        self.reserves: list[Cards] = [()] * seats
        """Face-down reserve cards."""
        self.shown: list[Cards] = [()] * seats
        """Face-up reserve cards: U.N.I.T. and those that widen the reserve."""
        self.barred = 0
        """CG-RULING-53: cards that have left a reserve and may not enter one again."""
        self.lines: list[Cards] = [()] * seats
        self.owned: list[int] = [0] * seats
        self.laid = 0
        """All places that lie in a line."""
        self.guards: dict[int, Cards] = {}
        """Defender cards by place."""
        self.guarded = 0
        self.attacks: dict[int, Cards] = {}
        """Enemy cards by place; a card lies face-up if spectators know it."""
        self.controls: list[int] = [0] * seats
        """Places with an attack that carries the seat's Dalek counter."""
        self.attacked = 0
        self.paid = 0
        """CG-RULING-31: Enemy cards in an attack that have had their payment."""
        self.tardis = 0
        """Places with their owner's TARDIS counter."""
        self.tp: list[int] = [0] * seats
        self.supply = TIME_POINTS
        self.deck: list[int] = []
        """The top is at the end. Until the Game End card shows, the last twenty lie beneath it."""
        self.discards: list[int] = []
        self.removed: Cards = ()
        """CG-2P-02: cards taken out before the shuffle."""
        self.spare_starts: Cards = ()
        self.mode = NORMAL
        self.first = NOBODY
        self.now = NOBODY
        self.turn = 0
        self.final_turns = 0
        self.minimum = PASSED if seats > 2 else PASSED_BY_TWO
        """CG-TURN-08: the hand may not drop below this; nothing in the End Game period."""
        self.drawn = DRAWN if seats > 2 else DRAWN_BY_TWO
        self.action = NOTHING
        """What the active player is putting together; with `target` and `chosen` nobody else's business."""
        self.target = NOWHERE
        self.chosen: Cards = ()
        self.ending = NOWHERE
        return self

    def clone(self) -> CardGameState:
        twin = CardGameState(self.pack, self.seats, self.chance)
        self.copy_kernel(twin)
        twin.everyone = self.everyone
        twin.open = self.open
        twin.colours = self.colours[:]
        twin.hands = self.hands[:]
        twin.reserves = self.reserves[:]
        twin.shown = self.shown[:]
        twin.barred = self.barred
        twin.lines = self.lines[:]
        twin.owned = self.owned[:]
        twin.laid = self.laid
        twin.guards = self.guards.copy()
        twin.guarded = self.guarded
        twin.attacks = self.attacks.copy()
        twin.controls = self.controls[:]
        twin.attacked = self.attacked
        twin.paid = self.paid
        twin.tardis = self.tardis
        twin.tp = self.tp[:]
        twin.supply = self.supply
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.removed = self.removed
        twin.spare_starts = self.spare_starts
        twin.mode = self.mode
        twin.first = self.first
        twin.now = self.now
        twin.turn = self.turn
        twin.final_turns = self.final_turns
        twin.minimum = self.minimum
        twin.drawn = self.drawn
        twin.action = self.action
        twin.target = self.target
        twin.chosen = self.chosen
        twin.ending = self.ending
        return twin

    # -- reading -----------------------------------------------------------------------------------

    def owner(self, place: int) -> int:
        """In whose line the Location lies."""
        for seat, owned in enumerate(self.owned):
            if owned >> place & 1:
                return seat
        return NOBODY

    def controller(self, place: int) -> int:
        """Whose Dalek counter marks the attack."""
        for seat, controls in enumerate(self.controls):
            if controls >> place & 1:
                return seat
        return NOBODY

    def left(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def right(self, seat: int) -> int:
        return (seat or self.seats) - 1

    def dalek_counters(self, seat: int) -> int:
        """In play."""
        return self.controls[seat].bit_count()

    def tardis_counters(self, seat: int) -> int:
        """In play."""
        return (self.tardis & self.owned[seat]).bit_count()

    def is_up(self, card: int) -> bool:
        """CG-RULING-23: whether an Enemy card lies face-up in its attack."""
        return self.knows[card] >= PUBLIC

    def above_game_end(self) -> int:
        return len(self.deck) - UNDER_GAME_END if self.mode == NORMAL else 0

    def find(self, cards: Cards, type_: int) -> int:
        """The first card of a type among some."""
        type_of = self.pack.type_of
        for card in cards:
            if type_of[card] == type_:
                return card
        return NOWHERE

    # -- Time Points -------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int) -> int:
        """CG-TP-01: from the supply, as far as it goes (CG-RULING-06). Returns what was gained."""
        if amount > self.supply:
            amount = self.supply
        if amount:
            self.supply -= amount
            self.tp[seat] += amount
            if self.events is not None:
                self.tell("gained", seat, amount)
        return amount

    def pay(self, seat: int, amount: int) -> None:
        """CG-TP-05: back to the supply."""
        self.tp[seat] -= amount
        self.supply += amount
        if self.events is not None:
            self.tell("paid", seat, amount)

    def take(self, seat: int, other: int, amount: int) -> None:
        self.tp[other] -= amount
        self.tp[seat] += amount
        if self.events is not None:
            self.tell("took", seat, other, amount)

    # -- hands and knowledge -----------------------------------------------------------------------

    def put_in_hand(self, seat: int, card: int) -> None:
        """Hands are kept sorted, so that equal types lie together and copies cannot be told apart by order."""
        hand = self.hands[seat]
        at = bisect_left(hand, card)
        self.hands[seat] = (*hand[:at], card, *hand[at:])

    def leave_reserve(self, seat: int, card: int) -> None:
        reserve = self.reserves[seat]
        at = reserve.index(card)
        self.reserves[seat] = reserve[:at] + reserve[at + 1 :]

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

    def choose(self, seat: int, type_: int) -> None:
        """CG-VIS-11: put a hand card of a type with those that the player is putting together."""
        hand = self.hands[seat]
        # Cards are numbered type by type, so this is the first copy in a sorted hand.
        at = bisect_left(hand, self.pack.first_of[type_])
        self.chosen += (hand[at],)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def choose_card(self, seat: int, card: int) -> None:
        """The same for one certain copy."""
        self.leave_hand(seat, card)
        self.chosen += (card,)

    def put_back_chosen(self) -> None:
        """Undo what the active player has put together so far: to all others it has not happened."""
        for card in self.chosen:
            self.put_in_hand(self.now, card)
        self.chosen = ()
        self.action = NOTHING
        self.target = NOWHERE

    def take_chosen(self) -> Cards:
        """The action is declared: its cards, and a clean table for the next one."""
        cards = self.chosen
        self.chosen = ()
        self.action = NOTHING
        self.target = NOWHERE
        return cards

    def discard(self, card: int) -> None:
        """CG-RULING-04: the pile is face-up, so everybody learns the card."""
        self.discards.append(card)
        self.knows[card] = self.open

    def discard_shown(self, seat: int, cards: Cards) -> None:
        """Cards that were put together leave the hand for the discard pile."""
        for card in cards:
            self.show(seat, card)
            self.discards.append(card)

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
                self.tell("game-end-shown", seat)
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
        if self.events is not None:
            self.tell("reshuffled", len(cards))
        return True

    # -- the line ----------------------------------------------------------------------------------

    def lay_location(self, seat: int, place: int) -> None:
        self.lines[seat] = (*self.lines[seat], place)
        self.owned[seat] |= 1 << place
        self.laid |= 1 << place

    def set_guards(self, place: int, cards: Cards) -> None:
        if cards:
            self.guards[place] = cards
            self.guarded |= 1 << place
        elif self.guarded >> place & 1:
            del self.guards[place]
            self.guarded ^= 1 << place

    def open_attack(self, seat: int, place: int, cards: Cards) -> None:
        """CG-ENEMY-05: the cards of a new attack under one Dalek counter."""
        self.attacks[place] = cards
        self.controls[seat] |= 1 << place
        self.attacked |= 1 << place

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

    def turn_up(self, cards: Cards) -> None:
        for card in cards:
            self.knows[card] = self.open

    def place_tardis(self, seat: int, place: int) -> bool:
        """CG-CONFLICT-13, CG-CONFLICT-22: for a defeated attack; without a counter in stock nothing happens."""
        # CG-RULING-15
        if self.tardis_counters(seat) >= COUNTERS:
            return False
        self.tardis |= 1 << place
        if self.events is not None:
            self.tell("tardis-placed", seat, place)
        return True

    def lift_tardis(self, place: int) -> None:
        """The counter goes back to its owner."""
        self.tardis &= ~(1 << place)
        if self.events is not None:
            self.tell("tardis-removed", self.owner(place), place)

    def start_final(self) -> None:
        """CG-FINAL: the End Game period, without a minimum for the hand (CG-FINAL-09, CG-RULING-51)."""
        self.mode = FINAL
        self.minimum = 0
        self.final_turns = 0
        if self.events is not None:
            self.tell("final-began")

    def over_by(self, ending: int) -> None:
        """CG-RULING-54: all face-down attack cards are turned up, then the game is scored."""
        self.ending = ending
        for place in sorted(self.attacks):
            self.turn_up(self.attacks[place])
        if self.events is not None:
            for place in sorted(self.attacks):
                types = [self.pack.type_of[card] for card in self.attacks[place]]
                self.tell("attack-shown", place, *types)
            self.tell("over", ending)
        self.end()
