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
from vortex.terminal.drawings import Faces, Zone, joined


def draw(view: ClashView, names: tuple[str, ...], faces: Faces) -> list[Zone]:
    zones = [Zone(_heading(view, names), _facts(view), wide=True)]
    for stack, arc in zip(view["stacks"], view["arcs"], strict=True):
        zones.append(
            Zone(_arc_title(view, stack, arc, faces), [*_abilities(arc, faces), *_stack(stack)], wide=True)
        )
    if view["pending"]:
        zones.append(
            Zone("Declared", [_thing(view, thing, names, faces) for thing in view["pending"]], wide=True)
        )
    if view["gambit"] is not None:
        zones.append(Zone("Gambit", _gambit(view["gambit"]), wide=True))
    for seat, hand in enumerate(view["hands"]):
        team = f", {view['teams'][seat].capitalize()}'s team" if seat < len(view["teams"]) else ""
        zones.append(Zone(f"{seat + 1} {names[seat]}{team}", [_hand(hand)]))
    if view["reserve"]:
        zones.append(Zone("Reserve", [_cards(view["reserve"])]))
    return zones


def _heading(view: ClashView, names: tuple[str, ...]) -> str:
    turn = f", turn of {names[view['on_turn']]}" if view["on_turn"] is not None else ""
    match = view["match"]
    doctor, enemy = match["wins"]
    standing = f"game {match['game']}, won: Doctor {doctor}, Enemy {enemy}"
    return f"{view['phase'].capitalize()} {view['turn']}{turn} - {standing}"


def _facts(view: ClashView) -> list[str]:
    endgame = f"Endgame at {view['flip_target']:+}, or with Threats of {view['threat_trigger']:+}"
    lines = [f"Total {view['total']:+}, Threats {view['threats']:+}. {endgame}"]
    for team, deck, pile in zip(("Doctor", "Enemy"), view["decks"], view["discards"], strict=True):
        top = f", on top {pile[-1]['key']}" if pile else ""
        lines.append(f"{team} deck {deck}, discards {len(pile)}{top}")
    for team, removed in zip(("Doctor", "Enemy"), view["removed"], strict=True):
        if removed:
            lines.append(f"{team} cards removed from the game: {_cards(removed)}")
    return lines


def _arc_title(view: ClashView, stack: StackView, arc: ArcView | None, faces: Faces) -> str:
    icons = f"(Dalek {arc['dalek']}, TARDIS {arc['tardis']})" if arc else ""
    name = f"{faces.name(arc['key'])} {icons}" if arc else "not picked yet"
    pawn = " - the Doctor is here" if view["pawn"] == stack["type"] else ""
    return f"{stack['type'].capitalize()} arc: {name} {stack['total']:+}{pawn}"


def _abilities(arc: ArcView | None, faces: Faces) -> list[str]:
    """Without the first line, which names the icons: they stand in the title."""
    return faces.lines(arc["key"])[1:] if arc else []


def _thing(view: ClashView, thing: PendingView, names: tuple[str, ...], faces: Faces) -> str:
    """A thing that has been declared and can still be countered, or waits for its price."""
    who = names[thing["seat"]]
    stack = (thing["stack"] or "").capitalize()
    if thing["kind"] == "move":
        return f"{who} moves the Doctor to the {stack} arc"
    if thing["kind"] == "loss":
        return f"{who} is taking {_card(thing['target'])} off its stack"
    card = _card(thing["card"])
    if thing["kind"] == "counter":
        return f"{who} counters {_answered(view, thing)} with {card}"
    if thing["kind"] == "contribution":
        return f"{who} adds {card} to the Gambit"
    source = " from the Reserve" if thing["kind"] == "reserve" else ""
    if thing["option"] and thing["card"]:
        # The first line names the kind of card, the next ones its options.
        return f"{who} plays {card}{source}: {faces.lines(thing['card']['key'])[thing['option']]}"
    return f"{who} plays {card}{source} on the {stack} stack"


def _answered(view: ClashView, counter: PendingView) -> str:
    if counter["target"]:
        return _card(counter["target"])
    assert counter["answers"] is not None, "a counter answers a card or what was declared before it"
    thing = view["pending"][counter["answers"]]
    if thing["kind"] == "move":
        return "the move of the Doctor"
    return _card(thing["target"] or thing["card"])


def _stack(stack: StackView) -> list[str]:
    return [_cards(stack["cards"])] if stack["cards"] else ["no cards"]


def _card(card: CardView | None) -> str:
    if card is None:
        return "no card"
    if card["suit"] == "special":
        return f"{card['key']} (special)"
    return f"{card['key']} ({card['suit']} {card['value']:+})"


def _cards(cards: Sequence[CardView]) -> str:
    return joined([_card(card) for card in cards])


def _hand(hand: HandView) -> str:
    hidden = hand["count"] - len(hand["known"])
    return joined([*(_card(card) for card in hand["known"]), *([f"{hidden} hidden"] if hidden else [])])


def _gambit(gambit: GambitView) -> list[str]:
    cards = [_card(card) + (" (cancelled)" if card["cancelled"] else "") for card in gambit["cards"]]
    rolled = "" if gambit["rolled"] is None else f", rolled {gambit['rolled'] or 'Fail'}"
    return [joined(cards), f"sum {gambit['sum']:+}, needed {gambit['needed']:+}{rolled}"]
