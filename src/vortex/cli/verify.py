"""`vortex verify`: replays a record in full."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import click

from vortex.cli.errors import Broken
from vortex.cli.settings import pack_option
from vortex.games import game_of
from vortex.kernel.record import RecordError, canonical, replay
from vortex.library.records import read_record
from vortex.terminal.outcome import outcome_words
from vortex.terminal.speech import Speech
from vortex.terminal.text import printable


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@pack_option
@click.option(
    "--commitment",
    "committed",
    metavar="HASH",
    help="The hash of the seed as it was shown before the first move; the record's seed must be that one.",
)
def verify(record: Path, pack: Path | None, committed: str | None) -> None:
    """Replay RECORD from its seed and check digest, rules, pack and every choice.

    What is checked is that the game went this way by the rules. Names prove nothing, and a record may end early;
    that nobody chose the seed is shown by the commitment that you were given before the game.
    """
    played = read_record(record)
    game = game_of(played, pack)
    try:
        state = replay(game, played)
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from error
    if committed is not None and committed.strip().lower() != played.commitment:
        raise Broken(f"{record}: the seed is not the one that was committed to before the game")
    names = tuple(map(printable, played.names))
    click.echo(f"{game.title}, rules version {played.rules_version}: {', '.join(names)}")
    if played.options:
        settled = ", ".join(f"{key}={str(value).lower()}" for key, value in played.options.items())
        click.echo(f"options: {settled}")
    if isinstance(played.seed, bytes):
        click.echo(f"commitment (SHA-256 of the seed): {played.commitment}")
        if state.over:
            click.echo(f"seed: {played.seed.hex()}")
    else:
        click.echo(f"seed: {played.seed}")
    click.echo(f"pack: {played.pack_hash}")
    click.echo(f"{len(played.choices)} choices, every one of them legal")
    click.echo(f"state at the end (SHA-256): {sha256(canonical(game.dump(state))).hexdigest()}")
    outcome = game.outcome(state)
    if outcome is None:
        click.echo(f"not over yet: {names[state.asked]} is asked")
    else:
        click.echo(f"result: {outcome_words(*outcome, Speech(names=names))}")
    click.echo("ok")
