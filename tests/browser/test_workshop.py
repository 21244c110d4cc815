"""Cards of one's own, from the first field to the end of a game with them, and to another browser."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opening
from tests.browser.visitors import Visitor
from tests.patience import PATIENCE


def _a_pack(visitor: Visitor, game: str = "The Doctor Who Card Game") -> Page:
    page = visitor.open("/cards")
    page.get_by_role("link", name="Workshop").click()
    page.get_by_label("Game").select_option(label=game)
    page.get_by_label("Name").fill("My box")
    page.get_by_role("button", name="Begin a pack").click()
    page.get_by_role("heading", name="My box").wait_for()
    return page


def _field(page: Page, name: str) -> str:
    return f'[data-field="{name}"]'


def test_a_pack_is_made_told_its_mistakes_played_and_taken_elsewhere(visit: Opening, tmp_path: Path) -> None:
    visitor = visit(name="Ada")
    page = _a_pack(visitor)

    # A strength is changed, by a step.
    page.get_by_label("Kind").select_option("enemy")
    page.get_by_role("button", name="Daleks", exact=True).click()
    page.locator(_field(page, "strength")).get_by_role("button", name="One more").click()
    expect(page.locator(".preview article")).to_contain_text("Strength 6")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".done")).to_have_text("Daleks is saved.")
    page.get_by_role("button", name="Back to My box").click()

    # A Support card, with three mistakes at first.
    page.get_by_label("Kind").select_option("support")
    page.get_by_role("button", name="New card").click()
    page.locator(_field(page, "name")).get_by_role("textbox").fill("Jelly <b>Baby</b>")
    page.locator(_field(page, "effect")).get_by_role("textbox").fill("gian 2 TP")
    page.locator(_field(page, "copies")).get_by_role("spinbutton").fill("999")
    page.locator(_field(page, "copies")).get_by_role("spinbutton").press("Tab")
    expect(page.locator(_field(page, "effect"))).to_contain_text("did you mean 'gain N TP'?")
    expect(page.locator(_field(page, "copies"))).to_contain_text("expected a whole number from 1 to 200")
    page.locator(_field(page, "effect")).get_by_role("textbox").fill("gain 2 TP")
    page.locator(_field(page, "copies")).get_by_role("spinbutton").fill("2")
    page.locator(_field(page, "copies")).get_by_role("spinbutton").press("Tab")
    page.locator(_field(page, "ability")).get_by_role("combobox").select_option("unit")
    expect(page.locator(_field(page, "effect"))).to_contain_text("either an “Effect” or an “Ability”")
    page.locator(_field(page, "ability")).get_by_role("combobox").select_option("")
    effect = page.locator(_field(page, "effect"))
    effect.get_by_text("Put it together").click()
    effect.get_by_label("Phrase").select_option(label="turn up an attack against you")
    effect.get_by_role("button", name="Add this phrase").click()
    expect(effect.get_by_role("textbox")).to_have_value("gain 2 TP and turn up an attack")
    page.locator(_field(page, "emblem")).get_by_role("button").click()
    page.get_by_label("Search the pictures").fill("bell tow")
    page.get_by_role("button", name="Bell tower").click()
    expect(page.locator(_field(page, "emblem"))).to_contain_text("Bell tower")
    expect(page.locator(".making .problem")).to_have_count(0)
    # Nothing is tried that was not saved, and nothing lost by a slip: a visitor says no to whatever is asked.
    visitor.forgive("dialog: This card has changes that are not saved")
    expect(page.get_by_role("button", name="Try it")).to_be_disabled()
    page.get_by_role("button", name="Back to My box").click()
    Image.new("RGB", (64, 48), (220, 40, 90)).save(tmp_path / "jelly.png")
    page.locator(_field(page, "picture")).locator("input[type=file]").set_input_files(tmp_path / "jelly.png")
    expect(page.locator(".preview article img")).to_have_attribute("src", re.compile(r"/pictures/\w+\.webp$"))
    expect(page.locator(".preview article")).to_contain_text("Gain 2 TP and turn up an attack against you.")
    expect(page.locator(".preview .other")).to_contain_text("2 ZP erhalten")
    expect(page.locator(".making .problem")).to_have_count(0)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".done")).to_contain_text("is saved.")

    # It comes in the opening of a table, where it is drawn as at any other.
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url(re.compile("/table/"), timeout=PATIENCE * 1000)
    table = page.url.rpartition("/")[2]
    page.locator('[data-card="jelly-b-baby-b"] img').first.wait_for()
    page.go_back()
    page.get_by_role("heading", name="Jelly <b>Baby</b>").wait_for()
    page.goto("about:blank")
    visitor.play_by_wire(table)
    page = visitor.open(f"/table/{table}")
    page.get_by_role("link", name="Watch the replay").wait_for()

    # Away as one file, and back in another browser.
    page = visitor.open("/cards/workshop")
    page.get_by_role("link", name="My box").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    coming.value.save_as(tmp_path / "mine.zip")
    other = visit(name="Grace").open("/cards/workshop")
    other.locator("input[type=file]").set_input_files(tmp_path / "mine.zip")
    other.get_by_role("heading", name="My box").wait_for()
    expect(other.locator(".cards").first).to_contain_text("Jelly <b>Baby</b>")
    expect(other.locator(".cards").first).to_contain_text("Daleks")


def test_a_pack_is_shared_by_a_link(visit: Opening) -> None:
    page = _a_pack(visit(name="Ada"), "Doctor Who Time Clash")
    page.get_by_role("button", name="Share by link").click()
    page.get_by_role("button", name="Copy link").wait_for()
    link = page.evaluate(
        "fetch('/api/packs/' + location.pathname.split('/').pop()).then(a => a.json()).then(a => a.link)"
    )
    other = visit(name="Grace").open(link[link.index("/cards") :])
    other.get_by_role("button", name="Copy it").click()
    other.get_by_role("button", name="Share by link").wait_for()
