"""A field of the page takes as many letters as the server does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vortex.server import text

SOURCE = Path(__file__).parents[2] / "client" / "src"
FIELDS = ("table/Join.svelte", "table/Chat.svelte", "pages/SetUp.svelte", "pages/Settings.svelte")


@pytest.mark.parametrize("name", ["NAME_LENGTH", "TITLE_LENGTH", "CHAT_LENGTH"])
def test_lengths_are_the_same(name: str) -> None:
    lengths = dict(re.findall(r"const (\w+) = (\d+);", (SOURCE / "text_lengths.ts").read_text("utf-8")))
    assert int(lengths[name]) == getattr(text, name)


@pytest.mark.parametrize("page", FIELDS)
def test_a_field_for_names_and_talk_has_no_length_of_its_own(page: str) -> None:
    assert re.findall(r'maxlength="(\d+)"', (SOURCE / page).read_text("utf-8")) == []
