"""Setting up: TOD-SETUP, the rulings on who gets what, and the worked examples of console and track."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with, the_game
from tests.scripted import ScriptedChance

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.numbering import CONSOLE, NO_DILEMMA
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.setup import SetUp
from vortex.games.time_of_the_daleks.rules.turn import Round
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.game import OptionError
from vortex.kernel.state import advance


class Setup:
    """A set-up in progress, with a known starting seat and the luck that a test wants."""

    def __init__(
        self, seats: int, starter: int = 0, game: TimeOfTheDaleks | None = None, chance: Chance | None = None
    ) -> None:
        self.game = game or the_game()
        self.state = DaleksState(self.game.pack, seats, chance or ScriptedChance())
        self.state.clear()
        self.state.call(SetUp(starter, False, False))
        advance(self.state)

    def choose(self, *notations: str) -> Setup:
        for text in notations:
            self.game.apply(self.state, self.game.notation.read(text))
        return self

    @property
    def options(self) -> list[str]:
        return [self.game.notation.write(choice) for choice in self.state.options]

    def crew_of(self, seat: int) -> list[str]:
        return [self.game.pack.companion_keys[companion] for companion in self.state.companions[seat]]


DOCTORS = ["doctor first", "doctor fourth", "doctor eleventh", "doctor twelfth"]
COLOURS = ["base amber", "base teal", "base pink", "base mint"]


def two_players(chance: Chance | None = None) -> Setup:
    """Seat 1 is the Eleventh Doctor, seat 2 the Fourth."""
    return Setup(2, chance=chance).choose("doctor eleventh", "base amber", "doctor fourth", "base teal")


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_has_a_console_of_the_own(seats: int) -> None:
    state = Position(seats).state
    assert len(state.companions) == len(state.equipment) == len(state.tokens) == len(state.hands) == seats
    state.gain_companion(0, the_game().pack.companion_keys.index("leela"), False)
    assert [len(companions) for companions in state.companions] == [2, 1, 1, 1][:seats]


@pytest.mark.rule("TOD-SETUP-02")
def test_each_player_chooses_a_doctor_that_is_free() -> None:
    setup = Setup(2)
    assert (setup.state.asked, setup.state.topic, setup.options) == (0, "doctor", DOCTORS)
    setup.choose("doctor fourth", "base amber")
    assert (setup.state.asked, setup.state.topic) == (1, "doctor")
    assert setup.options == ["doctor first", "doctor eleventh", "doctor twelfth"]
    setup.choose("doctor twelfth", "base mint")
    keys = [the_game().pack.doctor_keys[doctor] for doctor in setup.state.doctors]
    assert keys == ["fourth", "twelfth"]


@pytest.mark.rule("TOD-SETUP-03")
def test_each_player_chooses_a_colour_that_is_free() -> None:
    setup = Setup(2).choose("doctor fourth")
    assert (setup.state.asked, setup.state.topic, setup.options) == (0, "colour", COLOURS)
    setup.choose("base pink", "doctor first")
    assert (setup.state.asked, setup.options) == (1, ["base amber", "base teal", "base mint"])
    setup.choose("base teal")
    view = the_game().view(setup.state, 0)
    assert [player["colour"] for player in view["players"]] == ["pink", "teal"]


@pytest.mark.rule("TOD-RULING-007")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_seats_choose_one_after_the_other_from_the_drawn_one(starter: int) -> None:
    setup = Setup(3, starter)
    order = []
    while setup.state.topic in ("doctor", "colour"):
        order.append(setup.state.asked)
        setup.choose(setup.options[0])
    expected = [(starter + i) % 3 for i in range(3)]
    assert order == [seat for seat in expected for _ in range(2)]
    assert len(set(setup.state.doctors)) == len(set(setup.state.colours)) == 3


@pytest.mark.rule("TOD-RULING-007")
def test_the_seat_that_chooses_first_is_drawn_at_random() -> None:
    starters = {the_game().new({}, 4, seed).asked for seed in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("TOD-RULING-007")
def test_what_is_taken_is_refused() -> None:
    setup = Setup(2).choose("doctor fourth", "base amber")
    refusal = the_game().why_not(setup.state, 1, the_game().notation.read("doctor fourth"))
    assert refusal is not None
    assert refusal.rule == "TOD-RULING-007"
    setup.choose("doctor first")
    refusal = the_game().why_not(setup.state, 1, the_game().notation.read("base amber"))
    assert refusal is not None
    assert refusal.rule == "TOD-RULING-007"


# -- starting Companions ---------------------------------------------------------------------------


@pytest.mark.rule("TOD-SETUP-04")
def test_the_companion_named_on_the_doctor_card_starts_on_the_console() -> None:
    position = Position(4)
    assert [position.crew_of(seat) for seat in range(4)] == [
        ["amy-pond"],
        ["sarah-jane-smith"],
        ["clara-oswald"],
        ["susan"],
    ]


@pytest.mark.rule("TOD-SETUP-05")
def test_starting_companions_are_full_timers() -> None:
    position = Position(4)
    assert position.state.part_timers == 0
    for player in the_game().view(position.state, 0)["players"]:
        assert [companion["part_time"] for companion in player["companions"]] == [False]


@pytest.mark.rule("TOD-SETUP-06")
def test_both_companion_decks_are_shuffled_without_the_starting_companions() -> None:
    state = two_players().state
    pack = the_game().pack
    amy, sarah = pack.companion_keys.index("amy-pond"), pack.companion_keys.index("sarah-jane-smith")
    assert sorted(state.earth_deck) == [card for card in range(15) if card not in (amy, sarah)]
    assert sorted(state.alien_deck) == list(range(15, 27))
    shuffled = [two_players(FastChance(seed)).state for seed in range(4)]
    assert len({tuple(state.earth_deck) for state in shuffled}) == 4
    assert len({tuple(state.alien_deck) for state in shuffled}) == 4


TWO_LINKS = """
[[doctor]]
key = "seventh"
name = "The Seventh Doctor"
number = 7
add = ["4 black"]
links = ["sarah-jane-smith", "leela"]
source = "ours"

