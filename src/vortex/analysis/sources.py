"""Hashes of the source that games are played with: with other rules or other bots, the same seed gives other games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType

SHARED = ("vortex.kernel", "vortex.dice", "vortex.bots")
"""What games are played with, beside their own rules."""


def fingerprints(packages: Iterable[str]) -> dict[str, str]:
    """The hash of each package's source, or of a module that is in none. Empty for one that is not installed."""
    return {name: _fingerprint(name) for name in packages}


def package_of(place: str) -> str:
    """The package whose source a class of others (`package.module:Class`) comes with."""
    parts = place.partition(":")[0].split(".")
    for length in range(1, len(parts)):
        name = ".".join(parts[:length])
        # A namespace may be shared with packages that have nothing to do with this one.
        if import_module(name).__file__ is not None:
            return name
    return ".".join(parts)


@cache
def _fingerprint(name: str) -> str:
    """Once in a process: what is written to the files afterwards is not what it runs."""
    try:
        module = import_module(name)
    except ModuleNotFoundError:
        return ""
    found = sha256()
    for path, shown in _files(module):
        found.update(shown.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(module: ModuleType) -> list[tuple[Path, str]]:
    file = Path(str(module.__file__))
    paths = sorted(file.parent.rglob("*.py")) if hasattr(module, "__path__") else [file]
    return [(path, path.relative_to(file.parent).as_posix()) for path in paths]
