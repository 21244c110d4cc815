"""What a person types, read as a choice: a number, a notation, or enough of it to be clear."""

from __future__ import annotations

from typing import Any

from vortex.kernel.choices import Notation, NotationError
from vortex.kernel.game import Ask, Game


class NotUnderstood(ValueError):
    """The text names no choice, or more than one. The message says what would."""


def read_answer(game: Game[Any], ask: Ask, text: str) -> int:
    """The choice that a text names: among the legal ones if it can be, otherwise any choice of the game."""
    if text.isascii() and text.isdecimal():
        if len(text) > 6 or not 1 <= int(text) <= len(ask.options):
            raise NotUnderstood(f"there is no choice {text}; the choices are 1 to {len(ask.options)}")
        return ask.options[int(text) - 1].choice
    words = text.lower().split()
    found = [option for option in ask.options if _begins(option.notation.lower().split(), words)]
    exact = [option for option in found if option.notation.lower().split() == words]
    if len(exact) == 1 or len(found) == 1:
        return (exact or found)[0].choice
    if found:
        meant = ", ".join(f"{option.notation!r}" for option in found[:8])
        raise NotUnderstood(f"{text!r} could be {meant}{', …' if len(found) > 8 else ''}")
    if not any(kind.name.startswith(words[0]) for kind in game.choices.kinds):
        some = ask.options[-1].notation
        raise NotUnderstood(
            f"{text!r} is not a choice; type a number from 1 to {len(ask.options)} or a notation like {some!r}"
        )
    try:
        return game.notation.read(_in_full(game.notation, words))
    except NotationError as error:
        raise NotUnderstood(str(error)) from error


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
