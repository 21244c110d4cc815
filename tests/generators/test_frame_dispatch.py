"""Each game's `dispatch` fits its frames, and games played by it are the games played by the tables."""

import pytest
from generators.frame_dispatch import made
from generators.writing import write

from vortex.games import load_game
from vortex.games.card_game.rules.dispatch import CardGameDispatch
from vortex.games.time_clash.rules.dispatch import ClashDispatch
from vortex.games.time_of_the_daleks.rules.dispatch import DaleksDispatch
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical
from vortex.kernel.state import Dispatch, Frame, State, answer, ask_again


def test_the_dispatch_of_every_game_fits_its_frames() -> None:
    assert write(made(), ["--check"]) == 0


@pytest.mark.parametrize(
    ("key", "dispatch"),
    [
        ("time-of-the-daleks", DaleksDispatch()),
        ("time-clash", ClashDispatch()),
        ("card-game", CardGameDispatch()),
    ],
)
def test_a_dispatch_plays_as_the_tables_do(key: str, dispatch: Dispatch) -> None:
    game = load_game(key)
    by_table = game.new({}, 4, 5)
    by_name = game.new({}, 4, 5)
    by_name.dispatch = dispatch
    luck = FastChance(5)
    while by_table.asked >= 0:
        choice = luck.pick(by_table.options)
        answer(by_table, choice)
        answer(by_name, choice)
        ask_again(by_name)
        assert (by_name.asked, by_name.options, by_name.here) == (
            by_table.asked,
            by_table.options,
            by_table.here,
        )
    assert canonical(game.dump(by_name)) == canonical(game.dump(by_table))


def test_a_dispatch_knows_no_frame_of_another_game() -> None:
    state = load_game("time-clash").new({}, 4, 5)
    stranger = Frame()
    with pytest.raises(AssertionError):
        ClashDispatch().step(state, stranger, 0)
    with pytest.raises(AssertionError):
        ClashDispatch().answer(State(2, FastChance(0)), stranger, 0, 0)
