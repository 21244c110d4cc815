"""Whole games, one for each kind of ending: options, seats, seed and all choices in notation.

Two of them are random games whose seeds were searched for. Two are played by a policy that looks at everything,
because by chance nobody collects five TARDIS counters or stretches the End Game period over thirty rounds.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.card_game.positions import GAME

from vortex.games.card_game import choices as c
from vortex.games.card_game.numbering import FINAL, LOCATION, NOTHING, SUPPORT
from vortex.games.card_game.rules.conflict import attack_total
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance
from vortex.kernel.game import OptionValue
from vortex.kernel.state import PASS

Scenario = tuple[dict[str, OptionValue], int, int, list[str]]
Policy = Callable[[CardGameState, FastChance], int]


def play(options: dict[str, OptionValue], seats: int, seed: int, policy: Policy) -> Scenario:
    state = GAME.new(options, seats, seed)
    luck = FastChance(seed)
    texts: list[str] = []
    while not state.over:
        choice = policy(state, luck)
        texts.append(GAME.notation.write(choice))
        GAME.apply(state, choice)
    return options, seats, seed, texts


def at_random(state: CardGameState, luck: FastChance) -> int:
    return luck.pick(state.options)


def for_tardis_counters(state: CardGameState, luck: FastChance) -> int:
    """The first seat collects TARDIS counters; the others send single Enemies against it and nothing else."""
    pack = state.pack
    hero = 0
    options = state.options
    if state.topic not in ("turn", "final"):
        return options[0]
    mine = state.owned[hero]
    if state.now != hero:
        for place in range(40):
            open_to_attack = (
                mine >> place & 1 and not (state.tardis | state.attacked | state.guarded) >> place & 1
            )
            if c.ATTACK + place in options and open_to_attack:
                return c.ATTACK + place
        if state.action != NOTHING:
            return options[0]
    else:
        if state.action == NOTHING:
            for choice in options:
                if c.PLAY <= choice < c.PLAY + 96 and pack.type_kind[choice - c.PLAY] == LOCATION:
                    return choice
            strength = sum(
                {
                    pack.type_of[card]: pack.strength_of[card] for card in state.hands[hero] if card < 26
                }.values()
            )
            for place, cards in state.attacks.items():
                if c.DEFEND + place in options and len(cards) == 1 and strength >= attack_total(state, place):
                    return c.DEFEND + place
        else:
            adds = [choice for choice in options if c.ADD <= choice < c.ADD + 96]
            if adds and state.action in (1, 7):
                return adds[0]
            return options[0]
    calm = [choice for choice in options if not c.ATTACK <= choice < c.ATTACK + 40]
    calm = [choice for choice in calm if not c.DEFEND <= choice < c.DEFEND + 40] or options
    if PASS in calm:
        return PASS
    discards = [choice for choice in calm if c.DISCARD <= choice < c.DISCARD + 96]
    keep_defenders = [choice for choice in discards if choice - c.DISCARD >= 4]
    return luck.pick(keep_defenders or discards or calm)


def for_many_rounds(state: CardGameState, luck: FastChance) -> int:
    """Everybody saves cards and TP for the End Game period and then makes as many actions of them as can be."""
    options = state.options
    if state.topic not in ("turn", "final"):
        return options[0]
    ranks = {choice: _length_of_life(state, choice) for choice in options}
    best = max(ranks.values())
    return luck.pick([choice for choice in options if ranks[choice] == best])


def _length_of_life(state: CardGameState, choice: int) -> int:
    """How well a choice serves a long End Game period: a card is put in reserve, taken up and then spent for TP."""
    kind = c.TABLE.kind(choice)
    argument = choice - kind.base
    if kind.base == PASS:
        return 90
    if kind.base in (c.PLAY, c.RESERVE):
        worth = _worth(state, argument)
        if state.mode == FINAL:
            return 80 - worth // 10 if kind.base == c.RESERVE else 10 + worth
        if kind.base == c.RESERVE:
            return 40 if worth > 45 else -1
        return 30 if state.pack.type_kind[argument] == LOCATION and state.supply else -3
    if state.mode != FINAL:
        return {c.DISCARD: 20 - _worth(state, argument) // 10, c.ADD: 10}.get(kind.base, -2)
    hand = state.hands[state.now]
    fresh = any(card not in state.barred for card in hand)
    if kind.base == c.BUY:
        return 65 if argument == 0 and not fresh else -1
    if kind.base == c.PICKUP:
        return 85 if fresh or not hand else 1
    if kind.base == c.RECALL:
        return 0
    if kind.base == c.DISCARD:
        return 30 - _worth(state, argument) // 10
    return -1


def _worth(state: CardGameState, type_: int) -> int:
    """What a card is good for at the end: TP, or another card."""
    pack = state.pack
    if pack.type_kind[type_] == LOCATION:
        tp = pack.tp[pack.place_keys.index(pack.keys[type_])]
        return 40 + 5 * min(tp, state.supply)
    if pack.type_kind[type_] == SUPPORT:
        index = type_ - pack.first_support
        if pack.exchanges[index]:
            return 60
        if pack.gains[index]:
            return 50
        if pack.widens[index]:
            return 59 if state.mode != FINAL else 35
    return 0


def dalek_counters() -> Scenario:
    """Somebody has five attacks out at the start of a turn."""
    return play({}, 4, DALEK_SEED, at_random)


def tardis_counters() -> Scenario:
    """Somebody has five TARDIS counters out at the start of a turn."""
    return play({}, 3, TARDIS_SEED, for_tardis_counters)


def game_end_card() -> Scenario:
    """The Game End card shows, and the End Game period runs until somebody cannot act."""
    return play({}, 4, GAME_END_SEED, at_random)


def round_limit() -> Scenario:
    """The End Game period lasts thirty rounds."""
    return play({"final-reserve": True}, 3, ROUNDS_SEED, for_many_rounds)


def two_players() -> Scenario:
    """The variant for two, played to its end."""
    return play({"two-player-variant": True}, 2, TWO_SEED, at_random)


DALEK_SEED = 3
TARDIS_SEED = 0
GAME_END_SEED = 41
ROUNDS_SEED = 9
TWO_SEED = 3

SCENARIOS: dict[str, Callable[[], Scenario]] = {
    "dalek-counters": dalek_counters,
    "tardis-counters": tardis_counters,
    "game-end-card": game_end_card,
    "round-limit": round_limit,
    "two-players": two_players,
}
