"""Setting up, sitting down, coming back, handing over, playing again: over HTTP and real sockets."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from tests.patience import wait_until
from tests.server.serving import Browser, Json, Player, Served, bot, here, open_seat
from websockets.exceptions import ConnectionClosed

from vortex.bots.bot import BOTS
from vortex.games import load_game
from vortex.kernel.chance import commitment
from vortex.server.storage.memory import MemoryStore


@pytest.fixture(scope="module")
def server(each_database: str) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        from vortex.games import GAMES

        patch.setitem(GAMES, "toy", "tests.toy_game")
        with Served(absent_seconds=0.2) as served:
            yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


@pytest.fixture
def bob(server: Served) -> Browser:
    return Browser(server)


def finish(*players: Player) -> None:
    """Everybody takes the first option until the game is over."""
    for _ in range(2000):
        for player in players:
            assert player.position is not None
            if player.position["outcome"]:
                return
            if player.options:
                number = player.move()["number"]
                for each in players:
                    each.until_number(number)
    raise AssertionError("the game never ended")


# -- sitting down ----------------------------------------------------------------------------------


def test_games_say_what_can_be_set_up(ada: Browser) -> None:
    games = {game["key"]: game for game in ada.get("/api/games").json["games"]}
    assert games["time-clash"]["options"][0]["values"] == [3, 5, 1]
    assert games["card-game"]["levels"] == list(BOTS)
    assert games["time-of-the-daleks"]["most_seats"] == 4


@pytest.mark.parametrize("has_numpy", [True, False])
def test_games_say_whether_this_server_can_tell_odds(
    ada: Browser, has_numpy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_numpy:
        monkeypatch.setitem(sys.modules, "numpy", None)
    assert {game["odds"] for game in ada.get("/api/games").json["games"]} == {has_numpy}


@pytest.mark.parametrize("key", ["time-of-the-daleks", "time-clash", "card-game"])
def test_every_game_has_a_gallery_and_rules_with_chapters(ada: Browser, key: str) -> None:
    cards = ada.get(f"/api/games/{key}/gallery").json["cards"]
    assert len(cards) > 20
    assert {card["source"] for card in cards} <= {"rulebook", "public", "ours"}
    rules = ada.get(f"/api/games/{key}/rules").json["rules"]
    assert len(rules) > 100
    assert all(rule["text"] and rule["chapter"] for rule in rules)
    assert ada.get("/api/games/ludo/rules").status == 404


@pytest.mark.parametrize("key", ["time-of-the-daleks", "time-clash", "card-game"])
def test_every_game_tells_how_its_moves_are_written(ada: Browser, key: str) -> None:
    moves = ada.get(f"/api/games/{key}/moves").json
    forms = {form["name"]: form for form in moves["forms"]}
    assert all(moves["words"][noun] for form in forms.values() for noun in form["nouns"])
    table = ada.create(key, *[here(name) for name in ("Ada", "Bo", "Cy")])["table"]["id"]
    position = ada.connect(table).position
    assert position is not None
    for option in position["question"]["options"]:
        name, *words = option["notation"].split()
        nouns = forms[name]["nouns"]
        assert len(words) == len(nouns)
        assert all(word in moves["words"][noun] for word, noun in zip(words, nouns, strict=True))
    assert ada.get("/api/games/ludo/moves").status == 404


@pytest.mark.parametrize("key", ["time-of-the-daleks", "time-clash", "card-game"])
def test_a_word_stands_at_the_number_that_events_have_for_it(ada: Browser, key: str) -> None:
    words = ada.get(f"/api/games/{key}/moves").json["words"]
    assert words == {noun: list(names) for noun, names in load_game(key).notation.names.items()}


def test_what_is_refused_names_the_field_it_is_about(ada: Browser) -> None:
    def field(**wish: object) -> str:
        whole = {"game": "toy", "seats": [here("Ada"), here("Bo")], **wish}
        answer = ada.post("/api/tables", whole)
        assert answer.status == 422
        found: str = answer.json["field"]
        return found

    assert field(seats=[here("Ada"), here("ada")]) == "seats.1"
    assert field(seats=[here("Bot 2"), bot()]) == "seats.0"
    assert field(seats=[here("\u202e"), here("Bo")]) == "seats.0"
    assert field(title="\u202e" * 3 + "x" * 80) == "title"
    assert field(options={"nothing": True}) == "options.nothing"
    assert field(pack="mine") == "pack"


def test_a_friend_joins_by_link_and_the_game_begins(ada: Browser, bob: Browser) -> None:
    made = ada.create("toy", here("Ada"), open_seat())
    table = made["table"]["id"]
    assert made["table"]["status"] == "waiting"
    url, _, token = made["invite"]["url"].partition("#sit=")
    assert url == f"{ada.get('/api/games').json['address']}/table/{table}"
    assert token == made["invite"]["token"]
    waiting = ada.connect(table)
    assert waiting.position is None
    assert waiting.ask("move", number=0, seat=0, choice=0)["code"] == "waiting"
    sat = bob.post(f"/api/tables/{table}/sit", {"token": token, "name": "Bob"})
    assert (sat.status, sat.json["seat"], sat.json["me"]["seats"]) == (200, 1, [1])
    waiting.until("welcome")
    assert waiting.position is not None
    assert waiting.table["status"] == "playing"
    assert [seat["name"] for seat in waiting.table["seats"]] == ["Ada", "Bob"]
    playing = bob.connect(table)
    finish(waiting, playing)


def test_an_invitation_is_good_once_for_each_open_seat(ada: Browser, bob: Browser, server: Served) -> None:
    made = ada.create("toy", here("Ada"), open_seat(), open_seat())
    path = f"/api/tables/{made['table']['id']}/sit"
    first = made["links"][0]["token"]
    assert bob.post(path, {"token": first, "name": "Bob"}).status == 200
    cid = Browser(server)
    assert cid.post(path, {"token": first, "name": "Cid"}).json["code"] == "link"
    assert cid.post(path, {"token": made["invite"]["token"], "name": "Cid"}).json["seat"] == 2
    assert cid.post(path, {"token": made["invite"]["token"], "name": "Dan"}).json["code"] == "taken"
    for token in ("A" * 39, first[:-1] + "_", "0123456789abcdef"):
        assert cid.post(path, {"token": token, "name": "Cid"}).json["code"] == "link"


def test_a_link_is_good_for_its_own_table_only(ada: Browser, bob: Browser) -> None:
    one, two = (ada.create("toy", here("Ada"), open_seat()) for _ in range(2))
    answer = bob.post(
        f"/api/tables/{one['table']['id']}/sit", {"token": two["invite"]["token"], "name": "Bob"}
    )
    assert (answer.status, answer.json["code"]) == (403, "link")


def test_public_tables_are_listed_and_joined_without_a_link(ada: Browser, bob: Browser) -> None:
    public = ada.create("toy", here("Ada"), open_seat(), public=True, title="Come in")["table"]["id"]
    private = ada.create("toy", here("Ada"), open_seat())["table"]["id"]
    listed = {table["id"] for table in bob.get("/api/tables").json["public"]}
    assert public in listed
    assert private not in listed
    assert bob.post(f"/api/tables/{private}/sit", {"seat": 1, "name": "Bob"}).json["code"] == "link"
    assert bob.post(f"/api/tables/{public}/sit", {"seat": 0, "name": "Bob"}).json["code"] == "taken"
    assert bob.post(f"/api/tables/{public}/sit", {"seat": 1, "name": "Аda"}).json["code"] == "name"
    assert bob.post(f"/api/tables/{public}/sit", {"seat": 1, "name": "Bob"}).status == 200
    mine = {each["table"]["id"]: each for each in bob.get("/api/tables").json["mine"]}
    assert set(mine) == {public}
    assert mine[public]["me"] == {"seats": [1], "is_host": False, "muted": []}


def test_my_tables_say_which_wait_for_me(ada: Browser) -> None:
    table = ada.create("toy", here("Ada"), bot())["table"]["id"]
    mine = ada.get("/api/tables").json["mine"][0]
    assert (mine["table"]["id"], mine["waiting_for_me"]) == (table, True)


def test_a_lost_device_gets_its_seat_back_by_link_and_the_old_one_is_told(
    ada: Browser, bob: Browser, server: Served
) -> None:
    table = ada.create("toy", here("Ada"), bot())["table"]["id"]
    old = ada.connect(table)
    assert bob.post(f"/api/tables/{table}/return-link", {"seat": 0}).json["code"] == "not_yours"
    link = ada.post(f"/api/tables/{table}/return-link", {"seat": 0}).json
    back = bob.post(f"/api/tables/{table}/sit", {"token": link["token"]})
    assert back.json["table"]["seats"][0]["name"] == "Ada"
    assert old.until("bye")["code"] == "seat_taken"
    assert old.until_closed() == 4001
    assert bob.connect(table).me["seats"] == [0]
    watching = ada.connect(table)
    assert watching.me["seats"] == []
    assert watching.move(0, seat=0)["code"] == "not_yours"
    assert ada.post(f"/api/tables/{table}/sit", {"token": link["token"]}).json["code"] == "link"


def test_one_screen_for_two_looks_from_one_seat_at_a_time(ada: Browser) -> None:
    table = ada.create("toy", here("Ada"), here("Eve"))["table"]["id"]
    player = ada.connect(table)
    assert player.position is not None
    assert player.position["seat"] == 0
    answer = player.move(0)
    player.until_number(answer["number"])
    assert (player.position["question"]["seat"], player.options) == (1, [])
    player.send("look", seat=1)
    player.until("welcome")
    assert player.position["question"]["seat"] == 1
    assert player.options
    player.send("look", seat=None)
    player.until("welcome")
    assert player.position["seat"] is None


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "ludo", "seats": [bot()]}, 422),
        ({"game": "card-game", "seats": [bot(), bot()]}, 422),
        ({"game": "card-game", "seats": [bot()] * 5}, 422),
        ({"game": "toy", "seats": [bot(), bot("genius")]}, 422),
        ({"game": "toy", "seats": [bot(), bot()], "options": {"goal": 7}}, 422),
        ({"game": "toy", "seats": [bot(), bot()], "options": {"no": 7}}, 422),
        ({"game": "toy", "seats": [bot(), bot()], "pack": "mine"}, 422),
        ({"game": "toy", "seats": [here("Ada"), here("ADA")]}, 422),
        ({"game": "toy", "seats": [here("\u200b"), bot()]}, 422),
        ({"game": "toy", "seats": False}, 400),
        ({"game": "toy", "seats": []}, 400),
        ({"game": "toy", "seats": [bot(), bot()], "more": 1}, 400),
        ({"game": "toy", "seats": [bot(), bot()], "clock": {"seconds": 1}}, 400),
        ([], 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Browser, body: Any, status: int) -> None:
    answer = ada.post("/api/tables", body)
    assert answer.status == status, answer.body
    assert set(answer.json) == {"code", "reason", "rule", "field"}


@pytest.mark.parametrize(
    ("game", "seats", "options", "field", "words"),
    [
        ("card-game", 2, {}, "options.two-player-variant", "two players need “Two players: "),
        (
            "card-game",
            3,
            {"two-player-variant": True},
            "options.two-player-variant",
            "is for 2 seats, not for 3",
        ),
        (
            "time-clash",
            4,
            {"lone": "doctor"},
            "options.lone",
            "the team with only one player” is for 3 seats",
        ),
        ("time-clash", 5, {}, "seats", "is for 2 to 4 seats, not for 5"),
        ("time-clash", 2, {"match": 2}, "options.match", "” takes 3, 5, 1"),
        ("time-clash", 2, {"mach": 3}, "options.mach", "has no option mach"),
    ],
)
def test_an_option_that_does_not_fit_is_named_by_its_words(
    ada: Browser, game: str, seats: int, options: Json, field: str, words: str
) -> None:
    answer = ada.post("/api/tables", {"game": game, "seats": [bot()] * seats, "options": options})
    assert (answer.status, answer.json["code"], answer.json["field"]) == (422, "option", field)
    assert words in answer.json["reason"]
    german = {"Accept-Language": "de"}
    body = {"game": game, "seats": [bot()] * seats, "options": options}
    assert words not in ada.request("POST", "/api/tables", body, german).json["reason"]


def test_a_game_says_for_how_many_seats_an_option_is(ada: Browser) -> None:
    games = {game["key"]: game for game in ada.get("/api/games").json["games"]}
    seats = {option["key"]: option["seats"] for game in games.values() for option in game["options"]}
    assert (seats["two-player-variant"], seats["lone"], seats["match"]) == ([2], [3], [])


# -- handing over, playing again -------------------------------------------------------------------


def test_a_bot_takes_over_an_absent_seat_and_hands_it_back(ada: Browser, bob: Browser) -> None:
    made = ada.create("toy", here("Ada"), open_seat())
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/sit", {"token": made["invite"]["token"], "name": "Bob"})
    path = f"/api/tables/{table}/takeover"
    player, other = ada.connect(table), bob.connect(table)
    player.until_number(player.move(0)["number"])
    assert ada.post(path, {"seat": 1, "level": "random"}).json["code"] == "present"
    other.close()
    wait_until(lambda: ada.post(path, {"seat": 1, "level": "random"}).status == 200)
    player.until_so(lambda: player.table["seats"][1]["taken_over"])
    assert player.until_asked()
    assert ada.post(path, {"seat": 1, "level": None}).json["code"] == "not_yours"
    back = bob.connect(table)
    assert back.move(0, seat=1)["code"] == "bot_plays"
    assert bob.post(path, {"seat": 1, "level": None}).status == 200
    back.until_so(lambda: not back.table["seats"][1]["taken_over"])
    kinds = {e["kind"] for e in (json.loads(f)["entry"] for f in player.frames if '"entry"' in f)}
    assert "take_over" in kinds


def test_the_host_can_give_an_open_seat_to_a_bot(ada: Browser, bob: Browser) -> None:
    table = ada.create("toy", here("Ada"), open_seat())["table"]["id"]
    path = f"/api/tables/{table}/takeover"
    assert bob.post(path, {"seat": 1, "level": "random"}).json["code"] == "not_yours"
    answer = ada.post(path, {"seat": 1, "level": "random"})
    assert answer.json["table"]["status"] == "playing"
    assert answer.json["table"]["seats"][1]["kind"] == "bot"


def test_rematch_seed_record_and_replay(ada: Browser, bob: Browser, server: Served) -> None:
    made = ada.create("toy", here("Ada"), open_seat(), options={"goal": 6})
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/sit", {"token": made["invite"]["token"], "name": "Bob"})
    path = f"/api/tables/{table}"
    one, two = ada.connect(table), bob.connect(table)
    assert ada.get(f"{path}/record").json["code"] == "not_over"
    assert ada.get(f"{path}/replay?seat=all").json["code"] == "not_over"
    assert ada.get(f"{path}/replay?seat=1").json["code"] == "not_yours"
    assert ada.post(f"{path}/rematch").json["code"] == "not_over"
    finish(one, two)
    assert one.position is not None
    seed = bytes.fromhex(one.position["outcome"]["seed"])
    assert commitment(seed) == made["table"]["commitment"]
    assert len(seed) == 64
    last = one.position["number"]
    for number in (0, 1, last // 2, last):
        replay = ada.get(f"{path}/replay?seat=0&upto={number}").json
        assert replay["position"]["number"] == number
        expected = [e for e in one.events if e["number"] == number]
        assert replay["events"] == expected
    assert replay["position"]["view"] == one.position["view"]
    opened = ada.get(f"{path}/replay?seat=all&upto=1").json["position"]["view"]
    assert all(card is not None for hand in opened["hands"] for card in hand)
    assert ada.get(f"{path}/replay?upto={last + 1}").status == 400
    record = ada.get(f"{path}/record").body.decode()
    brought = bob.post("/api/records", {"record": record}).json
    assert (brought["over"], brought["seed"]) == (True, seed.hex())
    assert ada.get(f"/api/records/{brought['id']}").json == brought, "a link to it is good for others"
    shown = bob.get(f"/api/records/{brought['id']}/replay?seat=1&upto=2")
    assert shown.json["position"]["view"] == bob.get(f"{path}/replay?seat=1&upto=2").json["position"]["view"]
    for seat in ("1", "spectator", "all"):
        told = bob.get(f"/api/records/{brought['id']}/events?seat={seat}&before=5").json
        assert told == bob.get(f"{path}/events?seat={seat}&before=5").json
        assert [event["index"] for event in told["events"]] == [0, 1, 2, 3, 4]
    for what in ("nothing", "nothing/events", "nothing/replay"):
        assert bob.get(f"/api/records/{what}").status == 404
    again = ada.post(f"{path}/rematch").json["table"]
    assert bob.post(f"{path}/rematch").json["table"]["id"] == again["id"]
    one.until_so(lambda: one.table["next"] == again["id"])
    assert again["commitment"] != made["table"]["commitment"]
    assert bob.connect(again["id"]).me["seats"] == [1]
    assert Browser(server).post(f"{path}/rematch").json["code"] == "not_yours"


@pytest.mark.parametrize("record", ["", "{}", "[" * 5000, '{"format":"vortex-record"}', "\\ud800"])
def test_a_broken_record_is_refused_in_words(ada: Browser, record: str) -> None:
    answer = ada.post("/api/records", {"record": record})
    assert (answer.status, answer.json["code"]) == (422, "record")


def test_events_can_be_read_backwards(ada: Browser) -> None:
    table = ada.create("toy", here("Ada"), here("Eve"))["table"]["id"]
    player = ada.connect(table)
    for _ in range(4):
        assert player.position is not None
        seat = player.position["question"]["seat"]
        player.until_number(player.move(0, seat=seat)["number"])
    found = ada.get(f"/api/tables/{table}/events?seat=0&before=3").json
    assert [event["index"] for event in found["events"]] == [0, 1, 2]
    assert not found["earlier"]


# -- readers and limits ----------------------------------------------------------------------------


def _played_beside_one_that_never_reads(server: Served, is_enough: Callable[[], object]) -> Player:
    """A player who goes on while the other's messages pile up."""
    ada = Browser(server)
    table = ada.create("time-clash", here("Ada"), bot(), options={"match": 1})["table"]["id"]
    stuck = Player(ada, table, hello=False, buffer=4096)
    stuck.send("hello", version=2)
    # From here on nobody reads from this socket; its receiving thread is stopped by a full queue.
    player = ada.connect(table)
    while not is_enough():
        assert player.until_asked()
        player.until_number(player.move()["number"])
        with suppress(ConnectionClosed):
            for _ in range(60):
                stuck.send("look", seat=0)
    return player


