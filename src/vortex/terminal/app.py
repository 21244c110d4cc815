"""The app: panes that stay, for mouse and keys. It needs Textual, the extra `terminal`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from vortex.terminal.panes import Foot
from vortex.terminal.speech import Speech
from vortex.terminal.themes import THEMES, keep_theme, kept_theme


class TerminalApp(App[str]):
    """Shows the screen that is made by `first`. What is returned is for the shell it was called from."""

    TITLE = "Vortex"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+t", "next_theme", show=False),
        Binding("ctrl+c", "interrupt", show=False, system=True),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    #status { height: 1; padding: 0 1; background: $panel; color: $foreground; }
    .pane { border: round $panel; border-title-color: $accent; border-title-style: bold; padding: 0 1;
            border-subtitle-color: $secondary; }
    .pane:focus, .pane:focus-within { border: round $accent; }
    Screen.-low .pane { border: none; border-top: solid $panel; padding: 0 1; }
    Screen.-low .pane:focus, Screen.-low .pane:focus-within { border-top: heavy $accent; }
    * { scrollbar-size-vertical: 1; scrollbar-background: $background; scrollbar-color: $panel;
        link-style: none; link-color: $foreground; link-style-hover: reverse; }
    OptionList { background: $background; }
    OptionList > .option-list--option-highlighted { text-style: bold reverse; }
    """

    def __init__(self, speech: Speech, first: Callable[[], Screen[Any]]) -> None:
        super().__init__()
        self.speech = speech
        self._first = first
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = kept_theme()

        self._is_leaving = False
        """Whether the key that interrupts was the last one."""

    def on_mount(self) -> None:
        self.push_screen(self._first())

    async def on_event(self, event: events.Event) -> None:
        """What was told is gone with the next key."""
        if isinstance(event, events.Key | events.MouseDown):
            for foot in self.screen.query(Foot):
                foot.hush()
            self._is_leaving &= isinstance(event, events.Key) and event.key == "ctrl+c"
        await super().on_event(event)

    def tell(self, text: str) -> None:
        self.screen.query_one(Foot).tell(text)

    def action_interrupt(self) -> None:
        if self._is_leaving:
            self.exit()
            return
        self._is_leaving = True
        self.tell(self.speech.phrase("interrupt"))

    def action_next_theme(self) -> None:
        names = [theme.name for theme in THEMES]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        keep_theme(self.theme)
        self.tell(self.speech.label(f"theme-{self.theme}"))
