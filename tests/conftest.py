"""What every test shares: the marker that says which rules a test shows."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register `rule`, so that pytest knows it and `pytest --markers` explains it."""
    config.addinivalue_line(
        "markers", "rule(*ids): the rules and rulings that this test shows, by the ids of a game's RULES.md"
    )
