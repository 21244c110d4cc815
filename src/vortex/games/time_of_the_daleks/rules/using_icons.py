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


def can_reroll(state: DaleksState, source: int, pool: int) -> bool:
    """TOD-REROLL-04, -05, -14, TOD-RULING-043: whether this card's re-roll icon can serve this pool now."""
    return (
        not state.conditions & FIXED_POINT
        and not state.used >> (source * 8 + USED_REROLL) & 1
        and dice.has_colour(state, pool, state.pack.reroll_colours[source])
    )


def can_turn(state: DaleksState, source: int, pool: int) -> bool:
    """TOD-FACE-03 to -05, -08: whether this card's face icon can serve this pool now."""
    pack = state.pack
    return (
        not state.conditions & TIME_LOCKED
        and not state.used >> (source * 8 + USED_FACE) & 1
        and dice.can_turn(state, pool, pack.face_colours[source], pack.face_symbol[source])
    )


def is_out_of_reach(state: DaleksState, seat: int) -> bool:
    """TOD-HELP-18, TOD-RULING-126: no card on this console can act on a pool of the present Adventure."""
    return state.pool_of(seat) < 0 and not state.consoles[seat].reaches_others


def icon_rerolls(state: DaleksState, seat: int) -> list[int]:
    found: list[int] = []
    if not is_out_of_reach(state, seat):
        for source in state.consoles[seat].rerolls:
            for pool in playing_cards.pools_for(state, seat, source):
                if can_reroll(state, source, pool):
                    found.append(REROLL + source)
                    break
    return found


def icon_faces(state: DaleksState, seat: int) -> list[int]:
    found: list[int] = []
    if not is_out_of_reach(state, seat):
        for source in state.consoles[seat].faces:
            for pool in playing_cards.pools_for(state, seat, source):
                if can_turn(state, source, pool):
                    found.append(FACE + source)
                    break
    return found


class UseRerollIcon(Frame):
    """TOD-REROLL-04, -05. The pool is asked for only where two would do."""

    __slots__ = ("seat", "source")
    steps = ("choose_pool", "use")

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choose_pool(self, state: DaleksState) -> None:
        reached = playing_cards.pools_for(state, self.seat, self.source)
        _choose_pool(state, self.seat, [pool for pool in reached if can_reroll(state, self.source, pool)])

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
        reached = playing_cards.pools_for(state, self.seat, self.source)
        _choose_pool(state, self.seat, [pool for pool in reached if can_turn(state, self.source, pool)])

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
