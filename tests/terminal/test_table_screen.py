"""A table in panes: what a key answers, what stays in sight, what can be typed."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.patience import PATIENCE
from tests.terminal.driving import Driver, drive, drive_on, plan_of
from textual import events
from textual.content import Content
from textual.widgets import Input, OptionList

from vortex.games import load_game
from vortex.kernel.languages import Language
from vortex.terminal.curtain import Curtain
from vortex.terminal.drawings import HAND
from vortex.terminal.explaining import Explaining
from vortex.terminal.local import Local
from vortex.terminal.panes import BoardPane, LogPane, TextPane
from vortex.terminal.pointed_list import POINTER
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.reading import Reading
from vortex.terminal.saved import Plan, open_game
from vortex.terminal.seating import Choice, NotPossible
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen
from vortex.terminal.thoughts import Advice

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _quick_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QuestionPane, "glance", 0.0)


def choices(driver: Driver) -> OptionList:
    return driver.table.query_one("#choices", OptionList)


def title(driver: Driver) -> str:
    return str(driver.table.query_one(QuestionPane).border_title)


def test_a_number_is_shown_while_it_is_typed_and_only_enter_takes_it(tmp_path: Path) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        assert choices(driver).option_count >= 12
        for key, shown, at in (
            ("1", "1_", 0),
            ("2", "12_", 11),
            ("backspace", "1_", 0),
            ("1", "11_", 10),
            ("9", "119_", 10),
            ("9", "9_", 8),
        ):
            await driver.pilot.press(key)
            assert title(driver).endswith(f" · {shown}")
            assert choices(driver).highlighted == at
        await driver.pilot.press("down")
        await driver.until(lambda: "_" not in title(driver))
        number = driver.local.moment().number
        assert number == begun, "a number alone answers nothing"
        await driver.pilot.press("1", "2", "enter")
        await driver.until(lambda: driver.local.moment().number > number)
        assert driver.local.sitting.record.choices[number] == wanted

    local = open_game(plan_of("card-game", 5, "random", "random"), Speech(), tmp_path / "r.json")
    sitting = local.sitting
    while sitting.asked != 0 or len(sitting.state.options) < 12:
        sitting.apply(sitting.state.options[0])
    begun = len(sitting.record.choices)
    wanted = sitting.game.notation.write(sitting.state.options[11])
    drive_on(local, type_)


def test_a_number_that_no_choice_has_takes_none(tmp_path: Path) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        number, most = driver.local.moment().number, choices(driver).option_count
        for keys in (("9", "9"), ("0",)):
            await driver.pilot.press(*keys)
            assert title(driver).endswith(f" · {''.join(keys)}_")
            await driver.pilot.press("enter")
            wanted = f"there is no choice {''.join(keys)}; the choices are 1 to {most}"
            await driver.until(lambda: wanted in " ".join(driver.text("#detail-text").lower().split()))  # noqa: B023
            assert driver.local.moment().number == number
            assert "_" not in title(driver)
        await driver.pilot.press("1", "enter")
        await driver.until(lambda: driver.local.moment().number > number)

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", type_)


def test_enter_does_not_answer_a_question_that_nobody_can_have_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def press(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("1", "enter")
        await driver.until_asked(0)
        number = driver.local.moment().number
        monkeypatch.setattr(QuestionPane, "glance", 1e9)
        for key in ("enter", "enter", "p"):
            await driver.pilot.press(key)
            assert "this has just changed" in title(driver)
        assert driver.local.moment().number == number
        monkeypatch.setattr(QuestionPane, "glance", 0.0)
        await driver.pilot.press("enter")
        await driver.until(lambda: driver.local.moment().number > number)

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", press)


def test_the_next_answer_is_taken_when_what_is_asked_now_is_shown(tmp_path: Path) -> None:
    async def answer(driver: Driver) -> None:
        await driver.until_asked()
        table, before = driver.table, driver.table._moment
        assert before is not None
        assert before.asked is not None
        driver.local.answer(before.asked.options[0].choice, before)
        # The thread that answers may be here before the one that follows the game.
        table._answered(before)
        assert table._moment is not None
        assert table._moment.number > before.number

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", answer)


def test_a_cursor_that_a_hint_has_moved_is_looked_at_before_it_is_taken(tmp_path: Path) -> None:
    async def mark(driver: Driver) -> None:
        await driver.until_asked()
        table, pane = driver.table, driver.table._question_pane
        assert table.asked is not None
        pane._in_sight = 0.0
        table.mark({}, "words", "Hint", table.asked.options[0].choice)
        assert pane._in_sight == 0.0, "the cursor stands there"
        table.mark({}, "words", "Hint", table.asked.options[1].choice)
        assert choices(driver).highlighted == 1
        assert pane._in_sight > 0.0

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", mark)


def test_a_hint_is_worked_out_once_however_often_its_key_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[Local] = []
    go_on = threading.Event()

    def hint(local: Local) -> Advice:
        asked_for.append(local)
        assert go_on.wait(PATIENCE)
        raise NotPossible("it was tried")

    monkeypatch.setattr(Local, "hint", hint)

    async def ask(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("h", "h", "h")
        await driver.until(lambda: len(asked_for) > 0)
        go_on.set()
        await driver.until(lambda: "it was tried" in driver.text("#detail-text"))
        assert len(asked_for) == 1
        await driver.pilot.press("h")
        await driver.until(lambda: len(asked_for) == 2)

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", ask)


def test_a_key_that_comes_twice_does_not_open_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("card-game")

    async def press(driver: Driver) -> None:
        app = driver.pilot.app
        await driver.until(lambda: isinstance(app.screen, Curtain))
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        await driver.until(lambda: curtain.in_sight_since is not None)
        since = curtain.in_sight_since
        monkeypatch.setattr(QuestionPane, "glance", 1e9)
        await driver.pilot.press("enter")
        await driver.until(lambda: curtain.in_sight_since != since)
        assert app.screen is curtain
        monkeypatch.setattr(QuestionPane, "glance", 0.0)
        # Textual shows for a moment that a button is pressed, and takes no other key for it then.
        await driver.until(lambda: not curtain.query_one("#open").has_class("-active"))
        await driver.pilot.press("enter")
        await driver.until(lambda: isinstance(app.screen, TableScreen))

    drive(Plan(game, ("", "", ""), game.check_options({}), 5), "en", tmp_path / "r.json", press)


def test_what_is_typed_for_one_question_does_not_answer_the_next(tmp_path: Path) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("slash", "1")
        asked = driver.table.asked
        assert asked is not None
        driver.local.answer(asked.options[0].choice, driver.local.moment())
        await driver.until_asked(0)
        number = driver.local.moment().number
        await driver.pilot.press("enter")
        await driver.until(lambda: "has moved on" in driver.text("#detail-text"))
        assert driver.local.moment().number == number

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", type_)


def test_what_is_typed_right_behind_the_stroke_is_part_of_the_line(tmp_path: Path) -> None:
    """A burst of keys, as a slow connection brings it: none of them is meant for the table."""

    async def burst(driver: Driver) -> None:
        await driver.until_asked()
        number, app = driver.local.moment().number, driver.pilot.app
        for key in ("slash", "p", "u", "1", "q", "slash"):
            sign = "/" if key == "slash" else key
            app.post_message(events.Key(key, sign))
        line = driver.table.query_one("#typed", Input)
        await driver.until(lambda: line.value == "pu1q/")
        assert driver.local.moment().number == number
        assert driver.table._question_pane.digits == ""

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", burst)


def test_the_tab_key_completes_what_is_typed(tmp_path: Path) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("slash", "c", "o", "l")
        line = driver.table.query_one("#typed", Input)
        await driver.until(lambda: line._suggestion == "colour blue")
        await driver.pilot.press("tab")
        assert line.value == "colour blue"
        assert driver.pilot.app.focused is line

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", type_)


def test_what_has_no_room_beside_the_question_is_read_over_the_whole_screen(tmp_path: Path) -> None:
    async def read(driver: Driver) -> None:
        await driver.until_asked()
        driver.table.detail("\n".join(f"line {number}" for number in range(40)), "Much")
        pane = driver.table._beside
        await driver.until(lambda: "e: more" in str(pane.border_title))
        number = driver.local.moment().number
        for key, last in (("e", "line 39"), ("question_mark", "leave; the game is saved")):
            await driver.pilot.press(key)
            reading = driver.pilot.app.screen
            assert isinstance(reading, Reading)
            await driver.pilot.press("end")
            shown = reading.query_one(TextPane)
            await driver.until(lambda: last in driver.in_sight(shown))  # noqa: B023
            await driver.pilot.press("enter")
            await driver.until(lambda: driver.pilot.app.screen is not reading)  # noqa: B023
        driver.table.detail("little", "Little")
        await driver.until(lambda: pane.border_title == "Little")
        assert driver.local.moment().number == number, "what closes it answers nothing"

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", read)


def test_the_cursor_begins_each_question_at_its_first_choice(tmp_path: Path) -> None:
    async def answer(driver: Driver) -> None:
        number = -1
        for _ in range(4):
            await driver.until_asked(number)
            assert choices(driver).highlighted == 0
            number = driver.local.moment().number
            await driver.pilot.press("end", "enter")
            await driver.until(lambda: driver.local.moment().number > number)  # noqa: B023

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", answer)


def about(local: Local, option: Choice) -> str:
    """The first zone that a choice is about."""
    explaining, moment = Explaining(local), local.moment()
    zones = local.zones(moment)
    found = explaining.zones_with(option, zones) or explaining.foreseen(moment, option.choice)[1]
    return next((zone.title for zone in zones[1:] if zone.key in found and zone.key != HAND), "")


def test_what_a_choice_is_about_is_in_sight_and_marked(tmp_path: Path) -> None:
    async def point(driver: Driver) -> None:
        await driver.until_asked()
        board, asked = driver.table.query_one(BoardPane), driver.table.asked
        assert board.max_scroll_y > 5, "there is more than fits"
        assert asked is not None
        for at in (len(asked.options) - 1, 0):
            choices(driver).highlighted = at
            title = about(driver.local, asked.options[at])
            await driver.until(lambda: f"{title} ◂" in driver.in_sight(board))  # noqa: B023

    local = open_game(plan_of("time-clash", 5, "random"), Speech(), tmp_path / "r.json")
    sitting = local.sitting
    while sitting.asked != 0 or "play" not in sitting.game.notation.write(sitting.state.options[0]):
        sitting.apply(sitting.state.options[0])
    asked = local.moment().asked
    assert asked is not None
    first, last = about(local, asked.options[0]), about(local, asked.options[-1])
    assert "" not in (first, last)
    assert first != last, "they are about two places"
    drive_on(local, point)


def test_ctrl_c_leaves_when_it_is_pressed_again_and_says_so_in_the_readers_language(tmp_path: Path) -> None:
    async def press(driver: Driver) -> None:
        await driver.until_asked()
        app = driver.pilot.app
        await driver.pilot.press("ctrl+c")
        assert driver.text("#keys").startswith("Noch einmal Strg-C verlässt Vortex.")
        await driver.pilot.press("down")
        assert "Strg-C" not in driver.text("#keys")
        await driver.pilot.press("ctrl+c")
        assert app.is_running
        await driver.pilot.press("ctrl+c")
        await driver.until(lambda: not app.is_running)

    drive(plan_of("card-game", 5, "random", "random"), "de", tmp_path / "r.json", press)


def test_the_cursor_is_a_sign(tmp_path: Path) -> None:
    async def look(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("2")
        shown = [choices(driver).render_line(y).text[0] for y in range(4)]
        assert shown == [" ", "▸", " ", " "]

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", look)


@pytest.mark.parametrize(
    ("language", "opening"), [("en", "The bot would choose: "), ("de", "Der Bot würde wählen: ")]
)
def test_a_hint_has_the_words_of_its_choice_and_says_what_the_figures_are(
    language: Language, opening: str, tmp_path: Path
) -> None:
    async def ask(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("h")
        await driver.until(lambda: opening in driver.text("#detail-text"))
        [first, figures, *_] = driver.text("#detail-text").splitlines()
        asked = driver.table.asked
        assert asked is not None
        assert first.removeprefix(opening).removesuffix(".") in {option.in_full for option in asked.options}
        assert figures in (
            "The figures at the choices are the chances of winning.",
            "An den Wahlen stehen die Gewinnchancen.",
        )

    drive(plan_of("card-game", 5, "random", "random"), language, tmp_path / "r.json", ask)


def test_the_log_follows_what_happens_unless_somebody_has_scrolled_up(tmp_path: Path) -> None:
    async def look(driver: Driver) -> None:
        await driver.until_asked()
        log = driver.table.query_one(LogPane)
        for count in (30, 60):
            log.tell([f"line {number}" for number in range(count)])
            await driver.until(lambda: log.max_scroll_y > count - 30 and log.is_vertical_scroll_end)  # noqa: B023
        log.focus()
        await driver.pilot.press("home")
        await driver.until(lambda: log.scroll_y == 0)
        before = log.max_scroll_y
        log.tell([f"line {number}" for number in range(90)])
        await driver.until(lambda: log.max_scroll_y > before)
        await driver.pilot.pause()
        assert log.scroll_y == 0
        await driver.pilot.press("end")
        await driver.until(lambda: log.is_vertical_scroll_end)
        before = log.max_scroll_y
        log.tell([f"line {number}" for number in range(120)])
        await driver.until(lambda: log.max_scroll_y > before and log.is_vertical_scroll_end)

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", look)


def test_the_cursor_stays_in_sight_when_the_window_changes(tmp_path: Path) -> None:
    async def resize(driver: Driver) -> None:
        await driver.until_asked()
        shown = choices(driver)

        def points() -> bool:
            return any(shown.render_line(y).text.startswith(POINTER) for y in range(shown.size.height))

        await driver.pilot.press("end")
        for size in ((120, 40), (80, 24), (120, 40), (60, 20)):
            await driver.pilot.resize_terminal(*size)
            await driver.until(lambda: tuple(driver.pilot.app.size) == size)  # noqa: B023
            await driver.until(points)
            assert shown.highlighted == shown.option_count - 1

    local = open_game(plan_of("card-game", 5, "random", "random"), Speech(), tmp_path / "r.json")
    while local.sitting.asked != 0 or len(local.sitting.state.options) < 12:
        local.sitting.apply(local.sitting.state.options[0])
    drive_on(local, resize)


def test_what_was_asked_for_stays_when_the_window_changes(tmp_path: Path) -> None:
    async def resize(driver: Driver) -> None:
        await driver.until_asked()
        await driver.pilot.press("r")
        for size in ((120, 40), (80, 24)):
            await driver.pilot.resize_terminal(*size)
            await driver.pilot.pause()
            assert "CG-SETUP-01" in driver.text("#detail-text")

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", resize)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_the_line_mode_can_be_typed_in_every_language(
    language: Language, tmp_path: Path
) -> None:
    async def type_(driver: Driver) -> None:
        await driver.until_asked()
        carry_out = driver.table.typed.carry_out
        is_english = language == "en"
        card = driver.local.speech.write(driver.local.faces.all[0].name)
        for typed, found in (
            (f"/look {card}", card),
            (f"/ansehen {card}", card),
            ("look", "Look at what?" if is_english else "Was willst du ansehen?"),
            ("/regel cg-setup-01", "CG-SETUP-01"),
            ("verlauf 3", "The game begins." if is_english else "Das Spiel beginnt."),
            ("/undo", "nothing to take back" if is_english else "nichts zurückzunehmen"),
            ("/zurücknehmen", "nothing to take back" if is_english else "nichts zurückzunehmen"),
            ("?", "CG-SETUP-01"),
            ("/if 2", "colour gold"),
            ("? 3", "colour green"),
            ("/say hello", "that cannot be done here" if is_english else "das geht hier nicht"),
            ("/nonsense", "Not understood:" if is_english else "Nicht verstanden:"),
        ):
            driver.table.refuse("-")
            carry_out(typed)
            await driver.until(lambda: found in driver.text("#detail-text"))  # noqa: B023
        for typed, found in (
            ("/hilfe", "other colours" if is_english else "andere Farben"),
            ("/help", "other colours" if is_english else "andere Farben"),
            ("/view", "Player 1" if is_english else "Spieler 1"),
        ):
            carry_out(typed)
            await driver.until(lambda: found in driver.read())  # noqa: B023
            await driver.pilot.press("escape")
            await driver.until(lambda: not isinstance(driver.pilot.app.screen, Reading))
        assert driver.table.typed.lines("/ans")[:1] == ([] if is_english else ["/ansehen "])
        carry_out("/beenden")
        await driver.until(lambda: driver.pilot.app._exit)

    drive(plan_of("card-game", 5, "random", "random"), language, tmp_path / "r.json", type_)


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_keys_of_the_last_line_are_in_sight_at_80_columns(language: Language, tmp_path: Path) -> None:
    async def look(driver: Driver) -> None:
        await driver.until_asked()
        moment = driver.local.moment()._replace(can_undo=True)
        assert cell_len(Content.from_markup(driver.table._keys(moment)).plain) <= 78

    drive(plan_of("card-game", 5, "random", "random"), language, tmp_path / "r.json", look)


@pytest.mark.parametrize("pane", ["#status", "#log", "#choices", "#keys"])
def test_what_comes_while_the_screen_is_taken_down_draws_nothing(pane: str, tmp_path: Path) -> None:
    async def take_down(driver: Driver) -> None:
        await driver.until_asked()
        table = driver.table
        await table.query_one(pane).remove()
        table.update_table()
        drawn: list[str] = []
        await asyncio.to_thread(table.from_thread, lambda: drawn.append("late"))
        assert drawn == []

    drive(plan_of("card-game", 5, "random", "random"), "en", tmp_path / "r.json", take_down)
