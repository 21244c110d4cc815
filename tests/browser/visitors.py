"""People with a browser each, and everything that goes wrong in their pages."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Request,
    Response,
    WebError,
    expect,
)
from tests.browser.begun import Begun
from tests.browser.served import Served
from tests.server.serving import Browser

DESK = (1280, 720)
PHONE = (390, 844)
THEMES = ("vortex", "paper", "contrast")

PATIENCE = 120_000
"""How long, in milliseconds, a test waits for what it waits for: other tests may keep the machine busy."""

expect.set_options(timeout=PATIENCE)

# Chromium writes violations of the security policy to the console; this also tells those that it would not.
_REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (one) =>
  console.error(`CSP: ${one.violatedDirective} ${one.blockedURI} ${one.sourceFile}:${one.lineNumber}`));
"""


class Visitor:
    """One browser of one person. What goes wrong in any of its pages is kept in `troubles`."""

    def __init__(
        self,
        chromium: Chromium,
        server: Served,
        *,
        size: tuple[int, int] = DESK,
        theme: str = "vortex",
        language: str = "en",
        text_view: bool = False,
        name: str = "",
        ask_me: str = "always",
        has_touch: bool = False,
        bypass_csp: bool = False,
        has_worker: bool = False,
    ) -> None:
        self.server = server
        settings = {
            "theme": theme,
            "language": language,
            "speed": 0,
            "motion": "reduced",
            "sound": False,
            "textView": text_view,
            "askMe": ask_me,
            "name": name,
        }
        self.context: BrowserContext = chromium.new_context(
            base_url=server.origin,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=has_touch,
            bypass_csp=bypass_csp,
            permissions=["clipboard-read", "clipboard-write", *(["notifications"] if has_worker else [])],
            # It fetches the whole page into each new browser: only for tests that are about it.
            service_workers="allow" if has_worker else "block",
            storage_state={
                "cookies": [],
                "origins": [
                    {
                        "origin": server.origin,
                        "localStorage": [{"name": "vortex.settings", "value": json.dumps(settings)}],
                    }
                ],
            },
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_REPORT_VIOLATIONS)
        self.troubles: list[str] = []
        # A visitor who leaves a table before its socket is open leaves this in the console.
        self._forgiven = [
            re.compile("WebSocket is closed before the connection is established"),
            re.compile("Service Worker registration blocked by Playwright"),
        ]
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._response)
        self.context.on("dialog", self._dialog)

    # -- what goes wrong -------------------------------------------------------------------------------

    def forgive(self, *patterns: str) -> None:
        """Troubles that a test brings about on purpose."""
        self._forgiven += [re.compile(pattern) for pattern in patterns]

    def unforgiven(self) -> list[str]:
        return [one for one in self.troubles if not any(each.search(one) for each in self._forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.troubles.append(f"error in the page: {error.error}")

    def _failed(self, request: Request) -> None:
        # A visitor who leaves a page leaves its open requests too; a download is no page.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.request.method} {response.url}")

    def _dialog(self, dialog: Dialog) -> None:
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    # -- what they do ----------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page

    def create(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """A table of this browser, made without walking through the pages. Answers its id."""
        answer = self.context.request.post(
            "/api/tables",
            data={"game": game, "seats": list(seats), "help": True, **more},
            headers={"Origin": self.server.origin},
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"]["id"])

    def begin(self, begun: Begun, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """A table of this browser whose game has begun already."""
        self.server.begin_with(begun)
        table = self.create(game, *seats, **more)
        assert self.server.has_begun()
        return table

    def by_wire(self) -> Browser:
        """The same person without pages: what they do by it the pages see."""
        browser = Browser(self.server)
        browser.cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in self.context.cookies())
        return browser

    def play_by_wire(self, table: str, moves: int = 100_000) -> None:
        """Some moves, always the last choice offered, or the game to its end."""
        player = self.by_wire().connect(table)
        try:
            while moves and player.until_asked():
                position = player.position
                assert position is not None
                if position["seat"] != position["question"]["seat"]:
                    raise AssertionError("asked for another seat")
                options = position["question"]["options"]
                answer = player.move(options[(moves * 7) % len(options)]["choice"])
                assert answer["type"] == "ack", answer
                player.until_there(answer)
                moves -= 1
        finally:
            player.close()

    def close(self) -> None:
        self.context.close()


def signature(page: Page, kind: Literal["text", "html"] = "text") -> str:
    """What a page shows, to be compared."""
    found: str = page.evaluate(
        "kind => kind === 'text' ? document.body.innerText : document.documentElement.outerHTML", kind
    )
    return found
