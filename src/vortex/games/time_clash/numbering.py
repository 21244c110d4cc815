"""Numbers that stand for things: phases, endings, places."""

from __future__ import annotations

BUILD_UP, ENDGAME = 0, 1
PHASE_NAMES = ("build-up", "endgame")
OFF = -1
"""The pawn stands on no arc."""
UNPICKED = -1

# How a game was won.
BY_GAMBIT, BY_TAKEOVER, BY_DECK_OUT, BY_TURN_LIMIT = range(4)
ENDINGS = ("gambit", "takeover", "deck-out", "turn-limit")

Orders = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
