"""What is read about a game: how it is played, on paper too, and its rules, by chapter and by question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opening
from tests.browser.test_whole_games import TITLES

_PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize(("game", "language"), list(zip(TITLES, ("en", "de", "de"), strict=True)))
def test_how_a_game_is_played_is_one_click_away_and_fills_two_sides_of_paper(
    game: str, language: str, visit: Opening
) -> None:
    page = visit(language=language).open()
    name = {"en": "How to play", "de": "So wird gespielt"}[language]
    page.get_by_role("link", name=re.compile(rf"^{name}\s*: {TITLES[game]}")).click()
    expect(page.locator(".part h2").first).to_be_visible()
    assert len(_PAGES.findall(page.pdf(prefer_css_page_size=True))) == 2
    page.locator(".part button[data-card]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _open_chapters(page: Page) -> list[str]:
    return page.locator(".chapter[open] > summary h2").all_inner_texts()


def test_rules_are_found_by_question_and_lie_under_their_chapters(visit: Opening) -> None:
    page = visit().open("/rules/card-game")
    expect(page.locator(".chapter summary").first).to_be_visible()
    assert _open_chapters(page) == []
    page.locator("#find-rule").fill("How do I win?")
    expect(page.locator(".chapter[open] > summary h2").first).to_have_text("Who wins")
    page.locator("#find-rule").fill("")
    page.get_by_text("Conflict", exact=True).click()
    expect(page.locator("[data-rule=CG-CONFLICT-10]")).to_be_visible()
    expect(page.locator("[data-rule=CG-RULING-27]")).to_be_hidden()
    page.goto("/rules/card-game/CG-RULING-27")
    expect(page.locator("[data-rule=CG-RULING-27]")).to_be_visible()
    assert _open_chapters(page) == ["Conflict"]
