"""CG-PASS, CG-END and CG-FINAL: ending the turn, the triggers for the end, the End Game period."""

from __future__ import annotations

import json

import pytest
from tests.games.card_game.positions import A, B, C, D, Table
from tests.scripted import ScriptedChance

from vortex.games.card_game.events import DiscardsReshuffled

FIVE = ("leadworth", "pompeii", "venice", "london", "stonehenge")


@pytest.mark.rule("CG-PASS-01", "CG-PASS-02", "CG-PASS-03", "CG-DP-14")
def test_three_cards_go_right_and_two_are_drawn() -> None:
    table = Table().hand(A, "doctor", "rory", "daleks").deck("k-9", "tardis").hand(D, "leadworth").turn(A)
    table.do("pass")
    assert table.hand_of(D) == ["doctor", "rory", "daleks", "leadworth"]
    assert table.hand_of(A) == ["tardis", "k-9"]


@pytest.mark.rule("CG-PASS-05", "CG-EX-07")
def test_a_turn_starts_with_five_cards() -> None:
    table = Table(3).hand(A, fill=3).hand(B, "doctor", "rory", "daleks").turn(A).do("pass")
    assert len(table.hand_of(A)) == 2
    table.do("pass")
    assert len(table.hand_of(A)) == 5


@pytest.mark.rule("CG-PASS-06")
def test_the_first_pass_completes_the_short_hand() -> None:
    from tests.games.card_game.positions import GAME

    state = GAME.new({}, 4, 11)
    while len(state.colours) < 4:
        GAME.apply(state, state.options[0])
    last = state.right(state.first)
    assert len(state.hands[last]) == 2
    turn = state.turn
    while state.turn == turn:
        end = 0 in state.options
        GAME.apply(
            state, 0 if end else next(o for o in state.options if GAME.notation.write(o)[:7] == "discard")
        )
    assert len(state.hands[last]) == 5


@pytest.mark.rule("CG-END-01", "CG-END-03", "CG-EXD-12")
def test_five_dalek_counters_end_the_game_at_the_start_of_the_next_own_turn() -> None:
    table = Table(3).line(B, *FIVE[:3]).line(C, *FIVE[3:])
    for location, enemy in zip(FIVE[:4], ("sontarans", "cybermen", "daleks", "silurians"), strict=True):
        table.attack(A, location, enemy)
    table.hand(A, "gangers", fill=3).hand(B, "doctor").hand(C, "doctor", "rory", "amy-pond").turn(A)
    table.do("attack stonehenge", "add gangers")
    assert table.daleks_out(A) == 5
    assert not table.state.over, "CG-END-04: not at once"
    table.do("pass")
    table.hand(B, "rory", "amy-pond")
    table.turn(B).do("pass")
    while table.state.now == C:
        table.do("pass" if table.can("pass") else next(t for t in table.legal() if t.startswith("discard")))
    assert table.state.over
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.kind == "dalek-counters"


@pytest.mark.rule("CG-END-02", "CG-END-03")
def test_five_tardis_counters_end_it_too_and_the_turn_is_not_taken() -> None:
    table = Table().line(A, *FIVE).tardis(*FIVE).hand(A, fill=5)
    drawn = len(table.state.deck)
    table.begin(A)
    assert table.state.over
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.kind == "tardis-counters"
    assert len(table.state.deck) == drawn
    assert table.state.asked == -1


@pytest.mark.rule("CG-END-04", "CG-EXD-13", "CG-RULING-17")
def test_if_one_is_undone_in_between_play_goes_on_and_only_the_own_turn_counts() -> None:
    table = Table().line(B, *FIVE)
    for location, enemy in zip(
        FIVE, ("sontarans", "cybermen", "daleks", "silurians", "gangers"), strict=True
    ):
        table.attack(A, location, enemy)
    table.hand(B, "jammy-dodger", fill=4).hand(A, "tardis", "doctor", "rory", "k-9").begin(B)
    assert table.state.asked == B, "the five counters are A's"
    table.do("play jammy-dodger", "at venice")
    table.begin(A)
    assert not table.state.over
    assert table.state.asked == A


