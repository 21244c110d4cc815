"""Packs that people make: theirs alone, told what is wrong, played with, shared, taken elsewhere."""

from __future__ import annotations

import asyncio
import base64
import json
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any
from urllib.parse import quote

import pytest
from PIL import Image
from tests.server.serving import Browser, Json, Served, bot, here

from vortex.games import game_of, load_game
from vortex.kernel.pack_file import unzip, zipped
from vortex.kernel.record import record_from_json, replay

JELLY: Json = {
    "kind": "support",
    "key": "jelly",
    "fields": {"name": "Jelly Baby", "effect": "gain 2 TP and turn up an attack", "copies": 2},
}
STRONG: Json = {
    "kind": "enemy",
    "key": "daleks",
    "fields": {"name": "Daleks", "strength": 6, "copies": 4, "dalek": True, "joins": ["cybermen"]},
}


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served(record_bytes=1_100_000) as server:
        yield server


def picture(side: int = 90, kind: str = "PNG") -> str:
    target = BytesIO()
    Image.new("RGB", (side, side // 2), (200, 30, 90)).save(target, kind)
    return base64.b64encode(target.getvalue()).decode()


def a_pack(browser: Browser, *cards: Json, game: str = "card-game") -> Json:
    answer = browser.post("/api/packs", {"game": game, "name": "My box"})
    assert answer.status == 201, answer.body
    pack = answer.json
    for card in cards:
        answer = browser.post(at(pack, "card"), {"version": pack["pack"]["version"], "card": card})
        assert answer.status == 200, answer.body
        pack = answer.json
    return pack


def at(pack: Json, what: str = "") -> str:
    return f"/api/packs/{pack['pack']['id']}" + (f"/{what}" if what else "")


def test_a_form_is_made_of_what_the_game_reads(served: Served) -> None:
    found = Browser(served).get("/api/games/card-game/workshop").json
    kinds = {each["kind"]: {field["name"]: field for field in each["fields"]} for each in found["kinds"]}
    strength = kinds["enemy"]["strength"]
    assert (strength["sort"], strength["least"], strength["most"], strength["usual"]) == (
        "number",
        1,
        20,
        None,
    )
    assert kinds["support"]["effect"]["sort"] == "effect"
    assert kinds["enemy"]["joins"]["kinds"] == ["enemy"]
    ability = kinds["enemy"]["ability"]
    at = ability["allowed"].index("turns-river")
    assert ability["words"][at] == "A defending River Song changes sides."
    assert any(each["phrase"] == "gain N TP" and each["most"] == 9 for each in found["phrases"])
    assert any(card["key"] == "daleks" and card["fields"]["strength"] == 5 for card in found["cards"])


def test_mistakes_stand_at_their_fields_in_the_readers_language(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser)
    fields = {"name": "J", "effect": "gian 2 TP", "copies": 999, "strenth": 1}
    draft = {"kind": "support", "key": "jelly", "fields": fields}
    checked = browser.post(at(pack, "check"), draft).json
    said = {each["field"]: each["words"] for each in checked["mistakes"]}
    assert said.keys() == {"effect", "copies", "strenth"}
    assert said["effect"].endswith("did you mean 'gain N TP'?")
    assert said["copies"] == "expected a whole number from 1 to 200, found 999"
    german = browser.request(
        "POST", at(pack, "check"), json.dumps(draft).encode(), {"Accept-Language": "de"}
    ).json
    said = {each["field"]: each["words"] for each in german["mistakes"]}
    assert said["copies"].startswith("erwartet: eine ganze Zahl")
    assert checked["face"]["name"] == "J", "it is drawn all the same"


def test_a_card_is_drawn_as_it_is_typed_in_both_languages(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser)
    checked = browser.post(at(pack, "check"), JELLY).json
    assert checked["mistakes"] == checked["elsewhere"] == []
    assert checked["face"]["lines"] == ["Gain 2 TP and turn up an attack against you."]
    assert checked["sentences"]["en"] == checked["face"]["lines"]
    assert checked["sentences"]["de"] == ["2 ZP erhalten und einen Angriff auf dich aufdecken."]
    assert checked["warnings"] == ["40 of the kind 'support', where the game has 38"]


def test_only_what_differs_is_kept_and_can_be_taken_back(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser, STRONG, JELLY)
    assert {(card["key"], card["is_new"]) for card in pack["cards"]} == {("daleks", False), ("jelly", True)}
    files = unzip(browser.get(at(pack, "export")).body).files
    assert b"strength = 6" in files["enemy.toml"]
    assert b"copies" not in files["enemy.toml"], "the game's own"
    version = pack["pack"]["version"]
    pack = browser.post(at(pack, "take-back"), {"version": version, "kind": "enemy", "key": "daleks"}).json
    assert [card["key"] for card in pack["cards"]] == ["jelly"]
    back = browser.post(at(pack, "go-back"), {"version": version + 1, "to": version}).json
    assert len(back["cards"]) == 2
    assert back["pack"]["version"] == version + 2
    out = {"kind": "enemy", "key": "headless-monks", "left_out": True}
    left = browser.post(at(pack, "card"), {"version": version + 2, "card": out}).json
    assert any(card["left_out"] for card in left["cards"])
    assert left["mistakes"] == []


def test_two_windows_do_not_overwrite_each_other(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser, JELLY)
    late = browser.post(at(pack, "card"), {"version": 1, "card": STRONG})
    assert (late.status, late.json["code"]) == (409, "stale")


def test_a_pack_is_its_owners_alone(served: Served) -> None:
    ada, eve = Browser(served), Browser(served)
    pack = a_pack(ada, JELLY)
    a_pack(eve)
    for what, body in (
        ("check", JELLY),
        ("card", {"version": 2, "card": STRONG}),
        ("take-back", {"version": 2, "kind": "support", "key": "jelly"}),
        ("name", {"name": "Eve’s"}),
        ("share", {"on": True}),
        ("remove", {}),
        ("pictures", {"content": picture()}),
        ("try", {"kind": "support", "key": "jelly", "name": "Eve"}),
        ("measure", {"kind": "support", "key": "jelly"}),
    ):
        assert eve.post(at(pack, what), body).status == 404, what
        assert Browser(served).post(at(pack, what), body).status == 404, what
    assert eve.get(at(pack)).status == eve.get(at(pack, "export")).status == 404
    assert [each["name"] for each in ada.get("/api/packs").json["packs"]] == ["My box"]


def test_a_link_lets_others_copy_it_until_it_is_void(served: Served) -> None:
    ada, bob = Browser(served), Browser(served)
    pack = a_pack(ada, JELLY)
    assert bob.post(at(pack, "copy"), {"token": "x" * 32}).status == 403
    token = ada.post(at(pack, "share"), {"on": True}).json["link"].partition("#copy=")[2]
    seen = bob.request("GET", at(pack, "shared"), None, {"X-Pack-Token": token}).json
    assert [card["name"] for card in seen["cards"]] == ["Jelly Baby"]
    copied = bob.post(at(pack, "copy"), {"token": token}).json
    assert copied["pack"]["id"] != pack["pack"]["id"]
    assert [card["key"] for card in copied["cards"]] == ["jelly"]
    assert ada.post(at(pack, "share"), {"on": False}).json["link"] == ""
    assert bob.post(at(pack, "copy"), {"token": token}).status == 403


def test_a_pack_is_played_with_to_the_end_and_its_record_replays_anywhere(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser, STRONG, JELLY)
    name = pack["pack"]["table"]
    seats = [here("Ada"), bot("random"), bot("random")]
    table = browser.create("card-game", *seats, pack=name)
    info = table["table"]
    assert info["pack"] == name
    browser.post(f"/api/tables/{info['id']}/takeover", {"seat": 0, "level": "random"})
    served_over(served, browser, info["id"])
    text = browser.get(f"/api/tables/{info['id']}/record").body.decode()
    record = record_from_json(text)
    assert record.pack_hash == info["pack_hash"] != load_game("card-game").pack_hash
    assert "Jelly Baby" in "".join(record.cards.values())
    assert replay(game_of(record), record).over
    with Served() as elsewhere:
        stranger = Browser(elsewhere)
        brought = stranger.post("/api/records", {"record": text})
        assert brought.status == 200, brought.body
        assert stranger.get(f"/api/records/{brought.json['id']}/replay").status == 200
    gallery = Browser(served).get(f"/api/games/card-game/gallery?pack={quote(name)}").json
    assert any(face["key"] == "jelly" for face in gallery["cards"])
    moves = browser.get(f"/api/games/card-game/moves?pack={quote(name)}").json
    assert any("jelly" in words for words in moves["words"].values())
    browser.post(at(pack, "remove"), {})
    assert browser.get(f"/api/tables/{info['id']}/record").status == 200


def served_over(served: Served, browser: Browser, table: str) -> None:
    from tests.patience import wait_until

    wait_until(lambda: browser.get(f"/api/tables/{table}").json["table"]["status"] == "over")


def test_a_card_that_is_tried_is_in_the_opening(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser, JELLY)
    wish = {"kind": "support", "key": "jelly", "name": "Ada"}
    table = browser.post(at(pack, "try"), wish)
    assert table.status == 201, table.body
    seat = table.json["me"]["seats"][0]
    player = browser.connect(table.json["table"]["id"], seat=seat)
    assert '"jelly"' in json.dumps(player.position)
    player.close()


def test_pictures_are_written_anew_and_served_as_nothing_else(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser)
    added = browser.post(at(pack, "pictures"), {"content": picture(900, "JPEG")})
    assert added.status == 200, added.body
    shown = Browser(served).get(added.json["address"])
    assert shown.headers["content-type"] == "image/webp"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert shown.headers["content-security-policy"] == "default-src 'none'; sandbox"
    with Image.open(BytesIO(shown.body)) as image:
        assert (image.format, image.size) == ("WEBP", (640, 320))
    card = {**JELLY, "fields": {**JELLY["fields"], "picture": added.json["name"]}}
    saved = browser.post(at(pack, "card"), {"version": 1, "card": card}).json
    assert saved["mistakes"] == []
    gallery = browser.get(f"/api/games/card-game/gallery?pack={saved['pack']['table']}").json
    assert (
        next(face for face in gallery["cards"] if face["key"] == "jelly")["picture"] == added.json["address"]
    )
    unknown = browser.post(
        at(pack, "check"), {**JELLY, "fields": {**JELLY["fields"], "picture": "cat.webp"}}
    ).json
    assert [each["field"] for each in unknown["mistakes"]] == ["picture"]
    for content in (
        b"",
        b"GIF89a",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"\x89PNG\r\n\x1a\n" + b"\0" * 99,
    ):
        sent = {"content": base64.b64encode(content).decode()}
        refused = browser.post(at(pack, "pictures"), sent)
        assert (refused.status, refused.json["code"]) == (422, "picture")
    assert Browser(served).get(at(pack, "pictures/..%2f..%2fpasswd.webp")).status == 404


def test_what_is_downloaded_comes_back_the_same(served: Served) -> None:
    ada, bob = Browser(served), Browser(served)
    pack = a_pack(ada)
    added = ada.post(at(pack, "pictures"), {"content": picture()}).json
    card = {**JELLY, "fields": {**JELLY["fields"], "picture": added["name"]}}
    pack = ada.post(at(pack, "card"), {"version": 1, "card": card}).json
    whole = ada.get(at(pack, "export"))
    assert whole.headers["content-type"] == "application/zip"
    brought = bob.post("/api/packs/import", {"content": base64.b64encode(whole.body).decode()})
    assert brought.status == 201, brought.body
    assert brought.json["cards"] == pack["cards"]
    again = unzip(bob.get(at(brought.json, "export")).body)
    assert again.files == unzip(whole.body).files
    assert again.pictures.keys() == {added["name"]}


def test_all_cards_of_a_pack_come_as_what_differs(served: Served) -> None:
    from vortex.games import own_pack

    files = {path.name: path.read_bytes() for path in own_pack("card-game").glob("*.toml")}
    files["enemies.toml"] = files["enemies.toml"].replace(b"strength = 5", b"strength = 6", 1)
    files["pack.toml"] = b'[[pack]]\ngame = "card-game"\nname = "All"\ncomplete = true\n'
    sent = {"content": base64.b64encode(zipped(files, {})).decode()}
    brought = Browser(served).post("/api/packs/import", sent).json
    assert len(brought["cards"]) == 1
    assert brought["pack"]["name"] == "All"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"PK",
        zipped({"a.toml": b"x = 1\n"}, {}),
        zipped({"a.toml": b"[[enemy]]\n"}, {}),
        zipped({}, {"a.png": b"x"}),
    ],
)
def test_what_is_no_pack_is_refused_in_words(served: Served, content: bytes) -> None:
    refused = Browser(served).post("/api/packs/import", {"content": base64.b64encode(content).decode()})
    assert (refused.status, refused.json["code"]) == (422, "pack")
    assert len(refused.json["reason"].split()) > 3


