"""Stage C step by step: gather, focus, call for help, cut, exterminate. TOD-POOL, TOD-ADV-02."""

from __future__ import annotations

from typing import ClassVar, Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import CALL, CUT, EXTERMINATE, FOCUS, PLAY, USE, Choices
from vortex.games.time_of_the_daleks.numbering import (
    MOST_CARDS,
    MOST_SEATS,
    MOST_SOURCES,
    USED_EFFECT,
)
from vortex.games.time_of_the_daleks.rules import playing_cards, pools, windows
from vortex.games.time_of_the_daleks.rules.help import CallForHelp, legal_calls
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, PASS, Frame

TRADED_SONIC: Final = 2


def building_options(state: DaleksState, seat: int, pool: int) -> list[int]:
    """What the owner of a pool may do before it is cut."""
    found = [PASS]
    found += pools.focuses(state, seat, pool)
    if pool == 0:
        found += legal_calls(state, seat)
    for card in state.equipment[seat]:
        if can_power_k9(state, seat, card):
            found.append(USE + card)
    found += playing_cards.plays(state, seat, stages.POOL)
    return found


def can_power_k9(state: DaleksState, seat: int, card: int) -> bool:
    return (
        state.pack.ability[card] == "k9-power"
        and state.tokens[seat] > 0
        and not playing_cards.is_used(state, card)
        and bool(playing_cards.colours_to_add(state, state.pool_of(seat)))
    )


def build(state: DaleksState, seat: int, pool: int, choice: int) -> None:
    if FOCUS <= choice < FOCUS + 4 * MOST_SOURCES:
        pools.focus(state, pool, (choice - FOCUS) // 4, (choice - FOCUS) % 4)
    elif CALL <= choice < CALL + MOST_SEATS:
        state.call(CallForHelp(seat, choice - CALL))
    elif PLAY <= choice < PLAY + MOST_CARDS:
        state.call(playing_cards.PlayCard(seat, choice - PLAY, stages.POOL))
    else:
        state.call(playing_cards.PowerK9(seat, choice - USE))


class BuildPool(Frame):
    """One pool from its Add icons to its cut."""

    __slots__ = ("seat",)
    steps: ClassVar[tuple[str, ...]] = ("gather", "build", "bystanders", "reopen", "cut")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pool(self) -> int:
        """Which pool it is."""
        raise NotImplementedError

    def start_anew(self, state: DaleksState) -> None:
        """TOD-RULING-125: what the pool was made of has changed."""
        raise NotImplementedError

    def gather(self, state: DaleksState) -> None:
        pools.gather(state, self.seat, self.pool())

    def build(self, state: DaleksState) -> None:
        if state.rebuild:
            self.start_anew(state)
            return
        options = building_options(state, self.seat, self.pool())
        if len(options) > 1 or state.hands[self.seat]:
            state.ask(self.seat, "build-pool", options)

    def on_build(self, state: DaleksState, choice: int) -> None:
        if choice != PASS:
            state.again()
            build(state, self.seat, self.pool(), choice)

    def bystanders(self, state: DaleksState) -> None:
        raise NotImplementedError

    def reopen(self, state: DaleksState) -> None:
        if state.rebuild:
            self.start_anew(state)
        elif state.reopened:
            state.goto("build")

    def cut(self, state: DaleksState) -> None:
        """TOD-POOL-08, TOD-RULING-035: exactly the surplus, as dice of the player's choice."""
        if state.rebuild:
            self.start_anew(state)
            return
        pool = self.pool()
        if pools.surplus(state, pool) <= 0:
            state.finish_cut(pool)
            return
        options = [CUT + colour for colour in range(4) if state.pool[4 * pool + colour]]
        if len(options) == 1:
            self.on_cut(state, options[0])
        else:
            options += playing_cards.plays(state, self.seat, stages.ELSEWHERE)
            state.ask(self.seat, "cut", options)

    def on_cut(self, state: DaleksState, choice: int) -> None:
        state.again()
        if choice >= CUT:
            state.cut_die(self.pool(), choice - CUT)
        else:
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.ELSEWHERE))


class CallersPool(BuildPool):
    """TOD-POOL-01 to -11: the active Doctor's pool, up to its cut; TOD-POOL-20: help is called here and only here."""

    __slots__ = ()

    def pool(self) -> int:
        return 0

    def start_anew(self, state: DaleksState) -> None:
        state.goto("gather")

    def bystanders(self, state: DaleksState) -> None:
        windows.open_window(state, stages.POOL, False)


