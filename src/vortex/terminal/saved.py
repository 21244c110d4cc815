"""Games on this machine: opened anew, kept in a folder, listed, taken up again, removed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from vortex.bots.bot import USUAL, Thinker, make_bot
from vortex.bots.match import derived_seed
from vortex.games import game_of
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.record import RecordError
from vortex.kernel.sitting import Sitting
from vortex.library.records import read_record, records_folder
from vortex.terminal.local import Local
from vortex.terminal.names import bot_name, bots_by_names, shown_names, unnamed
from vortex.terminal.problems import file_problem
from vortex.terminal.speech import Speech


class Plan(NamedTuple):
    """A game to be played. `bots`: one a seat; empty where a person sits at this terminal."""

    game: Game[Any]
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if not bot]


class Saved(NamedTuple):
    """A record in the folder for games without a name of their own. `fault` says why it cannot be read; then nothing
    is known of it but its file."""

    path: Path
    when: datetime
    title: str = ""
    names: tuple[str, ...] = ()
    moves: int = 0
    is_over: bool = False
    fault: Exception | None = None

    def heading(self, speech: Speech) -> str:
        """Which game it is."""
        if self.fault:
            return self.path.name
        return f"{self.title}: {', '.join(shown_names(self.names, speech))}"

    def facts(self, speech: Speech) -> str:
        """How it stands with it."""
        when = f"{self.when:%Y-%m-%d %H:%M}"
        if self.fault:
            why = file_problem(self.fault, speech).removeprefix(f"{self.path}: ")
            return f"{when}, {speech.phrase('unreadable', why=why)}"
        status = speech.label("status-over" if self.is_over else "status-playing")
        return f"{speech.phrase('saved-facts', when=when, moves=self.moves)}, {status}"


def usual_plan(game: Game[Any]) -> Plan:
    places = game.table_seats
    options = {option.key: option.usual_value(places) for option in game.options}
    return Plan(game, ("", *[USUAL] * (places - 1)), options)


def with_seats(plan: Plan, seats: int) -> Plan:
    """For so many seats: more bots or fewer, and options that such a table can have."""
    plan.game.check_seats(seats)
    bot = next(filter(None, plan.bots), USUAL)
    bots = (*plan.bots[:seats], *[bot] * (seats - len(plan.bots)))
    options = {
        option.key: plan.options[option.key]
        if seats not in option.needed and (not option.seats or seats in option.seats)
        else option.usual_value(seats)
        for option in plan.game.options
    }
    return plan._replace(bots=bots, options=options)


def open_game(plan: Plan, speech: Speech, path: Path | None = None) -> Local:
    """A fresh game, dealt in secret unless the plan has a seed."""
    names = [bot_name(bot, seat) if bot else unnamed(seat) for seat, bot in enumerate(plan.bots)]
    seed = secrets.token_bytes(SEED_BYTES) if plan.seed is None else plan.seed
    sitting = Sitting.open(plan.game, plan.options, names, seed)
    return seat(sitting, plan.people, list(plan.bots), speech, path or fresh_path(plan.game.key))


def take_up(path: Path, speech: Speech, pack: Path | None = None) -> Local:
    """A saved game as it was left: the names say who plays (`companion 2` is a bot)."""
    sitting = read_sitting(path, pack)
    bots = bots_by_names(sitting.record.names)
    return seat(sitting, [place for place, bot in enumerate(bots) if not bot], bots, speech, path)


def read_sitting(path: Path, pack: Path | None = None) -> Sitting:
    record = read_record(path)
    try:
        return Sitting(game_of(record, pack), record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def seat(sitting: Sitting, people: list[int], bots: Sequence[str], speech: Speech, path: Path) -> Local:
    seated: dict[int, Thinker] = {}
    for place in range(len(sitting.record.names)):
        if place not in people:
            secret = derived_seed(sitting.record.seed, "bot", place, len(sitting.record.choices))
            seated[place] = make_bot(bots[place] or USUAL, secret)
    speech.names = shown_names(sitting.record.names, speech)
    return Local(sitting, speech, people, seated, path)


def fresh_path(key: str) -> Path:
    """A file that is not there yet, named after the game and the moment."""
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{key}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def saved_games() -> list[Saved]:
    """Those in the folder, the newest first, with those that cannot be read."""
    found = [_saved(path) for path in records_folder().glob("*.json")]
    return sorted(filter(None, found), key=lambda saved: saved.when, reverse=True)


def _saved(path: Path) -> Saved | None:
    """None if the file has just gone."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
    try:
        record = read_record(path)
        game = game_of(record)
        is_over = game.pack_hash == record.pack_hash and Sitting(game, record).asked < 0
    except (OSError, ValueError) as error:
        return Saved(path, when, fault=error)
    return Saved(path, when, game.title, tuple(record.names), len(record.choices), is_over)