@pytest.mark.rule("CG-RULING-17")
def test_the_five_counter_check_also_happens_in_the_end_game_period_and_goes_first() -> None:
    table = Table().final().line(A, *FIVE).tardis(*FIVE).begin(A)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.kind == "tardis-counters"


@pytest.mark.rule(
    "CG-END-05", "CG-END-06", "CG-END-07", "CG-END-08", "CG-END-10", "CG-EXD-14", "CG-RULING-49"
)
def test_game_end_card_shown_by_a_buy() -> None:
    table = Table().tp(10).hand(A, fill=3).hand(B, "doctor").above_game_end(1).turn(A)
    table.do("buy 2")
    assert table.state.mode == 1
    assert len(table.hand_of(A)) == 5, "the second card came from beneath"
    assert len(table.state.deck) == 19
    assert table.state.topic == "turn"
    texts = table.hand_of(A)
    table.do(f"discard {texts[0]}", f"add {texts[1]}")
    table.do("pass")
    assert len(table.hand_of(D)) == 3
    assert len(table.hand_of(A)) == 5
    assert (table.state.mode, table.state.now, table.state.topic) == (2, B, "final")
    assert (table.sees(None)["mode"], table.sees(None)["kept"]) == ("final", 0)


@pytest.mark.rule("CG-END-09", "CG-EXD-15", "CG-RULING-48")
@pytest.mark.parametrize("above", [1, 2])
def test_game_end_card_shown_by_the_turn_end_draw(above: int) -> None:
    table = Table().hand(A, fill=3).hand(B, "doctor").above_game_end(above).turn(A).do("pass")
    assert len(table.hand_of(A)) == 5
    assert table.state.now == B
    assert table.state.mode == 2


@pytest.mark.rule("CG-RULING-48")
def test_with_a_card_left_above_it_does_not_show() -> None:
    table = Table().hand(A, fill=3).hand(B, "doctor").above_game_end(3).turn(A).do("pass")
    assert table.state.mode == 0
    assert len(table.hand_of(A)) == 2
    assert table.sees(None)["deck"] == {"above": 1, "below": 20}


@pytest.mark.rule("CG-FINAL-01", "CG-FINAL-04", "CG-FINAL-05", "CG-FINAL-06", "CG-DP-15")
def test_one_action_a_turn_without_pass_or_draw_clockwise() -> None:
    table = Table(3).final().hand(A, "doctor", "rory").hand(B, "daleks").hand(C, "k-9").turn(A)
    table.do("discard doctor", "pass")
    assert table.hand_of(A) == ["rory"]
    assert table.hand_of(C) == ["k-9"]
    assert table.state.now == B
    table.do("discard daleks")
    assert table.state.now == C


@pytest.mark.rule("CG-FINAL-02")
def test_any_of_the_seven_actions_may_be_chosen() -> None:
    table = Table().final().tp(5).hand(A, "doctor", "daleks", "tardis", "leadworth").turn(A)
    for text in ("play leadworth", "play tardis", "reserve doctor", "discard doctor", "buy 1"):
        assert table.can(text), text
    assert any(text.startswith("attack") for text in table.legal())
    assert any(text.startswith("defend") for text in table.legal())


@pytest.mark.rule("CG-FINAL-03", "CG-EXD-17")
def test_doing_nothing_is_not_allowed_and_with_five_tp_one_must_buy() -> None:
    table = Table().final().tp(5).begin(A)
    assert table.legal() == ["buy 1"]
    assert table.refused("pass") == "CG-FINAL-03"


@pytest.mark.rule("CG-FINAL-07", "CG-EXD-16")
def test_the_game_is_over_when_the_turn_comes_to_a_player_who_cannot_act() -> None:
    table = Table().final().tp(4).hand(B, "doctor").begin(A)
    assert table.state.over
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.kind == "game-end-card"


@pytest.mark.rule("CG-FINAL-07", "CG-RULING-52", "CG-EXD-27")
@pytest.mark.parametrize("final_reserve", [False, True])
def test_face_down_reserve_cards_keep_the_period_going_by_the_tables_option_alone(
    final_reserve: bool,
) -> None:
    table = Table(final_reserve=final_reserve).final().tp(4).shown(A, "unit").reserve(A, "doctor").begin(A)
    assert table.state.over != final_reserve
    if final_reserve:
        assert table.legal() == ["pickup doctor", "recall unit"]


