"""Make a virtual environment be what a lock file says, from whatever state it is in.

    python3 requirements/install.py .venv requirements/dev.txt --project

Runs on a bare Python 3.11 or newer. Does nothing, in a tenth of a second, when the environment already is
right: made by this Python, at this place, from lock files that have not changed since, with every installed
file still there. What is not right is removed and made again; a second lock file is installed on top.
"""

import argparse
import contextlib
import csv
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
STAMP = "made-from.json"
EDITABLE, COMPILED = "editable", "compiled"
NOT_SOURCE = {"__pycache__", "node_modules", "static"}

# Settings of the surrounding shell that would lead pip or Python out of the environment.
MISLEADING = (
    "PIP_CONSTRAINT",
    "PIP_PREFIX",
    "PIP_PYTHON",
    "PIP_REQUIREMENT",
    "PIP_ROOT",
    "PIP_TARGET",
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONSAFEPATH",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a virtual environment be what a lock file says.")
    parser.add_argument("venv", type=Path, help="where the environment is or shall be")
    parser.add_argument("lock", type=Path, help="lock file, every line with its hashes")
    parser.add_argument("--project", action="store_true", help="install this project too, editable unless…")
    parser.add_argument("--compiled", action="store_true", help="… it shall be compiled, as wheels are")
    parser.add_argument("--interpreted", action="store_true", help="… it was compiled and shall be no more")
    arguments = parser.parse_args()

    for name in MISLEADING:
        os.environ.pop(name, None)
    os.environ["PIP_USER"] = "0"
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"

    with one_at_a_time():
        venv = Path(os.path.abspath(arguments.venv))
        wish = COMPILED if arguments.compiled else EDITABLE if arguments.interpreted else ""
        install(venv, ROOT / arguments.lock, arguments.project, wish)


def install(venv: Path, lock: Path, project: bool, wish: str = "") -> None:
    """A project that was compiled stays so until its source has changed, unless there is another wish."""
    if project:
        require_complete(lock)
    stamp = read_stamp(venv)
    if stamp is None:
        stamp = make(venv)
    locks: dict[str, str] = stamp["locks"]
    name = lock.relative_to(ROOT).as_posix()
    found = str(stamp["project"])
    was_compiled = found.startswith(COMPILED)
    form = wish or (COMPILED if was_compiled and found == compiled_source() else EDITABLE)
    made_from = compiled_source() if form == COMPILED else digest(ROOT / "pyproject.toml")
    if name in locks and (not project or found == made_from):
        return

    (venv / STAMP).unlink(missing_ok=True)
    if name not in locks:
        print(f"Installing {name} into {shown(venv)} …", flush=True)
        pip(venv, "install", *hash_checks(lock), "--requirement", str(lock))
        locks[name] = digest(lock)
    if project:
        if form == COMPILED:
            print("Compiling the games, which takes some minutes …", flush=True)
            os.environ["VORTEX_COMPILED"] = "yes"
        elif was_compiled and not wish:
            print(
                "The source has changed since it was compiled: back to interpreted. `make compiled` compiles it."
            )
        how = ["--force-reinstall"] if form == COMPILED else ["--editable"]
        pip(venv, "install", "--no-deps", "--no-build-isolation", *how, str(ROOT))
        stamp["project"] = made_from
    stamp["packages"] = installed(venv)
    write_stamp(venv, stamp)


def hash_checks(lock: Path) -> list[str]:
    """A lock file may do without hashes altogether; one that has some has them on every line."""
    return ["--require-hashes"] if "--hash=" in lock.read_text(encoding="utf-8") else []


