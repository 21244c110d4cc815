"""Travel and recruiting: where to go, with whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vortex.games.time_of_the_daleks.advice.cards import play_value
from vortex.games.time_of_the_daleks.advice.kits import Kit, full_kit
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.choices import GO, KEEP, LINK, NEW_TILE, PLAY, RECRUIT, ROLL, WANDER
from vortex.games.time_of_the_daleks.numbering import (
    COMPANION_SOURCE,
    MOST_CARDS,
    MOST_ZONES,
    NO_DILEMMA,
    is_anomaly,
    is_earth,
    tile_of,
    tile_zone,
)
from vortex.games.time_of_the_daleks.rules.paying import can_pay
from vortex.games.time_of_the_daleks.rules.recruit import RECRUIT_PRICE, has_free_space
from vortex.games.time_of_the_daleks.rules.travel import TOLL, existing_zones, tiles_left, toll
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import PASS

_SAMPLES: Final = 1
"""Unseen Dilemmas that a zone is judged by, besides the one that this imagined world has there."""


def travel_scores(outlook: Outlook) -> list[float]:
    """Topics travel, tardis-symbol and zone."""
    state = outlook.state
    kit = traveller(outlook)
    found: dict[int, float] = {}

    def at(zone: int) -> float:
        if zone not in found:
            found[zone] = zone_value(outlook, zone, kit)
        return found[zone]

    scores: list[float] = []
    for choice in state.options:
        if GO <= choice < GO + MOST_ZONES:
            value = at(choice - GO)
            if toll(state, outlook.seat, choice - GO):
                value -= outlook.price(outlook.seat, TOLL, 0)
            scores.append(value)
        elif choice == ROLL:
            scores.append(_roll_value(outlook, kit, at))
        elif choice == NEW_TILE:
            scores.append(max(_tile_value(outlook, tile, kit) for tile in _next_tiles(state, 2)))
        elif choice == WANDER:
            scores.append(
                _tile_value(outlook, _next_tiles(state, 1)[0], kit) - outlook.price(outlook.seat, 0, -1)
            )
        else:
            scores.append(outlook.now + play_value(outlook, choice - PLAY))
    return scores


def traveller(outlook: Outlook) -> Kit:
    """What the seat will have at hand; a Companion whom it can recruit on the way counts as a die."""
    state = outlook.state
    kit = full_kit(state, outlook.seat)
    if has_free_space(state, outlook.seat) and can_pay(state, outlook.seat, RECRUIT_PRICE):
        kit.dice[0] += 1
    return kit


def zone_value(outlook: Outlook, zone: int, kit: Kit) -> float:
    """A zone in play, with the Dilemma that lies there or, unseen, with some that could."""
    state = outlook.state
    if is_anomaly(zone):
        return outlook.visit(zone, NO_DILEMMA, kit)
    dilemma = state.dilemmas[zone]
    if dilemma != NO_DILEMMA and state.is_face_up(dilemma):
        return outlook.visit(zone, dilemma, kit)
    if dilemma == NO_DILEMMA and _is_in_play(state, zone):
        # TOD-RULING-019: nothing to face there, and nothing to win.
        return outlook.now
    samples = [dilemma] if dilemma != NO_DILEMMA else []
    samples += state.dilemma_deck[-_SAMPLES:]
    if not samples:
        return outlook.now
    return sum(outlook.visit(zone, sample, kit) for sample in samples) / len(samples)


def _is_in_play(state: DaleksState, zone: int) -> bool:
    """A tile that has just come gets its Dilemmas when its zone is chosen."""
    return state.topic != "zone" and (is_earth(zone) or tile_of(zone) in state.tiles)


def _tile_value(outlook: Outlook, tile: int, kit: Kit) -> float:
    return max(zone_value(outlook, tile_zone(tile, side), kit) for side in (0, 1))


def _next_tiles(state: DaleksState, count: int) -> list[int]:
    """Tiles that could come next, in this imagined world."""
    pile = state.location_deck or state.location_discard
    return pile[-count:]


def _roll_value(outlook: Outlook, kit: Kit, at: Callable[[int], float]) -> float:
    """TOD-TRAVEL-08 to -12: the TARDIS lets one choose, the question mark does not."""
    state = outlook.state
    faces = state.pack.tardis_faces
    free = sum(faces) / len(faces)
    if tiles_left(state):
        tiles = [_tile_value(outlook, tile, kit) for tile in _next_tiles(state, 2)]
        blind = sum(tiles) / len(tiles)
        chosen = max(tiles)
    else:
        blind = chosen = outlook.now - 0.05
    for zone in existing_zones(state):
        chosen = max(chosen, at(zone))
    value = free * chosen + (1.0 - free) * blind
    if state.has_ability("travel-toll"):
        value -= outlook.price(outlook.seat, TOLL, 0)
    return value


def keep_scores(outlook: Outlook) -> list[float]:
    kit = traveller(outlook)
    return [_tile_value(outlook, choice - KEEP, kit) for choice in outlook.state.options]


def recruit_scores(outlook: Outlook) -> list[float]:
    """A Companion helps in this Adventure, and stays after a success."""
    state = outlook.state
    seat = outlook.seat
    zone = state.places[seat]
    dilemma = NO_DILEMMA if is_anomaly(zone) else state.dilemmas[zone]
    kit = full_kit(state, seat)
    price = min(outlook.price(seat, RECRUIT_PRICE, 0), outlook.price(seat, 0, 1))
    alone = outlook.visit(zone, dilemma, kit)
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(alone)
        elif PLAY <= choice < PLAY + MOST_CARDS:
            scores.append(alone + play_value(outlook, choice - PLAY))
        else:
            if choice >= LINK:
                companion = choice - LINK
            else:
                deck = state.alien_deck if choice - RECRUIT else state.earth_deck
                companion = deck[-1]
            source = COMPANION_SOURCE + companion
            kit.add(state.pack, source)
            with_it = outlook.visit(zone, dilemma, kit)
            kit.drop(state.pack, source)
            stays = 0.6 * outlook.gain(outlook.book.console_worth[source])
            scores.append(with_it + stays - price)
    return scores
