"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import POOLS
from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    CONSOLE,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
)
from vortex.kernel.old_events import SeenEvent
from vortex.kernel.words import Words, listing, player, say

Facts = tuple[int, ...]
Teller = Callable[[Pack, Facts], Words]


def tell(pack: Pack, event: SeenEvent) -> Words:
    """One line of the log."""
    if event.secret and event.kind in _TELL_SECRETS:
        return _TELL_SECRETS[event.kind](pack, (*event.public, *event.secret))
    return _TELL[event.kind](pack, event.public)


_RESHUFFLED = {
    0: say("tod-log-reshuffled-cards"),
    KNOWS_COMPANION: say("tod-log-reshuffled-companions"),
    KNOWS_TILE: say("tod-log-reshuffled-locations"),
    KNOWS_DILEMMA: say("tod-log-reshuffled-dilemmas"),
    KNOWS_ANOMALY: say("tod-log-reshuffled-anomalies"),
}


def _joined(pack: Pack, facts: Facts) -> Words:
    who, companion, part_time = facts
    if part_time:
        return say("tod-log-joined-part-time", who=player(who), companion=words.companion(pack, companion))
    return say("tod-log-joined", who=player(who), companion=words.companion(pack, companion))


def _moved(pack: Pack, facts: Facts) -> Words:
    who, zone = facts
    if zone == CONSOLE:
        return say("tod-log-moved-home", who=player(who))
    return say("tod-log-moved", who=player(who), zone=words.zone(pack, zone))


def _discarded_dilemma(pack: Pack, facts: Facts) -> Words:
    zone, dilemma = facts
    if dilemma < 0:
        return say("tod-log-discarded-face-down-dilemma", zone=words.zone(pack, zone))
    return say("tod-log-discarded-dilemma", dilemma=words.dilemma(pack, dilemma), zone=words.zone(pack, zone))


def _rolled_tardis_die(pack: Pack, facts: Facts) -> Words:
    shown = say("tod-tardis-symbol") if facts[1] == 1 else say("tod-question-mark")
    return say("tod-log-rolled-tardis-die", who=player(facts[0]), shown=shown)


def _gathered(pack: Pack, facts: Facts) -> Words:
    dice = [
        say("tod-face-dice", n=count, colour=COLOURS[colour])
        for colour, count in enumerate(facts[1:])
        if count
    ]
    if not dice:
        return say("tod-log-gathered-nothing", pool=POOLS[facts[0]])
    return say("tod-log-gathered", pool=POOLS[facts[0]], dice=listing(dice))


def _daleks_won(pack: Pack, facts: Facts) -> Words:
    return say("tod-log-daleks-on-gallifrey") if facts[0] else say("tod-log-daleks-on-earth")


def _doctors_won(pack: Pack, facts: Facts) -> Words:
    if len(facts) == 1:
        return say("tod-log-doctor-won", who=player(facts[0]))
    return say("tod-log-doctors-won", who=listing(map(player, facts), "and"))


_TELL_SECRETS: dict[str, Teller] = {
    "drew-card": lambda p, f: say("tod-log-drew-this", who=player(f[0]), card=words.card(p, f[-1])),
    "scanned": lambda p, f: say(
        "tod-log-scanned-this", who=player(f[0]), zone=words.zone(p, f[1]), dilemma=words.dilemma(p, f[-1])
    ),
}
"""For those who may know what others may not."""

