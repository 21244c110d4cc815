"""What a person can do at a table in panes: answer, look closer, ask, type."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList

from vortex.terminal.advising import Advising
from vortex.terminal.drawings import HAND
from vortex.terminal.explaining import Explaining
from vortex.terminal.following import Following
from vortex.terminal.local import Local
from vortex.terminal.problems import file_problem
from vortex.terminal.reading import Reading
from vortex.terminal.seating import Moment, NotPossible, Seating
from vortex.terminal.text import plain, sentence
from vortex.terminal.typed import Completed, Typed


class TableScreen(Following):
    before_typing: ClassVar[tuple[str, ...]] = ("type",)
    """What keys do here that would be something else in the line that is typed."""
    BINDINGS: ClassVar[list[BindingType]] = [
        # Before what is typed next is on its way to something else.
        Binding("slash", "type", show=False, priority=True),
        Binding("question_mark,f1", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("o", "odds", show=False),
        Binding("u", "undo", show=False),
        Binding("p", "pass_on", show=False),
        Binding("r", "rule", show=False),
        Binding("c", "next_card", show=False),
        Binding("e", "enlarge", show=False),
        Binding("t", "app.next_theme", show=False),
        Binding("y", "agree(True)", show=False),
        Binding("n", "agree(False)", show=False),
        Binding("b", "look_back", show=False),
        Binding("escape", "leave_field", show=False),
        Binding("q", "quit", show=False),
    ]

    def __init__(self, seating: Seating, look_back: Callable[[Local], Screen[None]] | None = None) -> None:
        """`look_back` shows a game that is over, move by move."""
        super().__init__(seating)
        self._look_back = look_back
        self._typed_at: Hashable = None
        """What was asked when the typing began."""
        self.explaining = Explaining(seating)
        self.advising = Advising(self)
        self.typed = self.reads_typed()

    def reads_typed(self) -> Typed:
        return Typed(self)

    def field(self) -> Input:
        field = super().field()
        field.suggester = Completed(self.typed)
        return field

    def _keys(self, moment: Moment) -> str:
        speech = self.speech
        shown = [key_words("/", "type", speech.phrase("key-type"))]
        if self._can_look_back(moment):
            shown.append(key_words("b", "look_back", speech.phrase("key-look-back")))
        if self.seating.is_mine(moment):
            if self.seating.has_help:
                shown.append(key_words("h", "hint", self.label("hint")))
                shown.append(key_words("o", "odds", speech.phrase("key-odds")))
            if moment.can_undo:
                shown.append(key_words("u", "undo", speech.phrase("key-undo")))
        shown += [
            key_words("r", "rule", speech.phrase("key-rule")),
            key_words("c", "next_card", self.label("cards")),
            key_words("?", "help", self.label("keys-title")),
            key_words("q", "quit", speech.phrase("key-quit")),
        ]
        return "  ".join(shown)

    # -- the text of a card or a choice ------------------------------------------------------------

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        pane, at = self._question_pane, event.option_index
        if at != event.option_list.highlighted:
            return
        if pane.digits != str(at + 1):
            pane.forget_number()
        asked = self.asked
        if at == self._beside.pinned or asked is None or at >= len(asked.options):
            return
        option = asked.options[at]
        text = self.explaining.choice(option)
        self._beside.put(text, self.label("your-choices"))
        about = self.explaining.zones_with(option, self._zones)
        if about:
            self._board.lead_to(about)
        if self.seating.is_connected:
            self.in_thread(partial(self._foresee, option.choice, text, about), "foresee")

    def _foresee(self, choice: int, text: str, about: list[str]) -> None:
        moment = self._moment
        assert moment is not None
        try:
            found, changed = self.explaining.foreseen(moment, choice)
        except NotPossible:
            return  # nobody has asked for it: the table has moved on, or the connection is lost
        whole = f"{text}\n\n{found}" if found else text
        self.from_thread(partial(self._foreseen, moment, choice, whole, about or changed))

    def _foreseen(self, moment: Moment, choice: int, text: str, about: list[str]) -> None:
        """Unless the cursor is elsewhere by now, or something that was asked for has taken its place."""
        now, asked, at = self._moment, self.asked, self._question_pane.choices.highlighted
        if now is None or asked is None or at is None or (now.number, asked) != (moment.number, moment.asked):
            return
        if asked.options[at].choice == choice and self._beside.pinned is None:
            self._beside.put(text, self.label("your-choices"))
            first = self._zones[0].key if self._zones else ""
            self._board.lead_to([key for key in about if key not in (first, HAND)])

    def action_look(self, key: str) -> None:
        self._card = key
        self._draw_hand()
        self.detail(self.explaining.cards((key,)), self.label("cards"))

    def action_next_card(self) -> None:
        """Through the cards in hand, one after another, and then those on the table."""
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
        self._read(self.explaining.table(self._zones), self.label("the-table"))

    def action_rule(self) -> None:
        moment = self._moment
        if moment is not None and moment.asked is not None:
            self.detail(self.explaining.rule(moment.asked.rule), self.label("rules"))

    def help_text(self) -> str:
        return self.speech.phrase("help-keys")

    def action_help(self) -> None:
        self._read(plain(self.help_text()), self.label("keys-title"))

    def action_enlarge(self) -> None:
        """What stands beside the question, however long it is."""
        if self._beside.text:
            self._read(self._beside.text, self._beside.title)

    def _read(self, text: str, title: str) -> None:
        self.app.push_screen(Reading(self.speech, text, title))

    # -- answering ---------------------------------------------------------------------------------

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        asked, pane = self.asked, self._question_pane
        if asked is None or event.option_index >= len(asked.options) or not pane.is_meant():
            return
        if pane.digits and int(pane.digits) != event.option_index + 1:
            self.refuse(sentence(self.speech.phrase("no-number", typed=pane.digits, most=len(asked.options))))
            pane.forget_number()
            return
        self.choose(asked.options[event.option_index].choice)

    def choose(self, choice: int) -> None:
        """One answer at a time: the next is taken when it is known what has become of this one."""
        if self._sent is None:
            self._sent = choice
            self._question_pane.is_held = True
            self._question_pane.forget_number()
            self._before = self._zones
            assert self._moment is not None
            self.in_thread(partial(self._answer, choice, self._moment), "answer")

    def _answer(self, choice: int, to: Moment) -> None:
        try:
            self.seating.answer(choice, to)
        finally:
            self.from_thread(partial(self._answered, to))

    def _answered(self, to: Moment) -> None:
        """The next answer is taken when what is asked now is shown: the thread that follows the game may be late."""
        self._sent = None
        now = self._moment
        if now is not None and (now.number, now.asked) == (to.number, to.asked):
            self.update_table()
        self._question_pane.is_held = False

    def on_key(self, event: events.Key) -> None:
        if self.asked is not None:
            self._question_pane.type_key(event.key)

    def point_at(self, choice: int) -> None:
        """The cursor goes there, and what is shown beside it is this choice again."""
        asked = self.asked
        options = asked.options if asked else ()
        at = next((number for number, option in enumerate(options) if option.choice == choice), None)
        choices = self._question_pane.choices
        if at is not None and choices.highlighted == at:
            self._beside_again()
        elif at is not None:
            choices.highlighted = at

    def action_undo(self) -> None:
        self.in_thread(self._undo, "answer")

    def _undo(self) -> None:
        self.from_thread(partial(self.tell, self.seating.undo()))

    def action_pass_on(self) -> None:
        if self.asked is not None and self._question_pane.is_meant():
            self.pass_on()

    def pass_on(self) -> None:
        if self.asked is not None:
            self.in_thread(self.seating.pass_on, "answer")

    def action_agree(self, yes: bool) -> None:
        if self._moment is not None and self._moment.wish and self._question_pane.is_meant():
            self.in_thread(partial(self.seating.agree, yes), "answer")

    def action_quit(self) -> None:
        """Back to where it was chosen, or out."""
        self.seating.close()
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()

    def _can_look_back(self, moment: Moment | None) -> bool:
        is_over = moment is not None and moment.ending is not None
        return is_over and self._look_back is not None and isinstance(self.seating, Local)

    def action_look_back(self) -> None:
        if not self._can_look_back(self._moment):
            return
        assert self._look_back is not None
        assert isinstance(self.seating, Local)
        try:
            self.app.push_screen(self._look_back(self.seating))
        except (OSError, ValueError) as error:
            self.tell(sentence(file_problem(error, self.speech)))

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
        if numbers and self._question_pane.choices.highlighted != numbers[0]:
            # An Enter that is on its way was meant for the choice where the cursor stood.
            self._question_pane.comes_into_sight()
            self._question_pane.choices.highlighted = numbers[0]
        self.detail(text, title)

    # -- typing ------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Once typing has begun, the keys that come before the line's own belong to the line."""
        return action not in self.before_typing or not any(field.display for field in self.query("#typed"))

    def action_type(self) -> None:
        self._typed_at = self._question_pane.question
        field = self.query_one("#typed", Input)
        field.display = True
        field.value = ""
        self.set_focus(field)

    def action_leave_field(self) -> None:
        self.query_one("#typed", Input).display = False
        self._question_pane.forget_number()
        self._question_pane.choices.focus()

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        self.action_leave_field()
        typed = event.value.strip()
        if typed and self._typed_at != self._question_pane.question:
            # Others, or a clock, have changed what is asked at a server's table: this was not meant for it.
            self.refuse(self.label("problem-stale"))
        elif typed:
            self.typed.carry_out(typed)


def key_words(key: str, action: str, words: str) -> str:
    """A key of the last line, which can be clicked too."""
    return f"[@click=screen.{action}][b]{plain(key)}[/b]{' ' if words else ''}{plain(words)}[/]"
