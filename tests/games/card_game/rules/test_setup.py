"""CG-SETUP: starting the game."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import GAME, A, B, C, Table
from tests.scripted import ScriptedChance

from vortex.games.card_game.rules.setup import SetUp
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import advance


def fresh(seats: int, seed: int = 5) -> CardGameState:
    state = GAME.new({"two-player-variant": seats == 2}, seats, seed)
    for _ in range(seats):
        GAME.apply(state, state.options[0])
    return state


def scripted(seats: int, starts: list[int]) -> CardGameState:
    """The Starting Locations in this order, the Game cards unshuffled."""
    pack = Table().pack
    state = CardGameState(pack, seats, ScriptedChance(orders=[starts]))
    state.clear()
    state.call(SetUp())
    advance(state)
    for _ in range(seats):
        GAME.apply(state, state.options[0])
    return state


@pytest.mark.rule("CG-SETUP-01", "CG-DP-01")
def test_every_player_picks_a_free_colour() -> None:
    state = GAME.new({}, 4, 1)
    assert (state.asked, state.topic) == (0, "colour")
    assert [GAME.notation.write(o) for o in state.options] == [
        "colour blue",
        "colour gold",
        "colour green",
        "colour pink",
    ]
    GAME.apply(state, GAME.notation.read("colour green"))
    assert state.asked == 1
    refusal = GAME.why_not(state, 1, GAME.notation.read("colour green"))
    assert refusal is not None
    assert (refusal.rule, str(refusal.reason)) == ("CG-SETUP-01", "green is taken")
    for text in ("colour blue", "colour pink"):
        GAME.apply(state, GAME.notation.read(text))
    # CG-DP-01 is never skipped, also with one colour left.
    assert (state.asked, len(state.options)) == (3, 1)
    GAME.apply(state, state.options[0])
    players = GAME.view(state, None)["players"]
    assert [p["colour"] for p in players] == ["green", "blue", "pink", "gold"]


@pytest.mark.rule("CG-SETUP-01")
def test_every_player_has_five_counters_of_each_kind_in_stock_and_none_in_play() -> None:
    """Five can be placed, and no sixth: what is counted is what lies on the table."""
    table = Table().line(A, "leadworth", "pompeii", "venice", "london").line(B, "utah", "house")
    assert table.sees(None)["counters"] == 5
    assert [(table.daleks_out(seat), table.tardis_out(seat)) for seat in range(4)] == [(0, 0)] * 4
    for count, location in enumerate(("leadworth", "pompeii", "venice", "london", table.start(A)), 1):
        assert table.state.place_tardis(A, table.place(location))
        assert (table.tardis_out(A), table.tardis_out(B)) == (count, 0)
    table.line(A, "stonehenge")
    assert not table.state.place_tardis(A, table.place("stonehenge"))
    assert table.state.place_tardis(B, table.place("utah")), "every player has counters of their own"
    attacking = Table().line(B, "leadworth", "pompeii", "venice", "london")
    attacking.hand(A, "sontarans", "cybermen", "sycorax", "minotaur", "daleks", "gangers", fill=3).turn(A)
    for count, (location, key) in enumerate(
        [
            ("leadworth", "sontarans"),
            ("pompeii", "cybermen"),
            ("venice", "sycorax"),
            ("london", "minotaur"),
            (attacking.start(B), "daleks"),
        ],
        1,
    ):
        attacking.do(f"attack {location}", f"add {key}")
        if attacking.state.action:
            attacking.do("pass")
        assert attacking.daleks_out(A) == count
    assert attacking.refused(f"attack {attacking.start(C)}") == "CG-RULING-14"


@pytest.mark.rule("CG-SETUP-02", "CG-SETUP-04")
def test_each_player_lays_one_starting_location_open() -> None:
    state = scripted(4, [2, 0, 3, 1])
    assert state.lines == [(2,), (0,), (3,), (1,)]
    seen = GAME.view(state, None)
    assert [p["line"][0]["location"] for p in seen["players"]] == [
        "trenzalore",
        "totters-lane",
        "gallifrey",
        "stormcage",
    ]


def test_the_starting_locations_are_shuffled() -> None:
    assert len({fresh(4, seed).lines[0] for seed in range(20)}) == 4


@pytest.mark.rule("CG-SETUP-03")
def test_with_three_players_the_fourth_starting_location_is_out() -> None:
    state = scripted(3, [2, 0, 3, 1])
    assert state.spare_starts == (1,)
    assert state.lines == [(2,), (0,), (3,)]


@pytest.mark.rule("CG-SETUP-05", "CG-TURN-01")
def test_the_highest_value_is_first_player_and_takes_the_first_turn() -> None:
    state = scripted(4, [2, 0, 3, 1])
    assert state.first == 2
    assert (state.asked, state.topic, state.turn) == (2, "turn", 1)


@pytest.mark.rule("CG-RULING-02")
def test_if_values_tie_lots_are_drawn_among_the_tied() -> None:
    pack = Table().pack
    gold = pack.gold[:]
    try:
        pack.gold[2] = pack.gold[3]
        state = CardGameState(pack, 4, ScriptedChance([1], [[2, 0, 3, 1]]))
        state.clear()
        state.call(SetUp())
        advance(state)
        for _ in range(4):
            GAME.apply(state, state.options[0])
    finally:
        pack.gold[:] = gold
    assert state.first == 2


@pytest.mark.rule("CG-SETUP-06", "CG-SETUP-07")
def test_five_cards_are_dealt_to_each_but_two_to_the_first_players_right() -> None:
    state = scripted(4, [2, 0, 3, 1])
    assert [len(hand) for hand in state.hands] == [5, 2, 5, 5]
    assert len({fresh(4, seed).deck[0] for seed in range(8)}) > 1


@pytest.mark.rule("CG-SETUP-08", "CG-SETUP-09", "CG-SETUP-10", "CG-SETUP-11", "CG-EXD-10")
def test_with_four_players_17_are_dealt_90_lie_above_and_20_below_the_game_end_card() -> None:
    state = fresh(4)
    assert sum(map(len, state.hands)) == 17
    seen = GAME.view(state, None)
    assert seen["deck"] == {"above": 90, "below": 20}
    assert seen["game_cards"] == 90 + 20 + 17
    assert [player["passes_to"] for player in seen["players"]] == [3, 0, 1, 2]
    assert (seen["kept"], seen["counters"]) == (3, 5)


@pytest.mark.rule("CG-SETUP-12", "CG-EXD-11")
def test_with_three_players_12_are_dealt_95_lie_above_and_20_below() -> None:
    state = fresh(3)
    assert sum(map(len, state.hands)) == 12
    assert GAME.view(state, None)["deck"] == {"above": 95, "below": 20}


@pytest.mark.rule("CG-SETUP-13", "CG-SETUP-14", "CG-SETUP-15", "CG-RULING-03")
def test_the_discard_pile_is_empty_all_tp_are_in_the_supply_and_nobody_has_anything_out() -> None:
    state = fresh(4)
    assert state.discards == []
    assert (state.supply, state.tp) == (30, [0, 0, 0, 0])
    assert (state.attacked, state.tardis, state.guarded) == (0, 0, 0)
    assert state.reserves == [()] * 4
    assert state.shown == [()] * 4


@pytest.mark.rule("CG-RULING-03")
def test_the_gold_bar_is_no_victory_points() -> None:
    pack = Table().pack
    assert pack.gold[:4] == [1, 2, 3, 4]
    assert pack.vp[:4] == [3, 3, 3, 3]
    assert pack.tp[:4] == [0, 0, 0, 0]
