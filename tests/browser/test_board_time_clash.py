"""The board of Time Clash: everything can be done on it, by mouse and by keyboard, and it fits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.at_a_board import fits, sat_down
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.test_every_page import findings, findings_in_every_theme, resize
from tests.browser.visitors import DESK, PHONE
from tests.server.serving import bot, here

GAME = "time-clash"
HUGE = (1920, 1080)

# Every text gets more lines than any card has; how many of them lie across the edge, or are seen whole.
_LINES = """(board) => {
  const found = { cut: 0, whole: 0 };
  for (const text of document.querySelectorAll(`${board} [data-card] .text`)) {
    for (let i = 0; i < 8; i += 1) text.append(text.firstElementChild.cloneNode(true));
    const box = text.getBoundingClientRect();
    for (const line of text.children) {
      const { left, top, bottom } = line.getBoundingClientRect();
      if (left >= box.right - 1 || top >= box.bottom) continue;
      if (bottom > box.bottom + 1) found.cut += 1;
      else found.whole += 1;
    }
  }
  return found;
}"""


def until(player: BoardPlayer, *topics: str, most: int = 300) -> dict[str, Any]:
    """Play by chance until one of these is asked."""
    for _ in range(most):
        ask = player.asked()
        assert ask is not None, f"the game ended without {topics}"
        if ask["topic"] in topics:
            player.offers(ask)
            return ask
        player.play("within", 1)
    raise AssertionError(f"nobody was asked any of {topics}")


BY_HAND = pytest.mark.parametrize(
    "most", [15, pytest.param(900, marks=pytest.mark.long)], ids=["begun", "all"]
)


@BY_HAND
def test_a_match_by_mouse_on_the_board_alone(visit: Opening, most: int) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=4, match=1)
    player.play("mouse", most)
    assert player.is_over() or player.answers == most
    assert player.answers > 10


@BY_HAND
def test_a_match_by_keyboard_on_the_board_alone(visit: Opening, most: int) -> None:
    """With Tab and Enter only. Who plays every card and tries every Gambit is through soon."""
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=9, match=1)
    player.likes = ("gambit", "flip", "turn", "add", "play", "pass")
    player.play("tab", most)
    assert player.is_over() or player.answers == most
    assert player.answers > 10
    assert "play" in player.topics


@pytest.mark.parametrize(
    ("seats", "most"),
    [(2, 40), *(pytest.param(*more, marks=pytest.mark.long) for more in ((2, 200), (3, 60), (4, 60)))],
    ids=["two", "two for longer", "three", "four"],
)
def test_every_choice_of_every_question_is_on_the_board(visit: Opening, seats: int, most: int) -> None:
    """Two share one screen, so that every question comes to it; at larger tables the others are bots. What the board
    offers is compared with what the server asks."""
    player = sat_down(
        visit(),
        GAME,
        here("Ada"),
        *([here("Bo")] if seats == 2 else [bot()] * (seats - 1)),
        seed=seats,
    )
    player.play("within", most)
    assert player.is_over() or player.answers == most
    assert "play" in player.topics


@pytest.mark.parametrize(
    "topic", ["counter", "gambit", "exchange", "push-pull", "flip", "turn", "contribute"]
)
def test_every_choice_of_what_is_asked_seldom_is_on_the_board(visit: Opening, topic: str) -> None:
    visitor = visit(name="Ada")
    page = visitor.context.new_page()
    player = BoardPlayer(page)
    page.goto(f"/table/{table_where(visitor, GAME, lambda position: position['question']['topic'] == topic)}")
    ask = player.asked()
    assert ask is not None
    assert ask["topic"] == topic
    assert player.offers(ask)
    assert player.answer()


def test_axe_finds_nothing_on_the_board(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=2)
    player.play("within", 14)
    until(player, "play")
    assert findings_in_every_theme(player.page) == []


@pytest.mark.long
def test_axe_finds_nothing_in_a_gambit(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=3)
    until(player, "turn", "contribute")
    assert findings(player.page) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_does_not_scroll_and_what_can_be_chosen_lies_within_the_board(
    visit: Opening, seats: int
) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), *[bot()] * (seats - 1), seed=5)
    player.play("within", 16)
    until(player, "play")
    for size in (DESK, HUGE, PHONE):
        resize(player.page, size)
        fits(player.page, size)


def test_no_line_of_a_cards_text_is_cut_through(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=5)
    until(player, "play")
    resize(player.page, HUGE)
    lines = player.page.evaluate(_LINES, BOARD)
    assert lines["cut"] == 0
    assert lines["whole"] > 0


def test_the_counter_window_looks_the_same_to_those_who_are_not_asked(visit: Opening) -> None:
    """A spectator sees that an answer is awaited, and of whom, but no more."""
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=6)
    until(player, "counter")
    assert player.page.locator(f"{BOARD} .pending.open").is_visible()
    watcher = visit().open(player.page.url.replace(player.page.url.split("/table")[0], ""))
    window = watcher.locator(f"{BOARD} .pending.open")
    window.wait_for()
    assert window.inner_text() == player.page.locator(f"{BOARD} .pending.open").inner_text()
    assert watcher.locator(f"{BOARD} [data-choice], {BOARD} [data-source]").count() == 0


def test_a_card_is_drawn_from_the_hand_to_a_stack(visit: Opening) -> None:
    """The way of those who drag."""
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=8)
    for _ in range(60):
        ask = until(player, "play")
        plays = [option for option in ask["options"] if option["notation"].startswith("play ")]
        if plays:
            break
        player.play("within", 1)
    _, card, stack = plays[0]["notation"].split()
    page = player.page
    before = player.position["number"]
    page.locator(f'{BOARD} [data-key="card:{card}"]').hover()
    page.mouse.down()
    box = page.locator(f'{BOARD} [data-key="stack:{stack}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12, steps=6)
    page.mouse.up()
    page.wait_for_function("before => heard.number > before", arg=before)
    page.locator(f'{BOARD} .hand [data-card="{card}"]').wait_for(state="detached")


# Where a preview of a stack is painted over the hand, however far the lanes are scrolled. Nobody can press a preview,
# so that it has to be made so.
_OVER_THE_HAND = """(board) => {
  const found = [];
  const table = document.querySelector(`${board} .table`);
  const hand = document.querySelector(`${board} .hand-place`).getBoundingClientRect();
  for (let at = 0; at <= table.scrollHeight - table.clientHeight; at += 20) {
    table.scrollTo({ top: at, behavior: "instant" });
    for (const ghost of document.querySelectorAll(`${board} .ghost`)) {
      ghost.style.pointerEvents = "auto";
      const { left, right, top, bottom } = ghost.getBoundingClientRect();
      for (let y = Math.max(top, hand.top) + 2; y < Math.min(bottom, hand.bottom); y += 4)
        if (ghost.contains(document.elementFromPoint((left + right) / 2, y))) found.push([at, y]);
      ghost.style.pointerEvents = "";
    }
  }
  return found;
}"""

# The lit stacks of which nothing can be pressed.
_OUT_OF_REACH = """(board) => [...document.querySelectorAll(`${board} .drop[data-choice]`)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const heights = Array.from({ length: Math.floor((bottom - top) / 8) }, (_, i) => top + 4 + i * 8);
  return heights.filter((y) => document.elementFromPoint((left + right) / 2, y) === one).length < 5;
}).map((one) => one.dataset.key)"""


def test_on_a_telephone_stacks_that_light_up_are_above_the_hand_and_can_be_pressed(visit: Opening) -> None:
    player = sat_down(visit(name="Ada", size=(390, 700)), GAME, here("Ada"), bot(), seed=8)
    page = player.page
    looked = 0
    for _ in range(60):
        ask = until(player, "play")
        stacks: dict[str, set[str]] = {}
        for verb, *places in (one["notation"].split() for one in ask["options"]):
            if verb == "play":
                stacks.setdefault(places[0], set()).add(places[1])
        card = max(stacks, key=lambda one: len(stacks[one]), default=None)
        if card is None or len(stacks[card]) < 2:
            player.play("within", 1)
            continue
        page.locator(f'{BOARD} .hand-place [data-key="card:{card}"]').click()
        page.locator(f"{BOARD} .ghost").first.wait_for()
        page.wait_for_function(f"(board) => ({_OUT_OF_REACH})(board).length === 0", arg=BOARD)
        assert page.locator(f"{BOARD} .drop[data-choice]").count() == len(stacks[card])
        assert page.evaluate(_OVER_THE_HAND, BOARD) == []
        looked += 1
        if looked == 6:
            return
        page.keyboard.press("Escape")
        player.play("within", 1)
    raise AssertionError(f"only {looked} times a card could be played to more than one stack")
