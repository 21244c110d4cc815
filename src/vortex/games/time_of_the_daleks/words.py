"""Questions and choices in words. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_of_the_daleks.abilities import ABILITIES
from vortex.games.time_of_the_daleks.cards import ALL_OF_THEM, ANY_NUMBER, Pack
from vortex.games.time_of_the_daleks.choices import (
    PLAYER_COLOURS,
    POOLS,
    TABLE,
    place_keys,
    zone_names,
)
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COLOURS,
    DECKS,
    EARTH_ZONES,
    KNOWS_DILEMMA,
    NO_DILEMMA,
    SYMBOLS,
    is_anomaly,
    same_location,
)
from vortex.games.time_of_the_daleks.rules.helping import calls_for_free
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.rules.preparing import install_cost
from vortex.games.time_of_the_daleks.rules.travelling import toll
from vortex.games.time_of_the_daleks.state import Daleks
from vortex.kernel.choices import Notation
from vortex.kernel.game import Option, Question
from vortex.kernel.knowledge import knows

QUESTIONS: dict[str, Question] = {
    "": Question("TOD-TURN-05", "The game is over."),
    "doctor": Question("TOD-SETUP-02", "Which Doctor are you?"),
    "colour": Question("TOD-SETUP-03", "Which colour do you play?"),
    "prepare": Question("TOD-PREP-15", "Prepare: install, uninstall, dismiss, use an effect; or go on."),
    "travel": Question("TOD-TRAVEL-01", "Travel: stay, go, or roll the TARDIS die."),
    "tardis-symbol": Question("TOD-TRAVEL-09", "The TARDIS obeys: a Location in play, or a new one?"),
    "keep-tile": Question("TOD-TRAVEL-11", "Which of the two Locations do you keep?"),
    "zone": Question("TOD-TRAVEL-13", "Which of its zones do you land in?"),
    "recruit": Question("TOD-RECRUIT-03", "Recruit a Companion for this Adventure?"),
    "price": Question("TOD-LIMIT-18", "How do you pay?"),
    "build-pool": Question(
        "TOD-POOL-06", "Your dice: focus, play cards, call for help; or go on to the cut."
    ),
    "add-die": Question("TOD-POOL-02", "A die of which colour?"),
    "help": Question("TOD-HELP-04", "You are called: help from afar or on-site?"),
    "cut": Question("TOD-POOL-08", "Too many dice: which one do you discard?"),
    "exterminate": Question("TOD-POOL-12", "Exterminate: which die is lost?"),
    "trade-dice": Question("TOD-POOL-19", "Give a die away for its effect?"),
    "trade-die": Question("TOD-POOL-19", "Which die do you give away?"),
    "reroll": Question("TOD-REROLL-16", "Not met yet: re-roll, or stop?"),
    "dice-to-reroll": Question("TOD-RULING-047", "Which dice are rolled again?"),
    "face": Question("TOD-FACE-01", "Not met yet: turn a die, or stop?"),
    "die-to-turn": Question("TOD-FACE-03", "Which die is turned?"),
    "symbol": Question("TOD-FACE-06", "To which symbol?"),
    "which-pool": Question("TOD-RULING-126", "On whose dice?"),
    "alternative": Question("TOD-RESOLVE-13", "Choose one."),
    "discard": Question("TOD-RULING-049", "Which card do you discard?"),
    "cut-hand": Question("TOD-FINISH-08", "Too many cards in hand: which one do you discard?"),
    "lose-companion": Question("TOD-RESOLVE-16", "Which Companion leaves?"),
    "lose-equipment": Question("TOD-PREP-05", "Which Equipment is lost?"),
    "another": Question("TOD-CARD-10", "For which other player?"),
    "transfer": Question("TOD-RULING-107", "Who gets the card?"),
    "dalek-on-earth": Question("TOD-RULING-091", "In which zone of Earth does the Dalek land?"),
    "remove-dalek": Question("TOD-RULING-024", "Which Dalek goes?"),
    "scan": Question("TOD-INFO-01", "Which face-down Dilemma do you look at?"),
    "banish": Question("TOD-TRAVEL-18", "Which Dilemma is replaced?"),
    "timescoop": Question("TOD-CARD-08", "Which Doctor comes to you?"),
    "pass-k9": Question("TOD-K9-04", "Who gets K-9?"),
    "card-window": Question("TOD-RULING-108", "Use a card now?", is_window=True),
}


def prompt(state: Daleks, question: Question) -> str:
    """The question with the figures that it is about."""
    frame = state.frames[-1] if state.frames else None
    if state.topic == "price" and isinstance(frame, PayPrice):
        return f"Pay {sonic(frame.price)} or one Timey-Wimey card."
    if state.topic in ("reroll", "face"):
        missing = [
            SYMBOLS[symbol].capitalize()
            for symbol in range(6)
            for _ in range(state.need[symbol] - state.shown[symbol])
        ]
        return f"Missing: {', '.join(missing)}. {question.prompt}"
    return question.prompt


# -- choices ---------------------------------------------------------------------------------------


def option(state: Daleks, choice: int, notation: Notation) -> Option:
    kind = TABLE.kind(choice)
    arguments = TABLE.arguments(choice)
    words, cost, target = _SAY[kind.name](state, arguments)
    return Option(choice, notation.write(choice), words, kind.rule, cost, target)


Said = tuple[str, str, str]


def sonic(count: int) -> str:
    return f"{count} sonic charge{'' if count == 1 else 's'}"


def _plain(words: str, cost: str = "") -> Callable[[Daleks, tuple[int, ...]], Said]:
    return lambda state, arguments: (words, cost, "")


_PASS_WORDS = {
    "prepare": "Done preparing",
    "recruit": "Recruit nobody",
    "build-pool": "Done with the pool",
    "trade-dice": "Keep the dice",
    "reroll": "Stop re-rolling",
    "dice-to-reroll": "Roll these",
    "face": "Stop turning dice",
}


def _pass(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return _PASS_WORDS.get(state.topic, "Pass"), "", ""


def _doctor(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Be {state.pack.doctor_names[arguments[0]]}", "", state.pack.doctor_keys[arguments[0]]


def _base(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Play {PLAYER_COLOURS[arguments[0]]}", "", PLAYER_COLOURS[arguments[0]]


def card_text(pack: Pack, card: int) -> str:
    """What a Timey-Wimey card does, in a few words."""
    for face in pack.faces:
        if face.kind == "card" and face.key == pack.card_keys[card]:
            return "; ".join(
                line.removeprefix("ability: ").removeprefix("effect: ")
                for line in face.lines
                if not line.startswith(("type", "timing", "cost", "tags"))
            )
    return ""


def _uninstall(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Uninstall {state.pack.card_names[arguments[0]]}", "", state.pack.card_keys[arguments[0]]


def _install(state: Daleks, arguments: tuple[int, ...]) -> Said:
    card = arguments[0]
    cost = sonic(install_cost(state, state.asked, card))
    return (
        f"Install {state.pack.card_names[card]} ({card_text(state.pack, card)})",
        cost,
        state.pack.card_keys[card],
    )


def _dismiss(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Dismiss {state.pack.companion_names[arguments[0]]}", "", state.pack.companion_keys[arguments[0]]


def _play(state: Daleks, arguments: tuple[int, ...]) -> Said:
    card = arguments[0]
    cost = sonic(state.pack.card_cost[card]) if state.pack.card_cost[card] else ""
    return (
        f"Play {state.pack.card_names[card]} ({card_text(state.pack, card)})",
        cost,
        state.pack.card_keys[card],
    )


def _use(state: Daleks, arguments: tuple[int, ...]) -> Said:
    source = arguments[0]
    name = state.pack.source_names[source]
    text = LANGUAGE.say(state.pack.texts[state.pack.prepare[source]]) or ABILITIES[state.pack.ability[source]]
    cost = sonic(1) if state.pack.ability[source] == "k9-power" else ""
    return f"Use {name} ({text})", cost, state.pack.source_keys[source]


def _go(state: Daleks, arguments: tuple[int, ...]) -> Said:
    zone = arguments[0]
    name = zone_names(state.pack)[zone]
    verb = "Stay: face" if same_location(state.places[state.asked], zone) else "Go to"
    due = toll(state, state.asked, zone) if state.topic == "travel" else 0
    return f"{verb} {name} ({zone_text(state, zone)})", f"{sonic(due)} or a card" if due else "", name


def zone_text(state: Daleks, zone: int) -> str:
    """What waits in a zone, as far as the asked seat knows: symbols, reward, and the fail cost of the Dilemma."""
    pack = state.pack
    if is_anomaly(zone):
        anomaly = zone - ANOMALY_ZONE
        symbols, reward = pack.anomaly_symbols[anomaly], pack.anomaly_reward[anomaly]
        dilemma = f"; fail: {LANGUAGE.say(pack.texts[pack.anomaly_fail[anomaly]])}"
    else:
        symbols, reward = pack.zone_symbols[zone], pack.zone_reward[zone]
        dilemma = _dilemma_text(state, state.dilemmas[zone])
    return f"{symbol_names(symbols)}; reward: {LANGUAGE.say(pack.texts[reward])}{dilemma}"


def _dilemma_text(state: Daleks, dilemma: int) -> str:
    if dilemma == NO_DILEMMA or not knows(state.knows, KNOWS_DILEMMA + dilemma, state.asked):
        return ""
    pack = state.pack
    fail = LANGUAGE.say(pack.texts[pack.dilemma_fail[dilemma]])
    return f"; {pack.dilemma_names[dilemma]}: {symbol_names(pack.dilemma_symbols[dilemma])}; fail: {fail}"


def symbol_names(counts: tuple[int, ...]) -> str:
    return ", ".join(SYMBOLS[symbol].capitalize() for symbol in range(6) for _ in range(counts[symbol]))


def _keep(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Keep {state.pack.tile_names[arguments[0]]}", "", state.pack.tile_keys[arguments[0]]


def _recruit(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Recruit the top {DECKS[arguments[0]].capitalize()} Companion", f"{sonic(1)} or a card", ""


def _link(state: Daleks, arguments: tuple[int, ...]) -> Said:
    companion = arguments[0]
    name = state.pack.companion_names[companion]
    return f"Recruit {name} by a Link", f"{sonic(1)} or a card", state.pack.companion_keys[companion]


def _pay_sonic(state: Daleks, arguments: tuple[int, ...]) -> Said:
    frame = state.frames[-1]
    price = frame.price if isinstance(frame, PayPrice) else 1
    return f"Pay {sonic(price)}", sonic(price), ""


def _pay_card(state: Daleks, arguments: tuple[int, ...]) -> Said:
    name = state.pack.card_names[arguments[0]]
    return f"Pay with {name}", name, state.pack.card_keys[arguments[0]]


def _focus(state: Daleks, arguments: tuple[int, ...]) -> Said:
    source, colour = arguments
    name = state.pack.source_names[source]
    return f"{name}: a black die becomes {COLOURS[colour]}", "", state.pack.source_keys[source]


def _call(state: Daleks, arguments: tuple[int, ...]) -> Said:
    cost = "" if calls_for_free(state, state.asked) else f"{sonic(1)} or a card"
    doctor = state.pack.doctor_names[state.doctors[arguments[0]]]
    return f"Call {doctor} for help", cost, str(arguments[0] + 1)


def _on_site(state: Daleks, arguments: tuple[int, ...]) -> Said:
    here = same_location(state.places[state.asked], state.adventure_zone)
    cost = "" if here else f"{sonic(1)} or a card"
    return "Help on-site: three dice, shared reward or fail cost", cost, ""


def _cut(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Discard a {COLOURS[arguments[0]]} die", "", COLOURS[arguments[0]]


def _exterminate(state: Daleks, arguments: tuple[int, ...]) -> Said:
    pool, colour = arguments
    whose = " of the helper" if pool else ""
    return f"Lose a {COLOURS[colour]} die{whose}", "", COLOURS[colour]


def _add(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"A {COLOURS[arguments[0]]} die", "", COLOURS[arguments[0]]


def _reroll(state: Daleks, arguments: tuple[int, ...]) -> Said:
    source = arguments[0]
    most = state.pack.reroll_most[source]
    how_many = {ALL_OF_THEM: "all", ANY_NUMBER: "any", 1: "one"}.get(most, f"up to {most}")
    dice = f"{_colours(state.pack.reroll_colours[source])}{'die' if most == 1 else 'dice'}"
    words = f"{state.pack.source_names[source]}: re-roll {how_many} {dice}"
    return words, "", state.pack.source_keys[source]


def _colours(colours: int) -> str:
    """For the word die or dice after it; nothing where every colour will do."""
    if colours == 0b1111:
        return ""
    if colours == 0b1110:
        return "coloured "
    return "/".join(name for i, name in enumerate(COLOURS) if colours >> i & 1) + " "


def _face(state: Daleks, arguments: tuple[int, ...]) -> Said:
    source = arguments[0]
    symbol = SYMBOLS[state.pack.face_symbol[source]].capitalize()
    colours = _colours(state.pack.face_colours[source])
    return (
        f"{state.pack.source_names[source]}: turn a {colours}die to {symbol}",
        "",
        state.pack.source_keys[source],
    )


def _die(state: Daleks, arguments: tuple[int, ...]) -> Said:
    colour, symbol = arguments
    return (
        f"The {COLOURS[colour]} die on {SYMBOLS[symbol].capitalize()}",
        "",
        f"{COLOURS[colour]}-{SYMBOLS[symbol]}",
    )


def _to(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"To {SYMBOLS[arguments[0]].capitalize()}", "", SYMBOLS[arguments[0]]


def _on(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"On the {POOLS[arguments[0]]}'s dice", "", POOLS[arguments[0]]


def _choose(state: Daleks, arguments: tuple[int, ...]) -> Said:
    frame = state.frames[-1]
    text = getattr(frame, "text", 0)
    part = state.pack.texts[text][state.tally[-1]]
    return LANGUAGE.say(((part[arguments[0]],),)).capitalize(), "", ""


def _discard(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return f"Discard {state.pack.card_names[arguments[0]]}", "", state.pack.card_keys[arguments[0]]


def _lose(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return state.pack.companion_names[arguments[0]], "", state.pack.companion_keys[arguments[0]]


def _give(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return state.pack.doctor_names[state.doctors[arguments[0]]], "", str(arguments[0] + 1)


def _dalek(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return place_name(state.pack, arguments[0]), "", place_keys(state.pack)[arguments[0]]


def place_name(pack: Pack, place: int) -> str:
    return pack.zone_names[place] if place < EARTH_ZONES else pack.tile_names[place - EARTH_ZONES]


def _target(state: Daleks, arguments: tuple[int, ...]) -> Said:
    return zone_names(state.pack)[arguments[0]], "", state.pack.zone_keys[arguments[0]]


_SAY: dict[str, Callable[[Daleks, tuple[int, ...]], Said]] = {
    "pass": _pass,
    "doctor": _doctor,
    "base": _base,
    "uninstall": _uninstall,
    "install": _install,
    "dismiss": _dismiss,
    "play": _play,
    "use": _use,
    "go": _go,
    "roll": _plain("Roll the TARDIS die"),
    "new": _plain("Draw two new Locations and keep one"),
    "wander": _plain("Let the TARDIS choose a Location, and draw a card"),
    "keep": _keep,
    "recruit": _recruit,
    "link": _link,
    "pay-sonic": _pay_sonic,
    "pay-card": _pay_card,
    "focus": _focus,
    "call": _call,
    "afar": _plain("Help from afar: one die"),
    "on-site": _on_site,
    "cut": _cut,
    "exterminate": _exterminate,
    "add": _add,
    "reroll": _reroll,
    "reroll-sonic": _plain("Re-roll one die", sonic(2)),
    "reroll-black": _plain("Give up a black die: re-roll all others", "a black die"),
    "reroll-k9": _plain("K-9: re-roll one die"),
    "face": _face,
    "face-sonic": _plain("Turn one die to any symbol", sonic(3)),
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
