"""Stage A: TOD-RECRUIT, its rulings, and the worked example of recruiting Captain Jack."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import CallersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn


def table(zone: str = "earth-future", dilemma: str = "the-master", seats: int = 2) -> Position:
    """Seat 1, the Eleventh Doctor, with two tokens in a zone without Links; Amy, to whom he is linked, is gone."""
    position = Position(seats).no_hands().turn_of(0).crew(1).crew(0, "amy-pond").sonic(0, 2).sonic(1, 0)
    position.state.discard_companion(0, position.companion("amy-pond"))
    if zone in position.pack.anomaly_keys:
        return position.in_force(zone).stand(0, zone)
    return position.stand(0, zone).lay(zone, dilemma)


def part_timers(position: Position) -> list[str]:
    state = position.state
    keys = position.pack.companion_keys
    return [keys[card] for card in state.companions[0] if state.part_timers >> card & 1]


def discards(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


def refused_by(position: Position, notation: str) -> str:
    refusal = position.why_not(notation)
    return "" if refusal is None else refusal.rule


# -- when, and for what ----------------------------------------------------------------------------


@pytest.mark.rule("TOD-RECRUIT-01")
def test_recruiting_comes_at_the_start_of_the_own_adventure_before_the_challenge() -> None:
    position = table().hand(0, "fez").hand(1, "stetson").run(PlayerTurn(0))
    refusals = []
    while position.state.topic != "recruit":
        refusals.append((position.state.topic, refused_by(position, "recruit earth")))
        position.choose("go earth-future" if position.state.topic == "travel" else "pass")
    assert refusals == [
        ("card-window", "TOD-RECRUIT-01"),
        ("prepare", "TOD-RECRUIT-01"),
        ("travel", "TOD-RECRUIT-01"),
    ]
    assert position.state.need == (), "the challenge is not worked out yet"
    position.choose("pass")
    assert position.asked == (0, "build-pool")
    assert sum(position.state.need) == 5
    assert refused_by(position, "recruit earth") == "TOD-RECRUIT-01", "too late"


@pytest.mark.rule("TOD-RECRUIT-02")
def test_recruiting_needs_an_empty_space() -> None:
    assert table().crew(0, "leela", "strax").run(Recruit(0)).asked == (0, "recruit")
    assert table().crew(0, "leela", "strax", "osgood").run(Recruit(0)).asked == (-1, "")


@pytest.mark.rule("TOD-RECRUIT-03")
def test_recruiting_is_optional() -> None:
    position = table().run(Recruit(0))
    assert position.options == ["pass", "recruit earth"]
    position.choose("pass")
    assert position.crew_of(0) == []
    assert position.state.tokens[0] == 2


@pytest.mark.rule("TOD-RECRUIT-04")
@pytest.mark.parametrize(("price", "tokens", "hand"), [("pay-sonic", 1, ["fez"]), ("pay-card fez", 2, [])])
def test_recruiting_costs_a_token_or_a_card_as_the_player_likes(
    price: str, tokens: int, hand: list[str]
) -> None:
    position = table().hand(0, "fez").run(Recruit(0)).choose("recruit earth")
    assert position.asked == (0, "price")
    assert position.options == ["pay-sonic", "pay-card fez"]
    position.choose(price)
    assert (position.state.tokens[0], position.hand_of(0)) == (tokens, hand)
    assert discards(position) == ([] if hand else ["fez"])


@pytest.mark.rule("TOD-RECRUIT-04")
def test_without_token_and_card_nobody_is_recruited() -> None:
    assert table().sonic(0, 0).run(Recruit(0)).asked == (-1, "")
    assert table().sonic(0, 0).hand(0, "fez").run(Recruit(0)).asked == (0, "recruit")


@pytest.mark.rule("TOD-RULING-030")
def test_installed_equipment_does_not_pay() -> None:
    assert table().sonic(0, 0).equip(0, "fez").run(Recruit(0)).asked == (-1, "")
    position = table().equip(0, "fez").hand(0, "stetson").run(Recruit(0)).choose("recruit earth")
    assert position.options == ["pay-sonic", "pay-card stetson"]
    assert refused_by(position, "pay-card fez") == "TOD-RULING-030"


# -- the decks -------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RECRUIT-05")
def test_on_earth_recruits_come_from_the_earth_deck() -> None:
    position = table("earth-future").next_companions("osgood", "strax").run(Recruit(0))
    assert position.options == ["pass", "recruit earth"]
    assert refused_by(position, "recruit alien") == "TOD-RECRUIT-05"
    position.choose("recruit earth")
    assert position.crew_of(0) == ["osgood"]


@pytest.mark.rule("TOD-RECRUIT-06")
def test_on_a_tile_recruits_come_from_the_alien_deck() -> None:
    position = table("mars-past").next_companions("osgood", "strax").run(Recruit(0))
    assert position.options == ["pass", "recruit alien"]
    assert refused_by(position, "recruit earth") == "TOD-RECRUIT-06"
    position.choose("recruit alien")
    assert position.crew_of(0) == ["strax"]


@pytest.mark.rule("TOD-RECRUIT-07")
@pytest.mark.parametrize(("deck", "recruit"), [("earth", "osgood"), ("alien", "strax")])
def test_at_a_location_anomaly_the_player_chooses_the_deck(deck: str, recruit: str) -> None:
    position = table("into-the-dalek").next_companions("osgood", "strax").run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "recruit alien", "link clara-oswald"]
    assert position.choose(f"recruit {deck}").crew_of(0) == [recruit]


@pytest.mark.rule("TOD-RECRUIT-08")
def test_without_a_link_the_recruit_is_the_top_card() -> None:
    position = table().next_companions("dodo-chaplet", "osgood")
    before = position.state.earth_deck[:]
    position.run(Recruit(0)).choose("recruit earth")
    assert position.crew_of(0) == ["dodo-chaplet"]
    assert position.state.earth_deck == before[:-1], "nothing is looked at or shuffled"


@pytest.mark.rule("TOD-RULING-031")
def test_the_drawn_companion_cannot_be_refused() -> None:
    position = (
        table().crew(0, "leela", "strax").next_companions("osgood").run(Recruit(0)).choose("recruit earth")
    )
    assert position.asked == (-1, ""), "nothing more is asked"
    assert position.crew_of(0) == ["leela", "strax", "osgood"], "and the last space is taken"


@pytest.mark.rule("TOD-RECRUIT-20")
def test_an_empty_companion_deck_offers_no_recruits_and_discards_do_not_come_back() -> None:
    position = table()
    position.state.companion_discard += tuple(position.state.earth_deck)
    position.state.earth_deck.clear()
    position.state.derive()
    assert position.run(Recruit(0)).asked == (-1, "")
    assert position.state.earth_deck == []
    position.in_force("genesis-of-the-daleks").stand(0, "genesis-of-the-daleks").run(Recruit(0))
    assert position.options == ["pass", "recruit alien"]
    assert refused_by(position, "recruit earth") == "TOD-RECRUIT-20"


@pytest.mark.rule("TOD-RULING-027")
def test_a_companion_dismissed_into_an_empty_deck_can_be_recruited() -> None:
    position = table().crew(0, "osgood")
    position.state.earth_deck.clear()
    position.state.derive()
    assert position.run(Recruit(0)).asked == (-1, "")
    position.run(Prepare(0)).choose("dismiss osgood")
    position.run(Recruit(0)).choose("recruit earth")
    assert position.crew_of(0) == ["osgood"]


# -- part-timers -----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RECRUIT-09")
def test_a_recruit_starts_as_a_part_timer() -> None:
    position = table().crew(0, "leela").next_companions("osgood").run(Recruit(0)).choose("recruit earth")
    assert part_timers(position) == ["osgood"]
    position = table().crew(0, "amy-pond").run(Recruit(0)).choose("link rory-williams")
    assert part_timers(position) == ["rory-williams"]


@pytest.mark.rule("TOD-RECRUIT-10")
def test_a_part_timer_gives_dice_focus_rerolls_and_face_changes() -> None:
    position = table("mars-past").sonic(0, 0).be(0, "twelfth").be(1, "fourth").crew(0, part_time=("leela",))
    position.facing("mars-past", "running running").run(CallersPool(0))
    assert position.dice_of() == {"black": 4, "red": 2}, "one red die of the Doctor's, one of Leela's"
    assert {"focus leela green", "focus leela red"} <= set(position.options)
    position.facing("mars-past", "running running").shows("red-tactics", "green-tactics").run(RerollStage(0))
    assert position.options == ["pass", "reroll leela"]
    position.run(FaceStage(0))
    assert position.options == ["pass", "face leela"]


@pytest.mark.rule("TOD-RECRUIT-11")
def test_a_part_timer_becomes_a_full_timer_by_success_only() -> None:
    position = (
        table().crew(0, "leela", part_time=("osgood",)).facing("earth-future", "running").run(Success(0))
    )
    assert position.crew_of(0) == ["leela", "osgood"]
    assert part_timers(position) == []
    position = (
        table().crew(0, "leela", part_time=("osgood",)).facing("earth-future", "running").run(Failure(0))
    )
    assert position.crew_of(0) == ["leela"]
    assert position.companion("osgood") in position.state.earth_deck


@pytest.mark.rule("TOD-RULING-032")
def test_a_part_timer_fills_a_space_and_gives_links() -> None:
    full = table().crew(0, "leela", part_time=("strax", "osgood")).run(Recruit(0))
    assert full.asked == (-1, "")
    position = table().crew(0, part_time=("amy-pond",)).run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "link rory-williams"]


@pytest.mark.rule("TOD-RULING-032")
def test_a_part_timer_is_gone_before_the_fail_cost_is_paid() -> None:
    """Sutekh: the ship two forward, or a Companion is discarded."""
    position = table(dilemma="sutekh").crew(0, part_time=("leela",)).facing("earth-future", "running")
    position.run(Failure(0))
    assert position.asked == (-1, ""), "only one alternative could be paid"
    assert position.state.ship == 2
    assert position.companion("leela") in position.state.alien_deck
    assert position.companion("leela") not in position.state.companion_discard


# -- Links -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RECRUIT-12")
def test_with_a_link_the_player_may_search_the_deck_instead_of_drawing() -> None:
    position = table().crew(0, "amy-pond").next_companions("osgood").run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "link rory-williams"]
    assert refused_by(position, "link osgood") == "TOD-RECRUIT-12"
    position.choose("link rory-williams")
    assert position.crew_of(0) == ["amy-pond", "rory-williams"]
    assert position.companion("rory-williams") not in position.state.earth_deck


@pytest.mark.rule("TOD-RECRUIT-13")
def test_a_searched_deck_is_shuffled_afterwards() -> None:
    position = table().crew(0, "amy-pond")
    left = sorted(set(position.state.earth_deck) - {position.companion("rory-williams")})
    position.luck(orders=(left,)).run(Recruit(0)).choose("link rory-williams")
    assert position.state.earth_deck == left


@pytest.mark.rule("TOD-RECRUIT-14")
def test_a_link_does_not_remove_the_price() -> None:
    position = table().crew(0, "amy-pond").run(Recruit(0)).choose("link rory-williams")
    assert position.state.tokens[0] == 1
    assert table().crew(0, "amy-pond").sonic(0, 0).run(Recruit(0)).asked == (-1, "")


@pytest.mark.rule("TOD-RECRUIT-15")
def test_doctors_and_companions_carry_links() -> None:
    position = table().be(0, "twelfth").be(1, "eleventh").crew(0, "barbara-wright").run(Recruit(0))
    assert position.options == ["pass", "recruit earth", "link clara-oswald", "link ian-chesterton"]


@pytest.mark.rule("TOD-RECRUIT-16")
def test_a_characters_link_to_an_earth_companion_works_on_earth_only() -> None:
    """The Twelfth Doctor is linked to Clara, Barbara to Ian."""
    for zone in ("mars-past", "genesis-of-the-daleks"):
        position = table(zone).be(0, "twelfth").be(1, "eleventh").crew(0, "barbara-wright").run(Recruit(0))
        assert not {"link clara-oswald", "link ian-chesterton"} & set(position.options)
        assert refused_by(position, "link clara-oswald") == "TOD-RECRUIT-16"


@pytest.mark.rule("TOD-RECRUIT-17")
def test_a_characters_link_to_an_alien_companion_works_anywhere_but_on_earth() -> None:
    """The First Doctor is linked to Susan, Clara to Ashildr."""
    offered = {}
    for zone in ("earth-future", "mars-past", "asylum-of-the-daleks"):
        position = table(zone).be(0, "first").be(1, "eleventh").crew(0, "clara-oswald").run(Recruit(0))
        offered[zone] = {"link susan", "link ashildr"} & set(position.options)
    both = {"link susan", "link ashildr"}
    assert offered == {"earth-future": set(), "mars-past": both, "asylum-of-the-daleks": both}


@pytest.mark.rule("TOD-RECRUIT-18")
def test_a_link_to_a_group_allows_any_one_member() -> None:
    position = table().crew(0, "kate-stewart").crew(1, "osgood").run(Recruit(0))
    assert position.options == [
        "pass",
        "recruit earth",
        "link the-brigadier",
        "link harry-sullivan",
        "link sergeant-benton",
    ], "Kate herself and Osgood are not in the deck"
    position.choose("link sergeant-benton")
    assert position.crew_of(0) == ["kate-stewart", "sergeant-benton"], "one member, not all"


@pytest.mark.rule("TOD-RECRUIT-19")
@pytest.mark.parametrize("zone", ["earth-future", "mars-past"])
def test_a_dilemmas_link_reaches_either_deck_wherever_the_adventure_is(zone: str) -> None:
    """The Weeping Angels are linked to Rory (Earth) and River Song (Alien)."""
    position = table(zone, "the-weeping-angels").run(Recruit(0))
    assert [option for option in position.options if option.startswith("link")] == [
        "link rory-williams",
        "link river-song",
    ]


@pytest.mark.rule("TOD-RECRUIT-19")
@pytest.mark.parametrize(
    ("zone", "companion"),
    [
        ("earth-past", "madame-vastra"),
        ("capitol", "leela"),
        ("green-anchor", "rory-williams"),
        ("into-the-dalek", "clara-oswald"),
    ],
)
def test_a_locations_link_reaches_either_deck(zone: str, companion: str) -> None:
    position = table(zone).run(Recruit(0))
    assert f"link {companion}" in position.options
    assert position.choose(f"link {companion}").crew_of(0) == [companion]


@pytest.mark.rule("TOD-RULING-028")
def test_a_link_to_a_companion_who_is_not_in_the_deck_is_not_offered() -> None:
    position = table().crew(0, "amy-pond").crew(1, "rory-williams").run(Recruit(0))
    assert position.options == ["pass", "recruit earth"], "a random draw stays possible"
    assert refused_by(position, "link rory-williams") == "TOD-RULING-028"
    position.state.discard_companion(1, position.companion("rory-williams"))
    assert position.run(Recruit(0)).options == ["pass", "recruit earth"]


@pytest.mark.rule("TOD-RULING-029")
def test_at_a_location_anomaly_an_alien_link_works_and_an_earth_link_does_not() -> None:
    """Madame Vastra is linked to Jenny (Earth) and Strax (Alien)."""
    position = table("genesis-of-the-daleks").crew(0, "madame-vastra").run(Recruit(0))
    assert position.options == [
        "pass",
        "recruit earth",
        "recruit alien",
        "link strax",
        "link sarah-jane-smith",
        "link harry-sullivan",
    ]
    assert refused_by(position, "link jenny-flint") == "TOD-RECRUIT-16"


# -- one, by the active Doctor ---------------------------------------------------------------------


@pytest.mark.rule("TOD-RECRUIT-21", "TOD-RULING-026")
def test_one_companion_at_most_is_recruited_and_only_by_the_active_doctor() -> None:
    position = table().sonic(0, 5).sonic(1, 5).next_companions("dodo-chaplet", "osgood").luck(*[0] * 20)
    asked = []
    position.run(Adventure(0))
    while position.state.asked >= 0:
        asked.append(position.asked)
        if position.state.topic == "recruit":
            position.choose("recruit earth")
            assert position.crew_of(0) == ["dodo-chaplet"]
        elif "call 2" in position.options:
            position.choose("call 2")
        else:
            position.choose("on-site" if "on-site" in position.options else position.options[0])
    assert (1, "help") in asked, "the Fourth Doctor came, with an empty console and tokens"
    assert [seat for seat, topic in asked if topic == "recruit"] == [0]
    assert position.crew_of(1) == []


# -- the worked example ----------------------------------------------------------------------------

CAPTAIN_JACK = """
[[companion]]
key = "captain-jack"
name = "Captain Jack"
deck = "alien"
add = ["1 red"]
focus = ["red", "green/red"]
reroll = ["all red"]
source = "rulebook"
"""


@pytest.mark.rule("TOD-EX-04")
def test_captain_jack_is_recruited_on_the_orient_express(tmp_path: Path) -> None:
    game = game_with(tmp_path, companions=CAPTAIN_JACK)
    position = Position(2, game=game).no_hands().turn_of(0).crew(0, "amy-pond", "rory-williams").sonic(0, 2)
    position.stand(0, "orient-express").lay("orient-express", "sutekh").hand(0, "timescoop")
    position.next_companions("captain-jack")
    earth, alien = len(position.state.earth_deck), len(position.state.alien_deck)
    position.run(Recruit(0)).choose("recruit alien", "pay-card timescoop")
    assert discards(position) == ["timescoop"]
    assert (len(position.state.earth_deck), len(position.state.alien_deck)) == (earth, alien - 1)
    assert position.crew_of(0) == ["amy-pond", "rory-williams", "captain-jack"]
    assert part_timers(position) == ["captain-jack"]
    assert position.state.tokens[0] == 2
