"""Words are values; a wording writes them in a reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from vortex.kernel import languages
from vortex.kernel.words import NOTHING, Wording, Words, capital, listing, name, player, say, signed, wording

ENGLISH = """
toy-gain = { $who } gains { $n ->
    [one] a lamp
   *[other] { $n } lamps
}.
toy-light = light of { $what }
toy-only-here = only here
toy-stop = It is { $what }.
"""
GERMAN = """
toy-gain = { $who } bekommt { $n ->
    [one] eine Lampe
   *[other] { $n } Lampen
}.
toy-light = Licht: { $what }
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Wording, Wording]:
    for language, text, names in (
        ("en", ENGLISH, ""),
        ("de", GERMAN, "name-the-lost-lamp = Die verlorene Lampe\n"),
    ):
        games = tmp_path / language / "games"
        games.mkdir(parents=True)
        (games / "toy.ftl").write_text(text)
        (games / "name.ftl").write_text(names)
        (games / "table.ftl").write_text((languages.LOCALES / language / "games" / "table.ftl").read_text())
    monkeypatch.setattr(languages, "LOCALES", tmp_path)
    english = Wording("en")
    return english, Wording("de", english)


def test_the_same_words_are_written_in_each_language(catalogue: tuple[Wording, Wording]) -> None:
    english, german = catalogue
    words = say("toy-gain", who=player(1), n=2)
    assert english.write(words, ("Ada", "Bob")) == "Bob gains 2 lamps."
    assert german.write(words, ("Ada", "Bob")) == "Bob bekommt 2 Lampen."
    assert german.write(say("toy-gain", who=player(0), n=1), ("Ada", "Bob")) == "Ada bekommt eine Lampe."
    assert english.problems == german.problems == []


def test_who_has_no_name_is_called_by_the_seat(catalogue: tuple[Wording, Wording]) -> None:
    english, german = catalogue
    assert english.write(player(2), ("Ada", "Bob", "")) == "Seat 3"
    assert german.write(player(2)) == "Platz 3"


def test_a_name_is_translated_where_a_language_knows_it_and_stands_as_it_is_elsewhere(
    catalogue: tuple[Wording, Wording],
) -> None:
    english, german = catalogue
    assert german.write(say("toy-light", what=name("The Lost Lamp"))) == "Licht: Die verlorene Lampe"
    assert english.write(name("The Lost Lamp")) == "The Lost Lamp"
    assert german.write(name("A lamp of my own")) == "A lamp of my own"


def test_lists_have_the_joints_of_the_language(catalogue: tuple[Wording, Wording]) -> None:
    english, german = catalogue
    one, two = name("one"), name("two")
    assert english.write(listing([one, two])) == "one, two"
    assert english.write(listing([listing([one, two], "or"), two], "then")) == "one or two, then two"
    assert german.write(listing([one, two], "or")) == "one oder two"
    assert english.write(listing([])) == ""


def test_what_names_no_player_is_written_once_for_all_tables(catalogue: tuple[Wording, Wording]) -> None:
    english, _ = catalogue
    lamp = capital(say("toy-light", what=listing([name("a lamp")])))
    assert english.write(lamp, ("Ada", "Bob")) is english.write(lamp, ("Cy", "Dee")) is english.write(lamp)
    gain = capital(listing([say("toy-gain", who=player(0), n=1)]))
    assert english.write(gain, ("Ada", "Bob")) == "Ada gains a lamp."
    assert english.write(gain, ("Cy", "Dee")) == "Cy gains a lamp."


def test_capital_letters_nothing_and_signs(catalogue: tuple[Wording, Wording]) -> None:
    english, _ = catalogue
    assert english.write(capital(say("toy-light", what=name("x")))) == "Light of x"
    assert english.write(NOTHING) == ""
    assert not NOTHING
    assert name("")
    assert (signed(800), signed(-5), signed(0)) == ("+800", "-5", "+0")


def test_a_name_that_ends_with_a_full_stop_brings_the_sentences_along(
    catalogue: tuple[Wording, Wording],
) -> None:
    english, _ = catalogue
    assert english.write(say("toy-stop", what=name("The N.O.T."))) == "It is The N.O.T."
    assert english.write(say("toy-stop", what=name("A lamp"))) == "It is A lamp."
    assert english.write(say("toy-stop", what=name("Wait .."))) == "It is Wait ..."


def test_what_a_language_lacks_is_said_in_english_and_reported(catalogue: tuple[Wording, Wording]) -> None:
    english, german = catalogue
    assert german.write(say("toy-only-here")) == "only here"
    assert german.problems == ["de: no message toy-only-here"]
    assert english.write(say("toy-nowhere")) == "toy-nowhere"
    assert english.problems == ["en: no message toy-nowhere"]


def test_a_gap_that_was_not_filled_is_reported(catalogue: tuple[Wording, Wording]) -> None:
    english, _ = catalogue
    assert "what" in english.write(say("toy-light"))
    assert len(english.problems) == 1
    assert english.problems[0].startswith("en: toy-light: ")


def test_words_are_equal_when_they_say_the_same() -> None:
    assert say("toy-light", what=name("x")) == say("toy-light", what=name("x"))
    assert len({say("toy-light", what=name("x")), say("toy-light", what=name("x"))}) == 1
    assert say("toy-light", what=name("x")) != say("toy-light", what=name("y"))


def test_words_speak_english_by_themselves() -> None:
    assert str(Words("table-game-over")) == "the game is over"
    assert f"{listing([name('a'), name('b')], 'and')}" == "a and b"


def test_a_language_that_we_lack_is_english() -> None:
    assert wording("xx") is wording("en")
    assert wording("de") is wording("de")
    assert wording("de") is not wording("en")
