"""`vortex play`: in the browser, or with people and bots around one terminal."""

from __future__ import annotations

import secrets
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from vortex.bots.bot import USUAL, Bot, is_bot, make_bot
from vortex.bots.match import derived_seed
from vortex.cli.errors import Broken, Misused
from vortex.cli.settings import USUAL_PORT, game_option, language_option, pack_option, read_bots, read_options
from vortex.games import GAMES, load_game
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import Game
from vortex.kernel.record import RecordError
from vortex.kernel.sitting import Sitting
from vortex.library.records import read_record, records_folder
from vortex.terminal.lines import LineMode
from vortex.terminal.local import Local
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.speech import Speech, language_of


@click.command()
@click.argument("game", required=False)
@click.option("--terminal", is_flag=True, help="Play in this terminal; so does every option marked with *.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"The page's port. [default: {USUAL_PORT}, or any free one if that is taken]",
)
@click.option("--database", metavar="URL", help="Where the page keeps its tables.")
@click.option("--local", is_flag=True, help="The page is for this computer only, not for its network.")
@click.option("--no-browser", is_flag=True, help="Do not open the page, only say where it is.")
@click.option("--seats", type=int, help="* How many seats.")
@click.option(
    "--human",
    "humans",
    multiple=True,
    metavar="SEAT",
    help="* A seat for a person at this terminal; may be given again. `all`, or `none` to watch. [default: 1]",
)
@click.option(
    "--bots",
    help="* Who takes the other seats: one name, or one a seat with commas between. [default: companion]",
)
@game_option
@pack_option
@click.option("--seed", type=int, help="* Play a known game instead of a secret one.")
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE", help="* Where the game is saved.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="* Go on with a saved game.")
@click.option("--plain", is_flag=True, help="* Lines instead of panes; always so where there is no terminal.")
@language_option
def play(
    game: str | None,
    terminal: bool,
    port: int | None,
    database: str | None,
    local: bool,
    no_browser: bool,
    seats: int | None,
    humans: tuple[str, ...],
    bots: str | None,
    options: tuple[str, ...],
    pack: Path | None,
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    plain: bool,
    language: str | None,
) -> None:
    """Play GAME alone against bots, with several people around one screen, or with others by a link.

    The page opens in the browser. Where it has not been built or the server is not installed, the game is played in
    the terminal.
    """
    in_terminal = terminal or plain or bool(humans or options)
    if not in_terminal and all(each is None for each in (seats, bots, pack, seed, record, resume)):
        if game is not None:
            load_game(game)
        from vortex.cli import browser

        missing = browser.what_is_missing()
        if not missing:
            browser.play_in_browser(game, port, database, local, not no_browser)
            return
        click.echo(f"Playing in the terminal: {missing}.", err=True)
    speech = Speech(language_of(language))
    screen = Screen(not (is_terminal(sys.stdin) and is_terminal(sys.stdout)), speech)
    try:
        if resume is not None:
            if seats is not None or options or seed is not None:
                raise Misused("a resumed game keeps its seats, options and seed")
            sitting = _resumed(game, resume, pack)
            path = record or resume
        else:
            played = load_game(game or _which(screen), pack)
            sitting = _opened(played, seats, humans, bots, options, seed)
            path = record or _unnamed(played.key)
        if path != resume:
            _check_new(path)
        people, seated = _seated(sitting, humans, bots)
        again = f"vortex play --resume {shlex.quote(str(path))}"
        again += f" --pack {shlex.quote(str(pack))}" if pack else ""
        speech.names = tuple(sitting.record.names)
        playing = Local(sitting, speech, people, seated, path)
        playing.save()
        _welcome(screen, sitting, path, people)
    except (EOFError, KeyboardInterrupt) as stopped:
        raise SystemExit(130 if isinstance(stopped, KeyboardInterrupt) else 0) from None
    code = 0
    try:
        if LineMode(playing, screen).run():
            _farewell(screen, playing)
            return
    except EOFError:
        pass
    except KeyboardInterrupt:
        code = 130
        screen.say("")
    playing.save()
    screen.say(speech.phrase("saved", path=str(path)))
    screen.say(speech.phrase("go-on", command=again))
    raise SystemExit(code)


