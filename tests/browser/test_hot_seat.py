"""Several people at one screen: nobody sees a hand that is not theirs, not for a moment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import Opening
from tests.browser.playing import Player
from tests.server.serving import here

NAMES = ("Ada", "Grace", "Alan")
TITLE = "The Doctor Who Card Game"
SHAPES = {"gold": "circle", "blue": "square", "pink": "triangle", "green": "diamond"}
"""Which shape goes with a colour of the Card Game; before one is chosen, a seat has the shape of its number."""

# Notes everything that the page ever held: with each change of the document, before it can be painted.
WATCH = """() => {
  window.seen = [];
  let last = "";
  const note = () => {
    const curtain = document.querySelector(".curtain");
    const cards = [...document.querySelectorAll("[data-card]")].map((one) => one.dataset.card).sort();
    const one = {
      curtain: curtain ? curtain.innerText : null,
      rest: curtain ? document.documentElement.outerHTML : "",
      cards: [...new Set(cards)],
      choices: [...document.querySelectorAll(".option")].map((one) => one.title.split(" · ")[0]),
    };
    const text = JSON.stringify(one);
    if (text !== last) window.seen.push(one);
    last = text;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document, everything);
  note();
}"""


class Sent:
    """What the server sent to this page, by the seat for whom it was."""

    def __init__(self, page: Page) -> None:
        self.texts: dict[int, list[str]] = {}
        self.hands: dict[int, set[str]] = {}
        self.colours: list[str | None] = [None] * len(NAMES)
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(str(frame)))

    def _take(self, text: str) -> None:
        position: dict[str, Any] | None = json.loads(text).get("position")
        if position is None or position["seat"] is None:
            return
        seat = position["seat"]
        self.colours = [player["colour"] for player in position["view"]["players"]]
        self.texts.setdefault(seat, []).append(text)
        mine = position["view"]["players"][seat]
        self.hands.setdefault(seat, set()).update(_keys(mine.get("hand", [])))

    def marks(self) -> list[str]:
        """Of the chosen colours; who has not chosen has the seat's own, or where that is taken one that nobody has."""
        taken = [SHAPES[colour] if colour else None for colour in self.colours]
        own = [
            mark or (each if each not in taken else None)
            for mark, each in zip(taken, SHAPES.values(), strict=False)
        ]
        free = iter([each for each in SHAPES.values() if each not in own])
        return [mark or next(free) for mark in own]

    def knows(self, seat: int, key: str) -> bool:
        return any(f'"{key}"' in text for text in self.texts.get(seat, []))


def _keys(zone: object) -> list[str]:
    if isinstance(zone, str):
        return [zone]
    if isinstance(zone, dict):
        return [key for value in zone.values() for key in _keys(value)]
    return [key for one in zone for key in _keys(one)] if isinstance(zone, list) else []


@pytest.mark.parametrize("text_view", [False, True], ids=["board", "text"])
def test_a_screen_passed_around_shows_each_hand_to_its_owner_only(text_view: bool, visit: Opening) -> None:
    visitor = visit(text_view=text_view)
    table = visitor.create("card-game", *[here(name) for name in NAMES])
    page = visitor.context.new_page()
    sent = Sent(page)
    page.goto(f"/table/{table}")
    page.locator(".curtain").wait_for()
    page.evaluate(WATCH)
    faces = visitor.by_wire().get("/api/games/card-game/gallery").json["cards"]
    names = {face["key"]: face["name"] for face in faces}

    player = Player(page, seed=3)
    owners = set()
    for _ in range(40):
        moment = player.moment()
        if moment.kind == "over":
            break
        if moment.kind == "curtain":
            curtain = page.locator(".curtain")
            owner = next(name for name in NAMES if f"I am {name}" in curtain.inner_text())
            owners.add(owner)
            mark = sent.marks()[NAMES.index(owner)]
            expect(curtain.locator("[data-shape]")).to_have_attribute("data-shape", mark)
            expect(curtain.get_by_role("button")).to_be_focused()
            player.open_curtain()
        else:
            player.answer_by_mouse(moment)
    assert len(owners) > 1, "the screen has changed hands"

    seen = page.evaluate("() => window.seen")
    assert any(one["cards"] for one in seen), "hands were shown"
    seat: int | None = None
    for one in seen:
        if one["curtain"] is not None:
            seat = next(i for i, name in enumerate(NAMES) if f"I am {name}" in one["curtain"])
            assert not one["cards"], "no card behind the curtain"
            assert not one["choices"], "no choice behind the curtain"
            rest = one["rest"].replace(TITLE, "")  # which holds the name of a card
            for hand in sent.hands.values():
                for key in hand:
                    assert f'"{key}"' not in rest
                    assert names.get(key, key) not in rest, f"{key} stands in the page"
            continue
        assert seat is not None
        strange = [key for key in one["cards"] if key in names and not sent.knows(seat, key)]
        assert not strange, f"{NAMES[seat]} saw {strange}"


def test_a_reloaded_page_waits_behind_the_curtain(visit: Opening) -> None:
    visitor = visit()
    table = visitor.create("card-game", *[here(name) for name in NAMES])
    page = visitor.open(f"/table/{table}")
    page.locator(".curtain button").click()
    Player(page).moment()
    page.reload()
    page.locator(".curtain").wait_for()
    assert page.locator("[data-card]").count() == 0


def test_who_shares_no_screen_meets_no_curtain(visit: Opening) -> None:
    visitor = visit()
    table = visitor.create("card-game", here("Ada"), *[{"kind": "bot", "level": "random"}] * 2)
    page = visitor.open(f"/table/{table}")
    assert Player(page).moment().kind == "asked"
