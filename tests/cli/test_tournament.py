"""`vortex tournament`: what it reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import tournament

from vortex.bots.bot import BOTS


def test_it_ranks_the_bots_and_says_how_sure_that_is() -> None:
    result = tournament("toy", "--bots", "random,companion", "--games", "12", "--jobs", "1")
    assert result.exit_code == 0
    assert "Lanterns: 12 games of 3 seats" in result.stdout
    assert "Wins by seat" in result.stdout
    assert "games that only one of them won, made up for who held more seats." in result.stdout
    two = tournament("toy", "--seats", "2", "--bots", "random,companion", "--games", "4", "--jobs", "1")
    assert "games that only one of them won." in two.stdout


@pytest.mark.parametrize(
    ("tables", "among_others", "alone"), [("mixed", 16, 0), ("pure", 0, 16), ("both", 8, 8)]
)
def test_tables_of_one_bot_have_a_column_of_their_own(tables: str, among_others: int, alone: int) -> None:
    typed = ("toy", "--seats", "2", "--bots", "random,companion", "--games", "16", "--jobs", "1")
    found = json.loads(tournament(*typed, "--tables", tables, "--json").stdout)["bots"]
    assert [each["wins"]["of"] for each in found] == [among_others] * 2
    assert [each["wins_at_pure_tables"]["of"] for each in found] == [alone] * 2
    shown = " ".join(tournament(*typed, "--tables", tables).stdout.split())
    assert ("Wins by seat at mixed tables" in shown) is (tables == "both")


def test_as_json_and_as_lines_it_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    common = ("toy", "--bots", "random,companion", "--games", "12", "--seed", "5", "--json")
    one = tournament(*common, "--jobs", "1", "--out", first)
    two = tournament(*common, "--jobs", "2", "--out", second)
    assert one.stdout == two.stdout
    assert first.read_bytes() == second.read_bytes()
    found = json.loads(one.stdout)
    assert found["games"] == 12
    assert {each["bot"] for each in found["bots"]} == {"random", "companion"}
    head, *games = map(json.loads, first.read_text().splitlines())
    assert head["seed"] == 5
    assert [game["number"] for game in games] == list(range(12))
    assert all(len(game["bots"]) == 3 for game in games)
    assert sum(len(game["winners"]) for game in games) == sum(each["wins"]["hits"] for each in found["bots"])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("toy --bots random,genius", f"there is no bot 'genius'; there are: {', '.join(BOTS)}"),
        ("toy --bots random,random", "--bots names random twice"),
        ("ludo", "there is no game 'ludo'; there are: time-of-the-daleks"),
        ("toy --tables square", "'square' is not one of 'mixed', 'pure', 'both'"),
        ("toy --seats 7", "Lanterns is for 2 to 3 seats, not 7"),
        ("toy --option colour=red", "Lanterns has no option 'colour'; it has: goal, dark"),
        ("toy --games 0", "0 is not in the range x>=1"),
        ("time-of-the-daleks --seats 1", "--tables pure plays them one by one"),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    result = tournament(*typed.split())
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_table_of_one_kind_has_neither_a_rating_nor_an_interval() -> None:
    """Somebody like itself loses whenever it wins: nothing is estimated there."""
    result = tournament("toy", "--bots", "random", "--seats", "3", "--games", "6", "--jobs", "1")
    head, row = (
        next(line for line in result.stdout.splitlines() if part in line) for part in ("bot", "random")
    )
    assert "rating" not in head
    assert "%" in row
    assert "–" not in row
