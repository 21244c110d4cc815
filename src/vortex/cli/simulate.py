"""`vortex simulate`: bots play many games."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import click

from vortex.analysis.executors import CutShort
from vortex.analysis.runs import Played, run
from vortex.cli.completing import complete_bots, complete_games
from vortex.cli.errors import Broken
from vortex.cli.many_games import check_places, clock_note, executor, make_plan, places_options
from vortex.cli.progress import progress_bar
from vortex.cli.settings import game_option, pack_option, read_bots, read_options
from vortex.games import load_game


@click.command()
@click.argument("game", shell_complete=complete_games)
@click.option("--seats", type=int, help="How many seats.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    shell_complete=complete_bots,
    help="One name, or one a seat with commas between; your own as MODULE:CLASS.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@places_options("otherwise one")
@game_option
@pack_option
def simulate(
    game: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    as_json: bool,
    jobs: int | None,
    cluster: str | None,
    options: tuple[str, ...],
    pack: Path | None,
) -> None:
    """Let bots play many games of GAME and count what comes out."""
    check_places(jobs, cluster)
    played = load_game(game, pack)
    settled = read_options(played, options)
    places = played.usual_seats if seats is None else seats
    played.check_seats(places)
    names = read_bots(bots, places)
    if note := clock_note(names):
        click.echo(note, err=True)
    plan = make_plan(played, pack, settled, [names], games, seed)
    tally = Tally(places)
    try:
        with executor(jobs or 1, cluster, games) as where, progress_bar("games", games) as after_each:
            began = time.perf_counter()
            for one in run(plan, where):
                tally.count(one)
                after_each()
            seconds = time.perf_counter() - began
    except CutShort as error:
        raise Broken(f"{error}.") from error
    found: dict[str, Any] = {
        "game": played.key,
        "seats": places,
        "games": games,
        "seed": seed,
        "bots": names,
        "options": settled,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "outcomes": {"by_kind": dict(sorted(tally.by_kind.items())), "wins_by_seat": tally.wins_by_seat},
        "rounds": round(tally.rounds / games, 3),
    }
    if as_json:
        click.echo(json.dumps(found))
    else:
        _show(played.title, found)


class Tally:
    """What came out of many games."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.rounds = 0
        self.by_kind: Counter[str] = Counter()
        self.wins_by_seat = [0] * seats

    def count(self, played: Played) -> None:
        self.decisions += played.decisions
        self.rounds += played.rounds
        self.by_kind[played.ending] += 1
        for seat in played.winners:
            self.wins_by_seat[seat] += 1


def _show(title: str, found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    games = found["games"]
    table = Table(title=f"{title}: {games} games of {found['seats']} seats", show_header=False)
    for kind, count in found["outcomes"]["by_kind"].items():
        table.add_row(kind, f"{count}", f"{count / games:.1%}")
    table.add_section()
    for seat, wins in enumerate(found["outcomes"]["wins_by_seat"]):
        table.add_row(f"seat {seat + 1} ({found['bots'][seat]}) won", f"{wins}", f"{wins / games:.1%}")
    table.add_section()
    table.add_row("rounds a game", f"{found['rounds']:.1f}", "")
    table.add_row("decisions", f"{found['decisions']}", f"{found['decisions_per_second']} a second")
    Console().print(table)