@pytest.mark.rule("CG-FINAL-07", "CG-RULING-52")
@pytest.mark.parametrize("final_reserve", [False, True])
@pytest.mark.parametrize("key", ["unit", "cardiff", "the-face-of-boe"])
def test_face_up_reserve_cards_never_keep_it_going(key: str, final_reserve: bool) -> None:
    assert Table(final_reserve=final_reserve).final().tp(4).shown(A, key).begin(A).state.over


@pytest.mark.rule("CG-FINAL-07", "CG-RULING-52")
def test_who_can_buy_may_still_use_the_reserve() -> None:
    table = Table().final().tp(5).reserve(A, "doctor").shown(A, "unit").begin(A)
    assert table.legal() == ["buy 1", "pickup doctor", "recall unit"]


@pytest.mark.rule("CG-RULING-52", "CG-RULING-50")
def test_with_nothing_to_buy_tp_do_not_help() -> None:
    table = Table().final().tp(9).no_deck()
    table.state.removed += tuple(table.state.discards)
    table.state.discards.clear()
    assert table.begin(A).state.over


@pytest.mark.rule("CG-FINAL-08", "CG-RULING-49")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table().final().tp(5).hand(B, "doctor")
    state = table.state
    state.discards += state.deck
    state.deck.clear()
    pile = len(state.discards)
    table.turn(A).do("buy 1")
    assert len(state.deck) == pile - 1
    assert table.state.discards == []
    assert len(table.hand_of(A)) == 1
    assert all(state.knows[card] == 0 for card in state.deck)


@pytest.mark.rule("CG-FINAL-08")
def test_the_new_deck_is_shuffled_and_drawn_from_its_new_top() -> None:
    table = Table().final().tp(10).hand(B, "doctor")
    state = table.state
    pile = sorted(state.discards + state.deck)
    state.discards = list(reversed(pile))
    state.deck.clear()
    table.turn(A)
    state.chance = ScriptedChance(orders=[[*pile[2:], *pile[:2]]])
    table.do("buy 2")
    assert state.hands[A] == (pile[0], pile[1]), "the two that the shuffle has laid on top"
    assert state.deck == pile[2:]


@pytest.mark.rule("CG-FINAL-08")
def test_while_the_deck_has_cards_the_discards_stay_where_they_are() -> None:
    table = Table().final().tp(5).hand(B, "doctor")
    state = table.state
    pile = list(state.discards)
    top = state.deck[-1]
    assert pile
    table.turn(A).do("buy 1")
    assert state.discards == pile
    assert state.hands[A] == (top,)


@pytest.mark.rule("CG-END-06", "CG-END-07", "CG-RULING-48", "CG-CARD-FISHFINGERS-02")
def test_game_end_card_shown_by_fish_fingers() -> None:
    table = Table().hand(A, "fish-fingers-and-custard", "doctor", "rory", "daleks", fill=1).hand(B, "k-9")
    table.above_game_end(2).turn(A).do("play fish-fingers-and-custard", "add doctor", "add rory", "pass")
    assert (table.state.mode, len(table.state.deck), len(table.hand_of(A))) == (1, 19, 5)
    assert (table.state.asked, table.state.topic) == (A, "turn")
    table.do("discard daleks", "add medusa-cascade", "pass")
    assert (table.state.mode, len(table.hand_of(A)), table.state.asked) == (2, 5, B)


def _few_left(*discards: str) -> Table:
    """The Game End card has shown, the deck is empty, and only these cards lie in the discard pile."""
    table = Table().hand(A, "fish-fingers-and-custard", "doctor", "rory").hand(B, "k-9").game_end_shown()
    state = table.state
    kept = [table.pull(key) for key in discards]
    state.removed += tuple(state.discards)
    state.discards = kept
    return table.no_deck().tp(10)


