"""The games, by key. Each is loaded when it is asked for, with its own pack or with another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from vortex.games.register import Register
from vortex.kernel.game import Game
from vortex.kernel.pack import Form, PackError, PackFiles, joined
from vortex.kernel.proofreading import proofread
from vortex.kernel.record import Record
from vortex.kernel.rulebook import Rulebook
from vortex.kernel.words import Words, say

GAMES = Register(
    {
        "time-of-the-daleks": "vortex.games.time_of_the_daleks",
        "time-clash": "vortex.games.time_clash",
        "card-game": "vortex.games.card_game",
    }
)


class UnknownGame(ValueError):
    """No game has this key, or the package that brings it is broken. The message says which, or names the games."""


Cards = str | Path | PackFiles
"""A pack: the folder or zip file that it lies in, or its files as they were read."""


def load_game(key: str, pack: Cards | None = None) -> Game[Any]:
    """The game behind its door. `pack` has cards that are laid over the game's own. All that is wrong with them is said
    at once."""
    load: Callable[[PackFiles | None], Game[Any]] = _package(key).load
    if pack is None:
        game = load(None)
        game.opened = (load_game, (key,))
        return game
    files = laid_over_own(key, pack)
    try:
        game = load(files)
        if not files.mistakes:
            game.warnings = _miscounted(files, key)
            game.cards = {name: content.decode() for name, content in files.contents.items()}
            game.pictures = {
                entry.id: entry.text("picture") for entry in files.entries if "picture" in entry.fields
            }
            game.opened = (_loaded_again, (key, files.contents))
            return game
    except PackError:
        pass
    mistakes = [*files.mistakes, *proofread(load, files, PackFiles(own_pack(key)))]
    raise PackError(mistakes[0].words, mistakes=mistakes)


def opened(game: str | Game[Any]) -> Game[Any]:
    """The game that a caller names by its key, or has opened already, perhaps with other cards."""
    if isinstance(game, str):
        return load_game(game)
    if not isinstance(game, Game):
        raise TypeError(f"a game is its key or what vortex.load gives, not {game!r}")
    return game


def _loaded_again(key: str, contents: dict[str, bytes]) -> Game[Any]:
    """In a process that need not have the folder of these cards."""
    return load_game(key, PackFiles(contents, None))


def mended_game(key: str, pack: Cards) -> tuple[list[PackError], Game[Any] | None]:
    """All that is wrong with a pack, and the game as it would be without these mistakes; none where cards are missing
    that nobody can put in their place."""
    load: Callable[[PackFiles | None], Game[Any]] = _package(key).load
    files = laid_over_own(key, pack)
    mistakes = [*files.mistakes, *proofread(load, files, PackFiles(own_pack(key)))]
    try:
        game = load(files)
    except PackError:
        return mistakes, None
    game.warnings = () if mistakes else _miscounted(files, key)
    return mistakes, game


def game_of(record: Record, pack: Cards | None = None) -> Game[Any]:
    """The game of a record, with the cards that it brings unless others are named."""
    return load_game(record.game, given_files(record.cards) if pack is None and record.cards else pack)


def given_files(cards: Mapping[str, str]) -> PackFiles:
    """The files of a pack as a game has kept them. They come without pictures, and need none."""
    return PackFiles({name: text.encode() for name, text in cards.items()}, None)


def laid_over_own(key: str, pack: Cards) -> PackFiles:
    """The cards of a pack as the game reads them: over the game's own, unless they are complete."""
    files = pack.anew() if isinstance(pack, PackFiles) else PackFiles(Path(pack))
    if files.about.game not in ("", key):
        said = say("pack-other-game", game=repr(files.about.game), key=repr(key))
        files.about.entry.fail("game", said)
    own = own_pack(key)
    if not files.about.is_complete and own.is_dir():
        files.lay_over(PackFiles(own))
    return files


def _miscounted(files: PackFiles, key: str) -> tuple[Words, ...]:
    found, own = files.counts(), PackFiles(own_pack(key)).counts()
    return tuple(
        say("pack-count", found=str(found.get(kind, 0)), kind=repr(kind), count=str(count))
        for kind, count in own.items()
        if found.get(kind, 0) != count
    )


@cache
def forms(key: str) -> Mapping[str, Mapping[str, Form]]:
    """For every kind of card its fields, and what may stand there: what the game asks for when it reads its own cards,
    in the order in which it does."""
    files = PackFiles(own_pack(key))
    _package(key).load(files)
    found: dict[str, dict[str, Form]] = {}
    for entry in files.entries:
        fields = found.setdefault(entry.kind, {})
        for field, form in entry.forms.items():
            fields[field] = joined(fields[field], form) if field in fields else form
    return found


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
