"""Choices are written as text, and read back."""

from __future__ import annotations

from tests.conformance.positions import the_game


def test_notation_is_read_back_as_the_same_choice(key: str) -> None:
    game = the_game(key)
    written: set[str] = set()
    for choice in range(game.choices.size):
        if game.notation.exists(choice):
            text = game.notation.write(choice)
            assert game.notation.read(text) == choice
            assert game.notation.read(text.upper()) == choice
            assert text not in written
            written.add(text)
