"""CG-CONFLICT: conflicts, and the defenders' cards of CG-CARD."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import AttackShown, ConflictFought, DefenceShown, DefenderTurned


def attacked(guards: list[str], *enemies: str, seats: int = 4) -> Table:
    """A attacks B's Leadworth; B holds nothing, so nobody is asked for Teselecta."""
    table = Table(seats).line(B, "leadworth").guards("leadworth", *guards)
    table.hand(A, *enemies, fill=3).turn(A).do("attack leadworth", *(f"add {key}" for key in enemies))
    return table


def defended(enemies: list[str], *guards: str, tp: int = 0) -> Table:
    """A sends Defenders against B's attack on A's Leadworth."""
    table = Table().line(A, "leadworth").attack(B, "leadworth", *enemies).tp(tp)
    table.hand(A, *guards, fill=3).turn(A).do("defend leadworth", *(f"add {key}" for key in guards))
    return table


def fought(table: Table) -> tuple[int, int, int]:
    """Defence, attack and whether the defence held, in the last conflict."""
    event = table.happened(ConflictFought)[-1]
    return event.defence, event.attack, event.is_held


@pytest.mark.rule("CG-CONFLICT-03", "CG-VIS-12")
def test_all_cards_of_both_sides_are_shown_to_everybody() -> None:
    table = defended(["sontarans", "roboforms"], "doctor", "amy-pond")
    [defence], [attack] = table.happened(DefenceShown), table.happened(AttackShown)
    assert [table.pack.keys[type_] for type_ in defence.cards] == ["doctor", "amy-pond"]
    assert [table.pack.keys[type_] for type_ in attack.cards] == ["sontarans", "roboforms"]
    assert (defence.strength, attack.strength) == (8, 6)


@pytest.mark.rule("CG-CONFLICT-04", "CG-CARD-RIVER-01")
def test_a_revealed_river_gives_her_owner_a_tp() -> None:
    assert attacked(["river-song"], "sontarans").state.tp == [0, 1, 0, 0]
    assert defended(["sontarans"], "river-song").state.tp == [1, 0, 0, 0]


@pytest.mark.rule("CG-CARD-RIVER-02")
def test_also_if_kovarian_turns_her() -> None:
    assert attacked(["river-song"], "madame-kovarian").state.tp == [0, 1, 0, 0]


@pytest.mark.rule("CG-CONFLICT-05", "CG-CARD-ANGELS-01")
def test_each_revealed_angels_card_gives_the_attacker_a_tp() -> None:
    assert attacked(["doctor"], "weeping-angels", "weeping-angels").state.tp == [2, 0, 0, 0]
    assert defended(["weeping-angels"], "doctor").state.tp == [0, 1, 0, 0]


@pytest.mark.rule("CG-CONFLICT-06", "CG-CARD-SLITHEEN-01")
def test_a_revealed_slitheen_takes_a_tp_from_the_owner_if_there_is_one() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "doctor").tp(0, 1)
    table.hand(A, "slitheen", "slitheen", fill=3).turn(A)
    table.do("attack leadworth", "add slitheen", "add slitheen")
    assert table.state.tp == [1, 0, 0, 0]
    assert attacked(["doctor"], "slitheen").state.tp == [0, 0, 0, 0]


@pytest.mark.rule("CG-RULING-30")
def test_river_is_paid_before_the_angels_and_slitheen_may_take_that_tp() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "river-song").tp(0, 0, 10, 19)
    table.hand(A, "weeping-angels", "slitheen", "roboforms", fill=3).turn(A)
    table.do("attack leadworth", "add weeping-angels", "add roboforms", "pass")
    assert table.state.tp == [0, 1, 10, 19], "the last TP of the supply is River's"
    slitheen = attacked(["river-song"], "slitheen", "roboforms")
    assert slitheen.state.tp == [1, 0, 0, 0]


