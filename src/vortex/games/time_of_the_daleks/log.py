"""How the log names what events are about."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import POOLS
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.events import (
    DECK_NAMES,
    HELP_NAMES,
    AdventureFaced,
    DiceCut,
    DiceGathered,
    DiceRolled,
    DoctorsWon,
)
from vortex.games.time_of_the_daleks.numbering import COLOURS, TARDIS_SYMBOL
from vortex.kernel.events import Event, EventLog
from vortex.kernel.words import Words, listing, player, say


def event_log(pack: Pack) -> EventLog:
    return _Log(pack)


class _Log(EventLog):
    """Some events are lists of a kind of their own: dice by colour, symbols, winners with an "and" between them."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
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
                "look": lambda number: words.symbol(number % 6),
                "alternative": lambda number: LANGUAGE.words(((pack.alternatives[number],),)),
                "condition": words.condition,
                "tardis-face": _tardis_face,
                "help": lambda number: HELP_NAMES[number],
                "sonic": words.sonic,
                "space": int,
            },
        )

    def __call__(self, event: Event) -> Words:
        message = f"tod-log-{event.message()}"
        if isinstance(event, DiceGathered | DiceCut):
            return say(message, pool=POOLS[event.pool], dice=_dice(event.dice))
        if isinstance(event, DiceRolled):
            return say(message, pool=POOLS[event.pool], dice=_looks(event.dice))
        if isinstance(event, AdventureFaced):
            return say(
                message,
                seat=player(event.seat),
                zone=words.zone(self._pack, event.zone),
                symbols=listing(words.symbol(i) for i, n in enumerate(event.symbols) for _ in range(n)),
                conditions=listing(map(words.condition, event.conditions)),
            )
        if isinstance(event, DoctorsWon):
            winners = listing(map(player, event.seats), "and")
            return say("tod-log-doctors-won", n=len(event.seats), seats=winners)
        return super().__call__(event)


def _dice(counts: tuple[int, ...]) -> Words:
    return listing(
        say("tod-face-dice", n=count, colour=COLOURS[colour]) for colour, count in enumerate(counts) if count
    )


def _looks(dice: tuple[int, ...]) -> Words:
    """Each colour once, with all that its dice show."""
    return listing(
        (
            say("tod-rolled-colour", colour=COLOURS[colour], symbols=listing(map(words.symbol, shown)))
            for colour in range(4)
            if (shown := sorted(look % 6 for look in dice if look // 6 == colour))
        ),
        "semicolon",
    )


def _tardis_face(face: int) -> Words:
    return say("tod-tardis-symbol") if face == TARDIS_SYMBOL else say("tod-question-mark")
