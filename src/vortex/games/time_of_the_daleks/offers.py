"""Legal choices in words, with what they cost and what they are aimed at."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_of_the_daleks import gallery, words
from vortex.games.time_of_the_daleks.choices import PLAYER_COLOURS, POOLS, TABLE
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COLOURS,
    DECKS,
    KNOWS_DILEMMA,
    NO_DILEMMA,
    is_anomaly,
    same_location,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE
from vortex.games.time_of_the_daleks.rules.help import calls_for_free, moves_ship
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.rules.prepare import install_cost
from vortex.games.time_of_the_daleks.rules.travel import toll
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.choices import Notation
from vortex.kernel.game import Option
from vortex.kernel.knowledge import knows
from vortex.kernel.words import NOTHING, Words, capital, listing, player, say

Offer = tuple[Words, Words, Words]
"""Words, cost and target."""
Arguments = tuple[int, ...]


def option(state: DaleksState, choice: int, notation: Notation) -> Option:
    kind = TABLE.kind(choice)
    said, cost, target = _SAY[kind.name](state, TABLE.arguments(choice))
    return Option(choice, notation.write(choice), said, kind.rule, cost, target)


def _plain(said: Words, cost: Words = NOTHING) -> Callable[[DaleksState, Arguments], Offer]:
    return lambda state, arguments: (said, cost, NOTHING)


def _or_a_card(price: int) -> Words:
    return say("tod-cost-or-a-card", sonic=words.sonic(price))


_PASSES = {
    "prepare": say("tod-choice-done-preparing"),
    "recruit": say("tod-choice-recruit-nobody"),
    "build-pool": say("tod-choice-done-with-the-pool"),
    "trade-dice": say("tod-choice-keep-the-dice"),
    "reroll": say("tod-choice-stop-rerolling"),
    "dice-to-reroll": say("tod-choice-roll-these"),
    "face": say("tod-choice-stop-turning"),
}


def _pass(state: DaleksState, arguments: Arguments) -> Offer:
    return _PASSES.get(state.topic, say("tod-choice-pass")), NOTHING, NOTHING


# -- set-up and Prepare ----------------------------------------------------------------------------


def _doctor(state: DaleksState, arguments: Arguments) -> Offer:
    doctor = words.doctor(state.pack, arguments[0])
    return say("tod-choice-doctor", doctor=doctor), NOTHING, doctor


def _base(state: DaleksState, arguments: Arguments) -> Offer:
    colour = say(f"tod-player-colour-{PLAYER_COLOURS[arguments[0]]}")
    return say("tod-choice-colour", colour=colour), NOTHING, colour


def _uninstall(state: DaleksState, arguments: Arguments) -> Offer:
    card = words.card(state.pack, arguments[0])
    return say("tod-choice-uninstall", card=card), NOTHING, card


def _install(state: DaleksState, arguments: Arguments) -> Offer:
    card = words.card(state.pack, arguments[0])
    text = gallery.card_text(state.pack, arguments[0])
    cost = words.sonic(install_cost(state, state.asked, arguments[0]))
    return say("tod-choice-install", card=card, text=text), cost, card


def _dismiss(state: DaleksState, arguments: Arguments) -> Offer:
    companion = words.companion(state.pack, arguments[0])
    return say("tod-choice-dismiss", companion=companion), NOTHING, companion


def _play(state: DaleksState, arguments: Arguments) -> Offer:
    card = words.card(state.pack, arguments[0])
    text = gallery.card_text(state.pack, arguments[0])
    price = state.pack.card_cost[arguments[0]]
    return say("tod-choice-play", card=card, text=text), words.sonic(price) if price else NOTHING, card


def _use(state: DaleksState, arguments: Arguments) -> Offer:
    pack, number = state.pack, arguments[0]
    source = words.source(pack, number)
    prepare, ability = pack.prepare[number], pack.ability[number]
    text = words.effects(pack, prepare) if prepare else words.ability(ability)
    cost = words.sonic(1) if ability == "k9-power" else NOTHING
    return say("tod-choice-use", source=source, text=text), cost, source


# -- travel ----------------------------------------------------------------------------------------


def _go(state: DaleksState, arguments: Arguments) -> Offer:
    number = arguments[0]
    zone, text = words.zone(state.pack, number), zone_text(state, number)
    if same_location(state.places[state.asked], number):
        said = say("tod-choice-stay", zone=zone, text=text)
    else:
        said = say("tod-choice-go", zone=zone, text=text)
    due = toll(state, state.asked, number) if state.topic == "travel" else 0
    return said, _or_a_card(due) if due else NOTHING, zone


def zone_text(state: DaleksState, zone: int) -> Words:
    """What waits in a zone, as far as the asked seat knows: symbols, reward, the Dilemma and the fail cost."""
    pack = state.pack
    if is_anomaly(zone):
        anomaly = zone - ANOMALY_ZONE
        parts = [
            words.symbols(pack.anomaly_symbols[anomaly]),
            *_effect_text("tod-face-reward", pack.anomaly_reward[anomaly], state),
            *_effect_text("tod-face-fail", pack.anomaly_fail[anomaly], state),
        ]
    else:
        parts = [
            words.symbols(pack.zone_symbols[zone]),
            *_effect_text("tod-face-reward", pack.zone_reward[zone], state),
            *_dilemma_text(state, state.dilemmas[zone]),
        ]
    return listing(parts, "semicolon")


def _effect_text(message: str, text: int, state: DaleksState) -> list[Words]:
    return [say(message, effects=words.effects(state.pack, text))] if text else []


def _dilemma_text(state: DaleksState, number: int) -> list[Words]:
    if number == NO_DILEMMA or not knows(state.knows, KNOWS_DILEMMA + number, state.asked):
        return []
    pack = state.pack
    symbols = words.symbols(pack.dilemma_symbols[number])
    return [
        say("tod-dilemma-needs", dilemma=words.dilemma(pack, number), symbols=symbols),
        *_effect_text("tod-face-fail", pack.dilemma_fail[number], state),
    ]


def _keep(state: DaleksState, arguments: Arguments) -> Offer:
    tile = words.tile(state.pack, arguments[0])
    return say("tod-choice-keep", tile=tile), NOTHING, tile


# -- Adventures ------------------------------------------------------------------------------------


def _recruit(state: DaleksState, arguments: Arguments) -> Offer:
    return say(f"tod-choice-recruit-{DECKS[arguments[0]]}"), _or_a_card(1), NOTHING


def _link(state: DaleksState, arguments: Arguments) -> Offer:
    companion = words.companion(state.pack, arguments[0])
    return say("tod-choice-link", companion=companion), _or_a_card(1), companion


def _pay_sonic(state: DaleksState, arguments: Arguments) -> Offer:
    frame = state.frame
    price = words.sonic(frame.price if isinstance(frame, PayPrice) else 1)
    return say("tod-choice-pay-sonic", sonic=price), price, NOTHING


def _pay_card(state: DaleksState, arguments: Arguments) -> Offer:
    card = words.card(state.pack, arguments[0])
    return say("tod-choice-pay-card", card=card), card, card


def _focus(state: DaleksState, arguments: Arguments) -> Offer:
    source, colour = words.source(state.pack, arguments[0]), words.colour_names(1 << arguments[1])
    return say("tod-choice-focus", source=source, colour=colour), NOTHING, source


def _call(state: DaleksState, arguments: Arguments) -> Offer:
    cost = NOTHING if calls_for_free(state, state.asked) else _or_a_card(1)
    doctor = words.doctor(state.pack, state.doctors[arguments[0]])
    return say("tod-choice-call", doctor=doctor), cost, player(arguments[0])


def _afar(state: DaleksState, arguments: Arguments) -> Offer:
    """TOD-RULING-063: who stands at the caller's Location brings the ship nearer even so."""
    is_here = same_location(state.places[state.asked], state.adventure_zone)
    if is_here and moves_ship(state.adventure_zone):
        return say("tod-choice-afar-from-here"), NOTHING, NOTHING
    return say("tod-choice-afar"), NOTHING, NOTHING


