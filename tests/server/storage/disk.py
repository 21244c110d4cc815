"""A disk that can fail: a layer between SQLite and its files (apsw's VFS), beneath the store as it is.

The store speaks to Python's own SQLite; here it is given apsw's, which is another copy of the same library, behind the
few calls of Python's driver that are in use.
"""

from __future__ import annotations

import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import apsw
import apsw.ext

SECTOR = 512
BUSY_MILLISECONDS = 5000


class File:
    """What of a file is on the disk for sure, and what was written since."""

    def __init__(self, content: bytes) -> None:
        self.durable = bytearray(content)
        self.pending: list[tuple[int, bytes] | int] = []
        """Pieces written at an offset; a number is a truncation."""

    def sync(self) -> None:
        for change in self.pending:
            put(self.durable, change)
        self.pending.clear()

    def after_power_loss(self, chance: random.Random) -> bytes:
        """Of what was not synced any sectors may have been kept, whatever the order they were written in."""
        content = bytearray(self.durable)
        for change in self.pending:
            if isinstance(change, int):
                if chance.random() < 0.5:
                    put(content, change)
                continue
            offset, data = change
            start = 0
            while start < len(data):
                end = min(len(data), start + SECTOR - (offset + start) % SECTOR)
                if chance.random() < 0.5:
                    put(content, (offset + start, data[start:end]))
                start = end
        return bytes(content)


def put(content: bytearray, change: tuple[int, bytes] | int) -> None:
    if isinstance(change, int):
        del content[change:]
        return
    offset, data = change
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


class Disk:
    """`on_write` and `on_sync` are called before the deed, with the file's name, and may raise."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}
        self.lock = threading.Lock()
        self.on_write: Callable[[str], None] = lambda name: None
        self.on_sync: Callable[[str], None] = lambda name: None
        self.syncs: Counter[str] = Counter()
        self.replaced: dict[str, str] = {}
        """Statements, and what to run instead of them: to plant defects."""
        self._vfs = _Vfs(self)

    def connect(self, path: Path) -> Any:
        return DriverConnection(self, str(path), self._vfs.vfs_name)

    def power_loss(self, folder: Path, chance: random.Random) -> None:
        """Leave in `folder` what this disk would have after a power cut at this moment."""
        with self.lock:
            for name, file in self.files.items():
                if not name.endswith("-shm"):
                    (folder / Path(name).name).write_bytes(file.after_power_loss(chance))


class _Vfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.vfs_name = f"vortex-{id(disk)}"
        super().__init__(self.vfs_name, base="")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _VfsFile(self.disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        with self.disk.lock:
            self.disk.files.pop(filename, None)
        super().xDelete(filename, syncdir)


class _VfsFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.file_name = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        path = Path(self.file_name)
        content = path.read_bytes() if self.file_name and path.exists() else b""
        with disk.lock:
            self.file = disk.files.setdefault(self.file_name, File(content)) if self.file_name else File(b"")

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.on_write(self.file_name)
        with self.disk.lock:
            self.file.pending.append((offset, bytes(data)))
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        with self.disk.lock:
            self.file.pending.append(newsize)
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.on_sync(self.file_name)
        with self.disk.lock:
            self.disk.syncs[self.file_name] += 1
            self.file.sync()


class DriverConnection:
    """As much of sqlite3.Connection as the store and SQLAlchemy need."""

    isolation_level = None

    def __init__(self, disk: Disk, path: str, vfs: str) -> None:
        self._disk = disk
        self._connection = raising(lambda: apsw.Connection(path, apsw.SQLITE_OPEN_READWRITE, vfs=vfs))
        self._connection.set_busy_timeout(BUSY_MILLISECONDS)
        self._descriptions: dict[str, Any] = {}

    @property
    def in_transaction(self) -> bool:
        return bool(self._connection.in_transaction)

    def cursor(self) -> DriverCursor:
        return DriverCursor(self)

    def execute(self, sql: str, values: Any = ()) -> DriverCursor:
        return self.cursor().execute(sql, values)

    def run(self, sql: str, values: Any) -> tuple[list[Any], Any, int]:
        sql = self._disk.replaced.get(sql, sql)
        rows = raising(lambda: list(self._connection.execute(sql, values)))
        if sql not in self._descriptions:
            is_query = "select" in sql.lower() or "returning" in sql.lower() or "pragma" in sql.lower()
            self._descriptions[sql] = (
                apsw.ext.query_info(self._connection, sql).description if is_query else ()
            )
        description = [(column[0], *(None,) * 6) for column in self._descriptions[sql]] or None
        return rows, description, self._connection.changes()

    def commit(self) -> None:
        if self.in_transaction:
            self.run("COMMIT", ())

    def rollback(self) -> None:
        if self.in_transaction:
            self.run("ROLLBACK", ())

    def close(self) -> None:
        self._connection.close()

    def create_function(self, *rest: Any, **options: Any) -> None:
        pass


class DriverCursor:
    arraysize = 1
    lastrowid = 0

    def __init__(self, connection: DriverConnection) -> None:
        self._connection = connection
        self._rows: Iterator[Any] = iter(())
        self.description: Any = None
        self.rowcount = -1

    def execute(self, sql: str, values: Any = ()) -> DriverCursor:
        rows, self.description, self.rowcount = self._connection.run(sql, values)
        self._rows = iter(rows)
        return self

    def executemany(self, sql: str, many: Sequence[Any]) -> DriverCursor:
        for values in many:
            self.execute(sql, values)
        return self

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def fetchmany(self, size: int = 1) -> list[Any]:
        return [row for row, _ in zip(self._rows, range(size), strict=False)]

    def __iter__(self) -> Iterator[Any]:
        return self._rows

    def close(self) -> None:
        pass


def raising(call: Callable[[], Any]) -> Any:
    """apsw's errors as Python's driver raises them."""
    try:
        return call()
    except apsw.Error as error:
        kind = sqlite3.IntegrityError if isinstance(error, apsw.ConstraintError) else sqlite3.OperationalError
        translated = kind(str(error))
        translated.sqlite_errorcode = getattr(error, "extendedresult", 0)
        raise translated from error
