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
        "pass, pass, pass, roll, pass, pass, new, keep alfava-metraxis, go wreck-of-the-byzantium, link "
        "dodo-chaplet, pay-card perception-filter, pass, pass, cut black, pass, go earth-present, link "
        "osgood, pay-card tardis-telephone, focus osgood blue, focus jenny-flint green, pass, cut red, "
        "pass, face-sonic, die blue cunning, to tactics, pass, roll, go black-pool, focus amy-pond red, "
        "pass, cut red, cut green, reroll-black, reroll amy-pond, reroll eleventh, die black running, die "
        "black diplomacy, reroll sergeant-benton, reroll-sonic, die black strength, pass, face-sonic, die "
        "black diplomacy, to tactics, pass, roll, go morestran-probe, focus clara-oswald blue, focus "
        "osgood blue, pass, cut red, pass, roll, go petrified-jungle, pass, cut green, reroll-black, "
        "reroll eleventh, die black cunning, die black tactics, pass, face dodo-chaplet, die black "
        "diplomacy, face sergeant-benton, pass, go earth-future, focus jenny-flint red, pass, cut green, "
        "reroll twelfth, die black running, pass, roll, go demons-run, focus amy-pond green, pass, cut "
        "black, cut blue, pass, go earth-present, pass, cut green, pass, roll, go nerva-beacon, pass, cut "
        "blue, pass, roll, go earth-present, focus osgood blue, pass, cut red, reroll clara-oswald, die "
        "green tactics, pass, face jenny-flint, die black strength, pass, go nerva-ark, pass, cut green, "
        "reroll eleventh, die black diplomacy, die black strength, choose 1, pass, go earth-future, pass, "
        "cut green, reroll twelfth, die black science, pass, go earth-past, focus amy-pond red, focus "
        "dodo-chaplet green, pass, cut black, pass, go earth-present, focus clara-oswald blue, focus "
        "jenny-flint red, pass, cut green, reroll jenny-flint, pass, face osgood, pass, go earth-present, "
        "focus amy-pond red, pass, cut green, reroll-black, pass, face sergeant-benton, pass, go "
        "earth-future, focus jenny-flint red, pass, cut blue, reroll-black, pass, go earth-future, pass, "
        "cut green, cut black, pass, face amy-pond, pass, go earth-future, focus jenny-flint red, pass, "
        "cut blue, reroll clara-oswald, die green diplomacy, reroll twelfth, die black running, pass, go "
        "earth-past, focus amy-pond green, pass, cut red, pass, roll, go banking-floor, focus jenny-flint "
        "red, focus osgood blue, pass, cut red, reroll clara-oswald, die green running, reroll twelfth, "
        "die black strength, pass, roll, go earth-future, focus dodo-chaplet green, focus amy-pond red, "
        "pass, cut blue, reroll-black, reroll amy-pond, die green tactics, reroll dodo-chaplet, die green "
        "diplomacy, pass, reroll sergeant-benton, die red tactics, pass, roll, new, keep gallifrey, go "
        "capitol, focus jenny-flint red, focus osgood blue, pass, cut black, pass, roll, new, keep vortis, "
        "go carsinome, focus amy-pond red, pass, cut green, reroll-black, reroll sergeant-benton, die red "
        "tactics, pass, face amy-pond, pass, go earth-past, focus osgood blue, focus clara-oswald blue, "
        "pass, cut red, reroll-black, reroll clara-oswald, reroll osgood, die blue science, pass, go "
        "asylum-of-the-daleks, call 1, on-site, focus dodo-chaplet green, pass, cut black, cut red, cut "
        "black, cut green, cut green, focus osgood blue, pass, cut blue, cut blue, cut black, cut black, "
        "cut red, cut red, pass, reroll jenny-flint, die green tactics, die green diplomacy, dismiss "
        "clara-oswald, dismiss osgood, dismiss jenny-flint, go earth-future, link clara-oswald, call 2, "
        "afar, focus clara-oswald blue, cut green, cut red, cut black, cut green, cut black, cut blue, "
        "reroll twelfth, die black science, reroll-black, reroll-black, reroll clara-oswald, reroll-black, "
        "reroll-sonic, die blue diplomacy, reroll-sonic, die green diplomacy, reroll eleventh, pass"
    )
    return {}, 2, 3, choices.split(", ")


