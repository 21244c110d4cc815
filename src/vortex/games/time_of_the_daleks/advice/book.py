"""What is worked out once for a pack of cards."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.coverage import Coverage
from vortex.games.time_of_the_daleks.advice.effects import worth_in_hand
from vortex.games.time_of_the_daleks.advice.kits import console_worths
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.numbering import EQUIPMENT

_MOST_PROSPECTS: Final = 50_000
_ABILITY_WORTH: Final = {
    "steer": 0.3,
    "scan": 0.15,
    "banish": 0.3,
    "shield": 0.5,
    "unfix": 0.3,
    "unlock": 0.35,
    "late-die": 0.6,
    "timescoop": 0.7,
}


class Book:
    """Odds of the dice and the worth of cards, in dice."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.coverage = Coverage(pack.die_faces)
        self.hits = [
            [sum(1 for symbol in faces if wanted >> symbol & 1) for wanted in range(64)]
            for faces in pack.die_faces
        ]
        """By colour and set of symbols (a bit each): how many faces show one of them."""
        self.prospects: dict[object, float] = {}
        """Chances of Adventures that have been thought about; call `make_room` before adding to it."""
        self.stakes: dict[object, tuple[list[float], list[float]]] = {}
        """Every seat's chances to win after successes and failures that have been thought about; `make_room` applies
        here too."""
        self.console_worth = console_worths(pack)
        self.card_worth = [self._in_hand(card) for card in range(len(pack.card_keys))]

    def make_room(self) -> None:
        if len(self.prospects) > _MOST_PROSPECTS:
            self.prospects.clear()
        if len(self.stakes) > _MOST_PROSPECTS:
            self.stakes.clear()

    def _in_hand(self, card: int) -> float:
        """A card that waits for its moment."""
        pack = self.pack
        price = 0.12 * pack.card_cost[card]
        if pack.card_type[card] == EQUIPMENT:
            return max(0.1, 0.7 * self.console_worth[card] - price)
        worth = _ABILITY_WORTH.get(pack.ability[card], 0.0) + 0.6 * self.console_worth[card]
        worth += worth_in_hand(pack, pack.card_effect[card])
        return max(0.1, worth - price)
