"""Who knows which card."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vortex.kernel.chance import FastChance
from vortex.kernel.knowledge import PUBLIC, everybody, knows, open_to_all, reshuffle_unknown


def test_everybody_is_a_bit_a_seat() -> None:
    assert [everybody(n) for n in (2, 3, 4)] == [0b11, 0b111, 0b1111]


def test_a_card_that_all_seats_know_is_still_hidden_from_a_spectator() -> None:
    marks = [everybody(3), open_to_all(3), 0b010]
    assert [knows(marks, card, None) for card in range(3)] == [False, True, False]
    assert [knows(marks, 2, seat) for seat in range(3)] == [False, True, False]
    assert all(knows(marks, 1, seat) for seat in range(3))


@given(
    st.lists(st.lists(st.integers(0, 7), max_size=5), min_size=1, max_size=4),
    st.sampled_from([0, 1, 2, None]),
    st.integers(0, 1000),
)
def test_dealing_the_unknown_anew_keeps_what_a_seat_knows(
    shape: list[list[int]], seat: int | None, seed: int
) -> None:
    """Zones of any size and any marks: known cards stay, the others move, marks stay with their places."""
    marks_by_place = [open_to_all(3) if mark == 7 else mark for zone in shape for mark in zone]
    offset = 3
    marks = [0] * offset + marks_by_place
    card = 0
    zones = []
    for zone in shape:
        zones.append(list(range(card, card + len(zone))))
        card += len(zone)
    before = [zone[:] for zone in zones]
    known_before = {c for c in range(card) if knows(marks, offset + c, seat)}
    reshuffle_unknown(zones, marks, seat, FastChance(seed), offset)
    assert [len(zone) for zone in zones] == [len(zone) for zone in before]
    assert sorted(c for zone in zones for c in zone) == list(range(card))
    flat_before = [c for zone in before for c in zone]
    flat_after = [c for zone in zones for c in zone]
    for place, (old, new) in enumerate(zip(flat_before, flat_after, strict=True)):
        assert marks[offset + new] == marks_by_place[place]
        if old in known_before:
            assert new == old
    assert {c for c in range(card) if knows(marks, offset + c, seat)} == known_before


def test_every_card_can_come_to_every_unknown_place() -> None:
    found = set()
    for seed in range(200):
        zones = [[0, 1], [2]]
        reshuffle_unknown(zones, [0, PUBLIC | 0b11, 0b10], 0, FastChance(seed))
        assert zones[0][1] == 1
        found.add((zones[0][0], zones[1][0]))
    assert found == {(0, 2), (2, 0)}
