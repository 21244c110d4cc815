"""Questions in words: what is asked, and what the asked seat has so far."""

from __future__ import annotations

from tests.games.card_game.positions import A, B, C, Table
from tests.games.card_game.writing import NAMES, ask

from vortex.kernel.words import wording


def test_the_prompt_tells_the_asked_seat_what_it_is_putting_together() -> None:
    table = Table().line(B, "leadworth").hand(A, "daleks", "daleks", fill=3).turn(A)
    assert str(ask(table).question.prompt) == "Take actions, or pass your last cards on."
    table.do("attack leadworth")
    assert str(ask(table).question.prompt) == "Choose Enemies to play against Leadworth."
    table.do("add daleks")
    assert str(ask(table).options[0].words) == "Done"


def test_a_window_in_german_gives_place_and_totals() -> None:
    table = Table().line(B, "pompeii").guards("pompeii", "amy-pond").hand(B, "teselecta")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack pompeii", "add the-beast")
    prompt = wording("de").write(ask(table).question.prompt, NAMES)
    assert prompt == "Pompeji, 3 gegen 6: Die Verteidigung ist verloren. Teselecta spielen?"
