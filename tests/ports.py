"""Ports for servers that tests start, kill and start again at the same place.

A port that the system picks may become one end of any other connection while its server is down. These lie below those
that the system picks, and each is locked for as long as this process lives, so that no other tests take it.
"""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import IO

FIRST, LAST = 20_000, 32_000

_kept: list[IO[bytes]] = []


def free_port() -> int:
    """A port at which nothing listens, and which is not given to anybody else."""
    folder = Path(tempfile.gettempdir()) / f"vortex-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    start = os.getpid() * 97
    for step in range(LAST - FIRST):
        port = FIRST + (start + step) % (LAST - FIRST)
        lock = (folder / str(port)).open("wb")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as trial:
                trial.bind(("127.0.0.1", port))
        except OSError:
            lock.close()
        else:
            _kept.append(lock)
            return port
    raise OSError("every port is taken")
