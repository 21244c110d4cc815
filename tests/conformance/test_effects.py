"""Every effect word of every game has its row in the rules and in the advice, and stands nowhere else in the game.

A row that is there but does nothing is found by carrying every word out, in the middle of random games.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import vortex.games
from vortex.games import card_game, time_clash, time_of_the_daleks
from vortex.games.card_game.advice.effects import WORTH as CARD_WORTH
from vortex.games.card_game.advice.looming import Looming
from vortex.games.card_game.effects import ENEMYS
from vortex.games.card_game.numbering import MOVING, NOTHING, NOWHERE
from vortex.games.card_game.rules.effects import RULES as CARD_RULES
from vortex.games.card_game.rules.effects import arch_targets
from vortex.games.card_game.state import CardGameState
from vortex.games.time_clash.advice.effects import WORTH as CLASH_WORTH
from vortex.games.time_clash.advice.stacks import race_of
from vortex.games.time_clash.effects import ALWAYS_POSSIBLE
from vortex.games.time_clash.rules.effects import AS_A_LOSS, AT_A_TARGET
from vortex.games.time_clash.rules.effects import RULES as CLASH_RULES
from vortex.games.time_clash.rules.play import CarryOut
from vortex.games.time_clash.state import ClashState
from vortex.games.time_of_the_daleks.advice.effects import WORTH as DALEKS_WORTH
from vortex.games.time_of_the_daleks.advice.effects import after_effects
from vortex.games.time_of_the_daleks.advice.standing import standing
from vortex.games.time_of_the_daleks.rules.effects import RULES as DALEKS_RULES
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import FastChance
from vortex.kernel.effects import Effect, Language
from vortex.kernel.game import Game
from vortex.kernel.pack import PackFiles
from vortex.kernel.state import GameEnded, State

ROOMS = sorted(path.parent for path in Path(vortex.games.__file__).parent.glob("*/effects.py"))
GAMES = 4
SEATS = 3
AMOUNT = 1


def language(room: Path) -> Language:
    found = import_module(f"vortex.games.{room.name}.effects").LANGUAGE
    assert isinstance(found, Language)
    return found


# -- where words stand -----------------------------------------------------------------------------


def verbs_named(source: str, game: str) -> set[str]:
    """What a module takes from the game's effect words: by name, or through their module, whatever it is called."""
    nodes = list(ast.walk(ast.parse(source)))
    room = f"vortex.games.{game}"
    words = f"{room}.effects"
    named: set[str] = set()
    modules = {words}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == words:
            named |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == room:
            modules |= {each.asname or each.name for each in node.names if each.name == "effects"}
        elif isinstance(node, ast.Import):
            modules |= {each.asname for each in node.names if each.name == words and each.asname}
    return named | {
        node.attr for node in nodes if isinstance(node, ast.Attribute) and ast.unparse(node.value) in modules
    }


def verbs_of(room: Path) -> set[str]:
    """The names of the verbs: what the table of rules is keyed by."""
    tree = ast.parse((room / "rules" / "effects.py").read_text(encoding="utf-8"))
    return {
        key.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Attribute) and isinstance(key.value, ast.Name) and key.value.id == "verbs"
    }


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_word_has_a_row_in_the_rules_and_in_the_advice(room: Path) -> None:
    count = len(language(room).verbs)
    assert len(verbs_of(room)) == count
    assert len(import_module(f"vortex.games.{room.name}.rules.effects").RULES) == count
    assert len(import_module(f"vortex.games.{room.name}.advice.effects").WORTH) == count


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_no_other_module_knows_a_single_word(room: Path) -> None:
    verbs = verbs_of(room)
    known = {
        path.relative_to(room).as_posix(): found
        for path in sorted(room.rglob("*.py"))
        if path.name != "effects.py"
        if (found := verbs_named(path.read_text(encoding="utf-8"), room.name) & verbs)
    }
    assert known == {}


@pytest.mark.parametrize(
    "source",
    [
        "from vortex.games.toy.effects import DRAW",
        "from vortex.games.toy.effects import DRAW as DEAL",
        "from vortex.games.toy import effects; effects.DRAW",
        "from vortex.games.toy import cards, effects as e; e.DRAW",
        "import vortex.games.toy.effects as e; e.DRAW",
        "import vortex.games.toy.effects; vortex.games.toy.effects.DRAW",
    ],
)
def test_a_word_is_found_under_any_name_of_its_module(source: str) -> None:
    assert "DRAW" in verbs_named(source, "toy")


