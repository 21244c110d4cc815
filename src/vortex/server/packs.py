"""The packs that tables can be played with: those that the host named, and those that people make here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vortex.games import GAMES, given_files, load_game, own_pack
from vortex.kernel.game import Game
from vortex.kernel.pack import PackError, read_pictures
from vortex.server.settings import SettingError, Settings
from vortex.server.storage.interface import PackVersion, Store
from vortex.server.storage.packs import is_own

_KEPT = 32
"""So many games of people's packs stay in memory, besides those that tables hold."""


class UnknownPack(ValueError):
    """There is no such pack, or it is for another game."""


class Packs:
    """By the names that tables know them by."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._folders = settings.packs
        self._store = store
        self._offered = playable(settings.packs)
        self._games: OrderedDict[tuple[str, str], Game[Any] | PackError] = OrderedDict()
        """A version never changes: what is wrong with one need be found but once."""

    def offered(self, key: str) -> tuple[str, ...]:
        """Those of the host that a game can be played with."""
        return self._offered.get(key, ())

    async def game(self, key: str, name: str) -> Game[Any]:
        """The game with a pack. Raises UnknownPack, or PackError if its cards cannot be played any more."""
        if not name:
            return load_game(key)
        if (found := self._games.get((key, name))) is not None:
            self._games.move_to_end((key, name))
            return _game_of(found)
        if is_own(name):
            version = await self.version(name)
            if version is None:
                raise UnknownPack(name)
            files = version.files
            found = await asyncio.to_thread(_read, key, files)
        elif name in self.offered(key):
            found = load_game(key, self._folders[name])
        else:
            raise UnknownPack(name)
        self._games[key, name] = found
        if len(self._games) > _KEPT:
            self._games.popitem(last=False)
        return _game_of(found)

    async def version(self, name: str) -> PackVersion | None:
        """Of a pack that somebody has made here."""
        pack, _, number = name.partition("@")
        if not (number.isascii() and number.isdecimal() and len(number) < 10):
            return None
        return await self._store.pack_version(pack, int(number))

    def own_pictures(self, name: str) -> dict[str, bytes]:
        """Those that a pack of the host brings, as they are."""
        return read_pictures(self._folders[name]) if name in self._folders else {}


def _read(key: str, files: Mapping[str, str]) -> Game[Any] | PackError:
    """The game, or what keeps it from being played."""
    try:
        return load_game(key, given_files(files))
    except PackError as error:
        return error


def _game_of(found: Game[Any] | PackError) -> Game[Any]:
    if isinstance(found, PackError):
        raise found.with_traceback(None)  # else each time it is raised would add to it
    return found


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
