"""What holds at every decision of every game: cards, totals, secrets, windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.time_clash.positions import GAME

from vortex.games.time_clash.state import ClashState
from vortex.kernel.chance import FastChance
from vortex.kernel.knowledge import PUBLIC, open_to_all
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice

TABLES = [(2, "enemy"), (3, "enemy"), (3, "doctor"), (4, "enemy")]
LONGEST = 5_000


def play(seats: int, lone: str, match: int, seed: int) -> Iterator[ClashState]:
    """A random game, decision by decision; every set of arcs comes up."""
    state = GAME.new({"match": match, "lone": lone}, seats, seed)
    chance = FastChance(seed + 1)
    for _ in range(LONGEST):
        yield state
        if state.over:
            return
        GAME.apply(state, state.options[chance.below(len(state.options))])
    raise AssertionError("the game does not end")


def check_cards(state: ClashState) -> None:
    """Every card is somewhere exactly once, with its own team."""
    pack = state.pack
    off_stack = [card for card in state.gambit if state.stack_of(card) < 0]
    zones = [
        *state.stacks,
        *state.decks,
        *state.discards,
        *state.removed,
        *state.hands,
        state.reserve,
        state.declared,
        off_stack,
    ]
    assert sorted(card for zone in zones for card in zone) == list(range(48))
    for seat, hand in enumerate(state.hands):
        assert all(pack.team[card] == state.teams[seat] for card in hand)
    for team in (0, 1):
        for zone in (state.decks[team], state.discards[team], state.removed[team]):
            assert all(pack.team[card] == team for card in zone)


def check_knowledge(state: ClashState) -> None:
    """Decks are known to nobody, hands to their holders, and all that lies open to everybody."""
    for deck in state.decks:
        assert all(state.knows[card] == 0 for card in deck)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            assert state.knows[card] >> seat & 1
            if state.knows[card] >= PUBLIC:
                assert state.knows[card] == open_to_all(state.seats)
    open_zones = [*state.stacks, *state.discards, *state.removed, state.reserve, state.declared, state.gambit]
    for zone in open_zones:
        assert all(state.knows[card] == open_to_all(state.seats) for card in zone)


def check_secrets(state: ClashState, chance: FastChance) -> None:
    """No seat can tell the true world from an imagined one, nor do the questions depend on what it cannot see."""
    for seat in (*range(state.seats), None):
        imagined = GAME.determinise(state, seat, chance)
        assert canonical(GAME.view(state, seat)) == canonical(GAME.view(imagined, seat))
        assert (imagined.asked, imagined.topic) == (state.asked, state.topic)
        if state.over:
            continue
        # A decline leads to the same next question in both worlds, whatever the hands hold.
        if 0 in state.options and state.topic.startswith("counter"):
            here, there = state.clone(), imagined
            there.chance = here.chance.copy()
            GAME.apply(here, 0)
            GAME.apply(there, 0)
            if here.turn == state.turn and here.deal == state.deal and not here.over:
                assert (here.asked, here.topic) == (there.asked, there.topic)


def check_choices(state: ClashState, chance: FastChance) -> None:
    """Legal choices are not refused and apply; others are refused with a rule, and change nothing."""
    assert len(set(state.options)) == len(state.options)
    before = canonical(GAME.dump(state))
    legal = set(state.options)
    for _ in range(12):
        choice = chance.below(GAME.choices.size)
        refusal = GAME.why_not(state, state.asked, choice)
        assert (refusal is None) == (choice in legal)
        if choice not in legal:
            with pytest.raises(IllegalChoice):
                GAME.apply(state, choice)
    assert canonical(GAME.dump(state)) == before
    for choice in state.options:
        twin = state.clone()
        GAME.apply(twin, choice)
    assert canonical(GAME.dump(state)) == before


@pytest.mark.parametrize(("seats", "lone"), TABLES)
def test_cards_totals_and_knowledge_hold_at_every_decision(seats: int, lone: str) -> None:
    for seed in range(6):
        for state in play(seats, lone, 1 + 2 * (seed % 2), seed):
            check_cards(state)
            check_knowledge(state)


@pytest.mark.slow
@pytest.mark.rule("TC-RULING-59", "TC-VIS-02", "TC-VIS-04", "TC-VIS-05")
@pytest.mark.parametrize(("seats", "lone"), TABLES)
def test_no_seat_can_tell_the_true_world_from_an_imagined_one(seats: int, lone: str) -> None:
    chance = FastChance(17)
    for state in play(seats, lone, 1, 40 + seats):
        check_secrets(state, chance)


@pytest.mark.parametrize(("seats", "lone"), TABLES)
def test_legal_choices_apply_and_illegal_ones_change_nothing(seats: int, lone: str) -> None:
    chance = FastChance(23)
    for number, state in enumerate(play(seats, lone, 1, 80 + seats)):
        if not state.over and number % 3 == 0:
            check_choices(state, chance)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "lone"), TABLES)
@pytest.mark.parametrize("match", [1, 3, 5])
@pytest.mark.parametrize("share", [9, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def test_all_of_it_over_many_games(seats: int, lone: str, match: int, share: int) -> None:
    """What is dear, at a share of the decisions."""
    chance = FastChance(seats)
    for seed in range(100, 103):
        for number, state in enumerate(play(seats, lone, match, seed)):
            check_cards(state)
            check_knowledge(state)
            if number % share == 0:
                check_secrets(state, chance)
            if not state.over and (number + seed) % share == 0:
                check_choices(state, chance)


@pytest.mark.rule("TC-RULING-02", "TC-WIN-08")
@pytest.mark.parametrize("match", [1, 3, 5])
def test_every_match_has_one_winner_with_the_majority(match: int) -> None:
    for seed in range(10):
        for state in play(2, "enemy", match, 300 + seed):
            assert max(state.wins) <= match // 2 + 1
        assert max(state.wins) == match // 2 + 1
        assert min(state.wins) < max(state.wins)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert len(outcome.winners) == 1
