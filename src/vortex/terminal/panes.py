"""What the table's screen is made of."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.seating import Asked
from vortex.terminal.text import printable


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
    """What has happened, the newest at the end and in sight."""

    def tell(self, lines: Sequence[str]) -> None:
        self.show("\n".join(f"[dim]·[/dim] {plain(line)}" for line in lines[-200:]))
        self.scroll_end(animate=False)


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


class QuestionPane(Vertical):
    """What is asked, and the numbered choices."""

    def __init__(self) -> None:
        super().__init__(id="question", classes="pane")
        self.prompt = Static(id="prompt")
        self.choices = OptionList(id="choices", compact=True)

    def compose(self) -> ComposeResult:
        yield self.prompt
        yield self.choices

    def ask(self, title: str, prompt: str, asked: Asked | None, marks: dict[int, str]) -> None:
        """`marks` stand before the choices that they are about."""
        self.border_title = plain(title)
        self.prompt.update(Content.from_markup(prompt))
        at = self.choices.highlighted
        options = asked.options if asked else ()
        width = len(str(len(options)))
        self.choices.set_options(
            Option(
                Content.from_markup(
                    f"[b]{number:>{width}}[/b] {_mark(marks.get(option.choice, ''))}{plain(option.in_full)}"
                )
            )
            for number, option in enumerate(options, 1)
        )
        self.choices.display = bool(options)
        if options:
            self.choices.highlighted = min(at or 0, len(options) - 1)


def _mark(mark: str) -> str:
    return f"[b]{plain(mark)}[/b] " if mark else ""


def plain(text: str) -> str:
    """Text that others may have written, safe in markup: no tag begins or is undone in it."""
    return printable(text).replace("\\", "∖").replace("[", "\\[")
