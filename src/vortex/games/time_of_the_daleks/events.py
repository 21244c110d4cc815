"""What can happen in this game. Log, measures, animations and screen readers read these; the verbs emit them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from vortex.games.time_of_the_daleks.choices import POOLS
from vortex.games.time_of_the_daleks.numbering import COLOURS, CONDITIONS, SYMBOLS
from vortex.kernel.events import NONE, Amount, Event, Flag, Maybe, Noun, Seat, Secret, kinds_of

TIMEY_WIMEY, LOCATIONS, DILEMMAS = range(3)
DECK_NAMES = ("timey_wimey", "locations", "dilemmas")
"""The decks that are made anew from their discards."""
TardisFaceName = Literal["", "tardis", "question"]
TARDIS_FACES: tuple[TardisFaceName, ...] = get_args(TardisFaceName)
HelpName = Literal["alone", "afar", "on-site"]
HELP_NAMES: tuple[HelpName, ...] = get_args(HelpName)
LOOKS = tuple(f"{colour} {symbol}" for colour in COLOURS for symbol in SYMBOLS)

Doctor = Annotated[int, Noun("doctor", ())]
Card = Annotated[int, Noun("card", ())]
Companion = Annotated[int, Noun("companion", ())]
Source = Annotated[int, Noun("source", ())]
"""Whatever carries icons or effects: a Timey-Wimey card, a Companion or a Doctor."""
Zone = Annotated[int, Noun("zone", ())]
Tile = Annotated[int, Noun("tile", ())]
Place = Annotated[int, Noun("place", ())]
"""Where Daleks stand: a zone of Earth, or a tile."""
Dilemma = Annotated[int, Noun("dilemma", ())]
Anomaly = Annotated[int, Noun("anomaly", ())]
Deck = Annotated[int, Noun("deck", DECK_NAMES)]
Pool = Annotated[int, Noun("pool", POOLS)]
Colour = Annotated[int, Noun("colour", COLOURS)]
Die = Annotated[int, Noun("die", COLOURS)]
"""A die of a colour, where the log speaks of the die."""
Symbol = Annotated[int, Noun("symbol", SYMBOLS)]
Condition = Annotated[int, Noun("condition", CONDITIONS)]
TardisFace = Annotated[int, Noun("tardis-face", TARDIS_FACES)]
Help = Annotated[int, Noun("help", HELP_NAMES)]
Sonic = Annotated[int, Noun("sonic")]
"""A number of Sonic Charges."""
Alternative = Annotated[int, Noun("alternative")]
"""Effects that a text lets a player choose, by their number in the pack."""
Look = Annotated[int, Noun("look", LOOKS)]
"""A die's colour and the symbol that it shows."""
Space = Annotated[int, Noun("space")]
"""A space of the Web of Time."""


# -- set-up and turns ------------------------------------------------------------------------------


class DoctorTaken(Event, sign="gain"):
    """TOD-SETUP-02."""

    seat: Seat
    doctor: Doctor


class RoundBegun(Event, sign="begin", told="round"):
    """TOD-TURN-01."""

    round: Amount


class TurnBegun(Event, sign="begin", told="turn"):
    """TOD-TURN-04."""

    seat: Seat


class DalekTurnBegun(Event, sign="begin", told="turn"):
    """TOD-DALEK-01."""

    round: Amount


# -- what players have -----------------------------------------------------------------------------


class SonicGained(Event, sign="gain", told="detail"):
    """TOD-LIMIT-01."""

    seat: Seat
    sonic: Sonic


class SonicSpent(Event, sign="pay", told="detail"):
    seat: Seat
    sonic: Sonic


class CardDrawn(Event, sign="draw", told="detail"):
    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardPlayed(Event, sign="play", told="moment"):
    """TOD-CARD-05."""

    seat: Seat
    card: Card


class CardDiscarded(Event, sign="discard"):
    seat: Seat
    card: Card


class CardHandedOver(Event, sign="move"):
    """TOD-CARD-03."""

    seat: Seat
    receiver: Seat
    card: Card


class EquipmentInstalled(Event, sign="play"):
    """TOD-PREP-07."""

    seat: Seat
    card: Card


class EquipmentScrapped(Event, sign="discard"):
    """TOD-PREP-05."""

    seat: Seat
    card: Card


