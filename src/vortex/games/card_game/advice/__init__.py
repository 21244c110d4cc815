"""What a bot needs to play the Card Game well.

Every choice gets a score in victory points: what it wins or saves, in the world that is imagined, and what its cards
could do elsewhere. Who wins from here follows from the points on the table, by figures fitted to games between bots.
"""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.advice.actions import action_scores
from vortex.games.card_game.advice.parts import PARTS, TOPICS
from vortex.games.card_game.advice.prospects import odds_to_win
from vortex.games.card_game.numbering import NOTHING
from vortex.games.card_game.state import CardGameState
from vortex.kernel.advice import Advice
from vortex.kernel.weighing import weighed

_KEENNESS: Final = 2.5
"""How much more often a better choice is taken: e times as often for each 0.4 victory points."""


class CardGameAdvice(Advice[CardGameState]):
    def weights(self, state: CardGameState) -> list[float]:
        topic = state.topic
        if topic in ("turn", "final"):
            found = action_scores(state) if state.action == NOTHING else PARTS[state.action](state)
        elif topic in TOPICS:
            found = TOPICS[topic](state)
        else:
            return [1.0] * len(state.options)
        return weighed(found, _KEENNESS)

    def values(self, state: CardGameState, foreseen: bool = False) -> list[float]:
        return odds_to_win(state)

    def is_quiet(self, state: CardGameState) -> bool:
        """Between actions of a turn."""
        return state.action == NOTHING and state.topic in ("turn", "final")
