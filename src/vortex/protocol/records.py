"""HTTP: records that are uploaded to be looked at."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vortex.protocol.kinds import Incoming, Outgoing


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
