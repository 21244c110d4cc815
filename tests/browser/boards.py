"""Somebody who plays on a board alone: whatever is chosen is pressed there. What could be chosen the server said."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from tests.browser.playing import CHANCE, unpainted

BOARD = ".kit-board"

# Keeps what the server sends: `heard` is the last position, known before the page itself knows of it. Its two numbers
# change with every answer, also with one that nobody else hears of.
LISTEN = """
window.heard = null;
window.WebSocket = class extends window.WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { position } = JSON.parse(data);
      if (position) window.heard = position;
    });
  }
};
"""

HEARD = "`${heard.number} ${heard.private}`"

# What there is to do on a board; everything waits for a condition, and fails in words when it never comes.
_AT_THE_BOARD = """
  const turn = () => new Promise((done) => {  // sooner than any timer
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage(null);
  });
  const until = async (what, condition, patience = 120000) => {
    for (const end = Date.now() + patience; Date.now() < end; await rest()) {
      const found = await condition();
      if (found) return found;
    }
    throw new Error(what());
  };
  const rest = () => new Promise((done) => setTimeout(done, 5));
  // What is not displayed or is hidden nobody can choose. (That the page as a whole is hidden while it plays does not
  // count.) What is transparent may be about to appear.
  const canBeSeen = (one) =>
    one.checkVisibility({ visibilityProperty: document.documentElement.style.visibility !== "hidden" });
  const all = (what) => [...document.querySelectorAll(`${board} ${what}`)].filter(canBeSeen);
  const at = () => (heard ? `${heard.number} ${heard.private}` : "");

  // A question that the board shows, pulling every curtain and putting news away; null when the game is over.
  const asked = () => until(() => "nobody is asked", () => {
    if (document.querySelector("#end-title")) return { ask: null };
    const button = document.querySelector(".curtain button") ?? document.querySelector(".over button")
      ?? document.querySelector(".stage-of-conflict .on, .told .primary");
    if (button) button.click();
    const question = heard?.question;
    const isShown = question?.options.length && all("[data-choice], [data-source]").length;
    return !button && isShown ? { ask: question } : null;
  });

  // Every choice that the board offers, by what has to be picked up for it first, if anything. Picked up and put back
  // again, nothing has happened.
  const offered = async () => {
    const found = new Map();
    const look = (source) => {
      for (const one of all("[data-choice]"))
        if (!found.has(one.dataset.choice)) found.set(one.dataset.choice, source);
    };
    look(null);
    for (const source of new Set(all("[data-source]").map((one) => one.dataset.source))) {
      const node = () => all("[data-source]").find((one) => one.dataset.source === source);
      node()?.click();
      await turn();
      look(source);
      if (node()?.dataset.legal === "picked") node().click();
      await turn();
    }
    return found;
  };

  // They must be exactly what the server asks for; the board may be a moment behind the line.
  const offers = async (ask) => {
    const wanted = new Map(ask.options.map((one) => [String(one.choice), one.notation]));
    let found = new Map();
    for (const end = Date.now() + 120000; Date.now() < end; await rest()) {
      found = await offered();
      if (found.size === wanted.size && [...found.keys()].every((choice) => wanted.has(choice))) {
        return [...wanted].map(([choice, notation]) => [Number(choice), notation, found.get(choice)]);
      }
    }
    const missing = [...wanted].filter(([choice]) => !found.has(choice)).map(([, notation]) => notation);
    const extra = [...found.keys()].filter((choice) => !wanted.has(choice));
    throw new Error(`${ask.topic}: not on the board: [${missing}]; there, but not asked for: [${extra}]`);
  };

  // What has to be picked up for one option; null if nothing has.
  const sourceOf = (ask, { choice, notation }) => {
    const isThere = () => all(`[data-choice="${choice}"]`).length > 0;
    return until(() => `${ask.topic}: not on the board: ${notation}`, async () => {
      if (isThere()) return [null];
      for (const source of new Set(all("[data-source]").map((one) => one.dataset.source))) {
        const node = () => all("[data-source]").find((one) => one.dataset.source === source);
        node()?.click();
        await turn();
        const found = isThere();
        if (node()?.dataset.legal === "picked") node().click();
        await turn();
        if (found) return [source];
      }
      return null;
    });
  };

  // One of them, found without picking up everything.
  const one = async (ask, below) => {
    const wanted = new Map(ask.options.map((one) => [String(one.choice), one.notation]));
    const shown = () => all("[data-choice]").map((one) => one.dataset.choice);
    const areLegal = () => shown().every((choice) => wanted.has(choice));
    await until(() => `${ask.topic}: on the board, but not asked for: [${shown()}]`, areLegal);
    const sources = all("[data-source]").map((one) => one.dataset.source);
    const direct = shown();
    const which = below(direct.length + sources.length);
    if (which < direct.length) return [Number(direct[which]), wanted.get(direct[which]), null];
    const source = sources[which - direct.length];
    const node = () => all("[data-source]").find((one) => one.dataset.source === source);
    node().click();
    await turn();
    // What is held may only show again what could be chosen without it, as the pawn does with the arcs.
    const fresh = shown().filter((choice) => !direct.includes(choice));
    const aims = fresh.length ? fresh : shown();
    const illegal = aims.filter((choice) => !wanted.has(choice));
    if (!aims.length || illegal.length) throw new Error(`${ask.topic}: ${source} offers [${illegal}]`);
    const choice = aims[below(aims.length)];
    if (node()?.dataset.legal === "picked") node().click();
    await turn();
    return [Number(choice), wanted.get(choice), source];
  };

  // A question is looked through wholly the first times that its like is asked, and now and then afterwards.
  const any = async (ask, below) => {
    const kind = [ask.topic, ...new Set(ask.options.map((one) => one.notation.split(" ")[0]))].join(" ");
    window.looked ??= {};
    const times = (looked[kind] = (looked[kind] ?? 0) + 1);
    if (times > 5 && times % 10) return one(ask, below);
    const found = await offers(ask);
    return found[below(found.length)];
  };

  const gone = (before, notation) => until(() => `nothing came of ${notation}`, () => at() !== before);
