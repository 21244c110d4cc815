"""When each kind of choice can be an answer at all."""

from __future__ import annotations

from typing import NamedTuple

from vortex.kernel.words import Words, say


class Occasion(NamedTuple):
    """The questions to which a kind of choice can be the answer, and what to say at any other."""

    topics: tuple[str, ...]
    rule: str
    reason: Words


_ANYTIME_ONLY = ("help", "cut", "exterminate", "trade-dice", "cut-hand", "pass-k9")
_USING_CARDS = ("prepare", "travel", "recruit", "build-pool", "reroll", "face", "card-window", *_ANYTIME_ONLY)

OCCASIONS: dict[str, Occasion] = {
    "doctor": Occasion(("doctor",), "TOD-SETUP-02", say("tod-no-doctors-now")),
    "base": Occasion(("colour",), "TOD-SETUP-03", say("tod-no-colours-now")),
    "uninstall": Occasion(("prepare", "lose-equipment"), "TOD-PREP-16", say("tod-no-uninstalling-now")),
    "install": Occasion(("prepare",), "TOD-PREP-11", say("tod-no-installing-now")),
    "dismiss": Occasion(("prepare",), "TOD-PREP-16", say("tod-no-dismissing-now")),
    "play": Occasion(_USING_CARDS, "TOD-RULING-108", say("tod-no-playing-now")),
    "use": Occasion(("prepare", "build-pool", "trade-dice"), "TOD-CARD-08", say("tod-no-using-now")),
    "go": Occasion(("travel", "tardis-symbol", "zone"), "TOD-TRAVEL-01", say("tod-no-travelling-now")),
    "roll": Occasion(("travel",), "TOD-TRAVEL-08", say("tod-no-tardis-die-now")),
    "new": Occasion(("tardis-symbol",), "TOD-TRAVEL-11", say("tod-no-tardis-symbol")),
    "wander": Occasion(("tardis-symbol",), "TOD-TRAVEL-12", say("tod-no-tardis-symbol")),
    "keep": Occasion(("keep-tile",), "TOD-TRAVEL-11", say("tod-no-tiles-now")),
    "recruit": Occasion(("recruit",), "TOD-RECRUIT-01", say("tod-no-recruiting-now")),
    "link": Occasion(("recruit",), "TOD-RECRUIT-01", say("tod-no-recruiting-now")),
    "pay-sonic": Occasion(("price",), "TOD-LIMIT-18", say("tod-no-paying-now")),
    "pay-card": Occasion(("price",), "TOD-LIMIT-18", say("tod-no-paying-now")),
    "focus": Occasion(("build-pool",), "TOD-POOL-07", say("tod-no-focusing-now")),
    "call": Occasion(("build-pool",), "TOD-POOL-20", say("tod-no-calling-now")),
    "afar": Occasion(("help",), "TOD-HELP-03", say("tod-no-call")),
    "on-site": Occasion(("help",), "TOD-HELP-03", say("tod-no-call")),
    "cut": Occasion(("cut", "trade-die"), "TOD-RULING-035", say("tod-no-cut-now")),
    "exterminate": Occasion(("exterminate",), "TOD-POOL-12", say("tod-no-extermination-now")),
    "add": Occasion(("add-die",), "TOD-POOL-02", say("tod-no-adding-now")),
    "reroll": Occasion(("reroll", "card-window"), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-sonic": Occasion(("reroll",), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-black": Occasion(("reroll",), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-k9": Occasion(("reroll",), "TOD-RULING-114", say("tod-no-k9-now")),
    "face": Occasion(("face", "card-window"), "TOD-FACE-01", say("tod-no-turning-now")),
    "face-sonic": Occasion(("face",), "TOD-FACE-01", say("tod-no-turning-now")),
    "die": Occasion(("dice-to-reroll", "die-to-turn"), "TOD-RULING-047", say("tod-no-picking-now")),
    "to": Occasion(("symbol",), "TOD-FACE-06", say("tod-no-symbols-now")),
    "on": Occasion(("which-pool",), "TOD-RULING-126", say("tod-no-pools-now")),
    "choose": Occasion(("alternative",), "TOD-RESOLVE-13", say("tod-no-alternatives-now")),
    "discard": Occasion(("discard", "cut-hand"), "TOD-FINISH-08", say("tod-no-discarding-now")),
    "lose": Occasion(("lose-companion",), "TOD-RESOLVE-16", say("tod-no-losing-now")),
    "give": Occasion(
        ("transfer", "another", "timescoop", "pass-k9"), "TOD-CARD-03", say("tod-no-giving-now")
    ),
    "dalek": Occasion(("dalek-on-earth", "remove-dalek"), "TOD-RULING-091", say("tod-no-daleks-now")),
    "target": Occasion(("scan", "banish"), "TOD-INFO-01", say("tod-no-targets-now")),
}
