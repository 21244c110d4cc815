"""Options in words: what they cost and where they go."""

from __future__ import annotations

from tests.games.card_game.positions import A, B, Table
from tests.games.card_game.writing import NAMES, ask

from vortex.kernel.words import wording


def test_options_say_what_they_cost_and_where_they_go() -> None:
    table = Table().tp(10).line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "k-9", "doctor", fill=3).turn(A)
    said = {option.notation: option for option in ask(table).options}
    assert str(said["buy 2"].cost) == "10 TP"
    assert str(said["buy 2"].words) == "Buy 2 cards"
    assert str(said["play k-9"].cost) == "1 Defender"
    assert str(said["defend leadworth"].target) == "Leadworth"
    assert said["play medusa-cascade"].rule == "CG-LOC-01"


def test_a_player_is_called_by_name_in_options_and_refusals() -> None:
    table = Table().line(A, "leadworth").tp(0, 15, 15).hand(A, "utah", fill=3).turn(A).do("play utah")
    assert table.state.topic == "take"
    german = wording("de").write
    assert german(ask(table).options[0].words, NAMES) == "1 ZP von Bob nehmen"
    assert german(ask(table).options[0].target, NAMES) == "Bob"
    poor = table.game.why_not(table.state, A, table.game.notation.read("take 4"))
    assert poor is not None
    assert wording("en").write(poor.reason, NAMES) == "Dee has no Time Points"
    assert german(poor.reason, NAMES) == "Dee hat keine Zeitpunkte"
