"""What only a server's table can be told, in panes and in lines alike. What is returned is for the person."""

from __future__ import annotations

from typing import cast, get_args

from vortex.terminal.commands import ASK_WHEN, read_command, word_of
from vortex.terminal.local import Local
from vortex.terminal.seating import AskWhen, NotPossible, Seating


def ask_me(seating: Seating, text: str) -> str:
    """When to be asked in windows: `always`, only when `able` to do something, `never`, or as is `usual`."""
    speech = seating.speech
    when, more = read_command(text, ASK_WHEN)
    if not when or more:
        known = ", ".join(word_of(each, speech) for each in ASK_WHEN)
        raise NotPossible(speech.phrase("ask-when", known=known))
    wish = when.removeprefix("ask-")
    seating.ask_me(cast(AskWhen, wish) if wish in get_args(AskWhen) else None)
    return f"{speech.label('ask-me')}: {speech.label(f'ask-me-{wish}')}"


def resign(seating: Seating, text: str) -> str:
    """Only with a second word, for nothing takes it back."""
    speech = seating.speech
    if isinstance(seating, Local) or not seating.people:
        raise NotPossible(speech.phrase("not-here"))
    if read_command(text, ("now",)) != ("now", ""):
        words = f"{word_of('resign', speech)} {word_of('now', speech)}"
        return f"{speech.label('resign-note')} {speech.phrase('resign-how', words=words)}"
    seating.resign()
    return ""
