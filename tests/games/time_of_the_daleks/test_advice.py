"""What the advice of Time of the Daleks prefers, chapter by chapter, and that it has a word on every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game, the_rules_game

from vortex.bots.bot import RandomBot, Thinker
from vortex.bots.chair import Chair
from vortex.bots.sensible import Companion
from vortex.games.time_of_the_daleks.advice import SCORES, DaleksAdvice
from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.kits import Kit, full_kit
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.advice.prospects import Side, before_roll
from vortex.games.time_of_the_daleks.advice.rolling import Rolled
from vortex.games.time_of_the_daleks.numbering import HELP_AFAR, HELP_ON_SITE, MOST_SOURCES
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules.dice import RerollSome, TurnFace
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.effects import FOR_ONE, CarryOut
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.placing_daleks import RemoveDaleks
from vortex.games.time_of_the_daleks.rules.pool_stage import CallersPool, Exterminate
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.chance import FastChance
from vortex.kernel.game import OptionValue
from vortex.kernel.state import answer

BOOK = Book(the_rules_game().pack)


def preferred(position: Position) -> str:
    """The choice that the advice gives the most weight."""
    weights = position.game.advice.weights(position.state)
    return position.options[weights.index(max(weights))]


# -- chapter by chapter ----------------------------------------------------------------------------


def ready(seats: int = 2) -> Position:
    """The first seat's turn, with nothing in any hand and a short way behind."""
    position = Position(seats=seats).no_hands()
    seat = position.state.active
    position.state.tardis = [10] * seats
    position.state.ship = 6
    for zone in ("earth-past", "earth-present", "earth-future"):
        position.lay(zone, {"earth-past": "the-master", "earth-present": "sutekh"}.get(zone, "cybermen"))
    assert seat == position.state.active
    return position


def test_prepare_installs_equipment_and_does_not_send_companions_home() -> None:
    position = ready()
    seat = position.state.active
    position.crew(seat, "leela").hand(seat, "fez").sonic(seat, 5)
    position.run(Prepare(seat))
    assert preferred(position) == "install fez"
    position.choose("install fez")
    assert preferred(position) == "pass"


def test_travel_goes_where_the_odds_are_good() -> None:
    position = ready()
    seat = position.state.active
    position.lay("earth-past", "the-time-meddler")
    position.lay("earth-present", "the-master").daleks("earth-present", 2)
    position.stand(seat, "earth-past").run(Travel(seat))
    weights = dict(zip(position.options, position.game.advice.weights(position.state), strict=True))
    assert weights["go earth-past"] > weights["go earth-present"]


def test_recruiting_fetches_whom_the_challenge_asks_for() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "eleventh").crew(seat).sonic(seat, 5)
    position.lay("earth-past", "the-weeping-angels").stand(seat, "earth-past").run(Recruit(seat))
    assert preferred(position) != "pass"


def test_focusing_takes_the_colour_that_is_asked_for() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat, "barbara-wright")
    position.lay("earth-past", "sutekh").stand(seat, "earth-past").sonic(seat, 0)
    position.facing("earth-past", "running running running diplomacy")
    position.run(CallersPool(seat))
    assert preferred(position) == "focus barbara-wright green"
    position.facing("earth-past", "science science science cunning")
    position.run(CallersPool(seat))
    assert preferred(position) == "focus barbara-wright blue"


def test_a_call_for_help_where_there_is_no_hope_alone() -> None:
    """Three black dice never show four symbols; a helper's die makes it possible."""
    position = ready()
    seat = position.state.active
    other = 1 - seat
    position.be(seat, "twelfth").crew(seat).crew(other, "strax", "leela", "romana").sonic(other, 5).sonic(
        seat, 5
    )
    position.lay("earth-future", "the-krynoid").stand(seat, "earth-future").stand(other, "earth-future")
    position.facing("earth-future", "science science strength strength strength tactics")
    position.run(CallersPool(seat))
    assert preferred(position).startswith("call")


def test_daleks_get_the_die_that_is_of_no_use() -> None:
    position = ready()
    seat = position.state.active
    position.lay("earth-past", "sutekh").daleks("earth-past", 1).stand(seat, "earth-past").sonic(seat, 0)
    position.facing("earth-past", "science science science").pool(green=2, blue=3).run(Exterminate(seat))
    assert preferred(position) == "exterminate caller green"


