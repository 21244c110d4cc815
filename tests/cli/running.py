"""Commands in this process."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result
from tests import toy_game

from vortex.cli import main
from vortex.kernel.record import Record

PACK = Path(toy_game.__file__).parent / "pack"


def run(*arguments: str | Path, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(main, [str(a) for a in arguments], input=typed, catch_exceptions=False)


def tournament(*arguments: str | Path) -> Result:
    return run("tournament", *arguments)


def refused(result: Result, code: int, *parts: str) -> None:
    """One sentence on stderr (a line for each mistake of a pack), nothing on stdout, no traceback."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1 or all(".toml:" in line for line in lines), result.stderr
    for part in parts:
        assert any(part in line for line in lines), result.stderr


def a_record(path: Path, seed: int | bytes = b"x" * 64, choices: int = 1000) -> Record:
    game = toy_game.load()
    record = Record("toy", 1, game.pack_hash, game.check_options({}), ["Ann", "Ben"], seed)
    state = game.new({}, 2, seed)
    while state.asked >= 0 and len(record.choices) < choices:
        record.choices.append(game.notation.write(state.options[-1]))
        game.apply(state, state.options[-1])
    path.write_text(record.to_json())
    return record
