"""The page of a balance report: its figures, its notes, and what it compares."""

from __future__ import annotations

from tests.analysis.measured import measured_games

from vortex.analysis.balance import Balance, Use, add_up
from vortex.analysis.intervals import Share
from vortex.analysis.report import About, page
from vortex.analysis.targets import judge
from vortex.games import load_game
from vortex.kernel.measures import (
    EACH,
    RATE,
    Target,
)


def test_what_a_target_names_has_the_width_of_the_page() -> None:
    shares = {f"arc {number}": Share(90, 100) for number in range(9)}
    target = Target("each arc", RATE, "wins", 0.4, 0.6, by=EACH)
    found = Balance(100, rates={"wins": shares})
    about = About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "")
    text = page(about, found, judge([target], found, 2, {}), {})
    assert '<tr><td colspan="4" class="soft">outside: arc 0 90.0 %, ' in text
    assert "<tr class=more><td>each arc" in text


def test_a_figure_that_is_easily_misread_has_a_note() -> None:
    found = Balance(
        100, rates={"wins": {"Ann": Share(60, 100), "Ben": Share(60, 100)}, "other": {"a": Share(1, 2)}}
    )
    notes = {"wins": "Both can win."}
    text = page(About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "", notes), found, [], {})
    assert '<h2>Wins</h2>\n<p class="soft">Both can win.</p>' in text
    assert text.count("Both can win.") == 1


def test_a_group_of_cards_that_is_counted_otherwise_has_a_note() -> None:
    found = Balance(100, cards={"rope": {"red": Use(9, 3, 3, 1, 1)}, "lamp": {"dim": Use(9, 3, 3, 1, 1)}})
    notes = {"lamp": "Everybody has lamps."}
    about = About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "", notes)
    text = page(about, found, [], {"rope": {"red": "Red"}, "lamp": {"dim": "Dim"}})
    assert text.index("Use of cards: lamp") < text.index("Everybody has lamps.")
    assert text.count("Everybody has lamps.") == 1


def test_who_had_a_companion_is_compared_with_everybody_who_had_not() -> None:
    game, games = measured_games("time-of-the-daleks", 4, {}, 27)
    found = add_up(games, game.measuring.cards()).cards["companion"]
    assert all(use.could == 4 * 27 for use in found.values())
    assert all(use.used < use.could for use in found.values())
    assert any(use.difference is not None for use in found.values())
    assert "companion" in game.measuring.notes


def test_a_location_of_the_card_game_is_used_where_it_is_played() -> None:
    game, games = measured_games("card-game", 3, {}, 27)
    found = add_up(games, game.measuring.cards()).cards["location"]
    assert len(found) == 20
    # Random players leave some in the hand.
    assert all(0 < use.used <= use.could for use in found.values())
    assert sum(use.used for use in found.values()) < sum(use.could for use in found.values())


def test_the_report_says_that_several_doctors_can_win_together() -> None:
    notes = load_game("time-of-the-daleks").measuring.notes
    assert "Several Doctors can win a game together (TOD-WIN-03)" in notes["wins by starting Doctor"]


def test_a_page_compares_only_cards_that_enough_used_and_did_not() -> None:
    found = Balance(1000, cards={"g": {"lamp": Use(440, 1, 1, 1, 105), "rope": Use(150, 70, 70, 56, 48)}})
    about = About("Lanterns", "vortex", 1000, 2, "random", {}, "0.1.0", "", "")
    text = page(about, found, [], {"g": {"lamp": "Lamp", "rope": "Rope"}})
    assert (
        "<td>Lamp<td class=n>440<td class=n>1<td class=n>0 %<td class=n>1<td class=n>100 %<td class=n>24 %<td class=n>–"
        in text
    )
    assert "<td class=n>+20 (+5 to +33)</tr>" in text
    assert "<desc>Rope: +20.0 (+5.2 to +33.4)</desc>" in text
