"""What is in a server's log besides choices, in words: undoing, giving up, bots that take over."""

from __future__ import annotations

from collections.abc import Sequence

from vortex.protocol import PublicEntry
from vortex.terminal.names import level_words
from vortex.terminal.speech import Speech


def entry_words(entry: PublicEntry, speech: Speech, mine: Sequence[int]) -> str:
    """What a person should read of it; nothing for choices, which events tell, and for what was answered here."""
    level = level_words(entry.level, speech) if entry.level else ""
    match entry.kind:
        case "choice" | "take_back":
            return ""
        case "removal":
            # Whose seat it was is not said: their name is no longer there.
            return (
                speech.label("entry-removal", level=level) if level else speech.label("entry-removal-waiting")
            )
        case "take_back_answer":
            message = "entry-agreed" if entry.yes else "entry-refused"
        case "resign":
            message = "entry-resign-bot" if level else "entry-resign"
        case other:
            message = f"entry-{other.replace('_', '-')}"
    if entry.seat in mine and entry.kind in ("take_back_answer", "undo"):
        return ""
    return speech.label(message, name=speech.player(entry.seat), level=level)
