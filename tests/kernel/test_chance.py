"""Luck: the same numbers for ever, none of them favoured, nothing lost by copying."""

from __future__ import annotations

from hashlib import sha256

import pytest
from tests.scripted import ScriptedChance

from vortex.kernel.chance import (
    Chance,
    FastChance,
    SealedChance,
    chance_from_dump,
    chance_from_seed,
    commitment,
)

FAST = [4, 5, 1, 3, 2, 5, 4, 3, 4, 0, 1, 5, 2, 5, 1, 2, 1, 3, 1, 0]
FAST_POSITION = 190262777338901122
SEALED = [1, 2, 3, 4, 4, 1, 5, 1, 4, 3, 4, 5, 2, 1, 0, 2, 5, 1, 5, 0]
SEEDS: list[int | bytes] = [7, b"seven"]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_fast_stream_gives_the_same_numbers_for_ever() -> None:
    chance = FastChance(1)
    assert [chance.below(6) for _ in range(20)] == FAST
    assert chance.dump() == ["fast", FAST_POSITION]


def test_the_fast_shuffle_is_the_plain_one() -> None:
    """Records replay only if it draws the same numbers, in the same order, and leaves the stream at the same place."""
    for cards in (0, 1, 2, 52):
        quick, plain = FastChance(7), FastChance(7)
        one, other = list(range(cards)), list(range(cards))
        quick.shuffle(one)
        Chance.shuffle(plain, other)
        assert one == other
        assert quick.dump() == plain.dump()


def test_the_sealed_stream_gives_the_same_numbers_for_ever() -> None:
    chance = SealedChance(b"vortex")
    assert [chance.below(6) for _ in range(20)] == SEALED
    assert chance.dump() == ["sealed", b"vortex".hex(), 20]


def test_the_sealed_stream_is_sha_256_of_seed_and_counter_in_words_of_32_bits() -> None:
    blocks = [sha256(b"vortex" + block.to_bytes(8, "big")).digest() for block in range(2)]
    words = [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)]
    chance = SealedChance(b"vortex")
    assert [chance.below(1 << 32) for _ in range(16)] == words


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    """Below 3 · 2³⁰ exactly three words in four count; the others are skipped, not folded."""
    plain = SealedChance(b"rejection")
    words = [plain.below(1 << 32) for _ in range(400)]
    n = 3 << 30
    kept = [word for word in words if word < n]
    chance = SealedChance(b"rejection")
    assert [chance.below(n) for _ in range(len(kept))] == kept
    assert len(kept) < 350
    assert chance.dump()[2] == max(i for i, word in enumerate(words) if word < n) + 1


@pytest.mark.parametrize("seed", SEEDS)
def test_no_face_of_a_die_is_favoured(seed: int | bytes) -> None:
    chance = chance_from_seed(seed)
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.roll(6)] += 1
    assert chi_square(counts) < 20.5  # 5 degrees of freedom, 0.1 %


@pytest.mark.parametrize("seed", SEEDS)
def test_two_rolls_in_a_row_have_nothing_to_do_with_each_other(seed: int | bytes) -> None:
    chance = chance_from_seed(seed)
    counts = [0] * 36
    last = chance.roll(6)
    for _ in range(18_000):
        roll = chance.roll(6)
        counts[6 * last + roll] += 1
        last = roll
    assert chi_square(counts) < 66.6  # 35 degrees of freedom, 0.1 %


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_shuffle_every_card_is_anywhere_equally_often(seed: int | bytes) -> None:
    chance = chance_from_seed(seed)
    counts = [[0] * 8 for _ in range(8)]
    for _ in range(4_000):
        cards = list(range(8))
        chance.shuffle(cards)
        assert sorted(cards) == list(range(8))
        for place, card in enumerate(cards):
            counts[place][card] += 1
    assert chi_square([count for row in counts for count in row]) < 85.4  # 49 degrees of freedom, 0.1 %


@pytest.mark.parametrize("seed", SEEDS)
def test_every_order_of_three_cards_is_equally_likely(seed: int | bytes) -> None:
    chance = chance_from_seed(seed)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < 20.5


def test_neighbouring_seeds_do_not_begin_alike() -> None:
    counts = [0] * 6
    for seed in range(6_000):
        counts[FastChance(seed).roll(6)] += 1
    assert chi_square(counts) < 20.5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rolls", [0, 1, 7, 8, 9, 100])
def test_a_copy_and_a_dump_go_on_where_the_stream_stood(seed: int | bytes, rolls: int) -> None:
    chance = chance_from_seed(seed)
    for _ in range(rolls):
        chance.roll(6)
    copied, loaded = chance.copy(), chance_from_dump(chance.dump())
    assert copied.dump() == loaded.dump() == chance.dump()
    expected = [chance.roll(1000) for _ in range(20)]
    assert [copied.roll(1000) for _ in range(20)] == expected
    assert [loaded.roll(1000) for _ in range(20)] == expected


def test_pick_takes_one_of_the_cards() -> None:
    chance = FastChance(3)
    assert {chance.pick([4, 8, 15]) for _ in range(60)} == {4, 8, 15}


def test_a_seed_fits_its_commitment_and_no_other() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(b"a") != commitment(b"b")


def test_a_stream_without_numbers_is_none() -> None:
    with pytest.raises(NotImplementedError):
        Chance().roll(6)


def test_scripted_luck_gives_what_was_written_and_complains_about_more() -> None:
    chance = ScriptedChance([5, 0], [[2, 0, 1]])
    cards = [0, 1, 2]
    chance.shuffle(cards)
    assert (chance.roll(6), chance.pick([9, 8]), cards) == (5, 9, [2, 0, 1])
    chance.shuffle(cards)
    assert cards == [2, 0, 1]
    with pytest.raises(AssertionError, match="none is scripted"):
        chance.roll(6)
    with pytest.raises(AssertionError, match="6 is scripted"):
        ScriptedChance([6]).roll(6)
