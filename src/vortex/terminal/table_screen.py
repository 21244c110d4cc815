"""A table in panes: the board, the own hand, the question, the log, and the text of a card or a choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from vortex.bots.own import BrokenBot
from vortex.terminal.advising import Advising
from vortex.terminal.curtain import Curtain
from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.explaining import Explaining
from vortex.terminal.local import Local
from vortex.terminal.outcome import outcome_words
from vortex.terminal.panes import BoardPane, HandPane, LogPane, QuestionPane, TextPane
from vortex.terminal.seating import Asked, Moment, NotPossible, Seating
from vortex.terminal.text import plain, sentence
from vortex.terminal.typed import Completed, Typed

_PANES = "#status, #board, #log, #hand, #question, #prompt, #choices, #detail, #typed, #keys"
_SECONDS = 0.1
_DIGITS = 3
"""No question has so many choices that their numbers are longer."""
"""While bots play, the table is drawn again no more often than this."""


class TableScreen(Screen[None]):
    """One seating. What may take long is done in threads, one for the game and one for what is asked."""

    glance: ClassVar[float] = 0.3
    """Seconds that a question must have been in sight before a key answers it."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "type", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("o", "odds", show=False),
        Binding("u", "undo", show=False),
        Binding("p", "pass_on", show=False),
        Binding("r", "rule", show=False),
        Binding("c", "next_card", show=False),
        Binding("t", "app.next_theme", show=False),
        Binding("y", "agree(True)", show=False),
        Binding("n", "agree(False)", show=False),
        Binding("escape", "leave_field", show=False),
        Binding("q", "quit", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    #top { height: 1fr; }
    #bottom { height: 9; }
    TableScreen.-tall #bottom { height: 40%; }
    #board, #question { width: 2fr; }
    #log, #detail { width: 1fr; }
    #hand { height: auto; max-height: 6; }
    #prompt { height: auto; max-height: 4; text-style: bold; }
    #choices { height: 1fr; border: none; padding: 0; }
    #choices:focus { border: none; }
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
        self._digits = ""
        self._card = ""
        self._is_busy = False
        self._pinned: int | None = None
        """The choice beside which something is shown that was asked for."""
        self._question: tuple[int, Asked | None, str] | None = None
        self._typed_at: tuple[int, Asked | None, str] | None = None
        """What was asked when the typing began."""
        self._in_sight: float | None = None
        """When the question was first drawn; None before that."""
        self.explaining = Explaining(seating)
        self.advising = Advising(self)
        self.typed = self.reads_typed()

    def reads_typed(self) -> Typed:
        return Typed(self)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield from self.below_status()
        with Horizontal(id="top"):
            yield BoardPane("board", self.label("zone-table"))
            yield LogPane("log", self.label("log"))
        yield HandPane(self.label("your-hand"))
        with Horizontal(id="bottom"):
            yield QuestionPane()
            yield TextPane("detail", self.label("cards"))
        yield Input(
            id="typed", placeholder=self.label("command-label"), suggester=Completed(self.typed), compact=True
        )
        yield Static(id="keys")

    def below_status(self) -> ComposeResult:
        """What another kind of table shows above the board."""
        yield from ()

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.update_table()
        self._follow()

    def on_unmount(self) -> None:
        self.seating.close()

    # -- following the game ------------------------------------------------------------------------

    def _follow(self) -> None:
        self.run_worker(self._follow_along, thread=True, group="game", exit_on_error=True)

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
        self.notify(why, severity="error", timeout=10)

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
        if moment != self._moment:
            self._is_busy = False
            self._moment = moment
        question = (moment.number, asked, moment.wish)
        is_new = self._question is None or question[:2] != self._question[:2]
        if question != self._question:
            self._question = question
            self._in_sight = None
            self.call_after_refresh(self._drawn, question)
        if is_new:
            self._marks = {}
            self._pinned = None
            self._type_digits("")
        self._zones = self.seating.zones(moment)
        self._draw(is_new)

    def _drawn(self, question: tuple[int, Asked | None, str]) -> None:
        if question == self._question:
            self._in_sight = monotonic()

    def _hand_over(self, seat: int) -> None:
        def opened(_: None) -> None:
            self._before = []
            self.seating.look_from(seat)
            self.update_table()

        if not any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            self.app.push_screen(Curtain(self.speech, self.speech.player(seat)), opened)

    # -- drawing -----------------------------------------------------------------------------------

    @property
    def _question_pane(self) -> QuestionPane:
        return self.query_one(QuestionPane)

    def _draw(self, is_new: bool = False) -> None:
        moment = self._moment
        assert moment is not None
        self.query_one("#status", Static).update(Content.from_markup(self._status(moment)))
        board = self.query_one(BoardPane)
        board.draw(self._zones, self._before, with_notes=self.size.height >= 34)
        self.query_one(LogPane).tell(self.seating.log())
        self._draw_hand()
        self._draw_question(moment, is_new)
        self.query_one("#keys", Static).update(Content.from_markup(self._keys(moment)))

    def _status(self, moment: Moment) -> str:
        parts = [f"[b]{plain(self.seating.title)}[/b]", plain(" · ".join(self.speech.names))]
        if moment.notice:
            parts.append(f"[b]{plain(moment.notice)}[/b]")
        return "  ".join(parts)

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
        if moment.ending is not None:
            if is_new:
                self._beside("", self.label("cards"))
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
            wish = f"\n{plain(moment.wish)} (y/n)" if moment.wish else ""
            prompt = f"{plain(asked.prompt)} [dim]{plain(asked.rule)}[/dim]{wish}"
            pane.ask(title, prompt, asked, self._marks, is_new)
            if is_new and not self.query_one("#typed").display:
                pane.choices.focus()
        else:
            waits = self.label("thinks", name=self.speech.player(asked.seat))
            wish = f"\n[b]{plain(moment.wish)} (y/n)[/b]" if moment.wish else ""
            pane.ask(waits, f"[not b]{plain(asked.prompt)}[/]{wish}", None, {}, is_new)

    def _keys(self, moment: Moment) -> str:
        speech = self.speech
        shown = [key_words("/", "type", speech.phrase("key-type"))]
        if self.seating.is_mine(moment):
            shown += [
                key_words("h", "hint", self.label("hint")),
                key_words("o", "odds", speech.phrase("key-odds")),
            ]
            if moment.can_undo:
                shown.append(key_words("u", "undo", speech.phrase("key-undo")))
        shown += [
            key_words("r", "rule", speech.phrase("key-rule")),
            key_words("c", "next_card", self.label("cards")),
            key_words("?", "help", self.label("keys-title")),
            key_words("q", "quit", speech.phrase("key-quit")),
        ]
        return "  ".join(shown)

    def on_resize(self) -> None:
        if self._moment is not None:
            self._draw()

    # -- the text of a card or a choice ------------------------------------------------------------

    def detail(self, text: str, title: str) -> None:
        """Something that was asked for: it stays until another choice is pointed at."""
        self._pinned = self._question_pane.choices.highlighted
        self._beside(text, title)

    def _beside(self, text: str, title: str) -> None:
        pane = self.query_one("#detail", TextPane)
        pane.show(text, title)
        pane.scroll_home(animate=False)

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index != event.option_list.highlighted:
            return
        if self._digits != str(event.option_index + 1):
            self._type_digits("")
        asked = self.asked
        if event.option_index == self._pinned or asked is None or event.option_index >= len(asked.options):
            return
        self._pinned = None
        option = asked.options[event.option_index]
        text = self.explaining.choice(option)
        self._beside(text, self.label("your-choices"))
        self.in_thread(partial(self._foresee, option.choice, text), "foresee")

    def _foresee(self, choice: int, text: str) -> None:
        moment = self._moment
        assert moment is not None
        found = self.explaining.foreseen(moment, choice)
        if found:
            self.from_thread(partial(self._foreseen, moment, f"{text}\n\n{found}"))

    def _foreseen(self, moment: Moment, text: str) -> None:
        """Unless something that was asked for has taken its place meanwhile."""
        if self._moment is moment and self._pinned is None:
            self._beside(text, self.label("your-choices"))

    def action_look(self, key: str) -> None:
        self._card = key
        self._draw_hand()
        self.detail(self.explaining.cards((key,)), self.label("cards"))

    def action_next_card(self) -> None:
        """Through the own cards, one after another, and then those on the table."""
        hand = [key for zone in self._zones if zone.key == HAND for key in zone.cards]
        table = [key for zone in self._zones if zone.key != HAND for key in zone.cards]
        cards = list(dict.fromkeys([*hand, *table]))
        if cards:
            at = cards.index(self._card) + 1 if self._card in cards else 0
            self.action_look(cards[at % len(cards)])

    def action_zone(self, key: str) -> None:
        zone = next((zone for zone in self._zones if zone.key == key), None)
        if zone is not None:
            self.detail(self.explaining.zone(zone), zone.title)

    def action_table(self) -> None:
        self.detail(self.explaining.table(self._zones), self.label("the-table"))

    def action_rule(self) -> None:
        moment = self._moment
        if moment is not None and moment.asked is not None:
            self.detail(self.explaining.rule(moment.asked.rule), self.label("rules"))

    def help_text(self) -> str:
        return self.speech.phrase("help-keys")

    def action_help(self) -> None:
        self.detail(plain(self.help_text()), self.label("keys-title"))

    # -- answering ---------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked | None:
        """What somebody at this terminal is asked."""
        moment = self._moment
        return moment.asked if moment is not None and self.seating.is_mine(moment) else None

    @property
    def number(self) -> int:
        """How many choices had been made when it was asked."""
        return self._moment.number if self._moment is not None else -1

    @property
    def takes_answers(self) -> bool:
        """Whether the question has been in sight long enough to be meant by a key."""
        return (
            not self._is_busy and self._in_sight is not None and monotonic() - self._in_sight >= self.glance
        )

    def _is_meant(self) -> bool:
        """A key that was on its way when the question changed was not meant for it, nor is one that is held down."""
        if self.takes_answers:
            return True
        if not self._is_busy:
            self._in_sight = monotonic() if self._in_sight is not None else None
            self._question_pane.note(self.speech.phrase("look-first"))
        return False

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        asked = self.asked
        if asked is None or event.option_index >= len(asked.options) or not self._is_meant():
            return
        if self._digits and int(self._digits) != event.option_index + 1:
            self.refuse(
                sentence(self.speech.phrase("no-number", typed=self._digits, most=len(asked.options)))
            )
            self._type_digits("")
            return
        self.choose(asked.options[event.option_index].choice)

    def choose(self, choice: int) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._before = self._zones
            self._type_digits("")
            self.in_thread(partial(self.seating.answer, choice), "answer")

    def on_key(self, event: events.Key) -> None:
        """A number leads the cursor to its choice, if there is one; the Enter key takes it."""
        asked = self.asked
        if asked is None:
            return
        typed = self._digits + event.key if len(event.key) == 1 and event.key.isdecimal() else ""
        if event.key == "backspace":
            typed = self._digits[:-1]
        elif not typed:
            return
        elif len(typed) > _DIGITS:
            typed = event.key
        self._type_digits(typed)
        choices = self._question_pane.choices
        choices.focus()
        if typed and 1 <= int(typed) <= len(asked.options):
            choices.highlighted = int(typed) - 1

    def point_at(self, choice: int) -> None:
        """The cursor goes there, and what is shown beside it is this choice again."""
        asked = self.asked
        options = asked.options if asked else ()
        at = next((number for number, option in enumerate(options) if option.choice == choice), None)
        choices = self._question_pane.choices
        if at is not None and choices.highlighted == at:
            self._pinned = None
            choices.post_message(OptionList.OptionHighlighted(choices, choices.options[at], at))
        elif at is not None:
            choices.highlighted = at

    def _type_digits(self, typed: str) -> None:
        self._digits = typed
        self._question_pane.note(f"{typed}_" if typed else "")

    def action_undo(self) -> None:
        self.in_thread(self._undo, "answer")

    def _undo(self) -> None:
        self.from_thread(partial(self.tell, self.seating.undo()))

    def action_pass_on(self) -> None:
        if self.asked is not None and self._is_meant():
            self.pass_on()

    def pass_on(self) -> None:
        if self.asked is not None:
            self.in_thread(self.seating.pass_on, "answer")

    def action_agree(self, yes: bool) -> None:
        if self._moment is not None and self._moment.wish and self._is_meant():
            self.in_thread(partial(self.seating.agree, yes), "answer")

    def action_quit(self) -> None:
        """Back to where it was chosen, or out."""
        self.seating.close()
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()

    # -- asking ------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        if self.asked is not None:
            self.advising.hint(self.asked)

    def action_odds(self) -> None:
        if self.asked is not None:
            self.advising.odds(self.asked)

    def mark(self, marks: dict[int, str], text: str, title: str, best: int | None) -> None:
        """Figures stand at the choices, a star at the best one, the reasons beside them."""
        asked, moment = self.asked, self._moment
        if asked is None or moment is None:
            return
        if best is not None:
            marks = {**marks, best: f"★ {marks.get(best, '')}".strip()}
        self._marks = marks
        self._draw_question(moment)
        numbers = [number for number, option in enumerate(asked.options) if option.choice == best]
        if numbers:
            self._question_pane.choices.highlighted = numbers[0]
        self.detail(text, title)

    def in_thread(self, work: Callable[[], Any], group: str) -> None:
        self.run_worker(partial(self._tried, work), thread=True, group=group, exclusive=True)

    def _tried(self, work: Callable[[], Any]) -> None:
        try:
            work()
        except NotPossible as no:
            rule = f" ({no.rule})" if no.rule else ""
            reason = sentence(self.speech.phrase("not-possible", why=str(no))) + rule
            self.from_thread(partial(self._refused, reason))

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

    def _refused(self, reason: str) -> None:
        self._is_busy = False
        self.refuse(reason)

    def tell(self, text: str) -> None:
        self.notify(text, markup=False)

    def refuse(self, reason: str) -> None:
        self.detail(plain(reason), self.label("why-not"))

    # -- typing ------------------------------------------------------------------------------------

    def action_type(self) -> None:
        self._typed_at = self._question
        field = self.query_one("#typed", Input)
        field.display = True
        field.value = ""
        field.focus()

    def action_leave_field(self) -> None:
        self.query_one("#typed", Input).display = False
        self._type_digits("")
        self._question_pane.choices.focus()

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        self.action_leave_field()
        typed = event.value.strip()
        if typed and self._typed_at != self._question:
            # Others, or a clock, have changed what is asked at a server's table: this was not meant for it.
            self.refuse(self.label("problem-stale"))
        elif typed:
            self.typed.carry_out(typed)


def key_words(key: str, action: str, words: str) -> str:
    """A key of the last line, which can be clicked too."""
    return f"[@click=screen.{action}][b]{plain(key)}[/b]{' ' if words else ''}{plain(words)}[/]"
