"""`vortex odds`: the exact odds of success, from a record or from a description."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vortex.cli.completing import complete_games_and_files
from vortex.cli.errors import Misused
from vortex.cli.settings import pack_option
from vortex.dice.attempt import AttemptError, PoolOdds
from vortex.dice.describing import DescribesAttempts
from vortex.games import GAMES, game_of, load_game
from vortex.kernel.game import Game
from vortex.kernel.odds import OutOfTime
from vortex.kernel.record import Record, RecordError, replay
from vortex.kernel.state import State
from vortex.kernel.words import wording
from vortex.library.records import read_record
from vortex.terminal.odds import solver_of_odds
from vortex.terminal.text import printable

_FAR = 150
"""How many choices before and after a moment without odds are searched for one that has them."""
_MOST_OTHERS = 3
"""Selections of dice that are shown besides the best one."""
_MOST_POOLS = 12
"""Pools that are shown, the best first."""


@click.command()
@click.argument("of", metavar="RECORD|GAME", shell_complete=complete_games_and_files)
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="A record after its first N choices.")
@click.option("--in-full", is_flag=True, help="Calls for help as well; this can take minutes.")
@click.option("--challenge", multiple=True, metavar="SYMBOLS", help='The challenge: "Ru Ru Sc".')
@click.option(
    "--condition", multiple=True, metavar="NAME", help='"fixed point", "time locked", "time breach".'
)
@click.option(
    "--daleks", multiple=True, metavar="N", help="Daleks there: each exterminates a die before the roll."
)
@click.option("--dice", multiple=True, metavar="DICE", help='"K4 G1" are rolled, "KRu" lies there.')
@click.option("--focus", multiple=True, metavar="ICON", help='A card, before the roll: "green", "green/red".')
@click.option("--reroll", multiple=True, metavar="ICON", help='A card: "2 black", "any green", "all red".')
@click.option("--face", multiple=True, metavar="ICON", help='A card: "green diplomacy".')
@click.option("--sonic", multiple=True, metavar="N", help="Sonic Charges.")
@click.option("--helper-dice", multiple=True, metavar="DICE", help="The same of a helper.")
@click.option("--helper-focus", multiple=True, metavar="ICON")
@click.option("--helper-reroll", multiple=True, metavar="ICON")
@click.option("--helper-face", multiple=True, metavar="ICON")
@click.option("--helper-sonic", multiple=True, metavar="N")
@click.option(
    "--helper-from", multiple=True, metavar="WHERE", help='"on-site" or "afar"; else the better of both.'
)
@pack_option
def odds(of: str, at: int | None, in_full: bool, pack: Path | None, **described: tuple[str, ...]) -> None:
    """The exact chance of success with best play, and what each choice is worth.

    Of a described attempt these are, before the roll, the pools that can be built of the dice of all Add icons: what to
    focus, to cut to the limit and to give to the Daleks. Where all dice lie there ("KRu KTa GDi"), it is what can be
    done next: each re-roll and face with the dice that are best for it, a black die given up, or no more re-rolls.
    While some dice are still to roll there is nothing to choose.

    \b
    vortex odds game.json --at 120
    vortex odds time-of-the-daleks --challenge "Ru Ru Sc" --dice "K4 G1" --reroll "2 black" --sonic 2
    vortex odds time-of-the-daleks --challenge "Ru Sc" --dice "K4" --focus green --focus "blue/red"
    vortex odds time-of-the-daleks --challenge "Ru Ru Sc Ta" --dice "K6 G2 B2" --focus green --daleks 2
    vortex odds time-of-the-daleks --challenge "Ru Ru Sc" --dice "KRu KTa KSt GDi" --reroll "2 black" --sonic 2
    """
    words = {name.replace("_", "-"): given for name, given in described.items() if given}
    if of in GAMES:
        if at is not None or in_full:
            raise Misused("--at and --in-full are about a record, not about a game")
        _described(of, pack, words)
    elif words:
        raise Misused(
            f"--{next(iter(words))} describes an attempt: name a game ({', '.join(GAMES)}), not a record"
        )
    else:
        _recorded(Path(of), at, in_full, pack)


def _described(key: str, pack: Path | None, words: dict[str, tuple[str, ...]]) -> None:
    game = load_game(key, pack)
    solver = solver_of_odds()
    if not isinstance(game, DescribesAttempts):
        raise AttemptError(f"{game.title} has no attempts to describe; name a record")
    attempts = game.described_attempt(words)
    pools = [(solver.probability(prospect), prospect) for prospect in attempts]
    pools.sort(key=lambda item: -item[0])
    probability, best = pools[0]
    click.echo(f"{_percent(probability)} with best play")
    if attempts[best]:
        click.echo(f"  the best pool: {game.written_dice(best.attempt.dice)} ({attempts[best]})")
    if len(pools) > 1:
        for probability, prospect in pools[:_MOST_POOLS]:
            click.echo(f"  {_percent(probability)}  {game.written_dice(prospect.attempt.dice)}")
        if len(pools) > _MOST_POOLS:
            click.echo(f"  {len(pools) - _MOST_POOLS} more")
    elif not attempts[best]:
        _tell_steps(game, solver.steps(best))


def _tell_steps(game: DescribesAttempts, steps: list[tuple[float, Any]]) -> None:
    """By what is done, the best first: with the dice that are best for it, and with some others below."""
    by_what: dict[str, list[tuple[float, str]]] = {}
    for probability, step in steps:
        how, dice = game.written_step(step)
        by_what.setdefault(how, []).append((probability, dice))
    for how, uses in by_what.items():
        probability, dice = uses[0]
        click.echo(f"  {_percent(probability)}  {how}{': ' if dice else ''}{dice}")
        for probability, dice in uses[1 : 1 + _MOST_OTHERS]:
            click.echo(f"    {_percent(probability)}  {dice}")
        if len(uses) > 1 + _MOST_OTHERS:
            click.echo(f"    {len(uses) - 1 - _MOST_OTHERS} more")


def _recorded(path: Path, at: int | None, in_full: bool, pack: Path | None) -> None:
    record = read_record(path)
    if at is not None and at > len(record.choices):
        raise Misused(f"{path} has {len(record.choices)} choices; --at {at} is beyond its end")
    game = game_of(record, pack)
    try:
        state = replay(game, record, at)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    if state.asked < 0:
        raise Misused(f"{path}: the game is over there; --at N looks at an earlier moment")
    names = tuple(map(printable, record.names))
    found = solver_of_odds().odds(game, state, state.asked, in_full)
    if found is None:
        if _hangs_on_luck(game, state, in_full=True):
            raise Misused(f"{path}: {names[state.asked]} is asked about help there; --in-full weighs that")
        numbers = _nearest(game, record, len(record.choices) if at is None else at)
        raise Misused(
            f"{path}: {names[state.asked]} is asked something there on which no attempt hangs; "
            + (f"the nearest moments with odds: {numbers}" if numbers else "--at N looks at another moment")
        )
    least, more = ("", "") if found.is_whole else ("at least", "; --in-full weighs calls for help, too")
    success = wording("en").write(game.success(state.asked), names)
    with_best_play = f"{least}{_percent(found.probability)} with best play ({found.rule}){more}"
    click.echo(f"{names[state.asked]} is asked; {success}: {with_best_play}")
    if isinstance(found, PoolOdds) and found.pool is not None and isinstance(game, DescribesAttempts):
        click.echo(f"  the best pool: {game.written_dice(found.pool)}")
    ranked = sorted(found.choices.items(), key=lambda item: -item[1])
    for choice, probability in ranked:
        option = game.option(state, choice)
        click.echo(
            f"  {_percent(probability)}  {option.notation}: {wording('en').write(option.words, names)}"
        )


def _nearest(game: Game[Any], record: Record, at: int) -> str:
    """The nearest moments before and after at which something depends on luck."""
    first, last = max(0, at - _FAR), min(len(record.choices), at + _FAR)
    state = replay(game, record, first)
    states = {first: game.clone(state)}
    for number in range(first, last):
        game.apply(state, game.notation.read(record.choices[number]))
        states[number + 1] = game.clone(state)
    ways = (range(at - 1, first - 1, -1), range(at + 1, last + 1))
    nearest = (next((number for number in way if _hangs_on_luck(game, states[number])), None) for way in ways)
    return " and ".join(f"--at {number}" for number in nearest if number is not None)


def _hangs_on_luck(game: Game[Any], state: State, in_full: bool = False) -> bool:
    """Without working them out: a question that would take time has odds."""
    try:
        return state.asked >= 0 and game.odds(state, state.asked, in_full, _at_once) is not None
    except OutOfTime:
        return True


def _at_once() -> None:
    raise OutOfTime


def _percent(probability: float) -> str:
    return f"{100 * probability:8.4f} %"