def two_doctors_win_together() -> Scenario:
    """Both TARDISes are on Gallifrey at the same check: the win is shared."""
    choices = (
        "doctor eleventh, base amber, doctor twelfth, base pink, play eye-of-harmony, pass, install fez, "
        "pass, roll, pass, pass, new, keep gallifrey, go capitol, link romana, pay-sonic, focus amy-pond "
        "red, pass, pass, pass, pass, face-sonic, die blue science, to strength, pass, play key-to-time, "
        "pass, go earth-present, link rory-williams, focus rory-williams blue, focus clara-oswald blue, "
        "call 2, afar, focus clara-oswald blue, focus rory-williams blue, cut blue, pass, cut green, cut "
        "black, cut black, cut blue, pass, pass, pass, roll, pass, go demons-run, recruit alien, pay-card "
        "blue-diary, focus amy-pond green, pass, cut blue, cut blue, cut green, reroll eleventh, die black "
        "science, die black running, pass, face-sonic, die black tactics, to strength, pass, pass, go "
        "earth-present, link the-brigadier, pass, pass, cut black, reroll clara-oswald, reroll twelfth, "
        "die black strength, reroll-sonic, die red strength, pass, pass, use handles, pass, go earth-past, "
        "focus romana green, focus amy-pond green, pass, cut blue, cut blue, reroll eleventh, die black "
        "strength, die black strength, reroll amy-pond, die green diplomacy, pass, face romana, die black "
        "strength, pass, pass, go earth-future, pass, pass, cut black, reroll-black, pass, pass, pass, go "
        "earth-past, focus romana green, pass, cut green, cut blue, cut black, pass, face-sonic, die green "
        "running, to diplomacy, pass, pass, go earth-future, focus clara-oswald blue, focus rory-williams "
        "blue, pass, pass, cut red, pass, pass, pass, go earth-past, focus romana green, pass, cut green, "
        "cut blue, reroll romana, die blue science, pass, pass, face romana, die black tactics, pass, "
        "pass, go earth-present, pass, pass, cut black, reroll twelfth, die black strength, pass, pass, "
        "pass, go earth-past, focus amy-pond red, focus romana green, pass, cut black, cut red, pass, face "
        "amy-pond, pass, pass, go earth-present, focus rory-williams blue, focus clara-oswald blue, pass, "
        "pass, cut black, reroll the-brigadier, die red tactics, pass, reroll twelfth, pass, pass, pass, "
        "roll, pass, go earth-future, focus amy-pond red, pass, cut black, cut blue, pass, pass, go "
        "earth-future, pass, pass, cut red, cut red, reroll twelfth, die black running, pass, pass, face "
        "rory-williams, die black science, pass, pass, pass, roll, pass, go floor-1056, focus amy-pond "
        "green, pass, cut blue, cut blue, pass, pass, go earth-future, pass, pass, cut black, "
        "reroll-black, reroll clara-oswald, pass, pass, pass, go earth-past, focus amy-pond red, focus "
        "romana green, pass, cut blue, cut blue, reroll eleventh, die black science, die black cunning, "
        "pass, pass, go earth-present, focus clara-oswald blue, focus rory-williams blue, pass, pass, cut "
        "red, pass, pass, pass, go earth-past, focus amy-pond green, focus romana green, pass, cut blue, "
        "cut blue, pass, face amy-pond, die green running, face romana, die black strength, pass, pass, go "
        "earth-present, focus rory-williams blue, focus clara-oswald blue, pass, pass, cut red, pass, "
        "pass, roll, go earth-present, focus romana green, focus amy-pond green, pass, cut blue, cut blue, "
        "reroll-black, reroll romana, reroll-black, pass, face handles, face-sonic, die green running, to "
        "science, pass, roll, go green-anchor, focus clara-oswald blue, focus rory-williams blue, pass, "
        "cut blue, pass, go earth-future, pass, cut blue, cut blue, reroll-black, reroll amy-pond, pass, "
        "face-sonic, die black tactics, to science, pass, roll, new, keep skaro, go petrified-jungle, "
        "focus rory-williams blue, pass, cut red, pass, face rory-williams, die black cunning, face-sonic, "
        "die blue cunning, to strength, use handles, pass, roll, go tower-of-the-smilers, pass, cut green, "
        "cut black, cut black, pass, roll, new, keep vortis, go carsinome, pass, cut black, cut red, "
        "reroll twelfth, die black running, pass, roll, go graves-of-trenzalore, call 1, on-site, focus "
        "amy-pond red, pass, cut blue, cut green, cut red, cut blue, cut blue, pass, cut red, cut green, "
        "cut blue, cut red, cut red, choose 1, choose 1, pass, go genesis-of-the-daleks, pass, cut green, "
        "pass, face-sonic, die black science, to diplomacy, pass, pass"
    )
    return {}, 2, 17, choices.split(", ")


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
        "doctor twelfth, base mint, doctor first, base pink, doctor fourth, base amber, pass, play "
        "eye-of-harmony, pass, pass, pass, go earth-present, link kate-stewart, pay-card "
        "space-time-telegraph, focus kate-stewart red, call 2, pay-sonic, on-site, pay-card k-9, focus "
        "susan blue, focus kate-stewart red, pass, pass, cut green, cut blue, cut red, pass, cut green, "
        "cut red, cut black, cut black, pass, pass, pass, face-sonic, die blue cunning, to diplomacy, "
        "pass, use sarah-jane-smith, pass, go earth-past, link madame-vastra, pay-card timescoop, focus "
        "madame-vastra blue, call 2, pay-card unit-field-radio, on-site, focus sarah-jane-smith green, "
        "focus madame-vastra red, pass, pass, cut black, cut green, pass, cut green, cut red, reroll "
        "fourth, die blue science, pass, reroll twelfth, die black science, pass, pass, pass, face-sonic, "
        "die blue science, to tactics, face fourth, die black strength, face madame-vastra, pass, pass, "
        "pass, choose 1, pass, pass, pass, roll, pass, pass, go private-vault, link ashildr, call 1, "
        "on-site, pay-sonic, pass, pass, cut black, cut black, cut black, pass, cut blue, reroll ashildr, "
        "die black diplomacy, pass, pass, pass, pass, pass, pass, dismiss kate-stewart, dismiss susan, go "
        "earth-future, pass, call 2, on-site, dalek earth-present, pass, cut black, cut red, pass, reroll "
        "first, die black diplomacy, die black cunning, pass, reroll fourth, pass, pass, face fourth, die "
        "black tactics, face-sonic, die black diplomacy, to running, dalek earth-present, pass, go "
        "genesis-of-the-daleks, recruit alien, focus sarah-jane-smith green, reroll-black, pass, choose 2, "
        "pass, go earth-past, call 3, on-site, focus clara-oswald blue, cut red, cut black, cut blue, "
        "exterminate caller green, pass, reroll-black, reroll-black, pass, pass, pass"
    )
    return {}, 3, 68, choices.split(", ")


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
        "doctor eleventh, base pink, doctor twelfth, base amber, doctor first, base mint, pass, pass, "
        "install centurions-sword, pass, go earth-present, link the-brigadier, pay-card unit-field-radio, "
        "pass, pass, pass, cut green, pass, pass, go earth-future, recruit earth, pay-sonic, focus "
        "amy-pond green, pass, pass, reroll amy-pond, die green tactics, reroll-sonic, die green "
        "diplomacy, pass, pass, go earth-present, recruit earth, pay-card running-start, pass, pass, "
        "reroll-k9, die red strength, reroll clara-oswald, pass, pass, face-sonic, die black running, to "
        "tactics, give 1, pass, pass, pass, pass"
    )
    return {"k9": True}, 3, 61, choices.split(", ")