def _on_site(state: DaleksState, arguments: Arguments) -> Offer:
    here = same_location(state.places[state.asked], state.adventure_zone)
    return say("tod-choice-on-site"), NOTHING if here else _or_a_card(1), NOTHING


def _cut(state: DaleksState, arguments: Arguments) -> Offer:
    die = words.a_die(1 << arguments[0])
    return capital(say("tod-choice-cut", die=die)), NOTHING, words.colour_names(1 << arguments[0])


def _exterminate(state: DaleksState, arguments: Arguments) -> Offer:
    pool, colour = arguments
    said = say("tod-choice-exterminate", die=words.a_die(1 << colour), pool=POOLS[pool])
    return said, NOTHING, words.colour_names(1 << colour)


def _add(state: DaleksState, arguments: Arguments) -> Offer:
    colours = 1 << arguments[0]
    return capital(words.a_die(colours)), NOTHING, words.colour_names(colours)


def _reroll(state: DaleksState, arguments: Arguments) -> Offer:
    pack, number = state.pack, arguments[0]
    source = words.source(pack, number)
    dice = words.so_many_dice(pack.reroll_most[number], pack.reroll_colours[number])
    return say("tod-choice-reroll", source=source, dice=dice), NOTHING, source


def _face(state: DaleksState, arguments: Arguments) -> Offer:
    pack, number = state.pack, arguments[0]
    source = words.source(pack, number)
    die, symbol = words.a_die(pack.face_colours[number]), words.symbol(pack.face_symbol[number])
    return say("tod-choice-face", source=source, die=die, symbol=symbol), NOTHING, source


