"""`vortex odds`: described attempts, records, and what cannot be answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from vortex.analysis.odds import Solver
from vortex.cli import main
from vortex.games import given_files, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.record import Record, record_from_json

DALEKS = "time-of-the-daleks"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["odds", *map(str, arguments)], catch_exceptions=False)


def percent(result: Result) -> float:
    assert result.exit_code == 0, result.output
    return float(result.stdout.split("%")[0].split(":")[-1].removeprefix(" at least"))


def played(path: Path, is_there: Callable[[Any, list[str]], bool], prefers: tuple[str, ...] = ()) -> int:
    """A game that has come there, by choices that begin with what is preferred; after how many of them."""
    game: Any = load_game(DALEKS)
    luck = FastChance(7)
    state = game.new({}, 2, 7)
    choices: list[str] = []
    while not is_there(state, [game.notation.write(choice) for choice in state.options]):
        preferred = [each for each in state.options if game.notation.write(each).startswith(prefers)]
        choice = luck.pick(preferred if prefers and preferred else state.options)
        choices.append(game.notation.write(choice))
        game.apply(state, choice)
    saved = Record(DALEKS, game.rules_version, game.pack_hash, {}, ["Ann", "Ben"], 7, choices)
    path.write_text(saved.to_json(), encoding="utf-8")
    return len(choices)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A game that has come to its first re-roll, and after how many choices."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    return path, played(path, lambda state, _: state.topic == "reroll")


def test_a_described_attempt_has_its_chance() -> None:
    """One of six faces; with one re-roll for two tokens 1/6 + 5/6 · 1/6; three tokens turn the die."""
    assert percent(run(DALEKS, "--challenge", "Ru", "--dice", "K1")) == pytest.approx(100 / 6, abs=1e-4)
    with_sonic = run(DALEKS, "--challenge", "running", "--dice", "K1", "--sonic", "2")
    assert percent(with_sonic) == pytest.approx(1100 / 36, abs=1e-4)
    assert percent(run(DALEKS, "--challenge", "Ru", "--dice", "K1", "--sonic", "3")) == 100
    locked = run(DALEKS, "--challenge", "Ru", "--dice", "K1", "--sonic", "3", "--condition", "time locked")
    assert percent(locked) == pytest.approx(1100 / 36, abs=1e-4)


def test_a_condition_may_be_written_with_capitals_as_symbols_and_icons_may() -> None:
    given = ("--challenge", "RU", "--dice", "k1", "--sonic", "2", "--reroll", "1 BLACK")
    fixed = run(DALEKS, *given, "--condition", "Fixed Point")
    assert percent(fixed) == pytest.approx(100 / 6, abs=1e-4)
    assert percent(fixed) < percent(run(DALEKS, *given))


def test_dice_that_lie_there_count() -> None:
    """One more Running is needed of the green die, which has three; giving up the black one leaves too few."""
    assert percent(run(DALEKS, "--challenge", "Ru Ru", "--dice", "KRu G1")) == pytest.approx(50)


def test_what_can_be_done_next_is_told_where_all_dice_lie() -> None:
    """The best dice for each means, some others below, and the best of all is the chance."""
    given = ("--challenge", "Ru Ru Sc", "--dice", "KRu KTa KSt GDi", "--reroll", "2 black", "--sonic", "2")
    result = run(DALEKS, *given)
    lines = result.stdout.splitlines()
    steps = [line.split("%") for line in lines[1:] if line.startswith("   ") and "%" in line]
    assert steps[0][1].strip() == 're-roll "2 black": KTa KSt'
    assert float(steps[0][0]) == percent(result)
    text = result.stdout
    for part in ("re-roll for 2 Sonic Charges: GDi", "give up a black die", "no more re-rolls", "    2 more"):
        assert part in text
    faces = run(
        DALEKS, "--challenge", "Di Sc", "--dice", "GRu GDi", "--sonic", "3", "--face", "green science"
    )
    assert 'face "green science": GRu to Sc' in faces.stdout
    assert "face for 3 Sonic Charges: GRu to Di" in faces.stdout
    helped = run(
        DALEKS, "--challenge", "Ru", "--dice", "KTa", "--helper-dice", "GDi", "--helper-reroll", "any green"
    )
    assert 're-roll "any green" (helper): GDi' in helped.stdout


def test_while_dice_are_to_roll_there_is_only_the_chance() -> None:
    for dice in ("KRu K1", "K2"):
        assert (
            len(run(DALEKS, "--challenge", "Ru Sc", "--dice", dice, "--sonic", "5").stdout.splitlines()) == 1
        )


def test_a_helpers_pool_counts() -> None:
    both = run(DALEKS, "--challenge", "Ru", "--dice", "K1", "--helper-dice", "K1")
    assert percent(both) > percent(run(DALEKS, "--challenge", "Ru", "--dice", "K1"))


def pools(result: Result) -> dict[str, float]:
    """What is said of each pool."""
    assert result.exit_code == 0, result.output
    rows = [line.split("%") for line in result.stdout.splitlines()[1:] if "%" in line]
    return {dice.strip(): float(chance) for chance, dice in rows}


def test_the_best_pool_of_a_described_attempt_is_told() -> None:
    """A green die has three Running, a red one none; every icon may stay unused, and a split one is one exchange."""
    result = run(DALEKS, "--challenge", "Ru Ru", "--dice", "K2", "--focus", "green/red")
    found = pools(result)
    assert list(found) == ["K1 G1", "K2", "K1 R1"]
    assert found["K1 G1"] == pytest.approx(100 / 12, abs=1e-4) == percent(result)
    assert found["K2"] == pytest.approx(100 / 36, abs=1e-4)
    assert found["K1 R1"] == 0
    twice = pools(
        run(DALEKS, "--challenge", "Ru Ru", "--dice", "K2", "--focus", "green/red", "--focus", "green")
    )
    assert set(twice) == {"K2", "K1 G1", "K1 R1", "G2", "G1 R1"}
    # TOD-RULING-037: no more than there are, and only for a black die.
    full = run(DALEKS, "--challenge", "Ru Ru", "--dice", "K1 G3", "--focus", "green")
    assert full.stdout == run(DALEKS, "--challenge", "Ru Ru", "--dice", "K1 G3").stdout


@pytest.mark.rule("TOD-POOL-12")
def test_what_to_cut_and_what_to_give_to_the_daleks_is_told() -> None:
    """Only green dice show Diplomacy often enough to be worth their place."""
    given = ("--challenge", "Di Di Di", "--dice", "K4 G2 B3", "--focus", "green", "--daleks", "1")
    result = run(DALEKS, *given, "--condition", "time breach")
    lines = result.stdout.splitlines()
    assert lines[1] == "  the best pool: K3 G3 (focus G1, cut B2, exterminate B1)"
    found = pools(result)
    assert next(iter(found)) == "K3 G3"
    assert all(sum(int(dice[1:]) for dice in pool.split()) == 6 for pool in found)
    assert found["K3 G3"] == percent(result)
    for pool, chance in found.items():
        assert percent(run(DALEKS, "--challenge", "Di Di Di", "--dice", pool)) == chance


def test_of_many_pools_the_best_are_told() -> None:
    given = ("--challenge", "Di Ru Ta", "--dice", "K8 G3 B3 R3")
    lines = run(DALEKS, *given).stdout.splitlines()
    assert len(lines) == 1 + 1 + 12 + 1
    assert lines[-1].endswith(" more")


def test_both_doctors_focus_from_one_box() -> None:
    given = ("--challenge", "Ru Ru", "--dice", "K1 G2", "--helper-dice", "K1")
    found = pools(run(DALEKS, *given, "--focus", "green", "--helper-focus", "green"))
    assert set(found) == {"K1 G2 + K1", "G3 + K1", "K1 G2 + G1"}


def test_a_record_before_the_roll_tells_the_best_pool(tmp_path: Path) -> None:
    """It is the pool that rolls if the best is chosen at every question up to there."""
    game: Any = load_game(DALEKS)
    luck = Random(7)
    state = game.new({}, 2, 7)
    choices: list[str] = []
    solver = Solver()
    odds: Any = None
    while odds is None or odds.pool is None or min(odds.choices.values()) == odds.probability:
        choice = luck.choice(state.options)
        choices.append(game.notation.write(choice))
        game.apply(state, choice)
        odds = solver.odds(game, state, state.asked) if not state.has_rolled else None
    path = tmp_path / "game.json"
    saved = Record(DALEKS, game.rules_version, game.pack_hash, {}, ["Ann", "Ben"], 7, choices)
    path.write_text(saved.to_json(), encoding="utf-8")
    told = run(path).stdout.splitlines()[1]
    while not state.has_rolled:
        odds = solver.odds(game, state, state.asked)
        assert odds is not None
        game.apply(state, odds.best[0])
    assert told == f"  the best pool: {game.written_dice((state.pool[:4],))}"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--challenge", "Ru", "--dice", "X3"), "K black, G green"),
        (("--challenge", "Xx", "--dice", "K3"), "expected a symbol"),
        (("--challenge", "Ru"), "there are no dice"),
        (("--dice", "K1"), "a challenge has 1 to"),
        (("--challenge", "Ru", "--dice", "G4"), "there are 3 green dice"),
        (("--challenge", "Ru", "--dice", "GSc"), "a green die has no Science"),
        (("--challenge", "Ru", "--dice", "K1", "--reroll", "many"), "expected a re-roll"),
        (("--challenge", "Ru", "--dice", "K1", "--face", "green"), "expected a face"),
        (("--challenge", "Ru", "--dice", "K1", "--sonic", "9"), "0 to 5 Sonic Charges"),
        (
            ("--challenge", "Ru", "--dice", "KRu K5", "--helper-dice", "K2"),
            "(TOD-HELP-13, TOD-HELP-14), not 6 and 2",
        ),
        (("--challenge", "Ru", "--dice", "KRu K6 G2"), "8 dice at most (TOD-POOL-08), not 9"),
        (
            ("--challenge", "Ru", "--dice", "KRu K7", "--condition", "time breach"),
            "7 dice at most (TOD-POOL-11), not 8",
        ),
        (("--challenge", "Ru", "--dice", "KRu", "--daleks", "1"), "before the roll, when no die shows"),
        (("--challenge", "Ru", "--dice", "K1", "--daleks", "7"), "0 to 6 Daleks, found '7' (TOD-COMP-15)"),
        (
            ("--challenge", "Ru", "--dice", "K1", "--helper-dice", "K1", "--helper-from", "near"),
            "on-site or afar",
        ),
        (("--challenge", "Ru", "--dice", "K1", "--helper-from", "afar"), "a helper has dice, too"),
        (("--challenge", "Ru", "--dice", "G3", "--helper-dice", "G1"), "has K8 G3 B3 R3, not G3 + G1"),
        (("--challenge", "Ru", "--dice", "K2", "--helper-sonic", "3"), "a helper has dice, too"),
        (("--challenge", "Ru", "--dice", "K2", "--helper-dice", " "), "a helper has dice, too"),
        (("--challenge", "Ru", "--dice", "K1", "--focus", "black"), "expected a focus icon"),
        (("--challenge", "Ru", "--dice", "KRu K1", "--focus", "green"), "before the roll"),
        (("--challenge", "Ru", "--dice", "K²"), "expected dice such as K4 or KRu"),
        (("--challenge", "Ru", "--dice", "K" + "9" * 5000), "expected dice such as K4 or KRu"),
        (("--challenge", "Ru", "--dice", "K"), "expected dice such as K4 or KRu"),
        (("--challenge", "Ru", "--dice", "K1", "--sonic", "²"), "0 to 5 Sonic Charges, found '²'"),
        (("--challenge", "Ru", "--dice", "K1", "--sonic", "٣"), "0 to 5 Sonic Charges"),
        (
            ("--challenge", "Ru", "--dice", "K1", "--sonic", "2", "--sonic", "4"),
            "one number, found '2' and '4'",
        ),
        (("--challenge", "Ru", "--dice", "K1", "--reroll", "² black"), "expected a re-roll"),
        (
            ("--challenge", "Ru", "--dice", "K1", "--condition", "fixed"),
            "expected one of fixed point, time locked, time breach",
        ),
        (("--at", "3"), "about a record"),
    ],
)
def test_a_description_that_cannot_be_is_refused_in_one_sentence(
    arguments: tuple[str, ...], part: str
) -> None:
    result = run(DALEKS, *arguments)
    assert result.exit_code == 2
    assert part in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_record_tells_what_each_choice_is_worth(record: tuple[Path, int]) -> None:
    path, _ = record
    result = run(path)
    lines = result.stdout.splitlines()
    assert "with best play (TOD-ROLL-03)" in lines[0]
    assert any("pass" in line for line in lines[1:])
    best = percent(result)
    assert max(float(line.split("%")[0]) for line in lines[1:]) == best


def test_the_cards_that_a_record_brings_are_those_it_is_weighed_with(
    record: tuple[Path, int], tmp_path: Path
) -> None:
    pack = {"mine.toml": '[[doctor]]\nkey = "fourth"\nname = "The One with the Scarf"\n'}
    played_ = record_from_json(record[0].read_text())
    played_.cards, played_.pack_hash = pack, load_game(DALEKS, given_files(pack)).pack_hash
    (tmp_path / "r.json").write_text(played_.to_json(), encoding="utf-8")
    assert run(tmp_path / "r.json").output == run(record[0]).output


def test_calls_for_help_are_weighed_in_full_and_missed_without(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(path, lambda _, options: any(option.startswith("call") for option in options))
    brief, full = run(path), run(path, "--in-full")
    assert brief.stdout.splitlines()[0].endswith("(TOD-ROLL-03); --in-full weighs calls for help, too")
    assert ": at least " in brief.stdout
    assert "call" not in brief.stdout.split("\n", 1)[1]
    assert full.stdout.splitlines()[0].endswith("with best play (TOD-ROLL-03)")
    assert ": at least " not in full.stdout
    assert " call " in full.stdout
    assert percent(full) >= percent(brief)


@pytest.mark.slow
@pytest.mark.parametrize("topic", ["price", "help"])
def test_where_only_help_is_asked_about_the_flag_that_weighs_it_is_named(topic: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(path, lambda state, _: state.topic == topic and state.need, prefers=("call",))
    nothing = run(path)
    assert nothing.exit_code == 2
    assert "is asked about help there; --in-full weighs that" in nothing.stderr
    assert percent(run(path, "--in-full")) > 0


@pytest.mark.parametrize("key", [DALEKS, "time-clash", "card-game"])
def test_where_there_are_no_odds_the_nearest_moments_that_have_some_are_named(
    key: str, tmp_path: Path
) -> None:
    game = load_game(key)
    luck = Random(2)
    state = game.new(game.settle({}, 3), 3, 2)
    choices: list[str] = []
    has_odds: list[bool] = []
    is_about_help: list[bool] = []
    while state.asked >= 0 and len(choices) < 250:
        has_odds.append(game.odds(state, state.asked) is not None)
        is_about_help.append(state.topic in ("help", "price"))
        choice = luck.choice(state.options)
        choices.append(game.notation.write(choice))
        game.apply(state, choice)
    path = tmp_path / "game.json"
    options = game.settle({}, 3)
    names = ["Ann", "Ben", "Cyd"]
    saved = Record(key, game.rules_version, game.pack_hash, options, names, 2, choices)
    path.write_text(saved.to_json(), encoding="utf-8")
    first = has_odds.index(True)
    about_neither = [not odds and not help for odds, help in zip(has_odds, is_about_help, strict=True)]
    at = about_neither.index(True, first)
    before = max(number for number in range(at) if has_odds[number])
    after = has_odds.index(True, at) if True in has_odds[at:] else None
    wanted = f"the nearest moments with odds: --at {before}" + (f" and --at {after}" if after else "")
    nothing = run(path, "--at", str(at))
    assert nothing.exit_code == 2
    assert wanted in nothing.stderr
    assert run(path, "--at", str(before)).exit_code == 0


@pytest.mark.parametrize(
    ("key", "success"),
    [
        (DALEKS, "the Adventure succeeds"),
        ("time-clash", "the Gambit succeeds"),
        ("card-game", "{asked} wins the conflict"),
    ],
)
def test_it_is_said_what_succeeds_whoever_is_asked(key: str, success: str, tmp_path: Path) -> None:
    """In Time Clash the Enemy too is told how likely the Doctor's Gambit is."""
    game = load_game(key)
    luck = Random(2)
    options = game.settle({}, 2 if key != "card-game" else 3)
    names = ["Ann", "Ben", "Cyd"][: 2 if key != "card-game" else 3]
    state = game.new(options, len(names), 2)
    choices: list[str] = []
    met: set[int] = set()
    while len(met) < 2:
        if state.asked not in met and game.odds(state, state.asked) is not None:
            met.add(state.asked)
            path = tmp_path / "game.json"
            saved = Record(key, game.rules_version, game.pack_hash, options, names, 2, choices)
            path.write_text(saved.to_json(), encoding="utf-8")
            asked = names[state.asked]
            first = run(path).stdout.splitlines()[0]
            assert first.startswith(f"{asked} is asked; {success.format(asked=asked)}: ")
        choice = luck.choice(state.options)
        choices.append(game.notation.write(choice))
        game.apply(state, choice)


def test_a_moment_without_an_attempt_is_named(record: tuple[Path, int]) -> None:
    path, length = record
    nothing = run(path, "--at", "0")
    assert nothing.exit_code == 2
    assert "no attempt hangs" in nothing.stderr
    beyond = run(path, "--at", str(length + 1))
    assert beyond.exit_code == 2
    assert f"has {length} choices" in beyond.stderr
    mixed = run(path, "--dice", "K1")
    assert mixed.exit_code == 2
    assert "name a game" in mixed.stderr
