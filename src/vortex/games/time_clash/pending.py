"""TC-VIS-07: what has been declared and has not happened yet, as everybody may see it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from vortex.games.time_clash.choices import PLAY, USE
from vortex.games.time_clash.numbering import OPTIONS, STACKS
from vortex.games.time_clash.rules.counter import THE_THING, UseCounter
from vortex.games.time_clash.rules.doctor import MovePawn
from vortex.games.time_clash.rules.gambit import Contribution
from vortex.games.time_clash.rules.numbered import PlayNumbered
from vortex.games.time_clash.rules.play import PlayFromReserve, PlaySpecial
from vortex.games.time_clash.rules.special import Loss
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame

NONE: Final = -1

PendingKind = Literal["play", "use", "move", "loss", "contribution", "counter", "reserve"]


class Pending(NamedTuple):
    """One thing. `card` is the one that is used; `target` a card on a stack that it is aimed at; `answers` is the place
    in the list of the thing that a counter answers. What a thing does not have is `NONE`."""

    kind: PendingKind
    seat: int
    card: int = NONE
    option: int = NONE
    stack: int = NONE
    target: int = NONE
    answers: int = NONE


def pending(state: ClashState) -> list[Pending]:
    """The earliest first; each counter answers the one before it or a card turned for the Gambit."""
    found: list[Pending] = []
    for frame in state.frames:
        thing = _thing(frame, len(found) - 1)
        if thing is not None:
            if found and found[-1].kind == "reserve" and found[-1].card == thing.card:
                found.pop()  # its price is paid: now it is a play like any other
            found.append(thing)
    return found


def _thing(frame: Frame, before: int) -> Pending | None:
    if isinstance(frame, PlayNumbered):
        return Pending("play", frame.seat, frame.card, stack=frame.stack)
    if isinstance(frame, PlaySpecial):
        return Pending("use", frame.seat, frame.card, option=frame.option)
    if isinstance(frame, MovePawn):
        return Pending("move", frame.seat, stack=frame.stack)
    if isinstance(frame, Loss):
        return Pending("loss", frame.seat, target=frame.card)
    if isinstance(frame, Contribution):
        return Pending("contribution", frame.seat, frame.card)
    if isinstance(frame, UseCounter):
        if frame.target == THE_THING:
            return Pending("counter", frame.seat, frame.card, frame.option, answers=before)
        return Pending("counter", frame.seat, frame.card, frame.option, target=frame.target)
    if isinstance(frame, PlayFromReserve):
        if frame.choice < USE:
            stack = frame.choice - PLAY - frame.card * STACKS
            return Pending("reserve", frame.seat, frame.card, stack=stack)
        return Pending("reserve", frame.seat, frame.card, option=frame.choice - USE - frame.card * OPTIONS)
    return None