def test_a_symbol_short_a_free_icon_goes_before_tokens_and_both_before_giving_up() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "eleventh").crew(seat).sonic(seat, 5).lay("earth-past", "sutekh")
    position.facing("earth-past", "running science science tactics")
    position.shows("black-running", "blue-science", "blue-science", "black-diplomacy", "black-diplomacy")
    position.run(RerollStage(seat))
    assert preferred(position) == "reroll eleventh"
    position.state.used = tuple(range(8 * MOST_SOURCES))
    position.again()
    assert preferred(position) in ("pass", "reroll-sonic")


def test_a_hopeless_roll_is_thrown_again() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat).sonic(seat, 0).lay("earth-past", "sutekh")
    position.facing("earth-past", "running science strength")
    position.shows(*["black-diplomacy"] * 6).run(RerollStage(seat))
    position.state.used = tuple(range(8 * MOST_SOURCES))
    position.again()
    assert preferred(position) == "reroll-black"


def test_only_dice_that_nobody_needs_are_rolled_again() -> None:
    position = ready()
    seat = position.state.active
    position.lay("earth-past", "sutekh").facing("earth-past", "running running science")
    position.shows("black-running", "black-running", "black-cunning").run(RerollSome(seat, 0, 2, 0b1111))
    assert preferred(position) == "die black cunning"
    position.choose("die black cunning")
    assert preferred(position) == "pass"


def test_tokens_turn_a_spare_die_to_what_is_missing_and_only_if_that_is_enough() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat).sonic(seat, 3).lay("earth-past", "sutekh")
    position.facing("earth-past", "running science")
    position.shows("black-running", "black-cunning").run(FaceStage(seat))
    assert preferred(position) == "face-sonic"
    position.run(TurnFace(seat, 0, 0b1111, -1))
    assert preferred(position) == "die black cunning"
    position.choose("die black cunning")
    assert preferred(position) == "to science"
    position.facing("earth-past", "running science science tactics")
    position.shows("black-running", "black-cunning", "black-cunning", "black-cunning").run(FaceStage(seat))
    assert preferred(position) == "pass"


def test_neither_caller_nor_helper_leaves_the_last_price_to_the_other() -> None:
    """Both can pay for the one symbol that is missing, and both gain by it."""
    position = ready()
    seat = position.state.active
    other = 1 - seat
    position.be(seat, "first").crew(seat).crew(other).sonic(seat, 3).sonic(other, 3)
    position.lay("earth-past", "sutekh").stand(other, "earth-past").facing("earth-past", "running science")
    position.helped_by(other, on_site=True).shows("black-running", "black-cunning")
    position.shows("black-cunning", pool=1).run(FaceStage(seat))
    assert position.asked == (seat, "face")
    assert preferred(position) == "face-sonic"
    position.choose("pass")
    assert position.asked == (other, "face")
    assert preferred(position) == "face-sonic"


def test_no_die_is_rolled_again_that_a_free_icon_can_turn() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat, "craig-owens").sonic(seat, 0).lay("earth-past", "sutekh")
    position.facing("earth-past", "running diplomacy")
    position.shows("black-running", "black-cunning").run(RerollStage(seat))
    assert "reroll first" in position.options
    assert preferred(position) == "pass"
    position.facing("earth-past", "running science")
    position.shows("black-running", "black-cunning").run(RerollStage(seat))
    assert preferred(position) != "pass"


def test_giving_up_a_black_die_leaves_the_other_pool_as_it_lies() -> None:
    """The helper's dice show half of it: the caller's fresh throw needs only the rest."""
    position = ready()
    seat = position.state.active
    other = 1 - seat
    position.be(seat, "first").crew(seat).crew(other).sonic(seat, 0).sonic(other, 0)
    position.lay("earth-past", "sutekh").stand(other, "earth-past")
    position.facing("earth-past", "running strength strength strength").helped_by(other, on_site=True)
    position.shows(*["black-diplomacy"] * 4).shows(*["red-strength"] * 3, pool=1).run(RerollStage(seat))
    position.state.used = tuple(range(8 * MOST_SOURCES))
    position.again()
    fresh = Rolled(Outlook(BOOK, position.state, seat)).after_giving_up()
    one_symbol = before_roll(BOOK, [1, 0, 0, 0, 0, 0], [Side([3, 0, 0, 0], Kit(0))], 0)
    assert fresh == pytest.approx(one_symbol)


