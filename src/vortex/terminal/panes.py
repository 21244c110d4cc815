"""What the table's screen is made of."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len, set_cell_size
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.text import plain

_CORNERS = 2
"""What a frame takes from its title."""
ABOUT = "◂"
"""Beside the title of what the choice at the cursor is about."""


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


class BesidePane(TextPane):
    """The text of a card or a choice. `pinned` is the choice beside which something stands that was asked for: that
    stays until another choice is pointed at. Where there is no room for all, `more` stands beside the title."""

    def __init__(self, title: str, more: str) -> None:
        super().__init__("detail", title)
        self.pinned: int | None = None
        self.text = ""
        self.title = title
        self._more = more

    def put(self, text: str, title: str, pinned: int | None = None) -> None:
        self.pinned, self.text, self.title = pinned, text, title
        self.show(text, title)
        self.scroll_home(animate=False)
        self.call_after_refresh(self._entitle)

    def on_resize(self) -> None:
        self.call_after_refresh(self._entitle)

    def _entitle(self) -> None:
        title = self.title
        if self.max_scroll_y > 0:
            more = f" · {self._more}"
            room = self.size.width - cell_len(more) - _CORNERS
            if cell_len(title) > room:
                title = set_cell_size(title, room - 1) + "…"
            title += more
        self.border_title = plain(title)


class LogPane(TextPane):
    """What has happened, the newest at the end, and in sight unless the person has scrolled up."""

    def on_mount(self) -> None:
        self.anchor()

    def tell(self, lines: Sequence[str]) -> None:
        self.show("\n".join(f"[dim]·[/dim] {plain(line)}" for line in lines[-200:]))


class BoardPane(TextPane):
    """The zones of the table but the viewer's hand. What is new since the person last answered is marked, and so is
    what the choice at the cursor is about; where there is too little room for all, that is in sight. Notes stand there
    where there is room for everything."""

    def __init__(self, id: str, title: str) -> None:
        super().__init__(id, title)
        self._zones: Sequence[Zone] = ()
        self._news: dict[str, set[str]] = {}
        self._about: frozenset[str] = frozenset()
        self._parts: list[tuple[str, Content]] = []

    def draw(self, zones: Sequence[Zone], before: Sequence[Zone]) -> None:
        old = {zone.key: set(zone.lines) for zone in before}
        shown = [zone for zone in zones if zone.key != HAND]
        if shown != self._zones:
            self._zones, self._about = shown, frozenset()
        self._news = {
            zone.key: set(zone.lines) - old.get(zone.key, set()) if old else set() for zone in zones
        }
        self._write()

    def lead_to(self, about: Collection[str]) -> None:
        """These zones are marked and brought into sight; where there are none, what is new is brought there."""
        self._about = frozenset(about)
        self._write()
        self.call_after_refresh(self._bring)

    def on_resize(self) -> None:
        if self._zones:
            self._write()
        self.call_after_refresh(self._bring)

    def _write(self) -> None:
        width, height = self._room()
        self._parts = self._parts_of(self._zones, with_notes=True)
        if sum(part.get_height({}, width) for _, part in self._parts) > height:
            self._parts = self._parts_of(self._zones, with_notes=False)
        first = self._zones[0].title if self._zones else ""
        self.border_title = plain(first)
        self._text.update(Content("\n").join(part for _, part in self._parts))

    def _room(self) -> tuple[int, int]:
        return max(1, self._text.content_size.width), self.scrollable_content_region.height

    def _parts_of(self, zones: Sequence[Zone], with_notes: bool) -> list[tuple[str, Content]]:
        return [(zone.key, self._part(zone, number == 0, with_notes)) for number, zone in enumerate(zones)]

    def _part(self, zone: Zone, is_first: bool, with_notes: bool) -> Content:
        """The first one's title is that of the pane."""
        mark = f" [$accent]{ABOUT}[/]" if zone.key in self._about else ""
        heading = f"[b][@click=screen.zone('{zone.key}')]{plain(zone.title)}[/][/b]{mark}"
        lines = [] if is_first else [heading]
        news = self._news[zone.key]
        lines += [f"[$accent]▸[/]{plain(line)}" if line in news else f" {plain(line)}" for line in zone.lines]
        if with_notes:
            lines += [f" [dim]{plain(note)}[/dim]" for note in zone.notes]
        return Content.from_markup("\n".join(lines))

    def _bring(self) -> None:
        """The first of these zones, and as many more as there is room for; the text moves no further than it must."""
        keys = self._about or {zone.key for zone in self._zones[1:] if self._news[zone.key]}
        width, height = self._room()
        tops, bottoms, line = [], [], 0
        for key, part in self._parts:
            below = line + part.get_height({}, width)
            if key in keys:
                tops.append(line)
                bottoms.append(below)
            line = below
        if not tops:
            return
        top, now = tops[0], round(self.scroll_y)
        bottom = max((each for each in bottoms if each <= top + height), default=top + height)
        if top < now:
            self.scroll_to(y=top, animate=False)
        elif bottom > now + height:
            self.scroll_to(y=bottom - height, animate=False)


class HandPane(Static):
    """The own cards in a row; each can be clicked."""

    def __init__(self, title: str) -> None:
        super().__init__(id="hand", classes="pane")
        self.border_title = plain(title)

    def draw(self, zone: Zone | None, chosen: str, names: Sequence[str]) -> None:
        self.display = zone is not None
        if zone is None:
            return
        cards = []
        for key, name in zip(zone.cards, names, strict=True):
            style = "reverse" if key == chosen else "b"
            cards.append(f"[@click=screen.look('{key}')][{style}]{plain(name)}[/][/]")
        text = "  ".join(cards) or plain(zone.lines[0])
        more = zone.lines[1:]
        self.update(Content.from_markup("\n".join([text, *map(plain, more)])))
        self.border_subtitle = str(len(zone.cards))


class Foot(Static):
    """The last line: the keys, what should be known for as long as it is so, or, until the next key, what was told."""

    DEFAULT_CSS = """
    Foot { height: auto; max-height: 3; padding: 0 1; background: $panel; color: $foreground; }
    """

    def __init__(self, keys: str = "") -> None:
        super().__init__(id="keys")
        self._keys = keys
        self._told = ""

    def on_mount(self) -> None:
        self._draw()

    def show(self, keys: str, notice: str = "") -> None:
        """`keys` are markup."""
        self._keys = f"[b]{plain(notice)}[/b]" if notice else keys
        self._draw()

    def tell(self, text: str) -> None:
        self._told = text
        self._draw()

    def hush(self) -> None:
        if self._told:
            self.tell("")

    def _draw(self) -> None:
        self.update(Content.from_markup(f"[b]{plain(self._told)}[/b]" if self._told else self._keys))
