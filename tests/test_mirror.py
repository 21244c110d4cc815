"""The tests mirror the source: where a module's test is, or what a test is about, needs no search.

`src/vortex/<room>/<module>.py` is tested by `tests/<room>/test_<module>.py`, which may be in parts
(`test_<module>_<aspect>.py`), or together with its package by the package's test. What every game has, and the kernel
behind it, may be tested for all games at once, by `tests/conformance/test_<module>.py` or `test_<module>s.py`.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import vortex
from vortex.games import GAMES

TESTS = Path(__file__).parent
SOURCE = Path(vortex.__file__).parent
PROMISES = (TESTS.parent / "docs" / "reliability.md").read_text(encoding="utf-8")
FEW_LINES = 40

PROPERTIES = {
    "analysis/test_published_reports": "the reports in docs/balance and its README agree",
    "bots/test_answer_times": "bots answer in time",
    "bots/test_strength": "each level of bots is stronger than the one below it",
    "dice/test_odds_by_means": "every means of an Adventure, against playing everything out",
    "dice/test_odds_foretold": "Adventures of real games succeed as often as the odds foretell",
    "dice/test_odds_in_games": "a choice is worth the mean of what luck makes of it, in real games",
    "dice/test_odds_times": "odds come in time",
    "games/*/test_properties": "what holds at every decision and only this game can know",
    "games/*/test_scenarios": "the whole games of the tests end as they say",
    "server/test_example_bot": "the example of a bot on a server plays",
    "server/test_languages": "two people at one table, each in their own language",
    "server/test_two_contexts": "two servers on one store, without a network",
    "server/test_whole_games": "whole games through real sockets",
}
"""Tests that are about no single module; besides them, those that docs/reliability.md names."""

COVERED = {
    "analysis/test_balance_games.py": "analysis/fitting.py",
    "cli/test_play.py": "cli/settings.py",
    "cli/test_backup.py": "cli/restore.py cli/errors.py",
    "client/test_server.py": "client/web.py",
    "client/test_table.py": "client/connection.py",
    "conformance/test_effects.py": "games/*/rules/effects.py",
    "conformance/test_notation.py": "games/*/choices.py",
    "dice/test_odds_by_means.py": "dice/attempt.py dice/solving/*.py games/time_of_the_daleks/attempts.py",
    "envs/test_aec.py": "envs/agents.py",
    "envs/test_vector.py": "envs/many.py envs/rows.py",
    "games/*/rules": "games/*/state.py games/*/hands.py games/*/dice.py games/*/zones.py games/*/numbering.py",
    "games/time_of_the_daleks/rules/test_prepare.py": "games/time_of_the_daleks/consoles.py",
    "games/time_of_the_daleks/rules/test_playing_cards_prices.py": "games/time_of_the_daleks/rules/paying.py",
    "games/time_of_the_daleks/test_refusals.py": "games/time_of_the_daleks/occasions.py",
    "generators/test_emblems.py": "kernel/emblems.py",
    "generators/test_frame_dispatch.py": "games/*/rules/dispatch.py",
    "generators/test_state_slots.py": "games/*/fields.py games/*/slots.py",
    "server/storage/test_interface*.py": "server/storage/*.py",
    "server/test_determinism.py": "server/log.py",
    "server/test_doors.py": "server/api.py server/app.py server/guard.py server/seats.py",
    "server/test_fuzz.py": "server/games_api.py server/openapi.py protocol/*.py",
    "server/test_bot_workers.py": "server/bot_process.py server/thinking.py",
    "server/test_review_api.py": "server/reviewing.py server/replay_api.py",
    "server/test_tables_api.py": "server/context.py",
    "cli/test_join.py": "cli/visiting.py",
    "cli/test_replay.py": "terminal/replay_lines.py terminal/replaying.py",
    "terminal/test_app.py": "terminal/advising.py terminal/curtain.py terminal/panes.py terminal/themes.py",
    "terminal/test_home.py": "terminal/form.py terminal/names.py terminal/saved.py",
    "server/test_twin_worlds.py": "server/sight.py",
    "server/test_two_processes.py": "server/health.py",
    "terminal/test_table_screen.py": "terminal/commands.py terminal/desk.py terminal/explaining.py"
    " terminal/following.py terminal/question_pane.py terminal/typed.py",
    "terminal/test_lines.py": "terminal/reasons.py terminal/seating.py terminal/thoughts.py",
}
"""Which test covers the modules that have none of their own name."""


def _rooms() -> list[str]:
    return sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists())


def _named(name: str, modules: set[str]) -> bool:
    return any(name == module or name.startswith(f"{module}_") for module in modules)


def _modules(room: Path) -> set[str]:
    """What a test in this room can be named after: a module, a package, or the room itself."""
    inside = SOURCE / room
    return {room.name} | {path.stem for path in inside.iterdir()} if inside.is_dir() else set()


def _chapter(path: Path) -> bool:
    """A chapter of the rulebook that several modules carry out: the first line of its test has its id."""
    said = path.read_text(encoding="utf-8").split('"""')[1]
    rules = (SOURCE / path.parent.relative_to(TESTS)).parent / "RULES.md"
    ids: list[str] = re.findall(r"\b[A-Z]+-[A-Z0-9]+\b", said)
    return path.parent.name == "rules" and any(f"{id_}-" in rules.read_text(encoding="utf-8") for id_ in ids)


