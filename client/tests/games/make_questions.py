"""Write questions.json: for each topic of each game a question that a seat was really asked, and what it saw then.

python client/tests/games/make_questions.py [GAME …]    all games, or only some; the others stay as they are
"""

import json
import sys
from pathlib import Path
from typing import Any

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Ask, Game, Option

TABLES = 1300
"""Tables of each game that are played by chance, so that rare questions come up as well."""
LONGEST = 1500


def main(wanted: list[str]) -> None:
    target = Path(__file__).with_name("questions.json")
    found = json.loads(target.read_text(encoding="utf-8")) if wanted else {}
    for key in wanted or GAMES:
        found[key] = _asked(load_game(key))
        missing = {topic for topic in load_game(key).questions if topic} - set(found[key])
        print(f"{key}: {len(found[key])} topics; never asked: {', '.join(sorted(missing)) or 'none'}")
    target.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def _asked(game: Game[Any]) -> dict[str, Any]:
    """Of each topic the question with the most kinds of options, and among those the most options."""
    best: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {}
    for seed in range(TABLES):
        seats = game.seats.start + seed % len(game.seats)
        state = game.new(_options(game, seats, seed), seats, seed)
        chance = FastChance(seed)
        for _ in range(LONGEST):
            if game.asked(state) < 0:
                break
            ask = game.ask(state)
            rank = len({option.notation.split()[0] for option in ask.options}), len(ask.options)
            if rank > best.get(ask.topic, ((0, 0), {}))[0]:
                best[ask.topic] = rank, {"view": game.view(state, ask.seat), "ask": _written(ask)}
            legal = game.legal(state)
            game.apply(state, legal[chance.below(len(legal))])
    return {topic: question for topic, (_, question) in sorted(best.items())}


def _options(game: Game[Any], seats: int, seed: int) -> dict[str, Any]:
    """What can be switched on is, at every other table; and always what so many seats cannot do without."""
    is_on = seed // len(game.seats) % 2 == 1
    switches = [option for option in game.options if option.default is False]
    fitting = [option for option in switches if not option.seats or seats in option.seats]
    return game.settle({one.key: True for one in fitting if is_on or seats in one.needed}, seats)


def _written(ask: Ask) -> dict[str, Any]:
    return {
        "seat": ask.seat,
        "topic": ask.topic,
        "rule": ask.question.rule,
        "prompt": str(ask.question.prompt),
        "is_window": ask.question.is_window,
        "options": [_option(option) for option in ask.options],
        "closed": list(ask.closed),
    }


def _option(option: Option) -> dict[str, Any]:
    words = {"words": str(option.words), "cost": str(option.cost), "target": str(option.target)}
    return {
        "choice": option.choice,
        "notation": option.notation,
        "rule": option.rule,
        **words,
        "cards": list(option.cards),
    }


if __name__ == "__main__":
    main(sys.argv[1:])
