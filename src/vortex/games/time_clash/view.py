"""What one seat may see: built by whitelist, plain data.

Keys and numbers alone: what is printed on a card stands in the gallery, in the reader's language.

TC-VIS-01: stacks with every card. TC-VIS-02 to TC-VIS-04: of hands what this seat knows, and a teammate knows no more
than an opponent. TC-VIS-05: decks as counts. TC-VIS-06: the Reserve. TC-VIS-07: what is
pending, the same for everybody.
"""

# TC-RULING-07: counts are public; TC-RULING-27: discard piles are, with their order

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypedDict

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.numbering import (
    BY_GAMBIT,
    ENDINGS,
    OFF,
    PHASE_NAMES,
    SPECIAL,
    STACK_NAMES,
    SUIT_NAMES,
    TEAM_NAMES,
    UNPICKED,
    UNROLLED,
    Ending,
    PhaseName,
    StackName,
    TeamName,
)
from vortex.games.time_clash.pending import NONE, Pending, PendingKind, pending
from vortex.games.time_clash.rules.ending import are_threats_enough
from vortex.games.time_clash.rules.gambit import Gambit, succeeds
from vortex.games.time_clash.rules.match import icons
from vortex.games.time_clash.state import ClashState
from vortex.kernel.knowledge import knows


class CardView(TypedDict):
    key: str
    team: TeamName
    suit: Literal["threat", "quip", "tech", "plan", "special"]
    value: int


class GambitCardView(CardView):
    cancelled: bool


class ArcView(TypedDict):
    key: str
    dalek: int
    tardis: int


class StackView(TypedDict):
    """The oldest card first."""

    type: StackName
    total: int
    cards: list[CardView]


class HandView(TypedDict):
    """`known` are the cards of it that the viewer knows."""

    count: int
    known: list[CardView]


class PendingView(TypedDict):
    """What has been declared and has not happened yet; `answers` is the place in the list of what a counter answers."""

    kind: PendingKind
    seat: int
    card: CardView | None
    option: int | None
    stack: StackName | None
    target: CardView | None
    answers: int | None


class GambitView(TypedDict):
    """`winning_faces` are those of the die that would succeed, until it is rolled; then `rolled` is the face, 0 for the
    one that fails, and `outcome` what it has brought."""

    cards: list[GambitCardView]
    sum: int
    needed: int
    winning_faces: list[int]
    rolled: int | None
    outcome: Literal["success", "failure"] | None


class FlipView(TypedDict):
    """What makes up the flip target: to the base comes a step for each TARDIS of the arcs, and one goes for each
    Dalek."""

    base: int
    step: int
    tardises: int
    daleks: int


class MatchView(TypedDict):
    length: int
    game: int
    wins: list[int]


class ClashView(TypedDict):
    """Lists of two are for the Doctor's team and the Enemy's, lists of three for the stacks. There is no flip target
    before all arcs are picked. `flip_reached` and `threats_reached` say that a stack stands at the flip target, and
    the Threats at their trigger."""

    game: Literal["time-clash"]
    seat: int | None
    teams: list[TeamName]
    match: MatchView
    arcs: list[ArcView | None]
    phase: PhaseName
    turn: int
    turn_began_in: PhaseName
    turn_order: list[int]
    on_turn: int | None
    pawn: StackName | None
    flip_target: int
    flip_reached: bool
    flip_parts: FlipView | None
    threat_trigger: int
    threats_reached: bool
    stacks: list[StackView]
    threats: int
    total: int
    decks: list[int]
    discards: list[list[CardView]]
    removed: list[list[CardView]]
    reserve: list[CardView]
    hands: list[HandView]
    declared: list[CardView]
    pending: list[PendingView]
    gambit: GambitView | None
    asked: int | None
    topic: str
    ending: Ending | None


@lru_cache(maxsize=8)
def _faces(pack: Pack) -> list[CardView]:
    """Every card as it is shown; one dict each, for a view is not changed."""
    return [
        {
            "key": pack.keys[card],
            "team": TEAM_NAMES[pack.team[card]],
            "suit": "special" if pack.suit[card] == SPECIAL else SUIT_NAMES[pack.suit[card]],
            "value": pack.value[card],
        }
        for card in range(len(pack.keys))
    ]


