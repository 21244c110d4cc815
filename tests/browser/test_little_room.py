"""A telephone has little room: the board keeps enough of it, and what goes on below an edge is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.at_a_board import expect_none
from tests.browser.begun import Position
from tests.browser.boards import BOARD, LISTEN
from tests.browser.conftest import Opening
from tests.browser.stages import STAGES, table_where
from tests.browser.test_odds_on_boards import in_a_gambit
from tests.browser.tour import SEATS, over
from tests.browser.visitors import DESK, PHONE
from tests.server.serving import bot, here

LEAST = 240
"""So many pixels of its height are a useful part of a board."""

SOME = 90
"""So many are some of it, while a list and a hint are read."""

_FADE = """([what]) => {
  const node = document.querySelector(what);
  const { maskImage, maskSize } = getComputedStyle(node);
  const hidden = node.scrollHeight - node.clientHeight - node.scrollTop;
  return { masked: maskImage !== "none", fade: parseFloat(maskSize.split(",")[1]?.trim().split(" ")[1]), hidden };
}"""


@pytest.mark.parametrize("game", SEATS)
def test_the_review_of_a_game_leaves_the_board_a_useful_size(game: str, visit: Opening) -> None:
    visitor, table = over(visit, game, size=PHONE)
    page = visitor.open(f"/replay/{table}?at=20&seat=all")
    page.locator("#tab-review").click()
    expect(page.locator("[data-height='high']")).to_be_visible()
    expect(page.locator(".review")).to_be_visible()
    page.wait_for_function(
        "([board, least]) => document.querySelector(board)?.getBoundingClientRect().height >= least",
        arg=[BOARD, LEAST],
    )
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["y"] + sheet["height"] <= PHONE[1] + 1


def _faded(page: Page, what: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_FADE, [what])
    return found


def test_what_goes_on_below_an_edge_fades_there(visit: Opening) -> None:
    visitor = visit(size=PHONE)
    page = visitor.open(f"/table/{visitor.create('time-clash', *SEATS['time-clash'])}")
    table = f"{BOARD} .table"
    page.locator(table).wait_for()
    page.wait_for_function("what => document.querySelector(what)?.scrollHeight > innerHeight / 2", arg=table)
    above = _faded(page, table)
    assert above["masked"]
    assert above["hidden"] > 40
    assert above["fade"] > 20
    page.evaluate("what => document.querySelector(what).scrollTo(0, 1e6)", table)
    page.wait_for_function(f"what => ({_FADE})([what]).fade === 0", arg=table)
    # Where everything is seen, nothing is masked: numbers that stand out over an edge are not cut off.
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.wait_for_function(f"what => !({_FADE})([what]).masked", arg=table)


_HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return !node.contains(shown) && !shown?.contains(node);
}).map((node) => Number(node.dataset.choice))"""


def turns_open_cards(position: Position) -> bool:
    return position["question"]["topic"] in ("turn", "turn-against")


def builds_a_pool(position: Position) -> bool:
    """With something to play or to call beside being done."""
    question = position["question"]
    return question["topic"] == "build-pool" and any(
        option["notation"].split()[0] in ("play", "call") for option in question["options"]
    )


HAS_CHOICES_ON_THE_BOARD: dict[str, Callable[[Position], bool]] = {
    "time-of-the-daleks": builds_a_pool,
    "time-clash": turns_open_cards,
    "card-game": STAGES["card-game"]["middle"],
}


