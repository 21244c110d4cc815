"""The line mode's way to a game: which one, with which seats, bots and options; or one that was saved."""

from __future__ import annotations

import shlex
from pathlib import Path

from vortex.bots.bot import BOTS, make_bot
from vortex.games import GAMES, load_game
from vortex.kernel.game import OptionError, OptionValue
from vortex.terminal.answers import NotUnderstood
from vortex.terminal.commands import read_command
from vortex.terminal.saved import Plan, saved_games, usual_plan, with_seats
from vortex.terminal.screen import Screen
from vortex.terminal.speech import Speech
from vortex.terminal.text import sentence


def choose_game(screen: Screen) -> Plan | Path:
    """A plan for a new game, or the file of a saved one. The end of the input raises EOFError, as `quit` does."""
    speech = screen.speech
    keys = list(GAMES)
    for fault in GAMES.faults.values():
        screen.say(fault)
    while True:
        saved = saved_games()
        screen.say(speech.phrase("which-game"))
        for number, key in enumerate(keys, 1):
            screen.say(f"{number:3}  {load_game(key).title}")
        if saved:
            screen.say(speech.phrase("saved-games"))
        for number, each in enumerate(saved, len(keys) + 1):
            screen.say(f"{number:3}  {each.heading(speech)} ({each.facts(speech)})")
        most = len(keys) + len(saved)
        while True:
            typed = _read(screen)
            command, rest = read_command(typed, ("remove",))
            number = int(rest) if rest.isdecimal() and len(rest) < 6 else 0
            if len(keys) < number <= most:
                meant = saved[number - len(keys) - 1]
                if command:
                    meant.path.unlink(missing_ok=True)
                    screen.say(speech.phrase("removed", path=f"{meant.heading(speech)} ({meant.path})"))
                    break
                if meant.is_over:
                    screen.say(speech.phrase("look-back", path=shlex.quote(str(meant.path))), is_whole=True)
                elif meant.fault:
                    screen.say(sentence(meant.facts(speech)))
                else:
                    return meant.path
                continue
            found = [key for key in keys if typed and key.startswith(typed.replace(" ", "-"))]
            if not command and 1 <= number <= len(keys):
                found = [keys[number - 1]]
            if len(found) == 1:
                return _settled(screen, usual_plan(load_game(found[0])))
            screen.say(speech.phrase("which-number", most=most, keys=", ".join(keys)))


def _settled(screen: Screen, plan: Plan) -> Plan:
    """Until Enter is pressed alone, what is typed changes the plan."""
    speech = screen.speech
    while True:
        options = ", ".join(f"{key}={str(value).lower()}" for key, value in plan.options.items())
        bots = ", ".join(dict.fromkeys(filter(None, plan.bots))) or "–"
        screen.say(speech.phrase("so-far", seats=len(plan.bots), bots=bots, options=options or "–"))
        example = options.split(",")[0] or "seats 2"
        screen.say(speech.phrase("change-or-begin", example=example))
        typed = _read(screen)
        try:
            if not typed:
                plan.game.settle(plan.options, len(plan.bots))
                return plan
            plan = _changed(plan, typed, speech)
        except OptionError as error:
            screen.say(sentence(speech.write(error.words)))
        except NotUnderstood as error:
            screen.say(sentence(speech.phrase("not-understood", why=str(error))))


def _changed(plan: Plan, typed: str, speech: Speech) -> Plan:
    game = plan.game
    command, rest = read_command(typed.replace("=", " "), ("seats", "bots"))
    if command == "seats":
        if not (rest.isdecimal() and len(rest) < 6):
            raise NotUnderstood(speech.phrase("no-seats", typed=repr(rest)))
        return with_seats(plan, int(rest))
    if command == "bots":
        try:
            make_bot(rest, 0)
        except ValueError as error:
            raise NotUnderstood(speech.phrase("no-bot", typed=repr(rest), known=", ".join(BOTS))) from error
        return plan._replace(bots=tuple(rest if bot else "" for bot in plan.bots))
    word, _, value = rest.partition(" ")
    values: dict[str, OptionValue] = {
        str(value).lower(): value for option in game.options if option.key == word for value in option.values
    }
    options = {**plan.options, word: values.get(value.strip().lower(), value.strip())}
    game.settle(options, len(plan.bots))
    return plan._replace(options=options)


def _read(screen: Screen) -> str:
    typed = screen.read().lower()
    if read_command(typed, ("quit",)) == ("quit", ""):
        raise EOFError
    return typed
