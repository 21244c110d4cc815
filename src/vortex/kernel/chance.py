"""Luck: a seed and a position, and three verbs (`roll`, `shuffle`, `pick`).

Two streams stand behind the same verbs. `FastChance` serves simulation and bots that think. `SealedChance`
serves tables with people: nobody can predict it from the dice seen so far, and a seed can be committed to
before the game and shown after it. Both are plain data: they are copied and dumped with the state.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

CHANCE_VERSION: Final = 1
"""Named in every record. A stream, once released, gives the same numbers for ever."""
SEED_BYTES = 64
"""The length of the seed of a table with people: too long to try them all."""

_WORDS_A_BLOCK: Final = 8

# The fast stream counts in words of 64 bits. Interpreted, a number grows beyond them and is cut back; compiled, it
# wraps around by itself, and its top bit is a sign. Both have the same bits.

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_LOW_HALF: Final = 0xFFFFFFFF
_LOW_33: Final = 0x1FFFFFFFF
_SMALL: Final = 0x7FFFFFFF


def _all_ones() -> i64:
    """The mask that cuts a number back to a word; where words wrap around, one that takes nothing away."""
    power: i64 = 1 << 62
    return power * 4 - 1


_WORD: Final = _all_ones()


def _word(number: int) -> i64:
    """A number from 0 to 2 ** 64 - 1 as a word."""
    high: i64 = number >> 32
    low: i64 = number & _LOW_HALF
    return (high << 32 | low) & _WORD


_FACTOR: Final = _word(6364136223846793005)
_STEP: Final = _word(1442695040888963407)
_FIRST: Final = _word(0x9E3779B97F4A7C15)
_SECOND: Final = _word(0xBF58476D1CE4E5B9)
_THIRD: Final = _word(0x94D049BB133111EB)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The verbs. A subclass supplies `below`."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return chance_from_dump, (self.dump(),)

    def copy(self) -> Chance:
        raise NotImplementedError

    def dump(self) -> list[str | int]:
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """One die: an index into its faces."""
        return self.below(sides)

    def shuffle(self, cards: list[int]) -> None:
        """Every order equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def pick(self, cards: list[int]) -> int:
        return cards[self.below(len(cards))]


class FastChance(Chance):
    """A 64-bit linear congruential stream of which the high half is used: quick, and good enough to imagine with."""

    __slots__ = ("_position",)

    def __init__(self, seed: int) -> None:
        # Two scrambling rounds, so that neighbouring seeds do not begin alike.
        mixed = (_word(seed & _MASK) ^ _FIRST) * _SECOND & _WORD
        self._position = (mixed ^ (mixed >> 31 & _LOW_33)) * _THIRD & _WORD

    def place(self, position: int) -> None:
        """Continue from this position of the stream."""
        self._position = _word(position)

    def below(self, n: int) -> int:
        self._position = position = (self._position * _FACTOR + _STEP) & _WORD
        high = position >> 32 & _LOW_HALF
        if n > _SMALL:
            return int(high) * n >> 32
        return high * n >> 32

    def roll(self, sides: int) -> int:
        self._position = position = (self._position * _FACTOR + _STEP) & _WORD
        return (position >> 32 & _LOW_HALF) * sides >> 32

    def shuffle(self, cards: list[int]) -> None:
        """The same numbers as with one call for each card, but faster: a bot that thinks ahead shuffles thousands of
        decks."""
        position = self._position
        things: list[Any] = cards  # compiled code would look into numbers to exchange them
        for i in range(len(cards) - 1, 0, -1):
            position = (position * _FACTOR + _STEP) & _WORD
            j = (position >> 32 & _LOW_HALF) * (i + 1) >> 32
            things[i], things[j] = things[j], things[i]
        self._position = position

    def copy(self) -> FastChance:
        twin = FastChance(0)
        twin._position = self._position
        return twin

    def dump(self) -> list[str | int]:
        position: int = self._position
        return ["fast", position & _MASK]


class SealedChance(Chance):
    """SHA-256 of seed and counter, cut into 32-bit words, with rejection so that no number is favoured."""

    __slots__ = ("position", "seed", "words")

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.position = 0
        self.words: tuple[int, ...] = ()

    def _word(self) -> int:
        block, offset = divmod(self.position, _WORDS_A_BLOCK)
        if offset == 0 or not self.words:
            digest = sha256(self.seed + block.to_bytes(8, "big")).digest()
            self.words = tuple(
                int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(_WORDS_A_BLOCK)
            )
        self.position += 1
        return self.words[offset]

    def below(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def copy(self) -> SealedChance:
        twin = SealedChance(self.seed)
        twin.position = self.position
        twin.words = self.words
        return twin

    def dump(self) -> list[str | int]:
        return ["sealed", self.seed.hex(), self.position]


def chance_from_seed(seed: int | bytes) -> Chance:
    """An int gives the fast stream, bytes the sealed one."""
    return SealedChance(seed) if isinstance(seed, bytes) else FastChance(seed)


def chance_from_dump(data: list[str | int]) -> Chance:
    if data[0] == "fast":
        fast = FastChance(0)
        fast.place(int(data[1]))
        return fast
    sealed = SealedChance(bytes.fromhex(str(data[1])))
    sealed.position = int(data[2])
    return sealed


def commitment(seed: bytes) -> str:
    """What a table shows before the first move; the seed shown at the end must have this hash."""
    return sha256(seed).hexdigest()
