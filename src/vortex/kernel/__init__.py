"""What every game needs. The kernel knows no game.

The door is in `game`, rules in progress in `state`, luck in `chance`, what a seat knows in `knowledge`,
what happened in `events`, choices and their notation in `choices`, interrupts in `window`, cards as data
in `pack` and `effects`, the rules by id in `rulebook`, a sitting with undo in `sitting`, the save file in `record`.
"""
