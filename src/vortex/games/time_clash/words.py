"""Questions, options and events in words."""

from __future__ import annotations

from vortex.games.time_clash.cards import DOCTOR, SPECIAL, SUIT_NAMES, Pack
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.pending import NONE, Pending, pending
from vortex.games.time_clash.rules.counter import TurnedWindow
from vortex.games.time_clash.rules.gambit import Gambit, best_result, contributed, open_cards
from vortex.games.time_clash.state import ENDINGS, Table
from vortex.kernel.choices import Notation
from vortex.kernel.events import SeenEvent
from vortex.kernel.game import Option, Question
from vortex.kernel.state import PASS

QUESTIONS: dict[str, Question] = {
    "": Question("TC-TURN-09", "The match is over."),
    "first-match": Question("TC-MATCH-12", "Play with the arcs of a first match, or pick your own?"),
    "time-arc": Question("TC-MATCH-08", "Pick the Time arc."),
    "enemy-arc": Question("TC-MATCH-09", "Pick the Enemy arc."),
    "companion-arc": Question("TC-MATCH-10", "Pick the Companion arc."),
    "first": Question("TC-SETUP-10", "Who of your team takes the first turn?"),
    "second": Question("TC-3P-03", "Who of your team takes the second turn?"),
    "exchange": Question("TC-RULING-32", "Keep the card you drew, or exchange it?"),
    "play": Question("TC-PLAY-06", "Play a card, or discard one to move the Doctor or to pass."),
    "granted-play": Question(
        "TC-SPECIAL-06", "Play another card, or discard one to move the Doctor or to pass."
    ),
    "price": Question("TC-ARC-10", "Which hand card do you discard for the Reserve card?"),
    "push-pull": Question("TC-TECH-01", "Push a card to the bottom or pull one to the top?"),
    "destination": Question("TC-DOCTOR-01", "Where does the Doctor go?"),
    "remove-tech": Question("TC-RULING-25", "Which Tech, of either team, is removed from the game?"),
    "discard-threat": Question("TC-SPECIAL-02", "Which Threat is discarded?"),
    "discard-quip": Question("TC-SPECIAL-02", "Which Quip is discarded?"),
    "discard-plan": Question("TC-SPECIAL-02", "Which Plan of the other team is discarded?"),
    "discard-open": Question("TC-SPECIAL-02", "Which open card of the other team is discarded?"),
    "push": Question("TC-SPECIAL-02", "Which card is pushed to the bottom of its stack?"),
    "pull": Question("TC-SPECIAL-02", "Which card is pulled to the top of its stack?"),
    "shift": Question("TC-SPECIAL-02", "Which open card goes to which other stack?"),
    "take-discard": Question("TC-SPECIAL-02", "Which of your team's discards do you take?"),
    "show-hand": Question("TC-SPECIAL-02", "Which opponent shows everybody their hand?"),
    "rescue": Question("TC-ARC-08", "Discard a Threat from the Enemy stack?"),
    "silence": Question("TC-ARC-01", "Discard a Quip?"),
    "deep-foil": Question("TC-ARC-01", "Discard an Enemy Plan from this stack?"),
    "flip-benefit": Question("TC-ENDGAME-16", "Discard a Threat?"),
    "counter": Question("TC-COUNTER-02", "Counter it?", is_window=True),
    "counter-turned": Question(
        "TC-COUNTER-12", "Counter a card that was turned for the Gambit?", is_window=True
    ),
    "flip": Question("TC-ENDGAME-12", "Flip the Vortex Disk?"),
    "gambit": Question("TC-GAMBIT-01", "Try a Gambit?"),
    "turn": Question("TC-GAMBIT-02", "Turn one of your open cards sideways for the Gambit?"),
    "turn-against": Question("TC-GAMBIT-03", "Turn one of your open cards sideways against the Gambit?"),
    "contribute": Question("TC-GAMBIT-06", "Add a numbered card from your hand to the Gambit?"),
    "next-discard": Question("TC-DISCARD-03", "Which of your Gambit cards is discarded next?"),
    "replace": Question("TC-3P-06", "Draw a card to replace the first one you added?"),
}

