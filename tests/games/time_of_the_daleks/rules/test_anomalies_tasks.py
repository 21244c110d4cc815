"""Time Anomalies of the Task type: TOD-ANOMALY."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.anomaly_positions import (
    DEATH,
    DESTINY,
    INTO,
    card,
    discards,
    in_force,
    table,
)
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks.numbering import (
    GREEN,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.effects import MoveShip
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.state import NOBODY

SIREN = """
[[card]]
key = "siren"
name = "Siren"
type = "event"
timing = "adventure"
cost = 0
effect = "ship forward 1"
source = "ours"
known = []
"""


def succeed(position: Position, challenge: str) -> Position:
    """Seat 0 succeeds in a challenge on Mars."""
    return position.lay("mars-past", "missy").facing("mars-past", challenge).run(Success(0))


@pytest.mark.rule("TOD-ANOMALY-13", "TOD-ANOMALY-15", "TOD-ANOMALY-16")
def test_a_task_changes_the_rules_until_its_progress_is_complete() -> None:
    position = table(ship=5).next_anomaly(DEATH).run(MoveShip(1), tally=1)
    task = position.anomaly(DEATH)
    for progress in (0, 1, 2):
        assert position.state.progress[task] == progress
        position.sonic(0, 0).run(Prepare(0))
        assert position.state.tokens[0] == 1
        succeed(position.no_hands(), "science")
    assert in_force(position) == []
    assert discards(position) == [DEATH]
    position.no_hands().sonic(0, 0).run(Prepare(0))
    assert position.state.tokens[0] == 2


@pytest.mark.rule("TOD-ANOMALY-14", "TOD-ANOMALY-15", "TOD-ANOMALY-16", "TOD-EX-18")
def test_imprisoned_dice_are_freed_one_by_one() -> None:
    position = table(ship=5).next_anomaly(DESTINY).run(MoveShip(1), tally=1)
    # Three green Add icons, and one to focus green.
    position.crew(0, "amy-pond", "dodo-chaplet", "bill-potts")
    for freed, challenge in enumerate(("running", "diplomacy science", "running strength")):
        assert in_force(position) == [DESTINY]
        assert position.state.imprisoned(GREEN) == 3 - freed
        position.no_hands().facing("mars-past", "running").run(BuildPools(0))
        assert position.refused("focus dodo-chaplet green") == "TOD-RULING-037"
        position.choose("pass")
        assert position.dice_of().get("green", 0) == freed
        succeed(position, "science strength")
        assert position.state.imprisoned(GREEN) == 3 - freed
        succeed(position, challenge)
    assert in_force(position) == []
    assert discards(position) == [DESTINY]
    position.no_hands().facing("mars-past", "running").run(BuildPools(0)).choose("pass")
    assert position.state.imprisoned(GREEN) == 0
    assert position.dice_of().get("green", 0) == 3


@pytest.mark.rule("TOD-EX-18")
def test_green_focus_is_not_offered_while_all_green_dice_are_imprisoned() -> None:
    position = (
        table().in_force(DESTINY).crew(0, "sarah-jane-smith", "amy-pond").facing("mars-past", "running")
    )
    position.run(BuildPools(0))
    assert position.options == ["pass", "focus amy-pond red", "call 2"]
    assert position.refused("focus sarah-jane-smith green") == "TOD-RULING-037"


@pytest.mark.rule("TOD-RULING-094")
def test_all_anomalies_in_force_apply_together() -> None:
    position = (
        table().in_force(DEATH).in_force(DESTINY).in_force(INTO).in_force("the-dalek-invasion-of-earth")
    )
    position.sonic(0, 0).stand(0, "earth-past").lay("earth-past", "missy").run(Prepare(0))
    assert position.state.tokens[0] == 1
    assert position.state.imprisoned(GREEN) == 3
    position.run(Travel(0))
    assert "roll" not in position.options
    assert position.run(Recruit(0)).state.asked == NOBODY
    succeed(position, "science running strength")
    assert position.state.progress[position.anomaly(DEATH)] == 1
    assert position.state.progress[position.anomaly("the-dalek-invasion-of-earth")] == 1
    assert position.state.imprisoned(GREEN) == 2


@pytest.mark.rule("TOD-RULING-095")
def test_dice_not_yet_rolled_are_taken_at_once() -> None:
    position = table(ship=5).next_anomaly(DESTINY).crew(0, "amy-pond").facing("mars-past", "running")
    position.run(BuildPools(0)).choose("focus amy-pond green")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    position.choose("call 2", "on-site")
    assert position.state.imprisoned(GREEN) == 3
    assert position.options == ["pass", "focus amy-pond red"]
    position.choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}


@pytest.mark.rule("TOD-RULING-095")
def test_a_pool_without_help_is_built_anew_when_its_dice_are_taken(tmp_path: Path) -> None:
    position = table(ship=5, game=game_with(tmp_path, timey_wimey=SIREN)).next_anomaly(DESTINY).sonic(0, 0)
    position.crew(0, "amy-pond").hand(0, "siren").facing("mars-past", "running").run(BuildPools(0))
    position.choose("focus amy-pond green")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    position.choose("play siren")
    assert position.asked == (0, "build-pool")
    assert position.options == ["pass", "focus amy-pond red"]
    position.choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}


@pytest.mark.rule("TOD-RULING-095")
def test_rolled_dice_stay_until_the_adventure_ends(tmp_path: Path) -> None:
    position = table(ship=5, game=game_with(tmp_path, timey_wimey=SIREN)).next_anomaly(DESTINY).sonic(0, 0)
    position.crew(0, "amy-pond").hand(0, "siren").facing("mars-past", "running running")
    position.shows("green-tactics", "blue-science").run(RerollStage(0)).choose("play siren")
    assert position.state.imprisoned(GREEN) == 2, "the third lies on the table"
    assert position.dice_of() == {"green": 1, "blue": 1}
    assert position.options == ["pass", "reroll amy-pond"]
    position.falls("green-running").choose("reroll amy-pond")
    assert position.state.shown == [1, 0, 1, 0, 0, 0]
    position.state.clear_adventure()
    assert position.state.imprisoned(GREEN) == 3
    position.facing("mars-past", "running").run(BuildPools(0)).choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}


@pytest.mark.rule("TOD-RULING-096")
def test_a_task_goes_one_step_a_success_however_many_symbols_and_doctors_fit() -> None:
    position = (
        table().in_force(DEATH).lay("mars-past", "missy").facing("mars-past", "science science cunning")
    )
    position.helped_by(1, True).run(Success(0))
    assert position.state.progress[position.anomaly(DEATH)] == 1


@pytest.mark.rule("TOD-RULING-096")
def test_a_symbol_on_dice_alone_does_not_advance_a_task() -> None:
    position = table().in_force(DEATH).lay("mars-past", "missy").facing("mars-past", "running")
    position.shows("black-running", "blue-science", "blue-cunning").run(Success(0))
    assert position.state.progress[position.anomaly(DEATH)] == 0


@pytest.mark.rule("TOD-RULING-096")
def test_success_at_an_anomaly_advances_a_task_and_failure_never_does() -> None:
    position = table().in_force(DEATH).in_force(INTO).facing(INTO, "science").run(Failure(0))
    assert position.state.progress[position.anomaly(DEATH)] == 0
    position.facing(INTO, "science").run(Success(0))
    assert position.state.progress[position.anomaly(DEATH)] == 1


@pytest.mark.rule("TOD-RULING-096")
def test_a_task_advances_after_the_last_step_of_success() -> None:
    position = table().in_force(DEATH).crew(0, part_time=("amy-pond",)).daleks("mars", 1)
    position.state.events = []
    succeed(position, "science")
    kinds = [event.kind for event in position.state.events]
    assert kinds[-3:] == ["dalek-removed", "companion-promoted", "progress-marked"]


@pytest.mark.rule("TOD-RULING-100")
def test_a_later_task_gets_only_the_dice_that_are_free(tmp_path: Path) -> None:
    cage = card("cage", "task", imprison='["3 green"]', task_symbols='["strength"]')
    position = table(ship=5, game=game_with(tmp_path, anomalies=cage)).in_force(DESTINY)
    succeed(position, "running")
    position.next_anomaly("cage").run(MoveShip(1), tally=1)
    assert in_force(position) == [DESTINY, "cage"]
    assert position.state.prison[4 * position.anomaly(DESTINY) + GREEN] == 2
    assert position.state.prison[4 * position.anomaly("cage") + GREEN] == 1
    succeed(position, "strength")
    assert in_force(position) == [DESTINY]
    assert position.state.imprisoned(GREEN) == 2


@pytest.mark.rule("TOD-RULING-100")
def test_a_later_task_that_gets_no_dice_is_complete(tmp_path: Path) -> None:
    cage = card("cage", "task", imprison='["2 green"]', task_symbols='["strength"]')
    position = table(ship=5, game=game_with(tmp_path, anomalies=cage)).in_force(DESTINY)
    position.next_anomaly("cage").run(MoveShip(1), tally=1)
    assert in_force(position) == [DESTINY]
    assert discards(position) == ["cage"]


@pytest.mark.rule("TOD-RULING-101")
def test_ten_progress_markers_are_no_limit(tmp_path: Path) -> None:
    tasks = "".join(
        card(key, "task", progress="10", task_symbols='["running"]') for key in ("long", "longer")
    )
    position = table(game=game_with(tmp_path, anomalies=tasks)).in_force("long").in_force("longer")
    for _ in range(9):
        succeed(position.no_hands(), "running")
    assert [position.state.progress[position.anomaly(key)] for key in ("long", "longer")] == [9, 9]
    succeed(position, "running")
    assert in_force(position) == []
