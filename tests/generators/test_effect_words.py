"""The pages of effect words say what the games declare."""

from __future__ import annotations

import pytest
from generators.effect_words import FOLDER, page

from vortex.games import GAMES, load_game

OURS = [key for key in GAMES if key != "toy"]


@pytest.mark.parametrize("key", OURS)
def test_the_page_is_up_to_date(key: str) -> None:
    assert (FOLDER / f"{key}.md").read_text(encoding="utf-8") == page(key), "run make effect-words"


@pytest.mark.parametrize("key", OURS)
def test_every_word_is_there_in_both_languages_and_no_message_is_missing(key: str) -> None:
    rows = [line.split(" | ") for line in page(key).splitlines() if line.startswith("| `")]
    assert load_game(key).title in page(key)
    assert rows
    for row in rows:
        english, german = row[3], row[4]
        assert english != german
        assert "-effect-" not in english + german
