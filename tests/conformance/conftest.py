"""Every test here that takes a `setting` runs for every game, number of seats and option: quickly for each of them,
and slowly, over many games, for all their combinations."""

from __future__ import annotations

import pytest
from tests.conformance.positions import Setting, is_there, keys, long_settings, settings

QUICK_GAMES = 10


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        many = getattr(metafunc.module, "MANY_GAMES", pytest.mark.slow)
        metafunc.parametrize("setting", list(_settings(many)))
    elif "key" in metafunc.fixturenames:
        metafunc.parametrize(
            "key", [key if is_there(key) else pytest.param(key, marks=_missing(key)) for key in keys()]
        )


def _settings(many: pytest.MarkDecorator) -> list[object]:
    """`many` marks those with many games: a module whose tests take long names another mark for them."""
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
        found += [pytest.param(setting, id=f"{setting}-long", marks=many) for setting in long_settings(key)]
    return found


def _missing(key: str) -> pytest.MarkDecorator:
    return pytest.mark.skip(reason=f"{key.upper()} IS NOT IN THIS BUILD")
