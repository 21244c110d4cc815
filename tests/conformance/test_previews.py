"""A preview says what will truly happen, and nothing that its seat may not know."""

from __future__ import annotations

from typing import Any

from tests.conformance.positions import Setting, positions, the_game

from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.preview import Change
from vortex.kernel.record import canonical
from vortex.kernel.state import PASS, State

OF_EACH = 2
CHOICES = 12


def some_choices(state: State, luck: FastChance) -> list[int]:
    """All of them, or where there are very many some of them."""
    options = state.options[:]
    luck.shuffle(options)
    return options[:CHOICES]


def with_changes(data: Any, changes: tuple[Change, ...]) -> Any:
    for path, value in changes:
        data = _put(data, path, value)
    return data


def _put(data: Any, path: tuple[str | int, ...], value: Any) -> Any:
    if not path:
        return value
    items = data.items() if isinstance(data, dict) else enumerate(data)
    put = [(key, _put(item, path[1:], value) if key == path[0] else item) for key, item in items]
    return dict(put) if isinstance(data, dict) else [item for _, item in put]


def test_a_preview_is_the_same_in_every_world_that_the_seat_thinks_possible(setting: Setting) -> None:
    """Also whether there is one at all, and how far it goes."""
    game = the_game(setting.key)
    luck = FastChance(setting.seats)
    seen = 0
    for number, position in enumerate(positions(setting, OF_EACH)):
        state = position.state
        seat = state.asked
        worlds = [game.determinise(state, seat, FastChance(2 * number + n)) for n in range(2)]
        for choice in some_choices(state, luck):
            true = game.preview(state, seat, choice)
            seen += true is not None and true.is_whole
            for world in worlds:
                imagined = game.preview(world, seat, choice)
                what = f"{state.topic}: {game.notation.write(choice)}"
                assert canonical({"": imagined}) == canonical({"": true}), what
    assert seen


def test_a_whole_preview_is_what_happens_if_nobody_replies(setting: Setting) -> None:
    game = the_game(setting.key)
    luck = FastChance(setting.seats)
    for position in positions(setting, OF_EACH):
        state = position.state
        seat = state.asked
        before = canonical(game.dump(state))
        for choice in some_choices(state, luck):
            preview = game.preview(state, seat, choice)
            assert canonical(game.dump(state)) == before
            if preview is not None and preview.is_whole:
                after = _played(game, state, choice)
                shown = with_changes(game.view(state, seat), preview.changes)
                assert canonical(shown) == canonical(game.view(after, seat)), state.topic


def _played(game: Game[Any], state: State, choice: int) -> State:
    after: State = game.clone(state)
    game.apply(after, choice)
    while game.questions[after.topic].is_window and PASS in after.options:
        game.apply(after, PASS)
    return after
