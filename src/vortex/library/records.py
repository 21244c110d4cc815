"""Records as files."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from threading import get_ident

from vortex.games import GAMES
from vortex.kernel.record import Record, RecordError, record_from_json

LARGEST = 16_000_000


def read_record(file: str | os.PathLike[str]) -> Record:
    """A saved game. What cannot be read as one is refused with the file's name and the reason."""
    path = _path(file)
    if path.is_file() and path.stat().st_size > LARGEST:
        raise RecordError(f"{path}: this is not a record of a game: it is larger than any record")
    try:
        record = record_from_json(path.read_text(encoding="utf-8"))
        if record.game not in GAMES:
            raise RecordError(f"this is a record of {record.game!r}, which is none of our games")
        return record
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: this is not a record of a game: it is not text") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def write_record(file: str | os.PathLike[str], record: Record) -> None:
    """All of it or nothing: a reader, even after a kill in the middle, finds the old file or the new one."""
    if not isinstance(record, Record):
        raise TypeError(f"a record is what a session has as `record`, not {record!r}")
    path = _path(file).resolve()
    if path.exists() and not path.is_file():
        raise RecordError(f"{path}: no record can be kept here: this is not an ordinary file")
    fresh = path.with_name(f".{path.name}.{os.getpid()}.{get_ident()}")
    try:
        fresh.write_text(record.to_json(), encoding="utf-8")
        os.replace(fresh, path)
    except BaseException as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        if isinstance(error, OSError):
            # The caller does not know the temporary file.
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise


def _path(file: str | os.PathLike[str]) -> Path:
    if not isinstance(file, str | os.PathLike):
        raise TypeError(f"the file of a record is its path, not {file!r}")
    return Path(file)


def records_folder() -> Path:
    """The folder for records without a name of their own."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "vortex"
