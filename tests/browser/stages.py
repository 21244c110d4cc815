"""Stages of each game that are worth a picture: an opening, the middle of things, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.begun import Position, game_after, game_where
from tests.browser.visitors import Visitor
from tests.server.serving import bot, here

SEATS = {
    "time-of-the-daleks": [here("Ada"), bot("companion"), bot("companion")],
    "time-clash": [here("Ada"), bot("companion")],
    "card-game": [here("Ada"), bot(), bot(), bot()],  # chance puts more onto the table than sense does
}
OPTIONS: dict[str, dict[str, Any]] = {"time-clash": {"match": 1}}


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


END = "end"
STAGES: dict[str, dict[str, Callable[[Position], bool]]] = {
    "time-of-the-daleks": {"opening": _daleks_opening, "middle": _daleks_middle},
    "time-clash": {"opening": _clash_opening, "middle": _clash_middle},
    "card-game": {"opening": _cards_opening, "middle": _cards_middle},
}


def table_at(visitor: Visitor, game: str, stage: str, seed: int = 1) -> str:
    """A table of this visitor that has come to a stage."""
    if stage == END:
        return table_after(visitor, game, seed=seed)
    return table_where(visitor, game, STAGES[game][stage], seed=seed)


def table_where(
    visitor: Visitor,
    game: str,
    is_there: Callable[[Position], bool],
    *seats: dict[str, Any],
    seed: int = 1,
    **more: Any,
) -> str:
    """A table where a question of its first player is as wanted."""
    seats = seats or tuple(SEATS[game])
    options = OPTIONS.get(game, {})
    begun = game_where(game, len(seats), options, is_there, seed=seed)
    return visitor.begin(begun, game, *seats, options=options, **more)


def table_after(
    visitor: Visitor, game: str, answers: int = 100_000, *seats: dict[str, Any], seed: int = 1, **more: Any
) -> str:
    """A table where its first player has given so many answers, or whose game is over."""
    seats = seats or tuple(SEATS[game])
    options = OPTIONS.get(game, {})
    begun = game_after(game, len(seats), options, answers, seed=seed)
    return visitor.begin(begun, game, *seats, options=options, **more)


def table_before_the_end(
    visitor: Visitor, game: str, answers: int, *seats: dict[str, Any], seed: int = 1
) -> str:
    """A table whose game would be over after so many more answers of its first player, if all chose as before."""
    whole = game_after(game, len(seats), OPTIONS.get(game, {}), 100_000, seed=seed)
    given = sum(seat == 0 for seat, _ in whole.choices)
    return table_after(visitor, game, given - answers, *seats, seed=seed)
