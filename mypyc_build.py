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
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy.plugin import ClassDefContext, Plugin

SOURCE = Path(__file__).resolve().parent / "src"

COMPILED = (
    *(
        f"kernel/{module}.py"
        for module in (
            "advice",
            "chance",
            "choices",
            "effects",
            "knowledge",
            "moves",
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

ACROSS_FILES = "-flto=auto"

FRAME = "vortex.kernel.state.Frame"
ATTRIBUTES = "mypy_extensions.mypyc_attr"


def modules(games: Sequence[str] = ("*",)) -> list[str]:
    """The files that are compiled, as paths below `src`."""
    patterns = {pattern.replace("games/*", f"games/{game}") for pattern in COMPILED for game in games}
    found = {path for pattern in patterns for path in SOURCE.glob(f"vortex/{pattern}")}
    return sorted(path.relative_to(SOURCE).as_posix() for path in found if path.stem not in INTERPRETED)


def plugin(version: str) -> type[Plugin]:
    """For mypy, while it compiles: what holds for every frame need not stand at each rule. A frame refers to nothing
    that could refer to it, so the garbage collector may leave it out; and where one goes, another of its kind often
    comes soon, so its memory is kept for that one."""
    from mypy.nodes import ARG_NAMED, ARG_POS, GDEF, CallExpr, IntExpr, NameExpr, StrExpr
    from mypy.plugin import Plugin

    def mark(context: ClassDefContext) -> None:
        defined = context.cls
        if defined.decorators or not defined.info.has_base(FRAME):
            return
        symbol = context.api.lookup_fully_qualified(ATTRIBUTES)
        name = NameExpr("mypyc_attr")
        name.node, name.kind, name.fullname = symbol.node, GDEF, ATTRIBUTES
        given = CallExpr(
            name, [StrExpr("acyclic"), IntExpr(1)], [ARG_POS, ARG_NAMED], [None, "free_list_len"]
        )
        given.set_line(defined)
        defined.decorators.append(given)
        # A module that mypy has to read twice looks the name up.
        context.api.modules[defined.info.module_name].names.setdefault("mypyc_attr", symbol)

    class Frames(Plugin):
        def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
            return mark if fullname.startswith("vortex.") else None

    return Frames


def build(folder: Path, games: Sequence[str] = ("*",), optimise: str = "3") -> None:
    """Compile into the folder. C goes to the folder's `c`, which is removed in the end."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]  # it has no types

    made = folder / "c"
    made.mkdir(parents=True)
    settings = made / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {Path(__file__).resolve()}\n", encoding="utf-8")
    os.chdir(SOURCE)
    extensions = mypycify(
        [
            f"--config-file={settings}",
            "--ignore-missing-imports",
            f"--cache-dir={made}/cache",
            *modules(games),
        ],
        group_name="vortex",
        multi_file=True,  # a file per module, for as many compilers at once as there are cores
        target_dir=str(made),
        opt_level=optimise,
        debug_level="0",
    )
    if sys.platform != "win32":
        for extension in extensions:
            # What a new compiler merely warns of is no reason to leave its owner with the interpreted games; and luck
            # counts on numbers of 64 bits that wrap round. Nothing outside calls into the library by name.
            extension.extra_compile_args += ["-Wno-error", "-fwrapv", "-fvisibility=hidden"]
    options = {"build_lib": str(folder), "build_temp": str(made), "parallel": os.cpu_count()}
    setup(
        name="vortex-compiled",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext"],
        options={"build_ext": options},
        cmdclass={"build_ext": _side_by_side(as_one=optimise != "0")},
    )
    shutil.rmtree(made)


def _side_by_side(as_one: bool) -> type:
    """The command that compiles all files of an extension at once, where setuptools takes one after the other. `as_one`
    optimises across files, where the compiler can: small functions of mypyc's are called everywhere."""
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # it has no types

    class SideBySide(build_ext):  # type: ignore[misc]  # whose base has none either
        def build_extensions(self) -> None:
            if as_one and _optimises_across_files(self.compiler):
                for extension in self.extensions:
                    extension.extra_compile_args.append(ACROSS_FILES)
                    extension.extra_link_args.append(ACROSS_FILES)
            one_by_one: Callable[..., list[str]] = self.compiler.compile

            def compiled(sources: Sequence[str], *given: Any, **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: one_by_one([source], *given, **named), sources)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compiled
            super().build_extensions()

    return SideBySide


def _optimises_across_files(compiler: Any) -> bool:
    """Whether it can, tried out: not every linker understands what its compiler leaves to it."""
    if sys.platform == "win32":
        return False
    with tempfile.TemporaryDirectory() as folder:
        source, linked = f"{folder}/trial.c", f"{folder}/trial.so"
        Path(source).write_text("int trial(void) { return 0; }\n", encoding="ascii")
        commands = (
            [*compiler.compiler_so, ACROSS_FILES, "-c", source, "-o", f"{folder}/trial.o"],
            [*compiler.linker_so, ACROSS_FILES, f"{folder}/trial.o", "-o", linked],
        )
        return all(subprocess.run(command, capture_output=True).returncode == 0 for command in commands)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compile the modules in which games spend their time.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", default=["*"], help="the folders of some games")
    parser.add_argument("--optimise", choices="0123", default="3", help="how much the C compiler does")
    given = parser.parse_args()
    build(given.folder.resolve(), given.games, given.optimise)
