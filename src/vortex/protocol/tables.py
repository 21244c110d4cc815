"""HTTP: setting up a table, sitting down, handing over, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from vortex.protocol.kinds import (
    Incoming,
    Key,
    Millis,
    NameText,
    Number,
    OptionValue,
    Outgoing,
    Seat,
    Status,
    Token,
)


class PersonHere(Incoming, tag_field="kind", tag="here"):
    """A seat played in the creator's own browser."""

    name: NameText


class OpenSeat(Incoming, tag_field="kind", tag="open"):
    """A seat for the holder of a link."""


class BotSeat(Incoming, tag_field="kind", tag="bot"):
    level: Key


SeatPlan = PersonHere | OpenSeat | BotSeat


class Clock(Incoming):
    """Thinking time of each seat for the whole game, and what every answer of the seat adds to it."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class CreateTable(Incoming):
    """`help`: the player who is asked may ask for hints and odds; null: not where people who are apart play each
    other."""

    game: Key
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, OptionValue], Meta(max_length=32)] = field(default_factory=dict)
    pack: Annotated[str, Meta(pattern="^([a-z0-9][a-z0-9_-]*(@[1-9][0-9]{0,8})?)?$", max_length=50)] = ""
    title: Annotated[str, Meta(max_length=200)] = ""
    public: bool = False
    spectators: bool = True
    clock: Clock | None = None
    help: bool | None = None


class SeatInfo(Outgoing):
    """A seat as everybody may know it. `level` is the bot's, also of one that has taken over. `flagged`: it plays to
    the end, because the seat's time was up or its player has resigned."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    taken_over: bool
    flagged: bool
    connected: bool


class TableInfo(Outgoing):
    """What is public about a table. `help`: the player who is asked may ask for hints and odds. `lesson`: it is the
    guided first game. `played_on`: it begins with a moment of another game."""

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
    help: bool = True
    lesson: bool = False
    played_on: bool = False


class Me(Outgoing):
    """What this browser has at a table. `muted`: of its seats those that may not talk; for the host, of all seats."""

    seats: list[int]
    is_host: bool
    muted: list[int] = field(default_factory=list)


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


class Resign(Incoming):
    """The player of the seat gives up. The game is over, unless other people play on who have not won by it."""

    seat: Seat


class PlayOn(Incoming):
    """A new table that begins with this moment of a game, by the number that its replay gives it. In a game that goes
    on, all that `viewer` does not know there (null: a spectator) is dealt anew."""

    number: Number
    viewer: Seat | None
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]


class Rematch(Incoming):
    """The same people, options and bots; `rotate` lets everybody move on by one seat."""

    rotate: bool = False
