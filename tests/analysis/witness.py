"""Games that are measured while somebody else looks on, so that what was measured can be counted a second time.

The measures hear what happened when the next question is asked. The witness looks at the table at the very moment of
each event and before each answer, and counts nothing: that is for the tests of each game, in their own way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from vortex.analysis.runs import Plan, Played, Player
from vortex.games import load_game
from vortex.kernel.events import Event
from vortex.kernel.measures import Measured, Measures
from vortex.kernel.state import State

Looks = TypeVar("Looks")
"""What a test wants to know of the table at each moment."""


class Witnessed(NamedTuple, Generic[Looks]):
    """One event, and the table as it was just then; `asked` says how many questions had been answered or begun."""

    event: Any
    table: Looks
    asked: int

    @property
    def kind(self) -> str:
        return str(self.event.kind)


class Answer(NamedTuple, Generic[Looks]):
    """One question, and the table when it was put."""

    seat: int
    options: tuple[int, ...]
    choice: int
    table: Looks


@dataclass
class Watched(Generic[Looks]):
    """One game from its first question to its end; `state` is the table as it was left."""

    state: Any
    moments: list[Witnessed[Looks]] = field(default_factory=list)
    answers: list[Answer[Looks]] = field(default_factory=list)
    played: Played | None = None

    @property
    def result(self) -> Played:
        assert self.played is not None
        return self.played

    @property
    def measured(self) -> Measured:
        assert self.result.measured is not None
        return self.result.measured

    def of(self, *kinds: str | type[Event]) -> list[Witnessed[Looks]]:
        return [moment for moment in self.moments if moment.kind in kinds or type(moment.event) in kinds]

    def answer_before(self, moment: Witnessed[Looks]) -> Answer[Looks]:
        """The answer that brought the event about."""
        return self.answers[moment.asked - 1]


class _Witness(Measures[State], Generic[Looks]):
    """Stands between the one who plays and the measures, and hands everything on."""

    def __init__(
        self, state: State, measures: Measures[State], look: Callable[[Any], Looks], into: Watched[Looks]
    ) -> None:
        super().__init__(state)
        self.measures = measures
        self.measured = measures.measured
        self._look = look
        self._into = into

    def before(self, state: State, choice: int) -> None:
        answer = Answer(state.asked, tuple(state.options), choice, self._look(state))
        self._into.answers.append(answer)
        self.measures.before(state, choice)

    def heard(self, state: State, event: Any) -> None:
        self.measures.heard(state, event)

    def at_the_end(self, state: State, winners: tuple[int, ...]) -> None:
        self.measures.at_the_end(state, winners)


def watch(
    key: str,
    line_up: Sequence[str],
    options: dict[str, bool | int | str],
    numbers: Iterable[int],
    look: Callable[[Any], Looks],
) -> list[Watched[Looks]]:
    """The games with these numbers, played and measured as `vortex balance --seed 1` does it."""
    game = load_game(key)
    plan = Plan(key, {}, game.pack_hash, game.settle(options, len(line_up)), [line_up], 1, 1, True)
    player, begin = Player(plan), game.measuring.begin
    found: list[Watched[Looks]] = []

    def begin_watched(state: State) -> Measures[State]:
        found.append(Watched(state))
        return _Witness(state, begin(state), look, found[-1])

    def hear(event: Any) -> None:
        watched = found[-1]
        watched.moments.append(Witnessed(event, look(watched.state), len(watched.answers)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game.measuring, "begin", begin_watched)
        for kind in game.events.values():
            patch.setattr(kind, "__init__", _heard(kind.__init__, hear))
        for number in numbers:
            played = player.play(number)
            found[-1].played = played
    return found


def _heard(make: Callable[..., None], hear: Callable[[Any], None]) -> Callable[..., None]:
    """Verbs make an event at the very moment when it is told, compiled or not."""

    def make_and_hear(event: Any, *fields: Any) -> None:
        make(event, *fields)
        hear(event)

    return make_and_hear


Rates = dict[str, tuple[int, int]]
"""How many of how many, by what the rate is divided."""


def told_rates(games: Iterable[Watched[Looks]], name: str) -> Rates:
    """What the measures say of a rate, over all games."""
    found: dict[str, tuple[int, int]] = {}
    for game in games:
        for by, (hits, of) in game.measured.rates.get(name, {}).items():
            before = found.get(by, (0, 0))
            found[by] = (before[0] + hits, before[1] + of)
    return found


def told_amounts(games: Iterable[Watched[Looks]], name: str) -> dict[str, int]:
    """What they say of an amount; sources that give nothing are left out."""
    found: Counter[str] = Counter()
    for game in games:
        found.update(game.measured.amounts.get(name, {}))
    return dict(+found)


def told_numbers(games: Iterable[Watched[Looks]], name: str) -> list[int]:
    return [value for game in games for value in game.measured.numbers.get(name, [])]


def counted(cases: Iterable[tuple[str, bool]]) -> Rates:
    """A rate counted from its cases: what each belongs to, and whether it was a hit."""
    listed = list(cases)
    hits = Counter(by for by, hit in listed if hit)
    return {by: (hits[by], of) for by, of in Counter(by for by, _ in listed).items()}


def both_occur(rates: Rates) -> bool:
    """Whether a rate has hits and misses: one that has only one of them would be right by accident."""
    hits = sum(each[0] for each in rates.values())
    return 0 < hits < sum(each[1] for each in rates.values())


def uses(game: Watched[Looks], seat: int, group: str) -> dict[str, int]:
    """How often the measures say that a seat used which card of a group."""
    return dict(_of_group(game.measured.used[seat].items(), group))


def _of_group(used: Iterable[tuple[str, int]], group: str) -> Iterator[tuple[str, int]]:
    for thing, times in used:
        its_group, _, key = thing.partition("/")
        if its_group == group:
            yield key, times


def could(game: Watched[Looks], seat: int, group: str) -> set[str]:
    """Which cards of a group the measures say that a seat could use."""
    return {key for key, _ in _of_group(((thing, 1) for thing in game.measured.could[seat]), group)}
