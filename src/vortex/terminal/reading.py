"""What stands beside the question, over the whole screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from vortex.terminal.panes import Foot, TextPane
from vortex.terminal.speech import Speech
from vortex.terminal.text import plain


class Reading(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,e,enter,question_mark,f1", "dismiss(None)", show=False)
    ]
    DEFAULT_CSS = """
    #reading { height: 1fr; }
    """

    def __init__(self, speech: Speech, text: str, title: str) -> None:
        """`text` is markup."""
        super().__init__()
        self._read = text
        self._title = title
        self._foot = Foot(plain(speech.phrase("reading-keys")))

    def compose(self) -> ComposeResult:
        yield TextPane("reading", self._title)
        yield self._foot

    def on_mount(self) -> None:
        pane = self.query_one(TextPane)
        pane.show(self._read)
        self.set_focus(pane)
