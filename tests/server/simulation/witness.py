"""Sees everything that travels and everything that is stored, and says when a promise is broken.

It knows nothing of how the server works: only what a client may rely on (docs/protocol.md, docs/reliability.md).
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from tests.server.simulation.database import Tables
from tests.server.simulation.network import Json, Link

from vortex.games import load_game
from vortex.kernel.words import wording
from vortex.protocol import encode
from vortex.server import sight
from vortex.server.log import AnsweredTakeBack, AskedTakeBack, Chose, Entry, Flagged, Undid, read_entry
from vortex.server.timeline import Timeline

NUMBERED = ("move", "undo", "take_back", "answer_take_back")
_OPEN_ENDED = ("store", "unsure")
"""Refusals after which the same message may be sent again, and may count."""
_PRESENCE_SECONDS = 0.5
_TABLES_AT_ONCE = 6


class PromiseBroken(AssertionError):
    """What, in which world, when."""


class Message:
    """What a client has sent, how often it has arrived anywhere, and all that was answered."""

    def __init__(self, table: str, content: Json) -> None:
        self.table = table
        self.content = content
        self.arrived = 0
        self.ack: tuple[int, int] | None = None
        self.refusals: Counter[str] = Counter()
        self.stale_at: list[int] = []
        """How many entries there were when it was refused as stale."""

    @property
    def is_refused(self) -> bool:
        """For good: it must never count."""
        return any(code not in (*_OPEN_ENDED, "not_yours") for code in self.refusals)


class Witness:
    def __init__(self, tables: Tables, is_narrow: bool) -> None:
        self.is_narrow = is_narrow
        """So little is kept for each client that also one that reads may be dropped as too slow."""
        self.messages: dict[str, Message] = {}
        self.acknowledged: dict[str, int] = {}
        """Of each table, the greatest number that any client was told is kept."""
        self.said: dict[str, int] = {}
        """The same of its chat."""
        self._tables = tables
        self._seeds: dict[str, str] = {}
        self._looked_at: dict[str, int] = {}
        self._changes: Counter[str] = Counter()
        """Of each table, the entries that everybody is told of as a change of the table itself."""

    def know(self, table: str) -> None:
        self._seeds[table] = self._tables.row(table).seed.hex()
        self.acknowledged[table] = 0
        self.said[table] = 0

    # -- while it happens --------------------------------------------------------------------------

    def sending(self, table: str, message: Json) -> None:
        if "id" in message:
            self.messages.setdefault(message["id"], Message(table, message))

    def arriving(self, message: Json) -> None:
        if "id" in message:
            self.messages[message["id"]].arrived += 1

    def leaving(self, link: Link, text: str, message: Json) -> None:
        """A server sends something."""
        table = link.table
        if self._seeds[table] in text and self._tables.row(table).status != "over":
            raise PromiseBroken("the seed of a game that goes on is sent")
        match message["type"]:
            case "ack":
                self._acknowledging(self.messages[message["id"]], message)
            case "refused":
                self._refusing(self.messages[message["id"]], message["code"])
            case "table":
                self._telling_of_table(link)
            case "error" if message["code"] != "not_yours":
                raise PromiseBroken(f"a client that keeps to the protocol gets {message}")
            case "bye" if message["code"] in ("refused", "rate"):
                raise PromiseBroken(f"a client that keeps to the protocol gets {message}")
            case "bye" if message["code"] == "resync" and not (link.was_stalled or self.is_narrow):
                raise PromiseBroken("a client that reads is dropped as too slow")

    def _acknowledging(self, sent: Message, message: Json) -> None:
        kind = sent.content["type"]
        answer = (message["number"], message["private"])
        if kind in NUMBERED and not self._tables.is_kept(sent.table, message["id"]):
            raise PromiseBroken(f"a {kind} is acknowledged and not kept")
        if kind == "say" and sent.content["text"] not in self._tables.lines(sent.table):
            raise PromiseBroken("a line of chat is acknowledged and not kept")
        if kind in (*NUMBERED, "say") and sent.ack not in (None, answer):
            raise PromiseBroken(f"a {kind} is acknowledged as {sent.ack}, and its repeat as {answer}")
        if kind in NUMBERED and sent.is_refused:
            raise PromiseBroken(f"a {kind} was refused as {list(sent.refusals)}, and its repeat counts")
        sent.ack = answer

    def _refusing(self, sent: Message, code: str) -> None:
        kind = sent.content["type"]
        sent.refusals[code] += 1
        if code == "stale":
            sent.stale_at.append(len(self._tables.log(sent.table)))
        is_kept = self._tables.is_kept(sent.table, sent.content["id"])
        if kind in NUMBERED and is_kept and code not in (*_OPEN_ENDED, "not_yours"):
            raise PromiseBroken(f"a repeat of a {kind} that is kept is refused as {code}")

    def _telling_of_table(self, link: Link) -> None:
        """Coming and going is bundled; other changes of a table are few."""
        link.tables_told += 1
        log, looked_at = self._tables.log(link.table), self._looked_at.get(link.table, 0)
        self._changes[link.table] += sum(b'"kind":"choice"' not in each.entry for each in log[looked_at:])
        self._looked_at[link.table] = len(log)
        # Another browser that sits down is a change, and so is that its owner is away and then there.
        claims = 3 * sum(seat.generation for seat in self._tables.row(link.table).seats)
        bundled = (link.network.loop.time() - link.began) / _PRESENCE_SECONDS
        if link.tables_told > _TABLES_AT_ONCE + self._changes[link.table] + claims + bundled:
            raise PromiseBroken("a client is flooded with who comes and goes")

    def heard(self, table: str, message: Json) -> None:
        """A client has got an answer."""
        if message["type"] != "ack":
            return
        sent = self.messages[message["id"]]
        kept = {"say": self.said}.get(sent.content["type"], self.acknowledged)
        if sent.content["type"] in (*NUMBERED, "say"):
            kept[table] = max(kept[table], message["number"])

    # -- at the end --------------------------------------------------------------------------------

    def retell(self, table: str) -> Timeline:
        """The game that the log tells, after a look at every entry of it."""
        row = self._tables.row(table)
        log = self._tables.log(table)
        if [stored.number for stored in log] != list(range(1, len(log) + 1)):
            raise PromiseBroken(f"the log is numbered {[stored.number for stored in log]}")
        if len({stored.move_id for stored in log}) != len(log):
            raise PromiseBroken("a message has made two entries")
        timeline = Timeline(load_game(row.game), row.options, len(row.seats), row.seed)
        for stored in log:
            entry = read_entry(stored.entry)
            sent = self.messages.get(stored.move_id)
            if sent is not None:
                self._check_message(sent, entry, timeline)
            elif isinstance(entry, Undid | AskedTakeBack | AnsweredTakeBack) or (
                isinstance(entry, Chose) and entry.by == "person"
            ):
                raise PromiseBroken(f"nobody has sent {entry}")
            if isinstance(entry, Flagged):
                self._check_flag(row.clock, entry, timeline)
            timeline.carry_out(entry)
            if sent is not None and sent.ack is not None:
                at = timeline.numbers.of(entry.seat, stored.number)
                if sent.ack != at:
                    raise PromiseBroken(f"acknowledged as {sent.ack}, kept as {tuple(at)}")
        for sent in self.messages.values():
            if sent.table == table and sent.content["type"] in NUMBERED:
                self._check_refusals(sent, timeline)
        if (row.number, row.asked) != (len(log), timeline.asked):
            raise PromiseBroken("the row says something else than the log")
        return timeline

    def _check_message(self, sent: Message, entry: Entry, timeline: Timeline) -> None:
        """It is what was sent, and answers what its sender saw."""
        content = sent.content
        kind = {
            Chose: "move",
            Undid: "undo",
            AskedTakeBack: "take_back",
            AnsweredTakeBack: "answer_take_back",
        }
        if (kind.get(type(entry)), entry.seat) != (content["type"], content["seat"]):
            raise PromiseBroken(f"{content} was kept as {entry}")
        if isinstance(entry, Chose) and entry.choice != timeline.game.notation.write(content["choice"]):
            raise PromiseBroken(f"{content} was kept as {entry}")
        if timeline.numbers.of(entry.seat) != (content["number"], content["private"]):
            raise PromiseBroken(f"{content} answers another question than the one it was kept for")
        if sent.is_refused:
            raise PromiseBroken(f"{content} was refused as {list(sent.refusals)} and yet kept")
        if sent.arrived == 1 and sent.ack is None and "store" in sent.refusals:
            raise PromiseBroken(f"{content} arrived once, was said not to be saved, and was")

    def _check_refusals(self, sent: Message, timeline: Timeline) -> None:
        """What its sender sees had changed: otherwise the refusal tells of what the sender must not know of."""
        content = sent.content
        for entry in sent.stale_at:
            if timeline.numbers.of(content["seat"], entry) == (content["number"], content["private"]):
                raise PromiseBroken(
                    f"{content} was refused as stale, though nothing had happened that its seat sees"
                )

    def _check_flag(self, clock: tuple[int, int] | None, entry: Flagged, timeline: Timeline) -> None:
        if clock is None:
            raise PromiseBroken("a seat's time was up where there is no clock")
        allowed = 1000 * (clock[0] + clock[1] * timeline.answers[entry.seat])
        if timeline.spent[entry.seat] + entry.spent < allowed:
            raise PromiseBroken("a seat's time was up too soon")

    def check_messages(self) -> None:
        """Nothing that was acknowledged is lost."""
        for id_, sent in self.messages.items():
            if sent.content["type"] in NUMBERED and sent.ack and not self._tables.is_kept(sent.table, id_):
                raise PromiseBroken(f"{sent.content} was acknowledged and is lost")


def shown(
    timeline: Timeline, viewer: int | None, language: str, names: tuple[str, ...]
) -> tuple[Json, list[Any]]:
    """What a viewer ought to see now: position and events."""
    reader = sight.Reader(viewer, wording(language), names)
    position: Json = json.loads(encode(sight.position(timeline, reader)))
    events: list[Any] = json.loads(encode(sight.events(timeline, reader)))
    return position, events
