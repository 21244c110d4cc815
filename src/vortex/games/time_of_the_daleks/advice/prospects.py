"""The chance of a success, near enough, before and after the roll.

A die that may be rolled again counts as one more die: in whatever order they fall, all the rolls together must show
what is needed. A face icon counts as one symbol fewer to find, tokens as either, whichever is better. Giving up black
dice counts as a fresh try with the remaining dice.
"""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.coverage import packed
from vortex.games.time_of_the_daleks.advice.kits import Kit
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM, EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import FIXED_POINT, TIME_LOCKED
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE
from vortex.games.time_of_the_daleks.state import DaleksState

_TRIES: Final = 3
"""The most black dice that are assumed to be given up."""


def in_box(state: DaleksState) -> list[int]:
    """The dice of each colour that no Task holds."""
    return [state.pack.die_counts[colour] - state.imprisoned(colour) for colour in range(4)]


def best_pool(
    book: Book, need: list[int], dice: list[int], icons: list[int], box: list[int], limit: int, gone: int
) -> list[int]:
    """The pool after the best use of focus icons, cut to the limit, with so many dice exterminated."""
    probability = book.coverage.packed_chance
    wanted, missing = packed(need), sum(need)
    pool = dice[:]
    for icon in sorted(icons, key=int.bit_count):
        if not pool[0]:
            break
        best = 0
        most = probability(wanted, missing, pool, 0)
        for colour in (1, 2, 3):
            if icon >> colour & 1 and pool[colour] < box[colour]:
                pool[0] -= 1
                pool[colour] += 1
                found = probability(wanted, missing, pool, 0)
                if found > most + 1e-12:
                    most, best = found, colour
                pool[0] += 1
                pool[colour] -= 1
        if best:
            pool[0] -= 1
            pool[best] += 1
    for colour in range(4):
        if pool[colour] > box[colour]:
            pool[colour] = max(0, box[colour])
    return without(book, need, pool, max(0, sum(pool) - limit) + gone)


def without(book: Book, need: list[int], pool: list[int], count: int) -> list[int]:
    """The pool with so many of its least useful dice taken away."""
    if not count:
        return pool
    pool = pool[:]
    wanted, missing = packed(need), sum(need)
    for _ in range(count):
        worst = _least_useful(book, wanted, missing, pool)
        if worst < 0:
            break
        pool[worst] -= 1
    return pool


def _least_useful(book: Book, need: int, missing: int, pool: list[int]) -> int:
    """The colour of which a die less costs least; -1 without dice."""
    worst = -1
    most = -1.0
    # A black die is worth more than its faces: it can be given up for a fresh try.
    for colour in (1, 2, 3, 0):
        if pool[colour]:
            pool[colour] -= 1
            found = book.coverage.packed_chance(need, missing, pool, 0)
            pool[colour] += 1
            if found > most + 1e-12:
                worst, most = colour, found
    return worst


class Side:
    """One pool with the means of its owner."""

    __slots__ = ("kit", "pool")

    def __init__(self, pool: list[int], kit: Kit) -> None:
        self.pool = pool
        self.kit = kit


def before_roll(book: Book, need: list[int], sides: list[Side], conditions: int) -> float:
    """The chance of a success with all dice still to roll."""
    total = [0, 0, 0, 0]
    for side in sides:
        for colour in range(4):
            total[colour] += side.pool[colour]
    if sum(total) < sum(need):
        return 0.0
    wanted = need[:]
    if not conditions & TIME_LOCKED:
        for side in sides:
            turn_by_icons(wanted, side.pool[:], side.kit)
    extra = [0, 0, 0, 0]
    for side in sides:
        roll_more(book, wanted, side.pool, side.kit, conditions, extra)
    best = 0.0
    for rerolls, turns in purses(sides, conditions):
        found = _tries(book, wanted, total, extra, rerolls, turns, sum(need))
        if found > best:
            best = found
    return best


def _tries(
    book: Book, wanted: list[int], total: list[int], extra: list[int], rerolls: int, turns: int, least: int
) -> float:
    dice = [total[colour] + extra[colour] for colour in range(4)]
    if rerolls:
        dice[_most_useful(book, wanted, total)] += rerolls
    missed = 1.0 - book.coverage.probability(wanted, dice, turns)
    return 1.0 - missed * fresh_tries(book, wanted, total, turns, least)


def fresh_tries(book: Book, wanted: list[int], total: list[int], turns: int, least: int) -> float:
    """The chance that every further try fails, when black dice are given up one after another."""
    missed = 1.0
    dice = total[:]
    need, missing = packed(wanted), sum(wanted)
    for _ in range(_TRIES):
        if not dice[0] or sum(dice) - 1 < least:
            break
        dice[0] -= 1
        missed *= 1.0 - book.coverage.packed_chance(need, missing, dice, turns)
    return missed


def _most_useful(book: Book, need: list[int], dice: list[int]) -> int:
    """The colour of the pool whose dice most often show something needed."""
    best = 0
    most = -1
    wanted = symbols_in(need)
    for colour in range(4):
        if dice[colour] and book.hits[colour][wanted] > most:
            best, most = colour, book.hits[colour][wanted]
    return best


def symbols_in(need: list[int]) -> int:
    """Which symbols are needed at all, a bit each."""
    found = 0
    for symbol, count in enumerate(need):
        if count > 0:
            found |= 1 << symbol
    return found


def turn_by_icons(wanted: list[int], spare: list[int], kit: Kit) -> None:
    """Symbols that face icons can give are not to be rolled; each takes a spare die of its colours."""
    for colours, symbol in kit.faces:
        if wanted[symbol] > 0:
            for colour in range(4):
                if colours >> colour & 1 and spare[colour] > 0:
                    spare[colour] -= 1
                    wanted[symbol] -= 1
                    break


def roll_more(
    book: Book, wanted: list[int], spare: list[int], kit: Kit, conditions: int, extra: list[int]
) -> None:
    """Re-roll icons as further dice of their colours, as far as there are such dice to roll again; at a Fixed Point
    only K-9 (TOD-RULING-115)."""
    rerolls = [] if conditions & FIXED_POINT else kit.rerolls
    if kit.has_k9:
        rerolls = [*rerolls, (1, EVERY_COLOUR)]
    if not rerolls:
        return
    symbols = symbols_in(wanted)
    # However often a single die is rolled, in the end it shows one symbol.
    room = sum(spare)
    for most, colours in rerolls:
        best = -1
        gain = 0
        for colour in range(4):
            if colours >> colour & 1 and spare[colour] > 0 and book.hits[colour][symbols] > gain:
                best, gain = colour, book.hits[colour][symbols]
        if best >= 0 and room > 0:
            more = 1 if most == ALL_OF_THEM else min(most, spare[best], room)
            extra[best] += more
            room -= more


def purses(sides: list[Side], conditions: int) -> list[tuple[int, int]]:
    """What all tokens together can buy: pairs of re-rolls and turned dice."""
    found = [(0, 0)]
    for side in sides:
        if not sum(side.pool):
            continue
        tokens = side.kit.tokens
        ways: list[tuple[int, int]] = []
        if not conditions & TIME_LOCKED and tokens >= FACE_PRICE:
            rest = 0 if conditions & FIXED_POINT else (tokens - FACE_PRICE) // REROLL_PRICE
            ways.append((rest, 1))
        if not conditions & FIXED_POINT and tokens >= REROLL_PRICE:
            ways.append((tokens // REROLL_PRICE, 0))
        if ways:
            found = [(a + c, b + d) for a, b in found for c, d in ways]
    return found
