"""Games worth reading: every ending, every variant, both kinds of help, a regeneration and a Task.

They were found by trying many turns for each turn and keeping the best for what the game is to show. Choices stand here
as they were made, so a change of rules or cards that matters to them shows.
"""

from __future__ import annotations

from tests.playthroughs.telling import Scenario


def a_doctor_wins() -> Scenario:
    """One Doctor reaches Gallifrey, the other does not."""
    choices = (
        "doctor fourth, base pink, doctor first, base amber, pass, pass, roll, pass, pass, wander, go "
        "carsinome, link harry-sullivan, pay-card eye-of-harmony, pass, pass, reroll first, die black "
        "diplomacy, pass, pass, go earth-future, pass, call 1, pay-card movellan-virus, on-site, pay-card "
        "space-time-telegraph, pass, cut blue, pass, cut black, cut black, reroll-sonic, die black "
        "science, pass, pass, pass, pass, pass, pass, roll, pass, pass, wander, go "
        "wreck-of-the-byzantium, pass, call 2, pay-card timescoop, on-site, pay-card randomiser, pass, "
        "cut black, cut black, cut blue, pass, cut blue, reroll first, die black running, reroll "
        "harry-sullivan, die black running, die black running, pass, pass, roll, pass, go black-pool, "
        "pass, call 1, on-site, pay-sonic, cut blue, pass, cut black, pass, pass, pass, go "
        "morestran-probe, pass, pass, pass, pass, go earth-future, pass, call 1, on-site, pay-sonic, "
        "dalek earth-present, pass, cut black, cut blue, pass, cut blue, cut green, pass, pass, pass, "
        "roll, pass, go nerva-beacon, recruit alien, pay-sonic, focus ashildr red, pass, cut blue, reroll "
        "first, die black science, reroll ashildr, die black cunning, reroll-sonic, die black running, "
        "pass, face harry-sullivan, die black cunning, face ashildr, die black tactics, pass, pass, go "
        "earth-future, call 1, on-site, pay-sonic, pass, cut black, focus ashildr red, pass, cut black, "
        "cut blue, cut black, cut green, pass, pass"
    )
    return {}, 2, 44, choices.split(", ")


def two_doctors_win_together() -> Scenario:
    """Both TARDISes are on Gallifrey at the same check: the win is shared."""
    choices = (
        "doctor fourth, base amber, doctor first, base mint, pass, pass, roll, pass, pass, go floor-1056, "
        "pass, call 2, pay-card perception-filter, on-site, pay-sonic, pass, cut green, cut blue, pass, "
        "cut blue, pass, pass, roll, pass, pass, go wreck-of-the-byzantium, pass, call 1, pay-sonic, "
        "on-site, pay-card psychic-paper, pass, cut blue, pass, cut green, cut blue, reroll-sonic, die "
        "black science, pass, reroll first, die black tactics, reroll-black, pass, pass, pass, pass, go "
        "maze-of-the-dead, pass, call 2, on-site, pass, cut blue, cut green, pass, cut black, play "
        "spitfires-in-space, choose 2, pass, roll, pass, new, keep zeta-minor, go morestran-probe, "
        "recruit alien, pay-card tardis-telephone, call 1, pay-sonic, on-site, discard timescoop, pass, "
        "cut black, cut blue, pass, cut green, cut black, cut blue, reroll fourth, reroll romana, pass, "
        "pass, face fourth, face romana, pass, pass, pass, pass, go black-pool, pass, call 2, on-site, "
        "focus susan blue, cut blue, cut black, cut blue, focus romana green, pass, cut blue, cut blue, "
        "cut green, pass, roll, pass, go demons-run, recruit alien, pay-sonic, focus sarah-jane-smith "
        "green, call 1, pay-sonic, on-site, focus sarah-jane-smith green, pass, cut blue, cut green, cut "
        "black, cut blue, focus susan blue, cut blue, cut green, cut black, cut blue, reroll romana, "
        "reroll fourth, reroll-black, pass, pass, lose handles, pass, pass"
    )
    return {}, 2, 3, choices.split(", ")


