"""Every test here that takes a `setting` runs for every game, number of seats and option: quickly for each of them,
slowly for all their combinations, and long over many games of each."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, is_there, keys, long_settings, settings

QUICK_GAMES = 10
SLOW_SHARE = 5
"""The slow tests play one in so many of the long ones' games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", _settings(getattr(metafunc.module, "COMBINATIONS", pytest.mark.slow)))
    elif "key" in metafunc.fixturenames:
        metafunc.parametrize(
            "key", [key if is_there(key) else pytest.param(key, marks=_missing(key)) for key in keys()]
        )


def _settings(combinations: pytest.MarkDecorator) -> list[object]:
    """`combinations` marks those with all combinations of options: a module whose tests take long names another
    mark for them."""
    found: list[object] = []
    for key in keys():
        if not is_there(key):
            found.append(pytest.param(Setting(key, 0, (), 0), id=key, marks=_missing(key)))
            continue
        try:
            quick = settings(key, QUICK_GAMES)
        except Exception:
            # A game that cannot even begin fails its own tests, not everybody's.
            found.append(pytest.param(Setting(key, 0, (), 1), id=f"{key}-broken"))
            continue
        found += [pytest.param(setting, id=str(setting)) for setting in quick]
        found += [
            pytest.param(setting, id=f"{setting}-{name}", marks=mark)
            for name, mark, share in (("some", combinations, SLOW_SHARE), ("many", pytest.mark.long, 1))
            for setting in long_settings(key, share)
        ]
    return found


def _missing(key: str) -> pytest.MarkDecorator:
    return pytest.mark.skip(reason=f"{key.upper()} IS NOT IN THIS BUILD")
