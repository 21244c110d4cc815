"""The board of Time Clash: everything can be done on it, by mouse and by keyboard, and it fits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.test_every_page import findings
from tests.browser.visitors import PHONE, Visitor
from tests.server.serving import bot, here

GAME = "time-clash"
HUGE = (1920, 1080)


def sat_down(visitor: Visitor, *seats: dict[str, str], seed: int = 1, **options: Any) -> BoardPlayer:
    table = visitor.create(GAME, *seats, options=options)
    page = visitor.context.new_page()
    player = BoardPlayer(page, seed)
    page.goto(f"/table/{table}")
    return player


def until(player: BoardPlayer, *topics: str, most: int = 300) -> dict[str, Any]:
    """Play by chance until one of these is asked."""
    for _ in range(most):
        ask = player.asked()
        assert ask is not None, f"the game ended without {topics}"
        if ask["topic"] in topics:
            player.offers(ask)
            return ask
        player.answer()
    raise AssertionError(f"nobody was asked any of {topics}")


@pytest.mark.slow
def test_a_whole_match_by_mouse_on_the_board_alone(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), seed=4)
    player.play("mouse", most=900)
    assert player.is_over()
    assert player.answers > 20


@pytest.mark.slow
def test_a_whole_match_by_keyboard_on_the_board_alone(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), seed=9)
    player.play("keys", most=900)
    assert player.is_over()
    assert player.answers > 20


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_choice_of_every_question_is_on_the_board(visit: Opening, seats: int, seed: int) -> None:
    """One screen for all seats, so that every question comes to it. `offers` compares with what the server asks."""
    player = sat_down(visit(), *(here(name) for name in ["Ada", "Bo", "Cy", "Di"][:seats]), seed=seed)
    player.play("mouse", most=350)
    assert player.is_over() or player.answers == 350
    assert {"play", "counter", "gambit"} <= player.topics


@pytest.mark.parametrize("theme", ["vortex", "paper", "contrast"])
def test_axe_finds_nothing_on_the_board(visit: Opening, theme: str) -> None:
    player = sat_down(visit(name="Ada", theme=theme), here("Ada"), bot(), seed=2)
    for _ in range(14):
        player.answer()
    until(player, "play")
    assert findings(player.page) == []


def test_axe_finds_nothing_in_a_gambit(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), seed=3)
    until(player, "turn", "contribute")
    assert findings(player.page) == []


@pytest.mark.parametrize("size", [(1280, 720), HUGE, PHONE], ids=["desk", "large", "telephone"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_does_not_scroll_and_what_can_be_chosen_lies_within_the_board(
    visit: Opening, size: tuple[int, int], seats: int
) -> None:
    player = sat_down(visit(name="Ada", size=size), here("Ada"), *[bot()] * (seats - 1), seed=5)
    for _ in range(16):
        player.answer()
    until(player, "play")
    tall, wide = player.page.evaluate(
        "() => [document.documentElement.scrollHeight - innerHeight,"
        " document.documentElement.scrollWidth - innerWidth]"
    )
    assert tall <= 0
    assert wide <= 0
    outside = player.page.evaluate(
        """([board, sidewaysOnly]) => {
          const root = document.querySelector(board).getBoundingClientRect();
          return [...document.querySelectorAll(`${board} :is([data-choice], [data-source])`)]
            .map((one) => [one.dataset.key ?? one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.left < root.left - 1 || box.right > root.right + 1
              || (!sidewaysOnly && (box.top < root.top - 1 || box.bottom > root.bottom + 1)))
            .map(([name]) => name);
        }""",
        [BOARD, size == PHONE],  # a telephone scrolls the lanes
    )
    assert outside == []


def test_the_counter_window_looks_the_same_to_those_who_are_not_asked(visit: Opening) -> None:
    """A spectator sees that an answer is awaited, and of whom, but no more."""
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), seed=6)
    until(player, "counter")
    assert player.page.locator(f"{BOARD} .pending.open").is_visible()
    watcher = visit().open(player.page.url.replace(player.page.url.split("/table")[0], ""))
    window = watcher.locator(f"{BOARD} .pending.open")
    window.wait_for()
    assert window.inner_text() == player.page.locator(f"{BOARD} .pending.open").inner_text()
    assert watcher.locator(f"{BOARD} [data-choice], {BOARD} [data-source]").count() == 0


def test_a_card_is_drawn_from_the_hand_to_a_stack(visit: Opening) -> None:
    """The way of those who drag."""
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), seed=8)
    for _ in range(60):
        ask = until(player, "play")
        plays = [option for option in ask["options"] if option["notation"].startswith("play ")]
        if plays:
            break
        player.answer()
    _, card, stack = plays[0]["notation"].split()
    page = player.page
    before = player.position["number"] if player.position else -1
    page.locator(f'{BOARD} [data-key="card:{card}"]').hover()
    page.mouse.down()
    box = page.locator(f'{BOARD} [data-key="stack:{stack}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12, steps=6)
    page.mouse.up()
    for _ in range(100):
        if player.position is not None and player.position["number"] > before:
            break
        page.wait_for_timeout(20)
    assert player.position is not None
    assert player.position["number"] > before
    page.locator(f'{BOARD} .hand [data-card="{card}"]').wait_for(state="detached")
