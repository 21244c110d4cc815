"""Entries of a table's log. Few and plain: together with the table's row they are the whole game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class EntryBase(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """`seat` did it; `at` is the moment in milliseconds since 1970; `spent` is how long the asked seat had thought by
    then, in milliseconds, and is what clocks count: so a server that was away costs nobody time."""

    seat: int
    at: int
    spent: int


class Chose(EntryBase, tag="choice", frozen=True):
    """`by`: a person, a bot, a standing pass, or any legal choice because the bot failed."""

    choice: str
    by: Literal["person", "bot", "standing", "fallback"]


class Undid(EntryBase, tag="undo", frozen=True):
    """Back to the state of number `to`."""

    to: int


class AskedTakeBack(EntryBase, tag="take_back", frozen=True):
    """May we go back to number `to`? All of `needs` must agree; if nobody needs to, it is done."""

    to: int
    needs: tuple[int, ...]


class AnsweredTakeBack(EntryBase, tag="take_back_answer", frozen=True):
    """The last yes carries the take-back out."""

    yes: bool


class TookOver(EntryBase, tag="take_over", frozen=True):
    """From here on a bot plays the seat."""

    level: str


class HandedBack(EntryBase, tag="hand_back", frozen=True):
    """The owner plays again."""


class Flagged(EntryBase, tag="flag", frozen=True):
    """The seat's time is up: a bot plays it to the end."""

    level: str


class Resigned(EntryBase, tag="resign", frozen=True):
    """The player gives up. With a level the others play on, and such a bot plays the seat to the end; without one the
    game is over, and these have won."""

    level: str
    winners: tuple[int, ...] = ()


class OfferedReturn(EntryBase, tag="return_link", frozen=True):
    """The host was given a link to this seat, whose owner is away: its holder can sit there."""


class Removed(EntryBase, tag="removal", frozen=True):
    """The host has removed the person in this seat, from these seats. In a game that has begun, a bot of the level
    plays them."""

    seats: tuple[int, ...]
    level: str


Entry = (
    Chose
    | Undid
    | AskedTakeBack
    | AnsweredTakeBack
    | TookOver
    | HandedBack
    | Flagged
    | Resigned
    | OfferedReturn
    | Removed
)

_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read_entry(data: bytes) -> Entry:
    entry: Entry = _DECODER.decode(data)
    return entry
