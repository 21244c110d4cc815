"""Attempts as large as they come, made up at random: what `bench/odds.py` and the test of its target solve."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vortex.dice.attempt import Prospect
from vortex.games.time_of_the_daleks import load

SYMBOLS = ("Ru", "Di", "Sc", "Cu", "Ta", "St")


def large_attempts(number: int, is_helped: bool = False) -> Iterator[Prospect]:
    """Always the same: eight dice with the icons of five cards and five Sonic Charges, or five dice and a helper's
    three with icons of their own."""
    game = load()
    icons = [dict(face.printed) for face in game.gallery() if face.kind in ("companion", "card", "doctor")]
    luck = Random(1)
    for _ in range(number):
        words: dict[str, tuple[str, ...]] = {
            "challenge": tuple(luck.choices(SYMBOLS, k=luck.choice((4, 5, 5, 6)))),
            **_side(luck, icons, "", 5 if is_helped else 8, 5, ()),
        }
        if is_helped:
            words |= _side(luck, icons, "helper-", 3, 4, words["dice"])
        [prospect] = game.described_attempt(words)
        yield prospect


def _side(
    luck: Random,
    icons: list[dict[str, tuple[str, ...]]],
    prefix: str,
    dice: int,
    cards: int,
    taken: tuple[str, ...],
) -> dict[str, tuple[str, ...]]:
    """One Doctor's dice, with the icons of some cards. TOD-RULING-066: the box has three of a colour, less those that
    are taken, and eight black ones, which are enough for both."""
    pool: list[str] = []
    while len(pool) < dice:
        die = luck.choice("KKGBR") + "1"
        if die == "K1" or (*taken, *pool).count(die) < 3:
            pool.append(die)
    drawn = luck.sample([each for each in icons if each.get("reroll") or each.get("face")], cards)
    return {
        f"{prefix}dice": tuple(pool),
        f"{prefix}reroll": tuple(icon for each in drawn for icon in each.get("reroll", ())),
        f"{prefix}face": tuple(icon for each in drawn for icon in each.get("face", ())),
        f"{prefix}sonic": ("5",),
    }
