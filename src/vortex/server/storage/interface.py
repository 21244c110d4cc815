"""What the server needs of a store.

The log of a table is the truth: numbered entries, each with the id of the message that made it. Two rules carry
everything, whatever the number of processes: (table, number) is unique, and (table, move id) is unique.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

__all__ = [
    "Appended",
    "BarRow",
    "ChatRow",
    "Known",
    "Muted",
    "News",
    "Notice",
    "NumberTaken",
    "OutcomeUnknown",
    "PackRow",
    "PackVersion",
    "Removal",
    "SeatRow",
    "Store",
    "StoreFailed",
    "StoredEntry",
    "Subscription",
    "Summary",
    "TableRow",
    "replace",
]


class NumberTaken(Exception):
    """Another entry has this number: another process was faster. Nothing was written."""


class StoreFailed(Exception):
    """Nothing was written, as far as can be known (disk full, database away). Reading may still work.

    If the outcome is unknown, the same call with the same move id settles it: it answers the earlier entry, or writes
    it.
    """


class OutcomeUnknown(StoreFailed):
    """The database went away after it may have committed, and did not come back in time to be asked."""


class Muted(Exception):
    """The host has muted who wants to say this. Nothing was written."""


class SeatRow(Struct, frozen=True):
    """Who has a seat. `session` is the SHA-256 of the owner's session token, empty while nobody has it.

    `generation` counts the claims: links name the generation they may replace, so that each claim voids older links.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str = ""
    session: str = ""
    generation: int = 0
    seen: int = 0
    """When the owner was last known to be connected, in milliseconds since 1970."""
    muted: bool = False
    """Whether the host has muted its owner."""


class TableRow(Struct, frozen=True):
    """Everything about a table but its log and its chat.

    All is fixed at creation except `seats`, `next`, `number`, `asked`, `status` and `stand_in`, and what moderation
    changes. `number` and what follows it here are written together with each entry of the log, so that lists of tables
    need no replay.
    """

    id: str
    game: str
    pack: str
    pack_hash: str
    rules_version: int
    options: dict[str, bool | int | str]
    seats: tuple[SeatRow, ...]
    seed: bytes
    """Secret until the game is over: never log it, never put it into an error."""
    host: str
    """The creator's session, hashed."""
    title: str = ""
    public: bool = False
    spectators: bool = True
    clock: tuple[int, int] | None = None
    """Seconds for the game and seconds that each answer adds."""
    created: int = 0
    next: str = ""
    """The rematch."""
    number: int = 0
    asked: int = -1
    status: Literal["waiting", "playing", "over"] = "waiting"
    stand_in: bool = False
    """Whether a bot plays the asked seat in its owner's place."""
    help: bool = True
    """Whether players may ask for hints and odds."""
    start: str = ""
    """The state that it begins with, as JSON, where that does not follow from the seed; as secret as the seed."""
    edition: int = 0
    """Grows when the operator takes something out of the table: what was read before must be read anew."""
    removed: tuple[str, ...] = ()
    """Sessions whose people the host has removed: they may not come back."""
    invites: int = 0
    """The generation of the link to any open seat: it grows with each person who is removed."""
    closed: bool = False
    """Whether the operator has closed the table: nobody is let in."""


class Summary(NamedTuple):
    """What the table's row says after an entry."""

    asked: int
    status: Literal["waiting", "playing", "over"]
    stand_in: bool = False


class Removal(NamedTuple):
    """Who is removed from which seats, and what becomes of these: open for another person, or a bot's of this level."""

    session: str
    seats: tuple[int, ...]
    kind: Literal["open", "bot"]
    level: str

    def name(self, seat: int) -> str:
        """What the seat is called from now on."""
        return f"Bot {seat + 1}" if self.kind == "bot" else ""


class BarRow(NamedTuple):
    """Who may not use the server: a session, hashed, or the addresses of a network."""

    kind: Literal["session", "address"]
    value: str
    until: int
    made: int


class PackRow(Struct, frozen=True):
    """A pack that somebody has made here. `owner` is a session, hashed; empty once it has removed the pack and only
    tables need it. `share` is the secret of the link by which others may copy it; empty where there is none."""

    id: str
    owner: str
    game: str
    name: str
    version: int
    """The newest."""
    created: int
    changed: int
    """When it was last changed, or a table made with it."""
    share: str = ""


