"""The pack: what it must hold, and how a mistake is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENEMY,
    GAME,
    altered_pack,
    card,
    do,
    keys,
    legal,
    position,
)

from vortex.games.time_clash import load
from vortex.games.time_clash.numbering import PLAN, SPECIAL, THREAT
from vortex.kernel.pack import PackError, PackFiles

PACK = GAME.pack


def test_the_known_numbered_cards_are_there() -> None:
    faces = {(PACK.team[c], PACK.suit[c], PACK.value[c]) for c in range(48)}
    assert {(DOCTOR, PLAN, 200), (ENEMY, PLAN, -300), (ENEMY, THREAT, -300)} <= faces


def test_a_third_of_each_deck_is_special() -> None:
    for team in (DOCTOR, ENEMY):
        assert sum(PACK.suit[c] == SPECIAL for c in range(48) if PACK.team[c] == team) == 8


def test_both_triggers_are_reachable() -> None:
    assert sum(PACK.value[c] for c in range(48) if PACK.suit[c] == THREAT) <= 1.5 * PACK.threat_trigger
    doctor = [PACK.value[c] for c in range(24)]
    assert sum(sorted(doctor)[-3:]) >= PACK.flip_target


def test_the_numbers_of_the_rulebook() -> None:
    assert (PACK.flip_target, PACK.icon_step, PACK.threat_trigger, PACK.gambit_target) == (
        800,
        100,
        -1000,
        800,
    )
    assert (PACK.hand, PACK.reserve_size, PACK.build_up_turns, PACK.game_turns) == (2, 3, 100, 200)


def test_every_card_says_where_it_comes_from() -> None:
    known = PACK.card_provenance[card("rebut")]
    assert known.source == "rulebook"
    assert "counters" in known.known
    assert PACK.card_provenance[card("scan")].source == "ours"


def test_only_what_the_facts_tell_is_called_known() -> None:
    lure = PACK.card_provenance[card("lure")]
    assert lure.known == ("name", "team", "options")
    for key, name in (("clara", "Clara"), ("river", "River")):
        arc = PACK.arc_keys.index(key)
        assert PACK.arc_names[arc] == name
        assert "name" in PACK.arc_provenance[arc].known


def test_a_card_that_removes_itself_first_is_gone_before_it_draws(tmp_path: Path) -> None:
    old = '"take the top discard of your team"'
    game = load(PackFiles(altered_pack(tmp_path, old, '"remove this card, then draw 1 card"')))
    state = position(
        game=game,
        hands=["regroup", ""],
        discards=("yo-yo", ""),
        rest=("removed", "deck"),
        removed=("", "lure"),
    )
    do(state, "use regroup 1", game=game)
    assert keys(state.hands[0], game) == "yo-yo"
    assert card("regroup") in state.removed[DOCTOR]


@pytest.mark.rule("TC-RULING-21")
def test_an_option_that_only_grants_a_play_needs_another_card(tmp_path: Path) -> None:
    old = '"take the top discard of your team"'
    game = load(PackFiles(altered_pack(tmp_path, old, '"play another card"')))
    assert legal(position(game=game, hands=["regroup", ""]), "use", game) == []
    assert legal(position(game=game, hands=["regroup yo-yo", ""]), "use", game) == ["use regroup 1"]
    for hand, offered in (("yo-yo", []), ("yo-yo ask-for-tea", ["reserve-use regroup 1"])):
        state = position(
            game=game, arcs="gallifrey clara davros", pawn="time", hands=[hand, ""], reserve="regroup"
        )
        assert legal(state, "reserve", game) == offered


MISTAKES = [
    (
        'suit = "quip"\nvalue = 100',
        'suit = "joke"\nvalue = 100',
        r"doctor.toml:\d+: numbered 'thunderous-eyebrows', suit: expected one of threat",
    ),
    (
        'suit = "quip"\nvalue = 100',
        'suit = "quip"\nvalue = -100',
        r"doctor.toml:\d+: .*value: expected a whole number from 1 to 1000, found -100",
    ),
    ('key = "yo-yo"', 'key = "plunger"', r"'plunger' is there twice"),
    (
        'copies = 2\noptions = ["take the top discard of your team"]',
        'copies = 3\noptions = ["take the top discard of your team"]',
        r"doctor.toml:1: expected 24 cards of team 'doctor', found 25",
    ),
    (
        '"take the top discard of your team"',
        '"take the bottom discard"',
        r"doctor.toml:\d+: special 'regroup', options: found 'take the bottom discard', expected effect",
    ),
    (
        '"take the top discard of your team"',
        '"draw 1 card or draw 2 cards"',
        r"'or' is not used here; write a second option",
    ),
    ('"take the top discard of your team"', '""', r"options: expected an effect, found an empty text"),
    (
        'counters = ["quip", "any card"]',
        'counters = ["joke", "any card"]',
        r"enemy.toml:\d+: special 'rebut', counters: expected words from threat",
    ),
    (
        'then = ["remove this card"]',
        'then = ["move the doctor"]',
        r"behind a counter only these are possible: draw N card",
    ),
    (
        '"take the top discard of your team"',
        '"draw 1 card, then remove this card"',
        r"'draw 1 card, then remove this card': 'remove this card' must come first",
    ),
    (
        'then = ["remove this card"]',
        'then = ["draw 1 card, then remove this card"]',
        r"then: 'draw 1 card, then remove this card': 'remove this card' must come first",
    ),
    (
        'options = ["remove a tech of either team from the game"]',
        'options = ["remove a tech of either team from the game", "draw 1 card"]',
        r"expected one to 3 options, counters included",
    ),
    (
        'type = "time"\ndalek = 1',
        'type = "enemy"\ndalek = 1',
        r"arcs.toml:\d+: expected 3 arcs of type 'time', found 2",
    ),
    (
        'present = ["shield"]',
        'present = ["sword"]',
        r"arcs.toml:\d+: arc 'london', present: no such ability 'sword'; known are: TEAM SUIT on STACK, TEAM SUIT on",
    ),
    ('build_up = ["reserve"]', 'build_up = ["shield"]', r"known are: reserve"),
    ('present = ["silence"]\n', "", r"arc 'davros': expected at least one ability"),
    (
        '"Always: Doctor Plans on this stack are never foiled.",\n',
        "",
        r"words: expected one sentence for each of the 2 abilities",
    ),
    (
        '"fail", "100"',
        '"fail", "fail"',
        r"table.toml:\d+: die 'die', faces: expected 6 faces, exactly one of them 'fail'",
    ),
    ('"fail", "100"', '"fail", "many"', r"expected 'fail' or a number from 1 to 9999, found 'many'"),
    (
        "threat_trigger = -1000",
        "threat_trigger = 1000",
        r"table.toml:\d+: track 'track', threat_trigger: expected a whole number from -9999",
    ),
    (
        'time = "skaro"',
        'time = "davros"',
        r"first-match 'first-match', time: expected one of skaro, london, gallifrey",
    ),
    (
        "dalek = 0\ntardis = 1\npresent",
        'dalek = 0\ntardis = 1\ncolour = "red"\npresent',
        r"arc 'clara', colour: no such field",
    ),
    ("[[die]]", "[[dice]]", r"table.toml:\d+: dice 'die': no such kind of card"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_a_mistake_names_file_line_and_what_was_expected(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(PackError, match=message):
        load(PackFiles(altered_pack(tmp_path, old, new)))


@pytest.mark.parametrize("counters", ["", 'counters = ["quip"]\n'])
def test_there_is_a_text_for_each_counter(tmp_path: Path, counters: str) -> None:
    found = counters.count('"') // 2
    with pytest.raises(PackError, match=f"expected a text for each of {found} counters, found 2"):
        load(PackFiles(altered_pack(tmp_path, 'counters = ["quip", "any card"]\n', counters)))


@pytest.mark.rule("TC-SPECIAL-01")
def test_a_card_may_have_three_options_to_play(tmp_path: Path) -> None:
    old = 'options = ["discard a threat of up to 300"]\ncounters = ["numbered card"]\nthen = ["remove this card"]'
    three = 'options = ["discard a threat of up to 300", "draw 1 card", "draw 2 cards"]'
    game = load(PackFiles(altered_pack(tmp_path, old, three)))
    state = position(game=game, hands=["reverse-the-polarity", ""], removed=("", "rebut rebut-2"))
    assert legal(state, "use", game) == ["use reverse-the-polarity 2", "use reverse-the-polarity 3"]
    do(state, "use reverse-the-polarity 3", game=game)
    assert len(state.hands[0]) == 2


def test_the_same_pack_has_the_same_hash_and_another_has_not(tmp_path: Path) -> None:
    (tmp_path / "same").mkdir()
    (tmp_path / "other").mkdir()
    same = load(PackFiles(altered_pack(tmp_path / "same", "Yo-yo", "Yo-yo")))
    other = load(PackFiles(altered_pack(tmp_path / "other", "Yo-yo", "Diabolo")))
    assert same.pack_hash == GAME.pack_hash
    assert other.pack_hash != GAME.pack_hash


def test_the_own_pack_is_read_once() -> None:
    assert load(None) is GAME
