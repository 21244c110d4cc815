"""What a browser has to load stays small: a table opens at once on a telephone too."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from vortex.server.pages import STATIC, is_built

MOST = 265_000
"""Bytes, packed as a server sends them: all scripts and styles, those of every game together."""

pytestmark = pytest.mark.skipif(not is_built(), reason="the page has not been built")


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def sizes() -> dict[str, int]:
    return {
        path.name: packed(path)
        for path in sorted((STATIC / "assets").iterdir())
        if path.suffix in (".js", ".css")
    }


def test_all_scripts_and_styles_together_are_small() -> None:
    found = sizes()
    assert found, "there are no scripts in the page"
    assert sum(found.values()) < MOST, json.dumps(found, indent=2)


def test_the_page_loads_no_scripts_but_these() -> None:
    """Else the sum above would not be all of it."""
    page = (STATIC / "index.html").read_text("utf-8")
    loaded = re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page)
    assert loaded, "the page loads no script"
    assert {Path(name).name for name in loaded} <= set(sizes())
    assert all(name.startswith("/assets/") for name in loaded)
