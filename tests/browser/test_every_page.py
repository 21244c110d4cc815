"""What holds on every page: axe finds nothing in any theme, and everything fits on a telephone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page
from tests.browser.conftest import Opening
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
@pytest.mark.parametrize(("size", "theme"), [*((DESK, theme) for theme in THEMES), (PHONE, THEMES[0])])
def test_axe_finds_nothing(shown: Shown, size: tuple[int, int], theme: str) -> None:
    resize(shown.page, size)
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


# What one can press must be in sight, or where one can scroll to. From it outwards every box cuts off what stands out
# of it, unless the box can be scrolled there: not if it hides what is outside, and nowhere before its beginning.
# A board lays its pieces out by itself, some over others: there only what leaves the screen sideways counts.
CUT_OFF = """() => {
  const axes = [
    ["left", "right", "overflowX", "scrollLeft", "scrollWidth", "clientWidth"],
    ["top", "bottom", "overflowY", "scrollTop", "scrollHeight", "clientHeight"],
  ];
  const page = document.scrollingElement;
  const cut = (one, [start, end, overflow, scrolled, whole, seen]) => {
    const edges = one.getBoundingClientRect();
    let isFixed = getComputedStyle(one).position === "fixed";
    for (let box = one.parentElement; box && box !== page && !isFixed; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      isFixed = style.position === "fixed";
      if (style[overflow] === "visible") continue;
      if (["auto", "scroll"].includes(style[overflow]) && box[whole] > box[seen]) {
        // Wherever in it the thing is, it can be brought into view; the box itself is looked at by what is in sight.
        return edges[start] - frame[start] + box[scrolled] < -1 ? box : null;
      }
      if (edges[start] < frame[start] - 1 || edges[end] > frame[end] + 1) return box;
    }
    const from = edges[start] + (isFixed ? 0 : page[scrolled]);
    const length = isFixed ? (start === "left" ? innerWidth : innerHeight) : Math.max(page[whole], page[seen]);
    return from < -1 || edges[end] + (isFixed ? 0 : page[scrolled]) > length + 1 ? page : null;
  };
  const leaves = (one) => {
    const { left, right } = one.getBoundingClientRect();
    if (left >= -1 && right <= innerWidth + 1) return null;
    for (let box = one.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (["auto", "scroll"].includes(overflowX) && box.scrollWidth > box.clientWidth) return null;
    }
    return page;
  };
  const found = [];
  for (const one of document.querySelectorAll("button, a, input, select, summary, label, h1, h2, [role=alert]")) {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || one.closest(".sr, svg")) continue;
    if (getComputedStyle(one).visibility === "hidden") continue;
    const isOnBoard = one.closest(".filled") !== null;
    for (const axis of isOnBoard ? axes.slice(0, 1) : axes) {
      const by = isOnBoard ? leaves(one) : cut(one, axis);
      if (by) {
        const what = (one.innerText || one.getAttribute("aria-label") || "").slice(0, 60);
        const at = `${axis[0]} or ${axis[1]} by ${by.tagName}.${by.className}`;
        found.push(`${one.tagName}.${one.className} ${at}: ${what}`);
      }
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
@pytest.mark.parametrize("shown", sorted(TABLES), indirect=True)
def test_the_page_of_a_table_does_not_scroll(shown: Shown, size: tuple[int, int]) -> None:
    resize(shown.page, size)
    height, inside = shown.page.evaluate(  # a curtain has no frame
        """() => [document.documentElement.scrollHeight, document.querySelector(".frame")?.scrollHeight ?? 0]"""
    )
    assert height <= size[1]
    assert inside <= size[1], "what stands below the frame is hidden, and cannot be scrolled to"


def test_what_is_cut_off_is_found_on_every_side(visit: Opening) -> None:
    """The look-out itself: a button beyond each edge of a box that hides, and some that can be scrolled to."""
    page = visit().open("/about")
    page.locator("main h1").wait_for()
    assert page.evaluate(CUT_OFF) == []
    page.evaluate(
        """() => {
          const put = (overflow, place, name) => {
            const box = document.createElement("div");
            box.style.cssText = `position:relative;width:200px;height:100px;overflow:${overflow}`;
            const button = document.createElement("button");
            button.style.cssText = `position:absolute;width:60px;height:30px;${place}`;
            button.textContent = name;
            box.append(button);
            document.querySelector("main").append(box);
          };
          for (const side of ["left", "right", "top", "bottom"]) put("hidden", `${side}:-20px`, side);
          put("auto", "left:190px", "can be scrolled to");
          put("auto", "top:90px", "can be scrolled to");
          put("auto", "left:-20px;width:300px", "before the beginning");
        }"""
    )
    found = [one.rpartition(": ")[2] for one in page.evaluate(CUT_OFF)]
    assert found == ["left", "right", "top", "bottom", "before the beginning"]
