"""Stacks of Time Clash, also long ones: suit and value of every card can be read, on every screen."""

from __future__ import annotations

import pytest
from tests.browser.begun import Position
from tests.browser.boards import BOARD
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.visitors import DESK, PHONE

LARGE = (1920, 1080)
CARDS = 14
"""On all stacks together; then the longest has some six."""

# Values that are covered by another card, or stick out of their own: each must lie in the open, with what is beside it.
_UNREADABLE = """async (board) => {
  const found = [];
  const lie = () => {
    const values = [...document.querySelectorAll(`${board} .cards > li .strip b`)];
    return JSON.stringify(values.map((one) => one.getBoundingClientRect()));
  };
  // The board is laid out to its own size, which it knows after its first frames.
  for (let last = "", rest = 0; rest < 10; await new Promise(requestAnimationFrame)) {
    rest = last === lie() ? rest + 1 : 0;
    last = lie();
  }
  const values = [...document.querySelectorAll(`${board} .cards > li .strip b`)];
  for (const value of values) {
    value.scrollIntoView({ block: "center" });
    await new Promise(requestAnimationFrame);
    const card = value.closest("li");
    const own = card.getBoundingClientRect();
    const box = value.getBoundingClientRect();
    const points = [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.5, 0.15], [0.5, 0.85]];
    const isCovered = points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      // A stack's own place lies below its cards; it takes the presses that are meant for none of them.
      return top?.closest("li") !== card && !top?.matches(".drop");
    });
    const isCut = box.left < own.left - 1 || box.right > own.right + 1 || box.height < 9;
    if (isCovered || isCut)
      found.push(`${value.textContent} in ${card.textContent.trim()}: ${isCovered ? "covered" : "cut off"}`);
  }
  return { count: values.length, found };
}"""


def is_piled_up(position: Position) -> bool:
    """Enough cards lie there, and the next may be played."""
    lying = sum(len(stack["cards"]) for stack in position["view"]["stacks"])
    return lying >= CARDS and position["question"]["topic"] == "play"


@pytest.mark.parametrize("size", [DESK, LARGE, PHONE], ids=["desk", "large", "telephone"])
def test_every_card_of_a_stack_can_be_read(visit: Opening, size: tuple[int, int]) -> None:
    visitor = visit(name="Ada", size=size)
    page = visitor.open(f"/table/{table_where(visitor, 'time-clash', is_piled_up)}")
    page.wait_for_selector(f"{BOARD} .cards > li")
    seen = page.evaluate(_UNREADABLE, BOARD)
    assert seen["found"] == []
    assert seen["count"] >= CARDS - 3
