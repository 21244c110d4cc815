"""Compile the modules in which games spend their time: what a wheel carries beside the source.

    python mypyc_build.py FOLDER
    python mypyc_build.py FOLDER --games time_clash --optimise 0    one game, sooner compiled and slower

Writes extension modules into the folder, as they lie beside the source in a wheel. Needs mypy, setuptools and a C
compiler with Python's headers.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent / "src"

COMPILED = (
    *(
        f"kernel/{module}.py"
        for module in (
            "chance",
            "choices",
            "effects",
            "knowledge",
            "observation",
            "refusal",
            "state",
            "weighing",
            "window",
        )
    ),
    *(
        f"bots/{module}.py"
        for module in ("contest", "looking_ahead", "rollout", "sensible", "thought", "tree")
    ),
    "envs/many.py",
    "games/*/*.py",
    "games/*/rules/*.py",
    "games/*/advice/*.py",
)
DOORS = ("__init__", "fields")
SPEAKING = (
    "events",
    "gallery",
    "log",
    "occasions",
    "offers",
    "questions",
    "refusals",
    "view",
    "words",
)
COUNTING = ("attempts", "described", "described_pools", "measures", "odds")
INTERPRETED = (*DOORS, *SPEAKING, *COUNTING)
"""Not compiled in any room: they are hardly called while games are simulated, and their bases stay open."""


def modules(games: Sequence[str] = ("*",)) -> list[str]:
    """The files that are compiled, as paths below `src`."""
    patterns = {pattern.replace("games/*", f"games/{game}") for pattern in COMPILED for game in games}
    found = {path for pattern in patterns for path in SOURCE.glob(f"vortex/{pattern}")}
    return sorted(path.relative_to(SOURCE).as_posix() for path in found if path.stem not in INTERPRETED)


def build(folder: Path, games: Sequence[str] = ("*",), optimise: str = "3") -> None:
    """Compile into the folder. C goes to the folder's `c`, which is removed in the end."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]  # it has no types

    made = folder / "c"
    os.chdir(SOURCE)
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", f"--cache-dir={made}/cache", *modules(games)],
        group_name="vortex",
        multi_file=True,  # a file per module, for as many compilers at once as there are cores
        target_dir=str(made),
        opt_level=optimise,
        debug_level="0",
    )
    if sys.platform != "win32":
        for extension in extensions:
            # What a new compiler merely warns of is no reason to leave its owner with the interpreted games; and luck
            # counts on numbers of 64 bits that wrap round.
            extension.extra_compile_args += ["-Wno-error", "-fwrapv"]
    options = {"build_lib": str(folder), "build_temp": str(made), "parallel": os.cpu_count()}
    setup(
        name="vortex-compiled",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext"],
        options={"build_ext": options},
        cmdclass={"build_ext": _side_by_side()},
    )
    shutil.rmtree(made)


def _side_by_side() -> type:
    """The command that compiles all files of an extension at once, where setuptools takes one after the other."""
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # it has no types

    class SideBySide(build_ext):  # type: ignore[misc]  # whose base has none either
        def build_extensions(self) -> None:
            one_by_one: Callable[..., list[str]] = self.compiler.compile

            def compiled(sources: Sequence[str], *given: Any, **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: one_by_one([source], *given, **named), sources)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compiled
            super().build_extensions()

    return SideBySide


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compile the modules in which games spend their time.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", default=["*"], help="the folders of some games")
    parser.add_argument("--optimise", choices="0123", default="3", help="how much the C compiler does")
    given = parser.parse_args()
    build(given.folder.resolve(), given.games, given.optimise)
