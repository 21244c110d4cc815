"""Clients as docs/protocol.md wants them, made from that page alone: they play, look away, lose their connection, come
back elsewhere, and say again what was not answered."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol
from uuid import UUID

from tests.server.simulation.loop import VirtualLoop
from tests.server.simulation.network import Json, Link, Network, Request
from tests.server.simulation.servers import SimulatedServer
from tests.server.simulation.weather import Weather
from tests.server.simulation.witness import NUMBERED, PromiseBroken, Witness

_AGAIN_SECONDS = (4.0, 4.0, 25.0)
_WELCOME_SECONDS = 8.0
_SILENCE = 15.0
_PATIENCE = 6.0
_REMEMBERED = 30
_FINAL = (4001, 4002)


class Surroundings(Protocol):
    loop: VirtualLoop
    network: Network
    weather: Weather
    witness: Witness
    servers: list[SimulatedServer]
    is_calm: bool
    sent: dict[str, list[Json]]

    def another_browser(self, person: Person, token: str) -> None: ...


class Person:
    """One browser at one table. Its session may have seats there, or none: then it watches."""

    def __init__(
        self,
        world: Surroundings,
        luck: random.Random,
        name: str,
        cookie: str,
        table: str,
        pace: float,
        restless: float = 0.0,
    ) -> None:
        self.name = name
        self.cookie = cookie
        self.table = table
        self.language = luck.choice(("en", "de"))
        self.link: Link | None = None
        self.is_greeted = False
        self.is_gone = False
        """For good: the seat is played in another browser."""
        self.position: Json | None = None
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.seats: list[int] = []
        self.names: tuple[str, ...] = ()
        self._world = world
        self._luck = luck
        self._pace = pace
        self._patience = luck.choice(_AGAIN_SECONDS)
        self._restless = restless
        """How often it leaves, to come back soon."""
        self._attempt = 0
        self._back_at = 0.0
        self._heard_at = 0.0
        self._helloed_at = 0.0
        self._is_asked = False
        self._forgets = False
        """Events are missing: all of them are wanted again."""
        self._waiting: dict[str, Json] = {}
        self._sent_at = 0.0
        self._old: list[Json] = world.sent.setdefault(cookie, [])
        """What this browser has sent and got an answer to, over this connection or another one."""
        world.loop.later(luck.uniform(0, 1.5), self._tick)

    def __repr__(self) -> str:
        return f"{self.name}@{self.table[:4]}"

    # -- what it does by itself --------------------------------------------------------------------

    def _tick(self) -> None:
        if self.is_gone:
            return
        world = self._world
        pause = 2.0 if world.is_calm else self._luck.expovariate(1 / self._pace) + 0.02
        world.loop.later(pause, self._tick)
        now = world.loop.time()
        if self.link is None:
            if now >= self._back_at:
                self._connect()
            return
        if now - self._heard_at > _SILENCE + _PATIENCE:
            self.leave()
        elif now - self._heard_at > _SILENCE and not self._is_asked:
            self._is_asked = True
            self._send({"type": "ping", "id": self._new_id()})
        elif not self.is_greeted:
            if world.weather.wild_share and now - self._helloed_at > _WELCOME_SECONDS:
                self.hello()
        elif self._waiting:
            if now - self._sent_at > self._patience:
                self._send_again()
        elif not world.is_calm:
            self._act()

    def _connect(self) -> None:
        world = self._world
        server = self._luck.choice(world.servers)
        self.is_greeted = False
        self._is_asked = False
        self._heard_at = world.loop.time()
        link = self.link = world.network.connect(self, server, self.table)
        link.least = max(world.witness.acknowledged[self.table], self.number)
        link.least_said = world.witness.said[self.table]

    def leave(self, for_seconds: float = 0.0) -> None:
        if self.link is not None:
            self.link.hang_up()
            self.link = None
            self.is_greeted = False
            self._back_at = self._world.loop.time() + for_seconds

    def _send_again(self) -> None:
        self._sent_at = self._world.loop.time()
        for message in self._waiting.values():
            self._send(message)

    @property
    def number(self) -> int:
        return self.position["number"] if self.position else 0

    # -- what a player does ------------------------------------------------------------------------

    def _act(self) -> None:
        luck = self._luck
        if luck.random() < self._restless:
            self.leave(luck.uniform(0, 2))
            return
        if self._old and luck.random() < 0.15:
            self._send(luck.choice(self._old))
            return
        if self.position is None or not self.seats:
            if luck.random() < 0.1:
                self.ask_by_http()
            return
        what = luck.random()
        question = self.position["question"]
        take_back = self.position["take_back"]
        if what < 0.03:
            self._request({"type": "say", "text": f"{self.cookie[:4]} says {luck.getrandbits(40)}"})
        elif take_back and self._may_answer(take_back) and luck.random() < 0.7:
            seat = luck.choice([seat for seat in self.seats if seat in take_back["needs"]])
            self._at_moment({"type": "answer_take_back", "seat": seat, "yes": luck.random() < 0.7})
        elif what < 0.06 and question:
            self._at_moment({"type": "take_back", "seat": luck.choice(self.seats), "to": None})
        elif what < 0.08 and question:
            self._request({"type": "stand_by", "seat": luck.choice(self.seats), "on": luck.random() < 0.7})
        elif what < 0.1:
            self.ask_by_http()
        elif what < 0.12 and question:
            self._hand_over()
        elif what < 0.14 and question:
            self._late_or_foreign()
        elif what < 0.145:
            self._move_to_another_browser()
        elif self.position["can_undo"] and what < 0.3:
            self._at_moment({"type": "undo", "seat": self.position["seat"]})
        elif question and question["seat"] in self.seats:
            self._answer(question)

    def _may_answer(self, take_back: Json) -> bool:
        return any(seat in take_back["needs"] and seat not in take_back["agreed"] for seat in self.seats)

    def _answer(self, question: Json) -> None:
        seat = question["seat"]
        assert self.position is not None
        if self.position["seat"] != seat:
            self._look(seat)
        elif question["options"]:
            choice = self._luck.choice(question["options"])["choice"]
            if self._luck.random() < 0.05:
                self._at_moment({"type": "preview", "seat": seat, "choice": choice})
            elif self._luck.random() < 0.03:
                self._at_moment({"type": "hint", "seat": seat})
            else:
                self._at_moment({"type": "move", "seat": seat, "choice": choice})

    def _look(self, seat: int) -> None:
        self.is_greeted = False
        self._helloed_at = self._world.loop.time()
        self._send({"type": "look", "seat": seat})

    def _late_or_foreign(self) -> None:
        """What must never count: an old question's answer, a choice for a seat that is not one's own."""
        assert self.position is not None
        number = max(0, self.number - self._luck.randint(0, 3))
        seat = self._luck.randrange(len(self.names) or 2)
        message = {
            "type": "move",
            "number": number,
            "private": 0,
            "seat": seat,
            "choice": self._luck.randrange(30),
        }
        self._request(message)

    # -- by HTTP -----------------------------------------------------------------------------------

    def _http(self, method: str, path: str, body: Json | None, done: Callable[[int, Any], None]) -> None:
        server = self._luck.choice(self._world.servers)
        call = Request(method, f"/api/tables/{self.table}{path}", body, done)
        self._world.network.request(self, server, call)

    def ask_by_http(self) -> None:
        """An asker is shown all that any of them was told is kept."""
        witness = self._world.witness
        least = witness.acknowledged[self.table]

        def done(status: int, answer: Any) -> None:
            if status >= 500 and answer["code"] not in ("unavailable", "busy"):
                raise PromiseBroken(f"asked for a table, the server answers {answer}")
            if (
                status == 200
                and answer["position"]["outcome"] is None
                and answer["position"]["number"] < least
            ):
                raise PromiseBroken(
                    f"asked for, the table is at {answer['position']['number']}, but {least} is acknowledged"
                )

        self._http("GET", "/replay", None, done)

    def _hand_over(self) -> None:
        level = "random" if self._luck.random() < 0.5 else None

        def done(status: int, answer: Any) -> None:
            if status >= 500 and answer["code"] not in ("store", "unsure", "busy"):
                raise PromiseBroken(f"asked to hand a seat over, the server answers {answer}")

        self._http("POST", "/takeover", {"seat": self._luck.choice(self.seats), "level": level}, done)

    def _move_to_another_browser(self) -> None:
        def done(status: int, answer: Any) -> None:
            if status == 200:
                self._world.another_browser(self, answer["token"])

        self._http("POST", "/return-link", {"seat": self._luck.choice(self.seats)}, done)

    def sit(self, token: str) -> None:
        """Where another browser has sat until now. Without an answer it is sent again; it may then be refused."""

        def done(status: int, answer: Any) -> None:
            if status in (0, 503) and not self._world.is_calm:
                self._world.loop.later(1.0, self.sit, token)
            elif status >= 500 and answer["code"] not in ("store", "unsure", "busy"):
                raise PromiseBroken(f"asked for a seat, the server answers {answer}")

        self._http("POST", "/sit", {"token": token, "name": ""}, done)

    # -- sending -----------------------------------------------------------------------------------

    def _new_id(self) -> str:
        return str(UUID(int=self._luck.getrandbits(128)))

    def _at_moment(self, message: Json) -> None:
        assert self.position is not None
        moment = {"number": self.position["number"], "private": self.position["private"]}
        if message["seat"] != self.position["seat"]:
            moment["private"] = 0
        self._request({**message, **moment})

    def _request(self, message: Json) -> None:
        message = {**message, "id": self._new_id()}
        self._waiting[message["id"]] = message
        self._sent_at = self._world.loop.time()
        self._send(message)

    def _send(self, message: Json) -> None:
        if self.link is not None:
            self._world.witness.sending(self.table, message)
            self.link.send(message)

    def hello(self) -> None:
        self.is_greeted = False
        self._helloed_at = self._world.loop.time()
        hello: Json = {"type": "hello", "version": 2, "language": self.language}
        if self.position is not None and not self._forgets:
            # What is known already was seen from this seat.
            hello |= {"since": self.position["number"], "seat": self.position["seat"]}
        self._send(hello)

    # -- what it hears -----------------------------------------------------------------------------

    def opened(self, link: Link) -> None:
        if link is self.link:
            self.hello()

    def lost(self, link: Link, code: int) -> None:
        if link is not self.link:
            return
        self.link = None
        self.is_greeted = False
        if code in _FINAL:
            self.is_gone = True
            return
        self._attempt += 1
        wait = min(8.0, 0.5 * 2**self._attempt) if code < 4000 else 0.5
        self._back_at = self._world.loop.time() + self._luck.uniform(0.3, 1.0) * wait

    def heard(self, link: Link, message: Json) -> None:
        if link is not self.link:
            return
        self._heard_at = self._world.loop.time()
        self._is_asked = False
        self._world.witness.heard(self.table, message)
        match message["type"]:
            case "welcome":
                self._welcomed(link, message)
            case "update":
                self._updated(message)
            case "table":
                self.seats = message["me"]["seats"]
            case "chat":
                self._chatted(message["line"])
            case "error" if message["code"] == "not_yours":
                # The seat that it looked from has been claimed by another browser.
                self.position, self.events = None, []
                self.hello()
            case "ack" | "refused" | "hint" | "preview" | "odds" | "why":
                self._answered(message)

    def _answered(self, message: Json) -> None:
        sent = self._waiting.get(message["id"])
        if sent is None:
            return
        if message.get("code") in ("store", "unsure") and self._luck.random() < 0.5:
            return  # the next try, under the same id
        del self._waiting[message["id"]]
        if sent["type"] in (*NUMBERED, "say"):
            self._old.append(sent)
            del self._old[:-_REMEMBERED]
        if message.get("code") == "stale" and message["number"] > self.number:
            self.hello()

    def _welcomed(self, link: Link, message: Json) -> None:
        self._attempt = 0
        was_greeted, self.is_greeted = self.is_greeted, True
        self.seats = message["me"]["seats"]
        self.names = tuple(seat["name"] for seat in message["table"]["seats"])
        position = message["position"]
        lines = message["chat"]
        if position is not None:
            if position["number"] < link.least:
                raise PromiseBroken(
                    f"{self} is shown number {position['number']}, though {link.least} is acknowledged"
                )
            if position["number"] < self.number and link.is_welcomed:
                # Older than what has been shown since on the same connection: the network let it be overtaken.
                if not self._world.weather.wild_share:
                    raise PromiseBroken(
                        f"{self} was shown {self.number}, and is then shown {position['number']}"
                    )
                return
            if was_greeted and not message["reset"] and position["number"] != self.number:
                # Not asked for, and something is missing before it.
                if not self._world.weather.wild_share:
                    raise PromiseBroken(f"{self} at {self.number} is welcomed to {position['number']}")
                self.hello()
                return
            link.is_welcomed = True
            self._check_sight(position)
            if position["seat"] is not None and position["seat"] not in self.seats:
                raise PromiseBroken(f"{self} is shown what seat {position['seat']} sees")
        if (lines[-1]["number"] if lines else 0) < link.least_said:
            raise PromiseBroken(f"{self} is not shown all that was said")
        if message["reset"]:
            self.events = message["events"]
            self._forgets = False
        else:
            last = self.events[-1]["index"] if self.events else -1
            self._add([event for event in message["events"] if event["index"] > last])
        self.position = position
        self.chat = lines
        self._send_again()

    def _updated(self, message: Json) -> None:
        if self.position is None:
            return
        position = message["position"]
        then, now = _moment(self.position), _moment(position)
        if position["seat"] != self.position["seat"] or now not in (
            (then[0] + 1, 0),
            (then[0], then[1] + 1),
        ):
            if not self.is_greeted:
                return  # the welcome that was asked for will hold it
            if not self._world.weather.wild_share:
                raise PromiseBroken(f"{self} at {then} hears of {now}")
            self.hello()
            return
        self._check_sight(position)
        if message["undone_to"] is not None:
            self.events = [event for event in self.events if event["number"] <= message["undone_to"]]
        self._add(message["events"])
        self.position = position

    def _check_sight(self, position: Json) -> None:
        """What nobody but the asked seat, and nobody but a seat, may be shown."""
        question = position["question"]
        if question and question["options"] and question["seat"] != position["seat"]:
            raise PromiseBroken(f"{self} is shown the choices of seat {question['seat']}")
        if position["seat"] is None and position["private"]:
            raise PromiseBroken(f"{self} only watches, and is told of {position['private']} hidden choices")

    def _add(self, events: list[Json]) -> None:
        """They follow each other, or some are missing."""
        if self.events and events and events[0]["index"] != self.events[-1]["index"] + 1:
            if not self._world.weather.wild_share:
                raise PromiseBroken(f"{self} misses events before {events[0]['index']}")
            self._forgets = True
        self.events += events

    def _chatted(self, line: Json) -> None:
        last = self.chat[-1]["number"] if self.chat else 0
        if self.is_greeted and line["number"] != last + 1 and not self._world.weather.wild_share:
            raise PromiseBroken(f"{self} has heard line {last} and now hears {line['number']}")
        if self.is_greeted and line["number"] == last + 1:
            self.chat.append(line)


def _moment(position: Json) -> tuple[int, int]:
    return position["number"], position["private"]
