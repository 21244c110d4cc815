"""What is wrong with a command for players is said in their language."""

from __future__ import annotations

import pytest
from tests.cli.running import run


@pytest.mark.parametrize(
    ("typed", "german", "english"),
    [
        ("play toy --sead 3", "es gibt keine Option --sead; ist ", "there is no option --sead; is "),
        (
            "play toy --seats many",
            "--seats ist eine ganze Zahl, nicht 'many'.",
            "is a whole number, not 'many'.",
        ),
        ("play toy --seats", "zu --seats gehört ein Wert.", "--seats takes a value."),
        (
            "play toy --port 99999",
            "--port ist eine ganze Zahl von 0 bis 65535.",
            "a whole number from 0 to 65535.",
        ),
        (
            "play ludo --terminal",
            "es gibt kein Spiel 'ludo'; es gibt: ",
            "there is no game 'ludo'; there are: ",
        ),
        ("play toy --terminal --bots x", "einen Bot 'x' gibt es nicht; ", "there is no bot 'x'; "),
        ("play toy --human 9", "--human nimmt einen Platz von 1 bis ", "--human takes a seat from 1 to "),
        ("play toy more", "das ist ein Wort zu viel: more.", "one word too many: more."),
        ("replay", "record fehlt.", "record is missing."),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_the_readers_language(
    typed: str, german: str, english: str
) -> None:
    for language, words, error in (("de", german, "Fehler: "), ("en", english, "Error: ")):
        told = run(*typed.split(" ", 1)[:1], "--language", language, *typed.split()[1:])
        assert told.exit_code == 2, told.output
        assert error in told.stderr
        assert words.lower() in told.stderr.lower()
