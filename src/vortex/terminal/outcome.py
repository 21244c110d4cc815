"""How a game ended, in a sentence."""

from __future__ import annotations

from vortex.kernel.game import Outcome


def outcome_words(outcome: Outcome, names: tuple[str, ...]) -> str:
    """Scores are shown where there are any: 1 and 0 only repeat who has won."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    scored = f" ({scores})" if any(score > 1 for score in outcome.scores) else ""
    if not outcome.winners:
        who = "nobody wins"
    else:
        winners = " and ".join(names[seat] for seat in outcome.winners)
        who = f"{winners} {'win' if len(outcome.winners) > 1 else 'wins'}"
    return f"{outcome.kind.replace('-', ' ')}: {who}{scored}"
