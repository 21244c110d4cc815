"""Playing on in thought."""

from __future__ import annotations

from tests.bots.advised import GAME

from vortex.bots.bot import RandomBot
from vortex.bots.match import play_out
from vortex.bots.rollout import final_values, play_on
from vortex.kernel.chance import FastChance


def test_playing_on_ends_with_the_result_or_the_advice() -> None:
    state = GAME.new({}, 2, 3)
    assert play_on(GAME, GAME.clone(state), 0, FastChance(1)) == GAME.advice.values(state)
    assert play_on(GAME, GAME.clone(state), 0, FastChance(1), to_the_end=True) == GAME.advice.values(state)
    values = play_on(GAME, GAME.clone(state), 10_000, FastChance(1))
    assert sorted(values) in ([0.0, 1.0], [1.0, 1.0])
    over = GAME.clone(state)
    play_out(GAME, over, [RandomBot(1), RandomBot(2)])
    assert final_values(GAME, over) == [float(seat in GAME.outcome(over).winners) for seat in range(2)]
