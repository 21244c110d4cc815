"""Questions, options, events, refusals and cards in words, in every language that we have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.positions import positions, settings
from tests.games.time_clash.positions import (
    ENDGAME,
    GAME,
    NAMES,
    altered_pack,
    asked,
    do,
    position,
    told,
)
from tests.games.time_clash.test_properties import play

from vortex.games.time_clash import load
from vortex.games.time_clash.events import (
    ArcPicked,
    CardCountered,
    CardPlayed,
    CounterUsed,
    DieRolled,
    DiscardsShuffled,
    GameWon,
    ReserveDealt,
    ReserveDiscarded,
    SpecialPlayed,
)
from vortex.games.time_clash.numbering import BY_GAMBIT, ENEMY
from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.refusals import KINDS_OF_TOPIC
from vortex.games.time_clash.state import ClashState
from vortex.kernel.languages import name_message
from vortex.kernel.words import NAME, Part, Wording, Words, wording

SAME_IN_GERMAN = {
    *("Skaro", "London", "Gallifrey", "Clara", "River", "Davros", "Missy", "Scan"),
    *("100", "200", "500"),
}


def options(state: ClashState) -> dict[str, tuple[str, str, str]]:
    return {o.notation: (str(o.words), str(o.cost), str(o.target)) for o in GAME.ask(state).options}


def test_options_say_cost_and_target() -> None:
    state = position(hands=["ask-for-tea refocus", ""])
    said = options(state)
    assert said["play ask-for-tea enemy"] == ("Play Ask for Tea (Plan +100) on the Enemy stack", "", "Enemy")
    assert said["move refocus time"] == ("Discard Refocus: the Doctor goes to Time", "Refocus", "Time")
    assert said["discard refocus"] == ("Discard Refocus", "Refocus", "")
    assert (
        said["use refocus 1"][0] == "Play Refocus: move the Doctor, then play another card, then draw 1 card"
    )


def test_a_window_says_what_can_be_answered_and_calls_players_by_name() -> None:
    state = position(hands=["refocus ask-for-tea", "exterminate plunger"])
    do(state, "use refocus 1")
    assert GAME.ask(state).is_window
    assert asked(state).startswith("Ann plays Refocus: move the Doctor")
    do(state, "counter exterminate")
    assert asked(state) == "Bob counters Refocus with Exterminate. Counter it?"
    assert str(GAME.ask(state).prompt) == "Seat 2 counters Refocus with Exterminate. Counter it?"
    german = wording("de").write(GAME.ask(state).prompt, NAMES)
    assert german == "Bob kontert „Besinnung“ mit „Vernichten“. Kontern?"


def test_a_gambit_says_what_it_has_come_to() -> None:
    state = position(phase=ENDGAME, step="third", time="save-gallifrey", hands=["ask-for-tea", "lure"])
    assert asked(state) == "Try a Gambit? (It needs +800; your open cards come to +400.)"
    do(state, "gambit", "turn time")
    assert (
        asked(state)
        == "Turned for the Gambit: Save Gallifrey (Plan +400). Counter a card that was turned for the Gambit?"
    )
    do(state, "pass")
    assert asked(state).endswith("(The Gambit stands at +400.)")


def test_who_begins_and_who_comes_second_are_two_things() -> None:
    pair_first = do(GAME.new({"lone": "enemy"}, 3, 1), "preset")
    assert options(pair_first)["first 1"][0] == "Seat 1 begins"
    pair_second = do(GAME.new({"lone": "doctor"}, 3, 1), "preset")
    assert options(pair_second)["first 2"][0] == "Seat 2 takes the second turn"


def test_every_question_has_its_kinds_of_choice() -> None:
    assert set(KINDS_OF_TOPIC) == set(QUESTIONS) - {""}
    assert {topic for topic, question in QUESTIONS.items() if question.is_window} == {
        "counter",
        "counter-turned",
    }


def test_every_event_of_a_game_is_a_sentence_for_everybody() -> None:
    kinds = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            for state in play(seats, "enemy", 3, 500 + seed):
                for event in state.events or ():
                    kinds.add(type(event))
                    for seat in (*range(seats), None):
                        assert told(event.seen_by(seat)).endswith((".", "!"))
                state.events = []
    assert {
        CardPlayed,
        SpecialPlayed,
        CardCountered,
        CounterUsed,
        DieRolled,
        GameWon,
        DiscardsShuffled,
    } <= kinds


def test_the_gallery_has_the_figures_that_a_board_reckons_with() -> None:
    printed = {face.key: dict(face.printed) for face in GAME.gallery()}
    assert printed["die"] == {"faces": tuple(map(str, GAME.pack.die))}
    pack = GAME.pack
    assert printed["track"] == {"flip_target": (str(pack.flip_target),), "icon_step": (str(pack.icon_step),)}


def test_the_gallery_tells_a_counter_as_a_sentence() -> None:
    faces = {face.key: face for face in GAME.gallery()}
    assert [str(line) for line in faces["rebut"].lines] == [
        "Enemy: special card, 2 copies",
        "Remove a Tech of either team from the game.",
        "Counter (Doctor): Quip, then draw 1 card.",
        "Daleks do not laugh.",
    ]
    assert len(faces) == 32 + 6 + 6 + 9 + 3


def test_the_end_of_a_game_names_team_and_ending() -> None:
    event = GameWon(ENEMY, BY_GAMBIT, 0, 1)
    assert told(event) == "The Enemy team wins the game (gambit). Games won: 0 to 1."
    assert told(ArcPicked(0, 1)) == "The Time arc is London."


def test_one_card_is_not_several() -> None:
    assert told(DiscardsShuffled(0, (5,))).endswith("shuffled: 1 card.")
    assert told(DiscardsShuffled(0, (5, 6))).endswith("shuffled: 2 cards.")
    assert told(ReserveDealt(())) == "The Reserve is dealt: no card."
    assert told(ReserveDiscarded(())) == "The Reserve is discarded: no card."


# -- the catalogues --------------------------------------------------------------------------------


def names_in(words: Part) -> Iterator[str]:
    """Every name that the pack gives, anywhere in some words."""
    if isinstance(words, Words):
        if words.message == NAME:
            yield str(words.parts[0][1])
        for _, part in words.parts:
            yield from names_in(part)
    elif isinstance(words, tuple):
        for part in words:
            yield from names_in(part)


def everything_said() -> Iterator[Words]:
    """At positions of many games: questions, options, refusals, and what happens; and all cards."""
    for option in GAME.options:
        yield option.words
    for face in GAME.gallery():
        yield face.name
        yield from face.lines
    for setting in settings("time-clash", 4):
        for number, (state, *_) in enumerate(positions(setting, 1)):
            ask = GAME.ask(state)
            yield ask.prompt
            for offer in ask.options:
                yield from (offer.words, offer.cost, offer.target)
            for choice in range(number % 7, GAME.choices.size, 7):
                refusal = GAME.why_not(state, state.asked, choice)
                if refusal is not None:
                    yield refusal.reason
            for choice in state.options:
                twin = GAME.clone(state)
                twin.events = []
                GAME.apply(twin, choice)
                for event in twin.events:
                    yield GAME.tell(event.seen_by(None))
                    yield GAME.tell(event.seen_by(state.asked))


def test_everything_can_be_said_in_every_language() -> None:
    said = set(everything_said())
    assert len({words.message for words in said}) > 100
    english = Wording("en")
    for writer in (english, Wording("de", english)):
        for words in said:
            written = writer.write(words, NAMES)
            assert bool(written) == bool(words)
            assert not re.search(r"tc-|\$|\{|=name|=player", written), written
            assert "  " not in written
        assert writer.problems == []
    german = Wording("de", english)
    english_only = {
        text for words in said for text in names_in(words) if not german.knows(name_message(text))
    }
    assert english_only == SAME_IN_GERMAN


def test_what_somebody_has_typed_into_a_pack_appears_as_typed(tmp_path: Path) -> None:
    typed = altered_pack(tmp_path, 'text = "Daleks do not laugh."', 'text = "My own dalek line (2)."')
    faces = {face.key: face for face in load(typed).gallery()}
    german = wording("de")
    assert german.write(faces["rebut"].lines[-1]) == "My own dalek line (2)."
    assert german.write(faces["lure"].name) == "Köder"


def test_a_view_carries_no_sentence() -> None:
    """Keys and numbers alone; the words for them come in the reader's language from elsewhere."""

    def texts(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            for part in value.values():
                yield from texts(part)
        elif isinstance(value, list):
            for part in value:
                yield from texts(part)

    for setting in settings("time-clash", 2):
        for state, *_ in positions(setting, 1):
            for seat in (*range(setting.seats), None):
                view = GAME.view(state, seat)
                for text in set(texts(view)):
                    assert re.fullmatch(r"[a-z0-9-]+|TC-[A-Z0-9]+-\d\d", text), text