STACK_WORDS = ("Time", "Companion", "Enemy")

_PASS_WORDS = {
    "exchange": "Keep it",
    "counter": "Let it happen",
    "counter-turned": "Let it happen",
    "push-pull": "Leave the stack as it is",
    "rescue": "Discard none",
    "silence": "Discard none",
    "deep-foil": "Discard none",
    "flip-benefit": "Discard none",
    "flip": "Do not flip",
    "gambit": "No Gambit",
    "turn": "That is all",
    "turn-against": "That is all",
    "contribute": "Add nothing",
    "replace": "Draw nothing",
}


def card_words(pack: Pack, card: int) -> str:
    """A card as a person would call it: name, and suit and value if it has them."""
    suit = pack.suit[card]
    if suit == SPECIAL:
        return pack.names[card]
    return f"{pack.names[card]} ({SUIT_NAMES[suit].capitalize()} {pack.value[card]:+})"


def _seat(seat: int) -> str:
    return f"Seat {seat + 1}"


# -- questions -------------------------------------------------------------------------------------


def prompt(state: Table, question: Question) -> str:
    """The question of the topic; a window says first what can be answered, a Gambit what it has come to."""
    if question.is_window:
        return f"{_thing(state)} {question.prompt}"
    if state.topic == "gambit":
        # TC-RULING-50: a Gambit without cards is legal and hopeless, so the question warns
        opened = sum(
            state.pack.value[card] for card in open_cards(state) if card >= 0 and state.pack.value[card] > 0
        )
        needed = state.pack.gambit_target
        best = best_result(state, state.asked)
        hope = "" if best >= needed else f" It cannot succeed: it comes to {best:+} at best."
        return f"{question.prompt} (It needs {needed:+}; your open cards come to {opened:+}.{hope})"
    if any(type(frame) is Gambit for frame in state.frames):
        return f"{question.prompt} (The Gambit stands at {contributed(state):+}.)"
    return question.prompt


def _thing(state: Table) -> str:
    """What an open window is about."""
    pack = state.pack
    window = state.frames[-1]
    if type(window) is TurnedWindow:
        turned = [card_words(pack, card) for card in window.cards if not state.cancelled >> card & 1]
        return f"Turned for the Gambit: {', '.join(turned)}."
    things = pending(state)
    thing = things[-1]
    who = _seat(thing.seat)
    if thing.kind == "play":
        return f"{who} plays {card_words(pack, thing.card)} on the {STACK_WORDS[thing.stack]} stack."
    if thing.kind == "use":
        return f"{who} plays {pack.names[thing.card]}: {pack.option_words[thing.card][thing.option]}."
    if thing.kind == "contribution":
        return f"{who} adds {card_words(pack, thing.card)} to the Gambit."
    if thing.kind == "loss":
        return f"{who} is taking {card_words(pack, thing.target)} off its stack."
    if thing.kind == "move":
        return f"{who} moves the Doctor to the {STACK_WORDS[thing.stack]} arc."
    assert thing.kind == "counter", thing
    return f"{who} counters {_answered(pack, things, thing)} with {pack.names[thing.card]}."


def _answered(pack: Pack, things: list[Pending], counter: Pending) -> str:
    if counter.target != NONE:
        return card_words(pack, counter.target)
    thing = things[counter.answers]
    if thing.kind == "move":
        return f"the move of the Doctor to the {STACK_WORDS[thing.stack]} arc"
    if thing.kind == "loss":
        return f"the loss of {card_words(pack, thing.target)}"
    return card_words(pack, thing.card)


# -- options ---------------------------------------------------------------------------------------


def option(state: Table, notation: Notation, choice: int) -> Option:
    """A legal choice in words, with what it costs and what it is aimed at."""
    kind = TABLE.kind(choice)
    rule = QUESTIONS[state.topic].rule if choice == PASS else kind.rule
    words, cost, target = _option_words(state, kind.name, TABLE.arguments(choice))
    return Option(choice, notation.write(choice), words, rule, cost, target)


