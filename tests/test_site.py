"""The documentation site is built without a warning, and none of its links leads nowhere."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """The places that can be linked to, and the links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.ids.add(value)
            elif value and name in ("href", "src"):
                self.links.append(value)
            elif value and name == "srcset":
                self.links += [each.split()[0] for each in value.split(",")]


def broken(site: Path) -> Iterator[str]:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            place = unquote(parts.fragment)
            if not target.is_file() or (place and place not in pages[target].ids):
                yield f"{path.relative_to(site)}: {link}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it."""
    made = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "--builder",
        "html",
        "--fail-on-warning",
        "--keep-going",
        "--quiet",
    ]
    places = ["--conf-dir", "docs", "--doctree-dir", str(made / "doctrees"), ".", str(made / "html")]
    done = subprocess.run([*command, *places], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return made / "html"


def test_no_link_leads_nowhere(site: Path) -> None:
    assert sorted(set(broken(site))) == []


def test_the_site_has_what_it_promises(site: Path) -> None:
    front = (site / "docs" / "index.html").read_text(encoding="utf-8")
    tutorials = (
        "playing",
        "hosting",
        "writing-a-bot",
        "training-an-agent",
        "writing-a-pack",
        "adding-a-game",
    )
    for page in (*tutorials, "gallery", "api"):
        assert f'href="{page}.html"' in front
    reference = (site / "docs" / "api.html").read_text(encoding="utf-8")
    for name in ("Session.push", "Chair.imagine", "Game.observe_into", "envs.vector.VectorEnvironment.step"):
        assert f'id="vortex.{name}"' in reference
    assert (site / "docs" / "balance" / "time-clash-2.html").is_file()
    assert "TC-MATCH-12" in (site / "src/vortex/games/time_clash/RULES.html").read_text(encoding="utf-8")


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "here.html").write_text('<a href="there.html#end"></a><a href="gone.html"></a><a href="#x">')
    (tmp_path / "there.html").write_text(
        '<p id="end"></p><img src="gone.webp"><a href="https://example.org">'
    )
    assert sorted(broken(tmp_path)) == ["here.html: #x", "here.html: gone.html", "there.html: gone.webp"]
