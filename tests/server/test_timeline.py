"""A timeline looks back: at any moment that was, also where it has been undone since."""

from __future__ import annotations

import pytest

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.events import Event
from vortex.kernel.record import canonical
from vortex.server.log import AskedTakeBack, Chose, Entry, Undid
from vortex.server.timeline import Step, Timeline


@pytest.mark.parametrize("key", ["time-clash", "card-game"])
def test_every_past_moment_is_found_as_it_was_whatever_was_undone_since(key: str) -> None:
    """As it is when the log is carried out up to there and no further. Some go back beyond states that are kept."""
    game = load_game(key)
    timeline = Timeline(game, game.settle({}, 3), 3, 5)
    luck = FastChance(5)
    back = {100: 97, 160: 20, 170: 168, 239: 0}
    then: list[tuple[bytes, list[Step], list[Event]]] = []

    def carry_out(entry: Entry) -> None:
        timeline.carry_out(entry)
        then.append((canonical(game.dump(timeline.state)), timeline.steps[:], timeline.events[:]))

    while len(timeline.entries) < 240:
        asked, number = timeline.asked, timeline.number
        if number in back or asked < 0:
            carry_out(AskedTakeBack(0, 0, 0, back.get(number, 50), ()))
        elif number % 5 == 4 and timeline.can_undo(asked):
            carry_out(Undid(asked, 0, 0, timeline.undo_target()))
        else:
            carry_out(Chose(asked, 0, 0, game.notation.write(luck.pick(timeline.state.options)), "person"))
    assert any(undone.kept_states for undone in timeline.undone)
    assert len(timeline.undone) > 3
    now = canonical(game.dump(timeline.state)), timeline.steps[:], timeline.events[:], timeline.number
    for number, (state, steps, events) in enumerate(then, 1):
        past = timeline.at(number)
        assert (canonical(game.dump(past.state)), past.steps, past.events) == (state, steps, events), number
        assert (past.number, past.numbers.number) == (number, timeline.numbers.number_of(number))
    assert now == (canonical(game.dump(timeline.state)), timeline.steps, timeline.events, timeline.number)
