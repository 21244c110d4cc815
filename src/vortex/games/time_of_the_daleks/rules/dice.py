"""Rolled dice: picking some, rolling them again, turning one. Dice that look alike are alike."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import DIE, TURN_TO
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM, EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import BLACK, COLOURS_IN
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import PASS, Frame


def has_colour(state: DaleksState, pool: int, colours: int) -> bool:
    """TOD-RULING-043: whether the pool has a die of one of these colours."""
    rolled = state.rolled
    for colour in COLOURS_IN[colours]:
        if rolled[4 * pool + colour]:
            return True
    return False


def can_turn(state: DaleksState, pool: int, colours: int, symbol: int) -> bool:
    """Whether a die of these colours shows something other than the symbol."""
    dice, rolled = state.dice, state.rolled
    for colour in COLOURS_IN[colours]:
        pile = 4 * pool + colour
        if rolled[pile] > dice[6 * pile + symbol]:
            return True
    return False


def looks(state: DaleksState, pool: int, colours: int, except_symbol: int = -1) -> list[int]:
    """The different dice of these colours, as choices."""
    found: list[int] = []
    dice, rolled = state.dice, state.rolled
    for colour in COLOURS_IN[colours]:
        pile = 4 * pool + colour
        if rolled[pile]:
            for symbol in range(6):
                if dice[6 * pile + symbol] and symbol != except_symbol:
                    found.append(DIE + 6 * colour + symbol)
    return found


def start_reroll(state: DaleksState, seat: int, pool: int, source: int) -> None:
    """TOD-REROLL-06 to -08: the icon says how many dice of its colours, ANY or ALL."""
    most = state.pack.reroll_most[source]
    colours = state.pack.reroll_colours[source]
    if most == ALL_OF_THEM:
        state.reroll_all(pool, colours)
    else:
        state.call(RerollSome(seat, pool, most, colours))


def give_up_black(state: DaleksState, pool: int) -> None:
    """TOD-REROLL-11, -12, TOD-HELP-20: the die is gone for this Adventure and its own pool is rolled again."""
    for symbol in range(6):
        if state.dice[24 * pool + 6 * BLACK + symbol]:
            state.give_up_black(pool, symbol)
            break
    state.reroll_all(pool, EVERY_COLOUR)


class RerollSome(Frame):
    """TOD-REROLL-06, -07, -09, TOD-RULING-047: dice are chosen first, one to `most`, and rolled together."""

    __slots__ = ("seat", "pool", "most", "colours")
    steps = ("pick", "roll")

    def __init__(self, seat: int, pool: int, most: int, colours: int) -> None:
        self.seat = seat
        self.pool = pool
        self.most = most
        self.colours = colours

    def pick(self, state: DaleksState) -> None:
        if len(state.picked) == self.most:
            return
        left = self._left(state)
        if not left:
            return
        if state.picked:
            state.ask(self.seat, "dice-to-reroll", [PASS, *left])
        elif len(left) == 1 and (self.most == 1 or self._is_last(state, left[0])):
            state.pick_die(left[0] - DIE)
        else:
            state.ask(self.seat, "dice-to-reroll", left)

    def _left(self, state: DaleksState) -> list[int]:
        found = looks(state, self.pool, self.colours)
        if not state.picked:
            return found
        start = self.pool * 24 - DIE
        return [choice for choice in found if state.dice[start + choice] > state.picked.count(choice - DIE)]

    def _is_last(self, state: DaleksState, choice: int) -> bool:
        return state.dice[self.pool * 24 + choice - DIE] == 1

    def on_pick(self, state: DaleksState, choice: int) -> None:
        if choice != PASS:
            state.pick_die(choice - DIE)
            state.again()

    def roll(self, state: DaleksState) -> None:
        state.reroll_picked(self.pool)


class TurnFace(Frame):
    """TOD-FACE-03, -06: one die of the colours is turned to the symbol, or (-1) to one of the player's choice."""

    __slots__ = ("seat", "pool", "colours", "symbol")
    steps = ("choose_die", "choose_symbol")

    def __init__(self, seat: int, pool: int, colours: int, symbol: int) -> None:
        self.seat = seat
        self.pool = pool
        self.colours = colours
        self.symbol = symbol

    def choose_die(self, state: DaleksState) -> None:
        options = looks(state, self.pool, self.colours, self.symbol)
        if len(options) == 1:
            state.pick_die(options[0] - DIE)
        else:
            state.ask(self.seat, "die-to-turn", options)

    def on_choose_die(self, state: DaleksState, choice: int) -> None:
        state.pick_die(choice - DIE)

    def choose_symbol(self, state: DaleksState) -> None:
        """TOD-RULING-046: tokens turn a die even to a symbol that it does not carry."""
        if self.symbol >= 0:
            self.on_choose_symbol(state, TURN_TO + self.symbol)
        else:
            state.ask(self.seat, "symbol", [TURN_TO + symbol for symbol in range(6)])

    def on_choose_symbol(self, state: DaleksState, choice: int) -> None:
        state.turn_picked(self.pool, choice - TURN_TO)
