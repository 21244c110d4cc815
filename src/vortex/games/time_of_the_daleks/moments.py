"""When each kind of choice can be an answer at all."""

from __future__ import annotations

from typing import NamedTuple

from vortex.kernel.words import Words, say


class Moment(NamedTuple):
    """The questions to which a kind of choice can be the answer, and what to say at any other."""

    topics: tuple[str, ...]
    rule: str
    reason: Words


_ANYTIME_ONLY = ("help", "cut", "exterminate", "trade-dice", "cut-hand", "pass-k9")
_USING_CARDS = ("prepare", "travel", "recruit", "build-pool", "reroll", "face", "card-window", *_ANYTIME_ONLY)

MOMENTS: dict[str, Moment] = {
    "doctor": Moment(("doctor",), "TOD-SETUP-02", say("tod-no-doctors-now")),
    "base": Moment(("colour",), "TOD-SETUP-03", say("tod-no-colours-now")),
    "uninstall": Moment(("prepare", "lose-equipment"), "TOD-PREP-16", say("tod-no-uninstalling-now")),
    "install": Moment(("prepare",), "TOD-PREP-11", say("tod-no-installing-now")),
    "dismiss": Moment(("prepare",), "TOD-PREP-16", say("tod-no-dismissing-now")),
    "play": Moment(_USING_CARDS, "TOD-RULING-108", say("tod-no-playing-now")),
    "use": Moment(("prepare", "build-pool", "trade-dice"), "TOD-CARD-08", say("tod-no-using-now")),
    "go": Moment(("travel", "tardis-symbol", "zone"), "TOD-TRAVEL-01", say("tod-no-travelling-now")),
    "roll": Moment(("travel",), "TOD-TRAVEL-08", say("tod-no-tardis-die-now")),
    "new": Moment(("tardis-symbol",), "TOD-TRAVEL-11", say("tod-no-tardis-symbol")),
    "wander": Moment(("tardis-symbol",), "TOD-TRAVEL-12", say("tod-no-tardis-symbol")),
    "keep": Moment(("keep-tile",), "TOD-TRAVEL-11", say("tod-no-tiles-now")),
    "recruit": Moment(("recruit",), "TOD-RECRUIT-01", say("tod-no-recruiting-now")),
    "link": Moment(("recruit",), "TOD-RECRUIT-01", say("tod-no-recruiting-now")),
    "pay-sonic": Moment(("price",), "TOD-LIMIT-18", say("tod-no-paying-now")),
    "pay-card": Moment(("price",), "TOD-LIMIT-18", say("tod-no-paying-now")),
    "focus": Moment(("build-pool",), "TOD-POOL-07", say("tod-no-focusing-now")),
    "call": Moment(("build-pool",), "TOD-POOL-20", say("tod-no-calling-now")),
    "afar": Moment(("help",), "TOD-HELP-03", say("tod-no-call")),
    "on-site": Moment(("help",), "TOD-HELP-03", say("tod-no-call")),
    "cut": Moment(("cut", "trade-die"), "TOD-RULING-035", say("tod-no-cut-now")),
    "exterminate": Moment(("exterminate",), "TOD-POOL-12", say("tod-no-extermination-now")),
    "add": Moment(("add-die",), "TOD-POOL-02", say("tod-no-adding-now")),
    "reroll": Moment(("reroll", "card-window"), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-sonic": Moment(("reroll",), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-black": Moment(("reroll",), "TOD-REROLL-01", say("tod-no-rerolls-now")),
    "reroll-k9": Moment(("reroll",), "TOD-RULING-114", say("tod-no-k9-now")),
    "face": Moment(("face", "card-window"), "TOD-FACE-01", say("tod-no-turning-now")),
    "face-sonic": Moment(("face",), "TOD-FACE-01", say("tod-no-turning-now")),
    "die": Moment(("dice-to-reroll", "die-to-turn"), "TOD-RULING-047", say("tod-no-picking-now")),
    "to": Moment(("symbol",), "TOD-FACE-06", say("tod-no-symbols-now")),
    "on": Moment(("which-pool",), "TOD-RULING-126", say("tod-no-pools-now")),
    "choose": Moment(("alternative",), "TOD-RESOLVE-13", say("tod-no-alternatives-now")),
    "discard": Moment(("discard", "cut-hand"), "TOD-FINISH-08", say("tod-no-discarding-now")),
    "lose": Moment(("lose-companion",), "TOD-RESOLVE-16", say("tod-no-losing-now")),
    "give": Moment(("transfer", "another", "timescoop", "pass-k9"), "TOD-CARD-03", say("tod-no-giving-now")),
    "dalek": Moment(("dalek-on-earth", "remove-dalek"), "TOD-RULING-091", say("tod-no-daleks-now")),
    "target": Moment(("scan", "banish"), "TOD-INFO-01", say("tod-no-targets-now")),
}
