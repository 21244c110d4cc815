"""The fixed moments at which others may use a card: TOD-RULING-108."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import FACE, PLAY, REROLL, Choices
from vortex.games.time_of_the_daleks.numbering import MOST_CARDS
from vortex.games.time_of_the_daleks.rules import playing_cards, using_icons
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.window import Window


class CardWindow(Window):
    """Asks in turn order everybody who has a card in hand or usable Equipment, whatever the hand holds."""

    __slots__ = ("stage",)
    topic = "card-window"

    def __init__(self, seats: tuple[int, ...], stage: int) -> None:
        self.seats = seats
        self.stage = stage

    def still_open(self, state: DaleksState, seat: int) -> bool:
        """Windows 4 and 5 are open only while the challenge is not met."""
        if not stages.DICE_STAGES >> self.stage & 1:
            return len(state.hands[seat]) > 0
        if state.is_met():
            return False
        return len(state.hands[seat]) > 0 or len(self._equipment(state, seat)) > 0

    def _equipment(self, state: DaleksState, seat: int) -> Choices:
        """TOD-RULING-126: Equipment of Any Adventure timing serves those who take no part, too. It lies open."""
        if self.stage == stages.REROLL:
            return using_icons.icon_rerolls(state, seat)
        return using_icons.icon_faces(state, seat)

    def replies(self, state: DaleksState, seat: int) -> Choices:
        found = playing_cards.plays(state, seat, self.stage)
        if stages.DICE_STAGES >> self.stage & 1:
            found += self._equipment(state, seat)
        return found

    def reply(self, state: DaleksState, seat: int, choice: int) -> None:
        if PLAY <= choice < PLAY + MOST_CARDS:
            state.call(playing_cards.PlayCard(seat, choice - PLAY, self.stage))
        elif choice >= FACE:
            state.reopen()
            state.call(using_icons.UseFaceIcon(seat, choice - FACE))
        else:
            state.reopen()
            state.call(using_icons.UseRerollIcon(seat, choice - REROLL))


def open_before_paying(state: DaleksState, seat: int) -> None:
    """Window 8: a player who owes a fail cost may use a card first, whatever the hand holds."""
    if state.hands[seat]:
        state.call(CardWindow((seat,), stages.ELSEWHERE))


def open_window(state: DaleksState, stage: int, with_participants: bool) -> None:
    """Windows 1, 3, 4 and 5 leave out the active player and the helper, who have decisions of their own there."""
    state.close()
    seats = state.in_turn_order() if with_participants else state.bystanders()
    if seats:
        state.call(CardWindow(seats, stage))
