"""The contest among the choices of one decision: who is tried, how often, in which worlds, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from tests import toy_game

from vortex.bots import contest
from vortex.bots.chair import Chair
from vortex.bots.contest import Contest
from vortex.bots.thought import Thought
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.record import canonical
from vortex.kernel.state import State, answer, ask_again

A_FEW = 60
"""So many trials say what a choice promises that is alone in question."""


class Likes(Advice[toy_game.LanternsState]):
    """One choice after the other in the order of the question; all alike unless said otherwise."""

    def __init__(self, likes: Sequence[float] = ()) -> None:
        self.likes = likes

    def weights(self, state: toy_game.LanternsState) -> list[float]:
        return list(self.likes) or super().weights(state)


class Tried(NamedTuple):
    choice: int
    world: bytes
    luck: int


def chair_with(choices: int, likes: Sequence[float] = ()) -> Chair:
    """At a table where the asked seat may pass or play one of its cards. As long as there are any left, the others are
    hidden from it."""
    game: Any = toy_game.ToyGame(toy_game.load().pack)
    game.advice = Likes(likes)
    state = game.new({}, 2, 1)
    cards = [*state.hands[0], *state.deck, *state.hands[1]]
    state.hands = [cards[: choices - 1], cards[choices - 1 : choices + 1]]
    state.deck = cards[choices + 1 :]
    for card in cards:
        state.knows[card] = 1 if card in state.hands[0] else 0
    ask_again(state)
    assert len(state.options) == choices
    return Chair(game, state, 0)


class Trials:
    """Writes down what is tried. `worth` says what a choice, by its place in the question, gives the nth time."""

    def __init__(self, chair: Chair, worth: Callable[[int, int], float] = lambda place, nth: 0.5) -> None:
        self.chair = chair
        self.worth = worth
        self.tried: list[Tried] = []
        self.often: Counter[int] = Counter()

    def __call__(self, world: State, choice: int, luck: FastChance) -> list[float]:
        self.tried.append(Tried(choice, canonical(self.chair.game.dump(world)), int(luck.dump()[1])))
        # As a real trial does: what comes of it must not be seen by the next one.
        answer(world, choice)
        luck.below(6)
        place = self.chair.legal().index(choice)
        self.often[place] += 1
        value = self.worth(place, self.often[place])
        return [value, 1 - value]

    def contest(self, trials: int, seconds: float | None = None, solidarity: float = 0.0) -> Contest:
        return Contest(self.chair, FastChance(1), self, trials, seconds, solidarity)

    def held(self, trials: int, seconds: float | None = None) -> Thought:
        return self.contest(trials, seconds).thought()

    def won(self, trials: int) -> int:
        return self.contest(trials).winner()

    def by_place(self) -> list[int]:
        """How often each choice of the question was tried."""
        return [self.often[place] for place in range(len(self.chair.legal()))]


def test_all_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    trials = Trials(chair_with(4))
    trials.held(4 * 2 * 5)
    first_round = trials.tried[: 4 * 5]
    assert len({each.choice for each in first_round}) == 4
    worlds = [first_round[start : start + 4] for start in range(0, len(first_round), 4)]
    for world in worlds:
        assert len({each.choice for each in world}) == 4
        assert len({each.world for each in world}) == 1
        assert len({each.luck for each in world}) == 1
    assert len({world[0].luck for world in worlds}) == len(worlds)
    assert len({world[0].world for world in worlds}) == len(worlds)


def test_worlds_differ_in_what_is_hidden() -> None:
    chair = chair_with(4)
    deals = {tuple(chair.imagine(FastChance(seed)).deck) for seed in range(8)}  # type: ignore[attr-defined]
    assert len(deals) > 4


def test_after_each_round_the_worse_half_drops_out() -> None:
    """Eight have three rounds of 32 trials each: four worlds for all, eight for the better four, 16 for two."""
    order = [3, 6, 0, 5, 7, 1, 4, 2]
    trials = Trials(chair_with(8), lambda place, nth: 0.2 + 0.05 * order.index(place))
    thought = trials.held(96)
    best_first = order[::-1]
    assert [trials.often[place] for place in best_first] == [28, 28, 12, 12, 4, 4, 4, 4]
    legal = trials.chair.legal()
    assert [each.choice for each in thought.considered] == [legal[place] for place in best_first]
    assert [each.visits for each in thought.considered] == [28, 28, 12, 12, 4, 4, 4, 4]
    assert [each.value for each in thought.considered] == pytest.approx(
        [0.2 + 0.05 * at for at in range(7, -1, -1)]
    )
    assert thought.choice == legal[best_first[0]]


def test_of_an_odd_number_the_middle_one_stays() -> None:
    trials = Trials(chair_with(5), lambda place, nth: 0.1 * place)
    trials.held(3 * 30)
    assert trials.by_place() == [6, 6, 16, 31, 31]


@pytest.mark.parametrize("choices", [2, 3, 5, 8, 13])
def test_no_more_trials_are_made_than_allowed_and_hardly_fewer(choices: int) -> None:
    for allowed in range(1, 60):
        trials = Trials(chair_with(choices))
        trials.held(allowed)
        made = len(trials.tried)
        if trials.by_place().count(0) < choices - 1:
            assert allowed - 1 <= made <= allowed
        else:
            assert made == min(allowed, A_FEW)


def test_few_trials_are_spent_on_what_the_advice_likes_best() -> None:
    """With six trials three can be tried in two rounds, with five only two."""
    likes = [1.0, 5.0, 2.0, 4.0, 3.0]
    six, five = Trials(chair_with(5, likes)), Trials(chair_with(5, likes))
    six.held(6)
    five.held(5)
    assert [count > 0 for count in six.by_place()] == [False, True, False, True, True]
    assert [count > 0 for count in five.by_place()] == [False, True, False, True, False]


def test_at_most_twelve_are_tried() -> None:
    trials = Trials(chair_with(13, [2.0] * 5 + [1.0] + [2.0] * 7))
    thought = trials.held(1000)
    assert [place for place, count in enumerate(trials.by_place()) if count == 0] == [5]
    assert len(thought.considered) == 13
    assert thought.considered[-1].visits == 0


def test_what_the_advice_thinks_nothing_of_is_not_tried() -> None:
    trials = Trials(chair_with(4, [1.0, 0.009, 0.011, 1.0]))
    trials.held(100)
    assert [count > 0 for count in trials.by_place()] == [True, False, True, True]


def test_where_only_one_is_in_question_a_few_trials_say_what_it_promises() -> None:
    trials = Trials(chair_with(3, [1.0, 0.001, 0.001]), lambda place, nth: 0.7)
    thought = trials.held(500)
    assert trials.by_place() == [A_FEW, 0, 0]
    assert thought.choice == trials.chair.legal()[0]
    assert thought.considered[0].value == pytest.approx(0.7)


def test_who_only_wants_the_winner_tries_nothing_where_only_one_is_in_question() -> None:
    trials = Trials(chair_with(3, [0.001, 1.0, 0.001]))
    assert trials.won(500) == trials.chair.legal()[1]
    assert trials.tried == []


def test_the_winner_is_the_choice_of_the_thought() -> None:
    def worth(place: int, nth: int) -> float:
        return 0.2 + 0.1 * place

    chair = chair_with(5)
    assert Trials(chair, worth).won(100) == Trials(chair, worth).held(100).choice == chair.legal()[4]


class Squared(Likes):
    """Tells the square of every chance."""

    def calibrated(self, state: toy_game.LanternsState, found: list[float]) -> list[float]:
        return [chance * chance for chance in found]


def test_a_thought_tells_chances_as_the_game_wants_them_told_and_all_alike() -> None:
    """One correction for all choices: whichever came out better is also told to be."""
    chair = chair_with(4)
    trials = Trials(chair, lambda place, nth: 0.6 if place == 2 else 0.5)
    plain = trials.held(40)
    chair.game.advice = Squared()
    told = Trials(chair, trials.worth).held(40)
    visits = sum(each.visits for each in plain.considered)
    middle = sum(each.visits * each.value for each in plain.considered) / visits
    assert told.choice == plain.choice
    for ours, theirs in zip(told.considered, plain.considered, strict=True):
        assert ours.visits == theirs.visits > 0
        assert ours.value == pytest.approx(theirs.value * middle)


def test_nothing_is_told_as_more_than_certain() -> None:
    class Doubled(Likes):
        def calibrated(self, state: toy_game.LanternsState, found: list[float]) -> list[float]:
            return [min(1.0, 2 * chance) for chance in found]

    chair = chair_with(2)
    chair.game.advice = Doubled()
    thought = Trials(chair, lambda place, nth: 0.9 if place else 0.1).held(40)
    assert [each.value for each in thought.considered] == pytest.approx([1.0, 0.2])


def test_what_was_never_tried_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the time was over before the first trial."""
    trials = Trials(chair_with(3))
    by_the_second(trials, monkeypatch, before=60.0)
    thought = trials.held(40, seconds=1.0)
    assert [(each.visits, each.value) for each in thought.considered] == [(0, 0.0)] * 3


