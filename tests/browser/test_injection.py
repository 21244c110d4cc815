"""Nothing that people type becomes part of the page: not run, not turned into elements, not even tried (X1)."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Opening
from tests.browser.payloads import LONG, SHORT
from tests.browser.playing import Player
from tests.browser.stages import table_after
from tests.browser.visitors import PATIENCE, Visitor
from tests.server.serving import bot, here, open_seat

from vortex.kernel.record import Record, record_from_json
from vortex.server.text import readable_name, skeleton

SHARE = pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
"""Every fourth text in places that take a second each; all of them in the long tests."""

LISTED = 50
"""How many open tables the start page lists at most."""

ALARM = "window.x = () => { console.error('x was called'); };"

# Elements, attributes and addresses that our pages never have: one of them is a way in.
STRANGE = """(root) => {
  const never = `
    img:not([src^='/assets/']), image, iframe, frame, frameset, object, embed, applet, base, video, audio, source, math,
    marquee, bgsound, template, noscript:not(body > noscript), plaintext, xmp, isindex, title ~ title,
    style, slot, animate, foreignObject, h1 h1, script:not([src^='/assets/']), meta[http-equiv],
    form[action], [formaction], [srcdoc], [background], [autofocus][name],
    textarea, [id=location], [name=attributes], tt, del, hr, br, u, s, q, pre`;
  const found = [...root.querySelectorAll(never)];
  // The page itself loads what it needs later from its own server.
  const isOurs = (one) => new URL(one.getAttribute("href") ?? "", location.href).origin === location.origin;
  found.push(...[...root.querySelectorAll("link")].filter((one) => !isOurs(one)));
  for (const one of root.querySelectorAll("*")) {
    for (const { name, value } of one.attributes) {
      if (name.startsWith("on")) found.push(one);
      if (/^\\s*(javascript|vbscript|data)\\s*:/i.test(value) && /^(href|src|action|data|xlink:href)$/.test(name)) {
        found.push(one);
      }
    }
  }
  return [...new Set(found)].map((one) => one.outerHTML.slice(0, 120));
}"""

# As an unwary page would write them: into text, attributes, addresses, a title, a script.
UNWARY = """(payloads) => {
  const ways = [
    (text) => `<p>${text}</p>`, (text) => `<p title="${text}"></p>`, (text) => `<p title='${text}'></p>`,
    (text) => `<p title=${text}></p>`, (text) => `<a href="${text}">go</a>`, (text) => `<title>${text}</title>`,
    (text) => `<textarea>${text}</textarea>`, (text) => `<!-- ${text} -->`, (text) => `<style>${text}</style>`,
    (text) => `<script src='/assets/a.js'>${text}</` + "script>",
    (text) => `<svg><![CDATA[ ${text} ]]></svg>`,
  ];
  const strange = STRANGE;
  const bare = (html) => strange(new DOMParser().parseFromString(html, "text/html")).length;
  const usual = ways.map((way) => bare(way("Ada")));
  return payloads.filter((text) => !ways.some((way, i) => bare(way(text)) > usual[i]));
}""".replace("STRANGE", STRANGE)


def test_the_payloads_would_do_harm_where_text_is_taken_for_markup(visitor: Visitor) -> None:
    visitor.forgive("Content Security Policy", "CSP")
    page = visitor.open("/about")
    # What is no markup anywhere must be escaped for templates and scripts, which our pages do not have.
    harmless = page.evaluate(UNWARY, [*SHORT, *LONG])
    assert len(SHORT) >= 150
    assert len(LONG) >= 150
    assert len(SHORT) + len(LONG) - len(harmless) >= 290, harmless
    assert all(len(text) <= 24 for text in SHORT)


class Reader:
    """A page that is looked at after every step: what is strange in it, and whether the texts stand there as text."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.context.add_init_script(ALARM)
        self.page: Page = visitor.open("/about")
        self.seen: set[str] = set()

    def go(self, path: str, wait_for: str) -> None:
        """Inside the page, without loading it anew: several times as fast."""
        self.page.evaluate(
            "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        self.page.locator(wait_for).first.wait_for()

    def look(self, *texts: str) -> None:
        """Nothing strange, and each text is there, letter by letter."""
        strange = self.page.evaluate(f"() => ({STRANGE})(document)")
        assert not strange, f"{texts}: {strange}"
        missing = self.page.evaluate(
            """(texts) => {
              const plain = (text) => text.replace(/\\s+/g, " ").trim();
              const fields = [...document.querySelectorAll("input")].map((one) => one.value).join(" ");
              const all = plain(`${document.body.textContent} ${fields}`);
              return texts.filter((text) => !all.includes(plain(text)));
            }""",
            list(texts),
        )
        assert not missing, f"not shown: {missing}"
        self.seen.update(texts)


def _plain(text: str) -> str:
    return " ".join(text.split())


def _tables(names: tuple[str, ...], seats: int = 4) -> list[list[str]]:
    """Who sits together: names that look alike do not, the server would refuse it."""
    tables: list[list[str]] = []
    for name in map(_plain, names):
        for table in tables:
            if len(table) < seats and skeleton(name) not in map(skeleton, table):
                table.append(name)
                break
        else:
            tables.append([name])
    return [table for table in tables if len(table) >= 3]


def test_names_and_titles_stay_text_on_the_start_page_and_in_invitations(visit: Opening) -> None:
    host = visit()
    reader = Reader(visit())
    parties = _tables(SHORT, 3)
    titles = list(dict.fromkeys(_plain(text)[:60].strip() for text in LONG))
    assert len(titles) >= 150
    for first in range(0, len(titles), LISTED):
        listed: dict[str, list[str]] = {}
        for number, title in enumerate(titles[first : first + LISTED], first):
            names = parties[number] if number < len(parties) else ["Ada"]
            seats = [*[here(name) for name in names], open_seat()]
            table = host.create("card-game", *seats, *[bot()] * (3 - len(seats)), title=title, public=True)
            listed[table] = [title, *names]
        reader.go("/about", "h1")
        reader.go("/", ".tables a")
        reader.look(*[text for texts in listed.values() for text in texts])
        for table, texts in listed.items():
            if len(texts) > 2:
                # An invitation as the invited person sees it: who is there, what it is called.
                reader.go(f"/table/{table}", "#join-name")
                reader.look(*texts)
    assert len(reader.seen & {name for names in parties for name in names}) >= 150


@SHARE
def test_names_stay_text_in_log_and_replay_and_chat_stays_text(visit: Opening, share: int) -> None:
    host = visit(text_view=True)
    reader = Reader(host)
    watcher = Reader(visit())
    chat = [_plain(text) for text in LONG]
    shown = 0
    table = ""
    for number, mine in enumerate(_tables(SHORT[::share])):
        table = host.create("card-game", *[here(name) for name in mine], title=mine[0])
        reader.go(f"/table/{table}", ".curtain button")
        player = Player(reader.page, seed=number)
        reader.look(mine[0])
        # Everybody's name is at the table; some play on until the log tells of them too.
        player.play(most=6 if number % 5 == 0 else 1)
        if player.moment().kind == "curtain":
            player.open_curtain()
        reader.page.locator(".log li a").first.wait_for()
        reader.look(*mine)
        # In turn: the replay, and the board as an onlooker sees it, which need not name everybody.
        if number % 2:
            reader.go(f"/replay/{table}?at=0&seat=0", "#seek")
            reader.look(*mine)
        else:
            watcher.go(f"/table/{table}", ".board")
            watcher.look()
        shown += len(mine)
    assert shown >= 150 // share
    wire = host.by_wire().connect(table)
    for text in chat:
        assert wire.ask("say", text=text)["type"] == "ack"
    wire.close()
    reader.go("/about", "h1")
    reader.go(f"/table/{table}", ".curtain button")
    player = Player(reader.page)
    player.open_curtain()
    player.moment()
    reader.page.locator("#tab-chat").click()
    reader.page.locator(".chat .lines p").nth(90).wait_for()
    reader.look(*chat[-90:])
    # While the page is open: each as it comes.
    wire = host.by_wire().connect(table)
    for text in chat[:60]:
        wire.ask("say", text=text)
    wire.close()
    reader.page.locator(".chat .lines").get_by_text(chat[59], exact=False).first.wait_for()
    reader.look(*chat[:60])


def test_what_is_typed_into_the_page_itself_stays_text(visit: Opening) -> None:
    visitor = visit()
    visitor.forgive("422")
    reader = Reader(visitor)
    page = reader.page
    reader.go("/new/card-game", "#name-0")
    for text in [*SHORT[:40:2], *LONG[:20:2]]:
        page.locator("#name-0").fill(text)
        reader.look()
    reader.go("/cards/card-game", ".cards li")
    for text in [*SHORT[:40], *LONG[:20]]:
        page.locator("#find-card").fill(text)
    reader.look()
    reader.go("/rules/card-game", ".chapter")
    for text in SHORT[:40]:
        page.locator("#find-rule").fill(text)
    reader.look()
    table = visitor.create("card-game", here("Ada"), bot(), bot())
    reader.go(f"/table/{table}", ".actions")
    Player(page).moment()
    for text in [*SHORT[::8], *LONG[::16]]:
        page.locator("#command").fill(text)
        page.locator("#command").press("Enter")
        reader.look()


@SHARE
def test_addresses_and_errors_stay_text(visit: Opening, share: int) -> None:
    visitor = visit()
    visitor.forgive("answer 4", "status of 4", "WebSocket connection to.*failed")
    reader = Reader(visitor)
    for text in SHORT[::share]:
        name = quote(text, safe="")
        reader.go(f"/{name}", "h1")
        reader.look()
    for text in SHORT[:: 10 * share]:
        name = quote(text, safe="")
        for path in (f"/new/{name}", f"/table/{name}", f"/replay/{name}", f"/replay/record/{name}"):
            reader.go(path, "[role=alert], h1")
            reader.look()
        reader.go(f"/rules/card-game/{name}", ".chapter")
        reader.go(f"/cards/{name}", "h1")
        reader.go(f"/replay/AAAAAAAAAAAAAAAAAAAAAA?at={name}&seat={name}", "h1")
        reader.go(f"/table/AAAAAAAAAAAAAAAAAAAAAA#sit={name}", "h1")
        reader.look()
    # Loaded from the server: its own answers are pages too.
    for text in [*SHORT[:: 12 * share], *LONG[:: 24 * share]]:
        answer = reader.page.goto(f"/{quote(text, safe='')}")
        if answer and answer.headers["content-type"].startswith("text/html"):
            reader.look()
        body = visitor.by_wire().get(f"/api/{quote(text, safe='')}")
        assert body.headers["content-type"].startswith("application/json")
        assert body.headers["x-content-type-options"] == "nosniff"


@SHARE
def test_a_brought_record_stays_text(visit: Opening, tmp_path: Path, share: int) -> None:
    """As text, which names everybody; what boards make of names the test of names sees."""
    visitor = visit(text_view=True)
    visitor.forgive("422")
    table = table_after(visitor, "time-of-the-daleks", 100_000, here("Ada"), bot(), bot(), bot())
    record = record_from_json(visitor.by_wire().get(f"/api/tables/{table}/record").body.decode())
    reader = Reader(visitor)

    def bring(altered: Record) -> bool:
        """Whether it is shown; its digest fits, as an attacker's would."""
        file = tmp_path / "record.json"
        file.write_text(altered.to_json(), encoding="utf-8")
        reader.go("/replay", "#record")
        reader.page.locator("#record").set_input_files(file)
        reader.page.locator("#seek, [role=alert]").first.wait_for()
        reader.look()
        return reader.page.locator("#seek").count() > 0

    seats = len(record.names)
    texts = [*SHORT[:: 2 * share], *LONG[:: 2 * share]]
    for first in range(0, len(texts) - seats, seats):
        names = texts[first : first + seats]
        assert bring(replace(record, names=names))
        options = reader.page.locator("#viewer option").all_text_contents()
        shown = [readable_name(name, seat) for seat, name in enumerate(names)]
        assert all(any(name in option for option in options) for name in shown)
    for text in SHORT[:: 20 * share]:
        for altered in (
            replace(record, game=text),
            replace(record, pack_hash=text),
            replace(record, choices=[*record.choices[:4], text]),
            replace(record, options={**record.options, text: text}),
        ):
            assert not bring(altered)


def test_a_downloaded_record_is_no_page(visit: Opening) -> None:
    visitor = visit()
    table = table_after(visitor, "time-of-the-daleks", 100_000, here("<img src onerror=x()>"), bot())
    answer = visitor.by_wire().get(f"/api/tables/{table}/record")
    assert "img src" in answer.body.decode()
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_alarm_rings(visit: Opening) -> None:
    """What the other tests rely on: a script that runs, or would run but for the policy, is told."""
    visitor = visit()
    page = Reader(visitor).page
    page.evaluate("() => { document.body.innerHTML += '<img src=x onerror=x()>'; }")
    end = time.monotonic() + PATIENCE / 1000
    while not any("CSP" in one or "x was called" in one for one in visitor.troubles):
        assert time.monotonic() < end
        page.wait_for_timeout(20)
    assert page.evaluate(f"() => ({STRANGE})(document)")
    visitor.forgive(".*")
