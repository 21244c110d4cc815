"""Guided first games, from the start page to what they say in the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.at_a_board import fits
from tests.browser.begun import lesson_before_its_end
from tests.browser.conftest import Opening
from tests.browser.learning import Learner
from tests.browser.playing import OPTIONS
from tests.browser.test_every_page import findings
from tests.browser.test_keyboard import NO_MOUSE
from tests.browser.test_whole_games import TITLES
from tests.browser.visitors import DESK, PHONE

from vortex.lessons import lesson


def _steps(game: str) -> list[int]:
    found = lesson(game)
    assert found is not None
    return list(range(len(found.steps)))


def test_time_clash_is_learned_by_mouse(visit: Opening) -> None:
    """Left after a few steps, continued from the start page, coached, and repeated. Asked as people are, not always."""
    visitor = visit(name="Ada", ask_me="usual")
    page = visitor.open()
    learner = Learner(page, TITLES["time-clash"])
    learner.button.click()
    page.wait_for_url("**/table/*")
    here = learner.where()
    assert here[:2] == (0, "read")
    learner.next.click()
    learner.where(here)
    page.locator(".lesson").get_by_role("link", name="Leave for now").click()
    page.get_by_role("link", name="Continue learning").click()
    page.wait_for_url("**/table/*")
    learner.go(lambda: learner.next.click(), lambda: learner.on_the_board(learner.press), each=lambda: None)
    assert learner.steps == _steps("time-clash")
    advice = page.locator(".lesson .advice")
    expect(advice).to_contain_text("A strong player would choose")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    assert not findings(page)
    learner.player.play(learner.player.answer_by_mouse, most=4)
    learner.finish()
    summary = page.locator(".summary")
    expect(summary.get_by_role("heading")).to_have_text("What decided it")
    expect(summary).to_contain_text("Remember:")
    assert not findings(page)
    summary.get_by_role("button", name="Learn once more").click()
    summary.wait_for(state="detached")
    assert learner.where()[:2] == (0, "read")


def test_the_card_game_is_learned_by_keyboard_alone(visit: Opening) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_MOUSE)
    page = visitor.open()
    learner = Learner(page, TITLES["card-game"])
    learner.button.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    def read() -> None:
        expect(learner.next).to_be_focused()
        page.keyboard.press("Enter")

    def move() -> None:
        expect(page.locator(OPTIONS)).to_be_enabled()
        page.keyboard.press("1")

    learner.go(read, move, each=lambda: None)
    assert learner.steps == _steps("card-game")
    learner.player.play(learner.player.answer_by_keys, most=4)
    assert learner.where()[:2] == (_steps("card-game")[-1] + 1, "coach")


def test_the_end_of_the_card_game_says_what_decided_it(visit: Opening) -> None:
    """It is long: the learner sits down shortly before."""
    visitor = visit()
    page = visitor.open()
    learner = Learner(page, TITLES["card-game"])
    visitor.server.begin_with(lesson_before_its_end("card-game", 15))
    learner.button.click()
    page.wait_for_url("**/table/*")
    assert learner.where()[1] == "coach"
    learner.finish()
    won_or_lost = re.compile("your Locations and attacks were worth the most|the winner had more points")
    expect(page.locator(".summary")).to_contain_text(won_or_lost)


def test_time_of_the_daleks_is_learned_on_a_telephone_in_german(visit: Opening) -> None:
    page = visit(size=PHONE, has_touch=True, language="de").open()
    learner = Learner(page, TITLES["time-of-the-daleks"], learn="Lernen")
    learner.button.tap()
    page.wait_for_url("**/table/*")
    said: list[str] = []

    def look() -> None:
        expect(page.locator(".lesson .where")).to_contain_text("Schritt")
        said.append(page.locator(".lesson .said").inner_text())
        fits(page, PHONE)

    learner.go(learner.next.tap, lambda: learner.on_the_board(learner.tap), each=look)
    assert learner.steps == _steps("time-of-the-daleks")
    assert "„Stetson“" in said[2]
    learner.finish()
    expect(page.locator(".summary").get_by_role("heading")).to_have_text("Was den Ausschlag gab")


@pytest.mark.parametrize(
    ("game", "size"), [("time-clash", PHONE), ("card-game", PHONE), ("time-of-the-daleks", DESK)]
)
def test_what_a_step_speaks_of_is_in_sight_on_the_other_kind_of_screen_too(
    game: str, size: tuple[int, int], visit: Opening
) -> None:
    page = visit(size=size, has_touch=size == PHONE).open()
    learner = Learner(page, TITLES[game])
    learner.button.click()
    page.wait_for_url("**/table/*")
    touch = learner.tap if size == PHONE else learner.press
    learner.go(learner.next.click, lambda: learner.on_the_board(touch), each=lambda: None)
    assert learner.steps == _steps(game)
