"""Nobody can count what somebody does out of sight (L1): neither messages nor numbers nor clocks tell of it.

Two runs of one game with the same seed. In the second one a player also tries out things that nobody else can see, and
takes them back. Whatever the others receive, over sockets and by HTTP, must be the same bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import pytest
from tests.patience import wait_until
from tests.server.bots_here import Noted
from tests.server.inside import Inside, settle
from tests.server.serving import Browser, Json, Player, Served, stores_at
from tests.server.storage.postgresql_server import PostgresqlServer

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.server import handling
from vortex.server.room import Room
from vortex.server.seats import session_hash
from vortex.server.storage.interface import SeatRow, TableRow
from vortex.server.timeline import Timeline
from vortex.server.times import Times

REAL = ("time-of-the-daleks", "time-clash", "card-game")
OPTIONS: dict[str, dict[str, bool | int | str]] = {"time-clash": {"match": 1}}
TABLE = "T" * 22
SECRETIVE = 0
"""The seat that tries things out."""


class StillTimes(Times):
    """Time tells when something was done, and that cannot be hidden; so here it stands still."""

    def monotonic(self) -> float:
        return 1000.0

    def now(self) -> int:
        return 1_000_000


class Run:
    """A table of people with a spectator, from the first move to the last."""

    def __init__(self, server: Served, key: str, seats: int) -> None:
        self.server = server
        self.browsers = [Browser(server) for _ in range(seats)]
        game = load_game(key)
        rows = []
        for seat, browser in enumerate(self.browsers):
            token = f"{seat}" * 43
            browser.cookie = f"vortex={token}"
            server.run(server.store.add_session(session_hash(token), 0))
            rows.append(SeatRow(seat, "person", f"Player {seat}", "", session_hash(token), 1))
        options = game.check_options(OPTIONS.get(key, {}))
        server.run(
            server.store.create_table(
                TableRow(
                    TABLE,
                    key,
                    "",
                    game.pack_hash,
                    game.rules_version,
                    options,
                    tuple(rows),
                    b"twins" * 12,
                    session_hash("h" * 43),
                    public=True,
                    clock=(86_400, 30),
                    status="playing",
                )
            )
        )
        self.players: list[Player] = []
        for count, browser in enumerate([*self.browsers, Browser(server)], 1):
            self.players.append(browser.connect(TABLE, **({"seat": count - 1} if count <= seats else {})))
            # Who comes is told to those who are there; so everybody must have heard before the next one comes.
            for player in self.players:
                player.until_so(lambda player=player, count=count: _present(player) == count)
        self.fetched: list[tuple[int, list[tuple[str, str]], bytes]] = []
        some = range(0, game.choices.size, game.choices.size // 8)
        self.asked_about = [game.notation.write(choice) for choice in some if game.notation.exists(choice)]
        self.questions: dict[int, int] = {}
        """The number at which each seat was asked last."""
        self.ids = 0
        self.detours = 0

    @property
    def thoughts(self) -> list[bytes]:
        """What bots were given to think about the past."""
        bots = self.server.context.bots
        assert isinstance(bots, Noted)
        return bots.thoughts

    @property
    def room(self) -> Room:
        room = self.server.rooms.here(TABLE)
        assert room is not None
        return room

    @property
    def timeline(self) -> Timeline:
        return self.room.timeline

    def others(self) -> list[int]:
        """Those who must not notice: the other seats and the spectator, who comes last."""
        return [number for number in range(len(self.players)) if number != SECRETIVE]

    def send(self, seat: int, type_: str, **fields: object) -> Json:
        """With ids that are the same in both runs, whatever the secretive seat does in between."""
        if seat == SECRETIVE:
            self.detours += 1
            id_ = UUID(int=1 << 64 | self.detours)
        else:
            self.ids += 1
            id_ = UUID(int=self.ids)
        player = self.players[seat]
        assert player.position is not None
        at = {"number": player.position["number"], "private": player.position["private"]}
        answer = player.ask(type_, id=str(id_), seat=seat, **at, **fields)
        assert answer["type"] == "ack", answer
        player.until_there(answer)
        return answer

    def until_all_know(self) -> None:
        for player in self.players:
            player.until_number(self.timeline.numbers.number)

    def try_things_out(self, luck: FastChance) -> int:
        """Choices that nobody else can see, some of them one upon another, and all of them undone."""
        done = 0
        for _ in range(1 + luck.below(3)):
            options = [c for c in self.timeline.state.options if not self.timeline.try_choice(c).is_public]
            if not options:
                break
            self.send(SECRETIVE, "move", choice=options[luck.below(len(options))])
            done += 1
        return done

    def take_back(self, done: int) -> None:
        for _ in range(done):
            self.send(SECRETIVE, "undo")

    def look_around(self) -> None:
        """Everything that the others can fetch."""
        last = self.timeline.numbers.number
        for number in self.others():
            seat = str(number) if number < len(self.browsers) else "spectator"
            browser = self.players[number].browser
            path = f"/api/tables/{TABLE}"
            for each in (
                "/api/tables",
                path,
                f"{path}/events?seat={seat}",
                f"{path}/replay?seat={seat}",
                f"{path}/replay?seat={seat}&upto={last // 2}",
                f"{path}/replay?seat={seat}&upto={last + 1}",
                f"{path}/replay?seat={SECRETIVE}",
                f"{path}/record",
                f"{path}/thought?upto={self.questions.get(number, last)}",
            ):
                answer = browser.get(each)
                port = str(self.server.port)
                headers = sorted(
                    (k, v.replace(port, "PORT")) for k, v in answer.headers.items() if k != "date"
                )
                self.fetched.append((answer.status, headers, answer.body))
            player = self.players[number]
            for since in range(max(0, last - 4), last + 1):
                player.send("hello", version=2, since=since)
                player.until("welcome")
            at = {"id": str(UUID(int=1 << 100)), "seat": number % len(self.browsers)}
            assert player.ask("move", **at, number=last + 1, choice=0)["type"] == "refused"
            for choice in self.asked_about:
                player.ask("why_not", **at, notation=choice)
            if seat != "spectator":
                for to in (last, last + 1):
                    refused = player.ask(
                        "take_back", **at, **self.timeline.numbers.of(number)._asdict(), to=to
                    )
                    assert refused["type"] == "refused"


def _present(player: Player) -> int:
    seated = [seat for seat in player.table["seats"] if seat["connected"]]
    return len(seated) + int(player.table["spectating"])


@contextmanager
def running(key: str, seats: int) -> Iterator[Run]:
    with Served(times=StillTimes(), bots=Noted()) as server:
        yield Run(server, key, seats)


def play(key: str, seats: int, secretly: bool, most: int) -> tuple[list[list[str]], list[object], int]:
    luck = FastChance(3)
    aside = FastChance(4)
    tried = moves = turns = 0
    with running(key, seats) as run:
        while run.timeline.asked >= 0 and moves < most:
            asked = run.timeline.asked
            run.until_all_know()
            if run.timeline.numbers.of(asked).private == 0:
                run.questions[asked] = run.timeline.numbers.number
            done = 0
            if secretly and asked == SECRETIVE:
                for _ in range(aside.below(3)):
                    done = run.try_things_out(aside)
                    tried += done
                    run.take_back(done)
                done = run.try_things_out(aside)
                tried += done
            turns += asked == SECRETIVE
            if asked == SECRETIVE and turns % 6 == 4:
                run.look_around()
                run.send(1, "take_back", to=max(0, run.timeline.numbers.number - 2))
                run.until_all_know()
                if done:
                    # A request stays while nobody can see that the game went on.
                    run.take_back(1)
                    done += run.try_things_out(aside) - 1
                assert run.timeline.take_back is not None
                run.look_around()
                if turns % 4:
                    run.send(1, "answer_take_back", yes=False)
                else:
                    done = 0
                    for seat in range(seats):
                        run.until_all_know()
                        if seat != 1:
                            run.send(seat, "answer_take_back", yes=True)
                run.until_all_know()
                run.look_around()
            run.take_back(done)
            options = run.timeline.state.options
            asked = run.timeline.asked
            run.send(asked, "move", choice=options[luck.below(len(options))])
            moves += 1
        run.until_all_know()
        if run.timeline.state.over:
            for number in run.others():
                player = run.players[number]
                player.until_so(lambda player=player: player.table["status"] == "over")
        else:
            run.look_around()
        wait_until(lambda: not run.room.lock.locked())
        return [run.players[number].frames for number in run.others()], [*run.fetched, *run.thoughts], tried


@pytest.mark.slow
def test_what_somebody_tries_out_for_a_while_reaches_nobody() -> None:
    compare("card-game", 60)


@pytest.mark.slow
@pytest.mark.parametrize("most", [120, pytest.param(10_000, marks=pytest.mark.long)], ids=["some", "whole"])
@pytest.mark.parametrize("key", REAL)
def test_what_somebody_tries_out_in_secret_reaches_nobody(key: str, most: int) -> None:
    compare(key, most)


@pytest.mark.slow
def test_nor_does_it_where_servers_share_their_tables(postgresql: PostgresqlServer) -> None:
    with stores_at(postgresql.new_database):
        compare("card-game", 60)


def compare(key: str, most: int) -> None:
    frames, fetched, _ = play(key, 3, False, most)
    again, fetched_again, tried = play(key, 3, True, most)
    for one, two in zip(frames, again, strict=True):
        assert one == two
    assert fetched == fetched_again
    print(f"{tried} choices in secret, {sum(map(len, frames))} frames, {len(fetched)} answers")
    # Only there the rules let somebody put cards together out of sight; elsewhere every answer is seen.
    assert (tried > 20) == (key == "card-game")


def test_choices_that_were_announced_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everybody is told of every choice."""
    monkeypatch.setattr(Timeline, "_seen", lambda self, after, events: 0xFF)
    monkeypatch.setattr(Timeline, "seen_since", lambda self, number: 0xFF)
    with pytest.raises(AssertionError):
        compare("card-game", 60)


