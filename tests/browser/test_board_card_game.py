"""The board of The Doctor Who Card Game: everything can be done on it, by mouse and by keyboard, and it fits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from tests.browser import at_a_board
from tests.browser.at_a_board import expect_none
from tests.browser.boards import BOARD, BoardPlayer
from tests.browser.conftest import Opening
from tests.browser.stages import table_after, table_before_the_end, table_where
from tests.browser.test_every_page import findings_in_every_theme, resize
from tests.browser.visitors import DESK, PHONE, Visitor
from tests.server.serving import bot, here

GAME = "card-game"
HUGE = (1920, 1080)
BY_HAND = pytest.mark.parametrize(
    "most", [15, pytest.param(600, marks=pytest.mark.long)], ids=["begun", "all"]
)


# What around the board could be scrolled sideways.
_WIDER_THAN_IT_IS = """(board) => {
  const found = [];
  for (let one = document.querySelector(board); one; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth) found.push(one.className);
  return found;
}"""


def sat_down(visitor: Visitor, *seats: dict[str, str], seed: int = 1) -> BoardPlayer:
    options = {"two_player_variant": True} if len(seats) == 2 else {}
    return at_a_board.sat_down(visitor, GAME, *seats, seed=seed, **options)


def can(verb: str, options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The options of this kind."""
    return [one for one in options if one["notation"].split()[0] == verb]


def at_a_question(
    visitor: Visitor, verb: str, *seats: dict[str, str]
) -> tuple[BoardPlayer, list[dict[str, Any]]]:
    """With an option of this kind; everything that can be answered is on the board."""
    table = table_where(
        visitor, GAME, lambda position: bool(can(verb, position["question"]["options"])), *seats
    )
    player = at_a_board.at_table(visitor, table)
    ask = player.asked()
    assert ask is not None
    player.offers(ask)
    return player, can(verb, ask["options"])


def scored(view: dict[str, Any]) -> list[list[int]]:
    """The victory points of each seat, Location by Location: an attack takes them, unless one of its cards blocks."""
    sums: list[list[int]] = [[] for _ in view["players"]]
    for player in view["players"]:
        for place in player["line"]:
            attack = place["attack"]
            if attack is None:
                sums[player["seat"]].append(place["vp"])
            elif not any(card["card"] == "shadow-proclamation" for card in attack["cards"]):
                sums[attack["controller"]].append(place["vp"])
    return sums


def draw_to(source: Locator, target: Locator) -> None:
    page = source.page
    source.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


@BY_HAND
def test_a_game_by_mouse_on_the_board_alone(visit: Opening, most: int) -> None:
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), bot(), seed=4)
    player.play("mouse", most)
    assert player.is_over() or player.answers == most
    assert player.answers > 10


def test_at_the_end_every_point_is_shown_where_it_comes_from(visit: Opening) -> None:
    visitor = visit(name="Ada")
    table = table_before_the_end(visitor, GAME, 4, here("Ada"), bot(), bot())
    player = at_a_board.at_table(visitor, table)
    player.play("fast")
    assert player.is_over()
    assert player.answers > 0
    view = player.position["view"]
    rows = player.page.locator(f"{BOARD} .sums > li")
    for seat, sums in enumerate(scored(view)):
        row = rows.nth(seat)
        assert row.locator(".total").inner_text() == f"= {sum(sums)}"
        assert sum(sums) == view["scores"][seat]
        shown = [int(one) for one in row.locator(".part b").all_inner_texts()]
        assert sorted(one for one in shown if one) == sorted(one for one in sums if one)


@BY_HAND
def test_a_game_by_keyboard_on_the_board_alone(visit: Opening, most: int) -> None:
    """With Tab and Enter only. A player who attacks wherever it goes soon has no Dalek counter left: the end."""
    player = sat_down(visit(name="Ada"), here("Ada"), bot(), bot(), seed=9)
    player.likes = ("attack", "add", "pass", "lose", "play", "buy")
    player.play("tab", most)
    assert player.is_over() or player.answers == most
    assert player.answers > 10
    assert {"colour", "turn"} <= player.topics


@pytest.mark.parametrize(
    ("seats", "most"),
    [(2, 40), *(pytest.param(*more, marks=pytest.mark.long) for more in ((2, 160), (3, 60), (4, 60)))],
    ids=["two", "two for longer", "three", "four"],
)
def test_every_choice_of_every_question_is_on_the_board(visit: Opening, seats: int, most: int) -> None:
    """Two share one screen, so that every question comes to it; at larger tables the others are bots. What the board
    offers is compared with what the server asks."""
    player = sat_down(
        visit(), here("Ada"), *([here("Bo")] if seats == 2 else [bot()] * (seats - 1)), seed=seats
    )
    player.play("within", most)
    assert player.is_over() or player.answers == most
    assert {"colour", "turn"} <= player.topics


