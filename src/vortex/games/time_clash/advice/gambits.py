"""The third step: flipping the disk, and everything in a Gambit, by its chance to succeed."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.advice.race import (
    GAME,
    Race,
    best_added,
    chance_after_flip,
    open_values,
    success,
)
from vortex.games.time_clash.choices import ADD, NEXT, TURN
from vortex.games.time_clash.numbering import DOCTOR, ENEMY
from vortex.games.time_clash.odds import Standing, standing_now
from vortex.games.time_clash.rules.gambit import best_result
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS

_AS_IT_IS: Final = 0.36
"""The chance of the Doctor's team if it can flip and does not."""


def outlook(state: ClashState) -> float:
    """The chance of a Gambit that is begun now, if both sides give what they have."""
    result = best_added(state, DOCTOR) - best_added(state, ENEMY)
    return success(state, result + sum(open_values(state)))


def best_outlook(state: ClashState) -> float:
    """The same if the other side gives nothing from its hands."""
    return success(state, best_added(state, DOCTOR) + sum(open_values(state)))


def flip_scores(state: ClashState) -> list[float]:
    """Not before the stacks are high enough for the first turns of the Endgame."""
    better = chance_after_flip(state) - _AS_IT_IS
    return [0.0 if choice == PASS else GAME * better for choice in state.options]


def gambit_scores(state: ClashState) -> list[float]:
    """A failed Gambit discards the open cards, so it must be likely to succeed, or the last hope."""
    if best_result(state, state.asked) < state.pack.gambit_target:
        return [0.0 if choice == PASS else -GAME for choice in state.options]
    race = Race(state, DOCTOR)
    likely = 0.7 * outlook(state) + 0.3 * best_outlook(state)
    return [
        GAME * (race.waited(likely) if choice == PASS else race.tried(likely)) for choice in state.options
    ]


def turn_scores(state: ClashState) -> list[float]:
    """Open cards that are turned sideways. Both sides look at the whole Gambit as it would come out."""
    standing = _standing(state)
    team = state.teams[state.asked]
    pack = state.pack
    opened = (0, standing.opened[ENEMY]) if team == DOCTOR else (standing.opened[DOCTOR], 0)
    without = _promise(state, standing._replace(opened=opened), team)
    everything = _promise(state, standing, team)
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(without)
        else:
            # It is gone if the Gambit fails, and what is turned first may be all that is needed.
            size = pack.size[state.stacks[choice - TURN][-1]]
            found.append(everything + 0.5 - size / 100.0 * (0.1 if team == DOCTOR else 0.2))
    return found


def contribute_scores(state: ClashState) -> list[float]:
    """A hand card for the Gambit: what it changes against what it is worth later."""
    standing = _standing(state)
    pack = state.pack
    team = state.teams[state.asked]
    takers = standing.takers[1:]
    found: list[float] = []
    for choice in state.options:
        if choice == PASS:
            found.append(_promise(state, standing._replace(takers=takers), team))
        else:
            card = choice - ADD
            then = standing._replace(takers=takers, total=standing.total + pack.value[card])
            found.append(_promise(state, then, team, card) - 1.0 - pack.size[card] / 100.0 * 0.4)
    return found


def _standing(state: ClashState) -> Standing:
    standing = standing_now(state)
    assert standing is not None, "asked in a Gambit"
    return standing


def _promise(state: ClashState, standing: Standing, team: int, given: int = -1) -> float:
    """What the Gambit is worth to a team if from here everybody gives everything; `given` has left its hand."""
    size = state.pack.size
    result = standing.total + standing.opened[DOCTOR] + standing.opened[ENEMY]
    for seat in set(standing.takers):
        values = sorted([size[card] for card in state.hands[seat] if card != given], reverse=True)
        added = sum(values[: standing.takers.count(seat)])
        result += added if state.teams[seat] == DOCTOR else -added
    return GAME * (success(state, result) if team == DOCTOR else -success(state, result))


def next_discard_scores(state: ClashState) -> list[float]:
    """The best one last, where it can be taken back."""
    return [-state.pack.size[choice - NEXT] / 100.0 for choice in state.options]


def replace_scores(state: ClashState) -> list[float]:
    return [0.0 if choice == PASS else 3.0 for choice in state.options]
