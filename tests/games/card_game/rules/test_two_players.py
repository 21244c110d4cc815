"""CG-2P: the variant for two."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import GAME, A, B, Table

from vortex.kernel.game import OptionError


@pytest.mark.rule("CG-2P-01", "CG-RULING-01")
def test_two_play_only_with_the_variant_and_left_and_right_is_the_opponent() -> None:
    with pytest.raises(OptionError, match="3 or 4 seats; 2 play only with the option 'two-player-variant'"):
        GAME.new({}, 2, 1)
    for seats in (3, 4):
        with pytest.raises(OptionError, match=f"'two-player-variant' is for 2 seats, not for {seats}"):
            GAME.new({"two-player-variant": True}, seats, 1)
    state = Table(2).state
    assert (state.left(A), state.right(A), state.left(B), state.right(B)) == (B, B, A, A)


@pytest.mark.rule("CG-2P-02")
def test_cards_that_need_a_third_player_are_taken_out() -> None:
    state = GAME.new({"two-player-variant": True}, 2, 4)
    GAME.apply(state, state.options[0])
    GAME.apply(state, state.options[0])
    out = sorted({Table().key(card) for card in state.removed})
    assert out == ["chameleon-arch", "cyberking", "davros"]
    assert len(state.removed) == 7
    assert GAME.view(state, None)["removed"] == ["davros"] * 2 + ["cyberking"] + ["chameleon-arch"] * 4
    dealt = len(state.deck) + sum(map(len, state.hands))
    assert dealt == 120


@pytest.mark.rule("CG-2P-03", "CG-2P-04", "CG-EXD-36")
def test_two_are_passed_and_three_drawn() -> None:
    table = Table(2).hand(A, "doctor", "rory", "daleks").hand(B, "k-9", "tardis", "leadworth").turn(A)
    assert table.sees(A)["kept"] == 2
    assert [player["passes_to"] for player in table.sees(None)["players"]] == [B, A]
    assert table.refused("pass") == "CG-TURN-09"
    table.do("discard daleks")
    assert table.refused("discard doctor") == "CG-TURN-08"
    table.do("pass")
    assert len(table.hand_of(A)) == 3
    assert table.hand_of(B) == ["doctor", "rory", "tardis", "k-9", "leadworth"]
    assert table.state.now == B


@pytest.mark.rule("CG-2P-05")
def test_the_first_player_gets_five_cards_and_the_other_three() -> None:
    state = GAME.new({"two-player-variant": True}, 2, 4)
    GAME.apply(state, state.options[0])
    GAME.apply(state, state.options[0])
    assert len(state.hands[state.first]) == 5
    assert len(state.hands[1 - state.first]) == 3


@pytest.mark.rule("CG-2P-06")
def test_two_starting_locations_are_out_and_twenty_cards_lie_under_the_game_end_card() -> None:
    state = GAME.new({"two-player-variant": True}, 2, 4)
    GAME.apply(state, state.options[0])
    GAME.apply(state, state.options[0])
    assert len(state.spare_starts) == 2
    assert GAME.view(state, None)["deck"] == {"above": 120 - 8 - 20, "below": 20}


@pytest.mark.rule("CG-2P-07")
def test_the_game_end_card_with_two_players() -> None:
    table = Table(2).tp(5).hand(A, "doctor", "rory").hand(B, "k-9").above_game_end(1).turn(A).do("buy 1")
    table.do("discard doctor", "pass")
    assert len(table.hand_of(A)) == 5
    assert table.state.mode == 2
    drawn = Table(2).hand(A, "doctor", "rory").hand(B, "k-9").above_game_end(2).turn(A).do("pass")
    assert len(drawn.hand_of(A)) == 5
    assert drawn.state.mode == 2
