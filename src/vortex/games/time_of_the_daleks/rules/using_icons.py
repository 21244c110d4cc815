"""The re-roll and face icons of cards, for those who may use them: TOD-REROLL-04, -05, TOD-FACE-03 to -05."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import FACE, ON_POOL, REROLL
from vortex.games.time_of_the_daleks.numbering import (
    FIXED_POINT,
    TIME_LOCKED,
    USED_FACE,
    USED_REROLL,
)
from vortex.games.time_of_the_daleks.rules import dice, playing_cards
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame


def reroll_pools(state: DaleksState, seat: int, source: int) -> list[int]:
    """TOD-REROLL-04, -05, -14, TOD-RULING-043: the pools that this card's re-roll icon can serve now."""
    if state.pack.reroll_most[source] < 0 or state.conditions & FIXED_POINT:
        return []
    if state.used >> (source * 8 + USED_REROLL) & 1:
        return []
    colours = state.pack.reroll_colours[source]
    return [
        pool for pool in playing_cards.pools_for(state, seat, source) if dice.has_colour(state, pool, colours)
    ]


def face_pools(state: DaleksState, seat: int, source: int) -> list[int]:
    """TOD-FACE-03 to -05, -08: the pools that this card's face icon can serve now."""
    symbol = state.pack.face_symbol[source]
    if symbol < 0 or state.conditions & TIME_LOCKED or state.used >> (source * 8 + USED_FACE) & 1:
        return []
    colours = state.pack.face_colours[source]
    return [
        pool
        for pool in playing_cards.pools_for(state, seat, source)
        if dice.can_turn(state, pool, colours, symbol)
    ]


def icon_rerolls(state: DaleksState, seat: int) -> list[int]:
    return [REROLL + source for source in state.consoles[seat].rerolls if reroll_pools(state, seat, source)]


def icon_faces(state: DaleksState, seat: int) -> list[int]:
    return [FACE + source for source in state.consoles[seat].faces if face_pools(state, seat, source)]


class UseRerollIcon(Frame):
    """TOD-REROLL-04, -05. The pool is asked for only where two would do."""

    __slots__ = ("seat", "source")
    steps = ("choose_pool", "use")

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choose_pool(self, state: DaleksState) -> None:
        _choose_pool(state, self.seat, reroll_pools(state, self.seat, self.source))

    def on_choose_pool(self, state: DaleksState, choice: int) -> None:
        state.tally[-1] = choice - ON_POOL

    def use(self, state: DaleksState) -> None:
        pool = state.tally[-1]
        state.use(self.seat, self.source, USED_REROLL)
        state.finish()
        dice.start_reroll(state, self.seat, pool, self.source)


class UseFaceIcon(Frame):
    """TOD-FACE-03, -04."""

    __slots__ = ("seat", "source")
    steps = ("choose_pool", "use")

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choose_pool(self, state: DaleksState) -> None:
        _choose_pool(state, self.seat, face_pools(state, self.seat, self.source))

    def on_choose_pool(self, state: DaleksState, choice: int) -> None:
        state.tally[-1] = choice - ON_POOL

    def use(self, state: DaleksState) -> None:
        pool = state.tally[-1]
        state.use(self.seat, self.source, USED_FACE)
        colours = state.pack.face_colours[self.source]
        state.become(dice.TurnFace(self.seat, pool, colours, state.pack.face_symbol[self.source]))


def _choose_pool(state: DaleksState, seat: int, pools: list[int]) -> None:
    if len(pools) == 1:
        state.tally[-1] = pools[0]
    else:
        state.ask(seat, "which-pool", [ON_POOL + pool for pool in pools])
