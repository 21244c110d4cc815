"""What must hold at every decision of random games, where only this game can know it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.card_game.memory import Memory
from tests.games.card_game.positions import GAME

from vortex.games.card_game.numbering import COUNTERS, NOTHING, STARTS
from vortex.games.card_game.rules.reserve import reserve_room
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical

SEATS = (2, 3, 4)
QUICK = range(6)
RARE = 17
"""A game in which the supply runs dry and somebody chooses off turn which attackers to lose: both are rare."""


DULL = ("pass", "discard", "reserve", "buy", "recall")
TASTES: tuple[tuple[str, ...], ...] = ((), DULL, (*DULL, "attack"))
"""What a player of this taste mostly leaves out; with TP kept and cards played, rare questions come up too."""


def decisions(seats: int, seed: int) -> Iterator[CardGameState]:
    """A random game, by seed to one taste or another, so that all kinds of things happen."""
    state = GAME.new({"two-player-variant": seats == 2}, seats, seed)
    state.events = []
    luck = FastChance(seed)
    dislikes = TASTES[seed % len(TASTES)]
    while not state.over:
        yield state
        options = state.options
        if dislikes and luck.below(8):
            options = [o for o in options if GAME.choices.kind(o).name not in dislikes] or options
        GAME.apply(state, luck.pick(options))
    yield state


def all_cards(state: CardGameState) -> list[int]:
    cards = [*state.deck, *state.discards, *state.removed, *state.chosen]
    for zones in (state.hands, state.reserves, state.shown):
        for zone in zones:
            cards += zone
    for group in (*state.guards.values(), *state.attacks.values()):
        cards += group
    for line in state.lines:
        cards += [state.pack.place_of.index(place) for place in line if place >= STARTS]
    return sorted(cards)


def check_table(state: CardGameState) -> None:
    """Cards, TP and counters are all there, and the invariants of the rules hold."""
    pack = state.pack
    if state.turn:
        assert all_cards(state) == list(range(127))
    assert min(state.supply, *state.tp) >= 0
    assert state.attacked == sum(state.controls)
    assert not state.attacked & state.tardis
    assert not any(state.knows[card] for card in state.deck), "nobody knows a card of the deck"
    for seat in range(state.seats):
        assert state.dalek_counters(seat) <= COUNTERS
        assert state.tardis_counters(seat) <= COUNTERS
        assert list(state.hands[seat]) == sorted(state.hands[seat])
        assert not state.controls[seat] & state.owned[seat]
        assert reserve_room(state, seat) >= 0
    if state.topic not in ("unit", "teselecta"):
        # CG-RULING-22, and 0.1: between actions never both.
        assert not state.attacked & state.guarded
    for cards in state.guards.values():
        assert len({pack.type_of[card] for card in cards}) == len(cards)
        assert all(pack.defender_bit[card] for card in cards)
    for cards in state.attacks.values():
        for one in cards:
            for other in cards:
                assert pack.enemy_bit[one] & pack.fit_of[other]


@pytest.mark.rule("CG-RULING-62", "CG-RULING-22", "CG-COMP-03", "CG-COMP-04", "CG-COMP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_conserved_and_there_is_always_a_choice(seats: int) -> None:
    for seed in QUICK:
        for state in decisions(seats, seed):
            check_table(state)
            assert state.over or state.options


@pytest.mark.rule("CG-RULING-13")
def test_every_question_comes_up_in_the_quick_games_and_off_turn_only_replies_and_losses() -> None:
    off_turn: set[str] = set()
    on_turn: set[str] = set()
    for seats in (3, 4):
        for seed in (*QUICK, RARE):
            for state in decisions(seats, seed):
                if not state.over:
                    (on_turn if state.asked == state.now else off_turn).add(state.topic)
    assert off_turn == {"colour", "unit", "teselecta", "lose"}
    assert on_turn >= {"turn", "final", "take", "lift", "teselecta"}


@pytest.mark.rule("CG-RULING-59", "CG-VIS-09", "CG-VIS-11", "CG-VIS-12")
@pytest.mark.parametrize("seats", SEATS)
def test_views_show_what_somebody_who_hears_the_events_remembers(seats: int) -> None:
    compare_memories(seats, range(100, 103))


@pytest.mark.slow
@pytest.mark.rule("CG-RULING-59")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("games", [10, pytest.param(150, marks=pytest.mark.long)])
def test_views_show_what_is_remembered_over_many_games(seats: int, games: int) -> None:
    compare_memories(seats, range(200, 200 + games))


def compare_memories(seats: int, seeds: range) -> None:
    known = 0
    for seed in seeds:
        memories = [Memory(observer, seats) for observer in (*range(seats), None)]
        heard = 0
        for state in decisions(seats, seed):
            assert state.events is not None
            fresh = state.events[heard:]
            heard = len(state.events)
            for memory in memories:
                for event in fresh:
                    memory.hears(event)
                if not fresh:
                    continue
                seen = GAME.view(state, memory.observer)
                for player in seen["players"]:
                    seat = player["seat"]
                    if seat != memory.observer:
                        assert player["hand"]["cards"] == memory.hand(seat), (seed, state.turn)
                        assert player["reserve"]["cards"] == []
                        known += len(player["hand"]["cards"])
                    for location in player["line"]:
                        place = state.pack.place_keys.index(location["location"])
                        attack = location["attack"]
                        assert (attack["cards"] if attack else []) == memory.attack(place)
                        if seat != memory.observer and state.topic not in ("unit", "teselecta"):
                            assert location["defenders"]["cards"] == []
    assert known > 100


@pytest.mark.slow
@pytest.mark.rule("CG-VIS-11")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_changes_for_others_while_somebody_puts_an_action_together(seats: int) -> None:
    compared = 0
    for seed in range(3):
        before: list[bytes] = []
        told = 0
        for state in decisions(seats, seed):
            watchers = [w for w in (*range(seats), None) if w != state.now]
            views = [canonical(GAME.view(state, w)) for w in watchers]
            events = len(state.events or [])
            if state.action != NOTHING and before and events == told:
                compared += 1
                assert views == before
            before = views
            told = events
    assert compared > 50


@pytest.mark.slow
@pytest.mark.rule("CG-RULING-59", "CG-RULING-53")
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_are_possible_and_keep_what_the_seat_knows(seats: int) -> None:
    for seed in range(2):
        luck = FastChance(seed)
        for number, state in enumerate(decisions(seats, 50 + seed)):
            if state.over:
                break
            for seat in (number % seats, None):
                world = GAME.determinise(state, seat, luck)
                check_table(world)
                assert world.options
                me = 0x80 if seat is None else 1 << seat
                mine = [card for card in range(127) if state.knows[card] & me]
                assert mine == [card for card in range(127) if world.knows[card] & me]
                assert canonical(GAME.view(world, seat)) == canonical(GAME.view(state, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_why_not_is_silent_exactly_for_legal_choices(seats: int) -> None:
    size = GAME.choices.size
    for number, state in enumerate(decisions(seats, 30)):
        if number % 5 or state.over:
            continue
        legal = set(state.options)
        for choice in range(size):
            assert (GAME.why_not(state, state.asked, choice) is None) == (choice in legal)


@pytest.mark.slow
@pytest.mark.parametrize("games", [40, pytest.param(150, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", SEATS)
def test_many_games_end_and_conserve_everything(seats: int, games: int) -> None:
    endings: set[str] = set()
    for seed in range(1000, 1000 + games):
        for state in decisions(seats, seed):
            check_table(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        endings.add(outcome.kind)
    assert {"game-end-card", "dalek-counters"} <= endings
