"""Somebody who plays on a board alone: whatever is chosen is pressed there. What could be chosen the server said."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

BOARD = ".kit-board"

# Every choice that the board offers: those that answer at once, and those that appear when something is picked up
# first (a list of these). Picked up and put back again, nothing has happened.
_OFFERED = """async (board) => {
  const settled = () => new Promise((done) => setTimeout(done));
  const root = document.querySelector(board);
  if (!root) return {};
  const found = {};
  const look = (source) => {
    for (const one of root.querySelectorAll("[data-choice]"))
      if (!(one.dataset.choice in found)) found[one.dataset.choice] = source;
  };
  look(null);
  const sources = new Set([...root.querySelectorAll("[data-source]")].map((one) => one.dataset.source));
  for (const source of sources) {
    const node = () => [...root.querySelectorAll("[data-source]")].find((one) => one.dataset.source === source);
    node()?.click();
    await settled();
    look(source);
    if (node()?.dataset.legal === "picked") node().click();
    await settled();
  }
  return found;
}"""

_IS_THERE = """(board) => {
  if (document.querySelector(".curtain") || document.querySelector("#end-title")) return true;
  const root = document.querySelector(board);
  return root !== null && root.querySelector("[data-choice], [data-source]") !== null;
}"""


# A curtain may be gone before a mouse gets there; the news since the last turn lie over the board.
_PUT_AWAY = """() => {
  const button = document.querySelector(".curtain button") ?? document.querySelector(".over button");
  button?.click();
  return button !== null;
}"""


# Which key leads on: within the board back or forth, from anywhere else on to it.
_NEXT_STEP = """([board, what, value]) => {
  const now = document.activeElement;
  if (!now?.closest(board)) return "Tab";
  if (now.dataset[what] === value) return "Enter";
  const wanted = document.querySelector(`${board} [data-${what}="${value}"]`);
  const isBefore = wanted && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? "Shift+Tab" : "Tab";
}"""

# How many stops of the Tab key lie between where the focus is and an element; negative if it lies before.
_STEPS_TO = """([board, what, value]) => {
  const stops = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";
  const all = [...document.querySelectorAll(stops)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
  const there = all.findIndex((one) => one.closest(board) && one.dataset[what] === value);
  return there < 0 ? null : there - all.indexOf(document.activeElement);
}"""


class Offer(NamedTuple):
    """One option of a question, and what has to be picked up for it first, if anything."""

    choice: int
    notation: str
    source: str | None


class BoardPlayer:
    """Made before the table is opened: it listens to what the server sends."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.answers = 0
        self.topics: set[str] = set()
        self.position: dict[str, Any] | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("position"):
            self.position = message["position"]

    # -- what the board offers -------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None

    def asked(self, timeout: float = 15_000) -> dict[str, Any] | None:
        """Wait for a question, pulling every curtain and putting news away; None when the game is over."""
        while True:
            self.page.wait_for_function(_IS_THERE, arg=BOARD, timeout=timeout)
            if self.page.locator("#end-title").count():
                return None
            if self.page.evaluate(_PUT_AWAY):
                continue
            if self.position is not None and self.position["ask"]:
                ask: dict[str, Any] = self.position["ask"]
                return ask

    def offers(self, ask: dict[str, Any], patience: int = 40) -> list[Offer]:
        """What the board offers for a question, which must be exactly what the server does."""
        wanted = {option["choice"]: option["notation"] for option in ask["options"]}
        found: dict[str, str | None] = {}
        for _ in range(patience):
            found = self.page.evaluate(_OFFERED, BOARD)
            if set(map(int, found)) == set(wanted):
                break
            self.page.wait_for_timeout(50)  # the board may be a frame behind the line
        missing = [notation for choice, notation in wanted.items() if str(choice) not in found]
        extra = [choice for choice in found if int(choice) not in wanted]
        assert not missing, f"{ask['topic']}: not on the board: {missing}"
        assert not extra, f"{ask['topic']}: on the board, but not asked for: {extra}"
        self.topics.add(ask["topic"])
        return [Offer(choice, notation, found[str(choice)]) for choice, notation in wanted.items()]

    # -- answering -------------------------------------------------------------------------------------

    def by_mouse(self, offer: Offer) -> None:
        if offer.source is not None:
            self.page.locator(f'{BOARD} [data-source="{offer.source}"]').first.click()
        self.page.locator(f'{BOARD} [data-choice="{offer.choice}"]').first.click()

    def by_keys(self, offer: Offer) -> None:
        """With Tab to the element and Enter, as anybody does who cannot point."""
        if offer.source is not None:
            self._walk_to("source", offer.source)
        self._walk_to("choice", str(offer.choice))

    def _walk_to(self, what: str, value: str, tries: int = 6) -> None:
        """The shorter way, ahead or back, as somebody who sees the page would go."""
        keys = self.page.keyboard
        for _ in range(tries):
            steps = self.page.evaluate(_STEPS_TO, [BOARD, what, value])
            if steps == 0:
                keys.press("Enter")
                return
            for _ in range(abs(steps or 1)):
                keys.press("Tab" if (steps or 1) > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {what} {value}")

    def _at(self) -> tuple[int, int]:
        """Which position it is: also what only the asked seat knows of moves it on."""
        return (-1, 0) if self.position is None else (self.position["number"], self.position["private"])

    def answer(self, way: str = "mouse") -> bool:
        """Answer one question by chance; False when there is none any more."""
        ask = self.asked()
        if ask is None:
            return False
        offer = self.chance.choice(self.offers(ask))
        before = self._at()
        (self.by_mouse if way == "mouse" else self.by_keys)(offer)
        self.answers += 1
        for _ in range(300):
            if self._at() != before:
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing came of {offer.notation}")

    def play(self, way: str = "mouse", most: int = 600) -> None:
        end = self.answers + most
        while self.answers < end and self.answer(way):
            pass
