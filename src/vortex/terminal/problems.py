"""What went wrong with a file, in the reader's words."""

from __future__ import annotations

import errno

from vortex.kernel.record import RecordError
from vortex.terminal.speech import Speech

_FILES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
}


def file_problem(error: Exception, speech: Speech) -> str:
    """Why something could not be read or written."""
    if isinstance(error, OSError) and error.strerror:
        known = _FILES.get(error.errno or 0)
        why = speech.phrase(f"file-{known}") if known else error.strerror.lower()
        return f"{error.filename}: {why}" if error.filename else why
    if isinstance(error, RecordError) and speech.language != "en":
        return speech.label("problem-record")
    return str(error)
