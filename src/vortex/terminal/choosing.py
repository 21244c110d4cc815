"""The line mode's way to a game: which one, with which seats, bots and options; or one that was saved."""

from __future__ import annotations

from pathlib import Path

from vortex.bots.bot import USUAL, make_bot
from vortex.games import GAMES, load_game
from vortex.kernel.game import OptionError, OptionValue
from vortex.terminal.saved import Plan, saved_games, usual_plan
from vortex.terminal.screen import Screen


def choose_game(screen: Screen) -> Plan | Path:
    """A plan for a new game, or the file of a saved one. The end of the input raises EOFError, as `quit` does."""
    speech = screen.speech
    keys = list(GAMES)
    for fault in GAMES.faults.values():
        screen.say(f"Note: {fault}")
    while True:
        saved = [each for each in saved_games() if not each.is_over]
        screen.say(speech.phrase("which-game"))
        for number, key in enumerate(keys, 1):
            screen.say(f"{number:3}  {load_game(key).title}")
        if saved:
            screen.say(speech.phrase("saved-games"))
        for number, each in enumerate(saved, len(keys) + 1):
            facts = speech.phrase("saved-facts", when=f"{each.when:%Y-%m-%d %H:%M}", moves=each.moves)
            screen.say(f"{number:3}  {each.title}: {', '.join(each.names)} ({facts})")
        most = len(keys) + len(saved)
        while True:
            typed = _read(screen)
            word, _, rest = typed.partition(" ")
            number = int(rest or word) if (rest or word).isdecimal() and len(rest or word) < 6 else 0
            if word == "remove" and len(keys) < number <= most:
                path = saved[number - len(keys) - 1].path
                path.unlink(missing_ok=True)
                screen.say(speech.phrase("removed", path=str(path)))
                break
            if not rest and len(keys) < number <= most:
                return saved[number - len(keys) - 1].path
            found = [key for key in keys if typed and key.startswith(typed.replace(" ", "-"))]
            if not rest and 1 <= number <= len(keys):
                found = [keys[number - 1]]
            if len(found) == 1:
                return _settled(screen, usual_plan(load_game(found[0])))
            screen.say(speech.phrase("which-number", most=most, keys=", ".join(keys)))


def _settled(screen: Screen, plan: Plan) -> Plan:
    """Until Enter is pressed alone, what is typed changes the plan."""
    speech = screen.speech
    while True:
        options = ", ".join(f"{key}={str(value).lower()}" for key, value in plan.options.items())
        bots = ", ".join(dict.fromkeys(filter(None, plan.bots))) or USUAL
        screen.say(speech.phrase("so-far", seats=len(plan.bots), bots=bots, options=options or "–"))
        example = options.split(",")[0] or "seats 2"
        screen.say(speech.phrase("change-or-begin", example=example))
        typed = _read(screen)
        if not typed:
            return plan
        try:
            plan = _changed(plan, typed)
        except (OptionError, ValueError) as error:
            screen.say(speech.write(error.words) if isinstance(error, OptionError) else str(error))


def _changed(plan: Plan, typed: str) -> Plan:
    game = plan.game
    word, _, rest = typed.replace("=", " ").partition(" ")
    rest = rest.strip()
    if word == "seats" and rest.isdecimal() and len(rest) < 6:
        game.check_seats(int(rest))
        bot = next(filter(None, plan.bots), USUAL)
        return plan._replace(bots=("", *[bot] * (int(rest) - 1)))
    if word == "bots":
        make_bot(rest, 0)
        return plan._replace(bots=tuple(rest if bot else "" for bot in plan.bots))
    values: dict[str, OptionValue] = {
        str(value).lower(): value for option in game.options if option.key == word for value in option.values
    }
    options = {**plan.options, word: values.get(rest.lower(), rest)}
    game.settle(options, len(plan.bots))
    return plan._replace(options=options)


def _read(screen: Screen) -> str:
    typed = screen.read().lower()
    if typed == "quit":
        raise EOFError
    return typed
