"""The state of a game as plain data, and rules in progress as frames on a stack.

A rule in progress is a `Frame`: a small immutable value with ids for fields and named steps in rulebook order.
Where it stands is kept beside it: `at` holds the next step of each frame and `tally` one number for whatever the
frame has to count. So a copy of the whole stack is three list slices, frames are shared between copies, and a
state in the middle of an interrupt is as plain as one between turns.

A step does one thing, then falls through to the next, asks, calls another frame, or finishes:

* fall through: return;
* ask: `state.ask(...)`; the answer goes to the method named like the step with `on_` before it;
* call: `state.call(Other(...))`; this frame goes on with its next step when the other has finished;
* repeat: `state.again()`; go elsewhere: `state.goto("step")`; finish: `state.finish()`;
* to the frame beneath: `state.report(number)` for its tally, `state.send_back()` to have its step run again;
* leave everything above a frame at once: `state.unwind(depth)`.

**A step that asks changes nothing**: it may be run again, which is how a loaded or re-imagined state gets its
question back. **A frame holds nothing that is hidden from anybody**; hidden cards lie in zones of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any, ClassVar, Final, NoReturn

from mypy_extensions import mypyc_attr

from vortex.kernel.chance import Chance
from vortex.kernel.refusal import IllegalChoice

NOBODY: Final = -1
PASS: Final = 0
"""Choice 0 declines, stops or is done, in every game."""


class GameEnded(Exception):
    """Raised by `State.end` so that nothing after the decisive moment is carried out; caught by `advance`."""


class Unwound(Exception):
    """Raised by `State.unwind` so that nothing of the frames that were left goes on; caught by `advance`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A rule in progress. Subclasses list their fields in `__slots__`, in the order of `__init__`, bases first."""

    __slots__ = ()
    steps: ClassVar[tuple[str, ...]] = ()


Step = Callable[[Any, Any], None]
Answer = Callable[[Any, Any, int], None]

_STEPS: Final[dict[type[Frame], tuple[Step, ...]]] = {}
_ANSWERS: Final[dict[type[Frame], tuple[Answer | None, ...]]] = {}
_FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields that a class itself declares, in order: its `__slots__`, or what a compiled class has instead."""
    slots = kind.__dict__.get("__slots__")
    if slots is not None:
        return tuple(slots)
    return tuple(
        name
        for name, value in kind.__dict__.items()
        if isinstance(value, GetSetDescriptorType) and not name.startswith("__")
    )


def _leave(frame: Frame, state: State) -> None:
    """What follows the last step of every frame."""
    state.frames.pop()
    state.at.pop()
    state.tally.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Dispatch:
    """Calls the steps and answers of one game's frames by name, which is how compiled code calls fastest; interpreted,
    the tables above are faster. Written by `generators/frame_dispatch.py`."""

    def step(self, state: State, frame: Frame, here: int) -> None:
        raise NotImplementedError

    def answer(self, state: State, frame: Frame, here: int, choice: int) -> None:
        raise NotImplementedError


_DISPATCH: Final[dict[type[State], Dispatch]] = {}


def use_dispatch(kind: type[State], dispatch: Dispatch) -> None:
    """For all states of a kind that are made from now on, where the rules are compiled."""
    if not __file__.endswith(".py"):
        _DISPATCH[kind] = dispatch


