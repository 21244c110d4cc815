"""The Doctor Who Card Game as zones of text."""

from __future__ import annotations

from vortex.games.card_game.view import CardGameView, LocationView, PlayerView
from vortex.terminal.drawings import Faces, Zone, joined


def draw(view: CardGameView, names: tuple[str, ...], faces: Faces) -> list[Zone]:
    title = f"Turn {view['turn']}, {names[view['now']]} plays" if view["turn"] else "Set-up"
    zones = [Zone(title, _facts(view, names), wide=True)]
    for player in view["players"]:
        zones.append(Zone(_who(player, names), _row(player, names), wide=True))
    return zones


def _facts(view: CardGameView, names: tuple[str, ...]) -> list[str]:
    deck = view["deck"]
    pile = f"Deck: {deck['above']} above Game End, {deck['below']} below; discards {len(view['discards'])}"
    lines = [f"{pile}; Time Points left {view['supply']}"]
    if view["final_turns"]:
        lines.append(f"The end is near: {view['final_turns']} final turns")
    conflict = view["conflict"]
    if conflict is not None:
        attacker, owner = names[conflict["attacker"]], names[conflict["owner"]]
        lines.append(f"Conflict at {conflict['location']}: {attacker} attacks {owner}")
    choosing = view.get("choosing")
    if choosing is not None:
        where = f" at {choosing['location']}" if choosing["location"] else ""
        lines.append(f"Choosing: {choosing['action']}{where} with {joined(choosing['cards'])}")
    return lines


def _who(player: PlayerView, names: tuple[str, ...]) -> str:
    colour = f", {player['colour']}" if player["colour"] else ""
    return (
        f"{player['seat'] + 1} {names[player['seat']]}{colour} - {player['tp']} Time Points, counters left: "
        f"TARDIS {player['tardis_counters']}, Dalek {player['dalek_counters']}"
    )


def _row(player: PlayerView, names: tuple[str, ...]) -> list[str]:
    lines = [_location(place, names) for place in player["line"]]
    reserve = player["reserve"]
    kept = [*reserve["face_up"], *_with_hidden(reserve["cards"], reserve["count"])]
    lines.append(f"Hand: {joined(_with_hidden(player['hand']['cards'], player['hand']['count']))}")
    if kept:
        lines.append(f"Reserve (at most {reserve['limit']}): {joined(kept)}")
    return lines


def _with_hidden(cards: list[str], count: int) -> list[str]:
    hidden = count - len(cards)
    return [*cards, *([f"{hidden} face down"] if hidden else [])]


def _location(place: LocationView, names: tuple[str, ...]) -> str:
    words = [f"{place['location']}: {place['vp']} VP"]
    if place["tp"]:
        words.append(f"{place['tp']} TP")
    if place["tardis"]:
        words.append("TARDIS counter")
    if place["defenders"]["count"]:
        guards = _with_hidden(place["defenders"]["cards"], place["defenders"]["count"])
        words.append(f"defended by {joined(guards)}")
    attack = place["attack"]
    if attack is not None:
        cards = [
            f"{card['card'] or '?'}{'' if card['face_up'] else ' (face down)'}" for card in attack["cards"]
        ]
        words.append(f"attacked by {names[attack['controller']]} with {joined(cards)}")
    return "; ".join(words)
