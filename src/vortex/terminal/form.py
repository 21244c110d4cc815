"""A form of rows: the name of something, and its value between two signs. The arrow keys do it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from vortex.terminal.pointed_list import POINTER
from vortex.terminal.text import printable

_NAME_WIDTH = 44


class _Pointed(Static, can_focus=True):
    """A line of a form. The cursor at it is a sign, not only a colour."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    DEFAULT_CSS = """
    _Pointed { height: auto; }
    _Pointed:focus { text-style: bold; }
    """
    _is_pointed_at = False

    def on_mount(self) -> None:
        self._draw()

    def on_focus(self) -> None:
        self._is_pointed_at = True
        self._draw()

    def on_blur(self) -> None:
        self._is_pointed_at = False
        self._draw()

    def _draw(self) -> None:
        sign = POINTER if self._is_pointed_at else " "
        self.update(Content(f"{sign} {self._text()}"))

    def _text(self) -> str:
        raise NotImplementedError


class Row(_Pointed):
    """One thing to settle. A click, or a key, takes the next of its values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,enter,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

        @property
        def control(self) -> Row:
            return self.row

    def __init__(self, name: str, values: Sequence[tuple[str, Any]], value: Any, id: str) -> None:
        super().__init__(id=id)
        self._words = name
        self._values = list(values)
        self.value = value
        """Whatever it stands at; `put` changes it."""

    def put(self, value: Any) -> None:
        self.value = value
        self._draw()
        self.post_message(self.Changed(self))

    def action_turn(self, by: int) -> None:
        known = [value for _, value in self._values]
        self.put(known[(known.index(self.value) + by) % len(known)])

    def on_click(self) -> None:
        self.action_turn(1)

    def _text(self) -> str:
        shown = next(words for words, value in self._values if value == self.value)
        return printable(f"{self._words:<{_NAME_WIDTH}} ◂ {shown} ▸")


class Doing(_Pointed):
    """What is done when the form is filled in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]
    DEFAULT_CSS = """
    Doing { margin-top: 1; text-style: bold; }
    """

    class Pressed(Message):
        pass

    def __init__(self, words: str, id: str) -> None:
        super().__init__(id=id)
        self._words = words

    def action_press(self) -> None:
        self.post_message(self.Pressed())

    def on_click(self) -> None:
        self.action_press()

    def _text(self) -> str:
        return printable(f"[ {self._words} ]")
