"""Games worth reading: every ending, every variant, both kinds of help, a regeneration and a Task.

They were found by trying many turns for each turn and keeping the best for what the game is to show. Choices stand here
as they were made, so a change of rules or cards that matters to them shows.
"""

from __future__ import annotations

from tests.playthroughs.telling import Scenario


def a_doctor_wins() -> Scenario:
    """One Doctor reaches Gallifrey, the other does not."""
    choices = (
        "doctor eleventh, base amber, doctor twelfth, base pink, pass, pass, go earth-present, link "
        "sergeant-benton, pay-card psychic-paper, focus amy-pond green, pass, pass, reroll-black, pass, "
        "pass, face amy-pond, face-sonic, die black science, to tactics, pass, pass, go earth-future, "
        "recruit earth, pay-card spare-tardis-key, focus clara-oswald blue, pass, pass, pass, pass, pass, "
        "pass, pass, pass, go earth-future, link the-brigadier, pay-sonic, focus amy-pond red, pass, pass, "
        "cut black, pass, pass, roll, pass, pass, new, keep alfava-metraxis, go wreck-of-the-byzantium, "
        "recruit alien, pay-card tardis-telephone, focus clara-oswald blue, focus river-song blue, focus "
        "jenny-flint green, pass, pass, cut green, pass, pass, face-sonic, die red tactics, to strength, "
        "pass, pass, pass, roll, pass, new, keep skaro, go petrified-jungle, focus amy-pond green, pass, "
        "cut red, cut blue, reroll eleventh, die black diplomacy, die black strength, reroll "
        "sergeant-benton, reroll the-brigadier, reroll amy-pond, die green diplomacy, pass, face "
        "the-brigadier, die black running, pass, pass, roll, pass, new, keep demons-run, go demons-run, "
        "focus clara-oswald blue, pass, pass, cut green, pass, pass, pass, go earth-past, focus "
        "the-brigadier red, focus amy-pond green, pass, cut black, pass, face-sonic, die red tactics, to "
        "running, pass, pass, go earth-present, focus jenny-flint green, pass, pass, cut red, pass, pass, "
        "face-sonic, die green running, to diplomacy, pass, pass, pass, roll, pass, new, keep kembel, go "
        "jungle-of-kembel, focus amy-pond green, pass, cut blue, reroll amy-pond, die green diplomacy, "
        "pass, pass, roll, pass, go capitol, pass, pass, cut black, reroll twelfth, die black running, "
        "reroll jenny-flint, die green running, pass, reroll clara-oswald, die green running, reroll "
        "river-song, die red science, die red strength, die red strength, pass, play spitfires-in-space, "
        "choose 2, pass, face-sonic, die red strength, to tactics, pass, pass, pass, go earth-future, "
        "pass, cut black, pass, pass, go earth-future, focus clara-oswald blue, focus river-song blue, "
        "pass, pass, cut green, cut green, reroll river-song, die red science, pass, pass, pass, "
        "face-sonic, die blue cunning, to strength, pass, pass, pass, go earth-past, pass, cut red, reroll "
        "amy-pond, pass, face-sonic, die red strength, to running, pass, pass, roll, pass, new, keep "
        "vortis, go carsinome, pass, pass, cut green, reroll river-song, die red tactics, die red tactics, "
        "pass, pass, pass, pass, go earth-present, pass, cut red, cut red, pass, pass, roll, pass, new, "
        "keep logopolis, go central-register, focus river-song blue, focus clara-oswald blue, pass, pass, "
        "cut green, reroll jenny-flint, reroll clara-oswald, pass, pass, pass, go earth-present, focus "
        "the-brigadier red, pass, cut red, cut red, reroll amy-pond, reroll sergeant-benton, pass, pass, "
        "roll, pass, go solons-castle, focus river-song blue, pass, pass, cut black, pass, pass, pass, "
        "pass, pass, pass, go earth-past, focus amy-pond green, call 1, pay-sonic, on-site, pay-sonic, "
        "focus the-brigadier red, pass, cut green, cut black, cut black, cut red, focus clara-oswald blue, "
        "focus jenny-flint green, pass, cut red, cut green, cut black, cut green, reroll eleventh, die "
        "black tactics, pass, pass, reroll twelfth, pass, roll, new, keep orient-express-aristotle, go "
        "orient-express, call 2, afar, focus clara-oswald blue, focus river-song blue, pass, cut green, "
        "cut red, pass, cut green, cut blue, cut red, pass, pass, face-sonic, die red strength, to "
        "cunning, pass, pass, pass, pass"
    )
    return {}, 2, 3, choices.split(", ")


