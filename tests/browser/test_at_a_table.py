"""What people do at a table besides answering: go back, pass, let a bot play, look elsewhere and come back."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect
from tests.browser.begun import Position
from tests.browser.boards import HEARD, LISTEN
from tests.browser.conftest import Opening
from tests.browser.playing import OPTIONS, Player
from tests.browser.stages import table_where
from tests.browser.visitors import PATIENCE, Visitor
from tests.server.serving import here, open_seat

GAME = "time-of-the-daleks"
STUBS = """
window.notes = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, options) { window.notes.push({ title, ...options }); }
  close() {}
};
window.isHidden = false;
Object.defineProperty(document, "hidden", { get: () => window.isHidden });
"""


class Pair:
    """Ada and Grace at one table, as text, a browser each."""

    def __init__(self, visit: Opening, prepare: str = "", **more: object) -> None:
        self.ada_visits, self.grace_visits = visit(text_view=True), visit(text_view=True)
        for visitor in (self.ada_visits, self.grace_visits):
            visitor.context.add_init_script(LISTEN)
        if prepare:
            self.grace_visits.context.add_init_script(prepare)
        table = self.ada_visits.create(GAME, here("Ada"), open_seat(), **more)
        link = self.ada_visits.by_wire().get(f"/api/tables/{table}").json["invite"]["url"]
        self.grace = self.grace_visits.open(link)
        self.grace.get_by_label("Your name").fill("Grace")
        self.grace.get_by_role("button", name="Sit down").click()
        self.ada = self.ada_visits.open(f"/table/{table}")
        for page in (self.ada, self.grace):
            page.locator("header.status").wait_for()

    def asked(self) -> Page:
        """The player who is asked, as soon as both pages have heard of the last answer."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            for page, other in ((self.ada, self.grace), (self.grace, self.ada)):
                if Player(page).moment_now() and other.locator(".waits").count():
                    return page
            self.ada.wait_for_timeout(10)  # the pages need the processor too
        raise AssertionError("nobody is asked")

    def until_asked(self, wanted: Page) -> list[str]:
        """The other one answers until this one is asked. Answers what the other one was offered last."""
        offered: list[str] = []
        for _ in range(60):
            page = self.asked()
            if page is wanted:
                return offered
            offered = _offered(page)
            self.answer_once(page)
        raise AssertionError("the turn does not go on")

    def answer_once(self, page: Page) -> None:
        player = Player(page)
        moment = player.moment()
        before = page.evaluate(f"() => {HEARD}")
        player.answer_by_mouse(moment)
        page.wait_for_function(f"before => {HEARD} !== before", arg=before)


def _log(page: Page) -> Locator:
    return page.locator("#panel ol a")


def _offered(page: Page) -> list[str]:
    return Player(page).moment().options


def _choose_in_menu(page: Page, name: str) -> None:
    page.locator(".menu:not(.small) summary").click()
    page.locator(".menu:not(.small)").get_by_role("button", name=name).click()


def test_undo_brings_the_last_question_back(visit: Opening) -> None:
    visitor = visit(text_view=True)
    table = table_where(visitor, "card-game", lambda position: bool(_attacks(_notations(position))))
    page = visitor.open(f"/table/{table}")
    before = Player(page).moment().options
    # Where, not yet with what: nothing has come to light.
    page.locator(OPTIONS).nth(before.index(_attacks(before)[0])).click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        """([options, before]) => JSON.stringify([...document.querySelectorAll(options)]
             .map((one) => one.title.split(" · ")[0])) === before""",
        arg=[OPTIONS, _json(before)],
    )


def _notations(position: Position) -> list[str]:
    return [option["notation"] for option in position["question"]["options"]]


def _attacks(notations: list[str]) -> list[str]:
    return [one for one in notations if one.startswith("attack ")]


def _json(words: list[str]) -> str:
    return "[" + ",".join(f'"{word}"' for word in words) + "]"


def test_a_move_is_taken_back_when_the_other_agrees_and_stays_when_not(visit: Opening) -> None:
    pair = Pair(visit)
    pair.until_asked(pair.ada)
    before = pair.until_asked(pair.grace)
    pair.answer_once(pair.grace)

    _choose_in_menu(pair.ada, "Ask for a take-back")
    expect(pair.ada.get_by_role("alert")).to_contain_text("Still to agree: Grace")
    wish = pair.grace.get_by_role("alert").filter(has_text="Ada would like to take back")
    wish.get_by_role("button", name="Refuse").click()
    expect(wish).to_have_count(0)
    expect(pair.ada.get_by_role("alert")).to_contain_text("Grace would rather not go back.")

    _choose_in_menu(pair.ada, "Ask for a take-back")
    wish.get_by_role("button", name="Agree").click()
    expect(wish).to_have_count(0)
    assert _offered(pair.ada) == before, "Ada is asked again what she was asked"


