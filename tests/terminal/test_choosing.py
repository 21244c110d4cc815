"""The way to a game in lines: which, how, or one that was saved."""

from __future__ import annotations

import pytest
from tests.terminal.at_the_terminal import play

from vortex.games.register import Register
from vortex.terminal.saved import saved_games


@pytest.fixture(autouse=True)
def _toy_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.terminal.choosing.GAMES", Register({"toy": "tests.toy_game"}))


def test_seats_bots_and_options_are_settled_before_the_first_move() -> None:
    typed = "1\nseats 2\nbots novice\ngoal=12\nbots genius\nseats 9\ngoal=3\n\nquit\n"
    text = play(typed=typed).stdout
    assert "3 seats, bots: companion; options: goal=6, dark=false" in text
    assert "2 seats, bots: novice; options: goal=12, dark=false" in text
    assert "there is no bot 'genius'" in text
    assert "Lanterns is for 2 to " in text
    assert "Lanterns: Player 1, novice 2\n" in text


def test_a_saved_game_is_listed_taken_up_and_removed() -> None:
    play("toy", "--seed", "1", typed="pass\nquit\n")
    [saved] = saved_games()
    assert "Lanterns: Player 1, companion 2, companion 3 (" in play(typed="quit\n").stdout
    again = play(typed="2\nquit\n").stdout
    assert f"Go on with: vortex play --resume {saved.path}" in again
    gone = play(typed="remove 9\nremove 2\nquit\n").stdout
    assert f"Removed: Lanterns: Player 1, companion 2, companion 3 ({saved.path})" in gone
    assert saved_games() == []


def test_what_a_number_of_seats_needs_is_settled_with_it_and_what_does_not_fit_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vortex.terminal.choosing.GAMES", Register({"card-game": "vortex.games.card_game"}))
    typed = "1\nseats 2\ntwo-player-variant=false\nseats 9\nseats many\n\nquit\n"
    text = play(typed=typed).stdout
    assert "3 seats, bots: companion; options: two-player-variant=false" in text
    assert "2 seats, bots: companion; options: two-player-variant=true" in text
    assert "two players need “Two players: " in text
    assert "The Doctor Who Card Game is for 2 to 4 seats, not for 9." in text
    assert "Not understood: 'many' is no number of seats." in text
    assert "The Doctor Who Card Game: Player 1, companion 2\n" in text


def test_the_words_are_german_too() -> None:
    text = play("--language", "de", typed="1\nplätze 2\nbots genius\n\nbeenden\n").stdout
    assert "2 Plätze, Bots: companion" in text
    assert "Nicht verstanden: einen Bot 'genius' gibt es nicht; es gibt: random" in text
    assert "Lanterns: Spieler 1, Begleiter 2\n" in text


def test_a_saved_game_that_cannot_be_read_is_listed_with_the_reason_and_can_be_removed() -> None:
    play("toy", "--seed", "1", typed="pass\nquit\n")
    [saved] = saved_games()
    saved.path.write_text("{", encoding="utf-8")
    text = play(typed="2\nremove 2\nquit\n").stdout
    assert text.count("cannot be read: ") == 2, "in the list, and when it is chosen"
    assert f"Removed: {saved.path.name} (" in text
    assert saved_games() == []
