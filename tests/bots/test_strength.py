"""Each level is stronger than the one below it: fixed seeds, few games, wide margins; `docs/bots.md` has the figures
of many games."""

from __future__ import annotations

import pytest

from vortex.bots.bot import make_bot
from vortex.bots.match import derived_seed, play_out
from vortex.games import load_game

OPTIONS: dict[str, dict[str, bool | int | str]] = {"time-clash": {"match": 1}, "card-game": {}}
SEATS = {"time-clash": 2, "card-game": 3}


def share(key: str, stronger: str, weaker: str, games: int) -> float:
    """Of the wins, made up for who has more seats: half where both are as strong. Every game is played in every
    turn of the table."""
    game = load_game(key)
    seats = SEATS[key]
    won = {True: 0.0, False: 0.0}
    for number in range(games):
        deal, shift = divmod(number, seats)
        # One against the others, or the others against one, in turn.
        alone = deal % 2 == 0
        is_stronger = [(seat == shift) == alone for seat in range(seats)]
        bots = [
            make_bot(stronger if strong else weaker, derived_seed("bot", number, seat))
            for seat, strong in enumerate(is_stronger)
        ]
        state = game.new(OPTIONS[key], seats, derived_seed("game", deal))
        play_out(game, state, bots)
        outcome = game.outcome(state)
        assert outcome is not None
        for seat in outcome.winners:
            strong = is_stronger[seat]
            won[strong] += 1 / len(outcome.winners) / is_stronger.count(strong)
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
    game = load_game("time-of-the-daleks")
    lost = 0
    for number in range(games):
        bots = [make_bot(level, derived_seed("bot", number, seat)) for seat in range(2)]
        state = game.new({}, 2, derived_seed("game", number))
        play_out(game, state, bots)
        outcome = game.outcome(state)
        assert outcome is not None
        lost += not outcome.winners
    return lost / games


@pytest.mark.long
@pytest.mark.timeout(2 * 60 * 60)
def test_the_stronger_the_doctors_the_less_often_the_daleks_win() -> None:
    novices, companions, time_lords = (
        lost_to_the_daleks(one, 60) for one in ("novice", "companion", "time-lord")
    )
    assert novices > companions + 0.2
    assert companions > time_lords
