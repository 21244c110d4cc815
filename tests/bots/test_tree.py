"""The tree of the searching bot: who picks what in it, and what it counts."""

from __future__ import annotations

from typing import Any

import pytest
from tests import toy_game
from tests.interpreted import only_interpreted

from vortex.bots.chair import Chair
from vortex.bots.looking_ahead import TimeLord
from vortex.bots.tree import Node, Oracle, Tree, outlook
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS, State, ask_again
from vortex.kernel.words import name


class Undecided(Advice[toy_game.LanternsState]):
    """Never plays on, and can tell nobody's chances apart: what is known of a game comes from the tree."""

    decisions_ahead = 0


class LikesTheTelescope(Undecided):
    def weights(self, state: toy_game.LanternsState) -> list[float]:
        return [20.0 if choice == TELESCOPE else 1.0 for choice in state.options]


def game_with(advice: Advice[toy_game.LanternsState]) -> Any:
    game = toy_game.ToyGame(toy_game.load().pack)
    game.advice = advice
    return game


GAME: Any = game_with(Undecided())
CARDS: dict[str, int] = {key: number for number, key in enumerate(GAME.pack.keys)}
STORM = toy_game.PLAY + CARDS["storm"]
TELESCOPE = toy_game.PLAY + CARDS["telescope"]
HIDDEN = ("candle", "lamp", "beacon", "telescope")


def table() -> toy_game.LanternsState:
    """We are asked, and the other one needs one more light, which its cards give, but none gives three. There is no
    shield left."""
    state: toy_game.LanternsState = GAME.new({}, 2, 3)
    state.light = [0, 5]
    state.hands = [[CARDS[key] for key in ("storm", "spark", "bonfire")], [CARDS[key] for key in HIDDEN[:2]]]
    state.deck = [CARDS[key] for key in HIDDEN[2:]]
    state.discard = [CARDS[key] for key in ("mirror", "curtain", "shutter", "torch", "lighthouse")]
    for card in range(len(CARDS)):
        state.knows[card] = 3 if card in state.discard else 1 if card in state.hands[0] else 0
    ask_again(state)
    return state


def after_our_pass(walks: int, game: Any = GAME) -> Tree:
    state = table()
    tree = Tree(game, 2)
    chance = FastChance(1)
    for _ in range(walks):
        tree.walk_after(game.determinise(state, 0, chance), PASS, chance)
    return tree


def below(node: Node) -> list[Node]:
    return [*node.children.values(), *(each for child in node.children.values() for each in below(child))]


def test_every_seat_picks_what_is_best_for_itself() -> None:
    """The other one wins as soon as it can, and passes only to see what comes of it."""
    reply = after_our_pass(400).root.children[0, PASS]
    assert {seat for seat, _ in reply.children} == {1}
    assert reply.children[1, PASS].visits < 0.15 * reply.visits
    assert reply.total[1] > 0.9 * reply.visits
    assert reply.total[0] < 0.1 * reply.visits


def test_an_answer_is_counted_as_possible_only_in_worlds_where_it_is() -> None:
    """Everybody can pass at any time; of the four cards that we cannot see the other one holds three."""
    reply = after_our_pass(300).root.children[0, PASS]
    assert len(reply.children) == 1 + len(HIDDEN)
    # At the first visit nothing was asked of it yet; from then on also the walks count in which others came first.
    assert reply.children[1, PASS].available == reply.visits - 1
    for (_, choice), child in reply.children.items():
        if choice != PASS:
            assert 0.6 * reply.visits < child.available < 0.9 * reply.visits


def test_all_nodes_add_up() -> None:
    tree = after_our_pass(200)
    assert tree.root.visits == tree.root.children[0, PASS].visits == 200
    for node in below(tree.root):
        assert node.visits > 0
        assert sum(child.visits for child in node.children.values()) < node.visits
        # It can be taken only where it is possible.
        assert all(child.visits <= child.available for child in node.children.values())
        assert not node.children.keys() & node.untried.keys()
        assert all(0 <= total <= node.visits for total in node.total)


def test_where_dice_decide_what_comes_the_tree_ends_at_a_table_that_can_be_judged() -> None:
    class Short(Undecided):
        sees_past_quiet = False

    assert below(after_our_pass(50).root.children[0, PASS])
    reply = after_our_pass(50, game_with(Short())).root.children[0, PASS]
    assert reply.visits == 50
    assert not reply.children
    assert reply.total == [25.0, 25.0]


