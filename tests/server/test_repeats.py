"""Messages doubled, late, out of order, stale, for another seat: the log is what a small model says (E1)."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.inside import FakeConnection, Inside, tell
from tests.server.serving import a_store, stores_at

from vortex.games import GAMES, load_game
from vortex.server.room import Room
from vortex.server.rooms import Rooms

PEOPLE = ("ada", "bob", "ada")
Message = dict[str, Any]


class Table(RuleBasedStateMachine):
    """The model is `log`: the ids of the messages that made entries 1, 2, 3 …, and `hidden`: since the last entry
    that a spectator heard of, how many each seat has made that he did not; `standing`: whose choices stand, with
    their entries' numbers; `request`: who asks to take back, to which entry, who must agree, who has."""

    game = "toy"
    rule_prefix = "TOY-"
    choices = 35

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.inside = Inside(a_store())
        self.run(self.inside.store.open())
        self.log: list[str] = []
        self.number = 0
        self.hidden = [0, 0, 0]
        self.answers: dict[str, Message] = {}
        self.standing: list[tuple[int, int]] = []
        self.request: tuple[int, int, set[int], set[int]] | None = None
        self.elsewhere: dict[str, Message] = {}
        self.sent: list[tuple[str, Message]] = []
        self.next_id = 0

    def run(self, coroutine: Any) -> Any:
        return self.loop.run_until_complete(coroutine)

    def teardown(self) -> None:
        self.run(self.inside.restart())
        self.run(self.inside.store.close())
        self.loop.close()

    @initialize(seed=st.integers(0, 1000))
    def open_table(self, seed: int) -> None:
        self.room: Room = self.run(self.inside.table(self.game, *PEOPLE, seed=seed.to_bytes(64, "big")))
        self.other: Room = self.run(self.inside.table(self.game, *PEOPLE, seed=bytes(64)))
        self.sit_down()

    def sit_down(self) -> None:
        self.people = {who: self.run(self.inside.join(self.room, who)) for who in ("ada", "bob")}
        self.spectator = self.run(self.inside.join(self.room, ""))

    def fresh(self) -> str:
        self.next_id += 1
        return str(UUID(int=self.next_id))

    def deliver(self, who: str, message: Message) -> None:
        """Send it, and hold the answer against the model."""
        connection: FakeConnection = self.people[who]
        connection.sent.clear()
        self.spectator.sent.clear()
        before = list(self.log)
        timeline = self.room.timeline
        asked, over, options = timeline.asked, timeline.state.over, list(timeline.state.options)
        answer = self.run(tell(self.room, connection, **message))
        assert answer is not None
        id_, seat = message["id"], message["seat"]
        if PEOPLE[seat] != who:
            assert answer["code"] == "not_yours"
        elif id_ in before:
            assert answer == self.answers[id_] or answer.get("code") == "not_yours"
        elif (message["number"], message["private"]) != (self.number, self.hidden[seat]):
            assert answer["code"] == "stale"
        elif over:
            assert answer["code"] == "over"
        elif message["type_"] == "undo":
            if answer["type"] == "ack":
                self.note(id_, seat, answer)
                self.standing.pop()
        elif message["type_"] == "take_back":
            self.asked_back(id_, seat, answer)
        elif message["type_"] == "answer_take_back":
            self.answered_back(id_, seat, answer, message["yes"])
        elif asked != seat:
            assert answer["code"] == "not_asked"
        elif message["choice"] not in options:
            assert answer["code"] == "illegal"
            assert answer["rule"].startswith(self.rule_prefix)
        else:
            assert answer["type"] == "ack"
            self.note(id_, seat, answer)
            self.standing.append((seat, len(self.log)))
        self.sent.append((who, message))

    def asked_back(self, id_: str, seat: int, answer: Message) -> None:
        own = [number for who, number in self.standing if who == seat]
        if not own:
            assert answer["code"] == "nothing_to_undo"
            return
        assert answer["type"] == "ack"
        self.note(id_, seat, answer)
        needs = {other for other in range(3) if PEOPLE[other] != PEOPLE[seat]}
        self.request = (seat, own[-1] - 1, needs, set())

    def answered_back(self, id_: str, seat: int, answer: Message, yes: bool) -> None:
        request = self.request
        if request is None or not (seat in request[2] or (seat == request[0] and not yes)):
            assert answer["code"] == "no_request"
            return
        assert answer["type"] == "ack"
        asker, to, needs, agreed = request
        self.note(id_, seat, answer)
        self.request = (asker, to, needs, agreed | {seat}) if yes else None
        if yes and needs <= agreed | {seat}:
            # To where it was asked for, even if the asker has chosen since, unseen.
            self.standing = [(who, number) for who, number in self.standing if number <= to]
            self.request = None

    def note(self, id_: str, seat: int, answer: Message) -> None:
        self.log.append(id_)
        was = self.request
        heard = [m["position"]["number"] for m in self.spectator.messages() if m["type"] == "update"]
        if heard:
            self.number += 1
            self.hidden = [0, 0, 0]
            assert heard == [self.number]
            # Whatever everybody sees ends a request; an answer to it puts it back.
            self.request = None
        else:
            self.request = was
            self.hidden[seat] += 1
        assert (answer["number"], answer["private"]) == (self.number, self.hidden[seat])
        self.answers[id_] = answer

    @rule(pick=st.integers(0, 100))
    def move(self, pick: int) -> None:
        timeline = self.room.timeline
        options = timeline.state.options or [0]
        seat = max(timeline.asked, 0)
        message = {
            "type_": "move",
            "id": self.fresh(),
            "number": self.number,
            "private": self.hidden[seat],
            "seat": seat,
            "choice": options[pick % len(options)],
        }
        self.deliver(PEOPLE[seat], message)

    @rule(
        who=st.sampled_from(("ada", "bob")),
        seat=st.integers(0, 2),
        late=st.integers(-3, 3),
        later=st.integers(-2, 2),
        choice=st.integers(0, 1_000_000),
    )
    def anything(self, who: str, seat: int, late: int, later: int, choice: int) -> None:
        at = {"number": max(0, self.number + late), "private": max(0, self.hidden[seat] + later)}
        options = self.room.timeline.state.options
        if later == 0 and options:
            choice = options[choice % len(options)]
        message = {"type_": "move", "id": self.fresh(), **at, "seat": seat, "choice": choice % self.choices}
        self.deliver(who, message)

    @rule(seat=st.integers(0, 2))
    def undo(self, seat: int) -> None:
        at = {"number": self.number, "private": self.hidden[seat]}
        message = {"type_": "undo", "id": self.fresh(), **at, "seat": seat}
        self.deliver(PEOPLE[seat], message)

    @rule(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        at = {"number": self.number, "private": self.hidden[seat]}
        message = {"type_": "take_back", "id": self.fresh(), **at, "seat": seat, "to": None}
        self.deliver(PEOPLE[seat], message)

    @rule(seat=st.integers(0, 2), yes=st.booleans())
    def answer_take_back(self, seat: int, yes: bool) -> None:
        at = {"number": self.number, "private": self.hidden[seat]}
        message = {"type_": "answer_take_back", "id": self.fresh(), **at, "seat": seat, "yes": yes}
        self.deliver(PEOPLE[seat], message)

    async def visit(self, who: str, message: Message) -> Message | None:
        guest = await self.inside.join(self.other, who)
        answer = await tell(self.other, guest, **message)
        self.other.leave(guest)
        return answer

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10_000))
    def at_another_table(self, which: int) -> None:
        """A message of this table at another one: it counts there by that table's own measure, and here not at all."""
        who, message = self.sent[which % len(self.sent)]
        number = self.other.timeline.number
        answer = self.run(self.visit(who, message))
        assert answer is not None
        id_ = message["id"]
        if answer["type"] == "ack" and id_ not in self.elsewhere:
            self.elsewhere[id_] = answer
            assert self.other.timeline.number == number + 1
        else:
            assert answer == self.elsewhere.get(id_, answer) or answer["code"] == "not_yours"
            assert self.other.timeline.number == number

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10_000), times=st.integers(1, 3))
    def repeat(self, which: int, times: int) -> None:
        """An old message again, word by word."""
        who, message = self.sent[which % len(self.sent)]
        for _ in range(times):
            self.deliver(who, message)

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10_000), who=st.sampled_from(("ada", "bob")), seat=st.integers(0, 2))
    def stolen_id(self, which: int, who: str, seat: int) -> None:
        """An id that somebody has used, under another seat."""
        _, message = self.sent[which % len(self.sent)]
        self.deliver(who, {**message, "seat": seat})

    @rule()
    def restart(self) -> None:
        self.run(self.inside.restart())
        self.room = self.run(self.inside.rooms.room(self.room.row.id))
        self.other = self.run(self.inside.rooms.room(self.other.row.id))
        self.sit_down()

    @invariant()
    def the_log_is_the_model(self) -> None:
        if not hasattr(self, "room"):
            return
        stored = self.run(self.inside.store.entries(self.room.row.id, 0))
        assert [entry.move_id for entry in stored] == self.log
        assert [entry.number for entry in stored] == list(range(1, len(self.log) + 1))
        assert self.room.timeline.number == len(self.log)
        assert [(step.seat, step.number) for step in self.room.timeline.steps] == self.standing
        pending = self.room.timeline.take_back
        found = (pending.seat, pending.to, set(pending.needs), set(pending.agreed)) if pending else None
        assert found == self.request
        others = self.run(self.inside.store.entries(self.other.row.id, 0))
        assert {entry.move_id for entry in others} == set(self.elsewhere)
        assert len(others) == len(self.elsewhere)


