"""What travels: every HTTP body and every WebSocket message, version 1. `docs/protocol.md` explains it.

Incoming data is decoded strictly: unknown fields, wrong kinds and anything outside the stated ranges are refused.
Nullable fields are always sent, so that a message's shape never depends on what it holds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

VERSION = 1

Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=120)]
Language = Literal["en", "de"]
Key = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]*$", max_length=40)]
Text = Annotated[str, Meta(max_length=2000)]
NameText = Annotated[str, Meta(min_length=1, max_length=200)]
OptionValue = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=80)]
Status = Literal["waiting", "playing", "over"]
Millis = int


class Incoming(Struct, forbid_unknown_fields=True):
    """A body that somebody sends to us."""


class Outgoing(Struct):
    """A body that we send."""


# -- tables ----------------------------------------------------------------------------------------


class PersonHere(Incoming, tag_field="kind", tag="here"):
    """A seat for somebody at the creator's own browser."""

    name: NameText


class OpenSeat(Incoming, tag_field="kind", tag="open"):
    """A seat for whoever has the link."""


class BotSeat(Incoming, tag_field="kind", tag="bot"):
    level: Key


SeatPlan = PersonHere | OpenSeat | BotSeat


class Clock(Incoming):
    """Thinking time of each seat for the whole game, and what every answer of the seat adds to it."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class CreateTable(Incoming):
    game: Key
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, OptionValue], Meta(max_length=32)] = {}
    pack: Annotated[str, Meta(pattern="^([a-z0-9][a-z0-9_-]*)?$", max_length=40)] = ""
    title: Annotated[str, Meta(max_length=200)] = ""
    public: bool = False
    spectators: bool = True
    clock: Clock | None = None


class SeatInfo(Outgoing):
    """A seat as everybody may know it. `level` is the bot's, also of one that has taken over."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    taken_over: bool
    flagged: bool
    connected: bool


class TableInfo(Outgoing):
    """What anybody may know of a table."""

    id: str
    game: str
    game_title: str
    title: str
    options: dict[str, bool | int | str]
    pack: str
    pack_hash: str
    rules_version: int
    seats: list[SeatInfo]
    status: Status
    public: bool
    spectators: bool
    spectating: int
    clock: Clock | None
    commitment: str
    asked: int
    created: Millis
    next: str | None


class Me(Outgoing):
    """What this browser has at a table."""

    seats: list[int]
    is_host: bool


class Link(Outgoing):
    """A capability. `seat` is null for a link to any open seat. The token stands in the address's fragment."""

    seat: int | None
    token: str
    url: str


class TableAnswer(Outgoing):
    """`links`: to the host the open seats' invitations, `invite` the one for any of them."""

    table: TableInfo
    me: Me
    invite: Link | None
    links: list[Link]


class MyTable(Outgoing):
    table: TableInfo
    me: Me
    waiting_for_me: bool


class Tables(Outgoing):
    public: list[TableInfo]
    mine: list[MyTable]


class Sit(Incoming):
    """Claim a seat: by a link's token, or an open seat of a public table without one."""

    name: Annotated[str, Meta(max_length=200)] = ""
    seat: Seat | None = None
    token: Token | None = None


class SitAnswer(Outgoing):
    """`link` is the way back to this seat from another browser; the newest claim wins and voids older links."""

    table: TableInfo
    me: Me
    seat: int
    link: Link


class ReturnLink(Incoming):
    seat: Seat


class TakeOver(Incoming):
    """With a level: a bot plays the seat. With null: its owner has it back."""

    seat: Seat
    level: Key | None


class Rematch(Incoming):
    """The same people, options and bots; `rotate` lets everybody move on by one seat."""

    rotate: bool = False


class RecordUpload(Incoming):
    """The text of a record file."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class RecordInfo(Outgoing):
    """`id` is good for `/api/records/{id}/replay` until the server forgets it; then upload again."""

    id: str
    game: str
    game_title: str
    names: list[str]
    options: dict[str, bool | int | str]
    rules_version: int
    commitment: str
    seed: str
    last: int
    over: bool


# -- games -----------------------------------------------------------------------------------------


class OptionInfo(Outgoing):
    key: str
    values: list[bool | int | str]
    default: bool | int | str
    words: str


class GameInfo(Outgoing):
    key: str
    title: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    packs: list[str]
    levels: list[str]
    hints: bool


class Games(Outgoing):
    games: list[GameInfo]
    version: str
    protocol: int


class Face(Outgoing):
    """A card, tile or die. `lines` are in the reader's language; `printed` are fields of the pack as they stand there,
    for drawing: the same in every language, and only what the game's board needs."""

    kind: str
    key: str
    name: str
    lines: list[str]
    source: str
    where: str
    known: list[str]
    printed: dict[str, list[str]]