def test_what_the_advice_likes_is_taken_more_often() -> None:
    """The telescope wins, too, but only with the choice that follows."""
    [without, liked] = [
        after_our_pass(60, game).root.children[0, PASS].children[1, TELESCOPE].visits
        for game in (GAME, game_with(LikesTheTelescope()))
    ]
    assert 0 < without < 15
    assert liked > 30


def test_the_oracle_sees_replies_that_nobody_sees_who_only_plays_on() -> None:
    """The storm takes two light from the other one, who could win at once otherwise."""
    chair = Chair(GAME, table(), 0)
    thought = Oracle(1, walks=600, seconds=None).think(chair)
    assert thought.choice == STORM
    [passing] = [each for each in thought.considered if each.choice == PASS]
    assert passing.value < 0.2
    shallow = TimeLord(1, trials=600).think(chair)
    assert {each.value for each in shallow.considered if each.choice in (PASS, STORM)} == {0.5}


class KeepsTheDarkOff(Undecided):
    """A storm is best for us and leaves much to nobody; anything else is a little worse and leaves little."""

    sees_past_quiet = False

    def values(self, state: toy_game.LanternsState, foreseen: bool = False) -> list[float]:
        return [0.35, 0.55, 0.1] if CARDS["storm"] in state.hands[0] else [0.4, 0.2, 0.4]


class KeepsItOffForAll(KeepsTheDarkOff):
    solidarity = 0.5


def test_the_oracle_minds_that_anybody_wins_as_much_as_the_game_says() -> None:
    def chosen(bot: Oracle | TimeLord, advice: KeepsTheDarkOff) -> int:
        game = game_with(advice)
        game.nobody = name("the dark")
        return bot.choose(Chair(game, table(), 0))

    assert chosen(Oracle(1, walks=60, seconds=None), KeepsTheDarkOff()) == STORM
    assert chosen(Oracle(1, walks=60, seconds=None), KeepsItOffForAll()) != STORM
    # The level below thinks of its own chance alone.
    assert chosen(TimeLord(1, trials=60), KeepsItOffForAll()) == STORM


def test_an_outlook_is_every_seats_mean_over_the_walks() -> None:
    chair = Chair(GAME, table(), 0)
    chances = outlook(chair, 300, 1)
    assert chances == outlook(chair, 300, 1)
    assert chances != outlook(chair, 300, 2)
    assert chances[1] > 0.5 > chances[0]
    # More than one only in the few walks at whose end both have the same light.
    assert 1 <= sum(chances) < 1.02


class TellsTheLight(Undecided):
    def calibrated(self, state: toy_game.LanternsState, found: list[float]) -> list[float]:
        return [*found, *map(float, state.light)]


def test_an_outlook_is_told_as_the_game_wants_it_told() -> None:
    plain, told = (Chair(game, table(), 0) for game in (game_with(Undecided()), game_with(TellsTheLight())))
    assert outlook(told, 20, 1) == [*outlook(plain, 20, 1), 0.0, 5.0]


def test_a_single_walk_is_the_judgement_of_the_table_itself() -> None:
    assert outlook(Chair(GAME, table(), 0), 1, 1) == [0.5, 0.5]


def walks_of(
    chances: list[list[float]], walks: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, list[float]]:
    """How many walks an outlook makes that come out like this, the last ones like the last, and what it says."""
    made: list[list[float]] = []
    walk = Tree.walk

    def known(self: Tree, state: State, luck: FastChance) -> list[float]:
        walk(self, state, luck)
        made.append(chances[min(len(made), len(chances) - 1)])
        self.root.total = [sum(each) for each in zip(*made, strict=True)]
        return made[-1]

    monkeypatch.setattr(Tree, "walk", known)
    found = outlook(Chair(GAME, table(), 0), walks, 1)
    return len(made), found


@only_interpreted
def test_an_outlook_does_not_repeat_what_always_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    same = [0.25, 0.75]
    with monkeypatch.context() as patch:
        assert walks_of([same], 48, patch) == (12, same)
    with monkeypatch.context() as patch:
        assert walks_of([same], 5, patch) == (5, same)
    with monkeypatch.context() as patch:
        # Games that ended may have ended so by luck.
        assert walks_of([[1.0, 0.0]], 48, patch)[0] == 48
    with monkeypatch.context() as patch:
        assert walks_of([[1.0, 0.0]], 480, patch)[0] == 60
    with monkeypatch.context() as patch:
        assert walks_of([*[same] * 11, [1.0, 0.0], same], 48, patch)[0] == 48
