"""What is measured in games of the Card Game, counted a second time from the table itself; and what is wanted."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest
from tests.analysis.witness import (
    Watched,
    Witnessed,
    both_occur,
    could,
    counted,
    told_amounts,
    told_numbers,
    told_rates,
    uses,
    watch,
)
from tests.games.card_game.positions import GAME, A, B, C, Table

from vortex.games.card_game.choices import ATTACK
from vortex.games.card_game.numbering import (
    ATTACKING,
    DEFENDER,
    DEFENDING,
    ENEMY,
    LOCATION,
    MOST_PLACES,
    SUPPORT,
)
from vortex.games.card_game.state import CardGameState
from vortex.kernel.measures import AMOUNT, EACH, EVERY_CARD, MEAN, RATE, Measured, Target

PACK = Table().pack
written = cache(GAME.notation.write)


class Looks(NamedTuple):
    """What the counts below need of the table at one moment."""

    action: int
    tp: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]


def look(state: CardGameState) -> Looks:
    return Looks(state.action, tuple(state.tp), tuple(state.hands))


Game = Watched[Looks]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Novices and companions at a table of three, players at random at one of four: they end in several ways."""
    return [
        *watch("card-game", ("novice",) * 3, {}, (*range(7), 20), look),
        *watch("card-game", ("companion",) * 3, {}, range(3), look),
        *watch("card-game", ("random",) * 4, {}, range(8), look),
    ]


def seats(game: Game) -> range:
    return range(len(game.result.bots))


def moments(games: list[Game], *kinds: str) -> list[Witnessed[Looks]]:
    return [moment for game in games for moment in game.of(*kinds)]


# -- who wins --------------------------------------------------------------------------------------


def best(game: Game) -> set[int]:
    """The seats that no other has more points than."""
    scores = game.result.scores
    return {seat for seat in seats(game) if not any(other > scores[seat] for other in scores)}


@pytest.mark.slow
def test_wins_are_counted_by_seat(games: list[Game]) -> None:
    wins = Counter(str(seat + 1) for game in games for seat in best(game))
    losses = Counter(str(seat + 1) for game in games for seat in seats(game) if seat not in best(game))
    assert wins != losses, "what is counted for losers must show"
    assert len(wins) > 2
    assert told_amounts(games, "wins, by seat") == wins


@pytest.mark.slow
def test_wins_are_counted_by_place_in_turn_order(games: list[Game]) -> None:
    """The order is that of the first turns."""
    cases = counted(
        (str(place), turn.event.seat in best(game))
        for game in games
        for place, turn in enumerate(game.of("turn-begun")[: len(seats(game))], 1)
    )
    assert both_occur(cases)
    assert len(set(cases.values())) > 2
    assert told_rates(games, "wins by place in turn order") == cases
    wins = {place: hits for place, (hits, _) in cases.items() if hits}
    assert told_amounts(games, "wins, by place in turn order") == wins


def test_the_game_end_card_ends_the_game_where_no_counters_do(games: list[Game]) -> None:
    """CG-END: five Dalek counters of one seat, or five of its TARDIS counters, come before it."""
    cases = [counted([("", ending(game) == "game-end-card")]) for game in games]
    assert {"": (0, 1)} in cases
    assert {"": (1, 1)} in cases
    assert [told_rates([game], "the Game End card ends the game") for game in games] == cases
    assert told_amounts(games, "endings") == Counter(map(ending, games))


def ending(game: Game) -> str:
    """By the counters that lie on the table of the seat to which the turn had come."""
    state: CardGameState = game.state
    if sum(state.controller(place) == state.now for place in state.attacks) == 5:
        return "dalek-counters"
    tardises = [place for place in state.lines[state.now] if state.tardis >> place & 1]
    return "tardis-counters" if len(tardises) == 5 else "game-end-card"


# -- points ----------------------------------------------------------------------------------------


