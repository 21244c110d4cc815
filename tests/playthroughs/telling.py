"""A game as text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from vortex.kernel.events import Event
from vortex.kernel.game import Game, OptionValue, View
from vortex.kernel.state import State
from vortex.kernel.words import wording

Scenario = tuple[Mapping[str, OptionValue], int, int | bytes, Sequence[str]]

_NOT_THE_TABLE = ("asked", "options", "question", "seat", "topic")
"""Parts of a view that repeat the question, which stands above anyway."""

_PRINTED = {"name", "suit", "tardis"}
"""A part of a view that has a key and one of these is a card with what is printed on it."""

_SHORT = 6

_written = json.JSONEncoder(ensure_ascii=False).encode


class Viewer(NamedTuple):
    name: str
    seat: int | None


def tell(game: Game[Any], name: str, scenario: Scenario) -> list[str]:
    """The lines of one golden file."""
    options, seats, seed, choices = scenario
    viewers = [*(Viewer(str(seat + 1), seat) for seat in range(seats)), Viewer("*", None)]
    names = tuple(f"Seat {seat + 1}" for seat in range(seats))
    state: State = game.new(options, seats, seed)
    settled = ", ".join(f"{key}={str(value).lower()}" for key, value in game.check_options(options).items())
    lines = [
        f"# {game.title}: {name.replace('_', ' ')}",
        f"# {seats} seats; {settled or 'no options'}; seed {seed!r}",
        "# [12*] says who sees a line: seats by number, * a spectator. ~ is a change of the view.",
        f"# Written by: python -m tests.playthroughs.make {game.key} {name}",
        "",
        "the table at the start",
        *_shared(viewers, lambda viewer: _told(_flat(_table(game, state, viewer)))),
    ]
    before = {viewer: _flat(_table(game, state, viewer)) for viewer in viewers}
    for number, text in enumerate(choices, 1):
        ask = game.ask(state)
        lines += [
            "",
            f"{number}. seat {ask.seat + 1}: {ask.question.prompt} ({ask.topic}, {ask.question.rule})",
            f"   {' | '.join(option.notation for option in ask.options)}",
            f"   > {text}",
        ]
        state.events = []
        game.apply(state, game.notation.read(text))
        happened = state.events
        lines += _shared(viewers, partial(_lines_of_events, game, happened, names))
        after = {viewer: _flat(_table(game, state, viewer)) for viewer in viewers}
        changes = {viewer: _changes(before[viewer], after[viewer]) for viewer in viewers}
        lines += _shared(viewers, changes.__getitem__)
        before = after
    outcome = game.outcome(state)
    if outcome is None:
        lines += ["", f"and so on: seat {state.asked + 1} is asked ({state.topic})"]
    else:
        winners = ", ".join(str(seat + 1) for seat in outcome.winners) or "nobody"
        lines += ["", f"the end: {outcome.kind}; won by {winners}; scores {list(outcome.scores)}"]
    return lines


def _shared(viewers: list[Viewer], seen_by: Callable[[Viewer], dict[str, str]]) -> list[str]:
    """What all viewers see of the same things: every line once, with those who see it so."""
    seen = {viewer: seen_by(viewer) for viewer in viewers}
    things: list[str] = []
    for viewer in viewers:
        place = 0
        known = set(things)
        for thing in seen[viewer]:
            if thing not in known:
                things.insert(place, thing)
                place += 1
            else:
                place = things.index(thing) + 1
    width = len(viewers) + 2
    lines: list[str] = []
    for thing in things:
        who: dict[str, str] = {}
        for viewer in viewers:
            if thing in seen[viewer]:
                line = seen[viewer][thing]
                who[line] = who.get(line, "") + viewer.name
        lines += [f"   {f'[{names}]':<{width}} {line}" for line, names in who.items() if line]
    return lines


def _table(game: Game[Any], state: State, viewer: Viewer) -> View:
    view = game.view(state, viewer.seat)
    return {key: value for key, value in view.items() if key not in _NOT_THE_TABLE}


def _flat(view: View) -> dict[str, str]:
    """Every leaf of a view by its path; a list of plain things is one leaf, and so is an empty one."""
    found: dict[str, str] = {}
    for key, part in view.items():
        _add_leaves(found, key, part)
    return found


def _add_leaves(found: dict[str, str], path: str, value: Any) -> None:
    if isinstance(value, dict | list):
        value = _without_print(value)
    if isinstance(value, dict) and value:
        for key, part in value.items():
            _add_leaves(found, f"{path}.{key}", part)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        for index, part in enumerate(value):
            _add_leaves(found, f"{path}.{index}", part)
    else:
        found[path] = _written(value)


def _without_print(value: Any) -> Any:
    """A card with all that is printed on it is told by its key, with what is true of it at the moment."""
    if isinstance(value, list):
        return [_without_print(part) for part in value]
    if isinstance(value, dict) and "key" in value and _PRINTED & value.keys():
        return " ".join([value["key"], *(f"({fact})" for fact, holds in value.items() if holds is True)])
    return value


def _told(flat: dict[str, str]) -> dict[str, str]:
    return {path: f"{path} {value}" for path, value in flat.items()}


def _lines_of_events(
    game: Game[Any], events: list[Event], names: tuple[str, ...], viewer: Viewer
) -> dict[str, str]:
    write = wording("en").write
    return {str(n): write(game.tell(event.seen_by(viewer.seat)), names) for n, event in enumerate(events)}


def _changes(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    if before == after:
        return {}
    lines: dict[str, str] = {}
    for path, value in after.items():
        if path not in before:
            lines[path] = f"~ {path} {value}"
        elif before[path] != value:
            lines[path] = f"~ {path} {_change(before[path], value)}"
    for path in before:
        if path not in after and not _is_told_otherwise(path, after):
            lines[path] = f"~ {path} gone"
    return lines


def _is_told_otherwise(path: str, after: dict[str, str]) -> bool:
    """A list that was empty has parts now, or one that had parts is empty: the lines about that say it."""
    steps = path.split(".")
    parents = {".".join(steps[:n]) for n in range(1, len(steps))}
    return any(other in parents or other.startswith(path + ".") for other in after)


def _change(before: str, after: str) -> str:
    """Of a longer list only what has come and gone, unless merely its order has changed."""
    old, new = json.loads(before), json.loads(after)
    if isinstance(old, list) and isinstance(new, list) and len(old) + len(new) > _SHORT:
        gone, come = Counter(map(json.dumps, old)), Counter(map(json.dumps, new))
        parts = [f"-{item}" for item in (gone - come).elements()] + [
            f"+{item}" for item in (come - gone).elements()
        ]
        if parts:
            return " ".join(parts)
    return f"{before} -> {after}"
