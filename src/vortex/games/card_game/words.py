"""The game in words: questions, options with cost and target, events as lines of the log."""

from __future__ import annotations

from vortex.games.card_game import choices as c
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    COLOURS,
    DEFENDING,
    DISCARDING,
    EXCHANGING,
    LOCATION,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    PRICE,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.conflict import Conflict, attack_total, defence_total
from vortex.games.card_game.state import CardGameState
from vortex.kernel.events import SeenEvent
from vortex.kernel.game import Option, Question
from vortex.kernel.state import PASS

# CG-RULING-13: what may be asked off turn is a window or a loss, in the same words whatever is held.
QUESTIONS: dict[str, Question] = {
    "": Question("CG-SCORE-07", "The game is over."),
    "colour": Question("CG-SETUP-01", "Choose a colour."),
    "turn": Question("CG-TURN-03", "Take actions, or pass your last cards on."),
    "final": Question("CG-FINAL-01", "Take exactly one action."),
    "take": Question("CG-TP-03", "The supply is empty: take the next Time Point from another player."),
    "lift": Question("CG-CARD-DREAMLORD-01", "Send another TARDIS counter home, or stop."),
    "unit": Question("CG-CARD-UNIT-03", "Pay Time Points for as much defence strength?", True),
    "teselecta": Question("CG-CARD-TESELECTA-01", "The defence is lost. Play Teselecta?", True),
    "lose": Question("CG-CONFLICT-19", "Choose which of equally close Enemy cards to lose."),
}

_PUTTING = {
    DEFENDING: "Choose Defenders for {place}.",
    ATTACKING: "Choose Enemies to play against {place}.",
    RESERVING: "Put a second card in reserve, or stop.",
    DISCARDING: "Discard a second card, or stop.",
    AIMING: "Choose the Location at whose attack {card} aims.",
    PAYING: "Choose the Defender to discard for {card}.",
    EXCHANGING: "Choose cards to exchange, or stop.",
    STRIKING: "Choose the Enemy card at {place} to discard.",
    MOVING: "Choose where the attack on {place} goes.",
}


def prompt(state: CardGameState, question: Question) -> str:
    """What the asked seat hears. Only that seat learns what it is putting together."""
    pack = state.pack
    if state.topic in ("turn", "final") and state.action != NOTHING:
        place = pack.place_names[state.target] if state.target != NOWHERE else ""
        card = pack.names[pack.type_of[state.chosen[0]]] if state.chosen else ""
        return _PUTTING[state.action].format(place=place, card=card)
    if state.topic in ("unit", "teselecta"):
        frame = state.frames[-1]
        assert isinstance(frame, Conflict)
        totals = f"{defence_total(state, frame.place) + state.tally[-1]} against {attack_total(state, frame.place)}"
        return f"{pack.place_names[frame.place]}, {totals}: {question.prompt}"
    return question.prompt


