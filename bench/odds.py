"""How long exact odds take: Adventures with eight dice, re-roll and face icons of five cards, and five Sonic Charges.

    python bench/odds.py --attempts 200

Every attempt is solved from nothing: nothing is remembered from the one before. Times are those of the processor, on
one core.
"""

from __future__ import annotations

import argparse
import sys
from os import getloadavg
from pathlib import Path
from platform import python_version
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.results import keep

from vortex.analysis.multisets import colour_against
from vortex.analysis.odds import Solver
from vortex.games import load_game

SYMBOLS = ("Ru", "Di", "Sc", "Cu", "Ta", "St")


def main() -> None:
    parser = argparse.ArgumentParser(description="How long exact odds take.")
    parser.add_argument("--attempts", type=int, default=200)
    parser.add_argument(
        "--helped", action="store_true", help="five dice and a helper's three, each with icons"
    )
    parser.add_argument("--write", action="store_true", help="keep the figures in RESULTS.md")
    arguments = parser.parse_args()
    load = getloadavg()[0]
    if arguments.write:
        alone, helped = (_times(arguments.attempts, is_helped) for is_helped in (False, True))
        keep(
            "Odds",
            f"Made by `python bench/odds.py --attempts {arguments.attempts} --write`. Target: 95 % of Adventures with "
            "eight dice, the icons of five cards and five tokens solved within 50 ms.\n\n"
            "| | attempts | median | p95 | longest |\n|---|---:|---:|---:|---:|\n"
            f"| eight dice | {_cells(alone)} |\n| five dice and a helper's three | {_cells(helped)} |\n\n"
            f"Times of the processor, nothing remembered; Python {python_version()}, load average before {load:.1f}.",
        )
    else:
        print(f"attempts | median | p95 | longest: {_cells(_times(arguments.attempts, arguments.helped))}")


def _times(attempts: int, is_helped: bool) -> list[float]:
    """Milliseconds for each of so many attempts, the quickest first."""
    game = load_game("time-of-the-daleks")
    icons = [dict(face.printed) for face in game.gallery() if face.kind in ("companion", "card", "doctor")]
    luck = Random(1)
    times: list[float] = []
    for _ in range(attempts):
        words: dict[str, tuple[str, ...]] = {
            "challenge": tuple(luck.choices(SYMBOLS, k=luck.choice((4, 5, 5, 6)))),
            **_side(luck, icons, "", 5 if is_helped else 8, 5),
        }
        if is_helped:
            words |= _side(luck, icons, "helper-", 3, 4)
        [prospect] = game.described_attempt(words)
        colour_against.cache_clear()
        began = process_time()
        Solver().chance(prospect)
        times.append(1000 * (process_time() - began))
    return sorted(times)


def _cells(times: list[float]) -> str:
    figures = (times[len(times) // 2], times[int(0.95 * len(times))], times[-1])
    return " | ".join([str(len(times)), *(f"{time:.1f} ms" for time in figures)])


def _side(
    luck: Random, icons: list[dict[str, tuple[str, ...]]], prefix: str, dice: int, cards: int
) -> dict[str, tuple[str, ...]]:
    """One Doctor's dice, at most three of a colour, with the icons of some cards."""
    pool: list[str] = []
    while len(pool) < dice:
        colour = luck.choice("KKGBR")
        if colour == "K" or pool.count(f"{colour}1") < 3:
            pool.append(f"{colour}1")
    drawn = luck.sample([each for each in icons if each.get("reroll") or each.get("face")], cards)
    return {
        f"{prefix}dice": tuple(pool),
        f"{prefix}reroll": tuple(icon for each in drawn for icon in each.get("reroll", ())),
        f"{prefix}face": tuple(icon for each in drawn for icon in each.get("face", ())),
        f"{prefix}sonic": ("5",),
    }


if __name__ == "__main__":
    main()