def require_complete(lock: Path) -> None:
    """What pyproject.toml names and the lock file lacks would be missed much later, by an import."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [*project["project"]["dependencies"], *project["dependency-groups"]["build"]]
    named += project["project"].get("optional-dependencies", {}).get(lock.stem, [])
    pins = {
        normal(line.split("==")[0]) for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line
    }
    missing = sorted({normal(requirement) for requirement in named} - pins)
    if missing:
        give_up(f"pyproject.toml asks for {', '.join(missing)}, {lock.name} lacks it. Run `make lock`.")


def normal(requirement: str) -> str:
    """The name in a requirement, in the one spelling that stands for all its spellings."""
    name = re.split(r"[^A-Za-z0-9._-]", requirement.strip(), maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


# --- is it right? ---


def read_stamp(venv: Path) -> dict[str, Any] | None:
    """What the environment was made from; None if it must be made again."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
        sound = (
            stamp["base"] == base(venv)
            and all(digest(ROOT / name) == made_from for name, made_from in stamp["locks"].items())
            and set(stamp["packages"]) <= set(installed(venv))
            and runs(venv)
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return stamp if sound else None


def base(venv: Path) -> list[str]:
    """Which Python, and where: an environment can be moved to neither another Python nor another place."""
    return [sys.version, os.path.realpath(sys._base_executable), str(venv)]  # type: ignore[attr-defined]


def installed(venv: Path) -> list[str]:
    """The packages of which every file is there, as name-version."""
    packages = []
    for record in sorted(venv.glob("lib/python3*/site-packages/*.dist-info/RECORD")):
        site = record.parent.parent
        with record.open(newline="", encoding="utf-8") as lines:
            files = [line[0] for line in csv.reader(lines) if line and not line[0].endswith(".pyc")]
        if all(os.path.exists(os.path.join(site, file)) for file in files):
            packages.append(record.parent.name.removesuffix(".dist-info"))
    return packages


def runs(venv: Path) -> bool:
    answer = subprocess.run(
        [python_of(venv), "-I", "-c", "import sys; print(sys.version)"],
        capture_output=True,
        text=True,
    )
    return answer.returncode == 0 and answer.stdout.strip() == sys.version.strip()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def compiled_source() -> str:
    """What a compiled project is made from: everything that its wheel holds, and how that is made."""
    whole = hashlib.sha256()
    files = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "mypyc_build.py")]
    for folder in ("src", "locales", "client"):
        for place, folders, names in os.walk(ROOT / folder):
            folders[:] = sorted(set(folders) - NOT_SOURCE)
            files += [Path(place, name) for name in sorted(names)]
    for file in files:
        whole.update(f"{file.relative_to(ROOT)}:{digest(file)}\n".encode())
    return f"{COMPILED} {whole.hexdigest()}"


# --- make it right ---


def make(venv: Path) -> dict[str, Any]:
    print(f"Making {shown(venv)} with Python {sys.version.split()[0]} …", flush=True)
    try:
        if venv.is_symlink() or venv.is_file():
            venv.unlink()
        elif venv.exists():
            shutil.rmtree(venv)
    except OSError as error:
        give_up(f"{shown(venv)} cannot be removed ({error}). Remove it and try again.")
    if not find_spec("ensurepip") and not can_lend_pip():
        fetch_ensurepip()
    options = [] if find_spec("ensurepip") else ["--without-pip"]
    run([sys.executable, "-m", "venv", *options, str(venv)], "The virtual environment could not be made.")
    return {"base": base(venv), "locks": {}, "project": "", "packages": []}


def can_lend_pip() -> bool:
    """Some systems split ensurepip off, yet have a pip that can install into an environment without one."""
    answer = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True)
    version = re.match(r"pip (\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= (22, 3)


def fetch_ensurepip() -> None:
    """Debian and its children keep ensurepip in a package of its own."""
    numbered = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        for command in (["install", "-y", numbered], ["update"], ["install", "-y", numbered, "python3-venv"]):
            print(f"Running apt-get {' '.join(command)} …", flush=True)
            subprocess.run(["apt-get", "-q", *command], stdout=subprocess.DEVNULL)
            if (
                subprocess.run(
                    [sys.executable, "-c", "import ensurepip"], stderr=subprocess.DEVNULL
                ).returncode
                == 0
            ):
                os.execv(sys.executable, [sys.executable, *sys.argv])
    give_up(
        f"This Python ({sys.executable}) cannot make virtual environments: it lacks ensurepip.\n"
        f"On Debian or Ubuntu: sudo apt-get install {numbered}\n"
        "Or name another Python, 3.11 or newer: make PYTHON=/path/to/python3 …"
    )


def pip(venv: Path, *arguments: str) -> None:
    if any(venv.glob("lib/python3*/site-packages/pip/__main__.py")):
        command = [python_of(venv), "-m", "pip"]
    else:
        command = [sys.executable, "-m", "pip", "--python", python_of(venv)]
    run(
        [*command, "--no-input", *arguments, "--quiet"],
        "pip could not install what is needed (its reason stands above). Try again, with a network.",
    )


def run(command: list[str], otherwise: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        give_up(otherwise)


def python_of(venv: Path) -> str:
    return str(venv / "bin" / "python")


def write_stamp(venv: Path, stamp: dict[str, Any]) -> None:
    new = venv / f"{STAMP}.new"
    new.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    new.replace(venv / STAMP)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two commands in two windows do not build the same environment at once."""
    import fcntl

    place = os.open(ROOT / "requirements", os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def shown(path: Path) -> str:
    return os.path.relpath(path)


def give_up(sentence: str) -> NoReturn:
    sys.exit(f"\n{sentence}")


if __name__ == "__main__":
    main()