def option(pack: Pack, notation: str, state: CardGameState, choice: int) -> Option:
    kind = c.TABLE.kind(choice)
    arguments = c.TABLE.arguments(choice)
    first = arguments[0] if arguments else 0
    card = pack.names[first] if kind.ranges and kind.ranges[0] is c.CARD else ""
    place = pack.place_names[first] if kind.ranges and kind.ranges[0] is c.PLACE else ""
    rule = kind.rule
    cost = ""
    target = ""
    if choice == PASS:
        words, rule = _pass_words(state)
    elif kind.base == c.COLOUR_CHOSEN:
        words = f"Play {COLOURS[first]}"
    elif kind.base == c.PLAY:
        words = f"Play {card}"
        rule = "CG-LOC-01" if pack.type_kind[first] == LOCATION else "CG-SUPPORT-01"
        if pack.type_kind[first] != LOCATION and pack.costs_defender[first - pack.first_support]:
            cost = "1 Defender"
    elif kind.base == c.DEFEND:
        words, target = f"Place Defenders on {place}", place
    elif kind.base == c.ATTACK:
        words, target = f"Play Enemies against {place}", place
    elif kind.base == c.RESERVE:
        words = f"Put {card} in reserve"
    elif kind.base == c.DISCARD:
        words = f"Discard {card} for a Time Point"
    elif kind.base == c.BUY:
        words = f"Buy {first + 1} card{'s' if first else ''}"
        cost = f"{PRICE * (first + 1)} TP"
    elif kind.base == c.PICKUP:
        words = f"Take {card} up from reserve"
    elif kind.base == c.RECALL:
        words = f"Take the face-up {card} up from reserve"
    elif kind.base == c.ADD:
        words = f"Add {card}"
    elif kind.base == c.AT:
        words, target = f"At {place}", place
        rule = "CG-CARD-DREAMLORD-01" if state.topic == "lift" else rule
    elif kind.base == c.STRIKE:
        words, target = _strike_words(state, first)
    elif kind.base == c.TAKE:
        words, target = f"Take 1 TP from seat {first + 1}", f"seat {first + 1}"
    elif kind.base == c.PAY:
        words, cost = f"Pay {first + 1} TP for +{first + 1}", f"{first + 1} TP"
    elif kind.base == c.TESELECTA:
        words = f"Play Teselecta from {'reserve' if first else 'hand'}"
    else:
        words = f"Lose {card}"
    return Option(choice, notation, words, rule, cost, target)


def _pass_words(state: CardGameState) -> tuple[str, str]:
    if state.topic in ("turn", "final") and state.action != NOTHING:
        return "Done", "CG-VIS-11"
    if state.topic == "turn":
        return "End the turn and pass your cards to the right", "CG-TURN-09"
    question = QUESTIONS[state.topic]
    return {"unit": "Pay nothing", "teselecta": "Do not", "lift": "Stop"}[state.topic], question.rule


def _strike_words(state: CardGameState, slot: int) -> tuple[str, str]:
    pack = state.pack
    card = state.attacks[state.target][slot]
    name = f"card {slot + 1}"
    if state.knows[card] >> state.asked & 1:
        name += f" ({pack.names[pack.type_of[card]]})"
    return f"Discard {name}", name


# -- the log ---------------------------------------------------------------------------------------


