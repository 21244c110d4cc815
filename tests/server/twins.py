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
from vortex.server.timeline import Step, Timeline


class Swapped:
    """The room with a viewer's twin in place of the true world: now, at every moment before, and in what was told.

    Hidden cards are dealt anew, secrets of events that were not for the viewer are others, the seed is another, and
    what others chose, which nobody is shown as it stands in the log, is gone. So it is with what was undone.
    """

    def __init__(self, room: Room, viewer: int | None, number: int) -> None:
        timeline = self._timeline = room.timeline
        assert not timeline.state.over
        true = copy(timeline)

        def deal(state: State) -> State:
            dealt: State = timeline.game.determinise(state, viewer, FastChance(number))
            return dealt

        def at(number: int) -> Timeline:
            past = true.at(number)
            vars(past).update(swapped(past))
            return past

        def told(events: list[Event]) -> list[Event]:
            return [_for_others(event, viewer) for event in events]

        def chosen(steps: list[Step]) -> list[Step]:
            return [step if step.seat == viewer else step._replace(choice=-1) for step in steps]

        def swapped(line: Timeline) -> dict[str, Any]:
            return {
                "state": deal(line.state),
                "events": told(line.events),
                "steps": chosen(line.steps),
                "entries": [_wordless(entry) for entry in line.entries],
                "seed": bytes(64),
            }

        self._twin: dict[str, Any] = {
            **swapped(timeline),
            "undone": [
                undone._replace(steps=chosen(undone.steps), events=told(undone.events), kept_states={})
                for undone in timeline.undone
            ],
            "at": at,
            "state_after": lambda length: deal(true.state_after(length)),
        }
        self._true: dict[str, Any] = {}

    def __enter__(self) -> None:
        own = vars(self._timeline)
        self._true = {name: own[name] for name in self._twin if name in own}
        own.update(self._twin)

    def __exit__(self, *_: object) -> None:
        own = vars(self._timeline)
        for name in self._twin:
            del own[name]
        own.update(self._true)


def _for_others(event: Event, viewer: int | None) -> Event:
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
