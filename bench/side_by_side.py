"""Our games and a peer, measured one after the other in one run; the ratio is what counts.

make bench
make bench ARGS="--seconds 5 --no-peer"
make bench ARGS="--write"            also puts the table into bench/RESULTS.md
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from results import keep

HERE = Path(__file__).parent


def our_figures(seconds: float) -> list[dict[str, Any]]:
    command = [sys.executable, str(HERE / "measure.py"), "--seconds", str(seconds)]
    lines = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def peer_figures(seconds: float) -> dict[str, Any]:
    command = [str(HERE / "catanatron" / "run.sh"), "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHON": sys.executable}
    line = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    figures: dict[str, Any] = json.loads(line)
    return figures


def table(ours: list[dict[str, Any]], peer: dict[str, Any] | None) -> str:
    rows = [
        "| | decisions/s | ratio | copy of the state | ratio |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in ours:
        speed, copy = game["decisions_per_second"], game["copy_microseconds"]
        faster = f"{speed / peer['decisions_per_second']:.1f} ×" if peer else ""
        lighter = f"{peer['copy_microseconds'] / copy:.0f} ×" if peer else ""
        rows.append(
            f"| {game['game']}, {game['seats']} seats | {speed:,} | {faster} | {copy} µs | {lighter} |"
        )
    if peer:
        speed, copy = peer["decisions_per_second"], peer["copy_microseconds"]
        rows.append(f"| {peer['peer']} {peer['version']}, 4 seats | {speed:,} | 1 | {copy} µs | 1 |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds for each")
    parser.add_argument("--no-peer", action="store_true", help="measure only our games")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    arguments = parser.parse_args()
    ours = our_figures(arguments.seconds)
    peer = None if arguments.no_peer else peer_figures(arguments.seconds)
    figures = table(ours, peer)
    print(figures)
    if arguments.write:
        command = f'make bench ARGS="--seconds {arguments.seconds:g} --write"'
        python = platform.python_version()
        keep("Games", f"Made by `{command}`, interpreted by Python {python}, one core.\n\n{figures}")


if __name__ == "__main__":
    main()
