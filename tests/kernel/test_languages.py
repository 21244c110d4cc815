"""Which language a reader gets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from vortex.kernel.languages import LANGUAGES, preferred
from vortex.server.protocol.kinds import Language

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("en;q=0.5, de;q=0.9", "de"),
        ("fr", "en"),
        ("de;q=often, en", "en"),
    ],
)
def test_the_best_language_that_we_have(wishes: str, language: str) -> None:
    assert preferred(wishes) == language


def test_every_list_of_languages_is_the_same() -> None:
    """A type cannot be computed, so the protocol names them again; the page adds what each language calls itself."""
    page = (ROOT / "client" / "src" / "words.svelte.ts").read_text(encoding="utf-8")
    menu = re.search(r"LANGUAGES = \{(.*?)\}", page, re.DOTALL)
    assert menu
    assert tuple(re.findall(r"(\w+): \"", menu.group(1))) == LANGUAGES
    assert get_args(Language) == LANGUAGES
    assert {folder.name for folder in (ROOT / "locales").iterdir()} == set(LANGUAGES)
