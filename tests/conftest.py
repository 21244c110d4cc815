"""What every test shares: the marker that says which rules a test shows, and examples that are the same every time."""

import gc
import signal
from pathlib import Path

import hypothesis
import pytest

import vortex
from vortex.kernel import is_compiled

SOURCE = Path(__file__).parents[1] / "src" / "vortex"

LOUD = {
    "tests/browser": "THE PAGE WAS NOT TESTED",
    "tests/test_examples.py": "NOT ALL EXAMPLES WERE TESTED",
}
"""Where tests need something that not every machine has, and what is said at the end if they were skipped."""

# Neither luck nor a busy machine makes a test red; what was found once is kept as an example of its own.
hypothesis.settings.register_profile("the same every time", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("the same every time")

# Tests press Ctrl+C in programs that they start; these are deaf to it if a shell made the tests so (`make test &`).
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Register `rule`, so that pytest knows it and `pytest --markers` explains it."""
    config.addinivalue_line(
        "markers", "rule(*ids): the rules and rulings that this test shows, by the ids of a game's RULES.md"
    )


def pytest_report_header() -> str:
    return f"vortex: {'compiled' if is_compiled() else 'interpreted'}, {Path(vortex.__file__).parent}"


def pytest_sessionstart() -> None:
    """A wheel in the environment is tested only if it was made from the source that lies here."""
    there = Path(vortex.__file__).parent
    if there == SOURCE:
        return
    for path in SOURCE.rglob("*.py"):
        twin = there / path.relative_to(SOURCE)
        if not twin.exists() or twin.read_bytes() != path.read_bytes():
            pytest.exit(
                f"{path} is not as it was when vortex was installed: `make interpreted` or `make compiled`", 1
            )


def pytest_collection_finish() -> None:
    """The tests themselves stay until the end: the garbage collector need not look at them again and again."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that did not run must not be overlooked."""
    for place, heading in LOUD.items():
        skipped = [
            report for report in terminalreporter.stats.get("skipped", []) if report.nodeid.startswith(place)
        ]
        if skipped:
            terminalreporter.section(heading, red=True, bold=True)
            reason = skipped[0].longrepr[2] if skipped[0].longrepr else ""
            terminalreporter.line(
                f"{len(skipped)} tests in {place} were skipped: {reason.removeprefix('Skipped: ')}"
            )
