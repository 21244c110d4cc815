"""What is typed names a choice, or is refused with a reason."""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.at_the_terminal import toy


def test_a_choice_is_a_number_a_notation_or_as_much_of_it_as_is_needed(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "")
    hand = re.findall(r"^ +\d+  (play \w+):", text, re.MULTILINE)
    assert len(hand) == 4
    for typed in ("2", hand[0], hand[0].upper(), hand[0][:9]):
        (tmp_path / "r.json").unlink()
        _, choices = toy(tmp_path, f"{typed}\n")
        assert choices == hand[:1]


def test_what_fits_several_choices_is_not_taken(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "p\nplay\n")
    assert "Not understood: 'p' could be 'pass', 'play " in text
    assert choices == []


def test_what_is_no_whole_choice_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    wrong = "? play nothing\n"
    text, _ = toy(tmp_path, wrong)
    assert "Not understood: 'nothing' is no card; known are: " in text
    (tmp_path / "r.json").unlink()
    text, _ = toy(tmp_path, wrong, "--language", "de")
    assert "Nicht verstanden: 'play nothing' ist keine Wahl; " in text


def test_an_illegal_choice_is_refused_with_rule_and_reason(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "block mirr\n? do first\n? play\n")
    assert "Not allowed: block mirror: that is not what is asked: Play a card, or pass. (TOY-TURN-02)" in text
    assert "do first is not allowed now: that is not what is asked: Play a card, or pass." in text
    assert "TOY-TURN-02: Then it plays a card from its hand or passes." in text
    assert choices == []
