"""What every game needs. The kernel knows no game.

The door is in `game`, rules in progress in `state`, luck in `chance`, what a seat knows in `knowledge`,
what happened in `events`, choices and their notation in `choices`, interrupts in `window`, cards as data
in `pack` and `effects`, the rules by id in `rulebook`, a sitting with undo in `sitting`, the save file in `record`.
"""

from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether this is a wheel with compiled rules. The same source in plain Python plays the same games, slower."""
    found = find_spec("vortex.kernel.state")
    return found is not None and not str(found.origin).endswith(".py")
