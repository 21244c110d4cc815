"""What is asked about the cards that people make, and how the answer is found: in a process of its own, with a limit to
its time and memory, for nothing that comes from outside is trusted to be harmless.

What is played here is played from seeds that the request brings, so the same request always gets the same answer.
"""

from __future__ import annotations

import random
import re
from functools import lru_cache, partial
from typing import Any, Literal

from msgspec import Struct

from vortex.bots.bot import make_bot
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.games import given_files, load_game, mended_game, own_pack
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import CardFace, Game
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.pack import Entry, PackError, PackFiles
from vortex.kernel.rulebook import chapter_of
from vortex.kernel.state import State
from vortex.kernel.words import wording
from vortex.protocol import CardDraft, Face, Mistake
from vortex.server import workshop
from vortex.server.faces import face_of

Files = dict[str, str]
Trial = Literal["ok", "endless", "stuck", "fault"]
_TRIAL_DECISIONS = 25_000
_BOT_DECISIONS = 300
_OPENINGS = 400
_MOST_SET_UP = 200
_MOST_LIKES = 3
_COPIES = re.compile("^copies = .*$", re.MULTILINE)
_TILE = re.compile("^tile = .*$", re.MULTILINE)


class EditRequest(Struct, frozen=True, tag="edit"):
    """The files of a pack with a card as it stands in a form, or without that card."""

    game: str
    name: str
    files: Files
    card: CardDraft
    is_out: bool = False


class ListRequest(Struct, frozen=True, tag="list"):
    """What a pack has that the game has not, or has otherwise."""

    game: str
    files: Files


class BringRequest(Struct, frozen=True, tag="bring"):
    """What is in a zip file. Its cards may be `most` letters long."""

    content: bytes
    most: int
    language: str


class Brought(Struct, frozen=True):
    """Of a pack that comes as a zip file. A `mistake` says why it is none."""

    mistake: str = ""
    game: str = ""
    name: str = ""
    files: Files = {}
    pictures: dict[str, bytes] = {}


class CheckRequest(Struct, frozen=True, tag="check"):
    """What is wrong with a pack, and how one of its cards looks. `pictures`: those that it has; None where they do not
    matter."""

    game: str
    files: Files
    pictures: list[str] | None
    language: str
    kind: str = ""
    key: str = ""


class CheckFound(Struct, frozen=True):
    mistakes: list[Mistake]
    warnings: list[str]
    face: Face | None = None
    sentences: dict[str, list[str]] = {}
    """What is printed on the card, in every language."""


class TrialRequest(Struct, frozen=True, tag="trial"):
    """Whether games with these cards come to an end."""

    game: str
    files: Files
    seed: int


class OpeningRequest(Struct, frozen=True, tag="opening"):
    """A deal with which a card is in the opening of a seat, or lies before all."""

    game: str
    files: Files
    kind: str
    key: str
    seats: int
    seed: int


class OpeningFound(Struct, frozen=True):
    """`seed` is empty if there is no such deal among many; `choices` lead from it to the opening of a seat."""

    seed: str = ""
    choices: list[int] = []
    seat: int = 0


class GameRequest(Struct, frozen=True, tag="game"):
    """One game by bots, and who could use and who used a card in it."""

    game: str
    files: Files
    key: str
    seats: int
    level: str
    number: int


class GameFound(Struct, frozen=True):
    winners: list[int]
    rounds: int
    could: list[int]
    used: list[int]


class PictureRequest(Struct, frozen=True, tag="picture"):
    content: bytes


Request = (
    EditRequest
    | ListRequest
    | BringRequest
    | CheckRequest
    | TrialRequest
    | OpeningRequest
    | GameRequest
    | PictureRequest
)


def find(request: Request) -> object:
    match request:
        case EditRequest():
            return edit(request)
        case ListRequest():
            return workshop.listed(request.files, request.game)
        case BringRequest():
            return bring(request)
        case CheckRequest():
            return check(request)
        case TrialRequest():
            return trial(request)
        case OpeningRequest():
            return opening(request)
        case GameRequest():
            return game(request)
        case PictureRequest():
            # Loaded here, for it takes a while, and only those who make cards need it.
            from vortex.server.pictures import clean_picture

            return clean_picture(request.content)


@lru_cache(8)
def _read(key: str, files: tuple[tuple[str, str], ...]) -> Game[Any]:
    return load_game(key, given_files(dict(files)) if files else None)


