"""Bots that others have written, without a change here.

A package brings a bot by an entry point of the group `vortex.bots`; its name is the bot's, and never one of ours:

    [project.entry-points."vortex.bots"]
    lamplighter = "lanterns.bots:Lamplighter"

On a command line and in Python, `lanterns.bots:Lamplighter` works as well. Either is called with a seed and gives an
object with `choose(chair)`; `think(chair)`, for hints, is optional.

A name of that second kind runs code of its writer's choice. So only the person at the keyboard may give one: names in
records and in requests to a server are never taken for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, SupportsIndex

from vortex.bots.chair import Chair
from vortex.bots.thought import Thought, unexplained
from vortex.kernel.brought import claims, packages
from vortex.kernel.choices import NotationError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "vortex.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""What a bot may be called by those who choose it; so `module:Class`, which would run any code, is no name."""
_SHOWN = 80


class Bot(Protocol):
    """What others write. Reproducible from its seed: the same chair and the same seed give the same choice. It may also
    have `think(chair)`, which gives a `Thought`: the choice with the reasons for it."""

    def choose(self, chair: Chair) -> SupportsIndex | str:
        """One of `chair.legal()`, or its notation."""
        ...


class BrokenBot(ValueError):
    """This bot of another package cannot play. The message says why. `fault` says it in fewer words, in which there is
    nothing of the game: no card and no name."""

    fault = "is no bot"


class OwnBot:
    """Holds a bot of others to what a bot has to do: whatever else it does is a `BrokenBot`."""

    def __init__(self, bot: Any, name: str) -> None:
        if isinstance(bot, type):
            raise broken(name, f"it is a class, not an object: {bot.__name__}(seed) makes one", "is a class")
        try:
            is_bot = callable(getattr(bot, "choose", None))
            self._thinks = callable(getattr(bot, "think", None))
        except (Exception, SystemExit) as error:
            raise _failed(name, error) from error
        if not is_bot:
            raise broken(name, "it has no method choose(chair)", "has no choose(chair)")
        self._bot = bot
        self._name = name

    def choose(self, chair: Chair) -> int:
        try:
            given = self._bot.choose(chair)
        except (Exception, SystemExit) as error:
            raise _failed(self._name, error, chair) from error
        return self._checked(given, chair)

    def think(self, chair: Chair) -> Thought:
        if not self._thinks:
            return unexplained(self.choose(chair), chair.legal())
        try:
            thought = self._bot.think(chair)
        except (Exception, SystemExit) as error:
            raise _failed(self._name, error, chair) from error
        if not isinstance(thought, Thought):
            raise self._gave(thought, chair, "which is not a Thought")
        considered = tuple(
            each._replace(choice=self._checked(each.choice, chair)) for each in thought.considered
        )
        return Thought(self._checked(thought.choice, chair), considered)

    def _checked(self, given: Any, chair: Chair) -> int:
        """The choice, if it is one of those asked for."""
        try:
            choice = chair.game.read(given) if isinstance(given, str) else index(given)
        except (NotationError, TypeError):
            raise self._gave(given, chair, "which is neither a number nor the notation of a choice") from None
        if isinstance(given, bool) or choice not in chair.legal():
            refusal = chair.why_not(choice)
            why = f": {refusal.rule}: {refusal.reason}" if refusal else ""
            raise self._gave(given, chair, f"which is not legal{why}")
        return choice

    def _gave(self, given: object, chair: Chair, why: str) -> BrokenBot:
        shown = repr(given)
        shown = shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
        kind = type(given).__name__
        return broken(self._name, f"{_asked(chair)}it gave {shown}, {why}", f"gave no legal choice ({kind})")


def held(bot: Any) -> OwnBot:
    """A bot that a caller has made, by the name of its class."""
    return bot if isinstance(bot, OwnBot) else OwnBot(bot, getattr(bot, "__name__", type(bot).__name__))


def broken(name: str, reason: str, fault: str) -> BrokenBot:
    error = BrokenBot(f"the bot {name} cannot play: {reason}")
    error.fault = fault
    return error


def _failed(name: str, error: BaseException, chair: Chair | None = None) -> BrokenBot:
    kind = type(error).__name__
    frames = [frame for frame in extract_tb(error.__traceback__)[1:] if not frame.filename.startswith("<")]
    where = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    what = f"{kind}: {error}"
    if chair is None:
        return broken(name, what, kind + where)
    return broken(name, f"{_asked(chair)}it failed{where}: {what}", kind + where)


def _asked(chair: Chair) -> str:
    ask = chair.ask()
    return f"asked {ask.topic!r} ({ask.question.rule}), "


class Brought(NamedTuple):
    """The bots of installed packages."""

    places: Mapping[str, str]
    """Where each is, by its name."""
    faults: Mapping[str, str]
    """Why one cannot be had, by its name: half a sentence each."""


@cache
def brought() -> Brought:
    places, faults = dict[str, str](), dict[str, str]()
    for name, claimed in claims(GROUP).items():
        place = f"{claimed[0].module}:{claimed[0].attr or ''}"
        if fault := _fault(name, place, claimed):
            faults[name] = f"{fault} (it comes with {packages(claimed)})"
        else:
            places[name] = place
    return Brought(places, faults)


def _fault(name: str, place: str, claimed: Sequence[EntryPoint]) -> str:
    if len(claimed) > 1:
        return "there are several with this name"
    if not NAME.fullmatch(name):
        return "its name is not made of a to z, 0 to 9, _ and -"
    if not is_place(place):
        return f"its entry point must name a class, MODULE:CLASS, not {claimed[0].value!r}"
    return ""


def is_place(name: str) -> bool:
    """Whether this could say where a bot's class is: `package.module:Class`."""
    module, colon, attribute = name.partition(":")
    return bool(colon) and all(
        part.isidentifier() for dotted in (module, attribute) for part in dotted.split(".")
    )


def make_own(place: str, seed: int) -> OwnBot:
    """The bot at `package.module:Class`, with its seed. One that cannot play is refused in a sentence."""
    module, _, attribute = place.partition(":")
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        make: Callable[[int], Any] = found
        bot = make(seed)
    except (Exception, SystemExit) as error:
        raise _failed(place, error) from error
    return OwnBot(bot, place)
