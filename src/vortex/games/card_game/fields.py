"""Every field of the state, declared once: `make states` writes `slots.py` from this (see `vortex.kernel.fields`)."""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import NORMAL, NOTHING, NOWHERE, Cards
from vortex.kernel.fields import Bits, Derived, Few
from vortex.kernel.state import NOBODY


def kept() -> None:
    """What stays for a game."""
    pack: Derived[Pack]


def game(seats: int) -> None:
    """The empty table, before set-up."""
    everyone: Derived[int]
    open: Derived[int]
    colours: list[int] = []
    hands: list[Cards] = [()] * seats
    reserves: list[Cards] = [()] * seats
    """Face-down reserve cards."""
    final_reserve: bool = False
    """CG-RULING-52: an option of the table: in the End Game period a face-down reserve card is a card to play."""
    shown: list[Cards] = [()] * seats
    """Face-up reserve cards: U.N.I.T. and those that widen the reserve."""
    barred: Few = ()
    """CG-RULING-53: cards that have left a reserve and may not enter one again."""
    lines: list[Cards] = [()] * seats
    owned: Derived[list[int]]
    laid: Derived[int]
    """All places that lie in a line."""
    guards: dict[int, Cards] = {}
    """Defender cards by place."""
    guarded: Derived[int]
    attacks: dict[int, Cards] = {}
    """Enemy cards by place; a card lies face-up if spectators know it."""
    controls: list[int] = [0] * seats
    """Places with an attack that carries the seat's Dalek counter."""
    attacked: Derived[int]
    paid: Few = ()
    """CG-RULING-31: Enemy cards in an attack that have had their payment."""
    tardis: Bits = 0
    """Places with their owner's TARDIS counter."""
    tp: list[int] = [0] * seats
    supply: Derived[int]
    deck: list[int] = []
    """The top is at the end. Until the Game End card shows, the last twenty lie beneath it."""
    discards: list[int] = []
    shuffled: bool = False
    """CG-RULING-63: the discard pile has become the deck in this turn, before the End Game period."""
    removed: Cards = ()
    """CG-2P-02: cards taken out before the shuffle."""
    spare_starts: Cards = ()
    mode: int = NORMAL
    first: int = NOBODY
    now: int = NOBODY
    turn: int = 0
    final_turns: int = 0
    minimum: Derived[int]
    """CG-TURN-08: the hand may not drop below this; nothing in the End Game period."""
    drawn: Derived[int]
    action: int = NOTHING
    """What the active player is putting together; hidden from the others, as are `target` and `chosen`."""
    target: int = NOWHERE
    chosen: Cards = ()
    ending: int = NOWHERE