def test_a_wish_to_take_back_can_be_withdrawn(visit: Opening) -> None:
    pair = Pair(visit)
    pair.until_asked(pair.ada)
    pair.until_asked(pair.grace)
    pair.answer_once(pair.grace)
    _choose_in_menu(pair.ada, "Ask for a take-back")
    expect(pair.grace.get_by_role("button", name="Agree")).to_be_visible()
    pair.ada.get_by_role("button", name="Withdraw").click()
    expect(pair.grace.get_by_role("button", name="Agree")).to_have_count(0)


def test_a_player_who_always_passes_is_asked_by_no_further_window_of_the_turn(visitor: Visitor) -> None:
    table = table_where(visitor, "time-clash", lambda position: position["question"]["topic"] == "counter")
    page = visitor.open(f"/table/{table}")
    passes = page.locator(".actions").get_by_label("Always pass this turn")
    expect(passes).to_be_visible()
    turn = page.locator("header.status .round").inner_text()
    passes.click()  # this window passes at once, and the box is gone with it
    page.wait_for_function(
        """turn => document.querySelector("header.status .round")?.innerText !== turn
             || (document.querySelector(".actions") && !document.querySelector(".actions .check"))""",
        arg=turn,
    )


def test_a_bot_plays_for_somebody_until_they_take_the_seat_back(visit: Opening) -> None:
    pair = Pair(visit)
    own = pair.ada.locator(".seats li", has_text="Ada")
    own.get_by_text("Let a bot play").click()
    own.locator("details button").first.click()
    back = own.get_by_role("button", name="Take the seat back")
    expect(back).to_be_visible()
    expect(pair.grace.get_by_role("alert").filter(has_text="A bot now plays for Ada")).to_be_visible()
    expect(pair.ada.locator(OPTIONS)).to_have_count(0)
    Player(pair.grace).moment()  # the bot has played Ada's questions, and Grace goes on
    back.click()
    expect(back).to_have_count(0)
    expect(pair.grace.get_by_role("alert").filter(has_text="Ada plays again.")).to_be_visible()


def test_a_clock_runs_and_a_player_without_time_gets_a_bot(visit: Opening) -> None:
    pair = Pair(visit, clock={"seconds": 20, "increment": 0})
    clocks = pair.grace.locator(".seats .clock")
    expect(clocks).to_have_text([re.compile(r"^0:(20|[01]\d)$")] * 2)
    pair.grace.wait_for_function(  # nobody moves: it is the page that counts
        "() => [...document.querySelectorAll('.seats .clock')].some((one) => /^0:(0[1-9]|1[0-7])$/.test(one.innerText))"
    )
    expect(pair.grace.get_by_role("alert").filter(has_text="has no time left")).to_be_visible()
    expect(clocks.filter(has_text="0:00").first).to_be_visible()


def test_a_player_who_reloads_is_told_what_happened_since_their_last_turn(visit: Opening) -> None:
    pair = Pair(visit)
    pair.until_asked(pair.ada)
    page, table = pair.ada, pair.ada.url
    for _ in range(30):
        pair.until_asked(pair.grace)
        told = _log(pair.grace).count()
        page.goto("/about")
        pair.answer_once(pair.grace)
        page.goto(table)
        if _log(pair.grace).count() > told:
            break  # a pass gives nothing to tell
    newest = _log(pair.grace).last.inner_text().strip()
    recap = page.locator(".recap")
    expect(recap).to_contain_text(newest)
    recap.get_by_role("button", name="Got it").click()
    page.reload()
    page.locator("header.status").wait_for()
    expect(page.locator(".waits, .actions").first).to_be_visible()
    expect(recap).to_have_count(0)


def test_a_hidden_page_calls_by_its_title_and_by_one_notification(visit: Opening) -> None:
    pair = Pair(visit, STUBS)
    pair.grace.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("vortex.settings"));
          localStorage.setItem("vortex.settings", JSON.stringify({ ...kept, notify: true }));
        }"""
    )
    pair.until_asked(pair.ada)
    pair.grace.reload()
    pair.grace.locator(".waits").wait_for()
    assert not pair.grace.title().startswith("●")
    pair.grace.evaluate("() => { window.isHidden = true; }")
    pair.until_asked(pair.grace)
    expect(pair.grace).to_have_title(re.compile("^● (Your turn|You may respond)"))
    notes = pair.grace.evaluate("() => window.notes")
    assert len(notes) == 1
    assert "Your turn" in notes[0]["title"]
    calls = 1
    for _ in range(20):
        pair.answer_once(pair.grace)
        if pair.asked() is pair.grace:  # a further question of the same turn
            break
        pair.until_asked(pair.grace)
        calls += 1
    else:
        raise AssertionError("no turn has two questions")
    assert len(pair.grace.evaluate("() => window.notes")) == calls
