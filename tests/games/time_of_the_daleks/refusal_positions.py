"""Tables on which a choice is refused, and how a refusal is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with, the_game

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.numbering import HELP_AFAR
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.effects import FOR_ONE, CarryOut
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.kernel.refusal import IllegalChoice

EARTH, ZONE = "earth-past", "solons-castle"
HARD = "running running running running running running"

MORE_CARDS = """
[[card]]
key = "prism"
name = "Prism"
type = "event"
timing = "adventure"
cost = 0
focus = ["green/red"]
source = "ours"
known = []

[[card]]
key = "signal-mirror"
name = "Signal Mirror"
type = "equipment"
timing = "any adventure"
cost = 1
face = ["black tactics"]
source = "ours"
known = []
"""
MORE_DILEMMAS = """
[[dilemma]]
key = "the-collector"
name = "The Collector"
symbols = ["running", "running"]
fail = "discard 1 equipment"
source = "ours"
known = []

[[dilemma]]
key = "the-broker"
name = "The Broker"
symbols = ["running", "running"]
fail = "ship forward 1 or lose 5 sonic or tardis back 1"
source = "ours"
known = []
"""


@cache
def wider_game() -> TimeOfTheDaleks:
    """With cards that have what no card of the pack has."""
    with TemporaryDirectory() as folder:
        return game_with(Path(folder), timey_wimey=MORE_CARDS, dilemmas=MORE_DILEMMAS)


def table(seats: int = 2, game: TimeOfTheDaleks | None = None, k9: bool = False) -> Position:
    """Nobody has cards, Companions or charges; seat 0, the Eleventh Doctor, is active."""
    position = Position(seats, game=game, k9=k9).turn_of(0).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    return position


def adventure(seats: int = 2, conditions: str = "", game: TimeOfTheDaleks | None = None) -> Position:
    return table(seats, game).facing(EARTH, HARD, conditions)


def with_helper(position: Position) -> Position:
    position.state.helper = 1
    position.state.help = HELP_AFAR
    return position


def recruiting(zone: str = EARTH) -> Position:
    return table().stand(0, zone).lay(zone, "missy").sonic(0, 1)


def rolled(tardis: bool, seats: int = 2) -> Position:
    position = table(seats)
    return position.luck(position.tardis_face(tardis))


def rerolling(*dice: str, conditions: str = "") -> Position:
    return adventure(conditions=conditions).hand(0, "timescoop").shows(*dice)


def paying() -> Position:
    """One charge is asked for, and there are two cards to pay with instead."""
    return recruiting().sonic(0, 0).hand(0, "fez", "timescoop").run(Recruit(0)).choose("recruit earth")


def owing(position: Position, dilemma: str) -> Position:
    text = position.pack.dilemma_fail[position.dilemma(dilemma)]
    return position.run(CarryOut(0, text, position.zone(EARTH), FOR_ONE))


def choosing_doctors() -> Position:
    position = table(4)
    position.state = the_game().new({}, 4, 1)
    return position.choose("doctor first")


def choosing_colours() -> Position:
    position = choosing_doctors().choose("base teal")
    return position.choose("doctor fourth")


def empty_decks(position: Position) -> Position:
    position.state.location_deck = []
    return position


def toll(seats: int = 2) -> Position:
    return table(seats).in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1)


def k9(holder: int, conditions: str = "", used: bool = False) -> Position:
    position = adventure(conditions=conditions).hand(0, "timescoop").shows("black-science", "blue-science")
    position.state.k9 = holder
    position.state.k9_used = used
    return position.run(RerollStage(0))


def empty_pool(stage: type[RerollStage] | type[FaceStage], k9: bool = False) -> Position:
    position = adventure().hand(0, "timescoop").sonic(0, 5)
    position.state.has_rolled = True
    if k9:
        position.state.k9 = 0
    return position.run(stage(0))


def locked_window() -> Position:
    """Window 4 of a Time Locked Adventure: a bystander with a face icon that serves everybody's dice."""
    position = adventure(conditions="time locked", game=wider_game()).equip(1, "signal-mirror")
    return position.hand(1, "fez").shows("black-science").run(RerollStage(0)).choose("pass")


def window(stage: type[RerollStage] | type[FaceStage]) -> Position:
    position = adventure().hand(0, "timescoop").hand(1, "fez").crew(1, "rory-williams")
    return position.shows("black-science", "blue-science").run(stage(0)).choose("pass")


def scanning(card: str) -> Position:
    position = table().hand(0, card).lay(EARTH, "missy").lay("earth-present", "sutekh")
    position.lay("earth-future", "morbius", face_up=False)
    return position.run(Prepare(0)).choose(f"play {card}")


def without_aliens() -> Position:
    position = recruiting(ZONE).in_force("into-the-dalek").stand(0, "into-the-dalek")
    position.state.alien_deck = []
    position.state.derive()
    return position


def after_bow_tie() -> Position:
    position = rerolling("black-science", "blue-science")
    position.luck(position.face("black", "cunning")).run(RerollStage(0))
    return position.choose("reroll eleventh")


def passing_k9() -> Position:
    position = table(3, k9=True)
    position.state.k9 = 0
    return position.run(DalekTurn())


Row = tuple[str, str, str, str, Callable[[], Position]]
"""Its name, the choice, the rule, the reason, and the table."""


def show_refusal(row: Row) -> None:
    """The refusal that the row tells, by rule and reason; and a refused choice changes nothing."""
    _, notation, rule, reason, set_up = row
    position = set_up()
    before = position.game.dump(position.state)
    refusal = position.why_not(notation)
    assert refusal is not None
    assert (refusal.rule, str(refusal.reason)) == (rule, reason)
    with pytest.raises(IllegalChoice, match=re.escape(f"{rule}: {reason}")):
        position.choose(notation)
    assert position.game.dump(position.state) == before, "a refused choice changes nothing"
