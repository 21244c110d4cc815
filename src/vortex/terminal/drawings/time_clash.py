"""Time Clash as zones of text."""

from __future__ import annotations

from collections.abc import Sequence

from vortex.games.time_clash.view import (
    ArcView,
    CardView,
    ClashView,
    GambitView,
    HandView,
    PendingView,
    StackView,
)
from vortex.terminal.drawings import HAND, Pen, Zone

_TEAMS = ("doctor", "enemy")


def draw(view: ClashView, pen: Pen) -> list[Zone]:
    zones = [Zone("standing", _heading(view, pen), _facts(view, pen))]
    if view["pending"]:
        things = [_thing(view, thing, pen) for thing in view["pending"]]
        zones.append(Zone("pending", pen.label("tc-pending"), things))
    if view["gambit"] is not None:
        zones.append(Zone("gambit", pen.label("tc-step-gambit"), _gambit(view["gambit"], pen)))
    for stack, arc in zip(view["stacks"], view["arcs"], strict=True):
        zones.append(_stack(view, stack, arc, pen))
    zones += [_others(view, seat, pen) for seat in range(len(view["hands"])) if seat != view["seat"]]
    if view["reserve"]:
        zones.append(
            Zone(
                "reserve", pen.label("reserve"), [_cards(view["reserve"], pen)], cards=_keys(view["reserve"])
            )
        )
    zones.append(Zone("decks", pen.label("decks"), _piles(view, pen)))
    if view["seat"] is not None:
        mine = view["hands"][view["seat"]]
        zones.append(Zone(HAND, pen.label("your-hand"), [_hand(mine, pen)], cards=_keys(mine["known"])))
    return zones


def _heading(view: ClashView, pen: Pen) -> str:
    turn = f": {pen.player(view['on_turn'])}" if view["on_turn"] is not None else ""
    return f"{pen.label('tc-step-' + view['phase'])}, {pen.label('tcb-turn', turn=view['turn'])}{turn}"


def _facts(view: ClashView, pen: Pen) -> list[str]:
    match = view["match"]
    doctor, enemy = match["wins"]
    threats = pen.label("tc-of", value=f"{view['threats']:+}", goal=f"{view['threat_trigger']:+}")
    gauges = [pen.fact("tcb-total", f"{view['total']:+}"), pen.fact("tc-threats", threats)]
    if view["flip_parts"] is not None:
        gauges.append(pen.fact("tc-flip-target", f"{view['flip_target']:+}"))
    standing = pen.label(
        "tc-match-facts", game=match["game"], length=match["length"], doctor=doctor, enemy=enemy
    )
    lines = ["; ".join(gauges), pen.fact("tc-match", standing)]
    if view["turn_began_in"] != view["phase"]:
        lines.append(pen.fact("tc-turn-began-in", pen.label(f"tc-step-{view['turn_began_in']}")))
    return lines


def _stack(view: ClashView, stack: StackView, arc: ArcView | None, pen: Pen) -> Zone:
    title = pen.label("tc-stack", type=pen.label(f"tc-stack-{stack['type']}"), total=f"{stack['total']:+}")
    here = f" ◈ {pen.label('tc-pawn-here')}" if view["pawn"] == stack["type"] else ""
    name = pen.label("tc-not-picked")
    if arc is not None:
        icons = pen.label("tc-icons-facts", dalek=arc["dalek"], tardis=arc["tardis"])
        name = f"{pen.card(arc['key'])} ({icons})"
    # The first line on an arc tells its type and icons, which stand here anyway.
    abilities = tuple(pen.printed(arc["key"])[1:]) if arc else ()
    held = [_cards(stack["cards"], pen)] if stack["cards"] else [pen.label("no-cards")]
    return Zone(
        f"stack-{stack['type']}",
        title + here,
        [pen.fact("tc-arc", name), *held],
        abilities,
        (*([arc["key"]] if arc else []), *_keys(stack["cards"])),
    )


def _others(view: ClashView, seat: int, pen: Pen) -> Zone:
    team = f" ({pen.label('tc-team-' + view['teams'][seat])})" if seat < len(view["teams"]) else ""
    hand = view["hands"][seat]
    return Zone(f"hand-{seat}", f"{seat + 1} {pen.player(seat)}{team}", [_hand(hand, pen)])


def _piles(view: ClashView, pen: Pen) -> list[str]:
    lines = []
    for number, team in enumerate(_TEAMS):
        name = pen.label(f"tc-team-{team}")
        pile, removed = view["discards"][number], view["removed"][number]
        top = f" ({_card(pile[-1], pen)})" if pile else ""
        discards = pen.label("tcb-discards", count=len(pile))
        lines.append(f"{pen.fact('tc-deck-of', view['decks'][number], team=name)}; {discards}{top}")
        if removed:
            lines.append(pen.fact("tc-removed-of", _cards(removed, pen), team=name))
    return lines


def _thing(view: ClashView, thing: PendingView, pen: Pen) -> str:
    """A thing that has been declared and can still be countered, or waits for its price."""
    name = pen.player(thing["seat"])
    stack = pen.label(f"tc-stack-{thing['stack']}") if thing["stack"] else ""
    answers = thing["answers"]
    if answers is not None:
        what = pen.label(f"tc-thing-{view['pending'][answers]['kind']}")
        label = pen.label("tc-pending-counter-to", name=name, thing=what)
    else:
        label = pen.label(f"tc-pending-{thing['kind']}", name=name, stack=stack, option=thing["option"] or 0)
    if thing["kind"] == "reserve" and stack:
        label += f" {pen.label('tc-on-stack', stack=stack)}"
    cards = [_card(thing["card"], pen)] if thing["card"] else []
    if thing["target"]:
        aimed = f"{pen.label('tc-aimed-at')} " if cards else ""
        cards.append(f"{aimed}{_card(thing['target'], pen)}")
    if thing["option"] and thing["card"]:
        # The first line names the kind of card, the next ones its options.
        cards.append(pen.printed(thing["card"]["key"])[thing["option"]])
    return f"{label}: {', '.join(cards)}" if cards else label


def _card(card: CardView, pen: Pen) -> str:
    suit = pen.label(f"tc-suit-{card['suit']}")
    value = "" if card["suit"] == "special" else f" {card['value']:+}"
    return f"{pen.card(card['key'])} ({suit}{value})"


def _cards(cards: Sequence[CardView], pen: Pen) -> str:
    return pen.row(_card(card, pen) for card in cards)


def _keys(cards: Sequence[CardView]) -> tuple[str, ...]:
    return tuple(card["key"] for card in cards)


def _hand(hand: HandView, pen: Pen) -> str:
    known = [_card(card, pen) for card in hand["known"]]
    return pen.row(pen.with_hidden(known, hand["count"] - len(known)), "no-cards")


def _gambit(gambit: GambitView, pen: Pen) -> list[str]:
    cards = [
        _card(card, pen) + (f" ({pen.label('tc-cancelled')})" if card["cancelled"] else "")
        for card in gambit["cards"]
    ]
    needed = pen.label("tc-of", value=f"{gambit['sum']:+}", goal=f"{gambit['needed']:+}")
    lines = [pen.row(cards), pen.fact("tc-sum", needed)]
    if gambit["rolled"] is not None:
        face = f"{gambit['rolled']:+}" if gambit["rolled"] else pen.label("tcb-fail")
        lines.append(pen.fact("tc-rolled", face))
    return lines