@pytest.mark.slow
def test_a_seat_that_never_reads_freezes_nobody() -> None:
    """It would be waited for all day; moves are answered all the same."""
    with Served(send_seconds=24 * 3600.0) as server:
        counts = server.context.counts
        player = _played_beside_one_that_never_reads(server, lambda: counts["slow readers"])
        assert player.until_asked()
        assert player.move()["type"] == "ack"
        assert len(server.parts.sockets) == 2


@pytest.mark.slow
def test_a_seat_that_never_reads_is_dropped() -> None:
    with Served(send_seconds=0.1) as server:
        player = _played_beside_one_that_never_reads(server, lambda: len(server.parts.sockets) == 1)
        assert player.until_asked()
        assert player.move()["type"] == "ack"


def test_too_many_messages_end_a_connection() -> None:
    with Served(message_burst=10, message_rate=0.0001) as server:
        ada = Browser(server)
        player = ada.connect(ada.create()["table"]["id"])
        with suppress(ConnectionClosed):
            for _ in range(30):
                player.send("ping", id="00000000-0000-0000-0000-000000000000")
        assert player.until_closed() == 4003


def test_too_large_a_message_ends_a_connection(ada: Browser) -> None:
    player = ada.connect(ada.create()["table"]["id"])
    player.raw("x" * (16 * 1024 + 1))
    assert player.until_closed() == 1009