class FrameBook:
    """All frames of one game, by name: needed to write a stack down and to read it again."""

    def __init__(self, *kinds: type[Frame]) -> None:
        self.by_name: dict[str, type[Frame]] = {}
        for kind in kinds:
            self.by_name[kind.__name__] = kind
            _STEPS[kind] = (*(getattr(kind, name) for name in kind.steps), _leave)
            _ANSWERS[kind] = tuple(getattr(kind, "on_" + name, None) for name in kind.steps)
            _FIELDS[kind] = tuple(name for base in reversed(kind.__mro__) for name in field_names(base))

    def load(self, name: str, fields: list[Any]) -> Frame:
        return self.by_name[name](*[tuple(f) if isinstance(f, list) else f for f in fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel needs of every state. Games add their own zones and write `clone`."""

    __slots__ = (
        "asked",
        "at",
        "chance",
        "dispatch",
        "events",
        "frames",
        "knows",
        "options",
        "over",
        "seats",
        "tally",
        "topic",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.frames: list[Frame] = []
        self.at: list[int] = []
        self.tally: list[int] = []
        self.asked = NOBODY
        self.topic = ""
        self.options: list[int] = []
        self.knows = bytearray()
        self.events: list[Any] | None = None
        self.over = False
        self.dispatch = _DISPATCH.get(type(self))

    def __repr__(self) -> str:
        asked = f"seat {self.asked} is asked {self.topic!r}" if self.asked >= 0 else "nobody is asked"
        return f"<{type(self).__name__}: {self.seats} seats, {asked}, {len(self.options)} choices>"

    def copy_kernel(self, twin: State) -> None:
        """The kernel's part of `clone`. Frames and options are never changed in place, so they are shared."""
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.frames = self.frames[:]
        twin.at = self.at[:]
        twin.tally = self.tally[:]
        twin.asked = self.asked
        twin.topic = self.topic
        twin.options = self.options
        twin.knows = self.knows[:]
        twin.events = None
        twin.over = self.over
        twin.dispatch = self.dispatch

    # -- the stack ---------------------------------------------------------------------------------

    def call(self, frame: Frame, tally: int = 0) -> None:
        self.frames.append(frame)
        self.at.append(0)
        self.tally.append(tally)

    def again(self) -> None:
        """Run this step once more."""
        self.at[-1] -= 1

    def goto(self, step: str) -> None:
        self.at[-1] = self.frames[-1].steps.index(step)

    def finish(self) -> None:
        """Leave this frame now."""
        self.frames.pop()
        self.at.pop()
        self.tally.pop()

    def become(self, frame: Frame, tally: int = 0) -> None:
        """Leave this frame for another one."""
        self.frames[-1] = frame
        self.at[-1] = 0
        self.tally[-1] = tally

    def report(self, tally: int) -> None:
        """Leave a number with the frame beneath this one, in its tally."""
        self.tally[-2] = tally

    def send_back(self) -> None:
        """The frame beneath this one is to run its present step once more."""
        self.at[-2] -= 1

    def unwind(self, depth: int) -> NoReturn:
        """Leave all frames but the lowest `depth` at this very moment; the highest of those goes on."""
        del self.frames[depth:]
        del self.at[depth:]
        del self.tally[depth:]
        raise Unwound

    def ask(self, seat: int, topic: str, options: list[int]) -> None:
        """Put a question. `topic` names it; the game's words know its rule and its prompt."""
        self.asked = seat
        self.topic = topic
        self.options = options

    def end(self) -> None:
        """The game is over at this very moment."""
        self.over = True
        self.frames.clear()
        self.at.clear()
        self.tally.clear()
        raise GameEnded


def advance(state: State) -> None:
    """Run steps until a seat is asked or the game is over."""
    frames = state.frames
    at = state.at
    steps_of = _STEPS
    dispatch = state.dispatch
    is_unwound = True
    while is_unwound:
        is_unwound = False
        state.asked = NOBODY
        try:
            while state.asked < 0 and frames:
                frame = frames[-1]
                here = at[-1]
                at[-1] = here + 1
                if dispatch is None:
                    steps_of[type(frame)][here](frame, state)
                else:
                    dispatch.step(state, frame, here)
        except Unwound:
            is_unwound = True
        except GameEnded:
            _forget_question(state)
    if not frames:
        _forget_question(state)


def answer(state: State, choice: int) -> None:
    """The asked seat answers. An illegal choice raises and changes nothing."""
    if choice not in state.options:
        raise IllegalChoice(choice)
    take_answer(state, choice)
    if not state.over:
        advance(state)


def take_answer(state: State, choice: int) -> None:
    """The first part of `answer`: the frame that has asked gets the choice, and no step follows."""
    frame = state.frames[-1]
    here = state.at[-1] - 1
    dispatch = state.dispatch
    state.asked = NOBODY
    try:
        if dispatch is None:
            handler = _ANSWERS[type(frame)][here]
            assert handler is not None
            handler(frame, state, choice)
        else:
            dispatch.answer(state, frame, here, choice)
    except Unwound:
        pass
    except GameEnded:
        _forget_question(state)


def take_step(state: State) -> None:
    """One step of `advance`, for a caller that looks at the state in between."""
    try:
        _run_step(state)
    except Unwound:
        state.asked = NOBODY
    except GameEnded:
        _forget_question(state)
    if not state.frames:
        _forget_question(state)


def ask_again(state: State) -> None:
    """Put the present question anew, after the hidden part of the state has changed or has been loaded."""
    if not state.frames:
        return
    state.at[-1] -= 1
    state.asked = NOBODY
    _run_step(state)


def _run_step(state: State) -> None:
    frame = state.frames[-1]
    here = state.at[-1]
    state.at[-1] = here + 1
    if state.dispatch is None:
        _STEPS[type(frame)][here](frame, state)
    else:
        state.dispatch.step(state, frame, here)


def _forget_question(state: State) -> None:
    state.over = True
    state.asked = NOBODY
    state.topic = ""
    state.options = []


def dump_stack(state: State) -> list[list[object]]:
    return [
        [type(frame).__name__, at, tally, *(getattr(frame, name) for name in _FIELDS[type(frame)])]
        for frame, at, tally in zip(state.frames, state.at, state.tally, strict=True)
    ]


def load_stack(state: State, book: FrameBook, data: list[list[Any]]) -> None:
    for name, at, tally, *fields in data:
        state.frames.append(book.load(name, fields))
        state.at.append(at)
        state.tally.append(tally)
