"""Each level is stronger than the one below it, by the figures that a tournament gives: `docs/bots.md` has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from vortex.analysis.executors import Executor, Processes, cores
from vortex.analysis.intervals import Share
from vortex.analysis.lineups import BOTH, MIXED, line_ups
from vortex.analysis.runs import Plan, run
from vortex.analysis.standings import Standings, standings
from vortex.games import load_game
from vortex.kernel.game import OptionValue

GAMES = 400
"""So many are played for a pair of levels. With fewer, luck alone may hide who is stronger."""
CLEARLY = 0.60
"""A level that is clearly stronger beats the one below it in this share of the games that only one of them wins …"""
SURELY = 0.52
"""… and the least that this may be by chance is still more than half."""


class Table(NamedTuple):
    """Where a game is played, and how many walks its oracle makes there."""

    seats: int
    walks: int
    tables: str = MIXED
    options: Mapping[str, OptionValue] = {}


TABLES = {
    "time-clash": Table(2, 300, options={"match": 1}),
    "card-game": Table(3, 120),
    "time-of-the-daleks": Table(2, 200, BOTH),
}
LEVELS = ("novice", "companion", "time-lord", "oracle")
SEEDS = {("time-of-the-daleks", "oracle"): 2}
"""The games of a seed by which a bot was tuned are no proof of its strength: such a one plays those of another. By the
first seed was settled how much an oracle minds that anybody wins (`Advice.solidarity`)."""


def tournament(key: str, stronger: str, weaker: str, games: int, where: Executor | None = None) -> Standings:
    """The same that `vortex tournament` plays."""
    table, seed = TABLES[key], SEEDS.get((key, stronger), 1)
    game = load_game(key)
    settled = game.settle(table.options, table.seats)
    sides = game.sides(settled, table.seats)
    bots = [f"{name}:{table.walks}" if name == "oracle" else name for name in (stronger, weaker)]
    seated = line_ups(bots, sides, table.tables, seed)
    plan = Plan(key, {}, game.pack_hash, settled, seated, games, seed)
    return standings(bots, sides, run(plan, where))


def won(found: Standings, stronger: str) -> Share:
    """The stronger one's share of the games at mixed tables that only one of the two won."""
    [duel] = found.duels
    share = duel.share
    is_first = duel.first.partition(":")[0] == stronger
    return share if is_first else share._replace(hits=share.of - share.hits)


def lost_to_nobody(found: Standings, level: str) -> float:
    """How many of the games of this level alone no bot won."""
    [standing] = [each for each in found.bots if each.bot.partition(":")[0] == level]
    return standing.pure.value


@pytest.mark.parametrize("key", ["time-clash", "card-game"])
def test_sense_beats_chance(key: str) -> None:
    assert won(tournament(key, "novice", "random", 12), "novice").value > 0.7


@pytest.mark.parametrize("key", TABLES)
def test_what_is_won_is_told_of_the_bot_that_should_be_stronger(key: str) -> None:
    """Whether or not the ranking has that one first; and the long tests have something to go by."""
    found = tournament(key, "novice", "random", 4)
    one, other = won(found, "novice"), won(found, "random")
    assert one.of == other.of
    assert one.hits + other.hits == pytest.approx(one.of)
    if TABLES[key].tables == BOTH:
        assert [each.pure.of for each in found.bots] == [1, 1]
        assert 0 <= lost_to_nobody(found, "novice") <= 1


@pytest.mark.strength
@pytest.mark.timeout(8 * 60 * 60)
@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize("weaker", LEVELS[:-1])
def test_a_level_is_clearly_stronger_than_the_one_below_it(key: str, weaker: str) -> None:
    """The proof of what `docs/bots.md` says. All nine pairs take about five hours on two cores: a quarter of an hour at
    most for the lower levels, one to two hours for an oracle, of which a game takes 10 to 60 seconds."""
    stronger = LEVELS[LEVELS.index(weaker) + 1]
    with Processes(cores()) as all_cores:
        found = tournament(key, stronger, weaker, GAMES, all_cores)
    share = won(found, stronger)
    assert share.value >= CLEARLY, str(share)
    assert share.interval[0] > SURELY, str(share)
    if TABLES[key].tables == BOTH:
        assert lost_to_nobody(found, stronger) < lost_to_nobody(found, weaker)