def card_view(pack: Pack, card: int) -> CardView:
    return _faces(pack)[card]


def _cards(pack: Pack, cards: list[int]) -> list[CardView]:
    faces = _faces(pack)
    return [faces[card] for card in cards]


def _arc(state: ClashState, stack: int) -> ArcView | None:
    pack = state.pack
    arc = state.arcs[stack]
    if arc == UNPICKED:
        return None
    return {
        "key": pack.arc_keys[arc],
        "dalek": pack.daleks[arc],
        "tardis": pack.tardises[arc],
    }


def _flip_parts(state: ClashState) -> FlipView | None:
    if UNPICKED in state.arcs:
        return None
    pack = state.pack
    tardises, daleks = icons(pack, state.arcs)
    return {"base": pack.flip_target, "step": pack.icon_step, "tardises": tardises, "daleks": daleks}


def _gambit(state: ClashState) -> GambitView | None:
    """The one that runs, or that has won the match."""
    if state.rolled == UNROLLED and not any(type(frame) is Gambit for frame in state.frames):
        return None
    pack = state.pack
    added = state.contributed()
    is_rolled = state.rolled != UNROLLED
    outcome: Literal["success", "failure"] | None = None
    if is_rolled:
        outcome = "success" if state.over and state.how == BY_GAMBIT else "failure"
    return {
        "cards": [
            {**card_view(pack, card), "cancelled": state.cancelled >> card & 1 == 1} for card in state.gambit
        ],
        "sum": added,
        "needed": pack.gambit_target,
        "winning_faces": [] if is_rolled else [face for face in pack.die if succeeds(pack, added, face)],
        "rolled": pack.die[state.rolled] if is_rolled else None,
        "outcome": outcome,
    }


def _pending(pack: Pack, thing: Pending) -> PendingView:
    return {
        "kind": thing.kind,
        "seat": thing.seat,
        "card": None if thing.card == NONE else card_view(pack, thing.card),
        "option": None if thing.option == NONE else thing.option + 1,
        "stack": None if thing.stack == NONE else STACK_NAMES[thing.stack],
        "target": None if thing.target == NONE else card_view(pack, thing.target),
        "answers": None if thing.answers == NONE else thing.answers,
    }


def _hand(state: ClashState, holder: int, seat: int | None) -> HandView:
    """To others a hand has no order, for that would tell which of the cards came last."""
    hand = state.hands[holder]
    known = [card for card in hand if knows(state.knows, card, seat)]
    if holder != seat:
        known.sort()
    return {"count": len(hand), "known": _cards(state.pack, known)}


def view(state: ClashState, seat: int | None) -> ClashView:
    pack = state.pack
    return {
        "game": "time-clash",
        "seat": seat,
        "teams": [TEAM_NAMES[team] for team in state.teams],
        "match": {"length": state.match, "game": state.deal, "wins": state.wins[:]},
        "arcs": [_arc(state, stack) for stack in range(3)],
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "turn_began_in": PHASE_NAMES[state.turn_phase],
        "turn_order": list(state.cycle),
        "on_turn": state.cycle[state.place] if state.cycle else None,
        "pawn": None if state.pawn == OFF else STACK_NAMES[state.pawn],
        "flip_target": state.target,
        "flip_reached": UNPICKED not in state.arcs and max(state.totals) >= state.target,
        "flip_parts": _flip_parts(state),
        "threat_trigger": pack.threat_trigger,
        "threats_reached": are_threats_enough(state),
        "stacks": [
            {"type": STACK_NAMES[stack], "total": state.totals[stack], "cards": _cards(pack, cards)}
            for stack, cards in enumerate(state.stacks)
        ],
        "threats": state.threats,
        "total": sum(state.totals),
        "decks": [len(deck) for deck in state.decks],
        "discards": [_cards(pack, pile) for pile in state.discards],
        "removed": [_cards(pack, pile) for pile in state.removed],
        "reserve": _cards(pack, state.reserve),
        "hands": [_hand(state, holder, seat) for holder in range(state.seats)],
        "declared": _cards(pack, state.declared),
        "pending": [_pending(pack, thing) for thing in pending(state)],
        "gambit": _gambit(state),
        "asked": None if state.over else state.asked,
        "topic": state.topic,
        "ending": ENDINGS[state.how] if state.over else None,
    }