class Gallery(Outgoing):
    game: str
    cards: list[Face]


class Rule(Outgoing):
    id: str
    chapter: str
    text: str


class Rules(Outgoing):
    game: str
    rules: list[Rule]


class MoveForm(Outgoing):
    """A kind of choice as it is written: its first word, the rule that allows it, and what each further word names."""

    name: str
    rule: str
    nouns: list[str]


class Moves(Outgoing):
    """The notation of a game: every form, and for each noun all words that can stand for it. A word's place in its list
    is the number that events have for the thing; an empty word is a number without a thing."""

    game: str
    forms: list[MoveForm]
    words: dict[str, list[str]]


class Problem(Outgoing):
    """Every HTTP answer that is no success. `rule` is empty unless a rule of the game forbids it; `field` names the
    part of the body that was refused, if it was one: `title`, `options`, `seats.2`."""

    code: str
    reason: str
    rule: str = ""
    field: str = ""


# -- a position, as one viewer sees it ---------------------------------------------------------------


class OptionLine(Outgoing):
    choice: int
    notation: str
    words: str
    rule: str
    cost: str
    target: str


class AskInfo(Outgoing):
    """The question, sent only to the seat that is asked."""

    seat: int
    topic: str
    rule: str
    prompt: str
    is_window: bool
    options: list[OptionLine]


class Waiting(Outgoing):
    """Who is asked what, as everybody may know it."""

    seat: int
    topic: str
    rule: str
    prompt: str
    is_window: bool


class LoggedEvent(Outgoing):
    """Something that happened, redacted for the viewer. `hidden` says how many values `secret` holds for its
    audience; `index` counts the events of the game, `number` is the state that the event led to."""

    index: int
    number: int
    kind: str
    public: list[int]
    secret: list[int]
    hidden: int
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


class Position(Outgoing):
    """Everything that a viewer sees of the game at a number. `private` counts the choices since then that this
    viewer knows of and not everybody. `seat` is the viewer's, null for a spectator."""

    number: int
    private: int
    seat: int | None
    turn: int
    round: int
    waiting: Waiting | None
    view: dict[str, Any]
    ask: AskInfo | None
    can_undo: bool
    stands_by: bool
    take_back: TakeBack | None
    clock: ClockInfo | None
    outcome: OutcomeInfo | None


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
    """An entry of a table's log as everybody may know it. What a choice was, the events tell."""

    kind: Literal["choice", "undo", "take_back", "take_back_answer", "take_over", "hand_back", "flag"]
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


# -- WebSocket: what a client sends --------------------------------------------------------------------


class ClientMessageBase(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ClientMessageBase, tag="hello"):
    """The first message. `seat`: where to look from (null: a spectator; left out: one of mine, the asked one first).
    `since`: the last number seen, to get only the events missed. `language`: that of prompts, choices and log."""

    version: Literal[1]
    seat: Seat | msgspec.UnsetType | None = msgspec.UNSET
    since: Number | None = None
    language: Language = "en"


class Look(ClientMessageBase, tag="look"):
    """Look from another seat of mine, or as a spectator."""

    seat: Seat | None


class Move(ClientMessageBase, tag="move"):
    """`id` is made by the client and says which messages are repeats; `number` and `private` name the position that
    this answers, as the seat sees it."""

    id: UUID
    number: Number
    seat: Seat
    choice: ChoiceNumber
    private: Number = 0


class Undo(ClientMessageBase, tag="undo"):
    """Take the seat's last choice back, as far as nobody has learned anything by it."""

    id: UUID
    number: Number
    seat: Seat
    private: Number = 0


class AskTakeBack(ClientMessageBase, tag="take_back"):
    """Ask the other people to go back to number `to`. Without `to`: to where the seat was asked last."""

    id: UUID
    number: Number
    seat: Seat
    to: Number | None = None
    private: Number = 0


