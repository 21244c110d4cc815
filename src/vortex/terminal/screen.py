"""The line mode's page: everything that is shown and typed, for terminals, pipes and screen readers alike."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.text import Text

from vortex.terminal.commands import read_command
from vortex.terminal.drawings import Zone
from vortex.terminal.seating import Asked
from vortex.terminal.speech import Speech
from vortex.terminal.text import printable

_SCREENFUL = 60
_FORGET = "\x1b[3J"
"""Tells a terminal to forget what has been scrolled out of sight."""

Complete = Callable[[str], list[str]]
"""From what is typed to the lines that it may become."""


class Screen:
    """`plain`: without colours, and nothing is ever wiped away by control codes."""

    def __init__(self, plain: bool, speech: Speech | None = None) -> None:
        self.plain = plain
        self.speech = speech or Speech()
        self._drawn: dict[str, Zone] = {}
        for stream in (sys.stdin, sys.stdout):
            # A letter that the terminal does not know must not end the game.
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, no_color=plain, soft_wrap=plain, markup=False, emoji=False)

    def say(self, line: str, style: str = "", *, is_whole: bool = False) -> None:
        """`is_whole`: in one piece, however long, for it is to be copied."""
        text = Text(printable(line), style="" if self.plain else style)
        self.console.print(text, soft_wrap=self.plain or is_whole)

    def tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(f"· {line}", "dim")

    def table(self, zones: list[Zone], only_changes: bool = False) -> None:
        """All zones, or what is new in them since they were shown last."""
        for zone in zones:
            old = self._drawn.get(zone.key) if only_changes else None
            lines = _news(zone, old)
            if lines is not None:
                self.say(f"[{zone.title}]", "bold")
                for line in lines:
                    self.say(f"  {line}")
        self._drawn = {zone.key: zone for zone in zones}

    def forget(self) -> None:
        """Another person looks now: nothing has been shown to them."""
        self._drawn.clear()

    def question(self, asked: Asked) -> None:
        self.say(f"{self.speech.player(asked.seat)}: {asked.prompt}  ({asked.rule})", "bold")
        for number, option in enumerate(asked.options, 1):
            self.say(f"{number:3}  {option.notation}: {option.in_full}")

    def read(self, complete: Complete | None = None) -> str:
        """One line. The end of the input raises EOFError, Ctrl-C KeyboardInterrupt."""
        if is_terminal(sys.stdin):
            with suppress(ImportError):
                import readline

                if complete is not None:
                    readline.set_completer_delims("")
                    readline.set_completer(lambda typed, n: dict(enumerate(complete(typed))).get(n))
                    readline.parse_and_bind("tab: complete")
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
        self.forget()
        self.say(f"--- {self.speech.phrase('hand-over', name=name)} ---", "bold reverse")
        if is_terminal(sys.stdin):
            self.say(self.speech.phrase("press-enter"))
            while typed := self.read():
                if read_command(typed, ("quit",)) == ("quit", ""):
                    return False
                self.say(self.speech.phrase("press-enter-alone"))
        return True


def _news(zone: Zone, old: Zone | None) -> list[str] | None:
    """The lines of a zone that are new; all of them where some have only gone; None where nothing has changed."""
    if old is None:
        return [*zone.lines, *zone.notes]
    if (old.title, old.lines, old.notes) == (zone.title, zone.lines, zone.notes):
        return None
    fresh = [line for line in zone.lines if line not in old.lines]
    fresh += [note for note in zone.notes if note not in old.notes]
    return fresh if fresh or old.lines == zone.lines else zone.lines


def is_terminal(stream: TextIO | None) -> bool:
    """A stream that was closed from the start is None."""
    return stream is not None and stream.isatty()
