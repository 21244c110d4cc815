"""What holds on every page: axe finds nothing in any theme, and everything fits on a telephone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page
from tests.browser.served import Served
from tests.browser.tour import STOPS, TABLES
from tests.browser.visitors import DESK, PHONE, THEMES, Visitor

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


class Shown:
    """A stop of the tour, and everybody who had to come so that it is there."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page


@pytest.fixture(scope="module", params=STOPS)
def shown(request: pytest.FixtureRequest, chromium: Chromium, server: Served) -> Iterator[Shown]:
    visitors: list[Visitor] = []

    def visit(**how: Any) -> Visitor:
        visitor = Visitor(chromium, server, **how)
        visitors.append(visitor)
        return visitor

    yield Shown(request.param, STOPS[request.param](visit))
    troubles = [trouble for visitor in visitors for trouble in visitor.unforgiven()]
    for visitor in visitors:
        visitor.close()
    assert not troubles, "\n".join(troubles)


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe says against the page as it is, a line for each place; by all its rules unless some are named."""
    if not page.evaluate("() => 'axe' in window"):
        assert AXE.is_file(), "axe is not there: python3 client/build.py run check fetches it"
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate(
        """rules => axe.run(document, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) })""",
        rules,
    )
    return [
        f"{one['id']}: {one['help']}\n    {node['html']}\n    {node.get('failureSummary', '')}"
        for one in result["violations"]
        for node in one["nodes"]
    ]


def resize(page: Page, size: tuple[int, int]) -> None:
    """Some time passes until a page knows its new size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(shown: Shown, theme: str) -> None:
    resize(shown.page, DESK)
    shown.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    found = findings(shown.page, None if theme == THEMES[0] else ["color-contrast"])
    assert not found, "\n".join(found)


TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) {
    for (const one of document.querySelectorAll("body *")) {
      const box = one.getBoundingClientRect();
      if (box.right > width + 0.5 && box.width > 0) found.push(`${one.tagName}.${one.className}: ${box.right}`);
    }
    found.unshift(`the page is ${document.documentElement.scrollWidth} wide, the screen ${width}`);
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESK, (1920, 1080)])
def test_nothing_is_wider_than_the_screen(shown: Shown, size: tuple[int, int]) -> None:
    resize(shown.page, size)
    found = shown.page.evaluate(TOO_WIDE)
    assert not found, "\n".join(found)


# What one can press must be in sight, or where one can scroll to.
CUT_OFF = """() => {
  const found = [];
  const scrolls = (one) => {
    for (let box = one.parentElement; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (["auto", "scroll"].includes(overflowX) && box.scrollWidth > box.clientWidth) return true;
      if (position === "fixed") return false;
    }
    return false;
  };
  for (const one of document.querySelectorAll("button, a, input, select, summary, label, h1, h2, [role=alert]")) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (box.width < 2 || box.height < 2 || style.visibility === "hidden" || one.closest(".sr, svg")) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(one)) {
      found.push(`${one.tagName}.${one.className} from ${box.left} to ${box.right}: ${one.innerText.slice(0, 60)}`);
    }
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_nothing_to_press_is_cut_off(shown: Shown, size: tuple[int, int]) -> None:
    resize(shown.page, size)
    found = shown.page.evaluate(CUT_OFF)
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESK, (1920, 1080)])
def test_the_page_of_a_table_does_not_scroll(shown: Shown, size: tuple[int, int]) -> None:
    if shown.name not in TABLES:
        return
    resize(shown.page, size)
    height = shown.page.evaluate("() => document.documentElement.scrollHeight")
    assert height <= size[1]