def two_doctors_win_together() -> Scenario:
    """Both TARDISes are on Gallifrey at the same check: the win is shared."""
    choices = (
        "doctor twelfth, base amber, doctor eleventh, base pink, pass, install confession-dial, pass, "
        "roll, pass, pass, new, keep trenzalore, go graves-of-trenzalore, link nardole, pay-sonic, call 1, "
        "pay-sonic, afar, pass, pass, cut red, cut green, cut red, use confession-dial, cut black, reroll "
        "amy-pond, reroll eleventh, die black strength, pass, reroll nardole, die blue science, choose 1, "
        "pass, install long-scarf, pass, roll, pass, pass, go earth-future, recruit earth, pay-card "
        "unit-field-radio, focus clara-oswald blue, focus jenny-flint red, pass, pass, cut green, pass, "
        "pass, face-sonic, die blue science, to cunning, pass, pass, pass, pass, pass, pass, go "
        "town-called-christmas, recruit alien, pay-sonic, focus amy-pond red, focus river-song red, focus "
        "nardole green, pass, pass, cut green, pass, reroll-black, reroll-black, pass, pass, face "
        "amy-pond, face-sonic, die blue science, to diplomacy, pass, pass, go earth-present, link osgood, "
        "pay-card fast-return-switch, focus osgood blue, focus clara-oswald blue, pass, pass, cut red, "
        "reroll-black, reroll-black, reroll long-scarf, die green running, reroll osgood, die red "
        "strength, pass, pass, uninstall confession-dial, pass, roll, pass, go nerva-beacon, focus "
        "river-song red, focus amy-pond green, focus nardole green, pass, pass, uninstall long-scarf, "
        "pass, roll, pass, go central-register, focus osgood blue, pass, pass, cut green, reroll osgood, "
        "die blue cunning, reroll-sonic, die blue cunning, pass, pass, pass, roll, pass, new, keep "
        "demons-run, go demons-run, pass, reroll nardole, die green diplomacy, play reverse-the-polarity, "
        "reroll-black, pass, go earth-future, focus osgood blue, focus clara-oswald blue, pass, cut green, "
        "reroll-black, reroll twelfth, reroll osgood, die blue diplomacy, pass, face osgood, pass, go "
        "earth-future, focus river-song blue, pass, reroll nardole, die red tactics, pass, go "
        "earth-present, focus jenny-flint green, focus osgood blue, pass, cut green, cut green, pass, "
        "roll, go old-aqueduct, focus river-song red, pass, reroll eleventh, die black strength, die black "
        "strength, reroll nardole, die blue cunning, pass, roll, go market-decks, pass, cut black, pass, "
        "face-sonic, die green running, to science, play spitfires-in-space, choose 2, pass, roll, go "
        "private-vault, focus amy-pond red, focus river-song red, pass, choose 1, pass, pass, go "
        "earth-present, focus jenny-flint red, focus osgood blue, pass, pass, cut blue, reroll "
        "clara-oswald, die green running, pass, pass, face osgood, die black tactics, pass, pass, pass, "
        "roll, pass, go alliance-hall, focus amy-pond red, pass, reroll-black, reroll nardole, die green "
        "diplomacy, reroll-sonic, die red science, reroll eleventh, die black diplomacy, die black "
        "cunning, pass, pass, go earth-present, focus jenny-flint green, pass, pass, cut blue, pass, pass, "
        "face osgood, die black tactics, face-sonic, die green running, to diplomacy, pass, pass, install "
        "k-9, pass, roll, pass, go floor-1056, use k-9, add red, focus river-song red, focus nardole "
        "green, focus amy-pond green, pass, cut blue, reroll amy-pond, die green diplomacy, reroll "
        "river-song, die red science, pass, pass, pass, roll, pass, new, keep mars, go mars-future, focus "
        "jenny-flint red, pass, pass, cut blue, pass, pass, face jenny-flint, die black science, "
        "face-sonic, die red strength, to running, pass, pass, pass, roll, pass, new, keep "
        "alfava-metraxis, go maze-of-the-dead, use k-9, add green, focus amy-pond green, focus river-song "
        "blue, pass, cut black, reroll-black, reroll-black, pass, pass, roll, pass, go "
        "wreck-of-the-byzantium, focus jenny-flint red, focus clara-oswald blue, pass, pass, cut red, "
        "reroll twelfth, die black running, reroll osgood, die blue diplomacy, pass, pass, pass, go "
        "into-the-dalek, focus river-song red, pass, reroll eleventh, die black strength, die black "
        "running, reroll nardole, die blue diplomacy, pass, pass, roll, pass, new, keep "
        "orient-express-aristotle, go orient-express, focus clara-oswald blue, focus osgood blue, pass, "
        "pass, cut red, cut red, reroll-black, reroll twelfth, pass, pass, face-sonic, die green tactics, "
        "to cunning, pass, pass, pass, pass, pass, pass, go earth-present, focus river-song blue, focus "
        "amy-pond red, pass, pass, reroll eleventh, die black strength, die black cunning, pass, play "
        "key-to-time, pass, go aristotle, focus osgood blue, focus clara-oswald blue, pass, pass, cut "
        "black, pass, pass, pass, pass"
    )
    return {}, 2, 4, choices.split(", ")


