"""Every page and every state of a table that somebody can come to: for what must hold everywhere, and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Page, expect
from tests.browser.playing import Player
from tests.browser.stages import table_after
from tests.browser.visitors import Visitor
from tests.server.serving import bot, here, open_seat


class Opening(Protocol):
    """How somebody with a browser of their own comes in."""

    def __call__(self, **how: Any) -> Visitor: ...


Stop = Callable[[Opening], Page]
STOPS: dict[str, Stop] = {}
"""By name: walk there, answer the page."""

TABLES: set[str] = set()
"""Stops at a table in play, where the page itself must not scroll."""

SEATS = {
    "time-of-the-daleks": [here("Ada"), bot(), bot()],
    "time-clash": [here("Ada"), bot()],
    "card-game": [here("Ada"), bot(), bot()],
}


def stop(name: str) -> Callable[[Stop], Stop]:
    def keep(walk: Stop) -> Stop:
        STOPS[name] = walk
        return walk

    return keep


def _settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    return page


# -- pages around the tables -------------------------------------------------------------------------------


@stop("home")
def home(visit: Opening) -> Page:
    other = visit()
    other.create("card-game", here("Grace"), open_seat(), open_seat(), public=True, title="Friday evening")
    visitor = visit(name="Ada")
    visitor.create("time-clash", *SEATS["time-clash"])
    visitor.create("card-game", here("Ada"), open_seat(), bot())
    page = visitor.open("/")
    page.locator(".games h3").nth(2).wait_for()
    page.get_by_text("Friday evening").first.wait_for()
    return _settled(page)


def _at(path: str, shows: str) -> Stop:
    def walk(visit: Opening) -> Page:
        page = visit(name="Ada").open(path)
        page.locator(shows).first.wait_for()
        return _settled(page)

    return walk


for _game in SEATS:
    STOPS[f"set-up-{_game}"] = _at(f"/new/{_game}", "form fieldset")
    STOPS[f"rules-{_game}"] = _at(f"/rules/{_game}", ".chapter")
    STOPS[f"how-to-{_game}"] = _at(f"/how-to/{_game}", ".part:nth-of-type(4)")
    STOPS[f"cards-{_game}"] = _at(f"/cards/{_game}", ".cards li")
STOPS["settings"] = _at("/settings", "#theme")
STOPS["about"] = _at("/about", "h1")
STOPS["open-record"] = _at("/replay", "label[for=record]")
STOPS["missing-page"] = _at("/nowhere", "h1")


@stop("workshop")
def workshop(visit: Opening) -> Page:
    visitor = visit(name="Ada")
    page = visitor.open("/cards/workshop")
    page.get_by_label("Name").fill("My box")
    page.get_by_role("button", name="Begin a pack").click()
    page.get_by_role("heading", name="My box").wait_for()
    page.locator(".cards button").first.wait_for()
    return _settled(page)


@stop("workshop-card")
def workshop_card(visit: Opening) -> Page:
    page = workshop(visit)
    page.get_by_label("Kind").select_option("dilemma")
    page.locator("section:has(#pick) .cards button").first.click()
    page.locator(".preview article").wait_for()
    return _settled(page)


@stop("missing-table")
def missing_table(visit: Opening) -> Page:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.open("/table/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("alert").wait_for()
    return page


@stop("missing-replay")
def missing_replay(visit: Opening) -> Page:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.open("/replay/record/00000000000000000000000000000000")
    page.get_by_role("alert").wait_for()
    return page


# -- before a game -----------------------------------------------------------------------------------------


@stop("lobby")
def lobby(visit: Opening) -> Page:
    visitor = visit()
    table = visitor.create("card-game", here("Ada"), open_seat(), open_seat(), bot())
    page = visitor.open(f"/table/{table}")
    page.locator("#invite").wait_for()
    for details in page.locator("details").all():
        details.locator("summary").click()
    return _settled(page)


@stop("invited")
def invited(visit: Opening) -> Page:
    host = visit()
    table = host.create("time-of-the-daleks", here("Ada"), open_seat(), title="Round two")
    link = host.by_wire().get(f"/api/tables/{table}").json["invite"]["url"]
    page = visit().open(link)
    page.locator("#join-name").wait_for()
    return _settled(page)


@stop("public-table")
def public_table(visit: Opening) -> Page:
    table = visit().create("card-game", here("Ada"), open_seat(), open_seat(), public=True)
    page = visit().open(f"/table/{table}")
    page.locator("#join-seat").wait_for()
    return _settled(page)


# -- at a table --------------------------------------------------------------------------------------------


def _in_play(visit: Opening, game: str, moves: int = 12, **how: Any) -> Page:
    visitor = visit(**how)
    page = visitor.open(f"/table/{table_after(visitor, game, moves, *SEATS[game])}")
    assert Player(page).moment().kind == "asked"
    return _settled(page)


def _table(game: str, text_view: bool) -> Stop:
    return lambda visit: _in_play(visit, game, text_view=text_view)


for _game in SEATS:
    for _suffix, _as_text in (("", False), ("-as-text", True)):
        STOPS[f"table-{_game}{_suffix}"] = _table(_game, _as_text)
        TABLES.add(f"table-{_game}{_suffix}")


@stop("lesson")
def lesson(visit: Opening) -> Page:
    page = visit(name="Ada").open("/")
    page.locator(".games .row button").filter(has_text="Learn").first.click()
    page.locator(".lesson button.primary").wait_for()
    page.locator("[data-spotlight]").wait_for()
    return _settled(page)


TABLES.add("lesson")


@stop("text-page")
def text_page(visit: Opening) -> Page:
    page = _in_play(visit, "time-of-the-daleks")
    page.goto(page.url + "/text")
    Player(page).moment()
    return _settled(page)


@stop("chat")
def chat(visit: Opening) -> Page:
    page = _in_play(visit, "card-game")
    page.locator("#tab-chat").click()
    page.locator("#say").fill("Well played!")
    page.locator("#say").press("Enter")
    page.locator(".chat .lines").get_by_text("Well played!").wait_for()
    return page


@stop("rules-at-the-table")
def rules_at_the_table(visit: Opening) -> Page:
    page = _in_play(visit, "time-clash")
    page.locator(".prompt button").click()
    page.locator(".panel .chapter[open] .here").wait_for()
    return page


@stop("menu")
def menu(visit: Opening) -> Page:
    page = _in_play(visit, "card-game")
    page.locator(".menu:not(.small) summary").click()
    page.get_by_role("button", name="Link back to my seat").click()
    page.locator("#return-link").wait_for()
    return page


@stop("choices-not-possible")
def choices_not_possible(visit: Opening) -> Page:
    page = _in_play(visit, "card-game", 1)
    player = Player(page)
    for _ in range(60):
        more = page.locator(".actions button.not-now")
        if more.count():
            more.click()
            page.locator(".missing button").first.click()
            page.locator(".because").wait_for()
            return page
        player.play(most=1)
    raise AssertionError("every choice was always possible")


@stop("card")
def card(visit: Opening) -> Page:
    page = _in_play(visit, "card-game", text_view=True)
    page.locator(".hand [data-card]").first.click()
    page.locator("dialog[open]").wait_for()
    return page


@stop("curtain")
def curtain(visit: Opening) -> Page:
    visitor = visit()
    table = visitor.create("card-game", here("Ada"), here("Grace"), here("Alan"))
    page = visitor.open(f"/table/{table}")
    page.locator(".curtain button").wait_for()
    return _settled(page)


@stop("watching")
def watching(visit: Opening) -> Page:
    table = table_after(visit(), "card-game", 8, *SEATS["card-game"])
    page = visit().open(f"/table/{table}")
    page.locator("header.status").wait_for()
    return _settled(page)


def _kept_in_peace(visit: Opening) -> tuple[Page, Page]:
    """The pages of the host of a table and of a person there with a long name, who has said something."""
    host = visit(name="Ada")
    table = host.create("card-game", here("Ada"), open_seat(), bot(), public=True)
    guest = visit().open(f"/table/{table}")
    guest.get_by_label("Your name").fill("Bartholomew the Unbearable")
    guest.get_by_role("button", name="Sit down", exact=True).click()
    guest.locator("#tab-chat").click()
    guest.locator("#say").fill("Something rude.")
    guest.locator("#say").press("Enter")
    page = host.open(f"/table/{table}")
    page.locator("#tab-table").click()
    page.locator(".seats").wait_for()
    return _settled(page), guest


@stop("person-menu")
def person_menu(visit: Opening) -> Page:
    page, _ = _kept_in_peace(visit)
    page.get_by_label("About Bartholomew", exact=False).click()
    page.get_by_role("button", name="Mute in the chat").wait_for()
    return page


@stop("removing-a-person")
def removing_a_person(visit: Opening) -> Page:
    page = person_menu(visit)
    page.get_by_role("button", name="Remove from the table").click()
    page.locator("dialog[open]").wait_for()
    return page


@stop("reporting")
def reporting(visit: Opening) -> Page:
    page, guest = _kept_in_peace(visit)
    page.locator("#tab-chat").click()
    page.locator("#say").fill("Please do not.")
    page.locator("#say").press("Enter")
    guest.locator(".chat .lines").get_by_text("Please do not.").wait_for()
    page.get_by_role("button", name="Report what Bartholomew").wait_for()
    return page


@stop("muted")
def muted(visit: Opening) -> Page:
    page, guest = _kept_in_peace(visit)
    page.get_by_label("About Bartholomew", exact=False).click()
    page.get_by_role("button", name="Mute in the chat").click()
    guest.get_by_text("The host has muted you").wait_for()
    return _settled(guest)


@stop("seat-taken-elsewhere")
def seat_taken_elsewhere(visit: Opening) -> Page:
    page = _in_play(visit, "time-clash")
    table = page.url.rpartition("/")[2]
    page.locator(".menu:not(.small) summary").click()
    page.get_by_role("button", name="Link back to my seat").click()
    link = page.locator("#return-link").input_value()
    elsewhere = visit().open(link)
    elsewhere.get_by_role("button", name="Sit down").click()
    Player(elsewhere).moment()
    expect(page.get_by_role("alert")).to_contain_text("taken over")
    assert table in elsewhere.url
    return page


# -- afterwards --------------------------------------------------------------------------------------------


def over(visit: Opening, game: str = "time-of-the-daleks", **how: Any) -> tuple[Visitor, str]:
    """Somebody whose game is over, and its table."""
    visitor = visit(name="Ada", **how)
    return visitor, table_after(visitor, game, 100_000, *SEATS[game])


@stop("end")
def end(visit: Opening) -> Page:
    visitor, table = over(visit)
    page = visitor.open(f"/table/{table}")
    page.locator("#end-title").wait_for()
    page.locator(".end summary").click()
    return _settled(page)


def _replay(game: str) -> Stop:
    def walk(visit: Opening) -> Page:
        visitor, table = over(visit, game)
        page = visitor.open(f"/replay/{table}?at=20&seat=all")
        page.locator("#seek").wait_for()
        return _settled(page)

    return walk


for _game in SEATS:
    STOPS[f"replay-{_game}"] = _replay(_game)
    TABLES.add(f"replay-{_game}")
TABLES |= {
    "chat",
    "menu",
    "person-menu",
    "reporting",
    "muted",
    "rules-at-the-table",
    "choices-not-possible",
    "watching",
    "curtain",
    "end",
}
