"""A sitting: a state with its record, its events, undo, and standing passes. The terminal plays on one.

A server has many processes and a log instead; with this it shares only the rule for where undo ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from vortex.kernel.game import Game, OptionValue
from vortex.kernel.knowledge import has_learned_more
from vortex.kernel.record import Record, playing, replay
from vortex.kernel.state import PASS, State


class _Before(NamedTuple):
    """The position before a choice: the state, its number of events, and how many choices were out of reach of
    undo."""

    state: State
    event_count: int
    boundary: int


class UndoRefused(ValueError):
    """There is nothing to take back since the last roll, draw, reveal or answer by another seat."""


class Sitting:
    """One game being played. Its state is private to it; seats get views, asks and redacted events."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """The choices of a record are played through, so that undo works as if the game had never been
        interrupted."""
        self.game = game
        self.record = replace(record, choices=[])
        self.state: State = replay(game, self.record, listen=True)
        self._before: list[_Before] = []
        self._boundary = 0
        self._standing: dict[int, int] = {}
        for number, text in enumerate(record.choices, 1):
            with playing(number, text):
                self.apply(game.notation.read(text))

    @classmethod
    def open(
        cls,
        game: Game[Any],
        options: Mapping[str, OptionValue],
        names: list[str],
        seed: int | bytes,
    ) -> Sitting:
        # Seats and options that do not fit are refused in their own words, not as a fault of a record.
        settled = game.settle(options, len(names))
        record = Record(game.key, game.rules_version, game.pack_hash, settled, list(names), seed)
        record.cards = dict(game.cards)
        return cls(game, record)

    @property
    def asked(self) -> int:
        return self.state.asked

    def apply(self, choice: int) -> None:
        """Answer the question; an illegal choice raises and changes nothing, and so does a rule that fails."""
        state = self.state
        seat = state.asked
        event_count = self.event_count
        before = self.game.clone(state)
        try:
            self.game.apply(state, choice)
        except Exception:
            self._go_back(before, event_count)
            raise
        self.record.choices.append(self.game.notation.write(choice))
        self._before.append(_Before(before, event_count, self._boundary))
        if is_boundary(before, state, seat):
            self._boundary = len(self._before)

    @property
    def event_count(self) -> int:
        """How many events there have been: what to give to `events` later to get the new ones."""
        return len(self.state.events or ())

    def can_undo(self, seat: int) -> bool:
        return len(self._before) > self._boundary and self.state.asked == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, as far as the last information boundary."""
        if not self.can_undo(seat):
            raise UndoRefused(
                "nothing to take back: undo stops at a roll, a draw, a reveal and another player's answer"
            )
        self.pop()

    def pop(self) -> None:
        """Take back the last choice, whatever has been learned since: for a caller who plays all seats, or none."""
        before = self._before.pop()
        self._go_back(self.game.clone(before.state), before.event_count)
        self._boundary = before.boundary
        self.record.choices.pop()

    def copy(self) -> Sitting:
        """Another one in the same position, with the same choices behind it."""
        twin = Sitting.__new__(Sitting)
        twin.game = self.game
        twin.record = replace(self.record, choices=self.record.choices[:])
        twin.state = self.game.clone(self.state)
        twin.state.events = (self.state.events or [])[:]
        twin._before = self._before[:]
        twin._boundary = self._boundary
        twin._standing = self._standing.copy()
        return twin

    def _go_back(self, before: State, event_count: int) -> None:
        before.events = (self.state.events or [])[:event_count]
        self.state = before

    def events(self, seat: int | None, since: int = 0) -> list[Any]:
        return [event.seen_by(seat) for event in (self.state.events or [])[since:]]

    # -- standing passes ---------------------------------------------------------------------------

    def stand_by(self, seat: int) -> None:
        """Pass every window of this turn for this seat. Nobody else learns of it."""
        self._standing[seat] = self.game.turns(self.state)

    def answer_standing(self) -> bool:
        """If the asked seat has a standing pass and this is a window, pass for it."""
        if not self.has_standing_answer():
            return False
        self.apply(PASS)
        return True

    def has_standing_answer(self) -> bool:
        """Whether `answer_standing` would pass now."""
        state = self.state
        is_window = self.game.questions[state.topic].is_window
        return is_window and self._standing.get(state.asked) == self.game.turns(state)


def is_boundary(before: State, after: State, seat: int) -> bool:
    """Whether something was learned: luck was used, another seat is asked, or a card became known that the seat had not
    known. It may take back what it has only shown of its own: Equipment that it installed, say."""
    if after.asked != seat or before.chance.dump() != after.chance.dump():
        return True
    return has_learned_more(before.knows, after.knows, seat)