class Shared(Trials):
    """The second choice is a little worse for the chooser, and much worse for the side that wins if no seat does."""

    def __call__(self, world: State, choice: int, luck: FastChance) -> list[float]:
        super().__call__(world, choice, luck)
        return [0.4, 0.2, 0.4] if choice == self.chair.legal()[0] else [0.35, 0.55, 0.1]


def test_with_solidarity_it_counts_whether_anybody_wins_and_the_own_chance_is_told() -> None:
    selfish = Shared(chair_with(2)).contest(40).thought()
    loyal = Shared(chair_with(2)).contest(40, solidarity=0.3).thought()
    first, second = chair_with(2).legal()
    assert selfish.choice == first
    assert loyal.choice == second
    assert [each.value for each in loyal.considered] == pytest.approx([0.35, 0.4])
    assert [each.nobody for each in loyal.considered] == pytest.approx([0.1, 0.4])


def test_a_little_solidarity_does_not_give_a_win_away() -> None:
    assert Shared(chair_with(2)).contest(40, solidarity=0.1).thought().choice == chair_with(2).legal()[0]


def unlike(better_by: float, scatter: float) -> Callable[[int, int], float]:
    """The second choice is better than the first on average, but now one and now the other has the luck."""

    def worth(place: int, nth: int) -> float:
        lucky = scatter if (nth + place) % 2 else -scatter
        return 0.5 + lucky + (better_by if place else 0.0)

    return worth


