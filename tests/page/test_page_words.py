"""The page has words in every language for the keys that the server sends it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.refusal_codes import SERVER, refused_by

from vortex.bots.bot import BOTS
from vortex.games import GAMES, load_game
from vortex.games.card_game.numbering import ENDINGS as CARD_GAME_ENDINGS
from vortex.games.time_clash.numbering import ENDINGS as TIME_CLASH_ENDINGS
from vortex.games.time_of_the_daleks import numbering as daleks
from vortex.kernel.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
ENDINGS = (
    *CARD_GAME_ENDINGS,
    *TIME_CLASH_ENDINGS,
    daleks.SEVENTH_DALEK,
    daleks.DALEKS_ON_EARTH,
    daleks.SHIP_ON_GALLIFREY,
    daleks.DOCTORS_WON,
)


@pytest.fixture(params=LANGUAGES)
def messages(request: pytest.FixtureRequest) -> set[str]:
    files = (LOCALES / request.param).glob("*.ftl")
    return {
        found for file in files for found in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M)
    }


def missing(messages: set[str], sort: str, keys: set[str]) -> set[str]:
    return {key for key in keys if f"{sort}-{re.sub('[ _]', '-', key)}" not in messages}


@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_cards_and_what_is_known_of_them(messages: set[str], game: str) -> None:
    faces = load_game(game).gallery()
    assert missing(messages, "kind", {face.kind for face in faces}) == set()
    assert missing(messages, "fact", {fact for face in faces for fact in face.known}) == set()


@pytest.mark.parametrize("game", GAMES)
def test_values_of_options(messages: set[str], game: str) -> None:
    values = {
        value for option in load_game(game).options for value in option.values if isinstance(value, str)
    }
    assert missing(messages, "value", values) == set()


def test_endings(messages: set[str]) -> None:
    assert missing(messages, "ending", set(ENDINGS)) == set()


def test_levels_of_bots(messages: set[str]) -> None:
    assert missing(messages, "level", set(BOTS)) == set()


def test_refusals(messages: set[str]) -> None:
    codes = refused_by(*SERVER.rglob("*.py"))
    assert len(codes) >= 30
    assert missing(messages, "problem", codes) == set()
