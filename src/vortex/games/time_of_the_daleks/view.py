"""What one seat may see, built by whitelist from open facts and from what `knows` grants."""

from __future__ import annotations

from typing import Any

from vortex.games.time_of_the_daleks.choices import PLAYER_COLOURS, POOLS, place_keys, zone_keys
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    ANOMALY_ZONE,
    COLOURS,
    CONDITIONS,
    CONSOLE,
    DALEK_MARKERS,
    EARTH_ZONES,
    KNOWS_DILEMMA,
    NO_DILEMMA,
    SYMBOLS,
    tile_zone,
)
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules.pools import pool_limit
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.choices import Notation
from vortex.kernel.game import View
from vortex.kernel.knowledge import knows
from vortex.kernel.state import NOBODY

HIDDEN = "hidden"
_TARDIS_DIE = ("", "tardis", "question")
_HELP = ("alone", "afar", "on-site")


def view(state: DaleksState, seat: int | None, notation: Notation) -> View:
    """TOD-INFO: hands by their size and what this seat knows of them; face-down Dilemmas and decks by number."""
    pack = state.pack
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "dalek_turn": state.is_dalek_turn,
        "tardis_die": {"holder": state.die_holder, "shows": _TARDIS_DIE[state.tardis_die]},
        "players": [_player(state, player, seat) for player in range(state.seats)],
        "track": {
            "skaro": pack.skaro,
            "earth": pack.earth_space,
            "gallifrey": pack.gallifrey,
            "ship": state.ship,
            "markers": list(state.markers),
        },
        "daleks": {
            "in_play": sum(state.daleks),
            "supply": DALEK_MARKERS - sum(state.daleks),
            "on_earth": sum(state.daleks[:EARTH_ZONES]),
            "davros": place_keys(pack)[state.davros] if state.davros >= 0 else "",
        },
        "earth": [{**_zone(state, zone, seat), "daleks": state.daleks[zone]} for zone in range(EARTH_ZONES)],
        "tiles": [_tile(state, tile, seat) for tile in state.tiles],
        "anomalies": [_anomaly(state, anomaly) for anomaly in state.anomalies],
        "drawn_tiles": [pack.tile_keys[tile] for tile in state.drawn],
        "cards_in_play": [pack.card_keys[card] for card in state.in_play],
        "decks": {
            "timey_wimey": len(state.tw_deck),
            "locations": len(state.location_deck),
            "dilemmas": len(state.dilemma_deck),
            "earth_companions": len(state.earth_deck),
            "alien_companions": len(state.alien_deck),
            "anomalies": len(state.anomaly_deck),
        },
        "discards": {
            "timey_wimey": [pack.card_keys[card] for card in state.tw_discard],
            "locations": [pack.tile_keys[tile] for tile in state.location_discard],
            "dilemmas": [_dilemma(state, dilemma, seat) for dilemma in state.dilemma_discard],
            "companions": [pack.companion_keys[companion] for companion in state.companion_discard],
            "anomalies": [pack.anomaly_keys[anomaly] for anomaly in state.anomaly_discard],
        },
        "adventure": _adventure(state),
        "variants": {"first_game": state.ignores_conditions, "k9": state.k9 != NOBODY},
        "over": state.over,
        "ending": state.ending,
        "question": _question(state, seat, notation),
    }


def _player(state: DaleksState, player: int, seat: int | None) -> dict[str, Any]:
    pack = state.pack
    hand = state.hands[player]
    known = [pack.card_keys[card] for card in hand if knows(state.knows, card, seat)]
    doctor = state.doctors[player]
    place = state.places[player]
    return {
        "doctor": pack.doctor_keys[doctor] if doctor >= 0 else "",
        "colour": PLAYER_COLOURS[state.colours[player]] if state.colours[player] >= 0 else "",
        "sonic": state.tokens[player],
        "tardis": state.tardis[player],
        "zone": "" if place == CONSOLE else zone_keys(pack)[place],
        "hand_size": len(hand),
        "hand": known if player == seat else sorted(known),
        "companions": [
            {"key": pack.companion_keys[companion], "part_time": bool(state.part_timers >> companion & 1)}
            for companion in state.companions[player]
        ],
        "equipment": [pack.card_keys[card] for card in state.equipment[player]],
        "k9": state.k9 == player,
    }


