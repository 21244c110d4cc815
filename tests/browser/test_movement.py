"""Movement at its usual speed, in a browser that shows it: cards fly, come to rest, and leave nothing behind."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.server.serving import bot, here

# Counts what the Web Animations API is asked for: how many, how many of them move a piece, how they ended.
_COUNT = """
window.flights = { begun: 0, moving: 0, finished: 0, cancelled: 0 };
const begin = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const animation = begin.call(this, frames, options);
  if (!this.closest(".kit-board")) return animation;
  flights.begun += 1;
  if ([...frames].some((frame) => "translate" in frame || "rotate" in frame)) flights.moving += 1;
  animation.finished.then(() => (flights.finished += 1), () => (flights.cancelled += 1));
  return animation;
};
"""

_AT_REST = """(board) => flights.begun === flights.finished + flights.cancelled
  && !document.querySelector(`${board} [data-flying]`)
  && !document.querySelector(`${board} .kit-layer`).childElementCount"""


FEWEST = {"time-clash": 2, "card-game": 3, "time-of-the-daleks": 2}


def playing(
    visit: Opening, game: str = "time-clash", *, wants: Literal["reduce"] | None = None, **settings: Any
) -> BoardPlayer:
    """`wants` is what the system says of motion."""
    visitor = visit(name="Ada")
    table = visitor.create(game, here("Ada"), *(bot() for _ in range(FEWEST[game] - 1)))
    page = visitor.context.new_page()
    page.emulate_media(reduced_motion=wants)
    change = json.dumps(settings)
    page.add_init_script(
        "const kept = JSON.parse(localStorage.getItem('vortex.settings') ?? '{}');"
        f"localStorage.setItem('vortex.settings', JSON.stringify({{ ...kept, ...{change} }}));"
    )
    page.add_init_script(_COUNT)
    player = BoardPlayer(page, 3)
    page.goto(f"/table/{table}")
    return player


def flights_of(player: BoardPlayer, answers: int) -> dict[str, int]:
    for _ in range(answers):
        assert player.answer("mouse")
    player.page.wait_for_function(_AT_REST, arg=BOARD)
    found: dict[str, int] = player.page.evaluate("() => flights")
    return found


@pytest.mark.parametrize("game", FEWEST)
def test_pieces_fly_and_come_to_rest_and_the_board_keeps_up(visit: Opening, game: str) -> None:
    player = playing(visit, game, speed=2, motion="full")
    for _ in range(6):
        flights = flights_of(player, 1)
        ask = player.asked()
        assert ask is not None
        player.offers(ask)  # what is shown is the newest: all of it can be answered
    assert flights["moving"] > 0, "nothing flew"
    assert flights["finished"] > 0, "no flight came to its end"


def test_a_press_ends_what_still_flies(visit: Opening) -> None:
    """So slow that what flies still does when the mouse comes, however busy the machine is."""
    player = playing(visit, speed=0.5, motion="full")
    page = player.page
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    for _ in range(20):
        player.play("within", 1)
        if page.evaluate("() => flights.begun > flights.finished + flights.cancelled"):
            break
    page.locator(BOARD).click(position={"x": 2, "y": 2})
    page.wait_for_function("() => flights.cancelled > 0")


@pytest.mark.parametrize("motion", ["reduced", "system"])
def test_with_reduced_motion_nothing_flies(visit: Opening, motion: str) -> None:
    player = playing(visit, wants="reduce", speed=1, motion=motion)
    flights = flights_of(player, 5)
    assert flights["begun"] > 0, "not even fades"
    assert flights["moving"] == 0
