"""What lies face-down elsewhere follows the rules too, and so tells something of what lies here."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import GAME, A, B, C, Table, only_unseen

from vortex.analysis.odds import Solver


@pytest.mark.rule("CG-DEF-02")
def test_defenders_elsewhere_are_of_different_types_too() -> None:
    """Two Doctors and Amy are unseen. Two of them lie together, so the one who lies alone is a Doctor."""
    table = Table(4).line(B, "leadworth", "venice").guards("leadworth", "doctor", "amy-pond")
    state = only_unseen(table.guards("venice", "doctor").hand(A, "sontarans", "k-9"))
    odds = Solver().odds(GAME, state, A)
    assert odds is not None
    attacks = {GAME.notation.write(choice): chance for choice, chance in odds.choices.items()}
    # Sontarans have strength 4: more than Amy, less than the Doctor.
    assert attacks["attack venice"] == 0
    state = only_unseen(table.hand(A, "the-beast"))
    odds = Solver().odds(GAME, state, A)
    assert odds is not None
    attacks = {GAME.notation.write(choice): chance for choice, chance in odds.choices.items()}
    assert attacks["attack venice"] == 1


@pytest.mark.rule("CG-RULING-19")
def test_enemies_elsewhere_fit_one_another_too() -> None:
    """Unseen are two Slitheen and the Beast. Two of them attack together, so the one by itself is the Beast."""
    table = Table(4).attack(B, Table(4).start(A), "the-beast").line(C, "leadworth")
    state = only_unseen(table.attack(B, "leadworth", "slitheen", "slitheen").hand(A, "doctor", "k-9"))
    odds = Solver().odds(GAME, state, A)
    assert odds is not None
    assert set(odds.choices.values()) == {0}
