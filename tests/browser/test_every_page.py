"""What holds on every page: axe finds nothing in any theme, and everything fits on a telephone and on a desk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_a_board import expect_none
from tests.browser.conftest import Opening
from tests.browser.tour import STOPS, TABLES
from tests.browser.visitors import DESK, PHONE, THEMES

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LAYOUT = ["color-contrast", "target-size", "scrollable-region-focusable"]
"""What can differ on a telephone where a page is the same there but for its layout: everywhere but at tables."""

TABLET = (768, 1024)
HUGE = (1920, 1080)


# Two things that axe reads differently from people. Where a word may be broken it reads and sounds as if nothing
# stood there; to axe it would be another word than the same one in a label. And signs and codes that listeners do not
# hear are no part of what a button is called; to axe they are, so they are empty while names are looked at.
_WHAT_AXE_SAYS = """async (rules) => {
  const NAMES = "label-content-name-mismatch";
  // Of a long list its first entries speak for the others.
  const context = { exclude: [[".cards > li:nth-child(n + 25)"], [".list > details:nth-of-type(n + 4)"]] };
  const look = async (said, options) => {
    const texts = [];
    for (const walk = document.createTreeWalker(document, NodeFilter.SHOW_TEXT); walk.nextNode(); )
      if (said(walk.currentNode) !== walk.currentNode.data) texts.push([walk.currentNode, walk.currentNode.data]);
    for (const [node] of texts) node.data = said(node);
    try {
      return (await axe.run(context, { resultTypes: ["violations"], ...options })).violations;
    } finally {
      for (const [node, text] of texts) node.data = text;
    }
  };
  const seen = (node) => node.data.replaceAll("\u00ad", "");
  const heard = (node) => (node.parentElement?.closest("[aria-hidden=true]") ? "" : seen(node));
  if (rules) return await look(seen, { runOnly: rules });
  const found = await look(seen, { rules: { [NAMES]: { enabled: false } } });
  return [...found, ...(await look(heard, { runOnly: [NAMES] }))];
}"""


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe says against the page as it is, a line for each place; by all its rules unless some are named."""
    if not page.evaluate("() => 'axe' in window"):
        assert AXE.is_file(), "axe is not there: python3 client/build.py run check fetches it"
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['help']}\n    {node['html']}\n    {node.get('failureSummary', '')}"
        for one in page.evaluate(_WHAT_AXE_SAYS, rules)
        for node in one["nodes"]
    ]


def findings_in_every_theme(page: Page) -> list[str]:
    """By all rules in one theme; colours are all that differs in the others."""
    found = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        rules = None if theme == THEMES[0] else ["color-contrast"]
        found += [f"{theme}: {one}" for one in findings(page, rules)]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", THEMES[0])
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Some time passes until a page knows its new size; then boards measure themselves, and that is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    page.evaluate(
        """() => new Promise((done) => {
          const pictures = (left) => (left ? requestAnimationFrame(() => pictures(left - 1)) : done());
          pictures(3);
        })"""
    )


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
    if (!one.checkVisibility({ checkVisibilityCSS: true })) continue;
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

# A page that scrolls, and what stands below the layout of a table, which is hidden and cannot be scrolled to. A curtain
# has no layout.
TOO_TALL = """() => {
  const found = [];
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} tall, the screen ${innerHeight}`);
  const layout = document.querySelector(".layout")?.scrollHeight ?? 0;
  if (layout > innerHeight) found.push(`the layout holds ${layout}, the screen ${innerHeight}`);
  return found;
}"""


@pytest.mark.parametrize("stop", STOPS)
def test_every_page_is_readable_for_all_and_fits(stop: str, visit: Opening) -> None:
    """One visit, all sizes and themes; everything that is wrong is told at once."""
    page = STOPS[stop](visit)
    found = []
    for size in (PHONE, TABLET, DESK, HUGE):
        resize(page, size)
        looks = [TOO_WIDE]
        if size in (PHONE, DESK):
            looks.append(CUT_OFF)
        if stop in TABLES and size != TABLET:
            looks.append(TOO_TALL)
        wrong = [one for look in looks for one in page.evaluate(look)]
        if size == PHONE:
            wrong += findings(page, None if stop in TABLES else LAYOUT)
        elif size == DESK:
            wrong += findings_in_every_theme(page)
        found += [f"{size[0]}×{size[1]}: {one}" for one in wrong]
    assert not found, "\n".join(found)


def test_what_is_cut_off_is_found_on_every_side(visit: Opening) -> None:
    """The look-out itself: a button beyond each edge of a box that hides, and some that can be scrolled to."""
    page = visit().open("/about")
    page.locator("main h1").wait_for()
    expect_none(page, CUT_OFF)
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


@pytest.mark.parametrize("theme", THEMES)
def test_paper_is_white_whatever_the_theme(visit: Opening, theme: str) -> None:
    page = visit(theme=theme).open("/rules/time-clash")
    page.locator("h1").first.wait_for()
    page.emulate_media(media="print")
    colours = page.evaluate(
        "() => ['background-color', 'color'].map((name) => getComputedStyle(document.body).getPropertyValue(name))"
    )
    ground = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert ground == "rgb(255, 255, 255)"
    assert colours[1] == "rgb(0, 0, 0)"


def test_dice_in_the_gallery_have_their_own_colours(visit: Opening) -> None:
    page = visit().open("/cards/time-of-the-daleks")
    dice = page.locator('.face[data-kind="die"]')
    expect(dice).to_have_count(4)
    colours = [die.locator("rect").first.get_attribute("fill") for die in dice.all()]
    assert colours == ["#10141c", "#3fe0a0", "#4a70c1", "#b13b2d"]
    assert [die.locator(".die").count() for die in dice.all()] == [6, 6, 6, 6]