def test_there_are_limits_for_sockets_bodies_and_tables() -> None:
    with Served(
        sockets_a_session=2, create_burst=2, create_rate=0.001, read_burst=3, read_rate=0.001
    ) as server:
        ada = Browser(server)
        table = ada.create()["table"]["id"]
        players = [ada.connect(table) for _ in range(2)]
        with pytest.raises(Exception, match="429"):
            ada.connect(table)
        players[0].close()
        wait_until(lambda: len(server.parts.sockets) == 1)
        ada.connect(table)
        ada.create()
        answer = ada.post("/api/tables", {"game": "card-game", "seats": [bot()] * 3})
        assert (answer.status, answer.json["code"]) == (429, "slow_down")
        assert ada.request("POST", f"/api/tables/{table}/sit", b" " * 70_000).status == 413
        assert [ada.get(f"/api/tables/{table}").status for _ in range(4)] == [200, 200, 200, 429]


def test_a_server_that_stops_says_so() -> None:
    with Served() as server:
        ada = Browser(server)
        player = ada.connect(ada.create()["table"]["id"])
    assert player.until_closed() == 1012


def test_health_and_figures(ada: Browser) -> None:
    assert ada.get("/healthz").json == {"status": "ok"}
    assert ada.get("/api/games").status == 200
    figures = ada.get("/metrics").body.decode()
    assert "vortex_sockets " in figures
    assert "vortex_requests_total " in figures


