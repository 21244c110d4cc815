"""What a viewer sees. Whatever leaves the server about a running game is made here, for a seat or for a spectator."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple, cast

from vortex.kernel.choices import ChoiceTable
from vortex.kernel.game import Ask
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.rulebook import chapter_of
from vortex.kernel.state import NOBODY, PASS
from vortex.kernel.words import Wording, Words
from vortex.protocol import (
    AnyEvent,
    ClockInfo,
    LessonPlace,
    LoggedEvent,
    OutcomeInfo,
    Position,
    PublicEntry,
    Question,
    QuestionLuck,
    QuestionOption,
    TakeBack,
)
from vortex.server.log import (
    AnsweredTakeBack,
    AskedTakeBack,
    Chose,
    Flagged,
    HandedBack,
    OfferedReturn,
    Removed,
    Resigned,
    TookOver,
    Undid,
)
from vortex.server.timeline import Timeline

EVENTS_AT_ONCE = 200
Written = dict[tuple[int, bool, str], LoggedEvent]
"""By index, whether nothing was withheld, and language. All from whom something is withheld are shown the same."""


class Reader(NamedTuple):
    """Who reads: from which seat, in which language, and what the players are called."""

    viewer: int | None
    wording: Wording
    names: tuple[str, ...]

    def read(self, words: Words) -> str:
        return self.wording.write(words, self.names) if words.message else ""


def position(
    timeline: Timeline,
    reader: Reader,
    *,
    stands_by: bool = False,
    passes_in: int | None = None,
    clock: ClockInfo | None = None,
    lesson: LessonPlace | None = None,
    all_open: bool = False,
) -> Position:
    """The table as the reader sees it; `all_open` shows every card, which only the end of a game allows."""
    game = timeline.game
    state = timeline.state
    viewer = reader.viewer
    if all_open:
        state = game.clone(state)
        state.knows = [open_to_all(timeline.seats)] * len(state.knows)
    at = timeline.numbers.of(viewer)
    return Position(
        at.number,
        at.private,
        viewer,
        game.turns(state),
        game.rounds(state),
        _question(timeline, reader),
        game.view(state, viewer),
        timeline.can_undo(viewer),
        stands_by,
        _take_back(timeline),
        clock,
        _outcome(timeline),
        lesson,
        passes_in,
    )


def _question(timeline: Timeline, reader: Reader) -> Question | None:
    """What is asked, as everybody may know it; with its options, and all that it says, for the asked seat alone."""
    game, state, read = timeline.game, timeline.state, reader.read
    if timeline.asked == NOBODY:
        return None
    question = game.questions[state.topic]
    options: list[QuestionOption] = []
    closed: tuple[str, ...] = ()
    luck = None
    near: list[str] = []
    if reader.viewer == state.asked:
        luck = game.luck(state)
        ask = game.ask(state)
        question = ask.question
        options = [
            QuestionOption(
                o.choice, o.notation, read(o.words), o.rule, read(o.cost), read(o.target), list(o.cards)
            )
            for o in ask.options
        ]
        closed = ask.closed
        near = _near(game.notation.table, ask)
    return Question(
        state.asked,
        state.topic,
        question.rule,
        read(question.prompt),
        question.is_window,
        options,
        list(closed),
        luck and QuestionLuck(read(luck.words), read(luck.label), luck.takes_long, luck.tells_all),
        near,
    )


def _near(table: ChoiceTable, ask: Ask) -> list[str]:
    """The kinds of the options, and those that the same chapters allow."""
    offered = {table.kind(option.choice).name for option in ask.options}
    rules = {ask.question.rule, *(option.rule for option in ask.options)}
    chapters = {chapter_of(rule) for rule in rules}
    return [name for name, chapter in _chapters(table) if name in offered or chapter in chapters]


@lru_cache(maxsize=32)
def _chapters(table: ChoiceTable) -> list[tuple[str, str | None]]:
    """The kinds, each with the chapter that allows it; passing is allowed by none in particular."""
    return [(kind.name, None if kind.base == PASS else chapter_of(kind.rule)) for kind in table.kinds]


def _take_back(timeline: Timeline) -> TakeBack | None:
    pending = timeline.take_back
    if pending is None:
        return None
    to = timeline.numbers.number_of(pending.to)
    return TakeBack(pending.seat, to, list(pending.needs), list(pending.agreed))


def entry(timeline: Timeline, number: int) -> PublicEntry:
    """An entry of the log as everybody may know it. It does not say whether a pass was a standing one."""
    entry = timeline.entries[number - 1]
    match entry:
        case Chose(seat=seat, by=by):
            return PublicEntry("choice", seat, by_bot=by in ("bot", "fallback"))
        case Undid(seat=seat, to=to):
            return PublicEntry("undo", seat, to=timeline.numbers.number_of(to))
        case AskedTakeBack(seat=seat, to=to):
            return PublicEntry("take_back", seat, to=timeline.numbers.number_of(to))
        case AnsweredTakeBack(seat=seat, yes=yes):
            return PublicEntry("take_back_answer", seat, yes=yes)
        case TookOver(seat=seat, level=level):
            return PublicEntry("take_over", seat, level=level)
        case HandedBack(seat=seat):
            return PublicEntry("hand_back", seat)
        case Flagged(seat=seat, level=level):
            return PublicEntry("flag", seat, level=level)
        case Resigned(seat=seat, level=level):
            return PublicEntry("resign", seat, level=level or None)
        case OfferedReturn(seat=seat):
            return PublicEntry("return_link", seat)
        case Removed(seat=seat, level=level):
            return PublicEntry("removal", seat, level=level or None)


def _outcome(timeline: Timeline) -> OutcomeInfo | None:
    outcome = timeline.outcome
    if outcome is None:
        return None
    seed = timeline.seed.hex() if isinstance(timeline.seed, bytes) else str(timeline.seed)
    return OutcomeInfo(outcome.kind, list(outcome.winners), list(outcome.scores), seed)


def events(
    timeline: Timeline,
    reader: Reader,
    first: int = 0,
    end: int | None = None,
    *,
    all_open: bool = False,
    written: Written | None = None,
) -> list[LoggedEvent]:
    """The events from `first` up to `end`, redacted; `all_open` as in `position`. Readers who are shown the same events
    one after the other share what was `written`."""
    shown: list[LoggedEvent] = []
    written = {} if written is None else written
    end = len(timeline.events) if end is None else end
    step = bisect_right(timeline.steps, first, key=lambda step: step.event_count)
    for index in range(first, end):
        while timeline.steps[step].event_count <= index:
            step += 1
        event = timeline.events[index]
        seen = event if all_open else event.seen_by(reader.viewer)
        key = (index, seen is event, reader.wording.language)
        line = written.get(key)
        if line is None:
            line = written[key] = LoggedEvent(
                index,
                timeline.numbers.number_of(timeline.steps[step].number),
                cast(AnyEvent, seen.plain(timeline.game.event_keys)),
                reader.read(timeline.game.tell(seen)),
            )
        shown.append(line)
    return shown
