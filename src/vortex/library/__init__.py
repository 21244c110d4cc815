"""All that `import vortex` offers. These names are stable; the packages that they come from may change."""

from vortex.bots.bot import Thinker, UnknownBot, make_bot
from vortex.bots.chair import Chair, NotAsked
from vortex.bots.own import Bot, BrokenBot
from vortex.bots.thought import Thought
from vortex.games import GAMES, UnknownGame
from vortex.games import load_game as load
from vortex.kernel.chance import FastChance
from vortex.kernel.choices import NotationError
from vortex.kernel.game import Game, OptionError, Outcome
from vortex.kernel.odds import Odds
from vortex.kernel.pack import PackError
from vortex.kernel.preview import Preview
from vortex.kernel.record import Record, RecordError
from vortex.kernel.refusal import IllegalChoice, Refusal
from vortex.kernel.state import State, answer
from vortex.library.records import read_record, write_record
from vortex.library.session import Considered, Move, NothingToPop, Question, Session, replay

__all__ = [
    "GAMES",
    "Bot",
    "BrokenBot",
    "Chair",
    "Considered",
    "FastChance",
    "Game",
    "IllegalChoice",
    "Move",
    "NotAsked",
    "NotationError",
    "NothingToPop",
    "Odds",
    "OptionError",
    "Outcome",
    "PackError",
    "Preview",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Session",
    "State",
    "Thinker",
    "Thought",
    "UnknownBot",
    "UnknownGame",
    "answer",
    "load",
    "make_bot",
    "read_record",
    "replay",
    "write_record",
]
