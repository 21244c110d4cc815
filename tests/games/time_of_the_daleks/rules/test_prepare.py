"""The Prepare step: TOD-PREP and its rulings."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.events import SonicGained, TurnBegun
from vortex.games.time_of_the_daleks.rules.pool_stage import CallersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn


def table() -> Position:
    """Seat 1 is the Twelfth Doctor, to whom nothing special happens in Prepare; no cards, no Companions."""
    return Position(2, ("twelfth", "fourth")).no_hands().turn_of(0).crew(0).crew(1).sonic(0, 0).sonic(1, 0)


def equipment_of(position: Position, seat: int) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.equipment[seat]]


def discards(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


def refused_by(position: Position, notation: str) -> str:
    refusal = position.why_not(notation)
    return "" if refusal is None else refusal.rule


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-01")
def test_the_step_begins_with_two_tokens_for_the_active_player_only() -> None:
    position = table().sonic(0, 1).sonic(1, 1).hand(0, "fez").run(Prepare(0))
    assert position.asked == (0, "prepare")
    assert position.state.tokens == [3, 1]


@pytest.mark.rule("TOD-PREP-02")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_the_gain_stops_at_five(before: int, after: int) -> None:
    assert table().sonic(0, before).run(Prepare(0)).state.tokens[0] == after


@pytest.mark.rule("TOD-BT-01")
def test_with_four_tokens_prepare_brings_one() -> None:
    assert table().sonic(0, 4).run(Prepare(0)).state.tokens[0] == 5


@pytest.mark.rule("TOD-RULING-011")
def test_the_gain_is_forced_and_nobody_is_asked_about_it() -> None:
    position = table().sonic(0, 4).hand(0, "eye-of-harmony").hand(1, "fez")
    position.state.events = []
    position.run(PlayerTurn(0))
    assert position.state.events == [TurnBegun(0), SonicGained(0, 1)], "one was gained, the other is lost"
    position.choose("pass")
    assert position.asked == (0, "prepare")
    assert position.state.tokens[0] == 5
    assert "play eye-of-harmony" not in position.options


@pytest.mark.rule("TOD-LIMIT-01")
def test_who_has_five_tokens_is_told_of_no_gain() -> None:
    position = table().sonic(0, 5)
    position.state.events = []
    position.run(Prepare(0))
    assert position.state.tokens[0] == 5
    assert "sonic-gained" not in [event.kind for event in position.state.events]


@pytest.mark.rule("TOD-PREP-03")
def test_before_the_gain_the_active_player_uses_neither_cards_nor_companions() -> None:
    position = table().be(0, "fourth").be(1, "twelfth").crew(0, "sarah-jane-smith").hand(0, "eye-of-harmony")
    position.hand(1, "fez")
    position.state.events = []
    position.run(PlayerTurn(0))
    assert [event.kind for event in position.state.events] == ["turn-begun", "sonic-gained"]
    assert position.asked == (1, "card-window"), "the others' window, after the gain"
    position.choose("pass")
    assert position.state.tokens[0] == 2
    assert position.options == [
        "pass",
        "dismiss sarah-jane-smith",
        "use sarah-jane-smith",
        "play eye-of-harmony",
    ]


# -- uninstalling ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-04")
def test_any_number_of_installed_equipment_may_be_discarded() -> None:
    position = table().equip(0, "fez", "k-9").run(Prepare(0))
    assert position.options == ["pass", "uninstall fez", "uninstall k-9"]
    position.choose("uninstall k-9", "uninstall fez")
    assert equipment_of(position, 0) == []
    assert discards(position) == ["k-9", "fez"]


@pytest.mark.rule("TOD-PREP-05")
def test_uninstalling_empties_the_slot_at_once() -> None:
    position = table().equip(0, "fez", "k-9").hand(0, "stetson").sonic(0, 1).run(Prepare(0))
    assert refused_by(position, "install stetson") == "TOD-PREP-09"
    position.choose("uninstall fez")
    assert "install stetson" in position.options
    position.choose("install stetson")
    assert equipment_of(position, 0) == ["k-9", "stetson"]


@pytest.mark.rule("TOD-PREP-06")
def test_uninstalling_refunds_nothing() -> None:
    position = table().equip(0, "tardis-telephone").run(Prepare(0)).choose("uninstall tardis-telephone")
    assert position.state.tokens == [2, 0]


@pytest.mark.rule("TOD-RULING-013")
def test_a_card_uninstalled_this_turn_cannot_be_installed_again() -> None:
    position = table().equip(0, "fez").hand(0, "stetson").sonic(0, 3).run(Prepare(0)).choose("uninstall fez")
    assert discards(position) == ["fez"]
    assert "install fez" not in position.options
    assert refused_by(position, "install fez") == "TOD-PREP-07"


# -- installing ------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-07")
def test_any_number_of_equipment_cards_is_installed_one_in_each_empty_slot() -> None:
    position = table().hand(0, "fez", "stetson", "long-scarf", "geronimo").sonic(0, 3).run(Prepare(0))
    assert position.options == ["pass", "install fez", "install stetson", "install long-scarf"]
    position.choose("install fez", "install long-scarf")
    assert equipment_of(position, 0) == ["fez", "long-scarf"]
    assert position.hand_of(0) == ["stetson", "geronimo"]
    assert position.asked == (0, "prepare")
    assert not any(option.startswith("install") for option in position.options)


@pytest.mark.rule("TOD-PREP-08")
@pytest.mark.parametrize(("card", "left"), [("fez", 4), ("k-9", 3), ("tardis-telephone", 2)])
def test_installing_costs_the_sonic_cost_at_that_moment(card: str, left: int) -> None:
    position = table().hand(0, card).sonic(0, 3).run(Prepare(0)).choose(f"install {card}")
    assert position.state.tokens[0] == left


@pytest.mark.rule("TOD-PREP-09")
def test_installing_needs_tokens_for_the_sonic_cost() -> None:
    position = table().hand(0, "tardis-telephone", "k-9").run(Prepare(0))
    assert position.state.tokens[0] == 2
    assert position.options == ["pass", "install k-9"]
    assert refused_by(position, "install tardis-telephone") == "TOD-PREP-09"


@pytest.mark.rule("TOD-PREP-09")
def test_installing_needs_an_empty_slot() -> None:
    position = table().equip(0, "k-9", "long-scarf").hand(0, "fez").sonic(0, 3).run(Prepare(0))
    assert "install fez" not in position.options
    assert refused_by(position, "install fez") == "TOD-PREP-09"


@pytest.mark.rule("TOD-PREP-10")
def test_installed_equipment_is_used_without_paying_again() -> None:
    position = table().equip(0, "sonic-screwdriver", "fez").run(Prepare(0)).choose("use sonic-screwdriver")
    assert position.state.tokens[0] == 3, (
        "two of the step and one of the screwdriver, which cost two to install"
    )
    position.sonic(0, 0).lay("mars-past", "sutekh").facing("mars-past", "running").run(CallersPool(0))
    assert position.dice_of() == {"black": 5, "red": 1}, "the Fez works for a Doctor without tokens"
    assert position.state.tokens[0] == 0


@pytest.mark.rule("TOD-PREP-11")
def test_equipment_is_installed_in_the_own_prepare_step_only() -> None:
    position = table().hand(0, "fez").hand(1, "stetson").sonic(0, 3).sonic(1, 3).lay("earth-past", "missy")
    position.run(PlayerTurn(0))
    assert position.asked == (1, "card-window")
    assert position.options == ["pass"]
    assert refused_by(position, "install stetson") == "TOD-PREP-11", "not in another player's Prepare step"
    position.choose("pass", "pass")
    topics = []
    while position.state.topic in ("travel", "recruit", "build-pool"):
        topics.append(position.state.topic)
        assert refused_by(position, "install fez") == "TOD-PREP-11"
        position.choose("go earth-past" if position.state.topic == "travel" else "pass")
    assert topics == ["travel", "recruit", "build-pool"]


# -- dismissing ------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-12")
def test_any_number_of_own_companions_may_be_dismissed() -> None:
    position = table().crew(0, "leela", "osgood", "strax").crew(1, "susan").run(Prepare(0))
    assert position.options == ["pass", "dismiss leela", "dismiss osgood", "dismiss strax"]
    position.choose("dismiss osgood", "dismiss leela")
    assert position.crew_of(0) == ["strax"]
    assert refused_by(position, "dismiss susan") == "TOD-PREP-12"
    position.choose("dismiss strax")
    assert position.crew_of(0) == []
    assert position.crew_of(1) == ["susan"]


@pytest.mark.rule("TOD-PREP-13")
@pytest.mark.parametrize("companion", ["osgood", "leela"])
def test_a_dismissed_companion_is_shuffled_into_the_deck_of_its_type(companion: str) -> None:
    position = table().crew(0, companion)
    card = position.companion(companion)
    state = position.state
    own, other = (
        (state.earth_deck, state.alien_deck)
        if companion == "osgood"
        else (state.alien_deck, state.earth_deck)
    )
    untouched = other[:]
    order = [card, *reversed(own)]
    position.luck(orders=(order,)).run(Prepare(0)).choose(f"dismiss {companion}")
    assert own == order, "shuffled, not laid on top"
    assert other == untouched
    assert state.companion_discard == ()


@pytest.mark.rule("TOD-RULING-012")
def test_the_starting_companion_may_be_dismissed() -> None:
    position = Position(2, ("eleventh", "fourth")).no_hands().turn_of(0).run(Prepare(0))
    assert position.crew_of(0) == ["amy-pond"]
    position.choose("dismiss amy-pond")
    assert position.crew_of(0) == []
    assert position.companion("amy-pond") in position.state.earth_deck


# -- Prepare effects -------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-14")
def test_prepare_effects_of_companions_are_used_here() -> None:
    position = table().be(0, "fourth").be(1, "twelfth").crew(0, "sarah-jane-smith").next_cards("blue-diary")
    position.run(Prepare(0)).choose("use sarah-jane-smith")
    assert position.hand_of(0) == ["blue-diary"]
    assert refused_by(position, "use sarah-jane-smith") == "TOD-CARD-11", "once a turn"
    position.be(0, "eleventh").hand(0).turn_of(0).run(Prepare(0))
    assert refused_by(position, "use sarah-jane-smith") == "TOD-PREP-14", "she does it for the Fourth Doctor"


@pytest.mark.rule("TOD-PREP-14")
def test_prepare_and_anytime_cards_are_played_here_and_adventure_cards_are_not() -> None:
    position = table().hand(0, "time-space-visualiser", "eye-of-harmony", "running-start").run(Prepare(0))
    assert position.options == ["pass", "play time-space-visualiser", "play eye-of-harmony"]
    assert refused_by(position, "play running-start") == "TOD-CARD-09"


# -- freedom ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-PREP-15")
def test_everything_but_the_gain_is_optional() -> None:
    position = table().crew(0, "leela").equip(0, "fez").hand(0, "stetson", "eye-of-harmony").run(Prepare(0))
    position.choose("pass")
    assert position.asked == (-1, ""), "the step is over"
    assert position.crew_of(0) == ["leela"]
    assert equipment_of(position, 0) == ["fez"]
    assert position.hand_of(0) == ["stetson", "eye-of-harmony"]
    assert position.state.tokens[0] == 2


@pytest.mark.rule("TOD-PREP-16")
def test_uninstalling_and_dismissing_belong_to_the_own_prepare_step() -> None:
    position = table().crew(0, "leela").equip(0, "fez").crew(1, "susan").equip(1, "stetson").hand(1, "k-9")
    position.lay("earth-past", "missy").run(PlayerTurn(0))
    assert position.asked == (1, "card-window")
    assert refused_by(position, "uninstall stetson") == refused_by(position, "dismiss susan") == "TOD-PREP-16"
    position.choose("pass", "pass")
    topics = []
    while position.state.topic in ("travel", "recruit", "build-pool"):
        topics.append(position.state.topic)
        assert refused_by(position, "uninstall fez") == refused_by(position, "dismiss leela") == "TOD-PREP-16"
        position.choose("go earth-past" if position.state.topic == "travel" else "pass")
    assert topics == ["travel", "recruit", "build-pool"]


@pytest.mark.rule("TOD-RULING-010")
def test_the_order_after_the_gain_is_free_and_everything_can_be_repeated() -> None:
    position = table().crew(0, "leela", "osgood").equip(0, "fez").sonic(0, 3)
    position.hand(0, "stetson", "long-scarf", "eye-of-harmony", "psychic-paper").run(Prepare(0))
    position.choose("dismiss leela", "install stetson", "uninstall fez", "install long-scarf")
    position.choose("dismiss osgood", "play eye-of-harmony", "uninstall stetson", "install psychic-paper")
    assert equipment_of(position, 0) == ["long-scarf", "psychic-paper"]
    assert position.crew_of(0) == []
    assert position.state.tokens[0] == 5 - 1 - 1 + 2 - 2
    assert discards(position) == ["fez", "eye-of-harmony", "stetson"]
