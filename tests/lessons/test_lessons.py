"""Guided first games play through as they are written and say something at every step; mistakes in them are told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vortex.games import GAMES, load_game
from vortex.kernel.languages import LANGUAGES
from vortex.lessons import LEARNER, Lesson, LessonError, lesson, lesson_of, read, seed_of
from vortex.server.entry_numbers import sees
from vortex.server.log import Chose
from vortex.server.timeline import Timeline

LOCALES = Path(__file__).parents[2] / "locales"
BOARDS = Path(__file__).parents[2] / "client" / "src" / "games"


def written() -> list[str]:
    return [key for key in GAMES if lesson(key) is not None]


@pytest.fixture(params=written())
def taught(request: pytest.FixtureRequest) -> Lesson:
    found = lesson(request.param)
    assert found is not None
    return found


def begun(taught: Lesson) -> Timeline:
    return Timeline(load_game(taught.game), taught.options, taught.seats, taught.seed)


def choose(timeline: Timeline, choice: int) -> None:
    notation = timeline.game.notation.write(choice)
    timeline.carry_out(Chose(timeline.asked, 0, 0, notation, "person"), timeline.try_choice(choice))


def test_every_move_is_legal_when_it_is_its_turn_and_the_learner_makes_their_own(taught: Lesson) -> None:
    timeline = begun(taught)
    for move in taught.script:
        notation = timeline.game.notation.write(move.choice)
        said = [timeline.game.notation.write(one) for one in timeline.state.options]
        assert notation in said, f"{notation} is not among {said}"
        if move.is_learners:
            assert timeline.asked == LEARNER, f"{notation} is not the learner's to choose"
        choose(timeline, move.choice)
    assert timeline.game.outcome(timeline.state) is None, "there is something left to play"


def test_the_learner_sees_where_a_step_ends(taught: Lesson) -> None:
    """Otherwise the page, which hears only of what its viewer sees, would wait there for ever."""
    timeline = begun(taught)
    for move in taught.script:
        choose(timeline, move.choice)
    for _, end in taught.spans():
        assert sees(timeline.numbers.seen(end), LEARNER)


def test_a_lesson_begins_with_the_goal_and_has_ten_to_fifteen_steps(taught: Lesson) -> None:
    assert taught.steps[0].kind == "explain"
    assert 10 <= len(taught.steps) <= 15
    assert sum(step.kind == "move" for step in taught.steps) >= 3


def test_a_step_of_the_learner_is_one_that_they_are_asked_for_at_once(taught: Lesson) -> None:
    """What is played by itself before it belongs to a step of its own: else nobody would press anything."""
    timeline = begun(taught)
    firsts = {begins for step, (begins, _) in zip(taught.steps, taught.spans(), strict=True) if step.moves}
    for at, move in enumerate(taught.script):
        assert at not in firsts or timeline.asked == LEARNER
        choose(timeline, move.choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something_and_names_no_other_card_than_its_own(
    taught: Lesson, language: str
) -> None:
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^(lesson-[\w-]+) = (.*)$", text, re.M))
    keys = {f"lesson-{taught.game}-{step.key}" for step in taught.steps} | {f"lesson-{taught.game}-remember"}
    assert {key for key in messages if key.startswith(f"lesson-{taught.game}-")} == keys
    cards = {face.key for face in load_game(taught.game).gallery()}
    for step in taught.steps:
        assert ("{ $card }" in messages[f"lesson-{taught.game}-{step.key}"]) == bool(step.card), step.key
        assert not step.card or step.card in cards


def test_every_part_that_a_step_speaks_of_is_on_the_board(taught: Lesson) -> None:
    """The browser tests see it there; this finds a wrong name sooner."""
    folder = BOARDS / taught.game.replace("-", "_") / "board"
    drawn = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.svelte"))
    named = re.findall(r'data-lesson="([^"]+)"', drawn)
    parts = [re.compile(re.sub(r"\{[^}]+\}", "[a-z0-9-]+", name)) for name in named]
    for step in taught.steps:
        assert not step.at or any(part.fullmatch(step.at) for part in parts), step.at


def test_a_table_is_known_by_the_seed_of_its_lesson(taught: Lesson) -> None:
    assert lesson_of(taught.game, "", taught.seed) is taught
    assert lesson_of(taught.game, "own", taught.seed) is None
    assert lesson_of(taught.game, "", bytes(64)) is None


def test_a_game_without_a_file_has_no_lesson() -> None:
    assert lesson("toy") is None
    assert lesson_of("toy", "", seed_of("toy", 1)) is None


def test_the_script_goes_on_where_it_was_followed_and_is_silent_where_it_was_left(taught: Lesson) -> None:
    choices = [move.choice for move in taught.script]
    assert taught.next(choices[:2]) == taught.script[2]
    assert taught.next(choices) is None
    assert taught.is_followed([*choices, 0])
    assert not taught.is_followed([*choices[:2], -1])
    assert taught.next([*choices[:2], -1]) is None


WELL = """
deal = 1
seats = 2
level = "novice"
[[step]]
key = "goal"
"""


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (WELL.replace("deal", "deel"), "deel"),
        (WELL.replace("seats = 2", "seats = 7"), "2 to 4"),
        (WELL + 'moves = ["play nothing time"]', "'nothing' is no"),
        (WELL + '[[step]]\nkey = "goal"', "two steps are called 'goal'"),
        (WELL.replace("goal", "The Goal"), "step"),
        (WELL + "[options]\nmatch = 4", "match"),
        ("deal = ", "Invalid value"),
    ],
)
def test_a_mistake_in_a_lesson_names_the_file_and_what_is_wrong(text: str, what: str) -> None:
    assert read("time-clash", WELL, "well.toml").steps[0].key == "goal"
    with pytest.raises(LessonError, match=r"^mine\.toml: .*" + re.escape(what)):
        read("time-clash", text, "mine.toml")
