"""How a table looks in a terminal: panels where there is one, plain lines where there is not."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vortex.kernel.game import Ask, Option
from vortex.kernel.words import Words, wording
from vortex.terminal.drawings import Zone
from vortex.terminal.text import printable

_NARROW = 38
_SCREENFUL = 60
_FORGET = "\x1b[3J"
"""Tells a terminal to forget what has been scrolled out of sight."""


class Screen:
    """Everything that is shown and typed goes through here. `names` are the players', once it is known who plays."""

    def __init__(self, plain: bool, names: tuple[str, ...] = ()) -> None:
        self.plain = plain
        self.names = names
        for stream in (sys.stdin, sys.stdout):
            # A letter that the terminal does not know must not end the game.
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, no_color=plain, soft_wrap=plain, markup=False, emoji=False)

    def write(self, words: Words) -> str:
        """What a game says, with the players' names in it."""
        return wording("en").write(words, self.names)

    def say(self, line: str, style: str = "") -> None:
        self.console.print(Text(printable(line), style="" if self.plain else style), soft_wrap=self.plain)

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.say(f"· {line}", "dim")

    def table(self, zones: list[Zone]) -> None:
        if self.plain:
            for zone in zones:
                self.say(f"[{zone.title}]")
                for line in zone.lines:
                    self.say(f"  {line}")
            return
        narrow: list[RenderableType] = []
        across = max(1, self.console.width // (_NARROW + 2))
        width = self.console.width // across
        for zone in zones:
            panel = Panel(
                Text("\n".join(zone.lines)),
                title=Text(printable(zone.title), style="bold"),
                title_align="left",
            )
            if zone.wide:
                self._row(narrow)
                self.console.print(panel)
            else:
                panel.width = width
                narrow.append(panel)
                if len(narrow) == across:
                    self._row(narrow)
        self._row(narrow)

    def _row(self, narrow: list[RenderableType]) -> None:
        if narrow:
            self.console.print(Columns(narrow, padding=0))
            narrow.clear()

    def question(self, ask: Ask, name: str) -> None:
        self.say(f"{name}: {self.write(ask.question.prompt)}  ({ask.question.rule})", "bold")
        if self.plain:
            for number, option in enumerate(ask.options, 1):
                self.say(f"{number:3}  {option.notation}: {self.in_words(option)}")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column(style="bold", max_width=self.console.width * 2 // 5)
        grid.add_column(ratio=1)
        for number, option in enumerate(ask.options, 1):
            grid.add_row(
                Text(str(number)), Text(printable(option.notation)), Text(printable(self.in_words(option)))
            )
        self.console.print(grid)

    def in_words(self, option: Option) -> str:
        """An option with its cost, where its words do not say it already; what it is about stands in its notation."""
        words, cost = self.write(option.words), self.write(option.cost)
        return f"{words} (cost: {cost})" if cost and cost.lower() not in words.lower() else words

    def read(self) -> str:
        """One line. The end of the input raises EOFError, Ctrl-C KeyboardInterrupt."""
        if is_terminal(sys.stdin):
            with suppress(ImportError):
                import readline  # noqa: F401 (arrow keys and history)
            return input("> ").strip()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        return line.strip()

    def hand_over(self, name: str, wipe: bool = True) -> bool:
        """Hides the cards of the player who sat here before. False if the person would rather quit."""
        if wipe and self.plain:
            self.say("\n" * _SCREENFUL)
        elif wipe:
            self.console.clear()
            self.console.file.write(_FORGET)
        self.say(f"--- Hand over to {name}. ---", "bold reverse")
        if is_terminal(sys.stdin):
            self.say("Press Enter when only you can see the screen.")
            while typed := self.read():
                if typed.lower() == "quit":
                    return False
                self.say("Press Enter alone, or type quit.")
        return True


def is_terminal(stream: TextIO | None) -> bool:
    """A stream that was closed from the start is None."""
    return stream is not None and stream.isatty()
