"""Matches about to begin, and games won at once."""

from __future__ import annotations

from tests.games.time_clash.positions import (
    DOCTOR,
    GAME,
    cards,
    do,
)

from vortex.games.time_clash.state import ClashState
from vortex.kernel.chance import FastChance

PACK = GAME.pack


def new(seats: int = 2, match: int = 3, lone: str = "enemy", seed: int = 7) -> ClashState:
    return GAME.new({"match": match, "lone": lone}, seats, seed)


def begin(state: ClashState) -> ClashState:
    """Up to the first question of the first turn."""
    return do(state, "preset")


def win_for(state: ClashState, team: int) -> ClashState:
    """Bring the present game to its end: the team wins on a turn limit."""
    state.turn = PACK.game_turns
    state.stacks = [cards("save-gallifrey") if team == DOCTOR else cards("conquer-earth"), [], []]
    for zone in (*state.decks, *state.hands):
        for number in state.stacks[0]:
            if number in zone:
                zone.remove(number)
    state.derive()
    chance = FastChance(1)
    game = state.deal
    while state.deal == game and not state.over:
        # The quietest choice: decline, or discard to pass.
        quiet = [c for c in state.options if c == 0 or GAME.notation.write(c).startswith("discard")]
        GAME.apply(state, quiet[0] if quiet else state.options[chance.below(len(state.options))])
    return state
