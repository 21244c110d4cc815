"""Two people at one table, each in their own language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.serving import Browser, Json, Served, here, open_seat

SOME_MOVES = 40


@pytest.fixture(scope="module")
def server(each_database: str) -> Iterator[Served]:
    with Served() as served:
        yield served


class Pair:
    """Ada reads English, Bea reads German."""

    def __init__(self, server: Served) -> None:
        self.ada, self.bea = Browser(server), Browser(server)
        options = {"two-player-variant": True}
        made = self.ada.create("card-game", here("Ada"), open_seat(), options=options)
        self.table: str = made["table"]["id"]
        claim = {"token": made["invite"]["token"], "name": "Bea"}
        assert self.bea.post(f"/api/tables/{self.table}/sit", claim).status == 200
        self.english = self.ada.connect(self.table, language="en")
        self.german = self.bea.connect(self.table, language="de")

    def move(self, which: int = 0) -> None:
        """The asked one makes one of the choices offered, and both hear of it."""
        player, other = self.english, self.german
        assert player.position is not None
        if not player.options:
            player, other = other, player
        assert player.position is not None
        answer = player.move(player.position["question"]["options"][which]["choice"])
        player.until_there(answer)
        other.until_number(answer["number"])


@pytest.fixture(scope="module")
def pair(server: Served) -> Pair:
    pair = Pair(server)
    for number in range(SOME_MOVES):
        pair.move(-1 if number > 1 else 0)  # the last one offered rather goes on than ends a turn
    return pair


def test_the_same_question_is_put_to_each_in_their_language(server: Served) -> None:
    pair = Pair(server)
    english = pair.english.position
    german = pair.german.position
    assert english is not None
    assert german is not None
    assert (english["question"]["prompt"], german["question"]["prompt"]) == (
        "Choose a colour.",
        "Wähle eine Farbe.",
    )
    assert [option["words"] for option in english["question"]["options"]] == [
        "Play blue",
        "Play gold",
        "Play green",
        "Play pink",
    ]
    pair.move()
    assert pair.german.position is not None
    assert [
        (option["notation"], option["words"]) for option in pair.german.position["question"]["options"]
    ] == [
        ("colour gold", "Mit Gold spielen"),
        ("colour green", "Mit Grün spielen"),
        ("colour pink", "Mit Rosa spielen"),
    ]


def test_both_hear_of_the_same_events_in_their_own_words(pair: Pair) -> None:
    told = [
        (english["words"], german["words"])
        for english, german in zip(pair.english.events, pair.german.events, strict=True)
    ]
    assert told[:2] == [
        ("Ada plays blue.", "Ada spielt mit Blau."),
        ("Bea plays gold.", "Bea spielt mit Gold."),
    ]
    assert len(told) > SOME_MOVES / 2
    assert all(english != german for english, german in told)


def test_both_have_the_same_view_of_what_is_public(pair: Pair) -> None:
    assert pair.english.position is not None
    assert pair.german.position is not None
    for key in ("mode", "turn", "supply", "deck", "discards", "conflict"):
        assert pair.english.position["view"][key] == pair.german.position["view"][key]


def test_each_is_refused_in_their_language(server: Served) -> None:
    pair = Pair(server)
    pair.move()
    forbidden = pair.german.move(1)  # blue, which Ada has
    assert (forbidden["type"], forbidden["rule"]) == ("refused", "CG-SETUP-01")
    assert forbidden["reason"] == "Blau ist vergeben"
    why = pair.german.ask("why_not", seat=1, notation="colour blue")
    assert why["refusal"]["reason"] == "Blau ist vergeben"
    why = pair.english.ask("why_not", seat=0, notation="colour blue")
    assert why["refusal"]["reason"] == "the question is for Bea: Choose a colour."


def test_what_somebody_typed_is_refused_in_their_language(server: Served) -> None:
    pair = Pair(server)
    deceiving = "\u202eabc"
    assert pair.german.ask("say", text=deceiving)["reason"] == "er enthält unsichtbare Zeichen"
    assert pair.english.ask("say", text=deceiving)["reason"] == "it contains invisible characters"
    plan = {"game": "card-game", "seats": [here(deceiving), open_seat(), open_seat()]}
    for wishes, reason in (
        ("de", "er enthält unsichtbare Zeichen"),
        ("en", "it contains invisible characters"),
    ):
        refused = pair.bea.request("POST", "/api/tables", plan, headers={"Accept-Language": wishes})
        assert (refused.json["code"], refused.json["reason"]) == ("name", reason)
        refused = pair.bea.request(
            "POST", "/api/tables", plan | {"pack": "nothing"}, headers={"Accept-Language": wishes}
        )
        assert (refused.json["code"], refused.json["field"]) == ("option", "pack")
        assert ("dieser Server" in refused.json["reason"]) == (wishes == "de")


def test_another_hello_changes_the_language_of_a_socket(pair: Pair) -> None:
    spectator = Browser(pair.ada.server).connect(pair.table, seat=None, language="de")
    assert spectator.events[0]["words"] == "Ada spielt mit Blau."
    spectator.send("hello", version=2, seat=None, since=None, language="en")
    welcome = spectator.until("welcome")
    assert welcome["reset"]
    assert spectator.events[0]["words"] == "Ada plays blue."
    spectator.close()


def test_a_language_that_we_lack_is_not_understood(pair: Pair) -> None:
    spectator = Browser(pair.ada.server).connect(pair.table, hello=False)
    spectator.send("hello", version=2, seat=None, language="tlh")
    assert spectator.until("error")["code"] == "not_understood"
    spectator.close()


# -- HTTP ------------------------------------------------------------------------------------------


def get(browser: Browser, path: str, wishes: str) -> Any:
    answer = browser.request("GET", path, headers={"Accept-Language": wishes})
    assert answer.status == 200, answer.body
    return answer.json


def faces(browser: Browser, wishes: str) -> dict[str, Json]:
    gallery = get(browser, "/api/games/card-game/gallery", wishes)
    return {face["key"]: face for face in gallery["cards"]}


def test_cards_come_in_the_language_preferred(pair: Pair) -> None:
    english, german = faces(pair.ada, "en"), faces(pair.ada, "de-AT, de;q=0.9, en;q=0.5")
    assert (english["venice"]["name"], german["venice"]["name"]) == ("Venice", "Venedig")
    assert english["sonic-screwdriver"]["lines"] == ["Turn up an attack against you and gain 1 TP."]
    assert german["sonic-screwdriver"]["lines"] == ["Einen Angriff auf dich aufdecken und 1 ZP erhalten."]
    assert faces(pair.ada, "fr")["venice"]["name"] == "Venice"
    davros = english["davros"]["where"], german["davros"]["where"]
    assert davros == ("ENEMY CARDS; strength ours", "ENEMY CARDS; Stärke von uns")
    assert german["k-9"]["where"] == "SUPPORT CARDS", "a heading stays as it is printed"


def test_rules_come_in_the_language_preferred(pair: Pair) -> None:
    def rule(wishes: str) -> tuple[str, str]:
        rules = get(pair.ada, "/api/games/card-game/rules", wishes)["rules"]
        found = next(one for one in rules if one["id"] == "CG-TURN-02")
        return found["chapter"], found["text"]

    place = "[Rulebook › PLAYING THE GAME]"
    assert rule("en") == ("Playing the game: your turn", f"Turns go clockwise. {place}")
    assert rule("de-AT, en;q=0.5") == (
        "Spielablauf: dein Zug",
        f"Die Züge gehen im Uhrzeigersinn. {place}",
    )
    assert rule("fr") == rule("en")


def test_options_of_games_come_in_the_language_preferred(pair: Pair) -> None:
    def option(wishes: str) -> str:
        games = {game["key"]: game for game in get(pair.ada, "/api/games", wishes)["games"]}
        words: str = games["card-game"]["options"][0]["words"]
        return words

    assert option("en").startswith("Two players: ")
    assert option("de").startswith("Zu zweit: ")


@pytest.mark.parametrize("what", ["events?before=2&", "replay?upto=1&"])
def test_what_happened_comes_in_the_language_preferred(pair: Pair, what: str) -> None:
    def first(wishes: str) -> str:
        answer = get(pair.ada, f"/api/tables/{pair.table}/{what}seat=spectator", wishes)
        words: str = answer["events"][0]["words"]
        return words

    assert (first("en"), first("de")) == ("Ada plays blue.", "Ada spielt mit Blau.")


def test_a_replayed_question_comes_in_the_language_preferred(pair: Pair) -> None:
    def prompt(wishes: str) -> str:
        answer = get(pair.ada, f"/api/tables/{pair.table}/replay?upto=0&seat=0", wishes)
        words: str = answer["position"]["question"]["prompt"]
        return words

    assert (prompt("en"), prompt("de")) == ("Choose a colour.", "Wähle eine Farbe.")
