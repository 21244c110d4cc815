"""Events are declared once: the log's messages, the wire form and the page's types follow from the declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.conformance.positions import the_game

from vortex.kernel.events import NONE, Event, Field
from vortex.kernel.game import Game
from vortex.kernel.languages import LANGUAGES, LOCALES
from vortex.kernel.words import Wording

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def values(field: Field) -> list[Any]:
    """Enough to have it told in every way: none, one and two of a list, each word of a fixed vocabulary."""
    if field.is_list:
        return [(), (0,), (0, 1)]
    if field.noun.name == "flag":
        return [False, True]
    some = list(range(len(field.noun.keys))) if field.noun.keys else [0, 1]
    return [NONE, *some] if field.is_optional else some


def examples(game: Game[Any]) -> Iterator[Event]:
    """Every kind of event with all combinations of those values, as its audience and as others know it."""
    for kind in game.events.values():
        for numbers in product(*map(values, kind.fields)):
            event: Event = kind(*numbers)
            yield event
            yield event.seen_by(None)


def written(key: str) -> Game[Any]:
    game = the_game(key)
    if not hasattr(game, "log"):
        pytest.skip("no catalogue has its log")
    return game


def test_the_catalogues_have_the_messages_that_events_can_have_and_no_others(key: str) -> None:
    game = written(key)
    said = {game.log(event).message for event in examples(game)}
    prefix = min(said).partition("-")[0]
    for language in LANGUAGES:
        text = (LOCALES / language / "games" / f"{prefix}.ftl").read_text("utf-8")
        assert set(re.findall(rf"^({prefix}-log-[a-z0-9-]+) = ", text, re.M)) == said


def test_every_event_is_a_line_of_the_log_in_every_language(key: str) -> None:
    game = written(key)
    for language in LANGUAGES:
        wording = Wording(language)
        for event in examples(game):
            assert wording.write(game.log(event), NAMES).strip(), event
        assert wording.problems == []


def test_every_event_travels_by_keys(key: str) -> None:
    game = the_game(key)
    for event in examples(game):
        plain = event.plain(game.event_keys)
        assert list(plain) == ["kind", *(field.name for field in event.fields)]
