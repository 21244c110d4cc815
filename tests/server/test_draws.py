"""What is drawn by lot."""

from __future__ import annotations

import secrets

import pytest

from vortex.server.draws import Draws


def test_the_name_of_a_table_is_never_taken_for_an_option_of_a_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = iter(["-first", "--second", "third"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert Draws().table_id() == "third"