def test_a_helper_who_gains_nothing_lends_dice_and_nothing_else() -> None:
    """From afar a leader's helper is thanked with a card; with Gallifrey next door that outweighs nothing."""
    position = ready()
    seat = position.state.active
    other = 1 - seat
    position.crew(other, "romana").sonic(other, 5)
    position.lay("earth-past", "scaroth").facing("earth-past", "running science").helped_by(
        other, on_site=False
    )
    outlook = Outlook(BOOK, position.state, seat)
    place = (position.zone("earth-past"), position.dilemma("scaroth"), other)
    position.state.tardis[seat] = position.state.pack.gallifrey - 1
    near = Outlook(BOOK, position.state, seat)
    unwilling = full_kit(position.state, other)
    near.lend(unwilling, near.start, *place, HELP_AFAR)
    assert unwilling.tokens == 0
    assert not unwilling.rerolls
    assert not unwilling.faces
    assert unwilling.dice == full_kit(position.state, other).dice
    on_site = full_kit(position.state, other)
    outlook.lend(on_site, outlook.start, *place, HELP_ON_SITE)
    assert on_site.tokens == 5
    assert on_site.rerolls


def test_of_two_fail_costs_the_lighter_is_paid() -> None:
    position = ready()
    seat = position.state.active
    position.hand(seat, "time-space-visualiser").sonic(seat, 5)
    text = position.pack.dilemma_fail[position.dilemma("sutekh")]
    position.state.ship = position.pack.gallifrey - 3
    position.run(CarryOut(seat, text, position.zone("earth-past"), FOR_ONE))
    assert preferred(position) == "choose 2", "the ship would be before Gallifrey"
    position.state.ship = 0
    position.crew(seat, "amy-pond", "river-song", "romana").again()
    assert preferred(position) == "choose 1", "there is room for the ship"


def test_a_dalek_is_driven_off_earth_before_it_is_driven_off_elsewhere() -> None:
    position = ready()
    seat = position.state.active
    position.daleks("earth-past", 2).daleks("mars", 2).run(RemoveDaleks(seat, False), 1)
    assert preferred(position) == "dalek earth-past"


def test_the_weakest_card_is_the_one_to_part_with() -> None:
    position = ready()
    seat = position.state.active
    position.hand(
        seat, "movellan-virus", "key-to-time", "timescoop", "spitfires-in-space", "sonic-sunglasses"
    )
    position.sonic(seat, 0).run(Finish(seat))
    assert preferred(position) == "discard timescoop"


def with_our_cards(seats: int = 2) -> Position:
    """As `ready`, with the cards of the game, which these tests are about."""
    position = Position(seats=seats, game=the_game()).no_hands()
    position.state.tardis = [10] * seats
    position.state.ship = 6
    return position.turn_of(0)


def test_jelly_babies_are_passed_round() -> None:
    position = with_our_cards().hand(0, "jelly-babies").sonic(0, 2).run(Prepare(0))
    assert preferred(position) == "play jelly-babies"


@pytest.mark.parametrize("is_bad", [True, False])
def test_randomiser_is_kept_for_a_dilemma_that_is_worse_than_others(is_bad: bool) -> None:
    hard, easy = ("the-dream-lord", "morbius", "the-mandragora-helix", "magnus-greel"), ("sutekh", "cybermen")
    position = with_our_cards().hand(0, "randomiser").crew(0, "leela", "strax").sonic(0, 1)
    position.lay("tower-of-the-smilers", hard[0] if is_bad else easy[0]).stand(0, "tower-of-the-smilers")
    position.next_dilemmas(*(easy if is_bad else hard))
    position.state.dilemma_deck[:-4] = []
    weights = dict(
        zip(
            position.run(Recruit(0)).options,
            position.game.advice.weights(position.state),
            strict=True,
        )
    )
    assert (weights["play randomiser"] > weights["pass"]) == is_bad