@pytest.mark.parametrize("game", SEATS)
def test_what_is_hinted_at_comes_into_sight(game: str, visit: Opening) -> None:
    """The bot hints at something that lies out of sight; where all is seen the board is scrolled away from it."""
    visitor = visit(name="Ada", size=PHONE)
    page = visitor.context.new_page()
    hinted = -1

    def hint_at_it(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "hint":
                said |= {"choice": hinted, "tried": []}
            socket.send(json.dumps(said))

        server.on_message(hear)

    page.route_web_socket("**", hint_at_it)
    page.goto(f"/table/{table_where(visitor, game, HAS_CHOICES_ON_THE_BOARD[game])}")
    choices = f"{BOARD} [data-choice]:not(.kit-strip *)"
    expect(page.locator(choices).first).to_be_attached()
    hidden = page.evaluate(_HIDDEN, choices)
    if not hidden:
        page.evaluate(
            "what => { for (const one of document.querySelectorAll(what)) one.scrollTo(1e6, 1e6); }",
            f"{BOARD} :is(.kit-scrolls, .kit-scrolls-sideways, .felt)",
        )
        hidden = page.evaluate(_HIDDEN, choices)
    assert hidden
    hinted = hidden[-1]
    page.get_by_role("button", name="Hint", exact=True).click()
    marked = f"{BOARD} [data-hinted]"
    expect(page.locator(marked).first).to_be_attached()
    page.wait_for_function(
        f"what => ({_HIDDEN})(what).length < document.querySelectorAll(what).length", arg=marked
    )


def can_move_the_doctor(position: Position) -> bool:
    notations = [option["notation"] for option in position["question"]["options"]]
    return {"play", "move"} <= {notation.split()[0] for notation in notations}


def test_an_arc_that_spends_a_card_looks_unlike_a_stack_and_asks_first(visit: Opening) -> None:
    visitor = visit(name="Ada", size=PHONE)
    page = visitor.context.new_page()
    page.add_init_script(LISTEN)
    page.goto(f"/table/{table_where(visitor, 'time-clash', can_move_the_doctor)}")
    page.locator(f"{BOARD} .hand-place [data-source]").first.click()
    arcs = page.locator(f"{BOARD} .plate[data-asks]")
    expect(arcs).to_have_count(3)
    expect(arcs.first).to_contain_text("Discard it: Doctor here")
    expect(page.locator(f"{BOARD} .drop[data-choice]").first).to_be_visible()
    assert page.locator(f"{BOARD} .drop[data-asks]").count() == 0, "what plays it does so at once"
    before = page.evaluate("() => heard.number")
    arcs.first.click()
    expect(page.locator(f"{BOARD} .kit-strip .asked")).to_contain_text("Discard")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(f"{BOARD} .sure")).to_have_count(0)
    assert page.evaluate("() => heard.number") == before, "nothing has happened"
    page.locator(f"{BOARD} .hand-place [data-source]").first.click()
    arcs.first.click()
    page.locator(f"{BOARD} .sure").click()
    page.wait_for_function("before => heard.number > before", arg=before)


def test_what_can_be_chosen_below_the_edge_is_said_to_be_there(visit: Opening) -> None:
    """A place to travel to that has no room on a telephone: a press brings it into sight."""
    visitor = visit(name="Ada", size=(390, 640))

    def far(position: Position) -> bool:
        view = position["view"]
        is_there = view["anomalies"] and len(view["tiles"]) >= 3
        return position["question"]["topic"] == "travel" and bool(is_there)

    seats = [here("Ada"), bot(), bot(), bot()]
    page = visitor.open(f"/table/{table_where(visitor, 'time-of-the-daleks', far, *seats, seed=3)}")
    choices = f"{BOARD} .table [data-choice]"
    expect(page.locator(choices).first).to_be_attached()
    page.evaluate("what => document.querySelector(what).scrollTo(0, 0)", f"{BOARD} .table")
    more = page.locator(f"{BOARD} .beyond.below")
    expect(more).to_be_visible()
    hidden = page.evaluate(_HIDDEN, choices)
    assert hidden, "one of them is out of sight"
    more.click()
    page.wait_for_function(f"([what, far]) => !({_HIDDEN})(what).includes(far)", arg=[choices, hidden[-1]])


@pytest.mark.parametrize("asked", [in_a_gambit, turns_open_cards])
def test_a_gambit_leaves_the_values_in_the_hand_in_sight(
    visit: Opening, asked: Callable[[Position], bool]
) -> None:
    """Also while a hint takes room from the board."""
    visitor = visit(name="Ada", size=PHONE, language="de")
    page = visitor.open(f"/table/{table_where(visitor, 'time-clash', asked)}")
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.locator("[data-hinted], .hinted").first).to_be_attached()
    expect(page.locator(f"{BOARD} .gambit")).to_be_visible()
    for part in (".hand .corner", ".gambit .sum", ".gambit .faces"):
        assert page.locator(f"{BOARD} {part}").count()
        expect_none(page, _HIDDEN, f"{BOARD} {part}")


