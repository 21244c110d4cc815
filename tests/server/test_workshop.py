"""Whatever comes to the doors of the workshop is answered or refused in words, and nothing of it is left behind."""

from __future__ import annotations

import base64
import json
import sqlite3
import struct
import tempfile
from collections import Counter
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile, ZipInfo

import pytest
from PIL import Image
from tests.server.serving import Answer, Browser, Json, Served

from vortex.kernel.chance import FastChance
from vortex.server import workshop
from vortex.server.storage import open_store

GAMES = ("card-game", "time-clash", "time-of-the-daleks")
KEPT = ("packs", "pack_versions", "pictures")
DEEP = "[" * 400 + "]" * 400
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    10**9,
    10**30,
    1.5,
    "",
    "\x00",
    "\u202e",
    "x" * 501,
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "'''\"\\\n[[enemy]]",
    [],
    [[]],
    ["any"] * 300,
    {},
    {"key": {}},
    "gain 99999999999999999999 TP",
    "gain 1 TP and " * 60,
    "gain 1 TP, then " * 24 + "gain 1 TP",
    " or ".join(["draw 1 card"] * 40),
    "each each gain 1 sonic",
    "gain ² TP",
    7,
]
TEXTS = [
    "",
    "x = 1",
    "[[enemy]]",
    f"a = {DEEP}",
    "a" + ".a" * 3000 + " = 1",
    f"[[enemy]]\nkey = 'x'\nstrength = {'9' * 5000}",
    '[[pack]]\ngame = "card-game"\n\n[[enemy]]\nkey = "daleks"\nstrength = 6\n',
    "[[pack]]\ngame = 'chess'",
    "\ufeff",
    "x" * 70_000,
    '[[pack]]\ngame = "card-game"\ncomplete = true\n',
    "[[pack]]\n" * 2,
    "[[enemy]]\nkey = 1979-05-27",
    "[enemy]\nkey = 'x'",
    '[[pack]]\ngame = "card-game"\n' + "".join(f"\n[[enemy]]\nkey = 'e{n}'" for n in range(900)),
]
NAMES = [
    "cards.toml",
    "pack.toml",
    "../out.toml",
    "/etc/passwd",
    "a\\b.toml",
    "pictures/a.png",
    "pictures/../../a.png",
    "CON.toml",
    "mine/cards.toml",
    "pictures/a.svg",
    "\u202elmot.a",
    "",
    "x" * 200 + ".toml",
    "cards.toml",
]


def _pictures() -> list[bytes]:
    found = []
    for kind in ("PNG", "JPEG", "WEBP", "GIF", "TIFF"):
        target = BytesIO()
        Image.new("RGB", (24, 16), (200, 30, 90)).save(target, kind)
        found.append(target.getvalue())
    huge = bytearray(found[0])
    huge[16:24] = struct.pack(">II", 1 << 30, 1 << 30)
    return [*found, bytes(huge), b"", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"#!/bin/sh"]


PICTURES = _pictures()


def _spoilt(luck: FastChance, data: bytes) -> bytes:
    """With something cut off, put in or changed, or as it is."""
    for _ in range(luck.below(4)):
        place = luck.below(len(data) + 1)
        way = luck.below(3)
        data = data[:place] if way == 0 else data[:place] + bytes([luck.below(256)]) + data[place + way - 1 :]
    return data


def _zip(luck: FastChance) -> bytes:
    target = BytesIO()
    with ZipFile(target, "w") as archive:
        for number in range(1 + luck.below(4) + 250 * (luck.below(40) == 0)):
            name = NAMES[luck.below(len(NAMES))] if number < 5 else f"{number}.toml"
            info = ZipInfo(name or "a.toml")
            info.external_attr = (0o120777 if luck.below(12) == 0 else 0o100644) << 16
            content = (
                PICTURES[luck.below(len(PICTURES))]
                if ".png" in name
                else TEXTS[luck.below(len(TEXTS))].encode()
            )
            if luck.below(60) == 0:
                content = b"#" * (4 << 20)
            archive.writestr(info, content, ZIP_BZIP2 if luck.below(15) == 0 else ZIP_DEFLATED)
    return _spoilt(luck, target.getvalue()) if luck.below(3) == 0 else target.getvalue()


def _base64(luck: FastChance, data: bytes) -> str:
    text = base64.b64encode(data).decode()
    return text if luck.below(8) else text[: luck.below(len(text) + 1)] + "?"