def test_cards_that_cannot_be_played_are_not_offered(served: Served) -> None:
    browser = Browser(served)
    pack = a_pack(browser, {"kind": "defender", "key": "rory", "left_out": True})
    assert pack["mistakes"]
    seats = [here("A"), bot("random"), bot("random")]
    wish = {"game": "card-game", "seats": seats, "pack": pack["pack"]["table"]}
    refused = browser.post("/api/tables", wish)
    assert (refused.status, refused.json["code"], refused.json["field"]) == (422, "pack", "pack")
    assert browser.post(at(pack, "try"), {"kind": "enemy", "key": "daleks", "name": "A"}).status == 422


def test_limits_are_kept() -> None:
    with Served(packs_a_session=1, pack_bytes=600, pictures_a_pack=1, picture_bytes=2000) as server:
        browser = Browser(server)
        pack = a_pack(browser)
        assert browser.post("/api/packs", {"game": "card-game", "name": "More"}).json["code"] == "full"
        long = {**JELLY, "fields": {**JELLY["fields"], "where": "x" * 490}}
        assert browser.post(at(pack, "card"), {"version": 1, "card": long}).json["code"] == "full"
        assert browser.post(at(pack, "pictures"), {"content": picture(40)}).status == 200
        assert browser.post(at(pack, "pictures"), {"content": picture(60)}).json["code"] == "full"
        assert browser.post(at(pack, "pictures"), {"content": "A" * 30_000}).status == 413