def test_the_host_reads_figures_under_the_machines_own_name() -> None:
    with Served(public_url="https://games.example.org") as server:
        host = Browser(server)
        figures = host.request("GET", "/metrics", headers={"Host": f"127.0.0.1:{server.port}"})
        assert figures.status == 200
        assert figures.headers["content-type"].startswith("text/plain; version=")
        assert host.request("GET", "/metrics", headers={"Host": "games.example.org"}).status == 200
        assert host.request("GET", "/metrics", headers={"Host": "elsewhere.example.org"}).status == 404
        assert host.request("GET", "/metrics", headers={"Host": "[2001:db8::1]:80"}).status == 404


def test_figures_are_for_the_host_alone() -> None:
    """They would tell how many choices a table has seen."""
    with Served() as server:
        ada = Browser(server)
        through_a_proxy = {"X-Forwarded-For": "192.0.2.1"}
        assert ada.request("GET", "/metrics", headers=through_a_proxy).status == 404
    with Served(trusted_proxies=("127.0.0.1",), metrics_readers=("192.0.2.0/30",)) as server:
        ada = Browser(server)
        assert ada.request("GET", "/metrics", headers=through_a_proxy).status == 200
        for other in ("192.0.2.4", "2001:db8::1", "nobody"):
            assert ada.request("GET", "/metrics", headers={"X-Forwarded-For": other}).status == 404


