"""What a viewer sees. Whatever leaves the server about a running game is made here, for a seat or for a spectator."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from vortex.kernel.events import SeenEvent
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.state import NOBODY
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


def position(
    line: Line,
    viewer: int | None,
    *,
    stands_by: bool = False,
    clock: ClockInfo | None = None,
    all_open: bool = False,
) -> Position:
    """The table as `viewer` sees it; `all_open` shows every card, which only the end of a game allows."""
    game = line.game
    state = line.state
    if all_open:
        state = game.clone(state)
        state.knows = bytearray([open_to_all(line.seats)]) * len(state.knows)
    question = game.questions[state.topic]
    return Position(
        line.number,
        viewer,
        game.turns(state),
        game.rounds(state),
        Waiting(state.asked, state.topic, question.rule, question.prompt, question.is_window)
        if state.asked != NOBODY
        else None,
        game.view(state, viewer),
        _ask(line, viewer),
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


def _ask(line: Line, viewer: int | None) -> AskInfo | None:
    if viewer is None or viewer != line.asked:
        return None
    ask = line.game.ask(line.state)
    options = [OptionLine(o.choice, o.notation, o.words, o.rule, o.cost, o.target) for o in ask.options]
    return AskInfo(ask.seat, ask.topic, ask.rule, ask.prompt, ask.is_window, options)


def _outcome(line: Line) -> OutcomeInfo | None:
    outcome = line.game.outcome(line.state)
    if outcome is None or not line.state.over:
        return None
    seed = line.seed.hex() if isinstance(line.seed, bytes) else str(line.seed)
    return OutcomeInfo(outcome.kind, list(outcome.winners), list(outcome.scores), seed)


def events(
    line: Line,
    viewer: int | None,
    names: Sequence[str],
    first: int = 0,
    end: int | None = None,
    *,
    all_open: bool = False,
) -> list[LoggedEvent]:
    """The events from `first` up to `end`, redacted; `all_open` as in `position`."""
    told: list[LoggedEvent] = []
    named = tuple(names)
    end = len(line.events) if end is None else end
    step = bisect_right(line.steps, first, key=lambda step: step.told)
    for index in range(first, end):
        while line.steps[step].told <= index:
            step += 1
        event = line.events[index]
        seen = event.seen_by(viewer)
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
                line.game.tell(seen, named),
            )
        )
    return told
