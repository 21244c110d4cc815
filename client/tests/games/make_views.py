"""Write views.json: what seats really see at a few moments of each game, and what they can be asked.

python client/tests/games/make_views.py [GAME …]    all games, or only some; the others stay as they are
"""

import json
import sys
from pathlib import Path
from typing import Any

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import CardFace

MOMENTS = (0, 12, 20, 47, 62, 90, 130)


def main(wanted: list[str]) -> None:
    target = Path(__file__).with_name("views.json")
    found = json.loads(target.read_text(encoding="utf-8")) if wanted else {}
    for key in wanted or GAMES:
        found[key] = _seen(key)
    target.write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")


def _seen(key: str) -> dict[str, Any]:
    game = load_game(key)
    state = game.new({}, 3, 7)
    chance = FastChance(5)
    views = []
    for step in range(max(MOMENTS) + 1):
        if game.asked(state) < 0:
            break
        if step in MOMENTS:
            views.append(game.view(state, game.asked(state)))
        legal = game.legal(state)
        game.apply(state, legal[chance.below(len(legal))])
    views.append(game.view(state, None))
    topics = [topic for topic in game.questions if topic]
    return {"topics": topics, "views": views, "cards": [_written(face) for face in game.gallery()]}


def _written(face: CardFace) -> dict[str, Any]:
    words = {"name": str(face.name), "lines": [str(line) for line in face.lines]}
    return {**face._asdict(), **words, "printed": dict(face.printed), "effects": face.plain_effects()}


if __name__ == "__main__":
    main(sys.argv[1:])