def _game(key: str, files: Files) -> Game[Any]:
    return _read(key, tuple(files.items()))


# -- writing -------------------------------------------------------------------------------------------


def edit(request: EditRequest) -> Files:
    card = request.card
    if request.is_out:
        return workshop.without_card(request.files, request.game, request.name, card.kind, card.key)
    return workshop.with_card(request.files, request.game, request.name, card)


def bring(request: BringRequest) -> Brought:
    try:
        return Brought("", *workshop.brought(request.content, request.most))
    except workshop.NoPack as error:
        return Brought(wording(request.language).write(error.words))


# -- checking ------------------------------------------------------------------------------------------


def check(request: CheckRequest) -> CheckFound:
    write = wording(request.language).write
    contents = {name: text.encode() for name, text in request.files.items()}
    try:
        files = PackFiles(contents, request.pictures)
        mistakes, found = mended_game(request.game, files)
    except PackError as error:
        # Not even TOML, or for another game.
        said = [Mistake("", "", "", write(each.words)) for each in error.mistakes]
        return CheckFound(said, [])
    said = [
        Mistake(
            each.entry.kind if each.entry else "",
            str(each.entry.fields.get("key", "")) if each.entry else "",
            each.field,
            write(each.words),
        )
        for each in mistakes
    ]
    warnings = [write(warning) for warning in found.warnings] if found is not None and not mistakes else []
    face = _drawn(request, found) or _drawn_alone(request, files) if request.key else None
    if face is None:
        return CheckFound(said, warnings)
    sentences: dict[str, list[str]] = {each: list(map(wording(each).write, face.lines)) for each in LANGUAGES}
    return CheckFound(said, warnings, face_of(face, wording(request.language)), sentences)


def _drawn(request: CheckRequest, found: Game[Any] | None) -> CardFace | None:
    """The card that is asked about."""
    faces = () if found is None else found.gallery()
    return next((face for face in faces if (face.kind, face.key) == (request.kind, request.key)), None)


def _drawn_alone(request: CheckRequest, files: PackFiles) -> CardFace | None:
    """The card where the pack cannot be read as a whole: among the game's own, in the place of one like it."""
    mine = next((each for each in files.entries if each.id == (request.kind, request.key)), None)
    card = _written(request)
    if mine is None or not card:
        return None
    own = [each for each in PackFiles(own_pack(request.game)).entries if each.kind == mine.kind]
    if any(each.id == mine.id for each in own):
        return _drawn_with(request, card)
    for like in sorted(own, key=partial(_unlikeness, mine))[:_MOST_LIKES]:
        gone = f'[[{like.kind}]]\nkey = "{like.id[1]}"\nleft_out = true\n'
        # As many of it, and, for a zone, at a tile that lacks one.
        there = _COPIES.sub(f"copies = {like.fields.get('copies', 1)}", card)
        there = _TILE.sub(f'tile = "{like.fields.get("tile")}"', there)
        if (face := _drawn_with(request, f"{gone}{there}")) is not None:
            return face
    return None


def _drawn_with(request: CheckRequest, text: str) -> CardFace | None:
    try:
        found = mended_game(request.game, PackFiles({"pack.toml": text.encode()}, request.pictures))[1]
    except PackError:
        return None
    return _drawn(request, found)


def _written(request: CheckRequest) -> str:
    """What the pack says of the card."""
    lines = "".join(request.files.values()).split("\n")
    for number, line in enumerate(lines):
        if line == f'key = "{request.key}"' and _kind_above(lines, number) == request.kind:
            begin = max(n for n in range(number) if lines[n].startswith("[["))
            end = next((n for n in range(number, len(lines)) if lines[n].startswith("[[")), len(lines))
            return "\n".join(lines[begin:end])
    return ""


def _kind_above(lines: list[str], number: int) -> str:
    above = next((line for line in reversed(lines[:number]) if line.startswith("[[")), "")
    return above.strip("[]")


def _unlikeness(mine: Entry, other: Entry) -> tuple[int, int]:
    """Of two cards of a kind: what counts how many there are of them."""
    copies = [each.fields.get("copies", 1) for each in (mine, other)]
    differing = sum(mine.fields.get(field) != other.fields.get(field) for field in ("team", "type", "tile"))
    return differing, int(copies[0] != copies[1])


# -- playing -------------------------------------------------------------------------------------------


class _Endless(Exception):
    pass


