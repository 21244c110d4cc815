"""The state of a game as plain data, and rules in progress as frames on a stack.

A rule in progress is a `Frame`: a small immutable value with ids for fields and named steps in rulebook order.
Where it stands is kept beside it: `here` is its next step, and `tally` one number for whatever it has to count. The
frame that waits for it lies `beneath`, with its own two numbers and what lies beneath it in turn. Copies share all of
that, and a state in the middle of an interrupt is as plain as one between turns.

A step does one thing, then falls through to the next, asks, calls another frame, or finishes:

* fall through: return;
* ask: `state.ask(...)`; the answer goes to the method named like the step with `on_` before it;
* call: `state.call(Other(...))`; this frame goes on with its next step when the other has finished;
* repeat: `state.again()`; go elsewhere: `state.goto("step")`; finish: `state.finish()`;
* to the frame beneath: `state.report(number)` for its tally, `state.send_back()` to have its step run again;
* leave everything above a frame at once: `state.unwind(depth)`.

**A step that asks changes nothing**: it may be run again, which is how a loaded or re-imagined state gets its
question back. **A frame holds nothing that is hidden from any seat**; hidden cards lie in zones of the state.
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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """A rule in progress. Subclasses list their fields in `__slots__`, in the order of `__init__`, bases first."""

    __slots__ = ()
    steps: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Waiting:
    """A frame that waits for the one above it, with its next step, its tally, and what waits beneath it in turn: it
    never changes. Beneath nothing there is nothing again."""

    __slots__ = ("beneath", "frame", "here", "tally")

    def __init__(self, frame: Any, here: int, tally: int, beneath: Waiting | None) -> None:
        # Compiled code would look at the type of every frame that it takes from here, if this said that it is one.
        self.frame = frame
        self.here = here
        self.tally = tally
        self.beneath: Waiting = self if beneath is None else beneath


NOTHING_WAITS: Final = Waiting(None, 0, 0, None)


Step = Callable[[Any, Any], None]
Answer = Callable[[Any, Any, int], None]

_STEPS: Final[dict[type, tuple[Step, ...]]] = {}
_ANSWERS: Final[dict[type[Frame], tuple[Answer, ...]]] = {}
_PLACES: Final[dict[type[Frame], dict[str, int]]] = {}
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
    waiting = state.beneath
    state.frame = waiting.frame
    state.here = waiting.here
    state.tally = waiting.tally
    state.beneath = waiting.beneath


def _end(frame: None, state: State) -> None:
    """What follows the last frame of all."""
    raise GameEnded


_STEPS[type(None)] = (_end,)


def _refuse(frame: Frame, state: State, choice: int) -> None:
    """In the place of an answer, where a step asks nothing."""
    raise AssertionError(frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dispatch:
    """Calls the steps and answers of one game's frames by name, which is how compiled code calls fastest; interpreted,
    the tables above are faster. Written by `generators/frame_dispatch.py`."""

    def step(self, state: State, frame: Any, here: int) -> None:
        raise NotImplementedError

    def answer(self, state: State, frame: Any, here: int, choice: int) -> None:
        raise NotImplementedError


_DISPATCH: Final[dict[type[State], Dispatch]] = {}


def use_dispatch(kind: type[State], dispatch: Dispatch) -> None:
    """Use it for all states of this class made from now on, if the rules are compiled."""
    if not __file__.endswith(".py"):
        _DISPATCH[kind] = dispatch


class FrameBook:
    """All frames of one game, by name: needed to write a stack down and to read it again."""

    def __init__(self, *kinds: type[Frame]) -> None:
        self.by_name: dict[str, type[Frame]] = {}
        for kind in kinds:
            self.by_name[kind.__name__] = kind
            _STEPS[kind] = (*(getattr(kind, name) for name in kind.steps), _leave)
            _ANSWERS[kind] = tuple(getattr(kind, "on_" + name, _refuse) for name in kind.steps)
            _PLACES[kind] = {name: here for here, name in enumerate(kind.steps)}
            _FIELDS[kind] = tuple(name for base in reversed(kind.__mro__) for name in field_names(base))

    def load(self, name: str, fields: list[Any]) -> Frame:
        return self.by_name[name](*[tuple(f) if isinstance(f, list) else f for f in fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel needs of every state. Games add their own zones and write `clone`."""

    __slots__ = (
        "asked",
        "beneath",
        "chance",
        "dispatch",
        "events",
        "frame",
        "here",
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
        self.frame: Any = None
        self.here = 0
        self.tally = 0
        self.beneath: Waiting = NOTHING_WAITS
        self.asked = NOBODY
        self.topic = ""
        self.options: list[int] = []
        self.knows: list[int] = []
        self.events: list[Any] | None = None
        self.over = False
        self.dispatch = _DISPATCH.get(type(self))

    def __repr__(self) -> str:
        asked = f"seat {self.asked} is asked {self.topic!r}" if self.asked >= 0 else "nobody is asked"
        return f"<{type(self).__name__}: {self.seats} seats, {asked}, {len(self.options)} choices>"

    def clone(self) -> State:
        """Another one that goes its own way, and listens to nothing."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Cards and rules stay the same ones."""
        return self.clone()

    def __reduce__(self) -> Any:
        raise TypeError(
            "a state does not travel by itself: send game.dump(state), and game.load reads it there"
        )

    def copy_kernel(self, twin: State) -> None:
        """The kernel's part of `clone`. Frames and options are never changed in place, so they are shared."""
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.frame = self.frame
        twin.here = self.here
        twin.tally = self.tally
        twin.beneath = self.beneath
        twin.asked = self.asked
        twin.topic = self.topic
        twin.options = self.options
        twin.knows = self.knows[:]
        twin.events = None
        twin.over = self.over
        twin.dispatch = self.dispatch

    # -- the stack ---------------------------------------------------------------------------------

    @property
    def stack(self) -> list[tuple[Frame, int, int]]:
        """Every frame with its next step and its tally, the lowest first."""
        found: list[tuple[Frame, int, int]] = []
        at = Waiting(self.frame, self.here, self.tally, self.beneath)
        while at.frame is not None:
            found.append((at.frame, at.here, at.tally))
            at = at.beneath
        found.reverse()
        return found

    @property
    def frames(self) -> list[Frame]:
        """Every frame, the lowest first."""
        return [frame for frame, _, _ in self.stack]

    def clear_stack(self) -> None:
        self.frame = None
        self.here = 0
        self.tally = 0
        self.beneath = NOTHING_WAITS

    def call(self, frame: Frame, tally: int = 0) -> None:
        self.beneath = Waiting(self.frame, self.here, self.tally, self.beneath)
        self.frame = frame
        self.here = 0
        self.tally = tally

    def again(self) -> None:
        """Run this step once more."""
        self.here -= 1

    def goto(self, step: str) -> None:
        self.here = _PLACES[type(self.frame)][step]

    def finish(self) -> None:
        """Leave this frame now."""
        waiting = self.beneath
        self.frame = waiting.frame
        self.here = waiting.here
        self.tally = waiting.tally
        self.beneath = waiting.beneath

    def become(self, frame: Frame, tally: int = 0) -> None:
        """Leave this frame for another one."""
        self.frame = frame
        self.here = 0
        self.tally = tally

    def report(self, tally: int) -> None:
        """Leave a number with the frame beneath this one, in its tally."""
        waiting = self.beneath
        self.beneath = Waiting(waiting.frame, waiting.here, tally, waiting.beneath)

    def send_back(self) -> None:
        """The frame beneath this one is to run its present step once more."""
        waiting = self.beneath
        self.beneath = Waiting(waiting.frame, waiting.here - 1, waiting.tally, waiting.beneath)

    def unwind(self, depth: int) -> NoReturn:
        """Leave all frames but the lowest `depth` at this very moment; the highest of those goes on."""
        for _ in range(len(self.stack) - depth):
            self.finish()
        raise Unwound

    def ask(self, seat: int, topic: str, options: list[int]) -> None:
        """Put a question. `topic` names it; the game's words know its rule and its prompt."""
        self.asked = seat
        self.topic = topic
        self.options = options

    def end(self) -> None:
        """The game is over at this very moment."""
        self.over = True
        raise GameEnded

    def end_with_step(self) -> None:
        """The game is over, and nothing follows in this step that would have to be broken off."""
        self.over = True
        self.clear_stack()


def advance(state: State) -> None:
    """Run steps until a seat is asked or the game is over."""
    while True:
        state.asked = NOBODY
        try:
            _run_steps(state)
        except Unwound:
            continue
        except GameEnded:
            _forget_question(state)
        return


def is_legal(state: State, choice: int) -> bool:
    """Whether the choice is among those asked for."""
    if state.dispatch is None:
        return choice in state.options
    # Compiled, that would make an object of the number and compare objects.
    for option in state.options:
        if option == choice:
            return True
    return False


def answer(state: State, choice: int) -> None:
    """The asked seat answers. An illegal choice raises and changes nothing."""
    if not is_legal(state, choice):
        raise IllegalChoice(choice)
    take(state, choice)


def take(state: State, choice: int) -> None:
    """The same with one of the options, for a caller that has just picked it out of them."""
    frame = state.frame
    dispatch = state.dispatch
    state.asked = NOBODY
    try:
        if dispatch is None:
            _ANSWERS[type(frame)][state.here - 1](frame, state, choice)
        else:
            dispatch.answer(state, frame, state.here - 1, choice)
        _run_steps(state)
    except Unwound:
        advance(state)
    except GameEnded:
        _forget_question(state)


def take_answer(state: State, choice: int) -> None:
    """The first part of `take`: the frame that has asked gets the choice, and no step follows."""
    frame = state.frame
    dispatch = state.dispatch
    state.asked = NOBODY
    try:
        if dispatch is None:
            _ANSWERS[type(frame)][state.here - 1](frame, state, choice)
        else:
            dispatch.answer(state, frame, state.here - 1, choice)
    except Unwound:
        pass
    except GameEnded:
        _forget_question(state)


def _run_steps(state: State) -> None:
    dispatch = state.dispatch
    if dispatch is None:
        steps_of = _STEPS
        while state.asked < 0:
            frame = state.frame
            here = state.here
            state.here = here + 1
            steps_of[type(frame)][here](frame, state)
    else:
        while state.asked < 0:
            frame = state.frame
            if frame is None:
                _forget_question(state)
                return
            here = state.here
            state.here = here + 1
            dispatch.step(state, frame, here)


def take_step(state: State) -> None:
    """One step of `advance`, for a caller that looks at the state in between."""
    try:
        _run_step(state)
    except Unwound:
        state.asked = NOBODY
    except GameEnded:
        _forget_question(state)
    if state.frame is None:
        _forget_question(state)


def ask_again(state: State) -> None:
    """Put the present question anew, after the hidden part of the state has changed or has been loaded."""
    if state.frame is None:
        return
    state.here -= 1
    state.asked = NOBODY
    _run_step(state)


def _run_step(state: State) -> None:
    frame = state.frame
    here = state.here
    state.here = here + 1
    if state.dispatch is None:
        _STEPS[type(frame)][here](frame, state)
    else:
        state.dispatch.step(state, frame, here)


def _forget_question(state: State) -> None:
    state.over = True
    state.clear_stack()
    state.asked = NOBODY
    state.topic = ""
    state.options = []


def dump_stack(state: State) -> list[list[object]]:
    return [
        [type(frame).__name__, at, tally, *(getattr(frame, name) for name in _FIELDS[type(frame)])]
        for frame, at, tally in state.stack
    ]


def load_stack(state: State, book: FrameBook, data: list[list[Any]]) -> None:
    for name, at, tally, *fields in data:
        state.call(book.load(name, fields), tally)
        state.here = at
