"""Commands for players say what is wrong in the player's language, as the terminal does."""

from __future__ import annotations

import errno
import re
from typing import Any

import click

from vortex.bots.bot import BOTS, UnknownBot
from vortex.cli.errors import Broken, Misused
from vortex.games import GAMES, UnknownGame
from vortex.kernel.game import OptionError
from vortex.kernel.record import RecordError
from vortex.terminal.problems import file_problem
from vortex.terminal.speech import Speech, language_of
from vortex.terminal.text import sentence


class Told(click.ClickException):
    """An error in the reader's words, with how the command is used where it was used wrongly."""

    def __init__(self, why: str, speech: Speech, error: click.ClickException) -> None:
        super().__init__(why)
        self._speech = speech
        self._context = error.ctx if isinstance(error, click.UsageError) else None

    def show(self, file: Any = None) -> None:
        speech = self._speech
        if self._context is not None:
            usage = self._context.get_usage().removeprefix("Usage: ")
            click.echo(speech.phrase("cli-usage", usage=usage), file=file, err=True)
            click.echo(
                speech.phrase("cli-help", command=self._context.command_path) + "\n", file=file, err=True
            )
        click.echo(speech.phrase("cli-error", why=self.message), file=file, err=True)


class ToldMisuse(Told):
    exit_code = Misused.exit_code


def told(why: str, speech: Speech, error: click.ClickException) -> Told:
    is_misuse = error.exit_code == Misused.exit_code
    return (ToldMisuse if is_misuse else Told)(why, speech, error)


class PlayerCommand(click.Command):
    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        speech = Speech(language_of(_wish(args)))
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise told(sentence(_misuse(error, speech)), speech, error) from error

    def invoke(self, ctx: click.Context) -> Any:
        speech = Speech(language_of(ctx.params.get("language")))
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            raise told(error.message, speech, error) from error
        except (UnknownGame, UnknownBot, OptionError) as error:
            raise told(_unknown(error, speech), speech, Misused("")) from error
        except (OSError, RecordError) as error:
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise
            raise told(sentence(file_problem(error, speech)), speech, Broken("")) from error


def _wish(args: list[str]) -> str | None:
    """The language that is asked for, before the command line has been read; whatever else is wrong with it."""
    for place, arg in enumerate(args):
        if arg.startswith("--language="):
            return arg.partition("=")[2]
        if arg == "--language" and place + 1 < len(args):
            return args[place + 1]
    return None


def _misuse(error: click.UsageError, speech: Speech) -> str:
    typed = _quoted(error.message)
    if isinstance(error, click.NoSuchOption):
        if not error.possibilities:
            return speech.phrase("cli-no-option", option=error.option_name)
        meant = ", ".join(error.possibilities)
        return speech.phrase("cli-no-option-meant", option=error.option_name, meant=meant)
    if isinstance(error, click.BadOptionUsage):
        return speech.phrase("cli-no-value", option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = error.param.opts[0] if error.param.opts[0].startswith("-") else error.param.human_readable_name
        if isinstance(error, click.MissingParameter):
            return speech.phrase("cli-missing", name=name)
        kind = error.param.type
        if isinstance(kind, click.Choice):
            return speech.phrase("cli-choice", name=name, choices=", ".join(map(str, kind.choices)))
        if isinstance(kind, click.IntRange):
            least = "–∞" if kind.min is None else kind.min
            most = "∞" if kind.max is None else kind.max
            return speech.phrase("cli-range", name=name, least=str(least), most=str(most))
        if kind is click.INT:
            return speech.phrase("cli-number", name=name, typed=typed)
    elif error.message.startswith("Got unexpected extra argument"):
        return speech.phrase("cli-too-much", typed=error.message.partition("(")[2].rstrip(".").rstrip(")"))
    return error.format_message()


def _quoted(message: str) -> str:
    found = re.search(r"'.*?'", message)
    return found[0] if found else ""


def _unknown(error: UnknownGame | UnknownBot | OptionError, speech: Speech) -> str:
    typed = _quoted(str(error))
    if isinstance(error, OptionError):
        # The English message names what is typed; the words are those of the page.
        return str(error) if speech.language == "en" else sentence(speech.write(error.words))
    if isinstance(error, UnknownBot):
        return sentence(speech.phrase("no-bot", typed=typed, known=", ".join(BOTS)))
    if str(error).startswith("there is no game"):
        return sentence(speech.phrase("no-game", typed=typed, known=", ".join(GAMES)))
    return str(error)