def points(game: Game) -> Counter[tuple[int, str]]:
    """Location by Location, from the line in which it lies: whose it is now, and how that came."""
    state: CardGameState = game.state
    found: Counter[tuple[int, str]] = Counter()
    for seat in seats(game):
        for number, place in enumerate(state.lines[seat]):
            enemies = [PACK.keys[PACK.type_of[card]] for card in state.attacks.get(place, ())]
            if not enemies:
                source = "Locations played" if number else "Starting Locations"
                found[seat, source] += PACK.vp[place]
            elif "shadow-proclamation" not in enemies:
                found[state.controller(place), "conquest"] += PACK.vp[place]
    return found


def test_points_are_counted_by_where_they_come_from(games: list[Game]) -> None:
    """Game by game, so that what is booked elsewhere shows."""
    for game in games:
        found: Counter[str] = Counter()
        for (_, source), much in points(game).items():
            found[source] += much
        assert told_amounts([game], "points") == found
    assert set(told_amounts(games, "points")) == {"Starting Locations", "Locations played", "conquest"}


def test_points_of_a_seat_and_of_the_winner(games: list[Game]) -> None:
    scores = [
        [sum(much for (whose, _), much in points(game).items() if whose == seat) for seat in seats(game)]
        for game in games
    ]
    assert told_numbers(games, "points of a seat") == [score for each in scores for score in each]
    assert told_numbers(games, "points of the winner") == [max(each) for each in scores]
    leads = []
    for each in scores:
        first, second, *_ = sorted(each, reverse=True)
        leads.append(first - second)
    assert len(set(leads)) > 3
    assert told_numbers(games, "lead of the winner") == leads


def test_locations_in_a_line_are_the_first_and_those_played(games: list[Game]) -> None:
    lines = [
        1 + sum(moment.event.seat == seat for moment in game.of("location-played"))
        for game in games
        for seat in seats(game)
    ]
    assert told_numbers(games, "Locations in a line at the end") == lines


# -- turns -----------------------------------------------------------------------------------------


def test_rounds_are_the_most_turns_that_anybody_had(games: list[Game]) -> None:
    rounds = [max(Counter(turn.event.seat for turn in game.of("turn-begun")).values()) for game in games]
    assert len(set(rounds)) > 3
    assert told_numbers(games, "rounds") == rounds


def test_turns_after_the_game_end_card_are_those_of_the_last_period(games: list[Game]) -> None:
    after = []
    for game in games:
        kinds = [moment.kind for moment in game.of("final-begun", "turn-begun")]
        start = kinds.index("final-begun") if "final-begun" in kinds else len(kinds)
        after.append(kinds[start:].count("turn-begun"))
    assert 0 in after
    assert len(set(after)) > 3
    assert told_numbers(games, "turns after the Game End card") == after


def test_what_a_seat_has_when_its_turn_begins(games: list[Game]) -> None:
    turns = moments(games, "turn-begun")
    tp = [turn.table.tp[turn.event.seat] for turn in turns]
    cards = [len(turn.table.hands[turn.event.seat]) for turn in turns]
    assert told_numbers(games, "Time Points at the beginning of a turn") == tp
    assert told_numbers(games, "cards in hand at the beginning of a turn") == cards
    assert min(len(set(tp)), len(set(cards))) > 3


# -- conflicts and cards ---------------------------------------------------------------------------


def test_defenders_hold_where_the_attack_is_defeated(games: list[Game]) -> None:
    """The holder is told so next, whatever the strengths are: Silurians fall to Amy Pond anyway."""
    cases: list[tuple[str, bool]] = []
    for game in games:
        for number, moment in enumerate(game.moments):
            if moment.kind == "conflict-fought":
                after = game.moments[number + 1 : number + 2]
                cases.append(("", [each.kind for each in after] == ["attack-defeated"]))
    assert both_occur(counted(cases))
    assert told_rates(games, "Defenders hold") == counted(cases)
    fought = [moment.event for moment in moments(games, "conflict-fought")]
    assert told_numbers(games, "strength of the defence in a conflict") == [one.defence for one in fought]
    assert told_numbers(games, "strength of the attack in a conflict") == [one.attack for one in fought]


