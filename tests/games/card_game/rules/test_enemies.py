"""CG-ENEMY and CG-COMBO: action, place Enemies; which Enemies may attack together."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import ConflictFought

PACK = Table().pack
FREE = ("roboforms", "the-master", "the-pandorica", "gangers", "prisoner-zero")
"""Enemies that go with any other; the last two of our own making."""


def fit(one: str, other: str) -> bool:
    first = PACK.first_enemy
    return bool(PACK.fit[PACK.keys.index(one) - first] >> PACK.keys.index(other) - first & 1)


@pytest.mark.rule("CG-ENEMY-01", "CG-ENEMY-04", "CG-ENEMY-05", "CG-DP-06", "CG-VIS-04")
def test_enemies_lie_face_down_against_an_undefended_location_under_one_dalek_counter() -> None:
    table = Table().line(B, "leadworth").hand(A, "sontarans", "sontarans", fill=3).turn(A)
    table.do("attack leadworth")
    assert table.refused("pass") == "CG-ENEMY-01"
    assert table.refused("add medusa-cascade") == "CG-ENEMY-01"
    table.do("add sontarans", "add sontarans")
    assert table.attack_at("leadworth") == ["sontarans", "sontarans"]
    assert (table.controller("leadworth"), table.daleks_out(A)) == (A, 1)
    assert table.location_seen(B, "leadworth")["attack"] == {
        "controller": A,
        "cards": [{"face_up": False, "card": None}] * 2,
    }


@pytest.mark.rule("CG-ENEMY-02")
def test_own_locations_cannot_be_attacked() -> None:
    table = Table().line(A, "leadworth").hand(A, "sontarans", fill=3).turn(A)
    assert table.refused("attack leadworth") == "CG-ENEMY-02"
    assert table.refused("attack pompeii") == "CG-ENEMY-01"


@pytest.mark.rule("CG-ENEMY-03", "CG-COMBO-01", "CG-COMBO-02")
def test_all_cards_of_an_attack_are_of_one_type_or_permit_the_mix() -> None:
    table = Table().hand(A, "sontarans", "sontarans", "cybermen", fill=3).turn(A)
    assert table.closed() == []
    table.do(f"attack {table.start(B)}", "add sontarans")
    assert table.legal() == ["pass", "add sontarans"]
    assert table.refused("add cybermen") == "CG-COMBO-02"
    assert table.closed() == ["add cybermen"]


@pytest.mark.rule("CG-ENEMY-06", "CG-ENEMY-07", "CG-COMBO-08")
def test_fitting_cards_may_be_added_face_down_to_an_own_attack_without_another_counter() -> None:
    table = Table().line(B, "leadworth").attack(A, "leadworth", "sontarans", up=True)
    table.hand(A, "sontarans", "cybermen", fill=3).turn(A).do("attack leadworth")
    assert table.legal() == ["add sontarans"]
    table.do("add sontarans", "pass")
    assert table.daleks_out(A) == 1
    cards = table.location_seen(C, "leadworth")["attack"]["cards"]
    assert cards == [{"face_up": True, "card": "sontarans"}, {"face_up": False, "card": None}]


@pytest.mark.rule("CG-ENEMY-06", "CG-COMBO-08")
def test_what_fits_nothing_of_an_own_attack_cannot_join_it_face_down_cards_included() -> None:
    table = Table().line(B, "leadworth").attack(A, "leadworth", "sontarans")
    table.hand(A, "cybermen", fill=3).turn(A)
    assert table.refused("attack leadworth") == "CG-ENEMY-06"


@pytest.mark.rule("CG-COMBO-08", "CG-RULING-19")
def test_what_joins_an_attack_of_two_cards_fits_both_of_them() -> None:
    table = Table().line(B, "leadworth").attack(A, "leadworth", "cybermen", "roboforms")
    table.hand(A, "sontarans", "cybermen", "the-pandorica", fill=3).turn(A).do("attack leadworth")
    # Sontarans fit the Roboforms, whichever of the two lies first, but not the Cybermen.
    assert table.legal() == ["add cybermen", "add the-pandorica"]
    assert table.refused("add sontarans") == "CG-COMBO-02"
    other = Table().line(B, "leadworth").attack(A, "leadworth", "roboforms", "cybermen")
    other.hand(A, "sontarans", fill=3).turn(A)
    assert other.refused("attack leadworth") == "CG-ENEMY-06"
    other.hand(A, "sontarans", "cybermen", fill=3).turn(A).do("attack leadworth")
    assert other.legal() == ["add cybermen"]


@pytest.mark.rule("CG-ENEMY-08")
def test_a_location_under_attack_by_another_player_cannot_be_attacked() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "sontarans")
    table.hand(A, "sontarans", fill=3).turn(A)
    assert table.refused("attack leadworth") == "CG-ENEMY-08"


@pytest.mark.rule("CG-ENEMY-09", "CG-RULING-26")
def test_placed_enemies_can_be_neither_withdrawn_nor_turned_up_by_their_player() -> None:
    table = Table().line(B, "leadworth").attack(A, "leadworth", "sontarans").hand(A, fill=4).turn(A)
    assert all("leadworth" not in text and "sontarans" not in text for text in table.legal())


@pytest.mark.rule("CG-ENEMY-10", "CG-CONFLICT-01")
def test_against_defenders_a_conflict_follows_at_once() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "doctor")
    table.hand(A, "sontarans", fill=3).turn(A).do("attack leadworth", "add sontarans")
    assert len(table.happened(ConflictFought)) == 1
    assert table.discards() == ["sontarans", "doctor"]


@pytest.mark.rule("CG-ENEMY-11", "CG-ENEMY-12", "CG-ENEMY-13", "CG-RULING-18", "CG-EXD-07")
def test_a_tardis_counter_stops_the_whole_action_and_the_defenders_stay_hidden() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "doctor", "river-song").tardis("leadworth")
    table.hand(A, "weeping-angels", "weeping-angels", "weeping-angels", fill=3).turn(A)
    table.do("attack leadworth", *["add weeping-angels"] * 3)
    assert table.discards() == ["weeping-angels"] * 3
    assert not table.has_tardis("leadworth")
    assert table.tardis_out(B) == 0
    assert table.daleks_out(A) == 0
    assert table.location_seen(A, "leadworth")["defenders"] == {"count": 2, "cards": []}
    assert table.state.tp == [0, 0, 0, 0]
    assert not table.happened(ConflictFought)


@pytest.mark.rule("CG-RULING-18")
def test_a_second_action_may_then_attack_the_defenders() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "rory").tardis("leadworth")
    table.hand(A, "saturnyns", "sontarans", fill=3).turn(A)
    table.do("attack leadworth", "add saturnyns", "pass", "attack leadworth", "add sontarans")
    assert table.attack_at("leadworth") == ["sontarans"]


@pytest.mark.rule("CG-ENEMY-14", "CG-CARD-SATURNYNS-01")
def test_one_weak_card_is_enough_to_remove_a_tardis_counter() -> None:
    table = Table().line(B, "leadworth").tardis("leadworth").hand(A, "saturnyns", fill=3).turn(A)
    table.do("attack leadworth", "add saturnyns")
    assert not table.has_tardis("leadworth")
    assert table.discards() == ["saturnyns"]


@pytest.mark.rule("CG-COMBO-03", "CG-COMBO-04", "CG-COMBO-05", "CG-RULING-20")
@pytest.mark.parametrize("key", FREE)
def test_some_enemies_go_with_any_other(key: str) -> None:
    others = [k for k, kind in zip(PACK.keys, PACK.type_kind, strict=True) if kind == 1]
    assert len(others) == 24
    assert all(fit(key, other) and fit(other, key) for other in others)
    # It joins an attack that lies there, and lets another type join it; the others do neither.
    for first, second in (("sontarans", key), (key, "sontarans")):
        table = Table().line(B, "leadworth").attack(A, "leadworth", first)
        table.hand(A, second, "sycorax", fill=3).turn(A).do("attack leadworth", f"add {second}", "pass")
        assert table.attack_at("leadworth") == [first, second]
    assert not any(fit(one, "sontarans") for one in others if one not in (*FREE, "sontarans"))


@pytest.mark.rule("CG-COMBO-06", "CG-RULING-21")
def test_kovarian_fits_the_silence_monks_and_clerics_who_do_not_fit_one_another() -> None:
    three = ("the-silence", "headless-monks", "clerics")
    assert all(fit("madame-kovarian", key) for key in three)
    assert not any(fit(one, other) for one in three for other in three if one != other)
    assert not fit("madame-kovarian", "sontarans")


@pytest.mark.rule("CG-COMBO-07", "CG-RULING-21")
def test_the_dalek_family_fits_together_and_cyberking_fits_no_other_type() -> None:
    family = ("daleks", "dalek-flagship", "davros")
    assert all(fit(one, other) for one in family for other in family)
    others = [k for k, kind in zip(PACK.keys, PACK.type_kind, strict=True) if kind == 1]
    assert {key for key in others if fit("cyberking", key)} == {"cyberking", *FREE}
    assert {key for key in others if fit(key, "cyberking")} == {"cyberking", *FREE}
    assert not fit("davros", "cybermen")


@pytest.mark.rule("CG-RULING-19")
def test_roboforms_do_not_bridge_two_types() -> None:
    table = Table().hand(A, "cybermen", "sontarans", "roboforms", fill=3).turn(A)
    table.do(f"attack {table.start(B)}", "add cybermen", "add roboforms")
    # Sontarans fit the Roboforms but not the Cybermen.
    assert table.legal() == ["pass"]
    assert table.refused("add sontarans") == "CG-COMBO-02"
    table.do("pass")
    assert table.attack_at(table.start(B)) == ["cybermen", "roboforms"]
    other = Table().hand(A, "cybermen", "sontarans", "roboforms", fill=3).turn(A)
    other.do(f"attack {other.start(B)}", "add roboforms")
    assert other.legal() == ["pass", "add cybermen", "add sontarans"]


@pytest.mark.rule("CG-RULING-14", "CG-ENEMY-05")
def test_without_a_free_dalek_counter_own_attacks_tardis_counters_and_defenders_are_left() -> None:
    table = Table().line(B, "leadworth", "pompeii", "venice").line(C, "london", "stonehenge", "utah")
    for location in ("leadworth", "pompeii", "venice", "london"):
        table.attack(A, location, "roboforms" if location == "venice" else "cybermen")
    table.attack(A, table.start(B), "sontarans")
    table.attack(D, table.start(C), "daleks", up=True)
    table.tardis("utah").guards("stonehenge", "rory")
    table.hand(A, "davros", "sontarans", "headless-monks", "rory").turn(A)
    assert table.daleks_out(A) == 5
    attacks = [text for text in table.legal() if text.startswith("attack")]
    own = f"attack {table.start(B)}"
    assert sorted(attacks) == sorted(["attack stonehenge", "attack utah", "attack venice", own])
    assert table.refused(f"attack {table.start(D)}") == "CG-RULING-14"
    assert table.refused(f"attack {table.start(C)}") == "CG-RULING-14", "a take-over needs a counter at once"


@pytest.mark.rule("CG-RULING-14", "CG-CONFLICT-20")
@pytest.mark.parametrize(("guard", "is_held"), [("amy-pond", False), ("doctor", True)])
def test_an_attack_on_defenders_without_a_counter_is_fought_and_leaves_nothing_there(
    guard: str, is_held: bool
) -> None:
    table = Table().line(B, "leadworth", "pompeii", "venice", "london").line(C, "stonehenge")
    for location in ("leadworth", "pompeii", "venice", "london", table.start(B)):
        table.attack(A, location, "cybermen" if location != "venice" else "sontarans")
    table.guards("stonehenge", guard).hand(A, "sontarans", "roboforms", fill=2).turn(A)
    table.do("attack stonehenge", "add sontarans")
    [fought] = table.happened(ConflictFought)
    assert fought.is_held == is_held
    assert table.guards_at("stonehenge") == table.attack_at("stonehenge") == []
    assert sorted(table.discards()) == sorted([guard, "sontarans"])
    assert (table.has_tardis("stonehenge"), table.daleks_out(A)) == (is_held, 5)
    assert table.controller("stonehenge") == -1


@pytest.mark.rule("CG-RULING-22")
def test_defenders_and_an_attack_never_survive_together() -> None:
    for guards, enemies in ((["rory"], "daleks"), (["doctor"], "sontarans")):
        table = Table().line(B, "leadworth").guards("leadworth", *guards)
        table.hand(A, enemies, fill=3).turn(A).do("attack leadworth", f"add {enemies}")
        if table.state.topic == "teselecta":
            table.do("pass")
        assert not (table.guards_at("leadworth") and table.attack_at("leadworth"))


@pytest.mark.rule("CG-RULING-23")
def test_surviving_attackers_stay_face_up() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "rory")
    table.hand(A, "daleks", fill=3).turn(A).do("attack leadworth", "add daleks")
    assert table.location_seen(D, "leadworth")["attack"]["cards"] == [{"face_up": True, "card": "daleks"}]
