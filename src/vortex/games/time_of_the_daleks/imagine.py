"""A world that one seat cannot tell from the true one: everything that it does not know is dealt again."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.numbering import ANOMALY_ZONE, KNOWS_DILEMMA, NO_DILEMMA
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.knowledge import reshuffle_unknown
from vortex.kernel.state import ask_again


def determinise(state: DaleksState, seat: int | None, chance: Chance) -> DaleksState:
    """Hands, decks and face-down Dilemmas, and the luck to come."""
    twin = state.clone()
    reshuffle_unknown([*twin.hands, twin.tw_deck, twin.tw_discard], twin.knows, seat, chance)
    _reshuffle_dilemmas(twin, seat, chance)
    for deck in (twin.earth_deck, twin.alien_deck, twin.location_deck, twin.anomaly_deck):
        # Nobody ever knows a card in these, nor its place; what is in them is open by what is not.
        deck.sort()
        chance.shuffle(deck)
    twin.chance = FastChance(chance.below(1 << 32))
    ask_again(twin)
    return twin


def _reshuffle_dilemmas(twin: DaleksState, seat: int | None, chance: Chance) -> None:
    zones = [zone for zone in range(ANOMALY_ZONE) if twin.dilemmas[zone] != NO_DILEMMA]
    lying = [twin.dilemmas[zone] for zone in zones]
    reshuffle_unknown(
        [lying, twin.dilemma_deck, twin.dilemma_discard], twin.knows, seat, chance, KNOWS_DILEMMA
    )
    for zone, dilemma in zip(zones, lying, strict=True):
        twin.dilemmas[zone] = dilemma