def test_what_only_looks_like_a_word_is_none() -> None:
    assert verbs_named("from vortex.games.toy import events as e; e.DRAW; card.effects.DRAW", "toy") == set()


# -- what words do ---------------------------------------------------------------------------------


def in_the_middle(game: Game[Any]) -> Iterator[State]:
    """Copies of the states of a few random games, one for each question."""
    for seed in range(GAMES):
        luck = FastChance(seed)
        state = game.new({}, SEATS, seed)
        while not state.over:
            yield game.clone(state)
            game.apply(state, state.options[luck.below(len(state.options))])


def never_seen(
    game: Game[Any], count: int, is_seen: Callable[[Any, int], bool], states: Callable[[Any], bool]
) -> set[int]:
    """The verbs of which nothing was ever seen."""
    missing = set(range(count))
    for state in in_the_middle(game):
        if states(state):
            missing -= {verb for verb in sorted(missing) if is_seen(game.clone(state), verb)}
        if not missing:
            break
    return missing


def phrases(words: Language, verbs: set[int]) -> list[str]:
    return [words.verbs[verb].phrase for verb in sorted(verbs)]


def is_changed(game: Game[Any], state: State, do: Callable[[], None]) -> bool:
    before = game.dump(state)
    try:
        do()
    except GameEnded:
        return True
    return game.dump(state) != before


def own_pack(game: Any) -> Game[Any]:
    """With a pack that no other test sees."""
    found = game.load(PackFiles(Path(game.__file__).parent / "pack"))
    assert isinstance(found, Game)
    return found


IsSeen = Callable[[Any, int], bool]
"""Whether a verb shows in a state, which may be changed for it."""


class Trial(NamedTuple):
    """How the words of a game are carried out and judged, and which of them are known to show nothing."""

    module: ModuleType
    does: Callable[[Game[Any], Language], IsSeen]
    judges: Callable[[Game[Any], Language], IsSeen]
    can_do: Callable[[Any], bool]
    can_judge: Callable[[Any], bool]
    does_nothing: tuple[str, ...] = ()
    worth_nothing: tuple[str, ...] = ()


def any_state(state: State) -> bool:
    return True


def daleks_does(game: Game[Any], words: Language) -> IsSeen:
    def is_seen(state: DaleksState, verb: int) -> bool:
        rule = DALEKS_RULES[verb]
        seat = state.asked
        if not rule.possible(state, seat, 0):
            return False
        return is_changed(game, state, lambda: rule.do(state, seat, AMOUNT, state.places[seat]))

    return is_seen


def daleks_judges(game: Game[Any], words: Language) -> IsSeen:
    book = game.advice.book  # type: ignore[attr-defined] # this game's own advice

    def is_seen(state: DaleksState, verb: int) -> bool:
        assert isfinite(DALEKS_WORTH[verb].in_hand)
        before = standing(book.console_worth, state)
        seat = state.asked
        after = after_effects(state.pack, before, seat, (Effect(verb, 0, AMOUNT),), state.places[seat])
        return after.key() != before.key()

    return is_seen


def has_doctor(state: DaleksState) -> bool:
    return state.doctors[state.asked] >= 0


def clash_does(game: Game[Any], words: Language) -> IsSeen:
    programs: list[tuple[tuple[int, int], ...]] = game.pack.programs  # type: ignore[attr-defined] # its own
    first = len(programs)
    amounts = [verb.most if verb.has_amount else 1 for verb in words.verbs]
    programs.extend(((verb, amounts[verb]),) for verb in range(len(words.verbs)))

    def is_seen(state: ClashState, verb: int) -> bool:
        discards = state.discards[state.teams[state.asked]]
        if not discards:
            return False
        card = discards[-1]
        rule = CLASH_RULES[verb]
        if rule.way in (AT_A_TARGET, AS_A_LOSS):
            targets = rule.targets(state, state.asked, amounts[verb], card)
            return any(
                is_changed(game, twin := game.clone(state), partial(rule.do, twin, state.asked, card, target))
                for target in targets
            )
        frame = CarryOut(card, first + verb, state.asked)
        state.call(frame)

        def carry_out() -> None:
            frame.part(state)
            stack = state.stack
            state.clear_stack()
            for each, here, tally in stack:
                state.call(each, 0 if each is frame else tally)
                state.here = 0 if each is frame else here

        return is_changed(game, state, carry_out)

    return is_seen


