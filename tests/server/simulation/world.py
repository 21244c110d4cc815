"""Servers, a database, a network and people, all drawn from one seed: what happens is the same every time.

`python -m tests.server.simulation.world SEED` shows all that happens in one of them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from tests.server.simulation.database import Database, OwnStore, SharedStore
from tests.server.simulation.loop import Process, VirtualLoop
from tests.server.simulation.network import ORIGIN, Json, Network
from tests.server.simulation.people import Person
from tests.server.simulation.servers import EPOCH, LoopTimes, SeededDraws, SimulatedBots, SimulatedServer
from tests.server.simulation.weather import drawn
from tests.server.simulation.witness import PromiseBroken, Witness, shown

from vortex.games import load_game
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.state import PASS
from vortex.server.seats import session_hash
from vortex.server.settings import settings_from
from vortex.server.storage.interface import SeatRow, TableRow
from vortex.server.timeline import Timeline

_GAMES = (
    ("toy", (2, 3)),
    ("toy", (2, 3)),
    ("time-clash", (2, 3)),
    ("card-game", (3, 4)),
    ("card-game", (3, 4)),
    ("time-of-the-daleks", (2, 3)),
)
_ACTIVE_SECONDS = 25.0
_CALM_SECONDS = 45.0
_REST_SECONDS = 16.0
_RESTS = 6
_STUCK_SECONDS = 20.0


class Traced(NamedTuple):
    """What became of a world: the same seed gives the same trace."""

    trace: str
    entries: int
    acknowledged: int


class World:
    def __init__(self, seed: int, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.loop = VirtualLoop()
        self.luck = random.Random(f"world {seed}")
        self.weather = drawn(self.luck)
        self.is_calm = False
        self._show = show
        self._hash = blake2b(digest_size=16)
        luck = self.luck
        self.database = Database(self.loop, self._luck("database"), self.weather, self.note)
        self._settings = settings_from(
            {},
            database="memory:",
            public_url=ORIGIN,
            absent_seconds=10.0,
            idle_seconds=luck.choice((300.0, 5.0)),
            bot_pause=luck.choice((0.0, 0.25)),
            queue_messages=luck.choice((4, 64, 64)),
        )
        self.witness = Witness(self.database.tables, self._settings.queue_messages < 64)
        self.network = Network(self.loop, self._luck("network"), self.weather, self.note, self.witness)
        self.bots = SimulatedBots(self._luck("bots"), self.weather.failing_bots)
        self.tables: list[str] = []
        self.people: list[Person] = []
        self.sent: dict[str, list[Json]] = {}
        self.servers: list[SimulatedServer] = []
        self._kept = -1

    def _luck(self, name: str) -> random.Random:
        return random.Random(f"{name} {self.seed}")

    def note(self, *what: object) -> None:
        line = f"{self.loop.time():.6f} {' '.join(map(str, what))}"
        self._hash.update(line.encode())
        if self._show is not None:
            self._show(line)

    # -- setting up --------------------------------------------------------------------------------

    def _set_up(self) -> None:
        luck = self.luck
        count = luck.choice((1, 2, 2, 3))
        store = SharedStore if count > 1 or luck.random() < 0.3 else OwnStore
        for _ in range(luck.choice((1, 1, 2))):
            self._table(has_people=True)
        if luck.random() < 0.15:
            self._table(has_people=False)
        for number in range(count):
            name = f"server {number}"
            self.servers.append(
                SimulatedServer(
                    self.loop,
                    name,
                    self._settings,
                    LoopTimes(self.loop, luck.randint(-2000, 2000)),
                    SeededDraws(self._luck(name)),
                    self.bots,
                    lambda process: store(self.database, process),
                    self.note,
                    self._gone,
                )
            )

    def _gone(self, process: Process) -> None:
        self.network.gone(process)
        self.database.gone(process)

    def _table(self, has_people: bool) -> None:
        luck = self.luck
        key, seats = luck.choice(_GAMES)
        game = load_game(key)
        cookies = [luck.randbytes(21).hex() if has_people else "" for _ in range(luck.choice(seats))]
        if luck.random() < 0.25:
            cookies[1] = cookies[0]
        if luck.random() < 0.4:
            cookies[-1] = ""
        table = luck.randbytes(11).hex()
        seed = luck.randbytes(SEED_BYTES)
        options = game.check_options({})
        row = TableRow(
            table,
            key,
            "",
            game.pack_hash,
            game.rules_version,
            options,
            tuple(_seat(seat, cookie) for seat, cookie in enumerate(cookies)),
            seed,
            session_hash(cookies[0]),
            clock=(luck.randint(10, 20), luck.randint(0, 2)) if luck.random() < 0.2 else None,
            asked=game.new(options, len(cookies), seed).asked,
            status="playing",
        )
        self.database.tables.carry_out("create_table", row)
        self.witness.know(table)
        self.tables.append(table)
        if has_people:
            self._people(table, [cookie for cookie in dict.fromkeys(cookies) if cookie])

    def _people(self, table: str, cookies: list[str]) -> None:
        """Those who play, some of them over two connections; those who watch; and now and then a crowd."""
        luck = self.luck
        for cookie in cookies:
            self.database.tables.carry_out("add_session", session_hash(cookie), 0)
            for _ in range(1 + (luck.random() < 0.15)):
                self._person(cookie, table, luck.uniform(0.2, 1.0))
        for _ in range(luck.choice((0, 1, 1, 2))):
            self._person("", table, 1.5, 0.05)
        if luck.random() < 0.1:
            for _ in range(6):
                self._person("", table, 0.3, 0.5)

    def _person(self, cookie: str, table: str, pace: float, restless: float = 0.0) -> Person:
        name = f"{'seated' if cookie else 'watching'}-{len(self.people)}"
        person = Person(self, self._luck(name), name, cookie, table, pace, restless)
        self.people.append(person)
        return person

    def another_browser(self, person: Person, token: str) -> None:
        cookie = self.luck.randbytes(21).hex()
        self.database.tables.carry_out("add_session", session_hash(cookie), 0)
        self._person(cookie, person.table, 0.5).sit(token)

    # -- what happens ------------------------------------------------------------------------------

    def run(self) -> Traced:
        """Raises PromiseBroken."""
        self._set_up()
        self.note(self.weather)
        weather = self.weather
        for rate, fault in (
            (weather.cuts * len(self.people), self._cut),
            (weather.stalls * len(self.people), self._stall),
            (weather.kills, self._kill),
            (weather.stops, self._stop),
            (weather.pauses, self._pause),
            (weather.outages, self._outage),
            (weather.deafness, self._deafness),
        ):
            self._plan(rate, fault)
        self.loop.later(_ACTIVE_SECONDS, self._grow_calm)
        self.loop.run_forever()
        moment, broken = self.loop.time(), self.loop.broken
        self.loop.later(0, self._end)
        self.loop.run_forever()
        self.loop.close()
        if broken is not None:
            raise PromiseBroken(f"in world {self.seed} at {moment:.3f}: {broken}")
        acknowledged = sum(message.ack is not None for message in self.witness.messages.values())
        entries = sum(len(self.database.tables.log(table)) for table in self.tables)
        return Traced(self._hash.hexdigest(), entries, acknowledged)

    def _plan(self, rate: float, fault: Callable[[], None]) -> None:
        if rate:
            self.loop.later(self.luck.expovariate(rate / 60), self._befall, rate, fault)

    def _befall(self, rate: float, fault: Callable[[], None]) -> None:
        if not self.is_calm:
            fault()
            self._plan(rate, fault)

    def _cut(self) -> None:
        link = self.luck.choice(self.people).link
        if link is not None:
            link.break_off()

    def _stall(self) -> None:
        link = self.luck.choice(self.people).link
        if link is not None and link.is_read:
            link.stall()
            self.loop.later(self.luck.choice((1.0, 5.0, 15.0)), link.read_on)

    def _kill(self) -> None:
        self.luck.choice(self.servers).kill(self.luck.choice((0.2, 1.0, 5.0)))

    def _stop(self) -> None:
        self.luck.choice(self.servers).stop()

    def _pause(self) -> None:
        self.luck.choice(self.servers).pause(self.luck.choice((0.5, 3.0, 12.0, 30.0)))

    def _outage(self) -> None:
        self.database.go_down(self.luck.choice((0.3, 2.0, 7.0)))

    def _deafness(self) -> None:
        self.database.is_deaf = True
        self.loop.later(self.luck.choice((5.0, 20.0)), self._hear_again)

    def _hear_again(self) -> None:
        self.database.is_deaf = False

    # -- and how it ends ---------------------------------------------------------------------------

    def _grow_calm(self) -> None:
        """No more faults, and no more questions are answered: what is under way comes to its end."""
        self.note("calm")
        self.is_calm = self.network.is_calm = self.database.is_calm = True
        self.bots.failing = 0.0
        self.bots.pace = 1.5
        for server in self.servers:
            server.go_on()
        for person in self.people:
            if person.link is not None:
                person.link.read_on()
        self.loop.later(_CALM_SECONDS, self._come_to_rest)

    def _come_to_rest(self) -> None:
        for table in self.tables:
            self._check_goes_on(table)
        self.bots.is_tired = True
        if self.weather.wild_share:
            # What a proxy has lost last, nobody has noticed yet.
            for person in self.people:
                if person.is_greeted:
                    person.hello()
        self._rest(_RESTS)

    def _check_goes_on(self, table: str) -> None:
        """A bot that is asked answers, whatever has happened."""
        timeline = self.witness.retell(table)
        row = self.database.tables.row(table)
        asked = timeline.asked
        is_bot = asked >= 0 and (row.seats[asked].kind == "bot" or asked in timeline.bots)
        moment = timeline.entries[-1].at if timeline.entries else 0
        if is_bot and self.loop.time() - (moment - EPOCH) / 1000 > _STUCK_SECONDS:
            raise PromiseBroken(f"a bot of table {table} no longer answers")

    def _rest(self, times: int) -> None:
        """Until nothing has been written for a while: clocks may still run out."""
        kept = sum(len(self.database.tables.log(table)) for table in self.tables)
        if kept != self._kept and times:
            self._kept = kept
            self.loop.later(_REST_SECONDS, self._rest, times - 1)
            return
        self._judge()
        self.loop.stop()

    def _judge(self) -> None:
        self.witness.check_messages()
        for server in self.servers:
            if server.errors + server.context.counts["errors"]:
                raise PromiseBroken(f"{server.name} has reported an error of its own")
        for table in self.tables:
            timeline = self.witness.retell(table)
            for person in self.people:
                if person.table == table and not person.is_gone:
                    self._compare(person, timeline)

    def _compare(self, person: Person, timeline: Timeline) -> None:
        if person.position is None or not person.is_greeted:
            raise PromiseBroken(f"{person} is not at the table, though nothing is in the way")
        position, events = shown(timeline, person.position["seat"], person.language, person.names)
        seen = dict(person.position)
        self._check_passes_in(person, seen, timeline)
        for memory in ("clock", "stands_by", "passes_in"):
            del seen[memory], position[memory]
        if seen != position:
            wrong = [key for key in position if seen[key] != position[key]]
            raise PromiseBroken(f"{person} sees something else than the log tells: {wrong}")
        first = person.events[0]["index"] if person.events else len(events)
        if person.events != events[first:]:
            raise PromiseBroken(f"{person} has seen other events than the log tells")
        if [line["text"] for line in person.chat] != self.database.tables.lines(person.table):
            raise PromiseBroken(f"{person} has not heard all that was said")

    def _check_passes_in(self, person: Person, seen: Json, timeline: Timeline) -> None:
        """Only a seat that stands by and may pass in its own window is told. The log does not say so, and the pass may
        be late at the end: a bot that is tired never returns from a thought that another process has answered."""
        if seen["passes_in"] is None:
            return
        state = timeline.state
        is_window = timeline.game.questions[state.topic].is_window
        may_pass = timeline.asked == seen["seat"] and is_window and PASS in state.options
        if not (may_pass and seen["stands_by"] and 0 <= seen["passes_in"] <= 1000 * self._settings.bot_pause):
            raise PromiseBroken(f"{person} is told that the table passes in {seen['passes_in']}")

    def _end(self) -> None:
        for server in self.servers:
            server.is_wanted = False
            server.process.kill()
        self.loop.stop()


def _seat(seat: int, cookie: str) -> SeatRow:
    if not cookie:
        return SeatRow(seat, "bot", f"Bot {seat}", "random")
    return SeatRow(seat, "person", f"Player {seat}", "", session_hash(cookie), 1)


def main(*seeds: int) -> None:
    """One of them in full, or the traces of several."""
    from vortex.games import GAMES

    GAMES["toy"] = "tests.toy_game"
    if len(seeds) == 1:
        print(World(*seeds, print).run())
    else:
        print(*(World(seed).run().trace for seed in seeds), sep="\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
