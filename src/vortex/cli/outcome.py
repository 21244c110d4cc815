"""How a game ended, in a sentence."""

from __future__ import annotations

from vortex.kernel.game import Outcome


def outcome_words(outcome: Outcome, names: tuple[str, ...]) -> str:
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    if not outcome.winners:
        who = "nobody wins"
    else:
        winners = " and ".join(names[seat] for seat in outcome.winners)
        who = f"{winners} {'win' if len(outcome.winners) > 1 else 'wins'}"
    return f"{outcome.kind}: {who} ({scores})"
