"""The Doctor Who Card Game as zones of text."""

from __future__ import annotations

from vortex.games.card_game.view import CardGameView, LocationView, PlayerView, ReserveView
from vortex.terminal.drawings import HAND, Pen, Zone


def draw(view: CardGameView, pen: Pen) -> list[Zone]:
    zones = [_standing(view, pen)]
    zones += [_line(view, player, pen) for player in view["players"]]
    if view["seat"] is not None:
        zones.append(_hand(view, view["players"][view["seat"]], pen))
    return zones


def _standing(view: CardGameView, pen: Pen) -> Zone:
    if view["over"]:
        title = pen.label("game-over").removesuffix(".")
    elif view["turn"]:
        title = pen.label("cg-turn", turn=view["turn"], name=pen.player(view["now"]))
    else:
        title = pen.speech.phrase("set-up")
    deck = pen.label("cg-deck-facts", **view["deck"])
    discards = pen.label("cgb-discards", count=len(view["discards"]))
    lines = [f"{pen.fact('cg-deck', deck)}; {discards}; {pen.fact('cg-supply', view['supply'])}"]
    if view["mode"] != "normal" and not view["over"]:
        lines.append(pen.label(f"cg-mode-{view['mode']}"))
    if view["final_turns"] and not view["over"]:
        lines.append(pen.fact("cg-final-turns", view["final_turns"]))
    return Zone("standing", title, [*lines, *_conflict(view, pen), *_choosing(view, pen)])


def _conflict(view: CardGameView, pen: Pen) -> list[str]:
    conflict = view["conflict"]
    if conflict is None:
        return []
    attacker, owner = pen.player(conflict["attacker"]), pen.player(conflict["owner"])
    lines = [pen.fact("cg-conflict", pen.card(conflict["location"]), attacker=attacker, owner=owner)]
    defence, attack, short = conflict["defence"], conflict["attack"], conflict["short"]
    if defence is not None and attack is not None:
        lines.append(pen.fact("cg-strength", pen.label("cg-strength-facts", defence=defence, attack=attack)))
    if short:
        lines.append(pen.fact("cg-short", short))
    return lines


def _choosing(view: CardGameView, pen: Pen) -> list[str]:
    choosing = view.get("choosing")
    if choosing is None:
        return []
    cards = [card(key, pen) for key in choosing["cards"]]
    label = pen.label("cg-choosing", action=pen.label(f"cg-action-{choosing['action']}"))
    where = f" → {pen.card(choosing['location'])}" if choosing["location"] else ""
    strength = f" ({pen.fact('cg-strength', choosing['strength'])})" if choosing["strength"] else ""
    return [f"{label}: {pen.row(cards)}{where}{strength}"]


def card(key: str, pen: Pen) -> str:
    """With its strength, if it has one."""
    strength = pen.number(key, "strength")
    return f"{pen.card(key)} {strength}" if strength else pen.card(key)


def _line(view: CardGameView, player: PlayerView, pen: Pen) -> Zone:
    seat = player["seat"]
    colour = f" ({pen.label('cg-colour-' + player['colour'])})" if player["colour"] else ""
    won = f" ★ {pen.label('winner-mark')}" if seat in view.get("winners", ()) else ""
    points = (
        f"{pen.label('cgb-vp', vp=player['vp'])}, "
        f"{pen.label('cg-seat-facts', tp=player['tp'], cards=player['hand']['count'])}"
    )
    lines = [_location(place, pen) for place in player["line"]]
    counters = pen.label(
        "cg-counters-facts", tardis=player["tardis_counters"], dalek=player["dalek_counters"]
    )
    facts = [pen.fact("cg-counters", counters)]
    if seat != view["seat"]:
        known = [card(key, pen) for key in player["hand"]["cards"]]
        if known:
            hidden = player["hand"]["count"] - len(known)
            facts.append(pen.fact("hand", pen.row(pen.with_hidden(known, hidden))))
        facts += _reserve(player["reserve"], pen)
    title = f"{seat + 1} {pen.player(seat)}{colour}: {points}{won}"
    return Zone(f"line-{seat}", title, [*lines, *facts], cards=tuple(p["location"] for p in player["line"]))


def _reserve(reserve: ReserveView, pen: Pen) -> list[str]:
    kept = [
        *(f"{card(key, pen)} ({pen.label('face-up')})" for key in reserve["face_up"]),
        *pen.with_hidden(
            [card(key, pen) for key in reserve["cards"]], reserve["count"] - len(reserve["cards"])
        ),
    ]
    label = pen.label("cg-reserve", limit=reserve["limit"], free=reserve["free"])
    return [f"{label}: {pen.row(kept)}"] if kept else []


def _location(place: LocationView, pen: Pen) -> str:
    vp, tp = place["vp"], place["tp"]
    worth = pen.label("cg-worth-facts", vp=vp, tp=tp) if tp else pen.label("cgb-vp", vp=vp)
    words = [f"{pen.card(place['location'])}: {worth}"]
    if place["tardis"]:
        words.append(pen.label("cg-tardis-counter"))
    guards = place["defenders"]
    if guards["count"]:
        known = [card(key, pen) for key in guards["cards"]]
        words.append(pen.fact("cg-defenders", pen.row(pen.with_hidden(known, guards["count"] - len(known)))))
    attack = place["attack"]
    if attack is not None:
        known = [
            card(one["card"], pen) + ("" if one["face_up"] else f" ({pen.label('face-down-known')})")
            for one in attack["cards"]
            if one["card"] is not None
        ]
        hidden = len(attack["cards"]) - len(known)
        name = pen.player(attack["controller"])
        words.append(pen.fact("cg-attack-of", pen.row(pen.with_hidden(known, hidden)), name=name))
    return "; ".join(words)


def _hand(view: CardGameView, mine: PlayerView, pen: Pen) -> Zone:
    barred = list(view.get("barred", []))
    held = []
    for key in mine["hand"]["cards"]:
        no = ""
        if key in barred:
            barred.remove(key)
            no = f" ({pen.label('cg-barred')})"
        held.append(card(key, pen) + no)
    return Zone(
        HAND,
        pen.label("your-hand"),
        [pen.row(held, "no-cards"), *_reserve(mine["reserve"], pen)],
        cards=tuple(mine["hand"]["cards"]),
    )
