"""`vortex serve`: tables for the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.listening import listen
from vortex.cli.settings import find_bots_here
from vortex.cli.upkeep import needing_the_server, packs_option, settings_option
from vortex.terminal.odds import no_odds_note


@click.command()
@settings_option
@click.option("--host", help="Where to listen. [default: 127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Where to listen; 0 is any free port. [default: 8000]"
)
@click.option(
    "--workers", type=click.IntRange(1, 64), help="How many processes; several need PostgreSQL. [default: 1]"
)
@click.option("--database", metavar="URL", help="Where tables are kept.")
@click.option(
    "--public-url", metavar="URL", help="The address that people type, if a proxy stands in between."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="A further address of the page.")
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy whose forwarded headers count.",
)
@packs_option
@click.option(
    "--bots",
    metavar="NAME,…",
    help="Further bots that players may choose, with commas between: your own as MODULE:CLASS, or by the names that "
    "installed packages give them.",
)
@click.option(
    "--bot-workers", type=click.IntRange(1, 64), help="How many bots may think at once. [default: 1]"
)
@click.option("--think-seconds", type=float, help="How long a searching bot thinks at most. [default: 0.9]")
@click.option("--bot-seconds", type=float, help="After how long a bot is stopped. [default: 10]")
def serve(
    environment: dict[str, str],
    host: str | None,
    port: int | None,
    workers: int | None,
    database: str | None,
    public_url: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    packs: dict[str, Path],
    bots: str | None,
    bot_workers: int | None,
    think_seconds: float | None,
    bot_seconds: float | None,
) -> None:
    """Serve tables to browsers. Every setting can also be given in a file and as VORTEX_… in the environment."""
    with needing_the_server():
        from vortex.server import create_app
        from vortex.server.running import NotStarted, fit_to_files, outlive_reloads
        from vortex.server.running import serve as run
        from vortex.server.settings import SettingError, settings_from
        from vortex.server.storage import UnknownDatabase
        from vortex.server.workers import Workers, WorkersFailed
    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "workers": workers,
        "database": database,
        "public_url": public_url,
        "origins": origins or None,
        "trusted_proxies": proxies or None,
        "packs": packs or None,
        "own_bots": bots and [name.strip() for name in bots.split(",")],
        "bot_workers": bot_workers,
        "think_seconds": think_seconds,
        "bot_seconds": bot_seconds,
    }
    find_bots_here()
    try:
        settings = settings_from(environment, **given)
        with needing_the_server(), listen(settings.host, settings.port) as listening:
            settings = settings_from(environment, **{**given, "port": listening.getsockname()[1]})
            settings, files_note = fit_to_files(settings)

            def announce() -> None:
                click.echo(f"Vortex is at {settings.address()}/")
                for note in (no_odds_note(), files_note):
                    if note:
                        click.echo(note, err=True)

            if settings.workers > 1:
                Workers(settings, listening).run(announce)
            else:
                outlive_reloads()
                run(create_app(settings), settings, listening, announce)
    except (SettingError, UnknownDatabase) as error:
        raise Misused(str(error)) from error
    except (NotStarted, WorkersFailed) as error:
        raise Broken(str(error)) from error