def _zone(state: DaleksState, zone: int, seat: int | None) -> dict[str, Any]:
    dilemma = state.dilemmas[zone]
    return {
        "key": state.pack.zone_keys[zone],
        "dilemma": "" if dilemma == NO_DILEMMA else _dilemma(state, dilemma, seat),
        "face_up": dilemma != NO_DILEMMA and state.is_face_up(dilemma),
    }


def _dilemma(state: DaleksState, dilemma: int, seat: int | None) -> str:
    known = knows(state.knows, KNOWS_DILEMMA + dilemma, seat)
    return state.pack.dilemma_keys[dilemma] if known else HIDDEN


def _tile(state: DaleksState, tile: int, seat: int | None) -> dict[str, Any]:
    return {
        "key": state.pack.tile_keys[tile],
        "daleks": state.daleks[EARTH_ZONES + tile],
        "zones": [_zone(state, tile_zone(tile, side), seat) for side in range(2)],
    }


def _anomaly(state: DaleksState, anomaly: int) -> dict[str, Any]:
    held = state.prison[4 * anomaly : 4 * anomaly + 4]
    return {
        "key": state.pack.anomaly_keys[anomaly],
        "type": ANOMALY_TYPES[state.pack.anomaly_type[anomaly]],
        "imprisoned": {colour: held[i] for i, colour in enumerate(COLOURS) if held[i]},
        "progress": state.progress[anomaly],
        "goal": state.pack.anomaly_progress[anomaly],
    }


def _adventure(state: DaleksState) -> dict[str, Any] | None:
    zone = state.adventure_zone
    if zone == CONSOLE:
        return None
    pack = state.pack
    dilemma = state.adventure_dilemma
    return {
        "zone": zone_keys(pack)[zone],
        "at_anomaly": zone >= ANOMALY_ZONE,
        "dilemma": "" if dilemma == NO_DILEMMA else pack.dilemma_keys[dilemma],
        "challenge": {SYMBOLS[i]: count for i, count in enumerate(state.need) if count},
        "conditions": [name for i, name in enumerate(CONDITIONS) if state.conditions >> i & 1],
        "helper": state.helper,
        "help": _HELP[state.help],
        "rolled": state.has_rolled,
        "met": state.has_rolled and state.is_met(),
        "shielded": state.shielded,
        "pools": [_pool(state, pool) for pool in range(1 if state.helper == NOBODY else 2)],
        "picked": [f"{COLOURS[look // 6]}-{SYMBOLS[look % 6]}" for look in state.picked],
    }


def _pool(state: DaleksState, pool: int) -> dict[str, Any]:
    dice = state.dice[24 * pool : 24 * pool + 24]
    counts = state.pool[4 * pool : 4 * pool + 4]
    return {
        "of": POOLS[pool],
        "limit": pool_limit(state, pool),
        "gathered": {colour: counts[i] for i, colour in enumerate(COLOURS) if counts[i]},
        "exterminated": {
            colour: lost for i, colour in enumerate(COLOURS) if (lost := state.exterminated_dice(pool, i))
        },
        "dice": [
            {"colour": COLOURS[look // 6], "symbol": SYMBOLS[look % 6]}
            for look in range(24)
            for _ in range(dice[look])
        ],
    }


def _question(state: DaleksState, seat: int | None, notation: Notation) -> dict[str, Any] | None:
    """Everybody sees who is asked what; what the answer could be is for the asked seat alone."""
    if state.asked == NOBODY:
        return None
    question: dict[str, Any] = {
        "seat": state.asked,
        "topic": state.topic,
        "rule": QUESTIONS[state.topic].rule,
    }
    if seat == state.asked:
        question["options"] = [notation.write(choice) for choice in state.options]
    return question
