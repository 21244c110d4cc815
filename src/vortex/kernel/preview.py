"""What a choice would change in the chooser's own view, as far as neither luck nor hidden cards decide.

A preview goes on while everything is certain: windows are passed for everybody, as if nobody replied, up to the next
other question. It stops before the first step that uses luck or shows the seat a card that it did not know. So it is
the same in every world that the seat cannot tell from the true one, and tells the seat nothing new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from vortex.kernel.knowledge import has_learned
from vortex.kernel.state import NOBODY, PASS, State, take_answer, take_step

S = TypeVar("S", bound=State)

Change = tuple[tuple[str | int, ...], Any]
"""The way to a place in a view, by keys and indices, and what stands there afterwards."""


class Preview(NamedTuple):
    """`is_whole`: up to the next question. Otherwise luck or hidden cards decide how it goes on from there."""

    changes: tuple[Change, ...]
    is_whole: bool


def foresee(
    state: S, seat: int, choice: int, clone: Callable[[S], S], is_window: Callable[[str], bool]
) -> tuple[S, bool] | None:
    """The state that a legal choice of `seat` leads to for certain, and whether that is at the next question. None if
    luck or a hidden card decides at once what comes of it."""
    after = clone(state)
    take_answer(after, choice)
    if has_news(state, after, seat):
        return None
    while True:
        before = clone(after)
        if after.asked == NOBODY and after.frame is not None:
            take_step(after)
        elif after.asked != NOBODY and is_window(after.topic) and PASS in after.options:
            take_answer(after, PASS)
        else:
            return after, True
        if has_news(before, after, seat):
            # What will be asked next is unknown, so the preview does not say.
            before.asked = state.asked
            before.topic = state.topic
            before.options = state.options
            return before, False


def has_news(before: State, after: State, seat: int) -> bool:
    """Whether luck was used between the two states, or the seat has come to know a card."""
    return before.chance.dump() != after.chance.dump() or has_learned(before.knows, after.knows, 1 << seat)


def changes(before: Any, after: Any) -> list[Change]:
    """How one piece of plain data differs from another. Where an object gets other keys, or a list another length, the
    whole of it is one change."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            _compare(before[key], value, (*path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, (*path, index), found)
    elif type(before) is not type(after) or before != after:
        found.append((path, after))
