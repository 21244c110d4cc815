"""The game in German: nothing is missing, nothing is left over, and names are translated or meant to stay."""

from __future__ import annotations

import re

import pytest
from tests.games.time_of_the_daleks.positions import the_game
from tests.games.time_of_the_daleks.refusal_positions import wider_game
from tests.games.time_of_the_daleks.said import NAMES, adventure, everything_met, table

from vortex.games.time_of_the_daleks.abilities import (
    ANOMALY_ABILITIES,
    CARD_ABILITIES,
    COMPANION_ABILITIES,
    DOCTOR_ABILITIES,
)
from vortex.games.time_of_the_daleks.choices import PLAYER_COLOURS
from vortex.games.time_of_the_daleks.events import (
    AdventureFaced,
    DiceAdded,
    DiceCut,
    DiceGathered,
    DiceImprisoned,
    DiceLapsed,
    DiceRolled,
    DilemmaFlipped,
    DoctorMoved,
    DoctorsWon,
    SonicGained,
)
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    CARD_TYPES,
    COLOURS,
    CONDITIONS,
    DECKS,
    SYMBOLS,
    TIMINGS,
)
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.words import symbols as all_symbols
from vortex.kernel.events import NONE, Event
from vortex.kernel.languages import LOCALES, name_message
from vortex.kernel.words import Wording, say

SAME_IN_GERMAN = {
    # persons
    *("Clara Oswald", "Amy Pond", "Rory Williams", "Sarah Jane Smith", "Barbara Wright", "Ian Chesterton"),
    *(
        "Harry Sullivan",
        "Sergeant Benton",
        "Kate Stewart",
        "Osgood",
        "Dodo Chaplet",
        "Bill Potts",
        "Craig Owens",
    ),
    *("Jenny Flint", "Susan", "River Song", "Romana", "Leela", "Madame Vastra", "Strax", "Nardole", "Vicki"),
    *("Steven Taylor", "Sara Kingdom", "Ashildr", "Handles", "Sutekh", "Magnus Greel", "Morbius", "Missy"),
    # peoples, places and things
    *(
        "Cybermen",
        "Gallifrey",
        "Mars",
        "Karn",
        "Skaro",
        "Trenzalore",
        "Marinus",
        "Vortis",
        "Kembel",
        "Zeta Minor",
    ),
    *("Logopolis", "Kaldor", "Kaldor City", "Demons Run", "Alfava Metraxis", "Apalapucia"),
    *("Fez", "Stetson", "K-9", "Geronimo"),
}

MADE_UP = {
    "tod-symbol-": SYMBOLS,
    "tod-colour-": COLOURS,
    "tod-player-colour-": PLAYER_COLOURS,
    "tod-condition-": CONDITIONS,
    "tod-type-": (*CARD_TYPES, *ANOMALY_TYPES),
    "tod-timing-": TIMINGS,
    "tod-ability-": (*DOCTOR_ABILITIES, *COMPANION_ABILITIES, *CARD_ABILITIES, *ANOMALY_ABILITIES),
    "tod-face-deck-": DECKS,
    "tod-ask-": (*filter(None, QUESTIONS), "missing", "this-price", "facing"),
}
"""Messages whose ids are put together while speaking, and all that can be put in."""


def german() -> Wording:
    """Without English to fall back on, and with problems of its own."""
    return Wording("de")


@pytest.mark.parametrize("start", MADE_UP)
def test_of_messages_that_are_made_up_there_is_one_for_each_word_and_no_other(start: str) -> None:
    text = (LOCALES / "en" / "games" / "tod.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^{start}([a-z0-9-]+) =", text, re.MULTILINE)
    assert sorted(found) == sorted(word.replace(" ", "-") for word in MADE_UP[start])


