"""A table in panes: the board, the viewer's hand, the question, the log, and the text of a card or a choice.

It is drawn again whenever something has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from vortex.bots.own import BrokenBot
from vortex.terminal.curtain import Curtain
from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.local import Local
from vortex.terminal.outcome import outcome_words
from vortex.terminal.panes import BesidePane, BoardPane, Foot, HandPane, LogPane
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.seating import Asked, Moment, NotPossible, Seating
from vortex.terminal.text import plain, sentence
from vortex.terminal.times import Times
from vortex.terminal.typed_line import TypedLine

_PANES = "#status, #board, #log, #hand, #question, #prompt, #choices, #detail, #typed, #keys"
_SECONDS = 0.1
"""While bots play, the table is drawn again no more often than this."""
_TICK = 0.5
"""Clocks are looked at so often, in seconds."""


class Following(Screen[None]):
    """One seating. What may take long is done in threads, one for the game and one for what is asked."""

    DEFAULT_CSS = """
    Following { layout: vertical; }
    #top { height: 1fr; }
    #bottom { height: 9; }
    Following.-tall #bottom { height: 40%; }
    #board, #question { width: 2fr; }
    #log, #detail { width: 1fr; }
    #hand { height: auto; max-height: 6; }
    #typed { dock: bottom; height: 1; border: none; padding: 0 1; display: none; }
    """

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.speech = seating.speech
        self.label = seating.speech.label
        self._moment: Moment | None = None
        self._zones: list[Zone] = []
        self._before: list[Zone] = []
        self._marks: dict[int, str] = {}
        self._card = ""
        self._sent: int | None = None
        """The answer that is on its way."""
        self._was_connected = True
        self._told_status = ""

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield from self.below_status()
        with Horizontal(id="top"):
            yield BoardPane("board", self.label("zone-table"))
            yield LogPane("log", self.label("log"))
        yield HandPane(self.label("your-hand"))
        with Horizontal(id="bottom"):
            yield QuestionPane(self.speech)
            yield BesidePane(self.label("cards"), f"e: {self.speech.phrase('key-enlarge')}")
        yield self.field()
        yield Foot()

    def field(self) -> Input:
        """Where something can be typed."""
        return TypedLine(id="typed", placeholder=self.label("command-label"), compact=True)

    def below_status(self) -> ComposeResult:
        """What another kind of table shows above the board."""
        yield from ()

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.update_table()
        self.run_worker(self._follow_along, thread=True, group="game", exit_on_error=True)
        self.set_interval(_TICK, self._tell_times)

    def on_unmount(self) -> None:
        self.seating.close()

    def on_screen_resume(self) -> None:
        if self.has_panes:
            self._question_pane.comes_into_sight()

    # -- following the game ------------------------------------------------------------------------

    def _follow_along(self) -> None:
        seating, drawn = self.seating, 0.0
        while True:
            try:
                goes_on = seating.advance()
            except (BrokenBot, NotPossible) as no:
                self.from_thread(partial(self._lost, str(no)))
                return
            is_fast = goes_on and isinstance(seating, Local) and not seating.waits_for_a_person
            if is_fast and monotonic() - drawn < _SECONDS:
                continue
            if not self.is_attached:
                return
            drawn = monotonic()
            self.from_thread(self.update_table)
            if not goes_on:
                return

    def _lost(self, why: str) -> None:
        self.update_table()
        self.refuse(sentence(why))

    def update_table(self) -> None:
        """Draws what has changed."""
        if not self.has_panes:
            return
        moment = self.seating.moment()
        asked = moment.asked
        if (
            asked is not None
            and len(self.seating.people) > 1
            and asked.seat in self.seating.people
            and asked.seat != moment.seat
        ):
            self._hand_over(asked.seat)
            return
        pane = self._question_pane
        old, was_mine = self._moment, self.asked is not None
        is_new = old is None or (old.number, old.asked) != (moment.number, asked)
        if old is not None and old.number != moment.number and not self.seating.people:
            self._before = self._zones
        self._moment = moment
        pane.put((moment.number, asked, moment.wish))
        if is_new:
            self._marks = {}
            self._beside.pinned = None
            pane.forget_number()
        self._zones = self.seating.zones(moment)
        self._draw(is_new)
        if self.asked is None:
            self._board.lead_to(())
            if was_mine:
                self._beside.put("", self.label("cards"))
        if self.seating.is_connected and not self._was_connected:
            self._beside_again()
        self._was_connected = self.seating.is_connected

    def _beside_again(self) -> None:
        """What stood there is no longer so: the choice at the cursor stands there again."""
        choices = self._question_pane.choices
        self._beside.put("", self.label("cards"))
        at = choices.highlighted
        if self.asked is not None and at is not None:
            choices.post_message(OptionList.OptionHighlighted(choices, choices.options[at], at))

    def _hand_over(self, seat: int) -> None:
        def opened(_: None) -> None:
            self._before = []
            try:
                self.seating.look_from(seat)
            except NotPossible as no:
                self.refuse(sentence(self.speech.phrase("not-possible", why=str(no))))
            else:
                self.update_table()

        if not any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            self.app.push_screen(Curtain(self.speech, self.speech.player(seat)), opened)

    @property
    def asked(self) -> Asked | None:
        """What somebody at this terminal is asked."""
        moment = self._moment
        return moment.asked if moment is not None and self.seating.is_mine(moment) else None

    @property
    def number(self) -> int:
        """How many choices had been made when it was asked."""
        return self._moment.number if self._moment is not None else -1

    # -- drawing -----------------------------------------------------------------------------------

    @property
    def _question_pane(self) -> QuestionPane:
        return self.query_one(QuestionPane)

    @property
    def _beside(self) -> BesidePane:
        return self.query_one(BesidePane)

    @property
    def _board(self) -> BoardPane:
        return self.query_one(BoardPane)

    def _draw(self, is_new: bool = False) -> None:
        moment = self._moment
        assert moment is not None
        self._tell_times()
        self._board.draw(self._zones, self._before)
        self.query_one(LogPane).tell(self.seating.log())
        self._draw_hand()
        self._draw_question(moment, is_new)
        notice = "" if self.seating.is_connected else moment.notice
        self.query_one(Foot).show(self._keys(moment), notice)

    def _tell_times(self) -> None:
        moment = self._moment
        if moment is None or not self.has_panes:
            return
        times = self.seating.times()
        self._question_pane.tell_time(times.urgent(self.speech))
        status = self._status(moment, times)
        if status != self._told_status:
            self._told_status = status
            self.query_one("#status", Static).update(Content.from_markup(status))

    def _status(self, moment: Moment, times: Times) -> str:
        """What must be known stands before the names, which may be cut off."""
        is_told_below = moment.asked is None and moment.ending is None
        notice = moment.notice if self.seating.is_connected and not is_told_below else ""
        names = (f"{name} {times.of(seat)}".strip() for seat, name in enumerate(self.speech.names))
        parts = [self.seating.title, notice, " · ".join(names)]
        bold, *rest = [plain(part) for part in parts if part]
        return "  ".join([f"[b]{bold}[/b]", *rest])

    def _draw_hand(self) -> None:
        hand = next((zone for zone in self._zones if zone.key == HAND), None)
        names = self._names_in_hand(hand) if hand else []
        self.query_one(HandPane).draw(hand, self._card, names)

    def _names_in_hand(self, hand: Zone) -> list[str]:
        """As the drawing writes them, with strengths and values, where it writes one for each card."""
        written = hand.lines[0].split(", ")
        names = [self.seating.pen.card(key) for key in hand.cards]
        return written if len(written) == len(names) else names

    def _draw_question(self, moment: Moment, is_new: bool = False) -> None:
        pane = self._question_pane
        asked = moment.asked
        wish = f"\n{plain(moment.wish)} (y/n)" if moment.wish else ""
        if moment.ending is not None:
            if is_new:
                self._beside.put("", self.label("cards"))
            words = outcome_words(
                moment.ending.kind, moment.ending.winners, moment.ending.scores, self.speech
            )
            pane.ask(self.label("game-over"), plain(words), None, {}, is_new)
        elif asked is None:
            pane.ask(self.label("the-table"), plain(moment.notice), None, {}, is_new)
        elif self.seating.is_mine(moment):
            title = self.label("your-window" if asked.is_window else "your-turn")
            if len(self.seating.people) > 1:
                title = f"{self.speech.player(asked.seat)}: {title}"
            marks = self._marks
            if self._sent is not None and not self.seating.is_connected:
                marks = {**marks, self._sent: f"({self.speech.phrase('on-its-way')})"}
            prompt = f"{plain(asked.prompt)} [dim]{plain(asked.rule)}[/dim]{wish}"
            pane.ask(title, prompt, asked, marks, is_new)
            if is_new and not self.query_one("#typed").display:
                pane.choices.focus()
        else:
            waits = self.label("waits-for", name=self.speech.player(asked.seat))
            prompt = plain(self.speech.phrase("quoted", prompt=asked.prompt))
            pane.ask(waits, f"[not b]{prompt}[/][b]{wish}[/b]", None, {}, is_new)

    def _keys(self, moment: Moment) -> str:
        """What the last line offers, as markup."""
        return ""

    def on_resize(self) -> None:
        if self._moment is not None:
            self._draw()

    # -- what stands beside ------------------------------------------------------------------------

    def detail(self, text: str, title: str) -> None:
        """Something that was asked for."""
        self._beside.put(text, title, self._question_pane.choices.highlighted)

    def refuse(self, reason: str) -> None:
        self.detail(plain(reason), self.label("why-not"))

    # -- threads -----------------------------------------------------------------------------------

    def in_thread(self, work: Callable[[], Any], group: str) -> None:
        self.run_worker(partial(self._tried, work), thread=True, group=group, exclusive=True)

    def _tried(self, work: Callable[[], Any]) -> None:
        try:
            work()
        except NotPossible as no:
            rule = f" ({no.rule})" if no.rule else ""
            reason = sentence(self.speech.phrase("not-possible", why=str(no))) + rule
            self.from_thread(partial(self.refuse, reason))

    def from_thread(self, work: Callable[[], None]) -> None:
        """Back to the screen, if it is still there, and still whole when its turn comes."""
        if self.is_attached:
            self.app.call_from_thread(self._if_whole, work)

    def _if_whole(self, work: Callable[[], None]) -> None:
        if self.has_panes:
            work()

    @property
    def has_panes(self) -> bool:
        """Whether all of it is there: a screen that is taken down loses its panes one after another."""
        return self.is_attached and len(self.query(_PANES)) == _PANES.count(",") + 1

    def tell(self, text: str) -> None:
        self.query_one(Foot).tell(text)
