"""OpenSpiel's games in C++, stepped from Python: `is_terminal`, `legal_actions`, `apply_action`. What luck decides is
drawn from `chance_outcomes` and takes its time, but is no decision."""

from random import Random

import pyspiel

DISTRIBUTION = "open_spiel"
GAMES = {"hearts": 4, "gin_rummy": 2, "crazy_eights": 4, "backgammon": 2}
_LOADED = {
    "hearts": pyspiel.load_game("hearts"),
    "gin_rummy": pyspiel.load_game("gin_rummy"),
    "crazy_eights": pyspiel.load_game("crazy_eights(players=4)"),
    "backgammon": pyspiel.load_game("backgammon"),
}


def new(game: str, seed: int) -> pyspiel.State:
    return _LOADED[game].new_initial_state()


def play(table: pyspiel.State, luck: Random, most: int) -> int:
    random, choices = luck.random, luck.choices
    decisions = 0
    while decisions < most and not table.is_terminal():
        if table.is_chance_node():
            actions, weights = zip(*table.chance_outcomes(), strict=True)
            table.apply_action(choices(actions, weights)[0])
        else:
            legal = table.legal_actions()
            table.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def copy(table: pyspiel.State) -> pyspiel.State:
    return table.clone()