class PackVersion(Struct, frozen=True):
    """What a pack was at one time. `trial` says what came of the games that bots played with it: nothing yet, `ok`, or
    why it cannot be offered."""

    pack: str
    version: int
    hash: str
    files: dict[str, str]
    made: int
    trial: str = ""


class Subscription(NamedTuple):
    """Where and how a browser is called when it has no page open: its push service's address for it, and the two keys
    with which a message is made that only the browser can read."""

    endpoint: str
    session: str
    key: bytes
    secret: bytes
    language: str
    made: int


class StoredEntry(NamedTuple):
    number: int
    move_id: str
    entry: bytes


class Appended(NamedTuple):
    """`is_new` is False if the move id was known: then `number` and `entry` are the earlier ones."""

    number: int
    entry: bytes
    is_new: bool


class ChatRow(NamedTuple):
    number: int
    move_id: str
    seat: int | None
    name: str
    text: str
    at: int


class Known(NamedTuple):
    """How much of a table's log and chat a process has."""

    table: str
    number: int
    chat: int


class News(NamedTuple):
    """The table as it is, with what is new in its log and chat; of the chat the newest lines only."""

    row: TableRow
    entries: list[StoredEntry]
    chat: list[ChatRow]


class Notice(NamedTuple):
    """A table has changed somewhere: read it again. `number` is only a hint; nothing else travels. A notice may be
    late, doubled or missing; a reader that needs certainty reads the log. `table` is empty for "perhaps all of them",
    for instance after a lost connection."""

    table: str
    number: int