def _die(state: DaleksState, arguments: Arguments) -> Offer:
    colour, number = arguments
    symbol = words.symbol(number)
    target = listing((words.colour_names(1 << colour), symbol), "space")
    return say("tod-choice-die", colour=COLOURS[colour], symbol=symbol), NOTHING, target


def _to(state: DaleksState, arguments: Arguments) -> Offer:
    symbol = words.symbol(arguments[0])
    return say("tod-choice-to", symbol=symbol), NOTHING, symbol


def _on(state: DaleksState, arguments: Arguments) -> Offer:
    return say("tod-choice-on", pool=POOLS[arguments[0]]), NOTHING, NOTHING


# -- effects ---------------------------------------------------------------------------------------


def _choose(state: DaleksState, arguments: Arguments) -> Offer:
    frame = state.frame
    part = state.pack.texts[getattr(frame, "text", 0)][state.tally]
    return capital(LANGUAGE.words(((part[arguments[0]],),))), NOTHING, NOTHING


def _discard(state: DaleksState, arguments: Arguments) -> Offer:
    card = words.card(state.pack, arguments[0])
    return say("tod-choice-discard", card=card), NOTHING, card


def _lose(state: DaleksState, arguments: Arguments) -> Offer:
    companion = words.companion(state.pack, arguments[0])
    return companion, NOTHING, companion


def _give(state: DaleksState, arguments: Arguments) -> Offer:
    return words.doctor(state.pack, state.doctors[arguments[0]]), NOTHING, player(arguments[0])


def _dalek(state: DaleksState, arguments: Arguments) -> Offer:
    place = words.place(state.pack, arguments[0])
    return place, NOTHING, place


def _target(state: DaleksState, arguments: Arguments) -> Offer:
    zone = words.zone(state.pack, arguments[0])
    return zone, NOTHING, zone


_SAY: dict[str, Callable[[DaleksState, Arguments], Offer]] = {
    "pass": _pass,
    "doctor": _doctor,
    "base": _base,
    "uninstall": _uninstall,
    "install": _install,
    "dismiss": _dismiss,
    "play": _play,
    "use": _use,
    "go": _go,
    "roll": _plain(say("tod-choice-roll")),
    "new": _plain(say("tod-choice-new")),
    "wander": _plain(say("tod-choice-wander")),
    "keep": _keep,
    "recruit": _recruit,
    "link": _link,
    "pay-sonic": _pay_sonic,
    "pay-card": _pay_card,
    "focus": _focus,
    "call": _call,
    "afar": _afar,
    "on-site": _on_site,
    "cut": _cut,
    "exterminate": _exterminate,
    "add": _add,
    "reroll": _reroll,
    "reroll-sonic": _plain(say("tod-choice-reroll-sonic"), words.sonic(REROLL_PRICE)),
    "reroll-black": _plain(say("tod-choice-reroll-black"), say("tod-cost-black-die")),
    "reroll-k9": _plain(say("tod-choice-reroll-k9")),
    "face": _face,
    "face-sonic": _plain(say("tod-choice-face-sonic"), words.sonic(FACE_PRICE)),
    "die": _die,
    "to": _to,
    "on": _on,
    "choose": _choose,
    "discard": _discard,
    "lose": _lose,
    "give": _give,
    "dalek": _dalek,
    "target": _target,
}
