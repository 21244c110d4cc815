"""Effect words as bots see them: a row each says what playing it is worth, and what it does about an attack.

Worth is in victory points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vortex.games.card_game import effects as verbs
from vortex.games.card_game.advice.looming import Looming, counter_placed
from vortex.games.card_game.advice.worth import TIME_POINT
from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.effects import LANGUAGE
from vortex.games.card_game.numbering import NOWHERE
from vortex.games.card_game.rules.effects import RULES
from vortex.games.card_game.state import CardGameState


def text_worth(state: CardGameState, seat: int, index: int, looming: Looming) -> float:
    """What a Support card says, aimed at the attack that matters most."""
    pack = state.pack
    worth = 0.0
    for effect in pack.effects[index]:
        worth += WORTH[effect.verb].played(state, seat, effect.amount)
    aim = pack.aims[index]
    if aim != NOWHERE:
        aimed = WORTH[aim].aimed
        places = spread(PLACES, RULES[aim].aims(state, seat))
        worth += max((aimed(state, seat, place, looming) for place in places), default=0.0)
    return worth


# -- the words, one by one -------------------------------------------------------------------------


def nothing(state: CardGameState, seat: int, amount: int) -> float:
    return 0.0


def gained(state: CardGameState, seat: int, amount: int) -> float:
    return TIME_POINT * amount


def gained_for_tardis(state: CardGameState, seat: int, amount: int) -> float:
    return TIME_POINT * state.tardis_counters(seat)


def gained_for_daleks(state: CardGameState, seat: int, amount: int) -> float:
    return TIME_POINT * state.dalek_counters(seat)


def known(state: CardGameState, seat: int, amount: int) -> float:
    """For the TP alone it is as good as a discard; there is no reason to let a neighbour have it."""
    return 0.05


def lifted(state: CardGameState, seat: int, amount: int) -> float:
    return 0.3


def exchanged(state: CardGameState, seat: int, amount: int) -> float:
    return 0.5


def widened(state: CardGameState, seat: int, amount: int) -> float:
    return 0.4


def paid(state: CardGameState, seat: int, amount: int) -> float:
    return -0.5


def unaimed(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    raise AssertionError("this word is aimed at no attack")


def seen(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    """A player who knows what is there sends neither too much nor too little."""
    attack = state.attacks[place]
    return 0.05 if all(state.is_up(card) for card in attack) else 0.1 + 0.05 * state.pack.vp[place]


def defeated(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    relieved = looming.daleks[state.controller(place)]
    return state.pack.vp[place] + 0.3 + relieved + counter_placed(state, seat, place)


def struck(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    worth = state.pack.vp[place]
    if len(state.attacks[place]) == 1:
        return worth + looming.daleks[state.controller(place)]
    return 0.3 * worth


def moved(state: CardGameState, seat: int, place: int, looming: Looming) -> float:
    return float(state.pack.vp[place])


class Worth(NamedTuple):
    """A word as bots see it."""

    played: Callable[[CardGameState, int, int], float]
    """What it is worth wherever it is aimed; with seat and amount."""
    aimed: Callable[[CardGameState, int, int, Looming], float] = unaimed
    """What it does about the attack on one's own Location."""


WORTH: Final = LANGUAGE.rows(
    __name__,
    {
        verbs.GAIN: Worth(gained),
        verbs.GAIN_TARDIS: Worth(gained_for_tardis),
        verbs.GAIN_DALEK: Worth(gained_for_daleks),
        verbs.TAKE: Worth(gained),
        verbs.TURN_UP: Worth(known, seen),
        verbs.DEFEAT: Worth(nothing, defeated),
        verbs.DEFEAT_DALEK: Worth(nothing, defeated),
        verbs.STRIKE: Worth(nothing, struck),
        verbs.MOVE: Worth(nothing, moved),
        verbs.LIFT: Worth(lifted),
        verbs.EXCHANGE: Worth(exchanged),
        verbs.WIDEN: Worth(widened),
        verbs.DEFENDER_COST: Worth(paid),
    },
)
"""What an effect word is worth, by its number."""
