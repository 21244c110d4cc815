"""Which of the packs that the host named each game can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.pack import PackError
from vortex.server.settings import SettingError


def playable(packs: Mapping[str, Path]) -> dict[str, tuple[str, ...]]:
    """The names of the packs for each game. A pack that suits none is a mistake of the host, reported before the
    start."""
    found: dict[str, list[str]] = {key: [] for key in GAMES}
    for name, folder in packs.items():
        refusals: dict[str, PackError] = {}
        for key in GAMES:
            try:
                load_game(key, folder)
                found[key].append(name)
            except PackError as error:
                refusals[key] = error
        if len(refusals) == len(GAMES):
            meant = max(GAMES, key=lambda key: len(_files(folder) & _files(own_pack(key))))
            raise SettingError(f"the pack {name!r} cannot be played with: {refusals[meant]}")
    return {key: tuple(names) for key, names in found.items()}


def _files(folder: Path) -> set[str]:
    """A game's packs have files of the same names."""
    return {path.name for path in folder.glob("*.toml")}
