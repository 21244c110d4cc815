"""Rules by id."""

from __future__ import annotations

from vortex.kernel.rulebook import Rulebook

TEXT = """\
# Rules

Words about **AB-CDE-01** before it.

- **AB-CDE-01** Seats take *turns*. See [First game](#first-game).
  They go on.
- **AB-CDE-02** — `Two × two` is four.
Not part of it.

| Id | When | Who |
|---|---|---|
| **AB-DP-01** | at the *end* | nobody |
| AB-DP-02 | never | nobody |

- **AB-RULING-001** [C] *Why?* **Ruling:** Because.
- **AB-CARD-TEN-03** A longer id.
"""


def test_rules_stand_in_lists_and_tables() -> None:
    rules = Rulebook(TEXT)
    assert list(rules.rules) == ["AB-CDE-01", "AB-CDE-02", "AB-DP-01", "AB-RULING-001", "AB-CARD-TEN-03"]
    assert "AB-CDE-01" in rules
    assert "AB-DP-02" not in rules


def test_a_rule_is_said_without_markup() -> None:
    rules = Rulebook(TEXT)
    assert rules.text("AB-CDE-01") == "Seats take turns. See First game. They go on."
    assert rules.text("AB-CDE-02") == "Two × two is four."
    assert rules.text("AB-DP-01") == "When: at the end; Who: nobody"
    assert rules.text("AB-RULING-001") == "[C] Why? Ruling: Because."
    assert rules.text("AB-NONE-01") == ""