def test_cards_are_bought_as_many_as_were_chosen(games: list[Game]) -> None:
    chosen = [written(answer.choice).split() for game in games for answer in game.answers]
    bought = Counter(words[1] for words in chosen if words[0] == "buy")
    assert len(bought) > 1
    assert told_amounts(games, "cards bought") == bought


def put_together(game: Game, seat: int) -> Counter[str]:
    """Defenders and Enemies, by what the seat added when it was putting an action together."""
    found: Counter[str] = Counter()
    for answer in game.answers:
        verb, *words = written(answer.choice).split()
        if answer.seat == seat and verb == "add":
            found.update(words * (answer.table.action in (ATTACKING, DEFENDING)))
    return found


def laid(game: Game, seat: int) -> Counter[str]:
    """Support cards and Locations, by what was told when they were played."""
    found = Counter(
        PACK.keys[moment.event.card]
        for moment in game.of("support-played", "teselecta-played")
        if moment.event.seat == seat
    )
    places = [moment.event.location for moment in game.of("location-played") if moment.event.seat == seat]
    found.update(PACK.place_keys[place] for place in places)
    return found


@pytest.mark.parametrize(
    ("group", "kind"),
    [("defender", DEFENDER), ("enemy", ENEMY), ("support", SUPPORT), ("location", LOCATION)],
)
def test_the_use_of_every_kind_of_card_is_counted(games: list[Game], group: str, kind: int) -> None:
    keys = {key for type_, key in enumerate(PACK.keys) if PACK.type_kind[type_] == kind}
    total: Counter[str] = Counter()
    for game in games:
        for seat in seats(game):
            found = put_together(game, seat) if kind in (DEFENDER, ENEMY) else laid(game, seat)
            used = {key: times for key, times in found.items() if key in keys}
            assert uses(game, seat, group) == used
            assert set(used) <= could(game, seat, group) <= keys
            total.update(used)
    assert len(set(total.values())) > 2


def test_who_could_attack_could_use_every_enemy_in_hand(games: list[Game]) -> None:
    unused = 0
    for game in games:
        for seat in seats(game):
            held = {
                PACK.keys[PACK.type_of[card]]
                for answer in game.answers
                if answer.seat == seat
                and any(ATTACK <= each < ATTACK + MOST_PLACES for each in answer.options)
                for card in answer.table.hands[seat]
                if PACK.type_kind[PACK.type_of[card]] == ENEMY
            }
            assert could(game, seat, "enemy") == held | set(uses(game, seat, "enemy"))
            unused += len(held - set(uses(game, seat, "enemy")))
    assert unused > len(games), "some could and did not"


def test_who_could_play_a_support_card_was_asked_about_it(games: list[Game]) -> None:
    unused = 0
    for game in games:
        for seat in seats(game):
            offered = {
                written(choice) for answer in game.answers if answer.seat == seat for choice in answer.options
            }
            asked = {key for key in GAME.measuring.cards()["support"] if f"play {key}" in offered}
            if {"teselecta hand", "teselecta reserve"} & offered:
                asked |= {PACK.keys[type_] for type_ in PACK.teselecta_types}
            assert could(game, seat, "support") == asked
            unused += len(asked - set(uses(game, seat, "support")))
    assert unused > len(games), "some could and did not"


# -- what is wanted --------------------------------------------------------------------------------

# -- how the mechanisms of the game are used -------------------------------------------------------


def measured(table: Table, *texts: str) -> Measured:
    """What is counted while these choices are made."""
    counts = GAME.measuring.begin(table.state)
    for text in texts:
        choice = GAME.notation.read(text)
        counts.before(table.state, choice)
        table.state.events = []
        GAME.apply(table.state, choice)
        for event in table.state.events:
            counts.heard(table.state, event)
    return counts.measured


