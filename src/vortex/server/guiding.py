"""How far a lesson's table has come, and what it does next by itself."""

from __future__ import annotations

from vortex.lessons import LEARNER, SET_UP, Lesson, Scripted, lesson_of
from vortex.protocol import LessonPlace
from vortex.server.storage.interface import TableRow
from vortex.server.timeline import Timeline


class Guiding:
    """The place in the script follows from the choices that stand, so that it survives everything that they do. Only
    which step the learner has read up to is remembered here: a page says it again when it comes back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.reached = SET_UP
        """The step that the learner has come to: its moves may be played. After the last one, all is read."""

    def next(self, timeline: Timeline) -> Scripted | None:
        return self.lesson.next([step.choice for step in timeline.steps])

    def is_over(self, timeline: Timeline) -> bool:
        """Whether the learner plays on alone: all is played and read, or the game has gone another way, or on."""
        choices = [step.choice for step in timeline.steps]
        if len(choices) == len(self.lesson.script) and self.lesson.is_followed(choices):
            return self.reached >= len(self.lesson.steps)
        return self.lesson.next(choices) is None

    def due(self, timeline: Timeline, is_bots: bool) -> Scripted | None:
        """The move that is to be made now without the learner; `is_bots`: a bot plays the asked seat."""
        move = self.next(timeline)
        if move is None or move.step > self.reached or (move.is_learners and not is_bots):
            return None
        return move

    def place(self, timeline: Timeline, viewer: int | None) -> LessonPlace:
        choices = [step.choice for step in timeline.steps]
        move = self.lesson.next(choices)
        is_mine = move is not None and move.is_learners and viewer == LEARNER
        return LessonPlace(
            len(choices),
            self.lesson.is_followed(choices),
            move.choice if is_mine and move is not None else None,
        )


def guiding_of(row: TableRow) -> Guiding | None:
    found = lesson_of(row.game, row.pack, row.seed)
    return None if found is None else Guiding(found)
