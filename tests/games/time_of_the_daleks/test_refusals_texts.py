"""Why a choice is refused where a text wants one."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.refusal_positions import (
    Row,
    adventure,
    owing,
    passing_k9,
    scanning,
    show_refusal,
    table,
    wider_game,
)

from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare

ROWS: list[Row] = [
    # what a text wants
    (
        "an alternative that cannot be paid",
        "choose 2",
        "TOD-RESOLVE-14",
        "that alternative does not exist or cannot be paid",
        lambda: owing(table(game=wider_game()).sonic(0, 4), "the-broker"),
    ),
    (
        "discard a card that is elsewhere",
        "discard fez",
        "TOD-FINISH-08",
        "Fez is not in your hand",
        lambda: table().hand(0, "stetson", "timescoop", "k-9", "geronimo", "long-scarf").run(Finish(0)),
    ),
    (
        "lose a stranger",
        "lose leela",
        "TOD-RESOLVE-16",
        "Leela does not travel with you",
        lambda: owing(table().crew(0, "strax", "susan"), "the-zygons").choose("choose 1"),
    ),
    (
        "keep K-9",
        "give 1",
        "TOD-RULING-116",
        "K-9 goes to another player at this table",
        lambda: passing_k9(),
    ),
    (
        "a Prepare card instead of a discard",
        "play timescoop",
        "TOD-RULING-108",
        "only Anytime cards can be played here, and Timescoop is not one",
        lambda: (
            table()
            .hand(0, "fez", "stetson", "geronimo", "timescoop", "key-to-time")
            .sonic(0, 5)
            .run(Finish(0))
        ),
    ),
    (
        "keep a Transfer",
        "give 1",
        "TOD-RULING-107",
        "choose another player at this table",
        lambda: adventure(3).hand(0, "unit-field-radio").run(CallersPool(0)).choose("play unit-field-radio"),
    ),
    (
        "remove a Dalek where none is",
        "dalek earth-past",
        "TOD-RULING-024",
        "there is no Dalek to remove there",
        lambda: (
            table()
            .hand(0, "movellan-virus")
            .daleks("karn", 1)
            .daleks("mars", 2)
            .run(Prepare(0))
            .choose("play movellan-virus")
        ),
    ),
    (
        "place a Dalek elsewhere",
        "dalek karn",
        "TOD-RULING-091",
        "choose a zone of Earth",
        lambda: owing(table(), "the-ironsides"),
    ),
    (
        "look at an open Dilemma",
        "target earth-past",
        "TOD-INFO-01",
        "no Dilemma lies face down there",
        lambda: scanning("time-space-visualiser"),
    ),
    (
        "replace a Dilemma that lies face down",
        "target earth-future",
        "TOD-INFO-05",
        "no Dilemma lies face up there",
        lambda: scanning("randomiser"),
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_refusal_names_rule_and_reason(row: Row) -> None:
    show_refusal(row)
