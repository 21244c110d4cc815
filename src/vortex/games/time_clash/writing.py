"""The table written down as plain data, and read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vortex.games.time_clash.rules.setup import orders_of
from vortex.games.time_clash.state import ClashState


def dump_table(state: ClashState) -> dict[str, Any]:
    return {
        "match": state.match,
        "teams": list(state.teams),
        "arcs": list(state.arcs),
        "target": state.target,
        "wins": state.wins[:],
        "deal": state.deal,
        "loser": state.loser,
        "how": state.how,
        "starters": state.starters[:],
        "turns": state.turns,
        "cycle": list(state.cycle),
        "phase": state.phase,
        "turn_phase": state.turn_phase,
        "pawn": state.pawn,
        "stacks": [cards[:] for cards in state.stacks],
        "decks": [cards[:] for cards in state.decks],
        "discards": [cards[:] for cards in state.discards],
        "removed": [cards[:] for cards in state.removed],
        "hands": [cards[:] for cards in state.hands],
        "reserve": state.reserve[:],
        "declared": state.declared[:],
        "gambit": state.gambit[:],
        "cancelled": state.cancelled,
        "rolled": state.rolled,
        "turn": state.turn,
        "place": state.place,
        "raised": state.raised,
        "spent": state.spent,
    }


def restore_table(state: ClashState, data: Mapping[str, Any]) -> None:
    """Totals, Threats, powers, orders and what is out of sight follow from the rest (TC-STACK-06)."""
    state.clear()
    state.arcs = tuple(data["arcs"])
    state.target = data["target"]
    state.wins = list(data["wins"])
    state.deal = data["deal"]
    state.loser = data["loser"]
    state.how = data["how"]
    state.starters = list(data["starters"])
    state.turns = data["turns"]
    state.cycle = tuple(data["cycle"])
    state.orders = orders_of(state.teams, state.cycle)
    state.phase = data["phase"]
    state.turn_phase = data["turn_phase"]
    state.pawn = data["pawn"]
    state.stacks = [list(cards) for cards in data["stacks"]]
    state.decks = [list(cards) for cards in data["decks"]]
    state.discards = [list(cards) for cards in data["discards"]]
    state.removed = [list(cards) for cards in data["removed"]]
    state.hands = [list(cards) for cards in data["hands"]]
    state.reserve = list(data["reserve"])
    state.declared = list(data["declared"])
    state.gambit = list(data["gambit"])
    state.cancelled = data["cancelled"]
    state.rolled = data["rolled"]
    state.turn = data["turn"]
    state.place = data["place"]
    state.raised = data["raised"]
    state.spent = data["spent"]
    state.derive()
