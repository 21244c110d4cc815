"""What one seat may see, built by whitelist from public facts and the marks of who knows which card.

CG-RULING-05: numbers of cards are public, faces are not (CG-VIS-01 to CG-VIS-05).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    COLOURS,
    COUNTERS,
    DEFENDING,
    DISCARDING,
    ENDINGS,
    EXCHANGING,
    MODES,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    RESERVING,
    STRIKING,
    Cards,
    Colour,
    Ending,
    Mode,
)
from vortex.games.card_game.rules.conflict import Conflict, attack_total, defence_total, falls_to_amy
from vortex.games.card_game.rules.reserve import can_enter, reserve_limit, reserve_taken
from vortex.games.card_game.rules.scoring import scorer, scores, winners
from vortex.games.card_game.state import CardGameState
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import NOBODY

Action = Literal["defend", "attack", "reserve", "discard", "support"]

ACTIONS: dict[int, Action] = {
    DEFENDING: "defend",
    ATTACKING: "attack",
    RESERVING: "reserve",
    DISCARDING: "discard",
    AIMING: "support",
    PAYING: "support",
    EXCHANGING: "support",
    STRIKING: "support",
    MOVING: "support",
}

JOINING: dict[int, Literal["defender", "enemy"]] = {DEFENDING: "defender", ATTACKING: "enemy"}


class CardsView(TypedDict):
    """How many there are, and those that the viewer knows."""

    count: int
    cards: list[str]


class ReserveView(TypedDict):
    """Face-down cards as far as the viewer knows them, and all that lie face-up; `free` places are left."""

    limit: int
    free: int
    count: int
    cards: list[str]
    face_up: list[str]


class AttackCard(TypedDict):
    face_up: bool
    card: str | None


class AttackView(TypedDict):
    controller: int
    cards: list[AttackCard]


class LocationView(TypedDict):
    """`scorer`: the seat that it counts for, by what lies open. The strengths are of those cards that the viewer
    knows."""

    location: str
    vp: int
    scorer: int | None
    tp: int
    tardis: bool
    defenders: CardsView
    known_defence: int
    attack: AttackView | None
    known_attack: int


class PlayerView(TypedDict):
    """Of counters those that are left; the VP as Locations count by what lies open, and whether these are the most;
    `passes_to` is who gets the cards that are passed on."""

    seat: int
    colour: Colour | None
    vp: int
    leads: bool
    tp: int
    tardis_counters: int
    dalek_counters: int
    hand: CardsView
    reserve: ReserveView
    line: list[LocationView]
    passes_to: int


class DeckView(TypedDict):
    """Above and below the Game End card."""

    above: int
    below: int


class ConflictView(TypedDict):
    """A conflict that waits for an answer, with the strengths as they stand while all cards are turned up and
    Defenders are there; `short` is what the defence lacks to hold."""

    location: str
    owner: int
    attacker: int
    defence: int | None
    attack: int | None
    short: int | None


class ChoosingView(TypedDict):
    """What the viewer is putting together; where it is to fight it has a strength, and cards of one `kind` can join."""

    action: Action
    kind: Literal["defender", "enemy"] | None
    location: str | None
    cards: list[str]
    strength: int | None


class CardGameView(TypedDict):
    """Every player begins with so many `counters` of each kind, and ends a turn with `kept` cards, which are passed on.
    There are `game_cards` in all, wherever they lie.

    Players see besides which own cards are `barred` from the reserve, and what they `passed` to the right and still
    know there; everybody sees at the end how it came and who won."""

    game: Literal["card-game"]
    seat: int | None
    mode: Mode
    turn: int
    now: int
    first: int
    final_turns: int
    asked: int
    supply: int
    counters: int
    kept: int
    game_cards: int
    deck: DeckView
    discards: list[str]
    removed: list[str]
    players: list[PlayerView]
    conflict: ConflictView | None
    over: bool
    barred: NotRequired[list[str]]
    passed: NotRequired[list[str]]
    choosing: NotRequired[ChoosingView]
    ending: NotRequired[Ending]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


def view(state: CardGameState, seat: int | None) -> CardGameView:
    me = PUBLIC if seat is None else 1 << seat
    pack = state.pack
    below = state.below_game_end()
    seen: CardGameView = {
        "game": "card-game",
        "seat": seat,
        "mode": MODES[state.mode],
        "turn": state.turn,
        "now": state.now,
        "first": state.first,
        "final_turns": state.final_turns,
        "asked": state.asked,
        "supply": state.supply,
        "counters": COUNTERS,
        "kept": state.minimum,
        "game_cards": len(pack.type_of),
        "deck": {"above": len(state.deck) - below, "below": below},
        "discards": [pack.keys[pack.type_of[card]] for card in state.discards],
        "removed": [pack.keys[pack.type_of[card]] for card in state.removed],
        "players": _players(state, me, seat),
        "conflict": _conflict(state),
        "over": state.over,
    }
    if seat is not None:
        # CG-RULING-53: which of the viewer's cards may not go into the reserve.
        types = sorted(pack.type_of[card] for card in state.held(seat) if not can_enter(state, card))
        seen["barred"] = [pack.keys[type_] for type_ in types]
        seen["passed"] = _passed(state, seat)
    if seat is not None and seat == state.now and state.action != NOTHING:
        seen["choosing"] = {
            "action": ACTIONS[state.action],
            "kind": JOINING.get(state.action),
            "location": pack.place_keys[state.target] if state.target != NOWHERE else None,
            "cards": [pack.keys[pack.type_of[card]] for card in state.chosen],
            "strength": pack.strength(state.chosen) if state.action in (DEFENDING, ATTACKING) else None,
        }
    if state.over:
        totals = scores(state)
        seen["ending"] = ENDINGS[state.ending]
        seen["scores"] = list(totals)
        seen["winners"] = list(winners(totals))
    return seen


def _known(state: CardGameState, cards: Cards, me: int) -> list[str]:
    """The faces among some cards that this seat knows; sorted, because copies cannot be told apart."""
    if not cards:
        return []
    pack = state.pack
    return [pack.keys[t] for t in sorted([pack.type_of[card] for card in cards if state.knows[card] & me])]


def _known_strength(state: CardGameState, cards: Cards, me: int) -> int:
    return state.pack.strength(tuple([card for card in cards if state.knows[card] & me])) if cards else 0


def _passed(state: CardGameState, seat: int) -> list[str]:
    """CG-VIS-09: what this seat passed on and still knows in the hand to its right.

    A seat knows the cards of that hand that it passed and those that everybody saw return; so any other known card
    was passed.
    """
    right = state.right(seat)
    secret = tuple(card for card in state.held(right) if state.knows[card] < PUBLIC)
    return _known(state, secret, 1 << seat)


def _players(state: CardGameState, me: int, viewer: int | None) -> list[PlayerView]:
    pack = state.pack
    scorers = {place: scorer(state, place) for line in state.lines for place in line}
    totals = [
        sum([pack.vp[place] for place, by in scorers.items() if by == seat]) for seat in range(state.seats)
    ]
    leaders = winners(tuple(totals))
    return [
        _player(state, seat, me, viewer, scorers, totals[seat], seat in leaders)
        for seat in range(state.seats)
    ]


def _player(
    state: CardGameState,
    seat: int,
    me: int,
    viewer: int | None,
    scorers: dict[int, int],
    vp: int,
    leads: bool,
) -> PlayerView:
    pack = state.pack
    hand = state.hands[seat]
    # CG-VIS-09: a player knows their own cards, those they passed on, and what everybody saw return.
    held = hand if viewer == seat else state.held(seat)
    limit = reserve_limit(state, seat)
    return {
        "seat": seat,
        "colour": COLOURS[state.colours[seat]] if seat < len(state.colours) else None,
        "vp": vp,
        "leads": leads,
        "tp": state.tp[seat],
        "tardis_counters": COUNTERS - state.tardis_counters(seat),
        "dalek_counters": COUNTERS - state.dalek_counters(seat),
        "hand": {"count": len(held), "cards": _known(state, held, me)},
        "reserve": {
            "limit": limit,
            "free": max(0, limit - reserve_taken(state, seat)),
            "count": len(state.reserves[seat]),
            "cards": _known(state, state.reserves[seat], me),
            "face_up": [pack.keys[pack.type_of[card]] for card in state.shown[seat]],
        },
        "line": [_location(state, place, me, scorers[place]) for place in state.lines[seat]],
        "passes_to": state.right(seat),
    }


def _location(state: CardGameState, place: int, me: int, scored_by: int) -> LocationView:
    """CG-VIS-06, CG-VIS-10: the VP are always in sight, an attack shows whose it is."""
    pack = state.pack
    guards = state.guards.get(place, ())
    attackers = state.attacks.get(place, ())
    attack: AttackView | None = None
    if place in state.attacks:
        attack = {
            "controller": state.controller(place),
            "cards": [
                {
                    "face_up": state.is_up(card),
                    "card": pack.keys[pack.type_of[card]] if state.knows[card] & me else None,
                }
                for card in attackers
            ],
        }
    return {
        "location": pack.place_keys[place],
        "vp": pack.vp[place],
        "scorer": None if scored_by == NOBODY else scored_by,
        "tp": pack.tp[place],
        "tardis": bool(state.tardis >> place & 1),
        "defenders": {"count": len(guards), "cards": _known(state, guards, me)},
        "known_defence": _known_strength(state, guards, me),
        "attack": attack,
        "known_attack": _known_strength(state, attackers, me),
    }


def _conflict(state: CardGameState) -> ConflictView | None:
    for frame, _, tally in state.stack:
        if isinstance(frame, Conflict):
            place = frame.place
            defence = attack = short = None
            guards = state.guards.get(place, ())
            if guards and all(state.is_up(card) for card in guards + state.attacks[place]):
                # The tally holds what U.N.I.T. has added; what is still to lose comes after the Defenders have gone.
                defence = defence_total(state, place) + tally
                attack = attack_total(state, place)
                short = 0 if falls_to_amy(state, place) else max(0, attack - defence)
            return {
                "location": state.pack.place_keys[place],
                "owner": state.owner(place),
                "attacker": state.controller(place),
                "defence": defence,
                "attack": attack,
                "short": short,
            }
    return None
