"""The AsyncAPI document: valid by AsyncAPI's own schema, complete, and true of what is sent."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, get_args
from uuid import UUID

import pytest
from jsonschema import Draft7Validator, ValidationError  # type: ignore[import-untyped]
from tests.server.serving import Browser, Served

from vortex.protocol import ClientMessage, Hello, Move, Refused, ServerMessage, encode
from vortex.server.asyncapi import document

SCHEMA = Path(__file__).parents[2] / "client/node_modules/@asyncapi/specs/schemas" / "3.0.0-without-$id.json"
"""AsyncAPI publishes it for npm, and for nothing else; the page's build installs it."""


@pytest.fixture(scope="module")
def asyncapi() -> Draft7Validator:
    return Draft7Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def test_it_is_valid(asyncapi: Draft7Validator) -> None:
    asyncapi.validate(document())


@pytest.mark.parametrize(
    "way", [("info", "title"), ("channels", "table", "address"), ("operations", "send", "action")]
)
def test_a_mistake_in_it_would_be_found(asyncapi: Draft7Validator, way: tuple[str, ...]) -> None:
    wrong: Any = deepcopy(document())
    part = wrong
    for key in way[:-1]:
        part = part[key]
    part[way[-1]] = 3
    with pytest.raises(ValidationError):
        asyncapi.validate(wrong)


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        mine = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return mine.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_every_reference_leads_somewhere() -> None:
    assert len(references(document())) > 60
    for reference in references(document()):
        part: Any = document()
        for key in reference.removeprefix("#/").split("/"):
            part = part[key]
        assert isinstance(part, dict)


def test_every_message_goes_the_way_that_the_protocol_says() -> None:
    operations = document()["operations"]
    for action, messages in (("receive", ClientMessage), ("send", ServerMessage)):
        named = [each["$ref"].rpartition("/")[2] for each in operations[action]["messages"]]
        assert named == [each.__name__ for each in get_args(messages)]
    assert document()["components"]["messages"]["AskTakeBack"]["name"] == "take_back"


@pytest.mark.parametrize(
    "message",
    [
        Hello(version=2, seat=1),
        Move(UUID(int=5), 12, 0, 400),
        Refused("stale", "the table has moved on", id=UUID(int=5), number=12),
    ],
)
def test_what_is_sent_is_as_it_says(message: Any) -> None:
    described = {"$ref": f"#/components/schemas/{type(message).__name__}", **document()}
    sent = json.loads(encode(message))
    Draft7Validator(described).validate(sent)
    with pytest.raises(ValidationError):
        Draft7Validator(described).validate({**sent, "number": "twelve", "version": 3})


def test_a_server_hands_it_out() -> None:
    with Served() as server:
        answer = Browser(server).get("/api/asyncapi.json")
        assert (answer.status, answer.json) == (200, json.loads(encode(document())))
