"""The command line with the toy game among the games: `python -m tests.toy_vortex play toy`."""

from vortex.cli import main
from vortex.games import GAMES

GAMES["toy"] = "tests.toy_game"

if __name__ == "__main__":
    main(prog_name="vortex")
