"""Imagined worlds: drawn from what a seat knows, with everything else in every place where it could be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.card_game.positions import GAME, A, B, C, D, Table
from tests.games.card_game.test_properties import decisions

from vortex.games.card_game.face_down import groups
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical


def imagined(table: Table, seat: int | None, count: int) -> list[CardGameState]:
    return [GAME.determinise(table.state, seat, FastChance(number)) for number in range(count)]


def picture(state: CardGameState) -> list[Any]:
    """A world without the numbers of its cards: types, who knows each card and whether it is barred."""

    def cards(zone: Any) -> list[tuple[int, int, int]]:
        type_of = state.pack.type_of
        return [(type_of[card], state.knows[card], card in state.barred) for card in zone]

    return [
        [sorted(cards(hand)) for hand in state.hands],
        [sorted(cards(reserve)) for reserve in state.reserves],
        [cards(shown) for shown in state.shown],
        {place: cards(state.guards[place]) for place in sorted(state.guards)},
        {place: cards(state.attacks[place]) for place in sorted(state.attacks)},
        cards(state.chosen),
        cards(state.deck),
        cards(state.discards),
        state.options,
    ]


def everywhere_hidden() -> Table:
    table = Table().line(B, "leadworth", "venice").line(C, "pompeii", "london")
    table.attack(C, "leadworth", "sontarans").attack(B, "pompeii", "cybermen", "roboforms")
    table.attack(D, "london", "daleks", up=True).attack(D, "london", "davros")
    table.guards("venice", "doctor").guards(table.start(C), "amy-pond", "rory")
    table.reserve(B, "k-9").reserve(D, "tardis", "river-song")
    return table.hand(B, "unit", "house").hand(C, "gangers").hand(D, "utah").hand(A, fill=4).turn(A)


@pytest.mark.rule("CG-VIS-01", "CG-VIS-02", "CG-VIS-04", "CG-VIS-07")
@pytest.mark.parametrize("seat", [A, None])
def test_every_hidden_place_takes_several_types(seat: int | None) -> None:
    table = everywhere_hidden()
    worlds = imagined(table, seat, 150)

    def types(*places: str) -> list[set[str]]:
        """The types that the cards of some attacks or defences take."""
        found = []
        for place in places:
            at = table.place(place)
            zones = [world.attacks.get(at, ()) + world.guards.get(at, ()) for world in worlds]
            found += [{table.key(zone[slot]) for zone in zones} for slot in range(len(zones[0]))]
        return found

    single, first, second, shown, joined = types("leadworth", "pompeii", "london")
    assert len(single) > 12
    assert min(len(first), len(second)) > 12
    assert shown == {"daleks"}
    # What fits Daleks: the family, and those that go with any.
    assert joined == {"daleks", "davros", "dalek-flagship", "roboforms", "the-master"} | {
        "the-pandorica",
        "gangers",
        "prisoner-zero",
    }
    for guards in types("venice", table.start(C)):
        assert guards == {"doctor", "amy-pond", "rory", "river-song"}
    for owner in (B, D):
        for slot in range(len(table.state.reserves[owner])):
            assert len({table.key(world.reserves[owner][slot]) for world in worlds}) > 20
    for other in (B, C, D):
        assert len({table.key(card) for world in worlds for card in world.hands[other]}) > 20
    for slot in (0, -1):
        assert len({table.key(world.deck[slot]) for world in worlds}) > 20


@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.slow), 4])
def test_a_world_is_drawn_from_the_view_alone(seats: int) -> None:
    """The true state and a world that looks the same to a seat lead to the same worlds with the same luck."""
    for seed in range(3):
        for number, state in enumerate(decisions(seats, 70 + seed)):
            if state.over or number % 4:
                continue
            for seat in (number // 4 % seats, None):
                other = GAME.determinise(state, seat, FastChance(number))
                assert canonical(GAME.view(other, seat)) == canonical(GAME.view(state, seat))
                worlds = [GAME.determinise(s, seat, FastChance(number + 1)) for s in (state, other)]
                assert picture(worlds[0]) == picture(worlds[1])


def scarce(truth: str, other: str) -> Table:
    """Late: everything lies open but two Enemies of C, two cards in C's hand, and three that fit anything."""
    table = Table(4).line(B, "leadworth", "utah").line(C, "venice", "pompeii").line(D, "london")
    table.attack(B, "venice", "nestene-consciousness", up=True).attack(B, "venice", "roboforms")
    table.attack(B, "pompeii", "sycorax", up=True).attack(B, "pompeii", "the-master")
    table.attack(B, "london", "the-beast", up=True).attack(B, "london", "the-pandorica")
    table.attack(C, "leadworth", truth, truth).hand(C, other, other)
    table.hand(B, "doctor").hand(A, "k-9", "tardis").hand(D, "rory").final()
    state = table.state
    for card in state.deck:
        state.knows[card] = state.open
    state.discards = sorted(state.discards + state.deck)
    state.deck.clear()
    return table.turn(A)