def the_daleks_win_by_a_seventh_marker() -> Scenario:
    """Failures with help on-site place two Daleks at a time, until there is none left to place."""
    choices = (
        "doctor twelfth, base mint, doctor eleventh, base teal, doctor fourth, base amber, doctor first, "
        "pass, pass, pass, install fez, pass, go earth-past, recruit earth, pay-card timescoop, call 1, "
        "on-site, pay-sonic, pass, pass, pass, cut green, cut black, cut black, cut blue, pass, cut blue, "
        "pass, pass, pass, pass, pass, pass, pass, install confession-dial, install sonic-sunglasses, "
        "pass, roll, pass, go millennius, call 2, on-site, discard fast-return-switch, focus "
        "sonic-sunglasses blue, pass, cut blue, pass, pass, pass, pass, pass, pass, pass, go "
        "earth-future, recruit earth, pay-sonic, call 2, on-site, dalek earth-past, pass, cut red, cut "
        "blue, pass, pass, pass, pass"
    )
    return {}, 4, 273, choices.split(", ")


def the_daleks_win_on_earth() -> Scenario:
    """Three failures on Earth in the first round, one of them by two Doctors."""
    choices = (
        "doctor fourth, base amber, doctor twelfth, base teal, doctor eleventh, base mint, pass, pass, "
        "pass, go earth-past, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass, go "
        "earth-present, pass, call 3, on-site, pay-card fast-return-switch, pass, cut red, cut green, "
        "pass, cut blue, cut black, cut green, pass, pass, choose 1, pass, go earth-past, pass, pass, "
        "exterminate caller blue, pass"
    )
    return {}, 3, 325, choices.split(", ")


def the_daleks_win_on_gallifrey() -> Scenario:
    """Help on-site and fail costs push the ship to Gallifrey within one round."""
    choices = (
        "doctor fourth, base amber, doctor first, base teal, doctor twelfth, base mint, pass, pass, pass, "
        "go earth-future, pass, call 2, pay-card tardis-telephone, on-site, pay-card key-to-time, focus "
        "susan blue, pass, pass, cut green, cut black, pass, cut blue, pass, pass, pass, pass, pass, "
        "pass, discard running-start, pass, go earth-future, recruit earth, pay-card k-9, call 2, "
        "on-site, pass, cut black, cut black, cut black, pass, cut blue, exterminate caller black, "
        "exterminate caller red, pass, pass, pass, pass, use sarah-jane-smith, play movellan-virus, pass, "
        "go earth-past, pass, call 3, on-site, cut black, focus susan blue, cut black, cut blue, cut "
        "black, pass, pass, pass, pass, choose 1"
    )
    return {}, 3, 66, choices.split(", ")


def first_game() -> Scenario:
    """The easier first game, as far as its first Time Anomaly."""
    choices = (
        "doctor eleventh, base amber, doctor first, base mint, pass, pass, go earth-future, link "
        "clara-oswald, pay-card jelly-babies, play running-start, focus clara-oswald blue, call 2, "
        "on-site, pay-card perception-filter, pass, cut black, cut red, cut green, cut black, cut blue, "
        "pass, cut blue, cut green, pass, pass, pass, pass, roll, pass, go capitol, link rory-williams, "
        "pay-card dream-conference, call 1, on-site, pass, cut black, cut black, cut blue"
    )
    return {"first-game": True}, 2, 296, choices.split(", ")


def with_k9() -> Scenario:
    """A round with K-9: he re-rolls a die and is passed on in the Dalek turn."""
    choices = (
        "doctor twelfth, base mint, doctor fourth, base amber, doctor first, base pink, pass, pass, "
        "install long-scarf, install k-9, pass, go earth-past, link barbara-wright, focus susan blue, "
        "focus barbara-wright blue, pass, pass, pass, reroll long-scarf, pass, pass, roll, pass, pass, "
        "new, keep alfava-metraxis, go wreck-of-the-byzantium, recruit alien, pay-sonic, focus leela "
        "green, pass, pass, reroll-black, reroll twelfth, reroll clara-oswald, die green diplomacy, pass, "
        "use sarah-jane-smith, install sonic-sunglasses, pass, roll, pass, pass, go maze-of-the-dead, "
        "recruit alien, pay-sonic, play running-start, focus sonic-sunglasses blue, pass, pass, reroll "
        "sonic-sunglasses, die blue science, pass, reroll-k9, die black running, pass, pass, face fourth, "
        "die black strength, give 3"
    )
    return {"k9": True}, 3, 96, choices.split(", ")