@pytest.mark.rule("CG-CONFLICT-07", "CG-RULING-30", "CG-RULING-34")
def test_pandorica_comes_before_kovarian_and_silurians_before_adding_up() -> None:
    # The Doctor is gone before strengths are added up; River fights for the attack.
    table = attacked(["doctor", "river-song"], "the-pandorica", "madame-kovarian")
    assert fought(table) == (0, 8, 0)
    table = attacked(["amy-pond", "rory"], "silurians", "the-pandorica")
    assert fought(table)[2] == 1


@pytest.mark.rule("CG-CONFLICT-08", "CG-CONFLICT-10", "CG-EXD-01", "CG-CARD-DOCTOR-01")
def test_a_tie_is_the_defenders() -> None:
    table = attacked(["doctor"], "cybermen")
    assert fought(table) == (5, 5, 1)


@pytest.mark.rule("CG-CONFLICT-11", "CG-CONFLICT-12", "CG-CONFLICT-13", "CG-CONFLICT-22")
def test_a_won_defence_discards_everything_sends_the_dalek_counter_home_and_places_a_tardis_counter() -> None:
    table = defended(["sontarans"], "doctor")
    assert sorted(table.discards()) == ["doctor", "sontarans"]
    assert (table.daleks_out(B), table.tardis_out(A)) == (0, 1)
    assert table.has_tardis("leadworth")
    assert table.attack_at("leadworth") == []
    assert table.guards_at("leadworth") == []


@pytest.mark.rule("CG-CONFLICT-14", "CG-CONFLICT-16", "CG-CONFLICT-17", "CG-CONFLICT-20")
def test_a_lost_defence_discards_the_defenders_and_a_single_enemy_stays_under_its_counter() -> None:
    table = attacked(["amy-pond"], "sontarans")
    assert fought(table) == (3, 4, 0)
    assert table.discards() == ["amy-pond"]
    assert table.attack_at("leadworth") == ["sontarans"]
    assert (table.controller("leadworth"), table.daleks_out(A)) == (A, 1)
    assert not table.has_tardis("leadworth")


@pytest.mark.rule("CG-CONFLICT-21")
def test_the_owner_may_fight_the_attack_again() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "cybermen", up=True)
    table.hand(A, "amy-pond", "doctor", fill=3).turn(A).do("defend leadworth", "add amy-pond", "pass", "pass")
    assert table.attack_at("leadworth") == ["cybermen"]
    table.do("defend leadworth", "add doctor")
    assert table.has_tardis("leadworth")


@pytest.mark.rule("CG-CONFLICT-18", "CG-CONFLICT-19", "CG-EXD-02")
def test_the_attacker_loses_the_group_closest_to_the_defence() -> None:
    table = attacked(["amy-pond"], "sontarans", "roboforms")
    assert fought(table) == (3, 6, 0)
    assert table.attack_at("leadworth") == ["sontarans"]
    assert table.discards() == ["amy-pond", "roboforms"]


@pytest.mark.rule("CG-CONFLICT-18", "CG-EXD-03")
def test_no_card_is_lost_if_all_are_stronger_than_the_defence() -> None:
    table = attacked(["amy-pond"], "sontarans", "sontarans")
    assert table.attack_at("leadworth") == ["sontarans", "sontarans"]


@pytest.mark.rule("CG-RULING-27", "CG-EXD-04")
def test_two_and_three_are_lost_to_a_defence_of_five_and_the_four_stays() -> None:
    # Sontarans 4, the Master 3 and Roboforms 2.
    table = attacked(["doctor"], "sontarans", "the-master", "roboforms")
    assert fought(table) == (5, 9, 0)
    assert table.attack_at("leadworth") == ["sontarans"]
    assert sorted(table.discards()) == ["doctor", "roboforms", "the-master"]


