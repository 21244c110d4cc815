"""TOD-RESOLVE: which alternative of a fail cost is picked, and how far it is paid."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with
from tests.games.time_of_the_daleks.resolve_positions import resolve, table

from vortex.games.time_of_the_daleks.rules.resolve import Failure

TOLL_OF_TWO = """
[[dilemma]]
key = "toll-of-two"
name = "Toll of Two"
symbols = ["running", "tactics"]
fail = "lose 2 sonic or discard 1 companion"
source = "ours"
known = []
"""


THREE_WAYS = """
[[dilemma]]
key = "three-ways"
name = "Three Ways"
symbols = ["running", "tactics"]
fail = "lose 2 sonic or discard 1 companion or ship forward 1"
source = "ours"
known = []
"""


@pytest.mark.rule("TOD-RESOLVE-13")
def test_the_failing_player_picks_one_of_the_alternatives() -> None:
    first = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "sutekh")
    assert first.asked == (0, "alternative")
    assert first.options == ["choose 1", "choose 2"]
    first.choose("choose 1")
    assert first.state.ship == 2
    assert first.crew_of(0) == ["amy-pond"]
    second = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "sutekh").choose("choose 2")
    assert second.state.ship == 0
    assert second.crew_of(0) == []


@pytest.mark.rule("TOD-BT-20", "TOD-RESOLVE-14", "TOD-RULING-050")
def test_an_alternative_that_cannot_be_paid_leaves_the_other_one_forced(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=TOLL_OF_TWO)).no_hands().turn_of(0).luck()
    position.crew(0, "amy-pond").sonic(0, 1)
    resolve(position, Failure(0), "capitol", "toll-of-two")
    assert position.state.over
    assert position.crew_of(0) == []
    assert position.state.companion_discard == (position.companion("amy-pond"),)
    assert position.state.tokens[0] == 1


@pytest.mark.rule("TOD-RESOLVE-14")
def test_an_alternative_that_cannot_be_paid_may_not_be_picked(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=THREE_WAYS)).no_hands().turn_of(0).luck()
    position.crew(0, "amy-pond").sonic(0, 1)
    resolve(position, Failure(0), "capitol", "three-ways")
    assert position.options == ["choose 2", "choose 3"]
    assert position.refused("choose 1") == "TOD-RESOLVE-14"


@pytest.mark.rule("TOD-RESOLVE-14", "TOD-RULING-050")
@pytest.mark.parametrize(("installed", "options"), [((), []), (("fez",), ["choose 1", "choose 2"])])
def test_equipment_that_is_not_installed_cannot_be_given_up(
    installed: tuple[str, ...], options: list[str]
) -> None:
    """The War Machines: discard one piece of Equipment or lose two Sonic Charges."""
    position = table().equip(0, *installed).sonic(0, 2)
    resolve(position, Failure(0), "capitol", "the-war-machines")
    assert position.options == options
    if installed:
        position.choose("choose 1")
    assert position.state.equipment[0] == ()
    assert position.state.tokens[0] == (2 if installed else 0)


@pytest.mark.rule("TOD-RESOLVE-14", "TOD-RULING-050", "TOD-RULING-049")
def test_hand_cards_and_companions_steer_the_choice_too() -> None:
    """The Celestial Toymaker: discard two cards or dismiss one Companion, then the ship moves."""
    one_card = table().hand(0, "fez").crew(0, "leela")
    resolve(one_card, Failure(0), "capitol", "the-celestial-toymaker").choose("pass")
    assert one_card.hand_of(0) == ["fez"]
    assert one_card.crew_of(0) == []
    assert one_card.state.ship == 1
    nobody = table().hand(0, "fez", "stetson").crew(0)
    resolve(nobody, Failure(0), "capitol", "the-celestial-toymaker").choose("pass")
    assert nobody.hand_of(0) == []
    assert nobody.state.ship == 1


@pytest.mark.rule("TOD-BT-21", "TOD-RULING-049")
@pytest.mark.parametrize(("choice", "tokens"), [("choose 1", 0), ("choose 2", 1)])
def test_if_no_alternative_can_be_paid_one_is_picked_and_paid_as_far_as_possible(
    tmp_path: Path, choice: str, tokens: int
) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=TOLL_OF_TWO)).no_hands().turn_of(0).luck()
    position.crew(0, part_time=("leela",)).sonic(0, 1)
    resolve(position, Failure(0), "capitol", "toll-of-two")
    assert position.crew_of(0) == []
    assert position.options == ["choose 1", "choose 2"]
    position.choose(choice)
    assert position.state.over
    assert position.state.tokens[0] == tokens
    assert position.state.companion_discard == ()


@pytest.mark.rule("TOD-RULING-049")
def test_a_single_fail_cost_is_paid_as_far_as_possible_and_its_other_parts_happen() -> None:
    tokens = resolve(table().sonic(0, 1), Failure(0), "capitol", "the-wirrn")
    assert tokens.state.tokens[0] == 0
    assert tokens.state.ship == 1
    cards = resolve(table().hand(0, "fez"), Failure(0), "capitol", "the-silence").choose("pass")
    assert cards.hand_of(0) == []
    assert cards.state.ship == 1
    nothing = resolve(table(), Failure(0), "capitol", "the-silence")
    assert nothing.state.ship == 1


@pytest.mark.rule("TOD-RULING-049")
def test_dismissing_two_companions_cannot_be_picked_with_one() -> None:
    position = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "missy")
    assert position.state.over
    assert position.crew_of(0) == ["amy-pond"]
    assert position.state.ship == 2
