"""How a game ended, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from vortex.terminal.speech import Speech


def outcome_words(kind: str, winners: Sequence[int], scores: Sequence[int], speech: Speech) -> str:
    """How it came, who won, and the scores where there are any: 1 and 0 only repeat who has won."""
    ending, title = f"ending-{kind}", f"ending-title-{kind}"
    how = speech.label(ending) if speech.has_label(ending) else f"{kind.replace('-', ' ').capitalize()}."
    if winners:
        names = speech.phrase("and").join(map(speech.player, winners))
        who = speech.label("winners", count=len(winners), names=names)
    else:
        who = speech.label(title if speech.has_label(title) else "nobody-won")
    counted = ", ".join(f"{speech.player(seat)} {score}" for seat, score in enumerate(scores))
    return f"{how} {who}" + (f" ({counted})" if any(score > 1 for score in scores) else "")