def test_an_attack_is_by_several_cards_at_once_or_when_one_joins_it() -> None:
    table = Table().line(B, "leadworth", "pompeii").guards("pompeii", "rory")
    table.hand(A, "sontarans", "sontarans", "roboforms", "cybermen", fill=3).turn(A)
    steps = ("attack leadworth", "add sontarans", "pass")
    assert measured(table, *steps).rates["attacks by several cards"][""] == [0, 1]
    assert measured(table, *steps).rates["attacks by several cards"][""] == [1, 1]
    together = ("attack pompeii", "add cybermen", "add roboforms")
    assert measured(table, *together).rates["attacks by several cards"][""] == [1, 1]


def test_defenders_are_counted_where_several_could_be_sent() -> None:
    name = "Defenders sent against an attack, where several could be"
    table = (
        Table()
        .line(A, "leadworth", "pompeii")
        .attack(B, "leadworth", "cybermen")
        .attack(C, "pompeii", "gangers")
    )
    table.hand(A, "doctor", "amy-pond", "rory", fill=3).turn(A)
    found = measured(table, "defend leadworth", "add doctor", "add amy-pond", "pass")
    assert found.numbers[name] == [2]
    assert name not in measured(table, "defend pompeii", "add rory").numbers


def test_a_card_put_back_in_the_turn_in_which_it_left_the_reserve_is_told_from_others() -> None:
    table = Table().reserve(A, "doctor").hand(A, "rory", "k-9", fill=3).turn(A)
    steps = ("pickup doctor", "discard rory", "pass", "reserve doctor", "add k-9")
    found = measured(table, *steps).rates["cards put in reserve that left it in the same turn"]
    assert found[""] == [1, 2]


def test_what_a_tardis_counter_costs_is_its_enemies_strength() -> None:
    table = Table().line(B, "leadworth").tardis("leadworth").hand(A, "saturnyns", fill=3).turn(A)
    found = measured(table, "attack leadworth", "add saturnyns")
    assert found.numbers["strength given for a TARDIS counter"] == [2]


WANTED = [
    (AMOUNT, "wins, by seat", 0.2933, 0.3733, EACH, (3,)),
    (AMOUNT, "wins, by seat", 0.21, 0.29, EACH, (4,)),
    (AMOUNT, "wins, by place in turn order", 0.2933, 0.3733, EACH, (3,)),
    (AMOUNT, "wins, by place in turn order", 0.21, 0.29, EACH, (4,)),
    (RATE, "the Game End card ends the game", 0.50, 1.0, "", (3, 4)),
    (AMOUNT, "points", 0.25, 0.55, "conquest", (3, 4)),
    (RATE, "attacks by several cards", 0.20, 1.0, "", (3, 4)),
    (MEAN, "Defenders sent against an attack, where several could be", 1.4, 4, "", (3, 4)),
    (RATE, "cards put in reserve that left it in the same turn", 0.0, 0.02, "", ()),
    (MEAN, "Enemies against a TARDIS counter", 0.5, 10, "", (3, 4)),
    (EVERY_CARD, "enemy", 0.05, 1.0, "", ()),
    (EVERY_CARD, "support", 0.05, 1.0, "", ()),
]
"""Kind, figure, from, to, by what, at tables of which size (none: of all): nobody loosens these unseen."""


def test_what_is_wanted_is_written_down_twice() -> None:
    targets: tuple[Target, ...] = GAME.measuring.targets
    told = [(t.kind, t.name, round(t.low, 4), round(t.high, 4), t.by, t.seats) for t in targets]
    assert sorted(told) == sorted(WANTED)


def test_every_enemy_and_support_card_is_among_those_that_must_be_played() -> None:
    cards = GAME.measuring.cards()
    for group, kind in (("enemy", ENEMY), ("support", SUPPORT)):
        assert set(cards[group]) == {PACK.keys[i] for i, each in enumerate(PACK.type_kind) if each == kind}