@pytest.mark.rule("CG-RULING-27", "CG-DP-13")
def test_between_equally_close_groups_the_attacker_chooses() -> None:
    # Defence 3: Weeping Angels (3) or the Master (3), also off turn.
    table = Table().line(A, "leadworth").attack(B, "leadworth", "weeping-angels", "the-master")
    table.hand(A, "amy-pond", fill=3).turn(A).do("defend leadworth", "add amy-pond", "pass")
    assert (table.state.asked, table.state.topic) == (B, "lose")
    assert table.legal() == ["lose the-master", "lose weeping-angels"]
    assert table.refused("lose daleks") == "CG-RULING-27"
    table.do("lose the-master")
    assert table.attack_at("leadworth") == ["weeping-angels"]
    assert table.state.asked == A


@pytest.mark.rule("CG-DP-13")
def test_the_choice_goes_card_by_card_until_one_group_is_left() -> None:
    # Defence 5 against 3 + 3 + 2: the two and one of the threes; then only one group is left.
    table = Table().line(A, "leadworth").attack(B, "leadworth", "weeping-angels", "the-master", "roboforms")
    table.hand(A, "doctor", fill=3).turn(A).do("defend leadworth", "add doctor", "pass")
    assert table.legal() == ["lose roboforms", "lose the-master", "lose weeping-angels"]
    table.do("lose roboforms")
    assert table.legal() == ["lose the-master", "lose weeping-angels"]
    table.do("lose weeping-angels")
    assert table.attack_at("leadworth") == ["the-master"]


@pytest.mark.rule("CG-RULING-28")
def test_at_least_one_attacker_stays() -> None:
    # Kovarian (3) and the Silence (4) win 11 against 8 with River's 4: both would fit into 8.
    table = attacked(["doctor", "amy-pond", "river-song"], "the-silence", "madame-kovarian")
    assert fought(table) == (8, 11, 0)
    assert table.attack_at("leadworth") == ["madame-kovarian"]


@pytest.mark.rule("CG-CARD-KOVARIAN-01", "CG-RULING-29")
def test_a_turned_river_fights_for_the_attack_and_is_discarded_after_it() -> None:
    table = attacked(["doctor", "river-song"], "madame-kovarian")
    assert fought(table) == (5, 7, 0)
    assert table.attack_at("leadworth") == ["madame-kovarian"]
    assert sorted(table.discards()) == ["doctor", "river-song"]


@pytest.mark.rule("CG-CARD-KOVARIAN-02")
@pytest.mark.parametrize("key", ["clerics", "headless-monks", "the-silence"])
def test_kovarian_may_join_an_attack_of_her_allies(key: str) -> None:
    table = (
        Table().line(B, "leadworth").attack(A, "leadworth", key).hand(A, "madame-kovarian", fill=3).turn(A)
    )
    table.do("attack leadworth", "add madame-kovarian")
    assert table.attack_at("leadworth") == [key, "madame-kovarian"]


@pytest.mark.rule("CG-CARD-SILENCE-01", "CG-CARD-MONKS-01", "CG-CARD-CLERICS-01")
@pytest.mark.parametrize("key", ["clerics", "headless-monks", "the-silence"])
def test_her_allies_may_attack_together_with_her(key: str) -> None:
    table = (
        Table().line(B, "leadworth").attack(A, "leadworth", "madame-kovarian").hand(A, key, fill=3).turn(A)
    )
    table.do("attack leadworth", f"add {key}")
    assert table.attack_at("leadworth") == ["madame-kovarian", key]


@pytest.mark.rule("CG-CARD-AMY-01", "CG-CARD-SONTARAN-01")
def test_amy_has_three_and_a_sontaran_four() -> None:
    assert fought(attacked(["amy-pond"], "sontarans"))[:2] == (3, 4)


@pytest.mark.rule("CG-CARD-AMY-02", "CG-CARD-SILURIANS-01", "CG-CARD-SILURIANS-02", "CG-CARD-SILURIANS-03")
@pytest.mark.rule("CG-EXD-05")
def test_any_silurian_makes_the_attack_fail_against_amy() -> None:
    table = attacked(["amy-pond"], "silurians", "roboforms")
    assert fought(table) == (3, 7, 1)
    assert sorted(table.discards()) == ["amy-pond", "roboforms", "silurians"]
    assert table.has_tardis("leadworth")
    assert table.daleks_out(A) == 0
    without = attacked(["doctor"], "silurians", "roboforms")
    assert fought(without) == (5, 7, 0)