def tell(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    """One line of the log; a name that ends with a full stop brings the sentence's along."""
    return _told(pack, event, names).replace("..", ".")


def _told(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    kind = event.kind
    public = event.public
    if kind in _SEAT_PLACE_TYPES:
        cards = _cards(pack, public[2:])
        return _SEAT_PLACE_TYPES[kind].format(
            seat=names[public[0]], place=pack.place_names[public[1]], cards=cards
        )
    if kind in _HIDDEN:
        place = pack.place_names[public[1]] if kind.endswith("-placed") else ""
        other = names[public[1]] if kind == "passed" else ""
        hidden = _cards(pack, event.secret) if event.secret else _count(event.hidden)
        return _HIDDEN[kind].format(seat=names[public[0]], place=place, other=other, cards=hidden)
    if kind in _SEAT_TYPES:
        return _SEAT_TYPES[kind].format(seat=names[public[0]], cards=_cards(pack, public[1:]))
    if kind in _PLACE_TYPES:
        return _PLACE_TYPES[kind].format(place=pack.place_names[public[0]], cards=_cards(pack, public[1:]))
    return _other(pack, event, names)


_SEAT_PLACE_TYPES = {
    "defenders-sent": "{seat} sends {cards} to defend {place}.",
    "enemies-sent": "{seat} attacks {place} with {cards}.",
    "enemies-absorbed": "The TARDIS counter on {place} stops {cards} of {seat}.",
    "attack-absorbed": "The TARDIS counter on {place} stops the attack of {seat}: {cards}.",
    "location-played": "{seat} plays {place}.",
    "start-dealt": "{seat} starts from {place}.",
    "tardis-placed": "{seat} puts a TARDIS counter on {place}.",
    "tardis-removed": "{seat} takes the TARDIS counter back from {place}.",
    "rory-returned": "Rory returns to the hand of {seat} from {place}.",
}
_HIDDEN = {
    "defenders-placed": "{seat} places {cards} face-down on {place}.",
    "enemies-placed": "{seat} places {cards} face-down against {place}.",
    "reserved": "{seat} puts {cards} in reserve.",
    "picked-up": "{seat} takes {cards} up from reserve.",
    "drew": "{seat} draws {cards}.",
    "passed": "{seat} passes {cards} to {other}.",
}
_SEAT_TYPES = {
    "recalled": "{seat} takes the face-up {cards} up from reserve.",
    "discarded": "{seat} discards {cards} for Time Points.",
    "exchanged": "{seat} exchanges {cards}.",
    "price-paid": "{seat} discards {cards} as the price.",
}
_PLACE_TYPES = {
    "defence-shown": "Defending {place}: {cards}.",
    "attack-shown": "Attacking {place}: {cards}.",
    "enemy-lost": "{cards} is lost from the attack on {place}.",
    "defender-lost": "{cards} is lost at {place}.",
}


def _other(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    kind = event.kind
    public = event.public
    places = pack.place_names
    if kind == "colour-chosen":
        return f"{names[public[0]]} plays {COLOURS[public[1]]}."
    if kind == "dealt":
        return f"{names[public[0]]} is dealt {_count(public[1])}."
    if kind == "turn-began":
        return f"{names[public[0]]} begins a turn."
    if kind == "support-played":
        aim = f" at {places[public[2]]}" if public[2] != NOWHERE else ""
        return f"{names[public[0]]} plays {pack.names[public[1]]}{aim}."
    if kind == "gained":
        return f"{names[public[0]]} gains {public[1]} TP."
    if kind == "paid":
        return f"{names[public[0]]} pays {public[1]} TP."
    if kind == "took":
        return f"{names[public[0]]} takes {public[2]} TP from {names[public[1]]}."
    if kind == "bought":
        return f"{names[public[0]]} buys {_count(public[1])}."
    if kind == "taken-over":
        seat, place, old, card = public
        looked = f" and finds {_cards(pack, event.secret)}" if event.secret else ""
        return (
            f"{names[seat]} takes over the attack of {names[old]} on {places[place]} with {pack.names[card]}"
            f"{looked}."
        )
    if kind == "enemy-struck":
        return f"{pack.names[public[2]]} is lost from the attack on {places[public[0]]}."
    if kind == "attack-moved":
        return f"The attack on {places[public[0]]} moves to {places[public[1]]}."
    if kind == "attack-defeated":
        return f"The attack of {names[public[1]]} on {places[public[0]]} is defeated."
    if kind == "strengthened":
        return f"{names[public[0]]} adds {public[2]} to the defence of {places[public[1]]} with U.N.I.T."
    if kind == "fought":
        place, defence, attack, won = public
        return f"{places[place]}: {defence} against {attack}, {'the defence holds' if won else 'the attack wins'}."
    if kind == "teselecta":
        return (
            f"{names[public[0]]} plays {pack.names[public[2]]} and takes {_cards(pack, public[4:])} back "
            f"from {places[public[1]]}."
        )
    if kind == "game-end-shown":
        return "The Game End card shows."
    if kind == "final-began":
        return "The End Game period begins."
    if kind == "reshuffled":
        return f"{_count(public[0])} of the discard pile become the new deck."
    endings = (
        "five Dalek counters in play",
        "five TARDIS counters in play",
        "nobody can act any more",
        "thirty rounds are over",
    )
    return f"The game is over: {endings[public[0]]}."


def _cards(pack: Pack, types: tuple[int, ...]) -> str:
    return ", ".join(pack.names[type_] for type_ in types) or "nothing"


def _count(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"
