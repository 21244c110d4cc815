"""What compiling gives to a bot that thinks by the clock: how many more walks an oracle makes in the same time, and
how many more games it wins by them.

    python bench/thinking.py                  in build/compiled, which `bench/compiled.py --keep` makes
    python bench/thinking.py --write          also puts the table into bench/RESULTS.md

Measures the walks a second of the interpreted and of the compiled oracle, in the same positions. Then two oracles play
each other in the compiled games, which are the same games: one makes as many walks as the compiled one has time for in
each decision, the other as many as the interpreted one. So a busy machine changes nothing, and every run of the same
walks plays the same games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import getloadavg
from pathlib import Path
from platform import python_version

from results import keep

COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"
GAMES: dict[str, list[str]] = {
    "time-of-the-daleks": [],
    "time-clash": [],
    "card-game": ["--option", "two-player-variant=true"],
}
"""For two, so that half of the games would be won without thinking longer."""
SEATS = 2
WALKS = Path(__file__).parent / "walks.py"


def run(command: list[str], **environment: str) -> str:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=settings).stdout


def measured(key: str, **environment: str) -> float:
    return float(run([sys.executable, str(WALKS), key], **environment))


def row(key: str, slow: float, fast: float, given: argparse.Namespace) -> str:
    """One title: its games, and who won them."""
    names = [f"oracle:{round(rate * given.milliseconds / 1000)}" for rate in (fast, slow)]
    command = [sys.executable, "-m", "vortex", "tournament", key, "--bots", ",".join(names), *GAMES[key]]
    command += ["--seats", str(SEATS), "--games", str(given.games), "--jobs", "1", "--json"]
    found = json.loads(run(command, PYTHONPATH=str(COMPILED)))
    won = {each["bot"]: each["wins"] for each in found["bots"]}
    longer, shorter = (f"{100 * won[name]['share']:.0f} %" for name in names)
    low, high = (100 * won[names[0]][end] for end in ("low", "high"))
    cells = [key, f"{slow:,.0f}", f"{fast:,.0f}", f"{fast / slow:.1f} ×", str(found["games"])]
    cells += [f"{longer} ({low:.0f} to {high:.0f})", shorter, f"{100 * found['nobody']['share']:.0f} %"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="of each title (200)")
    parser.add_argument(
        "--milliseconds", type=int, default=40, help="of the processor, for each decision (40)"
    )
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    given = parser.parse_args()
    if not COMPILED.exists():
        parser.error(f"{COMPILED} is not there: python bench/compiled.py --keep {COMPILED}")
    load = getloadavg()[0]
    lines = [
        "| | walks/s, interpreted | compiled | ratio | games | won by the longer thinking | the shorter | neither |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    print(*lines, sep="\n", flush=True)
    rates = {key: (measured(key), measured(key, PYTHONPATH=str(COMPILED))) for key in GAMES}
    with ThreadPoolExecutor() as titles:
        rows = [titles.submit(row, key, *rates[key], given) for key in GAMES]
        for each in rows:
            lines.append(each.result())
            print(lines[-1], flush=True)
    if given.write:
        command_line = " ".join(["python bench/thinking.py", *sys.argv[1:]])
        keep(
            "Thinking",
            f"Made by `{command_line}`: two oracles play each other, one with the walks that it makes compiled in "
            f"{given.milliseconds} ms of the processor, the other with those that it makes interpreted; both sit in "
            f"each seat equally often; Python {python_version()}, load average before {load:.1f}.\n\n"
            + "\n".join(lines),
        )


if __name__ == "__main__":
    main()
