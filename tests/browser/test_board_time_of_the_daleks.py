"""The board of Time of the Daleks: everything can be done on it, by mouse and by keyboard, and it fits."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.at_a_board import at_table, fits, sat_down
from tests.browser.begun import Position
from tests.browser.boards import BOARD
from tests.browser.conftest import Opening
from tests.browser.stages import table_after, table_where
from tests.browser.test_every_page import findings_in_every_theme, resize
from tests.browser.visitors import DESK, PHONE
from tests.server.serving import bot, here

GAME = "time-of-the-daleks"
HUGE = (1920, 1080)


def in_an_adventure(position: Position) -> bool:
    """Dice lie on the table and something can be done about them."""
    return position["question"]["topic"] in ("reroll", "cut")


def test_a_whole_game_by_mouse_on_the_board_alone(visit: Opening) -> None:
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), bot(), seed=4)
    player.play("mouse")
    assert player.is_over()
    assert player.answers > 10
    end = player.page.locator(".ending")
    assert end.is_visible()
    assert end.get_attribute("aria-label")


@pytest.mark.parametrize("most", [15, pytest.param(600, marks=pytest.mark.long)], ids=["begun", "all"])
def test_a_game_by_keyboard_on_the_board_alone(visit: Opening, most: int) -> None:
    """With Tab and Enter only."""
    player = sat_down(visit(name="Ada"), GAME, here("Ada"), bot(), seed=9)
    player.play("tab", most)
    assert player.is_over() or player.answers == most
    assert player.answers > 10


@pytest.mark.parametrize(
    ("seats", "variant", "seed", "most"),
    [
        (2, {}, 1, 120),
        pytest.param(4, {"k9": True}, 2, 50, marks=pytest.mark.long),
        pytest.param(3, {"first_game": True}, 3, 50, marks=pytest.mark.long),
        pytest.param(1, {}, 4, 40, marks=pytest.mark.long),
    ],
    ids=["two", "four with K-9", "three in their first game", "one alone"],
)
def test_every_choice_of_every_question_is_on_the_board(
    visit: Opening, seats: int, variant: dict[str, bool], seed: int, most: int
) -> None:
    """Two share one screen, so that every question comes to it; at larger tables the others are bots. What the board
    offers is compared with what the server asks."""
    others = [here("Bo")] if seats == 2 else [bot()] * (seats - 1)
    player = sat_down(visit(), GAME, here("Ada"), *others, seed=seed, **variant)
    player.play("within", most)
    assert player.is_over() or player.answers == most
    assert {
        "doctor",
        "prepare",
        "travel",
    } <= player.topics  # the last of four has no choice of colours
    if seats == 2:  # the same cards every time, and both players' questions
        assert {
            "colour",
            "recruit",
            "build-pool",
            "help",
            "cut",
            "exterminate",
            "reroll",
            "face",
        } <= player.topics


def test_axe_finds_nothing_in_an_adventure(visit: Opening) -> None:
    visitor = visit(name="Ada")
    player = at_table(visitor, table_where(visitor, GAME, in_an_adventure))
    ask = player.asked()
    assert ask is not None
    player.offers(ask)
    found = findings_in_every_theme(player.page)
    assert not found, "\n".join(found)


def test_the_page_does_not_scroll_and_nothing_hangs_over_its_edge(visit: Opening) -> None:
    visitor = visit(name="Ada")
    player = at_table(visitor, table_after(visitor, GAME, 12, here("Ada"), bot(), bot(), bot()))
    assert player.asked()
    for size in (DESK, HUGE, PHONE):
        resize(player.page, size)
        fits(player.page, size, "[data-choice]")


def test_a_player_who_can_be_called_for_help_is_lit_and_pressed_as_a_whole(visit: Opening) -> None:
    visitor = visit(name="Ada")

    def can_call(position: Position) -> bool:
        return any(option["notation"].startswith("call ") for option in position["question"]["options"])

    page = visitor.open(f"/table/{table_where(visitor, GAME, can_call)}")
    seat = page.locator(f"{BOARD} .seat:has(> [data-choice])").first
    box = seat.bounding_box()
    assert box is not None
    seat.click(position={"x": 3, "y": box["height"] - 4})
    expect(page.locator(f"{BOARD} .seat > [data-choice]")).to_have_count(0)


def test_a_spectator_sees_the_board_without_choices(visit: Opening) -> None:
    host = visit(name="Ada")
    table = table_after(host, GAME, 12, here("Ada"), bot())
    page = visit().open(f"/table/{table}")
    board = page.locator(BOARD)
    board.wait_for()
    assert board.locator("svg.web").is_visible()
    assert board.locator("[data-choice], [data-source]").count() == 0
    assert board.locator(".seat").count() == 2


def test_a_card_in_hand_is_drawn_to_the_console_to_be_installed(visit: Opening) -> None:
    """The way of those who drag: from the hand to a free slot."""

    def installs(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [option for option in options if option["notation"].startswith("install ")]

    visitor = visit(name="Ada")
    table = table_where(visitor, GAME, lambda position: bool(installs(position["question"]["options"])))
    player = at_table(visitor, table)
    ask = player.asked()
    assert ask is not None
    install = installs(ask["options"])[0]
    page = player.page
    before = player.position["number"]
    card = page.locator(f'{BOARD} [data-choice="{install["choice"]}"]').first
    slots = page.locator(f'{BOARD} [data-key="slots"]')
    card.hover()
    page.mouse.down()
    box = slots.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()
    slots.locator(f'[data-card="{install["notation"].split()[1]}"]').wait_for()
    assert player.position["number"] > before


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_tip_takes_no_room_from_the_board(visit: Opening, language: str) -> None:
    visitor = visit(name="Ada", language=language)
    page = visitor.open(f"/table/{table_after(visitor, GAME, 3)}")
    board = page.locator(BOARD)
    page.locator(".guide .plain").wait_for()
    with_a_tip = board.bounding_box()
    page.locator(".guide .plain").click()
    page.locator(".guide").wait_for(state="detached")
    assert board.bounding_box() == with_a_tip


def test_a_card_that_was_pressed_is_not_shown_beside_it_until_the_pointer_has_left(visit: Opening) -> None:
    visitor = visit(name="Ada")
    page = visitor.open(f"/table/{table_after(visitor, GAME, 3)}")
    card = page.locator(f"{BOARD} .console .pilot [data-card]")
    card.hover()
    page.locator(".card-beside").wait_for()
    page.mouse.down(button="right")  # which opens nothing and answers nothing before it is let go
    page.locator(".card-beside").wait_for(state="detached")
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})  # the card is drawn anew under the pointer
    page.evaluate("() => new Promise(requestAnimationFrame)")  # whatever comes of it has been drawn by then
    assert page.locator(".card-beside").count() == 0


def test_cards_in_hand_lie_side_by_side_while_places_are_free(visit: Opening) -> None:
    def has_three(position: Position) -> bool:
        mine = position["view"]["players"][position["seat"]]
        return len(mine["hand"]) == 3 and not mine["companions"] and not mine["equipment"]

    visitor = visit(name="Ada")
    page = visitor.open(f"/table/{table_where(visitor, GAME, has_three)}")
    cards = page.locator(f"{BOARD} .console .hand li")
    expect(cards).to_have_count(3)
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    gaps = [after["x"] - before["x"] - before["width"] for before, after in itertools.pairwise(boxes)]
    assert min(gaps) >= 0
    assert boxes[0]["width"] >= 80, "at their full width"


def test_what_is_picked_up_is_called_by_its_name(visit: Opening) -> None:
    def has_a_companion_with_choices(position: Position) -> bool:
        named = [one["notation"].split()[1:2] for one in position["question"]["options"]]
        mine = position["view"]["players"][position["seat"]]["companions"]
        return any(named.count([one["key"]]) > 1 for one in mine)

    visitor = visit(name="Ada")
    page = visitor.open(f"/table/{table_where(visitor, GAME, has_a_companion_with_choices)}")
    companion = page.locator(f'{BOARD} .console [data-source^="companion:"]').first
    name = companion.locator(".name").text_content() or ""
    companion.click()
    expect(page.locator(f"{BOARD} .kit-strip .held")).to_contain_text(name.replace("\u00ad", ""))
