"""The numbers under which people know entries; that finding them costs the same however long the log is."""

from __future__ import annotations

import sys
from statistics import median
from typing import Any

from tests.server.inside import Inside, ask, now, run

from vortex.kernel.knowledge import PUBLIC
from vortex.server.entry_numbers import EntryNumber, EntryNumbers


def test_private_entries_count_for_those_alone_who_see_them() -> None:
    numbers = EntryNumbers([PUBLIC | 3, 1, 3, PUBLIC | 3, 2, 2])
    assert numbers.of(0) == EntryNumber(2, 0)
    assert numbers.of(1) == EntryNumber(2, 2)
    assert numbers.of(None) == EntryNumber(2, 0)
    assert [numbers.of(0, entry) for entry in range(5)] == [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)]
    assert numbers.upto(3).of(1) == EntryNumber(1, 1)


@run
async def test_choosing_and_undoing_in_secret_costs_no_more_the_longer_it_goes_on() -> None:
    inside = Inside()
    room = await inside.table("card-game", "ada", "ada", "ada")
    ada = await inside.join(room, "ada")
    notation = room.timeline.game.notation
    while True:
        seat = room.timeline.asked
        secret = [c for c in room.timeline.state.options if notation.write(c).startswith("discard ")]
        if secret:
            break
        choice = room.timeline.state.options[0]
        await ask(room, ada, "move", **now(room, seat), seat=seat, choice=choice)
    calls: list[int] = []

    def count(frame: Any, event: str, argument: object) -> None:
        calls[-1] += event in ("call", "c_call")

    for _ in range(120):
        calls.append(0)
        sys.setprofile(count)
        chosen = await ask(room, ada, "move", **now(room, seat), seat=seat, choice=secret[0])
        undone = await ask(room, ada, "undo", **now(room, seat), seat=seat)
        sys.setprofile(None)
        assert (chosen["type"], undone["type"]) == ("ack", "ack")
        ada.sent.clear()
    # Medians: now and then something else has its turn on the loop in between.
    assert median(calls[100:]) <= median(calls[10:20]) * 1.05
