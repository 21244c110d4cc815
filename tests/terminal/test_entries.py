"""What a server's log holds besides choices is told in a sentence, but not what was answered here."""

from __future__ import annotations

from vortex.protocol import PublicEntry
from vortex.terminal.entries import entry_words
from vortex.terminal.speech import Speech

SPEECH = Speech("en", ("Ann", "Bob"))


def words(kind: str, seat: int = 1, **more: object) -> str:
    return entry_words(PublicEntry(kind, seat, **more), SPEECH, (0,))  # type: ignore[arg-type]


def test_each_kind_has_its_sentence() -> None:
    assert words("choice") == words("take_back") == ""
    assert words("take_over", level="companion") == "A bot now plays for Bob: companion."
    assert words("hand_back") == "Bob plays again."
    assert words("flag", 0) == "Ann has no time left; a bot plays on."
    assert words("resign") == "Bob resigns."
    assert words("resign", level="companion") == "Bob resigns; a bot plays on."
    assert words("take_back_answer", yes=True) == "Bob agrees to go back."
    assert words("take_back_answer", yes=False) == "Bob would rather not go back."
    assert words("removal") == "The host has removed a player; the seat is open."


def test_what_one_did_oneself_is_not_told() -> None:
    assert words("undo") == "Bob has taken a move back."
    assert words("undo", 0) == words("take_back_answer", 0, yes=True) == ""