_TELL: dict[str, Teller] = {
    # set-up and turns
    "took-doctor": lambda p, f: say("tod-log-took-doctor", who=player(f[0]), doctor=words.doctor(p, f[1])),
    "round": lambda p, f: say("tod-log-round", round=f[0]),
    "turn": lambda p, f: say("tod-log-turn", who=player(f[0])),
    "dalek-turn": lambda p, f: say("tod-log-dalek-turn"),
    # what players have
    "gained-sonic": lambda p, f: say("tod-log-gained-sonic", who=player(f[0]), sonic=words.sonic(f[1])),
    "spent-sonic": lambda p, f: say("tod-log-spent-sonic", who=player(f[0]), sonic=words.sonic(f[1])),
    "drew-card": lambda p, f: say("tod-log-drew-card", who=player(f[0])),
    "played": lambda p, f: say("tod-log-played", who=player(f[0]), card=words.card(p, f[1])),
    "discarded-card": lambda p, f: say("tod-log-discarded-card", who=player(f[0]), card=words.card(p, f[1])),
    "handed-over": lambda p, f: say(
        "tod-log-handed-over", who=player(f[0]), to=player(f[1]), card=words.card(p, f[2])
    ),
    "installed": lambda p, f: say("tod-log-installed", who=player(f[0]), card=words.card(p, f[1])),
    "scrapped": lambda p, f: say("tod-log-scrapped", who=player(f[0]), card=words.card(p, f[1])),
    "reshuffled": lambda p, f: _RESHUFFLED[f[0]],
    "gained-companion": _joined,
    "dismissed": lambda p, f: say("tod-log-dismissed", who=player(f[0]), companion=words.companion(p, f[1])),
    "discarded-companion": lambda p, f: say(
        "tod-log-discarded-companion", who=player(f[0]), companion=words.companion(p, f[1])
    ),
    "promoted": lambda p, f: say("tod-log-promoted", who=player(f[0]), companion=words.companion(p, f[1])),
    "used": lambda p, f: say("tod-log-used", who=player(f[0]), source=words.source(p, f[1])),
    "used-k9": lambda p, f: say("tod-log-used-k9", who=player(f[0])),
    "passed-k9": lambda p, f: say("tod-log-passed-k9", who=player(f[0])),
    "regenerated": lambda p, f: say("tod-log-regenerated", who=player(f[0]), doctor=words.doctor(p, f[1])),
    # travel
    "moved": _moved,
    "laid-dilemma": lambda p, f: say("tod-log-laid-dilemma", zone=words.zone(p, f[0])),
    "flipped": lambda p, f: say("tod-log-flipped", zone=words.zone(p, f[0]), dilemma=words.dilemma(p, f[1])),
    "discarded-dilemma": _discarded_dilemma,
    "scanned": lambda p, f: say("tod-log-scanned", who=player(f[0]), zone=words.zone(p, f[1])),
    "placed-tile": lambda p, f: say("tod-log-placed-tile", tile=words.tile(p, f[0])),
    "discarded-tile": lambda p, f: say("tod-log-discarded-tile", tile=words.tile(p, f[0])),
    "drew-tile": lambda p, f: say("tod-log-drew-tile", tile=words.tile(p, f[0])),
    "rolled-tardis-die": _rolled_tardis_die,
    "steered": lambda p, f: say("tod-log-steered", who=player(f[0])),
    "wandered": lambda p, f: say("tod-log-wandered", who=player(f[0])),
    # Adventures
    "faced": lambda p, f: say("tod-log-faced", who=player(f[0]), zone=words.zone(p, f[1])),
    "called": lambda p, f: say("tod-log-called", who=player(f[0]), helper=player(f[1])),
    "helps-afar": lambda p, f: say("tod-log-helps-afar", who=player(f[0])),
    "helps-on-site": lambda p, f: say("tod-log-helps-on-site", who=player(f[0])),
    "gathered": _gathered,
    "added-dice": lambda p, f: say("tod-log-added-dice", pool=POOLS[f[0]], dice=words.dice(f[2], f[1])),
    "focused": lambda p, f: say("tod-log-focused", colour=words.colour_names(1 << f[1])),
    "cut": lambda p, f: say("tod-log-cut", pool=POOLS[f[0]], die=words.a_die(1 << f[1])),
    "exterminated": lambda p, f: say("tod-log-exterminated", pool=POOLS[f[0]], colour=COLOURS[f[1]]),
    "lifted": lambda p, f: say("tod-log-lifted", condition=words.condition(f[0].bit_length() - 1)),
    "shielded": lambda p, f: say("tod-log-shielded", who=player(f[0])),
    "rolled": lambda p, f: say("tod-log-rolled", colour=COLOURS[f[1]], symbol=words.symbol(f[2])),
    "rerolls": lambda p, f: say("tod-log-rerolls", pool=POOLS[f[0]], n=f[1]),
    "gave-up-black": lambda p, f: say("tod-log-gave-up-black", pool=POOLS[f[0]]),
    "turned": lambda p, f: say("tod-log-turned", colour=COLOURS[f[1]], symbol=words.symbol(f[2])),
    "succeeded": lambda p, f: say("tod-log-succeeded", who=player(f[0]), zone=words.zone(p, f[1])),
    "failed": lambda p, f: say("tod-log-failed", who=player(f[0]), zone=words.zone(p, f[1])),
    # Daleks, the Web of Time, Time Anomalies
    "placed-dalek": lambda p, f: say("tod-log-placed-dalek", place=words.place(p, f[0])),
    "removed-dalek": lambda p, f: say("tod-log-removed-dalek", place=words.place(p, f[0])),
    "seventh-dalek": lambda p, f: say("tod-log-seventh-dalek"),
    "moved-tardis": lambda p, f: say("tod-log-moved-tardis", who=player(f[0]), old=f[1], new=f[2]),
    "moved-ship": lambda p, f: say("tod-log-moved-ship", space=f[0]),
    "removed-marker": lambda p, f: say("tod-log-removed-marker", space=f[0]),
    "revealed-anomaly": lambda p, f: say("tod-log-revealed-anomaly", anomaly=words.anomaly(p, f[0])),
    "discarded-anomaly": lambda p, f: say("tod-log-discarded-anomaly", anomaly=words.anomaly(p, f[0])),
    "imprisoned": lambda p, f: say(
        "tod-log-imprisoned", anomaly=words.anomaly(p, f[0]), dice=words.dice(f[2], f[1])
    ),
    "freed": lambda p, f: say("tod-log-freed", colour=COLOURS[f[1]]),
    "progressed": lambda p, f: say("tod-log-progressed", anomaly=words.anomaly(p, f[0]), n=f[1]),
    # the end
    "daleks-won": _daleks_won,
    "doctors-won": _doctors_won,
}
