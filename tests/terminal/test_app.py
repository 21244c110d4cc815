"""The app, driven by Textual's pilot: whole games, keys and mouse, small and large terminals."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import Driver, drive, plan_of
from textual.content import Content
from textual.widgets import Input, OptionList

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import OptionValue
from vortex.kernel.languages import Language
from vortex.terminal.curtain import Curtain
from vortex.terminal.panes import BoardPane, HandPane, LogPane, TextPane
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.saved import Plan
from vortex.terminal.table_screen import TableScreen
from vortex.terminal.text import plain
from vortex.terminal.themes import THEMES

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _quick_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question may be answered as soon as it has been drawn."""
    monkeypatch.setattr(QuestionPane, "glance", 0.0)


GAMES = [
    ("time-of-the-daleks", 17, ("random",), {}),
    ("time-clash", 6, ("random",), {"match": 1}),
    ("card-game", 15, ("random", "random"), {}),
]
"""Seeds of short games, as long as the rules stay as they are."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("key", "seed", "bots", "options"), GAMES)
def test_a_whole_game_is_played_by_keys_at_80x24(
    key: str,
    seed: int,
    bots: tuple[str, ...],
    options: dict[str, OptionValue],
    language: Language,
    tmp_path: Path,
) -> None:
    luck = FastChance(3)

    async def play(driver: Driver) -> None:
        number = -1
        while True:
            await driver.until_asked(number)
            moment = driver.table._moment
            assert moment is not None
            if moment.ending is not None:
                break
            number = moment.number
            assert moment.asked is not None
            count = len(moment.asked.options)
            chosen = 1 + luck.below(count)
            choices = driver.table.query_one("#choices", OptionList)
            if luck.below(10):
                # The same as the Enter key, without the pilot's wait until nothing moves any more.
                choices.highlighted = chosen - 1
                choices.action_select()
                continue
            await driver.pilot.press(*str(chosen), "enter")
        title = driver.table.query_one(QuestionPane).border_title
        assert title == ("The game is over." if language == "en" else "Das Spiel ist zu Ende.")

    local = drive(plan_of(key, seed, *bots, **options), language, tmp_path / "r.json", play)
    assert local.sitting.state.over


def test_all_panes_stay_at_80x24_and_at_120x40(tmp_path: Path) -> None:
    async def look(driver: Driver) -> None:
        await driver.until_asked()
        for size in ((80, 24), (120, 40), (80, 24)):
            await driver.pilot.resize_terminal(*size)
            await driver.pilot.pause()
            for pane in (BoardPane, LogPane, HandPane, QuestionPane):
                region = driver.table.query_one(pane).region
                assert region.area > 40
                assert region.right <= size[0]
                assert region.bottom <= size[1]
            assert driver.table.query_one("#detail", TextPane).region.area > 40

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", look)


def test_a_highlighted_choice_tells_its_card_its_rule_and_what_it_would_change(tmp_path: Path) -> None:
    async def look(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("1", "enter")
        await driver.until_asked(driver.local.moment().number - 1)
        await driver.until(lambda: "What this would change:" in driver.text("#detail-text"))
        asked = driver.local.moment().asked
        assert asked is not None
        assert asked.options[0].rule in driver.text("#detail-text")

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", look)


def test_hints_rules_cards_themes_and_undo_by_their_keys(tmp_path: Path) -> None:
    async def press(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("r")
        assert "TOD-SETUP-02" in driver.text("#detail-text")
        theme = driver.pilot.app.theme
        await driver.pilot.press("t")
        assert driver.pilot.app.theme != theme
        assert {each.name for each in THEMES} > {driver.pilot.app.theme}
        number = driver.local.moment().number
        await driver.pilot.press("1", "enter")
        await driver.until(lambda: driver.local.moment().number > number)
        await driver.until_asked(number)
        await driver.pilot.press("u")
        await driver.until(lambda: driver.local.moment().number == number)
        await driver.until(lambda: driver.table._moment is not None and driver.table._moment.number == number)
        await driver.pilot.press("h")
        await driver.until(lambda: "The bot would choose" in driver.text("#detail-text"))
        assert any(mark.startswith("★") for mark in driver.table._marks.values())
        await driver.pilot.pause()
        assert "The bot would choose" in driver.text("#detail-text"), "it stays"
        await driver.pilot.press("up", "down")
        await driver.until(lambda: "The bot would choose" not in driver.text("#detail-text"))

    drive(plan_of("time-of-the-daleks", 5, "random"), "en", tmp_path / "r.json", press)


def test_a_move_a_card_and_a_rule_can_be_typed(tmp_path: Path) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        for typed, found in (
            ("look fez", "Fez"),
            ("rule tod-travel-08", "TOD-TRAVEL-08"),
            ("nonsense", "Not understood:"),
        ):
            driver.table.typed.carry_out(typed)
            assert found in driver.text("#detail-text")
        await driver.pilot.press("slash")
        assert driver.pilot.app.focused is driver.table.query_one("#typed", Input)
        assert driver.table.typed.lines("doctor f")[0].startswith("doctor f")
        asked = driver.local.moment().asked
        assert asked is not None
        notation = asked.options[-1].notation
        await driver.pilot.press(*["space" if c == " " else "minus" if c == "-" else c for c in notation])
        await driver.pilot.press("enter")
        await driver.until(lambda: notation in driver.local.sitting.record.choices)

    drive(plan_of("time-of-the-daleks", 5, "random"), "en", tmp_path / "r.json", type_)


def test_a_choice_can_be_clicked_and_a_card_in_the_hand_too(tmp_path: Path) -> None:
    async def click(driver: Driver) -> None:
        await driver.until_asked()
        number = driver.local.moment().number
        await driver.pilot.click("#choices", offset=(3, 0))
        await driver.until(lambda: driver.local.moment().number > number)
        await driver.until_asked(number)
        await driver.until(lambda: bool(driver.local.moment().view["players"][0]["hand"]["cards"]))  # type: ignore[index]
        await driver.pilot.click("#hand", offset=(2, 1))
        assert "Strength" in driver.text("#detail-text") or "VP" in driver.text("#detail-text")

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", click)


def test_between_two_people_a_curtain_falls(tmp_path: Path) -> None:
    game = load_game("card-game")

    async def pass_around(driver: Driver) -> None:
        def is_drawn() -> bool:
            screen = driver.pilot.app.screen
            return isinstance(screen, Curtain) and screen.in_sight_since is not None

        await driver.until(is_drawn)
        await driver.pilot.press("enter")
        await driver.until(lambda: isinstance(driver.pilot.app.screen, TableScreen))
        await driver.until_asked()
        first = driver.local.viewer
        await driver.pilot.press("1", "enter")
        await driver.until(is_drawn)
        assert driver.local.viewer == first, "nothing of the next hand is shown yet"
        await driver.pilot.press("enter")
        await driver.until(lambda: driver.local.viewer != first)

    drive(Plan(game, ("", "", ""), game.check_options({}), 5), "en", tmp_path / "r.json", pass_around)


def test_what_others_have_written_is_no_markup() -> None:
    for text in ("[red]Ann[/red]", "[@click=app.quit]x[/]", "a\\", "[Your hand]", "\x1b[2J"):
        shown = Content.from_markup(f"[b]{plain(text)}[/b]!").plain
        assert shown.endswith("!")
        assert "\x1b" not in shown
        assert shown.replace("∖", "\\").replace("?", "\x1b") == f"{text}!"