@pytest.mark.slow
def test_everything_met_is_said_in_german() -> None:
    wording = german()
    met = everything_met()
    for words in met.prompts:
        text = wording.write(words, NAMES)
        assert text[0].isupper(), text
        assert text[-1] in ".?", text
    for words in met.choices:
        text = wording.write(words, NAMES)
        assert text[0].isupper() or text[0] in "„0123456789", text
    for words in met.lines:
        text = wording.write(words, NAMES)
        assert text[0].isupper() or text[0] in "„—", text
        assert text[-1] in ".!—", text
    assert wording.problems == []
    assert min(len(met.prompts), len(met.choices), len(met.lines)) > 30


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_on_dice_begin_the_names_of_their_symbols_so_that_a_name_alone_tells_what_is_missing(
    language: str,
) -> None:
    wording = Wording(language)
    names = [wording.write(say(f"tod-symbol-{symbol}"), NAMES) for symbol in SYMBOLS]
    letters = dict(
        re.findall(r"^tod-code-(\w+) = (\w+)$", (LOCALES / language / "tables.ftl").read_text(), re.M)
    )
    assert [letters[symbol] for symbol in SYMBOLS] == [name[:2] for name in names]
    found = wording.write(all_symbols((2, 1, 1, 1, 1, 1)), NAMES)
    assert found == ", ".join([names[0], *names])
    assert wording.problems == []


def test_every_name_is_translated_or_the_same() -> None:
    pack = the_game().pack
    names = {printed.name for kind in pack.printed.values() for printed in kind} | set(pack.zone_locations)
    wording = german()
    assert {text for text in names if not wording.knows(name_message(text))} == SAME_IN_GERMAN


def test_a_german_table() -> None:
    write = german().write
    position = table().hand(0, "key-to-time", "fez").sonic(0, 5).be(0, "first").run(Prepare(0))
    spoken = {option.notation: option for option in position.game.ask(position.state).options}
    key = spoken["play key-to-time"]
    assert write(key.words) == "„Schlüssel zur Zeit“ spielen (Tardis 1 vor und Dalek-Schiff 1 zurück)"
    assert (write(key.cost), write(key.target)) == ("3 Schall-Ladungen", "Schlüssel zur Zeit")
    assert write(spoken["install fez"].words) == "„Fez“ installieren (dazu: 1 schwarzer)"
    position = adventure().crew(0, "leela").shows("red-strength").run(RerollStage(0))
    spoken = {option.notation: option for option in position.game.ask(position.state).options}
    assert write(spoken["reroll leela"].words) == "Leela: bis zu 2 rote Würfel neu würfeln"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (DiceRolled(0, (0, 7), True), "Der aktive Doktor würfelt erneut: schwarz Laufen; grün Diplomatie."),
        (DiceCut(1, (2, 0, 1, 0)), "Der Helfer wirft Würfel ab: 2 schwarze, 1 blauer."),
        (
            DiceLapsed(0, 1, 1),
            "Der aktive Doktor bekommt 1 grünen Würfel nicht: In der Schachtel ist keiner mehr.",
        ),
        (
            AdventureFaced(0, 0, (1, 0, 0, 0, 0, 0), (0,)),
            "Ada stellt sich einem Abenteuer (Vergangenheit der Erde): Laufen (Fixpunkt).",
        ),
        (DiceAdded(1, 1, 2), "Der Helfer nimmt 2 grüne Würfel hinzu."),
        (DiceAdded(0, 0, 1), "Der aktive Doktor nimmt 1 schwarzen Würfel hinzu."),
        (DiceImprisoned(3, 1, 3), "„Schicksal der Daleks“ nimmt 3 grüne Würfel gefangen."),
        (DiceGathered(0, (5, 0, 1, 0)), "Würfel des aktiven Doktors: 5 schwarze, 1 blauer."),
        (SonicGained(1, 2), "Ben erhält 2 Schall-Ladungen."),
        (DilemmaFlipped(0, 1), "Aufgedecktes Dilemma (Vergangenheit der Erde): Weinende Engel."),
        (DoctorMoved(0, NONE), "Ada kehrt auf die Konsole zurück."),
        (DoctorsWon((0,)), "Ada hat Gallifrey zuerst erreicht und gewonnen!"),
        (DoctorsWon((0, 2)), "Ada und Cleo haben Gallifrey zuerst erreicht und gewonnen!"),
    ],
)
def test_an_event_reads_like_a_german_sentence(event: Event, line: str) -> None:
    assert german().write(the_game().tell(event), NAMES) == line


def test_what_owners_type_stands_as_they_typed_it() -> None:
    game = wider_game()
    faces = {face.key: face for face in game.gallery()}
    assert german().write(faces["prism"].name) == "Prism"
    assert [german().write(line) for line in faces["prism"].lines] == [
        "Typ: Ereignis",
        "Timing: eigenes Abenteuer",
        "Kosten: 0",
        "Tausch: grün/rot",
    ]