def test_where_little_fits_the_truth_is_no_likelier_than_anything_else() -> None:
    tables = [scarce("sontarans", "cybermen"), scarce("cybermen", "sontarans")]
    assert canonical(tables[0].sees(A)) == canonical(tables[1].sees(A))
    found = []
    for table in tables:
        worlds = imagined(table, A, 200)
        pairs = Counter(tuple(table.keys(world.attacks[table.place("leadworth")])) for world in worlds)
        assert set(pairs) == {("sontarans",) * 2, ("cybermen",) * 2}
        assert min(pairs.values()) > 60
        found.append([picture(world) for world in worlds])
    assert found[0] == found[1]


def test_only_what_is_forced_is_kept() -> None:
    table = scarce("sontarans", "cybermen")
    state = table.state
    # With two of the three that fit anything in the open, the third can lie at one place only.
    for place in ("pompeii", "london"):
        state.turn_up(state.attacks[table.place(place)])
    for world in imagined(table.turn(A), A, 50):
        assert table.keys(world.attacks[table.place("venice")]) == ["nestene-consciousness", "roboforms"]


def test_defenders_are_found_where_they_are_scarce() -> None:
    table = Table().line(B, "leadworth", "pompeii", "venice")
    four = ("doctor", "amy-pond", "rory", "river-song")
    table.guards("leadworth", *four).guards("pompeii", *four[:3]).guards("venice", *four[:2])
    table.guards(table.start(B), "doctor").final()
    state = table.state
    for card in state.deck:
        state.knows[card] = state.open
    state.discards += state.deck
    state.deck.clear()
    table.hand(A, "k-9").turn(A)
    lone: Counter[str] = Counter()
    for world in imagined(table, A, 100):
        for cards in world.guards.values():
            assert len({table.key(card) for card in cards}) == len(cards)
        lone[table.key(world.guards[table.place(table.start(B))][0])] += 1
    # Four Doctors for four groups: each has one, and the lone Defender can be nobody else.
    assert lone == {"doctor": 100}


@pytest.mark.rule("CG-RULING-19", "CG-RULING-24", "CG-RULING-25")
@pytest.mark.parametrize("struck", [False, True])
def test_what_lay_there_before_a_take_over_fits_what_was_taken(struck: bool) -> None:
    """It need not fit the Cyberking that took it, also where the Cybermen that were face-up are gone."""
    table = Table().line(B, "leadworth").attack(C, "leadworth", "cybermen", up=True)
    table.attack(C, "leadworth", "cybermen").hand(A, "cyberking", fill=3).hand(B, "captain-jack", fill=3)
    table.turn(A).do("attack leadworth", "add cyberking", "pass")
    if struck:
        table.turn(B).do("play captain-jack", "at leadworth", "strike 1")
    place = table.place("leadworth")
    assert table.attack_at("leadworth") == ["cybermen"] * (1 if struck else 2) + ["cyberking"]
    dealt = {table.key(world.attacks[place][-2]) for world in imagined(table, D, 200)}
    assert {"cybermen", "roboforms"} <= dealt
    assert not dealt & {"sontarans", "daleks", "cyberking"}
    counted = {table.key(there[-2]) for there, _ in groups(table.state, D, place, False)}
    assert counted == dealt


@pytest.mark.rule("CG-RULING-59", "CG-RULING-25")
def test_who_knows_a_face_down_card_of_an_attack_stays_with_its_place() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.attack(C, "leadworth", "roboforms").hand(A, "davros", fill=3).turn(A)
    table.do("attack leadworth", "add davros")
    others = set()
    for world in imagined(table, D, 40):
        hidden = world.attacks[table.place("leadworth")][1]
        others.add(table.key(hidden))
        assert world.knows[hidden] == 1 << A | 1 << C
        for seat in range(4):
            hand = GAME.view(world, seat)["players"][seat]["hand"]
            assert len(hand["cards"]) == hand["count"], "everybody knows their own hand"
    assert len(others) > 3


