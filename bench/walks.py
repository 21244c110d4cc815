"""Walks a second of an oracle, in positions of games among companions: prints one number.

    python bench/walks.py time-clash

Plays with the sources that PYTHONPATH names, earlier ones too, in plain Python or compiled. Time is the processor's.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.games import load_game
from vortex.kernel.state import answer

SEATS = 2
OPTIONS: dict[str, dict[str, bool]] = {"card-game": {"two-player-variant": True}}
EVERY = 7
"""Of so many decisions of companions, the oracle thinks about one."""


def walks_per_second(key: str, positions: int, walks: int) -> float:
    game: Any = load_game(key)
    walked = decisions = thoughts = seed = 0
    spent = 0.0
    while thoughts < positions:
        seed += 1
        state = game.new(OPTIONS.get(key, {}), SEATS, seed)
        bots = [make_bot("companion", seed * SEATS + seat) for seat in range(SEATS)]
        chairs = [Chair(game, state, seat) for seat in range(SEATS)]
        while state.asked >= 0 and thoughts < positions:
            seat = state.asked
            if len(state.options) > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    oracle = make_bot(f"oracle:{walks}", decisions)
                    began = process_time()
                    thought = oracle.think(chairs[seat])
                    spent += process_time() - began
                    walked += sum(each.visits for each in thought.considered)
                    thoughts += 1
            answer(state, bots[seat].choose(chairs[seat]))
    return walked / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--walks", type=int, default=200, help="in each position")
    given = parser.parse_args()
    print(walks_per_second(given.game, given.positions, given.walks))


if __name__ == "__main__":
    main()
