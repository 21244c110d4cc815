"""The names that packs may use are those of the drawings, and the page shows them all."""

from __future__ import annotations

import pytest
from generators.emblems import drawn, made

from vortex.games import GAMES, load_game
from vortex.kernel.emblems import EMBLEMS
from vortex.kernel.languages import LANGUAGES, LOCALES
from vortex.kernel.words import say, wording


@pytest.mark.parametrize(("path", "text"), list(made()), ids=lambda given: getattr(given, "name", ""))
def test_what_follows_from_the_drawings_is_up_to_date(path, text) -> None:  # type: ignore[no-untyped-def]  # as made
    assert path.read_text(encoding="utf-8") == text, "run make emblems"


def test_a_name_is_drawn_once() -> None:
    found = [name for group in drawn().values() for name in group]
    assert sorted(found) == sorted(EMBLEMS)


@pytest.mark.parametrize("key", GAMES)
def test_every_card_of_a_game_shows_something(key: str) -> None:
    assert [face.key for face in load_game(key).gallery() if not face.emblem] == []


@pytest.mark.parametrize("key", GAMES)
def test_cards_of_one_kind_show_different_things(key: str) -> None:
    seen = [(face.kind, face.emblem) for face in load_game(key).gallery() if face.kind != "die"]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_has_a_name_of_its_own_in_every_language(language: str) -> None:
    lines = (LOCALES / language / "games" / "emblem.ftl").read_text(encoding="utf-8").splitlines()
    declared = [line.partition(" = ")[0] for line in lines if line.startswith("emblem-")]
    assert declared == [f"emblem-shows-{word}" for word in sorted(EMBLEMS)]
    said = [wording(language).write(say(f"emblem-shows-{word}")) for word in EMBLEMS]
    assert len(set(said)) == len(EMBLEMS)
