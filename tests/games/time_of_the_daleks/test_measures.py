"""What is measured in games of Time of the Daleks, counted a second time from the table itself; and what is wanted."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
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

from vortex.games.time_of_the_daleks import load
from vortex.games.time_of_the_daleks.numbering import HELP_ON_SITE
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.measures import AMOUNT, EACH, EVERY_CARD, EVERY_SOURCE, MEAN, RATE, Target

GAME = load()
PACK = GAME.pack
SEATS = 4
HELP = ("alone", "from afar", "on site")
"""In the order of `state.help`, on which the rules rely."""


class Looks(NamedTuple):
    """What the counts below need of the table at one moment."""

    help: int
    is_met: bool
    zone: int
    dilemma: int
    doctors: tuple[int, ...]
    tokens: tuple[int, ...]
    hands: tuple[int, ...]
    companions: tuple[tuple[int, ...], ...]
    daleks: tuple[int, ...]


def look(state: DaleksState) -> Looks:
    return Looks(
        state.help,
        bool(state.need) and state.is_met(),
        state.adventure_zone,
        state.adventure_dilemma,
        tuple(state.doctors),
        tuple(state.tokens),
        tuple(map(len, state.hands)),
        tuple(map(tuple, state.companions)),
        tuple(state.daleks),
    )


Game = Watched[Looks]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Companions win one of theirs; novices lose all of theirs, in more ways and sooner. Where bots have learnt to play
    otherwise, the tests say what these games no longer show: then take others."""
    companions = watch("time-of-the-daleks", ("companion",) * SEATS, {}, (1, 2), look)
    return companions + watch("time-of-the-daleks", ("novice",) * SEATS, {}, range(6), look)


def adventures(games: list[Game]) -> list[Witnessed[Looks]]:
    """Each at the moment in which it is over and its dice still lie there."""
    return [moment for game in games for moment in game.of("adventure-succeeded", "adventure-failed")]


# -- who wins --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_daleks_win_where_no_doctor_does(games: list[Game]) -> None:
    cases = counted(("", not game.result.scores.count(1)) for game in games)
    assert both_occur(cases)
    assert told_rates(games, "the Daleks win") == cases


def ending(game: Game) -> str:
    """By the last thing that happened."""
    last = game.moments[-1]
    if last.kind == "daleks-won":
        return "daleks-on-gallifrey" if last.event.on_gallifrey else "daleks-on-earth"
    return {"doctors-won": "doctors", "seventh-dalek-needed": "daleks-seventh-marker"}[last.kind]


@pytest.mark.slow
def test_endings_are_those_of_the_games(games: list[Game]) -> None:
    endings = Counter(map(ending, games))
    assert len(endings) > 2
    assert told_amounts(games, "endings") == endings


def starting_doctors(game: Game) -> list[str]:
    """As they were taken, seat by seat."""
    taken = {moment.event.seat: moment.event.doctor for moment in game.of("doctor-taken")}
    return [PACK.doctor_names[taken[seat]] for seat in range(SEATS)]


def test_a_win_is_counted_for_the_doctor_with_whom_the_winner_began(games: list[Game]) -> None:
    cases = counted(
        (doctor, seat in game.result.winners)
        for game in games
        for seat, doctor in enumerate(starting_doctors(game))
    )
    assert both_occur(cases)
    assert len(set(cases.values())) > 1, "what is confused must show"
    regenerated = [
        seat
        for game in games
        for seat in game.result.winners
        if starting_doctors(game)[seat] != PACK.doctor_names[game.state.doctors[seat]]
    ]
    assert regenerated, "some winner ends as another Doctor"
    assert told_rates(games, "wins by starting Doctor") == cases
    wins = {doctor: hits for doctor, (hits, _) in cases.items() if hits}
    assert told_amounts(games, "Doctor wins, by starting Doctor") == wins


def test_wins_are_counted_by_place_in_turn_order(games: list[Game]) -> None:
    """The order is that of the first turns."""
    cases = counted(
        (str(place), turn.event.seat in game.result.winners)
        for game in games
        for place, turn in enumerate(game.of("turn-begun")[:SEATS], 1)
    )
    assert both_occur(cases)
    assert told_rates(games, "wins by place in turn order") == cases


# -- Adventures ------------------------------------------------------------------------------------


def test_an_adventure_succeeds_where_the_dice_cover_the_challenge(games: list[Game]) -> None:
    cases = counted(("", moment.table.is_met) for moment in adventures(games))
    assert both_occur(cases)
    assert told_rates(games, "Adventures succeed") == cases


def test_adventures_are_counted_by_place(games: list[Game]) -> None:
    def place(zone: int) -> str:
        if zone >= len(PACK.zone_keys):
            return "a Time Anomaly"
        return "Earth" if PACK.zone_keys[zone].startswith("earth-") else "a Location"

    cases = counted((place(moment.table.zone), moment.table.is_met) for moment in adventures(games))
    assert len(cases) == 3
    assert all(both_occur({"": case}) for case in cases.values())
    assert told_rates(games, "Adventures succeed, by place") == cases


