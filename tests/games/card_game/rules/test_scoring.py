"""CG-SCORE: scoring."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.rules.scoring import scores, winners


@pytest.mark.rule("CG-SCORE-01", "CG-SCORE-04", "CG-RULING-55")
def test_free_own_locations_score_starting_locations_too_also_with_defenders_or_a_counter() -> None:
    table = Table().line(A, "leadworth", "pompeii").guards("leadworth", "doctor").tardis("pompeii")
    assert scores(table.state) == (3 + 2 + 4, 3, 3, 3)


@pytest.mark.rule("CG-SCORE-02", "CG-SCORE-03", "CG-RULING-56")
def test_an_attacked_location_scores_for_the_controller_of_the_attack_only() -> None:
    table = Table().line(A, "pompeii").attack(B, "pompeii", "sontarans")
    assert scores(table.state) == (3, 7, 3, 3)


@pytest.mark.rule("CG-SCORE-06", "CG-CARD-SHADOW-01", "CG-EXD-19", "CG-RULING-54")
@pytest.mark.parametrize("up", [False, True])
def test_a_location_with_shadow_proclamation_scores_for_nobody(up: bool) -> None:
    table = Table().line(A, "pompeii").attack(B, "pompeii", "shadow-proclamation", "roboforms", up=up)
    assert scores(table.state) == (3, 3, 3, 3)


@pytest.mark.rule("CG-RULING-54")
def test_all_attacks_are_turned_up_before_scoring() -> None:
    table = Table().final().line(A, "pompeii").attack(B, "pompeii", "sontarans").begin(C)
    assert table.state.over
    assert table.location_seen(None, "pompeii")["attack"]["cards"] == [{"face_up": True, "card": "sontarans"}]
    assert table.sees(D)["scores"] == [3, 7, 3, 3]


@pytest.mark.rule("CG-SCORE-07")
def test_the_highest_total_wins() -> None:
    assert winners((3, 7, 5)) == (1,)


@pytest.mark.rule("CG-SCORE-08", "CG-EXD-18")
def test_equal_totals_share_the_win() -> None:
    assert winners((16, 9, 16, 2)) == (0, 2)
    table = Table().final().line(A, "pompeii").line(C, "roman-britain").begin(B)
    assert table.game.outcome(table.state) == ("game-end-card", (0, 2), (7, 3, 7, 3))


@pytest.mark.rule("CG-SCORE-02", "CG-SCORE-03", "CG-SCORE-06")
def test_every_location_shows_whom_it_counts_for_by_what_lies_open() -> None:
    table = Table().line(A, "leadworth", "pompeii", "venice").line(B, "london")
    table.attack(B, "pompeii", "daleks").attack(C, "venice", "shadow-proclamation")
    table.hand(A, fill=4).turn(A)

    def shown(viewer: int | None) -> tuple[list[int | None], list[int]]:
        seen = table.sees(viewer)["players"]
        return [place["scorer"] for place in seen[A]["line"]], [one["vp"] for one in seen]

    for viewer in (A, B, C, None):
        scorers, vp = shown(viewer)
        # Each has a Starting Location of 3 VP; what lies face-down blocks nothing yet, for its owner neither.
        assert (scorers[-3:], vp[:3]) == ([A, B, C], [3 + 2, 3 + 3 + 4, 3 + 3])
    table.state.turn_up(table.state.attacks[table.place("venice")])
    for viewer in (A, B, C, None):
        scorers, vp = shown(viewer)
        assert (scorers[-3:], vp[:3]) == ([A, B, None], [5, 10, 3])


@pytest.mark.rule("CG-SCORE-07", "CG-SCORE-08")
def test_those_with_the_most_vp_by_what_lies_open_lead() -> None:
    table = Table().line(A, "pompeii").line(B, "london")
    seen = table.sees(None)["players"]
    assert [one["leads"] for one in seen] == [one["vp"] == max(each["vp"] for each in seen) for one in seen]
    table = Table().line(A, "leadworth").hand(A, fill=4).turn(A)
    assert [one["leads"] for one in table.sees(B)["players"]][:2] == [True, False]
    table = Table()
    assert all(one["leads"] for one in table.sees(B)["players"]), "equals lead together"
