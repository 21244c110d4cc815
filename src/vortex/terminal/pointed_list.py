"""A list whose cursor is a sign, not only a colour."""

from __future__ import annotations

from rich.segment import Segment
from textual.strip import Strip
from textual.widgets import OptionList

POINTER = "▸"


class PointedList(OptionList):
    DEFAULT_CSS = """
    PointedList > .option-list--option, PointedList.-textual-compact > .option-list--option { padding: 0 1; }
    """

    def on_resize(self) -> None:
        """What the Enter key takes is in sight."""
        self.call_after_refresh(self.scroll_to_highlight)

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        is_pointed = self.highlighted is not None and _option_of(strip) == self.highlighted
        if not is_pointed or (y > 0 and _option_of(super().render_line(y - 1)) == self.highlighted):
            return strip
        [first, *_] = strip
        return Strip.join([Strip([Segment(POINTER, first.style)]), strip.crop(1)])


def _option_of(strip: Strip) -> int | None:
    """The option that a line belongs to, as the list has noted it there."""
    found = next((segment.style.meta.get("option") for segment in strip if segment.style), None)
    return found if isinstance(found, int) else None
