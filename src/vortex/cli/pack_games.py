"""Which game a pack is for."""

from __future__ import annotations

from vortex.cli.errors import Misused
from vortex.games import GAMES, own_pack
from vortex.kernel.pack import PackFiles


def game_of(files: PackFiles) -> str:
    """The game that a pack says it is for, or else the one whose own cards are most like these: first by cards, then
    by kinds, then by file names."""
    if files.about.game:
        return files.about.game
    names = list(files.contents)
    likeness: dict[str, tuple[int, int, int]] = {}
    for key in GAMES:
        own = own_pack(key)
        if own.is_dir():
            cards = PackFiles(own).entries
            likeness[key] = (
                len({entry.id for entry in files.entries} & {entry.id for entry in cards}),
                len({entry.kind for entry in files.entries} & {entry.kind for entry in cards}),
                sum((own / name).exists() for name in names),
            )
    most = max(likeness.values())
    best = [key for key, like in likeness.items() if like == most]
    if not any(most) or len(best) > 1:
        raise Misused(f"say which game these cards are for: {', '.join(GAMES)}")
    return best[0]
