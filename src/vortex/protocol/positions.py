"""A game as one viewer sees it, over the socket and in replays alike."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from vortex.protocol.kinds import Millis, Outgoing


class QuestionOption(Outgoing):
    """`cards`: those of the seat that the choice can be made with, where the notation does not name them."""

    choice: int
    notation: str
    words: str
    rule: str
    cost: str
    target: str
    cards: list[str]


class QuestionLuck(Outgoing):
    """Luck has a say in a question, so `odds` can be asked for. `words`: what they are of, in a word or two; `label`:
    the same in full. `takes_long`: some choices are weighed only `in_full`. `tells_all`: what choices are
    worth is shown even where all are worth the same."""

    words: str
    label: str
    takes_long: bool
    tells_all: bool


class Question(Outgoing):
    """Who is asked what. `options`, `closed`, `luck` and `near` are sent to the asked seat alone; its `prompt` may say
    more. `closed`: moves that it may not make now though it has what they need; `why_not` says why. `luck` is
    null where luck has no say. `near`: the kinds of moves that a player may look for at this question, by their first
    words: those of its options, and those of the same chapters of the rules."""

    seat: int
    topic: str
    rule: str
    prompt: str
    is_window: bool
    options: list[QuestionOption]
    closed: list[str]
    luck: QuestionLuck | None
    near: list[str]


class AnyEvent(TypedDict):
    """An event of any game: its other fields are those that its game declares for this kind."""

    kind: str


class LoggedEvent(Outgoing):
    """Something that happened, redacted for the viewer: in `event`, null stands for what the viewer may not know.
    `index` counts the events of the game, `number` is the state that the event led to."""

    index: int
    number: int
    event: AnyEvent
    words: str


class TakeBack(Outgoing):
    """A request to go back to number `to`. All of `needs` must agree."""

    seat: int
    to: int
    needs: list[int]
    agreed: list[int]


class ClockInfo(Outgoing):
    """Milliseconds that each seat has left at the moment of sending; the clock of `running` goes on (null: none)."""

    left: list[Millis]
    running: int | None


class OutcomeInfo(Outgoing):
    """How it ended. Only now the seed is shown; its SHA-256 is the table's commitment."""

    kind: str
    winners: list[int]
    scores: list[int]
    seed: str


class LessonPlace(Outgoing):
    """Where the guided first game is: so many moves were made, those of its script first. `follows`: none was made in
    place of one of those. `wanted`: the choice that it wants of this seat now."""

    made: int
    follows: bool
    wanted: int | None


class Position(Outgoing):
    """Everything that a viewer sees of the game at a number. `private` counts the choices since then that this
    viewer knows of and not everybody. `seat` is the viewer's, null for a spectator. `question` is null when the game is
    over, `lesson` but in a guided first game. `passes_in`: so long after the moment of sending the table passes for the
    viewer's seat; null where it waits for the seat."""

    number: int
    private: int
    seat: int | None
    turn: int
    round: int
    question: Question | None
    view: dict[str, Any]
    can_undo: bool
    stands_by: bool
    take_back: TakeBack | None
    clock: ClockInfo | None
    outcome: OutcomeInfo | None
    lesson: LessonPlace | None = None
    passes_in: Millis | None = None


class ReplayAnswer(Outgoing):
    """The position at a number, the events that led to it, and the entry of the log that made it (null at 0)."""

    position: Position
    events: list[LoggedEvent]
    entry: PublicEntry | None
    last: int


class EventsAnswer(Outgoing):
    """Events of the game so far, oldest first; `earlier` says whether there are any before the first."""

    events: list[LoggedEvent]
    earlier: bool


class PublicEntry(Outgoing):
    """An entry of a table's log as everybody may know it. The events say what a choice was."""

    kind: Literal[
        "choice",
        "undo",
        "take_back",
        "take_back_answer",
        "take_over",
        "hand_back",
        "flag",
        "resign",
        "return_link",
        "removal",
    ]
    seat: int
    by_bot: bool = False
    to: int | None = None
    yes: bool | None = None
    level: str | None = None


class ChatLine(Outgoing):
    """`seat` is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: Millis
