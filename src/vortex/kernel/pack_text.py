"""Cards as TOML, written by a program."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from vortex.kernel.words import say

_UNWRITTEN = "\x7f"


def card_text(kind: str, fields: Mapping[str, object]) -> str:
    lines = [f"{_key(field)} = {_value(value)}" for field, value in fields.items()]
    return "\n".join([f"[[{_key(kind)}]]", *lines, ""])


def pack_files(game: str, name: str, cards: Iterable[tuple[str, Mapping[str, object]]]) -> dict[str, str]:
    """A file for the pack itself, and one for each kind of card; what can be no file's name shares one."""
    about = {"game": game, "name": name}
    found = {"pack.toml": f"# {say('pack-made-in-workshop')}\n\n{card_text('pack', about)}"}
    for kind, fields in cards:
        file = f"{kind}.toml" if _is_bare(kind) else "cards.toml"
        found[file] = (
            f"{found[file]}\n{card_text(kind, fields)}" if file in found else card_text(kind, fields)
        )
    return found


def _is_bare(name: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]+", name) is not None


def _key(name: str) -> str:
    return name if _is_bare(name) else _value(name)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    # TOML writes texts as JSON does, but for one sign. What it has besides, such as dates, no card has.
    return json.dumps(str(value), ensure_ascii=False).replace(_UNWRITTEN, "\\u007f")