def clash_judges(game: Game[Any], words: Language) -> IsSeen:
    def is_seen(state: ClashState, verb: int) -> bool:
        seat = state.asked
        card = state.hands[seat][0]
        most = words.verbs[verb].most
        worth = CLASH_WORTH[verb](state, seat, card, verb, most, race_of(state, state.teams[seat]))
        assert isfinite(worth)
        return worth != 0.0

    return is_seen


def has_hand(state: ClashState) -> bool:
    return bool(state.hands[state.asked])


def cards_does(game: Game[Any], words: Language) -> IsSeen:
    def is_seen(state: CardGameState, verb: int) -> bool:
        rule = CARD_RULES[verb]
        seat = state.asked
        is_on_reveal = words.has(verb, ENEMYS)
        place = first_place(rule.aims(state, seat))
        second = first_place(arch_targets(state, seat, place)) if rule.then == MOVING and place >= 0 else 0
        if not is_on_reveal and not rule.possible(state, seat, state.hands[seat][-1], 2):
            return False
        # Only where it is turned up does such a word have a Location, and that need not be the taker's.
        where = state.lines[(seat + 1) % SEATS][0] if is_on_reveal else place
        effect = Effect(verb, 0, AMOUNT)
        cards = state.hands[seat][:2]
        return is_changed(game, state, lambda: rule.do(state, seat, cards, where, second, effect))

    return is_seen


def cards_judges(game: Game[Any], words: Language) -> IsSeen:
    def is_seen(state: CardGameState, verb: int) -> bool:
        seat = state.asked
        worth = CARD_WORTH[verb].played(state, seat, AMOUNT)
        place = first_place(CARD_RULES[verb].aims(state, seat))
        if place >= 0:
            worth += CARD_WORTH[verb].aimed(state, seat, place, Looming(state, seat))
        assert isfinite(worth)
        return worth != 0.0

    return is_seen


def first_place(places: int) -> int:
    return (places & -places).bit_length() - 1 if places else NOWHERE


def is_free(state: CardGameState) -> bool:
    """Somebody's turn, with cards in hand and nothing begun."""
    return state.topic == "turn" and state.action == NOTHING and len(state.hands[state.asked]) > 2


TRIALS = (
    Trial(card_game, cards_does, cards_judges, is_free, is_free),
    Trial(time_clash, clash_does, clash_judges, any_state, has_hand, worth_nothing=("remove this card",)),
    Trial(
        time_of_the_daleks,
        daleks_does,
        daleks_judges,
        has_doctor,
        any_state,
        # The card is replaced when all else of it is done.
        does_nothing=("replace this",),
        worth_nothing=("regenerate", "all regenerate", "replace this"),
    ),
)
each_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: room_of(trial).name)


def room_of(trial: Trial) -> Path:
    return Path(str(trial.module.__file__)).parent


def test_every_game_is_tried() -> None:
    assert [room_of(trial) for trial in TRIALS] == ROOMS


@each_game
def test_every_word_does_something(trial: Trial) -> None:
    game, words = own_pack(trial.module), language(room_of(trial))
    missing = never_seen(game, len(words.verbs), trial.does(game, words), trial.can_do)
    assert phrases(words, missing) == list(trial.does_nothing)


@each_game
def test_every_word_is_judged(trial: Trial) -> None:
    game, words = own_pack(trial.module), language(room_of(trial))
    missing = never_seen(game, len(words.verbs), trial.judges(game, words), trial.can_judge)
    assert phrases(words, missing) == list(trial.worth_nothing)


def test_only_words_of_time_clash_that_are_always_possible_are_taken_for_it() -> None:
    """The pack is told without the rules which options need not be looked at."""
    game = own_pack(time_clash)
    words = language(Path(time_clash.__file__).parent)
    always = {verb for verb in range(len(words.verbs)) if words.has(verb, ALWAYS_POSSIBLE)}

    def is_impossible(state: ClashState, verb: int) -> bool:
        return not CLASH_RULES[verb].possible(state, state.asked, 1, 0)

    assert always
    assert never_seen(game, len(words.verbs), is_impossible, any_state) == always
