"""U.N.I.T. and Teselecta: the two replies of a defender, on or off turn."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, Table


def unit_conflict(guards: list[str], enemies: list[str], tp: int) -> Table:
    """C attacks B's Leadworth; B has U.N.I.T. face-up and some TP."""
    table = Table().line(B, "leadworth").guards("leadworth", *guards).shown(B, "unit").tp(0, tp)
    table.hand(C, *enemies, fill=3).turn(C).do("attack leadworth", *(f"add {key}" for key in enemies))
    return table


@pytest.mark.rule("CG-CONFLICT-09", "CG-CARD-UNIT-03", "CG-CARD-UNIT-04", "CG-EXD-21", "CG-DP-11", "CG-IW-01")
def test_one_tp_makes_the_difference_after_the_reveal() -> None:
    table = unit_conflict(["river-song"], ["cybermen"], 0)
    # River herself brings the TP: four against five.
    assert (table.state.asked, table.state.topic) == (B, "unit")
    assert table.legal() == ["pass", "pay 1"]
    assert table.location_seen(None, "leadworth")["attack"]["cards"] == [
        {"face_up": True, "card": "cybermen"}
    ]
    assert str(table.game.ask(table.state).question.prompt).startswith("Leadworth, 4 against 5")
    table.do("pay 1")
    assert table.has_tardis("leadworth")
    assert table.state.tp[B] == 0


@pytest.mark.rule("CG-RULING-35", "CG-EXD-24")
def test_each_unit_sells_one_point() -> None:
    table = unit_conflict(["rory"], ["sontarans"], 5)
    assert table.legal() == ["pass", "pay 1"]
    assert table.refused("pay 2") == "CG-RULING-35"
    table.do("pay 1")
    assert table.attack_at("leadworth") == ["sontarans"], "three against four"
    two = Table().line(B, "leadworth").guards("leadworth", "rory").shown(B, "unit", "unit").tp(0, 5)
    two.hand(C, "sontarans", fill=3).turn(C).do("attack leadworth", "add sontarans")
    assert two.legal() == ["pass", "pay 1", "pay 2"]
    two.do("pay 2")
    assert two.has_tardis("leadworth")
    assert (two.state.tp[B], two.state.supply) == (3, 27)


@pytest.mark.rule("CG-CARD-UNIT-03")
def test_nobody_pays_more_than_they_have() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "rory").shown(B, "unit", "unit").tp(0, 1)
    table.hand(C, "sontarans", fill=3).turn(C).do("attack leadworth", "add sontarans")
    assert table.legal() == ["pass", "pay 1"]
    assert table.refused("pay 2") == "CG-CARD-UNIT-03"


@pytest.mark.rule("CG-RULING-35", "CG-RULING-38", "CG-EXD-25")
def test_too_little_still_raises_the_losses() -> None:
    table = unit_conflict(["amy-pond"], ["sontarans", "roboforms", "roboforms"], 1)
    table.do("pay 1")
    # Four against eight: without the TP one card of two would have been the closest.
    assert table.state.topic == "lose"
    assert table.legal() == ["lose sontarans", "lose roboforms"]
    table.do("lose sontarans")
    assert table.attack_at("leadworth") == ["roboforms", "roboforms"]
    assert sorted(table.discards()) == ["amy-pond", "sontarans"]
    assert table.daleks_out(C) == 1


@pytest.mark.rule("CG-DP-11")
def test_unit_is_asked_also_when_the_defence_holds_anyway_and_skipped_on_public_grounds() -> None:
    assert unit_conflict(["doctor"], ["sontarans"], 2).state.topic == "unit"
    assert unit_conflict(["doctor"], ["sontarans"], 0).state.topic == "turn"
    assert unit_conflict(["amy-pond"], ["silurians"], 2).state.topic == "turn"


@pytest.mark.rule("CG-CARD-UNIT-05")
def test_using_unit_is_no_action() -> None:
    table = unit_conflict(["doctor"], ["sontarans"], 2).do("pass")
    assert (table.state.asked, table.state.now) == (C, C)
    assert table.shown_of(B) == ["unit"]


@pytest.mark.rule(
    "CG-CARD-TESELECTA-01", "CG-CARD-TESELECTA-02", "CG-CARD-TESELECTA-03", "CG-CARD-TESELECTA-04"
)
@pytest.mark.rule("CG-IW-02", "CG-DP-12")
@pytest.mark.parametrize("source", ["hand", "reserve"])
def test_teselecta_takes_all_defenders_back_also_in_another_players_turn(source: str) -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond", "rory")
    if source == "hand":
        table.hand(B, "teselecta", "doctor")
    else:
        table.reserve(B, "teselecta").hand(B, "doctor")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
    assert (table.state.asked, table.state.topic) == (B, "teselecta")
    assert table.legal() == ["pass", f"teselecta {source}"]
    table.do(f"teselecta {source}")
    assert table.hand_of(B) == ["doctor", "amy-pond", "rory"]
    assert table.discards() == ["teselecta"]
    assert table.reserve_of(B) == []
    assert table.state.asked == C


