"""The packs in a database: looking at them, removing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from vortex.kernel.pack_file import zipped
from vortex.server.storage import packs
from vortex.server.storage.interface import PackRow, StoreFailed
from vortex.server.storage.models import PACK_VERSIONS, PACKS, PICTURES, TABLES


class KeptPack(NamedTuple):
    """A pack as a host sees it. `size` is that of all its versions and pictures."""

    row: PackRow
    size: int
    pictures: int
    tables: int


def all_packs(connection: Connection) -> list[KeptPack]:
    """The one that was quiet longest comes first."""
    found = []
    for row in connection.execute(select(PACKS).order_by(PACKS.c.changed, PACKS.c.id)):
        pack = PackRow(*row)
        texts = select(func.coalesce(func.sum(func.length(PACK_VERSIONS.c.files)), 0))
        drawn = select(func.coalesce(func.sum(func.length(PICTURES.c.content)), 0), func.count())
        size = connection.execute(texts.where(PACK_VERSIONS.c.pack_id == pack.id)).scalar_one()
        pictures = connection.execute(drawn.where(PICTURES.c.pack_id == pack.id)).one()
        played = select(func.count()).where(TABLES.c.pack.startswith(f"{pack.id}@", autoescape=True))
        tables = connection.execute(played).scalar_one()
        found.append(KeptPack(pack, int(size) + int(pictures[0]), int(pictures[1]), int(tables)))
    return found


def remove(connection: Connection, names: Sequence[str]) -> int:
    rows = [_find(connection, name) for name in names]
    return packs.remove_packs(connection, rows)


def export(connection: Connection, name: str) -> bytes:
    row = _find(connection, name)
    newest = packs.pack_version(connection, name, row.version)
    files = {} if newest is None else {each: text.encode() for each, text in newest.files.items()}
    pictures = {
        each: packs.picture(connection, name, each) or b"" for each in packs.pictures(connection, name)
    }
    return zipped(files, pictures)


def _find(connection: Connection, name: str) -> PackRow:
    row = packs.pack(connection, name)
    if row is None:
        raise StoreFailed(f"there is no pack {name}")
    return row
