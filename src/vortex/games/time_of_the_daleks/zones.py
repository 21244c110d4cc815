"""The state as plain data: what can be read from it. Its fields are declared in `fields`, the verbs are in `state`."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.consoles import Console, furnished
from vortex.games.time_of_the_daleks.numbering import (
    BLACK,
    CLOCKWISE,
    CONSOLE,
    KNOWS_DILEMMA,
    KNOWS_SIZE,
    used_mark,
    without,
)
from vortex.games.time_of_the_daleks.slots import Slots
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.state import NOBODY


class Zones(Slots):
    """A state of Time of the Daleks."""

    __slots__ = ()

    def __init__(self, pack: Pack, seats: int, chance: Chance) -> None:
        """A bare state; `clear` or `clone` fills it."""
        super().__init__(seats, chance)
        self.pack = pack

    def clear(self) -> None:
        """The empty table, before set-up."""
        self.reset_game()
        self.reset_adventure()
        self.knows = [0] * KNOWS_SIZE

    # -- reading -----------------------------------------------------------------------------------

    def in_turn_order(self) -> tuple[int, ...]:
        """All seats, from the active player; in the Dalek turn from the first player."""
        return CLOCKWISE[self.seats][self.actor()]

    def bystanders(self) -> tuple[int, ...]:
        """The others in turn order, without the helper."""
        others = CLOCKWISE[self.seats][self.active][1:]
        return others if self.helper == NOBODY else without(others, self.helper)

    def actor(self) -> int:
        """Who decides where nobody is named: the active player, in the Dalek turn the first."""
        return self.first if self.active == NOBODY else self.active

    def sources(self, seat: int) -> tuple[int, ...]:
        """TOD-POOL-01: Doctor, Companions and installed Equipment: the cards on a console that carry icons."""
        return self.consoles[seat].sources

    def pool_of(self, seat: int) -> int:
        """The pool of a seat in the present Adventure, -1 if it takes no part."""
        if self.adventure_zone == CONSOLE:
            return -1
        if seat == self.active:
            return 0
        return 1 if seat == self.helper else -1

    def has_used(self, source: int, what: int) -> bool:
        """TOD-RULING-045: whether this icon or effect of a card is used up for the present turn."""
        wanted = used_mark(source, what)
        for mark in self.used:
            if mark == wanted:
                return True
        return False

    def has_ability(self, ability: str) -> bool:
        """Whether a Time Anomaly in force changes the rules in this way."""
        for anomaly in self.anomalies:
            if self.pack.anomaly_ability[anomaly] == ability:
                return True
        return False

    def companion_deck(self, companion: int) -> list[int]:
        return self.alien_deck if self.pack.companion_deck[companion] else self.earth_deck

    def is_in_deck(self, companion: int) -> bool:
        return self.in_decks >> companion & 1 == 1

    def is_face_up(self, dilemma: int) -> bool:
        return self.knows[KNOWS_DILEMMA + dilemma] >= open_to_all(self.seats)

    def imprisoned(self, colour: int) -> int:
        """TOD-POOL-17: dice of a colour that lie on Tasks."""
        held = 0
        for anomaly in self.anomalies:
            held += self.prison[4 * anomaly + colour]
        return held

    def awaiting(self, colour: int) -> int:
        """Dice of a colour that a Task will hold when this Adventure is over."""
        return sum(self.awaited[colour::4])

    def is_met(self) -> bool:
        """TOD-ROLL-03, -04, TOD-HELP-24: both pools together cover every symbol as often as it is asked for."""
        shown = self.shown
        need = self.need
        return (
            shown[0] >= need[0]
            and shown[1] >= need[1]
            and shown[2] >= need[2]
            and shown[3] >= need[3]
            and shown[4] >= need[4]
            and shown[5] >= need[5]
        )

    def count_dice(self, pool: int, colour: int) -> int:
        return self.rolled[4 * pool + colour]

    def exterminated_dice(self, pool: int, colour: int) -> int:
        return self.exterminated >> 4 * (4 * pool + colour) & 15

    def lost_places(self, pool: int) -> int:
        """How much smaller Daleks have made a pool."""
        return sum(self.exterminated_dice(pool, colour) for colour in range(4))

    def black_dice(self, pool: int) -> int:
        return self.count_dice(pool, BLACK)

    def all_dice(self, pool: int) -> int:
        rolled = self.rolled
        start = 4 * pool
        return rolled[start] + rolled[start + 1] + rolled[start + 2] + rolled[start + 3]

    # -- what follows from the rest ----------------------------------------------------------------

    def derive(self) -> None:
        """Work out again what the cards on the consoles carry, which Companions lie in their decks, and how many Daleks
        and dice of a colour there are."""
        self.consoles = [self._furnished(seat) for seat in range(self.seats)]
        self.in_decks = sum(1 << companion for companion in self.earth_deck + self.alien_deck)
        self.dalek_count = sum(self.daleks)
        self.rolled = [sum(self.dice[first : first + 6]) for first in range(0, 48, 6)]

    def furnish(self, seat: int) -> None:
        """After a card has come to a console or gone from it."""
        self.consoles[seat] = self._furnished(seat)

    def _furnished(self, seat: int) -> Console:
        return furnished(self.pack, self.doctors[seat], self.companions[seat], self.equipment[seat])