class AnswerTakeBack(ClientMessageBase, tag="answer_take_back"):
    id: UUID
    number: Number
    seat: Seat
    yes: bool
    private: Number = 0


class StandBy(ClientMessageBase, tag="stand_by"):
    """Pass every window of this turn. Nobody else learns of it."""

    id: UUID
    seat: Seat
    on: bool


class WhyNot(ClientMessageBase, tag="why_not"):
    """Why a choice, in its notation, is not legal now."""

    id: UUID
    seat: Seat
    notation: Annotated[str, Meta(min_length=1, max_length=200)]


class AskHint(ClientMessageBase, tag="hint"):
    id: UUID
    number: Number
    seat: Seat
    private: Number = 0


class Say(ClientMessageBase, tag="say"):
    id: UUID
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Ping(ClientMessageBase, tag="ping"):
    id: UUID


ClientMessage = (
    Hello | Look | Move | Undo | AskTakeBack | AnswerTakeBack | StandBy | WhyNot | AskHint | Say | Ping
)

# -- WebSocket: what the server sends ------------------------------------------------------------------


class ServerMessageBase(Struct, tag_field="type"):
    pass


class Welcome(ServerMessageBase, tag="welcome"):
    """The answer to `hello` and `look`, and the resync. `position` is null while the table waits for people.
    With `reset`, forget all events known so far; with `earlier`, older ones can be fetched by HTTP."""

    version: int
    table: TableInfo
    me: Me
    position: Position | None
    reset: bool
    earlier: bool
    events: list[LoggedEvent]
    chat: list[ChatLine]


class Update(ServerMessageBase, tag="update"):
    """The log has grown by an entry that this viewer can see. With `undone_to`, events of greater numbers no longer
    happened."""

    entry: PublicEntry
    undone_to: int | None
    events: list[LoggedEvent]
    position: Position


class TableChanged(ServerMessageBase, tag="table"):
    """Somebody sat down, left, came back, or a rematch is ready."""

    table: TableInfo
    me: Me


class Ack(ServerMessageBase, tag="ack"):
    """What was sent with this id is committed; it made this position. A repeat gets the same answer."""

    id: UUID
    number: int
    private: int


class Refused(ServerMessageBase, tag="refused"):
    """What was sent with this id changed nothing. `number` is the present state."""

    id: UUID
    number: int
    code: str
    reason: str
    rule: str


class Why(ServerMessageBase, tag="why"):
    """The answer to `why_not`; empty if the choice is legal."""

    id: UUID
    rule: str
    reason: str


class Hint(ServerMessageBase, tag="hint"):
    id: UUID
    number: int
    choice: int
    notation: str


class Chat(ServerMessageBase, tag="chat"):
    line: ChatLine


class Pong(ServerMessageBase, tag="pong"):
    id: UUID


class Error(ServerMessageBase, tag="error"):
    """The last message was not understood, or came before `hello`."""

    code: str
    reason: str


class Bye(ServerMessageBase, tag="bye"):
    """The last message before the server closes. `resync`, `restart`: connect again. `seat_taken`: somebody has
    come back to this seat elsewhere. `refused`, `rate`: do not come back at once."""

    code: Literal["resync", "restart", "seat_taken", "refused", "rate"]
    reason: str


ServerMessage = Welcome | Update | TableChanged | Ack | Refused | Why | Hint | Chat | Pong | Error | Bye

_ENCODER = msgspec.json.Encoder()
_CLIENT = msgspec.json.Decoder(ClientMessage)


class NotUnderstood(ValueError):
    """The data is no message of ours. The text may be shown; it quotes nothing of the data."""


def encode(message: Any) -> bytes:
    return _ENCODER.encode(message)


def decode_client(data: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = _CLIENT.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotUnderstood(_plain(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def decode_body(data: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotUnderstood(_plain(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def _plain(error: Exception) -> str:
    """What is wrong, without a word of what was sent."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return "this is no JSON of ours"
    if text.startswith(("Expected", "Object missing")) and text.isascii() and text.isprintable():
        return text
    return (
        "there is a field too many" if "unknown field" in text else "a field has a value that is not allowed"
    )
