"""Plays records again and prints what each viewer saw after every move, as a digest: to compare Pythons and processes.

Needs nothing but the games themselves, so that any Python can run it.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from vortex.games import load_game
from vortex.kernel.record import canonical, record_from_json


def digest_of(path: Path) -> str:
    record = record_from_json(path.read_text(encoding="utf-8"))
    game = load_game(record.game)
    digest = sha256()
    state = game.new(record.options, len(record.names), record.seed)
    for choice in ("", *record.choices):
        state.events = []
        if choice:
            game.apply(state, game.notation.read(choice))
        digest.update(canonical(game.dump(state)))
        digest.update(json.dumps([game.notation.write(option) for option in state.options]).encode())
        for seat in (*range(state.seats), None):
            digest.update(canonical(game.view(state, seat)))
            digest.update(repr([event.seen_by(seat) for event in state.events]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(digest_of(Path(argument)))
