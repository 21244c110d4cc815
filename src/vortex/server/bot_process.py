"""The process in which bots think: reads requests from its standard input, writes choices to its standard output."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

_NICENESS = 5
if __name__ == "__main__":
    # Before all that takes long to load: players come first.
    os.nice(_NICENESS)

import msgspec  # noqa: E402

from vortex.bots.own import BrokenBot  # noqa: E402
from vortex.server import proving, thinking  # noqa: E402

_REQUEST = thinking.Request | proving.Request


def main() -> None:
    # Whatever a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    start = _read(sys.stdin.buffer)
    assert start is not None
    settings = msgspec.json.decode(start)
    _limit(settings["memory"])
    _write(answers, {"answer": 0})
    while (data := _read(sys.stdin.buffer)) is not None:
        try:
            request = msgspec.json.decode(data, type=_REQUEST)
            found = proving.find(request) if isinstance(request, proving.Request) else thinking.find(request)
            reply: dict[str, object] = {"answer": found}
        except BrokenBot as error:
            reply = {"error": error.fault}
        except Exception as error:
            # Its kind only: what it says may be a card.
            reply = {"error": type(error).__name__}
        _write(answers, reply)


def _limit(memory: int) -> None:
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    data = source.read(int.from_bytes(head, "big"))
    return data


def _write(target: BinaryIO, reply: dict[str, object]) -> None:
    data = msgspec.json.encode(reply)
    target.write(len(data).to_bytes(4, "big") + data)
    target.flush()


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        # The server has gone; nobody waits for an answer or an explanation.
        os._exit(0)
