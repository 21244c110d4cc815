"""Why a choice is refused at set-up, in Prepare, and with cards."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.refusal_positions import (
    EARTH,
    Row,
    adventure,
    choosing_colours,
    choosing_doctors,
    owing,
    show_refusal,
    table,
    wider_game,
    window,
)

from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.travel import Travel

ROWS: list[Row] = [
    (
        "somebody is that Doctor",
        "doctor first",
        "TOD-RULING-007",
        "another player is that Doctor",
        lambda: choosing_doctors().choose("base teal"),
    ),
    (
        "somebody has that colour",
        "base teal",
        "TOD-RULING-007",
        "another player has that colour",
        choosing_colours,
    ),
    # Prepare
    (
        "uninstall what is not installed",
        "uninstall fez",
        "TOD-PREP-04",
        "Fez is not installed on your console",
        lambda: table().equip(0, "stetson").run(Prepare(0)),
    ),
    (
        "lose what is not installed",
        "uninstall fez",
        "TOD-PREP-04",
        "Fez is not installed on your console",
        lambda: owing(table(game=wider_game()).equip(0, "stetson", "k-9"), "the-collector"),
    ),
    (
        "install what is not in hand",
        "install fez",
        "TOD-PREP-07",
        "Fez is not in your hand",
        lambda: table().hand(0, "stetson").run(Prepare(0)),
    ),
    (
        "install an Event",
        "install geronimo",
        "TOD-CARD-01",
        "Geronimo is not Equipment",
        lambda: table().hand(0, "geronimo").run(Prepare(0)),
    ),
    (
        "install without a slot",
        "install fez",
        "TOD-PREP-09",
        "there is no empty Equipment slot",
        lambda: table().equip(0, "stetson", "k-9").hand(0, "fez").run(Prepare(0)),
    ),
    (
        "install without charges",
        "install tardis-telephone",
        "TOD-PREP-09",
        "TARDIS Telephone costs 3 sonic charges, and you have 2",
        lambda: table().be(0, "first").hand(0, "tardis-telephone").run(Prepare(0)),
    ),
    (
        "install a hat beside River",
        "install fez",
        "TOD-PREP-07",
        "River Song will not share a console with Fez",
        lambda: table().crew(0, "river-song").hand(0, "fez").run(Prepare(0)),
    ),
    (
        "dismiss a stranger",
        "dismiss leela",
        "TOD-PREP-12",
        "Leela does not travel with you",
        lambda: table().crew(0, "strax").run(Prepare(0)),
    ),
    # playing cards
    (
        "play what is not in hand",
        "play geronimo",
        "TOD-CARD-05",
        "Geronimo is not in your hand",
        lambda: table().hand(0, "fez").run(Prepare(0)),
    ),
    (
        "play Equipment",
        "play fez",
        "TOD-CARD-01",
        "Fez is Equipment: it has to be installed in your Prepare step",
        lambda: table().hand(0, "fez").run(Prepare(0)),
    ),
    (
        "play without charges",
        "play key-to-time",
        "TOD-CARD-05",
        "The Key to Time costs 3 sonic charges, and you have 2",
        lambda: table().hand(0, "key-to-time").run(Prepare(0)),
    ),
    (
        "play what was used",
        "play eye-of-harmony",
        "TOD-CARD-11",
        "Eye of Harmony has already been used this turn",
        lambda: (
            table()
            .hand(0, "eye-of-harmony", "fez")
            .run(Prepare(0))
            .choose("play eye-of-harmony")
            .hand(0, "eye-of-harmony")
            .again()
        ),
    ),
    (
        "play a Prepare card elsewhere",
        "play time-space-visualiser",
        "TOD-CARD-08",
        "Time-Space Visualiser is for your own Prepare step",
        lambda: table().hand(0, "time-space-visualiser").stand(0, EARTH).run(Travel(0)),
    ),
    (
        "play an Adventure card elsewhere",
        "play reverse-the-polarity",
        "TOD-CARD-09",
        "Reverse the Polarity is for an Adventure in which your Doctor takes part",
        lambda: table().hand(0, "reverse-the-polarity").run(Prepare(0)),
    ),
    (
        "play an Any Adventure card elsewhere",
        "play unit-field-radio",
        "TOD-CARD-10",
        "UNIT Field Radio is for an Adventure",
        lambda: table().hand(0, "unit-field-radio").run(Prepare(0)),
    ),
    (
        "play a re-roll at a Fixed Point",
        "play reverse-the-polarity",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards",
        lambda: (
            adventure(conditions="fixed point")
            .hand(0, "reverse-the-polarity")
            .shows("blue-science")
            .run(RerollStage(0))
        ),
    ),
    (
        "play for nothing",
        "play movellan-virus",
        "TOD-RULING-043",
        "Movellan Virus would do nothing now",
        lambda: table().hand(0, "movellan-virus").run(Prepare(0)),
    ),
    (
        "play an Adventure card of a bystander",
        "play geronimo",
        "TOD-CARD-09",
        "Geronimo is for an Adventure in which your Doctor takes part",
        lambda: window(RerollStage).hand(1, "geronimo").sonic(1, 1).again(),
    ),
    # using what lies on the console
    (
        "use what lies elsewhere",
        "use k-9",
        "TOD-HELP-18",
        "K-9 is not on your console",
        lambda: table().equip(0, "fez").run(Prepare(0)),
    ),
    (
        "use Equipment that is still in hand",
        "use fez",
        "TOD-CARD-01",
        "Fez is still in your hand: install it in your Prepare step first",
        lambda: table().hand(0, "fez").run(Prepare(0)),
    ),
    (
        "use a card in hand that is played",
        "use timescoop",
        "TOD-CARD-05",
        "Timescoop is in your hand: a card in hand is played, not used",
        lambda: table().hand(0, "timescoop").run(Prepare(0)),
    ),
    (
        "use twice",
        "use sonic-screwdriver",
        "TOD-CARD-11",
        "Sonic Screwdriver has already been used this turn",
        lambda: table().equip(0, "sonic-screwdriver").run(Prepare(0)).choose("use sonic-screwdriver"),
    ),
    (
        "use what has no words",
        "use fez",
        "TOD-PREP-14",
        "Fez has no Prepare effect",
        lambda: table().equip(0, "fez").run(Prepare(0)),
    ),
    (
        "use with another Doctor",
        "use vicki",
        "TOD-PREP-14",
        "Vicki does this only while with another Doctor",
        lambda: table().crew(0, "vicki").run(Prepare(0)),
    ),
    (
        "use for nothing",
        "use handles",
        "TOD-PREP-14",
        "Handles would change nothing now",
        lambda: table().crew(0, "handles").sonic(0, 5).run(Prepare(0)),
    ),
    (
        "use K-9 without power",
        "use k-9",
        "TOD-CARD-12",
        "K-9 needs a sonic charge",
        lambda: adventure().equip(0, "k-9").hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "use what has its time elsewhere",
        "use fez",
        "TOD-CARD-09",
        "Fez has nothing to do now",
        lambda: adventure().equip(0, "fez").hand(0, "timescoop").run(CallersPool(0)),
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_refusal_names_rule_and_reason(row: Row) -> None:
    show_refusal(row)
