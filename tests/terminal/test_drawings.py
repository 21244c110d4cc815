"""Every view can be drawn, for every seat, at every kind of question, in both languages."""

from __future__ import annotations

import re

import pytest
from tests.conformance.positions import is_there, positions, settings, the_game

from vortex.games import GAMES
from vortex.kernel.chance import FastChance
from vortex.kernel.languages import Language
from vortex.kernel.words import player, say
from vortex.terminal.drawings import Faces, Pen, Zone, draw_any, zones_of
from vortex.terminal.drawings.card_game import card
from vortex.terminal.speech import Speech


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_every_view_is_drawn_by_names_in_the_readers_words(key: str, language: Language) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    game = the_game(key)
    keys = {face.key for face in game.gallery() if "-" in face.key}
    for setting in settings(key, 3)[-3:]:
        speech = Speech(language, tuple(f"Player {seat + 1}" for seat in range(setting.seats)))
        pen = Pen(speech, Faces(game.gallery()))
        for position in positions(setting, 1):
            for seat in (position.state.asked, None):
                zones = zones_of(key, game.view(position.state, seat), pen)
                assert all(zone.title and zone.lines for zone in zones)
                assert len({zone.key for zone in zones}) == len(zones)
                lines = [line for zone in zones for line in (zone.title, *zone.lines, *zone.notes)]
                assert not any("\n" in line for line in lines)
                if key != "toy":
                    words = {word.strip(",;:()") for line in lines for word in line.split()}
                    assert not words & keys, "names instead of keys"
                    labels = {word for word in words if re.fullmatch(r"(tod|tc|tcb|cg|cgb)-[a-z-]+", word)}
                    assert labels == set(), "messages that the page does not have"


def test_the_last_board_of_the_card_game_says_that_it_is_over_not_that_the_end_is_near() -> None:
    game = the_game("card-game")
    luck = FastChance(5)
    state = game.new(game.settle({}, 3), 3, 5)
    while state.asked >= 0:
        game.apply(state, luck.pick(state.options))
    pen = Pen(Speech(names=("Ann", "Ben", "Cy")), Faces(game.gallery()))
    standing, *lines = zones_of("card-game", game.view(state, None), pen)
    assert standing.title == "The game is over"
    assert not any("inal" in line for line in standing.lines)
    assert sum("★ won" in zone.title for zone in lines) >= 1


def test_one_time_point_is_one() -> None:
    game = the_game("card-game")
    view = game.view(game.new(game.settle({}, 3), 3, 5), 0)
    view["players"][0]["tp"] = 1
    pen = Pen(Speech(names=("Ann", "Ben", "Cy")), Faces(game.gallery()))
    text = "\n".join(zone.title for zone in zones_of("card-game", view, pen))
    assert "1 TP" in text
    assert "1 Time Points" not in text


def test_cards_are_named_with_their_strengths_and_values() -> None:
    faces = Faces(the_game("card-game").gallery())
    assert card("daleks", Pen(Speech("de"), faces)) == "Daleks 5"
    assert card("sonic-screwdriver", Pen(Speech("de"), faces)) == "Schallschraubenzieher"


def test_players_are_called_by_their_names() -> None:
    asked = say("table-other-is-asked", who=player(1), prompt=player(0))
    assert Speech(names=("Ann", "Ben")).write(asked) == "the question is for Ben: Ann"
    assert Speech().write(asked) == "the question is for Seat 2: Seat 1"


def test_any_view_at_all_can_be_drawn() -> None:
    view = {
        "seat": 0,
        "round": 2,
        "open": True,
        "pile": [],
        "hands": [{"n": 1}, {"n": 2}],
        "top": {"a": [1, [2]]},
    }
    assert draw_any(view, Pen(Speech(names=("Ann", "Ben")), Faces([]))) == [
        Zone("table", "Table", ["Round: 2", "Open: yes", "Pile: –"]),
        Zone("hands-0", "Ann: hands", ["N: 1"]),
        Zone("hands-1", "Ben: hands", ["N: 2"]),
        Zone("top", "Top", ["A: 1, (2)"]),
    ]
