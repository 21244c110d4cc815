"""Stage D after the first roll: re-rolls, face changes. TOD-REROLL, TOD-FACE, and TOD-K9-03."""

from __future__ import annotations

from typing import ClassVar, Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import (
    FACE,
    FACE_SONIC,
    PLAY,
    REROLL,
    REROLL_BLACK,
    REROLL_K9,
    REROLL_SONIC,
)
from vortex.games.time_of_the_daleks.icons import EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import FIXED_POINT, MOST_CARDS, TIME_LOCKED
from vortex.games.time_of_the_daleks.rules import dice, playing_cards, windows
from vortex.games.time_of_the_daleks.rules.using_icons import (
    UseFaceIcon,
    UseRerollIcon,
    icon_faces,
    icon_rerolls,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, PASS, Frame

REROLL_PRICE: Final = 2
FACE_PRICE: Final = 3
"""TOD-LIMIT-17."""


# -- the means -------------------------------------------------------------------------------------


def can_reroll_for_sonic(state: DaleksState, seat: int, pool: int) -> bool:
    """TOD-REROLL-09, -10, -14, TOD-RULING-067: players spend their own tokens on their own dice."""
    if state.conditions & FIXED_POINT or state.tokens[seat] < REROLL_PRICE:
        return False
    return state.all_dice(pool) > 0


def can_give_up_black(state: DaleksState, pool: int) -> bool:
    """TOD-REROLL-13, -15, TOD-RULING-044: a black die, and another die to roll; a Fixed Point does not forbid it."""
    return state.black_dice(pool) > 0 and state.all_dice(pool) > 1


def can_use_k9(state: DaleksState, seat: int, pool: int) -> bool:
    """TOD-K9-03, TOD-RULING-114, -115: the holder, once in an Adventure, at a Fixed Point too."""
    return state.k9 == seat and not state.k9_used and state.all_dice(pool) > 0


def rerolls(state: DaleksState, seat: int, pool: int) -> list[int]:
    """TOD-REROLL-02, -16: card icons, tokens, a black die, in any order."""
    found = [PASS]
    found += icon_rerolls(state, seat)
    if can_reroll_for_sonic(state, seat, pool):
        found.append(REROLL_SONIC)
    if can_give_up_black(state, pool):
        found.append(REROLL_BLACK)
    if can_use_k9(state, seat, pool):
        found.append(REROLL_K9)
    found += playing_cards.plays(state, seat, stages.REROLL)
    return found


def can_turn_for_sonic(state: DaleksState, seat: int, pool: int) -> bool:
    """TOD-FACE-06 to -08."""
    if state.conditions & TIME_LOCKED or state.tokens[seat] < FACE_PRICE:
        return False
    return state.all_dice(pool) > 0


def faces(state: DaleksState, seat: int, pool: int) -> list[int]:
    """TOD-FACE-02."""
    found = [PASS]
    found += icon_faces(state, seat)
    if can_turn_for_sonic(state, seat, pool):
        found.append(FACE_SONIC)
    found += playing_cards.plays(state, seat, stages.FACE)
    return found


# -- the two stages --------------------------------------------------------------------------------


class DiceStage(Frame):
    """TOD-RULING-073: the caller acts or passes, then the helper, then the others' window; after every action the
    caller is asked again; it is over when the challenge is met or all have passed."""

    __slots__ = ("seat",)
    steps: ClassVar[tuple[str, ...]] = ("caller", "helper", "bystanders", "reopen")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, state: DaleksState, seat: int, pool: int) -> None:
        """Ask the owner of a pool for the next action."""
        raise NotImplementedError

    def use(self, state: DaleksState, seat: int, pool: int, choice: int) -> None:
        raise NotImplementedError

    def caller(self, state: DaleksState) -> None:
        if state.is_met():
            state.finish()
        else:
            self.offer(state, self.seat, 0)

    def on_caller(self, state: DaleksState, choice: int) -> None:
        if choice != PASS:
            state.goto("caller")
            self.use(state, self.seat, 0, choice)

    def helper(self, state: DaleksState) -> None:
        if state.helper != NOBODY:
            self.offer(state, state.helper, 1)

    def on_helper(self, state: DaleksState, choice: int) -> None:
        if choice != PASS:
            state.goto("caller")
            self.use(state, state.helper, 1, choice)

    def bystanders(self, state: DaleksState) -> None:
        raise NotImplementedError

    def reopen(self, state: DaleksState) -> None:
        """TOD-RULING-108: a card that changed dice gives the participants their decisions again."""
        if state.reopened:
            state.goto("caller")


class RerollStage(DiceStage):
    """TOD-REROLL-01, -16, -18."""

    __slots__ = ()

    def offer(self, state: DaleksState, seat: int, pool: int) -> None:
        _ask_unless_idle(state, seat, "reroll", rerolls(state, seat, pool))

    def bystanders(self, state: DaleksState) -> None:
        windows.open_window(state, stages.REROLL, False)

    def use(self, state: DaleksState, seat: int, pool: int, choice: int) -> None:
        if PLAY <= choice < PLAY + MOST_CARDS:
            state.call(playing_cards.PlayCard(seat, choice - PLAY, stages.REROLL))
        elif choice == REROLL_SONIC:
            state.spend_tokens(seat, REROLL_PRICE)
            state.call(dice.RerollSome(seat, pool, 1, EVERY_COLOUR))
        elif choice == REROLL_BLACK:
            dice.give_up_black(state, pool)
        elif choice == REROLL_K9:
            state.use_k9(seat)
            state.call(dice.RerollSome(seat, pool, 1, EVERY_COLOUR))
        else:
            state.call(UseRerollIcon(seat, choice - REROLL))


class FaceStage(DiceStage):
    """TOD-FACE-01, -07, TOD-RULING-042: as the re-rolls, and never back to them."""

    __slots__ = ()

    def caller(self, state: DaleksState) -> None:
        if state.conditions & TIME_LOCKED and not state.is_met():
            # TOD-FACE-08: nothing to turn, but the window at the end of the stage is open all the same.
            state.goto("bystanders")
        else:
            DiceStage.caller(self, state)

    def offer(self, state: DaleksState, seat: int, pool: int) -> None:
        _ask_unless_idle(state, seat, "face", faces(state, seat, pool))

    def bystanders(self, state: DaleksState) -> None:
        windows.open_window(state, stages.FACE, False)

    def use(self, state: DaleksState, seat: int, pool: int, choice: int) -> None:
        if PLAY <= choice < PLAY + MOST_CARDS:
            state.call(playing_cards.PlayCard(seat, choice - PLAY, stages.FACE))
        elif choice == FACE_SONIC:
            state.spend_tokens(seat, FACE_PRICE)
            state.call(dice.TurnFace(seat, pool, EVERY_COLOUR, -1))
        else:
            state.call(UseFaceIcon(seat, choice - FACE))


def _ask_unless_idle(state: DaleksState, seat: int, topic: str, options: list[int]) -> None:
    """A seat that could only pass is not asked, unless that would reveal its hand: a seat with cards in hand is
    asked."""
    if len(options) > 1 or state.hands[seat]:
        state.ask(seat, topic, options)
