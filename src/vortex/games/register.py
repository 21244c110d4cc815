"""The register of games: ours, and those that other packages bring.

A package adds a game by an entry point of the group `vortex.games`. Its name is the game's key; what it names is the
module that opens the game, with `load(files)` as ours have it:

    [project.entry-points."vortex.games"]
    lanterns = "lanterns.game"

Other packages are looked for when a key is asked for that is not one of ours, or when all games are listed. One that
cannot be played is left out, and `faults` says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from vortex.kernel.brought import claims, packages
from vortex.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "vortex.games"
_KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Register(MutableMapping[str, str]):
    """The modules that open the games, by the games' keys."""

    def __init__(self, ours: Mapping[str, str]) -> None:
        self._modules = dict(ours)
        self._faults: dict[str, str] = {}
        self._is_complete = False

    def __repr__(self) -> str:
        return f"<Games: {', '.join(self)}>"

    def __getitem__(self, key: str) -> str:
        if key not in self._modules:
            self._look_around()
        return self._modules[key]

    def __setitem__(self, key: str, module: str) -> None:
        self._modules[key] = module

    def __delitem__(self, key: str) -> None:
        del self._modules[key]

    def __iter__(self) -> Iterator[str]:
        self._look_around()
        return iter(self._modules)

    def __len__(self) -> int:
        self._look_around()
        return len(self._modules)

    @property
    def faults(self) -> Mapping[str, str]:
        """Why a game of another package cannot be played, by its key: one sentence each."""
        self._look_around()
        return self._faults

    def _look_around(self) -> None:
        if self._is_complete:
            return
        self._is_complete = True
        for key, claimed in claims(GROUP).items():
            fault = _clash(claimed, key in self._modules) or _fault(claimed[0])
            if fault:
                self._faults[key] = f"the game {key!r} of {packages(claimed)} cannot be played: {fault}"
            else:
                self._modules[key] = claimed[0].value


def _clash(claimed: Sequence[EntryPoint], is_taken: bool) -> str:
    if is_taken:
        return "there is a game with this key already"
    return "they have the same key" if len(claimed) > 1 else ""


def _fault(entry: EntryPoint) -> str:
    """What is wrong with a game; nothing if it can be played. Whatever its package does, the other games go on."""
    if not _KEY.fullmatch(entry.name):
        return "a key has small letters, digits and hyphens, and at most 40 of them"
    if entry.attr:
        return f"its entry point must name a module, not {entry.value!r}"
    try:
        game = import_module(entry.module).load(None)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"{entry.module}.load gives no Game"
    return "" if game.key == entry.name else f"it calls itself {game.key!r}"
