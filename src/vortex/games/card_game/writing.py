"""The table written down as plain data, and read again. Kernel fields and the question are the kernel's business."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vortex.games.card_game.numbering import FINAL, TIME_POINTS
from vortex.games.card_game.state import CardGameState


def dump_table(state: CardGameState) -> dict[str, Any]:
    return {
        "colours": state.colours[:],
        "hands": [list(cards) for cards in state.hands],
        "reserves": [list(cards) for cards in state.reserves],
        "shown": [list(cards) for cards in state.shown],
        "barred": f"{state.barred:x}",
        "lines": [list(places) for places in state.lines],
        "guards": [[place, *state.guards[place]] for place in sorted(state.guards)],
        "attacks": [
            [place, state.controller(place), *state.attacks[place]] for place in sorted(state.attacks)
        ],
        "paid": f"{state.paid:x}",
        "tardis": f"{state.tardis:x}",
        "tp": state.tp[:],
        "deck": state.deck[:],
        "discards": state.discards[:],
        "shuffled": state.shuffled,
        "removed": list(state.removed),
        "spare_starts": list(state.spare_starts),
        "mode": state.mode,
        "first": state.first,
        "now": state.now,
        "turn": state.turn,
        "final_turns": state.final_turns,
        "action": state.action,
        "target": state.target,
        "chosen": list(state.chosen),
        "ending": state.ending,
    }


def fill_table(state: CardGameState, data: Mapping[str, Any]) -> None:
    """The other way round: what was written down, onto a fresh table."""
    state.colours = list(data["colours"])
    state.hands = [tuple(cards) for cards in data["hands"]]
    state.reserves = [tuple(cards) for cards in data["reserves"]]
    state.shown = [tuple(cards) for cards in data["shown"]]
    state.barred = int(data["barred"], 16)
    state.lines = [tuple(places) for places in data["lines"]]
    state.owned = [sum(1 << place for place in line) for line in state.lines]
    state.laid = sum(state.owned)
    for place, *cards in data["guards"]:
        state.set_guards(place, tuple(cards))
    for place, seat, *cards in data["attacks"]:
        state.open_attack(seat, place, tuple(cards))
    state.paid = int(data["paid"], 16)
    state.tardis = int(data["tardis"], 16)
    state.tp = list(data["tp"])
    state.supply = TIME_POINTS - sum(state.tp)
    state.deck = list(data["deck"])
    state.discards = list(data["discards"])
    state.shuffled = data["shuffled"]
    state.removed = tuple(data["removed"])
    state.spare_starts = tuple(data["spare_starts"])
    state.mode = data["mode"]
    if state.mode == FINAL:
        state.minimum = 0
    state.first = data["first"]
    state.now = data["now"]
    state.turn = data["turn"]
    state.final_turns = data["final_turns"]
    state.action = data["action"]
    state.target = data["target"]
    state.chosen = tuple(data["chosen"])
    state.ending = data["ending"]
