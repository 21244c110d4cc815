"""Our games and their peers, measured in turns in one run; the ratios are what counts.

make bench                          a quarter of an hour; compiles our games first, if they are not
make bench ARGS=--quick             two minutes; compiled games as they were compiled last
make bench ARGS="--write"           also puts the table into bench/RESULTS.md
make bench ARGS="--peers chess"     beside some peers only
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from os import getloadavg
from pathlib import Path
from statistics import median
from typing import Any

from processes import COMPILED, lines_of
from results import keep

HERE = Path(__file__).parent
HOUSE = HERE.parent
OURS = ("time-of-the-daleks", "time-clash", "card-game")
PEERS = ("catanatron", "open_spiel", "rlcard", "pettingzoo", "chess")
MEASURES = (("catanatron", "catan"), ("open_spiel", "hearts"))
"""What the others are compared with, where it was measured."""
FULL, QUICK = 6.0, 1.0
ROUNDS = 5
"""Everything is measured once in each, so that all of it meets the same neighbours."""

Figures = dict[str, Any]


def ours(seconds: float) -> Iterator[Figures]:
    command = [sys.executable, str(HERE / "peer.py"), "ours", "--rounds", "1", "--seconds", str(seconds)]
    for figures in lines_of(command):
        yield {**figures, "peer": "vortex, interpreted"}
    if COMPILED.exists():
        for figures in lines_of(command, PYTHONPATH=str(COMPILED)):
            yield {**figures, "peer": "vortex, compiled"}


def peers(names: list[str], seconds: float) -> Iterator[Figures]:
    for name in names:
        command = [str(HERE / "peer.sh"), name, "--rounds", "1", "--seconds", str(seconds)]
        yield from lines_of(command, PYTHON=sys.executable)


def compile_ours() -> None:
    """Into a folder of its own: the checkout stays as it is."""
    subprocess.run(
        [sys.executable, str(HERE / "compiled.py"), *OURS, "--count", "20", "--keep", str(COMPILED)],
        check=True,
        stdout=sys.stderr,
    )


def speed_ratio(figures: Figures, bases: Sequence[Figures]) -> float:
    """The median of the ratios of all rounds."""
    speeds = zip(figures["speeds"], bases[0]["speeds"], strict=True)
    return float(median(own / base for own, base in speeds))


def together(rounds: Sequence[Sequence[Figures]]) -> list[Figures]:
    """The figures of all rounds as one line each."""
    found = []
    for lines in zip(*rounds, strict=True):
        copies = [line["copy_microseconds"] for line in lines if line["copy_microseconds"]]
        speeds = [line["decisions_per_second"] for line in lines]
        found.append({**lines[0], "speeds": speeds, "copy": median(copies) if copies else None})
    return found


def table(found: Sequence[Figures]) -> str:
    bases = [[each for each in found if (each["peer"], each["game"]) == measure] for measure in MEASURES]
    heads = [f"to {base[0]['game']} of {base[0]['peer']}" for base in bases if base]
    rows = [
        "| | game | seats | decisions/s | " + " | ".join([*heads, "copy of a state"]) + " |",
        "|---|---|---:|---:|" + "---:|" * (len(heads) + 1),
    ]
    for each in found:
        ratios = [f"{speed_ratio(each, base):.2f} ×" for base in bases if base]
        name = f"{each['peer']} {each['version']}".strip()
        copy = f"{each['copy']:.1f} µs" if each["copy"] else "–"
        cells = [name, each["game"], str(each["seats"]), f"{round(median(each['speeds'])):,}", *ratios, copy]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="one second of play for each game")
    parser.add_argument("--seconds", type=float, help=f"processor seconds of play for each game ({FULL:g})")
    parser.add_argument("--peers", nargs="*", default=list(PEERS), choices=PEERS, help="all unless named")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    arguments = parser.parse_args()
    seconds = arguments.seconds or (QUICK if arguments.quick else FULL)
    load = getloadavg()[0]
    if not COMPILED.exists() and not arguments.quick:
        compile_ours()
    share = seconds / ROUNDS
    figures = table(together([[*ours(share), *peers(arguments.peers, share)] for _ in range(ROUNDS)]))
    print(figures)
    if not COMPILED.exists():
        print(f"\n{COMPILED} is not there: without --quick it is made, and compiled games are measured too.")
    if arguments.write:
        command = f"make bench ARGS={json.dumps(' '.join(sys.argv[1:]))}"
        keep(
            "Games",
            f"Made by `{command}`: random legal play, one core, {seconds:g} processor seconds for each game, "
            f"in {ROUNDS} rounds; everything is measured once in each, and speeds and ratios are their medians; "
            f"Python {platform.python_version()}, load average before {load:.1f}.\n\n{figures}",
        )


if __name__ == "__main__":
    main()
