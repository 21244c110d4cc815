"""The pools that can be built of described dice. The rules themselves say which: stage C is played in every way on a
table with nothing else on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vortex.dice.attempt import Counts
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.icons import NO_DICE
from vortex.games.time_of_the_daleks.numbering import ALONE, BLACK, MOST_SOURCES
from vortex.games.time_of_the_daleks.odds import NoLuck, Search
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.odds import no_hurry
from vortex.kernel.pack import PackFiles
from vortex.kernel.state import NOBODY


class Gathered(NamedTuple):
    """What there is when stage C begins."""

    dice: Counts
    """Those of all Add icons, also beyond what is in the box (TOD-RULING-033)."""
    icons: tuple[tuple[int, ...], ...]
    """The focus icons of each pool: the colours that each can give, as bits."""
    conditions: int
    help: int
    daleks: int


class Way(NamedTuple):
    """How pools come about: dice got for black ones, dice left out, and dice that Daleks take, by pool and colour."""

    focus: Counts
    cut: Counts
    exterminate: Counts


def bare_state(pack: Pack, gathered: Gathered) -> DaleksState:
    """An Adventure on Earth at the beginning of stage C. Dice and focus icons are there by cards that were played."""
    pools = len(gathered.dice)
    cards = [(pool, icons) for pool in range(pools) for icons in _by_card(gathered.icons[pool])]
    printed = _printed(pack.files, tuple(icons for _, icons in cards))
    state = DaleksState(printed, pools, NoLuck())
    state.clear()
    for seat in range(pools):
        state.take_doctor(seat, 0)
        state.move_doctor(seat, 0)
    for _ in range(gathered.daleks):
        state.place_dalek(0)
    state.begin_turn(0)
    state.face(0, 0, (), gathered.conditions)
    if gathered.help != ALONE:
        state.give_help(1, gathered.help, 0)
    for pool, counts in enumerate(gathered.dice):
        for colour, count in enumerate(counts):
            state.add_dice(pool, colour, count, 0)
    for card, (pool, _) in enumerate(cards):
        state.lend_focus(pool, card)
    state.call(BuildPools(0))
    return state


@lru_cache(16)
def _printed(files: PackFiles, focus: tuple[tuple[int, ...], ...]) -> Pack:
    """The pack with nothing but these focus icons on its first cards; read again, since no compiled object can be
    copied."""
    printed = Pack(files)
    printed.adds = [NO_DICE] * MOST_SOURCES
    printed.ability = [""] * MOST_SOURCES
    printed.focus = [*focus, *[()] * (MOST_SOURCES - len(focus))]
    return printed


def _by_card(icons: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Icons that give the same share cards, which have four at most: so nobody is asked which of them is used."""
    return [
        (gives,) * min(4, icons.count(gives) - before)
        for gives in sorted(set(icons))
        for before in range(0, icons.count(gives), 4)
    ]


class Building(Search):
    """Notes the pools that were built, and what Daleks took of them."""

    def __init__(self, pools: int) -> None:
        super().__init__(False, no_hurry)
        self.pools = pools
        self.found: dict[Counts, list[Counts]] = {}

    def _at_question(self, state: DaleksState) -> int:
        if state.asked != NOBODY:
            return super()._at_question(state)
        dice, taken = [], []
        for pool in range(self.pools):
            dice.append(tuple(state.pool[4 * pool : 4 * pool + 4]))
            taken.append(tuple(state.exterminated_dice(pool, colour) for colour in range(4)))
        self.found.setdefault(tuple(dice), []).append(tuple(taken))
        return 0


def built(pack: Pack, gathered: Gathered) -> dict[Counts, Way]:
    """TOD-POOL-04 to -15, TOD-HELP-13 to -17, -22, -23: all that can be rolled, and how it comes about with the fewest
    exchanges."""
    building = Building(len(gathered.dice))
    building.after(bare_state(pack, gathered), NOBODY)
    return {
        dice: min((_way(gathered.dice, dice, taken) for taken in ways), key=_exchanges)
        for dice, ways in building.found.items()
    }


def _way(had: Counts, dice: Counts, taken: Counts) -> Way:
    """A player who exchanges no more than is needed has more black dice to leave out, and ends with the same."""
    focus, cut = [], []
    for before, left, lost in zip(had, dice, taken, strict=True):
        uncut = [one + other for one, other in zip(left, lost, strict=True)]
        got = [max(0, now - then) for now, then in zip(uncut, before, strict=True)]
        gone = [then + more - now for then, more, now in zip(before, got, uncut, strict=True)]
        gone[BLACK] -= sum(got)
        focus.append(tuple(got))
        cut.append(tuple(gone))
    return Way(tuple(focus), tuple(cut), taken)


def _exchanges(way: Way) -> int:
    return sum(map(sum, way.focus))
