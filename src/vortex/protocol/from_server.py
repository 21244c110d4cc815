"""WebSocket: what the server sends."""

from __future__ import annotations

from typing import Any, Literal
from uuid import UUID

from msgspec import Struct

from vortex.protocol.kinds import Outgoing
from vortex.protocol.positions import ChatLine, LoggedEvent, Position, PublicEntry
from vortex.protocol.refusals import Refusal
from vortex.protocol.tables import Me, TableInfo


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
    """A player sat down, left or came back, or a rematch is ready."""

    table: TableInfo
    me: Me


class Ack(ServerMessageBase, tag="ack"):
    """What was sent with this id is committed; it made this position. A repeat gets the same answer."""

    id: UUID
    number: int
    private: int


class Refused(ServerMessageBase, Refusal, tag="refused", kw_only=True):
    """What was sent with this id changed nothing. `number` is the present state."""

    id: UUID
    number: int


class Why(ServerMessageBase, tag="why"):
    """The answer to `why_not`: how the choice would be refused; null if it is legal. `names`: the cards and places of
    the notation that the reason names, by their keys."""

    id: UUID
    refusal: Refusal | None
    names: list[str]


class TriedChoice(Outgoing):
    """How often the bot tried a choice, the odds of winning that came of it, and those that no seat wins."""

    choice: int
    tries: int
    odds: float
    nobody: float


class Hint(ServerMessageBase, tag="hint"):
    """What a good bot would do, and why: what came of the choices that it tried, its own first. `nobody` is who has
    won where no seat has, or empty where some seat always wins."""

    id: UUID
    number: int
    choice: int
    notation: str
    tried: list[TriedChoice]
    nobody: str


class Leaning(Outgoing):
    """Odds that count on another player's next step. `words` stand before the figure, `label` says it in full. `seat`
    is null where it is not yet known whose."""

    seat: int | None
    words: str
    label: str


class ChoiceOdds(Outgoing):
    """`leaning` is null where the odds count on nobody else; others are not called the best. `is_least`: they may be
    better, as only the most promising that the choice leads to was worked out."""

    choice: int
    odds: float
    leaning: Leaning | None
    is_least: bool = False


class Odds(ServerMessageBase, tag="odds"):
    """The answer to `odds`. `odds`: of success with best play, null where nothing depends on luck now. `choices`: what
    each choice is worth. `rule` says what a success is. Before the roll also the best `pool`, the number of dice by
    Doctor and colour, and what they are worth `alone`, and `unpaid`, with all that costs no tokens. Not `is_whole`:
    some choices are left out or given in part, for want of time or because calls for help were not asked for, so `odds`
    is what there is at least; `is_own_whole`: those that count on nobody else are given in full. `next_free` is the
    next step without a price towards the likeliest success that counts on nobody else; null where stopping is as good
    or something with a price is better."""

    id: UUID
    number: int
    odds: float | None
    choices: list[ChoiceOdds]
    rule: str
    alone: float | None = None
    unpaid: float | None = None
    pool: tuple[tuple[int, ...], ...] | None = None
    is_whole: bool = True
    is_own_whole: bool = True
    next_free: int | None = None


class ViewChange(Outgoing):
    """The way to a place in a view, by keys and indices, and what stands there afterwards. Where an object gets other
    keys or a list another length, the whole of it is one change."""

    path: list[str | int]
    value: Any


class Preview(ServerMessageBase, tag="preview"):
    """The answer to `preview`: how the view would change if nobody replied in between. `changes` is null where luck or
    hidden cards decide at once. Not `is_whole`: they decide before the next question, and the changes are those that
    come before."""

    id: UUID
    number: int
    choice: int
    changes: list[ViewChange] | None
    is_whole: bool


class World(ServerMessageBase, tag="world"):
    """The answer to `imagine`: all that the seat does not know was dealt anew, by chance. `world` is what `Game.load`
    reads, of the table's `rules_version` and `pack_hash`."""

    id: UUID
    number: int
    world: dict[str, Any]


class Chat(ServerMessageBase, tag="chat"):
    line: ChatLine


class Pong(ServerMessageBase, tag="pong"):
    id: UUID


class Error(ServerMessageBase, Refusal, tag="error"):
    """The last message was refused and has no id to say so under: it was not understood, or came before `hello`."""


ByeCode = Literal["resync", "restart", "seat_taken", "refused", "rate", "removed", "closed", "barred"]


class Bye(ServerMessageBase, tag="bye"):
    """The last message before the server closes. `resync`, `restart`: connect again. `seat_taken`: the
    player has come back to this seat in another browser. `refused`, `rate`: do not come back at once. `removed`: by the
    host of the table. `closed`, `barred`: the operator has closed the table, or keeps this visitor out."""

    code: ByeCode
    reason: str


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Ack
    | Refused
    | Why
    | Hint
    | Odds
    | Preview
    | World
    | Chat
    | Pong
    | Error
    | Bye
)
