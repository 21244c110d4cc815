"""A table in panes: the board, the own hand, the question, the log, and the text of a card or a choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static

from vortex.bots.own import BrokenBot
from vortex.terminal.answers import NotUnderstood, completions, read_answer
from vortex.terminal.curtain import Curtain
from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.lines import differences
from vortex.terminal.local import Local
from vortex.terminal.outcome import outcome_words
from vortex.terminal.panes import BoardPane, HandPane, LogPane, QuestionPane, TextPane, plain
from vortex.terminal.reasons import hint_heading, hinted_odds, odds_heading, why
from vortex.terminal.seating import Asked, Moment, NotPossible, Seating
from vortex.terminal.text import sentence

_SECONDS = 0.1
"""While bots play, the table is drawn again no more often than this."""


class TableScreen(Screen[None]):
    """One seating. What may take long is done in threads, one for the game and one for what is asked."""

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
        """The choice beside which something is shown that was asked for; it stays until another is pointed at."""

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
        yield Input(id="typed", placeholder=self.label("command-label"), suggester=_Lines(self), compact=True)
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
                self.app.call_from_thread(self._lost, str(no))
                return
            is_fast = goes_on and isinstance(seating, Local) and not seating.waits_for_a_person
            if is_fast and monotonic() - drawn < _SECONDS:
                continue
            if not self.is_attached:
                return
            drawn = monotonic()
            self.app.call_from_thread(self.update_table)
            if not goes_on:
                return

    def _lost(self, why: str) -> None:
        self.update_table()
        self.notify(why, severity="error", timeout=10)

    def update_table(self) -> None:
        """Draws what has changed."""
        if not self.is_attached:
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
        has_moved = self._moment is None or moment != self._moment
        self._moment = moment
        if has_moved:
            self._marks.clear()
            self._digits = ""
            self._is_busy = False
            self._pinned = None
        self._zones = self.seating.zones(moment)
        self._draw()

    def _hand_over(self, seat: int) -> None:
        def opened(_: None) -> None:
            self._before = []
            self.seating.look_from(seat)
            self.update_table()

        if not any(isinstance(screen, Curtain) for screen in self.app.screen_stack):
            self.app.push_screen(Curtain(self.speech, self.speech.player(seat)), opened)

    # -- drawing -----------------------------------------------------------------------------------

    def _draw(self) -> None:
        moment = self._moment
        assert moment is not None
        self.query_one("#status", Static).update(Content.from_markup(self._status(moment)))
        board = self.query_one(BoardPane)
        board.draw(self._zones, self._before, with_notes=self.size.height >= 34)
        self.query_one(LogPane).tell(self.seating.log())
        self._draw_hand()
        self._draw_question(moment)
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

    def _draw_question(self, moment: Moment) -> None:
        pane = self.query_one(QuestionPane)
        asked = moment.asked
        if moment.ending is not None:
            words = outcome_words(
                moment.ending.kind, moment.ending.winners, moment.ending.scores, self.speech
            )
            pane.ask(self.label("game-over"), plain(words), None, {})
        elif asked is None:
            pane.ask(self.label("the-table"), plain(moment.notice), None, {})
        elif self.seating.is_mine(moment):
            title = self.label("your-window" if asked.is_window else "your-turn")
            if len(self.seating.people) > 1:
                title = f"{self.speech.player(asked.seat)}: {title}"
            wish = f"\n{plain(moment.wish)} (y/n)" if moment.wish else ""
            prompt = f"{plain(asked.prompt)} [dim]{plain(asked.rule)}[/dim]{wish}"
            pane.ask(title, prompt, asked, self._marks)
            if not self.query_one("#typed").display:
                pane.choices.focus()
        else:
            waits = self.label("thinks", name=self.speech.player(asked.seat))
            wish = f"\n[b]{plain(moment.wish)} (y/n)[/b]" if moment.wish else ""
            pane.ask(waits, f"[not b]{plain(asked.prompt)}[/]{wish}", None, {})

    def _keys(self, moment: Moment) -> str:
        def key(key: str, action: str, word: str) -> str:
            return f"[@click=screen.{action}][b]{key}[/b] {plain(word)}[/]"

        shown = [key("/", "type", self.speech.phrase("key-type"))]
        if self.seating.is_mine(moment):
            shown += [key("h", "hint", self.label("hint")), key("o", "odds", self.speech.phrase("key-odds"))]
            if moment.can_undo:
                shown.append(key("u", "undo", self.speech.phrase("key-undo")))
        shown += [
            key("r", "rule", self.speech.phrase("key-rule")),
            key("c", "next_card", self.label("cards")),
            key("?", "help", self.label("keys-title")),
            key("q", "quit", self.speech.phrase("key-quit")),
        ]
        return "  ".join(shown)

    def on_resize(self) -> None:
        if self._moment is not None:
            self._draw()

    # -- the text of a card or a choice ------------------------------------------------------------

    def detail(self, text: str, title: str) -> None:
        pane = self.query_one("#detail", TextPane)
        pane.show(text, title)
        pane.scroll_home(animate=False)

    def _faces(self, keys: tuple[str, ...]) -> str:
        pen = self.seating.pen
        shown = []
        for key in dict.fromkeys(keys):
            face = self.seating.faces.find(key)
            if face is not None:
                lines = "\n".join(plain(self.speech.write(line)) for line in face.lines)
                shown.append(f"[b]{plain(pen.card(key))}[/b] ({plain(pen.kind(face))})\n{lines}")
        return "\n\n".join(shown)

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index in (self._pinned, None) or event.option_index != event.option_list.highlighted:
            return
        self._pinned = None
        asked = self._asked()
        if asked is None or event.option_index >= len(asked.options):
            return
        option = asked.options[event.option_index]
        keys = tuple(face.key for face in self.seating.faces.named_in(option.notation)) + option.cards
        text = f"[b]{plain(option.in_full)}[/b]\n[dim]{plain(option.notation)} · {plain(option.rule)}[/dim]"
        cards = self._faces(keys)
        whole = "\n\n".join(filter(None, (text, cards)))
        self.detail(whole, self.label("your-choices"))
        self._in_thread(partial(self._foresee, option.choice, whole), "foresee")

    def _foresee(self, choice: int, text: str) -> None:
        moment = self._moment
        assert moment is not None
        foreseen = self.seating.foresee(choice)
        news = differences(self.seating.zones(moment), self.seating.zones_after(moment, foreseen))
        found = []
        if foreseen.changes is not None and news:
            found = [
                f"[b]{plain(self.label('foreseen'))}[/b]",
                *(f"[$accent]▸[/] {plain(each)}" for each in news),
            ]
        if not foreseen.is_whole:
            found.append(plain(self.label("foreseen-in-part")))
        if found and self._moment is moment and self._pinned is None:
            shown = f"{text}\n\n" + "\n".join(found)
            self.app.call_from_thread(self.detail, shown, self.label("your-choices"))

    def action_look(self, key: str) -> None:
        self._card = key
        self._draw_hand()
        self.detail(self._faces((key,)), self.label("cards"))

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
            lines = "\n".join(map(plain, (*zone.lines, *zone.notes)))
            self.detail("\n\n".join(filter(None, (lines, self._faces(zone.cards)))), zone.title)

    def action_rule(self) -> None:
        moment = self._moment
        if moment is not None and moment.asked is not None:
            self.show_rule(moment.asked.rule)

    def show_rule(self, rule: str) -> None:
        rule = rule.upper()
        text = self.seating.rules.text(rule) or self.label("no-such-rule", rule=rule)
        self.detail(f"[b]{plain(rule)}[/b]\n{plain(text)}", self.label("rules"))

    def action_help(self) -> None:
        self.detail(plain(self.speech.phrase("help-keys")), self.label("keys-title"))

    # -- answering ---------------------------------------------------------------------------------

    def _asked(self) -> Asked | None:
        moment = self._moment
        return moment.asked if moment is not None and self.seating.is_mine(moment) else None

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        asked = self._asked()
        if asked is not None and event.option_index < len(asked.options):
            self.choose(asked.options[event.option_index].choice)

    def choose(self, choice: int) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._before = self._zones
            self._in_thread(partial(self.seating.answer, choice), "answer")

    def on_key(self, event: events.Key) -> None:
        """The number of a choice: it is taken as soon as no longer number can be meant."""
        asked = self._asked()
        if asked is None or not (event.key.isdecimal() and len(event.key) == 1):
            return
        typed = self._digits + event.key
        if not 1 <= int(typed) <= len(asked.options):
            typed = event.key
        number = int(typed)
        if not 1 <= number <= len(asked.options):
            self._digits = ""
            return
        self.query_one("#choices", OptionList).highlighted = number - 1
        self._digits = "" if number * 10 > len(asked.options) else typed
        if not self._digits:
            self.choose(asked.options[number - 1].choice)

    def action_undo(self) -> None:
        self._in_thread(self._undo, "answer")

    def _undo(self) -> None:
        self.app.call_from_thread(self.notify, self.seating.undo(), markup=False)

    def action_pass_on(self) -> None:
        if self._asked() is not None:
            self._in_thread(self.seating.pass_on, "answer")

    def action_agree(self, yes: bool) -> None:
        if self._moment is not None and self._moment.wish:
            self._in_thread(partial(self.seating.agree, yes), "answer")

    def action_quit(self) -> None:
        """Back to where it was chosen, or out."""
        self.seating.close()
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()

    # -- asking ------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        if self._asked() is not None:
            self._pin()
            self.detail(plain(self.label("review-thinking")), self.label("hint"))
            self._in_thread(self._hint, "ask")

    def _hint(self) -> None:
        moment, asked = self._moment, self._asked()
        advice = self.seating.hint()
        if moment is not self._moment or asked is None:
            return
        marks = {one.choice: hinted_odds(one, advice).strip() for one in advice.tried if one.tries}
        best = marks.get(advice.choice, "")
        marks[advice.choice] = f"★ {best}".strip()
        text = "\n".join(filter(None, (hint_heading(advice, asked, self.speech), why(advice, self.speech))))
        self.app.call_from_thread(self._mark, marks, plain(text), self.label("hint"), advice.choice)

    def action_odds(self) -> None:
        if self._asked() is not None:
            self._pin()
            self._in_thread(self._odds, "ask")

    def _odds(self) -> None:
        moment = self._moment
        chances = self.seating.odds()
        if moment is not self._moment:
            return
        title = self.speech.phrase("key-odds")
        if chances is None:
            self.app.call_from_thread(self._mark, {}, plain(self.speech.phrase("no-luck")), title, None)
            return
        least = self.speech.phrase("at-least")
        marks = {
            each.choice: f"{least + ' ' if each.is_least else ''}{100 * each.odds:.1f} %"
            for each in chances.choices
        }
        best = chances.choices[0].choice if chances.choices else None
        if best is not None:
            marks[best] = f"★ {marks[best]}"
        self.app.call_from_thread(self._mark, marks, plain(odds_heading(chances, self.speech)), title, best)

    def _mark(self, marks: dict[int, str], text: str, title: str, best: int | None) -> None:
        """Figures stand at the choices, the reasons beside them."""
        asked, moment = self._asked(), self._moment
        if asked is None or moment is None:
            return
        self._marks = marks
        self._draw_question(moment)
        numbers = [number for number, option in enumerate(asked.options) if option.choice == best]
        if numbers:
            self.query_one("#choices", OptionList).highlighted = numbers[0]
        self._pin()
        self.detail(text, title)

    def _pin(self) -> None:
        self._pinned = self.query_one("#choices", OptionList).highlighted

    def _in_thread(self, work: Callable[[], Any], group: str) -> None:
        self.run_worker(partial(self._tried, work), thread=True, group=group, exclusive=True)

    def _tried(self, work: Callable[[], Any]) -> None:
        try:
            work()
        except NotPossible as no:
            if self.is_attached:
                rule = f" ({no.rule})" if no.rule else ""
                reason = sentence(self.speech.phrase("not-possible", why=str(no))) + rule
                self.app.call_from_thread(self._refused, reason)

    def _refused(self, reason: str) -> None:
        self._is_busy = False
        self._pin()
        self.detail(plain(reason), self.label("why-not"))

    # -- typing ------------------------------------------------------------------------------------

    def action_type(self) -> None:
        field = self.query_one("#typed", Input)
        field.display = True
        field.value = ""
        field.focus()

    def action_leave_field(self) -> None:
        self.query_one("#typed", Input).display = False
        self.query_one("#choices").focus()

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        self.action_leave_field()
        typed = event.value.strip()
        if typed:
            self.carry_out(typed)

    def carry_out(self, typed: str) -> None:
        """A typed line: a card to look at, a rule, something to say, or a move."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "look" and rest:
            named = [
                face.key
                for face in self.seating.faces.all
                if rest.lower() in (face.key, self.speech.write(face.name).lower())
                or rest.lower() in self.speech.write(face.name).lower()
            ]
            unknown = plain(self.speech.phrase("no-card", name=repr(rest)))
            self.detail(self._faces(tuple(named[:6])) or unknown, self.label("cards"))
        elif word == "rule" and rest:
            self.show_rule(rest)
        elif word == "say" and rest:
            self._in_thread(partial(self.seating.talk, rest), "answer")
        elif word == "save" and isinstance(self.seating, Local):
            self._save(rest)
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        asked = self._asked()
        if asked is None:
            return
        try:
            choice = read_answer(self.seating.game, asked, typed, self.speech)
        except NotUnderstood as error:
            self._refused(sentence(self.speech.phrase("not-understood", why=str(error))))
            return
        self.choose(choice)

    def _save(self, name: str) -> None:
        assert isinstance(self.seating, Local)
        path = Path(name).expanduser() if name else self.seating.path
        try:
            self.seating.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self._refused(sentence(self.speech.phrase("not-saved", why=str(error))))
        else:
            self.notify(self.speech.phrase("saved", path=str(path)))

    def lines(self, typed: str) -> list[str]:
        """What a typed beginning may become."""
        commands = {
            "look": [self.speech.write(face.name) for face in self.seating.faces.all],
            "rule": list(self.seating.rules.rules),
        }
        return completions(typed, self._asked(), commands)


class _Lines(Suggester):
    """Completes what is typed; the right arrow key takes it."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._screen = screen

    async def get_suggestion(self, value: str) -> str | None:
        found = self._screen.lines(value) if value else []
        return value + found[0][len(value) :] if found else None