def chosen(likes: Sequence[float], worth: Callable[[int, int], float], trials: int = 20) -> int:
    """The place of the winner in the question."""
    chair = chair_with(2, likes)
    return chair.legal().index(Trials(chair, worth).held(trials).choice)


def test_what_is_clearly_better_wins_against_the_advice() -> None:
    assert chosen([0.9, 0.1], unlike(0.1, 0.0)) == 1


def test_where_results_scatter_more_than_choices_differ_the_advice_decides() -> None:
    assert chosen([0.9, 0.1], unlike(0.1, 0.3)) == 0
    assert chosen([0.5, 0.5], unlike(0.1, 0.3)) == 1


def test_more_trials_outweigh_the_advice() -> None:
    assert chosen([0.9, 0.1], unlike(0.1, 0.3), 2000) == 1


def test_where_nothing_sets_them_apart_the_advice_decides() -> None:
    assert chosen([0.1, 0.9], lambda place, nth: 0.4) == 1
    assert chosen([0.9, 0.1], lambda place, nth: 0.4) == 0


def by_the_second(trials: Trials, monkeypatch: pytest.MonkeyPatch, before: float = 0.0) -> None:
    """A trial takes a second, and the advice so long."""
    advice = trials.chair.advice
    heard: list[float] = []

    def weights(state: State) -> list[float]:
        heard.append(before)
        return Likes.weights(advice, state)  # type: ignore[arg-type]

    monkeypatch.setattr(advice, "weights", weights)
    monkeypatch.setattr(contest, "perf_counter", lambda: sum(heard) + len(trials.tried))


def test_every_round_has_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """4 choices have 20 seconds for the first round, 2 have what is left of 40."""
    trials = Trials(chair_with(4), lambda place, nth: 0.1 * place + 0.01 * nth)
    by_the_second(trials, monkeypatch)
    trials.held(100_000, 40.0)
    assert trials.by_place() == [5, 5, 15, 15]


def test_hearing_the_advice_takes_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is heard about three worlds, four seconds each."""
    trials = Trials(chair_with(4), lambda place, nth: 0.1 * place + 0.01 * nth)
    by_the_second(trials, monkeypatch, 4.0)
    trials.held(100_000, 40.0)
    assert trials.by_place() == [2, 2, 12, 12]


@pytest.mark.parametrize("seconds", range(1, 60))
def test_no_trial_begins_after_the_time_and_a_world_cut_short_does_not_count(
    seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who are left at the end were tried equally often."""
    trials = Trials(chair_with(8), lambda place, nth: 0.1 * place + 0.001 * nth)
    by_the_second(trials, monkeypatch)
    thought = trials.held(100_000, float(seconds))
    assert len(trials.tried) == seconds
    visits = sorted(each.visits for each in thought.considered)
    left = len([count for count in visits if count == visits[-1]])
    # The rest is a world in which not everybody had a turn.
    assert seconds - sum(visits) < left
    assert left in (2, 4, 8)
    assert thought.choice == trials.chair.legal()[7 if seconds >= 8 else 0]


def test_where_worlds_make_no_difference_time_is_not_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve worlds for all show it; then every round has one."""
    trials = Trials(chair_with(8), lambda place, nth: 0.05 + 0.1 * place)
    by_the_second(trials, monkeypatch)
    thought = trials.held(100_000, 10_000.0)
    assert trials.by_place() == [12, 12, 12, 12, 13, 13, 14, 14]
    assert thought.choice == trials.chair.legal()[7]


def test_games_that_end_alike_are_tried_longer_for_each_shows_one_fall_of_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What succeeds five times of six does so twelve times running in one case of nine."""
    trials = Trials(chair_with(2), lambda place, nth: float(place))
    by_the_second(trials, monkeypatch)
    trials.held(100_000, 10_000.0)
    assert trials.by_place() == [60, 60]


def test_a_single_difference_is_reason_enough_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = Trials(chair_with(2), lambda place, nth: 0.7 if (place, nth) == (0, 12) else 0.5)
    by_the_second(trials, monkeypatch)
    trials.held(100_000, 400.0)
    assert trials.by_place() == [200, 200]


def test_who_counts_trials_gets_them_even_where_worlds_make_no_difference() -> None:
    trials = Trials(chair_with(2), lambda place, nth: 0.5)
    trials.held(400)
    assert trials.by_place() == [200, 200]
