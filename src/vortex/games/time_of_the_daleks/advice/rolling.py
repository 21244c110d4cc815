"""Stage D: which dice to roll again and by what means, which to turn."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.building import Building, dice_card_price
from vortex.games.time_of_the_daleks.advice.cards import is_dice_card, play_value
from vortex.games.time_of_the_daleks.advice.kits import Kit
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.advice.prospects import (
    Side,
    before_roll,
    fresh_tries,
    purses,
    roll_more,
    symbols_in,
    turn_by_icons,
)
from vortex.games.time_of_the_daleks.choices import (
    DIE,
    FACE,
    FACE_SONIC,
    ON_POOL,
    PLAY,
    REROLL,
    REROLL_BLACK,
    REROLL_K9,
    REROLL_SONIC,
    TURN_TO,
)
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM, EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import (
    BLACK,
    FIXED_POINT,
    MOST_SOURCES,
    TIME_LOCKED,
)
from vortex.games.time_of_the_daleks.rules.dice import RerollSome, TurnFace
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE
from vortex.kernel.state import PASS

_FIRST: Final = 3e-4
"""What costs nothing comes first."""


class Rolled:
    """The dice on the table: what is missing, and which dice nobody would miss."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = state = outlook.state
        self.building = Building(outlook)
        self.kits = self.building.kits
        self.missing = [
            needed - shown if needed > shown else 0
            for needed, shown in zip(state.need, state.shown, strict=True)
        ]
        self._missing_symbols = symbols_in(self.missing)
        self.spare = self._spare()
        """By pool, colour and symbol, as `state.dice`."""

    def _spare(self) -> list[int]:
        """If more dice than needed show the same symbol, the spare ones are those that promise most when rolled
        again."""
        state = self.state
        dice = state.dice
        spare = [0] * 48
        order = sorted(range(4), key=lambda colour: -self.hits(colour))
        looks = [6 * colour + start for colour in order for start in (0, 24)[: len(self.kits)]]
        for symbol in range(6):
            surplus = state.shown[symbol] - state.need[symbol]
            if surplus <= 0:
                continue
            for first in looks:
                found = dice[first + symbol]
                if found:
                    spare[first + symbol] = min(surplus, found)
                    surplus -= spare[first + symbol]
                    if not surplus:
                        break
        return spare

    def hits(self, colour: int) -> int:
        """How many faces of a colour show something that is missing."""
        return self.outlook.book.hits[colour][self._missing_symbols]

    def spare_of(self, pool: int) -> list[int]:
        start = 24 * pool
        return [sum(self.spare[start + 6 * colour : start + 6 * colour + 6]) for colour in range(4)]

    def dice_of(self, pool: int) -> list[int]:
        start = 24 * pool
        return [sum(self.state.dice[start + 6 * colour : start + 6 * colour + 6]) for colour in range(4)]

    def probability(self, may_reroll: bool = True, lifted: int = 0) -> float:
        """The chance to get there from here with everything that is left; `lifted` conditions are ignored."""
        conditions = self.state.conditions & ~lifted
        if not may_reroll:
            conditions |= FIXED_POINT
        spares = [self.spare_of(pool) for pool in range(len(self.kits))]
        wanted = self.missing[:]
        own = self._fresh_pool()
        whole = self._needed_of(own)
        least = sum(whole)
        if not conditions & TIME_LOCKED:
            for spare, kit in zip(spares, self.kits, strict=True):
                turn_by_icons(wanted, spare[:], kit)
                turn_by_icons(whole, spare[:], kit)
        total = self.dice_of(own)
        extra = [0, 0, 0, 0]
        if may_reroll:
            for spare, kit in zip(spares, self.kits, strict=True):
                roll_more(self.outlook.book, wanted, spare, kit, conditions, extra)
        best = 0.0
        sides = [Side(spare, kit) for spare, kit in zip(spares, self.kits, strict=True)]
        coverage = self.outlook.book.coverage
        colour = max(range(4), key=lambda one: self.hits(one) if any(spare[one] for spare in spares) else -1)
        for rerolls, turns in purses(sides, conditions):
            dice = extra[:]
            dice[colour] += rerolls
            missed = 1.0 - coverage.probability(wanted, dice, turns)
            if may_reroll and missed > 0.0:
                missed *= fresh_tries(self.outlook.book, whole, total, turns, least)
            best = max(best, 1.0 - missed)
        return best

    def foreseen(self) -> float:
        """The chance of these pools before the roll, given that the first roll does not succeed at once."""
        need, book = self.building.need, self.outlook.book
        sides = [Side(self.dice_of(pool), kit) for pool, kit in enumerate(self.kits)]
        total = [sum(side.pool[colour] for side in sides) for colour in range(4)]
        at_once = book.coverage.probability(need, total, 0)
        found = before_roll(book, need, sides, self.state.conditions)
        return (found - at_once) / (1.0 - at_once) if found > at_once else 0.0

    def after_giving_up(self) -> float:
        """A black die is put aside and its whole pool is rolled again, with every other means still at hand; the other
        pool stays as it lies."""
        own = 1 if self.state.asked == self.state.helper else 0
        pool = self.dice_of(own)
        pool[BLACK] -= 1
        return before_roll(
            self.outlook.book, self._needed_of(own), [Side(pool, self.kits[own])], self.state.conditions
        )

    def _fresh_pool(self) -> int:
        """The pool whose black dice would be given up first."""
        return 0 if len(self.kits) == 1 or self.state.black_dice(0) else 1

    def _needed_of(self, pool: int) -> list[int]:
        """What this pool has to show, beside the dice of the other."""
        need = list(self.state.need)
        if len(self.kits) > 1:
            start = 24 * (1 - pool)
            for look in range(24):
                need[look % 6] -= self.state.dice[start + look]
        return [max(0, count) for count in need]

    def is_met_by_icons(self) -> bool:
        """Whether face icons, which cost nothing, give all that is missing."""
        tokens = [kit.tokens for kit in self.kits]
        for kit in self.kits:
            kit.tokens = 0
        found = self.probability(False)
        for kit, count in zip(self.kits, tokens, strict=True):
            kit.tokens = count
        return found > 0.0

    def after_all(self, pool: int, colours: int) -> float:
        """Every die of these colours is rolled again, good or bad."""
        state = self.state
        shown = state.shown[:]
        rolled = [0, 0, 0, 0]
        for look in range(24):
            count = state.dice[24 * pool + look]
            if count and colours >> (look // 6) & 1:
                shown[look % 6] -= count
                rolled[look // 6] += count
        wanted = [max(0, state.need[symbol] - shown[symbol]) for symbol in range(6)]
        turns = 0
        for kit in self.kits:
            if not state.conditions & TIME_LOCKED:
                turn_by_icons(wanted, rolled[:], kit)
                turns += kit.tokens // FACE_PRICE
        return self.outlook.book.coverage.probability(wanted, rolled, turns)


def reroll_scores(outlook: Outlook) -> list[float]:
    """Topic reroll, and the window of the others at the end of the re-rolls."""
    state = outlook.state
    rolled = Rolled(outlook)
    value = rolled.building.value
    own = 1 if state.asked == state.helper else 0
    is_in = state.asked in (state.active, state.helper)
    going_on = rolled.probability() if is_in else 0.0
    passing = rolled.probability(False)
    is_safe = passing > 0.0 and rolled.is_met_by_icons()
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            # A die that is rolled again may be the very one that was to be turned.
            scores.append(value(passing) + (2 * _FIRST if is_safe else 0.0))
        elif REROLL <= choice < REROLL + MOST_SOURCES:
            source = choice - REROLL
            most, colours = state.pack.reroll_most[source], state.pack.reroll_colours[source]
            if most == ALL_OF_THEM:
                scores.append(value(max(rolled.after_all(own, colours), 0.0)) + _FIRST)
            elif _is_useful(rolled, own, colours) or not is_in:
                # Few colours first: a re-roll of any die waits for what is left.
                scores.append(value(max(going_on, passing)) + _FIRST / colours.bit_count())
            else:
                scores.append(value(min(going_on, passing)) - _FIRST)
        elif choice == REROLL_K9:
            scores.append(value(going_on) + _FIRST / 8)
        elif choice == REROLL_SONIC:
            scores.append(value(_for_sonic(rolled, own)) - outlook.price(outlook.seat, REROLL_PRICE, 0))
        elif choice == REROLL_BLACK:
            scores.append(value(rolled.after_giving_up()))
        else:
            scores.append(_card_value(rolled, choice - PLAY, passing, going_on))
    return scores


def _is_useful(rolled: Rolled, pool: int, colours: int) -> bool:
    spare = rolled.spare_of(pool)
    return any(colours >> colour & 1 and spare[colour] and rolled.hits(colour) for colour in range(4))


def _for_sonic(rolled: Rolled, own: int) -> float:
    kit = rolled.kits[own]
    kit.tokens -= REROLL_PRICE
    kit.rerolls.append((1, EVERY_COLOUR))
    found = rolled.probability()
    kit.rerolls.pop()
    kit.tokens += REROLL_PRICE
    return found


def _card_value(rolled: Rolled, card: int, passing: float, going_on: float) -> float:
    """A card for the dice: the chance with it, less its price; any other by itself."""
    outlook = rolled.outlook
    state = rolled.state
    pack = state.pack
    stays = max(passing, going_on)
    if not is_dice_card(state, card):
        return rolled.building.value(stays) + play_value(outlook, card)
    own = 1 if state.asked == state.helper else 0
    kit = rolled.kits[own]
    tokens = kit.tokens
    if state.asked in (state.active, state.helper):
        kit.tokens = max(0, tokens - pack.card_cost[card])
    ability = pack.ability[card]
    if pack.reroll_most[card] >= 0:
        kit.rerolls.append((pack.reroll_most[card], pack.reroll_colours[card]))
        probability = rolled.probability()
        kit.rerolls.pop()
    elif pack.face_symbol[card] >= 0:
        kit.faces.append((pack.face_colours[card], pack.face_symbol[card]))
        probability = rolled.probability()
        kit.faces.pop()
    else:
        lifted = 0
        if ability == "unfix":
            lifted = FIXED_POINT
        elif ability == "unlock":
            lifted = TIME_LOCKED
        elif ability == "late-die":
            rolled.spare[24 * own] += 1
            kit.rerolls.append((1, 1))
        probability = rolled.probability(lifted=lifted)
        if ability == "late-die":
            rolled.spare[24 * own] -= 1
            kit.rerolls.pop()
    kit.tokens = tokens
    return rolled.building.value(probability) - dice_card_price(outlook, card)


def pick_scores(outlook: Outlook) -> list[float]:
    """Topic dice-to-reroll: a spare die that may show what is missing; never one that is needed."""
    state = outlook.state
    rolled = Rolled(outlook)
    frame = state.frame
    pool = frame.pool if isinstance(frame, RerollSome) else 0
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(0.0)
            continue
        look = choice - DIE
        gain = rolled.hits(look // 6) / 6
        if rolled.spare[24 * pool + look] <= state.picked.count(look):
            gain -= 1.0
        scores.append(0.1 * gain)
    return scores


# -- faces -----------------------------------------------------------------------------------------


def face_scores(outlook: Outlook) -> list[float]:
    """Topic face, and the window of the others at its end: only if it leads to a success is anything paid."""
    state = outlook.state
    rolled = Rolled(outlook)
    value = rolled.building.value
    reach = rolled.probability(False)
    own = 1 if state.asked == state.helper else 0
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(value(_without_own(rolled, own)))
        elif FACE <= choice < FACE + MOST_SOURCES:
            symbol = state.pack.face_symbol[choice - FACE]
            helps = rolled.missing[symbol] > 0 and _has_spare(
                rolled, own, state.pack.face_colours[choice - FACE]
            )
            scores.append(value(reach) + _FIRST if helps else value(0.0) - _FIRST)
        elif choice == FACE_SONIC:
            scores.append(value(reach) - outlook.price(outlook.seat, FACE_PRICE, 0))
        else:
            scores.append(_card_value(rolled, choice - PLAY, _without_own(rolled, own), reach))
    return scores


def _without_own(rolled: Rolled, own: int) -> float:
    """The chance if this seat turns nothing: the helper, who is asked after the caller, still has icons, but one who
    leaves the price to the other may find that both did."""
    kits = rolled.kits[:]
    for index, kit in enumerate(kits):
        left = Kit(0)
        if index == 1 and own == 0 and rolled.state.asked == rolled.state.active:
            left.faces = kit.faces
        rolled.kits[index] = left
    found = rolled.probability(False)
    rolled.kits[:] = kits
    return found


def _has_spare(rolled: Rolled, pool: int, colours: int) -> bool:
    spare = rolled.spare_of(pool)
    return any(colours >> colour & 1 and spare[colour] for colour in range(4))


def turn_scores(outlook: Outlook) -> list[float]:
    """Topic die-to-turn: a die that nobody misses, one that no icon could turn before any other."""
    state = outlook.state
    rolled = Rolled(outlook)
    frame = state.frame
    pool = frame.pool if isinstance(frame, TurnFace) else 0
    return [
        (0.1 if rolled.spare[24 * pool + choice - DIE] else 0.0)
        + (0.0 if (choice - DIE) // 6 == BLACK else 0.01)
        for choice in state.options
    ]


def symbol_scores(outlook: Outlook) -> list[float]:
    """What is missing; first of all what no icon can give."""
    rolled = Rolled(outlook)
    given = {symbol for kit in rolled.kits for _, symbol in kit.faces}
    scores: list[float] = []
    for choice in outlook.state.options:
        symbol = choice - TURN_TO
        scores.append(0.0 if not rolled.missing[symbol] else 0.05 if symbol in given else 0.1)
    return scores


def pool_scores(outlook: Outlook) -> list[float]:
    """Topic which-pool: the one with more dice to spare; before the roll the caller's."""
    state = outlook.state
    if not state.has_rolled:
        return [0.01 if choice == ON_POOL else 0.0 for choice in state.options]
    rolled = Rolled(outlook)
    return [
        0.02
        * sum(count * rolled.hits(colour) for colour, count in enumerate(rolled.spare_of(choice - ON_POOL)))
        for choice in state.options
    ]