SIDE_DOORS: dict[str, tuple[Any, str, Any]] = {
    "a thought that counts": (Timeline, "chosen_at", lambda self, number: len(self.steps)),
    "going back to what others did": (handling, "sees", lambda bits, seat: bool(bits)),
    "coming back to what nobody saw": (
        Timeline,
        "is_undone_since",
        lambda self, number: any(undone.at > number > undone.to for undone in self.undone),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("door", SIDE_DOORS)
def test_a_side_door_would_be_found(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*SIDE_DOORS[door])
    with pytest.raises(AssertionError):
        compare("card-game", 60)


@pytest.mark.parametrize("key", REAL)
def test_a_bot_pauses_only_for_what_others_can_see(key: str) -> None:
    """Otherwise the time until the next thing that they see would be a multiple of the pause."""

    async def main() -> None:
        inside = Inside(bot_pause=1.0)
        room = await inside.table(key, ":random", ":random", ":random", options=OPTIONS.get(key, {}))
        room.autoplay.wake()
        await settle()
        for seconds in range(1, 60):
            await inside.times.go_on(1.0)
            for _ in range(10):
                await settle()
            assert room.timeline.numbers.number == seconds
        hidden = room.timeline.number - room.timeline.numbers.number
        assert hidden > 10 or key != "card-game"
        await inside.restart()

    asyncio.run(main())
