"""The packs that people make: what is read and written, on SQLite and PostgreSQL alike.

A version never changes once it is there. The newest few are kept, and those that a table was made with for as long as
there is the table; a pack that its owner has removed is nobody's until then. What changes a pack locks its row
first.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from vortex.server.storage.done import Done
from vortex.server.storage.interface import PackRow, PackVersion, StoreFailed
from vortex.server.storage.models import PACK_VERSIONS, PACKS, PICTURES, TABLES

KEPT = 10
"""So many versions can be gone back to."""
_UNUSED_PICTURE = 24 * 3600 * 1000
"""A picture that no version shows is kept for so long: its card may still be on somebody's screen."""

_FILES = msgspec.json.Decoder(dict[str, str])


def version_name(pack: str, version: int) -> str:
    """How a table names the pack that it is played with."""
    return f"{pack}@{version}"


def is_own(name: str) -> bool:
    """Whether a table names a pack that somebody has made here, and not one of the host's."""
    return "@" in name


# -- reading -------------------------------------------------------------------------------------------


def pack(connection: Connection, name: str) -> PackRow | None:
    row = connection.execute(select(PACKS).where(PACKS.c.id == name)).first()
    return None if row is None else PackRow(*row)


def packs_of(connection: Connection, session: str) -> list[PackRow]:
    """Those of one session, the one changed last first."""
    mine = select(PACKS).where(PACKS.c.owner == session).order_by(PACKS.c.changed.desc(), PACKS.c.id)
    return [PackRow(*row) for row in connection.execute(mine)]


def pack_version(connection: Connection, name: str, version: int) -> PackVersion | None:
    which = (PACK_VERSIONS.c.pack_id == name) & (PACK_VERSIONS.c.version == version)
    row = connection.execute(select(PACK_VERSIONS).where(which)).first()
    return None if row is None else _version(row)


def pack_versions(connection: Connection, name: str) -> list[tuple[int, int]]:
    """The versions that are kept, and when each was made."""
    kept = select(PACK_VERSIONS.c.version, PACK_VERSIONS.c.made).where(PACK_VERSIONS.c.pack_id == name)
    return [(row.version, row.made) for row in connection.execute(kept.order_by(PACK_VERSIONS.c.version))]


def picture(connection: Connection, name: str, file: str) -> bytes | None:
    which = (PICTURES.c.pack_id == name) & (PICTURES.c.name == file)
    found = connection.execute(select(PICTURES.c.content).where(which)).scalar()
    return None if found is None else bytes(found)


def pictures(connection: Connection, name: str) -> list[str]:
    found = select(PICTURES.c.name).where(PICTURES.c.pack_id == name).order_by(PICTURES.c.name)
    return list(connection.execute(found).scalars())


def _version(row: Row[tuple[object, ...]]) -> PackVersion:
    files = _FILES.decode(row.files)
    return PackVersion(row.pack_id, row.version, row.hash, files, row.made, row.trial)


# -- writing -------------------------------------------------------------------------------------------


def add_pack(
    connection: Connection,
    row: PackRow,
    version: PackVersion,
    brought: dict[str, bytes],
    most: int,
    in_all: int,
) -> Done[bool]:
    """A new pack with its first version. False, and nothing is written, where its owner or the server has too many."""
    if pack(connection, row.id) is not None:
        return Done(True)  # an earlier try of the same call
    mine = connection.execute(select(func.count()).where(PACKS.c.owner == row.owner)).scalar_one()
    there = connection.execute(select(func.count()).select_from(PACKS)).scalar_one()
    if mine >= most or there >= in_all:
        return Done(False)
    connection.execute(insert(PACKS), _values(row))
    _add_version(connection, version)
    for name, content in brought.items():
        values = {"pack_id": row.id, "name": name, "content": content, "made": row.created}
        connection.execute(insert(PICTURES), values)
    return Done(True)


def save_pack(connection: Connection, expected: int, version: PackVersion) -> Done[bool]:
    """The next version. False, and nothing is written, if another one has come first."""
    row = _locked(connection, version.pack)
    if row is None or not row.owner:
        return Done(False)
    if row.version == version.version:
        there = pack_version(connection, row.id, row.version)
        return Done(there is not None and there.files == version.files and there.made == version.made)
    if row.version != expected:
        return Done(False)
    _add_version(connection, version)
    changed = {"version": version.version, "changed": version.made}
    connection.execute(update(PACKS).where(PACKS.c.id == row.id).values(changed))
    _prune_versions(connection, row.id, version)
    return Done(True)


def name_pack(connection: Connection, name: str, called: str) -> Done[None]:
    connection.execute(update(PACKS).where(PACKS.c.id == name).values(name=called))
    return Done(None)


def share_pack(connection: Connection, name: str, share: str) -> Done[None]:
    connection.execute(update(PACKS).where(PACKS.c.id == name).values(share=share))
    return Done(None)


def note_trial(connection: Connection, name: str, version: int, trial: str) -> Done[None]:
    which = (PACK_VERSIONS.c.pack_id == name) & (PACK_VERSIONS.c.version == version)
    connection.execute(update(PACK_VERSIONS).where(which).values(trial=trial))
    return Done(None)