def _option_words(state: Table, kind: str, arguments: tuple[int, ...]) -> tuple[str, str, str]:
    pack = state.pack
    if kind == "pass":
        return _PASS_WORDS.get(state.topic, "Pass"), "", ""
    if kind in _PLAIN_WORDS:
        return _PLAIN_WORDS[kind], "", ""
    first = arguments[0]
    if kind in ("first", "see"):
        verb = "begins" if kind == "first" else "shows everybody a hand"
        return f"{_seat(first)} {verb}", "", _seat(first)
    if kind == "take":
        icons = f"{pack.daleks[first]} Dalek, {pack.tardises[first]} Tardis"
        return f"{pack.arc_names[first]} ({icons}): {' '.join(pack.arc_words[first])}", "", ""
    if kind == "go":
        return f"To the {STACK_WORDS[first]} arc", "", STACK_WORDS[first]
    if kind == "turn":
        card = state.stacks[first][-1]
        return f"Turn {card_words(pack, card)}", "", card_words(pack, card)
    name = card_words(pack, first)
    if kind in ("play", "reserve-play"):
        where = "" if kind == "play" else " from the Reserve"
        words = f"Play {name}{where} on the {STACK_WORDS[arguments[1]]} stack"
        return words, "" if kind == "play" else "a hand card", STACK_WORDS[arguments[1]]
    if kind in ("use", "reserve-use"):
        where = "" if kind == "use" else " from the Reserve"
        words = f"Play {name}{where}: {pack.option_words[first][arguments[1]]}"
        return words, "" if kind == "use" else "a hand card", ""
    if kind == "move":
        return (
            f"Discard {name}: the Doctor goes to {STACK_WORDS[arguments[1]]}",
            name,
            STACK_WORDS[arguments[1]],
        )
    if kind == "discard":
        return f"Discard {name}", name, ""
    if kind == "reinforce":
        return f"Discard {name} and draw two cards", name, ""
    if kind == "counter":
        return f"Counter with {name}", name, ""
    if kind == "cancel":
        turned = card_words(pack, state.stacks[arguments[1]][-1])
        return f"Counter {turned} with {name}", name, turned
    if kind == "shift":
        return f"{name} goes to the {STACK_WORDS[arguments[1]]} stack", "", name
    return f"{_CARD_VERBS[kind]} {name}", "", name


_PLAIN_WORDS = {
    "exchange": "Show and discard it, and draw again",
    "flip": "Flip the Vortex Disk",
    "gambit": "Try a Gambit",
    "replace": "Draw a replacement",
    "preset": "The arcs of a first match",
    "picks": "Pick our own arcs",
}
_CARD_VERBS = {
    "show": "Show everybody",
    "push": "Push",
    "pull": "Pull",
    "target": "Choose",
    "add": "Add",
    "next": "Next is",
}


# -- events ----------------------------------------------------------------------------------------

_ENDGAME_CAUSES = ("by the flip of the disk", "by the sum of Threats", "by the limit of turns")


def event_words(pack: Pack, event: SeenEvent, names: tuple[str, ...]) -> str:
    """A line of the log."""
    p = event.public
    kind = event.kind
    if kind in _TEAM_LINES:
        return _team_line(pack, kind, p)
    if kind in _CARD_LINES:
        numbers = p[1:]
        places = [STACK_WORDS[numbers[0]]] if numbers else []
        return _CARD_LINES[kind].format(card_words(pack, p[0]), *places, *numbers[1:])
    if kind == "foiled":
        return f"{card_words(pack, p[1])} foils {card_words(pack, p[0])}."
    if kind == "rolled":
        face = f"{p[1]}" if p[1] else "Fail"
        return f"{names[p[0]]} rolls {face}: the Gambit comes to {p[2]:+}."
    who = names[p[0]] if p else ""
    if kind == "drawn":
        return f"{who} draws {card_words(pack, event.secret[0]) if event.secret else 'a card'}."
    if kind == "hand_shown":
        return f"{who} shows everybody a hand: {', '.join(card_words(pack, card) for card in p[1:])}."
    if kind == "counter_used":
        what = f" {card_words(pack, p[2])}" if len(p) > 2 else ""
        return f"{who} counters{what} with {card_words(pack, p[1])}."
    if kind in ("played", "special_played"):
        card = card_words(pack, p[1])
        if kind == "played":
            return f"{who} plays {card} on the {STACK_WORDS[p[2]]} stack."
        return f"{who} plays {card}: {pack.option_words[p[1]][p[2]]}."
    if kind in _STACK_LINES:
        return _STACK_LINES[kind].format(who, STACK_WORDS[p[1]])
    if kind == "flipped":
        return f"{who} flips the Vortex Disk: {'Endgame' if p[1] else 'Build-up'}."
    if kind == "turn_begun":
        return f"Turn {p[1]}: {who}."
    if kind in _WHO_LINES:
        return _WHO_LINES[kind].format(who)
    return _WHO_CARD_LINES[kind].format(who, card_words(pack, p[1]))


