"""CG-EX: the worked examples of the rulebook, with its people: Arthur, Karen, Matt and Alex."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import ConflictFought
from vortex.games.card_game.rules.scoring import scores


@pytest.mark.rule("CG-EX-01", "CG-CARD-CYBERMEN-01", "CG-CARD-ROBOFORMS-01", "CG-CARD-MASTER-01")
@pytest.mark.parametrize("partner", ["roboforms", "the-master"])
def test_karen_attacks_1940s_london_with_cybermen_and_roboforms(partner: str) -> None:
    karen, matt = A, B
    table = Table().line(matt, "1940s-london").hand(karen, "cybermen", partner, fill=3).turn(karen)
    table.do("attack 1940s-london", "add cybermen", f"add {partner}")
    assert table.attack_at("1940s-london") == ["cybermen", partner]
    assert table.location_seen(matt, "1940s-london")["attack"] == {
        "controller": karen,
        "cards": [{"face_up": False, "card": None}] * 2,
    }
    assert table.daleks_out(karen) == 1


@pytest.mark.rule("CG-EX-02")
def test_karen_removes_the_tardis_counter_of_the_national_museum() -> None:
    karen, arthur = A, D
    table = Table().line(arthur, "national-museum").tardis("national-museum")
    table.hand(karen, "saturnyns", fill=3).turn(karen).do("attack national-museum", "add saturnyns")
    assert table.discards() == ["saturnyns"]
    assert table.sees(None)["players"][arthur]["tardis_counters"] == 5
    assert table.daleks_out(karen) == 0
    assert table.location_seen(None, "national-museum")["attack"] is None


@pytest.mark.rule("CG-EX-03")
def test_karen_defends_leadworth_with_eight_against_four() -> None:
    karen, matt = A, B
    table = Table().line(karen, "leadworth").attack(matt, "leadworth", "sontarans")
    table.hand(karen, "doctor", "amy-pond", fill=3).turn(karen)
    table.do("defend leadworth", "add doctor", "add amy-pond")
    assert table.happened(ConflictFought) == [
        ConflictFought(table.place("leadworth"), 8, 4, True, "CG-CONFLICT-10")
    ]
    assert sorted(table.discards()) == ["amy-pond", "doctor", "sontarans"]
    assert table.sees(None)["players"][matt]["dalek_counters"] == 5
    assert table.has_tardis("leadworth")
    assert table.tardis_out(karen) == 1


@pytest.mark.rule("CG-EX-04")
def test_arthur_loses_bowie_base_one_with_five_against_eleven() -> None:
    arthur, alex = A, C
    table = Table().line(arthur, "bowie-base-one")
    table.attack(alex, "bowie-base-one", "the-silence", "madame-kovarian")
    table.hand(arthur, "doctor", "river-song", fill=3).turn(arthur)
    table.do("defend bowie-base-one", "add doctor", "add river-song", "pass")
    assert table.happened(ConflictFought) == [
        ConflictFought(table.place("bowie-base-one"), 5, 11, False, "CG-CONFLICT-14")
    ]
    assert table.state.tp[arthur] == 1
    assert sorted(table.discards()) == ["doctor", "river-song", "the-silence"]
    assert table.location_seen(None, "bowie-base-one") == {
        "location": "bowie-base-one",
        "vp": 4,
        "scorer": alex,
        "tp": 2,
        "tardis": False,
        "defenders": {"count": 0, "cards": []},
        "known_defence": 0,
        "attack": {"controller": alex, "cards": [{"face_up": True, "card": "madame-kovarian"}]},
        "known_attack": 3,
    }
    assert table.state.owner(table.place("bowie-base-one")) == arthur
    assert table.daleks_out(alex) == 1


@pytest.mark.rule("CG-EX-05")
def test_karen_scores_sixteen() -> None:
    karen, matt, arthur = A, B, C
    # Three free Locations of 3 + 3 + 4 VP, two attacked ones, and two attacks on 4 + 2 VP.
    table = Table().line(karen, "venice", "pompeii", "london", "utah")
    table.attack(matt, "london", "cybermen").attack(arthur, "utah", "sontarans")
    table.line(matt, "bowie-base-one").line(arthur, "leadworth")
    table.attack(karen, "bowie-base-one", "daleks").attack(karen, "leadworth", "silurians")
    assert len(table.state.lines[karen]) == 5
    assert scores(table.state)[karen] == 16
