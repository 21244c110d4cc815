"""A sitting: a state with its record, its events, undo, and standing passes. The terminal plays on one.

A server has many processes and a log instead; with this it shares only the rule for where undo ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from vortex.kernel.game import Game, OptionValue
from vortex.kernel.knowledge import EVERYBODY, has_learned
from vortex.kernel.record import Record, playing, replay
from vortex.kernel.state import PASS, State


class UndoRefused(ValueError):
    """There is nothing to take back since the last roll, draw, reveal or answer by another seat."""


class Sitting:
    """One game being played. Its state is private to it; seats get views, asks and redacted events."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """A record with choices is played as far as it goes, so that undo works as if nobody had left."""
        self.game = game
        self.record = replace(record, choices=[])
        self.state: State = replay(game, self.record, listen=True)
        self._before: list[tuple[State, int]] = []
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
        return cls(game, Record(game.key, game.rules_version, game.pack_hash, settled, list(names), seed))

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
        if is_boundary(before, state, seat):
            self._before.clear()
        else:
            self._before.append((before, event_count))

    @property
    def event_count(self) -> int:
        """How many events there have been: what to give to `events` later to get the new ones."""
        return len(self.state.events or ())

    def can_undo(self, seat: int) -> bool:
        return bool(self._before) and self.state.asked == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, as far as the last information boundary."""
        if not self.can_undo(seat):
            raise UndoRefused(
                "nothing to take back: undo stops at a roll, a draw, a reveal and another player's answer"
            )
        self._go_back(*self._before.pop())
        self.record.choices.pop()

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
        state = self.state
        if self._standing.get(state.asked) != self.game.turns(state):
            return False
        if not self.game.questions[state.topic].is_window:
            return False
        self.apply(PASS)
        return True


def is_boundary(before: State, after: State, seat: int) -> bool:
    """Whether anybody has learned something: luck was used, a card became known, or the turn to answer moved."""
    if after.asked != seat or before.chance.dump() != after.chance.dump():
        return True
    return has_learned(before.knows, after.knows, EVERYBODY)
