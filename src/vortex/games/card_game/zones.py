"""The table as plain data.

Hands, reserves, lines, defences and attacks are tuples that are replaced, never changed, so copies share them.
Sets of Locations are bit sets over places; `paid` and `barred` are bit sets over cards.
"""

from __future__ import annotations

from bisect import bisect_left

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import (
    DRAWN,
    DRAWN_BY_TWO,
    NORMAL,
    NOTHING,
    NOWHERE,
    PASSED,
    PASSED_BY_TWO,
    TIME_POINTS,
)
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import NOBODY, State

Cards = tuple[int, ...]


class Zones(State):
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
        "shuffled",
        "spare_starts",
        "supply",
        "tardis",
        "target",
        "tp",
        "turn",
    )

    def __init__(self, pack: Pack, seats: int, chance: Chance) -> None:
        """A bare table; `clear` or `clone` puts everything on it."""
        super().__init__(seats, chance)
        self.pack = pack

    def clear(self) -> None:
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
        self.shuffled = False
        """CG-RULING-63: the discard pile has become the deck in this turn, before the End Game period."""
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

    def copy_zones(self, twin: Zones) -> None:
        """The game's part of `clone`."""
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
        twin.shuffled = self.shuffled
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

    def find(self, cards: Cards, type_: int) -> int:
        """The first card of a type among some."""
        type_of = self.pack.type_of
        for card in cards:
            if type_of[card] == type_:
                return card
        return NOWHERE

    def types(self, cards: Cards) -> Cards:
        """What somebody who sees the faces sees."""
        type_of = self.pack.type_of
        return tuple(type_of[card] for card in cards)

    def to_spend(self, seat: int, type_: int) -> int:
        """CG-RULING-53: of equal hand cards one that is barred from the reserve goes first, which never hurts.

        Copies of one type cannot be told apart, so it must not depend on their numbers which one is left.
        """
        hand = self.hands[seat]
        # Cards are numbered type by type, so this is the first copy in a sorted hand.
        at = bisect_left(hand, self.pack.first_of[type_])
        if self.barred:
            type_of = self.pack.type_of
            for card in hand[at:]:
                if type_of[card] != type_:
                    break
                if self.barred >> card & 1:
                    return card
        return hand[at]
