"""Bots that others have written, without a change here.

A package brings a bot by an entry point of the group `vortex.bots`; its name is the bot's:

    [project.entry-points."vortex.bots"]
    lamplighter = "lanterns.bots:Lamplighter"

On a command line and in Python, `lanterns.bots:Lamplighter` works as well. Either is called with a seed and gives an
object with `choose(chair)`; `think(chair)`, for hints, is optional.

A name of that second kind runs code of its writer's choice. So only the person at the keyboard may give one: names in
records and in requests to a server are never taken for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from vortex.bots.chair import Chair
from vortex.bots.thought import Thought, unexplained

GROUP = "vortex.bots"


class BrokenBot(ValueError):
    """This bot of another package cannot play. The message says why."""


class Choosing:
    """A bot that gives no reasons."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, chair: Chair) -> int:
        choice: int = self._bot.choose(chair)
        return choice

    def think(self, chair: Chair) -> Thought:
        return unexplained(self.choose(chair), chair.legal())


@cache
def brought() -> Mapping[str, str]:
    """The bots of installed packages: where each is, by its name."""
    # Loaded here, for it takes a while: most commands name no such bot.
    from importlib.metadata import entry_points

    return {each.name: each.value for each in entry_points(group=GROUP)}


def is_place(name: str) -> bool:
    """Whether this could say where a bot's class is: `package.module:Class`."""
    module, colon, attribute = name.partition(":")
    return bool(colon) and all(
        part.isidentifier() for dotted in (module, attribute) for part in dotted.split(".")
    )


def make_own(place: str, seed: int) -> Any:
    """The bot at `package.module:Class`, with its seed. One that cannot play is refused in a sentence."""
    module, _, attribute = place.partition(":")
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        make: Callable[[int], Any] = found
        bot = make(seed)
    except Exception as error:
        raise BrokenBot(f"the bot {place} cannot play: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(f"the bot {place} cannot play: it has no method choose(chair)")
    return bot if callable(getattr(bot, "think", None)) else Choosing(bot)
