"""CG-SUPPORT and the Support cards of CG-CARD."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import ConflictFought


@pytest.mark.rule("CG-SUPPORT-01", "CG-SUPPORT-02", "CG-SUPPORT-03", "CG-DP-07")
def test_a_support_card_is_played_as_an_action_carried_out_and_discarded() -> None:
    table = Table().final().hand(A, "tardis", "doctor").hand(B, "rory")
    table.state.discards.clear()
    table.turn(A).do("play tardis")
    assert table.state.tp[A] == 2
    assert table.discards() == ["tardis"]
    assert table.state.now == B, "in the End Game period it was the one action"


@pytest.mark.rule("CG-SUPPORT-04")
def test_a_support_card_cannot_be_put_on_or_against_a_location() -> None:
    table = Table().hand(A, "tardis", "doctor", "daleks", fill=3).turn(A).do(f"defend {Table().start(A)}")
    assert table.refused("add tardis") == "CG-DEF-01"
    table = Table().hand(A, "tardis", "doctor", "daleks", fill=3).turn(A).do(f"attack {Table().start(B)}")
    assert table.refused("add tardis") == "CG-ENEMY-01"


@pytest.mark.rule("CG-CARD-SCREWDRIVER-01", "CG-CARD-SCREWDRIVER-02", "CG-CARD-PSYCHICPAPER-01")
@pytest.mark.rule("CG-CARD-VISUALDEVICE-01")
@pytest.mark.parametrize("key", ["sonic-screwdriver", "psychic-paper", "visual-recognition-device"])
def test_the_screwdriver_group_turns_up_one_attack_and_gives_a_tp(key: str) -> None:
    table = Table().line(A, "leadworth", "pompeii").attack(B, "leadworth", "sontarans", "roboforms")
    table.attack(C, "pompeii", "daleks").hand(A, key, fill=3).turn(A).do(f"play {key}")
    assert table.legal() == ["pass", "at leadworth", "at pompeii"]
    table.do("at leadworth")
    assert table.location_seen(D, "leadworth")["attack"]["cards"] == [
        {"face_up": True, "card": "sontarans"},
        {"face_up": True, "card": "roboforms"},
    ]
    assert table.location_seen(D, "pompeii")["attack"]["cards"] == [{"face_up": False, "card": None}]
    assert table.state.tp[A] == 1
    assert table.discards() == [key]


@pytest.mark.rule("CG-RULING-44")
def test_cards_with_a_gain_may_be_played_for_it_alone_and_others_need_a_target() -> None:
    table = (
        Table().hand(A, "sonic-screwdriver", "the-dreamlord", "jammy-dodger", "captain-jack", fill=3).turn(A)
    )
    assert table.refused("play jammy-dodger") == "CG-RULING-44"
    assert table.refused("play captain-jack") == "CG-RULING-44"
    table.do("play sonic-screwdriver")
    assert table.state.tp[A] == 1
    table.do("play the-dreamlord")
    assert table.state.tp[A] == 3
    assert table.discards() == ["sonic-screwdriver", "the-dreamlord"]


@pytest.mark.rule("CG-RULING-44", "CG-CARD-SCREWDRIVER-01")
def test_a_screwdriver_need_not_turn_up_the_attack_that_is_there() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "sonic-screwdriver", fill=3).turn(A).do("play sonic-screwdriver")
    offers = {offer.notation: str(offer.words) for offer in table.game.ask(table.state).options}
    assert offers["pass"] == "Turn nothing up"
    table.do("pass")
    assert table.location_seen(A, "leadworth")["attack"]["cards"] == [{"face_up": False, "card": None}]
    assert (table.state.tp[A], table.discards()) == (1, ["sonic-screwdriver"])


@pytest.mark.rule("CG-CARD-DREAMLORD-01", "CG-CARD-DREAMLORD-02", "CG-CARD-DREAMLORD-03", "CG-RULING-47")
def test_the_dreamlord_sends_up_to_three_counters_home_anybodys() -> None:
    table = Table().line(B, "leadworth", "pompeii").line(C, "venice").tardis("leadworth", "pompeii", "venice")
    table.tardis(table.start(A)).hand(A, "the-dreamlord", fill=3).turn(A).do("play the-dreamlord")
    assert table.state.tp[A] == 2
    table.do("at leadworth", f"at {table.start(A)}")
    assert table.refused("at leadworth") == "CG-CARD-DREAMLORD-01"
    table.do("at venice")
    assert (table.tardis_out(A), table.tardis_out(B), table.tardis_out(C)) == (0, 1, 0)
    assert table.state.topic == "turn"


@pytest.mark.rule("CG-CARD-DREAMLORD-01")
def test_the_dreamlord_may_remove_none() -> None:
    table = Table().tardis(Table().start(B)).hand(A, "the-dreamlord", fill=3).turn(A)
    table.do("play the-dreamlord", "pass")
    assert table.tardis_out(B) == 1
    assert table.state.topic == "turn"


@pytest.mark.rule("CG-CARD-JACK-01", "CG-CARD-JACK-02", "CG-CARD-DEBTS-01")
@pytest.mark.parametrize("key", ["captain-jack", "collecting-on-debts"])
def test_jack_discards_one_attacking_card_face_up_or_face_down(key: str) -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans", up=True)
    table.attack(B, "leadworth", "roboforms").hand(A, key, fill=3).turn(A).do(f"play {key}", "at leadworth")
    assert table.legal() == ["strike 1", "strike 2"]
    words = [str(option.words) for option in table.game.ask(table.state).options]
    assert words == ["Discard card 1 (Sontarans)", "Discard card 2"]
    assert table.refused("strike 3") == "CG-CARD-JACK-01"
    table.do("strike 2")
    assert table.attack_at("leadworth") == ["sontarans"]
    assert table.discards() == [key, "roboforms"]
    assert table.controller("leadworth") == B


@pytest.mark.rule("CG-CARD-JACK-01")
def test_jack_strikes_at_attacks_on_own_locations_only() -> None:
    table = Table().line(A, "leadworth").line(C, "pompeii").attack(B, "leadworth", "sontarans", "sontarans")
    table.attack(B, "pompeii", "daleks").hand(A, "captain-jack", fill=3).turn(A).do("play captain-jack")
    assert table.legal() == ["at leadworth"]
    assert table.refused("at pompeii") == "CG-SUPPORT-02"


@pytest.mark.rule("CG-RULING-41")
def test_the_last_card_ends_the_attack_without_a_tardis_counter() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "captain-jack", fill=3).turn(A).do("play captain-jack", "at leadworth")
    assert table.attack_at("leadworth") == []
    assert (table.daleks_out(B), table.tardis_out(A)) == (0, 0)


@pytest.mark.rule("CG-CARD-ARCH-01", "CG-CARD-ARCH-03", "CG-CARD-ARCH-04")
def test_the_arch_moves_an_attack_as_it_is_to_a_third_player() -> None:
    table = Table().line(A, "leadworth").line(C, "venice").attack(B, "leadworth", "sontarans", up=True)
    table.attack(B, "leadworth", "roboforms").hand(A, "chameleon-arch", fill=3).turn(A)
    table.do("play chameleon-arch", "at leadworth", "at venice")
    assert table.attack_at("venice") == ["sontarans", "roboforms"]
    assert table.location_seen(A, "venice")["attack"] == {
        "controller": B,
        "cards": [{"face_up": True, "card": "sontarans"}, {"face_up": False, "card": None}],
    }
    assert table.attack_at("leadworth") == []
    assert not table.has_tardis("leadworth")
    assert table.daleks_out(B) == 1


@pytest.mark.rule("CG-CARD-ARCH-02", "CG-EXD-20", "CG-RULING-43")
def test_only_unattacked_locations_of_a_third_player_are_targets() -> None:
    table = Table(3).line(A, "leadworth").line(B, "pompeii").line(C, "venice", "london")
    table.attack(B, "leadworth", "sontarans").attack(A, "london", "daleks")
    table.hand(A, "chameleon-arch", fill=3).turn(A).do("play chameleon-arch", "at leadworth")
    assert sorted(table.legal()) == sorted([f"at {table.start(C)}", "at venice"])
    assert table.refused("at pompeii") == "CG-CARD-ARCH-02"
    assert table.refused(f"at {table.start(A)}") == "CG-CARD-ARCH-01"
    assert table.refused("at london") == "CG-RULING-43"


@pytest.mark.rule("CG-RULING-43")
def test_without_a_target_the_arch_cannot_be_played() -> None:
    table = Table(3).line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.attack(A, table.start(C), "daleks").hand(A, "chameleon-arch", fill=3).turn(A)
    assert table.refused("play chameleon-arch") == "CG-RULING-43"


@pytest.mark.rule("CG-RULING-43")
def test_an_attack_moved_onto_a_tardis_counter_is_discarded_and_both_counters_go_home() -> None:
    table = (
        Table().line(A, "leadworth").line(C, "venice").tardis("venice").attack(B, "leadworth", "sontarans")
    )
    table.hand(A, "chameleon-arch", fill=3).turn(A).do("play chameleon-arch", "at leadworth", "at venice")
    assert table.discards() == ["chameleon-arch", "sontarans"]
    assert (table.daleks_out(B), table.tardis_out(C)) == (0, 0)


@pytest.mark.rule("CG-RULING-43", "CG-RULING-37")
def test_an_attack_moved_onto_defenders_is_fought_at_once_and_rory_returns() -> None:
    table = Table().line(A, "leadworth").line(C, "venice").guards("venice", "rory")
    table.attack(B, "leadworth", "weeping-angels").hand(A, "chameleon-arch", fill=3).turn(A)
    table.do("play chameleon-arch", "at leadworth", "at venice")
    assert table.attack_at("venice") == ["weeping-angels"]
    assert table.hand_of(C) == ["rory"]
    assert table.state.tp == [0, 1, 0, 0]


@pytest.mark.rule("CG-RULING-31")
def test_moving_an_attack_does_not_renew_its_payment() -> None:
    table = Table().line(A, "leadworth").line(C, "venice").guards("venice", "rory")
    table.attack(B, "leadworth", "weeping-angels").hand(A, "rory", "chameleon-arch", fill=3).turn(A)
    table.do("defend leadworth", "add rory", "pass", "pass")
    assert table.state.tp == [0, 1, 0, 0]
    table.do("play chameleon-arch", "at leadworth", "at venice")
    assert len(table.happened(ConflictFought)) == 2
    assert table.state.tp == [0, 1, 0, 0]


@pytest.mark.rule("CG-CARD-DALEKSEC-01", "CG-CARD-DALEKSEC-02", "CG-CARD-DALEKSEC-04", "CG-CARD-FLAGSHIP-01")
@pytest.mark.parametrize("key", ["daleks", "davros", "dalek-flagship"])
def test_dalek_sec_defeats_a_face_up_dalek_attack(key: str) -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", key, up=True)
    table.attack(B, "leadworth", "roboforms").hand(A, "dalek-sec", fill=3).turn(A)
    table.do("play dalek-sec", "at leadworth")
    assert sorted(table.discards()) == sorted(["dalek-sec", key, "roboforms"])
    assert table.has_tardis("leadworth")
    assert table.daleks_out(B) == 0


@pytest.mark.rule("CG-CARD-DALEKSEC-03", "CG-RULING-24")
def test_dalek_sec_needs_a_dalek_card_in_sight() -> None:
    table = Table().line(A, "leadworth", "pompeii").attack(B, "leadworth", "daleks")
    table.attack(C, "pompeii", "cybermen", up=True).hand(A, "dalek-sec", fill=3).turn(A)
    assert table.refused("play dalek-sec") == "CG-CARD-DALEKSEC-03"
    mixed = Table().line(A, "leadworth", "pompeii").attack(B, "leadworth", "daleks")
    mixed.attack(C, "pompeii", "daleks", up=True).hand(A, "dalek-sec", fill=3).turn(A).do("play dalek-sec")
    assert mixed.refused("at leadworth") == "CG-CARD-DALEKSEC-03"


@pytest.mark.rule("CG-CARD-JAMMYDODGER-01", "CG-CARD-JAMMYDODGER-02", "CG-SUPPORT-05", "CG-EXD-30")
def test_jammy_dodger_defeats_a_face_down_attack() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans", "sontarans")
    table.hand(A, "jammy-dodger", fill=3).turn(A).do("play jammy-dodger", "at leadworth")
    assert table.discards() == ["jammy-dodger", "sontarans", "sontarans"]
    assert table.daleks_out(B) == 0
    assert table.has_tardis("leadworth")


@pytest.mark.rule("CG-CARD-JAMMYDODGER-01")
def test_jammy_dodger_defeats_a_face_up_attack_too() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "the-beast", up=True)
    table.hand(A, "jammy-dodger", fill=3).turn(A).do("play jammy-dodger", "at leadworth")
    assert table.has_tardis("leadworth")


@pytest.mark.rule("CG-CARD-K9-01", "CG-CARD-K9-02", "CG-DISCARD-04")
def test_k9_defeats_an_attack_for_a_defender() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "k-9", "rory", "doctor", fill=3).turn(A).do("play k-9", "at leadworth")
    assert table.legal() == ["add doctor", "add rory"]
    assert table.refused("add medusa-cascade") == "CG-CARD-K9-02"
    table.do("add rory")
    assert table.discards() == ["k-9", "rory", "sontarans"]
    assert table.has_tardis("leadworth")
    assert table.state.tp[A] == 0


@pytest.mark.rule("CG-RULING-42", "CG-RULING-09")
def test_k9_needs_a_defender_in_hand_and_three_cards_left() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans").hand(A, "k-9", fill=4)
    table.guards(table.start(A), "doctor").turn(A)
    assert table.refused("play k-9") == "CG-RULING-42"
    short = (
        Table()
        .line(A, "leadworth")
        .attack(B, "leadworth", "sontarans")
        .hand(A, "k-9", "rory", fill=2)
        .turn(A)
    )
    assert short.refused("play k-9") == "CG-TURN-08"
    reserve = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    reserve.hand(A, "k-9", fill=3).reserve(A, "rory").turn(A).do(
        "pickup rory", "play k-9", "at leadworth", "add rory"
    )
    assert reserve.has_tardis("leadworth")


@pytest.mark.rule("CG-CARD-FISHFINGERS-01", "CG-CARD-FISHFINGERS-02", "CG-EXD-23", "CG-RULING-09")
def test_fish_fingers_exchanges_any_number_and_itself() -> None:
    table = Table().hand(A, "fish-fingers-and-custard", "doctor", "rory", "daleks", "tardis")
    table.deck("amy-pond", "amy-pond", "sontarans", "k-9", "leadworth").turn(A)
    table.do("play fish-fingers-and-custard", "add doctor", "add rory", "add daleks", "add tardis")
    assert table.hand_of(A) == ["amy-pond", "amy-pond", "sontarans", "k-9", "leadworth"]
    assert table.discards() == ["fish-fingers-and-custard", "doctor", "rory", "daleks", "tardis"]


@pytest.mark.rule("CG-RULING-45")
def test_fish_fingers_replaces_itself_also_at_three_cards() -> None:
    table = Table().hand(A, "fish-fingers-and-custard", "doctor", "rory").deck("k-9").turn(A)
    table.do("play fish-fingers-and-custard", "pass")
    assert table.hand_of(A) == ["doctor", "rory", "k-9"]


@pytest.mark.rule("CG-CARD-TARDIS-01")
def test_the_tardis_pays_every_player() -> None:
    table = Table().line(B, "leadworth").tardis("leadworth", Table().start(B), Table().start(D))
    table.hand(A, "tardis", fill=3).turn(A).do("play tardis")
    assert table.state.tp == [2, 2, 0, 1]
