"""A record: everything needed to play a game again. It is the save file, the replay and the bug report."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from vortex.kernel.chance import CHANCE_VERSION, commitment
from vortex.kernel.choices import NotationError
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import State

FORMAT = "vortex-record"
FORMAT_VERSION = 1
_SHOWN = 80


class RecordError(ValueError):
    """A record that cannot be played again. The message says why; nothing has been changed."""


@dataclass
class Record:
    """Choices are kept in their text notation, so that a person can read the file."""

    game: str
    rules_version: int
    pack_hash: str
    options: dict[str, OptionValue]
    names: list[str]
    seed: int | bytes
    choices: list[str] = field(default_factory=list)
    cards: dict[str, str] = field(default_factory=dict)
    """The files of the pack that it was played with, so that it can be played again anywhere; empty for the game's own
    cards."""

    @property
    def commitment(self) -> str:
        """Shown before the first move of a sealed game."""
        return commitment(self.seed) if isinstance(self.seed, bytes) else ""

    def to_json(self) -> str:
        body = self._body()
        return json.dumps({**body, "digest": _digest(body)}, indent=1, ensure_ascii=False) + "\n"

    def _body(self) -> dict[str, Any]:
        cards = {"cards": self.cards} if self.cards else {}
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "chance_version": CHANCE_VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "pack": self.pack_hash,
            "options": self.options,
            "names": self.names,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "choices": self.choices,
            **cards,
        }


def record_from_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("this is not a whole record: the file is cut off or is not JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("this is not a record of a game")
    for key, mine in (("format_version", FORMAT_VERSION), ("chance_version", CHANCE_VERSION)):
        if data.get(key) != mine:
            words = key.replace("_", " ")
            raise RecordError(
                f"the record has {words} {data.get(key)!r}; this version of Vortex reads {mine}"
            )
    digest = data.pop("digest", None)
    try:
        fitting = _digest(data)
    except (ValueError, RecursionError) as error:  # half a surrogate pair, or nested too deeply
        raise RecordError("this is not a record of a game: it holds what no record holds") from error
    if digest != fitting:
        raise RecordError("the record has been altered: its digest does not fit its content")
    _check_shape(data)
    seed = data["seed"]
    return Record(
        data["game"],
        data["rules_version"],
        data["pack"],
        data["options"],
        data["names"],
        bytes.fromhex(seed) if isinstance(seed, str) else seed,
        data["choices"],
        data.get("cards", {}),
    )


def replay(game: Game[Any], record: Record, upto: int | None = None, listen: bool = False) -> State:
    """The state after the first `upto` choices (all of them, if None), on request with its events."""
    check_playable(game, record)
    try:
        state: State = game.new(record.options, len(record.names), record.seed)
    except OptionError as error:
        raise RecordError(f"the record cannot be played: {error}") from error
    if listen:
        state.events = []
    for number, text in enumerate(record.choices[:upto], 1):
        with playing(number, text):
            game.apply(state, game.notation.read(text))
    return state


@contextmanager
def playing(number: int, text: str) -> Iterator[None]:
    """What a record's choice may do wrong, in words."""
    try:
        yield
    except (NotationError, IllegalChoice) as error:
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
        raise RecordError(f"choice {number}, {shown!r}, cannot be played: {error}") from error


def check_playable(game: Game[Any], record: Record) -> None:
    if record.game != game.key:
        raise RecordError(f"this is a record of {record.game}, not of {game.key}")
    if record.rules_version != game.rules_version:
        raise RecordError(
            f"the record was played by rules version {record.rules_version}; this is {game.rules_version}"
        )
    if record.pack_hash != game.pack_hash:
        raise RecordError(
            "the record was played with another pack of cards; give that pack to play it again, "
            "or, if it was the game's own, use the version of Vortex that it was played with"
        )


def canonical(data: Mapping[str, Any]) -> bytes:
    """The one way to write plain data as bytes: what hashes and comparisons use."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _digest(body: Mapping[str, Any]) -> str:
    return sha256(canonical(body)).hexdigest()


def _check_shape(data: Mapping[str, Any]) -> None:
    shapes: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "rules_version": int,
        "pack": str,
        "options": dict,
        "names": list,
        "seed": (int, str),
        "choices": list,
    }
    for key, kind in shapes.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise RecordError(f"the record's {key!r} is missing or of the wrong kind")
    cards = data.get("cards", {})
    if not isinstance(cards, dict) or not all(isinstance(text, str) for text in cards.values()):
        raise RecordError("the record's 'cards' are not the files of a pack")
    if not all(isinstance(item, str) for item in (*data["names"], *data["choices"])):
        raise RecordError("the record's names and choices must be texts")
    if isinstance(data["seed"], str):
        try:
            bytes.fromhex(data["seed"])
        except ValueError as error:
            raise RecordError("the record's seed is not hexadecimal text") from error
