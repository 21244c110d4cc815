"""Somebody who plays at a page: by mouse from the list of choices, by keys, or as fast as the page can. Chooses by a
fixed seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Page

OPTIONS = ".actions > .options:not(.missing) button.option"

# What the page waits for, as soon as it waits for anything: an answer, a new person at the screen, or nothing more.
_MOMENT = """(options) => {
  if (document.querySelector(".curtain")) return { kind: "curtain", options: [] };
  if (document.querySelector("#end-title")) return { kind: "over", options: [] };
  const found = [...document.querySelectorAll(options)];
  if (!found.length || found.some((one) => one.disabled)) return null;
  return { kind: "asked", options: found.map((one) => one.title.split(" · ")[0]) };
}"""


# The same numbers for the same seed, within a page: `below(n)` is the next one.
CHANCE = """(seed) => (n) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
}"""

# Answers question after question within the page, as soon as it can be answered. What is not looked at need not be
# painted, which is half of the work.
_PLAY = """async ([options, seed, most]) => {
  const whatNow = MOMENT;
  const below = (CHANCE)(seed);
  const changed = () => new Promise((done, fail) => {
    const watch = new MutationObserver(() => whatNow(options) && settle(done));
    const timer = setTimeout(() => settle(() => fail(new Error("the page waits for nobody"))), 120000);
    const settle = (then) => { watch.disconnect(); clearTimeout(timer); then(); };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    if (whatNow(options)) settle(done);
  });
  const turn = () => new Promise((done) => setTimeout(done));
  const root = document.documentElement;
  root.style.visibility = "hidden";
  try {
    for (let answers = 0; ; answers += 1) {
      await changed();
      const { kind } = whatNow(options);
      if (kind !== "asked" || answers === most) return answers;
      const found = document.querySelectorAll(options);
      found[below(found.length)].click();
      await turn(); // by now the page has taken it
    }
  } finally {
    root.style.visibility = "";
  }
}""".replace("MOMENT", _MOMENT).replace("CHANCE", CHANCE)


_HAS_BOARD = """() => document.querySelector(".kit-board") || location.pathname.endsWith("/text")
  || JSON.parse(localStorage.getItem("vortex.settings") ?? "{}").textView"""


@contextmanager
def unpainted(page: Page) -> Iterator[None]:
    """What is transparent can be pointed at and walked to, but is not painted, which is a third of the work."""
    page.evaluate("() => { document.documentElement.style.opacity = 0; }")
    yield
    page.evaluate("() => { document.documentElement.style.opacity = ''; }")


class Awaited(NamedTuple):
    kind: str
    """`asked`, `curtain` or `over`."""
    options: list[str]
    """Each legal choice in its notation."""


class Player:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.answers = 0

    def moment(self) -> Awaited:
        """Wait until the page waits for somebody."""
        found = self.page.wait_for_function(_MOMENT, arg=OPTIONS).json_value()
        return Awaited(found["kind"], found["options"])

    def moment_now(self) -> Awaited | None:
        """What the page waits for; None while it waits for somebody elsewhere."""
        found = self.page.evaluate(_MOMENT, OPTIONS)
        return Awaited(found["kind"], found["options"]) if found else None

    def answer_by_mouse(self, moment: Awaited) -> None:
        self.page.wait_for_function(_HAS_BOARD)  # until it is there the list is open, then it is folded
        button = self.page.locator(OPTIONS).nth(self.chance.randrange(len(moment.options)))
        if not button.is_visible():  # beside a board the list is folded
            self.page.locator(".actions button.list").click()
        button.click()
        self.answers += 1

    def open_curtain(self) -> None:
        """The next person sits down; the curtain stays until the page has what they may see."""
        words = self.page.locator(".curtain").inner_text()
        self.page.locator(".curtain button").click()
        self.page.wait_for_function(
            "words => document.querySelector('.curtain')?.innerText !== words", arg=words
        )

    def answer_by_keys(self, moment: Awaited) -> None:
        """By number, by typing the move, or by walking to the button: whatever a keyboard offers in turn."""
        keys = self.page.keyboard
        index = self.chance.randrange(len(moment.options))
        way = self.answers % 3
        if self.page.evaluate("() => document.activeElement?.tagName === 'INPUT'"):
            keys.press("Escape")  # a number key is a number in a field
        if way == 0 and index < 9:
            keys.press(str(index + 1))
        elif way == 1:
            keys.press("/")
            self.walk_to(lambda: self._focused_option() == moment.options[index], "Shift+Tab")
            keys.press("Enter")
        else:
            keys.press("/")
            keys.type(moment.options[index])
            keys.press("Enter")
        self.answers += 1

    def walk_to(self, is_there: Callable[[], bool], key: str = "Tab", most: int = 150) -> None:
        """Press Tab until the focus is where it shall be."""
        for _ in range(most):
            if is_there():
                return
            self.page.keyboard.press(key)
        raise AssertionError("the keyboard does not reach it")

    def _focused_option(self) -> str:
        found: str = self.page.evaluate(
            "() => document.activeElement?.matches('button.option')"
            " ? document.activeElement.title.split(' · ')[0] : ''"
        )
        return found

    def play(self, answer: Callable[[Awaited], None] | None = None, most: int = 600) -> Awaited:
        """To the end of the game, or to the limit of answers; as fast as the page can, unless told how to answer."""
        end = self.answers + most
        with unpainted(self.page):
            while True:
                moment = self.moment()
                if moment.kind == "curtain":
                    self.open_curtain()
                elif moment.kind == "over" or self.answers >= end:
                    return moment
                elif answer is not None:
                    answer(moment)
                else:
                    self.begin(end - self.answers)
                    self.finish()

    def begin(self, most: int = 600) -> None:
        """The page plays by itself, as `play()` does, while the test goes on; for pages that play each other."""
        seed = self.chance.randrange(2**31)
        self.page.evaluate(f"given => {{ window.played = ({_PLAY})(given); }}", [OPTIONS, seed, most])

    def finish(self) -> None:
        """Wait until a page that plays by itself has come to its limit, to a curtain or to the end."""
        self.answers += self.page.evaluate("() => window.played")
