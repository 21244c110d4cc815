"""All that can be said is said in every language, and in the words of a pack's owner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.positions import positions, settings
from tests.games.time_clash.positions import (
    GAME,
    NAMES,
    altered_pack,
)

from vortex.games.time_clash import load
from vortex.kernel.languages import name_message
from vortex.kernel.pack import PackFiles
from vortex.kernel.words import NAME, Part, Wording, Words, wording

SAME_IN_GERMAN = {
    *("Skaro", "London", "Gallifrey", "Clara", "River", "Davros", "Missy", "Scan"),
    *("100", "200", "500"),
}


def names_in(words: Part) -> Iterator[str]:
    """Every name that the pack gives, anywhere in some words."""
    if isinstance(words, Words):
        if words.message == NAME:
            yield str(words.parts[0][1])
        for _, part in words.parts:
            yield from names_in(part)
    elif isinstance(words, tuple):
        for part in words:
            yield from names_in(part)


def everything_said() -> Iterator[Words]:
    """At positions of many games: questions, options, refusals, and what happens; and all cards."""
    for option in GAME.options:
        yield option.words
    for face in GAME.gallery():
        yield face.name
        yield from face.lines
    for setting in settings("time-clash", 4):
        for number, (state, *_) in enumerate(positions(setting, 1)):
            ask = GAME.ask(state)
            yield ask.question.prompt
            for offer in ask.options:
                yield from (offer.words, offer.cost, offer.target)
            for choice in range(number % 7, GAME.choices.size, 7):
                refusal = GAME.why_not(state, state.asked, choice)
                if refusal is not None:
                    yield refusal.reason
            for choice in state.options:
                twin = GAME.clone(state)
                twin.events = []
                GAME.apply(twin, choice)
                for event in twin.events:
                    yield GAME.tell(event.seen_by(None))
                    yield GAME.tell(event.seen_by(state.asked))


@pytest.mark.slow
def test_everything_can_be_said_in_every_language() -> None:
    said = set(everything_said())
    assert len({words.message for words in said}) > 100
    english = Wording("en")
    for writer in (english, Wording("de", english)):
        for words in said:
            written = writer.write(words, NAMES)
            assert bool(written) == bool(words)
            assert not re.search(r"tc-|\$|\{|=name|=player", written), written
            assert "  " not in written
        assert writer.problems == []
    german = Wording("de", english)
    english_only = {
        text for words in said for text in names_in(words) if not german.knows(name_message(text))
    }
    assert english_only == SAME_IN_GERMAN


def test_what_somebody_has_typed_into_a_pack_appears_as_typed(tmp_path: Path) -> None:
    typed = altered_pack(tmp_path, 'text = "Daleks do not laugh."', 'text = "My own dalek line (2)."')
    faces = {face.key: face for face in load(PackFiles(typed)).gallery()}
    german = wording("de")
    assert german.write(faces["rebut"].lines[-1]) == "My own dalek line (2)."
    assert german.write(faces["lure"].name) == "Köder"


def test_a_view_carries_no_sentence() -> None:
    """Keys and numbers alone; the words for them come in the reader's language from elsewhere."""

    def texts(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            for part in value.values():
                yield from texts(part)
        elif isinstance(value, list):
            for part in value:
                yield from texts(part)

    for setting in settings("time-clash", 2):
        for state, *_ in positions(setting, 1):
            for seat in (*range(setting.seats), None):
                view = GAME.view(state, seat)
                for text in set(texts(view)):
                    assert re.fullmatch(r"[a-z0-9-]+|TC-[A-Z0-9]+-\d\d", text), text
