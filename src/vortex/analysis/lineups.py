"""Which bot sits where: every bot in every place equally often, against every other.

A *place* is what one bot fills alone: a seat, or all seats of a team that wins and loses together. Line-ups come in
blocks, each the turns of one around the table; so every block is fair to all places.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from vortex.bots.match import derived_seed

MIXED, PURE, BOTH = ("mixed", "pure", "both")
"""Different bots at a table, the same one everywhere, or both kinds of tables in turn."""


def line_ups(bots: Sequence[str], sides: Sequence[int], tables: str, seed: int) -> list[tuple[str, ...]]:
    """One bot for each seat, for as many games as it takes until every bot has sat everywhere. Then the list starts
    again."""
    places = max(sides) + 1
    pure = [(bot,) * places for bot in bots]
    blocks = [] if tables == PURE or len(bots) == 1 else _mixed(bots, places)
    blocks.sort(key=lambda block: derived_seed(seed, "block", *block[0]))
    mixed = [line_up for block in blocks for line_up in block]
    if not mixed:
        found = pure
    elif tables == MIXED:
        found = mixed
    else:
        # One of each in turn; as often as it takes until every bot has been alone equally often.
        found = [each for pair in zip(mixed * len(bots), pure * len(mixed), strict=True) for each in pair]
    return [tuple(line_up[side] for side in sides) for line_up in found]


def _mixed(bots: Sequence[str], places: int) -> list[list[tuple[str, ...]]]:
    """Each bot as evenly as possible: few bots sit once or twice at each table, of many bots only some sit at
    each."""
    fewest, most = places // len(bots), -(-places // len(bots))
    blocks: list[list[tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    for line_up in product(bots, repeat=places):
        counts = [line_up.count(bot) for bot in bots]
        if line_up in seen or min(counts) < fewest or max(counts) > most:
            continue
        turned = [line_up[n:] + line_up[:n] for n in range(places)]
        # One that looks the same after half a turn is there twice as often, so that all blocks weigh the same.
        blocks.append(turned)
        seen.update(turned)
    return blocks