def a_doctor_alone() -> Scenario:
    """Solo, and won."""
    choices = (
        "doctor fourth, base pink, pass, go earth-future, recruit earth, pay-card randomiser, pass, reroll "
        "fourth, die blue diplomacy, pass, face osgood, die black running, face-sonic, die black tactics, "
        "to strength, pass, pass, use sarah-jane-smith, play key-to-time, pass, go earth-present, link "
        "nardole, focus nardole green, focus osgood blue, focus sarah-jane-smith green, focus "
        "sarah-jane-smith green, use sarah-jane-smith, pass, go earth-past, focus nardole green, play "
        "spare-tardis-key, focus sarah-jane-smith green, focus osgood blue, focus sarah-jane-smith green, "
        "use sarah-jane-smith, pass, go earth-past, pass, reroll-black, reroll fourth, pass, pass, pass, "
        "roll, pass, go earth-present, pass, reroll-black, reroll-black, pass, face-sonic, die black "
        "science, to diplomacy, pass, pass, use sarah-jane-smith, install sonic-sunglasses, pass, roll, "
        "pass, new, keep mars, go mars-future, focus sarah-jane-smith green, focus nardole green, focus "
        "sarah-jane-smith green, pass, reroll sarah-jane-smith, die green diplomacy, die green diplomacy, "
        "pass, reroll fourth, die green diplomacy, reroll osgood, die green diplomacy, pass, pass, use "
        "sarah-jane-smith, pass, go earth-present, focus sarah-jane-smith green, focus sarah-jane-smith "
        "green, focus nardole green, pass, reroll-black, pass, pass, use sarah-jane-smith, pass, go "
        "earth-past, focus sarah-jane-smith green, focus sarah-jane-smith green, focus nardole green, "
        "pass, reroll-black, pass, pass, use sarah-jane-smith, pass, go into-the-dalek, focus nardole "
        "green, pass, pass, face osgood, die black tactics, pass, pass, use sarah-jane-smith, pass, roll, "
        "play fast-return-switch, pass, go earth-present, pass, pass, pass, use sarah-jane-smith, pass, go "
        "earth-present, focus sarah-jane-smith green, pass, discard timescoop, pass, pass, use "
        "sarah-jane-smith, pass, roll, pass, go earth-past, pass, discard confession-dial, pass, pass, "
        "dismiss osgood, pass, go asylum-of-the-daleks, recruit alien, pay-sonic, pass, cut black, pass, "
        "face fourth, die black science, pass, pass"
    )
    return {}, 1, 14, choices.split(", ")