def the_daleks_win_by_a_seventh_marker() -> Scenario:
    """Failures with help on-site place two Daleks at a time, until there is none left to place."""
    choices = (
        "doctor fourth, base pink, doctor twelfth, base mint, doctor first, base amber, doctor eleventh, "
        "pass, pass, pass, pass, go earth-present, link vicki, pay-card k-9, call 1, pay-card "
        "movellan-virus, on-site, pay-card perception-filter, pass, pass, pass, cut black, cut black, cut "
        "black, pass, cut blue, cut green, reroll first, die black cunning, pass, reroll vicki, "
        "reroll-sonic, die green running, reroll-sonic, die green running, reroll susan, pass, reroll "
        "eleventh, die black cunning, pass, reroll-black, reroll-black, pass, pass, pass, pass, pass, "
        "pass, pass, pass, go earth-past, link ian-chesterton, pay-card reverse-the-polarity, call 2, "
        "on-site, pay-sonic, discard timescoop, discard stetson, focus amy-pond green, focus "
        "ian-chesterton blue, pass, cut blue, cut red, focus sarah-jane-smith green, pass, cut blue, cut "
        "black, cut black, pass, pass, pass, face amy-pond, die green tactics, face ian-chesterton, die "
        "black running, pass, pass, pass, choose 1, dalek earth-present, choose 2, pass, dismiss "
        "sarah-jane-smith, pass, go earth-past, link sarah-jane-smith, pay-sonic, pass, pass, exterminate "
        "caller blue, reroll-black, reroll-black, pass, pass, face fourth, die black running, pass, pass, "
        "choose 1"
    )
    return {}, 4, 15, choices.split(", ")


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
    """Help on-site and fail costs push the ship to Gallifrey within three rounds."""
    choices = (
        "doctor eleventh, base mint, doctor first, base teal, doctor twelfth, base amber, pass, pass, play "
        "key-to-time, pass, go earth-future, recruit earth, pay-sonic, focus susan blue, call 1, on-site, "
        "pay-sonic, pass, pass, cut green, cut black, cut black, focus clara-oswald blue, pass, cut green, "
        "cut black, cut blue, cut red, reroll first, die black diplomacy, die black strength, pass, pass, "
        "roll, pass, pass, go green-anchor, recruit alien, pay-sonic, call 3, focus romana green, focus "
        "clara-oswald blue, pass, pass, cut green, cut blue, cut green, reroll-black, reroll clara-oswald, "
        "reroll twelfth, play spitfires-in-space, choose 1, reroll romana, die blue science, pass, "
        "reroll-black, pass, pass, play romanas-screwdriver, on caller, die blue cunning, give 3, pass, "
        "pass, pass, pass, pass, face osgood, pass, pass, pass, pass, install long-scarf, pass, roll, "
        "pass, go drylands, recruit alien, call 1, on-site, focus long-scarf green, focus leela green, "
        "pass, cut red, cut green, focus clara-oswald blue, cut blue, cut black, cut red, cut black, "
        "reroll amy-pond, die green running, pass, pass, lose susan, dalek earth-past, pass, pass, pass, "
        "pass, pass, pass, pass, pass, dismiss osgood, pass, go earth-present, call 2, pay-sonic, on-site, "
        "pay-sonic, focus long-scarf green, cut red, cut green, pass, reroll twelfth, die black strength, "
        "reroll-black, dalek apalapucia, dalek earth-past, go genesis-of-the-daleks, pass, call 2, "
        "on-site, focus long-scarf green, cut green, cut black, pass, pass, pass, pass, uninstall "
        "long-scarf, go earth-past, call 1, on-site, play unit-field-radio, on caller, give 2, focus "
        "unit-field-radio red, pass, cut black, cut green, pass, pass, pass, go earth-future, call 1, "
        "on-site, pass, cut green, reroll fourth, pass, reroll-black, reroll-sonic, die black cunning, "
        "pass, reroll-sonic, die black tactics, pass, go genesis-of-the-daleks, link harry-sullivan, focus "
        "harry-sullivan blue, pass, reroll-black, pass, pass, face harry-sullivan, pass, choose 1, pass, "
        "go asylum-of-the-daleks, recruit earth, pay-card unit-field-radio, pass, reroll harry-sullivan, "
        "die black tactics, die black running, pass, pass"
    )
    return {}, 3, 5, choices.split(", ")


