"""Plans of games, and games that were played."""

from __future__ import annotations

from tests import toy_game

from vortex.analysis.lineups import MIXED, line_ups
from vortex.analysis.runs import Plan

ALONE = {n: tuple(range(n)) for n in range(1, 5)}
TEAMS = (0, 1, 0, 1)


def a_plan(
    games: int = 24, seed: int = 3, bots: tuple[str, ...] = ("random", "companion"), measured: bool = False
) -> Plan:
    seated = line_ups(bots, ALONE[2], MIXED, seed)
    return Plan("toy", {}, toy_game.load().pack_hash, {}, seated, games, seed, measured)
