"""TC-MATCH and TC-BALANCE: the match, its arcs, and the Doctor's target."""

from __future__ import annotations

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import PICKS, PRESET, TAKE
from vortex.games.time_clash.numbering import ARCS_A_TYPE, COMPANION, DOCTOR, ENEMY, ENEMY_STACK, TIME
from vortex.games.time_clash.rules.setup import SetUp
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Frame


def icons(pack: Pack, arcs: tuple[int, ...]) -> tuple[int, int]:
    """TC-BALANCE: how many TARDISes the arcs show in all, and how many Daleks."""
    return sum(pack.tardises[arc] for arc in arcs), sum(pack.daleks[arc] for arc in arcs)


def flip_target(pack: Pack, arcs: tuple[int, ...]) -> int:
    """TC-BALANCE-01 to TC-BALANCE-03: 800, and 100 for each icon of difference.

    TC-MATCH-13, TC-BALANCE-06: any difference is legal. TC-BALANCE-04, TC-BALANCE-05: nothing else is moved.
    """
    # TC-RULING-42: no clamp; TC-RULING-56: not the Gambit's number
    tardises, daleks = icons(pack, arcs)
    return pack.flip_target + pack.icon_step * (tardises - daleks)


class Match(Frame):
    """TC-MATCH-01: a series of games. The lowest frame; a game that is won comes back here."""

    steps = ("first_match", "time_arc", "enemy_arc", "companion_arc", "settle", "game", "next_game")

    def first_match(self, state: ClashState) -> None:
        """TC-MATCH-12: the preset of a first match."""  # TC-RULING-62: asked at every match start
        state.ask(state.speaker(DOCTOR), "first-match", [PRESET, PICKS])

    def on_first_match(self, state: ClashState, choice: int) -> None:
        if choice == PRESET:
            state.use_arcs(state.pack.preset)
            state.goto("settle")

    def time_arc(self, state: ClashState) -> None:
        """TC-MATCH-08: the Doctor's team picks a Time arc."""
        # TC-RULING-04: all arcs are open, one pick after another
        state.ask(state.speaker(DOCTOR), "time-arc", _arcs_of(TIME))

    def on_time_arc(self, state: ClashState, choice: int) -> None:
        state.pick_arc(TIME, choice - TAKE)

    def enemy_arc(self, state: ClashState) -> None:
        """TC-MATCH-09: the Enemy team picks an Enemy arc."""
        state.ask(state.speaker(ENEMY), "enemy-arc", _arcs_of(ENEMY_STACK))

    def on_enemy_arc(self, state: ClashState, choice: int) -> None:
        state.pick_arc(ENEMY_STACK, choice - TAKE)

    def companion_arc(self, state: ClashState) -> None:
        """TC-MATCH-10: the Doctor's team picks a Companion arc; TC-COMP-13: one of each type."""
        state.ask(state.speaker(DOCTOR), "companion-arc", _arcs_of(COMPANION))

    def on_companion_arc(self, state: ClashState, choice: int) -> None:
        state.pick_arc(COMPANION, choice - TAKE)

    def settle(self, state: ClashState) -> None:
        """TC-MATCH-11: these arcs serve for every game of the match."""
        state.settle_arcs(flip_target(state.pack, state.arcs))

    def game(self, state: ClashState) -> None:
        """TC-MATCH-14."""
        state.count_game()
        state.call(SetUp())

    def next_game(self, state: ClashState) -> None:
        """TC-MATCH-15: sides and arcs stay."""
        state.goto("game")


def _arcs_of(stack: int) -> list[int]:
    return [TAKE + arc for arc in range(stack * ARCS_A_TYPE, (stack + 1) * ARCS_A_TYPE)]