[[doctor]]
key = "sixth"
name = "The Sixth Doctor"
number = 6
add = ["4 black"]
links = ["sarah-jane-smith"]
source = "ours"
"""


@pytest.mark.rule("TOD-RULING-008")
def test_the_first_listed_link_is_the_starting_companion(tmp_path: Path) -> None:
    game = game_with(tmp_path, doctors=TWO_LINKS)
    setup = Setup(1, game=game).choose("doctor seventh", "base amber")
    assert setup.crew_of(0) == ["sarah-jane-smith"]


@pytest.mark.rule("TOD-RULING-008")
def test_on_a_clash_the_earlier_regeneration_takes_the_companion_and_the_other_the_next(
    tmp_path: Path,
) -> None:
    game = game_with(tmp_path, doctors=TWO_LINKS)
    setup = Setup(3, game=game)
    setup.choose("doctor seventh", "base amber", "doctor sixth", "base teal", "doctor fourth", "base mint")
    assert [setup.crew_of(seat) for seat in range(3)] == [["leela"], [], ["sarah-jane-smith"]]


@pytest.mark.rule("TOD-EX-01")
def test_neil_sets_up_the_console_of_the_eleventh_doctor() -> None:
    setup = two_players()
    state = setup.state
    view = the_game().view(state, 0)["players"][0]
    amy = the_game().pack.companion_keys.index("amy-pond")
    assert view["doctor"] == "eleventh"
    assert view["companions"] == [{"key": "amy-pond", "part_time": False}]
    assert amy not in state.earth_deck + state.alien_deck
    assert view["hand_size"] == 2
    assert view["sonic"] == 2


# -- tokens, cards, tiles --------------------------------------------------------------------------


@pytest.mark.rule("TOD-SETUP-07")
def test_each_player_starts_with_two_tokens() -> None:
    assert two_players().state.tokens == [2, 2 + 2], (
        "the Fourth Doctor is first and has gained two in Prepare"
    )


@pytest.mark.rule("TOD-SETUP-08")
def test_the_timey_wimey_deck_is_shuffled_and_two_cards_are_dealt_to_each() -> None:
    state = two_players().state
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert sorted(state.hands[0] + state.hands[1] + state.tw_deck) == list(range(30))
    hands = {tuple(two_players(FastChance(seed)).state.hands[0]) for seed in range(4)}
    assert len(hands) == 4


@pytest.mark.rule("TOD-SETUP-10")
def test_locations_and_dilemmas_are_shuffled_as_two_decks() -> None:
    state = two_players().state
    assert sorted(state.location_deck) == list(range(20))
    assert sorted(state.dilemma_deck + list(state.dilemmas[:3])) == list(range(25))
    shuffled = [two_players(FastChance(seed)).state for seed in range(4)]
    assert len({tuple(state.location_deck) for state in shuffled}) == 4
    assert len({tuple(state.dilemma_deck) for state in shuffled}) == 4


@pytest.mark.rule("TOD-SETUP-11")
def test_one_dilemma_lies_face_down_in_each_slot_of_earth() -> None:
    state = two_players().state
    assert len(set(state.dilemmas[:3])) == 3
    assert NO_DILEMMA not in state.dilemmas[:3]
    assert not any(state.is_face_up(dilemma) for dilemma in state.dilemmas[:3])
    assert set(state.dilemmas[3:]) == {NO_DILEMMA}


# -- the track -------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-SETUP-12")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_tardis_starts_on_earth(seats: int) -> None:
    assert Position(seats).state.tardis == [2] * seats


@pytest.mark.rule("TOD-SETUP-13")
def test_one_anomaly_marker_lies_on_each_of_6_9_12_and_15() -> None:
    assert sorted(Position().state.markers) == [6, 9, 12, 15]


@pytest.mark.rule("TOD-SETUP-14")
def test_the_ship_starts_on_skaro() -> None:
    assert Position().state.ship == the_game().pack.skaro == 0


@pytest.mark.rule("TOD-EX-02")
def test_the_track_as_it_is_set_up() -> None:
    track = the_game().view(Position(3).state, None)["track"]
    assert track == {"skaro": 0, "earth": 2, "gallifrey": 18, "ship": 0, "markers": [6, 9, 12, 15]}
    assert [player["tardis"] for player in the_game().view(Position(3).state, None)["players"]] == [2, 2, 2]


# -- anomalies, Daleks, Doctors --------------------------------------------------------------------


@pytest.mark.rule("TOD-SETUP-15")
def test_the_anomaly_deck_is_shuffled_and_lies_by_the_earliest_regeneration() -> None:
    state = Position(4).state
    assert sorted(state.anomaly_deck) == list(range(8))
    assert state.first == 3, "seat 4 is the First Doctor"
    shuffled = [two_players(FastChance(seed)).state for seed in range(4)]
    assert len({tuple(state.anomaly_deck) for state in shuffled}) == 4


@pytest.mark.rule("TOD-SETUP-16")
def test_no_dalek_is_on_the_board_at_the_start() -> None:
    state = Position().state
    assert not any(state.daleks)
    assert the_game().view(state, 0)["daleks"] == {"in_play": 0, "supply": 6, "on_earth": 0, "davros": ""}


@pytest.mark.rule("TOD-SETUP-17")
def test_davros_is_the_last_marker_of_the_supply() -> None:
    position = Position().daleks("earth-past", 2).daleks("mars", 2)
    position.state.place_dalek(2)
    assert the_game().view(position.state, 0)["daleks"]["davros"] == ""
    position.state.place_dalek(1)
    assert the_game().view(position.state, 0)["daleks"]["davros"] == "earth-present"


@pytest.mark.rule("TOD-SETUP-18")
def test_earth_is_the_only_location_at_the_start() -> None:
    position = Position()
    assert position.state.tiles == []
    assert position.state.anomalies == []
    assert position.state.location_discard == []


@pytest.mark.rule("TOD-SETUP-19")
def test_every_doctor_starts_on_the_console() -> None:
    assert Position(4).state.places == [CONSOLE] * 4


# -- the number of players -------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-006")
def test_one_to_four_play() -> None:
    for seats in (1, 2, 3, 4):
        assert the_game().new({}, seats, 1).seats == seats
    for seats in (0, 5):
        with pytest.raises(OptionError):
            the_game().new({}, seats, 1)


@pytest.mark.rule("TOD-RULING-006")
def test_alone_there_is_nobody_to_call() -> None:
    position = Position(1).no_hands().turn_of(0).sonic(0, 5).lay("mars-past", "sutekh")
    position.facing("mars-past", "running").run(BuildPools(0))
    assert position.options == ["pass", "focus amy-pond green", "focus amy-pond red"]


@pytest.mark.rule("TOD-RULING-006")
def test_alone_a_used_transfer_card_is_discarded() -> None:
    position = Position(1).turn_of(0).hand(0, "jelly-babies").sonic(0, 5).run(Prepare(0))
    position.choose("play jelly-babies")
    assert position.state.tw_discard == [position.card("jelly-babies")]
    assert position.card("jelly-babies") not in position.state.hands[0]


@pytest.mark.rule("TOD-RULING-006")
def test_alone_k9_stays_where_he_is() -> None:
    position = Position(1, k9=True).no_hands()
    assert position.state.k9 == 0
    position.run(Round(), 1)
    assert position.state.k9 == 0
    assert (position.state.round, position.state.topic) == (3, "prepare"), "the Dalek turn asked nothing"
