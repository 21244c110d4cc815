"""What is worth counting in a game, for reports on how balanced it is. Each game says it in its `measures`.

Everything counted is one of four plain things that can be added up over games without knowing the game:

* a *rate*: so many of so many (Adventures that succeeded), on request by something (each Doctor's wins);
* a *number*: one value or several a game (rounds), of which a report shows how they are spread;
* an *amount*: how much came from each source (points from conquest), of which a report shows the shares;
* the *use* of a card: which seats could use it, and which did, how often.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from vortex.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass
class Measured:
    """What was counted in one game: plain data."""

    rates: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """By name and by what it is divided: how many, and of how many."""
    numbers: dict[str, list[int]] = field(default_factory=dict)
    amounts: dict[str, dict[str, int]] = field(default_factory=dict)
    could: list[list[str]] = field(default_factory=list)
    """For each seat the cards that it could use at least once, each as `group/key`."""
    used: list[dict[str, int]] = field(default_factory=list)
    """For each seat how often it used which card."""

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Measured:
        return cls(**data)


class Measures(Generic[S]):
    """Counts in one game while it is played. A game overrides what it knows more about."""

    def __init__(self, state: S, uses: Mapping[int, tuple[str, ...]] | None = None) -> None:
        """`uses` says which cards a choice uses."""
        self.uses = uses or {}
        self.measured = Measured(
            could=[[] for _ in range(state.seats)], used=[{} for _ in range(state.seats)]
        )

    # -- what the loop that plays the game calls ---------------------------------------------------

    def before(self, state: S, choice: int) -> None:
        """A seat is asked and will choose this."""
        uses = self.uses
        for option in state.options:
            for thing in uses.get(option, ()):
                self.could_use(state.asked, thing)
        for thing in uses.get(choice, ()):
            self.use(state.asked, thing)

    def heard(self, state: S, event: Any) -> None:
        """This has happened."""

    def at_the_end(self, state: S, winners: tuple[int, ...]) -> None:
        """The game is over."""

    # -- what games call ---------------------------------------------------------------------------

    def rate(self, name: str, hit: bool, by: str = "") -> None:
        found = self.measured.rates.setdefault(name, {}).setdefault(by, [0, 0])
        found[0] += hit
        found[1] += 1

    def number(self, name: str, value: int) -> None:
        self.measured.numbers.setdefault(name, []).append(value)

    def amount(self, name: str, source: str, much: int = 1) -> None:
        found = self.measured.amounts.setdefault(name, {})
        found[source] = found.get(source, 0) + much

    def could_use(self, seat: int, thing: str) -> None:
        could = self.measured.could[seat]
        if thing not in could:
            could.append(thing)

    def use(self, seat: int, thing: str) -> None:
        self.could_use(seat, thing)
        used = self.measured.used[seat]
        used[thing] = used.get(thing, 0) + 1


RATE, AMOUNT, MEAN, EVERY_CARD, EVERY_SOURCE = ("rate", "amount", "mean", "every card", "every source")
EACH = "*"
"""A target for everything by which a rate or an amount is divided."""


class Target(NamedTuple):
    """What a figure should be. `kind` says of what: a rate, the share of an amount, the mean of a number; or that all
    cards of a group are used (each by at least a share of `low` of the seats that could), that all of some sources give
    something. `seats`: at tables of these sizes only."""

    words: str
    kind: str
    name: str
    low: float = 0.0
    high: float = 1.0
    by: str = ""
    seats: tuple[int, ...] = ()
    sources: tuple[str, ...] = ()


class Measuring(Generic[S]):
    """A game's door for reports. Without one of its own, a game reports only what every game has."""

    targets: tuple[Target, ...] = ()
    notes: Mapping[str, str] = {}
    """For each figure, by name, what a reader must know to understand it."""

    def begin(self, state: S) -> Measures[S]:
        return Measures(state)

    def opening(self, state: S, number: int) -> int | None:
        """A choice that is not left to the bots in this game, such as what makes the set-ups of many games differ in
        all ways equally often; None where they choose."""
        return None

    def set_ups(self, seats: int) -> int:
        """After how many games `opening` has brought all set-ups, and begins anew."""
        return 1

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        """Everything whose use is counted: by group and key, the name."""
        return {}
