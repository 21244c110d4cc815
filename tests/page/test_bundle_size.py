"""What a browser has to load stays small: a table opens at once on a telephone too."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from vortex.server.pages import STATIC, is_built

MOST = 325_000
"""Bytes, packed as a server sends them: all scripts and styles, those of every game together."""
MOST_FOR_ONE = 300_000
"""The same without the sentences of other languages than English, which comes with the page."""
MOST_DRAWINGS = 64_000
"""What cards show, fetched with the first of them and kept."""

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not is_built(), reason="the page has not been built")


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def sizes() -> dict[str, int]:
    return {
        path.name: packed(path)
        for path in sorted((STATIC / "assets").iterdir())
        if path.suffix in (".js", ".css")
    }


def drawings() -> dict[str, int]:
    return {name: size for name, size in sizes().items() if name.startswith("drawings-")}


def test_all_scripts_and_styles_together_are_small() -> None:
    found = {name: size for name, size in sizes().items() if name not in drawings()}
    assert found, "there are no scripts in the page"
    assert sum(found.values()) < MOST, json.dumps(found, indent=2)


def test_a_visitor_who_reads_english_loads_even_less() -> None:
    sentences = {path.stem for path in (ROOT / "locales" / "de").glob("*.ftl")}
    found = {name: size for name, size in sizes().items() if name not in drawings()}
    german = {
        name for name in found if name.rpartition("-")[0] in sentences or name.split("-")[0] in sentences
    }
    assert len(german) >= len(sentences), "the other languages are part of other scripts"
    assert sum(size for name, size in found.items() if name not in german) < MOST_FOR_ONE


def test_what_cards_show_is_fetched_apart_when_it_is_needed() -> None:
    assert len(drawings()) == 1, "the drawings are part of other scripts"
    assert sum(drawings().values()) < MOST_DRAWINGS
    page = (STATIC / "index.html").read_text("utf-8")
    assert not any(name in page for name in drawings())


def test_the_page_loads_no_scripts_but_these() -> None:
    """Else the sum above would not be all of it."""
    page = (STATIC / "index.html").read_text("utf-8")
    loaded = re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page)
    assert loaded, "the page loads no script"
    assert {Path(name).name for name in loaded} <= set(sizes())
    assert all(name.startswith("/assets/") for name in loaded)
