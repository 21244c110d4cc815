"""Every view can be drawn, for every seat, at every kind of question, in eighty columns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.conformance.positions import is_there, positions, settings, the_game

from vortex.games import GAMES
from vortex.kernel.game import Ask, Option, Question
from vortex.kernel.sitting import Sitting
from vortex.kernel.words import name, player, say
from vortex.terminal.drawings import Faces, Zone, draw_any, zones_of
from vortex.terminal.lines import TerminalGame
from vortex.terminal.screen import Screen
from vortex.terminal.text import in_a_row


def on_screen(plain: bool) -> Screen:
    screen = Screen(plain)
    screen.console = Console(width=80, record=True, force_terminal=not plain, no_color=plain, highlight=False)
    screen.console.quiet = False
    return screen


@pytest.mark.slow
@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_every_view_is_drawn_in_eighty_columns(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    game = the_game(key)
    faces = Faces(game.gallery())
    for setting in settings(key, 3)[-3:]:
        names = tuple(f"Player {seat + 1}" for seat in range(setting.seats))
        for position in positions(setting, 1):
            for seat in (position.state.asked, None):
                zones = zones_of(key, game.view(position.state, seat), names, faces)
                assert all(zone.title and zone.lines for zone in zones)
                assert not any("\n" in line for zone in zones for line in (zone.title, *zone.lines))
            screen = on_screen(plain=False)
            screen.table(zones)
            screen.question(game.ask(position.state), names[0])
            shown = screen.console.export_text(styles=False)
            assert all(len(line) <= 80 for line in shown.splitlines())
    capsys.readouterr()


def test_plain_lines_say_the_same_without_panels(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True)
    screen.table([Zone("Earth", ["past", "future"]), Zone("Track", ["x" * 200], wide=True)])
    assert capsys.readouterr().out == f"[Earth]\n  past\n  future\n[Track]\n  {'x' * 200}\n"


def test_markup_in_a_text_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True)
    screen.say("[bold]:smile: (TOY-1)")
    option = Option(1, "play [x]", name("Play [red]"), "TOY-1")
    screen.question(Ask(0, "t", Question("TOY-1", name("Which [one]?")), (option,)), "A")
    assert (
        capsys.readouterr().out
        == "[bold]:smile: (TOY-1)\nA: Which [one]?  (TOY-1)\n  1  play [x]: Play [red]\n"
    )


def test_a_cost_is_said_once() -> None:
    in_words = Screen(plain=True).in_words
    assert (
        in_words(Option(1, "n", name("Play it"), "R", name("2 tokens"), name("Earth")))
        == "Play it (cost: 2 tokens)"
    )
    assert (
        in_words(Option(1, "n", name("Pay 2 tokens"), "R", name("2 tokens"), name("Earth"))) == "Pay 2 tokens"
    )


def test_players_are_called_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=True, names=("Ann", "Ben"))
    option = Option(1, "see 2", player(1), "TOY-1", player(0))
    screen.question(Ask(0, "t", Question("TOY-1", player(1)), (option,)), "Ann")
    assert capsys.readouterr().out == "Ann: Ben  (TOY-1)\n  1  see 2: Ben (cost: Ann)\n"
    nobody_known = Screen(plain=True)
    asked = say("table-other-is-asked", who=player(1), prompt=name("Now?"))
    assert nobody_known.write(asked) == "the question is for Seat 2: Now?"


def test_lines_in_a_row_have_one_mark_between_them() -> None:
    assert in_a_row(["Enemy: special card", "Draw 1 card.", "Who?", "Nobody"]) == (
        "Enemy: special card; Draw 1 card. Who? Nobody"
    )
    assert in_a_row(["alone"]) == "alone"


def test_any_view_at_all_can_be_drawn() -> None:
    view = {
        "seat": 0,
        "round": 2,
        "open": True,
        "pile": [],
        "hands": [{"n": 1}, {"n": 2}],
        "top": {"a": [1, [2]]},
    }
    assert draw_any(view, ("Ann", "Ben")) == [
        Zone("Table", ["Round: 2", "Open: yes", "Pile: –"], wide=True),
        Zone("Ann: hands", ["N: 1"]),
        Zone("Ben: hands", ["N: 2"]),
        Zone("Top", ["A: 1, (2)"]),
    ]


def test_a_sitting_calls_players_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = the_game("time-clash")
    table = Sitting.open(game, game.check_options({}), ["Ann", "Ben", "Cy", "Di"], 5)
    screen = Screen(plain=True)
    typed = iter(["preset", "? first 3", "first 2", "first 3", "1", "1", "quit"])
    screen.read = lambda: next(typed)  # type: ignore[method-assign]
    assert not TerminalGame(table, [0, 1, 2, 3], {}, tmp_path / "r.json", "", screen).run()
    shown = capsys.readouterr().out
    assert "first 3: Cy begins" in shown
    assert "· Cy begins." in shown
    assert re.search(r"^Di: Cy plays .+ Counter it\?", shown, re.MULTILINE)
    assert not re.search(r"\bSeat \d", shown)
