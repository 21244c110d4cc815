"""The words that can be typed, in panes and in lines alike: those of every language, with or without a stroke."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import get_args

from vortex.kernel.languages import Language
from vortex.terminal.answers import completions
from vortex.terminal.seating import Asked, Seating
from vortex.terminal.speech import Speech

EXPLAIN = "?"
AT_A_TABLE = (
    EXPLAIN, "look", "rule", "if", "hint", "odds", "undo", "pass-on", "view", "log", "save", "say", "agree",
    "refuse", "ask-me", "resign", "quit", "help",
)  # fmt: skip
LOOKING_BACK = (
    "next", "back", "go", "start", "end", "as", "curve", "look", "rule", "view", "log", "quit", "help",
)  # fmt: skip
ASK_WHEN = ("ask-usual", "ask-always", "ask-able", "ask-never")
_ALONE = {"hint", "odds", "undo", "pass-on"}
"""With more behind them they are no commands: a move may begin with the same word."""


def read_command(typed: str, among: Collection[str]) -> tuple[str, str]:
    """The command and what stands behind it; no command, and the whole text, where it begins with none of these."""
    text = typed.strip().removeprefix("/").strip()
    if text.startswith(EXPLAIN) and EXPLAIN in among:
        return EXPLAIN, text[1:].strip()
    word, _, rest = text.partition(" ")
    for command in among:
        if word.lower() in _words_of(command) and not (rest and command in _ALONE):
            return command, rest.strip()
    return "", text


def word_of(command: str, speech: Speech) -> str:
    """As it is typed in the reader's language."""
    return command if command == EXPLAIN else speech.phrase(f"word-{command}")


@cache
def _words_of(command: str) -> frozenset[str]:
    return frozenset(word_of(command, Speech(language)) for language in get_args(Language))


def lines_for(typed: str, commands: Collection[str], seating: Seating, asked: Asked | None) -> list[str]:
    """The lines that a typed beginning may become, with the stroke if it has one."""
    speech = seating.speech
    arguments: dict[str, list[str]] = {word_of(command, speech): [] for command in commands}
    arguments[word_of("look", speech)] = [speech.write(face.name) for face in seating.faces.all]
    arguments[word_of("rule", speech)] = list(seating.rules.rules)
    if "if" in commands:
        arguments[word_of("if", speech)] = [option.notation for option in asked.options] if asked else []
    if "ask-me" in commands:
        arguments[word_of("ask-me", speech)] = [word_of(when, speech) for when in ASK_WHEN]
    stroke = "/" if typed.startswith("/") else ""
    return [stroke + line for line in completions(typed.removeprefix("/"), asked, arguments)]
