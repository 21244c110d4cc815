"""The verbs about dice: pools before the roll, dice after it, dice on Tasks."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import events
from vortex.games.time_of_the_daleks.hands import Hands
from vortex.games.time_of_the_daleks.numbering import BLACK, COLOURS_IN, MOST_CARDS, Cards


class Dice(Hands):
    __slots__ = ()

    # -- building pools ----------------------------------------------------------------------------

    def spoil_pools(self) -> None:
        """TOD-RULING-125: what the pools were made of has changed, so they are built anew."""
        self.rebuild = True

    def begin_pool(self, pool: int) -> None:
        """TOD-RULING-066, -125: the caller's pool comes first; while it is built, the helper has no dice."""
        self.building = pool
        self.cut = [0, 0, 0, 0]
        if pool == 0:
            self.rebuild = False
            self.focused = 0
            self._put_in_pool(1, [0, 0, 0, 0])

    def gather(self, pool: int, counts: list[int]) -> None:
        """TOD-POOL-01, -03: so many dice of each colour lie in the pool."""
        self._put_in_pool(pool, counts)
        if self.events is not None:
            self.events.append(events.DiceGathered(pool, tuple(counts)))

    def _put_in_pool(self, pool: int, counts: list[int]) -> None:
        for colour, count in enumerate(counts):
            self.pool[4 * pool + colour] = count

    def add_dice(self, pool: int, colour: int, count: int, given: int) -> None:
        """TOD-POOL-02: dice of a played card count in this Adventure whatever happens to the pool; `given` of them are
        in the box now."""
        self.by_cards[4 * pool + colour] += count
        if pool == self.building:
            self.pool[4 * pool + colour] += given
        if given and self.events is not None:
            self.events.append(events.DiceAdded(pool, colour, given))

    def lapse_dice(self, pool: int, colour: int, count: int) -> None:
        """TOD-RULING-033: the box does not have them."""
        if self.events is not None:
            self.events.append(events.DiceLapsed(pool, colour, count))

    def lend_focus(self, pool: int, card: int) -> None:
        """TOD-RULING-125, -126: its icon serves that pool for this Adventure, beside those on the console."""
        self.focus_cards += (pool * MOST_CARDS + card,)

    def exchange_die(self, pool: int, colour: int, icon: int) -> None:
        """TOD-POOL-04, -05: a black die of the pool becomes one of the colour. `icon` is the bit that is used up."""
        self.focused |= icon
        self.pool[4 * pool + BLACK] -= 1
        self.pool[4 * pool + colour] += 1
        if self.events is not None:
            self.events.append(events.DieFocused(pool, colour))

    def cut_die(self, pool: int, colour: int) -> None:
        self.pool[4 * pool + colour] -= 1
        self.cut[colour] += 1

    def finish_cut(self, pool: int) -> None:
        """TOD-POOL-08: the pool is down to its limit; the whole cut is told at once."""
        cut = self.cut
        if cut[0] or cut[1] or cut[2] or cut[3]:
            if self.events is not None:
                self.events.append(events.DiceCut(pool, tuple(cut)))
            self.cut = [0, 0, 0, 0]

    def trade_die(self, pool: int, colour: int) -> None:
        """TOD-RULING-125: what was given away stays given away, also when the pool is built anew."""
        self.pool[4 * pool + colour] -= 1
        self.by_cards[4 * pool + colour] -= 1
        if self.events is not None:
            self.events.append(events.DieTraded(pool, colour))

    def forget_extermination(self) -> None:
        """The pools are built from the beginning."""
        self.exterminated = 0

    def exterminate_die(self, pool: int, colour: int) -> None:
        self.pool[4 * pool + colour] -= 1
        self.exterminated += 1 << 4 * (4 * pool + colour)
        if self.events is not None:
            self.events.append(events.DieExterminated(pool, colour))

    def shield_dice(self, seat: int) -> None:
        """TOD-POOL-16."""
        self.shielded = True
        if self.events is not None:
            self.events.append(events.DiceShielded(seat))

    def lift_condition(self, condition: int) -> None:
        """A Fixed Point or Time Locked is ignored for the rest of this Adventure."""
        self.conditions &= ~condition
        if self.events is not None:
            self.events.append(events.ConditionLifted(condition.bit_length() - 1))

    # -- rolled dice -------------------------------------------------------------------------------

    def roll_pools(self) -> None:
        """TOD-ROLL-01: all dice of the pools together, once."""
        self.has_rolled = True
        self._roll_counted(0, self.pool[:4], False)
        self._roll_counted(1, self.pool[4:], False)

    def roll_late_die(self, pool: int) -> None:
        """TOD-RULING-040: a black die joins the pool and comes up at once."""
        self._roll_counted(pool, [1, 0, 0, 0], False)

    def _roll_counted(self, pool: int, counts: list[int], again: bool) -> None:
        """So many dice of each colour come up in this pool."""
        shown: Cards = ()
        for colour, count in enumerate(counts):
            if count:
                shown += self._roll_dice(pool, colour, count)
        self._tell_roll(pool, shown, again)

    def _tell_roll(self, pool: int, looks: Cards, again: bool) -> None:
        if looks and self.events is not None:
            self.events.append(events.DiceRolled(pool, looks, again))

    def _roll_dice(self, pool: int, colour: int, count: int) -> Cards:
        """Dice of one colour come up, one after the other; what they show, if events are kept."""
        looks: Cards = ()
        faces = self.pack.die_faces[colour]
        dice, shown, chance = self.dice, self.shown, self.chance
        first = 24 * pool + 6 * colour
        for _ in range(count):
            symbol = faces[chance.roll(6)]
            dice[first + symbol] = dice[first + symbol] + 1
            shown[symbol] = shown[symbol] + 1
            if self.events is not None:
                looks += (6 * colour + symbol,)
        pile = 4 * pool + colour
        self.rolled[pile] = self.rolled[pile] + count
        return looks

    def pick_die(self, look: int) -> None:
        """TOD-RULING-047: chosen to be rolled again or turned."""
        self.picked += (look,)

    def reroll_picked(self, pool: int) -> None:
        picked = self.picked
        self.picked = ()
        self.reroll(pool, picked)

    def reroll(self, pool: int, lifted: Cards) -> None:
        """TOD-REROLL-17: the new result counts, better or worse."""
        for look in lifted:
            self._lay_dice(pool, look // 6, look % 6, -1)
        shown: Cards = ()
        for look in lifted:
            shown += self._roll_dice(pool, look // 6, 1)
        self._tell_roll(pool, shown, True)

    def reroll_all(self, pool: int, colours: int) -> None:
        """TOD-REROLL-08: every die of the colours, matching or not."""
        counts = [0, 0, 0, 0]
        for colour in COLOURS_IN[colours]:
            counts[colour] = self._lift_all(pool, colour)
        self._roll_counted(pool, counts, True)

    def _lift_all(self, pool: int, colour: int) -> int:
        """All dice of a colour are off the table; how many there were."""
        pile = 4 * pool + colour
        count = self.rolled[pile]
        if count:
            dice, shown = self.dice, self.shown
            first = 6 * pile
            for symbol in range(6):
                showing = dice[first + symbol]
                if showing:
                    shown[symbol] = shown[symbol] - showing
                    dice[first + symbol] = 0
            self.rolled[pile] = 0
        return count

    def give_up_black(self, pool: int, symbol: int) -> None:
        """TOD-REROLL-11: the die is gone for this Adventure."""
        self._lay_dice(pool, BLACK, symbol, -1)
        if self.events is not None:
            self.events.append(events.BlackDieGivenUp(pool))

    def _lay_dice(self, pool: int, colour: int, symbol: int, count: int) -> None:
        """This many more dice lie on the table and show this; -1 lifts one off it."""
        dice, rolled, shown = self.dice, self.rolled, self.shown
        look = pool * 24 + colour * 6 + symbol
        pile = 4 * pool + colour
        dice[look] = dice[look] + count
        rolled[pile] = rolled[pile] + count
        shown[symbol] = shown[symbol] + count

    def turn_picked(self, pool: int, symbol: int) -> None:
        """TOD-FACE-03, -06."""
        colour, old = self.picked[0] // 6, self.picked[0] % 6
        self.picked = ()
        self._lay_dice(pool, colour, old, -1)
        self._lay_dice(pool, colour, symbol, 1)
        if self.events is not None:
            self.events.append(events.DieTurned(pool, colour, symbol))

    # -- dice on Tasks -----------------------------------------------------------------------------

    def imprison(self, anomaly: int, colour: int, wanted: int) -> None:
        """TOD-RULING-095, -100: dice that no other Task holds; those on the table as rolled dice come later."""
        unheld = self.pack.die_counts[colour] - self.imprisoned(colour) - self.awaiting(colour)
        taken = min(wanted, unheld)
        if not taken:
            return
        rolled = self.count_dice(0, colour) + self.count_dice(1, colour)
        now = max(0, min(taken, unheld - rolled))
        self.prison[4 * anomaly + colour] = now
        self.awaited[4 * anomaly + colour] = taken - now
        self.rebuild = True
        if now and self.events is not None:
            self.events.append(events.DiceImprisoned(anomaly, colour, now))

    def free_die(self, anomaly: int, colour: int) -> None:
        """TOD-ANOMALY-15: one die more for everybody."""
        held = self.prison if self.prison[4 * anomaly + colour] else self.awaited
        held[4 * anomaly + colour] -= 1
        if self.events is not None:
            self.events.append(events.DieFreed(anomaly, colour))
