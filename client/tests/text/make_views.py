"""Write views.json: what seats really see at a few moments of each game, for the tests of the text view.

python client/tests/text/make_views.py
"""

import json
from pathlib import Path

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance

MOMENTS = (0, 12, 47, 90, 130)


def main() -> None:
    found = {}
    for key in GAMES:
        game = load_game(key)
        state = game.new({}, 3, 7)
        chance = FastChance(3)
        views = []
        for step in range(max(MOMENTS) + 1):
            if game.asked(state) < 0:
                break
            if step in MOMENTS:
                views.append(game.view(state, game.asked(state)))
            legal = game.legal(state)
            game.apply(state, legal[chance.below(len(legal))])
        views.append(game.view(state, None))
        found[key] = {"views": views, "cards": [card._asdict() for card in game.gallery()]}
    target = Path(__file__).with_name("views.json")
    target.write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
