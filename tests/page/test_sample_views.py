"""The page's own tests look at kept views (`make_views.py` and `make_questions.py` in `client/tests/games`); these must
have what today's have."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance

KEPT = Path(__file__).parents[2] / "client/tests/games"
SAMPLES = KEPT / "views.json"
QUESTIONS = KEPT / "questions.json"
MOVES = 400


def parts(value: Any, path: str = "") -> Iterator[tuple[str, frozenset[str]]]:
    """Everything in a view that has fields, by its path without places in lists, and which fields it has."""
    if isinstance(value, list):
        for each in value:
            yield from parts(each, path)
    elif isinstance(value, dict):
        yield path, frozenset(value)
        for key, each in value.items():
            yield from parts(each, f"{path}.{key}")


class Fields:
    """Of each part which fields it ever had, and which it always had: the others come and go with the game."""

    def __init__(self) -> None:
        self.ever: dict[str, frozenset[str]] = {}
        self.always: dict[str, frozenset[str]] = {}

    def add(self, view: Any) -> None:
        for path, names in parts(view):
            self.ever[path] = self.ever.get(path, names) | names
            self.always[path] = self.always.get(path, names) & names

    def beyond(self, others: Fields) -> list[str]:
        """What is always there, and never in the same part of the others."""
        return sorted(
            f"{path}.{name}"
            for path, names in self.always.items()
            if path in others.ever
            for name in names - others.ever[path]
        )


def differences(key: str, views: list[Any]) -> list[str]:
    kept = Fields()
    for view in views:
        kept.add(view)
    game = load_game(key)
    state = game.new({}, 3, 7)
    chance = FastChance(3)
    today = Fields()
    for _ in range(MOVES):
        if game.asked(state) < 0:
            break
        today.add(game.view(state, game.asked(state)))
        legal = game.legal(state)
        game.apply(state, legal[chance.below(len(legal))])
    return [*kept.beyond(today), *today.beyond(kept)]


@pytest.mark.parametrize("key", GAMES)
def test_kept_views_have_the_fields_of_todays(key: str) -> None:
    assert differences(key, json.loads(SAMPLES.read_text(encoding="utf-8"))[key]["views"]) == []


@pytest.mark.parametrize("key", GAMES)
def test_kept_questions_have_the_fields_of_todays_and_there_is_one_of_each_topic(key: str) -> None:
    questions = json.loads(QUESTIONS.read_text(encoding="utf-8"))[key]
    assert differences(key, [question["view"] for question in questions.values()]) == []
    assert set(questions) == {topic for topic in load_game(key).questions if topic}


def test_a_field_that_came_or_went_since_would_be_found() -> None:
    views = json.loads(SAMPLES.read_text(encoding="utf-8"))["time-of-the-daleks"]["views"]
    for view in views:
        del view["round"]
        for player in view["players"]:
            player["outdated"] = 1
    assert differences("time-of-the-daleks", views) == [".players.outdated", ".round"]
