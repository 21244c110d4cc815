"""Odds come from what a seat knows: they are the same in every world that it cannot tell from the true one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.chance import FastChance


def questions(game: Any, is_wanted: Callable[[Any], bool]) -> Iterator[Any]:
    """From random games, questions at which the asked seat is told odds."""
    for seed in range(200):
        luck = FastChance(seed)
        state = game.new({}, 3, seed)
        while state.asked >= 0:
            if is_wanted(state) and game.odds(state, state.asked) is not None:
                yield state
            game.apply(state, luck.pick(state.options))


def compare(game: Any, state: Any, seat: int, worlds: int, luck: FastChance) -> float:
    solver = Solver()
    here = solver.odds(game, state, seat)
    for _ in range(worlds):
        assert solver.odds(game, game.determinise(state, seat, luck), seat) == here, (state.topic, seat)
    return here.probability if here is not None else -1


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_odds_do_not_depend_on_what_the_seat_does_not_know(key: str) -> None:
    game = load_game(key)
    luck = FastChance(1)
    told = set()
    # Not at every question: neighbours are much alike.
    for state in islice(questions(game, lambda _: not luck.below(4)), 30):
        for seat in range(state.seats):
            told.add(compare(game, state, seat, 3, luck))
    assert len(told) > 4


def pack_with(effect: str, folder: Path) -> Path:
    """Time of the Daleks where all cards with an effect have this one, at any time."""
    pack = copytree(own_pack("time-of-the-daleks"), folder / "pack")
    file = pack / "timey_wimey.toml"
    head, *cards = file.read_text(encoding="utf-8").split("[[card]]")
    for number, card in enumerate(cards):
        changed, count = re.subn(r'^effect = ".*"$', f'effect = "{effect}"', card, flags=re.MULTILINE)
        if count:
            cards[number] = re.sub(r'^timing = ".*"$', 'timing = "anytime"', changed, flags=re.MULTILINE)
    file.write_text("[[card]]".join([head, *cards]), encoding="utf-8")
    return pack


def questions_with_effects(game: Any) -> Iterator[tuple[Any, list[int]]]:
    """Those at which the asked seat can play such a card."""
    effects = {f"play {key}" for card, key in enumerate(game.pack.card_keys) if game.pack.card_effect[card]}

    def plays(state: Any) -> list[int]:
        return [choice for choice in state.options if game.notation.write(choice) in effects]

    for state in questions(game, lambda state: bool(plays(state))):
        yield state, plays(state)


@pytest.mark.slow
def test_nobody_is_told_what_would_be_drawn_on_the_way(tmp_path: Path) -> None:
    game: Any = load_game("time-of-the-daleks", pack_with("draw 2 cards", tmp_path))
    luck = FastChance(1)
    wanted = {"build-pool": 5, "reroll": 5}
    for state, _ in islice(questions_with_effects(game), 2000):
        if wanted.get(state.topic):
            compare(game, state, state.asked, 4, luck)
            wanted[state.topic] -= 1
            if not any(wanted.values()):
                return
    raise AssertionError(f"such questions were not asked: {wanted}")


@pytest.mark.slow
def test_a_shuffle_on_the_way_is_no_roll(tmp_path: Path) -> None:
    """A Companion goes back into its deck, which is shuffled; the pool is built all the same."""
    game: Any = load_game("time-of-the-daleks", pack_with("dismiss 1 companion", tmp_path))
    compared = 0
    for state, plays in questions_with_effects(game):
        if state.topic in ("travel", "recruit"):
            continue  # before the challenge is worked out no card is weighed
        seat = state.asked
        before = Solver().odds(game, state, seat)
        assert before is not None
        for choice in plays:
            twin = game.clone(state)
            game.apply(twin, choice)
            after = Solver().odds(game, twin, seat)
            if after is not None and twin.asked == seat and state.companions[seat]:
                assert before.choices[choice] == pytest.approx(after.probability, abs=1e-9)
                compared += 1
        if compared >= 5:
            return
    raise AssertionError("no such card could be played")
