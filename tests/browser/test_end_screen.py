"""When a game is over, its result stands above the board, and the board can still be seen."""

from __future__ import annotations

import pytest
from tests.browser.tour import SEATS, Opening, over

LEAST_HEIGHT = 300


@pytest.mark.parametrize("game", SEATS)
def test_the_board_stays_large_enough_to_see_how_it_ended(game: str, visit: Opening) -> None:
    visitor, table = over(visit, game)
    page = visitor.open(f"/table/{table}")
    page.locator(".end").wait_for()
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        board = page.locator("div.filled").bounding_box()
        assert board is not None
        assert board["height"] >= LEAST_HEIGHT, f"{game} at {width}×{height}: {board}"
