"""Adventures made up at random, small enough to be played out in full."""

from __future__ import annotations

from random import Random

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.numbering import COLOURS, SYMBOLS
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.kernel.state import NOBODY, advance

DOCTORS = ("first", "fourth", "eleventh", "twelfth")
COMPANIONS = (
    "amy-pond",
    "barbara-wright",
    "dodo-chaplet",
    "harry-sullivan",
    "kate-stewart",
    "leela",
    "osgood",
    "rory-williams",
    "strax",
    "the-brigadier",
)
EQUIPMENT = ("stetson", "long-scarf", "sonic-sunglasses", "psychic-paper")
CARDS = (
    "reverse-the-polarity",
    "romanas-screwdriver",
    "geronimo",
    "second-draft",
    "spare-tardis-key",
    "blue-diary",
    "eye-of-harmony",
)
CONDITIONS = ("", "", "", "fixed point", "time locked", "fixed point, time locked", "time breach")


def play_from(position: Position, step: str) -> Position:
    """The active player's Adventure, from one of its steps on."""
    state = position.state
    state.clear_stack()
    state.over = False
    state.call(Adventure(state.active))
    state.here = Adventure.steps.index(step)
    advance(state)
    return position


def rolled_adventure(
    seed: int, dice: int = 3, helped: bool = False, k9: bool = False, spare: int = 0
) -> Position | None:
    """Somewhere among the re-rolls, with dice as luck has it; None where the roll has settled it. With `spare` dice
    more than symbols some can be given up; then nobody has more than the Doctor and few tokens."""
    luck = Random(seed)
    doctors = tuple(luck.sample(DOCTORS, 3))
    position = Position(3 if luck.random() < 0.3 else 2, doctors, k9=k9).no_hands().turn_of(0)
    state = position.state
    crew = luck.sample(COMPANIONS, 4)
    if spare:
        position.crew(0).crew(1).equip(0)
    else:
        position.crew(0, *crew[: luck.randrange(3)]).crew(1, *crew[2 : 2 + luck.randrange(2)])
        position.equip(0, *luck.sample(EQUIPMENT, luck.randrange(2)))
        position.hand(0, *luck.sample(CARDS, luck.choice((0, 0, 1, 2))))
    challenge = " ".join(luck.choices(SYMBOLS, k=dice - spare if spare else luck.randint(2, 3)))
    position.lay("capitol", "the-master").facing("capitol", challenge, luck.choice(CONDITIONS))
    if helped:
        position.helped_by(1, on_site=luck.random() < 0.5)
    for seat in range(state.seats):
        position.sonic(seat, luck.choice((0, 0, 1, 2) if spare else (0, 0, 1, 2, 3, 4, 5)))
    if k9:
        state.k9 = luck.randrange(2)
    for die in range(dice):
        colour = luck.choice(("black", "black", *COLOURS))
        symbol = SYMBOLS[luck.choice(state.pack.die_faces[COLOURS.index(colour)])]
        position.shows(f"{colour}-{symbol}", pool=int(helped and die > 0 and luck.random() < 0.5))
    if state.helper != NOBODY and luck.random() < 0.3:
        state.exterminated = 1
    if state.is_met():
        return None
    play_from(position, "reroll")
    return position if state.topic in ("reroll", "face") else None
