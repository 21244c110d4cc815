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
from vortex.server.log import (
    AnsweredTakeBack,
    AskedTakeBack,
    Chose,
    Flagged,
    HandedBack,
    OfferedReturn,
    TookOver,
    Undid,
)
from vortex.server.protocol import (
    AskInfo,
    ClockInfo,
    LoggedEvent,
    OptionLine,
    OutcomeInfo,
    Position,
    PublicEntry,
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
    moment = line.moments.of(viewer)
    return Position(
        moment.number,
        moment.private,
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
        _take_back(line),
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


def _take_back(line: Line) -> TakeBack | None:
    pending = line.take_back
    if pending is None:
        return None
    to = line.moments.number_of(pending.to)
    return TakeBack(pending.seat, to, list(pending.needs), list(pending.agreed))


def entry(line: Line, number: int) -> PublicEntry:
    """An entry of the log as everybody may know it. That a pass was a standing one is nobody's business."""
    entry = line.entries[number - 1]
    match entry:
        case Chose(seat=seat, by=by):
            return PublicEntry("choice", seat, by_bot=by in ("bot", "fallback"))
        case Undid(seat=seat, to=to):
            return PublicEntry("undo", seat, to=line.moments.number_of(to))
        case AskedTakeBack(seat=seat, to=to):
            return PublicEntry("take_back", seat, to=line.moments.number_of(to))
        case AnsweredTakeBack(seat=seat, yes=yes):
            return PublicEntry("take_back_answer", seat, yes=yes)
        case TookOver(seat=seat, level=level):
            return PublicEntry("take_over", seat, level=level)
        case HandedBack(seat=seat):
            return PublicEntry("hand_back", seat)
        case Flagged(seat=seat, level=level):
            return PublicEntry("flag", seat, level=level)
        case OfferedReturn(seat=seat):
            return PublicEntry("return_link", seat)


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
                line.moments.number_of(line.steps[step].number),
                seen.kind,
                list(seen.public),
                list(seen.secret),
                seen.hidden,
                reader.read(line.game.tell(seen)),
            )
        )
    return told