def passed_on(daleks: bool) -> Table:
    """B passes three cards to A, perhaps Daleks among them; later A discards Daleks openly, and D looks on."""
    table = Table(4)
    if daleks:
        table.hand(B, "daleks", "doctor", "rory").hand(A, "k-9", "tardis")
    else:
        table.hand(B, "k-9", "doctor", "rory").hand(A, "daleks", "tardis")
    table.hand(C, "unit", "amy-pond", "cybermen").hand(D, "utah", "house", "sontarans")
    table.state.deck.sort()
    return table.turn(B).do("pass").turn(C).do("pass", "pass", "discard daleks", "pass")


@pytest.mark.rule("CG-RULING-59")
def test_what_a_third_player_knows_of_a_hand_is_not_told() -> None:
    tables = [passed_on(daleks) for daleks in (False, True)]
    assert [len(table.knows_in_hand(B, A)) for table in tables] == [3, 2]
    for seat in (C, D, None):
        assert canonical(tables[0].sees(seat)) == canonical(tables[1].sees(seat))
        worlds = [[picture(world) for world in imagined(table, seat, 20)] for table in tables]
        assert worlds[0] == worlds[1]
    # What the seat itself knows stays.
    for world in imagined(tables[1], B, 5):
        assert GAME.view(world, B)["players"][A]["hand"]["cards"] == ["doctor", "rory"]


@pytest.mark.rule("CG-RULING-59")
def test_nor_what_others_know_of_the_own_hand() -> None:
    """C passed two cards to B and B passed both to A with another one: A cannot tell which of them C knows."""
    pictures = []
    for known in (0, 1):
        table = Table().hand(A, "doctor", "daleks", fill=2)
        for card in table.state.hands[A]:
            table.state.knows[card] |= 1 << B
        table.state.knows[table.state.hands[A][known]] |= 1 << C
        pictures.append([picture(world) for world in imagined(table.turn(A), A, 5)])
    assert pictures[0] == pictures[1]


def test_the_order_in_which_attacks_were_opened_does_not_matter_and_luck_is_new() -> None:
    table = everywhere_hidden()
    worlds = [picture(world) for world in imagined(table, A, 10)]
    state = table.state
    state.attacks = dict(reversed(state.attacks.items()))
    state.guards = dict(reversed(state.guards.items()))
    assert [picture(world) for world in imagined(table, A, 10)] == worlds
    assert all(world.chance.dump() != state.chance.dump() for world in imagined(table, A, 3))


def taken_up(daleks: bool) -> Table:
    """A picks a card up from the reserve, which may be the one that is discarded then."""
    table = Table(4)
    cards = [table.pull("daleks"), table.pull("k-9")]
    state = table.state
    for card in cards:
        state.knows[card] = 1 << A
    state.reserves[A] = (cards[0 if daleks else 1],)
    state.put_in_hand(A, cards[1 if daleks else 0])
    table.final().hand(A, fill=4).hand(B, "rory").turn(A)
    return table.do("pickup daleks" if daleks else "pickup k-9", "discard daleks", "pass")


@pytest.mark.rule("CG-RULING-53")
def test_which_card_is_barred_is_not_told() -> None:
    tables = [taken_up(daleks) for daleks in (False, True)]
    assert [table.sees(A)["barred"] for table in tables] == [["k-9"], []]
    for seat in (B, None):
        assert canonical(tables[0].sees(seat)) == canonical(tables[1].sees(seat))
        worlds = [[picture(world) for world in imagined(table, seat, 20)] for table in tables]
        assert worlds[0] == worlds[1]
    for world in imagined(tables[0], A, 5):
        assert GAME.view(world, A)["barred"] == ["k-9"]


@pytest.mark.rule("CG-RULING-53", "CG-RULING-39")
def test_but_a_card_that_everybody_saw_leave_a_reserve_is_barred_in_every_world() -> None:
    table = Table().shown(A, "unit").hand(A, fill=4).turn(A).do("recall unit")
    for seat in (B, None):
        for world in imagined(table, seat, 5):
            unit = world.find(world.hands[A], table.type("unit"))
            assert world.barred == (unit,)
            assert not any(GAME.notation.write(o) == "play unit" for o in world.options)


@pytest.mark.rule("CG-RULING-53")
def test_own_defenders_keep_their_bar() -> None:
    table = Table().final().line(A, "leadworth").reserve(A, "rory").hand(A, "k-9").hand(B, "tardis").turn(A)
    table.do("pickup rory", "defend leadworth", "add rory", "pass")
    for seat, kept in ((A, 1), (B, 0)):
        for world in imagined(table, seat, 5):
            assert len(world.barred) == kept
