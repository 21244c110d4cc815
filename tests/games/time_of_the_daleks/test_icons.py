"""The icons of every card: dice added, focused, rolled again and turned."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.card_positions import (
    ADDING,
    FOCUSING,
    HARD,
    PACK,
    REROLLING,
    TURNING,
    adventure,
    colours,
    counted,
    discards,
    holding,
    lying,
    nobody_is_asked,
    playable,
    refused_by,
)
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM
from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    DOCTOR_SOURCE,
    SYMBOLS,
    TRANSFER,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
)


@pytest.mark.parametrize("key", lying(ADDING))
def test_dice_of_a_card_on_the_console_are_gathered(key: str) -> None:
    position = holding(adventure(), key)
    source = PACK.source_keys.index(key)
    doctor = DOCTOR_SOURCE + position.state.doctors[0]
    sources = {source, doctor}
    position.hand(0, "timescoop").run(CallersPool(0))
    wanted = [sum(PACK.adds[one][colour] for one in sources) for colour in range(4)]
    assert position.dice_of() == counted(wanted)


@pytest.mark.parametrize("key", playable(ADDING))
def test_dice_of_a_played_card_are_added(key: str) -> None:
    card = PACK.card_keys.index(key)
    position = adventure().hand(0, key).sonic(0, PACK.card_cost[card])
    before = [4, 0, 1, 0]
    position.run(CallersPool(0)).choose(f"play {key}")
    assert position.dice_of() == counted(map(sum, zip(before, PACK.adds[card], strict=True)))
    _put_away_and_paid(position, key)


def _put_away_and_paid(position: Position, key: str) -> None:
    card = PACK.card_keys.index(key)
    assert position.state.tokens[0] == 0, "the price was all there was"
    assert key not in position.hand_of(0)
    assert position.state.in_play == ()
    if PACK.card_type[card] == TRANSFER:
        assert position.hand_of(1) == [key]
    else:
        assert discards(position) == [key]


@pytest.mark.parametrize("key", lying(FOCUSING))
def test_focus_icons_exchange_black_dice_each_once(key: str) -> None:
    icons = PACK.focus[PACK.source_keys.index(key)]
    position = holding(adventure(), key).run(CallersPool(0))
    before = position.dice_of()
    for _ in icons:
        offered = [text for text in position.options if text.startswith(f"focus {key} ")]
        assert offered
        position.choose(offered[0])
    assert position.dice_of()["black"] == before["black"] - len(icons)
    assert sum(position.dice_of().values()) == sum(before.values())
    assert not [text for text in position.options if text.startswith(f"focus {key} ")]


@pytest.mark.parametrize("key", lying(FOCUSING))
def test_a_focus_icon_gives_its_colours_and_no_others(key: str) -> None:
    icons = PACK.focus[PACK.source_keys.index(key)]
    position = holding(adventure(), key).run(CallersPool(0))
    gives = {colour for bits in icons for colour in colours(bits)}
    assert {text.split()[2] for text in position.options if text.startswith(f"focus {key} ")} == gives


@pytest.mark.parametrize("key", playable(FOCUSING))
def test_a_played_focus_card_exchanges_a_black_die(key: str) -> None:
    card = PACK.card_keys.index(key)
    position = adventure().be(0, "first").hand(0, key).sonic(0, PACK.card_cost[card]).run(CallersPool(0))
    assert position.dice_of() == {"black": 4, "green": 1}
    position.choose(f"play {key}")
    colour = colours(PACK.focus[card][0])[0]
    assert position.dice_of() == {"black": 4, "green": 1}, "it lends its icon; nobody has to use it"
    position.choose(f"focus {key} {colour}")
    after = {"black": 3, "green": 1}
    after[colour] = after.get(colour, 0) + 1
    assert position.dice_of() == after
    _put_away_and_paid(position, key)
    none = adventure().hand(0, key).sonic(0, 5).run(CallersPool(0)).pool(black=0).again()
    assert refused_by(none, f"play {key}") == "TOD-RULING-043"


@pytest.mark.parametrize("key", lying(REROLLING))
def test_a_reroll_icon_rolls_dice_of_its_colours_once(key: str) -> None:
    source = PACK.source_keys.index(key)
    most, own = PACK.reroll_most[source], colours(PACK.reroll_colours[source])
    colour = own[0]
    face = SYMBOLS[PACK.die_faces[COLOURS.index(colour)][0]]
    position = holding(adventure(), key).shows(f"{colour}-{face}", f"{colour}-{face}")
    position.luck(5, 5).run(RerollStage(0))
    assert f"reroll {key}" in position.options
    position.choose(f"reroll {key}")
    rolled = 2
    if most != ALL_OF_THEM:
        rolled = 1
        if position.state.topic == "dice-to-reroll":
            position.choose(f"die {colour} {face}")
        if position.state.topic == "dice-to-reroll":
            position.choose("pass")
    other = PACK.die_faces[COLOURS.index(colour)][5]
    assert position.state.shown[other] == rolled
    assert f"reroll {key}" not in position.options


@pytest.mark.parametrize("key", lying(REROLLING))
def test_a_reroll_icon_needs_a_die_of_its_colours_and_no_fixed_point(key: str) -> None:
    own = colours(PACK.reroll_colours[PACK.source_keys.index(key)])
    for colour in COLOURS:
        face = SYMBOLS[PACK.die_faces[COLOURS.index(colour)][1]]
        position = holding(adventure(challenge="cunning " + HARD), key).hand(0, "timescoop")
        position.shows(f"{colour}-{face}").run(RerollStage(0))
        assert (f"reroll {key}" in position.options) is (colour in own)
    fixed = holding(adventure(conditions="fixed point"), key).hand(0, "timescoop")
    face = SYMBOLS[PACK.die_faces[COLOURS.index(own[0])][0]]
    fixed.shows(f"{own[0]}-{face}").run(RerollStage(0))
    assert refused_by(fixed, f"reroll {key}") == "TOD-REROLL-14"


@pytest.mark.parametrize("key", playable(REROLLING))
def test_a_played_reroll_card_rolls_dice_of_its_colours(key: str) -> None:
    card = PACK.card_keys.index(key)
    colour = colours(PACK.reroll_colours[card])[0]
    face = SYMBOLS[PACK.die_faces[COLOURS.index(colour)][0]]
    position = adventure().hand(0, key).sonic(0, PACK.card_cost[card]).shows(f"{colour}-{face}")
    position.luck(5).run(RerollStage(0)).choose(f"play {key}")
    assert position.state.shown[PACK.die_faces[COLOURS.index(colour)][5]] == 1
    _put_away_and_paid(position, key)
    fixed = adventure(conditions="fixed point").hand(0, key).sonic(0, 5).shows(f"{colour}-{face}")
    assert refused_by(fixed.run(RerollStage(0)), f"play {key}") == "TOD-REROLL-14"


@pytest.mark.parametrize("key", lying(TURNING))
def test_a_face_icon_turns_one_die_of_its_colour_once(key: str) -> None:
    source = PACK.source_keys.index(key)
    colour = colours(PACK.face_colours[source])[0]
    symbol = PACK.face_symbol[source]
    other = next(face for face in PACK.die_faces[COLOURS.index(colour)] if face != symbol)
    position = holding(adventure(challenge=" ".join([SYMBOLS[symbol]] * 3)), key)
    position.shows(f"{colour}-{SYMBOLS[other]}", f"{colour}-{SYMBOLS[other]}").run(FaceStage(0))
    assert position.options == ["pass", f"face {key}"]
    position.choose(f"face {key}")
    assert position.state.shown[symbol] == 1
    assert position.state.shown[other] == 1
    assert nobody_is_asked(position), "the icon is used up and there is no other means"


@pytest.mark.parametrize("key", lying(TURNING))
def test_a_face_icon_needs_a_die_of_its_colour_that_does_not_show_its_symbol(key: str) -> None:
    source = PACK.source_keys.index(key)
    own = colours(PACK.face_colours[source])
    symbol = SYMBOLS[PACK.face_symbol[source]]
    position = holding(adventure(challenge=f"{symbol} {symbol}"), key).hand(0, "timescoop")
    position.shows(f"{own[0]}-{symbol}").run(FaceStage(0))
    assert refused_by(position, f"face {key}") == "TOD-RULING-043"
    stranger = next(colour for colour in COLOURS if colour not in own)
    face = next(name for name in SYMBOLS if name != symbol)
    position = holding(adventure(challenge=f"{symbol} {symbol}"), key).hand(0, "timescoop")
    assert (
        refused_by(position.shows(f"{stranger}-{face}").run(FaceStage(0)), f"face {key}") == "TOD-RULING-043"
    )
    locked = holding(adventure(conditions="time locked"), key).hand(0, "timescoop").shows(f"{own[0]}-{face}")
    assert nobody_is_asked(locked.run(FaceStage(0)))


@pytest.mark.parametrize("key", playable(TURNING))
def test_a_played_face_card_turns_a_die(key: str) -> None:
    card = PACK.card_keys.index(key)
    colour = colours(PACK.face_colours[card])[0]
    symbol = PACK.face_symbol[card]
    other = next(face for face in PACK.die_faces[COLOURS.index(colour)] if face != symbol)
    position = adventure().hand(0, key).sonic(0, PACK.card_cost[card]).shows(f"{colour}-{SYMBOLS[other]}")
    position.run(FaceStage(0)).choose(f"play {key}")
    assert position.state.shown[symbol] == 1
    _put_away_and_paid(position, key)
