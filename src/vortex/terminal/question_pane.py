"""What is asked, with the numbered choices, and which keys are meant for it."""

from __future__ import annotations

from collections.abc import Hashable
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static
from textual.widgets.option_list import Option

from vortex.terminal.pointed_list import PointedList
from vortex.terminal.seating import Asked
from vortex.terminal.speech import Speech
from vortex.terminal.text import plain

_DIGITS = 3
"""No question has so many choices that their numbers are longer."""


class QuestionPane(Vertical):
    glance: ClassVar[float] = 0.3
    """Seconds that a question must have been in sight before a key answers it."""
    DEFAULT_CSS = """
    #prompt { height: auto; max-height: 4; text-style: bold; }
    #choices { height: 1fr; border: none; padding: 0; }
    #choices:focus { border: none; }
    """

    def __init__(self, speech: Speech) -> None:
        super().__init__(id="question", classes="pane")
        self.prompt = Static(id="prompt")
        self.choices = PointedList(id="choices", compact=True)
        self.question: Hashable = None
        """What tells this question from every other."""
        self.is_held = False
        """Whether an answer is on its way, so that no other is taken."""
        self.digits = ""
        """Those of a number, as far as it has been typed."""
        self._speech = speech
        self._title = ""
        self._note = ""
        self._time = ""
        self._shown: list[str] = []
        self._in_sight: float | None = None
        """When the question was first drawn; None before that."""

    def compose(self) -> ComposeResult:
        yield self.prompt
        yield self.choices

    # -- what is shown -----------------------------------------------------------------------------

    def put(self, question: Hashable) -> None:
        """Another question, or the same: only what has been in sight can be answered."""
        if question != self.question:
            self.question = question
            self._in_sight = None
            self.call_after_refresh(self._drawn, question)

    def _drawn(self, question: Hashable) -> None:
        if question == self.question:
            self._in_sight = monotonic()

    def ask(self, title: str, prompt: str, asked: Asked | None, marks: dict[int, str], is_new: bool) -> None:
        """`marks` stand before the choices that they are about. In a new question the cursor begins at the first."""
        self._title = title
        self._entitle()
        self.prompt.update(Content.from_markup(prompt))
        options = asked.options if asked else ()
        width = len(str(len(options)))
        shown = [
            f"[b]{number:>{width}}[/b] {_mark(marks.get(option.choice, ''))}{plain(option.in_full)}"
            for number, option in enumerate(options, 1)
        ]
        self.choices.display = bool(options)
        if not is_new and shown == self._shown:
            return
        at = 0 if is_new else self.choices.highlighted or 0
        self._shown = shown
        self.choices.set_options(Option(Content.from_markup(each)) for each in shown)
        if options:
            self.choices.highlighted = min(at, len(options) - 1)

    def comes_into_sight(self) -> None:
        """Again, after something has covered it."""
        if self._in_sight is not None:
            self._in_sight = monotonic()

    def note(self, text: str) -> None:
        """Stands beside the title: a number as far as it has been typed, or why nothing has happened."""
        self._note = text
        self._entitle()

    def tell_time(self, text: str) -> None:
        """How much is left, beside the title too."""
        if text != self._time:
            self._time = text
            self._entitle()

    def _entitle(self) -> None:
        parts = (self._title.removesuffix(":"), self._note, self._time)
        self.border_title = plain(" · ".join(filter(None, parts)))

    # -- which keys are meant ----------------------------------------------------------------------

    @property
    def takes_answers(self) -> bool:
        """Whether the question has been in sight long enough to be meant by a key."""
        return not self.is_held and self._in_sight is not None and monotonic() - self._in_sight >= self.glance

    def is_meant(self) -> bool:
        """A key that was on its way when the question changed was not meant for it, nor is one that is held down."""
        if self.takes_answers:
            return True
        if not self.is_held:
            self.comes_into_sight()
            self.note(self._speech.phrase("look-first"))
        return False

    def type_key(self, key: str) -> None:
        """A number leads the cursor to its choice, if there is one; the Enter key takes it."""
        typed = self.digits + key if len(key) == 1 and key.isdecimal() else ""
        if key == "backspace":
            typed = self.digits[:-1]
        elif not typed:
            return
        elif len(typed) > _DIGITS:
            typed = key
        self.forget_number(typed)
        self.choices.focus()
        if typed and 1 <= int(typed) <= len(self._shown):
            self.choices.highlighted = int(typed) - 1

    def forget_number(self, left: str = "") -> None:
        self.digits = left
        self.note(f"{left}_" if left else "")


def _mark(mark: str) -> str:
    return f"[b]{plain(mark)}[/b] " if mark else ""