@pytest.mark.rule("CG-CONFLICT-15", "CG-CARD-RORY-01", "CG-CARD-RORY-02", "CG-EXD-06", "CG-IW-03")
def test_a_rory_who_was_there_before_returns_from_a_lost_defence_after_counting() -> None:
    table = attacked(["rory", "amy-pond"], "the-beast")
    assert fought(table) == (5, 6, 0)
    assert table.hand_of(B) == ["rory"]
    assert table.discards() == ["amy-pond"]
    assert table.knows_in_hand(D, B) == ["rory"]


@pytest.mark.rule("CG-CARD-RORY-03", "CG-EX-08")
def test_a_rory_who_comes_too_late_is_discarded() -> None:
    table = defended(["daleks"], "rory").do("pass")
    assert table.discards() == ["rory"]
    assert "rory" not in table.hand_of(A)


@pytest.mark.rule("CG-RULING-37")
def test_a_rory_in_a_won_defence_is_discarded() -> None:
    table = attacked(["rory", "doctor"], "sontarans")
    assert sorted(table.discards()) == ["doctor", "rory", "sontarans"]
    assert table.hand_of(B) == []


@pytest.mark.rule("CG-RULING-31")
def test_angels_and_slitheen_pay_once_while_they_lie_in_an_attack() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "weeping-angels", "roboforms").tp(3)
    table.hand(A, "rory", "amy-pond", fill=3).turn(A).do("defend leadworth", "add rory", "pass", "pass")
    assert table.attack_at("leadworth") == ["weeping-angels"]
    assert table.state.tp == [3, 1, 0, 0]
    table.do("defend leadworth", "add amy-pond")
    assert table.state.tp == [3, 1, 0, 0]


@pytest.mark.rule("CG-RULING-31")
def test_a_slitheen_that_found_nothing_has_had_its_chance() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "slitheen", "roboforms")
    table.hand(A, "rory", "amy-pond", fill=3).turn(A).do("defend leadworth", "add rory", "pass", "pass")
    table.tp(3).do("defend leadworth", "add amy-pond")
    assert table.state.tp[A] == 3


def _beaten(table: Table) -> None:
    table.hand(A, "doctor", fill=3).turn(A).do("defend leadworth", "add doctor")


def _lost(table: Table) -> None:
    # Amy's three: the Angels are the closest group.
    table.attack(B, "leadworth", "roboforms").hand(A, "amy-pond", fill=3).turn(A)
    table.do("defend leadworth", "add amy-pond", "pass")


def _struck(table: Table) -> None:
    table.attack(B, "leadworth", "roboforms").hand(A, "rory", "captain-jack", fill=3).turn(A)
    table.do("defend leadworth", "add rory", "pass", "pass", "play captain-jack", "at leadworth")


def _struck_in_company(table: Table) -> None:
    table.attack(B, "leadworth", "the-master").hand(A, "rory", "captain-jack", fill=3).turn(A)
    table.do("defend leadworth", "add rory", "pass", "pass", "play captain-jack", "at leadworth", "strike 1")


@pytest.mark.rule("CG-RULING-31")
@pytest.mark.parametrize("way", [_beaten, _lost, _struck, _struck_in_company])
def test_angels_that_left_their_attack_and_come_back_pay_again(way: Callable[[Table], None]) -> None:
    table = Table().line(A, "leadworth").line(C, "venice").attack(B, "leadworth", "weeping-angels")
    angels = table.state.attacks[table.place("leadworth")][0]
    way(table)
    state = table.state
    assert state.tp[B] == 1
    assert angels in state.discards
    state.discards.remove(angels)
    state.knows[angels] = 1 << D
    state.put_in_hand(D, angels)
    state.hands[A] = state.hands[B] = state.hands[C] = ()
    state.minimum = 0
    table.guards("venice", "doctor").turn(D)
    table.do("attack venice", "add weeping-angels")
    assert table.happened(ConflictFought)
    assert state.tp[D] == 1


