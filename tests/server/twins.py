"""A table's twin: all that a viewer must not know is something else, all that it may know is the same."""

from __future__ import annotations

from copy import copy
from typing import Any

from vortex.kernel.chance import FastChance
from vortex.kernel.events import Event
from vortex.kernel.state import State
from vortex.server.log import Chose, Entry
from vortex.server.room import Room
from vortex.server.storage.interface import replace


class Swapped:
    """The room with a viewer's twin in place of the true world: now, at every moment before, and in what was told.

    Hidden cards are dealt anew, secrets of events that were not for the viewer are others, the seed is another, and
    the log's choices, which nobody is shown as they stand there, are gone. Nothing may have been undone, for what was
    undone is played again from the log.
    """

    def __init__(self, room: Room, viewer: int | None, number: int) -> None:
        timeline = self._line = room.timeline
        assert not timeline.undone
        assert not timeline.state.over

        def deal(state: State) -> State:
            dealt: State = timeline.game.determinise(state, viewer, FastChance(number))
            return dealt

        true = copy(timeline)
        self._twin: dict[str, Any] = {
            "state": deal(timeline.state),
            "state_after": lambda length: deal(true.state_after(length)),
            "events": [_for_others(event, viewer) for event in timeline.events],
            "steps": [step._replace(choice=-1) for step in timeline.steps],
            "entries": [_wordless(entry) for entry in timeline.entries],
            "seed": bytes(64),
        }
        self._true: dict[str, Any] = {}

    def __enter__(self) -> None:
        own = vars(self._line)
        self._true = {name: own[name] for name in self._twin if name in own}
        own.update(self._twin)

    def __exit__(self, *_: object) -> None:
        own = vars(self._line)
        for name in self._twin:
            del own[name]
        own.update(self._true)


def _for_others(event: Any, viewer: int | None) -> Any:
    if not isinstance(event, Event):
        if viewer is not None and event.audience >> viewer & 1:
            return event
        return event._replace(secret=tuple(secret + 1 for secret in event.secret))
    if viewer is not None and viewer in [getattr(event, name) for name in event.known_to]:
        return event
    secrets = {field.name: getattr(event, field.name) for field in event.fields if field.is_secret}
    others: dict[str, Any] = {
        name: tuple(one + 1 for one in secret) if isinstance(secret, tuple) else secret + 1
        for name, secret in secrets.items()
    }
    return event.but(**others)


def _wordless(entry: Entry) -> Entry:
    return replace(entry, choice="") if isinstance(entry, Chose) else entry
