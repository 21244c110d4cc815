"""OpenSpiel's games in C++, stepped from Python: `is_terminal`, `legal_actions`, `apply_action`.

What luck decides, dealing above all, takes its time, but is no decision. In all of these games luck is even, so that
one of the legal actions is drawn, which takes a third of the time of `chance_outcomes` and weights. `hearts-dealt`
shows hearts without its deal.
"""

from random import Random

import pyspiel

DISTRIBUTION = "open_spiel"
GAMES = {"hearts": 4, "hearts-dealt": 4, "gin_rummy": 2, "crazy_eights": 4, "backgammon": 2}
_LOADED = {
    "hearts": pyspiel.load_game("hearts"),
    "hearts-dealt": pyspiel.load_game("hearts"),
    "gin_rummy": pyspiel.load_game("gin_rummy"),
    "crazy_eights": pyspiel.load_game("crazy_eights(players=4)"),
    "backgammon": pyspiel.load_game("backgammon"),
}


def new(game: str, seed: int) -> pyspiel.State:
    table = _LOADED[game].new_initial_state()
    if game == "hearts-dealt":
        luck = Random(seed)
        while table.is_chance_node():
            table.apply_action(luck.choice(table.legal_actions()))
    return table


def play(table: pyspiel.State, luck: Random, most: int) -> int:
    random = luck.random
    decisions = 0
    while decisions < most and not table.is_terminal():
        if not table.is_chance_node():
            decisions += 1
        legal = table.legal_actions()
        table.apply_action(legal[int(random() * len(legal))])
    return decisions


def copy(table: pyspiel.State) -> pyspiel.State:
    return table.clone()
