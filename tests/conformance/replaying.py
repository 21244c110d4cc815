"""Replays records and prints a digest of each: run in another process to compare."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from tests.conformance.positions import the_game

from vortex.kernel.record import canonical, record_from_json, replay
from vortex.kernel.words import wording


def digest_of(key: str, path: Path) -> str:
    """The last state, every seat's view of it, everything told on the way, and a question from the middle."""
    game = the_game(key)
    record = record_from_json(path.read_text())
    state = replay(game, record, listen=True)
    digest = sha256(canonical(game.dump(state)))
    for seat in (*range(state.seats), None):
        digest.update(canonical(game.view(state, seat)))
        for event in state.events or []:
            digest.update(wording("en").write(game.tell(event.seen_by(seat)), tuple(record.names)).encode())
    middle = replay(game, record, len(record.choices) // 2)
    digest.update(repr(game.ask(middle)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        print(digest_of(sys.argv[1], Path(argument)))
