"""Dumps, records and replays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.positions import Setting, played, positions, seeds, settings, the_game
from tests.conformance.replaying import digest_of

from vortex.kernel.record import Record, canonical, record_from_json
from vortex.kernel.sitting import Sitting, UndoRefused

OF_EACH = 2
COMBINATIONS = pytest.mark.long
"""At every table a few games in any case, many of them now and then."""
ENOUGH = 500
ROOT = Path(__file__).parents[2]


def test_a_state_written_down_and_read_again_is_the_same(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, OF_EACH):
        state = position.state
        written = json.dumps(game.dump(state))
        again = game.load(json.loads(written))
        assert json.loads(json.dumps(game.dump(again))) == json.loads(written), state.topic
        assert canonical(game.dump(again)) == canonical(game.dump(state))
        assert (again.asked, again.topic, again.options) == (state.asked, state.topic, state.options)
        choice = state.options[-1]
        twin = game.clone(state)
        game.apply(twin, choice)
        game.apply(again, choice)
        assert canonical(game.dump(again)) == canonical(game.dump(twin)), state.topic


def test_a_record_leads_to_the_same_state(setting: Setting) -> None:
    game = the_game(setting.key)
    for position in positions(setting, 1):
        record = _record(setting, position.seed, list(position.choices))
        table = Sitting(game, record_from_json(record.to_json()))
        assert canonical(game.dump(table.state)) == canonical(game.dump(position.state))
        assert table.state.options == position.state.options


def test_undo_gives_the_state_before_and_stops_where_somebody_learned_something(setting: Setting) -> None:
    game = the_game(setting.key)
    undone = 0
    made = 0
    for seed in seeds(setting):
        if made > ENOUGH:
            break
        _, choices = played(game, setting, seed)
        made += len(choices)
        table = Sitting(game, _record(setting, seed, []))
        for choice in choices:
            seat = table.asked
            before = game.clone(table.state)
            told = table.event_count
            table.apply(choice)
            if table.asked == seat and table.can_undo(seat):
                undone += 1
                assert before.chance.dump() == table.state.chance.dump(), "undo would take back a roll"
                news = [
                    new & ~old and not old >> seat & 1
                    for old, new in zip(before.knows, table.state.knows, strict=True)
                ]
                assert not any(news), "undo would take back a card seen"
                if undone % 7 == 1:
                    table.undo(seat)
                    assert canonical(game.dump(table.state)) == canonical(game.dump(before))
                    assert table.state.options == before.options
                    assert table.event_count == told
                    table.apply(choice)
            elif table.asked >= 0:
                with pytest.raises(UndoRefused):
                    table.undo(seat)
    assert undone


@pytest.mark.slow
def test_a_replay_in_another_process_with_another_hash_seed_is_equal_byte_for_byte(
    key: str, tmp_path: Path
) -> None:
    expected = []
    paths = []
    both: tuple[int | bytes, ...] = (11, b"a sealed seed, of any length")
    for setting in settings(key, 2):
        for number, seed in enumerate(both):
            _, choices = played(the_game(key), setting, seed)
            path = tmp_path / f"{setting}-{number}.json"
            path.write_text(_record(setting, seed, choices).to_json())
            paths.append(path)
            expected.append(digest_of(key, path))
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-m", "tests.conformance.replaying", key, *map(str, paths)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == expected


def _record(setting: Setting, seed: int | bytes, choices: list[int]) -> Record:
    game = the_game(setting.key)
    return Record(
        game.key,
        game.rules_version,
        game.pack_hash,
        game.check_options(dict(setting.options)),
        [f"Player {seat + 1}" for seat in range(setting.seats)],
        seed,
        [game.notation.write(choice) for choice in choices],
    )
