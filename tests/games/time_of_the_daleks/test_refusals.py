"""Why a choice is refused: every refusal that refusals.py can give has a row in test_refusals_*.py; and the wrong
moments."""

from __future__ import annotations

import ast
import re

import pytest
from tests.games.time_of_the_daleks import (
    test_refusals_dice,
    test_refusals_preparing,
    test_refusals_texts,
    test_refusals_travelling,
)
from tests.games.time_of_the_daleks.messages import texts
from tests.games.time_of_the_daleks.positions import Position, the_game_folder
from tests.games.time_of_the_daleks.refusal_positions import (
    EARTH,
    adventure,
    paying,
    table,
)

from vortex.games.time_of_the_daleks import refusals
from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.occasions import OCCASIONS
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.refusals import refusal
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    BuildPools,
    CallersPool,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.kernel.choices import Kind

ROWS = [
    *test_refusals_preparing.ROWS,
    *test_refusals_travelling.ROWS,
    *test_refusals_dice.ROWS,
    *test_refusals_texts.ROWS,
]


def refused(position: Position, notation: str) -> tuple[str, str]:
    """Rule and reason, in English."""
    found = position.why_not(notation)
    assert found is not None
    return found.rule, str(found.reason)


def test_every_refusal_of_the_module_has_a_row() -> None:
    """By rule and message, as the tables of the rows give them."""

    def said_in(call: ast.Call) -> ast.expr | None:
        return call.args[0] if isinstance(call.func, ast.Name) and call.func.id == "say" else None

    def of_refusal(call: ast.Call) -> ast.expr | None:
        return call.args[0] if isinstance(call.func, ast.Name) and call.func.id == "Refusal" else None

    def message_of(call: ast.Call) -> ast.expr | None:
        is_refusal = isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        return said_in(call.args[1]) if is_refusal and isinstance(call.args[1], ast.Call) else None

    heard: set[tuple[str, str]] = set()
    for _, notation, _, _, set_up in ROWS:
        found = set_up().why_not(notation)
        assert found is not None
        heard.add((found.rule, found.reason.message))
    rules = dict(texts(refusals, of_refusal))
    messages = dict(texts(refusals, message_of))
    assert len(rules) > 60
    for line, rule in rules.items():
        pattern = messages.get(line, ".*")
        said = [one for one in heard if re.fullmatch(rule, one[0]) and re.fullmatch(pattern, one[1])]
        assert said, f"refusals.py:{line} is never said"
    for line, message in texts(refusals, said_in):
        known = {*(one[1] for one in heard), "tod-no-pass"}
        assert any(re.fullmatch(message, one) for one in known), f"refusals.py:{line} is never said"


# -- the wrong moment ------------------------------------------------------------------------------

WRONG_MOMENT = {
    "doctor": "TOD-SETUP-02",
    "base": "TOD-SETUP-03",
    "uninstall": "TOD-PREP-16",
    "install": "TOD-PREP-11",
    "dismiss": "TOD-PREP-16",
    "play": "TOD-RULING-108",
    "use": "TOD-CARD-08",
    "go": "TOD-TRAVEL-01",
    "roll": "TOD-TRAVEL-08",
    "new": "TOD-TRAVEL-11",
    "wander": "TOD-TRAVEL-12",
    "keep": "TOD-TRAVEL-11",
    "recruit": "TOD-RECRUIT-01",
    "link": "TOD-RECRUIT-01",
    "pay-sonic": "TOD-LIMIT-18",
    "pay-card": "TOD-LIMIT-18",
    "focus": "TOD-POOL-07",
    "call": "TOD-POOL-20",
    "afar": "TOD-HELP-03",
    "on-site": "TOD-HELP-03",
    "cut": "TOD-RULING-035",
    "exterminate": "TOD-POOL-12",
    "add": "TOD-POOL-02",
    "reroll": "TOD-REROLL-01",
    "reroll-sonic": "TOD-REROLL-01",
    "reroll-black": "TOD-REROLL-01",
    "reroll-k9": "TOD-RULING-114",
    "face": "TOD-FACE-01",
    "face-sonic": "TOD-FACE-01",
    "die": "TOD-RULING-047",
    "to": "TOD-FACE-06",
    "on": "TOD-RULING-126",
    "choose": "TOD-RESOLVE-13",
    "discard": "TOD-FINISH-08",
    "lose": "TOD-RESOLVE-16",
    "give": "TOD-CARD-03",
    "dalek": "TOD-RULING-091",
    "target": "TOD-INFO-01",
}


def test_every_kind_of_choice_has_a_moment() -> None:
    assert {kind.name for kind in TABLE.kinds} == {"pass", *WRONG_MOMENT}


@pytest.mark.parametrize(
    "kind", [kind for kind in TABLE.kinds if kind.name != "pass"], ids=lambda kind: kind.name
)
def test_at_the_wrong_moment_every_kind_of_choice_is_refused_by_its_rule(kind: Kind) -> None:
    """At two questions that have no kind of answer in common."""
    name, base = kind.name, kind.base
    paying_now = paying()
    helping = adventure().sonic(1, 1).sonic(0, 1).run(CallersPool(0)).choose("call 2")
    assert helping.asked == (1, "help")
    seen = 0
    for position in (paying_now, helping):
        topic = position.state.topic
        if topic in OCCASIONS[name].topics:
            continue
        found = refusal(position.state, position.state.asked, base)
        assert found.rule == WRONG_MOMENT[name]
        assert found.reason == OCCASIONS[name].reason
        assert str(found.reason)
        seen += 1
    assert seen


def test_a_question_that_wants_an_answer_cannot_be_passed() -> None:
    position = paying()
    assert refused(position, "pass") == (
        "TOD-LIMIT-18",
        "this question wants an answer: How do you pay?",
    )


def test_only_the_asked_seat_may_answer_and_a_game_that_is_over_asks_nothing() -> None:
    position = table().hand(0, "fez").run(Prepare(0))
    elsewhere = position.game.why_not(position.state, 1, 0)
    assert elsewhere is not None
    assert elsewhere.rule == "TOD-PREP-15"
    assert str(elsewhere.reason).startswith("the question is for Seat 1: Prepare: ")
    over = table().daleks(EARTH, 3).run(DalekTurn())
    found = over.game.why_not(over.state, 0, 0)
    assert found is not None
    assert (found.rule, str(found.reason)) == ("TOD-TURN-05", "the game is over")


def test_every_rule_that_is_named_to_players_exists() -> None:
    rules = (the_game_folder() / "RULES.md").read_text(encoding="utf-8")
    named = set(WRONG_MOMENT.values()) | {row[2] for row in ROWS}
    named |= {question.rule for question in QUESTIONS.values()} | {kind.rule for kind in TABLE.kinds}
    assert [rule for rule in sorted(named) if f"**{rule}**" not in rules] == []


def test_trading_a_die_that_is_not_there_is_refused() -> None:
    position = adventure().equip(0, "confession-dial").run(BuildPools(0)).choose("use confession-dial")
    assert position.asked == (0, "trade-die")
    assert refused(position, "cut red") == ("TOD-POOL-08", "there is no red die in the pool")