class Store(Protocol):
    """All writing calls return only after a durable commit and raise `StoreFailed` if there was none."""

    is_shared: bool
    """Whether other processes may use the same tables. If not, there is no need to write down who is connected."""

    async def open(self) -> None:
        """Connect and bring the schema up to date. Called once before anything else."""

    async def close(self) -> None:
        """Finish what is under way. Called once, after which nothing is called any more."""

    async def is_well(self) -> bool:
        """Whether a write would succeed just now; for the health check. Never raises."""

    async def signing_key(self) -> bytes:
        """32 random bytes, made at the first call ever and the same in all processes. Signs the seats' links."""

    # -- tables ------------------------------------------------------------------------------------

    async def create_table(self, table: TableRow) -> None:
        """A new table with an empty log. Its id is random; an id in use raises `StoreFailed`."""

    async def table(self, table: str) -> TableRow | None: ...

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables that are not over, those that wait for people first, then the newest first."""

    async def tables_of(self, session: str, limit: int) -> list[TableRow]:
        """Tables at which the session has a seat or which it created, those that are not over first, then the newest
        first."""

    async def restless_tables(self, limit: int) -> list[str]:
        """Tables that go on by themselves: in play, and a bot is asked or there is a clock. Newest first."""

    async def claim_seat(self, table: str, seat: int, generation: int, session: str, name: str) -> bool:
        """Give the seat to a session, if its generation is still this one: then the generation grows by one, an open
        seat becomes a person's, an empty name leaves the name as it was, and when no seat is open any more a waiting
        table is `playing`. False, and nothing changed, if another player was faster. Sends a notice."""

    async def seat_bot(self, table: str, seat: int, level: str, name: str) -> bool:
        """Make an open seat a bot's; otherwise as `claim_seat`. False if it is not open any more."""

    async def touch_seat(self, table: str, seat: int, at: int) -> None:
        """The seat's owner is connected (`at`, milliseconds since 1970) or has left (0). Need not be durable; sends a
        notice only if presence changed (0 to something or back)."""

    async def touch_seats(self, seats: Sequence[tuple[str, int]], at: int) -> list[tuple[str, int]]:
        """The owners of these seats, each of a table, are still connected: noted of those that were known to be, all
        in one go. Answers the others, which are to be touched one by one."""

    async def link_rematch(self, table: str, rematch: TableRow) -> str:
        """Create `rematch` and remember it as `next`, both or neither. If there is a rematch already, that one stays
        and its id is the answer. Sends a notice for `table`."""

    # -- the log -----------------------------------------------------------------------------------

    async def append_entry(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary
    ) -> Appended:
        """Write entry `number`, which must be the next one, and the summary into the table's row, in one commit.

        A known move id changes nothing and answers the earlier entry, whatever its number. Otherwise raises
        `NumberTaken` if the log already has that number. Sends a notice after the commit."""

    async def entries(self, table: str, since: int) -> list[StoredEntry]:
        """All entries with a greater number, in order, without gaps."""

    async def news(self, known: Sequence[Known], lines: int) -> dict[str, News]:
        """Of many tables at once, those that there are: what is new, with at most so many lines of chat."""

    # -- moderation --------------------------------------------------------------------------------

    async def remove_person(
        self, table: str, number: int, move_id: str, entry: bytes, summary: Summary, removal: Removal
    ) -> Appended:
        """As `append_entry`, and in the same commit take the seats from their owner, void all links to them and to any
        open seat, and keep the session out. Raises `NumberTaken` also if the seats are no longer that session's."""

    async def mute(self, table: str, move_id: str, seat: int, on: bool) -> bool:
        """The person in this seat may not talk at this table, or may again, from any seat of theirs. A known move id
        changes nothing. False if nobody has the seat. Sends a notice."""

    async def report_line(self, table: str, number: int, reporter: str, at: int) -> bool:
        """Keep a line of chat for the operator, with those before it. Reported again by the same session, it stays as
        it was kept first. False if there is no such line."""

    async def bars(self, at: int) -> list[BarRow]:
        """Who may not use the server at this moment."""

    # -- chat --------------------------------------------------------------------------------------

    async def add_chat(
        self, table: str, move_id: str, seat: int | None, name: str, text: str, at: int
    ) -> ChatRow:
        """A line of chat, numbered from 1 on. A known move id adds nothing and answers the earlier line. Raises `Muted`
        if the seat is. Sends a notice."""

    async def chat(self, table: str, since: int, limit: int) -> list[ChatRow]:
        """The newest lines with a greater number, at most `limit`, oldest first."""

    # -- packs -------------------------------------------------------------------------------------

    async def add_pack(
        self, row: PackRow, version: PackVersion, pictures: dict[str, bytes], most: int, in_all: int
    ) -> bool:
        """A new pack. False, and nothing is written, if its owner has `most` of them, or the server so many in all."""

    async def pack(self, pack: str) -> PackRow | None: ...

    async def packs_of(self, session: str) -> list[PackRow]:
        """The one changed last first."""

    async def pack_version(self, pack: str, version: int) -> PackVersion | None: ...

    async def pack_versions(self, pack: str) -> list[tuple[int, int]]:
        """The versions that are kept, oldest first, and when each was made."""

    async def save_pack(self, expected: int, version: PackVersion) -> bool:
        """The version after the expected one. False, and nothing is written, if another has come first."""

    async def name_pack(self, pack: str, called: str) -> None: ...

    async def share_pack(self, pack: str, share: str) -> None: ...

    async def remove_pack(self, pack: str) -> None:
        """From its owner; what tables need of it stays until they go."""

    async def note_trial(self, pack: str, version: int, trial: str) -> None: ...

    async def add_picture(self, pack: str, name: str, content: bytes, at: int, most: int) -> bool:
        """False if the pack has so many already. One that is there stays as it is."""

    async def picture(self, pack: str, name: str) -> bytes | None: ...

    async def pictures(self, pack: str) -> list[str]:
        """Their names."""

    # -- sessions ----------------------------------------------------------------------------------

    async def add_session(self, session: str, at: int) -> None:
        """Remember a session by its hash. An unknown hash has no session: a made-up cookie has no effect."""

    async def is_session(self, session: str) -> bool: ...

    # -- subscriptions -----------------------------------------------------------------------------

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """From now on the endpoint is this session's. Of more than `most` a session has, the oldest go."""

    async def unsubscribe(self, endpoint: str, session: str = "") -> None:
        """With a session, only if it is that session's."""

    async def subscriptions(self, session: str) -> list[Subscription]:
        """The newest first."""

    # -- notices -----------------------------------------------------------------------------------

    async def watch(self, table: str) -> None:
        """From now on, `notices` reports changes to this table. Counted: needs one `unwatch` each."""

    async def unwatch(self, table: str) -> None: ...

    def notices(self) -> AsyncIterator[Notice]:
        """Changes to watched tables that other processes made (never this process's own), until
        the store is closed. Read by one task."""

    def figures(self) -> dict[str, Any]:
        """Numbers for /metrics, by name: commits, entries, milliseconds in commits …"""
