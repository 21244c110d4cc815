"""What a viewer sees. Whatever leaves the server about a running game is made here, for a seat or for a spectator."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from vortex.kernel.events import SeenEvent
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.state import NOBODY
from vortex.kernel.wording import Wording
from vortex.kernel.words import Words
from vortex.server.line import Line
from vortex.server.protocol import (
    AskInfo,
    ClockInfo,
    LoggedEvent,
    OptionLine,
    OutcomeInfo,
    Position,
    TakeBack,
    Waiting,
)

EVENTS_AT_ONCE = 200


class Reader(NamedTuple):
    """Somebody who looks: from where, in which language, and what the players are called."""

    viewer: int | None
    wording: Wording
    names: tuple[str, ...]

    def read(self, words: Words) -> str:
        return self.wording.write(words, self.names)


def position(
    line: Line,
    reader: Reader,
    *,
    stands_by: bool = False,
    clock: ClockInfo | None = None,
    all_open: bool = False,
) -> Position:
    """The table as the reader sees it; `all_open` shows every card, which only the end of a game allows."""
    game = line.game
    state = line.state
    viewer = reader.viewer
    if all_open:
        state = game.clone(state)
        state.knows = bytearray([open_to_all(line.seats)]) * len(state.knows)
    question = game.questions[state.topic]
    return Position(
        line.number,
        viewer,
        game.turns(state),
        game.rounds(state),
        Waiting(state.asked, state.topic, question.rule, reader.read(question.prompt), question.is_window)
        if state.asked != NOBODY
        else None,
        game.view(state, viewer),
        _ask(line, reader),
        line.can_undo(viewer),
        stands_by,
        TakeBack(
            line.take_back.seat, line.take_back.to, list(line.take_back.needs), list(line.take_back.agreed)
        )
        if line.take_back
        else None,
        clock,
        _outcome(line),
    )


def _ask(line: Line, reader: Reader) -> AskInfo | None:
    if reader.viewer is None or reader.viewer != line.asked:
        return None
    ask = line.game.ask(line.state)
    read = reader.read
    options = [
        OptionLine(o.choice, o.notation, read(o.words), o.rule, read(o.cost), read(o.target))
        for o in ask.options
    ]
    return AskInfo(ask.seat, ask.topic, ask.rule, read(ask.prompt), ask.is_window, options)


def _outcome(line: Line) -> OutcomeInfo | None:
    outcome = line.game.outcome(line.state)
    if outcome is None or not line.state.over:
        return None
    seed = line.seed.hex() if isinstance(line.seed, bytes) else str(line.seed)
    return OutcomeInfo(outcome.kind, list(outcome.winners), list(outcome.scores), seed)


def events(
    line: Line,
    reader: Reader,
    first: int = 0,
    end: int | None = None,
    *,
    all_open: bool = False,
) -> list[LoggedEvent]:
    """The events from `first` up to `end`, redacted; `all_open` as in `position`."""
    told: list[LoggedEvent] = []
    end = len(line.events) if end is None else end
    step = bisect_right(line.steps, first, key=lambda step: step.told)
    for index in range(first, end):
        while line.steps[step].told <= index:
            step += 1
        event = line.events[index]
        seen = event.seen_by(reader.viewer)
        if all_open:
            seen = SeenEvent(event.kind, event.public, event.secret, len(event.secret))
        told.append(
            LoggedEvent(
                index,
                line.steps[step].number,
                seen.kind,
                list(seen.public),
                list(seen.secret),
                seen.hidden,
                reader.read(line.game.tell(seen)),
            )
        )
    return told