class DeckRenewed(Event, sign="shuffle"):
    """TOD-TRAVEL-17, -18, TOD-RULING-106."""

    deck: Deck


class CompanionJoined(Event, sign="gain", told="moment"):
    seat: Seat
    companion: Companion
    part_time: Flag


class CompanionDismissed(Event, sign="discard", told="detail"):
    """TOD-PREP-13, TOD-RESOLVE-17."""

    seat: Seat
    companion: Companion


class CompanionDiscarded(Event, sign="discard"):
    """TOD-RESOLVE-16."""

    seat: Seat
    companion: Companion


class CompanionPromoted(Event, sign="good", told="moment"):
    """TOD-RESOLVE-06."""

    seat: Seat
    companion: Companion


class SourceUsed(Event, sign="play"):
    seat: Seat
    source: Source


class K9Used(Event, sign="play"):
    """TOD-K9-03."""

    seat: Seat


class K9Passed(Event, sign="move"):
    """TOD-K9-04."""

    seat: Seat


class DoctorRegenerated(Event, sign="begin", told="moment"):
    """TOD-REGEN-05."""

    seat: Seat
    doctor: Doctor


# -- travel ----------------------------------------------------------------------------------------


class DoctorMoved(Event, sign="move", told="moment"):
    """To a zone, or home to the console."""

    seat: Seat
    zone: Maybe[Zone]

    def message(self) -> str:
        return "doctor-moved-home" if self.zone == NONE else self.kind


class DoctorStayed(Event, sign="move", told="moment"):
    """TOD-TRAVEL-01: nowhere else, with the TARDIS die or without."""

    seat: Seat
    zone: Zone


class DilemmaLaid(Event, sign="play", told="detail"):
    """TOD-TRAVEL-14."""

    zone: Zone


class DilemmaFlipped(Event, sign="show", told="moment"):
    """TOD-TRAVEL-15."""

    zone: Zone
    dilemma: Dilemma


class DilemmaDiscarded(Event, sign="discard"):
    """TOD-RULING-082: one that lay face down is not shown."""

    zone: Zone
    dilemma: Maybe[Dilemma]

    def message(self) -> str:
        return "dilemma-discarded-face-down" if self.dilemma == NONE else self.kind


class DilemmaScanned(Event, sign="show"):
    seat: Seat
    zone: Zone
    dilemma: Secret[Dilemma]
    known_to = ("seat",)


class TileDrawn(Event, sign="draw", told="detail"):
    """TOD-RULING-025."""

    tile: Tile


class TilePlaced(Event, sign="play"):
    tile: Tile


class TileDiscarded(Event, sign="discard"):
    tile: Tile


class TardisDieRolled(Event, sign="roll", told="moment"):
    """TOD-TRAVEL-08."""

    seat: Seat
    face: TardisFace


class TardisDieTurned(Event, sign="show"):
    """A card makes it show the TARDIS."""

    seat: Seat


class TardisTrusted(Event, sign="move"):
    """The First Doctor lets the TARDIS choose."""

    seat: Seat


# -- Adventures ------------------------------------------------------------------------------------


class AdventureFaced(Event, sign="clash", told="moment"):
    """TOD-ADV-01, TOD-CHALLENGE-01, -06: how often each symbol is asked for, and under which conditions."""

    seat: Seat
    zone: Zone
    symbols: tuple[Amount, ...]
    conditions: tuple[Condition, ...]

    def message(self) -> str:
        return "adventure-faced-under-conditions" if self.conditions else self.kind


class HelpCalled(Event, sign="guard", told="moment"):
    """TOD-HELP-01."""

    seat: Seat
    helper: Seat


class HelpGiven(Event, sign="guard", told="moment"):
    """TOD-HELP-04."""

    seat: Seat
    how: Help


class DiceGathered(Event, sign="gain", told="detail"):
    """TOD-POOL-01: so many of each colour, black first."""

    pool: Pool
    dice: tuple[Amount, ...]

    def message(self) -> str:
        return self.kind if any(self.dice) else "dice-gathered-none"


class DiceAdded(Event, sign="gain", told="detail"):
    """TOD-POOL-02."""

    pool: Pool
    colour: Colour
    count: Amount


