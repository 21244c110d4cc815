"""Whether tables are whole: every log is played through again from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from vortex.games import given_files, load_game
from vortex.kernel.game import Game
from vortex.server.log import read_entry
from vortex.server.storage import reads
from vortex.server.storage.interface import TableRow
from vortex.server.storage.models import TABLES
from vortex.server.storage.packs import is_own, pack_version
from vortex.server.timeline import BrokenLog, Timeline


class Replayed(NamedTuple):
    """`fault` is empty if the log leads to where the table is; a table of other rules cannot be replayed."""

    table: str
    fault: str = ""
    is_other: bool = False

    @property
    def is_damaged(self) -> bool:
        return bool(self.fault) and not self.is_other


def replayed(connection: Connection, packs: Mapping[str, Path]) -> Iterator[Replayed]:
    """Every table, as it is read."""
    for name in connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars().all():
        try:
            row = reads.table(connection, name)
        except msgspec.DecodeError:
            yield Replayed(name, "its options cannot be read")
            continue
        assert row is not None
        yield _replayed(connection, row, packs)


def _game(connection: Connection, row: TableRow, packs: Mapping[str, Path]) -> Game[Any]:
    if not is_own(row.pack):
        return load_game(row.game, packs[row.pack] if row.pack else None)
    name, _, version = row.pack.partition("@")
    found = pack_version(connection, name, int(version))
    if found is None:
        raise KeyError(row.pack)
    return load_game(row.game, given_files(found.files))


def _replayed(connection: Connection, row: TableRow, packs: Mapping[str, Path]) -> Replayed:
    try:
        game = _game(connection, row, packs)
    except KeyError:
        return Replayed(row.id, f"its pack {row.pack!r} is not here", is_other=True)
    except ValueError as error:
        return Replayed(row.id, str(error), is_other=True)
    if game.rules_version != row.rules_version:
        return Replayed(row.id, f"it was played by rules version {row.rules_version}", is_other=True)
    if game.pack_hash != row.pack_hash:
        return Replayed(row.id, "it was played with other cards", is_other=True)
    timeline = Timeline(game, row.options, len(row.seats), row.seed, row.start)
    entries = reads.entries(connection, row.id, 0)
    for wanted, stored in enumerate(entries, 1):
        if stored.number != wanted:
            return Replayed(row.id, f"entry {wanted} is missing")
        try:
            timeline.carry_out(read_entry(stored.entry))
        except (BrokenLog, msgspec.DecodeError):
            return Replayed(row.id, f"entry {wanted} cannot be carried out")
    if row.number != len(entries):
        return Replayed(row.id, f"it has {len(entries)} entries and should have {row.number}")
    if row.status != "waiting" and (row.status == "over") != timeline.is_over:
        return Replayed(row.id, "its log does not lead to where it is")
    return Replayed(row.id)
