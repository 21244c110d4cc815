"""A hint and the odds at a table in panes: figures at the choices, the reasons beside them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from vortex.terminal.desk import Desk
from vortex.terminal.reasons import figures_at_choices, hint_heading, hinted_odds, odds_heading, why
from vortex.terminal.seating import Asked
from vortex.terminal.text import exactly, plain


class Advising:
    """Both may take long, so they are worked out in a thread, once however often the key is pressed; what comes when
    another question is asked is dropped."""

    def __init__(self, screen: Desk) -> None:
        self._screen = screen
        self._seating = screen.seating
        self._speech = screen.speech
        self._under_way: Hashable = None

    def hint(self, asked: Asked) -> None:
        self._begin(self._speech.label("hint"), self._hint, asked)

    def odds(self, asked: Asked) -> None:
        self._begin(self._speech.phrase("key-odds"), self._odds, asked)

    def _begin(self, title: str, doing: Callable[[Asked, int], None], asked: Asked) -> None:
        number = self._screen.number
        wanted = (title, asked, number)
        self._screen.detail(plain(self._speech.label("review-thinking")), title)
        if self._under_way != wanted:
            self._under_way = wanted
            self._screen.in_thread(partial(self._work_out, doing, wanted, asked, number), "ask")

    def _work_out(
        self, doing: Callable[[Asked, int], None], wanted: Hashable, asked: Asked, number: int
    ) -> None:
        try:
            doing(asked, number)
        finally:
            if self._under_way == wanted:
                self._under_way = None

    def _hint(self, asked: Asked, number: int) -> None:
        advice = self._seating.hint()
        marks = {one.choice: hinted_odds(one, advice).strip() for one in advice.tried if one.tries}
        heading = hint_heading(advice, asked, self._speech)
        reasons = figures_at_choices(advice, self._speech), why(advice, self._speech)
        text = "\n".join(filter(None, (heading, *reasons)))
        if self._is_still_asked(asked, number):
            self._show(marks, text, self._speech.label("hint"), advice.choice)

    def _odds(self, asked: Asked, number: int) -> None:
        chances = self._seating.odds()
        title = self._speech.phrase("key-odds")
        if not self._is_still_asked(asked, number):
            return
        if chances is None:
            self._show({}, self._speech.phrase("no-luck"), title, None)
            return
        least = self._speech.phrase("at-least")
        marks = {
            each.choice: f"{least + ' ' if each.is_least else ''}{exactly(each.odds, self._speech.language)}"
            for each in chances.choices
        }
        best = chances.choices[0].choice if chances.choices else None
        self._show(marks, odds_heading(chances, self._speech), title, best)

    def _is_still_asked(self, asked: Asked, number: int) -> bool:
        return (self._screen.asked, self._screen.number) == (asked, number)

    def _show(self, marks: dict[int, str], text: str, title: str, best: int | None) -> None:
        self._screen.from_thread(partial(self._screen.mark, marks, plain(text), title, best))