"""

_ASKED = f"async (board) => {{ {_AT_THE_BOARD} return (await asked()).ask; }}"
_ONE = f"async ([board, ask, seed]) => {{ {_AT_THE_BOARD} return one(ask, ({CHANCE})(seed)); }}"
_OFFERS = f"async ([board, ask]) => {{ {_AT_THE_BOARD} return offers(ask); }}"
_SOURCE = f"async ([board, ask, option]) => {{ {_AT_THE_BOARD} return (await sourceOf(ask, option))[0]; }}"
_GONE = f"async ([board, before, notation]) => {{ {_AT_THE_BOARD} await gone(before, notation); }}"

# Question after question within the page. What is not looked at need not be painted, which is half of the work.
_PLAY = f"""async ([board, seed, most, closely]) => {{
  {_AT_THE_BOARD}
  const below = ({CHANCE})(seed);
  const root = document.documentElement;
  const topics = new Set();
  root.style.visibility = "hidden";
  try {{
    for (let answers = 0; ; answers += 1) {{
      const {{ ask }} = await asked();
      if (!ask || answers === most) return [answers, [...topics]];
      topics.add(ask.topic);
      const [choice, notation, source] = await (closely ? any : one)(ask, below);
      const before = at();
      if (source !== null) {{
        all("[data-source]").find((one) => one.dataset.source === source).click();
        await turn();
      }}
      const target = all(`[data-choice="${{choice}}"]`)[0];
      const asks = target.dataset.asks !== undefined;
      target.click();
      if (asks) (await until(() => `nobody is asked about ${{notation}}`, () => all(".sure")[0])).click();
      await gone(before, notation);
    }}
  }} finally {{
    root.style.visibility = "";
  }}
}}"""

# How many stops of the Tab key lie between where the focus is and an element; negative if it lies before, null while
# nothing is focused: where Tab goes on from then only the browser knows.
_STEPS_TO = """([board, what, value]) => {
  const stops = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";
  const all = [...document.querySelectorAll(stops)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
  const there = all.findIndex((one) => one.closest(board) && one.dataset[what] === value);
  const here = all.indexOf(document.activeElement);
  return there < 0 || here < 0 ? null : there - here;
}"""


class Offer(NamedTuple):
    """One option of a question, and what has to be picked up for it first, if anything."""

    choice: int
    notation: str
    source: str | None


class BoardPlayer:
    """Made before the table is opened: it listens to what the server sends."""

    def __init__(self, page: Page, seed: int = 1, likes: Sequence[str] = ()) -> None:
        """`likes`: kinds of options, by their first word, that are chosen before others where all keys are pressed."""
        self.page = page
        self.likes = likes
        self.chance = random.Random(seed)
        self.answers = 0
        self.topics: set[str] = set()
        page.add_init_script(LISTEN)

    @property
    def position(self) -> dict[str, Any]:
        """What the server has sent last."""
        found: dict[str, Any] = self.page.evaluate("() => window.heard")
        return found

    # -- what the board offers -------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.position["outcome"] is not None

    def asked(self) -> dict[str, Any] | None:
        """Wait for a question, pulling every curtain and putting news away; None when the game is over."""
        found: dict[str, Any] | None = self.page.evaluate(_ASKED, BOARD)
        return found

    def offers(self, ask: dict[str, Any]) -> list[Offer]:
        """What the board offers for a question, which must be exactly what the server does."""
        self.topics.add(ask["topic"])
        return [Offer(*found) for found in self.page.evaluate(_OFFERS, [BOARD, ask])]

    # -- answering -------------------------------------------------------------------------------------

    def by_mouse(self, offer: Offer) -> None:
        if offer.source is not None:
            self.page.locator(f'{BOARD} [data-source="{offer.source}"]').first.click()
        target = self.page.locator(f'{BOARD} [data-choice="{offer.choice}"]').first
        asks = target.get_attribute("data-asks") is not None
        target.click()
        if asks:
            self.page.locator(f"{BOARD} .sure").click()

    def by_keys(self, offer: Offer) -> None:
        """With Tab to the element and Enter, as anybody does who cannot point."""
        if offer.source is not None:
            self._walk_to("source", offer.source)
        target = self.page.locator(f'{BOARD} [data-choice="{offer.choice}"]').first
        asks = target.get_attribute("data-asks") is not None
        self._walk_to("choice", str(offer.choice))
        if asks:  # the button that says yes has the focus
            expect(self.page.locator(f"{BOARD} .sure")).to_be_focused()
            self.page.keyboard.press("Enter")

    def _liked(self, ask: dict[str, Any]) -> Offer:
        """An option of the kind that is liked best, with what has to be picked up for it on the board."""
        best = min(self._dislike(option) for option in ask["options"])
        option = self.chance.choice([one for one in ask["options"] if self._dislike(one) == best])
        source = self.page.evaluate(_SOURCE, [BOARD, ask, option])
        return Offer(option["choice"], option["notation"], source)

    def _dislike(self, option: dict[str, Any]) -> int:
        verb = option["notation"].split()[0]
        return self.likes.index(verb) if verb in self.likes else len(self.likes)

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

    def answer(self, way: str = "mouse") -> bool:
        """Answer one question by chance; False when there is none any more."""
        ask = self.asked()
        if ask is None:
            return False
        self.topics.add(ask["topic"])
        before = self.page.evaluate(f"() => {HEARD}")
        if way == "tab":
            offer = self._liked(ask)
            self.by_keys(offer)
        else:
            seed = self.chance.randrange(2**31)
            offer = Offer(*self.page.evaluate(_ONE, [BOARD, ask, seed]))
            self.by_mouse(offer)
        self.answers += 1
        self.page.evaluate(_GONE, [BOARD, before, offer.notation])
        return True

    def play(self, way: str = "mouse", most: int = 600) -> None:
        """To the end, or so many answers. By `mouse`; by `tab`, walking on the board alone; `within`: pressed within
        the page, where whole questions are compared with what the server asks; `fast`: without that."""
        end = self.answers + most
        if way in ("within", "fast"):
            seed = self.chance.randrange(2**31)
            answers, topics = self.page.evaluate(_PLAY, [BOARD, seed, most, way == "within"])
            self.answers += answers
            self.topics.update(topics)
            return
        with unpainted(self.page):
            while self.answers < end and self.answer(way):
                pass
