"""Questions that effect texts put: alternatives, Daleks, who gets something."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.advice.effects import after_effects
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.choices import CHOOSE, DALEK_AT, GIVE
from vortex.games.time_of_the_daleks.effects import SELF
from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES, is_earth, is_tile_zone, place_of
from vortex.games.time_of_the_daleks.rules.effects import CarryOut, ForAnother
from vortex.kernel.effects import Effect


def alternative_scores(outlook: Outlook) -> list[float]:
    state = outlook.state
    frame = state.frame
    assert isinstance(frame, CarryOut)
    part = state.pack.texts[frame.text][state.tally]
    return [
        after_effects(state.pack, outlook.start, outlook.seat, part[choice - CHOOSE], frame.zone).probability(
            outlook.seat
        )
        for choice in state.options
    ]


def another_scores(outlook: Outlook) -> list[float]:
    state = outlook.state
    frame = state.frame
    assert isinstance(frame, ForAnother)
    effect = Effect(frame.verb, SELF, frame.amount)
    return [
        after_effects(state.pack, outlook.start, choice - GIVE, (effect,), frame.zone).probability(
            outlook.seat
        )
        for choice in state.options
    ]


def dalek_scores(outlook: Outlook) -> list[float]:
    """Topics dalek-on-earth and remove-dalek: off Earth first, then away from the Doctor's own place."""
    state = outlook.state
    here = state.places[outlook.seat]
    own = place_of(here) if is_earth(here) or is_tile_zone(here) else -1
    removing = state.topic == "remove-dalek"
    scores: list[float] = []
    for choice in state.options:
        place = choice - DALEK_AT
        after = outlook.start.copy()
        if removing:
            after.daleks -= 1
            after.on_earth -= 1 if place < EARTH_ZONES else 0
        near = 0.002 if place == own else 0.0
        scores.append(after.probability(outlook.seat) + (near if removing else -near))
    return scores