def first_game() -> Scenario:
    """The easier first game, as far as its first Time Anomaly."""
    choices = (
        "doctor eleventh, base mint, doctor fourth, base pink, pass, install confession-dial, use "
        "sarah-jane-smith, install stetson, uninstall confession-dial, pass, go earth-past, recruit earth, "
        "pay-sonic, call 1, on-site, pay-card perception-filter, focus ian-chesterton blue, focus "
        "sarah-jane-smith green, pass, cut red, cut blue, focus amy-pond red, pass, cut red, cut black, "
        "cut black, reroll stetson, die black running, die black science, reroll fourth, die blue "
        "diplomacy, pass, reroll amy-pond, reroll sarah-jane-smith, pass, reroll-sonic, die blue cunning, "
        "reroll-black, reroll-black, pass, pass, face ian-chesterton, face fourth, pass, install fez, "
        "pass, roll, new, keep alfava-metraxis, go maze-of-the-dead, recruit alien, pass, reroll-black, "
        "reroll steven-taylor, die black strength, reroll eleventh, die black strength, pass, "
        "reroll-black, pass, face steven-taylor, pass, roll, go orient-express, link strax, call 1, "
        "on-site, cut blue, cut red, cut blue, pass, reroll-black, reroll stetson, die black science, die "
        "black diplomacy, reroll fourth, reroll-black, pass, pass, face strax, die black running, pass, "
        "pass, uninstall fez, pass, go earth-future, link madame-vastra, pay-card romanas-screwdriver, "
        "call 2, on-site, pay-card reverse-the-polarity, focus madame-vastra red, cut red, cut blue"
    )
    return {"first-game": True}, 2, 27, choices.split(", ")


def with_k9() -> Scenario:
    """A round with K-9: he re-rolls a die and is passed on in the Dalek turn."""
    choices = (
        "doctor first, base amber, doctor twelfth, base pink, doctor eleventh, base mint, pass, pass, "
        "pass, go earth-past, link barbara-wright, pay-card unit-field-radio, focus barbara-wright green, "
        "pass, pass, pass, pass, pass, install fez, pass, go earth-present, link sergeant-benton, pay-card "
        "blue-diary, pass, pass, pass, cut red, cut red, pass, pass, pass, face-sonic, die black "
        "diplomacy, to tactics, pass, install confession-dial, pass, roll, pass, pass, go earth-past, link "
        "strax, pay-card randomiser, focus amy-pond red, pass, pass, use confession-dial, cut blue, reroll "
        "eleventh, die black tactics, die black tactics, reroll-k9, die black science, give 3, pass, pass"
    )
    return {"k9": True}, 3, 26, choices.split(", ")


