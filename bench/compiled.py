"""Proves that mypyc compiles the kernel and a game exactly as they are, and shows what that gives.

    python bench/compiled.py [time-of-the-daleks …]

Copies the source into a temporary folder, compiles the modules in which the time goes, plays the same games
interpreted and compiled, checks that both end in the same states, and prints both speeds. Needs a C compiler.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
KERNEL = ("chance", "choices", "effects", "events", "knowledge", "state", "window")
SPEAKING = ("gallery", "log", "moments", "offers", "options", "questions", "refusals", "view", "words")
NOT_COMPILED = ("__init__.py", *(f"{module}.py" for module in SPEAKING))
"""The door and what speaks: they are not called while games are simulated, and the door's base stays open."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", ext_modules=mypycify(["--strict", *sys.argv.pop().split()], opt_level="3"))
"""

PLAY = """
import json, sys, time
from hashlib import sha256
from vortex.bots.bot import RandomBot
from vortex.bots.match import play_out
from vortex.games import load_game
from vortex.kernel.record import canonical
game = load_game(sys.argv[1])
digest, decisions, spent = sha256(), 0, 0.0
for seed in range(int(sys.argv[2])):
    state = game.new({}, 4, seed)
    bots = [RandomBot(seed * 8 + seat) for seat in range(4)]
    start = time.process_time()
    decisions += play_out(game, state, bots)
    spent += time.process_time() - start
    digest.update(canonical(game.dump(state)))
start = time.process_time()
for _ in range(5000):
    game.clone(state)
copy = (time.process_time() - start) / 5000
import vortex.kernel.state
print(json.dumps({
    "compiled": not vortex.kernel.state.__file__.endswith(".py"), "digest": digest.hexdigest(),
    "decisions_per_second": round(decisions / spent), "copy_microseconds": round(copy * 1e6, 1),
}))
"""


def modules(folder: Path, key: str) -> list[str]:
    game = folder / "vortex" / "games" / key.replace("-", "_")
    found = [folder / "vortex" / "kernel" / f"{name}.py" for name in KERNEL]
    found += [path for path in sorted(game.glob("*.py")) if path.name not in NOT_COMPILED]
    found += sorted((game / "rules").glob("*.py"))
    return [str(path.relative_to(folder)) for path in found]


def play(folder: Path, key: str, games: int) -> dict[str, object]:
    command = [sys.executable, "-c", PLAY, key, str(games)]
    environment = {"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"}
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    figures: dict[str, object] = json.loads(output)
    return figures


def prove(key: str, games: int) -> bool:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SOURCE / "vortex", folder / "vortex")
        interpreted = play(folder, key, games)
        (folder / "setup.py").write_text(SETUP)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", " ".join(modules(folder, key))]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)
        compiled = play(folder, key, games)
    same = interpreted.pop("digest") == compiled.pop("digest") and bool(compiled.pop("compiled"))
    interpreted.pop("compiled")
    print(f"{key}: {'the same end states' if same else 'DIFFERENT end states'} of {games} games")
    print(f"  interpreted {interpreted}")
    print(f"  compiled    {compiled}")
    return same


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["time-of-the-daleks"])
    parser.add_argument("--count", type=int, default=300, help="how many games are played each way")
    arguments = parser.parse_args()
    if not all(prove(key, arguments.count) for key in arguments.games):
        sys.exit(1)


if __name__ == "__main__":
    main()
