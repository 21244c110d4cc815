"""Games on this machine: opened anew, kept in a folder, listed, taken up again, removed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from vortex.bots.bot import USUAL, Thinker, is_bot, make_bot
from vortex.bots.match import derived_seed
from vortex.games import load_game
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.record import RecordError
from vortex.kernel.sitting import Sitting
from vortex.library.records import read_record, records_folder
from vortex.terminal.local import Local
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
    """A record in the folder for games without a name of their own."""

    path: Path
    title: str
    names: tuple[str, ...]
    moves: int
    is_over: bool
    when: datetime


def usual_plan(game: Game[Any], seats: int | None = None) -> Plan:
    places = game.usual_seats if seats is None else seats
    return Plan(game, ("", *[USUAL] * (places - 1)), {option.key: option.default for option in game.options})


def open_game(plan: Plan, speech: Speech, path: Path | None = None) -> Local:
    """A fresh game, dealt in secret unless the plan has a seed."""
    names = [f"{bot} {seat + 1}" if bot else unnamed(seat) for seat, bot in enumerate(plan.bots)]
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
        return Sitting(load_game(record.game, pack), record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def seat(sitting: Sitting, people: list[int], bots: Sequence[str], speech: Speech, path: Path) -> Local:
    seated: dict[int, Thinker] = {}
    for place in range(len(sitting.record.names)):
        if place not in people:
            secret = derived_seed(sitting.record.seed, "bot", place, len(sitting.record.choices))
            seated[place] = make_bot(bots[place] or USUAL, secret)
    speech.names = tuple(sitting.record.names)
    return Local(sitting, speech, people, seated, path)


def bots_by_names(names: Sequence[str]) -> list[str]:
    """The bot of a name like `companion 2`; nothing for a person's."""
    bots = []
    for place, name in enumerate(names):
        bot = name.rpartition(" ")[0]
        bots.append(bot if name != unnamed(place) and is_bot(bot) else "")
    return bots


def unnamed(seat: int) -> str:
    return f"Player {seat + 1}"


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
    """Those in the folder, the newest first; what is no record is left out."""
    found = []
    for path in records_folder().glob("*.json"):
        try:
            record = read_record(path)
            game = load_game(record.game)
            is_over = game.pack_hash == record.pack_hash and Sitting(game, record).asked < 0
        except (OSError, ValueError):
            continue
        when = datetime.fromtimestamp(path.stat().st_mtime)
        found.append(Saved(path, game.title, tuple(record.names), len(record.choices), is_over, when))
    return sorted(found, key=lambda saved: saved.when, reverse=True)
