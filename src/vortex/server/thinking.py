"""What a thinking process can be asked, and how it finds the answer.

Every request carries a world that those who get the answer cannot tell from the true one: never the state, the seed or
a table's id. The same request always gets the same answer.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.util import find_spec
from typing import Any, TypeVar

from msgspec import Struct

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.bots.thought import Considered
from vortex.dice.attempt import PoolOdds
from vortex.games import given_files, load_game
from vortex.kernel.game import Game
from vortex.kernel.odds import OutOfTime
from vortex.kernel.state import State

T = TypeVar("T")

Pack = dict[str, str]
"""The files of a pack, as the game has kept them; empty for the game's own cards."""


class AboutWorld(Struct, frozen=True):
    """`world` is the dump of an imagined state."""

    game: str
    pack: Pack
    world: dict[str, Any]

    def opened(self) -> tuple[Game[Any], State]:
        game = opened(self.game, self.pack)
        return game, game.load(self.world)


def opened(key: str, pack: Pack) -> Game[Any]:
    """The game with these cards, which are read once for many questions."""
    return _opened(key, tuple(pack.items()))


@lru_cache(16)
def _opened(key: str, pack: tuple[tuple[str, str], ...]) -> Game[Any]:
    return load_game(key, given_files(dict(pack)) if pack else None)


class ThoughtRequest(AboutWorld, frozen=True, tag="thought"):
    """What a bot chooses, and why."""

    seat: int
    level: str
    seed: int


class ChoiceRequest(ThoughtRequest, frozen=True, tag="choice"):
    """What a bot chooses, without its reasons."""


class OddsRequest(AboutWorld, frozen=True, tag="odds"):
    """How likely success is. It takes time and memory as bots do, so it is worked out where they think."""

    seat: int
    in_full: bool = False
    seconds: float = 60.0


class OutlookRequest(AboutWorld, frozen=True, tag="outlook"):
    """Every seat's chance to win."""

    walks: int
    seed: int


Request = ChoiceRequest | ThoughtRequest | OddsRequest | OutlookRequest


class ThoughtFound(Struct, frozen=True):
    """`considered`: the best first."""

    choice: int
    considered: list[Considered]


class OddsFound(Struct, frozen=True):
    """`probability` is None where nothing depends on luck, and may be more where not `is_whole`. `was_found` is False
    where it was too much to work out in time, or there is no NumPy to do it with."""

    probability: float | None = None
    choices: dict[int, float] = {}
    rule: str = ""
    alone: float | None = None
    unpaid: float | None = None
    pool: tuple[tuple[int, ...], ...] | None = None
    is_whole: bool = True
    at_least: tuple[int, ...] = ()
    was_found: bool = True


def find_choice(request: ChoiceRequest) -> int:
    game, world = request.opened()
    return make_bot(request.level, request.seed).choose(Chair(game, world, request.seat))


def find_thought(request: ThoughtRequest) -> ThoughtFound:
    game, world = request.opened()
    thought = make_bot(request.level, request.seed).think(Chair(game, world, request.seat))
    return ThoughtFound(thought.choice, list(thought.considered))


@cache
def _the_one(kind: type[T]) -> T:
    """Kept for as long as the process lives. Attempts say everything about themselves, so one solver that remembers the
    last of them serves all tables, whatever their cards."""
    return kind()


def can_find_odds() -> bool:
    """They need NumPy, which not every server has."""
    return find_spec("numpy") is not None


def find_odds(request: OddsRequest) -> OddsFound:
    """NumPy takes a while to load, so it is loaded where odds are wanted."""
    try:
        from vortex.analysis.odds import TABLE_WORK, Solver
    except ImportError:
        return OddsFound(was_found=False)
    game, world = request.opened()
    try:
        found = _the_one(Solver).odds(game, world, request.seat, request.in_full, request.seconds, TABLE_WORK)
    except OutOfTime:
        return OddsFound(was_found=False)
    if found is None:
        return OddsFound()
    of_pool = (found.alone, found.unpaid, found.pool) if isinstance(found, PoolOdds) else (None, None, None)
    at_least = tuple(choice for choice in found.choices if choice in found.at_least)
    return OddsFound(found.probability, found.choices, found.rule, *of_pool, found.is_whole, at_least)


def find_outlook(request: OutlookRequest) -> list[float]:
    from vortex.analysis.review import outlook

    return outlook(*request.opened(), request.walks, request.seed)


def find(request: Request) -> object:
    """Whatever is asked."""
    match request:
        case ChoiceRequest():
            return find_choice(request)
        case ThoughtRequest():
            return find_thought(request)
        case OddsRequest():
            return find_odds(request)
        case OutlookRequest():
            return find_outlook(request)
