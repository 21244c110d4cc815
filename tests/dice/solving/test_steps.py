"""What can be done next with dice that lie there: as the game lets it, and worth the mean of what luck makes of it."""

from __future__ import annotations

from itertools import product

import pytest
from tests.dice.attempts import rolled_adventure
from tests.dice.expectimax import Expectimax

from vortex.analysis.odds import Solver
from vortex.dice.attempt import GiveUp, Prospect, Reroll, Shown, Step, Stop, Turn
from vortex.games.time_of_the_daleks import load
from vortex.games.time_of_the_daleks.attempts import attempt, shown_dice
from vortex.kernel.state import PASS

GAME = load()


def described(**words: str) -> Prospect:
    """One that has no focus icons; several icons of a kind are parted by commas."""
    [prospect] = GAME.described_attempt(
        {name.replace("_", "-"): tuple(text.split(",")) for name, text in words.items()}
    )
    return prospect


def best_by_how(steps: list[tuple[float, Step]]) -> dict[object, float]:
    found: dict[object, float] = {}
    for chance, step in steps:
        found.setdefault(step.how, chance)
    return found


@pytest.mark.slow
@pytest.mark.rule("TOD-REROLL-02")
@pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.long)], ids=["third", "all"])
@pytest.mark.parametrize("helped", [False, True])
def test_steps_are_worth_what_playing_them_out_gives(helped: bool, share: int) -> None:
    """Every choice of the game among the re-rolls is worth one of the steps. Alone it goes the other way, too, but for
    turns, before which the game asks whether to stop; with a helper, who is asked next, to pass is not to stop."""
    compared = 0
    for seed in range(0, 12 if helped else 24, share):
        position = rolled_adventure(seed, dice=2, helped=helped)
        if position is None or position.state.topic != "reroll":
            continue
        state = position.state
        shown = shown_dice(state)
        counts = tuple(tuple(map(sum, colours)) for colours in shown)
        steps = Solver().steps(Prospect(attempt(state, counts), shown))
        truth = Expectimax(position.game)
        assert steps[0][0] == pytest.approx(truth.probability(state), abs=1e-9), seed
        played = {
            round(truth.after(state, choice), 8)
            for choice in state.options
            if not (helped and choice == PASS)
        }
        told = {round(chance, 8) for how, chance in best_by_how(steps).items() if not isinstance(how, Turn)}
        assert played <= told if helped else played == told, seed
        compared += len(played)
    assert compared > 12 // share


def falls(prospect: Prospect) -> list[Prospect]:
    """Everything that the dice which are about to roll can show, each as likely."""
    rolling = [
        (pool, colour)
        for pool, counts in enumerate(prospect.attempt.dice)
        for colour, count in enumerate(counts)
        for _ in range(count - sum(prospect.kept[pool][colour]))
    ]
    found: list[Prospect] = []
    for faces in product(*(prospect.attempt.faces[colour] for _, colour in rolling)):
        lies = [[list(symbols) for symbols in colours] for colours in prospect.kept]
        for (pool, colour), face in zip(rolling, faces, strict=True):
            lies[pool][colour][face] += 1
        shown: Shown = tuple(tuple(map(tuple, colours)) for colours in lies)
        found.append(prospect._replace(kept=shown))
    return found


def chance_by_steps(solver: Solver, prospect: Prospect) -> float:
    """With the best step; dice that meet the challenge need none."""
    steps = solver.steps(prospect)
    return steps[0][0] if steps else solver.probability(prospect)


@pytest.mark.parametrize(
    "words",
    [
        {"dice": "KRu KTa GDi", "reroll": "2 black,any green", "sonic": "2"},
        {"dice": "KRu KTa KSt GRu", "reroll": "1 dice", "sonic": "5"},
        {"dice": "BCu BSc RTa", "reroll": "all blue,1 coloured", "face": "red tactics,blue science"},
        {
            "dice": "KTa",
            "sonic": "5",
            "helper_dice": "KSt GDi",
            "helper_reroll": "1 green",
            "helper_sonic": "2",
        },
        {"dice": "KTa KSt GDi", "sonic": "3", "reroll": "2 black", "condition": "fixed point"},
        {"dice": "KTa KSt GDi", "sonic": "3", "reroll": "2 black", "condition": "time locked"},
    ],
)
def test_each_step_is_worth_the_mean_of_what_can_fall_and_the_best_is_the_chance(
    words: dict[str, str],
) -> None:
    solver = Solver()
    prospect = described(challenge="Ru Sc", **words)
    steps = solver.steps(prospect)
    assert steps[0][0] == pytest.approx(solver.probability(prospect), abs=1e-9)
    assert [chance for chance, _ in steps] == sorted((chance for chance, _ in steps), reverse=True)
    assert len({(step.how, step.dice, step.symbol) for _, step in steps}) == len(steps)
    for chance, step in steps:
        if isinstance(step.how, Reroll | GiveUp):
            each = [chance_by_steps(solver, lies) for lies in falls(step.future)]
            assert chance == pytest.approx(sum(each) / len(each), abs=1e-9), step


@pytest.mark.rule("TOD-REROLL-06")
@pytest.mark.rule("TOD-REROLL-08")
def test_a_number_lifts_up_to_so_many_and_all_lifts_all() -> None:
    steps = Solver().steps(described(challenge="Di", dice="GRu GRu GTa", reroll="2 green,all green"))
    lifted = {
        most: sorted(
            sum(sum(symbols) for symbols in step.dice[0])
            for _, step in steps
            if isinstance(step.how, Reroll) and step.how.most == most
        )
        for most in (2, 0)
    }
    assert lifted == {2: [1, 1, 2, 2], 0: [3]}


@pytest.mark.rule("TOD-REROLL-14")
@pytest.mark.rule("TOD-REROLL-15")
@pytest.mark.rule("TOD-FACE-08")
def test_conditions_forbid_steps_and_a_last_die_is_not_given_up() -> None:
    def kinds(**words: str) -> set[type]:
        return {type(step.how) for _, step in Solver().steps(described(challenge="Sc", sonic="5", **words))}

    assert kinds(dice="KRu GRu") == {Reroll, Turn, GiveUp, Stop}
    assert kinds(dice="KRu GRu", condition="fixed point") == {Turn, GiveUp, Stop}
    assert kinds(dice="KRu GRu", condition="time locked") == {Reroll, GiveUp, Stop}
    assert kinds(dice="KRu") == kinds(dice="GRu") == {Reroll, Turn, Stop}


def test_there_is_nothing_to_choose_while_dice_roll_or_when_the_challenge_is_met() -> None:
    assert not Solver().steps(described(challenge="Ru Sc", dice="KRu K1", sonic="5"))
    assert not Solver().steps(described(challenge="Ru", dice="KRu KTa", sonic="5"))