@pytest.mark.rule("CG-RULING-36")
def test_casualties_still_count_the_defence_and_a_turned_river_comes_back_too() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "doctor", "river-song").hand(B, "teselecta")
    table.hand(C, "the-silence", "madame-kovarian", fill=3).turn(C)
    table.do("attack leadworth", "add the-silence", "add madame-kovarian", "teselecta hand")
    assert table.hand_of(B) == ["doctor", "river-song"]
    assert table.discards() == ["teselecta", "the-silence"]
    assert table.attack_at("leadworth") == ["madame-kovarian"]


@pytest.mark.rule("CG-RULING-36", "CG-DP-12", "CG-RULING-34")
def test_teselecta_is_not_offered_without_a_defender_to_take_back() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "doctor").hand(B, "teselecta")
    table.hand(C, "the-pandorica", fill=3).turn(C).do("attack leadworth", "add the-pandorica")
    assert (table.state.asked, table.state.topic) == (C, "turn")
    assert table.hand_of(B) == ["teselecta"]


@pytest.mark.rule("CG-EXD-33", "CG-DP-12", "CG-RULING-13")
def test_the_loser_is_asked_all_the_same_without_teselecta() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").hand(B, "tardis")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
    assert (table.state.asked, table.legal()) == (B, ["pass"])
    assert table.refused("teselecta hand") == "CG-CARD-TESELECTA-02"
    table.do("pass")
    assert table.discards() == ["amy-pond"]


@pytest.mark.rule("CG-RULING-38", "CG-RULING-36")
def test_what_unit_added_counts_for_the_losses_also_if_teselecta_takes_the_defenders_back() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").shown(B, "unit").tp(0, 2)
    table.hand(B, "teselecta").hand(C, "sontarans", "sontarans", "sontarans", fill=3).turn(C)
    table.do("attack leadworth", *["add sontarans"] * 3, "pay 1", "teselecta hand")
    assert table.attack_at("leadworth") == ["sontarans", "sontarans"], "three and one make one Sontaran"
    assert table.hand_of(B) == ["amy-pond"]


@pytest.mark.rule("CG-RULING-59")
def test_who_knew_of_one_teselecta_does_not_know_whether_it_was_the_one_that_was_played() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").hand(B, "teselecta", "teselecta")
    table.state.knows[table.state.hands[B][1]] |= 1 << A
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast", "teselecta hand")
    assert table.hand_of(B) == ["amy-pond", "teselecta"]
    assert table.knows_in_hand(A, B) == ["amy-pond"]


@pytest.mark.rule("CG-RULING-13", "CG-DP-12")
def test_the_prompt_is_the_same_whatever_is_held() -> None:
    prompts = set()
    for held in ("teselecta", "tardis"):
        table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").hand(B, held)
        table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
        ask = table.game.ask(table.state)
        prompts.add((ask.seat, ask.topic, ask.question.rule, str(ask.question.prompt)))
    assert prompts == {
        (
            B,
            "teselecta",
            "CG-CARD-TESELECTA-01",
            "Leadworth, 3 against 6: The defence is lost. Play Teselecta?",
        )
    }


@pytest.mark.rule("CG-DP-12")
def test_a_reserve_alone_is_something_hidden() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").reserve(B, "k-9")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
    assert (table.state.asked, table.legal()) == (B, ["pass"])


@pytest.mark.rule("CG-DP-12")
def test_a_hand_that_everybody_knows_is_nothing_hidden() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").hand(B, "rory")
    table.state.knows[table.state.hands[B][0]] = table.state.open
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
    assert (table.state.asked, table.state.topic) == (C, "turn")


@pytest.mark.rule("CG-DP-12")
def test_nobody_is_asked_who_holds_nothing_hidden() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").shown(B, "cardiff")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast")
    assert table.state.topic == "turn"


@pytest.mark.rule("CG-CARD-TESELECTA-04", "CG-CARD-TESELECTA-01")
def test_teselecta_cannot_be_played_as_an_action() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "daleks").hand(A, "teselecta", fill=3).turn(A)
    assert table.refused("play teselecta") == "CG-CARD-TESELECTA-01"


@pytest.mark.rule("CG-RULING-09", "CG-RULING-36")
def test_teselecta_in_the_own_turn_never_breaks_the_minimum() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "amy-pond", "teselecta", fill=2).turn(A).do("defend leadworth", "add amy-pond")
    table.do("teselecta hand")
    assert len(table.hand_of(A)) == 3
    assert "amy-pond" in table.hand_of(A)


@pytest.mark.rule("CG-DEF-05")
def test_only_teselecta_and_rory_bring_placed_defenders_back() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond").hand(B, "tardis")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack leadworth", "add the-beast", "pass")
    assert table.hand_of(B) == ["tardis"]
