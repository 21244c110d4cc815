"""Somebody who has sat down at a board, and whether all of it fits."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.visitors import PHONE, Visitor

_TOO_LARGE = """() => [document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth].filter((over) => over > 0)"""

_OUTSIDE = """([board, what, sidewaysOnly]) => {
  const root = document.querySelector(board).getBoundingClientRect();
  return [...document.querySelectorAll(`${board} :is(${what})`)]
    .map((one) => [one.dataset.key ?? (one.textContent.trim() || one.className), one.getBoundingClientRect()])
    .filter(([, box]) => box.left < root.left - 1 || box.right > root.right + 1
      || (!sidewaysOnly && (box.top < root.top - 1 || box.bottom > root.bottom + 1)))
    .map(([name]) => name);
}"""


def sat_down(
    visitor: Visitor, game: str, *seats: dict[str, str], seed: int = 1, **options: Any
) -> BoardPlayer:
    """At a table with these options, whose names may have underscores for hyphens."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    return at_table(visitor, visitor.create(game, *seats, options=given), seed)


def at_table(visitor: Visitor, table: str, seed: int = 1) -> BoardPlayer:
    page = visitor.context.new_page()
    player = BoardPlayer(page, seed)
    page.goto(f"/table/{table}")
    return player


def fits(page: Page, size: tuple[int, int], what: str = "[data-choice], [data-source]") -> None:
    """The page does not scroll, and nothing of this hangs over the board's edge; on a telephone the board itself may
    scroll up and down."""
    expect_none(page, _TOO_LARGE)
    expect_none(page, _OUTSIDE, [BOARD, what, size == PHONE])


def expect_none(page: Page, search: str, what: object = None) -> None:
    """What a script looks for is not on the page, once that has come to rest."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"(what) => ({search})(what).length === 0", arg=what)
    assert page.evaluate(search, what) == []
