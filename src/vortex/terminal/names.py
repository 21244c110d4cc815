"""Who sits where, by the names in a record: `companion 2` is a bot, `Player 1` a person who gave no name."""

from __future__ import annotations

from collections.abc import Sequence

from vortex.bots.bot import is_bot
from vortex.terminal.speech import Speech


def unnamed(seat: int) -> str:
    return f"Player {seat + 1}"


def bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat + 1}"


def bots_by_names(names: Sequence[str]) -> list[str]:
    """The bot of a name like `companion 2`; nothing for a person's."""
    bots = []
    for place, name in enumerate(names):
        bot = name.rpartition(" ")[0]
        bots.append(bot if name != unnamed(place) and is_bot(bot) else "")
    return bots


def level_words(bot: str, speech: Speech) -> str:
    message = f"level-{bot}"
    return speech.label(message) if speech.has_label(message) else bot


def shown_names(names: Sequence[str], speech: Speech) -> tuple[str, ...]:
    """In the reader's language, where nobody has chosen the name. In the record they are the same for everybody."""
    shown = []
    for seat, (name, bot) in enumerate(zip(names, bots_by_names(names), strict=True)):
        if name == unnamed(seat):
            shown.append(speech.phrase("unnamed", number=seat + 1))
        elif bot and name == bot_name(bot, seat):
            shown.append(speech.phrase("bot-name", level=level_words(bot, speech), number=seat + 1))
        else:
            shown.append(name)
    return tuple(shown)
