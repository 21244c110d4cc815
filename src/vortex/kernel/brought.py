"""What other packages bring, by their entry points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def claims(group: str) -> Mapping[str, Sequence[EntryPoint]]:
    """The entry points of a group by name: more than one where packages have chosen the same."""
    # Loaded here, for it takes a while: what comes with Vortex is found without.
    from importlib.metadata import entry_points

    named: dict[str, list[EntryPoint]] = {}
    for each in sorted(entry_points(group=group), key=lambda each: each.name):
        named.setdefault(each.name, []).append(each)
    return named


def packages(claimed: Sequence[EntryPoint]) -> str:
    """Who has brought it, for a sentence."""
    return " and ".join(sorted(each.dist.name if each.dist is not None else each.value for each in claimed))
