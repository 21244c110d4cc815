"""The line that can be typed into: the Tab key completes what stands there."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input


class TypedLine(Input):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", show=False)]

    def action_complete(self) -> None:
        """As the right arrow key does at the end."""
        self.action_end()
        self.action_cursor_right()
