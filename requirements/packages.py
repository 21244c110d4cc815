"""Make the packages of a release in dist, and try them as a user would: in a fresh environment with nothing else.

    make packages

The source distribution comes from the checkout, the wheel from the source distribution. Environments are made from the
wheel, one with it alone, in which README's lines and the examples that need no more are run, and one with the extras;
and one from the source distribution where there is no compiler. Each says whether it is compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
EXAMPLES = ROOT / "examples"
SIMULATE = "simulate time-clash --seats 2 --option match=1 --games 2 --seed 1 --bots"
ALONE = (
    ["-m", "doctest", "-o", "ELLIPSIS", str(ROOT / "README.md")],
    ["-m", "vortex", "--version"],
    ["-m", "vortex", *SIMULATE.split(), "own_bot:Careful,random"],
    [str(EXAMPLES / "play.py")],
)
WITH_EXTRAS = (
    [str(EXAMPLES / "ismcts.py"), "--games", "1", "--simulations", "5"],
    [str(EXAMPLES / "mccfr.py"), "--iterations", "1"],
    [
        "-c",
        "import vortex.envs.aec, vortex.envs.parallel, vortex.envs.single, vortex.envs.vector, vortex.analysis.odds",
    ],
)
EXTRAS = "analysis,client,cluster,envs,openspiel,server,terminal"
NEW_TABLE = """
import asyncio, sys
from vortex.client import BotSeat, OpenSeat, Server

async def main():
    table = await Server(sys.argv[1]).create("time-clash", OpenSeat(), BotSeat("random"), options={"match": 1})
    print(table.invite)

asyncio.run(main())
"""


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(DIST)], ROOT)
    [source] = DIST.glob("*.tar.gz")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
    ]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run([*pip, "--quiet", "--wheel-dir", str(DIST), str(source)], folder)
        [wheel] = DIST.glob("*.whl")
        trial(folder / "alone", str(wheel), ALONE)
        check_kind(folder / "alone", "compiled")
        trial(folder / "no-compiler", str(source), (), CC=str(folder / "no-such-compiler"))
        check_kind(folder / "no-compiler", "interpreted")
        trial(folder / "with-extras", f"{wheel}[{EXTRAS}]", WITH_EXTRAS)
        join(folder / "with-extras")
    print(f"\n{source.name} and {wheel.name} are in dist, and work.")


def check_kind(folder: Path, kind: str) -> None:
    """The wheel is compiled, and the source installs without a compiler: both say so."""
    said = subprocess.run(
        [str(folder / "bin" / "vortex"), "--version"], capture_output=True, text=True
    ).stdout
    print(f"$ vortex --version\n{said}", end="", flush=True)
    if f"({kind})" not in said:
        sys.exit(f"\nThis is not {kind}: {folder.name}")


def trial(folder: Path, package: str, commands: tuple[list[str], ...], **settings: str) -> None:
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", package]
    run(install, folder, **settings)
    for command in commands:
        run([python, *command], folder, PYTHONPATH=str(EXAMPLES))


def join(folder: Path) -> None:
    """At tables of a server from the wheel, bots from the wheel take the open seat and play to the end."""
    python, vortex = str(folder / "bin" / "python"), str(folder / "bin" / "vortex")
    serve = [vortex, "serve", "--port", "0", "--database", "memory:"]
    print("$", *serve, flush=True)
    with subprocess.Popen(serve, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]

            def invitation() -> str:
                made = subprocess.run(
                    [python, "-c", NEW_TABLE, address], check=True, capture_output=True, text=True
                )
                return made.stdout.strip()

            run([vortex, "join", invitation(), "--bot", "companion", "--seed", "1"], folder)
            run([python, str(EXAMPLES / "bot.py"), invitation(), "Marvin"], folder)
        finally:
            server.terminate()


def run(command: list[str], folder: Path, **settings: str) -> None:
    print("$", *command, flush=True)
    if subprocess.run(command, cwd=folder, env={**os.environ, **settings}).returncode != 0:
        sys.exit(f"\nThis has failed: {' '.join(command)}")


if __name__ == "__main__":
    main()
