"""Between two people at one terminal: nothing is shown until the right one sits there."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.screen import Screen
from textual.widgets import Button, Label

from vortex.terminal.panes import Foot
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.speech import Speech
from vortex.terminal.text import plain


class Curtain(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", show=False)]
    DEFAULT_CSS = """
    Curtain Label { text-style: bold; margin: 1; }
    """

    def __init__(self, speech: Speech, name: str) -> None:
        super().__init__()
        self.speech = speech
        self._next = name
        self.in_sight_since: float | None = None
        """When it was first drawn, or a key came that was not meant for it; None before that."""

    def compose(self) -> ComposeResult:
        with Middle():
            with Center():
                yield Label(plain(self.speech.label("curtain-title", name=self._next)))
            with Center():
                yield Label(plain(self.speech.label("curtain-text")))
            with Center():
                yield Button(plain(self.speech.label("curtain-open", name=self._next)), id="open")
        yield Foot(plain(self.speech.phrase("curtain-keys")))

    def on_mount(self) -> None:
        self.call_after_refresh(self._drawn)

    def _drawn(self) -> None:
        self.in_sight_since = monotonic()

    @on(Button.Pressed)
    def _opened(self) -> None:
        """Not by a key that answered the last question twice, or is held down."""
        since = self.in_sight_since
        if since is None:
            return
        if monotonic() - since >= QuestionPane.glance:
            self.dismiss()
        else:
            self._drawn()
