"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import POOLS, zone_names
from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    CONDITIONS,
    CONSOLE,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
    SYMBOLS,
)
from vortex.games.time_of_the_daleks.words import place_name, sonic
from vortex.kernel.events import SeenEvent

_DECK_NAMES = {
    0: "Timey-Wimey",
    KNOWS_COMPANION: "Companion",
    KNOWS_TILE: "Location",
    KNOWS_DILEMMA: "Dilemma",
    KNOWS_ANOMALY: "Time Anomaly",
}


def tell(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    """One line of the log."""
    return _TELL[event.kind](pack, event, names)


Teller = Callable[[Pack, SeenEvent, tuple[str, ...]], str]


def _zone_name(pack: Pack, zone: int) -> str:
    return "the console" if zone == CONSOLE else zone_names(pack)[zone]


def _dice(count: int, colour: str = "") -> str:
    return f"{count} {colour} {'die' if count == 1 else 'dice'}".replace("  ", " ")


def _die_name(event: SeenEvent) -> str:
    return f"a {COLOURS[event.public[1]]} die"


def _drew(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    card = pack.card_names[event.secret[0]] if event.secret else "a Timey-Wimey card"
    return f"{names[event.public[0]]} draws {card}."


def _scanned(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    found = f": {pack.dilemma_names[event.secret[0]]}" if event.secret else ""
    return f"{names[event.public[0]]} looks at the Dilemma in {_zone_name(pack, event.public[1])}{found}."


def _discarded_dilemma(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    zone, dilemma = event.public
    what = pack.dilemma_names[dilemma] if dilemma >= 0 else "A face-down Dilemma"
    return f"{what} is discarded from {_zone_name(pack, zone)}."


def _gathered(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    dice = ", ".join(f"{count} {COLOURS[i]}" for i, count in enumerate(event.public[1:]) if count)
    return f"The {POOLS[event.public[0]]} gathers {dice or 'no dice'}."


def _won(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    return f"{' and '.join(names[seat] for seat in event.public)} reached Gallifrey first and won!"


_TELL: dict[str, Teller] = {
    "took-doctor": lambda p, e, n: f"{n[e.public[0]]} is {p.doctor_names[e.public[1]]}.",
    "round": lambda p, e, n: f"— Round {e.public[0]} —",
    "turn": lambda p, e, n: f"It is {n[e.public[0]]}'s turn.",
    "dalek-turn": lambda p, e, n: "It is the Daleks' turn.",
    "gained-sonic": lambda p, e, n: f"{n[e.public[0]]} gains {sonic(e.public[1])}.",
    "spent-sonic": lambda p, e, n: f"{n[e.public[0]]} gives up {sonic(e.public[1])}.",
    "drew-card": _drew,
    "played": lambda p, e, n: f"{n[e.public[0]]} plays {p.card_names[e.public[1]]}.",
    "discarded-card": lambda p, e, n: f"{n[e.public[0]]} discards {p.card_names[e.public[1]]}.",
    "handed-over": lambda p, e, n: f"{n[e.public[0]]} hands {p.card_names[e.public[2]]} to {n[e.public[1]]}.",
    "installed": lambda p, e, n: f"{n[e.public[0]]} installs {p.card_names[e.public[1]]}.",
    "scrapped": lambda p, e, n: f"{n[e.public[0]]} discards the Equipment {p.card_names[e.public[1]]}.",
    "reshuffled": lambda p, e, n: f"The {_DECK_NAMES[e.public[0]]} discards are shuffled into a new deck.",
    "gained-companion": lambda p, e, n: (
        f"{p.companion_names[e.public[1]]} joins {n[e.public[0]]}{' part-time' if e.public[2] else ''}."
    ),
    "dismissed": lambda p, e, n: f"{n[e.public[0]]} dismisses {p.companion_names[e.public[1]]}.",
    "discarded-companion": lambda p, e, n: (
        f"{p.companion_names[e.public[1]]} leaves {n[e.public[0]]} for good."
    ),
    "promoted": lambda p, e, n: f"{p.companion_names[e.public[1]]} stays with {n[e.public[0]]}.",
    "moved": lambda p, e, n: f"{n[e.public[0]]} goes to {_zone_name(p, e.public[1])}.",
    "laid-dilemma": lambda p, e, n: f"A Dilemma is laid face down in {_zone_name(p, e.public[0])}.",
    "flipped": lambda p, e, n: f"In {_zone_name(p, e.public[0])} waits {p.dilemma_names[e.public[1]]}.",
    "discarded-dilemma": _discarded_dilemma,
    "placed-tile": lambda p, e, n: f"{p.tile_names[e.public[0]]} comes into play.",
    "discarded-tile": lambda p, e, n: f"{p.tile_names[e.public[0]]} is discarded.",
    "drew-tile": lambda p, e, n: f"{p.tile_names[e.public[0]]} is drawn.",
    "rolled-tardis-die": lambda p, e, n: (
        f"{n[e.public[0]]} rolls the TARDIS die: {'TARDIS' if e.public[1] == 1 else 'question mark'}."
    ),
    "steered": lambda p, e, n: f"{n[e.public[0]]} turns the TARDIS die to the TARDIS.",
    "wandered": lambda p, e, n: f"{n[e.public[0]]} lets the TARDIS choose.",
    "faced": lambda p, e, n: f"{n[e.public[0]]} faces an Adventure in {_zone_name(p, e.public[1])}.",
    "gathered": _gathered,
    "added-dice": lambda p, e, n: (
        f"The {POOLS[e.public[0]]} adds {_dice(e.public[2], COLOURS[e.public[1]])}."
    ),
    "focused": lambda p, e, n: f"A black die becomes {COLOURS[e.public[1]]}.",
    "cut": lambda p, e, n: f"The {POOLS[e.public[0]]} discards {_die_name(e)}.",
    "exterminated": lambda p, e, n: f"Exterminated: {_die_name(e)} of the {POOLS[e.public[0]]}.",
    "lifted": lambda p, e, n: f"{CONDITIONS[e.public[0].bit_length() - 1].capitalize()} is ignored.",
    "shielded": lambda p, e, n: f"{n[e.public[0]]} shields the dice from the Daleks.",
    "rolled": lambda p, e, n: (
        f"{COLOURS[e.public[1]].capitalize()} shows {SYMBOLS[e.public[2]].capitalize()}."
    ),
    "rerolls": lambda p, e, n: f"The {POOLS[e.public[0]]} rolls {_dice(e.public[1])} again.",
    "gave-up-black": lambda p, e, n: f"The {POOLS[e.public[0]]} gives up a black die.",
    "turned": lambda p, e, n: (
        f"{_die_name(e).capitalize()} is turned to {SYMBOLS[e.public[2]].capitalize()}."
    ),
    "used": lambda p, e, n: f"{n[e.public[0]]} uses {p.source_names[e.public[1]]}.",
    "used-k9": lambda p, e, n: f"{n[e.public[0]]} uses K-9.",
    "passed-k9": lambda p, e, n: f"K-9 goes to {n[e.public[0]]}.",
    "called": lambda p, e, n: f"{n[e.public[0]]} calls {n[e.public[1]]} for help.",
    "helps-afar": lambda p, e, n: f"{n[e.public[0]]} helps from afar.",
    "helps-on-site": lambda p, e, n: f"{n[e.public[0]]} comes to help.",
    "succeeded": lambda p, e, n: f"{n[e.public[0]]} succeeds in {_zone_name(p, e.public[1])}!",
    "failed": lambda p, e, n: f"{n[e.public[0]]} fails in {_zone_name(p, e.public[1])}.",
    "placed-dalek": lambda p, e, n: f"A Dalek arrives: {place_name(p, e.public[0])}.",
    "removed-dalek": lambda p, e, n: f"A Dalek is gone: {place_name(p, e.public[0])}.",
    "seventh-dalek": lambda p, e, n: "A seventh Dalek is needed: the Daleks win.",
    "moved-tardis": lambda p, e, n: f"{n[e.public[0]]}'s TARDIS goes from {e.public[1]} to {e.public[2]}.",
    "moved-ship": lambda p, e, n: f"The Dalek ship is on space {e.public[0]}.",
    "removed-marker": lambda p, e, n: f"Time Anomaly on space {e.public[0]}!",
    "revealed-anomaly": lambda p, e, n: f"Time Anomaly: {p.anomaly_names[e.public[0]]}.",
    "discarded-anomaly": lambda p, e, n: f"{p.anomaly_names[e.public[0]]} is over.",
    "imprisoned": lambda p, e, n: (
        f"{p.anomaly_names[e.public[0]]} imprisons {_dice(e.public[2], COLOURS[e.public[1]])}."
    ),
    "freed": lambda p, e, n: f"A {COLOURS[e.public[1]]} die is freed.",
    "progressed": lambda p, e, n: f"{p.anomaly_names[e.public[0]]}: progress {e.public[1]}.",
    "regenerated": lambda p, e, n: f"{n[e.public[0]]} regenerates into {p.doctor_names[e.public[1]]}.",
    "scanned": _scanned,
    "daleks-won": lambda p, e, n: (
        "The Dalek ship is on Gallifrey: the Daleks win."
        if e.public[0]
        else "Too many Daleks on Earth: the Daleks win."
    ),
    "doctors-won": _won,
}