def help_on_site() -> Scenario:
    """A helper comes, the ship moves, both share the reward."""
    choices = (
        "doctor first, base mint, doctor fourth, base teal, play eye-of-harmony, pass, install "
        "centurions-sword, pass, go earth-past, recruit earth, pay-card second-draft, call 2, on-site, "
        "pay-card time-space-visualiser, focus dodo-chaplet green, pass, cut red, cut blue, cut black, cut "
        "black, cut blue"
    )
    return {}, 2, 23, choices.split(", ")


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
        "doctor eleventh, base mint, doctor fourth, base teal, pass, use sarah-jane-smith, install k-9, "
        "pass, roll, pass, pass, go private-vault, link leela, pay-card eye-of-harmony, call 2, pay-card "
        "tardis-telephone, on-site, pay-card blue-diary, focus leela green, pass, cut black, cut blue, cut "
        "black, focus amy-pond green, pass, cut blue, cut black, cut black, reroll fourth, die green "
        "running, reroll-sonic, die black diplomacy, reroll sarah-jane-smith, pass, reroll eleventh, "
        "reroll-black, reroll leela, pass, pass, face fourth, pass, choose 2, choose 3, pass, roll, pass, "
        "go nerva-beacon, link clara-oswald, pay-sonic, call 1, pay-sonic, focus clara-oswald blue, pass, "
        "cut green, cut black, cut blue, reroll-black, reroll-sonic, die red strength, pass, pass, pass, "
        "pass, pass, pass, uninstall k-9, go earth-future, recruit earth, call 2, on-site, focus "
        "kate-stewart red, cut black, pass, cut red, pass, reroll twelfth, die black tactics, reroll "
        "eleventh, die black science, pass, pass, pass, face kate-stewart, pass, roll, new, keep "
        "alfava-metraxis, go wreck-of-the-byzantium, recruit alien, focus amy-pond red, pass, pass, go "
        "earth-future, recruit earth, focus kate-stewart blue, call 2, afar, focus kate-stewart red, cut "
        "black, focus amy-pond green, cut blue, cut red, cut green, cut black, cut black, cut black, cut "
        "green"
    )
    return {}, 2, 66, choices.split(", ")
