"""The own hand in The Doctor Who Card Game: which cards go together, why others do not, and a finger on a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.begun import Position
from tests.browser.boards import BOARD
from tests.browser.conftest import Opening
from tests.browser.stages import table_where
from tests.browser.visitors import PHONE, Visitor

GAME = "card-game"


def enemies(visitor: Visitor) -> set[str]:
    faces = visitor.by_wire().get(f"/api/games/{GAME}/gallery").json["cards"]
    return {face["key"] for face in faces if face["kind"] == "enemy"}


def opened(visitor: Visitor, table: str) -> Page:
    page = visitor.open(f"/table/{table}")
    page.locator(f"{BOARD} .hand").wait_for()
    return page


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "does not fit the other cards of the attack"),
        ("de", "passt nicht zu den anderen Karten des Angriffs"),
    ],
)
def test_an_enemy_that_does_not_fit_says_so_with_its_rule(visit: Opening, language: str, reason: str) -> None:
    visitor = visit(name="Ada", language=language)
    kind = enemies(visitor)

    def has_an_unfit_one(position: Position) -> bool:
        putting = position["view"].get("choosing")
        if not putting or putting["action"] != "attack" or not putting["cards"]:
            return False
        seat = position["seat"]
        held = set(position["view"]["players"][seat]["hand"]["cards"]) & kind
        can_join = {option["notation"].partition(" ")[2] for option in position["question"]["options"]}
        spare = position["view"]["players"][seat]["hand"]["count"] > 3
        return spare and bool(held - can_join)

    page = opened(visitor, table_where(visitor, GAME, has_an_unfit_one))
    unfit = page.locator(f"{BOARD} .hand .unfit")
    expect(unfit.first).to_be_visible()
    expect(page.locator(f"{BOARD} .kit-strip .unfit button").first).to_have_attribute(
        "title", re.compile("CG-COMBO-02")
    )
    expect(page.locator(f"{BOARD} .kit-strip .unfit").first).to_contain_text(reason)
    assert unfit.locator("[data-choice]").count() == 0, "it cannot be chosen either"


def test_with_an_enemy_in_hand_the_others_say_whether_they_go_with_it(visit: Opening) -> None:
    visitor = visit(name="Ada")
    kind = enemies(visitor)

    def has_two(position: Position) -> bool:
        held = position["view"]["players"][position["seat"]]["hand"]["cards"]
        can_attack = any(
            option["notation"].startswith("attack ") for option in position["question"]["options"]
        )
        return can_attack and len({key for key in held if key in kind}) >= 2

    page = opened(visitor, table_where(visitor, GAME, has_two))
    group = page.locator(f"{BOARD} .group.enemy")
    assert group.locator(".mark").count() == 0
    group.locator("[data-source]").first.click()
    expect(group.locator(".mark")).to_have_count(group.locator(".held").count() - 1)
    beyond = "box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
    assert page.locator("section.board").evaluate(beyond) == [0, 0], (
        "a number at the edge is no reason to scroll"
    )
    page.keyboard.press("i")
    expect(page.locator("dialog .options")).to_contain_text("Play Enemies against")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(group.locator(".mark")).to_have_count(0)


# As some browsers do; this one does not.
_CLICKS_WHEN_LIFTED = """(card) => addEventListener("touchend", () => {
  card.click();
  window.lifted = true;
}, { once: true })"""


def test_a_finger_that_stays_on_a_card_opens_it_and_chooses_nothing(visit: Opening) -> None:
    visitor = visit(name="Ada", size=PHONE, has_touch=True)
    page = opened(
        visitor, table_where(visitor, GAME, lambda position: position["question"]["topic"] == "turn")
    )
    card = page.locator(f"{BOARD} .hand .face").first
    box = card.bounding_box()
    assert box is not None
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    page.locator("dialog[open]").wait_for()
    card.evaluate(_CLICKS_WHEN_LIFTED)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.lifted")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert card.get_attribute("aria-pressed") == "false", "nothing was picked up"


_CUT = """({ name, lines }) => {
  const plate = document.querySelector(".hand .card .plate");
  plate.querySelector(".name").textContent = name;
  const text = plate.querySelector(".text");
  text.replaceChildren(...lines.map((line) => Object.assign(document.createElement("span"), { textContent: line })));
  return text.scrollHeight > text.clientHeight + 1;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_there_is_much_room_no_text_of_a_support_card_is_cut_off(visit: Opening, language: str) -> None:
    visitor = visit(name="Ada", size=(1920, 1080), language=language)
    asked = visitor.context.request.get(f"/api/games/{GAME}/gallery", headers={"Accept-Language": language})
    faces = asked.json()["cards"]
    page = opened(
        visitor, table_where(visitor, GAME, lambda position: position["question"]["topic"] == "turn")
    )
    page.locator(f"{BOARD} .hand .plate").first.wait_for()
    supports = [face for face in faces if face["kind"] == "support"]
    assert len({face["name"] for face in supports}) > 10
    assert [face["name"] for face in supports if page.evaluate(_CUT, face)] == []


def test_of_several_cards_that_are_alike_only_the_one_that_was_pressed_is_framed(visit: Opening) -> None:
    def has_two_alike(position: Position) -> bool:
        seat, view = position["seat"], position["view"]
        hand = view["players"][seat]["hand"]["cards"]
        verbs = {option["notation"] for option in position["question"]["options"]}
        alike = {card for card in hand if hand.count(card) > 1}
        return not view.get("choosing") and any({f"reserve {card}"} & verbs for card in alike)

    visitor = visit(name="Ada")
    page = opened(visitor, table_where(visitor, GAME, has_two_alike))
    keys = [one.get_attribute("data-key") for one in page.locator(f"{BOARD} .hand [data-key^='card:']").all()]
    key = next(one for one in keys if keys.count(one) > 1)
    copies = page.locator(f"{BOARD} .hand [data-key='{key}']")
    copies.nth(1).click()
    expect(copies.nth(1)).to_have_attribute("data-legal", "picked")
    expect(copies.nth(0)).to_have_attribute("data-legal", "source")


def test_a_support_card_says_what_it_does_also_where_cards_are_small(visit: Opening) -> None:
    visitor = visit(name="Ada")
    faces = visitor.by_wire().get(f"/api/games/{GAME}/gallery").json["cards"]
    words = {face["key"]: face["lines"][0] for face in faces if face["kind"] == "support"}

    def has_one(position: Position) -> bool:
        hand = position["view"]["players"][position["seat"]]["hand"]["cards"]
        return bool(len(hand) == 5 and set(hand) & set(words))

    page = opened(visitor, table_where(visitor, GAME, has_one))
    support = page.locator(f"{BOARD} .hand .support .face").first
    text = support.locator(".text")
    expect(text).to_be_visible()
    expect(text).to_have_text(words[support.get_attribute("data-card") or ""])
