"""Looking back with the searching bot: when, by whom, and from what it knows."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.bots_here import BotsHere
from tests.server.serving import Browser, Json, Served, here, open_seat

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.record import Record, replay
from vortex.server import replay_api
from vortex.server.log import Chose, Undid
from vortex.server.thinking import OutlookRequest, ThoughtFound, ThoughtRequest
from vortex.server.timeline import Timeline


class Listening(BotsHere):
    """Remembers what was asked."""

    def __init__(self) -> None:
        self.outlooks: list[OutlookRequest] = []
        self.thoughts: list[ThoughtRequest] = []
        self.answers_left: int | None = None
        """After so many moments the worker is down; None: it never is."""

    async def outlook(self, request: OutlookRequest) -> list[float]:
        if self.answers_left is not None:
            if self.answers_left == 0:
                raise OSError("no worker")
            self.answers_left -= 1
        self.outlooks.append(request)
        return await super().outlook(request)

    async def thought(self, request: ThoughtRequest) -> ThoughtFound:
        self.thoughts.append(request)
        return await super().thought(request)


@pytest.fixture(scope="module")
def bots() -> Listening:
    return Listening()


@pytest.fixture(scope="module")
def server(bots: Listening) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        from vortex.games import GAMES

        patch.setitem(GAMES, "toy", "tests.toy_game")
        with Served(bots=bots) as served:
            yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


def a_finished_table(ada: Browser) -> str:
    table: str = ada.create("toy", here("Ada"), here("Eve"), options={"goal": 6})["table"]["id"]
    player = ada.connect(table)
    for _ in range(500):
        assert player.position is not None
        if player.position["outcome"]:
            return table
        player.until_number(player.move(seat=player.position["question"]["seat"])["number"])
    raise AssertionError("the game never ended")


def the_curve(browser: Browser, path: str) -> Json:
    found: list[Json] = []

    def is_whole() -> bool:
        answer = browser.get(path)
        assert answer.status == 200, answer.body
        found.append(answer.json)
        return bool(answer.json["whole"])

    wait_until(is_whole)
    return found[-1]


def test_a_game_that_is_over_gets_a_curve_once(ada: Browser, bots: Listening) -> None:
    table = a_finished_table(ada)
    last = ada.get(f"/api/tables/{table}/replay").json["last"]
    bots.outlooks.clear()
    curve = the_curve(ada, f"/api/tables/{table}/curve")
    numbers = [point["number"] for point in curve["points"]]
    assert (numbers[0], numbers[-1]) == (0, last)
    assert numbers == sorted(set(numbers))
    winners = ada.get(f"/api/tables/{table}/replay").json["position"]["outcome"]["winners"]
    assert curve["points"][-1]["odds"] == [float(seat in winners) for seat in range(2)]
    assert (curve["sides"], curve["nobody"]) == ([0, 1], "")
    assert all(swing["before"] in numbers and swing["after"] in numbers for swing in curve["swings"])
    asked = len(bots.outlooks)
    assert asked == len(numbers)
    assert the_curve(ada, f"/api/tables/{table}/curve") == curve
    assert len(bots.outlooks) == asked, "it was worked out twice"


def test_the_same_record_gets_the_same_curve(ada: Browser) -> None:
    table = a_finished_table(ada)
    record = ada.get(f"/api/tables/{table}/record").body.decode()
    brought = ada.post("/api/records", {"record": record}).json["id"]
    points = the_curve(ada, f"/api/tables/{table}/curve")["points"]
    assert the_curve(ada, f"/api/records/{brought}/curve")["points"] == points


def test_records_are_checked_one_at_a_time_and_few_for_one_address(
    ada: Browser, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = ada.get(f"/api/tables/{a_finished_table(ada)}/record").body.decode()
    at_once: list[int] = []
    is_open = threading.Event()
    check = replay_api._line

    def slowly(game: Any, brought: Any) -> Any:
        at_once.append(threading.get_ident())
        assert is_open.wait(PATIENCE)
        return check(game, brought)

    monkeypatch.setattr(replay_api, "_line", slowly)
    with ThreadPoolExecutor(6) as pool:
        uploads = [pool.submit(ada.post, "/api/records", {"record": record}) for _ in range(6)]
        wait_until(lambda: sum(each.done() for each in uploads) == 4)
        assert len(at_once) == 1, "one at a time"
        is_open.set()
        assert sorted(each.result().status for each in uploads) == [200, 200, 429, 429, 429, 429]


def test_records_of_one_address_are_limited(ada: Browser) -> None:
    """Each has to be played once more."""
    record = ada.get(f"/api/tables/{a_finished_table(ada)}/record").body.decode()
    with Served(upload_burst=2, upload_rate=0.001) as few:
        visitor = Browser(few)
        answers = [visitor.post("/api/records", {"record": record}) for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].json["code"] == "slow_down"
        assert visitor.get("/api/games").status == 200


def test_no_curve_before_the_end(ada: Browser, server: Served) -> None:
    table = ada.create("toy", here("Ada"), here("Eve"))["table"]["id"]
    assert ada.get(f"/api/tables/{table}/curve").json["code"] == "not_over"
    waiting = ada.create("toy", here("Ada"), open_seat())["table"]["id"]
    assert ada.get(f"/api/tables/{waiting}/curve").json["code"] == "waiting"
    assert ada.get(f"/api/tables/{waiting}/thought").json["code"] == "waiting"
    private = ada.create("toy", here("Ada"), here("Eve"), spectators=False)["table"]["id"]
    for what in ("curve", "thought"):
        assert Browser(server).get(f"/api/tables/{private}/{what}").status == 404
        assert ada.get(f"/api/records/nothing/{what}").status == 404


def test_the_judge_of_a_moment_gets_no_hand(ada: Browser, bots: Listening, server: Served) -> None:
    """What is sent to the worker differs from the truth wherever an onlooker could not know it."""
    table = a_finished_table(ada)
    bots.outlooks.clear()
    the_curve(ada, f"/api/tables/{table}/curve")
    timeline = server.run(server.rooms.room(table)).timeline
    game = load_game("toy")
    differing = 0
    by_number = sorted(bots.outlooks, key=lambda request: request.seed)
    truths = {
        json.dumps(game.dump(timeline.at(timeline.numbers.entry_of(number)).state)["state"])
        for number in range(timeline.numbers.number)
    }
    for request in by_number:
        differing += json.dumps(request.world["state"]) not in truths
    assert differing > len(by_number) / 2


@pytest.mark.parametrize("before", [0, 3, 1000])
def test_a_failure_is_told_and_what_was_worked_out_before_it_is_kept(
    ada: Browser, bots: Listening, before: int
) -> None:
    """It fails before the first moment, after a few, and at the last of all."""
    table = a_finished_table(ada)
    record = ada.get(f"/api/tables/{table}/record").body.decode()
    twin = ada.post("/api/records", {"record": record}).json["id"]
    bots.outlooks.clear()
    undisturbed = the_curve(ada, f"/api/records/{twin}/curve")
    needed = len(bots.outlooks)
    before = min(before, needed - 1)
    path = f"/api/tables/{table}/curve"
    answers: list[int] = []

    def is_told() -> bool:
        answers.append(ada.get(path).status)
        return answers[-1] != 200

    bots.outlooks.clear()
    bots.answers_left = before
    try:
        wait_until(is_told)
    finally:
        bots.answers_left = None
    assert answers[-1] == 503
    assert len(bots.outlooks) == before
    assert the_curve(ada, path) == undisturbed
    assert len(bots.outlooks) == needed, "moments were worked out twice"


def a_brought_record(ada: Browser, key: str, seats: int = 2) -> tuple[str, Record]:
    """A game that is over, by chance; its id here, and the record."""
    game = load_game(key)
    luck = FastChance(1)
    state = game.new(game.settle({}, seats), seats, 1)
    choices = []
    while state.asked >= 0:
        choice = luck.pick(state.options)
        choices.append(game.notation.write(choice))
        game.apply(state, choice)
    names = ["Ada", "Eve", "Bob", "Joe"][:seats]
    record = Record(key, game.rules_version, game.pack_hash, game.settle({}, seats), names, 1, choices)
    return ada.post("/api/records", {"record": record.to_json()}).json["id"], record


@pytest.mark.parametrize(("language", "called"), [("en", "The Daleks"), ("de", "Die Daleks")])
def test_the_side_that_wins_where_no_seat_does_has_a_name(
    ada: Browser, bots: Listening, language: str, called: str
) -> None:
    brought, _ = a_brought_record(ada, "time-of-the-daleks")
    bots.answers_left = 0  # the first answer is enough
    try:
        path = f"/api/records/{brought}/curve"
        # After a failure one may ask again.
        answers = [ada.request("GET", path, headers={"Accept-Language": language}) for _ in range(2)]
        [curve, *_] = [answer.json for answer in answers if answer.status == 200]
    finally:
        bots.answers_left = None
    assert curve["nobody"] == called
    assert curve["sides"] == [0, 1, 2]


# -- every choice is a moment ------------------------------------------------------------------------


@pytest.mark.slow
def test_a_replay_has_every_choice_of_the_record_and_the_bot_can_be_asked_at_each(
    ada: Browser, bots: Listening
) -> None:
    """In the Card Game choices are put together before anybody sees them; when the game is over all of them are
    moments, and a number is the same as in the record."""
    brought, record = a_brought_record(ada, "card-game", 3)
    path = f"/api/records/{brought}"
    assert ada.get(f"{path}/replay").json["last"] == len(record.choices)
    game = load_game("card-game")
    state: Any = replay(game, record, 0)
    told = ada.get(f"{path}/events?seat=all").json["events"]
    assert told[-1]["number"] == len(record.choices)
    for number, choice in enumerate(record.choices[:40]):
        shown = ada.get(f"{path}/replay?upto={number}&seat={state.asked}").json["position"]
        assert (shown["number"], shown["question"]["seat"]) == (number, state.asked)
        offered = {option["notation"]: option["choice"] for option in shown["question"]["options"]}
        assert choice in offered
        if len(offered) > 1 and number % 8 == 0:
            thought = ada.get(f"{path}/thought?upto={number}").json
            assert (thought["number"], thought["chosen"]) == (number, offered[choice])
        game.apply(state, offered[choice])


def test_a_record_that_breaks_off_counts_as_a_game_that_goes_on(ada: Browser) -> None:
    _, record = a_brought_record(ada, "card-game", 3)
    game = load_game("card-game")
    record.choices = record.choices[:60]
    cut = ada.post("/api/records", {"record": record.to_json()}).json
    last = ada.get(f"/api/records/{cut['id']}/replay").json["last"]
    assert last == cut["last"] < 60
    assert not replay(game, record).over


def test_what_was_undone_is_no_moment_of_a_game_that_is_over() -> None:
    game = load_game("card-game")
    timeline = Timeline(game, game.settle({}, 3), 3, 1)
    luck = FastChance(3)
    undone = 0
    while timeline.asked >= 0:
        if undone < 3 and timeline.number > 50 and timeline.can_undo(timeline.asked):
            undone += 1
            timeline.carry_out(Undid(timeline.asked, 0, 0, timeline.undo_target()))
            assert timeline.looked_back_at() is timeline, "a game that goes on is as its players count it"
        choice = game.notation.write(luck.pick(timeline.state.options))
        timeline.carry_out(Chose(timeline.asked, 0, 0, choice, "person"))
    opened = timeline.looked_back_at()
    record = timeline.record(["Ada", "Eve", "Bob"])
    assert undone == 3
    assert timeline.numbers.number < opened.numbers.number == len(record.choices) == timeline.number - 6
    for number in (0, 20, 77, len(record.choices)):
        assert game.dump(opened.at(number).state) == game.dump(replay(game, record, number))
        assert opened.at(number).numbers.of(None) == (number, 0)


def test_a_moment_as_the_table_counted_it_is_found_in_the_replay(ada: Browser, server: Served) -> None:
    table = ada.create("toy", here("Ada"), here("Eve"), options={"goal": 6})["table"]["id"]
    path = f"/api/tables/{table}/replay"
    player = ada.connect(table)
    taken_back = False
    while (position := player.position) is not None and not position["outcome"]:
        if position["number"] == 3 and not taken_back:
            taken_back = True
            player.until_number(player.ask("take_back", number=3, private=0, seat=0, to=2)["number"])
            assert ada.get(f"{path}?then=2").json["position"]["number"] == 2
            continue
        player.until_number(player.move(seat=position["question"]["seat"])["number"])
    assert player.position is not None
    live = player.position["number"]
    assert ada.get(path).json["last"] == live - 2, "what was taken back, and that it was, are no moments"
    for then, number in ((0, 0), (2, 2), (3, 2), (4, 2), (5, 3), (live, live - 2)):
        assert ada.get(f"{path}?then={then}").json["position"]["number"] == number
    assert ada.get(f"{path}?then={live + 1}").status == 400
    told = ada.get(f"{path}/events?seat=all").json["events"]
    assert told[-1]["number"] == live - 2
    assert ada.get(f"/api/tables/{table}/events?seat=all").json["events"][-1]["number"] == live


# -- what the bot would do ---------------------------------------------------------------------------


def test_the_bot_says_what_it_would_do_and_what_was_done(ada: Browser, bots: Listening) -> None:
    table = a_finished_table(ada)
    last = ada.get(f"/api/tables/{table}/replay").json["last"]
    for number in (0, last // 2):
        answer = ada.get(f"/api/tables/{table}/thought?upto={number}").json
        shown = ada.get(f"/api/tables/{table}/replay?seat={answer['seat']}&upto={number}").json["position"]
        assert shown["question"]["seat"] == answer["seat"]
        offered = {option["choice"]: option["words"] for option in shown["question"]["options"]}
        assert {each["choice"]: each["words"] for each in answer["choices"]} == offered
        assert answer["chosen"] in offered
        assert answer["prompt"] == shown["question"]["prompt"]
        visits = [each["visits"] for each in answer["choices"]]
        assert visits == sorted(visits, reverse=True)
        assert all(0 <= each["value"] <= 1 for each in answer["choices"])
    assert ada.get(f"/api/tables/{table}/thought?upto={last}").json["code"] == "over"
    assert ada.get(f"/api/tables/{table}/thought?upto={last + 1}").status == 400


def test_while_the_game_goes_on_it_thinks_for_the_own_seat_alone(ada: Browser, server: Served) -> None:
    bob = Browser(server)
    made = ada.create("toy", here("Ada"), open_seat())
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/sit", {"token": made["invite"]["token"], "name": "Bob"})
    path = f"/api/tables/{table}/thought"
    asked = ada.get(path)
    owner, other = (ada, bob) if asked.status == 200 else (bob, ada)
    answer = owner.get(path)
    assert answer.status == 200
    assert answer.json["chosen"] is None
    assert other.get(path).json["code"] == "not_yours"
    assert Browser(server).get(path).json["code"] in ("not_yours", "not_found")


def test_the_bot_thinks_from_what_the_seat_knows(ada: Browser, bots: Listening, server: Served) -> None:
    table = a_finished_table(ada)
    bots.thoughts.clear()
    ada.get(f"/api/tables/{table}/thought?upto=0")
    [request] = bots.thoughts
    game: Any = load_game("toy")
    timeline = server.run(server.rooms.room(table)).timeline
    true = timeline.at(0).state
    world = game.load(request.world)
    assert game.view(world, request.seat) == game.view(true, request.seat)
    assert game.dump(world) != game.dump(true)
