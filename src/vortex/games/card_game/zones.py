"""The state as plain data: what can be read from it. Its fields are declared in `fields`, the verbs are in `state`.

Hands, reserves, lines, defences and attacks are tuples that are replaced, never changed, so copies share them.
Sets of Locations are bit sets over places; `barred` and `paid`, which hold few cards or none, are tuples like those.
"""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import (
    COUNTERS,
    DRAWN,
    DRAWN_BY_TWO,
    FINAL,
    NORMAL,
    NOWHERE,
    PASSED,
    PASSED_BY_TWO,
    TIME_POINTS,
    UNDER_GAME_END,
    Cards,
)
from vortex.games.card_game.slots import Slots
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import NOBODY


class Zones(Slots):
    __slots__ = ()

    def __init__(self, pack: Pack, seats: int, chance: Chance) -> None:
        """A bare state; `clear` or `clone` fills it."""
        super().__init__(seats, chance)
        self.pack = pack

    def clear(self) -> None:
        """The empty table, before set-up."""
        self.reset_game()
        self.knows = [0] * len(self.pack.type_of)
        self.derive()

    def derive(self) -> None:
        """Work out whatever follows from the seats and from what lies on the table."""
        self.everyone = (1 << self.seats) - 1
        self.open = PUBLIC | self.everyone
        self.owned = [sum(1 << place for place in line) for line in self.lines]
        self.laid = sum(self.owned)
        self.guarded = sum(1 << place for place in self.guards)
        self.attacked = sum(1 << place for place in self.attacks)
        self.supply = TIME_POINTS - sum(self.tp)
        self.minimum = 0 if self.mode == FINAL else PASSED if self.seats > 2 else PASSED_BY_TWO
        self.drawn = DRAWN if self.seats > 2 else DRAWN_BY_TWO

    # -- reading -----------------------------------------------------------------------------------

    def owner(self, place: int) -> int:
        """In whose line the Location lies."""
        for seat, owned in enumerate(self.owned):
            if owned >> place & 1:
                return seat
        return NOBODY

    def controller(self, place: int) -> int:
        """Whose Dalek counter marks the attack."""
        for seat in range(self.seats):
            if self.controls[seat] >> place & 1:
                return seat
        return NOBODY

    def left(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def right(self, seat: int) -> int:
        return (seat or self.seats) - 1

    def held(self, seat: int) -> Cards:
        """CG-VIS-11: to the others, cards that are being put together are still in the hand."""
        return self.hands[seat] + self.chosen if seat == self.now else self.hands[seat]

    def below_game_end(self) -> int:
        """Cards of the deck that lie beneath the Game End card, or that are left once it has shown."""
        return min(len(self.deck), UNDER_GAME_END) if self.mode == NORMAL else len(self.deck)

    def dalek_counters(self, seat: int) -> int:
        """In play. CG-RULING-14: an attack that is being fought may have none, so there are never more than all."""
        count = how_many(self.controls[seat])
        return count if count < COUNTERS else COUNTERS

    def tardis_counters(self, seat: int) -> int:
        """In play."""
        return how_many(self.tardis & self.owned[seat])

    def is_up(self, card: int) -> bool:
        """CG-RULING-23: whether an Enemy card lies face-up in its attack."""
        return self.knows[card] >= PUBLIC

    def find(self, cards: Cards, type_: int) -> int:
        """The first card of a type among some."""
        type_of = self.pack.type_of
        for card in cards:
            if type_of[card] == type_:
                return card
        return NOWHERE

    def types(self, cards: Cards) -> Cards:
        """What a viewer of the faces sees."""
        type_of = self.pack.type_of
        return tuple(type_of[card] for card in cards)

    def to_spend(self, seat: int, type_: int) -> int:
        """CG-RULING-53: of equal hand cards one that is barred from the reserve goes first, which never hurts.

        Copies of one type cannot be told apart, so it must not depend on their numbers which one is left.
        """
        if self.barred:
            type_of = self.pack.type_of
            for card in self.hands[seat]:
                if type_of[card] == type_ and card in self.barred:
                    return card
        return self.find(self.hands[seat], type_)


def how_many(places: int) -> int:
    """The Locations of a bit set, of which there are few."""
    count = 0
    while places:
        places &= places - 1
        count += 1
    return count


def without(cards: Cards, card: int) -> Cards:
    """The same but for one of them."""
    for at, other in enumerate(cards):
        if other == card:
            return cards[:at] + cards[at + 1 :]
    raise LookupError(f"{card} is not among {cards}")
