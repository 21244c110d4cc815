"""Every end of Time of the Daleks has a picture and a sentence of its own: golden games, watched to their end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.boards import BOARD
from tests.browser.conftest import Opening
from tests.playthroughs.scenarios import scenarios_of

from vortex.games import load_game
from vortex.kernel.record import Record

GAME = "time-of-the-daleks"


def recorded(scenario: str) -> Record:
    game = load_game(GAME)
    options, seats, seed, choices = scenarios_of(GAME)[scenario]()
    names = ["Ada", "Bo", "Cy", "Di"][:seats]
    return Record(GAME, game.rules_version, game.pack_hash, dict(options), names, seed, list(choices))


@pytest.mark.parametrize(
    ("scenario", "says", "winners", "foes"),
    [
        ("the_daleks_win_by_a_seventh_marker", "A seventh Dalek was due", 0, 7),
        ("the_daleks_win_on_earth", "Three or more Daleks stand on Earth", 0, 3),
        ("the_daleks_win_on_gallifrey", "The Dalek ship has reached Gallifrey", 0, 1),
        ("a_doctor_wins", "has saved Gallifrey", 1, 0),
        ("two_doctors_win_together", "have saved Gallifrey together", 2, 0),
    ],
)
def test_the_end_says_and_shows_how_it_came(
    visit: Opening, tmp_path: Path, scenario: str, says: str, winners: int, foes: int
) -> None:
    file = tmp_path / "record.json"
    file.write_text(recorded(scenario).to_json(), encoding="utf-8")
    page = visit().open("/replay")
    page.locator("#record").set_input_files(file)
    seek = page.locator("#seek")
    seek.wait_for()
    seek.fill(seek.get_attribute("max") or "")
    ending = page.locator(f"{BOARD} .ending")
    ending.wait_for()
    assert says in (ending.get_attribute("aria-label") or "")
    assert ending.locator("p").is_visible()
    assert ending.locator(".portrait").count() == winners
    drawn = {what: ending.locator(f".{what}").count() for what in ("foe", "star", "trail", "ship")}
    assert drawn == {"foe": foes, "star": min(1, winners), "trail": winners, "ship": winners}
