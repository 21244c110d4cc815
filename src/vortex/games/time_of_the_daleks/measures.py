"""What is counted for a balance report: the race, the Adventures, help, the Daleks, and the use of every card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from math import perm

from vortex.games.time_of_the_daleks import events
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.choices import (
    FACE,
    FOCUS,
    GO,
    INSTALL,
    PLAY,
    REROLL,
    ROLL,
    TABLE,
    TAKE_DOCTOR,
    USE,
)
from vortex.games.time_of_the_daleks.icons import NO_DICE
from vortex.games.time_of_the_daleks.numbering import (
    COMPANION_SOURCE,
    DALEKS_ON_EARTH,
    DOCTOR_SOURCE,
    HELP_ON_SITE,
    NO_DILEMMA,
    SEVENTH_DALEK,
    SHIP_ON_GALLIFREY,
    is_anomaly,
    is_earth,
    same_location,
)
from vortex.games.time_of_the_daleks.rules.ending import daleks_on_earth
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.events import Event
from vortex.kernel.measures import (
    AMOUNT,
    EACH,
    EVERY_CARD,
    EVERY_SOURCE,
    MEAN,
    RATE,
    Measures,
    Measuring,
    Target,
)
from vortex.kernel.state import NOBODY

_USES = {kind.base for kind in TABLE.kinds if kind.base in (PLAY, INSTALL, USE, FOCUS, REROLL, FACE)}
_PLACES = ("Earth", "a Location", "a Time Anomaly")
_MECHANISMS = {
    "recruit": "recruiting",
    "link": "recruiting by a Link",
    "focus": "focusing",
    "call": "calling for help",
    "play": "playing a card",
    "use": "using Equipment",
    "reroll": "a re-roll icon",
    "reroll-sonic": "a re-roll for Sonic Charges",
    "reroll-black": "giving up a black die",
    "face": "a face icon",
    "face-sonic": "turning a die for Sonic Charges",
}
"""What can be done in an Adventure, by the kind of choice that does it."""
_WORTH_PLAYING = 0.02


class DaleksMeasures(Measures[DaleksState]):
    """One game."""

    def __init__(self, state: DaleksState, uses: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(state, uses)
        self._dilemma = NO_DILEMMA
        self._helped = ""
        self._done: set[str] = set()
        self._doctors: list[int] = []

    def before(self, state: DaleksState, choice: int) -> None:
        super().before(state, choice)
        if state.topic != "prepare" and state.active != NOBODY:
            self._done.add(_MECHANISMS.get(TABLE.kind(choice).name, ""))
        if state.topic == "travel" and TABLE.kind(choice).name in ("go", "roll"):
            self.amount("ways to travel", self._way(state, choice))
        if state.adventure_dilemma != NO_DILEMMA:
            self._dilemma = state.adventure_dilemma

    def _way(self, state: DaleksState, choice: int) -> str:
        if choice == ROLL:
            return "the TARDIS die"
        zone = choice - GO
        if same_location(state.places[state.asked], zone):
            return "staying"
        return "to Earth" if is_earth(zone) else "to a Time Anomaly"

    def heard(self, state: DaleksState, event: Event) -> None:
        match event:
            case events.AdventureFaced(seat=seat):
                self._helped = ""
                self._bring_companions(state, seat)
            case events.HelpGiven(seat=seat, how=how):
                self._helped = "on site" if how == HELP_ON_SITE else "from afar"
                if how == HELP_ON_SITE:
                    self._bring_companions(state, seat)
            case events.AdventureSucceeded(zone=zone):
                self._adventure_over(state, True, zone)
            case events.AdventureFailed(zone=zone):
                self._adventure_over(state, False, zone)
            case events.RoundBegun(round=1):
                # Regenerations come later; a win is counted for the Doctor with whom its seat began.
                self._doctors = state.doctors[:]
            case events.TurnBegun(seat=seat):
                self._done = set()
                self.number("Sonic Charges at the beginning of a turn", state.tokens[seat])
                self.number("cards in hand at the beginning of a turn", len(state.hands[seat]))
            case events.DalekTurnBegun():
                self.number("Daleks on the table in a Dalek turn", state.dalek_count)
                self.number("Daleks on Earth in a Dalek turn", daleks_on_earth(state))
            case events.AnomalyRevealed(anomaly=anomaly):
                self.amount("Time Anomalies revealed", state.pack.anomaly_names[anomaly])
            case events.AnomalyDiscarded(anomaly=anomaly):
                # An Instant has been carried out, a Task is done, a Location overcome.
                self.amount("Time Anomalies seen through", state.pack.anomaly_names[anomaly])
            case events.DoctorRegenerated(doctor=doctor):
                self.amount("regenerations to", state.pack.doctor_names[doctor])

    def _bring_companions(self, state: DaleksState, seat: int) -> None:
        """A Companion who adds dice is of use without any choice."""
        for companion in state.companions[seat]:
            thing = f"companion/{state.pack.companion_keys[companion]}"
            self.could_use(seat, thing)
            if state.pack.adds[COMPANION_SOURCE + companion] != NO_DICE:
                self.use(seat, thing)

    def _adventure_over(self, state: DaleksState, succeeded: bool, zone: int) -> None:
        pack = state.pack
        self.rate("Adventures succeed", succeeded)
        place = _PLACES[1 + is_anomaly(zone) if not is_earth(zone) else 0]
        self.rate("Adventures succeed, by place", succeeded, place)
        self.rate("Adventures succeed, by help", succeeded, self._helped or "alone")
        if not is_anomaly(zone) and self._dilemma != NO_DILEMMA:
            self.rate("Adventures succeed, by Dilemma", succeeded, pack.dilemma_names[self._dilemma])
        self.rate("Adventures with help", bool(self._helped))
        for mechanism in _MECHANISMS.values():
            self.rate("Adventures with each mechanism", mechanism in self._done, mechanism)
        self.amount("kinds of help", self._helped or "alone")
        self._dilemma = NO_DILEMMA

    def at_the_end(self, state: DaleksState, winners: tuple[int, ...]) -> None:
        self.rate("the Daleks win", not winners)
        self.amount("endings", state.ending)
        doctors = self._doctors or state.doctors
        for seat in range(state.seats):
            doctor = state.pack.doctor_names[doctors[seat]]
            self.rate("wins by starting Doctor", seat in winners, doctor)
            self.rate(
                "wins by place in turn order", seat in winners, str((seat - state.first) % state.seats + 1)
            )
            self.amount("Doctor wins, by starting Doctor", doctor, int(seat in winners))
            self.number("space of a TARDIS at the end", state.tardis[seat])
            self.number("Sonic Charges at the end", state.tokens[seat])
            for companion in state.pack.companion_keys:
                self.could_use(seat, f"companion/{companion}")
        self.number("space of the Dalek ship at the end", state.ship)
        self.number("rounds", state.round)


_TOGETHER = "Several Doctors can win a game together (TOD-WIN-03): more wins than games that the Daleks lose."


class DaleksMeasuring(Measuring[DaleksState]):
    notes: Mapping[str, str] = {
        "wins by seat": _TOGETHER,
        "wins by starting Doctor": _TOGETHER,
        "wins by place in turn order": _TOGETHER,
        "companion": "A player who has a Companion uses it: so seats that had one are compared with all others.",
    }
    targets: tuple[Target, ...] = (
        Target("the Daleks win", RATE, "the Daleks win", 0.30, 0.45, seats=(4,)),
        Target("the Daleks win", RATE, "the Daleks win", 0.25, 0.50, seats=(2, 3)),
        Target(
            "each starting Doctor's share of Doctor wins",
            AMOUNT,
            "Doctor wins, by starting Doctor",
            0.18,
            0.32,
            by=EACH,
            seats=(4,),
        ),
        Target("Adventures succeed", RATE, "Adventures succeed", 0.55, 0.70, seats=(4,)),
        Target("rounds a game, on average", MEAN, "rounds", 8, 16, seats=(4,)),
        Target("Adventures with help", RATE, "Adventures with help", 0.08, 1.0, seats=(4,)),
        Target("every Timey-Wimey card is used", EVERY_CARD, "timey-wimey", _WORTH_PLAYING, seats=(4,)),
        Target("every Companion is used", EVERY_CARD, "companion", seats=(4,)),
        Target(
            "all three ways to lose occur",
            EVERY_SOURCE,
            "endings",
            seats=(4,),
            sources=(SEVENTH_DALEK, DALEKS_ON_EARTH, SHIP_ON_GALLIFREY),
        ),
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.targets = (
            *self.targets,
            Target(
                "every Time Anomaly is seen through",
                EVERY_SOURCE,
                "Time Anomalies seen through",
                seats=(4,),
                sources=pack.anomaly_names,
            ),
        )
        self._uses = dict(_uses(pack))

    def begin(self, state: DaleksState) -> DaleksMeasures:
        return DaleksMeasures(state, self._uses)

    def opening(self, state: DaleksState, number: int) -> int | None:
        """Who plays which Doctor, in all ways equally often."""
        if state.topic != "doctor":
            return None
        ways = list(permutations(range(len(self.pack.doctor_keys)), state.seats))
        return TAKE_DOCTOR + ways[number % len(ways)][state.asked]

    def set_ups(self, seats: int) -> int:
        return perm(len(self.pack.doctor_keys), seats)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        pack = self.pack
        return {
            "timey-wimey": dict(zip(pack.card_keys, pack.card_names, strict=True)),
            "companion": dict(zip(pack.companion_keys, pack.companion_names, strict=True)),
            "doctor": dict(zip(pack.doctor_keys, pack.doctor_names, strict=True)),
        }


def _uses(pack: Pack) -> Iterator[tuple[int, tuple[str, ...]]]:
    for choice in range(TABLE.size):
        kind = TABLE.kind(choice)
        if kind.base not in _USES:
            continue
        thing = _thing(pack, TABLE.arguments(choice)[0])
        if thing:
            yield choice, (thing,)


def _thing(pack: Pack, source: int) -> str:
    """A Timey-Wimey card, a Companion or a Doctor; nothing where the pack has a gap."""
    for group, first, keys in (
        ("doctor", DOCTOR_SOURCE, pack.doctor_keys),
        ("companion", COMPANION_SOURCE, pack.companion_keys),
        ("timey-wimey", 0, pack.card_keys),
    ):
        if source >= first:
            return f"{group}/{keys[source - first]}" if source - first < len(keys) else ""
    raise AssertionError(source)
