"""What every message is made of: the kinds of values with their ranges, and whether a body comes or goes.

Incoming data is decoded strictly: unknown fields, wrong kinds and anything outside the stated ranges are refused.
Nullable fields are always sent, so that a message's shape never depends on what it holds.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

VERSION: Final = 2

Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", min_length=16, max_length=120)]
Language = Literal["en", "de"]
Key = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]*$", max_length=40)]
Text = Annotated[str, Meta(max_length=2000)]
NameText = Annotated[str, Meta(min_length=1, max_length=200)]
OptionValue = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=80)]
Status = Literal["waiting", "playing", "over"]
Millis = int
AskWhen = Literal["always", "able", "never"]
"""When a seat wants to be asked in windows: each time, when it could do something besides passing, or never."""


class Incoming(Struct, forbid_unknown_fields=True):
    """A body that the server receives."""


class Outgoing(Struct):
    """A body that the server sends."""
