"""What makes tables small and quick changes no chance."""

from __future__ import annotations

import pytest
from tests.dice.large_attempts import large_attempts
from tests.dice.test_odds_in_games import GAME

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Prospect, Reroll
from vortex.dice.solving import tables
from vortex.dice.solving.layers import Kind, Layers

SOME = list(large_attempts(6)) + list(large_attempts(3, is_helped=True))


def described(**words: str) -> Prospect:
    [found] = GAME.described_attempt({name: tuple(text.split(",")) for name, text in words.items()})
    return found


def probabilities(prospects: list[Prospect]) -> list[float]:
    return [Solver().probability(prospect) for prospect in prospects]


OVERLAPPING = [
    described(challenge=challenge, dice=dice, reroll=icons, sonic=sonic)
    for challenge in ("Ru Ru Sc", "Sc Ta Cu Cu")
    for dice in ("K3 G1", "K2 B2", "G2 R1 B1")
    for icons in ("1 black,2 black,1 dice", "all green,any green,1 coloured", "2 dice,all dice,1 blue,1 dice")
    for sonic in ("0", "4")
]
"""Icons of which one can do what another can."""


@pytest.mark.slow
def test_what_can_do_less_goes_first_and_no_chance_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against all kinds used for all dice that they can roll."""
    assert any(any(Layers(prospect.attempt).first_to_roll) for prospect in OVERLAPPING)
    quick = probabilities(OVERLAPPING + SOME)
    monkeypatch.setattr(Layers, "_rolls_first", lambda *_: False)
    assert quick == pytest.approx(probabilities(OVERLAPPING + SOME), abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize("needless", [-1, 1 << 60], ids=["each purse alone", "all purses together"])
def test_how_purses_share_parts_changes_no_chance(monkeypatch: pytest.MonkeyPatch, needless: int) -> None:
    usual = probabilities(SOME)
    monkeypatch.setattr(tables, "_NEEDLESS", needless)
    assert usual == pytest.approx(probabilities(SOME), abs=1e-12)


def goes_first(icons: str) -> set[tuple[str, str]]:
    """Which icon goes before which, and which before tokens."""
    layers = Layers(described(challenge="Ru Sc Sc", dice="K3 G1", reroll=icons, sonic="2").attempt)

    def name(kind: Kind) -> str:
        assert isinstance(kind.means, Reroll)
        return f"{kind.means.most} of {kind.means.colours}" if not kind.means.cost else "tokens"

    return {
        (name(layers.kinds[rival]), name(kind))
        for kind, rivals in zip(layers.kinds, layers.first_to_roll, strict=True)
        for rival in rivals
    }


def test_only_what_the_other_can_do_as_well_goes_first() -> None:
    assert goes_first("1 black,2 black") == {("1 of 1", "2 of 1"), ("1 of 1", "tokens")}
    assert goes_first("2 black,1 green") == {("1 of 2", "tokens")}
    assert goes_first("all black,2 black") == set(), "one must roll all three, the other cannot"
    assert goes_first("all black,any black") == {("0 of 1", "99 of 1")}


def test_what_cannot_be_is_exactly_impossible() -> None:
    assert Solver().probability(described(challenge="Sc", dice="GRu GRu", reroll="1 green")) == 0.0
