"""Cards that a program writes are read again, whatever they are called."""

from __future__ import annotations

import re
import tomllib

import pytest

from vortex.kernel.pack_text import pack_files


@pytest.mark.parametrize(
    ("kind", "field"), [("support", "effect"), ("../x y", "stren gth"), ("new\nline", '"quoted"'), ("", "")]
)
def test_any_name_of_a_kind_or_a_field_is_read_again(kind: str, field: str) -> None:
    files = pack_files("card-game", "Mine", [(kind, {field: 6})])
    assert all(re.fullmatch(r"[a-z]+\.toml", name) for name in files)
    cards = {name: rows for text in files.values() for name, rows in tomllib.loads(text).items()}
    assert cards[kind] == [{field: 6}]