def add_picture(
    connection: Connection, name: str, file: str, content: bytes, at: int, most: int
) -> Done[bool]:
    """False if the pack is gone, or has too many."""
    if _locked(connection, name) is None:
        return Done(False)
    there = pictures(connection, name)
    if file in there:
        return Done(True)
    if len(there) >= most:
        return Done(False)
    values = {"pack_id": name, "name": file, "content": content, "made": at}
    connection.execute(insert(PICTURES), values)
    return Done(True)


def remove_pack(connection: Connection, name: str) -> Done[None]:
    """Its owner has it no more. What tables were made with stays until they go."""
    if _locked(connection, name) is None:
        return Done(None)
    connection.execute(update(PACKS).where(PACKS.c.id == name).values(owner="", share="", name=""))
    drop_unused(connection, [name])
    return Done(None)


def use_pack(connection: Connection, table_pack: str, at: int) -> None:
    """A table is made with it, in the same transaction."""
    name, _, version = table_pack.partition("@")
    row = _locked(connection, name)
    if row is None or pack_version(connection, name, int(version)) is None:
        raise StoreFailed("the pack is gone")
    connection.execute(update(PACKS).where(PACKS.c.id == name).values(changed=max(at, row.changed)))


# -- upkeep --------------------------------------------------------------------------------------------


def drop_unused(connection: Connection, names: list[str] | None = None) -> int:
    """Versions of packs without an owner go when no table needs them, and so do such packs; all of them, or these.
    Answers how many packs have gone."""
    # Locked as by a table that is made with one meanwhile: what it needs is seen, or it is refused.
    ownerless = select(PACKS.c.id).where(PACKS.c.owner == "").order_by(PACKS.c.id).with_for_update()
    if names is not None:
        ownerless = ownerless.where(PACKS.c.id.in_(names))
    gone = 0
    for name in connection.execute(ownerless).scalars().all():
        used = used_versions(connection, name)
        unused = PACK_VERSIONS.c.pack_id == name
        connection.execute(delete(PACK_VERSIONS).where(unused, PACK_VERSIONS.c.version.not_in(used)))
        if not used:
            connection.execute(delete(PICTURES).where(PICTURES.c.pack_id == name))
            connection.execute(delete(PACKS).where(PACKS.c.id == name))
            gone += 1
    return gone


def used_versions(connection: Connection, name: str) -> set[int]:
    """Those that tables were made with."""
    tables = select(TABLES.c.pack).where(TABLES.c.pack.startswith(f"{name}@", autoescape=True)).distinct()
    return {int(each.partition("@")[2]) for each in connection.execute(tables).scalars()}


def remove_packs(connection: Connection, rows: list[PackRow]) -> int:
    for row in rows:
        remove_pack(connection, row.id)
    return len(rows)


def quiet_packs(connection: Connection, moment: int) -> list[PackRow]:
    """Those that nobody has changed since, or plays with. Locked, for who changes one meanwhile keeps it."""
    quiet = select(PACKS).where(PACKS.c.changed < moment, PACKS.c.owner != "")
    found = connection.execute(quiet.order_by(PACKS.c.id).with_for_update())
    return [row for row in (PackRow(*each) for each in found) if not used_versions(connection, row.id)]


def _values(row: PackRow) -> dict[str, object]:
    return msgspec.structs.asdict(row)


def _add_version(connection: Connection, version: PackVersion) -> None:
    values = {
        "pack_id": version.pack,
        "version": version.version,
        "hash": version.hash,
        "files": msgspec.json.encode(version.files).decode(),
        "made": version.made,
        "trial": version.trial,
    }
    try:
        connection.execute(insert(PACK_VERSIONS), values)
    except IntegrityError:
        raise StoreFailed("the version is there already") from None


def _locked(connection: Connection, name: str) -> PackRow | None:
    row = connection.execute(select(PACKS).where(PACKS.c.id == name).with_for_update()).first()
    return None if row is None else PackRow(*row)


def _prune_versions(connection: Connection, name: str, newest: PackVersion) -> None:
    """Old versions that no table needs, and pictures that no version shows any more."""
    old = PACK_VERSIONS.c.version <= newest.version - KEPT
    used = used_versions(connection, name)
    connection.execute(
        delete(PACK_VERSIONS).where(
            PACK_VERSIONS.c.pack_id == name, old, PACK_VERSIONS.c.version.not_in(used)
        )
    )
    kept = connection.execute(select(PACK_VERSIONS.c.files).where(PACK_VERSIONS.c.pack_id == name)).scalars()
    texts = "\n".join(kept)
    aged = select(PICTURES.c.name).where(
        PICTURES.c.pack_id == name, PICTURES.c.made < newest.made - _UNUSED_PICTURE
    )
    for file in connection.execute(aged).scalars().all():
        if file not in texts:
            connection.execute(delete(PICTURES).where(PICTURES.c.pack_id == name, PICTURES.c.name == file))
