"""Timey-Wimey cards: what playing one brings, and which to give up. Cards that act on dice are judged in `building`
and `rolling`."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.effects import after_text, most_behind
from vortex.games.time_of_the_daleks.advice.kits import full_kit
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.advice.standing import Standing
from vortex.games.time_of_the_daleks.choices import (
    DISCARD,
    DISMISS,
    GIVE,
    INSTALL,
    LOSE,
    PAY_CARD,
    PAY_SONIC,
    PLAY,
    TARGET,
    UNINSTALL,
    USE,
)
from vortex.games.time_of_the_daleks.numbering import (
    COMPANION_SOURCE,
    EQUIPMENT,
    MOST_CARDS,
    TRANSFER,
    is_anomaly,
    is_earth,
)
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.rules.playing_cards import is_open
from vortex.games.time_of_the_daleks.rules.prepare import has_free_slot, install_cost
from vortex.games.time_of_the_daleks.rules.resolve import fail_text
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import PASS

_SAMPLES: Final = 4
"""Dilemmas that might come instead of one that is discarded."""
LEAST: Final = 2e-4
"""Decides between things that cost nothing."""


def play_value(outlook: Outlook, card: int) -> float:
    """The thinking seat plays this card, not for its dice."""
    value = after_play(outlook, card).probability(outlook.seat) - outlook.now
    ability = outlook.state.pack.ability[card]
    if ability:
        value += _ability_value(outlook, ability)
    return value


def after_play(outlook: Outlook, card: int) -> Standing:
    """The card is paid for, its words are carried out, and it is gone."""
    state = outlook.state
    pack = state.pack
    seat = outlook.seat
    start = outlook.start.copy()
    start.tokens[seat] -= pack.card_cost[card]
    start.cards[seat] -= 1
    if pack.card_type[card] == TRANSFER and state.seats > 1:
        start.cards[most_behind(start, seat)] += 1
    if pack.card_effect[card]:
        start = after_text(pack, start, seat, pack.card_effect[card], state.places[seat])
    return start


def _ability_value(outlook: Outlook, ability: str) -> float:
    """A card with a special power, away from the dice."""
    state = outlook.state
    is_mine = state.active == outlook.seat
    if ability == "steer":
        return 0.012 if is_mine else 0.0
    if ability == "scan":
        return outlook.gain(0.4)
    if ability == "banish":
        return _banish_now(outlook)
    return 0.0


def _banish_now(outlook: Outlook) -> float:
    """Worth it for a player who is about to face a Dilemma that is worse than most; before the Travel step there is
    always another place to go."""
    state = outlook.state
    here = state.places[outlook.seat]
    if state.topic != "recruit" or is_anomaly(here) or not is_open(state, here):
        return 0.0
    return banish_value(outlook, here)


def banish_value(outlook: Outlook, zone: int) -> float:
    """How much better it would be to face some other Dilemma in this zone than the one that lies there."""
    state = outlook.state
    others = state.dilemma_deck[-_SAMPLES:]
    if not others:
        return 0.0
    kit = full_kit(state, outlook.seat)
    mean = sum(outlook.visit(zone, dilemma, kit) for dilemma in others) / len(others)
    return mean - outlook.visit(zone, state.dilemmas[zone], kit)


def prepare_scores(outlook: Outlook) -> list[float]:
    state = outlook.state
    seat = outlook.seat
    worth = outlook.book.console_worth
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(0.0)
        elif INSTALL <= choice < INSTALL + MOST_CARDS:
            card = choice - INSTALL
            better = worth[card] - outlook.book.card_worth[card]
            scores.append(outlook.gain(better) - outlook.price(seat, install_cost(state, seat, card), 0))
        elif UNINSTALL <= choice < UNINSTALL + MOST_CARDS:
            scores.append(_exchange_value(outlook, choice - UNINSTALL))
        elif DISMISS <= choice < PLAY:
            scores.append(outlook.gain(-worth[COMPANION_SOURCE + choice - DISMISS]) - LEAST)
        elif PLAY <= choice < PLAY + MOST_CARDS:
            scores.append(play_value(outlook, choice - PLAY))
        else:
            text = state.pack.prepare[choice - USE]
            scores.append(outlook.text(seat, text, state.places[seat]) + LEAST)
    return scores


def _exchange_value(outlook: Outlook, card: int) -> float:
    """Equipment makes room only for something better that can be paid for."""
    state = outlook.state
    seat = outlook.seat
    worth = outlook.book.console_worth
    best = 0.0
    if not has_free_slot(state, seat):
        for other in state.hands[seat]:
            cost = install_cost(state, seat, other)
            if state.pack.card_type[other] == EQUIPMENT and cost <= state.tokens[seat]:
                best = max(best, worth[other] - 0.3 - 0.2 * cost)
    return outlook.gain(best - worth[card]) - LEAST


def window_scores(outlook: Outlook) -> list[float]:
    """A window outside the dice: playing a card or not."""
    return [
        0.0 if choice == PASS else play_value(outlook, choice - PLAY) - LEAST
        for choice in outlook.state.options
    ]


def before_paying_scores(outlook: Outlook) -> list[float]:
    """The window before a fail cost: what the cost leaves, with the card or without."""
    state = outlook.state
    text, zone = fail_text(state), state.adventure_zone
    scores: list[float] = []
    for choice in state.options:
        start = outlook.start if choice == PASS else after_play(outlook, choice - PLAY)
        found = after_text(state.pack, start, outlook.seat, text, zone) if text else start
        scores.append(found.probability(outlook.seat) - (0.0 if choice == PASS else LEAST))
    return scores


def price_scores(outlook: Outlook) -> list[float]:
    """A card that is of little use pays better than tokens, and the other way round."""
    frame = outlook.state.frame
    price = frame.price if isinstance(frame, PayPrice) else 1
    return [
        -outlook.price(outlook.seat, price, 0)
        if choice == PAY_SONIC
        else card_loss(outlook, choice - PAY_CARD)
        for choice in outlook.state.options
    ]


def card_loss(outlook: Outlook, card: int) -> float:
    return outlook.gain(-outlook.book.card_worth[card])


def discard_scores(outlook: Outlook) -> list[float]:
    return [
        card_loss(outlook, choice - DISCARD) if choice >= DISCARD else play_value(outlook, choice - PLAY)
        for choice in outlook.state.options
    ]


def lose_scores(outlook: Outlook) -> list[float]:
    """A Companion or installed Equipment has to go."""
    worth = outlook.book.console_worth
    return [
        outlook.gain(-worth[COMPANION_SOURCE + choice - LOSE])
        if choice >= LOSE
        else outlook.gain(-worth[choice - UNINSTALL])
        for choice in outlook.state.options
    ]


def target_scores(outlook: Outlook) -> list[float]:
    """Topics scan and banish: Earth and the Doctor's own place matter most."""
    state = outlook.state
    if state.topic == "banish":
        return [banish_value(outlook, choice - TARGET) for choice in state.options]
    here = state.places[outlook.seat]
    return [
        0.01 if choice - TARGET == here else 0.005 if is_earth(choice - TARGET) else 0.0
        for choice in state.options
    ]


def receiver_scores(outlook: Outlook, worth: float) -> list[float]:
    """Another player gets something good: preferably one who comes close behind this seat, not ahead of it."""
    scores: list[float] = []
    for choice in outlook.state.options:
        if choice < GIVE:
            scores.append(outlook.now + play_value(outlook, choice - PLAY))
            continue
        richer = outlook.start.copy()
        richer.strength[choice - GIVE] += worth
        scores.append(richer.probability(outlook.seat))
    return scores


def is_dice_card(state: DaleksState, card: int) -> bool:
    """Whether a card works on dice or pools."""
    return state.pack.has_dice_icon[card] or state.pack.ability[card] in (
        "shield",
        "unfix",
        "unlock",
        "late-die",
        "timescoop",
    )