def test_no_cards_are_read_where_players_are_served(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large pack takes a while, in which nobody's move would be answered."""
    here_too: list[str] = []
    reads = tomllib.loads

    def noted(text: str, **how: Any) -> dict[str, Any]:
        with suppress(RuntimeError):
            asyncio.get_running_loop()
            here_too.append(text[:40])
        return reads(text, **how)

    browser = Browser(served)
    a_pack(browser, JELLY)
    monkeypatch.setattr(tomllib, "loads", noted)
    pack = a_pack(browser, JELLY)
    assert browser.post(at(pack, "check"), STRONG).status == 200
    token = browser.post(at(pack, "share"), {"on": True}).json["link"].partition("#copy=")[2]
    stranger = Browser(served)
    assert stranger.request("GET", at(pack, "shared"), None, {"X-Pack-Token": token}).status == 200
    assert stranger.post(at(pack, "copy"), {"token": token}).status == 201
    content = base64.b64encode(browser.get(at(pack, "export")).body).decode()
    assert browser.post("/api/packs/import", {"content": content, "name": ""}).status == 201
    assert browser.create("card-game", here("Ada"), bot(), bot(), pack=pack["pack"]["table"])
    taken = {"version": pack["pack"]["version"], "kind": JELLY["kind"], "key": JELLY["key"]}
    assert browser.post(at(pack, "take-back"), taken).status == 200
    assert here_too == []


def test_a_host_can_switch_it_off() -> None:
    with Served(workshop=False) as server:
        browser = Browser(server)
        assert browser.get("/api/packs").json == {"packs": [], "most": 0}
        assert browser.post("/api/packs", {"game": "card-game", "name": "Mine"}).status == 404
        assert browser.get("/api/games/card-game/workshop").status == 404
        assert not any(game["workshop"] for game in browser.get("/api/games").json["games"])


def test_measuring_plays_games_as_long_as_somebody_asks(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.patience import wait_until

    from vortex.server import measuring

    monkeypatch.setattr(measuring, "GAMES", 2)
    monkeypatch.setattr(measuring, "LEVEL", "random")
    browser = Browser(served)
    pack = a_pack(browser, JELLY)

    def measured() -> Any:
        return browser.post(at(pack, "measure"), {"kind": "support", "key": "jelly"}).json

    wait_until(lambda: measured()["is_whole"])
    found = measured()
    assert found["own"]["games"] == found["standard"]["games"] == 2
    assert found["standard"]["could"] == 0, "the game's own cards know no such card"
    assert found["own"]["rounds"] > 0
