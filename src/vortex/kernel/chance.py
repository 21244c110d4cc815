"""Luck: a seed and a position, and three verbs (`roll`, `shuffle`, `pick`).

Two streams stand behind the same verbs. `FastChance` serves simulation and bots that think. `SealedChance`
serves tables with people: nobody can predict it from the dice seen so far, and a seed can be committed to
before the game and shown after it. Both are plain data: they are copied and dumped with the state.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

CHANCE_VERSION = 1
"""Named in every record. A stream, once released, gives the same numbers for ever."""
SEED_BYTES = 64
"""How long the seed of a table with people is: nobody can try them all."""

_MASK = 0xFFFFFFFFFFFFFFFF
_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407
_WORDS_A_BLOCK = 8


class Chance:
    """The verbs. A subclass supplies `below`."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

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

    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        # Two scrambling rounds, so that neighbouring seeds do not begin alike.
        mixed = ((seed & _MASK) ^ 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9 & _MASK
        self.position = (mixed ^ (mixed >> 31)) * 0x94D049BB133111EB & _MASK

    def below(self, n: int) -> int:
        self.position = position = (self.position * _FACTOR + _STEP) & _MASK
        return (position >> 32) * n >> 32

    def shuffle(self, cards: list[int]) -> None:
        """The same numbers as card by card, without the calls: a bot that thinks ahead shuffles thousands of decks."""
        position = self.position
        for i in range(len(cards) - 1, 0, -1):
            position = (position * _FACTOR + _STEP) & _MASK
            j = (position >> 32) * (i + 1) >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.position = position

    def copy(self) -> FastChance:
        twin = FastChance(0)
        twin.position = self.position
        return twin

    def dump(self) -> list[str | int]:
        return ["fast", self.position]


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
        fast.position = int(data[1])
        return fast
    sealed = SealedChance(bytes.fromhex(str(data[1])))
    sealed.position = int(data[2])
    return sealed


def commitment(seed: bytes) -> str:
    """What a table shows before the first move; the seed shown at the end must have this hash."""
    return sha256(seed).hexdigest()
