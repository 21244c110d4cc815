"""Somebody who is guided through their first game: reads, does what is asked for, and then plays on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect
from tests.browser.boards import BOARD
from tests.browser.playing import Player

_WHERE = """(before) => {
  if (document.querySelector(".summary")) return { step: -1, state: "over", made: -1 };
  const lesson = document.querySelector(".lesson");
  if (!lesson || lesson.dataset.state === "watch") return null;
  const { step, state, made } = lesson.dataset;
  const found = { step: Number(step), state, made: Number(made) };
  return before && Object.keys(found).every((each) => found[each] === before[each]) ? null : found;
}"""
# What is pointed at is there and in sight, and the ring lies around what is seen of it.
_POINTED = """() => {
  const ring = document.querySelector("[data-spotlight]");
  if (!ring) return true;
  const part = document.querySelector(`[data-lesson="${ring.dataset.spotlight}"]`);
  if (!part || ring.hidden) return false;
  const [around, box] = [ring.getBoundingClientRect(), part.getBoundingClientRect()];
  const isWithin = around.left > box.left - 2 && around.right < box.right + 2
    && around.top > box.top - 2 && around.bottom < box.bottom + 2;
  return isWithin && around.height > Math.min(box.height, innerHeight / 5) - 2;
}"""


class Where(NamedTuple):
    step: int
    state: str
    """`read`, `move`, `coach` or `over`."""
    made: int
    """So many moves of the script are made."""


class Learner:
    def __init__(self, page: Page, title: str, learn: str = "Learn") -> None:
        self.page = page
        self.player = Player(page)
        self.steps: list[int] = []
        self.button = page.get_by_role("button", name=re.compile(rf"^{learn}\s*: {title}"))

    def where(self, before: Where | None = None) -> Where:
        """Wait until there is something to read or to do; another thing than before, if that is given."""
        given = None if before is None else before._asdict()
        found = self.page.wait_for_function(_WHERE, arg=given).json_value()
        return Where(found["step"], found["state"], found["made"])

    def go(self, read: Callable[[], None], move: Callable[[], None], each: Callable[[], None]) -> None:
        """Through all steps; at each the part that is spoken of is in sight, and `each` looks at the page."""
        here = self.where()
        while here.state in ("read", "move"):
            if here.step not in self.steps:
                self.steps.append(here.step)
                self.page.wait_for_function(_POINTED)
                each()
            read() if here.state == "read" else move()
            here = self.where(here)

    @property
    def next(self) -> Locator:
        return self.page.locator(".lesson button.primary")

    def press(self, element: Locator) -> None:
        element.click()

    def tap(self, element: Locator) -> None:
        element.tap()

    def on_the_board(self, touch: Callable[[Locator], None]) -> None:
        """Whatever is lit: a piece first, then where it goes."""
        board = self.page.locator(BOARD)
        source, choice = board.locator("[data-source]:visible"), board.locator("[data-choice]:visible")
        expect(source.or_(choice).first).to_be_visible()
        if not choice.count():
            touch(source.first)
        asks = choice.first.get_attribute("data-asks") is not None
        touch(choice.first)
        if asks:  # what spends a card counts only once it is confirmed
            touch(board.locator(".sure"))

    def finish(self) -> None:
        """The rest as fast as the page can."""
        self.player.play()
        expect(self.page.locator(".summary")).to_be_visible()
