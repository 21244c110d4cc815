"""Why a hint was given, and what a choice is worth, in words."""

from __future__ import annotations

from vortex.terminal.seating import Asked
from vortex.terminal.speech import Speech
from vortex.terminal.text import exactly, percent, tried
from vortex.terminal.thoughts import Advice, Chances, Tried

_COMPARED = 3
"""So many choices are compared: the one that is hinted at and those that came nearest to it."""


def hint_heading(advice: Advice, asked: Asked, speech: Speech) -> str:
    """In the words that the choices are shown with."""
    chosen = asked.option(advice.choice)
    return speech.phrase("hint", choice=chosen.in_full if chosen else "")


def figures_in_lines(advice: Advice, speech: Speech) -> str:
    """What the figures are that follow; nothing where none do."""
    if not any(one.tries for one in advice.tried):
        return ""
    if advice.nobody:
        return speech.phrase("hint-figures-beside", nobody=advice.nobody)
    return speech.phrase("hint-figures")


def figures_at_choices(advice: Advice, speech: Speech) -> str:
    """What the figures are that stand at the choices; nothing where none do."""
    if not any(one.tries for one in advice.tried):
        return ""
    if advice.nobody:
        return speech.phrase("hint-at-choices-beside", nobody=advice.nobody)
    return speech.phrase("hint-at-choices")


def hinted_odds(one: Tried, advice: Advice) -> str:
    """The chance to win, and beside it the chance that no seat does."""
    of_sides = (one.odds, one.nobody) if advice.nobody else (one.odds,)
    return "  ".join(f"{tried(each, one.tries) if one.tries else '–':>6}" for each in of_sides)


def why(advice: Advice, speech: Speech) -> str:
    """Where the figures do not speak for the choice, what does; nothing where they do."""
    seen = [one for one in advice.tried if one.tries]
    if len(seen) > 1 and len({(percent(one.odds), percent(one.nobody)) for one in seen}) == 1:
        return speech.phrase("hint-alike")
    compared = advice.tried[:_COMPARED]
    hinted = next((one for one in compared if one.choice == advice.choice), None)
    if hinted is None:
        return ""
    highest = max(compared, key=lambda one: one.odds)
    if percent(highest.odds) == percent(hinted.odds):
        return ""
    if highest.nobody > hinted.nobody and percent(highest.nobody) != percent(hinted.nobody):
        return speech.phrase("hint-nobody")
    if any(one.tries > highest.tries for one in advice.tried):
        return speech.phrase("hint-fewer")
    return speech.phrase("hint-close")


def odds_heading(chances: Chances, speech: Speech) -> str:
    figure = exactly(chances.odds, speech.language)
    if chances.is_whole:
        return speech.phrase("odds", success=chances.success, odds=figure, rule=chances.rule)
    return speech.phrase("odds-least", success=chances.success, odds=figure, rule=chances.rule)
