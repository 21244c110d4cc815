"""TC-SETUP: game set-up, done before every game of the match."""

from __future__ import annotations

from vortex.games.time_clash.cards import RESERVE
from vortex.games.time_clash.choices import FIRST
from vortex.games.time_clash.rules.turn import Turn
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame


def members(state: ClashState, team: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.teams[seat] == team]


def turn_cycle(teams: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    """The order in which turns come, as a cycle. TC-3P-02: with three players the lone one has every other turn."""
    seats = len(teams)
    if seats != 3:
        return tuple((first + step) % seats for step in range(seats))
    team = teams[first]
    mates = [seat for seat in range(seats) if teams[seat] == team and seat != first]
    if mates:
        lone = teams.index(1 - team)
        return (first, lone, mates[0], lone)
    other = next(seat for seat in range(seats) if seat not in (first, second))
    return (first, second, first, other)


class SetUp(Frame):
    """TC-SETUP-01 to TC-SETUP-11."""

    steps = ("deal", "who_starts", "who_follows", "begin")

    def deal(self, state: ClashState) -> None:
        """TC-SETUP-06, TC-SETUP-07: decks shuffled separately, two cards each, then the Reserve if there is one.

        TC-3P-10: two also with three players.
        """
        state.set_up()
        for _ in range(state.pack.hand):
            for seat in range(state.seats):
                state.draw(seat)
        if state.powers & RESERVE:
            state.deal_reserve()

    def who_starts(self, state: ClashState) -> None:
        """TC-SETUP-08, TC-SETUP-09: the loser of the last game starts; TC-SETUP-10, TC-SETUP-11: it chooses who."""
        team = state.loser
        own = members(state, team)
        if len(own) == 1:
            state.name_starter(team, own[0])
            return
        # TC-RULING-06: the one who did not start this team's last game stands first
        if state.starters[team] == own[0]:
            own.reverse()
        state.ask(state.speaker(team), "first", [FIRST + seat for seat in own])

    def on_who_starts(self, state: ClashState, choice: int) -> None:
        state.name_starter(state.loser, choice - FIRST)

    def who_follows(self, state: ClashState) -> None:
        """TC-3P-03: if the lone player starts, the pair decides who has the second turn."""
        team = state.loser
        if state.seats == 3 and not state.is_pair(team):
            own = members(state, 1 - team)
            state.ask(state.speaker(1 - team), "second", [FIRST + seat for seat in own])
            return
        state.settle_turn_order(turn_cycle(state.teams, state.starters[team], -1))

    def on_who_follows(self, state: ClashState, choice: int) -> None:
        cycle = turn_cycle(state.teams, state.starters[state.loser], choice - FIRST)
        state.settle_turn_order(cycle)

    def begin(self, state: ClashState) -> None:
        state.begin_game()
        state.become(Turn(state.cycle[0]))
