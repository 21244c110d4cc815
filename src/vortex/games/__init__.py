"""The games, by key. Each is loaded when it is asked for, with its own pack or with another one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from vortex.games.register import Register
from vortex.kernel.game import Game
from vortex.kernel.pack import PackError, PackFiles
from vortex.kernel.proofreading import proofread
from vortex.kernel.rulebook import Rulebook

GAMES = Register(
    {
        "time-of-the-daleks": "vortex.games.time_of_the_daleks",
        "time-clash": "vortex.games.time_clash",
        "card-game": "vortex.games.card_game",
    }
)


class UnknownGame(ValueError):
    """No game has this key, or the package that brings it is broken. The message says which, or names the games."""


def load_game(key: str, pack: str | Path | None = None) -> Game[Any]:
    """The game behind its door. `pack` is a folder of cards that are laid over the game's own. All that is wrong with
    them is said at once."""
    load: Callable[[PackFiles | None], Game[Any]] = _package(key).load
    if pack is None:
        return load(None)
    files = laid_over_own(key, pack)
    try:
        game = load(files)
        if not files.mistakes:
            game.warnings = _miscounted(files, key)
            return game
    except PackError:
        pass
    mistakes = [*files.mistakes, *proofread(load, files, PackFiles(own_pack(key)))]
    raise PackError("\n".join(map(str, mistakes)))


def laid_over_own(key: str, pack: str | Path) -> PackFiles:
    """The cards of a pack as the game reads them: over the game's own, unless they are complete."""
    files = PackFiles(Path(pack))
    if files.about.game not in ("", key):
        files.about.entry.fail("game", f"these cards are for {files.about.game!r}, not for {key!r}")
    own = own_pack(key)
    if not files.about.is_complete and own.is_dir():
        files.lay_over(PackFiles(own))
    return files


def _miscounted(files: PackFiles, key: str) -> tuple[str, ...]:
    found, own = files.counts(), PackFiles(own_pack(key)).counts()
    return tuple(
        f"{files.folder}: {found.get(kind, 0)} of the kind {kind!r}, where the game has {count}"
        for kind, count in own.items()
        if found.get(kind, 0) != count
    )


def rulebook(key: str, language: str = "en") -> Rulebook:
    """The game's rules by id: those of RULES.md, in the words of RULES.<language>.md where that has them."""
    folder = _folder(key)
    english = Rulebook((folder / "RULES.md").read_text(encoding="utf-8"))
    translation = folder / f"RULES.{language}.md"
    if language == "en" or not translation.is_file():
        return english
    return english.in_the_words_of(Rulebook(translation.read_text(encoding="utf-8")))


def own_pack(key: str) -> Path:
    """The folder of the game's own cards."""
    return _folder(key) / "pack"


def _folder(key: str) -> Path:
    return Path(str(_package(key).__file__)).parent


def _package(key: str) -> ModuleType:
    if key not in GAMES:
        fault = GAMES.faults.get(key)
        raise UnknownGame(fault or f"there is no game {key!r}; there are: {', '.join(GAMES)}")
    return import_module(GAMES[key])
