"""Set-up: TOD-SETUP, TOD-FIRST-02 to -04, TOD-K9-02."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.choices import TAKE_COLOUR, TAKE_DOCTOR
from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES, MOST_SEATS
from vortex.games.time_of_the_daleks.rules.turn import Round
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame

STARTING_TOKENS: Final = 2
STARTING_CARDS: Final = 2
"""TOD-LIMIT-15."""


class SetUp(Frame):
    """TOD-SETUP-01 to -19. Each player picks Doctor and colour, beginning with a seat drawn at random
    (TOD-RULING-007); then the table is laid. The tally counts the players who have chosen."""

    __slots__ = ("starter", "first_game", "with_k9")
    steps = (
        "doctor",
        "colour",
        "next_player",
        "companions",
        "first_player",
        "decks",
        "deal",
        "track",
        "k9",
        "play",
    )

    def __init__(self, starter: int, first_game: bool, with_k9: bool) -> None:
        self.starter = starter
        self.first_game = first_game
        self.with_k9 = with_k9

    def _chooser(self, state: DaleksState) -> int:
        return (self.starter + state.tally) % state.seats

    def doctor(self, state: DaleksState) -> None:
        """TOD-SETUP-02."""
        doctors = range(len(state.pack.doctor_keys))
        options = [TAKE_DOCTOR + doctor for doctor in doctors if doctor not in state.doctors]
        state.ask(self._chooser(state), "doctor", options)

    def on_doctor(self, state: DaleksState, choice: int) -> None:
        state.take_doctor(self._chooser(state), choice - TAKE_DOCTOR)

    def colour(self, state: DaleksState) -> None:
        """TOD-SETUP-03."""
        options = [TAKE_COLOUR + colour for colour in range(MOST_SEATS) if colour not in state.colours]
        if len(options) == 1:
            self.on_colour(state, options[0])
        else:
            state.ask(self._chooser(state), "colour", options)

    def on_colour(self, state: DaleksState, choice: int) -> None:
        state.take_colour(self._chooser(state), choice - TAKE_COLOUR)

    def next_player(self, state: DaleksState) -> None:
        state.tally += 1
        if state.tally < state.seats:
            state.goto("doctor")

    def companions(self, state: DaleksState) -> None:
        """TOD-SETUP-04, -05, TOD-RULING-008: the first Link still free, the earlier regeneration first."""
        taken: list[int] = []
        order = sorted(range(state.seats), key=lambda seat: state.pack.doctor_numbers[state.doctors[seat]])
        for seat in order:
            for companion in state.pack.doctor_links[state.doctors[seat]]:
                if companion not in taken:
                    taken.append(companion)
                    state.gain_companion(seat, companion, False)
                    break

    def first_player(self, state: DaleksState) -> None:
        """TOD-TURN-02, TOD-SETUP-15: the earliest regeneration; the anomaly deck lies by that player."""
        numbers = [state.pack.doctor_numbers[doctor] for doctor in state.doctors]
        state.go_first(numbers.index(min(numbers)))

    def decks(self, state: DaleksState) -> None:
        """TOD-FIRST-03, -04: marked pieces are out of a first game."""
        pack = state.pack
        left = list(range(len(pack.companion_keys)))
        for companions in state.companions:
            for companion in companions:
                left.remove(companion)
        state.lay_decks(
            left,
            [d for d, is_marked in enumerate(pack.dilemma_dalek_icon) if not (self.first_game and is_marked)],
            [a for a, is_marked in enumerate(pack.anomaly_dalek_icon) if not (self.first_game and is_marked)],
        )

    def deal(self, state: DaleksState) -> None:
        """TOD-SETUP-07, -08, -11."""
        for seat in state.in_turn_order():
            state.gain_tokens(seat, STARTING_TOKENS)
            state.draw_cards(seat, STARTING_CARDS)
        for zone in range(EARTH_ZONES):
            state.lay_dilemma(zone)

    def track(self, state: DaleksState) -> None:
        """TOD-SETUP-12 to -14, TOD-LIMIT-20, TOD-FIRST-02, TOD-RULING-109, -118."""
        state.lay_track(state.pack.first_game_markers if self.first_game else state.pack.markers)
        if self.first_game:
            state.ignore_conditions()

    def k9(self, state: DaleksState) -> None:
        """TOD-K9-01, -02, TOD-RULING-117: the last in turn order, to the right of the first player."""
        if self.with_k9:
            state.receive_k9((state.first - 1) % state.seats)

    def play(self, state: DaleksState) -> None:
        state.become(Round())
