"""`vortex doctor`: what is wrong with a server's set-up."""

from __future__ import annotations

from pathlib import Path

import click

from vortex.cli.errors import Misused
from vortex.cli.settings import find_bots_here
from vortex.cli.upkeep import faults_in_a_sentence, settings_option

_MARKS = {"ok": "ok   ", "note": "note ", "wrong": "WRONG"}


@click.command()
@settings_option
@click.option("--database", metavar="URL", help="Where its tables are kept.")
@click.option("--public-url", metavar="URL", help="The address that people type.")
@click.option("--quick", is_flag=True, help="Only whether a server answers, for health checks.")
def doctor(environment: dict[str, str], database: str | None, public_url: str | None, quick: bool) -> None:
    """Examine the set-up of a server, by its settings file and environment. Nothing is changed.

    Exit code 1 if something is wrong, or with --quick if no server answers.
    """
    with faults_in_a_sentence():
        from vortex.server.settings import SettingError, settings_from
        from vortex.server.upkeep.examination import examine, is_well, running

        try:
            settings = settings_from(environment, database=database, public_url=public_url)
        except SettingError as error:
            raise Misused(str(error)) from error
        if quick:
            found = running(settings)
            click.echo(found.words)
            raise SystemExit(found.grade != "ok")
        find_bots_here()
        file = environment["VORTEX_SETTINGS"]
        findings = []
        for finding in examine(settings, Path(file) if file else None, environment):
            findings.append(finding)
            click.echo(f"{_MARKS[finding.grade]}  {finding.words}")
        raise SystemExit(not is_well(findings))
