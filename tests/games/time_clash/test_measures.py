"""What is measured in games of Time Clash, counted a second time from the table itself; and what is wanted."""

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
from tests.games.time_clash.positions import DOCTOR, ENDGAME, ENEMY, GAME, position

from vortex.games.time_clash.choices import FLIP, GAMBIT
from vortex.games.time_clash.events import (
    ArcsSettled,
    CardContributed,
    CardCountered,
    CardPlayed,
    CounterUsed,
    DieRolled,
    EndgameStarted,
    GameWon,
    ShieldUsed,
    SpecialPlayed,
)
from vortex.games.time_clash.numbering import FAIL, SPECIAL, STACK_NAMES
from vortex.games.time_clash.state import ClashState
from vortex.kernel.events import Event
from vortex.kernel.measures import AMOUNT, EACH, EVERY_CARD, MEAN, RATE, Measured, Target

PACK = GAME.pack
written = cache(GAME.notation.write)
ARC_SETS = 27


class Looks(NamedTuple):
    """What the counts below need of the table at one moment."""

    phase: int
    threats: int
    turn: int
    deal: int
    wins: tuple[int, ...]


def look(state: ClashState) -> Looks:
    return Looks(state.phase, state.threats, state.turn, state.deal, tuple(state.wins))


Match = Watched[Looks]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Companions with all sets of arcs, a game each; players at random, who go on for long, in matches of several."""
    single = watch("time-clash", ("companion",) * 2, {"match": 1}, range(ARC_SETS), look)
    return single + watch("time-clash", ("random",) * 2, {"match": 3}, range(5), look)


def moments(matches: list[Match], *kinds: type[Event]) -> list[Witnessed[Looks]]:
    return [moment for match in matches for moment in match.of(*kinds)]


def decisive(matches: list[Match]) -> list[tuple[Match, Witnessed[Looks]]]:
    """Every game of every match, at the moment in which it is won."""
    return [(match, moment) for match in matches for moment in match.of(GameWon)]


# -- who wins --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_game_of_a_match_is_counted_for_its_winner(matches: list[Match]) -> None:
    """By what both teams have in the end."""
    won = sum(match.state.wins[DOCTOR] for match in matches)
    lost = sum(match.state.wins[ENEMY] for match in matches)
    assert 0 < won != lost > 0
    assert won + lost > len(matches)
    assert told_rates(matches, "the Doctor's team wins") == {"": (won, won + lost)}


@pytest.mark.slow
def test_single_games_are_won_by_the_winner_of_the_match(matches: list[Match]) -> None:
    single = matches[:ARC_SETS]
    cases = counted(("", match.result.winners == (DOCTOR,)) for match in single)
    assert both_occur(cases)
    assert told_rates(single, "the Doctor's team wins") == cases


def test_wins_are_counted_by_arcs(matches: list[Match]) -> None:
    sets: list[tuple[str, bool]] = []
    single: list[tuple[str, bool]] = []
    for match in matches:
        [settled] = match.of(ArcsSettled)
        names = [PACK.arc_names[arc] for arc in settled.event.arcs]
        for team in (DOCTOR, ENEMY):
            games = match.state.wins[team]
            sets += [(" · ".join(names), team == DOCTOR)] * games
            single += [(name, team == DOCTOR) for name in names] * games
    assert len(counted(sets)) == ARC_SETS
    assert both_occur(counted(sets))
    assert told_rates(matches, "the Doctor's team wins, by arcs") == counted(sets)
    assert len(counted(single)) == len(PACK.arc_names)
    assert told_rates(matches, "the Doctor's team wins, by arc") == counted(single)


def test_endings_are_those_of_the_games(matches: list[Match]) -> None:
    """A single game ends as its match does."""
    single = matches[:ARC_SETS]
    assert told_amounts(single, "endings") == Counter(match.result.ending for match in single)
    assert sum(told_amounts(matches, "endings").values()) == len(decisive(matches))


# -- the Endgame -----------------------------------------------------------------------------------


def cause(match: Match, moment: Witnessed[Looks]) -> str:
    """What brought the Endgame about, from the last answer and the Threats that lie there."""
    if match.answer_before(moment).choice == FLIP:
        return "the Doctor's flip"
    return "Threats" if moment.table.threats <= PACK.threat_trigger else "the hundredth turn"


def test_the_endgame_has_its_cause(matches: list[Match]) -> None:
    """Match by match, so that what is swapped shows."""
    causes = [Counter(cause(match, moment) for moment in match.of(EndgameStarted)) for match in matches]
    assert len({each for found in causes for each in found}) == 3
    assert [told_amounts([match], "what starts the Endgame") for match in matches] == causes


def test_the_endgame_has_its_turn(matches: list[Match]) -> None:
    started = [moment.table.turn for moment in moments(matches, EndgameStarted)]
    assert told_numbers(matches, "turn in which the Endgame starts") == started
    assert len(set(started)) > 5


def test_games_that_reach_the_endgame_end_in_it(matches: list[Match]) -> None:
    cases = counted(("", moment.table.phase == ENDGAME) for _, moment in decisive(matches))
    assert told_rates(matches, "games that reach the Endgame") == cases


def test_a_flip_shows_the_endgame_or_it_does_not(matches: list[Match]) -> None:
    cases = counted(
        ("", after.table.phase == ENDGAME)
        for match in matches
        for answer, after in pairwise(match.answers)
        if answer.choice == FLIP
    )
    assert both_occur(cases)
    assert told_rates(matches, "flips show the Endgame") == cases


# -- Gambits ---------------------------------------------------------------------------------------


def test_a_gambit_succeeds_that_reaches_its_number(matches: list[Match]) -> None:
    """Unless the die fails it; and no other wins a game in this way."""
    rolls = [(moment.event.face, moment.event.result) for moment in moments(matches, DieRolled)]
    cases = counted(("", value != FAIL and result >= PACK.gambit_target) for value, result in rolls)
    assert both_occur(cases)
    begun = sum(answer.choice == GAMBIT for match in matches for answer in match.answers)
    assert cases[""][1] == begun
    assert told_rates(matches, "Gambits succeed") == cases
    assert told_amounts(matches, "endings")["gambit"] == cases[""][0]
    assert told_numbers(matches, "result of a Gambit") == [result for _, result in rolls]


def test_turns_and_gambits_are_counted_for_each_game(matches: list[Match]) -> None:
    turns = [moment.table.turn for _, moment in decisive(matches)]
    assert sum(turns) == sum(match.result.turns for match in matches)
    assert told_numbers(matches, "turns a game") == turns
    gambits = [
        sum(answer.choice == GAMBIT and answer.table.deal == moment.table.deal for answer in match.answers)
        for match, moment in decisive(matches)
    ]
    assert len(set(gambits)) > 3
    assert told_numbers(matches, "Gambits a game") == gambits


# -- cards -----------------------------------------------------------------------------------------


def test_cards_are_counted_on_the_stack_to_which_they_go(matches: list[Match]) -> None:
    stacks: Counter[str] = Counter()
    for match in matches:
        for answer in match.answers:
            verb, *words = written(answer.choice).split()
            if verb in ("play", "reserve-play"):
                stacks[words[1]] += 1
    assert len(set(stacks.values())) == len(STACK_NAMES)
    assert told_amounts(matches, "cards played on a stack") == stacks


def test_what_is_countered_is_special_or_numbered(matches: list[Match]) -> None:
    kinds = Counter(
        "special" if PACK.suit[moment.event.card] == SPECIAL else "numbered"
        for moment in moments(matches, CardCountered)
    )
    assert len(set(kinds.values())) == 2
    assert told_amounts(matches, "countered, by kind") == kinds


def first_key(card: str) -> str:
    """All copies are one card: the second is named after the first."""
    return card.removesuffix("-2")


def happened(match: Match, seat: int) -> Counter[str]:
    """The cards that a seat has used, and the options of special ones, by what was told of it."""
    found: Counter[str] = Counter()
    for moment in match.of(CardPlayed, SpecialPlayed, CounterUsed, ShieldUsed, CardContributed):
        event = moment.event
        if event.seat != seat:
            continue
        key = first_key(PACK.keys[event.card])
        found[f"{('doctor', 'enemy')[PACK.team[event.card]]}/{key}"] += 1
        if isinstance(event, SpecialPlayed):
            found[f"option/{key} {PACK.uses[event.card].index(event.effect) + 1}"] += 1
        elif isinstance(event, CounterUsed):
            found[f"option/{key} {event.option}"] += 1
    return found


def test_the_use_of_cards_and_options_is_counted_by_what_happens(matches: list[Match]) -> None:
    total: Counter[str] = Counter()
    for match in matches:
        for seat in (DOCTOR, ENEMY):
            used = happened(match, seat)
            assert match.measured.used[seat] == used
            total.update(used)
    options = {thing.partition("/")[2] for thing in total if thing.startswith("option/")}
    assert options == set(GAME.measuring.cards()["option"])
    assert len({total[f"option/{key}"] for key in options}) > 5, "what is swapped must show"


def offered(match: Match, seat: int) -> set[str]:
    """The options of special cards that a seat was ever asked about, in the words of the notation."""
    found: set[str] = set()
    for answer in match.answers:
        for choice in answer.options if answer.seat == seat else ():
            verb, *words = written(choice).split()
            if verb in ("use", "reserve-use"):
                found.add(f"{first_key(words[0])} {words[1]}")
            elif verb in ("counter", "cancel") and PACK.suit[PACK.keys.index(words[0])] == SPECIAL:
                found.add(f"{first_key(words[0])} {words[-1]}")
    return found


def test_who_could_use_an_option_was_asked_about_it(matches: list[Match]) -> None:
    unused = 0
    for match in matches:
        for seat in (DOCTOR, ENEMY):
            options = offered(match, seat)
            assert could(match, seat, "option") == options
            unused += len(options - set(uses(match, seat, "option")))
    assert unused > len(matches), "some could and did not"


# -- what is wanted --------------------------------------------------------------------------------

# -- how the mechanisms of the game are used -------------------------------------------------------


def measured(state: ClashState, *texts: str) -> Measured:
    """What is counted while these choices are made."""
    counts = GAME.measuring.begin(state)
    for text in texts:
        choice = GAME.notation.read(text)
        counts.before(state, choice)
        state.events = []
        GAME.apply(state, choice)
        for event in state.events:
            counts.heard(state, event)
    return counts.measured


@pytest.mark.parametrize(("hand", "hopeless"), [("crooked-bow-tie", 1), ("fair-warning", 0)])
def test_a_gambit_is_without_hope_if_not_even_the_best_roll_would_do(hand: str, hopeless: int) -> None:
    """At best 500 on the die, and 200 or 300 from hand."""
    state = position(phase=ENDGAME, step="third", hands=[hand, ""])
    assert measured(state, "gambit").rates["Gambits without hope"][""] == [hopeless, 1]


def test_a_push_of_what_lies_at_the_bottom_changes_nothing() -> None:
    name = "pushes and pulls that change nothing"
    for choice, idle in (("push ask-for-tea", 1), ("push nano-cloud", 0), ("pull ask-for-tea", 0)):
        state = position(
            hands=["yo-yo", ""], time="ask-for-tea nano-cloud", removed=("", "exterminate rebut rebut-2")
        )
        assert measured(state, "play yo-yo time", choice).rates[name][""] == [idle, 1]


def test_plays_are_counted_by_what_they_are_used_for_and_moves_by_the_game() -> None:
    gone = ("refocus refocus-2", "lure lure-2")
    state = position(hands=["yo-yo", "plunger"], phase=ENDGAME, enemy="gunstick", removed=gone)
    found = measured(state, "move yo-yo time", "pass", "move plunger enemy")
    assert found.amounts["what a play is used for"] == {"move": 2}
    assert found.numbers["times the Doctor is moved by a discard"] == [2]


WANTED = {
    (RATE, "the Doctor's team wins", 0.45, 0.55, "", ()),
    (RATE, "the Doctor's team wins, by arcs", 0.40, 0.60, EACH, ()),
    (MEAN, "turns a game", 10, 30, "", ()),
    (AMOUNT, "what starts the Endgame", 0.25, 1.0, "the Doctor's flip", ()),
    (AMOUNT, "what starts the Endgame", 0.25, 1.0, "Threats", ()),
    (RATE, "Gambits succeed", 0.25, 0.50, "", ()),
    (RATE, "Gambits without hope", 0.0, 0.02, "", ()),
    (MEAN, "times the Doctor is moved by a discard", 1, 10, "", ()),
    (RATE, "the Reserve is used where it can be", 0.25, 1.0, "", ()),
    (RATE, "pushes and pulls that change nothing", 0.0, 0.02, "", ()),
    (EVERY_CARD, "option", 0.0, 1.0, "", ()),
}
"""Kind, figure, from, to, by what, at tables of which size (of all): nobody loosens these unseen."""


def test_what_is_wanted_is_written_down_twice() -> None:
    targets: tuple[Target, ...] = GAME.measuring.targets
    assert len(targets) == len(WANTED)
    assert {(t.kind, t.name, t.low, t.high, t.by, t.seats) for t in targets} == WANTED


def test_every_option_of_every_special_card_is_among_those_that_must_be_used() -> None:
    wanted: set[str] = set()
    for card, key in enumerate(PACK.keys):
        if PACK.suit[card] == SPECIAL and first_key(key) == key:
            wanted |= {f"{key} {n}" for n, _ in enumerate((*PACK.uses[card], *PACK.counters[card]), 1)}
    assert len(wanted) > len([card for card in PACK.suit if card == SPECIAL])
    assert set(GAME.measuring.cards()["option"]) == wanted
