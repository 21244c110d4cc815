"""A game on this machine: what one person chooses at the wrong moment, and a disk that is full."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from tests.terminal.at_the_terminal import play
from tests.terminal.driving import plan_of

from vortex.kernel.record import Record
from vortex.terminal.local import Local
from vortex.terminal.saved import open_game
from vortex.terminal.seating import NotPossible
from vortex.terminal.speech import Speech


@pytest.fixture
def local(tmp_path: Path) -> Local:
    return open_game(plan_of("card-game", 5, "random", "random"), Speech(), tmp_path / "r.json")


def no_room(path: Path, _: Record) -> None:
    raise OSError(errno.ENOSPC, "No space left on device", str(path))


def test_while_a_bot_thinks_nobody_takes_its_choice_back_or_passes_for_it(local: Local) -> None:
    sitting = local.sitting
    while sitting.asked == 0 or not sitting.can_undo(sitting.asked):
        sitting.apply(sitting.state.options[0])
    before = list(sitting.record.choices)
    for wrong in (local.undo, local.pass_on, local.hint, local.odds):
        with pytest.raises(NotPossible, match="nothing is asked of you now"):
            wrong()
    assert sitting.record.choices == before


def test_an_answer_to_a_question_that_is_gone_answers_no_other(local: Local) -> None:
    while local.sitting.asked != 0:
        local.sitting.apply(local.sitting.state.options[0])
    moment = local.moment()
    assert moment.asked is not None
    choice = moment.asked.options[0].choice
    local.answer(choice, moment)
    with pytest.raises(NotPossible, match="The table has moved on"):
        local.answer(choice, moment)
    assert local.moment().number == moment.number + 1


def test_a_full_disk_ends_no_game_and_is_tried_again(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = local.moment()
    assert moment.asked is not None
    with monkeypatch.context() as full:
        full.setattr("vortex.terminal.local.write_record", no_room)
        local.answer(moment.asked.options[0].choice, moment)
        assert local.moment().number == moment.number + 1
        assert local.moment().notice == f"Not saved: {local.path}: no space left on device."
    while local.sitting.asked != 0:
        local.sitting.apply(local.sitting.state.options[0])
    moment = local.moment()
    assert moment.asked is not None
    local.answer(moment.asked.options[0].choice, moment)
    assert local.moment().notice == ""
    assert local.path.exists()


def test_in_lines_it_is_told_once_that_nothing_can_be_saved_and_again_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.json"
    room = [Local.save]

    def save(local: Local, to: Path | None = None) -> None:
        if local.sitting.record.choices:
            no_room(path, local.sitting.record)
        room[0](local, to)

    monkeypatch.setattr(Local, "save", save)
    options = ("toy", "--seats", "2", "--human", "all", "--seed", "3", "--record", path)
    result = play(*options, typed="pass\npass\nquit\n")
    assert result.stdout.count(f"Not saved: {path}: no space left on device.\n") == 1
    assert result.exit_code == 1
    assert result.stderr == f"Error: {path}: no space left on device.\n"
