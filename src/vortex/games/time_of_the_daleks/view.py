"""What one seat may see, built by whitelist from open facts and from what `knows` grants."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from vortex.games.time_of_the_daleks.choices import PLAYER_COLOURS, POOLS, PlayerColour, PoolName
from vortex.games.time_of_the_daleks.events import HELP_NAMES, TARDIS_FACES, HelpName, TardisFaceName
from vortex.games.time_of_the_daleks.notation import place_keys, zone_keys
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    ANOMALY_ZONE,
    COLOURS,
    CONDITIONS,
    CONSOLE,
    DALEK_MARKERS,
    EARTH_ZONES,
    KNOWS_DILEMMA,
    MOST_TOKENS,
    NO_DILEMMA,
    SYMBOLS,
    AnomalyType,
    ColourName,
    ConditionName,
    Ending,
    SymbolName,
    same_location,
    tile_zone,
)
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.ending import TOO_MANY_ON_EARTH
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.help import moves_ship
from vortex.games.time_of_the_daleks.rules.pools import pool_limit
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.knowledge import knows
from vortex.kernel.state import NOBODY, Frame

HIDDEN = "hidden"
Phase = Literal["prepare", "travel", "adventure", "finish", "daleks"]
_PHASES: dict[type[Frame], Phase] = {
    Prepare: "prepare",
    Travel: "travel",
    Adventure: "adventure",
    Finish: "finish",
    DalekTurn: "daleks",
}


class DiceView(TypedDict, total=False):
    """How many of each colour; none where it is not named."""

    black: int
    green: int
    blue: int
    red: int


class SymbolsView(TypedDict, total=False):
    """How many of each symbol; none where it is not named."""

    running: int
    diplomacy: int
    science: int
    cunning: int
    tactics: int
    strength: int


class TardisDieView(TypedDict):
    holder: int
    shows: TardisFaceName


class CompanionView(TypedDict):
    key: str
    part_time: bool


class PlayerView(TypedDict):
    """`hand` as far as the viewer knows it; no `zone` on the console."""

    doctor: str
    colour: PlayerColour | Literal[""]
    sonic: int
    tardis: int
    zone: str
    hand_size: int
    hand: list[str]
    companions: list[CompanionView]
    equipment: list[str]
    k9: bool


class TrackView(TypedDict):
    skaro: int
    earth: int
    gallifrey: int
    ship: int
    markers: list[int]


class DaleksInPlay(TypedDict):
    """`davros` is the place where he stands, or nothing."""

    in_play: int
    supply: int
    on_earth: int
    davros: str


class PlaceView(TypedDict):
    """A zone. `dilemma` is its key, `hidden`, or nothing where none lies. Daleks stand in a zone on Earth only;
    elsewhere they stand on the tile."""

    key: str
    dilemma: str
    face_up: bool
    daleks: NotRequired[int]


class TileView(TypedDict):
    key: str
    daleks: int
    zones: list[PlaceView]


class AnomalyView(TypedDict):
    key: str
    type: AnomalyType
    imprisoned: DiceView
    progress: int
    goal: int


class DecksView(TypedDict):
    timey_wimey: int
    locations: int
    dilemmas: int
    earth_companions: int
    alien_companions: int
    anomalies: int


class DiscardsView(TypedDict):
    timey_wimey: list[str]
    locations: list[str]
    dilemmas: list[str]
    companions: list[str]
    anomalies: list[str]


class DieView(TypedDict):
    colour: ColourName
    symbol: SymbolName


class PoolView(TypedDict):
    """`given_up`: black dice that were given up since the roll; they still count as gathered."""

    of: PoolName
    limit: int
    gathered: DiceView
    exterminated: DiceView
    given_up: DiceView
    dice: list[DieView]


class AdventureView(TypedDict):
    """`help_moves_ship`: whether help on site brings the Dalek ship nearer; `afar_moves_ship`: whether help from afar
    does, for the called Doctor is at the same Location (TOD-RULING-063)."""

    zone: str
    at_anomaly: bool
    dilemma: str
    challenge: SymbolsView
    conditions: list[ConditionName]
    helper: int
    help: HelpName
    help_moves_ship: bool
    afar_moves_ship: bool
    rolled: bool
    met: bool
    shielded: bool
    pools: list[PoolView]
    picked: list[str]


class LimitsView(TypedDict):
    """`sonic`: the most that a player can have. A Dalek to be placed beyond `daleks`, or so many `on_earth` in the
    Dalek turn, and the Daleks win."""

    sonic: int
    daleks: int
    on_earth: int


class VariantsView(TypedDict):
    first_game: bool
    k9: bool


class DaleksView(TypedDict):
    """What one seat sees of a table. There is no `phase` before the first turn and after the last."""

    seat: int | None
    seats: int
    round: int
    turn: int
    active: int
    first: int
    dalek_turn: bool
    phase: Phase | None
    limits: LimitsView
    tardis_die: TardisDieView
    players: list[PlayerView]
    track: TrackView
    daleks: DaleksInPlay
    earth: list[PlaceView]
    tiles: list[TileView]
    anomalies: list[AnomalyView]
    drawn_tiles: list[str]
    cards_in_play: list[str]
    decks: DecksView
    discards: DiscardsView
    adventure: AdventureView | None
    variants: VariantsView
    over: bool
    ending: Ending


def view(state: DaleksState, seat: int | None) -> DaleksView:
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
        "phase": _phase(state),
        "limits": {"sonic": MOST_TOKENS, "daleks": DALEK_MARKERS, "on_earth": TOO_MANY_ON_EARTH},
        "tardis_die": {"holder": state.die_holder, "shows": TARDIS_FACES[state.tardis_die]},
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
        "ending": cast(Ending, state.ending),
    }


def _phase(state: DaleksState) -> Phase | None:
    return next((_PHASES[type(frame)] for frame in state.frames if type(frame) in _PHASES), None)


def _player(state: DaleksState, player: int, seat: int | None) -> PlayerView:
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


def _zone(state: DaleksState, zone: int, seat: int | None) -> PlaceView:
    dilemma = state.dilemmas[zone]
    return {
        "key": state.pack.zone_keys[zone],
        "dilemma": "" if dilemma == NO_DILEMMA else _dilemma(state, dilemma, seat),
        "face_up": dilemma != NO_DILEMMA and state.is_face_up(dilemma),
    }


def _dilemma(state: DaleksState, dilemma: int, seat: int | None) -> str:
    known = knows(state.knows, KNOWS_DILEMMA + dilemma, seat)
    return state.pack.dilemma_keys[dilemma] if known else HIDDEN


def _tile(state: DaleksState, tile: int, seat: int | None) -> TileView:
    return {
        "key": state.pack.tile_keys[tile],
        "daleks": state.daleks[EARTH_ZONES + tile],
        "zones": [_zone(state, tile_zone(tile, side), seat) for side in range(2)],
    }


def _anomaly(state: DaleksState, anomaly: int) -> AnomalyView:
    return {
        "key": state.pack.anomaly_keys[anomaly],
        "type": ANOMALY_TYPES[state.pack.anomaly_type[anomaly]],
        "imprisoned": _dice(list(state.prison[4 * anomaly : 4 * anomaly + 4])),
        "progress": state.progress[anomaly],
        "goal": state.pack.anomaly_progress[anomaly],
    }


def _adventure(state: DaleksState) -> AdventureView | None:
    zone = state.adventure_zone
    if zone == CONSOLE:
        return None
    pack = state.pack
    dilemma = state.adventure_dilemma
    return {
        "zone": zone_keys(pack)[zone],
        "at_anomaly": zone >= ANOMALY_ZONE,
        "dilemma": "" if dilemma == NO_DILEMMA else pack.dilemma_keys[dilemma],
        "challenge": _symbols(state.need),
        "conditions": [name for i, name in enumerate(CONDITIONS) if state.conditions >> i & 1],
        "helper": state.helper,
        "help": HELP_NAMES[state.help],
        "help_moves_ship": moves_ship(zone),
        "afar_moves_ship": state.topic == "help"
        and moves_ship(zone)
        and same_location(state.places[state.asked], zone),
        "rolled": state.has_rolled,
        "met": state.has_rolled and state.is_met(),
        "shielded": state.shielded,
        "pools": [_pool(state, pool) for pool in range(1 if state.helper == NOBODY else 2)],
        "picked": [f"{COLOURS[look // 6]}-{SYMBOLS[look % 6]}" for look in state.picked],
    }


def _pool(state: DaleksState, pool: int) -> PoolView:
    dice = state.dice[24 * pool : 24 * pool + 24]
    gathered = state.pool[4 * pool : 4 * pool + 4]
    # A die that a card adds to the roll was never gathered.
    given_up = [max(0, gathered[colour] - sum(dice[6 * colour : 6 * colour + 6])) for colour in range(4)]
    return {
        "of": POOLS[pool],
        "limit": pool_limit(state, pool),
        "gathered": _dice(gathered),
        "exterminated": _dice([state.exterminated_dice(pool, colour) for colour in range(4)]),
        "given_up": _dice(given_up if any(dice) else []),
        "dice": [
            {"colour": COLOURS[look // 6], "symbol": SYMBOLS[look % 6]}
            for look in range(24)
            for _ in range(dice[look])
        ],
    }


def _dice(counts: list[int]) -> DiceView:
    return cast(DiceView, {COLOURS[colour]: count for colour, count in enumerate(counts) if count})


def _symbols(counts: tuple[int, ...]) -> SymbolsView:
    return cast(SymbolsView, {SYMBOLS[symbol]: count for symbol, count in enumerate(counts) if count})
