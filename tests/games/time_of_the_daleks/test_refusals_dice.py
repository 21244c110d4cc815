"""Why a choice is refused while dice are gathered, rolled again and turned."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game
from tests.games.time_of_the_daleks.refusal_positions import (
    EARTH,
    Row,
    adventure,
    after_bow_tie,
    empty_pool,
    k9,
    locked_window,
    rerolling,
    show_refusal,
    window,
    with_helper,
)

from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
    Exterminate,
    HelpersPool,
)

ROWS: list[Row] = [
    # the pool
    (
        "focus by a stranger",
        "focus leela red",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "focus without an icon",
        "focus rory-williams red",
        "TOD-POOL-04",
        "Rory Williams has no focus icon for red",
        lambda: adventure().crew(0, "rory-williams").run(CallersPool(0)),
    ),
    (
        "focus twice",
        "focus rory-williams blue",
        "TOD-RULING-045",
        "Rory Williams's icon has already been used",
        lambda: (
            adventure()
            .hand(0, "timescoop")
            .crew(0, "rory-williams")
            .run(CallersPool(0))
            .choose("focus rory-williams blue")
        ),
    ),
    (
        "focus without a black die",
        "focus rory-williams blue",
        "TOD-RULING-037",
        "there is no black die to exchange",
        lambda: (
            adventure()
            .hand(0, "timescoop")
            .crew(0, "rory-williams")
            .run(CallersPool(0))
            .pool(black=0)
            .again()
        ),
    ),
    (
        "focus into a colour that is all there",
        "focus rory-williams blue",
        "TOD-RULING-037",
        "no blue die is left",
        lambda: (
            adventure().hand(0, "timescoop").crew(0, "rory-williams").run(CallersPool(0)).pool(blue=3).again()
        ),
    ),
    (
        "call as the helper",
        "call 1",
        "TOD-HELP-01",
        "only the active Doctor may call for help",
        lambda: with_helper(adventure()).hand(1, "timescoop").run(HelpersPool(1)),
    ),
    (
        "call a second helper",
        "call 3",
        "TOD-RULING-058",
        "there is already a helper",
        lambda: with_helper(adventure(3)).hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call oneself",
        "call 1",
        "TOD-HELP-01",
        "call another player",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call nobody at the table",
        "call 3",
        "TOD-HELP-01",
        "call another player",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call without paying",
        "call 2",
        "TOD-RULING-060",
        "you have neither a sonic charge nor a card to pay with",
        lambda: adventure().crew(0, "rory-williams").run(CallersPool(0)),
    ),
    (
        "cut a colour that is not there",
        "cut red",
        "TOD-POOL-08",
        "there is no red die in the pool",
        lambda: adventure().crew(0, "craig-owens", "osgood", "rory-williams").run(CallersPool(0)),
    ),
    (
        "exterminate a colour that is not there",
        "exterminate caller red",
        "TOD-POOL-12",
        "there is no red die in that pool",
        lambda: adventure().daleks(EARTH, 1).pool(black=2, blue=1).run(Exterminate(0)),
    ),
    # re-rolls
    (
        "re-roll others' dice by a Companion",
        "reroll rory-williams",
        "TOD-HELP-18",
        "Rory Williams does not work on this Adventure's dice",
        lambda: window(RerollStage),
    ),
    (
        "re-roll by a stranger",
        "reroll leela",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: rerolling("black-science").run(RerollStage(0)),
    ),
    (
        "re-roll without an icon",
        "reroll kate-stewart",
        "TOD-REROLL-04",
        "Kate Stewart has no re-roll icon",
        lambda: rerolling("black-science").crew(0, "kate-stewart").run(RerollStage(0)),
    ),
    (
        "re-roll at a Fixed Point",
        "reroll eleventh",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards and by sonic charges",
        lambda: rerolling("black-science", conditions="fixed point").run(RerollStage(0)),
    ),
    (
        "re-roll twice by an icon",
        "reroll eleventh",
        "TOD-REROLL-05",
        "The Eleventh Doctor's icon has already been used",
        lambda: after_bow_tie(),
    ),
    (
        "re-roll without a fitting die",
        "reroll eleventh",
        "TOD-RULING-043",
        "there is no die of a colour that The Eleventh Doctor re-rolls",
        lambda: rerolling("blue-science").run(RerollStage(0)),
    ),
    (
        "re-roll with charges at a Fixed Point",
        "reroll-sonic",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards and by sonic charges",
        lambda: rerolling("black-science", conditions="fixed point").sonic(0, 5).run(RerollStage(0)),
    ),
    (
        "re-roll with too few charges",
        "reroll-sonic",
        "TOD-REROLL-09",
        "it costs 2 sonic charges, and you have 1",
        lambda: rerolling("black-science").sonic(0, 1).run(RerollStage(0)),
    ),
    (
        "re-roll nothing",
        "reroll-sonic",
        "TOD-RULING-036",
        "your pool has no dice",
        lambda: empty_pool(RerollStage),
    ),
    (
        "give up a black die that is not there",
        "reroll-black",
        "TOD-REROLL-13",
        "your pool has no black die",
        lambda: rerolling("blue-science", "blue-science").run(RerollStage(0)),
    ),
    (
        "give up the only die",
        "reroll-black",
        "TOD-RULING-044",
        "another die must remain to be rolled",
        lambda: rerolling("black-science").run(RerollStage(0)),
    ),
    ("K-9 of another", "reroll-k9", "TOD-K9-03", "you do not have K-9", lambda: k9(1)),
    (
        "K-9 twice",
        "reroll-k9",
        "TOD-RULING-114",
        "K-9 has already helped in this Adventure",
        lambda: k9(0, used=True),
    ),
    (
        "K-9 without dice",
        "reroll-k9",
        "TOD-RULING-036",
        "your pool has no dice",
        lambda: empty_pool(RerollStage, k9=True),
    ),
    # faces
    (
        "turn others' dice by a Companion",
        "face rory-williams",
        "TOD-HELP-18",
        "Rory Williams does not work on this Adventure's dice",
        lambda: window(FaceStage),
    ),
    (
        "turn by a stranger",
        "face leela",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: rerolling("black-science").run(FaceStage(0)),
    ),
    (
        "turn without an icon",
        "face eleventh",
        "TOD-FACE-05",
        "The Eleventh Doctor has no face icon",
        lambda: rerolling("black-science").run(FaceStage(0)),
    ),
    (
        "turn where time is locked",
        "face signal-mirror",
        "TOD-FACE-08",
        "Time Locked forbids face changes",
        locked_window,
    ),
    (
        "turn twice by an icon",
        "face rory-williams",
        "TOD-FACE-04",
        "Rory Williams's icon has already been used",
        lambda: (
            rerolling("black-science").crew(0, "rory-williams").run(FaceStage(0)).choose("face rory-williams")
        ),
    ),
    (
        "turn without a fitting die",
        "face rory-williams",
        "TOD-RULING-043",
        "there is no die for Rory Williams to turn",
        lambda: rerolling("blue-science").crew(0, "rory-williams").run(FaceStage(0)),
    ),
    (
        "turn with too few charges",
        "face-sonic",
        "TOD-FACE-06",
        "it costs 3 sonic charges, and you have 2",
        lambda: rerolling("black-science").sonic(0, 2).run(FaceStage(0)),
    ),
    ("turn nothing", "face-sonic", "TOD-RULING-036", "your pool has no dice", lambda: empty_pool(FaceStage)),
    (
        "pick a die that is not there",
        "die red strength",
        "TOD-REROLL-04",
        "there is no such die to pick, or it is not of the right colour",
        lambda: (
            rerolling("black-science", "blue-science").sonic(0, 2).run(RerollStage(0)).choose("reroll-sonic")
        ),
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_refusal_names_rule_and_reason(row: Row) -> None:
    show_refusal(row)


def closed(position: Position) -> list[str]:
    return list(the_game().ask(position.again().state).closed)


def test_what_a_player_has_for_rerolls_is_closed_where_it_cannot_be_used() -> None:
    """At a Fixed Point: icons on the player's console and charges, not K-9; nothing that the player lacks."""
    fixed = k9(0, conditions="fixed point").crew(0, "rory-williams").crew(1, "clara-oswald").sonic(0, 1)
    assert closed(fixed) == ["reroll eleventh", "reroll rory-williams", "reroll-sonic"]
    fixed.crew(0).sonic(0, 0).state.k9 = 1
    assert closed(fixed) == ["reroll eleventh"]


def test_what_a_player_has_for_faces_is_closed_where_it_cannot_be_used() -> None:
    position = rerolling("blue-science").crew(0, "rory-williams").sonic(0, 2).run(FaceStage(0))
    assert closed(position) == ["face rory-williams", "face-sonic"]
    assert closed(position.sonic(0, 3)) == ["face rory-williams"]
    assert closed(position.crew(0)) == []


def test_other_questions_close_nothing() -> None:
    assert closed(adventure().crew(0, "rory-williams").hand(0, "timescoop").run(CallersPool(0))) == []
