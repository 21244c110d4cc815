"""Card by card: what each one does, when it cannot be used, and where it ends. New cards are covered by their icons,
words and abilities; an ability or a word that no test here knows makes the last tests fail."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks import effects
from vortex.games.time_of_the_daleks.abilities import (
    ANOMALY_ABILITIES,
    CARD_ABILITIES,
    COMPANION_ABILITIES,
    DOCTOR_ABILITIES,
)
from vortex.games.time_of_the_daleks.cards import ALL_OF_THEM
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.numbering import (
    ANYTIME,
    COLOURS,
    COMPANION_SOURCE,
    DOCTOR_SOURCE,
    EARTH_ZONES,
    EQUIPMENT,
    IN_ADVENTURE,
    IN_ANY_ADVENTURE,
    IN_PREPARE,
    INSTANT,
    LOCATION,
    SYMBOLS,
    TASK,
    TRANSFER,
)
from vortex.games.time_of_the_daleks.rules.anomalies import DrawAnomaly
from vortex.games.time_of_the_daleks.rules.building_pools import (
    BuildPools,
    CallersPool,
    Exterminate,
    HelpersPool,
)
from vortex.games.time_of_the_daleks.rules.helping import CallForHelp
from vortex.games.time_of_the_daleks.rules.pools import extermination
from vortex.games.time_of_the_daleks.rules.preparing import Prepare
from vortex.games.time_of_the_daleks.rules.recruiting import Recruit
from vortex.games.time_of_the_daleks.rules.resolving import Failure, Success
from vortex.games.time_of_the_daleks.rules.rolling import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.travelling import RollTardisDie, Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.games.time_of_the_daleks.state import HELP_AFAR, HELP_ON_SITE
from vortex.kernel.effects import Effect
from vortex.kernel.state import NOBODY, Frame

PACK = the_game().pack
EARTH = "earth-past"
TILE = "karn"
ZONE = "solons-castle"
HARD = "running running running running running running"


def table(seats: int = 2) -> Position:
    """Nobody has cards, Companions or charges; seat 0 is active."""
    position = Position(seats).turn_of(0).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    position.state.first = 0
    return position


def adventure(seats: int = 2, zone: str = EARTH, challenge: str = HARD, conditions: str = "") -> Position:
    return table(seats).facing(zone, challenge, conditions)


def helped_by(position: Position, helper: int, help: int = HELP_AFAR) -> Position:
    position.state.helper = helper
    position.state.help = help
    return position


def deck(position: Position, *keys: str) -> Position:
    """The Timey-Wimey deck, first to come first; what is not named is out of the game."""
    cards = [position.card(key) for key in reversed(keys)]
    for card in cards:
        position._lift_card(card)
    position.state.tw_deck = cards
    position.state.tw_discard = []
    return position


def nobody_is_asked(position: Position) -> bool:
    return position.state.asked == NOBODY


def discards(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


def refused_by(position: Position, notation: str) -> str:
    assert notation not in position.options
    refusal = position.why_not(notation)
    assert refusal is not None
    assert refusal.reason
    return refusal.rule


# -- icons of all cards ----------------------------------------------------------------------------


def playable(icons: list[bool]) -> list[str]:
    """Events and Transfers with an icon."""
    return [
        key for card, key in enumerate(PACK.card_keys) if icons[card] and PACK.card_type[card] != EQUIPMENT
    ]


def lying(icons: list[bool]) -> list[str]:
    """Doctors, Companions and Equipment with an icon."""
    return [
        key
        for source, key in enumerate(PACK.source_keys)
        if key and icons[source] and (source >= COMPANION_SOURCE or PACK.card_type[source] == EQUIPMENT)
    ]


ADDING = [any(dice) for dice in PACK.adds]
FOCUSING = [bool(icons) for icons in PACK.focus]
REROLLING = [most >= 0 for most in PACK.reroll_most]
TURNING = [symbol >= 0 for symbol in PACK.face_symbol]


def holding(position: Position, key: str) -> Position:
    """The seat 0 plays with this card on the console and with nothing else that has icons but its Doctor."""
    if key in PACK.doctor_keys:
        return position.be(0, key)
    position.be(0, "twelfth" if key != "twelfth" else "first")
    return position.crew(0, key) if key in PACK.companion_keys else position.equip(0, key)


def colours(bits: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if bits >> i & 1]


def counted(dice: Iterable[int]) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOURS, dice, strict=True) if count}


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
    assert position.state.in_play == []
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
    if position.state.topic == "focus-colour":
        position.choose(f"add {colour}")
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


# -- timings, prices and once a turn, for every card -----------------------------------------------


def ready(key: str, seats: int = 3) -> tuple[Position, Frame]:
    """A table on which this card of seat 0 does something, and the step in which it can be played."""
    card = PACK.card_keys.index(key)
    position = table(seats).stand(0, ZONE).daleks(TILE, 1).daleks(EARTH, 1)
    position.lay(ZONE, "missy").lay("earth-future", "sutekh", face_up=False)
    position.state.ship = 4
    timing, ability = PACK.card_timing[card], PACK.ability[card]
    if ability == "steer":
        return position.luck(position.tardis_face(False)), RollTardisDie(0)
    if timing == IN_PREPARE:
        return position, Prepare(0)
    if timing == ANYTIME:
        return position, Travel(0)
    position.facing(
        ZONE, HARD, "fixed point" if ability == "unfix" else "time locked" if ability == "unlock" else ""
    )
    if REROLLING[card] or ability in ("late-die", "unfix", "unlock"):
        return position.shows("black-science", "blue-science"), RerollStage(0)
    if TURNING[card]:
        return position.shows("black-science", "blue-science"), FaceStage(0)
    return position, CallersPool(0)


EVENTS_AND_TRANSFERS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_type[card] != EQUIPMENT]
EQUIPMENT_CARDS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_type[card] == EQUIPMENT]


def gained_in(frame: Frame) -> int:
    return 2 if isinstance(frame, Prepare) else 0


@pytest.mark.rule("TOD-CARD-05", "TOD-CARD-11")
@pytest.mark.parametrize("key", EVENTS_AND_TRANSFERS)
def test_every_event_and_transfer_is_playable_at_its_time_for_its_price_and_is_then_used(key: str) -> None:
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position, frame = ready(key)
    position.sonic(0, max(0, cost - gained_in(frame))).hand(0, key, "fez").run(frame)
    before = position.state.tokens[0]
    assert position.options.count(f"play {key}") == 1
    position.choose(f"play {key}")
    own = [effect for effect in _effects(PACK.card_effect[PACK.card_keys.index(key)]) if not effect.scope]
    gained = sum(effect.amount for effect in own if effect.verb == effects.GAIN_SONIC)
    assert position.state.tokens[0] == before - cost + gained
    assert key not in position.hand_of(0)
    again, _ = ready(key)
    again.state.used = position.state.used
    again.hand(0, key, "fez").sonic(0, 5 - gained_in(frame)).run(frame)
    assert refused_by(again, f"play {key}") == "TOD-CARD-11"


@pytest.mark.rule("TOD-CARD-05")
@pytest.mark.parametrize(
    "key", [key for key in EVENTS_AND_TRANSFERS if PACK.card_cost[PACK.card_keys.index(key)]]
)
def test_no_card_is_playable_with_a_charge_too_little(key: str) -> None:
    position, frame = ready(key)
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position.hand(0, key, "fez").sonic(0, 3).run(frame).sonic(0, cost).again()
    assert f"play {key}" in position.options
    position.sonic(0, cost - 1).again()
    assert refused_by(position, f"play {key}") == "TOD-CARD-05"


@pytest.mark.parametrize("key", EVENTS_AND_TRANSFERS)
def test_every_event_is_discarded_and_every_transfer_handed_over(key: str) -> None:
    card = PACK.card_keys.index(key)
    position, frame = ready(key, seats=2)
    position.sonic(0, 4).hand(0, key, "fez").run(frame).choose(f"play {key}")
    steps = 0
    while card in position.state.in_play:
        position.choose(position.options[-1])
        steps += 1
        assert steps < 6, f"{key} asks too much"
    if PACK.card_type[card] == TRANSFER:
        assert key in position.hand_of(1)
        assert key not in discards(position)
    else:
        assert key in discards(position)
    assert key not in position.hand_of(0)


@pytest.mark.rule("TOD-CARD-01", "TOD-PREP-08")
@pytest.mark.parametrize("key", EQUIPMENT_CARDS)
def test_every_equipment_card_is_installed_for_its_price(key: str) -> None:
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position = table().be(0, "first").hand(0, key).sonic(0, 5).run(Prepare(0)).choose(f"install {key}")
    assert position.state.tokens[0] == 5 - cost
    assert position.state.equipment[0] == [position.card(key)]
    assert position.asked == (0, "prepare")
    assert f"uninstall {key}" in position.options
    if cost:
        poor = table().be(0, "first").hand(0, key).run(Prepare(0)).sonic(0, cost - 1).again()
        assert refused_by(poor, f"install {key}") == "TOD-PREP-09"


# -- Timey-Wimey cards with words ------------------------------------------------------------------


def test_eye_of_harmony_gains_two_charges_but_never_more_than_five() -> None:
    position = table().hand(0, "eye-of-harmony", "fez").sonic(0, 4).stand(0, EARTH).run(Travel(0))
    position.choose("play eye-of-harmony")
    assert position.state.tokens == [5, 0]
    assert position.asked == (0, "travel")
    full = table().hand(0, "eye-of-harmony").sonic(0, 5).stand(0, EARTH).run(Travel(0))
    assert refused_by(full, "play eye-of-harmony") == "TOD-RULING-043"


def test_movellan_virus_removes_two_daleks_wherever_they_stand() -> None:
    position = table().hand(0, "movellan-virus").daleks(EARTH, 1).daleks(TILE, 2).run(Prepare(0))
    position.choose("play movellan-virus")
    assert position.asked == (0, "remove-dalek")
    assert position.options == ["dalek earth-past", "dalek karn"]
    position.choose("dalek earth-past")
    assert list(position.state.daleks[:EARTH_ZONES]) == [0, 0, 0]
    assert sum(position.state.daleks) == 1, "the second went without a question: only one place was left"
    assert nobody_is_asked(position)


def test_movellan_virus_removes_one_dalek_where_there_is_one_and_needs_one_at_all() -> None:
    position = (
        table().hand(0, "movellan-virus").daleks(EARTH, 1).run(Prepare(0)).choose("play movellan-virus")
    )
    assert sum(position.state.daleks) == 0
    assert nobody_is_asked(position)
    none = table().hand(0, "movellan-virus").run(Prepare(0))
    assert refused_by(none, "play movellan-virus") == "TOD-RULING-043"


def test_spitfires_remove_a_dalek_or_push_the_ship_back() -> None:
    position = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).daleks(TILE, 1)
    position.state.ship = 3
    position.run(Travel(0)).choose("play spitfires-in-space")
    assert position.asked == (0, "alternative")
    assert position.options == ["choose 1", "choose 2"]
    position.choose("choose 1")
    assert (sum(position.state.daleks), position.state.ship) == (0, 3)
    assert position.asked == (0, "travel")
    other = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).daleks(TILE, 1)
    other.state.ship = 3
    other.run(Travel(0)).choose("play spitfires-in-space", "choose 2")
    assert (sum(other.state.daleks), other.state.ship) == (1, 2)


def test_spitfires_need_a_dalek_or_a_ship_that_has_left_skaro() -> None:
    position = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).run(Travel(0))
    assert refused_by(position, "play spitfires-in-space") == "TOD-RULING-043"


def test_the_key_to_time_moves_the_own_tardis_and_the_ship() -> None:
    position = table().hand(0, "key-to-time").sonic(0, 1)
    position.state.ship = 4
    position.run(Prepare(0)).choose("play key-to-time")
    assert position.state.tardis == [3, 2]
    assert position.state.ship == 3
    assert position.state.tokens[0] == 0
    assert nobody_is_asked(position)


def test_the_key_to_time_stops_at_the_ends_of_the_track() -> None:
    position = table().hand(0, "key-to-time").sonic(0, 1)
    position.state.tardis[0] = PACK.gallifrey
    position.state.ship = 1
    position.run(Prepare(0)).choose("play key-to-time")
    assert (position.state.tardis[0], position.state.ship) == (PACK.gallifrey, 0)
    done = table().hand(0, "key-to-time").sonic(0, 1)
    done.state.tardis[0] = PACK.gallifrey
    assert refused_by(done.run(Prepare(0)), "play key-to-time") == "TOD-RULING-043"


def test_jelly_babies_bring_a_card_and_another_a_charge() -> None:
    position = deck(table(3), "fez").hand(0, "jelly-babies").sonic(2, 5).run(Prepare(0))
    position.choose("play jelly-babies")
    assert position.asked == (0, "another")
    assert position.options == ["give 2", "give 3"]
    position.choose("give 2", "give 3")
    assert position.state.tokens == [1, 1, 5]
    assert position.hand_of(0) == ["fez"]
    assert position.hand_of(2) == ["jelly-babies"]
    assert position.asked == (0, "prepare")


def test_dream_conference_brings_two_cards_and_another_one() -> None:
    position = deck(table(2), "fez", "stetson", "geronimo").hand(0, "dream-conference").run(Prepare(0))
    position.choose("play dream-conference")
    assert position.hand_of(0) == ["fez", "stetson"]
    assert position.hand_of(1) == ["geronimo", "dream-conference"]
    assert position.state.tokens == [0, 0]
    assert position.asked == (0, "prepare")


@pytest.mark.parametrize("seat", [0, 1])
def test_fast_return_switch_turns_a_question_mark_to_the_tardis_for_whoever_rolled(seat: int) -> None:
    position = table().hand(seat, "fast-return-switch").sonic(seat, 1)
    position.luck(position.tardis_face(False)).run(RollTardisDie(0))
    assert position.asked == (seat, "card-window")
    position.choose("play fast-return-switch")
    assert position.asked == (0, "tardis-symbol")
    assert "new" in position.options
    assert position.state.tokens[seat] == 0


def test_fast_return_switch_needs_a_question_mark() -> None:
    position = table().hand(0, "fast-return-switch").sonic(0, 1)
    position.luck(position.tardis_face(True)).run(RollTardisDie(0))
    assert refused_by(position, "play fast-return-switch") == "TOD-RULING-043"
    before = table().hand(0, "fast-return-switch").sonic(0, 1).stand(0, EARTH).run(Travel(0))
    assert refused_by(before, "play fast-return-switch") == "TOD-RULING-043"


def test_randomiser_replaces_a_dilemma_that_lies_open_by_an_unknown_one() -> None:
    position = table().hand(0, "randomiser").stand(0, ZONE).lay(ZONE, "missy").lay(EARTH, "sutekh")
    position.lay("earth-future", "morbius", face_up=False).run(Prepare(0))
    top = position.state.dilemma_deck[-1]
    position.choose("play randomiser")
    assert position.asked == (0, "banish")
    assert position.options == ["target earth-past", f"target {ZONE}"]
    position.choose(f"target {ZONE}")
    assert position.state.dilemmas[position.zone(ZONE)] == top
    assert not position.state.is_face_up(top)
    assert position.state.dilemma_discard == [position.dilemma("missy")]
    assert position.dilemma_at(EARTH) == "sutekh"
    assert nobody_is_asked(position)


def test_randomiser_needs_an_open_dilemma() -> None:
    position = table().hand(0, "randomiser")
    for zone in ("earth-past", "earth-present", "earth-future"):
        position.lay(zone, position.dilemma_at(zone), face_up=False)
    assert refused_by(position.run(Prepare(0)), "play randomiser") == "TOD-RULING-043"


def test_the_visualiser_shows_a_dilemma_to_its_player_alone() -> None:
    position = table(3).hand(0, "time-space-visualiser").lay("earth-future", "morbius", face_up=False)
    position.run(Prepare(0)).choose("play time-space-visualiser")
    assert position.asked == (0, "scan")
    assert position.options == ["target earth-past", "target earth-present", "target earth-future"]
    earth_before = [position.game.view(position.state, viewer)["earth"] for viewer in (1, 2, None)]
    position.state.events = []
    position.choose("target earth-future")
    assert [position.game.view(position.state, viewer)["earth"] for viewer in (1, 2, None)] == earth_before
    mine = position.game.view(position.state, 0)["earth"][2]
    assert mine == {"key": "earth-future", "dilemma": "morbius", "face_up": False, "daleks": 0}
    event = next(event for event in position.state.events if event.kind == "scanned")
    assert event.seen_by(0).secret == (position.dilemma("morbius"),)
    for viewer in (1, 2, None):
        assert event.seen_by(viewer).secret == ()
        assert "Morbius" not in position.game.tell(event.seen_by(viewer), ("A", "B", "C"))
    assert "Morbius" in position.game.tell(event.seen_by(0), ("A", "B", "C"))
    assert nobody_is_asked(position)


def test_the_visualiser_shows_no_dilemma_twice_and_needs_one_that_is_unknown() -> None:
    position = table().hand(0, "time-space-visualiser").lay(EARTH, "missy")
    position.run(Prepare(0)).choose("play time-space-visualiser", "target earth-future")
    position.hand(0, "time-space-visualiser").turn_of(0).run(Prepare(0)).choose("play time-space-visualiser")
    assert position.options == ["target earth-present"]
    position.choose("target earth-present").hand(0, "time-space-visualiser").turn_of(0).run(Prepare(0))
    assert refused_by(position, "play time-space-visualiser") == "TOD-RULING-043"
    position.hand(1, "time-space-visualiser").turn_of(1).run(Prepare(1))
    assert "play time-space-visualiser" in position.options, "the other has seen nothing"


def test_time_can_be_rewritten_lifts_a_fixed_point_for_this_adventure() -> None:
    position = adventure(conditions="fixed point, time locked").hand(0, "time-can-be-rewritten").sonic(0, 3)
    position.shows("black-science", "blue-science").run(RerollStage(0))
    assert refused_by(position, "reroll-sonic") == "TOD-REROLL-14"
    position.choose("play time-can-be-rewritten")
    assert position.asked == (0, "reroll")
    assert "reroll-sonic" in position.options
    assert position.game.view(position.state, 0)["adventure"]["conditions"] == ["time locked"]


def test_time_can_be_rewritten_works_while_the_pool_is_built_and_needs_a_fixed_point() -> None:
    position = adventure(conditions="fixed point").hand(0, "time-can-be-rewritten").sonic(0, 1)
    assert "play time-can-be-rewritten" in position.run(CallersPool(0)).options
    position = adventure(conditions="fixed point").hand(0, "time-can-be-rewritten").sonic(0, 1)
    position.shows("black-science").run(FaceStage(0))
    assert refused_by(position, "play time-can-be-rewritten") == "TOD-RULING-043"
    free = adventure().hand(0, "time-can-be-rewritten").sonic(0, 1).run(CallersPool(0))
    assert refused_by(free, "play time-can-be-rewritten") == "TOD-RULING-043"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_spare_tardis_key_lifts_time_locked_for_this_adventure(seat: int) -> None:
    position = adventure(conditions="time locked").hand(seat, "spare-tardis-key").sonic(seat, 1)
    position.hand(1 - seat, "fez").shows("black-science").run(RerollStage(0))
    while position.state.asked != seat:
        position.choose("pass")
    position.choose("play spare-tardis-key")
    assert position.hand_of(1 - seat) == ["fez", "spare-tardis-key"]
    assert position.game.view(position.state, 0)["adventure"]["conditions"] == []
    position.sonic(0, 3).run(FaceStage(0))
    assert "face-sonic" in position.options


def test_the_spare_tardis_key_opens_the_face_changes_even_in_the_last_window() -> None:
    position = adventure(conditions="time locked").hand(1, "spare-tardis-key").sonic(1, 1).sonic(0, 3)
    position.shows("black-science").run(FaceStage(0))
    assert position.asked == (1, "card-window")
    position.choose("play spare-tardis-key")
    assert position.asked == (0, "face")
    assert "face-sonic" in position.options


def test_the_spare_tardis_key_needs_time_locked() -> None:
    position = adventure(conditions="fixed point").hand(0, "spare-tardis-key").sonic(0, 1)
    assert refused_by(position.shows("black-science").run(RerollStage(0)), "play spare-tardis-key") == (
        "TOD-RULING-043"
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_perception_filter_keeps_daleks_from_exterminating_dice_in_this_adventure(seat: int) -> None:
    position = adventure(zone=EARTH).daleks(EARTH, 2).hand(seat, "perception-filter").sonic(seat, 1)
    position.run(BuildPools(0))
    while position.state.asked != seat:
        position.choose("pass")
    position.choose("play perception-filter")
    while not nobody_is_asked(position):
        assert position.state.topic in ("build-pool", "card-window")
        position.choose("pass")
    assert sum(position.dice_of().values()) == 5, "no die was exterminated"
    position.state.clear_adventure()
    position.facing(EARTH, HARD)
    assert extermination(position.state) == 2, "the next Adventure is as dangerous as ever"


def test_the_perception_filter_needs_daleks_that_would_exterminate_dice_and_comes_before_the_cut() -> None:
    position = adventure().daleks("earth-future", 2).hand(0, "perception-filter").sonic(0, 1)
    assert refused_by(position.run(CallersPool(0)), "play perception-filter") == "TOD-RULING-043"
    late = adventure().daleks(EARTH, 1).hand(0, "perception-filter").sonic(0, 1).shows("black-science")
    assert refused_by(late.run(RerollStage(0)), "play perception-filter") == "TOD-RULING-043"


def test_geronimo_rolls_one_more_black_die_at_once() -> None:
    position = (
        adventure().hand(0, "geronimo").sonic(0, 1).shows(*["blue-science"] * 3, *["green-tactics"] * 3)
    )
    position.shows("red-science").luck(position.face("black", "running")).run(RerollStage(0))
    position.choose("play geronimo")
    assert position.dice_of() == {"black": 1, "green": 3, "blue": 3, "red": 1}
    assert position.state.shown[SYMBOLS.index("running")] == 1
    assert discards(position) == ["geronimo"]


@pytest.mark.parametrize(
    ("help", "conditions", "exterminated", "most"),
    [(0, "", 0, 8), (0, "time breach", 0, 7), (0, "", 2, 6), (HELP_AFAR, "", 0, 7), (HELP_ON_SITE, "", 1, 4)],
)
def test_geronimo_needs_room_in_the_pool(help: int, conditions: str, exterminated: int, most: int) -> None:
    for dice in (most - 1, most):
        position = adventure(conditions=conditions).hand(0, "geronimo").sonic(0, 1)
        if help:
            helped_by(position, 1, help)
        position.state.exterminated = exterminated
        position.shows(*(["blue-science"] * 3 + ["green-tactics"] * 3 + ["red-science"] * 3)[:dice])
        position.run(RerollStage(0))
        assert ("play geronimo" in position.options) is (dice < most)


def test_geronimo_needs_a_black_die_in_the_box() -> None:
    position = helped_by(adventure(), 1, HELP_ON_SITE).hand(1, "geronimo").sonic(1, 1)
    position.shows(*["black-science"] * 7).shows("black-science", pool=1).run(RerollStage(0))
    while position.state.asked != 1:
        position.choose("pass")
    assert refused_by(position, "play geronimo") == "TOD-RULING-043"


def test_timescoop_brings_another_doctor_to_the_own_zone() -> None:
    position = table(3).hand(0, "timescoop").stand(0, ZONE).stand(1, ZONE).stand(2, EARTH).run(Prepare(0))
    position.choose("play timescoop")
    assert position.asked == (0, "timescoop")
    assert position.options == ["give 3"], "the other one is there already"
    position.choose("give 3")
    assert position.place_of(2) == ZONE
    assert nobody_is_asked(position)


def test_timescoop_brings_doctors_from_their_consoles_but_nobody_to_a_console() -> None:
    position = table(2).hand(0, "timescoop").stand(0, ZONE).run(Prepare(0)).choose("play timescoop")
    assert position.options == ["give 2"]
    position.choose("give 2")
    assert position.place_of(1) == ZONE
    nowhere = table(2).hand(0, "timescoop").stand(1, EARTH).run(Prepare(0))
    assert refused_by(nowhere, "play timescoop") == "TOD-RULING-043"
    together = table(2).hand(0, "timescoop").stand(0, EARTH).stand(1, EARTH).run(Prepare(0))
    assert refused_by(together, "play timescoop") == "TOD-RULING-043"


# -- Equipment with words --------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_k9_adds_a_die_of_any_colour_for_a_charge_once_a_turn(colour: str) -> None:
    position = adventure().equip(0, "k-9").sonic(0, 2).run(CallersPool(0))
    position.choose("use k-9")
    assert position.options == ["add black", "add green", "add blue", "add red"]
    position.choose(f"add {colour}")
    wanted = {"black": 4, "blue": 1}
    wanted[colour] = wanted.get(colour, 0) + 1
    assert position.dice_of() == wanted
    assert position.state.tokens[0] == 1
    assert position.asked == (0, "build-pool")
    assert refused_by(position, "use k-9") == "TOD-CARD-11"
    position.turn_of(0).run(CallersPool(0))
    assert "use k-9" in position.options


def test_k9_needs_a_charge_and_serves_a_helper_as_well() -> None:
    position = adventure().equip(0, "k-9").hand(0, "fez").run(CallersPool(0))
    assert refused_by(position, "use k-9") == "TOD-CARD-12"
    helping = helped_by(adventure(), 1).equip(1, "k-9").sonic(1, 1).run(HelpersPool(1))
    helping.choose("use k-9", "add red")
    assert helping.dice_of(1)["red"] == 1


def test_the_confession_dial_trades_a_die_for_two_charges_after_extermination() -> None:
    position = adventure().daleks(EARTH, 1).equip(0, "confession-dial").run(BuildPools(0))
    position.choose("exterminate caller black")
    assert position.asked == (0, "trade-dice")
    assert position.options == ["pass", "use confession-dial"]
    position.choose("use confession-dial")
    assert position.asked == (0, "trade-die")
    position.choose("cut blue")
    assert position.dice_of() == {"black": 3}
    assert position.state.tokens[0] == 2
    assert nobody_is_asked(position), "once a turn"


def test_the_confession_dial_may_be_left_alone_and_gives_no_more_than_five() -> None:
    position = adventure().equip(0, "confession-dial").run(BuildPools(0)).choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.state.tokens[0] == 0
    assert nobody_is_asked(position)
    rich = adventure().equip(0, "confession-dial").sonic(0, 4).run(BuildPools(0))
    rich.choose("pass", "use confession-dial", "cut black")
    assert rich.state.tokens[0] == 5


def test_the_confession_dial_needs_a_die_and_serves_a_helper_as_well() -> None:
    position = adventure().daleks(EARTH, 5).equip(0, "confession-dial").run(BuildPools(0))
    while not nobody_is_asked(position):
        assert position.state.topic == "exterminate"
        position.choose(position.options[0])
    assert position.dice_of() == {}
    helping = helped_by(adventure(), 1, HELP_ON_SITE).be(1, "twelfth").equip(1, "confession-dial")
    helping.run(BuildPools(0))
    while helping.state.topic != "trade-dice":
        helping.choose(helping.options[0])
    assert helping.asked == (1, "trade-dice")


PREPARE_EQUIPMENT = [key for key in EQUIPMENT_CARDS if PACK.prepare[PACK.card_keys.index(key)]]


@pytest.mark.parametrize("key", PREPARE_EQUIPMENT)
def test_equipment_with_a_prepare_effect_works_once_in_each_own_prepare_step(key: str) -> None:
    position = table().equip(0, key).run(Prepare(0)).choose(f"use {key}")
    assert position.asked == (0, "prepare")
    assert refused_by(position, f"use {key}") == "TOD-CARD-11"
    assert f"use {key}" in position.no_hands().turn_of(0).sonic(0, 0).run(Prepare(0)).options
    position.turn_of(1).hand(0, "fez").run(Prepare(1))
    assert position.asked == (0, "card-window")
    assert f"use {key}" not in position.options


def test_the_sonic_screwdriver_gives_a_charge_and_nothing_at_five() -> None:
    position = table().equip(0, "sonic-screwdriver").run(Prepare(0)).choose("use sonic-screwdriver")
    assert position.state.tokens[0] == 3
    full = table().equip(0, "sonic-screwdriver").sonic(0, 3).run(Prepare(0))
    assert refused_by(full, "use sonic-screwdriver") == "TOD-PREP-14"


def test_the_tardis_telephone_brings_a_card_to_two_players() -> None:
    position = deck(table(3), "fez", "stetson").equip(0, "tardis-telephone").run(Prepare(0))
    position.choose("use tardis-telephone")
    assert position.asked == (0, "another")
    position.choose("give 3")
    assert (position.hand_of(0), position.hand_of(1), position.hand_of(2)) == (["fez"], [], ["stetson"])
    alone = deck(table(1), "fez", "stetson").equip(0, "tardis-telephone").run(Prepare(0))
    assert alone.choose("use tardis-telephone").hand_of(0) == ["fez"]


# -- Companions ------------------------------------------------------------------------------------

PREPARE_COMPANIONS = [
    key for companion, key in enumerate(PACK.companion_keys) if PACK.prepare[COMPANION_SOURCE + companion]
]


@pytest.mark.parametrize("key", PREPARE_COMPANIONS)
def test_a_companion_with_a_prepare_effect_has_it_with_the_right_doctor_once_a_turn(key: str) -> None:
    companion = PACK.companion_keys.index(key)
    with_whom = PACK.while_with[companion] or range(len(PACK.doctor_keys))
    for doctor, name in enumerate(PACK.doctor_keys):
        position = table(1).be(0, name).crew(0, key).run(Prepare(0))
        assert (f"use {key}" in position.options) is (doctor in with_whom)
        if doctor not in with_whom:
            assert refused_by(position, f"use {key}") == "TOD-PREP-14"
            continue
        before = position.state.tokens[0], len(position.state.hands[0])
        position.choose(f"use {key}")
        after = position.state.tokens[0], len(position.state.hands[0])
        text = LANGUAGE.say(PACK.texts[PACK.prepare[COMPANION_SOURCE + companion]])
        gained = {"draw 1 card": (0, 1), "gain 1 sonic": (1, 0)}[text]
        assert (after[0] - before[0], after[1] - before[1]) == gained
        assert position.asked == (0, "prepare")
        assert refused_by(position, f"use {key}") == "TOD-CARD-11"


def test_a_companion_whose_charge_would_be_lost_is_not_used() -> None:
    position = table().be(0, "twelfth").crew(0, "nardole").sonic(0, 4).run(Prepare(0))
    assert position.state.tokens[0] == 5
    assert refused_by(position, "use nardole") == "TOD-PREP-14"


HATS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_is_hat[card]]


def test_river_song_has_all_hats_thrown_away_when_she_comes_aboard() -> None:
    position = table().stand(0, "demons-run").lay("demons-run", "missy").sonic(0, 1).crew(0)
    position.equip(0, "fez", "long-scarf").run(Recruit(0)).choose("link river-song")
    assert position.crew_of(0) == ["river-song"]
    assert position.state.equipment[0] == [position.card("long-scarf")]
    assert discards(position) == ["fez"]


@pytest.mark.parametrize("key", HATS)
def test_no_hat_is_installed_beside_river_song(key: str) -> None:
    position = table().crew(0, "river-song").hand(0, key, "long-scarf").sonic(0, 5).run(Prepare(0))
    assert refused_by(position, f"install {key}") == "TOD-PREP-07"
    assert "install long-scarf" in position.options
    position.choose("dismiss river-song")
    assert f"install {key}" in position.options


def test_hats_of_other_players_do_not_mind_river_song() -> None:
    position = table().equip(1, "fez").crew(0)
    position.state.alien_deck.remove(position.companion("river-song"))
    position.state.gain_companion(0, position.companion("river-song"), True)
    assert position.state.equipment[1] == [position.card("fez")]


# -- Doctors ---------------------------------------------------------------------------------------


def test_the_first_doctor_may_let_the_tardis_choose_and_draws_a_card() -> None:
    position = deck(table(), "fez").be(0, "first")
    position.luck(position.tardis_face(True)).run(RollTardisDie(0))
    assert position.options[-2:] == ["new", "wander"]
    top = position.state.location_deck[-1]
    position.choose("wander")
    assert position.state.tiles == [top], "one tile, unseen, none to choose from"
    assert position.state.location_discard == []
    assert position.hand_of(0) == ["fez"]
    assert position.asked == (0, "zone")


def test_nobody_else_wanders_and_nobody_on_a_question_mark_or_without_tiles() -> None:
    for doctor in ("fourth", "eleventh", "twelfth"):
        position = table().be(0, doctor)
        position.luck(position.tardis_face(True)).run(RollTardisDie(0))
        assert refused_by(position, "wander") == "TOD-TRAVEL-11"
    question = table().be(0, "first")
    question.luck(question.tardis_face(False)).run(RollTardisDie(0))
    assert question.asked == (0, "zone")
    empty = table().be(0, "first")
    empty.state.location_deck = []
    empty.luck(empty.tardis_face(True)).run(RollTardisDie(0))
    assert refused_by(empty, "wander") == "TOD-RULING-021"


def test_the_eleventh_doctor_installs_equipment_for_a_charge_less_and_nothing_else() -> None:
    position = table().be(0, "eleventh").hand(0, "tardis-telephone", "fez").run(Prepare(0))
    assert position.state.tokens[0] == 2
    position.choose("install tardis-telephone")
    assert position.state.tokens[0] == 0, "three less one"
    position.choose("install fez")
    assert position.state.tokens[0] == 0, "one less one"
    other = table().be(0, "fourth").hand(0, "tardis-telephone").run(Prepare(0))
    assert refused_by(other, "install tardis-telephone") == "TOD-PREP-09"
    event = table().be(0, "eleventh").hand(0, "movellan-virus").daleks(EARTH, 1).run(Prepare(0))
    assert event.choose("play movellan-virus").state.tokens[0] == 0, "Events cost what they cost"


def test_the_twelfth_doctor_calls_for_free() -> None:
    position = adventure().be(0, "twelfth").be(1, "eleventh").run(CallersPool(0))
    assert "call 2" in position.options, "with neither charge nor card"
    position.sonic(0, 1).choose("call 2")
    assert position.state.tokens[0] == 1
    assert position.state.helper == 1
    other = adventure().be(0, "fourth").crew(0, "rory-williams").run(CallersPool(0))
    assert refused_by(other, "call 2") == "TOD-RULING-060"


def test_the_twelfth_doctor_pays_for_coming_like_everybody() -> None:
    position = adventure().be(1, "twelfth").sonic(0, 1).sonic(1, 1).run(CallForHelp(0, 1)).choose("on-site")
    assert position.state.tokens == [0, 0]


# -- Time Anomalies --------------------------------------------------------------------------------

LOCATIONS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == LOCATION]
TASKS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == TASK]
INSTANTS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == INSTANT]


def anomalies_in_force(position: Position) -> list[str]:
    return [PACK.anomaly_keys[anomaly] for anomaly in position.state.anomalies]


def gone(position: Position) -> list[str]:
    return [PACK.anomaly_keys[anomaly] for anomaly in position.state.anomaly_discard]


def settle(position: Position) -> Position:
    """Answer whatever a text asks with the first choice."""
    steps = 0
    while not nobody_is_asked(position):
        position.choose(position.options[0])
        steps += 1
        assert steps < 20
    return position


@pytest.mark.rule("TOD-ANOMALY-06", "TOD-ANOMALY-20")
@pytest.mark.parametrize("key", LOCATIONS + TASKS)
def test_a_location_or_task_stays_in_force_when_it_is_drawn(key: str) -> None:
    position = settle(table().next_anomaly(key).run(DrawAnomaly()))
    assert anomalies_in_force(position) == [key]
    assert gone(position) == []


@pytest.mark.rule("TOD-ANOMALY-17")
@pytest.mark.parametrize("key", INSTANTS)
def test_an_instant_is_applied_and_discarded(key: str) -> None:
    position = table().next_anomaly(key)
    position.state.anomaly_deck = position.state.anomaly_deck[-1:]
    settle(position.run(DrawAnomaly()))
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]


@pytest.mark.rule("TOD-ANOMALY-11", "TOD-ANOMALY-12", "TOD-RESOLVE-21")
@pytest.mark.parametrize("key", LOCATIONS)
def test_success_at_a_location_anomaly_brings_its_reward_and_ends_it(key: str) -> None:
    anomaly = PACK.anomaly_keys.index(key)
    position = table(3).in_force(key).stand(0, key).stand(1, key).stand(2, EARTH).facing(key, "running")
    position.state.ship = 5
    position.daleks(EARTH, 2)
    settle(position.run(Success(0)))
    wanted = {"tardis": 2, "ship": 5, "daleks": 2, "cards": 0}
    for effect in _effects(PACK.anomaly_reward[anomaly]):
        if effect.verb == effects.TARDIS_FORWARD:
            wanted["tardis"] += effect.amount
        elif effect.verb == effects.SHIP_BACK:
            wanted["ship"] -= effect.amount
        elif effect.verb == effects.REMOVE_DALEKS_ANYWHERE:
            wanted["daleks"] -= effect.amount
        elif effect.verb == effects.DRAW_CARDS:
            wanted["cards"] += effect.amount
        else:
            pytest.fail(f"teach this test about {effect}")
    state = position.state
    found = {
        "tardis": state.tardis[0],
        "ship": state.ship,
        "daleks": sum(state.daleks),
        "cards": len(state.hands[0]),
    }
    assert found == wanted
    assert state.tardis[1:] == [2, 2], "bystanders get nothing"
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]
    assert [position.place_of(seat) for seat in range(3)] == ["console", "console", EARTH]


def _effects(text: int) -> list[Effect]:
    return [effect for part in PACK.texts[text] for effect in part[0]]


@pytest.mark.rule("TOD-ANOMALY-10", "TOD-RESOLVE-21")
@pytest.mark.parametrize("key", LOCATIONS)
def test_failure_at_a_location_anomaly_costs_what_it_says_and_places_no_dalek(key: str) -> None:
    position = table().in_force(key).facing(key, "running").sonic(0, 5).hand(0, "fez", "stetson")
    position.crew(0, "leela", "susan").run(Failure(0))
    before = position.state.tokens[0] + len(position.state.hands[0]) + len(position.state.companions[0])
    if len(PACK.texts[PACK.anomaly_fail[PACK.anomaly_keys.index(key)]]) > 1:
        assert position.asked == (0, "alternative")
        settle(position)
        left = position.state.tokens[0] + len(position.state.hands[0]) + len(position.state.companions[0])
        assert left < before
    assert position.state.ship == 1
    assert sum(position.state.daleks) == 0
    assert anomalies_in_force(position) == [key]
    assert position.place_of(0) == key
    assert nobody_is_asked(position)


@pytest.mark.rule("TOD-ANOMALY-13", "TOD-ANOMALY-15", "TOD-ANOMALY-16")
@pytest.mark.parametrize("key", TASKS)
def test_a_task_goes_on_with_fitting_successes_only_and_ends_with_the_last(key: str) -> None:
    anomaly = PACK.anomaly_keys.index(key)
    fitting = [SYMBOLS[i] for i, count in enumerate(PACK.anomaly_tasks[anomaly]) if count]
    strange = next(symbol for symbol in SYMBOLS if symbol not in fitting)
    goal = PACK.anomaly_progress[anomaly] or sum(PACK.anomaly_imprisons[anomaly])
    position = table().in_force(key)

    def left() -> int:
        held = sum(position.state.prison[4 * anomaly : 4 * anomaly + 4])
        return held if sum(PACK.anomaly_imprisons[anomaly]) else goal - position.state.progress[anomaly]

    for step in range(goal):
        assert left() == goal - step
        settle(position.lay(EARTH, "missy").facing(EARTH, strange).run(Success(0)))
        assert left() == goal - step, "not with this symbol"
        symbols = f"{fitting[step % len(fitting)]} {fitting[0]} {strange}"
        settle(position.lay(EARTH, "missy").facing(EARTH, symbols).run(Success(0)))
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]
    assert position.state.progress[anomaly] == 0
    assert not any(position.state.prison)


def test_into_the_dalek_asks_a_toll_for_every_way_but_the_one_to_an_anomaly() -> None:
    position = table().in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 2)
    position.run(Travel(0))
    assert position.options == [
        f"go {ZONE}",
        "go earth-past",
        "go earth-present",
        "go earth-future",
        "go into-the-dalek",
        "roll",
    ]
    position.choose("go earth-past")
    assert position.state.tokens[0] == 0
    poor = table().in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1).run(Travel(0))
    assert poor.options == [f"go {ZONE}", "go into-the-dalek"]
    assert refused_by(poor, "roll") == "TOD-RULING-122"
    assert poor.choose("go into-the-dalek").state.tokens[0] == 1


def test_asylum_of_the_daleks_makes_daleks_exterminate_one_die_more() -> None:
    position = adventure().in_force("asylum-of-the-daleks").daleks(EARTH, 1)
    assert extermination(position.state) == 2
    position.pool(black=5).run(Exterminate(0))
    assert position.dice_of() == {"black": 3}
    assert extermination(adventure().in_force("asylum-of-the-daleks").state) == 0, "where no Dalek stands by"
    assert extermination(adventure().daleks(EARTH, 1).state) == 1, "and not without the card"


def test_asylum_of_the_daleks_is_a_time_breach_itself() -> None:
    position = table().in_force("asylum-of-the-daleks").stand(0, "asylum-of-the-daleks").sonic(0, 5)
    position.crew(0, "craig-owens", "bill-potts", "rory-williams").run(PlayerTurn(0))
    position.choose("pass", "go asylum-of-the-daleks")
    while position.state.topic != "cut":
        position.choose("pass")
    conditions = position.game.view(position.state, 0)["adventure"]["conditions"]
    assert conditions == ["time breach"]
    cuts = 0
    total = sum(position.dice_of().values())
    while position.state.topic == "cut":
        position.choose(position.options[0])
        cuts += 1
    assert total - cuts == 7


def test_genesis_of_the_daleks_takes_a_card_from_everybody_in_turn_order() -> None:
    position = table(3).turn_of(1).hand(0, "fez", "stetson").hand(1, "geronimo", "timescoop").hand(2)
    position.next_anomaly("genesis-of-the-daleks").run(DrawAnomaly())
    assert position.asked == (1, "discard")
    position.choose("discard geronimo")
    assert position.asked == (0, "discard"), "seat 3 has nothing to give"
    position.choose("discard fez")
    assert nobody_is_asked(position)
    assert (position.hand_of(0), position.hand_of(1), position.hand_of(2)) == (["stetson"], ["timescoop"], [])


def test_destiny_of_the_daleks_imprisons_all_green_dice() -> None:
    position = adventure().next_anomaly("destiny-of-the-daleks").run(DrawAnomaly())
    position.facing(EARTH, HARD).be(0, "first").crew(0, "dodo-chaplet").run(CallersPool(0))
    assert not [text for text in position.options if text.startswith("focus")]
    while not nobody_is_asked(position):
        position.choose("pass")
    assert position.dice_of() == {"black": 4}


def test_death_to_the_daleks_lets_the_prepare_step_bring_one_charge() -> None:
    position = table().in_force("death-to-the-daleks").run(Prepare(0))
    assert position.state.tokens == [1, 0]
    assert table().run(Prepare(0)).state.tokens == [2, 0]


def test_the_dalek_invasion_places_a_dalek_on_earth_where_the_active_player_wants() -> None:
    position = table(2).turn_of(1).next_anomaly("the-dalek-invasion-of-earth").run(DrawAnomaly())
    assert position.asked == (1, "dalek-on-earth")
    assert position.options == ["dalek earth-past", "dalek earth-present", "dalek earth-future"]
    position.choose("dalek earth-future")
    assert list(position.state.daleks[:EARTH_ZONES]) == [0, 0, 1]
    assert nobody_is_asked(position)


def test_the_dalek_invasion_stops_recruiting_on_earth_and_nowhere_else() -> None:
    position = table().stand(0, EARTH).lay(EARTH, "missy").sonic(0, 1)
    assert position.run(Recruit(0)).asked == (0, "recruit")
    position.in_force("the-dalek-invasion-of-earth").run(Recruit(0))
    assert nobody_is_asked(position)
    away = table().in_force("the-dalek-invasion-of-earth").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1)
    assert away.run(Recruit(0)).asked == (0, "recruit")


def test_the_time_of_the_doctor_regenerates_all_and_calls_another_anomaly() -> None:
    position = table(3).crew(0, "leela", "susan").crew(2, "strax").sonic(0, 4).sonic(2, 5)
    position.next_anomaly("the-time-of-the-doctor", "the-chase").run(DrawAnomaly())
    assert position.asked == (0, "lose-companion")
    position.choose("lose leela")
    assert nobody_is_asked(position)
    state = position.state
    assert [PACK.doctor_keys[doctor] for doctor in state.doctors] == ["twelfth", "eleventh", "first"]
    assert [position.crew_of(seat) for seat in range(3)] == [["susan"], [], []]
    assert position.companion("leela") in state.alien_deck
    assert state.tokens == [5, 2, 5]
    assert [len(hand) for hand in state.hands] == [2, 2, 2], "one by each of the two cards"
    assert state.tardis == [1, 1, 1], "that was The Chase"
    assert gone(position) == ["the-time-of-the-doctor", "the-chase"]


def test_the_chase_pulls_every_tardis_back_and_brings_everybody_a_card() -> None:
    position = table(2)
    position.state.tardis = [5, 0]
    position.next_anomaly("the-chase").run(DrawAnomaly())
    assert position.state.tardis == [4, 0], "not beyond Skaro"
    assert [len(hand) for hand in position.state.hands] == [1, 1]
    assert nobody_is_asked(position)


# -- nothing is forgotten --------------------------------------------------------------------------

PROVEN_ABILITIES = {
    *(
        "steer",
        "scan",
        "banish",
        "shield",
        "unfix",
        "unlock",
        "trade-dice",
        "late-die",
        "timescoop",
        "k9-power",
    ),
    *("wanderer", "tinkerer", "persuasive", "no-hats"),
    *("travel-toll", "heavy-fire", "power-drain", "occupation"),
}
PROVEN_TEXTS = {
    "gain 2 sonic",
    "remove 2 daleks anywhere",
    "remove 1 dalek anywhere or ship back 1",
    "tardis forward 1 and ship back 1",
    "draw 1 card and another gain 1 sonic",
    "draw 2 cards and another draw 1 card",
    "draw 1 card and another draw 1 card",
    "gain 1 sonic",
    "draw 1 card",
    "each discard 1 card",
    "add 1 dalek on earth",
    "all regenerate, then each dismiss 1 companion and each draw 1 card and each gain 2 sonic, then replace this",
    "each tardis back 1 and each draw 1 card",
}


def test_every_ability_that_a_pack_can_name_is_proven_here() -> None:
    named = {*CARD_ABILITIES, *DOCTOR_ABILITIES, *COMPANION_ABILITIES, *ANOMALY_ABILITIES}
    assert named == PROVEN_ABILITIES


def test_every_text_on_a_card_is_proven_here() -> None:
    texts = {*PACK.card_effect, *PACK.prepare, *PACK.anomaly_effect} - {0}
    assert {LANGUAGE.say(PACK.texts[text]) for text in texts} == PROVEN_TEXTS


def test_every_card_is_of_a_timing_that_is_proven_here() -> None:
    assert set(PACK.card_timing) == {ANYTIME, IN_PREPARE, IN_ADVENTURE, IN_ANY_ADVENTURE}
