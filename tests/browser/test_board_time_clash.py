"""The board of Time Clash: everything can be done on it, by mouse and by keyboard, and it fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.at_a_board import at_table, expect_none, fits, sat_down
from tests.browser.begun import Position
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.test_every_page import findings, findings_in_every_theme, resize
from tests.browser.visitors import DESK, PHONE, Visitor
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


def asks(*topics: str, cards: int = 0) -> Callable[[Position], bool]:
    """One of these questions, with so many cards on the stacks."""

    def is_there(position: Position) -> bool:
        lying = sum(len(stack["cards"]) for stack in position["view"]["stacks"])
        return position["question"]["topic"] in topics and lying >= cards

    return is_there


def at_a_question(
    visitor: Visitor, is_there: Callable[[Position], bool], *seats: dict[str, str]
) -> tuple[BoardPlayer, dict[str, Any]]:
    """Everything that can be answered is on the board."""
    player = at_table(visitor, table_where(visitor, GAME, is_there, *seats))
    ask = player.asked()
    assert ask is not None
    player.offers(ask)
    return player, ask


def stacks_by_card(options: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Where each card can be played."""
    found: dict[str, set[str]] = {}
    for verb, *places in (one["notation"].split() for one in options):
        if verb == "play":
            found.setdefault(places[0], set()).add(places[1])
    return found


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
    player, ask = at_a_question(visit(name="Ada"), asks(topic))
    assert ask["topic"] == topic
    assert player.answer()


def test_axe_finds_nothing_on_the_board(visit: Opening) -> None:
    player, _ = at_a_question(visit(name="Ada"), asks("play", cards=8))
    assert findings_in_every_theme(player.page) == []


@pytest.mark.long
def test_axe_finds_nothing_in_a_gambit(visit: Opening) -> None:
    player, _ = at_a_question(visit(name="Ada"), asks("turn", "contribute"))
    assert findings(player.page) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_does_not_scroll_and_what_can_be_chosen_lies_within_the_board(
    visit: Opening, seats: int
) -> None:
    player, _ = at_a_question(visit(name="Ada"), asks("play", cards=8), here("Ada"), *[bot()] * (seats - 1))
    for size in (DESK, HUGE, PHONE):
        resize(player.page, size)
        fits(player.page, size)


def test_no_line_of_a_cards_text_is_cut_through(visit: Opening) -> None:
    player, _ = at_a_question(visit(name="Ada"), asks("play", cards=4))
    resize(player.page, HUGE)
    lines = player.page.evaluate(_LINES, BOARD)
    assert lines["cut"] == 0
    assert lines["whole"] > 0


def test_the_counter_window_looks_the_same_to_those_who_are_not_asked(visit: Opening) -> None:
    """A spectator sees that an answer is awaited, and of whom, but no more."""
    player, _ = at_a_question(visit(name="Ada"), asks("counter"))
    assert player.page.locator(f"{BOARD} .pending.open").is_visible()
    watcher = visit().open(player.page.url.replace(player.page.url.split("/table")[0], ""))
    window = watcher.locator(f"{BOARD} .pending.open")
    window.wait_for()
    assert window.inner_text() == player.page.locator(f"{BOARD} .pending.open").inner_text()
    assert watcher.locator(f"{BOARD} [data-choice], {BOARD} [data-source]").count() == 0


def test_a_card_is_drawn_from_the_hand_to_a_stack(visit: Opening) -> None:
    """The way of those who drag."""
    player, ask = at_a_question(
        visit(name="Ada"), lambda position: bool(stacks_by_card(position["question"]["options"]))
    )
    card, stacks = next(iter(stacks_by_card(ask["options"]).items()))
    stack = min(stacks)
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


@pytest.mark.parametrize("lying", [0, 4, 10])
def test_on_a_telephone_stacks_that_light_up_are_above_the_hand_and_can_be_pressed(
    visit: Opening, lying: int
) -> None:
    """With so many cards on the stacks, and one in the hand that can be played to more than one of them."""

    def has_a_choice(position: Position) -> bool:
        found = stacks_by_card(position["question"]["options"])
        return asks("play", cards=lying)(position) and max(map(len, found.values()), default=0) > 1

    player, ask = at_a_question(visit(name="Ada", size=(390, 700)), has_a_choice)
    page = player.page
    stacks = stacks_by_card(ask["options"])
    card = max(stacks, key=lambda one: len(stacks[one]))
    page.locator(f'{BOARD} .hand-place [data-key="card:{card}"]').click()
    page.locator(f"{BOARD} .ghost").first.wait_for()
    page.wait_for_function(f"(board) => ({_OUT_OF_REACH})(board).length === 0", arg=BOARD)
    assert page.locator(f"{BOARD} .drop[data-choice]").count() == len(stacks[card])
    expect_none(page, _OVER_THE_HAND, BOARD)