# As many as can be added, one by each player; some have long names.
ADDED = [
    ("ask-for-tea", "doctor", "plan", 100),
    ("tardis-console", "doctor", "tech", 400),
    ("maximum-extermination", "enemy", "threat", -400),
    ("the-trap-on-skaro", "enemy", "plan", -300),
]

# Cards of the hand that lie over the Gambit, and names of its cards that are cut.
_COVERED_OR_CUT = """(board) => {
  const gambit = document.querySelector(`${board} .gambit`);
  const { left, right, top, bottom } = gambit.getBoundingClientRect();
  const over = [...document.querySelectorAll(`${board} .hand .held`)].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  });
  const cut = [...gambit.querySelectorAll(".added .name")].filter((name) =>
    name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
      || name.offsetHeight > name.parentElement.clientHeight + 1);
  return [...over, ...cut].map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("rolled", [None, 0])
def test_a_gambit_with_all_its_cards_is_neither_covered_nor_cut(visit: Opening, rolled: int | None) -> None:
    visitor = visit(name="Ada")
    page = visitor.context.new_page()
    cards = [
        {"key": key, "team": team, "suit": suit, "value": value, "cancelled": False}
        for key, team, suit, value in ADDED
    ]

    def add_all(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            view = (said.get("position") or {}).get("view") or {}
            if view.get("gambit"):
                outcome = None if rolled is None else "failure"
                view["gambit"] |= {"cards": cards, "rolled": rolled, "outcome": outcome}
                keys = {card["key"] for card in cards}
                for stack in view["stacks"]:  # no card lies in two places
                    stack["cards"] = [card for card in stack["cards"] if card["key"] not in keys]
            socket.send(json.dumps(said))

        server.on_message(hear)

    page.route_web_socket("**", add_all)
    page.goto(f"/table/{table_where(visitor, 'time-clash', in_a_gambit)}")
    expect(page.locator(f"{BOARD} .gambit .added .name")).to_have_count(len(ADDED))
    for width, height in (DESK, (1366, 768), (1920, 1080), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"board => ({_COVERED_OR_CUT})(board).length === 0", arg=BOARD)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_doctor_to_choose_has_all_its_text(visit: Opening, language: str, size: tuple[int, int]) -> None:
    """Also while all choices and a hint take room from the board."""
    visitor = visit(name="Ada", size=size, language=language)
    page = visitor.open(f"/table/{visitor.create('time-of-the-daleks', *SEATS['time-of-the-daleks'])}")
    texts = f"{BOARD} .doctors .lines"
    expect(page.locator(texts).first).to_be_attached()
    for take_room in (None, unfold, hint):
        if take_room:
            take_room(page)
        page.wait_for_function(_HOLDS_ITS_TEXTS, arg=texts)
        for text in page.locator(texts).element_handles():
            page.wait_for_function(_IS_SEEN_TO_ITS_END, arg=text)


_HOLDS_ITS_TEXTS = """(what) => {
  const texts = [...document.querySelectorAll(what)];
  const end = (one) => one.getBoundingClientRect().bottom;
  return texts.length > 0 && texts.every((one) => end(one) <= end(one.closest(".plate")));
}"""
_IS_SEEN_TO_ITS_END = """(text) => {
  text.scrollIntoView({ block: "end" });
  return text.getBoundingClientRect().bottom <= text.closest(".window").getBoundingClientRect().bottom;
}"""


def unfold(page: Page) -> None:
    page.locator("[aria-controls=all-choices]").click()
    expect(page.locator("#all-choices")).to_be_visible()


def hint(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Hint|Tipp)$")).click()
    expect(page.locator("#all-choices .hinted")).to_be_attached()


_STANDS_OUT = """([what, of]) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const frame = one.closest(of).getBoundingClientRect();
  return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
}).map((one) => one.textContent.trim() || one.className)"""


def test_with_all_choices_and_a_hint_the_sides_of_players_do_not_lie_over_each_other(visit: Opening) -> None:
    visitor = visit(name="Ada")
    page = visitor.open(f"/table/{table_where(visitor, 'card-game', STAGES['card-game']['middle'])}")
    for take_room in (unfold, hint):
        take_room(page)
        expect_none(page, _STANDS_OUT, [f"{BOARD} .opponent :is(.who, .pips, .tile)", ".opponent"])
        expect_none(page, _STANDS_OUT, [f"{BOARD} .self :is(.who, .pips, .keep)", ".mine"])
        expect_none(page, _STANDS_OUT, [f"{BOARD} .mine .tile", ".mine"])
        page.locator(f"{BOARD} .keep").scroll_into_view_if_needed()
        expect_none(page, _STANDS_OUT, [f"{BOARD} .keep", ".felt"])


def test_what_is_hinted_at_comes_into_sight_in_the_list_and_leaves_some_of_the_board(visit: Opening) -> None:
    visitor = visit(name="Ada", size=PHONE)
    page = visitor.context.new_page()
    hinted = -1

    def hint_at_it(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "hint":
                said["choice"] = hinted
            socket.send(json.dumps(said))

        server.on_message(hear)

    page.route_web_socket("**", hint_at_it)
    table = table_where(visitor, "card-game", STAGES["card-game"]["middle"])
    player = visitor.by_wire().connect(table)
    assert player.until_asked()
    assert player.position is not None
    hinted = player.position["question"]["options"][-1]["choice"]
    player.close()
    page.goto(f"/table/{table}")
    unfold(page)
    hint(page)
    page.wait_for_function(f"what => ({_HIDDEN})(what).length === 0", arg="#all-choices .hinted")
    box = page.locator(f"{BOARD} .window").bounding_box()
    assert box is not None
    assert box["height"] >= SOME


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_other_doctors_take_no_more_room_than_they_need(visit: Opening, size: tuple[int, int]) -> None:
    visitor = visit(name="Ada", size=size)
    page = visitor.open(f"/table/{table_where(visitor, 'time-of-the-daleks', builds_a_pool)}")
    expect(page.locator(f"{BOARD} .seat")).to_have_count(2)
    assert page.locator(f"{BOARD} .seat").evaluate_all(
        "all => all.every((one) => one.offsetHeight < 5 * parseFloat(getComputedStyle(one).fontSize))"
    )


def test_names_that_are_cut_off_can_still_be_told_apart(visit: Opening) -> None:
    """An onlooker has four seats in one row."""
    seats = [here(f"companion {number}") for number in range(1, 5)]
    page = visit().open(f"/table/{visit().create('time-of-the-daleks', *seats, public=True)}")
    for name in (f"{BOARD} .bar .who", f"{BOARD} .seat .who"):
        expect(page.locator(name)).to_have_count(4)
        assert page.evaluate(
            """what => [...document.querySelectorAll(what)].every((one) => {
              const end = one.querySelector(".tail").getBoundingClientRect();
              const { left, right } = one.getBoundingClientRect();
              return end.width > 0 && end.left > left && end.right <= right + 1;
            })""",
            name,
        )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_moves_nothing_on_the_board(visit: Opening, size: tuple[int, int]) -> None:
    """It ranks choices one below the other, and lies over the board or beside it."""
    visitor = visit(name="Ada", size=size)
    page = visitor.open(f"/table/{table_where(visitor, 'time-clash', can_move_the_doctor)}")
    board = page.locator(BOARD)
    expect(board.locator("[data-source]").first).to_be_visible()
    before = board.bounding_box()
    page.get_by_role("button", name="Hint", exact=True).click()
    ranked = page.locator(".hint-says li")
    expect(ranked.first).to_be_visible()
    assert ranked.count() >= 2
    assert board.bounding_box() == before
    page.locator(".hint-says").get_by_role("button", name="Close").click()
    expect(ranked).to_have_count(0)
    assert board.bounding_box() == before