class HelpersPool(BuildPool):
    """TOD-HELP-16, TOD-RULING-066: the helper adds, focuses and cuts after the caller, with the dice left over."""

    __slots__ = ()

    def pool(self) -> int:
        return 1

    def start_anew(self, state: DaleksState) -> None:
        """What happened may concern the caller's pool as well, so both begin again."""
        state.finish()

    def bystanders(self, state: DaleksState) -> None:
        """The window before the cut has been: the caller's pool is cut already."""
        state.close()


class Exterminate(Frame):
    """TOD-POOL-12 to -16, TOD-HELP-22, -23, TOD-RULING-036, -038, -072: the caller picks, from either pool."""

    __slots__ = ("seat",)
    steps = ("exterminate",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def exterminate(self, state: DaleksState) -> None:
        if state.rebuild or state.tally >= pools.extermination(state):
            return
        options = [EXTERMINATE + die for die in range(8) if state.pool[die]]
        if len(options) == 1:
            self.on_exterminate(state, options[0])
        elif options:
            options += playing_cards.plays(state, self.seat, stages.ELSEWHERE)
            state.ask(self.seat, "exterminate", options)

    def on_exterminate(self, state: DaleksState, choice: int) -> None:
        state.again()
        if choice >= EXTERMINATE:
            state.exterminate_die((choice - EXTERMINATE) // 4, (choice - EXTERMINATE) % 4)
            state.tally += 1
        else:
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.ELSEWHERE))


class TradeDice(Frame):
    """TOD-POOL-19, TOD-RULING-039: Equipment that trades a die of the pool for an effect, after extermination."""

    __slots__ = ("seat", "pool")
    steps = ("offer", "choose_die")

    def __init__(self, seat: int, pool: int) -> None:
        self.seat = seat
        self.pool = pool

    def offer(self, state: DaleksState) -> None:
        traders = dice_traders(state, self.seat, self.pool)
        if traders and not state.rebuild:
            plays = playing_cards.plays(state, self.seat, stages.ELSEWHERE)
            state.ask(self.seat, "trade-dice", [PASS, *traders, *plays])
        else:
            state.finish()

    def on_offer(self, state: DaleksState, choice: int) -> None:
        if choice == PASS:
            state.finish()
            return
        if choice < USE:
            state.again()
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.ELSEWHERE))
            return
        state.use(self.seat, choice - USE, USED_EFFECT)

    def choose_die(self, state: DaleksState) -> None:
        options = [CUT + colour for colour in range(4) if state.pool[4 * self.pool + colour]]
        if len(options) == 1:
            self.on_choose_die(state, options[0])
        else:
            state.ask(self.seat, "trade-die", options)

    def on_choose_die(self, state: DaleksState, choice: int) -> None:
        state.trade_die(self.pool, choice - CUT)
        state.gain_tokens(self.seat, TRADED_SONIC)
        state.goto("offer")


def dice_traders(state: DaleksState, seat: int, pool: int) -> Choices:
    """Installed Equipment that could trade a die now; public, so asking betrays nothing."""
    found: Choices = ()
    for card in state.equipment[seat]:
        if state.pack.ability[card] == "trade-dice" and not playing_cards.is_used(state, card):
            found += (USE + card,)
    return found if found and pools.size(state, pool) else ()


class BuildPools(Frame):
    """TOD-ADV-02: starting pools, focus, cut, exterminate, dice given away; TOD-HELP-12 with help two pools."""

    __slots__ = ("seat",)
    steps = (
        "callers",
        "helpers",
        "are_both_built",
        "exterminate",
        "is_all_exterminated",
        "callers_trade",
        "helpers_trade",
        "is_all_traded",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def callers(self, state: DaleksState) -> None:
        state.forget_extermination()
        state.call(CallersPool(self.seat))

    def helpers(self, state: DaleksState) -> None:
        if state.helper != NOBODY:
            state.call(HelpersPool(state.helper))

    def are_both_built(self, state: DaleksState) -> None:
        _start_anew_if_stale(state)

    def exterminate(self, state: DaleksState) -> None:
        if pools.extermination(state):
            state.call(Exterminate(self.seat))

    def is_all_exterminated(self, state: DaleksState) -> None:
        _start_anew_if_stale(state)

    def callers_trade(self, state: DaleksState) -> None:
        if dice_traders(state, self.seat, 0):
            state.call(TradeDice(self.seat, 0))

    def helpers_trade(self, state: DaleksState) -> None:
        if state.helper != NOBODY and dice_traders(state, state.helper, 1):
            state.call(TradeDice(state.helper, 1))

    def is_all_traded(self, state: DaleksState) -> None:
        _start_anew_if_stale(state)


def _start_anew_if_stale(state: DaleksState) -> None:
    """TOD-RULING-105, -125: a card played on the way can concern both pools."""
    if state.rebuild:
        state.goto("callers")
