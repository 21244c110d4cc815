"""`vortex play`: in the browser, or with people and bots around one terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import click

from vortex.bots.bot import USUAL
from vortex.cli import pack_games
from vortex.cli.completing import complete_bots, complete_games
from vortex.cli.errors import Broken, Misused
from vortex.cli.player_command import PlayerCommand
from vortex.cli.settings import (
    USUAL_PORT,
    game_option,
    language_option,
    pack_option,
    read_bots,
    read_options,
)
from vortex.games import load_game
from vortex.kernel.game import Game
from vortex.kernel.pack import PackFiles
from vortex.terminal.choosing import choose_game
from vortex.terminal.lines import LineMode
from vortex.terminal.local import Local
from vortex.terminal.names import bots_by_names
from vortex.terminal.running import run_app, shows_panes, tell_of_panes
from vortex.terminal.saved import Plan, fresh_path, open_game, read_sitting, seat
from vortex.terminal.screen import Screen, is_terminal
from vortex.terminal.speech import Speech, language_of


@click.command(cls=PlayerCommand)
@click.argument("game", required=False, shell_complete=complete_games)
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
    shell_complete=complete_bots,
    help="* Who takes the other seats: one name, or one a seat with commas between; your own as "
    "MODULE:CLASS. [default: companion]",
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

    The page opens in the browser; with --pack, where a table is set up with these cards. Where it has not been built
    or the server is not installed, the game is played in the terminal. Without GAME the terminal offers the games and
    those that were saved.
    """
    in_terminal = terminal or plain or bool(humans or options)
    if pack is not None and game is None and resume is None:
        game = pack_games.game_of(PackFiles(pack))
    if not in_terminal and all(each is None for each in (seats, bots, seed, record, resume)):
        if game is not None:
            load_game(game, pack)
        from vortex.cli import browser

        missing = browser.what_is_missing()
        if not missing:
            browser.play_in_browser(game, pack, port, database, local, not no_browser)
            return
        click.echo(f"Playing in the terminal: {missing}.", err=True)
    speech = Speech(language_of(language))
    if game is None and resume is None and shows_panes(plain):
        run_app(speech)
        return
    screen = Screen(not (is_terminal(sys.stdin) and is_terminal(sys.stdout)), speech)
    try:
        if resume is not None:
            if seats is not None or options or seed is not None:
                raise Misused(speech.phrase("play-keeps"))
            playing = _resumed(game, resume, pack, humans, bots, record, speech)
        else:
            plan = _planned(game, pack, seats, humans, bots, options, seed, speech) if game else None
            if plan is None:
                chosen = choose_game(screen)
                if isinstance(chosen, Path):
                    playing = _resumed(None, chosen, pack, (), None, None, speech)
                else:
                    plan = chosen._replace(seed=seed)
            if plan is not None:
                path = record or fresh_path(plan.game.key)
                _check_new(path, speech)
                playing = open_game(plan, speech, path)
        again = f"vortex play --resume {shlex.quote(str(playing.path))}"
        if pack and not playing.sitting.record.cards:  # of a version that did not keep them
            again += f" --pack {shlex.quote(str(pack))}"
        playing.save()
    except (EOFError, KeyboardInterrupt) as stopped:
        raise SystemExit(130 if isinstance(stopped, KeyboardInterrupt) else 0) from None
    if shows_panes(plain):
        run_app(speech, playing)
        playing.save()
        if playing.sitting.asked < 0:
            _farewell(screen, playing)
        else:
            _see_you(screen, playing, again)
        return
    code = 0
    try:
        _welcome(screen, playing, plain)
        if LineMode(playing, screen).run():
            playing.save()
            _farewell(screen, playing)
            return
    except EOFError:
        pass
    except KeyboardInterrupt:
        code = 130
        screen.say("")
    playing.save()
    _see_you(screen, playing, again)
    raise SystemExit(code)


def _planned(
    key: str,
    pack: Path | None,
    seats: int | None,
    humans: tuple[str, ...],
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
    speech: Speech,
) -> Plan:
    game: Game[Any] = load_game(key, pack)
    settled = read_options(game, options)
    places = game.table_seats if seats is None else seats
    game.check_seats(places)
    people = _people(humans or ("1",), places, speech)
    by_seat = read_bots(bots or USUAL, places)
    return Plan(
        game, tuple("" if place in people else by_seat[place] for place in range(places)), settled, seed
    )


def _resumed(
    game: str | None,
    path: Path,
    pack: Path | None,
    humans: tuple[str, ...],
    bots: str | None,
    record: Path | None,
    speech: Speech,
) -> Local:
    """Who sits where is as the names say, unless the command says otherwise."""
    sitting = read_sitting(path, pack)
    if game is not None and game != sitting.record.game:
        raise Misused(speech.phrase("play-other", path=str(path), game=sitting.record.game, other=game))
    if sitting.asked < 0:
        raise Broken(speech.phrase("play-over", path=shlex.quote(str(path))))
    names = sitting.record.names
    by_seat = bots_by_names(names)
    people = [place for place, bot in enumerate(by_seat) if not bot]
    if humans:
        people = _people(humans, len(names), speech)
    if bots is not None:
        by_seat = read_bots(bots, len(names))
    if record is not None and record != path:
        _check_new(record, speech)
    return seat(sitting, people, by_seat, speech, record or path)


def _people(humans: tuple[str, ...], places: int, speech: Speech) -> list[int]:
    if humans == ("all",):
        return list(range(places))
    if humans == ("none",):
        return []
    people: set[int] = set()
    for text in humans:
        if not (text.isdecimal() and 1 <= int(text) <= places):
            raise Misused(speech.phrase("play-human", most=places, typed=repr(text)))
        people.add(int(text) - 1)
    return sorted(people)


def _check_new(path: Path, speech: Speech) -> None:
    if path.is_dir():
        raise Broken(speech.phrase("play-folder", path=str(path)))
    if path.is_file() and path.stat().st_size:
        raise Broken(speech.phrase("play-there", path=shlex.quote(str(path))))
    if not path.resolve().parent.is_dir():
        raise Broken(speech.phrase("play-no-folder", path=str(path), folder=str(path.resolve().parent)))


def _welcome(screen: Screen, playing: Local, plain: bool) -> None:
    record, speech = playing.sitting.record, screen.speech
    tell_of_panes(screen, plain)
    screen.say(f"{playing.game.title}: {', '.join(speech.names)}", "bold")
    if isinstance(record.seed, bytes):
        screen.say(speech.phrase("sealed", hash=record.commitment))
    else:
        screen.say(f"{speech.label('seed')}: {record.seed}")
    screen.say(speech.phrase("saved-always", path=str(playing.path)))
    if playing.people:
        screen.say(speech.phrase("type-help"))


def _see_you(screen: Screen, playing: Local, again: str) -> None:
    screen.say(screen.speech.phrase("saved", path=str(playing.path)))
    screen.say(screen.speech.phrase("go-on", command=again), is_whole=True)


def _farewell(screen: Screen, playing: Local) -> None:
    record = playing.sitting.record
    if isinstance(record.seed, bytes):
        screen.say(screen.speech.phrase("commitment", hash=record.commitment))
    path = shlex.quote(str(playing.path))
    screen.say(screen.speech.phrase("check-it", path=path), is_whole=True)
    screen.say(screen.speech.phrase("look-back", path=path), is_whole=True)
