"""How the log names what events are about."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import POOLS
from vortex.games.time_of_the_daleks.events import DECK_NAMES, HELP_NAMES, DiceGathered, DoctorsWon
from vortex.games.time_of_the_daleks.numbering import COLOURS, TARDIS_SYMBOL
from vortex.kernel.events import Event, EventLog
from vortex.kernel.words import Words, listing, player, say


def event_log(pack: Pack) -> EventLog:
    return _Log(pack)


class _Log(EventLog):
    """Two events are lists of a kind of their own: dice by colour, and winners with an "and" between them."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            "tod",
            {
                "doctor": lambda number: words.doctor(pack, number),
                "card": lambda number: words.card(pack, number),
                "companion": lambda number: words.companion(pack, number),
                "source": lambda number: words.source(pack, number),
                "zone": lambda number: words.zone(pack, number),
                "tile": lambda number: words.tile(pack, number),
                "place": lambda number: words.place(pack, number),
                "dilemma": lambda number: words.dilemma(pack, number),
                "anomaly": lambda number: words.anomaly(pack, number),
                "deck": lambda number: DECK_NAMES[number],
                "pool": lambda number: POOLS[number],
                "colour": lambda number: COLOURS[number],
                "die": lambda number: words.a_die(1 << number),
                "symbol": words.symbol,
                "condition": words.condition,
                "tardis-face": _tardis_face,
                "help": lambda number: HELP_NAMES[number],
                "sonic": words.sonic,
                "space": int,
            },
        )

    def __call__(self, event: Event) -> Words:
        if isinstance(event, DiceGathered):
            return say(f"tod-log-{event.message()}", pool=POOLS[event.pool], dice=_dice(event.dice))
        if isinstance(event, DoctorsWon):
            winners = listing(map(player, event.seats), "and")
            return say("tod-log-doctors-won", n=len(event.seats), seats=winners)
        return super().__call__(event)


def _dice(counts: tuple[int, ...]) -> Words:
    return listing(
        say("tod-face-dice", n=count, colour=COLOURS[colour]) for colour, count in enumerate(counts) if count
    )


def _tardis_face(face: int) -> Words:
    return say("tod-tardis-symbol") if face == TARDIS_SYMBOL else say("tod-question-mark")