class DiceLapsed(Event, sign="bad"):
    """TOD-RULING-033: icons or a card asked for them, and the box does not have them."""

    pool: Pool
    colour: Colour
    count: Amount


class DieFocused(Event, sign="play", told="detail"):
    """TOD-POOL-04: a black die becomes one of the colour."""

    pool: Pool
    colour: Colour


class DiceCut(Event, sign="discard", told="detail"):
    """TOD-POOL-08: the whole cut, so many of each colour, black first."""

    pool: Pool
    dice: tuple[Amount, ...]


class DieTraded(Event, sign="discard", told="detail"):
    """TOD-POOL-19."""

    pool: Pool
    die: Die


class DieExterminated(Event, sign="bad"):
    """TOD-POOL-12."""

    pool: Pool
    colour: Colour


class ConditionLifted(Event, sign="discard"):
    condition: Condition


class DiceShielded(Event, sign="guard"):
    seat: Seat


class DiceRolled(Event, sign="roll", told="moment"):
    """TOD-ROLL-01, TOD-REROLL-17: all dice of one pool that roll together, and what they show; `again` after they were
    lifted off the table."""

    pool: Pool
    dice: tuple[Look, ...]
    again: Flag

    def message(self) -> str:
        return "dice-rolled-again" if self.again else self.kind


class BlackDieGivenUp(Event, sign="discard", told="detail"):
    """TOD-REROLL-11."""

    pool: Pool


class DieTurned(Event, sign="show"):
    """TOD-FACE-03."""

    pool: Pool
    colour: Colour
    symbol: Symbol


class AdventureSucceeded(Event, sign="good", told="moment"):
    """TOD-RESOLVE-02."""

    seat: Seat
    zone: Zone


class AdventureFailed(Event, sign="bad", told="moment"):
    """TOD-RESOLVE-08."""

    seat: Seat
    zone: Zone


class AlternativeChosen(Event, sign="play"):
    """TOD-RESOLVE-13: of several rewards or fail costs this one."""

    seat: Seat
    alternative: Alternative


# -- Daleks, the Web of Time, Time Anomalies -------------------------------------------------------


class DalekPlaced(Event, sign="play", told="moment"):
    """TOD-DALEK-09."""

    place: Place


class DalekRemoved(Event, sign="discard"):
    """TOD-DALEK-12."""

    place: Place


class SeventhDalekNeeded(Event, sign="bad", told="moment"):
    """TOD-DALEK-10."""

    place: Place


class TardisMoved(Event, sign="move", told="moment"):
    """TOD-DALEK-08: at an end of the track it may stay where it is."""

    seat: Seat
    old: Space
    new: Space

    def message(self) -> str:
        return "tardis-moved-nowhere" if self.old == self.new else self.kind


class ShipMoved(Event, sign="move", told="moment"):
    """TOD-DALEK-02."""

    space: Space


class MarkerRemoved(Event, sign="discard", told="detail"):
    """TOD-ANOMALY-01."""

    space: Space


class AnomalyRevealed(Event, sign="show", told="moment"):
    """TOD-ANOMALY-03."""

    anomaly: Anomaly


class AnomalyDiscarded(Event, sign="discard", told="moment"):
    anomaly: Anomaly


class DiceImprisoned(Event, sign="bad"):
    """TOD-ANOMALY-14."""

    anomaly: Anomaly
    colour: Colour
    count: Amount


class DieFreed(Event, sign="good"):
    """TOD-ANOMALY-15."""

    anomaly: Anomaly
    colour: Colour


class ProgressMarked(Event, sign="good"):
    """TOD-ANOMALY-15."""

    anomaly: Anomaly
    progress: Amount


# -- the end ---------------------------------------------------------------------------------------


class DaleksWon(Event, sign="bad", told="moment"):
    """TOD-WIN-05 to -07: their ship is on Gallifrey, or too many of them are on Earth."""

    on_gallifrey: Flag

    def message(self) -> str:
        return "daleks-won-on-gallifrey" if self.on_gallifrey else "daleks-won-on-earth"


class DoctorsWon(Event, sign="good", told="moment"):
    """TOD-WIN-03."""

    seats: tuple[Seat, ...]


EVENTS = kinds_of(__name__)