def a_doctor_alone() -> Scenario:
    """Solo, and won."""
    choices = (
        "doctor eleventh, base teal, pass, roll, pass, go banking-floor, recruit alien, pay-card "
        "fast-return-switch, focus amy-pond red, focus madame-vastra red, pass, reroll eleventh, die black "
        "tactics, pass, pass, face-sonic, die red tactics, to diplomacy, pass, pass, pass, go "
        "private-vault, link strax, pay-sonic, focus madame-vastra blue, focus amy-pond green, pass, cut "
        "red, cut green, pass, face-sonic, die red strength, to cunning, choose 1, pass, pass, pass, roll, "
        "pass, new, keep kembel, go alliance-hall, focus madame-vastra blue, pass, cut red, cut red, "
        "reroll-black, reroll amy-pond, play reverse-the-polarity, die blue science, pass, reroll strax, "
        "pass, face-sonic, die red strength, to diplomacy, pass, pass, pass, go earth-future, focus "
        "madame-vastra blue, pass, cut green, pass, pass, pass, roll, pass, new, keep logopolis, go "
        "whispering-streets, focus madame-vastra blue, focus amy-pond green, pass, cut red, pass, pass, "
        "pass, roll, pass, new, keep demons-run, go demons-run, pass, cut green, reroll eleventh, die "
        "black cunning, die black running, pass, face strax, die black diplomacy, face-sonic, die red "
        "science, to strength, pass, pass, pass, roll, pass, go earth-future, focus madame-vastra blue, "
        "pass, cut green, reroll eleventh, die black running, die black diplomacy, reroll strax, pass, "
        "pass, pass, roll, pass, new, keep vortis, go carsinome, focus madame-vastra blue, focus amy-pond "
        "green, pass, cut red, reroll eleventh, die black strength, pass, reroll amy-pond, pass, pass, "
        "pass, go crater-of-needles, focus amy-pond green, pass, cut red, cut blue, reroll eleventh, die "
        "black cunning, pass, reroll amy-pond, die green diplomacy, pass, pass"
    )
    return {}, 1, 55, choices.split(", ")


def help_on_site() -> Scenario:
    """A helper comes, the ship moves, both share the reward."""
    choices = (
        "doctor first, base teal, doctor fourth, base pink, pass, pass, go earth-future, pass, call 1, "
        "pay-card fast-return-switch, on-site, pay-sonic, pass, cut blue, cut green, pass, cut black"
    )
    return {}, 2, 14, choices.split(", ")


def help_from_afar() -> Scenario:
    """A helper lends one die and is thanked with a card."""
    choices = (
        "doctor first, base teal, doctor fourth, base amber, doctor twelfth, base pink, pass, pass, pass, "
        "go earth-future, pass, call 2, pay-card space-time-telegraph, afar, focus susan blue, pass, "
        "pass, pass, cut blue"
    )
    return {}, 3, 100, choices.split(", ")


def regeneration() -> Scenario:
    """Doctors change into others and keep all they have."""
    choices = (
        "doctor eleventh, base teal, doctor fourth, base amber, pass, use sarah-jane-smith, pass, go "
        "earth-future, pass, pass, pass, pass, pass, pass, pass, choose 1"
    )
    return {}, 2, 103, choices.split(", ")


def a_task_is_done() -> Scenario:
    """A Task comes into force, is advanced by successes and ends."""
    choices = (
        "doctor eleventh, base pink, doctor first, base mint, pass, install psychic-paper, pass, go "
        "earth-future, pass, call 1, pay-card jelly-babies, on-site, pay-card spare-tardis-key, pass, cut "
        "green, cut blue, pass, cut green, cut black, reroll-black, reroll-sonic, die black cunning, "
        "pass, pass, face psychic-paper, die black science, pass, pass, pass, go earth-past, link "
        "clara-oswald, pay-card geronimo, pass, pass, play spitfires-in-space, choose 1, pass, pass, "
        "pass, pass, go earth-past, link madame-vastra, pass, pass, pass, go earth-past, recruit earth, "
        "pay-card time-space-visualiser, pass, reroll clara-oswald"
    )
    return {}, 2, 21, choices.split(", ")
