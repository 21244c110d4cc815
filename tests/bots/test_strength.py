"""Each level is stronger than the one below it: fixed seeds, few games, wide margins; `docs/bots.md` has the figures
of many games."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from vortex.bots.bot import make_bot
from vortex.bots.match import derived_seed, play_out
from vortex.games import load_game

OPTIONS: dict[str, dict[str, bool | int | str]] = {"time-clash": {"match": 1}, "card-game": {}}
SEATS = {"time-clash": 2, "card-game": 3}


def winners(key: str, levels: Sequence[str], number: int, deal: int) -> tuple[int, ...]:
    """Of one game among bots of these levels, a seat each."""
    game = load_game(key)
    bots = [make_bot(level, derived_seed("bot", number, seat)) for seat, level in enumerate(levels)]
    state = game.new(OPTIONS.get(key, {}), len(levels), derived_seed("game", deal))
    play_out(game, state, bots)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


def share(key: str, stronger: str, weaker: str, games: int) -> float:
    """Of the wins, made up for who has more seats: half where both are as strong. Every game is played in every
    turn of the table."""
    seats = SEATS[key]
    won = {True: 0.0, False: 0.0}
    for number in range(games):
        deal, shift = divmod(number, seats)
        # One against the others, or the others against one, in turn.
        alone = deal % 2 == 0
        is_stronger = [(seat == shift) == alone for seat in range(seats)]
        won_by = winners(key, [stronger if strong else weaker for strong in is_stronger], number, deal)
        for seat in won_by:
            strong = is_stronger[seat]
            won[strong] += 1 / len(won_by) / is_stronger.count(strong)
    return won[True] / (won[True] + won[False])


@pytest.mark.parametrize("key", OPTIONS)
def test_sense_beats_chance(key: str) -> None:
    assert share(key, "novice", "random", 12) > 0.7


@pytest.mark.long
@pytest.mark.timeout(2 * 60 * 60)  # a game with searching bots takes up to a minute
@pytest.mark.parametrize("key", OPTIONS)
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("companion", "novice", 60), ("time-lord", "companion", 60), ("oracle:200", "time-lord", 36)],
)
def test_a_level_is_stronger_than_one_below_it(key: str, stronger: str, weaker: str, games: int) -> None:
    assert share(key, stronger, weaker, games) > 0.5


def lost_to_the_daleks(level: str, games: int) -> float:
    """The share of the games of two bots of a level."""
    lost = sum(not winners("time-of-the-daleks", [level] * 2, number, number) for number in range(games))
    return lost / games


@pytest.mark.long
@pytest.mark.timeout(2 * 60 * 60)
def test_the_stronger_the_doctors_the_less_often_the_daleks_win() -> None:
    novices, companions, time_lords = (
        lost_to_the_daleks(one, 60) for one in ("novice", "companion", "time-lord")
    )
    assert novices > companions + 0.2
    assert companions > time_lords