@pytest.mark.rule("CG-RULING-63")
def test_fish_fingers_that_drew_itself_out_of_a_shuffle_cannot_be_played_again_in_that_turn() -> None:
    table = _few_left().turn(A)
    assert table.can("play fish-fingers-and-custard")
    table.do("play fish-fingers-and-custard", "pass")
    assert len(table.happened(DiscardsReshuffled)) == 1
    assert table.hand_of(A) == ["doctor", "rory", "fish-fingers-and-custard"]
    assert table.legal() == ["pass"]
    assert table.refused("play fish-fingers-and-custard") == "CG-RULING-63"
    assert table.refused("buy 1") == "CG-RULING-63"
    written = json.loads(json.dumps(table.game.dump(table.state)))
    assert table.game.load(written).options == table.state.options
    table.do("pass")
    assert (table.state.mode, table.state.shuffled) == (2, False)


@pytest.mark.rule("CG-RULING-63")
def test_with_a_card_too_many_it_is_refused_all_the_same_and_a_buy_that_shuffles_is_finished() -> None:
    table = _few_left("daleks", "daleks", "daleks").tp(20).turn(A).do("buy 2")
    assert table.hand_of(A).count("daleks") == 2
    assert (table.state.tp[A], len(table.state.deck)) == (10, 1)
    assert table.refused("buy 1") == "CG-RULING-63"
    again = table.game.clone(table.state)
    table.game.apply(again, table.game.notation.read("discard daleks"))
    table.game.apply(again, table.game.notation.read("pass"))
    assert again.shuffled
    assert table.refused("play fish-fingers-and-custard") == "CG-RULING-63"
    assert table.can("discard daleks")


@pytest.mark.rule("CG-RULING-63")
def test_in_the_end_game_period_a_shuffle_forbids_nothing() -> None:
    table = _few_left("daleks", "tardis", "unit").final().hand(C, "tardis").hand(D, "unit")
    table.turn(A).do("buy 1")
    assert len(table.happened(DiscardsReshuffled)) == 1
    assert table.turn(A).can("play fish-fingers-and-custard")


@pytest.mark.rule("CG-FINAL-09")
def test_a_period_that_was_written_down_and_read_again_has_no_minimum_either() -> None:
    table = Table().final().hand(A, "doctor", "rory").turn(A)
    again = table.game.load(json.loads(json.dumps(table.game.dump(table.state))))
    assert (again.minimum, again.options) == (0, table.state.options)


@pytest.mark.rule("CG-FINAL-09", "CG-RULING-51")
def test_there_is_no_minimum_for_the_hand() -> None:
    table = Table().final().hand(A, "doctor", "rory").hand(B, "k-9").turn(A).do("discard doctor", "add rory")
    assert table.hand_of(A) == []
    assert table.state.now == B


@pytest.mark.rule("CG-FINAL-10")
def test_everybody_enters_the_period_with_at_least_five_cards() -> None:
    from tests.games.card_game.positions import GAME

    from vortex.kernel.chance import FastChance

    entered = 0
    for seed in range(12):
        seats = 3 + seed % 2
        state = GAME.new({}, seats, seed)
        luck = FastChance(seed)
        while not state.over and state.mode != 2:
            GAME.apply(state, state.options[luck.below(len(state.options))])
        if state.mode == 2:
            entered += 1
            assert min(map(len, state.hands)) >= 5
    assert entered >= 6


@pytest.mark.rule("CG-RULING-58")
def test_after_thirty_rounds_of_the_period_the_game_is_scored() -> None:
    table = Table(3).final().hand(A, "doctor", "rory", "daleks").hand(B, "k-9").hand(C, "tardis")
    table.state.final_turns = 89
    table.begin(A)
    assert (table.state.final_turns, table.state.over) == (90, False)
    table.do("discard doctor", "pass")
    assert table.state.over
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.kind == "round-limit"


@pytest.mark.rule("CG-RULING-62")
def test_in_the_period_any_card_can_be_discarded() -> None:
    for key in ("teselecta", "dalek-sec", "k-9", "doctor", "davros", "leadworth"):
        table = Table().final().hand(A, key).turn(A)
        assert table.can(f"discard {key}")


@pytest.mark.rule("CG-RULING-59")
def test_the_discard_pile_is_sorted_before_the_shuffle_so_that_only_chance_orders_it() -> None:
    orders = set()
    for turned in (False, True):
        table = Table().final().tp(5)
        state = table.state
        state.discards += state.deck
        state.deck.clear()
        if turned:
            state.discards.reverse()
        table.turn(A).do("buy 1")
        orders.add(tuple(state.deck))
    assert len(orders) == 1