@pytest.mark.rule("CG-RULING-32")
def test_a_card_turned_up_by_a_screwdriver_still_pays_in_its_first_conflict() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "weeping-angels")
    table.hand(A, "sonic-screwdriver", "doctor", fill=3).turn(A)
    table.do("play sonic-screwdriver", "at leadworth")
    assert table.state.tp == [1, 0, 0, 0]
    table.do("defend leadworth", "add doctor")
    assert table.state.tp == [1, 1, 0, 0]


@pytest.mark.rule("CG-RULING-33")
def test_an_empty_side_counts_zero() -> None:
    table = attacked(["rory"], "the-pandorica")
    assert fought(table) == (0, 0, 1)
    assert table.has_tardis("leadworth")
    assert table.daleks_out(A) == 0
    table = attacked(["doctor"], "the-pandorica")
    assert fought(table) == (0, 1, 0)
    assert table.attack_at("leadworth") == ["the-pandorica"]


@pytest.mark.rule("CG-CARD-PANDORICA-01")
def test_the_pandorica_combines_with_any_enemies() -> None:
    table = Table().line(B, "leadworth").hand(A, "the-pandorica", "gangers", fill=3).turn(A)
    table.do("attack leadworth", "add gangers", "add the-pandorica")
    assert table.attack_at("leadworth") == ["gangers", "the-pandorica"]


@pytest.mark.rule("CG-CARD-PANDORICA-02", "CG-EXD-22", "CG-RULING-34")
def test_the_pandorica_goes_with_rory_and_the_doctor_stays() -> None:
    table = attacked(["rory", "doctor"], "the-pandorica")
    assert fought(table) == (5, 0, 1)
    assert table.discards() == ["the-pandorica", "rory", "doctor"]
    assert table.hand_of(B) == []


@pytest.mark.rule("CG-CARD-PANDORICA-03")
def test_without_rory_the_pandorica_removes_the_doctor() -> None:
    table = attacked(["doctor", "amy-pond"], "the-pandorica", "sontarans")
    assert fought(table) == (3, 5, 0)
    assert table.attack_at("leadworth") == ["sontarans"], "the Pandorica (1) is the closest to 3"


@pytest.mark.rule("CG-RULING-60", "CG-EXD-32")
def test_two_pandoricas_work_one_after_the_other() -> None:
    table = attacked(["rory", "doctor"], "the-pandorica", "the-pandorica")
    assert fought(table) == (0, 1, 0)
    assert sorted(table.discards()) == ["doctor", "rory", "the-pandorica"]
    assert table.attack_at("leadworth") == ["the-pandorica"]


@pytest.mark.rule("CG-RULING-34")
def test_rory_does_not_return_if_the_pandorica_took_him() -> None:
    table = attacked(["rory", "amy-pond"], "the-pandorica", "sontarans")
    assert fought(table) == (3, 4, 0)
    assert table.hand_of(B) == []


@pytest.mark.rule("CG-RULING-15", "CG-RULING-16")
def test_the_sixth_tardis_counter_is_not_placed_but_the_defence_holds() -> None:
    others = ["pompeii", "venice", "london", "utah", "stonehenge"]
    table = Table().line(A, "leadworth", *others).tardis(*others).attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", fill=3).turn(A).do("defend leadworth", "add doctor")
    assert not table.has_tardis("leadworth")
    assert table.tardis_out(A) == 5
    assert (table.attack_at("leadworth"), table.daleks_out(B)) == ([], 0)
    assert sorted(table.discards()) == ["doctor", "sontarans"]


