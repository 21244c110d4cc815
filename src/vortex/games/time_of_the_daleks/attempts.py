"""The Adventure at hand as an `Attempt`: dice, challenge, and all means that one seat knows of."""

from __future__ import annotations

from vortex.dice.attempt import Attempt, Counts, Income, LateDie, Lift, Means, Reroll, Shown, Turn
from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.effects import GIVES_TOKENS, LANGUAGE, SELF
from vortex.games.time_of_the_daleks.icons import EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import (
    BLACK,
    EQUIPMENT,
    FIXED_POINT,
    KNOWS_DILEMMA,
    MOST_TOKENS,
    NO_DILEMMA,
    TIME_LOCKED,
    USED_FACE,
    USED_REROLL,
)
from vortex.games.time_of_the_daleks.rules import playing_cards, pools
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.knowledge import knows
from vortex.kernel.state import NOBODY


def as_known_to(state: DaleksState, seat: int) -> DaleksState:
    """A copy without the cards that this seat does not know: nobody else's hand holds anything unseen, nothing can be
    drawn, and the ship meets no anomaly on its way. Everything said about it could be worked out by the seat itself."""
    twin = state.clone()
    for other in range(twin.seats):
        twin.hands[other] = [card for card in twin.hands[other] if knows(twin.knows, card, seat)]
    for deck in (
        twin.tw_deck,
        twin.location_deck,
        twin.dilemma_deck,
        twin.earth_deck,
        twin.alien_deck,
        twin.anomaly_deck,
    ):
        deck.clear()
    twin.markers = []
    return twin


def unseen_dilemmas(state: DaleksState, seat: int) -> list[int]:
    """TOD-INFO: each of them may be any that lies face-down before this seat, or the next of its deck, as likely as
    every other."""
    lying = [dilemma for dilemma in state.dilemmas if dilemma != NO_DILEMMA]
    everywhere = (*lying, *state.dilemma_deck, *state.dilemma_discard)
    return sorted(one for one in everywhere if not knows(state.knows, KNOWS_DILEMMA + one, seat))


def shown_dice(state: DaleksState) -> Shown:
    return tuple(
        tuple(tuple(state.dice[24 * pool + 6 * colour :][:6]) for colour in range(4))
        for pool in range(pool_count(state))
    )


def pool_count(state: DaleksState) -> int:
    return 1 if state.helper == NOBODY else 2


def attempt(state: DaleksState, dice: Counts) -> Attempt:
    """What can still be done with these dice, by everybody together."""
    pack = state.pack
    count = pool_count(state)
    return Attempt(
        need=state.need,
        faces=pack.die_faces,
        dice=dice,
        room=tuple(pools.pool_limit(state, pool) - state.lost_places(pool) for pool in range(count)),
        box=pack.die_counts[BLACK] - state.imprisoned(BLACK),
        tokens=tuple(state.tokens),
        most_tokens=MOST_TOKENS,
        no_rerolls=bool(state.conditions & FIXED_POINT),
        no_turns=bool(state.conditions & TIME_LOCKED),
        means=tuple(_means(state)),
    )


def _means(state: DaleksState) -> list[Means]:
    found: list[Means] = []
    for seat in range(state.seats):
        pool = state.pool_of(seat)
        if pool >= 0:
            found.append(Reroll(seat, REROLL_PRICE, (pool,), EVERY_COLOUR, 1, endless=True))
            found.append(Turn(seat, FACE_PRICE, (pool,), EVERY_COLOUR, -1, endless=True))
            if state.k9 == seat and not state.k9_used:
                # TOD-RULING-115: K-9 is neither a card nor a charge.
                found.append(Reroll(seat, 0, (pool,), EVERY_COLOUR, 1, is_exempt=True))
        for source in state.sources(seat):
            found += _icons(state, seat, source)
        for card in state.hands[seat]:
            found += _card(state, seat, card)
    return found


def _icons(state: DaleksState, seat: int, source: int) -> list[Means]:
    """TOD-REROLL-04, TOD-FACE-03: unused icons on a console."""
    pack = state.pack
    served = playing_cards.pools_for(state, state.pool_of(seat), source)
    found: list[Means] = []
    if served and pack.reroll_most[source] >= 0 and not state.has_used(source, USED_REROLL):
        found.append(Reroll(seat, 0, served, pack.reroll_colours[source], pack.reroll_most[source]))
    if served and pack.face_symbol[source] >= 0 and not state.has_used(source, USED_FACE):
        found.append(Turn(seat, 0, served, pack.face_colours[source], pack.face_symbol[source]))
    return found


def _card(state: DaleksState, seat: int, card: int) -> list[Means]:
    """TOD-CARD-05: a card in hand that would help after the roll, at its price."""
    pack = state.pack
    if pack.card_type[card] == EQUIPMENT or playing_cards.is_used(state, card):
        return []
    if not any(
        playing_cards.fits_timing(state, seat, card, stage) and pack.is_playable_at[stage][card]
        for stage in (stages.REROLL, stages.FACE)
    ):
        return []
    served = playing_cards.pools_for(state, state.pool_of(seat), card)
    cost = pack.card_cost[card]
    gained = _income(state, card)
    if gained:
        return [Income(seat, cost, gained)]
    if pack.ability[card] == "unfix":
        return [Lift(seat, cost, False)]
    if pack.ability[card] == "unlock":
        return [Lift(seat, cost, True)]
    if not served:
        return []
    if pack.ability[card] == "late-die":
        return [LateDie(seat, cost, served)]
    if pack.reroll_most[card] >= 0:
        return [Reroll(seat, cost, served, pack.reroll_colours[card], pack.reroll_most[card])]
    if pack.face_symbol[card] >= 0:
        return [Turn(seat, cost, served, pack.face_colours[card], pack.face_symbol[card])]
    return []


def _income(state: DaleksState, card: int) -> int:
    """How many tokens a card gives its player, if that is all it does."""
    text = state.pack.texts[state.pack.card_effect[card]]
    if len(text) != 1 or len(text[0]) != 1 or len(text[0][0]) != 1:
        return 0
    effect = text[0][0][0]
    return effect.amount if LANGUAGE.has(effect.verb, GIVES_TOKENS) and effect.scope == SELF else 0