def test_axe_finds_nothing_while_an_attack_is_put_together(visit: Opening) -> None:
    player, (attack, *_) = at_a_question(visit(name="Ada"), "attack")
    player.page.locator(f'{BOARD} [data-choice="{attack["choice"]}"]').first.click()
    player.page.locator(f"{BOARD} .putting").wait_for()
    assert findings_in_every_theme(player.page) == []


def test_the_page_does_not_scroll_and_nothing_hangs_over_its_edge(visit: Opening) -> None:
    visitor = visit(name="Ada")
    player = at_a_board.at_table(visitor, table_after(visitor, GAME, 16))
    assert player.asked()
    for size in (DESK, HUGE, PHONE):
        resize(player.page, size)
        _fits(player.page, size)


def _fits(page: Page, size: tuple[int, int]) -> None:
    # A telephone scrolls within the board.
    at_a_board.fits(page, size, ".opponent" if size == PHONE else ".tile, .card, .opponent")
    covered = page.evaluate(
        """(board) => [...document.querySelectorAll(`${board} .vp`)].filter((badge) => {
          badge.scrollIntoView({ block: "center" });
          const box = badge.getBoundingClientRect();
          const tile = badge.closest(".tile");
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return tile.contains(top) && !badge.parentElement.contains(top);
        }).length""",
        BOARD,
    )
    assert covered == 0, "victory points lie under a card"


def test_a_spectator_sees_every_line_and_no_choices(visit: Opening) -> None:
    host = visit(name="Ada")
    table = table_after(host, GAME, 12)
    page = visit().open(f"/table/{table}")
    board = page.locator(BOARD)
    board.wait_for()
    assert board.locator(".opponent").count() == 4
    assert board.locator("[data-choice], [data-source]").count() == 0
    assert board.locator(".hand").count() == 0


def test_an_enemy_is_drawn_onto_the_location_that_it_attacks(visit: Opening) -> None:
    """Begins the attack and adds the card: two answers by one movement."""
    player, (attack, *_) = at_a_question(visit(name="Ada"), "attack")
    page = player.page
    place = page.locator(f'{BOARD} .tile [data-choice="{attack["choice"]}"]').first
    enemy = page.locator(f"{BOARD} .group.enemy [data-source]").first
    key = enemy.get_attribute("data-card")
    draw_to(enemy, place)
    page.locator(f"{BOARD} .putting.attack").wait_for()
    page.wait_for_function(
        "([board, one]) => document.querySelectorAll(`${board} .putting .mini`).length === 1",
        arg=[BOARD, key],
    )
    assert player.position["view"]["choosing"]["cards"] == [key]


def test_a_single_press_on_a_card_throws_nothing_away(visit: Opening) -> None:
    """Whatever can be done with a card of the hand, it is picked up first."""
    player, _ = at_a_question(visit(name="Ada"), "discard")
    page = player.page
    before = page.locator(f"{BOARD} .hand .face").count()
    card = page.locator(f"{BOARD} .hand [data-source]").first
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(f"{BOARD} .discards[data-choice]").count() == 1
    expect_none(page, _WIDER_THAN_IT_IS, BOARD)  # the numbers hang over no edge
    page.keyboard.press("Escape")
    assert card.get_attribute("aria-pressed") == "false"
    assert page.locator(f"{BOARD} .hand .face").count() == before


# The places where what is picked up can go that are seen and can be pressed there.
_IN_REACH = """([board, choices]) => choices.filter((choice) => {
  const one = document.querySelector(`${board} [data-choice="${choice}"]`);
  if (!one) return false;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


def test_on_a_telephone_what_can_be_attacked_is_scrolled_into_sight_and_dragging_scrolls_on(
    visit: Opening,
) -> None:
    player, options = at_a_question(visit(name="Ada", size=PHONE), "attack")
    attacks = [one["choice"] for one in options]
    page = player.page
    felt = page.locator(f"{BOARD} .felt")
    felt.evaluate("(one) => one.scrollTo(0, 0)")
    expect_none(page, _IN_REACH, [BOARD, attacks])
    lit = ", ".join(f'{BOARD} [data-choice="{choice}"]' for choice in attacks)
    for source in page.locator(f"{BOARD} .own [data-source]").all():
        source.click()
        page.locator(f'{BOARD} .own [data-legal="picked"]').first.wait_for()
        if page.locator(lit).count():
            break  # an Enemy: everything else makes the places of attacks go out
        page.keyboard.press("Escape")
        felt.evaluate("(one) => one.scrollTo(0, 0)")
    page.wait_for_function(
        f"([board, choices]) => ({_IN_REACH})([board, choices]).length > 0", arg=[BOARD, attacks]
    )
    page.keyboard.press("Escape")

    box = felt.bounding_box()
    assert box is not None
    source.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.wait_for_function("board => document.querySelector(`${board} .felt`).scrollTop > 0", arg=BOARD)
    before = felt.evaluate("(one) => one.scrollTop")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12, steps=4)
    page.wait_for_function(
        "([board, before]) => document.querySelector(`${board} .felt`).scrollTop < before - 40",
        arg=[BOARD, before],
    )
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
