"""`vortex tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vortex.analysis.lineups import BOTH, MIXED, PURE, line_ups
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
from vortex.kernel.words import capital

if TYPE_CHECKING:
    from vortex.analysis.standings import Standings


@click.command()
@click.argument("game", shell_complete=complete_games)
@click.option(
    "--bots",
    default="novice,companion",
    show_default=True,
    shell_complete=complete_bots,
    help="Names with commas between; your own as MODULE:CLASS.",
)
@click.option(
    "--tables",
    type=click.Choice([MIXED, PURE, BOTH]),
    default=MIXED,
    show_default=True,
    help="Different bots at a table, the same one everywhere, or both.",
)
@games_options(games=400)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def tournament(
    game: str,
    bots: str,
    tables: str,
    seats: int | None,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
    options: tuple[str, ...],
    pack: Path | None,
) -> None:
    """Bots play GAME against each other; every bot sits everywhere equally often.

    A bot's wins are given with their 95 % interval. The ratings explain all results together: an average bot has 25,
    and a bot with 4 more than another wins about two of three games against it. `oracle:400` thinks for 400 walks,
    whatever time they take.
    """
    check_places(jobs, cluster)
    played = load_game(game, pack)
    settled = read_options(played, options)
    places = played.usual_seats if seats is None else seats
    settled = played.settle(settled, places)
    names = read_names(bots)
    sides = played.sides(settled, places)
    if tables != PURE and len(names) > 1 and max(sides) == 0:
        raise Misused("a table with one place has no room for two bots; --tables pure plays them one by one")
    try:
        from vortex.analysis.standings import standings
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Broken("tournaments need NumPy: pip install 'vortex-tabletop[analysis]'") from error
    if note := clock_note(names):
        click.echo(note, err=True)
    seated = line_ups(names, sides, tables, seed)
    if uneven := uneven_note(games, len(seated), "Bots are seated"):
        click.echo(uneven, err=True)
    plan = make_plan(played, pack, settled, seated, games, seed)
    results = play_games(plan, jobs, cluster, out)
    found = standings(names, sides, results.played)
    if as_json:
        head = {"game": played.key, "seats": places, "seed": seed, "options": settled}
        click.echo(json.dumps(head | found.as_json()))
    else:
        _show(played, places, sides, found)
    complain(results)


def _show(game: Game[Any], seats: int, sides: tuple[int, ...], found: Standings) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    place = "team" if max(sides) + 1 < seats else "seat"
    ranking = Table("bot", title=f"{game.title}: {found.games} games of {seats} seats")
    is_mixed = any(each.wins.of for each in found.bots)
    is_pure = any(each.wins_alone.of for each in found.bots)
    if is_mixed:
        for head in ("rating", "±"):
            ranking.add_column(head, justify="right")
        ranking.add_column(f"wins of its {place}s" + (" at mixed tables" if is_pure else ""), justify="right")
    if is_pure:
        ranking.add_column(f"wins of its {place}s at its own tables", justify="right")
    columns = ["", *(f"as {place} {number + 1}" for number in range(max(sides) + 1))]
    by_place = Table(
        *columns, title=f"Wins by {place}" + (" at mixed tables" if is_mixed and is_pure else "")
    )
    for each in found.bots:
        row = [each.bot]
        if is_mixed:
            row += [f"{each.rating.mu:.1f}", f"{2 * each.rating.sigma:.1f}", str(each.wins)]
        if is_pure:
            # Where a copy of itself loses whenever it wins, there is no strength to estimate.
            row.append(f"{100 * each.wins_alone.value:.1f} %")
        ranking.add_row(*row)
        shares = [
            f"{100 * share.value:.0f} % of {share.of:.0f}" if share.of else "–" for share in each.by_place
        ]
        by_place.add_row(each.bot, *shares)
    console.print(ranking, by_place)
    lines = []
    if found.nobody.hits:
        lines.append(f"{capital(game.nobody)} won {found.nobody} of the games.")
        for each in found.bots:
            if each.pure.of:
                lines.append(f"At tables of {each.bot} alone {game.nobody} won {each.pure}.")
        for each in found.bots:
            if each.of_wins.of:
                lines.append(f"At mixed tables {each.bot} has {each.of_wins} of all wins of bots.")
    places, bots = max(sides) + 1, len(found.bots)
    made_up = f", made up for who held more {place}s" if places > bots and places % bots else ""
    for duel in found.duels:
        if duel.share.of:
            lines.append(
                f"{duel.first} beats {duel.second} in {duel.share} "
                f"of the {duel.share.of:.0f} games that only one of them won{made_up}."
            )
    for line in lines:
        console.print(line, soft_wrap=True, highlight=False)
