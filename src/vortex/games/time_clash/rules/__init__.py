"""The rules, one module a chapter, named as the rulebook names it."""

from __future__ import annotations

from vortex.games.time_clash.rules.arcs import ArcDiscard
from vortex.games.time_clash.rules.counter import CounterWindow, TurnedWindow, UseCounter
from vortex.games.time_clash.rules.doctor import ChooseDestination, MovePawn
from vortex.games.time_clash.rules.gambit import Contribution, FromHand, Gambit
from vortex.games.time_clash.rules.match import Match
from vortex.games.time_clash.rules.numbered import PlayNumbered, PushPull
from vortex.games.time_clash.rules.play import CarryOut, PlayAnother, PlayFromReserve, PlaySpecial
from vortex.games.time_clash.rules.setup import SetUp
from vortex.games.time_clash.rules.special import ChooseTarget, Loss
from vortex.games.time_clash.rules.turn import Turn
from vortex.kernel.state import FrameBook

FRAMES = FrameBook(
    # In the order in which they are looked for: first those that a game comes to most often.
    Turn,
    MovePawn,
    CounterWindow,
    PlayNumbered,
    Gambit,
    UseCounter,
    FromHand,
    CarryOut,
    PlaySpecial,
    Contribution,
    PushPull,
    ChooseTarget,
    PlayAnother,
    TurnedWindow,
    PlayFromReserve,
    Loss,
    SetUp,
    Match,
    ArcDiscard,
    ChooseDestination,
)
