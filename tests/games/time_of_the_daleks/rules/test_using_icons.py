"""The re-roll and face icons of cards: whose, on which dice, how often. TOD-REROLL, TOD-FACE."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.dice_positions import missed, still_missed
from tests.games.time_of_the_daleks.pool_positions import alone

from vortex.games.time_of_the_daleks.rules.adventure import Adventure


@pytest.mark.rule("TOD-REROLL-04")
def test_icons_on_doctor_companion_equipment_event_and_transfer_re_roll_their_own_colour_only() -> None:
    position = alone("eleventh", "strax", equipment=("long-scarf",)).sonic(0, 1)
    position.hand(0, "reverse-the-polarity", "romanas-screwdriver")
    looks = ("black-running", "black-science", "green-running", "blue-science", "blue-cunning", "red-tactics")
    falls = "black-tactics green-tactics red-strength blue-diplomacy red-science"
    missed(position, *looks, falls=falls)
    assert position.options == [
        "pass",
        "reroll eleventh",
        "reroll strax",
        "reroll long-scarf",
        "reroll-black",
        "play reverse-the-polarity",
        "play romanas-screwdriver",
    ]
    position.choose("reroll eleventh")
    assert position.options == ["die black running", "die black science"]
    assert position.refused("die blue science") == "TOD-REROLL-04"
    position.choose("die black science", "pass", "reroll long-scarf", "reroll strax")
    assert position.looks_of() == [
        "black-running",
        "black-tactics",
        "green-tactics",
        "blue-science",
        "blue-cunning",
        "red-strength",
    ]
    position.choose("play reverse-the-polarity")
    assert position.options == ["die blue science", "die blue cunning"]
    position.choose("die blue science", "pass", "play romanas-screwdriver")
    assert len(position.options) == 6
    position.choose("die red strength")
    assert position.looks_of()[3:] == ["blue-diplomacy", "blue-cunning", "red-science"]


@pytest.mark.rule("TOD-REROLL-04")
def test_a_card_without_a_re_roll_icon_and_one_on_another_console_re_roll_nothing() -> None:
    position = alone("eleventh", "kate-stewart").crew(1, "dodo-chaplet")
    missed(position, "black-running", "green-running")
    assert position.options == ["pass", "reroll eleventh", "reroll-black"]
    assert position.refused("reroll kate-stewart") == "TOD-REROLL-04"
    assert position.refused("reroll dodo-chaplet") == "TOD-HELP-18"


@pytest.mark.rule("TOD-REROLL-05")
def test_each_icon_works_once_in_an_adventure() -> None:
    position = missed(alone(), "black-running", "blue-science", falls="black-strength black-tactics")
    position.choose("reroll eleventh")
    assert position.options == ["pass", "reroll-black"]
    assert position.refused("reroll eleventh") == "TOD-REROLL-05"


@pytest.mark.rule("TOD-RULING-043")
def test_an_icon_without_a_fitting_die_is_not_offered_and_not_spent() -> None:
    position = alone().hand(0, "geronimo").sonic(0, 1)
    missed(position, "blue-science", falls="black-running black-strength")
    assert position.options == ["pass", "play geronimo"]
    assert position.refused("reroll eleventh") == "TOD-RULING-043"
    position.choose("play geronimo")
    assert "reroll eleventh" in position.options
    position.choose("reroll eleventh")
    assert position.looks_of() == ["black-strength", "blue-science"]


@pytest.mark.rule("TOD-RULING-045")
def test_the_icons_of_one_card_are_independent_of_each_other() -> None:
    """Amy Pond adds, focuses, re-rolls and turns in one Adventure, each icon once."""
    position = alone("eleventh", "amy-pond").lay("capitol", "the-master").stand(0, "capitol").hand(0, "fez")
    falls = ("black-running", "black-running", "black-running", "green-running", "green-running")
    position.falls(*falls, "blue-science", "green-tactics").run(Adventure(0))
    position.choose("pass", "focus amy-pond green", "pass")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    position.choose("reroll amy-pond")
    assert position.asked == (0, "reroll")
    assert position.refused("reroll amy-pond") == "TOD-REROLL-05"
    position.choose("pass")
    assert position.options == ["pass", "face amy-pond"]
    position.choose("face amy-pond", "die green running")
    assert position.looks_of()[3:] == ["green-diplomacy", "green-tactics", "blue-science"]
    assert position.refused("face amy-pond") == "TOD-FACE-04"


@pytest.mark.rule("TOD-FACE-04")
def test_each_face_icon_works_once_in_an_adventure() -> None:
    position = alone("eleventh", "amy-pond").hand(0, "timescoop")
    still_missed(position, "green-running", "green-tactics").choose("face amy-pond", "die green running")
    assert position.options == ["pass"]
    assert position.refused("face amy-pond") == "TOD-FACE-04"


@pytest.mark.rule("TOD-FACE-05")
def test_face_icons_are_found_on_doctor_companion_equipment_and_played_card() -> None:
    position = alone("fourth", "the-brigadier", equipment=("psychic-paper",)).sonic(0, 2)
    position.hand(0, "blue-diary")
    still_missed(position, *["black-running"] * 4)
    options = ["pass", "face fourth", "face the-brigadier", "face psychic-paper", "play blue-diary"]
    assert position.options == options
    position.choose("face fourth")
    position.choose("face the-brigadier", "die black running")
    position.choose("face psychic-paper", "die black running")
    assert position.looks_of() == ["black-running", "black-diplomacy", "black-cunning", "black-tactics"]
    position.choose("play blue-diary", "die black running")
    assert position.looks_of() == ["black-diplomacy", "black-cunning", "black-cunning", "black-tactics"]
    assert position.hand_of(1) == ["blue-diary"]


@pytest.mark.rule("TOD-FACE-05", "TOD-RULING-043")
def test_a_card_without_icon_or_without_a_fitting_die_turns_nothing() -> None:
    position = alone("fourth", "clara-oswald", "amy-pond").hand(0, "timescoop")
    still_missed(position, "black-cunning", "blue-science")
    assert position.options == ["pass"]
    assert position.refused("face clara-oswald") == "TOD-FACE-05"
    assert position.refused("face amy-pond") == "TOD-RULING-043"
    assert position.refused("face fourth") == "TOD-RULING-043"
    assert not position.state.used