def test_timescoop_saves_the_price_and_the_ship_where_help_is_needed() -> None:
    position = with_our_cards(3).hand(0, "timescoop").sonic(0, 1).crew(0).crew(1, "leela", "strax")
    position.lay("demons-run", "cybermen").facing("demons-run", "tactics tactics strength strength strength")
    position.state.ship = 14
    weights = dict(
        zip(
            position.run(CallersPool(0)).options,
            position.game.advice.weights(position.state),
            strict=True,
        )
    )
    assert weights["play timescoop"] == max(weights.values())


def test_charges_are_raised_before_a_fail_cost_that_they_can_pay() -> None:
    """Sutekh takes a Companion or moves the ship; the Sontarans can be paid off with three charges."""
    position = ready()
    seat = position.state.active
    position.hand(seat, "eye-of-harmony", "fez").sonic(seat, 1).lay("earth-past", "the-sontarans")
    position.state.ship = 15
    position.facing("earth-past", "running").run(Failure(seat))
    assert position.asked == (seat, "card-window")
    assert preferred(position) == "play eye-of-harmony"


def test_others_cards_help_where_the_daleks_gain_by_a_failure() -> None:
    """A bystander with the one symbol that is missing spends a card on it when the Daleks are close to winning."""
    position = ready(3)
    seat = position.state.active
    other = (seat + 1) % 3
    position.state.ship = 12
    position.daleks("mars", 2).daleks("karn", 2).daleks("vortis", 2)
    position.be(seat, "first").crew(seat).sonic(seat, 0).sonic(other, 5).hand(other, "blue-diary")
    position.lay("earth-past", "sutekh").facing("earth-past", "running cunning")
    position.shows("black-running", "black-science").run(FaceStage(seat))
    assert position.asked == (other, "card-window")
    assert preferred(position) == "play blue-diary"


# -- everywhere ------------------------------------------------------------------------------------


def test_a_value_in_mid_adventure_foresees_how_it_ends() -> None:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat).sonic(seat, 0).lay("earth-past", "sutekh")
    position.facing("earth-past", "running science").shows("black-running", "black-cunning")
    position.sonic(seat, 3).run(FaceStage(seat))
    sure = position.game.advice.values(position.state)[seat]
    position.state.need = (1, 0, 2, 0, 0, 0)
    lost = position.game.advice.values(position.state)[seat]
    assert sure > lost + 0.05


def rolled_alone(*fall: str) -> Position:
    position = ready()
    seat = position.state.active
    position.be(seat, "first").crew(seat).sonic(seat, 2).lay("earth-past", "sutekh")
    position.facing("earth-past", "running science")
    assert position.game.advice.is_before_luck(position.state)
    position.shows(*fall).run(RerollStage(seat))
    position.state.has_rolled = True
    assert not position.game.advice.is_before_luck(position.state)
    return position


def test_thinking_from_before_the_roll_believes_in_the_odds_and_not_in_one_fall() -> None:
    good, bad = (rolled_alone(f"black-{first}", "black-cunning") for first in ("running", "diplomacy"))
    seat, advice = good.state.active, good.game.advice
    assert advice.values(good.state)[seat] > advice.values(bad.state)[seat]
    assert advice.values(good.state, foreseen=True) == advice.values(bad.state, foreseen=True)


def test_what_is_foreseen_is_the_chance_before_the_roll_less_what_comes_at_once() -> None:
    state = rolled_alone("black-running", "black-cunning", "black-cunning").state
    outlook = Outlook(Book(state.pack), state, state.active)
    rolled = Rolled(outlook)
    need, dice = rolled.building.need, rolled.dice_of(0)
    before = before_roll(outlook.book, need, [Side(dice, rolled.kits[0])], 0)
    at_once = outlook.book.coverage.probability(need, dice, 0)
    assert 0.0 < at_once < before
    assert at_once + (1.0 - at_once) * rolled.foreseen() == pytest.approx(before)


