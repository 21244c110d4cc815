"""What several commands share: which game, which pack, which options."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from vortex.bots.bot import BOTS, make_bot
from vortex.cli.errors import Misused
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.languages import LANGUAGES

USUAL_PORT = 8763
"""The same from day to day: a browser keeps settings, and phones their links, by address and port."""

F = TypeVar("F", bound=Callable[..., Any])

_YES = {"true", "yes", "on"}
_NO = {"false", "no", "off"}


def pack_option(command: F) -> F:
    return click.option(
        "--pack",
        type=click.Path(path_type=Path),
        metavar="DIR",
        help="Cards of your own, laid over the game's: a folder or a .zip file.",
    )(command)


def language_option(command: F) -> F:
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        help="The terminal's language; otherwise that of this machine.",
    )(command)


def game_option(command: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="KEY=VALUE",
        help="Something that players settle beforehand.",
    )(command)


def read_options(game: Game[Any], texts: Sequence[str]) -> dict[str, OptionValue]:
    """`key=value` texts as the game wants them; what does not fit is refused with what would."""
    known = {option.key: option.values for option in game.options}
    given: dict[str, OptionValue] = {}
    for text in texts:
        key, equals, written = text.partition("=")
        if not equals:
            raise Misused(f"--option takes KEY=VALUE, not {text!r}")
        word = written.strip().lower()
        value: OptionValue = written
        for candidate in known.get(key.strip(), ()):
            if isinstance(candidate, bool):
                fits = word in (_YES if candidate else _NO)
            else:
                fits = word == str(candidate).lower()
            if fits:
                value = candidate
        given[key.strip()] = value
    return game.check_options(given)


def find_bots_here() -> None:
    """A bot of the caller's own may be in the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def check_bot(name: str) -> None:
    """Refuse an unknown bot."""
    find_bots_here()
    make_bot(name, 0)


def read_bots(text: str, seats: int) -> list[str]:
    """One name for all, or one a seat, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Misused(f"--bots takes one name or {seats}, one a seat; there are: {', '.join(BOTS)}")
    return names
