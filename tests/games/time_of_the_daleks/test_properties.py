"""What holds at every decision of every game, where only this game can know it: nothing is lost, nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.conformance.positions import Setting, long_settings, seeds, settings, steps, the_game

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    CONSOLE,
    DALEK_MARKERS,
    EARTH_ZONES,
    INSTANT,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
    MOST_TOKENS,
    NO_DILEMMA,
    is_anomaly,
    is_earth,
    tile_of,
)
from vortex.games.time_of_the_daleks.rules.effects import ApplyAnomaly
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPool
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.knowledge import open_to_all

KEY = "time-of-the-daleks"


def cards_in_place(state: DaleksState) -> list[int]:
    piles = (*state.hands, *state.equipment, state.tw_deck, state.tw_discard, state.in_play)
    return sorted(card for pile in piles for card in pile)


def companions_in_place(state: DaleksState) -> list[int]:
    piles = (*state.companions, state.earth_deck, state.alien_deck, state.companion_discard)
    return sorted(companion for pile in piles for companion in pile)


def tiles_in_place(state: DaleksState) -> list[int]:
    return sorted([*state.tiles, *state.location_deck, *state.location_discard, *state.drawn])


def dilemmas_in_place(state: DaleksState) -> list[int]:
    lying = [dilemma for dilemma in state.dilemmas if dilemma != NO_DILEMMA]
    return sorted([*lying, *state.dilemma_deck, *state.dilemma_discard])


def anomalies_in_place(state: DaleksState) -> list[int]:
    """An Instant lies nowhere while its text is carried out."""
    now = [frame.anomaly for frame in state.frames if isinstance(frame, ApplyAnomaly)]
    instants = [anomaly for anomaly in now if state.pack.anomaly_type[anomaly] == INSTANT]
    return sorted([*state.anomalies, *state.anomaly_deck, *state.anomaly_discard, *instants])


def check_cards(state: DaleksState) -> None:
    """Every card and tile is somewhere exactly once; the first game leaves out those with a Dalek icon."""
    pack = state.pack
    easy = state.ignores_conditions
    assert cards_in_place(state) == list(range(len(pack.card_keys)))
    assert companions_in_place(state) == list(range(len(pack.companion_keys)))
    assert tiles_in_place(state) == list(range(len(pack.tile_keys)))
    assert dilemmas_in_place(state) == [
        dilemma
        for dilemma in range(len(pack.dilemma_keys))
        if not (easy and pack.dilemma_dalek_icon[dilemma])
    ]
    assert anomalies_in_place(state) == [
        anomaly
        for anomaly in range(len(pack.anomaly_keys))
        if not (easy and pack.anomaly_dalek_icon[anomaly])
    ]
    for deck, companions in enumerate((state.earth_deck, state.alien_deck)):
        assert all(pack.companion_deck[companion] == deck for companion in companions)
    held = [companion for companions in state.companions for companion in companions]
    assert all(companion in held for companion in range(64) if state.part_timers >> companion & 1)
    assert all(len(equipment) <= pack.equipment_slots for equipment in state.equipment)


def check_dice(state: DaleksState) -> None:
    """Pools and Tasks together hold no more dice than the box; what a Task awaits is not held twice. While a pool is
    built its icons are counted in full (TOD-RULING-033), and so is one that has to be built anew."""
    building = state.rebuild or any(isinstance(frame, BuildPool) for frame in state.frames)
    for colour, count in enumerate(state.pack.die_counts):
        held = state.imprisoned(colour)
        assert held + state.awaiting(colour) <= count
        if state.has_rolled:
            assert held + state.count_dice(0, colour) + state.count_dice(1, colour) <= count
        elif not building:
            assert held + state.pool[colour] + state.pool[4 + colour] <= count
    assert min(state.dice) >= 0
    assert min(state.pool) >= 0
    for symbol in range(6):
        assert state.shown[symbol] == sum(state.dice[symbol::6])


def check_markers(state: DaleksState) -> None:
    pack = state.pack
    assert all(0 <= tokens <= MOST_TOKENS for tokens in state.tokens)
    assert sum(state.daleks) <= DALEK_MARKERS
    assert (state.davros >= 0) <= (state.daleks[state.davros] > 0)
    for place, count in enumerate(state.daleks):
        assert not count or place < EARTH_ZONES or place - EARTH_ZONES in state.tiles
    assert pack.skaro <= state.ship <= pack.gallifrey
    assert all(pack.skaro <= tardis <= pack.gallifrey for tardis in state.tardis)
    printed = pack.first_game_markers if state.ignores_conditions else pack.markers
    assert set(state.markers) <= set(printed)
    assert len(set(state.markers)) == len(state.markers)
    assert len(set(state.doctors)) == len(set(state.colours)) == state.seats
    for zone in state.places:
        if is_anomaly(zone):
            assert zone - ANOMALY_ZONE in state.anomalies
        elif zone != CONSOLE and not is_earth(zone):
            assert tile_of(zone) in state.tiles


def check_knowledge(state: DaleksState) -> None:
    """Decks are known to nobody, hands to their holders, and all that lies open to everybody."""
    everybody = open_to_all(state.seats)
    knows = state.knows
    decks = [
        *state.tw_deck,
        *(KNOWS_DILEMMA + dilemma for dilemma in state.dilemma_deck),
        *(KNOWS_COMPANION + companion for companion in (*state.earth_deck, *state.alien_deck)),
        *(KNOWS_TILE + tile for tile in state.location_deck),
        *(KNOWS_ANOMALY + anomaly for anomaly in state.anomaly_deck),
    ]
    assert not any(knows[card] for card in decks)
    for seat, hand in enumerate(state.hands):
        assert all(knows[card] >> seat & 1 for card in hand)
    shown = [
        *state.tw_discard,
        *state.in_play,
        *(card for equipment in state.equipment for card in equipment),
        *(KNOWS_COMPANION + companion for companions in state.companions for companion in companions),
        *(KNOWS_TILE + tile for tile in (*state.tiles, *state.drawn)),
        *(KNOWS_ANOMALY + anomaly for anomaly in (*state.anomalies, *state.anomaly_discard)),
    ]
    assert all(knows[card] == everybody for card in shown)


def tables(setting: Setting, seed: int | bytes) -> Iterator[DaleksState]:
    """The table at every decision of a random game, from the end of the set-up."""
    for state, _ in steps(the_game(setting.key), setting, seed):
        assert isinstance(state, DaleksState)
        if state.turn:
            yield state


def check_games(setting: Setting, games: int) -> int:
    seen = 0
    for seed in seeds(setting)[:games]:
        markers: set[int] | None = None
        for state in tables(setting, seed):
            seen += 1
            check_cards(state)
            check_dice(state)
            check_markers(state)
            check_knowledge(state)
            assert markers is None or markers >= set(state.markers), "no marker comes back"
            markers = set(state.markers)
    return seen


@pytest.mark.parametrize("setting", settings(KEY, 4), ids=str)
def test_everything_is_in_one_place_at_every_decision(setting: Setting) -> None:
    assert check_games(setting, setting.games) > 50


@pytest.mark.slow
@pytest.mark.parametrize("setting", long_settings(KEY, 5), ids=str)
def test_everything_is_in_one_place_at_every_decision_of_many_games(setting: Setting) -> None:
    assert check_games(setting, setting.games) > 100
