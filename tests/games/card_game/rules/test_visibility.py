"""CG-VIS and CG-RULING-59: what lies open, what is hidden, and who still knows a face seen earlier."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import CardsDrawn, EnemiesPlaced, HandPassed
from vortex.kernel.events import UNSEEN
from vortex.kernel.record import canonical


@pytest.mark.rule("CG-VIS-01")
def test_hands_are_secret_but_their_number_is_not() -> None:
    table = Table().hand(A, "doctor", "rory", "daleks", "k-9").turn(A)
    assert table.sees(B)["players"][A]["hand"] == {"count": 4, "cards": []}
    assert table.sees(None)["players"][A]["hand"] == {"count": 4, "cards": []}
    assert table.sees(A)["players"][A]["hand"] == {"count": 4, "cards": ["doctor", "rory", "daleks", "k-9"]}


@pytest.mark.rule("CG-VIS-03", "CG-VIS-05")
def test_a_player_may_look_at_own_face_down_cards() -> None:
    table = Table().line(A, "leadworth").guards("leadworth", "doctor").line(B, "pompeii")
    table.attack(A, "pompeii", "sontarans").hand(C, fill=4).turn(C)
    assert table.location_seen(A, "leadworth")["defenders"]["cards"] == ["doctor"]
    assert table.location_seen(A, "pompeii")["attack"]["cards"] == [{"face_up": False, "card": "sontarans"}]
    assert table.location_seen(B, "pompeii")["attack"]["cards"] == [{"face_up": False, "card": None}]


@pytest.mark.rule("CG-VIS-03", "CG-VIS-05")
def test_a_strength_counts_only_the_cards_that_the_viewer_knows() -> None:
    table = Table().line(A, "leadworth").guards("leadworth", "doctor").line(B, "pompeii")
    table.attack(A, "pompeii", "sontarans").hand(C, fill=4).turn(C)
    for viewer, defence, attack in ((A, 5, 4), (B, 0, 0), (None, 0, 0)):
        assert table.location_seen(viewer, "leadworth")["known_defence"] == defence
        assert table.location_seen(viewer, "pompeii")["known_attack"] == attack


@pytest.mark.rule("CG-VIS-06", "CG-VIS-10")
def test_vp_stay_in_sight_and_an_attack_shows_its_location_and_controller() -> None:
    table = Table().line(A, "stonehenge").attack(C, "stonehenge", "sontarans").hand(B, fill=4).turn(B)
    seen = table.location_seen(D, "stonehenge")
    assert seen["vp"] == 5
    assert seen["attack"]["controller"] == C


@pytest.mark.rule("CG-VIS-07", "CG-VIS-08")
def test_reserve_cards_are_listed_apart_face_down_save_those_played_face_up() -> None:
    table = Table().reserve(A, "doctor").shown(A, "unit").hand(B, fill=4).turn(B)
    seen = table.sees(B)["players"][A]
    assert seen["reserve"] == {"limit": 2, "free": 0, "count": 1, "cards": [], "face_up": ["unit"]}
    assert all(location["defenders"]["count"] == 0 for location in seen["line"])


@pytest.mark.rule("CG-VIS-09", "CG-RULING-59")
def test_passed_cards_are_known_to_giver_and_receiver_only() -> None:
    table = Table().hand(A, "doctor", "rory", "daleks").hand(D, "k-9").hand(B, "tardis").turn(A).do("pass")
    assert table.knows_in_hand(A, D) == ["doctor", "rory", "daleks"]
    assert table.knows_in_hand(D, D) == ["doctor", "rory", "daleks", "k-9"]
    for viewer in (B, C, None):
        assert table.knows_in_hand(viewer, D) == []
    [event] = table.happened(HandPassed)
    assert event.seen_by(B) == HandPassed(A, D, (UNSEEN, UNSEEN, UNSEEN))
    assert event.seen_by(A) == event.seen_by(D) == event


@pytest.mark.rule("CG-VIS-09", "CG-VIS-12")
def test_what_was_passed_is_told_apart_from_what_everybody_saw_return() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "rory").hand(B, "k-9")
    table.hand(C, "doctor", "daleks", "davros", fill=2).turn(C)
    table.do("attack leadworth", "add daleks", "add davros", "pass")
    assert table.knows_in_hand(C, B) == ["rory"]
    assert table.sees(C)["passed"] == []
    while table.state.now == C:
        table.do("pass")
    given = table.sees(C)["passed"]
    assert "doctor" in given
    assert "rory" not in given
    assert sorted(table.knows_in_hand(C, B)) == sorted([*given, "rory"])
    assert table.sees(A)["passed"] == []
    assert "passed" not in table.sees(None)


@pytest.mark.rule("CG-VIS-11")
def test_what_is_put_together_is_hidden_until_it_is_declared() -> None:
    table = Table().line(B, "leadworth").hand(A, "sontarans", "sontarans", fill=3).turn(A)
    watchers = (B, C, D, None)
    before = [canonical(table.sees(w)) for w in watchers]
    refused = table.game.why_not(table.state, B, 0)
    events = len(table.state.events or [])
    table.do("attack leadworth", "add sontarans")
    assert [canonical(table.sees(w)) for w in watchers] == before
    assert table.game.why_not(table.state, B, 0) == refused
    assert len(table.state.events or []) == events
    assert table.sees(A)["choosing"] == {
        "action": "attack",
        "kind": "enemy",
        "location": "leadworth",
        "cards": ["sontarans"],
        "strength": 4,
    }
    assert table.sees(A)["players"][A]["hand"]["count"] == 4, "the chooser's view shows the chosen card apart"
    assert table.sees(A)["players"][A]["hand"]["cards"].count("sontarans") == 1
    table.do("pass")
    placed = (table.state.events or [])[-1]
    assert placed.seen_by(C) == EnemiesPlaced(A, table.place("leadworth"), (UNSEEN,))


@pytest.mark.rule("CG-VIS-11")
def test_somebody_elses_half_made_selection_has_not_happened_in_an_imagined_world() -> None:
    from vortex.kernel.chance import FastChance

    table = Table().line(B, "leadworth").hand(A, "sontarans", "sontarans", fill=3).turn(A)
    table.do("attack leadworth", "add sontarans")
    for seat in (B, C, None):
        world = table.game.determinise(table.state, seat, FastChance(1))
        assert (world.action, world.chosen, len(world.hands[A])) == (0, (), 5)
    mine = table.game.determinise(table.state, A, FastChance(1))
    assert (mine.chosen, mine.hands[A], mine.options) == (
        table.state.chosen,
        table.state.hands[A],
        table.state.options,
    )


@pytest.mark.rule("CG-VIS-13")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    table = Table().hand(A, fill=3).hand(B, "k-9").deck("doctor", "rory").turn(A).do("pass")
    assert table.knows_in_hand(A, A) == ["doctor", "rory"]
    assert table.knows_in_hand(B, A) == []
    event = table.happened(CardsDrawn)[-1]
    assert event.seen_by(B) == CardsDrawn(A, (UNSEEN, UNSEEN))


@pytest.mark.rule("CG-RULING-59", "CG-EXD-35")
def test_a_card_that_leaves_the_hand_face_down_ends_what_others_know_of_it() -> None:
    table = (
        Table(3).hand(A, "doctor", "rory", "daleks").hand(C, "k-9", "tardis").hand(B, "utah", "house", "unit")
    )
    table.turn(A).do("pass")
    assert table.knows_in_hand(A, C) == ["doctor", "rory", "daleks"]
    table.do("pass")
    table.do("reserve doctor", "pass")
    assert table.knows_in_hand(A, C) == []
    assert table.sees(A)["players"][C]["reserve"]["cards"] == []
    assert table.sees(C)["players"][C]["reserve"]["cards"] == ["doctor"]


@pytest.mark.rule("CG-RULING-59")
@pytest.mark.parametrize("how", ["reserve", "defend", "attack"])
def test_every_face_down_way_ends_it(how: str) -> None:
    table = Table().hand(A, "doctor", "daleks", fill=3)
    state = table.state
    for card in state.hands[A]:
        state.knows[card] |= 1 << B
    table.turn(A)
    steps = {
        "reserve": ("reserve doctor", "pass"),
        "defend": (f"defend {table.start(A)}", "add doctor", "pass"),
        "attack": (f"attack {table.start(C)}", "add daleks", "pass"),
    }[how]
    table.do(*steps)
    assert table.knows_in_hand(B, A) == []


@pytest.mark.rule("CG-RULING-59")
def test_a_card_that_leaves_openly_ends_nothing_else() -> None:
    table = Table().hand(A, "doctor", "daleks", fill=3)
    for card in table.state.hands[A]:
        table.state.knows[card] |= 1 << B
    table.turn(A).do("discard doctor", "pass")
    assert table.knows_in_hand(B, A) == ["daleks", "the-byzantium", "new-new-york", "medusa-cascade"]


@pytest.mark.rule("CG-RULING-59")
def test_who_knew_of_one_copy_does_not_know_whether_it_was_the_one_that_went() -> None:
    table = Table().hand(A, "daleks", "daleks", fill=3)
    second = table.state.hands[A][1]
    table.state.knows[second] |= 1 << B
    table.turn(A).do("discard daleks", "pass")
    assert table.knows_in_hand(B, A) == []
    assert table.knows_in_hand(A, A)[0] == "daleks"


@pytest.mark.rule("CG-RULING-59")
def test_nor_whether_it_was_the_one_that_was_sent_into_a_conflict() -> None:
    table = Table().line(C, "leadworth").guards("leadworth", "doctor").hand(A, "daleks", "daleks", fill=3)
    table.state.knows[table.state.hands[A][1]] |= 1 << B
    table.turn(A).do("attack leadworth", "add daleks", "pass")
    assert table.hand_of(A)[0] == "daleks"
    assert table.knows_in_hand(B, A) == []


@pytest.mark.rule("CG-RULING-59")
def test_a_pass_takes_the_knowledge_along() -> None:
    table = Table(3).hand(A, "doctor", "rory", "daleks").hand(C, "k-9").hand(B, "utah", "house", "unit")
    table.turn(A).do("pass", "pass")
    # C holds A's three cards, K-9 and nothing of B's, who passed to A.
    assert table.knows_in_hand(B, A)[:1] == ["unit"]
    table.do("discard k-9")
    table.do("pass")
    # Now B holds them: C gave them, and A still remembers them.
    assert [k for k in table.knows_in_hand(A, B) if k in ("doctor", "rory", "daleks")] == [
        "doctor",
        "rory",
        "daleks",
    ]


@pytest.mark.rule("CG-RULING-59")
def test_everybody_knows_defenders_that_returned_after_a_conflict() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "amy-pond", "doctor").hand(B, "teselecta")
    table.hand(A, "daleks", "daleks", fill=3).turn(A)
    table.do("attack leadworth", "add daleks", "add daleks", "teselecta hand")
    for viewer in (A, C, D, None):
        assert table.knows_in_hand(viewer, B) == ["doctor", "amy-pond"]


@pytest.mark.rule("CG-RULING-59")
def test_a_shuffle_ends_all_knowledge() -> None:
    table = Table().final().tp(5)
    state = table.state
    state.discards += state.deck
    state.deck.clear()
    table.turn(A).do("buy 1")
    assert all(state.knows[card] == 0 for card in state.deck)


@pytest.mark.rule("CG-RULING-04")
def test_cards_discarded_from_face_down_places_become_known() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "jammy-dodger", fill=3).turn(A).do("play jammy-dodger", "at leadworth")
    assert table.sees(C)["discards"] == ["jammy-dodger", "sontarans"]