class HiddenTable(Table):
    """A game in which cards are put together before others see them."""

    game = "card-game"
    rule_prefix = "CG-"
    choices = load_game("card-game").choices.size


def run_machine(
    examples: int,
    steps: int,
    phases: tuple[Phase, ...] = tuple(Phase),
    machine: type[Table] = Table,
) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            phases=phases,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.slow
def test_each_message_counts_once_whatever_becomes_of_it() -> None:
    run_machine(30, 30)
    run_machine(10, 30, machine=HiddenTable)


@pytest.mark.slow
def test_each_message_counts_once_on_postgresql(postgresql_url: str) -> None:
    with stores_at(lambda: postgresql_url):
        run_machine(5, 25)
        run_machine(5, 25, machine=HiddenTable)


@pytest.mark.slow
@pytest.mark.parametrize("examples", [50, pytest.param(300, marks=pytest.mark.long)])
def test_each_message_counts_once_in_many_more_cases(examples: int) -> None:
    run_machine(examples, 50)
    run_machine(examples // 3, 50, machine=HiddenTable)


@pytest.mark.slow
def test_a_server_that_forgets_repeats_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the ids are lost with a restart."""
    assert "toy" in GAMES
    load = Rooms._load

    async def forgetful(self: Rooms, table: str) -> Room | None:
        room = await load(self, table)
        if room is not None:
            room.ids.clear()
        return room

    monkeypatch.setattr(Rooms, "_load", forgetful)
    with pytest.raises(AssertionError):
        run_machine(200, 30, (Phase.generate,))
