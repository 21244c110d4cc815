"""A world that one seat cannot tell from the true one."""

from __future__ import annotations

from vortex.games.time_clash.numbering import DOCTOR, ENEMY
from vortex.games.time_clash.state import ClashState
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.knowledge import reshuffle_unknown
from vortex.kernel.state import ask_again


def determinise(state: ClashState, seat: int | None, chance: Chance) -> ClashState:
    """The cards that the seat does not know change places within each team's deck and hands; luck starts anew."""
    twin = state.clone()
    twin.chance = FastChance(chance.below(1 << 32))
    for team in (DOCTOR, ENEMY):
        zones = [twin.decks[team]]
        zones += [twin.hands[other] for other in range(twin.seats) if twin.teams[other] == team]
        reshuffle_unknown(zones, twin.knows, seat, chance)
    ask_again(twin)
    return twin
