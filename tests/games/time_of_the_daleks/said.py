"""Questions, choices and events in words: what is wrong with a text, and everything that is met in play or set up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache

from tests.games.time_of_the_daleks.positions import Position, the_game
from tests.games.time_of_the_daleks.refusal_positions import wider_game

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.numbering import COLOURS, HELP_AFAR
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.effects import FOR_ONE, CarryOut, DrawAnomaly
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools, CallersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Success
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.events import Event
from vortex.kernel.game import Option
from vortex.kernel.words import Words, wording

NAMES = ("Ada", "Ben", "Cleo", "Dan")
EARTH = "earth-past"
HARD = "running running running running running running"


# -- what is checked -------------------------------------------------------------------------------


def english(words: Words) -> str:
    return wording("en").write(words, NAMES)


def complaint(text: str) -> str:
    """What is wrong with a text for players."""
    if not text or text != text.strip():
        return "empty, or blanks around it"
    if re.search(r"[{}<>\[\]_]|\bNone\b|\bTrue\b|\bFalse\b|%[sd]|  |\bTODO\b", text):
        return "something is left to be filled in"
    if re.search(r"(?<![\w-])-\d", text):
        return "a negative number"
    if re.search(r"\b1 (\w+ )?(dice|charges|cards|companions|daleks)\b", text):
        return "a plural of one"
    if re.search(r"\b([02-9]|\d\d) ((black|green|blue|red) )?(die|charge|card|companion|dalek)\b", text):
        return "a singular of many"
    if re.search(r"\ba [aeiou]", text, re.IGNORECASE) and not re.search(r"\ba (un|eu|one)", text):
        return "an article"
    return ""


def check_question(game: TimeOfTheDaleks, state: DaleksState) -> None:
    ask = game.ask(state)
    prompt = english(ask.question.prompt)
    assert not complaint(prompt), (prompt, complaint(prompt))
    assert ask.question.rule.startswith("TOD-")
    said = [(english(option.words), english(option.cost)) for option in ask.options]
    assert len(set(said)) == len(said), f"two choices read alike: {said}"
    for option in ask.options:
        check_option(option)


def check_option(option: Option) -> None:
    said = english(option.words)
    assert not complaint(said), (said, complaint(said))
    assert said[0].isupper() or said[0].isdigit(), said
    assert option.rule.startswith("TOD-")
    for part in (option.cost, option.target):
        if part:
            assert not complaint(english(part)), english(part)


def check_event(game: TimeOfTheDaleks, event: Event, seats: int) -> None:
    for viewer in (*range(seats), None):
        line = english(game.tell(event.seen_by(viewer)))
        assert not complaint(line), (line, complaint(line))
        assert line[-1] in ".!—", line
        assert line[0].isupper() or line[0] == "—", line


# -- what is met -----------------------------------------------------------------------------------


class Met:
    """Topics, kinds of choice and kinds of event, each checked as often as it came; and all that was said."""

    def __init__(self) -> None:
        self.topics: set[str] = set()
        self.kinds: set[str] = set()
        self.events: set[str] = set()
        self.prompts: set[Words] = set()
        self.choices: set[Words] = set()
        self.lines: set[Words] = set()

    def question(self, game: TimeOfTheDaleks, state: DaleksState) -> None:
        self.topics.add(state.topic)
        self.kinds |= {TABLE.kind(choice).name for choice in state.options}
        check_question(game, state)
        ask = game.ask(state)
        self.prompts.add(ask.question.prompt)
        self.choices |= {option.words for option in ask.options}

    def told(self, game: TimeOfTheDaleks, state: DaleksState, seats: int) -> None:
        for event in state.events or ():
            self.events.add(event.kind)
            check_event(game, event, seats)
            self.lines |= {game.tell(event.seen_by(viewer)) for viewer in (*range(seats), None)}
        state.events = []


def play_at_random(met: Met, seed: int) -> None:
    game = the_game()
    luck = random.Random(seed)
    seats = luck.randint(1, 4)
    state = game.new({"k9": seed % 2 == 0, "first-game": seed % 5 == 0}, seats, seed)
    state.events = []
    while not state.over:
        met.question(game, state)
        game.apply(state, luck.choice(state.options))
        met.told(game, state, seats)


def table(seats: int = 2, game: TimeOfTheDaleks | None = None) -> Position:
    position = Position(seats, game=game).turn_of(0).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    position.state.events = []
    return position


def adventure(seats: int = 2, challenge: str = HARD, game: TimeOfTheDaleks | None = None) -> Position:
    position = table(seats, game)
    return position.facing(EARTH, challenge)


def helped(position: Position) -> Position:
    position.state.helper = 1
    position.state.help = HELP_AFAR
    return position


def owing(position: Position, dilemma: str) -> Position:
    text = position.pack.dilemma_fail[position.dilemma(dilemma)]
    return position.run(CarryOut(0, text, position.zone(EARTH), FOR_ONE))


def _rare() -> Iterator[Callable[[], tuple[Position, tuple[str, ...]]]]:
    """Positions and the choices that lead on from them, for what random play meets seldom or never."""
    yield lambda: (
        adventure(game=wider_game()).hand(0, "prism").run(CallersPool(0)),
        ("play prism", "focus prism red"),
    )
    yield lambda: (
        owing(table(game=wider_game()).equip(0, "fez", "k-9"), "the-collector"),
        ("uninstall fez",),
    )
    yield lambda: (
        adventure().equip(0, "k-9", "confession-dial").sonic(0, 1).run(BuildPools(0)),
        ("use k-9", "add green", "use confession-dial", "cut green"),
    )
    yield lambda: (
        helped(adventure(3))
        .hand(2, "romanas-screwdriver")
        .sonic(2, 1)
        .shows("black-science")
        .shows("blue-science", pool=1)
        .luck(0)
        .hand(0, "fez")
        .hand(1, "fez")
        .run(RerollStage(0)),
        ("pass", "pass", "play romanas-screwdriver", "on helper", "give 2"),
    )
    yield lambda: (
        adventure().sonic(0, 3).shows("black-science", "blue-science").run(FaceStage(0)),
        ("face-sonic", "die black science", "to running"),
    )
    yield lambda: (
        adventure(3, game=the_game()).hand(0, "timescoop").sonic(0, 1).run(BuildPools(0)),
        ("play timescoop", "give 3"),
    )
    yield lambda: (
        table(3).hand(0, "time-space-visualiser", "randomiser").lay(EARTH, "missy").run(Prepare(0)),
        ("play time-space-visualiser", "target earth-future", "play randomiser", "target earth-past"),
    )
    yield lambda: (
        table(3).hand(0, "movellan-virus").daleks("karn", 1).daleks(EARTH, 2).run(Prepare(0)),
        ("play movellan-virus", "dalek karn"),
    )
    yield lambda: (
        table().next_anomaly("the-dalek-invasion-of-earth").run(DrawAnomaly()),
        ("dalek earth-past",),
    )
    yield lambda: (
        _rolled(False).hand(0, "fast-return-switch").sonic(0, 1).run(RollTardisDie(0)),
        ("play fast-return-switch", "new"),
    )
    yield lambda: (_rolled(True).be(0, "first").run(RollTardisDie(0)), ("wander",))
    yield lambda: (
        adventure().daleks(EARTH, 1).hand(0, "perception-filter").sonic(0, 1).run(CallersPool(0)),
        ("play perception-filter",),
    )
    yield lambda: (_with_k9().run(RerollStage(0)), ("reroll-k9", "die black science"))
    yield lambda: (_with_k9(3).run(DalekTurn()), ("give 2",))
    yield lambda: (_to_gallifrey(2).run(DalekTurn()), ())
    yield lambda: (table().daleks(EARTH, 3).run(DalekTurn()), ())
    yield lambda: (owing(table().daleks("karn", 6), "the-ironsides"), ())
    yield lambda: (_last_die("destiny-of-the-daleks", "running").run(Success(0)), ())
    yield lambda: (_last_die("death-to-the-daleks", "science").run(Success(0)), ())
    yield lambda: (table().next_anomaly("destiny-of-the-daleks").run(DrawAnomaly()), ())
    yield lambda: (owing(table(3).crew(0, "leela", "susan"), "sutekh"), ("choose 2", "lose leela"))
    yield lambda: (toll().run(Travel(0)), ("go earth-past", "pay-sonic"))
    yield lambda: (
        table().hand(0, "fez", "stetson", "k-9", "geronimo", "timescoop").run(Finish(0)),
        ("discard fez",),
    )
    yield lambda: (
        table().stand(0, "demons-run").lay("demons-run", "missy").equip(0, "fez").sonic(0, 1).run(Recruit(0)),
        ("link river-song",),
    )
    yield lambda: (table(3).equip(0, "tardis-telephone").run(Prepare(0)), ("use tardis-telephone", "give 2"))
    yield _called
    yield _empty_deck


def _rolled(tardis: bool) -> Position:
    position = table()
    return position.luck(position.tardis_face(tardis))


def _with_k9(seats: int = 2) -> Position:
    position = adventure(seats).shows("black-science", "blue-science").luck(0)
    position.state.k9 = 0
    return position


def _to_gallifrey(winners: int) -> Position:
    position = table(3)
    for seat in range(winners):
        position.state.tardis[seat] = position.pack.gallifrey
    return position


def _last_die(anomaly: str, symbol: str) -> Position:
    position = table().in_force(anomaly).lay(EARTH, "missy").facing(EARTH, symbol)
    number = position.anomaly(anomaly)
    if any(position.pack.anomaly_imprisons[number]):
        position.state.prison[4 * number + COLOURS.index("green")] = 1
    else:
        position.state.progress[number] = position.pack.anomaly_progress[number] - 1
    return position


def toll() -> Position:
    return (
        table()
        .in_force("into-the-dalek")
        .stand(0, "capitol")
        .lay("capitol", "missy")
        .sonic(0, 2)
        .hand(0, "fez")
    )


def _called() -> tuple[Position, tuple[str, ...]]:
    position = adventure(3).sonic(0, 1).sonic(1, 1).stand(1, "capitol").lay("capitol", "sutekh")
    return position.run(CallersPool(0)), ("call 2", "on-site")


def _empty_deck() -> tuple[Position, tuple[str, ...]]:
    position = table().be(0, "fourth").crew(0, "sarah-jane-smith")
    position.state.tw_discard = position.state.tw_deck
    position.state.tw_deck = []
    return position.run(Prepare(0)), ("use sarah-jane-smith",)


@cache
def everything_met() -> Met:
    met = Met()
    for set_up in _rare():
        position, choices = set_up()
        state = position.state
        for notation in (*choices, ""):
            met.told(position.game, state, state.seats)
            if state.asked >= 0:
                met.question(position.game, state)
            if notation:
                position.choose(notation)
    for seed in range(30):
        play_at_random(met, seed)
    return met
