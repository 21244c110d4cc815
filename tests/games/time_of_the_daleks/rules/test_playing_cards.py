"""Timey-Wimey cards: types, prices, timings, and what they act on. TOD-CARD."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position
from tests.games.time_of_the_daleks.table_positions import EARTH, adventure, helped_by, table

from vortex.games.time_of_the_daleks.numbering import HELP_AFAR, HELP_ON_SITE, KNOWS_DILEMMA
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools, CallersPool, HelpersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.kernel.knowledge import knows


def piles(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


def deck(position: Position, *keys: str) -> Position:
    """The Timey-Wimey deck is this and nothing else, first to come first; the rest is out of the game."""
    state = position.state
    cards = [position.card(key) for key in reversed(keys)]
    for card in cards:
        position._lift_card(card)
    state.tw_deck = cards
    state.tw_discard = []
    return position


# -- the three types -------------------------------------------------------------------------------


@pytest.mark.rule("TOD-CARD-01")
def test_equipment_is_installed_in_prepare_then_usable_at_its_timing_and_stays() -> None:
    position = table().sonic(0, 0).hand(0, "stetson").run(Prepare(0))
    assert position.options == ["pass", "install stetson"]
    refusal = position.why_not("play stetson")
    assert refusal is not None
    assert refusal.rule == "TOD-CARD-01"
    position.choose("install stetson")
    assert position.state.equipment[0] == (position.card("stetson"),)
    position.facing(EARTH, "strength").shows("black-running", "black-running")
    position.luck(position.face("black", "science"), position.face("black", "science"))
    position.run(RerollStage(0))
    assert "reroll stetson" in position.options
    position.choose("reroll stetson", "die black running", "die black running")
    assert position.state.equipment[0] == (position.card("stetson"),)
    assert "reroll stetson" not in position.options
    position.turn_of(0).run(RerollStage(0))
    assert "reroll stetson" in position.options, "it is still there in the next turn"


@pytest.mark.rule("TOD-CARD-01")
def test_equipment_in_hand_gives_nothing_in_an_adventure() -> None:
    position = adventure().hand(0, "fez", "stetson", "psychic-paper")
    position.run(CallersPool(0))
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.options == ["pass", "call 2"]
    position.shows("black-running").run(RerollStage(0))
    assert position.options == ["pass", "reroll eleventh"]
    position.run(FaceStage(0))
    assert position.options == ["pass"], "Psychic Paper is not installed"


@pytest.mark.rule("TOD-CARD-02", "TOD-CARD-06")
def test_an_event_is_played_applied_and_discarded_at_once_and_without_symbols_it_is_free() -> None:
    position = table().hand(0, "eye-of-harmony", "fez").run(Prepare(0))
    assert position.state.tokens[0] == 2
    position.choose("play eye-of-harmony")
    assert position.state.tokens[0] == 4, "two charges gained, none paid"
    assert position.hand_of(0) == ["fez"]
    assert piles(position) == ["eye-of-harmony"]
    assert position.state.in_play == ()
    assert position.asked == (0, "prepare")


@pytest.mark.rule("TOD-CARD-03", "TOD-RULING-107")
def test_a_transfer_is_applied_and_then_given_to_the_player_whom_its_player_picks() -> None:
    position = deck(table(3), "fez").sonic(0, 0).hand(0, "jelly-babies").run(Prepare(0))
    position.choose("play jelly-babies", "give 3")
    assert position.state.tokens == [1, 0, 1], "one paid of two, and one given"
    assert position.hand_of(0) == ["fez"]
    assert position.asked == (0, "transfer")
    assert position.options == ["give 2", "give 3"]
    position.choose("give 2")
    assert position.hand_of(1) == ["jelly-babies"]
    assert position.hand_of(2) == []
    assert piles(position) == []


@pytest.mark.rule("TOD-CARD-03")
def test_with_two_players_a_transfer_goes_to_the_other_without_a_question() -> None:
    position = deck(table(2), "fez").hand(0, "jelly-babies").run(Prepare(0)).choose("play jelly-babies")
    assert position.hand_of(1) == ["jelly-babies"]
    assert position.asked == (0, "prepare")


@pytest.mark.rule("TOD-RULING-107")
def test_a_player_alone_discards_a_transfer() -> None:
    position = deck(table(1), "fez").hand(0, "dream-conference").sonic(0, 2).run(Prepare(0))
    position.choose("play dream-conference")
    assert position.hand_of(0) == ["fez"]
    assert piles(position) == ["dream-conference"]


@pytest.mark.rule("TOD-CARD-04", "TOD-CARD-14", "TOD-RULING-107")
def test_the_receiver_can_use_a_transfer_from_the_next_turn_on_at_its_price_and_hand_it_on() -> None:
    position = adventure(2).hand(0, "space-time-telegraph").sonic(0, 1).sonic(1, 2)
    position.run(CallersPool(0)).choose("play space-time-telegraph")
    assert position.state.tokens == [0, 2]
    assert position.hand_of(1) == ["space-time-telegraph"]
    assert position.dice_of() == {"black": 5, "blue": 1}
    helped_by(position, 1).run(HelpersPool(1))
    assert position.options == ["pass"], "its effect has been used in this turn"
    refusal = position.why_not("play space-time-telegraph")
    assert refusal is not None
    assert refusal.rule == "TOD-CARD-11"
    position.turn_of(1).facing(EARTH, "running").run(CallersPool(1)).choose("play space-time-telegraph")
    assert position.state.tokens == [0, 1], "the receiver pays as well"
    assert position.hand_of(0) == ["space-time-telegraph"]


@pytest.mark.rule("TOD-RULING-107")
def test_a_hand_may_grow_beyond_four_by_a_transfer_until_the_own_finish() -> None:
    position = deck(table(2), "geronimo").hand(0, "jelly-babies")
    position.hand(1, "fez", "stetson", "timescoop", "key-to-time")
    position.run(Prepare(0)).choose("pass", "play jelly-babies")
    assert len(position.state.hands[1]) == 5
    position.run(Finish(0))
    assert len(position.state.hands[1]) == 5
    position.turn_of(1).run(Finish(1))
    assert position.asked == (1, "cut-hand")


@pytest.mark.rule("TOD-CARD-03", "TOD-RULING-110")
def test_a_card_that_was_handed_over_is_known_to_all_and_a_drawn_one_to_its_owner_alone() -> None:
    position = deck(table(3), "fez").hand(0, "jelly-babies").run(Prepare(0))
    position.choose("play jelly-babies", "give 2", "give 2")
    for viewer in (0, 1, 2, None):
        players = position.game.view(position.state, viewer)["players"]
        assert players[1]["hand"] == ["jelly-babies"]
        assert players[0]["hand"] == (["fez"] if viewer == 0 else [])
        assert players[0]["hand_size"] == 1


# -- prices and limits -----------------------------------------------------------------------------


@pytest.mark.rule("TOD-CARD-05", "TOD-CARD-12")
@pytest.mark.parametrize(("tokens", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_playing_costs_the_sonic_cost(tokens: int, offered: bool) -> None:
    position = table().daleks(EARTH, 1).hand(0, "spitfires-in-space").stand(0, EARTH).sonic(0, tokens)
    position.run(Travel(0))
    assert ("play spitfires-in-space" in position.options) is offered
    if offered:
        position.choose("play spitfires-in-space")
        assert position.state.tokens[0] == tokens - 2
    else:
        refusal = position.why_not("play spitfires-in-space")
        assert refusal is not None
        assert refusal.rule == "TOD-CARD-05"


@pytest.mark.rule("TOD-CARD-11")
def test_an_effect_of_a_companion_works_once_a_turn() -> None:
    position = deck(table(), "fez", "stetson").be(0, "fourth").crew(0, "sarah-jane-smith").run(Prepare(0))
    position.choose("use sarah-jane-smith")
    assert position.hand_of(0) == ["fez"]
    assert "use sarah-jane-smith" not in position.options
    position.run(Prepare(0))
    assert "use sarah-jane-smith" not in position.options, "still the same turn"
    position.run(PlayerTurn(0))
    assert position.asked == (0, "prepare")
    assert "use sarah-jane-smith" in position.options, "a new turn"


@pytest.mark.rule("TOD-CARD-11", "TOD-RULING-106")
def test_a_card_that_comes_back_in_the_same_turn_cannot_be_played_again() -> None:
    """Its discard is shuffled into a new deck and drawn: the effect is still used up."""
    position = deck(table(), "geronimo").hand(0, "eye-of-harmony", "jelly-babies").sonic(0, 0).luck()
    position.run(Prepare(0)).choose("play eye-of-harmony")
    position.state.tw_deck = []
    position.choose("play jelly-babies")
    assert position.hand_of(0) == ["eye-of-harmony"]
    assert position.state.tokens[0] == 3
    assert "play eye-of-harmony" not in position.options


@pytest.mark.rule("TOD-CARD-13")
def test_any_number_of_different_cards_may_be_used_in_a_turn() -> None:
    position = adventure().hand(0, "running-start", "space-time-telegraph", "unit-field-radio").sonic(0, 5)
    position.run(CallersPool(0))
    position.choose("play running-start", "play space-time-telegraph", "play unit-field-radio")
    position.choose("focus unit-field-radio red")
    assert position.dice_of() == {"black": 4, "green": 1, "blue": 1, "red": 1}
    assert position.state.tokens[0] == 3


@pytest.mark.rule("TOD-RULING-106")
def test_an_empty_deck_is_made_of_the_discards_and_without_those_nothing_is_drawn() -> None:
    position = deck(table(), "fez").luck()
    state = position.state
    state.tw_discard = [position.card("stetson"), position.card("geronimo")]
    state.show(position.card("stetson"))
    state.draw_cards(0, 2)
    assert position.hand_of(0)[0] == "fez"
    assert set(position.hand_of(0)) <= {"fez", "stetson", "geronimo"}
    assert state.tw_discard == []
    assert len(state.tw_deck) == 1
    left = state.tw_deck[0]
    assert not knows(state.knows, left, 0), "shuffled, so unknown again"
    state.draw_cards(0, 3)
    assert len(state.hands[0]) == 3, "one card was left, then none"
    assert state.tw_deck == []


@pytest.mark.rule("TOD-RULING-120")
def test_the_supply_of_charges_has_no_end() -> None:
    position = table(4)
    for seat in range(4):
        position.sonic(seat, 5)
    position.sonic(0, 0)
    for _ in range(20):
        position.state.gain_tokens(0, 5)
        position.state.spend_tokens(0, 5)
    position.state.gain_tokens(0, 5)
    assert position.state.tokens == [5, 5, 5, 5]


# -- timings ---------------------------------------------------------------------------------------

ALL_TIMINGS = ("eye-of-harmony", "time-space-visualiser", "running-start", "space-time-telegraph")
"""Anytime, Prepare, Adventure, Any Adventure: each would do something at its time."""


def can_play(position: Position) -> list[str]:
    return [text.removeprefix("play ") for text in position.options if text.startswith("play ")]


@pytest.mark.rule("TOD-CARD-07", "TOD-CARD-08", "TOD-CARD-09", "TOD-CARD-10")
def test_in_the_own_prepare_step_anytime_and_prepare_cards_are_playable() -> None:
    position = table().hand(0, *ALL_TIMINGS).run(Prepare(0))
    assert can_play(position) == ["eye-of-harmony", "time-space-visualiser"]


@pytest.mark.rule("TOD-CARD-07", "TOD-CARD-08")
def test_in_the_prepare_step_of_another_only_anytime_cards_are_playable() -> None:
    position = table().hand(1, *ALL_TIMINGS).sonic(1, 1).run(Prepare(0))
    assert position.asked == (1, "card-window")
    assert can_play(position) == ["eye-of-harmony"]
    refusal = position.why_not("play time-space-visualiser")
    assert refusal is not None
    assert refusal.rule == "TOD-CARD-08"


@pytest.mark.rule("TOD-CARD-07", "TOD-CARD-08", "TOD-CARD-09", "TOD-CARD-10")
def test_in_the_own_adventure_all_but_prepare_cards_are_playable() -> None:
    position = adventure().hand(0, *ALL_TIMINGS).sonic(0, 1).run(CallersPool(0))
    assert can_play(position) == ["eye-of-harmony", "running-start", "space-time-telegraph"]


@pytest.mark.rule("TOD-CARD-09", "TOD-RULING-074")
@pytest.mark.parametrize("help", [HELP_AFAR, HELP_ON_SITE])
def test_a_helper_takes_part_so_adventure_cards_are_playable(help: int) -> None:
    position = helped_by(adventure().hand(1, *ALL_TIMINGS).sonic(1, 1), 1, help).run(HelpersPool(1))
    assert can_play(position) == ["eye-of-harmony", "running-start", "space-time-telegraph"]


@pytest.mark.rule("TOD-CARD-09", "TOD-CARD-10")
def test_in_an_adventure_of_others_adventure_cards_are_not_playable_but_any_adventure_cards_are() -> None:
    position = adventure().hand(1, *ALL_TIMINGS).sonic(1, 1).run(CallersPool(0))
    assert position.asked == (1, "card-window")
    assert can_play(position) == ["eye-of-harmony", "space-time-telegraph"]
    refusal = position.why_not("play running-start")
    assert refusal is not None
    assert refusal.rule == "TOD-CARD-09"


@pytest.mark.rule("TOD-CARD-10")
def test_outside_adventures_any_adventure_cards_are_not_playable() -> None:
    position = table().hand(0, *ALL_TIMINGS).sonic(0, 1).stand(0, EARTH).run(Travel(0))
    assert can_play(position) == ["eye-of-harmony"]
    refusal = position.why_not("play space-time-telegraph")
    assert refusal is not None
    assert refusal.rule == "TOD-CARD-10"


@pytest.mark.rule("TOD-CARD-07", "TOD-RULING-108")
def test_anytime_cards_are_playable_at_every_step_of_the_own_turn() -> None:
    hand = ("eye-of-harmony", "spitfires-in-space", "fez")
    position = table().hand(0, *hand).sonic(0, 2).daleks("karn", 1).stand(0, EARTH).lay(EARTH, "missy")
    anytime = ["eye-of-harmony", "spitfires-in-space"]
    assert can_play(position.sonic(0, 0).run(Prepare(0))) == anytime
    assert can_play(position.sonic(0, 2).run(Travel(0))) == anytime
    assert can_play(position.run(Recruit(0))) == anytime
    position.facing(EARTH, "running running running")
    assert can_play(position.run(CallersPool(0))) == anytime
    position.shows("black-science")
    assert can_play(position.run(RerollStage(0))) == anytime
    assert can_play(position.run(FaceStage(0))) == anytime


@pytest.mark.rule("TOD-RULING-108")
def test_no_card_is_playable_inside_a_payment_a_move_or_a_roll() -> None:
    hand = ("eye-of-harmony", "fez")

    def refused(position: Position, topic: str) -> None:
        assert position.asked == (0, topic)
        assert can_play(position) == []
        refusal = position.why_not("play eye-of-harmony")
        assert refusal is not None
        assert refusal.rule == "TOD-RULING-108"

    recruiting = table().hand(0, *hand).sonic(0, 1).stand(0, EARTH).lay(EARTH, "missy").run(Recruit(0))
    refused(recruiting.choose("recruit earth"), "price")
    moving = table().hand(0, *hand).sonic(0, 1)
    moving.luck(moving.tardis_face(True)).run(RollTardisDie(0)).choose("pass", "new")
    refused(moving, "keep-tile")
    refused(moving.choose(moving.options[0]), "zone")
    rolling = (
        adventure().hand(0, *hand).sonic(0, 2).shows("black-science", "black-cunning").run(RerollStage(0))
    )
    refused(rolling.choose("reroll-sonic"), "dice-to-reroll")


# -- which pool ------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-126", "TOD-HELP-19")
def test_an_any_adventure_card_acts_on_one_pool_of_its_players_choice() -> None:
    for seat in (0, 1, 2):
        position = helped_by(adventure(3), 1).hand(seat, "romanas-screwdriver").sonic(seat, 1)
        position.shows("black-science").shows("blue-cunning", pool=1)
        position.luck(position.face("blue", "diplomacy")).run(RerollStage(0))
        while position.state.asked != seat:
            position.choose("pass")
        position.choose("play romanas-screwdriver")
        assert position.asked == (seat, "which-pool")
        assert position.options == ["on caller", "on helper"]
        position.choose("on helper")
        assert position.state.shown == [0, 1, 1, 0, 0, 0]
        assert position.dice_of(0) == {"black": 1}
        assert position.dice_of(1) == {"blue": 1}


@pytest.mark.rule("TOD-RULING-126")
def test_without_a_helper_there_is_no_pool_to_choose() -> None:
    position = adventure(2).hand(1, "romanas-screwdriver").sonic(1, 1).shows("black-science")
    position.luck(position.face("black", "tactics")).run(RerollStage(0)).choose("pass")
    position.choose("play romanas-screwdriver")
    assert position.state.shown == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("TOD-RULING-126")
def test_dice_added_by_a_bystander_reach_the_pool_that_was_chosen() -> None:
    position = helped_by(adventure(3), 1, HELP_ON_SITE).be(1, "twelfth")
    position.hand(2, "space-time-telegraph").sonic(2, 1).run(BuildPools(0))
    while position.state.topic != "card-window":
        position.choose("pass")
    position.choose("play space-time-telegraph")
    assert position.options == ["on caller", "on helper"]
    position.choose("on helper", "give 1")
    while position.state.asked != 1:
        position.choose("pass")
    assert position.asked == (1, "cut")
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.dice_of(1) == {"black": 4, "red": 1}, (
        "five icons and one card, but eight black dice in all"
    )


@pytest.mark.rule("TOD-RULING-126")
def test_an_adventure_card_acts_on_the_pool_of_its_player_alone() -> None:
    position = helped_by(adventure(3), 1).hand(1, "reverse-the-polarity")
    position.shows("blue-science").shows("blue-cunning", pool=1)
    position.luck(position.face("blue", "diplomacy")).run(RerollStage(0))
    while position.state.asked != 1:
        position.choose("pass")
    position.choose("play reverse-the-polarity")
    assert position.state.shown == [0, 1, 1, 0, 0, 0], "only the helper's blue die was rolled"


@pytest.mark.rule("TOD-RULING-126", "TOD-CARD-09")
def test_who_has_no_pool_cannot_use_the_dice_effect_of_an_adventure_card() -> None:
    position = adventure(3).hand(2, "reverse-the-polarity", "geronimo").sonic(2, 5)
    position.shows("blue-science", "black-science").run(RerollStage(0))
    while position.state.asked != 2:
        position.choose("pass")
    assert position.asked == (2, "card-window")
    assert position.options == ["pass"]


@pytest.mark.rule("TOD-RULING-126")
def test_an_adventure_card_without_a_fitting_die_in_the_own_pool_is_not_playable() -> None:
    position = helped_by(adventure(2), 1).hand(1, "reverse-the-polarity")
    position.shows("blue-science").shows("black-cunning", pool=1).run(RerollStage(0))
    while position.state.asked != 1:
        position.choose("pass")
    assert can_play(position) == []


# -- what is open ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-110")
def test_hands_are_private_and_their_size_is_open() -> None:
    position = table(3).hand(0, "fez", "geronimo").hand(1, "stetson")
    for viewer in (0, 1, 2, None):
        players = position.game.view(position.state, viewer)["players"]
        assert [player["hand_size"] for player in players] == [2, 1, 0]
        assert players[0]["hand"] == (["fez", "geronimo"] if viewer == 0 else [])
        assert players[1]["hand"] == (["stetson"] if viewer == 1 else [])


@pytest.mark.rule("TOD-RULING-110")
def test_consoles_and_table_are_open_to_all_and_discards_too_but_not_face_down_dilemmas() -> None:
    position = table(2).sonic(1, 3).crew(1, "leela", part_time=("strax",)).equip(1, "fez").stand(1, "capitol")
    position.lay("capitol", "missy").lay("drylands", "sutekh", face_up=False).in_force("death-to-the-daleks")
    state = position.state
    state.tw_discard = [position.card("geronimo")]
    state.companion_discard = (position.companion("susan"),)
    position.lay(EARTH, "cybermen", face_up=False)
    state.discard_dilemma(position.zone(EARTH))
    position.lay("earth-future", "morbius")
    state.discard_dilemma(position.zone("earth-future"))
    for viewer in (0, 1, None):
        view = position.game.view(state, viewer)
        player = view["players"][1]
        assert (player["sonic"], player["equipment"], player["zone"]) == (3, ["fez"], "capitol")
        assert [(who["key"], who["part_time"]) for who in player["companions"]] == [
            ("leela", False),
            ("strax", True),
        ]
        assert [zone["dilemma"] for zone in view["tiles"][0]["zones"]] == ["missy", "hidden"]
        assert [anomaly["key"] for anomaly in view["anomalies"]] == ["death-to-the-daleks"]
        assert view["discards"]["timey_wimey"] == ["geronimo"]
        assert view["discards"]["companions"] == ["susan"]
        assert view["discards"]["dilemmas"] == ["hidden", "morbius"]
    assert not knows(state.knows, KNOWS_DILEMMA + position.dilemma("cybermen"), 0)


@pytest.mark.rule("TOD-RULING-121")
def test_only_the_link_of_the_own_zone_and_of_the_dilemma_in_it_counts() -> None:
    """Demons Run has Links to River Song and Strax, the Maldovarium on the same tile none."""
    position = (
        table().stand(0, "demons-run").lay("demons-run", "the-zygons").lay("maldovarium", "magnus-greel")
    )
    position.be(0, "first").sonic(0, 1).crew(0).run(Recruit(0))

    def links() -> list[str]:
        return [text.removeprefix("link ") for text in position.options if text.startswith("link ")]

    assert links() == ["susan", "river-song", "strax", "osgood", "harry-sullivan"]
    position.stand(0, "maldovarium").run(Recruit(0))
    assert links() == ["susan", "leela"], "Leela by Magnus Greel; the First Doctor's own Link is always there"