def test_adventures_are_counted_by_dilemma(games: list[Game]) -> None:
    """A Time Anomaly is faced without one."""
    names = dict(enumerate(PACK.dilemma_names))
    cases = counted(
        (names[moment.table.dilemma], moment.table.is_met)
        for moment in adventures(games)
        if moment.table.dilemma in names
    )
    assert both_occur(cases)
    assert sum(of for _, of in cases.values()) < len(adventures(games))
    assert told_rates(games, "Adventures succeed, by Dilemma") == cases


def test_help_is_counted_for_the_adventure_in_which_it_came(games: list[Game]) -> None:
    """Game by game, so that what is swapped shows."""
    kinds = [[HELP[moment.table.help] for moment in adventures([game])] for game in games]
    assert {kind for each in kinds for kind in each} == set(HELP)
    forgotten = [pair for each in kinds for pair in pairwise(each) if pair[0] != "alone" == pair[1]]
    assert forgotten, "what is not forgotten must show"
    for game, each in zip(games, kinds, strict=True):
        assert told_amounts([game], "kinds of help") == Counter(each)
        helped = counted(("", kind != "alone") for kind in each)
        assert told_rates([game], "Adventures with help") == helped


def test_whether_help_helps_is_counted_by_its_kind(games: list[Game]) -> None:
    cases = counted((HELP[moment.table.help], moment.table.is_met) for moment in adventures(games))
    assert all(both_occur({"": case}) for case in cases.values())
    assert told_rates(games, "Adventures succeed, by help") == cases


def test_nobody_helps_who_was_not_called(games: list[Game]) -> None:
    """A third count, from the answers alone. Not every call brings help: the Daleks may win before it comes."""
    chosen = Counter(
        GAME.notation.write(answer.choice).split()[0] for game in games for answer in game.answers
    )
    scooped = sum(
        GAME.notation.write(answer.choice) == "play timescoop" for game in games for answer in game.answers
    )
    told = told_amounts(games, "kinds of help")
    assert 0 < told["on site"] <= chosen["on-site"] + scooped
    assert 0 < told["from afar"] <= chosen["call"] + scooped - told["on site"]


def test_what_is_done_in_adventures_is_counted_once_for_each(games: list[Game]) -> None:
    """Counted from the answers, turn by turn: what was chosen before the Adventure was over."""
    names = {"call": "calling for help", "reroll-black": "giving up a black die", "recruit": "recruiting"}
    told = told_rates(games, "Adventures with each mechanism")
    answers = Counter(
        GAME.notation.write(answer.choice).split()[0] for game in games for answer in game.answers
    )
    for kind, name in names.items():
        hits, of = told[name]
        assert of == len(adventures(games))
        assert 0 < hits <= answers[kind]
    assert told["calling for help"][0] <= told_rates(games, "Adventures with help")[""][0]


def test_ways_to_travel_are_those_that_were_chosen(games: list[Game]) -> None:
    chosen = Counter(
        GAME.notation.write(answer.choice).split()[0] for game in games for answer in game.answers
    )
    told = told_amounts(games, "ways to travel")
    assert set(told) == {"the TARDIS die", "staying", "to Earth", "to a Time Anomaly"}
    assert told["the TARDIS die"] == chosen["roll"]


# -- the race --------------------------------------------------------------------------------------


def test_rounds_are_counted_to_the_last(games: list[Game]) -> None:
    rounds = [len(game.of("round-begun")) for game in games]
    assert len(set(rounds)) > 3
    assert told_numbers(games, "rounds") == rounds


def test_what_a_seat_has_when_its_turn_begins(games: list[Game]) -> None:
    """As it is when the seat can first do something: the Sonic Charges that every turn brings are among them."""
    tokens, cards = [], []
    for game in games:
        for moment in game.of("turn-begun"):
            first = game.answers[moment.asked].table if moment.asked < len(game.answers) else look(game.state)
            tokens.append(first.tokens[moment.event.seat])
            cards.append(first.hands[moment.event.seat])
    assert told_numbers(games, "Sonic Charges at the beginning of a turn") == tokens
    assert told_numbers(games, "cards in hand at the beginning of a turn") == cards
    assert min(len(set(tokens)), len(set(cards))) > 3


def test_daleks_are_counted_when_their_turn_begins(games: list[Game]) -> None:
    tables = [moment.table for game in games for moment in game.of("dalek-turn-begun")]
    assert told_numbers(games, "Daleks on the table in a Dalek turn") == [sum(each.daleks) for each in tables]
    on_earth = [sum(each.daleks[:3]) for each in tables]
    assert told_numbers(games, "Daleks on Earth in a Dalek turn") == on_earth
    assert len(set(on_earth)) > 2


def test_where_everybody_stands_at_the_end(games: list[Game]) -> None:
    """The ship is where it went last."""
    ships = [game.of("ship-moved")[-1].event.space for game in games]
    assert told_numbers(games, "space of the Dalek ship at the end") == ships
    spaces = [space for game in games for space in game.state.tardis]
    assert told_numbers(games, "space of a TARDIS at the end") == spaces
    charges = [charge for game in games for charge in game.state.tokens]
    assert told_numbers(games, "Sonic Charges at the end") == charges
    assert len(set(spaces)) > len(set(ships)) > 3


