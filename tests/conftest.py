"""What every test shares: the marker that says which rules a test shows, and examples that are the same every time."""

import signal

import hypothesis
import pytest

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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Browser tests that did not run must not be overlooked."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if report.nodeid.startswith("tests/browser/")
    ]
    if skipped:
        terminalreporter.section("THE PAGE WAS NOT TESTED", red=True, bold=True)
        reason = skipped[0].longrepr[2] if skipped[0].longrepr else ""
        terminalreporter.line(
            f"{len(skipped)} browser tests were skipped: {reason.removeprefix('Skipped: ')}"
        )
