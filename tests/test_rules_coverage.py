"""The rules coverage report must be able to fail, so it is run here on a small game that is made up for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.rules_coverage import ROOT, Rule, main, read_games, read_rules

from vortex.games import GAMES
from vortex.kernel.rulebook import Rulebook

RULES = """
# Snap

- **SN-TURN-01** Turns go clockwise. [Rulebook › TURNS]
- **SN-TURN-02** The deck lies in the middle. *(layout)* [Rulebook › TURNS]
- **SN-CARD-ACE-01** An ace is high. [Rulebook › CARDS]
- **SN-RULING-01** *A tie.* **Ruling:** nobody wins.
- **SN-RULING-02** *A misprint.* **Ruling:** read SN-TURN-01.

| Id | Limit | Value |
|---|---|---|
| **SN-LIMIT-01** | cards in hand | 5 |
| **SN-DP-01** | snap or not | yes, no |
| **SN-DIFF-01** | second edition | four suits |
"""

TESTS = """
import pytest

@pytest.mark.rule("SN-TURN-01")
@pytest.mark.rule("SN-LIMIT-01", "SN-DP-01")
def test_a_turn():
    raise AssertionError("collected, never run")

@pytest.mark.parametrize("card", [1, pytest.param(2, marks=pytest.mark.rule("SN-CARD-ACE-01"))])
def test_a_card(card):
    pass

@pytest.mark.rule("SN-RULING-01")
class TestTies:
    def test_nobody_wins(self):
        pass