class Hostile:
    """Somebody who knows all doors, and has packs."""

    def __init__(self, server: Served, seed: int) -> None:
        self.browser = Browser(server)
        self.luck = FastChance(seed)
        self.packs: list[Json] = []
        self.cards = {game: workshop.own_cards(game) for game in GAMES}
        self.statuses = Counter[int]()

    def pick(self, values: Any) -> Any:
        return values[self.luck.below(len(values))]

    def spoil(self, body: dict[str, Any]) -> Any:
        """A body with something odd about it, most of the time."""
        for _ in range(self.luck.below(3)):
            name = self.pick([*body, "strenth"])
            if isinstance(body.get(name), dict) and self.luck.below(4):
                self.spoil(body[name])
            elif self.luck.below(4):
                body[name] = deepcopy(self.pick(ODD))  # which may be spoilt in its turn
            else:
                body.pop(name, None)
        return body

    def card(self, game: str) -> Json:
        card = self.pick(self.cards[game])
        key = card.key if self.luck.below(2) else self.pick(["new-card", "daleks", "New Card", "x" * 300, ""])
        fields = dict(card.fields)
        if self.luck.below(3):
            self.spoil(fields)
        return {
            "kind": card.kind,
            "key": key,
            "fields": fields,
            "was": self.pick(["", "", card.key]),
            "left_out": not self.luck.below(6),
        }

    def body(self, door: str, pack: Json) -> Any:
        info = pack["pack"]
        card = self.card(info["game"])
        which = {"kind": card["kind"], "key": card["key"]}
        version = info["version"] - self.luck.below(2)
        match door:
            case "check":
                body: dict[str, Any] = card
            case "card":
                body = {"version": version, "card": card}
            case "take-back":
                body = {"version": version, **which}
            case "go-back":
                body = {"version": version, "to": self.luck.below(version + 3)}
            case "name":
                body = {"name": self.pick(["Mine", *ODD])}
            case "share":
                body = {"on": bool(self.luck.below(2))}
            case "copy":
                body = {"token": self.pick([pack["link"].partition("#copy=")[2], "x" * 32])}
            case "pictures":
                body = {"content": _base64(self.luck, _spoilt(self.luck, self.pick(PICTURES)))}
            case "import":
                body = {"content": _base64(self.luck, _zip(self.luck)), "name": self.pick(["", "Mine", *ODD])}
            case "try":
                body = {**which, "name": self.pick(["Eve", *ODD])}
            case "measure":
                body = which
            case "new":
                body = {"game": self.pick([*GAMES, "chess"]), "name": self.pick(["Mine", *ODD])}
            case _:
                body = {}
        return self.spoil(body)

    def strike(self) -> None:
        if not self.packs:
            self._take(self.browser.post("/api/packs", {"game": self.pick(GAMES), "name": "Mine"}))
        pack = self.pick(self.packs)
        at = f"/api/packs/{pack['pack']['id']}"
        door = self.pick(
            ["check"] * 8
            + ["card"] * 8
            + ["take-back", "go-back", "name", "share", "copy", "remove", "new", "measure"]
            + ["pictures"] * 3
            + ["import"] * 4
            + ["", "/export", "/shared", "/pictures/..%2f..%2fetc%2fpasswd", "/pictures/a.webp"]
        )
        if door == "" or door.startswith("/"):
            answer = self.browser.request("GET", at + door, None, {"X-Pack-Token": "ü".encode().hex()})
        else:
            path = (
                "/api/packs" if door == "new" else "/api/packs/import" if door == "import" else f"{at}/{door}"
            )
            data = json.dumps(self.body(door, pack)).encode()
            answer = self.browser.request(
                "POST", path, data if self.luck.below(20) else _spoilt(self.luck, data)
            )
        self._take(answer, f"{door} {pack['pack']['game']}")
        if door == "remove" and answer.status == 200:
            self.packs.remove(pack)

    def _take(self, answer: Answer, what: str = "") -> None:
        self.statuses[answer.status] += 1
        assert answer.status < 500, (what, answer.status, answer.body[:300])
        if answer.status >= 400:
            assert len(answer.json["reason"].split()) > 2, (what, answer.body)
        elif answer.headers["content-type"].startswith("application/json") and "pack" in answer.json:
            found = answer.json
            if "versions" in found:
                self.packs = [each for each in self.packs if each["pack"]["id"] != found["pack"]["id"]]
                self.packs.append(found)


def _fuzz(count: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "tmp"))
    (folder / "tmp").mkdir()
    database = folder / "vortex.db"
    with Served(store=open_store(f"sqlite:///{database}"), packs_a_session=8, pictures_a_pack=6) as server:
        hostile = Hostile(server, count)
        for _ in range(count):
            hostile.strike()
        assert not server.context.counts["errors"]
        # Nobody else is any the worse for it.
        honest = Browser(server)
        pack = honest.post("/api/packs", {"game": "card-game", "name": "My box"}).json
        fields = {"name": "Jelly Baby", "effect": "gain 2 TP and turn up an attack", "copies": 2}
        card = {"kind": "support", "key": "jelly", "fields": fields}
        at = f"/api/packs/{pack['pack']['id']}"
        assert honest.post(f"{at}/card", {"version": 1, "card": card}).json["mistakes"] == []
        for browser in (honest, hostile.browser):
            for each in browser.get("/api/packs").json["packs"]:
                assert browser.post(f"/api/packs/{each['id']}/remove", {}).status == 200
    with sqlite3.connect(database) as kept:
        for table in KEPT:
            assert kept.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    assert not list((folder / "tmp").iterdir())
    return hostile.statuses


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    "count", [600, pytest.param(20_000, marks=(pytest.mark.long, pytest.mark.timeout(4 * 3600)))]
)
def test_whatever_comes_to_the_workshop_is_answered_and_nothing_is_left(
    count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses = _fuzz(count, tmp_path, monkeypatch)
    assert {200, 201, 400, 404, 409, 422} <= statuses.keys()
    assert statuses[200] > count // 8


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_door_that_breaks_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a card's name that nobody looked at."""
    honest = workshop.with_card

    def careless(files: Any, game: str, name: str, draft: Any) -> dict[str, str]:
        assert str(draft.fields.get("name", "x"))[0]
        return honest(files, game, name, draft)

    monkeypatch.setattr(workshop, "with_card", careless)
    with pytest.raises(AssertionError, match="500"):
        _fuzz(600, tmp_path, monkeypatch)
