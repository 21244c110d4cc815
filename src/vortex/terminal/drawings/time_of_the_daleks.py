"""Time of the Daleks as zones of text."""

from __future__ import annotations

from typing import cast

from vortex.games.time_of_the_daleks.view import (
    AdventureView,
    DaleksView,
    DiceView,
    DieView,
    PlaceView,
    PlayerView,
    TrackView,
)
from vortex.terminal.drawings import Faces, Zone, joined

CODES = {
    "running": "Ru",
    "diplomacy": "Di",
    "science": "Sc",
    "cunning": "Cu",
    "tactics": "Ta",
    "strength": "St",
}
"""The two-letter codes of the symbols, as on the page."""

_MOST_SONIC = 5


def draw(view: DaleksView, names: tuple[str, ...], faces: Faces) -> list[Zone]:
    zones = [Zone(_heading(view, names), _track(view, names), wide=True)]
    if view["adventure"] is not None:
        zones.append(Zone("Adventure", _adventure(view["adventure"], names), wide=True))
    zones.append(Zone("Earth", [_place(view, zone) for zone in view["earth"]]))
    zones.append(Zone("Locations and Anomalies", _elsewhere(view)))
    zones += [Zone(_who(view, names, seat), _console(player)) for seat, player in enumerate(view["players"])]
    return zones


def _heading(view: DaleksView, names: tuple[str, ...]) -> str:
    if view["round"] == 0:
        return "Set-up"
    turn = "the Daleks" if view["dalek_turn"] else names[view["active"]]
    daleks = view["daleks"]
    davros = f", Davros at {daleks['davros']}" if daleks["davros"] else ""
    standing = f"Daleks {daleks['in_play']} of 6, on Earth {daleks['on_earth']}{davros}"
    return f"Round {view['round']}, turn of {turn} - {standing}"


def _track(view: DaleksView, names: tuple[str, ...]) -> list[str]:
    track = view["track"]
    first, last = track["skaro"], track["gallifrey"]
    spaces = range(first, last + 1)
    named = {first: "Sk", track["earth"]: "Ea", last: "Ga"}
    at: dict[int, str] = {}
    for seat, player in enumerate(view["players"]):
        at[player["tardis"]] = at.get(player["tardis"], "") + str(seat + 1)
    rows = [
        ("space", [named.get(space, str(space)) for space in spaces]),
        ("ship D, anomaly !", [_on_track(track, space) for space in spaces]),
        ("TARDIS by seat", [at.get(space, "") for space in spaces]),
    ]
    lines = [f"{title:<17}" + "".join(f"{cell:>3}" for cell in cells) for title, cells in rows]
    decks = view["decks"]
    left = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in decks.items())
    return [*lines, f"{last - track['ship']} spaces between the ship and Gallifrey; cards left: {left}"]


def _on_track(track: TrackView, space: int) -> str:
    return ("D" if space == track["ship"] else "") + "!" * int(track["markers"].count(space))


def _place(view: DaleksView, zone: PlaceView) -> str:
    here = [str(seat + 1) for seat, player in enumerate(view["players"]) if player["zone"] == zone["key"]]
    words = [zone["key"], _dilemma(zone)]
    if zone.get("daleks"):
        words.append(f"Daleks {zone['daleks']}")
    if here:
        words.append(f"seat {'+'.join(here)}")
    return ", ".join(words)


def _dilemma(zone: PlaceView) -> str:
    if not zone["dilemma"]:
        return "no Dilemma"
    if zone["face_up"]:
        return str(zone["dilemma"])
    return "face down" if zone["dilemma"] == "hidden" else f"face down ({zone['dilemma']})"


def _elsewhere(view: DaleksView) -> list[str]:
    lines: list[str] = []
    for tile in view["tiles"]:
        daleks = f", Daleks {tile['daleks']}" if tile["daleks"] else ""
        lines.append(f"{tile['key']}{daleks}:")
        lines += [f"  {_place(view, zone)}" for zone in tile["zones"]]
    for anomaly in view["anomalies"]:
        progress = f", progress {anomaly['progress']}/{anomaly['goal']}" if anomaly["goal"] else ""
        prison = f", holds {_dice_counts(anomaly['imprisoned'])}" if anomaly["imprisoned"] else ""
        here = [
            str(seat + 1) for seat, player in enumerate(view["players"]) if player["zone"] == anomaly["key"]
        ]
        who = f", seat {'+'.join(here)}" if here else ""
        lines.append(f"! {anomaly['key']} ({anomaly['type']}){progress}{prison}{who}")
    if view["drawn_tiles"]:
        lines.append(f"drawn: {joined(view['drawn_tiles'])}")
    return lines or ["none"]


def _who(view: DaleksView, names: tuple[str, ...], seat: int) -> str:
    player = view["players"][seat]
    doctor = f": {player['doctor']} Doctor" if player["doctor"] else ""
    colour = f", {player['colour']}" if player["colour"] else ""
    return f"{seat + 1} {names[seat]}{doctor}{colour}"


def _console(player: PlayerView) -> list[str]:
    sonic = "●" * player["sonic"] + "○" * (_MOST_SONIC - player["sonic"])
    companions = [one["key"] + (" (part-time)" if one["part_time"] else "") for one in player["companions"]]
    hidden = player["hand_size"] - len(player["hand"])
    hand = [*player["hand"], *([f"{hidden} hidden"] if hidden else [])]
    lines = [f"Sonic {sonic} ({player['sonic']})" + (", K-9" if player["k9"] else "")]
    if companions:
        lines.append(f"Companions: {joined(companions)}")
    if player["equipment"]:
        lines.append(f"Equipment: {joined(player['equipment'])}")
    lines.append(f"Hand: {joined(hand)}")
    return lines


def _adventure(adventure: AdventureView, names: tuple[str, ...]) -> list[str]:
    challenge = cast("dict[str, int]", adventure["challenge"])
    need = " ".join(CODES[symbol] for symbol, count in challenge.items() for _ in range(count))
    lines = [f"{adventure['zone']}: {adventure['dilemma'] or 'no Dilemma'} - needs {need or 'nothing'}"]
    if adventure["conditions"]:
        lines[0] += f" - {joined(adventure['conditions'])}"
    if adventure["helper"] >= 0:
        lines.append(f"{names[adventure['helper']]} helps {adventure['help']}")
    for pool in adventure["pools"]:
        dice = " ".join(map(_die, pool["dice"])) or _dice_counts(pool["gathered"])
        lines.append(f"{pool['of']}: {dice or 'no dice'} (at most {pool['limit']})")
    if adventure["picked"]:
        lines.append(f"picked: {joined(adventure['picked'])}")
    if adventure["rolled"]:
        lines.append("the challenge is met" if adventure["met"] else "the challenge is not met")
    return lines


def _die(die: DieView) -> str:
    """K, G, B or R for the colour, then the symbol: `K:Ru`."""
    letter = "K" if die["colour"] == "black" else die["colour"][0].upper()
    return f"{letter}:{CODES[die['symbol']]}"


def _dice_counts(counts: DiceView) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in counts.items())
