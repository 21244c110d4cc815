"""Our own errors as one sentence and an exit code."""

from __future__ import annotations

import click

from vortex.bots.bot import UnknownBot
from vortex.bots.own import BrokenBot
from vortex.dice.attempt import AttemptError
from vortex.games import UnknownGame
from vortex.kernel.effects import MissingRow
from vortex.kernel.game import OptionError
from vortex.kernel.pack import PackError
from vortex.kernel.record import RecordError
from vortex.terminal.odds import NoOdds


class Misused(click.ClickException):
    """What was typed names something that does not exist."""

    exit_code = 2


class Broken(click.ClickException):
    """What was named is there, but it cannot be used."""

    exit_code = 1


class Incomplete(click.ClickException):
    """It was done, and something had to be left out."""

    exit_code = 3


def as_click(error: Exception) -> click.ClickException | None:
    """None if the error is not one of ours: then it is a bug in Vortex and is shown with its traceback."""
    if isinstance(error, UnknownGame | UnknownBot | OptionError | AttemptError):
        return Misused(str(error))
    if isinstance(error, BrokenBot | MissingRow | NoOdds | PackError | RecordError):
        return Broken(str(error))
    if isinstance(error, OSError):
        reason = (error.strerror or str(error)).lower()
        return Broken(f"{error.filename}: {reason}" if error.filename else reason)
    return None
