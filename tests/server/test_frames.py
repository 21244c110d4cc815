"""Frames written directly are those that websockets would have written."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from vortex.server.frames import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 1_000_000])
def test_a_message_of_any_length_is_one_frame(size: int) -> None:
    text = bytes(range(32, 127)) * (size // 95 + 1)
    assert frame(text[:size]) == Frame(Opcode.TEXT, text[:size]).serialize(mask=False)