class _Bounded(Watcher):
    """So many decisions, and no more."""

    def __init__(self, most: int) -> None:
        self._left = most

    def before(self, state: Any, choice: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise _Endless


def trial(request: TrialRequest) -> Trial:
    """Games by bots that choose anything, at the smallest and the largest table, and the beginning of one by bots that
    weigh what they do."""
    try:
        found = _game(request.game, request.files)
    except PackError:
        return "fault"
    most = found.most_decisions or _TRIAL_DECISIONS
    sizes = sorted({found.seats.start, found.seats.stop - 1, found.usual_seats})
    games = [(seats, "random", most) for seats in sizes] + [(found.usual_seats, "companion", _BOT_DECISIONS)]
    for number, (seats, level, limit) in enumerate(games):
        options = options_for(found, seats)
        try:
            state: State = found.new(options, seats, derived_seed(request.seed, number))
            bots = [make_bot(level, derived_seed(request.seed, number, seat)) for seat in range(seats)]
            play_out(found, state, bots, _Bounded(limit))
            if found.outcome(state) is None:
                return "stuck"
        except _Endless:
            if level == "random":
                return "endless"
        except (IndexError, AssertionError):
            return "stuck" if not getattr(state, "options", None) else "fault"
        except Exception:
            return "fault"
    return "ok"


def options_for(found: Game[Any], seats: int) -> dict[str, Any]:
    """What must be chosen at a table of this size, and otherwise the usual."""
    given = {
        option.key: next(value for value in option.values if value != option.default)
        for option in found.options
        if seats in option.needed
    }
    return found.settle(given, seats)


def opening(request: OpeningRequest) -> OpeningFound:
    found = _game(request.game, request.files)
    options = options_for(found, request.seats)
    luck = random.Random(request.seed)
    for _ in range(_OPENINGS):
        seed = luck.randbytes(SEED_BYTES)
        state: State = found.new(options, request.seats, seed)
        choices: list[int] = []
        while state.asked >= 0 and _is_setting_up(found, state) and len(choices) < _MOST_SET_UP:
            choice = luck.choice(found.legal(state))
            choices.append(choice)
            found.apply(state, choice)
        for seat in range(request.seats):
            if request.key in _seen(found.view(state, seat)):
                return OpeningFound(seed.hex(), choices, seat)
        if found.comes_next(state, request.kind, request.key):
            return OpeningFound(seed.hex(), choices)
    return OpeningFound()


def _is_setting_up(found: Game[Any], state: State) -> bool:
    """A game, or its match, has not begun yet."""
    return chapter_of(found.ask(state).question.rule).endswith(("-SETUP", "-MATCH"))


def _seen(view: object) -> set[str]:
    """All words in a view; copies of a card carry a number at the end of their key."""
    if isinstance(view, str):
        return {view, re.sub(r"-\d+$", "", view)}
    if isinstance(view, dict):
        return set().union(*map(_seen, view.values()))
    if isinstance(view, list | tuple):
        return set().union(*map(_seen, view))
    return set()


class _Counting(Watcher):
    def __init__(self, found: Game[Any], state: State, number: int) -> None:
        self._measuring = found.measuring
        self.measures = found.measuring.begin(state)
        self._number = number
        state.events = []

    def choose(self, state: Any) -> int | None:
        return self._measuring.opening(state, self._number)

    def before(self, state: Any, choice: int) -> None:
        self.measures.before(state, choice)

    def after(self, state: Any) -> None:
        for event in state.events or ():
            self.measures.heard(state, event)
        if state.events:
            state.events.clear()


def game(request: GameRequest) -> GameFound:
    """The same number gives the same deal, as far as the cards allow it, with these cards and with others."""
    found = _game(request.game, request.files)
    seats = request.seats
    state: State = found.new(
        options_for(found, seats), seats, derived_seed(request.game, "measured", request.number)
    )
    counting = _Counting(found, state, request.number)
    bots = [make_bot(request.level, derived_seed("bot", request.number, seat)) for seat in range(seats)]
    play_out(found, state, bots, counting)
    outcome = found.outcome(state)
    assert outcome is not None
    counting.measures.at_the_end(state, outcome.winners)
    measured = counting.measures.measured
    is_card = re.compile(rf"[^/]*/{re.escape(request.key)}(-\d+)?( \d+)?").fullmatch
    could = [seat for seat in range(seats) if any(map(is_card, measured.could[seat]))]
    used = [seat for seat in could if any(map(is_card, measured.used[seat]))]
    return GameFound(list(outcome.winners), found.rounds(state), could, used)
