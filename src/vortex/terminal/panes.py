"""What the table's screen is made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.seating import Asked
from vortex.terminal.text import plain

POINTER = "▸"


class TextPane(VerticalScroll):
    """Text with a title; long text scrolls."""

    def __init__(self, id: str, title: str = "") -> None:
        super().__init__(id=id, classes="pane")
        self.border_title = plain(title)
        self._text = Static(id=f"{id}-text")

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, text: str, title: str | None = None) -> None:
        """`text` is markup: escape what others have written."""
        if title is not None:
            self.border_title = plain(title)
        self._text.update(Content.from_markup(text))


class LogPane(TextPane):
    """What has happened, the newest at the end, and in sight unless the person has scrolled up."""

    def on_mount(self) -> None:
        self.anchor()

    def tell(self, lines: Sequence[str]) -> None:
        self.show("\n".join(f"[dim]·[/dim] {plain(line)}" for line in lines[-200:]))


class BoardPane(TextPane):
    """The zones of the table but the own hand. What is new since the person last answered is marked."""

    def draw(self, zones: Sequence[Zone], before: Sequence[Zone], with_notes: bool) -> None:
        old = {zone.key: zone for zone in before}
        parts = []
        first, *others = [zone for zone in zones if zone.key != HAND] or [Zone("", "", [])]
        for zone in (first, *others):
            was = old.get(zone.key)
            lines = (
                [] if zone is first else [f"[b][@click=screen.zone('{zone.key}')]{plain(zone.title)}[/][/b]"]
            )
            for line in zone.lines:
                is_new = bool(before) and (was is None or line not in was.lines)
                lines.append(f"[$accent]▸[/]{plain(line)}" if is_new else f" {plain(line)}")
            if with_notes:
                lines += [f" [dim]{plain(note)}[/dim]" for note in zone.notes]
            parts.append("\n".join(lines))
        self.show("\n".join(parts), first.title)


class HandPane(Static):
    """The own cards in a row; each can be clicked."""

    def __init__(self, title: str) -> None:
        super().__init__(id="hand", classes="pane")
        self.border_title = plain(title)

    def draw(self, zone: Zone | None, chosen: str, names: Sequence[str]) -> None:
        if zone is None:
            self.update("")
            return
        cards = []
        for key, name in zip(zone.cards, names, strict=True):
            style = "reverse" if key == chosen else "b"
            cards.append(f"[@click=screen.look('{key}')][{style}]{plain(name)}[/][/]")
        text = "  ".join(cards) or plain(zone.lines[0])
        more = zone.lines[1:]
        self.update(Content.from_markup("\n".join([text, *map(plain, more)])))
        self.border_subtitle = str(len(zone.cards))


class PointedList(OptionList):
    """Its cursor is a sign, not only a colour."""

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


class QuestionPane(Vertical):
    """What is asked, and the numbered choices."""

    def __init__(self) -> None:
        super().__init__(id="question", classes="pane")
        self.prompt = Static(id="prompt")
        self.choices = PointedList(id="choices", compact=True)
        self._title = ""
        self._note = ""
        self._shown: list[str] = []

    def compose(self) -> ComposeResult:
        yield self.prompt
        yield self.choices

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

    def note(self, text: str) -> None:
        """Stands beside the title: a number as far as it has been typed, or why nothing has happened."""
        self._note = text
        self._entitle()

    def _entitle(self) -> None:
        title = self._title.removesuffix(":") if self._note else self._title
        self.border_title = plain(" · ".join(filter(None, (title, self._note))))


def _mark(mark: str) -> str:
    return f"[b]{plain(mark)}[/b] " if mark else ""