def _test_files() -> list[Path]:
    return [path for room in _rooms() for path in sorted((TESTS / room).rglob("test_*.py"))]


def _is_well_named(path: Path) -> bool:
    place = path.relative_to(TESTS).with_suffix("")
    return (
        _named(path.stem.removeprefix("test_"), _modules(place.parent))
        or _chapter(path)
        or f"{path.stem}`" in PROMISES
        or any(fnmatch(str(place), pattern) for pattern in PROPERTIES)
    )


def test_a_test_is_named_after_a_module_a_chapter_or_a_property() -> None:
    """Otherwise name it after what it tests, or say in PROPERTIES what it shows."""
    assert [str(path.relative_to(TESTS)) for path in _test_files() if not _is_well_named(path)] == []


def _has_own_test(module: Path) -> bool:
    """Of its own name, of the first part of its name (`sqlite_engine`: `test_sqlite`), or of its package's."""
    room = TESTS / module.parent
    words = module.stem.split("_")
    prefixes = ["_".join(words[:length]) for length in range(1, len(words) + 1)]
    return (
        any((room / f"test_{prefix}.py").exists() for prefix in prefixes)
        or any(room.glob(f"test_{module.stem}_*.py"))
        or (room.parent / f"test_{room.name}.py").exists()
        or _is_compared(module)
    )


def _is_compared(module: Path) -> bool:
    """In every game, by a conformance test of its name: `games/*/view.py` by `test_views.py`."""
    is_common = module.parts[0] == "kernel" or (module.parts[0] == "games" and len(module.parts) == 3)
    return is_common and any(
        (TESTS / "conformance" / f"test_{module.stem}{s}.py").exists() for s in ("", "s")
    )


def _untested() -> list[Path]:
    modules = [path for room in _rooms() for path in sorted((SOURCE / room).rglob("*.py"))]
    return [
        path.relative_to(SOURCE)
        for path in modules
        if not path.stem.startswith("__")
        and "migrations" not in path.parts
        and len(path.read_text(encoding="utf-8").splitlines()) > FEW_LINES
        and not _has_own_test(path.relative_to(SOURCE))
    ]


def test_a_module_has_its_test_or_is_covered_by_one_that_is_named() -> None:
    patterns = [pattern for covered in COVERED.values() for pattern in covered.split()]
    untested = [str(module) for module in _untested()]
    assert [module for module in untested if not any(fnmatch(module, each) for each in patterns)] == []
    assert [each for each in patterns if not any(fnmatch(module, each) for module in untested)] == [], (
        "not needed"
    )


def test_what_the_lists_name_is_there() -> None:
    assert [test for test in COVERED if not any(TESTS.glob(test))] == []
    assert [test for test in PROPERTIES if not any(TESTS.glob(f"{test}.py"))] == []
    assert len(_rooms()) > 5
    assert len(_test_files()) > 30 * len(GAMES)
