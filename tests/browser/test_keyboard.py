"""Playing without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.browser.stages import table_after
from tests.server.serving import bot, here

# A mouse that somebody touches by mistake would make the test worthless.
NO_MOUSE = """
for (const kind of ["mousedown", "pointerdown", "touchstart"])
  document.addEventListener(kind, () => console.error("a mouse was used"), { capture: true });
"""
MANY = 12
"""So many answers make use of every way to answer; a board's own tests play its games by keys to their end."""

FOCUS = "() => (document.activeElement?.innerText ?? '').replace(/\\s+/g, ' ').trim()"


def test_a_game_by_keyboard_alone(visit: Opening) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_MOUSE)
    page = visitor.open("/")
    page.locator(".games h3").nth(2).wait_for()
    player = Player(page)
    player.walk_to(lambda: page.evaluate(FOCUS).startswith("Play : Time of the Daleks"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    player.play(player.answer_by_keys, most=MANY)
    assert player.answers == MANY
    page.goto(f"/table/{table_after(visitor, 'time-of-the-daleks')}")  # another, which is over
    page.locator("#end-title").wait_for()
    player.walk_to(lambda: page.evaluate(FOCUS) == "Watch the replay")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")
    page.locator("#seek").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".number")).to_contain_text("1 /")


@pytest.mark.long
@pytest.mark.parametrize("game", ["time-clash", "card-game"])
def test_every_question_of_a_game_is_answered_by_keys(game: str, visit: Opening) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_MOUSE)
    seats = [here("Ada"), bot()] + ([bot()] if game == "card-game" else [])
    page = visitor.open(f"/table/{visitor.create(game, *seats)}")
    player = Player(page, seed=5)
    player.play(player.answer_by_keys, most=40)
    assert player.answers >= 40 or player.moment().kind == "over"


def test_setting_up_a_table_by_keyboard_alone(visit: Opening) -> None:
    visitor = visit(name="Ada")
    visitor.context.add_init_script(NO_MOUSE)
    page = visitor.open("/new/card-game")
    page.locator("form fieldset").first.wait_for()
    player = Player(page)
    player.walk_to(lambda: page.evaluate("() => document.activeElement.id === 'kind-1'"))
    page.keyboard.press("p")
    expect(page.locator("#name-1")).to_have_value("Guest")
    player.walk_to(lambda: page.evaluate("() => document.activeElement.type === 'submit'"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    curtain = page.locator(".curtain button")
    expect(curtain).to_be_focused()
    page.keyboard.press("Enter")
    assert player.moment().kind == "asked"


def test_a_card_is_opened_and_left_by_keys(visit: Opening) -> None:
    visitor = visit(text_view=True)
    visitor.context.add_init_script(NO_MOUSE)
    page = visitor.open(f"/table/{table_after(visitor, 'card-game', 4)}")
    player = Player(page)
    player.moment()
    page.keyboard.press("/")
    player.walk_to(
        lambda: page.evaluate("() => !!document.activeElement.closest('.hand [data-card]')"), "Shift+Tab"
    )
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("() => !!document.activeElement.closest('.hand [data-card]')"), "back where one was"
