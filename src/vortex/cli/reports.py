"""`vortex reports`: lines of chat that people have shown to the operator."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from vortex.cli.errors import Broken
from vortex.cli.upkeep import database_option, moment, up_to_date
from vortex.terminal.text import printable

if TYPE_CHECKING:
    from vortex.server.upkeep.moderation import Reported


_MOST_LINE = (1 << 31) - 1


@click.group()
def reports() -> None:
    """Lines of chat that people at a table have reported, with what was said before."""


@reports.command("list")
@click.option("--json", "as_json", is_flag=True, help="As JSON, one report a line.")
@database_option
def list_(as_json: bool, database: str) -> None:
    """List them, the oldest first."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import moderation, tables

        found = kept.read(moderation.reports)
        for each in found:
            plain = _plain(each, tables.short)
            click.echo(json.dumps(plain) if as_json else _shown(plain))
    if not as_json:
        click.echo(f"reports: {len(found)}")


@reports.command()
@click.argument("table")
@click.argument("line", type=click.IntRange(1, _MOST_LINE))
@database_option
def dismiss(table: str, line: int, database: str) -> None:
    """Remove the reports of LINE at TABLE: it has been looked into."""
    with up_to_date(database) as kept:
        from vortex.server.upkeep import moderation

        if not kept.write(lambda connection: moderation.dismiss(connection, table, line)):
            raise Broken(f"line {line} of table {table} is not reported")
        click.echo(f"dismissed: {table} {line}")
        kept.tidy()


def _plain(each: Reported, short: Any) -> dict[str, Any]:
    return {
        "table": each.table,
        "line": each.line.number,
        "name": each.line.name,
        "text": each.line.text,
        "speaker": short(each.speaker),
        "reporter": short(each.reporter),
        "reported": moment(each.at),
        "before": [{"line": line.number, "name": line.name, "text": line.text} for line in each.before],
    }


def _shown(plain: dict[str, Any]) -> str:
    head = (
        f"{plain['table']} {plain['line']}  {plain['reported']}  "
        f"said by session {plain['speaker']}, reported by {plain['reporter']}"
    )
    before = [f"    {printable(line['name'])}: {printable(line['text'])}" for line in plain["before"]]
    return "\n".join([head, *before, f"  > {printable(plain['name'])}: {printable(plain['text'])}"])
