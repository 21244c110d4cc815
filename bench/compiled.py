"""Proves that the games end in the same states compiled as interpreted, and shows what compiling gives.

    python bench/compiled.py [time-of-the-daleks …]
    python bench/compiled.py time-clash --keep build/fast

Copies the source into a folder, plays games, compiles the same modules as the package build (`mypyc_build.py`) into it,
plays the same games again, checks that both end in the same states, and prints both speeds. Needs a C compiler, and
some minutes.

A folder that is kept plays and measures the same games in a third of the time:

    PYTHONPATH=build/fast python -m vortex balance time-clash --bots time-lord
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src"
PLAY = """
import json, sys, time
from hashlib import sha256
from vortex.bots.bot import make_bot
from vortex.bots.match import play_out
from vortex.games import load_game
from vortex.kernel.record import canonical
game = load_game(sys.argv[1])
digest = sha256()
def played(level, games):
    decisions, spent = 0, 0.0
    for seed in range(games):
        state = game.new({}, 4, seed)
        bots = [make_bot(level, seed * 8 + seat) for seat in range(4)]
        start = time.process_time()
        decisions += play_out(game, state, bots)
        spent += time.process_time() - start
        digest.update(canonical(game.dump(state)))
    return state, round(decisions / spent)
_, searching = played("time-lord", 1)
state, random = played("random", int(sys.argv[2]))
start = time.process_time()
for _ in range(5000):
    game.clone(state)
copy = (time.process_time() - start) / 5000
import vortex.kernel.state
print(json.dumps({
    "compiled": not vortex.kernel.state.__file__.endswith(".py"), "digest": digest.hexdigest(),
    "random_decisions_per_second": random, "time_lord_decisions_per_second": searching,
    "copy_microseconds": round(copy * 1e6, 1),
}))
"""


def play(folder: Path, key: str, games: int) -> dict[str, object]:
    command = [sys.executable, "-c", PLAY, key, str(games)]
    environment = {"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"}
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    figures: dict[str, object] = json.loads(output)
    return figures


def prove(folder: Path, keys: list[str], games: int) -> bool:
    shutil.copytree(SOURCE / "vortex", folder / "vortex", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOUSE / "locales", folder / "vortex" / "locales")
    interpreted = [play(folder, key, games) for key in keys]
    subprocess.run([sys.executable, HOUSE / "mypyc_build.py", folder], check=True, stdout=subprocess.DEVNULL)
    are_same = True
    for key, before in zip(keys, interpreted, strict=True):
        after = play(folder, key, games)
        same = before.pop("digest") == after.pop("digest") and bool(after.pop("compiled"))
        before.pop("compiled")
        print(f"{key}: {'the same end states' if same else 'DIFFERENT end states'} of {games + 1} games")
        print(f"  interpreted {before}")
        print(f"  compiled    {after}")
        are_same = are_same and same
    return are_same


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["time-of-the-daleks", "time-clash", "card-game"])
    parser.add_argument("--count", type=int, default=300, help="how many random games are played each way")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="a new folder for what is compiled")
    arguments = parser.parse_args()
    if arguments.keep and arguments.keep.exists():
        parser.error(f"{arguments.keep} is there already")
    with tempfile.TemporaryDirectory() as name:
        folder = arguments.keep or Path(name)
        if not prove(folder.resolve(), arguments.games, arguments.count):
            sys.exit(1)


if __name__ == "__main__":
    main()
