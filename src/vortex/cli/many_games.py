"""What `vortex simulate`, `vortex tournament` and `vortex balance` share: which games to play, and where."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from vortex.bots.bot import make_bot
from vortex.bots.own import BrokenBot
from vortex.cli.errors import Broken, Misused
from vortex.cli.progress import progress_bar
from vortex.cli.settings import check_bot, game_option, pack_option
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.pack import read_pack

if TYPE_CHECKING:
    from vortex.analysis.executors import Executor
    from vortex.analysis.results import Results
    from vortex.analysis.runs import Plan

F = TypeVar("F", bound=Callable[..., Any])


def places_options(usual: str) -> Callable[[F], F]:
    """Where games are played."""

    def decorate(command: F) -> F:
        command = click.option(
            "--cluster",
            metavar="ADDRESS",
            help="Play on a Dask cluster instead: the address of its scheduler, tcp://HOST:PORT.",
        )(command)
        return click.option("--jobs", type=click.IntRange(1), help=f"How many processes play; {usual}.")(
            command
        )

    return decorate


def executor(jobs: int, cluster: str | None, games: int) -> Executor:
    """Where so many games are played."""
    from vortex.analysis.places import open_executor

    if cluster is None:
        return open_executor(min(jobs, games))
    opened = open_executor(jobs, cluster)
    # Errors are reported in our own sentences. Dask sets these levels one by one when it is loaded.
    for name in ("distributed", "distributed.client", "tornado", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    if not opened.players():
        click.echo(f"The cluster at {cluster} has no workers yet; waiting for the first.", err=True)
    return opened


def check_places(jobs: int | None, cluster: str | None) -> None:
    if jobs is not None and cluster is not None:
        raise Misused("--jobs is for this machine; on a --cluster all workers play that it has")


def games_options(games: int) -> Callable[[F], F]:
    """The options of a command that plays many games."""

    def decorate(command: F) -> F:
        for option in reversed(
            (
                click.option("--seats", type=int, help="How many seats."),
                click.option(
                    "--games",
                    type=click.IntRange(1),
                    default=games,
                    show_default=True,
                    help="How many games.",
                ),
                click.option(
                    "--seed",
                    type=int,
                    default=1,
                    show_default=True,
                    help="The same seed gives the same games.",
                ),
                places_options("otherwise one a core"),
                game_option,
                pack_option,
                click.option(
                    "--out",
                    type=click.Path(path_type=Path, dir_okay=False),
                    help="Write every game as a line of JSON; a run that was broken off goes on from there.",
                ),
            )
        ):
            command = option(command)
        return command

    return decorate


def read_names(text: str) -> list[str]:
    """Bots by name, with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
        if names.count(name) > 1:
            raise Misused(f"--bots names {name} twice")
    return names


def clock_note(names: Sequence[str]) -> str:
    """Which bots think by the clock, so that their games differ from run to run; empty if none does."""
    by_clock = [name for name in names if getattr(make_bot(name, 0), "seconds", None) is not None]
    if not by_clock:
        return ""
    counted = f"{by_clock[0].partition(':')[0]}:400"
    return f"{by_clock[0]} thinks by the clock: games will differ from run to run. {counted} would not."


def uneven_note(games: int, ways: int, what: str) -> str:
    """A note that some line-ups play one game more than others, and which number of games would be even; empty if it
    is."""
    if games % ways == 0:
        return ""
    even = " or ".join(
        str(number) for number in (games - games % ways, games + ways - games % ways) if number
    )
    return f"{what} in {ways} ways: {even} games would have all of them equally often."


def make_plan(
    game: Game[Any],
    pack: Path | None,
    options: Mapping[str, OptionValue],
    line_ups: Sequence[Sequence[str]],
    games: int,
    seed: int,
    measured: bool = False,
) -> Plan:
    from vortex.analysis.runs import Plan

    return Plan(
        game.key,
        read_pack(pack) if pack else {},
        game.pack_hash,
        options,
        line_ups,
        games,
        seed,
        measured,
    )


def play_games(plan: Plan, jobs: int | None, cluster: str | None, out: Path | None) -> Results:
    """Plays what is missing. After Ctrl+C, or if no more can be played, be it by a bot's fault: what there is by then,
    unless there is nothing."""
    from vortex.analysis.executors import CutShort, cores
    from vortex.analysis.results import Results, RunError
    from vortex.analysis.runs import run

    try:
        results = Results(plan, out)
    except RunError as error:
        raise Broken(str(error)) from error
    try:
        with results.writing():
            missing = results.missing()
            if missing:
                with (
                    executor(jobs or cores(), cluster, len(missing)) as where,
                    progress_bar("games", plan.games, len(results.played)) as after_each,
                ):
                    for played in run(plan, where, missing):
                        results.add(played)
                        after_each()
    except RunError as error:
        raise Broken(str(error)) from error
    except KeyboardInterrupt:
        if not results.played:
            raise
        kept = f"; the same command goes on from {out}" if out else ""
        click.echo(f"Broken off after {len(results.played)} of {plan.games} games{kept}.", err=True)
    except (BrokenBot, CutShort) as error:
        if not results.played:
            raise Broken(f"{error}.") from error
        there = f"{len(results.played)} of {plan.games} games are"
        if isinstance(error, BrokenBot):
            results.cut_short = f"{error}. {there} {f'in {out}' if out else 'told here'}."
        elif out:
            results.cut_short = f"{error}. {there} in {out}; the same command goes on from there."
        else:
            results.cut_short = f"{error}. {there} told here; with --out FILE a run goes on where it ended."
    return results


def complain(results: Results) -> None:
    """At the end of the report: why the run is incomplete, unless it was stopped by hand."""
    if results.cut_short:
        raise Broken(results.cut_short)
