"""Time of the Daleks as zones of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from vortex.games.time_of_the_daleks.view import (
    HIDDEN,
    AdventureView,
    AnomalyView,
    DaleksView,
    DieView,
    PlaceView,
    PlayerView,
    PoolView,
    TileView,
)
from vortex.terminal.drawings import HAND, Pen, Zone

_DECKS = ("timey_wimey", "locations", "dilemmas", "earth_companions", "alien_companions", "anomalies")


def draw(view: DaleksView, pen: Pen) -> list[Zone]:
    zones = [_web(view, pen)]
    if view["adventure"] is not None:
        zones.append(_adventure(view["adventure"], pen))
    earth = [_place(view, zone, pen) for zone in view["earth"]]
    zones.append(Zone("earth", pen.label("tod-earth"), earth, cards=_things(view["earth"])))
    zones += [_tile(view, tile, pen) for tile in view["tiles"]]
    if view["anomalies"]:
        lines = [_anomaly(view, anomaly, pen) for anomaly in view["anomalies"]]
        keys = tuple(anomaly["key"] for anomaly in view["anomalies"])
        zones.append(Zone("anomalies", pen.label("tod-deck-anomalies"), lines, cards=keys))
    if view["drawn_tiles"]:
        drawn = pen.row(_tile_name(key, pen) for key in view["drawn_tiles"])
        zones.append(Zone("drawn", pen.label("tod-drawn"), [drawn]))
    zones += [_console(view, player, seat, pen) for seat, player in enumerate(view["players"])]
    zones.append(Zone("decks", pen.label("decks"), [_decks(view, pen)]))
    if view["seat"] is not None:
        hand = view["players"][view["seat"]]["hand"]
        held = pen.row((_hand_card(key, pen) for key in hand), "no-cards")
        zones.append(Zone(HAND, pen.label("your-hand"), [held], cards=tuple(hand)))
    return zones


def _web(view: DaleksView, pen: Pen) -> Zone:
    title = pen.label("tod-web-of-time", round=view["round"])
    if view["over"]:
        title = f"{title}: {pen.label('status-over')}"
    elif view["round"]:
        turn = pen.label("tod-board-dalek-turn") if view["dalek_turn"] else pen.player(view["active"])
        step = f", {pen.label('tod-step-' + view['phase'])}" if view["phase"] else ""
        title = f"{title}: {turn}{step}"
    daleks = view["daleks"]
    danger = pen.label(
        "tod-danger-facts",
        left=view["track"]["gallifrey"] - view["track"]["ship"],
        play=daleks["in_play"],
        most=view["limits"]["daleks"],
        earth=daleks["on_earth"],
        enough=view["limits"]["on_earth"],
    )
    davros = f"; {pen.label('tod-board-davros')}: {pen.card(daleks['davros'])}" if daleks["davros"] else ""
    return Zone("web", title, [_stops(view, pen), f"{pen.fact('tod-danger', danger)}{davros}"])


def _stops(view: DaleksView, pen: Pen) -> str:
    """The spaces where something is, on the way from Skaro to Gallifrey."""
    track = view["track"]
    at: dict[int, list[str]] = {
        track["skaro"]: [pen.label("tod-board-skaro")],
        track["earth"]: [pen.label("tod-earth")],
        track["gallifrey"]: [pen.label("tod-board-gallifrey")],
    }
    at.setdefault(track["ship"], []).append(f"☠ {pen.label('tod-ship')}")
    for space in track["markers"]:
        at.setdefault(space, []).append("!")
    for seat, player in enumerate(view["players"]):
        if player["doctor"]:
            at.setdefault(player["tardis"], []).append(f"▣ {pen.player(seat)}")
    return " · ".join(f"{space} {' '.join(at[space])}" for space in sorted(at))


def _place(view: DaleksView, zone: PlaceView, pen: Pen) -> str:
    words = [f"{_zone_name(zone['key'], pen)}: {_dilemma(zone, pen)}"]
    if zone.get("daleks"):
        words.append(pen.fact("tod-daleks", zone["daleks"]))
    return ", ".join([*words, *_here(view, zone["key"], pen)])


def _zone_name(key: str, pen: Pen) -> str:
    """Without that of its tile, which is printed before it."""
    tile, _, name = pen.card(key).partition(": ")
    return name or tile


def _here(view: DaleksView, key: str, pen: Pen) -> list[str]:
    return [f"▲ {pen.player(seat)}" for seat, player in enumerate(view["players"]) if player["zone"] == key]


def _dilemma(zone: PlaceView, pen: Pen) -> str:
    if not zone["dilemma"]:
        return "–"
    if zone["face_up"]:
        return pen.card(zone["dilemma"])
    if zone["dilemma"] == HIDDEN:
        return pen.label("tod-board-hidden-dilemma")
    return f"{pen.card(zone['dilemma'])} ({pen.label('face-down-known')})"


def _things(zones: list[PlaceView]) -> tuple[str, ...]:
    keys = [key for zone in zones for key in (zone["key"], zone["dilemma"])]
    return tuple(key for key in keys if key and key != HIDDEN)


def _tile(view: DaleksView, tile: TileView, pen: Pen) -> Zone:
    daleks = f", {pen.fact('tod-daleks', tile['daleks'])}" if tile["daleks"] else ""
    lines = [_place(view, zone, pen) for zone in tile["zones"]]
    title = f"{_name_of_tile(tile, pen)}{daleks}"
    return Zone(f"tile-{tile['key']}", title, lines, cards=_things(tile["zones"]))


def _name_of_tile(tile: TileView, pen: Pen) -> str:
    return pen.card(tile["zones"][0]["key"]).partition(": ")[0]


def _tile_name(key: str, pen: Pen) -> str:
    """Each zone carries the key of its tile."""
    for face in pen.faces.all:
        if face.kind == "zone" and dict(face.printed).get("tile") == (key,):
            return pen.card(face.key).partition(": ")[0]
    return pen.card(key)


def _anomaly(view: DaleksView, anomaly: AnomalyView, pen: Pen) -> str:
    words = [f"! {pen.card(anomaly['key'])} ({pen.label('tod-anomaly-' + anomaly['type'])})"]
    if anomaly["goal"]:
        words.append(pen.fact("tod-progress", f"{anomaly['progress']}/{anomaly['goal']}"))
    if anomaly["imprisoned"]:
        words.append(pen.fact("tod-imprisoned", _dice_counts(anomaly["imprisoned"], pen)))
    return ", ".join([*words, *_here(view, anomaly["key"], pen)])


def _console(view: DaleksView, player: PlayerView, seat: int, pen: Pen) -> Zone:
    doctor = pen.card(player["doctor"]) if player["doctor"] else pen.label("tod-no-doctor")
    colour = f" ({pen.label('tod-base-' + player['colour'])})" if player["colour"] else ""
    most = view["limits"]["sonic"]
    sonic = "●" * player["sonic"] + "○" * (most - player["sonic"])
    lines = [f"{pen.fact('tod-sonic', sonic)} ({player['sonic']})" + (", K-9" if player["k9"] else "")]
    if player["companions"]:
        names = [
            pen.card(one["key"]) + (f" ({pen.label('tod-part-time')})" if one["part_time"] else "")
            for one in player["companions"]
        ]
        lines.append(pen.fact("tod-companions", pen.row(names)))
    if player["equipment"]:
        lines.append(pen.fact("tod-equipment", pen.row(map(pen.card, player["equipment"]))))
    if seat != view["seat"]:
        known = [pen.card(key) for key in player["hand"]]
        held = pen.with_hidden(known, player["hand_size"] - len(known))
        lines.append(pen.fact("hand", pen.row(held, "no-cards")))
    cards = (
        *([player["doctor"]] if player["doctor"] else []),
        *(one["key"] for one in player["companions"]),
        *player["equipment"],
    )
    return Zone(f"console-{seat}", f"{seat + 1} {pen.player(seat)}: {doctor}{colour}", lines, cards=cards)


def _decks(view: DaleksView, pen: Pen) -> str:
    counts = cast("Mapping[str, int]", view["decks"])
    return "; ".join(pen.fact(f"tod-deck-{deck.replace('_', '-')}", counts[deck]) for deck in _DECKS)


def _hand_card(key: str, pen: Pen) -> str:
    cost = pen.number(key, "cost")
    return f"{pen.card(key)} ({pen.fact('cost', cost)})" if cost else pen.card(key)


def _adventure(adventure: AdventureView, pen: Pen) -> Zone:
    challenge = cast("Mapping[str, int]", adventure["challenge"])
    needed = [pen.label(f"tod-symbol-{symbol}") for symbol, count in challenge.items() for _ in range(count)]
    where = _zone_name(adventure["zone"], pen)
    dilemma = f" – {pen.card(adventure['dilemma'])}" if adventure["dilemma"] else ""
    lines = [pen.fact("tod-challenge", pen.row(needed))]
    if adventure["conditions"]:
        names = [
            pen.label(f"tod-condition-{condition.replace(' ', '-')}") for condition in adventure["conditions"]
        ]
        lines.append(pen.fact("tod-conditions", pen.row(names)))
    if adventure["helper"] >= 0 and adventure["help"] in ("afar", "on-site"):
        lines.append(pen.label(f"tod-help-{adventure['help']}", name=pen.player(adventure["helper"])))
    lines += [_pool(pool, pen) for pool in adventure["pools"]]
    if adventure["picked"]:
        picked = [_look(*look.split("-", 1), pen=pen) for look in adventure["picked"]]
        lines.append(pen.fact("tod-picked", pen.row(picked)))
    if adventure["rolled"]:
        met = pen.label("tod-met" if adventure["met"] else "tod-not-met")
        lines.append(pen.fact("tod-result", met))
    title = f"{pen.label('tod-adventure')}: {where}{dilemma}"
    cards = tuple(key for key in (adventure["zone"], adventure["dilemma"]) if key)
    return Zone("adventure", title, lines, cards=cards)


def _pool(pool: PoolView, pen: Pen) -> str:
    dice = pen.row(_look(die["colour"], die["symbol"], pen=pen) for die in _sorted(pool["dice"]))
    if not pool["dice"]:
        dice = _dice_counts(pool["gathered"], pen) or pen.label("tod-no-dice")
    return pen.fact(f"tod-pool-of-{pool['of']}", dice, limit=pool["limit"])


def _sorted(dice: list[DieView]) -> list[DieView]:
    return sorted(dice, key=lambda die: die["symbol"])


def _look(colour: str, symbol: str, *, pen: Pen) -> str:
    return f"{pen.label('tod-symbol-' + symbol)} ({pen.label('tod-die-' + colour)})"


def _dice_counts(counts: object, pen: Pen) -> str:
    dice = cast("Mapping[str, int]", counts)
    return ", ".join(f"{count} {pen.label('tod-die-' + colour)}" for colour, count in dice.items())
