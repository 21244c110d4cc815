"""`vortex balance`: how fair and how tense a game is with these cards."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vortex import __version__
from vortex.cli.completing import complete_bots, complete_games
from vortex.cli.errors import Broken, Misused
from vortex.cli.many_games import (
    check_places,
    clock_note,
    complain,
    games_options,
    make_plan,
    play_games,
    read_names,
    uneven_note,
)
from vortex.cli.settings import read_options
from vortex.games import load_game
from vortex.kernel.game import Game

if TYPE_CHECKING:
    from vortex.analysis.targets import Judged


@click.command()
@click.argument("game", shell_complete=complete_games)
@click.option(
    "--bots",
    default="companion",
    show_default=True,
    shell_complete=complete_bots,
    help="The bot that plays all seats; your own as MODULE:CLASS.",
)
@games_options(games=200)
@click.option(
    "--report", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.html", help="Write the report."
)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as one JSON object.")
def balance(
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    report: Path | None,
    as_json: bool,
    options: tuple[str, ...],
    pack: Path | None,
) -> None:
    """Bots play many games of GAME; how they come out is held against what a good deck should give.

    All set-ups come in turn. With --report FILE.html the page has every figure, and FILE.json beside it the same
    for programs.
    """
    check_places(jobs, cluster)
    played = load_game(game, pack)
    places = played.usual_seats if seats is None else seats
    settled = played.settle(read_options(played, options), places)
    names = read_names(bots)
    if len(names) > 1:
        raise Misused(
            f"--bots {bots}: figures of different bots do not make one figure; make a report for each"
        )
    if report is not None:
        _check_report(report, out)
    try:
        from vortex.analysis.balance import add_up
        from vortex.analysis.report import About, page
        from vortex.analysis.targets import judge, wanted_of
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Broken("reports need NumPy: pip install 'vortex-tabletop[analysis]'") from error
    is_kept = report is not None or as_json or out is not None
    if not is_kept and not wanted_of(played.measuring.targets, places):
        raise Misused(
            f"nothing is wanted of {played.title} with so many seats ({places}), so nothing would be reported: "
            "--report FILE.html or --json gives all figures, --out FILE keeps the games"
        )
    if uneven := uneven_note(games, played.measuring.set_ups(places), "Set-ups come"):
        click.echo(uneven, err=True)
    if note := clock_note(names):
        click.echo(note, err=True)
    plan = make_plan(played, pack, settled, [tuple(names) * places], games, seed, measured=True)
    results = play_games(plan, jobs, cluster, out)
    cards = played.measuring.cards()
    found = add_up(results.played, cards)
    judged = judge(played.measuring.targets, found, places, cards)
    whole: dict[str, Any] = {
        "game": played.key,
        "version": __version__,
        "sources": plan.fingerprint,
        "rules_version": played.rules_version,
        "pack": played.pack_hash,
        "seats": places,
        "games": found.games,
        "seed": seed,
        "bots": bots,
        "options": settled,
        "targets": [each.as_json() for each in judged],
        **found.as_json(),
    }
    if report is not None:
        command = shlex.join(_command(game, bots, places, found.games, seed, options, pack))
        about = About(
            played.title,
            command,
            found.games,
            places,
            bots,
            settled,
            __version__,
            plan.fingerprint,
            played.pack_hash,
            played.measuring.notes,
        )
        report.write_text(page(about, found, judged, cards), encoding="utf-8")
        data = json.dumps({"command": command, **whole}, ensure_ascii=False, indent=1)
        report.with_suffix(".json").write_text(data + "\n", encoding="utf-8")
    if as_json:
        click.echo(json.dumps(whole, ensure_ascii=False))
    else:
        _show(played, places, found.games, judged)
        if report is None and not judged:
            click.echo("With --report FILE.html or --json the same command gives the figures of these games.")
        if report is not None:
            click.echo(f"{report} has everything; {report.with_suffix('.json')} has it for programs.")
    complain(results)


def _check_report(report: Path, out: Path | None) -> None:
    """Before hours of games, not after them."""
    if report.suffix.lower() == ".json":
        raise Misused(
            f"--report {report}: this is the name of the page; say {report.with_suffix('.html')}, and the figures for "
            f"programs are written to {report.with_suffix('.json')} beside it"
        )
    folder = report.parent
    if not folder.is_dir():
        raise Misused(f"--report {report}: there is no folder {folder}; make it first, or name another")
    for path in (report, report.with_suffix(".json")):
        if out is not None and path.resolve() == out.resolve():
            raise Misused(f"--report {report} would overwrite the games in {out}; give --out another name")
        if path.is_dir():
            raise Broken(f"--report {report}: {path} is a folder; name another file")
        if not os.access(path if path.exists() else folder, os.W_OK):
            raise Broken(f"--report {report}: {path} may not be written; name a file elsewhere")


def _command(
    game: str, bots: str, seats: int, games: int, seed: int, options: tuple[str, ...], pack: Path | None
) -> list[str]:
    typed = ["vortex", "balance", game, "--seats", str(seats), "--bots", bots, "--games", str(games)]
    for option in options:
        typed += ["--option", option]
    typed += ["--pack", str(pack)] if pack else []
    return [*typed, "--seed", str(seed)]


def _show(game: Game[Any], seats: int, games: int, judged: list[Judged]) -> None:
    from rich.console import Console
    from rich.table import Table

    title = f"{game.title}: {games} games of {seats} seats"
    if not judged:
        click.echo(f"{title}; nothing is wanted of a table of this size.")
        return
    table = Table("figure", "should be", "is", "", title=title)
    for each in judged:
        detail = f"\n[dim]{each.detail}[/dim]" if each.detail else ""
        table.add_row(each.target.words, each.wanted, each.figure + detail, each.verdict)
    Console().print(table)
