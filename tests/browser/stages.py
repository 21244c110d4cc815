"""Stages of each game that are worth a picture: an opening, the middle of things, the end. Played to by wire."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.visitors import Visitor
from tests.server.serving import bot, here

Position = dict[str, Any]

SEATS = {
    "time-of-the-daleks": [here("Ada"), bot("companion"), bot("companion")],
    "time-clash": [here("Ada"), bot("companion")],
    "card-game": [here("Ada"), bot(), bot(), bot()],  # chance puts more onto the table than sense does
}
OPTIONS: dict[str, dict[str, Any]] = {"time-clash": {"match": 1}}

# Whatever brings things onto the table comes before what takes them away.
LIKED = {
    "attack": 6,
    "defend": 6,
    "add": 8,
    "play": 4,
    "roll": 4,
    "travel": 4,
    "go": 4,
    "pass": 1,
    "discard": 1,
}
MOST_GAMES = 30


def _daleks_opening(position: Position) -> bool:
    return bool(position["view"]["turn"] >= 1 and position["view"]["tiles"])


def _daleks_middle(position: Position) -> bool:
    view = position["view"]
    adventure = view["adventure"]
    return bool(view["round"] >= 3 and adventure and adventure["rolled"] and view["daleks"]["in_play"] >= 1)


def _clash_opening(position: Position) -> bool:
    view = position["view"]
    return bool(
        view["turn"] >= 1 and view["hands"][view["seat"]]["count"] >= 3 and view["on_turn"] == view["seat"]
    )


def _clash_middle(position: Position) -> bool:
    view = position["view"]
    lie = [len(stack["cards"]) for stack in view["stacks"]]
    is_open = view["on_turn"] == view["seat"] and len(position["question"]["options"]) >= 3
    return sum(lie) >= 9 and min(lie) >= 2 and is_open


def _cards_opening(position: Position) -> bool:
    view = position["view"]
    return bool(
        position["question"]["topic"] == "turn" and view["players"][view["seat"]]["hand"]["count"] == 5
    )


def _cards_middle(position: Position) -> bool:
    view = position["view"]
    places = [place for player in view["players"] for place in player["line"]]
    attacked = sum(place["attack"] is not None for place in places)
    defended = sum(place["defenders"]["count"] > 0 for place in places)
    held = view["players"][view["seat"]]["hand"]["count"]
    choosing = view.get("choosing")
    return (
        attacked >= 3
        and defended >= 2
        and held >= 5
        and not choosing
        and position["question"]["topic"] == "turn"
    )


def _never(position: Position) -> bool:
    """The end is where nobody is asked any more."""
    return False


STAGES: dict[str, dict[str, Callable[[Position], bool]]] = {
    "time-of-the-daleks": {"opening": _daleks_opening, "middle": _daleks_middle, "end": _never},
    "time-clash": {"opening": _clash_opening, "middle": _clash_middle, "end": _never},
    "card-game": {"opening": _cards_opening, "middle": _cards_middle, "end": _never},
}


def table_at(visitor: Visitor, game: str, stage: str, seed: int = 1) -> str:
    """A table of this visitor that has come to a stage."""
    return table_where(visitor, game, STAGES[game][stage], can_be_over=stage == "end", seed=seed)


def table_where(
    visitor: Visitor,
    game: str,
    is_there: Callable[[Position], bool],
    *,
    can_be_over: bool = False,
    seed: int = 1,
    **more: Any,
) -> str:
    """A table where a question is as wanted. Decks are sealed, so that it may take several games."""
    chance = random.Random(seed)
    for _ in range(MOST_GAMES):
        table = visitor.create(game, *SEATS[game], options=OPTIONS.get(game, {}), **more)
        player = visitor.by_wire().connect(table)
        try:
            while player.until_asked():
                position = player.position
                assert position is not None
                if is_there(position):
                    return table
                options = position["question"]["options"]
                weights = [LIKED.get(option["notation"].split()[0], 2) for option in options]
                player.until_there(player.move(chance.choices(options, weights)[0]["choice"]))
        finally:
            player.close()
        if can_be_over:
            return table
    raise AssertionError(f"no game of {game} came to that")