def _which(screen: Screen) -> str:
    keys = list(GAMES)
    for fault in GAMES.faults.values():
        screen.say(f"Note: {fault}")
    screen.say("Which game?")
    for number, key in enumerate(keys, 1):
        screen.say(f"{number:3}  {load_game(key).title}")
    while True:
        typed = screen.read().lower()
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        found = [key for key in keys if typed and key.startswith(typed.replace(" ", "-"))]
        if len(found) == 1:
            return found[0]
        screen.say(f"Type a number from 1 to {len(keys)}, or one of: {', '.join(keys)}.")


def _opened(
    game: Game[Any],
    seats: int | None,
    humans: tuple[str, ...],
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
) -> Sitting:
    settled = read_options(game, options)
    places = game.usual_seats if seats is None else seats
    game.check_seats(places)
    people = _people(humans or ("1",), places)
    by_seat = read_bots(bots or USUAL, places)
    names = [
        _unnamed_player(seat) if seat in people else f"{by_seat[seat]} {seat + 1}" for seat in range(places)
    ]
    return Sitting.open(game, settled, names, secrets.token_bytes(SEED_BYTES) if seed is None else seed)


def _resumed(game: str | None, path: Path, pack: Path | None) -> Sitting:
    record = read_record(path)
    if game is not None and game != record.game:
        raise Misused(f"{path} is a record of {record.game}, not of {game}")
    try:
        sitting = Sitting(load_game(record.game, pack), record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    if sitting.asked < 0:
        raise Broken(f"{path}: this game is over; look at it with: vortex verify {shlex.quote(str(path))}")
    return sitting


def _seated(sitting: Sitting, humans: tuple[str, ...], bots: str | None) -> tuple[list[int], dict[int, Bot]]:
    """Who sits where. The names in the record say it (`companion 2` is a bot), unless the command says otherwise."""
    names = sitting.record.names
    places = len(names)
    by_seat = [_bot_named(name) if name != _unnamed_player(seat) else "" for seat, name in enumerate(names)]
    people = [seat for seat in range(places) if not by_seat[seat]]
    if humans:
        people = _people(humans, places)
    if bots is not None:
        by_seat = read_bots(bots, places)
    seated: dict[int, Bot] = {}
    for seat in range(places):
        if seat not in people:
            secret = derived_seed(sitting.record.seed, "bot", seat, len(sitting.record.choices))
            seated[seat] = make_bot(by_seat[seat] or USUAL, secret)
    return people, seated


def _unnamed_player(seat: int) -> str:
    return f"Player {seat + 1}"


def _bot_named(name: str) -> str:
    """The bot of a name like `companion 2`; nothing for a person's."""
    bot = name.rpartition(" ")[0]
    return bot if is_bot(bot) else ""


def _people(humans: tuple[str, ...], places: int) -> list[int]:
    if humans == ("all",):
        return list(range(places))
    if humans == ("none",):
        return []
    people: set[int] = set()
    for text in humans:
        if not (text.isdecimal() and 1 <= int(text) <= places):
            raise Misused(f"--human takes a seat from 1 to {places}, `all` or `none`, not {text!r}")
        people.add(int(text) - 1)
    return sorted(people)


def _unnamed(key: str) -> Path:
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{key}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def _check_new(path: Path) -> None:
    if path.is_dir():
        raise Broken(f"{path}: is a directory; a file is needed to save the game in")
    if path.is_file() and path.stat().st_size:
        raise Broken(
            f"{path}: is there already; to go on with it: vortex play --resume {shlex.quote(str(path))}"
        )
    if not path.resolve().parent.is_dir():
        raise Broken(f"{path}: the folder {path.resolve().parent} is not there")


def _welcome(screen: Screen, sitting: Sitting, path: Path, people: list[int]) -> None:
    record, speech = sitting.record, screen.speech
    screen.say(f"{sitting.game.title}: {', '.join(record.names)}", "bold")
    if isinstance(record.seed, bytes):
        screen.say(speech.phrase("sealed", hash=record.commitment))
    else:
        screen.say(f"{speech.label('seed')}: {record.seed}")
    screen.say(speech.phrase("saved-always", path=str(path)))
    if people:
        screen.say(speech.phrase("type-help"))


def _farewell(screen: Screen, playing: Local) -> None:
    record = playing.sitting.record
    if isinstance(record.seed, bytes):
        screen.say(screen.speech.phrase("commitment", hash=record.commitment))
    path = shlex.quote(str(playing.path))
    screen.say(screen.speech.phrase("check-it", path=path))
    screen.say(screen.speech.phrase("look-back", path=path))