def test_a_page_that_is_not_built_says_so_and_nothing_else_is_served(ada: Browser) -> None:
    for path in ("/../../etc/passwd", "/assets/../../app.py", "/%2e%2e/%2e%2e/settings.py", "/app.py"):
        assert b"import" not in ada.get(path).body
    assert ada.get("/api/nothing").status == 404
    assert ada.request("DELETE", "/api/tables").status == 405


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ed%a0%80", "x" * 5000, "..", "%2e%2e"])
def test_a_name_that_no_table_can_have_is_just_not_found(ada: Browser, table: str) -> None:
    assert ada.get(f"/api/tables/{table}").status == 404


class Overtaken(MemoryStore):
    """At another process somebody takes the seat first."""

    is_overtaken = False

    async def claim_seat(self, table: str, seat: int, generation: int, session: str, name: str) -> bool:
        if not self.is_overtaken:
            self.is_overtaken = True
            await super().claim_seat(table, seat, generation, "somebody", "Bob")
        return await super().claim_seat(table, seat, generation, session, name)


@pytest.mark.parametrize(("wish", "status"), [({}, 200), ({"seat": 1}, 409)])
def test_a_person_who_wants_any_seat_is_given_the_next_where_another_was_faster(
    wish: Json, status: int
) -> None:
    with Served(store=Overtaken()) as server:
        made = Browser(server).create("toy", here("Ada"), open_seat(), open_seat())
        wish = {"token": made["invite"]["token"], "name": "Cid", **wish}
        answer = Browser(server).post(f"/api/tables/{made['table']['id']}/sit", wish)
        assert answer.status == status
        if status == 200:
            assert [seat["name"] for seat in answer.json["table"]["seats"]] == ["Ada", "Bob", "Cid"]