def test_it_is_quiet_between_the_turns_and_when_the_dice_lie_but_not_before() -> None:
    position = ready()
    seat = position.state.active
    advice = the_rules_game().advice
    assert advice.is_quiet(position.run(Prepare(seat)).state)
    assert advice.is_quiet(position.run(Travel(seat)).state)
    position.lay("earth-past", "sutekh").facing("earth-past", "running science")
    position.sonic(seat, 3).run(CallersPool(seat))
    assert position.state.topic == "build-pool"
    assert not advice.is_quiet(position.state)
    position.shows("black-running", "black-cunning").sonic(seat, 3).run(FaceStage(seat))
    assert advice.is_quiet(position.state)


def test_every_question_has_scores_of_its_own() -> None:
    assert set(SCORES) == set(QUESTIONS) - {""}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"k9": True}, {"first-game": True}, {"k9": True, "first-game": True}]
)
def test_weights_fit_the_choices_at_every_decision(seats: int, options: dict[str, OptionValue]) -> None:
    """Random play gets into every corner; the advice must have an answer there and leave the table alone."""
    game = the_game()
    luck = FastChance(seats)
    for number in range(2):
        state = game.new(options, seats, 100 * seats + number)
        for _ in range(400):
            if state.asked < 0:
                break
            before = game.dump(state)
            weights = game.advice.weights(state)
            assert len(weights) == len(state.options)
            assert all(0.0 < weight < float("inf") for weight in weights)
            values = game.advice.values(state)
            assert len(values) == seats + 1
            assert all(0.0 <= value <= 1.0 for value in values)
            assert game.dump(state) == before, state.topic
            answer(state, state.options[luck.below(len(state.options))])


@pytest.mark.parametrize("seats", [2, 4])
def test_every_world_is_weighed_alike_where_nothing_hidden_counts_and_whatever_was_thought_before(
    seats: int,
) -> None:
    game = the_game()
    state = game.new({}, seats, 8)
    luck = FastChance(2)
    compared = 0
    while state.asked >= 0 and compared < 120:
        if len(state.options) > 1 and not game.advice.looks_at_hidden(state):
            worlds = [game.determinise(state, state.asked, luck) for _ in range(2)]
            weights = [DaleksAdvice(game.pack).weights(worlds[0]), game.advice.weights(worlds[1])]
            assert weights[0] == pytest.approx(weights[1], rel=1e-9), state.topic
            compared += 1
        weights_here = game.advice.weights(state)
        answer(state, state.options[weights_here.index(max(weights_here))])
    assert compared > 60


def successes_of(maker: Callable[[int], Thinker], games: int) -> float:
    """How many Adventures out of all succeed where four of a kind play each other."""
    game = the_game()
    ended: Counter[str] = Counter()
    for seed in range(games):
        state = game.new({}, 4, seed)
        bots = [maker(4 * seed + seat) for seat in range(4)]
        chairs = [Chair(game, state, seat) for seat in range(4)]
        state.events = []
        while state.asked >= 0:
            answer(state, bots[state.asked].choose(chairs[state.asked]))
            ended.update(
                event.kind
                for event in state.events
                if event.kind in ("adventure-succeeded", "adventure-failed")
            )
            state.events.clear()
    return ended["adventure-succeeded"] / ended.total()


@pytest.mark.slow
def test_companions_succeed_more_often_than_luck() -> None:
    """How long they think, `tests/bots/test_answer_times.py` looks at."""
    assert successes_of(Companion, 2) > 1.5 * successes_of(RandomBot, 6)


def test_an_outlook_names_a_price_for_what_it_gives_away() -> None:
    position = ready()
    outlook = Outlook(BOOK, position.state, position.state.active)
    seat = position.state.active
    assert outlook.price(seat, 1, 0) > 0.0
    assert outlook.price(seat, 0, 1) > outlook.price(seat, 1, 0)
    assert outlook.gain(1.0) > 0.0 > outlook.gain(-1.0)


def test_an_oracle_minds_a_little_that_any_doctor_wins_and_its_own_win_far_more() -> None:
    """Nothing of it, and the Daleks win as often as from a time-lord; much of it, and the race is the others'."""
    assert 0 < the_rules_game().advice.solidarity <= 0.1
