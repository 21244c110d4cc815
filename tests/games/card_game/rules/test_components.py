"""CG-COMP: what is in the box."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import GAME, Table

from vortex.games.card_game.numbering import COLOURS, DEFENDER, ENEMY, LOCATION, SUPPORT
from vortex.kernel.game import OptionError

PACK = Table().pack


def count(kind: int) -> int:
    return sum(c for c, k in zip(PACK.copies, PACK.type_kind, strict=True) if k == kind)


@pytest.mark.rule("CG-COMP-01", "CG-RULING-01")
def test_three_or_four_play_and_two_only_with_the_variant() -> None:
    for seats in (3, 4):
        assert GAME.new({}, seats, 1).seats == seats
    with pytest.raises(OptionError, match="two-player-variant"):
        GAME.new({}, 2, 1)
    assert GAME.new({"two-player-variant": True}, 2, 1).seats == 2
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4"):
            GAME.new({}, seats, 1)


@pytest.mark.rule("CG-COMP-02")
def test_there_are_four_colours() -> None:
    assert len(set(COLOURS)) == 4


@pytest.mark.rule("CG-COMP-03")
def test_a_set_holds_five_counters_of_each_kind() -> None:
    player = Table().sees(None)["players"][0]
    assert player["tardis_counters"] == 5
    assert player["dalek_counters"] == 5


@pytest.mark.rule("CG-COMP-04", "CG-COMP-08")
def test_there_are_127_game_cards_of_four_types() -> None:
    assert len(PACK.type_of) == 127
    assert (count(DEFENDER), count(ENEMY), count(SUPPORT), count(LOCATION)) == (26, 43, 38, 20)


@pytest.mark.rule("CG-COMP-05", "CG-COMP-12", "CG-RULING-02")
def test_there_are_four_starting_locations_with_different_values_apart_from_the_game_cards() -> None:
    assert len(PACK.gold) == 4
    assert len(set(PACK.gold)) == 4
    assert not set(PACK.place_keys[:4]) & set(PACK.keys)


@pytest.mark.rule("CG-COMP-06")
def test_one_game_end_card_lies_in_the_deck() -> None:
    state = GAME.new({}, 4, 3)
    while not state.deck:
        GAME.apply(state, state.options[0])
    assert GAME.view(state, None)["deck"] == {"above": 90, "below": 20}


@pytest.mark.rule("CG-COMP-07")
def test_there_are_thirty_time_points() -> None:
    state = Table().state
    assert state.supply + sum(state.tp) == 30


@pytest.mark.rule("CG-COMP-09")
def test_the_defenders_are_the_doctor_amy_rory_and_river() -> None:
    names = [n for n, k in zip(PACK.names, PACK.type_kind, strict=True) if k == DEFENDER]
    assert names == ["The Doctor", "Amy Pond", "Rory", "River Song"]


@pytest.mark.rule("CG-COMP-10")
def test_a_location_shows_tp_and_vp() -> None:
    table = Table().line(1, "leadworth")
    seen = table.location_seen(None, "leadworth")
    assert (seen["tp"], seen["vp"]) == (4, 2)


@pytest.mark.rule("CG-COMP-11")
def test_defenders_and_enemies_show_a_strength_and_the_others_none() -> None:
    for kind, strength in zip(PACK.type_kind, PACK.type_strength, strict=True):
        assert (strength > 0) == (kind in (DEFENDER, ENEMY))


@pytest.mark.rule("CG-RULING-57")
def test_the_figures_of_the_pack_fit_what_is_printed_and_the_example_of_eleven() -> None:
    strength = dict(zip(PACK.keys, PACK.type_strength, strict=True))
    assert strength["doctor"] == 5
    assert strength["amy-pond"] == 3
    assert strength["sontarans"] == 4
    assert strength["cybermen"] == 5
    silence, kovarian, river = strength["the-silence"], strength["madame-kovarian"], strength["river-song"]
    assert (silence, kovarian, river) in {
        (5, 4, 2),
        (5, 3, 3),
        (5, 2, 4),
        (5, 1, 5),
        (4, 3, 4),
        (4, 2, 5),
    }


def test_all_named_cards_are_there() -> None:
    support = [n for n, k in zip(PACK.names, PACK.type_kind, strict=True) if k == SUPPORT]
    enemies = [n for n, k in zip(PACK.names, PACK.type_kind, strict=True) if k == ENEMY]
    assert len(support) == 17
    assert len(enemies) == 24
    named = ["Nestene Consciousness", "Sycorax", "Minotaur", "The Beast", "Gangers", "Prisoner Zero"]
    assert set(named) <= set(enemies)
    named = [
        "1940s London",
        "National Museum",
        "Leadworth",
        "Bowie Base One",
        "Lake Silencio",
        "Sardick Town",
        "Silurian City",
        "Roman Britain",
        "Luna University",
        "Zarathustra",
        "Pompeii",
        "Venice",
        "London",
    ]
    assert set(named) <= set(PACK.place_names)
    known = {str(face.name) for face in GAME.gallery() if face.kind == "location" and "name" in face.known}
    assert known == set(named)


def test_the_supply_can_run_dry_and_the_doctor_is_the_strongest_defender() -> None:
    assert sum(PACK.tp) > 30
    assert PACK.type_strength[PACK.doctor] == max(
        s for s, k in zip(PACK.type_strength, PACK.type_kind, strict=True) if k == DEFENDER
    )
    enemies = [s for s, k in zip(PACK.type_strength, PACK.type_kind, strict=True) if k == ENEMY]
    assert max(enemies) < 8, "the Doctor and Amy together hold against any single card"


def test_each_location_of_the_rulebook_names_the_heading_that_it_stands_under() -> None:
    where = {face.key: face.where.split(",")[0] for face in GAME.gallery() if face.kind == "location"}
    assert where["1940s-london"] == where["national-museum"] == "Action - Play Enemy cards"
    assert where["leadworth"] == where["bowie-base-one"] == "CONFLICT!"


def test_every_card_says_where_it_comes_from() -> None:
    for face in GAME.gallery():
        assert face.source in ("rulebook", "public", "ours")
        assert face.where or face.source == "ours"
        assert face.lines, face.key


def test_the_gallery_has_the_figures_that_drawings_of_cards_need() -> None:
    printed = {face.key: dict(face.printed) for face in GAME.gallery()}
    assert printed["doctor"] == {"strength": ("5",)}
    assert printed["rory"] == {"strength": ("2",)}
    assert printed["teselecta"] == {}
    company = {"the-silence", "madame-kovarian", "headless-monks", "clerics"}
    kovarian = printed["madame-kovarian"]
    assert kovarian["strength"] == ("3",)
    with_any = {
        face.key for face in GAME.gallery() if "Attacks together with any Enemy." in map(str, face.lines)
    }
    assert set(kovarian["fits"]) == company | with_any
    assert set(printed["roboforms"]["fits"]) == {face.key for face in GAME.gallery() if face.kind == "enemy"}
    assert printed["leadworth"] == {"tp": ("4",), "vp": ("2",)}
    assert printed["gallifrey"] == {"gold": ("4",), "vp": ("3",)}