@pytest.mark.rule("CG-RULING-16")
def test_the_fifth_counter_is_placed_without_asking() -> None:
    others = ["pompeii", "venice", "london", "stonehenge"]
    table = Table().line(A, "leadworth", *others).tardis(*others).attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", fill=3).turn(A).do("defend leadworth", "add doctor")
    assert table.tardis_out(A) == 5
    assert (table.state.asked, table.state.topic) == (A, "turn")


def test_the_attacker_is_the_controller_whoever_is_on_turn() -> None:
    table = Table().line(A, "leadworth").attack(C, "leadworth", "weeping-angels")
    table.hand(A, "doctor", fill=3).turn(A).do("defend leadworth", "add doctor")
    assert table.state.tp == [0, 0, 1, 0]


@pytest.mark.rule("CG-CARD-KOVARIAN-01")
def test_that_a_defender_changes_sides_is_told_after_the_pandorica_has_taken_its_own() -> None:
    table = attacked(["doctor", "river-song"], "the-pandorica", "madame-kovarian")
    kinds = [event.kind for event in table.state.events or []]
    assert kinds.index("defender-lost") < kinds.index("defender-turned") < kinds.index("conflict-fought")
    [turned] = table.happened(DefenderTurned)
    keys = table.pack.keys
    assert (keys[turned.card], keys[turned.turner], turned.rule) == (
        "river-song",
        "madame-kovarian",
        "CG-CARD-KOVARIAN-01",
    )
    assert not attacked(["doctor"], "madame-kovarian").happened(DefenderTurned)
    assert not attacked(["river-song"], "sontarans").happened(DefenderTurned)


def rules_told(table: Table) -> list[str]:
    """The rules that the events of a conflict name, in their order, after those by which it begins."""
    [shown] = table.happened(DefenceShown)
    assert shown.declared == "CG-CONFLICT-02"
    turned_up, *others = [rule for event in table.state.events or [] if (rule := getattr(event, "rule", ""))]
    assert turned_up == "CG-CONFLICT-03"
    return others


@pytest.mark.rule(
    "CG-CONFLICT-02",
    "CG-CONFLICT-03",
    "CG-CONFLICT-04",
    "CG-CONFLICT-05",
    "CG-CONFLICT-06",
    "CG-CARD-SILURIANS-01",
)
def test_each_event_of_a_conflict_names_its_rule() -> None:
    assert rules_told(attacked(["river-song", "doctor"], "weeping-angels")) == [
        "CG-CONFLICT-04",
        "CG-CONFLICT-05",
        "CG-CONFLICT-10",
        "CG-CONFLICT-13",
    ]
    assert rules_told(attacked(["river-song"], "slitheen", "roboforms"))[:2] == [
        "CG-CONFLICT-04",
        "CG-CONFLICT-06",
    ]
    assert "CG-CARD-SILURIANS-01" in rules_told(attacked(["amy-pond"], "silurians"))
    assert rules_told(attacked(["rory", "doctor"], "the-pandorica"))[:2] == ["CG-CARD-PANDORICA-02"] * 2
    assert rules_told(attacked(["doctor"], "the-pandorica"))[0] == "CG-CARD-PANDORICA-03"
    lost = rules_told(attacked(["rory", "amy-pond"], "cybermen", "cybermen"))
    assert lost[0] == "CG-CONFLICT-14"
    assert sorted(lost[1:3]) == ["CG-CONFLICT-15", "CG-CONFLICT-16"]


@pytest.mark.rule("CG-CONFLICT-08", "CG-CARD-UNIT-03")
def test_a_conflict_that_waits_shows_both_strengths_and_what_the_defence_lacks() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "cybermen").shown(A, "unit").tp(3)
    table.hand(A, "rory", fill=3).turn(A).do("defend leadworth", "add rory", "pass")
    for viewer in (A, B, None):
        conflict = table.sees(viewer)["conflict"]
        assert (conflict["defence"], conflict["attack"], conflict["short"]) == (2, 5, 3)
