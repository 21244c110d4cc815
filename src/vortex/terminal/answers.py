"""What a person types, read as a choice: a number, a notation, or enough of it to be clear."""

from __future__ import annotations

from typing import Any

from vortex.kernel.choices import Notation, NotationError
from vortex.kernel.game import Game
from vortex.terminal.seating import Asked
from vortex.terminal.speech import Speech


class NotUnderstood(ValueError):
    """The text names no choice, or more than one. The message says what would."""


def read_count(text: str, usual: int, speech: Speech) -> int:
    """How many lines are wanted; the usual number where nothing is said."""
    if text and not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise NotUnderstood(speech.phrase("no-count", typed=repr(text)))
    return int(text) if text else usual


def read_answer(game: Game[Any], asked: Asked, text: str, speech: Speech) -> int:
    """The choice that a text names: among the legal ones if it can be, otherwise any choice of the game."""
    options = asked.options
    if text.isascii() and text.isdecimal():
        if len(text) > 6 or not 1 <= int(text) <= len(options):
            raise NotUnderstood(speech.phrase("no-number", typed=text[:20], most=len(options)))
        return options[int(text) - 1].choice
    words = text.lower().split()
    found = [option for option in options if _begins(option.notation.lower().split(), words)]
    exact = [option for option in found if option.notation.lower().split() == words]
    if len(exact) == 1 or len(found) == 1:
        return (exact or found)[0].choice
    if found:
        meant = ", ".join(f"{option.notation!r}" for option in found[:8])
        more = ", …" if len(found) > 8 else ""
        raise NotUnderstood(speech.phrase("could-be", typed=repr(text), choices=f"{meant}{more}"))
    some = options[-1].notation if options else "pass"
    no_choice = speech.phrase("no-choice", typed=repr(text), most=len(options), example=repr(some))
    if not options or not any(kind.name.startswith(words[0]) for kind in game.choices.kinds):
        raise NotUnderstood(no_choice)
    try:
        return game.notation.read(_in_full(game.notation, words))
    except NotationError as error:
        # In English it says what was expected.
        raise NotUnderstood(str(error) if speech.language == "en" else no_choice) from error


def _begins(whole: list[str], typed: list[str]) -> bool:
    return len(typed) <= len(whole) and all(a.startswith(b) for a, b in zip(whole, typed, strict=False))


def _in_full(notation: Notation, words: list[str]) -> str:
    """Each word is completed if only one word begins with it; otherwise it stays as typed."""
    kinds = {kind.name: kind for kind in notation.table.kinds}
    first = _only(words[0], list(kinds))
    kind = kinds.get(first)
    if kind is None:
        return " ".join(words)
    full = [first]
    for position, word in enumerate(words[1:]):
        known = list(notation.names[kind.ranges[position].noun]) if position < len(kind.ranges) else []
        full.append(_only(word, known))
    return " ".join(full)


def _only(word: str, known: list[str]) -> str:
    found = [name for name in known if name.startswith(word)]
    return found[0] if len(found) == 1 and word not in known else word


def completions(typed: str, asked: Asked | None, commands: dict[str, list[str]]) -> list[str]:
    """The lines that a typed beginning may become: a move of the question, or a command with what it takes."""
    moves = [option.notation for option in asked.options] if asked else []
    lines = [*moves]
    for command, arguments in commands.items():
        lines += [f"{command} {argument}" for argument in arguments] or [command]
        if arguments and not typed.lower().startswith(f"{command} "):
            lines[-len(arguments) :] = [f"{command} "]
    return [line for line in lines if line.lower().startswith(typed.lower())]
