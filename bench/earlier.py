"""Games and searches beside those of an earlier commit, in turns, so that both meet the same neighbours.

    python bench/earlier.py COMMIT [--rounds 9] [--seconds 2] [--write]

Unpacks the earlier sources into a folder of their own. Random games are played by them and by this checkout, both
interpreted, as `peer.py` plays them; an oracle thinks (`walks.py`) by them and by the compiled games, interpreted then
and compiled now. One process follows the other; a ratio is the median of the ratios of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from os import getloadavg
from pathlib import Path
from platform import python_version
from statistics import median

from results import keep

from vortex.games import GAMES

HERE = Path(__file__).parent
HOUSE = HERE.parent
COMPILED = HOUSE / "build" / "compiled"
HEAD = (
    "| | earlier | now | ratio | lowest – highest of all rounds |",
    "|---|---:|---:|---:|---:|",
)
Found = dict[str, float]


def unpack(commit: str, folder: str) -> None:
    packed = subprocess.run(
        ["git", "archive", commit, "src", "locales"], cwd=HOUSE, check=True, stdout=subprocess.PIPE
    ).stdout
    subprocess.run(["tar", "x", "-C", folder], input=packed, check=True)


def output_of(command: list[str], sources: Path) -> str:
    settings = os.environ | {"PYTHONPATH": str(sources)}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=settings).stdout


def speeds(sources: Path, seconds: float) -> Found:
    """Decisions a second of each game."""
    command = [sys.executable, str(HERE / "peer.py"), "ours", "--seconds", str(seconds)]
    lines = map(json.loads, output_of(command, sources).splitlines())
    return {f"{each['game']}, decisions/s, interpreted": each["decisions_per_second"] for each in lines}


def walks(sources: Path, positions: int) -> Found:
    """Walks a second of an oracle in each game."""
    found = {}
    for key in GAMES:
        command = [sys.executable, str(HERE / "walks.py"), key, "--positions", str(positions)]
        found[f"{key}, an oracle's walks/s, compiled now"] = float(output_of(command, sources))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play for each game in a round")
    parser.add_argument("--positions", type=int, default=4, help="for the oracle in a round")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    given = parser.parse_args()
    load = getloadavg()[0]
    rounds: list[tuple[Found, Found]] = []
    with tempfile.TemporaryDirectory() as folder:
        unpack(given.commit, folder)
        earlier = Path(folder) / "src"
        for number in range(given.rounds):
            found: dict[Path, Found] = {earlier: {}, HOUSE: {}}
            # Each is the first one of a round as often as the other.
            for place in (earlier, HOUSE) if number % 2 == 0 else (HOUSE, earlier):
                is_earlier = place == earlier
                found[place] |= speeds(earlier if is_earlier else HOUSE / "src", given.seconds)
                if COMPILED.exists():
                    found[place] |= walks(earlier if is_earlier else COMPILED, given.positions)
            rounds.append((found[earlier], found[HOUSE]))
    lines = list(HEAD)
    for what in rounds[0][1]:
        ratios = [now[what] / before[what] for before, now in rounds]
        was, is_now = (round(median(each[side][what] for each in rounds)) for side in (0, 1))
        cells = [what, f"{was:,}", f"{is_now:,}", f"{median(ratios):.2f} ×"]
        lines.append(f"| {' | '.join(cells)} | {min(ratios):.2f} – {max(ratios):.2f} |")
    print(*lines, sep="\n")
    if given.write:
        keep(
            "Beside an earlier commit",
            f"Made by `python bench/earlier.py {' '.join(sys.argv[1:])}`: random legal play at four seats, and an "
            f"oracle at two; Python {python_version()}, {given.rounds} rounds in which one is measured after the "
            f"other, processor time; load average before {load:.1f}.\n\n" + "\n".join(lines),
        )


if __name__ == "__main__":
    main()
