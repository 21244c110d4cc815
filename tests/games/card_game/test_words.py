"""The game in words: prompts, options with cost and target, lines of the log."""

from __future__ import annotations

from tests.games.card_game.positions import A, B, Table

NAMES = ("Ann", "Bob", "Cid", "Dee")


def log(table: Table, seat: int | None) -> list[str]:
    return [table.game.tell(event.seen_by(seat), NAMES) for event in table.state.events or []]


def test_options_say_what_they_cost_and_where_they_go() -> None:
    table = Table().tp(10).line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "k-9", "doctor", fill=3).turn(A)
    said = {option.notation: option for option in table.game.ask(table.state).options}
    assert said["buy 2"].cost == "10 TP"
    assert said["buy 2"].words == "Buy 2 cards"
    assert said["play k-9"].cost == "1 Defender"
    assert said["defend leadworth"].target == "Leadworth"
    assert said["play medusa-cascade"].rule == "CG-LOC-01"


def test_the_prompt_tells_the_asked_seat_what_it_is_putting_together() -> None:
    table = Table().line(B, "leadworth").hand(A, "daleks", "daleks", fill=3).turn(A)
    assert table.game.ask(table.state).prompt == "Take actions, or pass your last cards on."
    table.do("attack leadworth")
    assert table.game.ask(table.state).prompt == "Choose Enemies to play against Leadworth."
    table.do("add daleks")
    assert table.game.ask(table.state).options[0].words == "Done"


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