"""

EXEMPT = """
[[exempt]]
id = "SN-RULING-02"
why = "It reads a misprint."
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game with rules, tests for all of them, and one exemption."""
    (tmp_path / "games" / "snap").mkdir(parents=True)
    (tmp_path / "games" / "snap" / "__init__.py").touch()
    (tmp_path / "games" / "snap" / "RULES.md").write_text(RULES, "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_snap.py").write_text(TESTS, "utf-8")
    (tmp_path / "exempt.toml").write_text(EXEMPT, "utf-8")
    return tmp_path


class Report(NamedTuple):
    status: int
    output: str
    error: str


Run = Callable[..., Report]


@pytest.fixture
def run(project: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_report(*keys: str) -> Report:
        status = main([*(f"--{name}={project / place}" for name, place in PLACES.items()), *keys])
        return Report(status, *capsys.readouterr())

    return run_report


PLACES = {"games": "games", "tests": "tests", "exempt": "exempt.toml"}


def add(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def row(output: str, family: str) -> list[int]:
    """Rules, tested, exempt and missing of one family."""
    found = re.search(rf"^ +{family} +(\d+) +(\d+) +(\d+) +(\d+)$", output, re.MULTILINE)
    assert found, output
    return [int(number) for number in found.groups()]


def test_every_rule_has_a_test(run: Run) -> None:
    result = run()
    assert result.status == 0, result.output + result.error
    assert "without a test" not in result.output
    assert row(result.output, "LIMIT") == [1, 1, 0, 0]
    assert row(result.output, "CARD") == [1, 1, 0, 0]
    assert row(result.output, "all") == [8, 5, 3, 0]


def test_a_rule_without_a_test_is_named_and_fails(project: Path, run: Run) -> None:
    add(
        project / "games" / "snap" / "RULES.md",
        "| **SN-LIMIT-02** | rounds | 9 |\n- **SN-TURN-03** Snap. [Rulebook]\n",
    )
    result = run()
    assert result.status == 1
    assert "rules without a test:\n  SN-LIMIT-02\n  SN-TURN-03\n" in result.output
    assert row(result.output, "TURN") == [3, 1, 1, 1]


def test_a_marker_that_names_no_rule_fails_with_the_name_of_its_test(project: Path, run: Run) -> None:
    add(
        project / "tests" / "test_snap.py",
        "@pytest.mark.rule('SN-TRUN-01')\ndef test_wrong_id():\n    pass\n",
    )
    result = run()
    assert result.status == 1
    assert re.search(
        r"markers that name no rule:\n  SN-TRUN-01  .*test_snap.py::test_wrong_id\n", result.output
    )


def test_a_marker_without_an_id_fails(project: Path, run: Run) -> None:
    add(project / "tests" / "test_snap.py", "@pytest.mark.rule\ndef test_no_id():\n    pass\n")
    result = run()
    assert result.status == 1
    assert "test_snap.py::test_no_id" in result.output


def test_an_id_that_is_not_written_out_fails(project: Path, run: Run) -> None:
    add(project / "tests" / "test_snap.py", "@pytest.mark.rule(IDS[0])\ndef test_turns():\n    pass\n")
    result = run()
    assert result.status == 1
    assert "IDS[0]  test_snap.py::test_turns" in result.output


def test_a_skipped_test_shows_nothing(project: Path, run: Run) -> None:
    tests = project / "tests" / "test_snap.py"
    tests.write_text(TESTS.replace("def test_a_turn", "@pytest.mark.skip\ndef test_a_turn"), "utf-8")
    result = run()
    assert result.status == 1
    assert "rules without a test:\n  SN-TURN-01\n  SN-LIMIT-01\n" in result.output


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('id = "SN-RULING-09"\nwhy = "It is gone."', "SN-RULING-09  names no rule"),
        ('id = "SN-RULING-01"\nwhy = "It was hard."', "SN-RULING-01  has a test"),
        ('id = "SN-TURN-01"\nwhy = "It was hard."', "SN-TURN-01  is no ruling, so it needs a test"),
    ],
)
def test_an_exemption_that_does_not_hold_fails(project: Path, run: Run, entry: str, complaint: str) -> None:
    add(project / "exempt.toml", f"\n[[exempt]]\n{entry}\n")
    result = run()
    assert result.status == 1
    assert f"exemptions that do not hold:\n  {complaint}\n" in result.output


def test_an_exemption_needs_a_reason(project: Path, run: Run) -> None:
    (project / "exempt.toml").write_text('[[exempt]]\nid = "SN-RULING-02"\nwhy = " "\n', "utf-8")
    result = run()
    assert result.status == 1
    assert "SN-RULING-02  gives no reason" in result.output


def test_a_ruling_without_exemption_needs_a_test(project: Path, run: Run) -> None:
    (project / "exempt.toml").unlink()
    result = run()
    assert result.status == 1
    assert "rules without a test:\n  SN-RULING-02\n" in result.output


def test_an_id_that_is_defined_twice_fails(project: Path, run: Run) -> None:
    add(project / "games" / "snap" / "RULES.md", "- **SN-TURN-01** Turns go anticlockwise. [Rulebook]\n")
    result = run()
    assert result.status == 1
    assert "ids that are defined twice:\n  SN-TURN-01\n" in result.output


def test_a_game_without_its_package_is_not_in_this_build(project: Path, run: Run) -> None:
    (project / "games" / "old_maid").mkdir()
    (project / "games" / "old_maid" / "RULES.md").write_text(
        "- **OM-TURN-01** Draw one. [Rulebook]\n", "utf-8"
    )
    result = run()
    assert result.status == 0
    assert "old-maid: not in this build" in result.output
    assert "OM-TURN-01" not in result.output


def test_one_game_can_be_reported_alone(project: Path, run: Run) -> None:
    other = project / "games" / "old_maid"
    other.mkdir()
    (other / "__init__.py").touch()
    (other / "RULES.md").write_text("- **OM-TURN-01** Draw one. [Rulebook]\n", "utf-8")
    add(
        project / "tests" / "test_snap.py",
        "@pytest.mark.rule('OM-TURN-77')\ndef test_wrong_id():\n    pass\n",
    )
    assert run("snap").status == 0
    alone = run("old_maid")
    assert alone.status == 1
    assert "OM-TURN-01" in alone.output
    assert "OM-TURN-77" in alone.output
    assert run("whist").status == 2


def test_tests_that_cannot_be_read_are_no_success(project: Path, run: Run) -> None:
    add(project / "tests" / "test_snap.py", "def test_half(\n")
    result = run()
    assert result.status == 2
    assert "test_snap.py" in result.error


def test_only_a_bold_id_at_the_start_defines_a_rule() -> None:
    text = "See **SN-TURN-09**.\n- **SN-TURN-01** As **SN-TURN-08**.\n| SN-TURN-07 | plain |\n|**SN-2P-01**| tight |\n"
    assert read_rules(text) == (Rule("SN-TURN-01", is_layout=False), Rule("SN-2P-01", is_layout=False))


def test_the_rules_of_the_games_refer_only_to_rules_that_exist() -> None:
    folder = ROOT / "src" / "vortex" / "games"
    games = read_games(folder)
    ours = [key for key, module in GAMES.items() if module.startswith("vortex.games.")]
    assert [game.key for game in games] == sorted(ours)
    for game in games:
        ids = {rule.id for rule in game.rules}
        text = (folder / game.key.replace("-", "_") / "RULES.md").read_text("utf-8")
        assert set(re.findall(r"\b(?:TOD|TC|CG)(?:-[A-Z0-9]+)+-\d+\b", text)) == ids
        assert set(Rulebook(text).rules) == ids, "what players can look up is what the report counts"
