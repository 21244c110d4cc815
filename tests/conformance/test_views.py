"""A view is what its game declares, no more and no less: the page's types are made from the declaration."""

from __future__ import annotations

import msgspec
import pytest
from tests.conformance.positions import Setting, positions, the_game

OF_EACH = 4


def test_every_view_is_as_declared(setting: Setting) -> None:
    game = the_game(setting.key)
    assert game.view_type is not None
    for position in positions(setting, OF_EACH):
        for seat in (*range(setting.seats), None):
            view = game.view(position.state, seat)
            assert msgspec.convert(view, game.view_type, strict=True) == view


def test_what_is_not_declared_is_found(key: str) -> None:
    game = the_game(key)
    assert game.view_type is not None
    view = game.view(game.new({}, game.seats.stop - 1, 1), 0)
    assert msgspec.convert({**view, "more": 1}, game.view_type, strict=True) == view
    name = next(iter(view))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: view[field] for field in view if field != name}, game.view_type, strict=True)