_CARD_LINES = {
    "placed": "{0} lies on the {1} stack, now at {2:+}.",
    "lost": "{0} is discarded from the {1} stack, now at {2:+}.",
    "removed": "{0} is removed from the game; the {1} stack is now at {2:+}.",
    "shifted": "{0} goes to the {1} stack, now at {2:+}.",
    "turned_cancelled": "{0} is countered and leaves the {1} stack, now at {2:+}.",
    "pushed": "{0} is pushed to the bottom of the {1} stack.",
    "pulled": "{0} is pulled to the top of the {1} stack.",
    "left_game": "{0} leaves the game.",
    "gambit_card_discarded": "{0} is discarded.",
    "countered": "{0} is countered.",
    "loss_countered": "{0} stays where it is.",
}
_STACK_LINES = {
    "pawn_moved": "{0} moves the Doctor to the {1} arc.",
    "destination_named": "{0} wants to move the Doctor to the {1} arc.",
    "move_countered": "The Doctor does not go to the {1} arc.",
}
_WHO_LINES = {
    "gambit_begun": "{0} tries a Gambit.",
    "contributed_nothing": "{0} adds nothing.",
    "game_begun": "{0} begins.",
}
_WHO_CARD_LINES = {
    "discarded": "{0} discards {1}.",
    "shown": "{0} shows {1}.",
    "taken_back": "{0} takes {1} from the discards.",
    "shielded": "{0} counters with a discarded Tech.",
    "turned": "{0} turns {1} sideways.",
    "contributed": "{0} adds {1} to the Gambit.",
    "loss_named": "{0} chooses {1}.",
}
_TEAM_LINES = (
    "reshuffled",
    "reserve_dealt",
    "reserve_discarded",
    "endgame_started",
    "game_won",
    "gambit_failed",
    "game_set_up",
    "arcs_settled",
    "arc_picked",
)


def _team_line(pack: Pack, kind: str, p: tuple[int, ...]) -> str:
    if kind == "reshuffled":
        return f"The discards of {_team(p[0])} are shuffled: {len(p) - 1} cards."
    if kind in ("reserve_dealt", "reserve_discarded"):
        cards = ", ".join(card_words(pack, card) for card in p) or "no card"
        return f"The Reserve is {'dealt' if kind == 'reserve_dealt' else 'discarded'}: {cards}."
    if kind == "endgame_started":
        return f"The Endgame begins, {_ENDGAME_CAUSES[p[0]]}."
    if kind == "game_won":
        team = "The Doctor's team" if p[0] == DOCTOR else "The Enemy team"
        return f"{team} wins the game ({ENDINGS[p[1]]}). Games won: {p[2]} to {p[3]}."
    if kind == "gambit_failed":
        return f"The Gambit fails with {p[0]:+}."
    if kind == "game_set_up":
        return f"Game {p[0]} is set up."
    if kind == "arcs_settled":
        arcs = ", ".join(pack.arc_names[arc] for arc in p[:3])
        return f"The arcs are {arcs}; the Doctor's target is {p[3]:+}."
    return f"The {STACK_WORDS[p[0]]} arc is {pack.arc_names[p[1]]}."


def _team(team: int) -> str:
    return "the Doctor's team" if team == DOCTOR else "the Enemy team"
