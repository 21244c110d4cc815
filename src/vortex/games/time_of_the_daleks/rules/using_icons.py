"""The re-roll and face icons of cards, for those who may use them: TOD-REROLL-04, -05, TOD-FACE-03 to -05."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import FACE, ON_POOL, REROLL, Choices
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
        and not state.has_used(source, USED_REROLL)
        and dice.has_colour(state, pool, state.pack.reroll_colours[source])
    )


def can_turn(state: DaleksState, source: int, pool: int) -> bool:
    """TOD-FACE-03 to -05, -08: whether this card's face icon can serve this pool now."""
    pack = state.pack
    return (
        not state.conditions & TIME_LOCKED
        and not state.has_used(source, USED_FACE)
        and dice.can_turn(state, pool, pack.face_colours[source], pack.face_symbol[source])
    )


def icon_rerolls(state: DaleksState, seat: int) -> Choices:
    """TOD-HELP-18, TOD-RULING-126: those on a console that reach a pool of the present Adventure."""
    found: Choices = ()
    console = state.consoles[seat]
    own = state.pool_of(seat)
    if own >= 0 or console.reaches_others:
        for source in console.rerolls:
            for pool in playing_cards.pools_for(state, own, source):
                if can_reroll(state, source, pool):
                    found += (REROLL + source,)
                    break
    return found


def icon_faces(state: DaleksState, seat: int) -> Choices:
    """TOD-HELP-18, TOD-RULING-126: the same."""
    found: Choices = ()
    console = state.consoles[seat]
    own = state.pool_of(seat)
    if own >= 0 or console.reaches_others:
        for source in console.faces:
            for pool in playing_cards.pools_for(state, own, source):
                if can_turn(state, source, pool):
                    found += (FACE + source,)
                    break
    return found


class UseIcon(Frame):
    """The pool is asked for only where two would do."""

    __slots__ = ("seat", "source")
    steps = ("choose_pool", "use")

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def serves(self, state: DaleksState, pool: int) -> bool:
        raise NotImplementedError

    def choose_pool(self, state: DaleksState) -> None:
        reached = playing_cards.pools_for(state, state.pool_of(self.seat), self.source)
        _choose_pool(state, self.seat, [pool for pool in reached if self.serves(state, pool)])

    def on_choose_pool(self, state: DaleksState, choice: int) -> None:
        state.tally = choice - ON_POOL


class UseRerollIcon(UseIcon):
    """TOD-REROLL-04, -05."""

    __slots__ = ()

    def serves(self, state: DaleksState, pool: int) -> bool:
        return can_reroll(state, self.source, pool)

    def use(self, state: DaleksState) -> None:
        pool = state.tally
        state.use(self.seat, self.source, USED_REROLL)
        state.finish()
        dice.start_reroll(state, self.seat, pool, self.source)


class UseFaceIcon(UseIcon):
    """TOD-FACE-03, -04."""

    __slots__ = ()

    def serves(self, state: DaleksState, pool: int) -> bool:
        return can_turn(state, self.source, pool)

    def use(self, state: DaleksState) -> None:
        pool = state.tally
        state.use(self.seat, self.source, USED_FACE)
        colours = state.pack.face_colours[self.source]
        state.become(dice.TurnFace(self.seat, pool, colours, state.pack.face_symbol[self.source]))


def _choose_pool(state: DaleksState, seat: int, pools: list[int]) -> None:
    if len(pools) == 1:
        state.tally = pools[0]
    else:
        state.ask(seat, "which-pool", [ON_POOL + pool for pool in pools])
