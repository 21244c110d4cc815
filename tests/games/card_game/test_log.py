"""The log, line by line, as each reader may read it."""

from __future__ import annotations

from tests.games.card_game.positions import A, B, Table
from tests.games.card_game.writing import log


def test_the_log_hides_what_a_reader_may_not_know() -> None:
    table = (
        Table().line(B, "leadworth").hand(A, "daleks", fill=3).turn(A).do("attack leadworth", "add daleks")
    )
    table.do("pass")
    assert log(table, A)[0] == "Ann places Daleks face-down against Leadworth."
    assert log(table, B)[0] == "Ann places 1 card face-down against Leadworth."
    assert log(table, None)[1] == "Ann passes 3 cards to Dee."
    assert log(table, 3)[1] == "Ann passes The Byzantium, New New York, Medusa Cascade to Dee."


def test_a_conflict_in_the_log() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", "amy-pond", fill=3).turn(A).do("defend leadworth", "add doctor", "add amy-pond")
    assert log(table, None) == [
        "Ann sends The Doctor, Amy Pond to defend Leadworth.",
        "Defending Leadworth: The Doctor, Amy Pond.",
        "Attacking Leadworth: Sontarans.",
        "Leadworth: 8 against 4, the defence holds.",
        "The attack of Bob on Leadworth is defeated.",
        "Ann puts a TARDIS counter on Leadworth.",
    ]


def test_the_game_end_card_is_turned_up_by_the_draw_that_is_told_before_it() -> None:
    table = Table().hand(A, fill=3).hand(B, "doctor").above_game_end(2).turn(A).do("pass")
    assert log(table, None) == [
        "Ann passes 3 cards to Dee.",
        "Ann draws 2 cards.",
        "The Game End card is turned up.",
        "Ann draws 3 cards.",
        "The End Game period begins.",
        "Bob begins a turn.",
    ]


def test_a_name_that_ends_with_a_full_stop_brings_the_sentences_along() -> None:
    table = Table().hand(A, "unit", fill=3).turn(A).do("play unit")
    assert log(table, None)[0] == "Ann plays U.N.I.T."


def test_a_conflict_in_the_german_log() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", "amy-pond", fill=3).turn(A).do("defend leadworth", "add doctor", "add amy-pond")
    assert log(table, None, "de") == [
        "Ann verteidigt Leadworth: Doktor, Amy Pond.",
        "Verteidigung von Leadworth: Doktor, Amy Pond.",
        "Angriff auf Leadworth: Sontaraner.",
        "Leadworth: 8 gegen 4, die Verteidigung hält.",
        "Der Angriff von Bob auf Leadworth ist abgewehrt.",
        "Ann legt einen Tardis-Marker auf Leadworth.",
    ]