def test_regenerations_are_counted_for_the_new_doctor(games: list[Game]) -> None:
    new = Counter(
        PACK.doctor_names[moment.event.doctor] for game in games for moment in game.of("doctor-regenerated")
    )
    assert all(
        moment.table.doctors[moment.event.seat] == moment.event.doctor
        for game in games
        for moment in game.of("doctor-regenerated")
    )
    assert len(new) == len(PACK.doctor_names)
    assert told_amounts(games, "regenerations to") == new


# -- cards -----------------------------------------------------------------------------------------

VERBS = ("play", "install", "use", "focus", "reroll", "face")
"""In the words of the notation: what one does with a card."""


@cache
def named(choice: int) -> str:
    """The card, Companion or Doctor that a choice uses; nothing for other choices."""
    verb, *words = GAME.notation.write(choice).split()
    return words[0] if verb in VERBS else ""


@pytest.mark.parametrize(("group", "keys"), [("timey-wimey", PACK.card_keys), ("doctor", PACK.doctor_keys)])
def test_the_use_of_cards_is_counted_by_what_players_choose(
    games: list[Game], group: str, keys: tuple[str, ...]
) -> None:
    anybody = 0
    for game in games:
        for seat in range(SEATS):
            own = [answer for answer in game.answers if answer.seat == seat]
            used = Counter(named(answer.choice) for answer in own if named(answer.choice) in keys)
            offered = {named(option) for answer in own for option in answer.options} & set(keys)
            assert uses(game, seat, group) == used
            assert could(game, seat, group) == offered
            anybody += set(used) < offered
    assert anybody > SEATS, "some could and did not"


def test_companions_are_used_where_they_bring_dice_or_are_chosen(games: list[Game]) -> None:
    bringing = {key for key in PACK.companion_keys if any(PACK.adds[PACK.source_keys.index(key)])}
    total: Counter[str] = Counter()
    for game in games:
        for seat in range(SEATS):
            used = Counter(
                PACK.companion_keys[companion]
                for moment in game.of("adventure-faced", "help-given")
                if moment.event.seat == seat and getattr(moment.event, "how", HELP_ON_SITE) == HELP_ON_SITE
                for companion in moment.table.companions[seat]
                if PACK.companion_keys[companion] in bringing
            )
            used.update(named(answer.choice) for answer in game.answers if answer.seat == seat)
            expected = {key: times for key, times in used.items() if key in PACK.companion_keys}
            assert uses(game, seat, "companion") == expected
            assert could(game, seat, "companion") == set(PACK.companion_keys)
            total.update(expected)
    assert len(total) > len(PACK.companion_keys) // 2


def test_a_time_anomaly_is_revealed_before_it_is_seen_through(games: list[Game]) -> None:
    for kind, name in (
        ("anomaly-revealed", "Time Anomalies revealed"),
        ("anomaly-discarded", "Time Anomalies seen through"),
    ):
        found = Counter(
            PACK.anomaly_names[moment.event.anomaly] for game in games for moment in game.of(kind)
        )
        assert found
        assert told_amounts(games, name) == found


# -- what is wanted --------------------------------------------------------------------------------

WAYS_TO_LOSE = ("daleks-seventh-marker", "daleks-on-earth", "daleks-on-gallifrey")
WANTED = {
    (RATE, "the Daleks win", 0.30, 0.45, "", (4,)),
    (RATE, "the Daleks win", 0.25, 0.50, "", (2, 3)),
    (AMOUNT, "Doctor wins, by starting Doctor", 0.18, 0.32, EACH, (4,)),
    (RATE, "Adventures succeed", 0.55, 0.70, "", (4,)),
    (MEAN, "rounds", 8, 16, "", (4,)),
    (RATE, "Adventures with help", 0.08, 1.0, "", (4,)),
    (EVERY_CARD, "timey-wimey", 0.02, 1.0, "", (4,)),
    (EVERY_CARD, "companion", 0.0, 1.0, "", (4,)),
    (EVERY_SOURCE, "endings", 0.0, 1.0, "", (4,)),
    (EVERY_SOURCE, "Time Anomalies seen through", 0.0, 1.0, "", (4,)),
}
"""Kind, figure, from, to, by what, at tables of which size: nobody loosens these unseen."""


def test_what_is_wanted_is_written_down_twice() -> None:
    targets: tuple[Target, ...] = GAME.measuring.targets
    assert len(targets) == len(WANTED)
    assert {(t.kind, t.name, t.low, t.high, t.by, t.seats) for t in targets} == WANTED
    sources = {target.name: target.sources for target in targets if target.kind == EVERY_SOURCE}
    assert set(sources.pop("endings")) == set(WAYS_TO_LOSE)
    assert sources == {"Time Anomalies seen through": PACK.anomaly_names}


def test_every_card_and_companion_is_among_those_that_must_be_used() -> None:
    cards = GAME.measuring.cards()
    assert tuple(cards["timey-wimey"]) == PACK.card_keys
    assert tuple(cards["companion"]) == PACK.companion_keys