def a_doctor_alone() -> Scenario:
    """Solo, and won."""
    choices = (
        "doctor twelfth, base teal, pass, roll, pass, new, keep zeta-minor, go black-pool, link romana, "
        "pay-card timescoop, focus clara-oswald blue, focus romana blue, play second-draft, focus romana "
        "green, cut green, reroll romana, die blue cunning, die blue science, pass, reroll clara-oswald, "
        "pass, roll, go maze-of-the-dead, link susan, focus romana green, pass, cut green, cut blue, pass, "
        "go wreck-of-the-byzantium, pass, cut black, cut black, reroll-black, reroll-black, pass, "
        "face-sonic, die black diplomacy, to strength, pass, roll, new, keep logopolis, go "
        "central-register, focus romana blue, pass, cut red, cut red, reroll-black, reroll romana, die "
        "blue cunning, pass, reroll susan, die blue diplomacy, reroll twelfth, die black strength, pass, "
        "go earth-future, focus clara-oswald blue, focus romana green, cut green, cut red, reroll "
        "clara-oswald, pass, go earth-future, pass, cut blue, cut blue, pass, face-sonic, die black "
        "cunning, to strength, pass, go earth-past, focus romana green, pass, cut blue, cut blue, pass, go "
        "earth-future, focus romana green, pass, cut red, cut black, pass, go asylum-of-the-daleks, pass, "
        "cut black, cut blue, cut black, reroll-black, pass, face-sonic, die black tactics, to running, "
        "pass, go earth-future, focus romana green, pass, cut blue, cut black, pass, roll, go nerva-ark, "
        "focus romana green, pass, cut blue, cut blue, pass, face romana, die black strength, choose 2, "
        "pass, pass, pass, go into-the-dalek, pass, cut blue, cut red, reroll clara-oswald, pass, pass"
    )
    return {}, 1, 10, choices.split(", ")


def help_on_site() -> Scenario:
    """A helper comes, the ship moves, both share the reward."""
    choices = (
        "doctor fourth, base amber, doctor twelfth, base pink, play eye-of-harmony, pass, use "
        "sarah-jane-smith, install sonic-screwdriver, use sonic-screwdriver, install tardis-telephone, use "
        "tardis-telephone, pass, go earth-past, recruit earth, pay-card confession-dial, call 2, on-site, "
        "pay-sonic, pass, cut black, cut blue, pass, cut red, cut green, cut red"
    )
    return {}, 2, 24, choices.split(", ")


def help_from_afar() -> Scenario:
    """A helper lends one die and is thanked with a card."""
    choices = (
        "doctor twelfth, base pink, doctor first, base teal, doctor eleventh, base amber, pass, pass, play "
        "key-to-time, pass, go earth-future, link dodo-chaplet, pay-sonic, call 1, afar, focus susan blue, "
        "pass, pass, cut green, pass, cut blue, cut green, reroll susan, die blue cunning"
    )
    return {}, 3, 4, choices.split(", ")


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
        "doctor twelfth, base mint, doctor first, base amber, play eye-of-harmony, pass, pass, roll, play "
        "fast-return-switch, pass, pass, new, keep trenzalore, go graves-of-trenzalore, recruit alien, "
        "pay-card unit-field-radio, focus susan blue, call 2, on-site, pay-sonic, pass, cut black, cut "
        "black, cut black, cut black, pass, cut green, cut red, cut red, reroll-black, reroll susan, die "
        "blue diplomacy, reroll handles, die blue science, pass, reroll-sonic, die blue cunning, "
        "reroll-black, pass, install fez, pass, go earth-present, link osgood, pass, cut black, cut blue, "
        "reroll twelfth, die black tactics, reroll osgood, die black science, reroll-black, reroll-sonic, "
        "die red strength, pass, pass, choose 3, pass, go earth-past, recruit earth, pass, pass, roll, go "
        "nerva-beacon, link ashildr, focus ashildr red, pass, cut black, pass, face-sonic, die red "
        "tactics, to strength, dalek earth-present, pass, roll, go nerva-ark, link romana, focus "
        "bill-potts blue, pass, cut black, cut blue, cut green, pass, face-sonic, die black diplomacy, to "
        "science, choose 1"
    )
    return {}, 2, 68, choices.split(", ")
