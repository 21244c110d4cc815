"""Questions, options and events in words."""

from __future__ import annotations

from tests.games.time_clash.positions import ENDGAME, GAME, do, position
from tests.games.time_clash.test_properties import play

from vortex.games.time_clash.refusals import KINDS_OF_TOPIC
from vortex.games.time_clash.words import QUESTIONS
from vortex.kernel.events import Event

NAMES = ("Ann", "Bob", "Cem", "Dot")


def options(state: object) -> dict[str, tuple[str, str, str]]:
    return {o.notation: (o.words, o.cost, o.target) for o in GAME.ask(state).options}  # type: ignore[arg-type]


def test_options_say_cost_and_target() -> None:
    state = position(hands=["ask-for-tea refocus", ""])
    said = options(state)
    assert said["play ask-for-tea enemy"] == ("Play Ask for Tea (Plan +100) on the Enemy stack", "", "Enemy")
    assert said["move refocus time"] == ("Discard Refocus: the Doctor goes to Time", "Refocus", "Time")
    assert said["discard refocus"] == ("Discard Refocus", "Refocus", "")
    assert (
        said["use refocus 1"][0] == "Play Refocus: move the Doctor, then play another card, then draw 1 card"
    )


def test_a_window_says_what_can_be_answered() -> None:
    state = position(hands=["refocus ask-for-tea", "exterminate plunger"])
    do(state, "use refocus 1")
    ask = GAME.ask(state)
    assert ask.is_window
    assert ask.prompt.startswith("Seat 1 plays Refocus: move the Doctor")
    do(state, "counter exterminate")
    assert GAME.ask(state).prompt == "Seat 2 counters Refocus with Exterminate. Counter it?"


def test_a_gambit_says_what_it_has_come_to() -> None:
    state = position(phase=ENDGAME, step="third", time="save-gallifrey", hands=["ask-for-tea", "lure"])
    assert GAME.ask(state).prompt == "Try a Gambit? (It needs +800; your open cards come to +400.)"
    do(state, "gambit", "turn time")
    assert (
        GAME.ask(state).prompt
        == "Turned for the Gambit: Save Gallifrey (Plan +400). Counter a card that was turned for the Gambit?"
    )
    do(state, "pass")
    assert GAME.ask(state).prompt.endswith("(The Gambit stands at +400.)")


def test_every_question_has_its_kinds_of_choice() -> None:
    assert set(KINDS_OF_TOPIC) == set(QUESTIONS) - {""}
    assert {topic for topic, question in QUESTIONS.items() if question.is_window} == {
        "counter",
        "counter-turned",
    }


def test_every_event_of_a_game_is_a_sentence_for_everybody() -> None:
    told = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            for state in play(seats, "enemy", 3, 500 + seed):
                for event in state.events or ():
                    told.add(event.kind)
                    for seat in (*range(seats), None):
                        assert GAME.tell(event.seen_by(seat), NAMES[:seats]).endswith((".", "!"))
                state.events = []
    assert {
        "played",
        "special_played",
        "countered",
        "counter_used",
        "rolled",
        "game_won",
        "reshuffled",
    } <= told


def test_the_gallery_tells_a_counter_as_a_sentence() -> None:
    faces = {face.key: face for face in GAME.gallery()}
    assert faces["rebut"].lines == (
        "Enemy: special card, 2 copies",
        "Remove a Tech of either team from the game.",
        "Counter (Doctor): quip, then draw 1 card.",
        "Daleks do not laugh.",
    )
    assert len(faces) == 32 + 6 + 6 + 9 + 3


def test_the_end_of_a_game_names_team_and_ending() -> None:
    event = Event("game_won", (1, 0, 0, 1))
    assert (
        GAME.tell(event.seen_by(None), NAMES) == "The Enemy team wins the game (gambit). Games won: 0 to 1."
    )
    assert GAME.tell(Event("arc_picked", (0, 1)).seen_by(None), NAMES) == "The Time arc is London."
