"""The Doctor Who Card Game: the door.

Only this game has `face_down`: what the face-down cards may be, and how likely each is. The exact odds of a conflict
are based on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from vortex.games.card_game import gallery, imagine, odds, offers, questions, refusals, view
from vortex.games.card_game.advice import CardGameAdvice
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.choices import TABLE
from vortex.games.card_game.events import EVENTS
from vortex.games.card_game.log import event_log
from vortex.games.card_game.measures import CardGameMeasuring
from vortex.games.card_game.notation import make_notation
from vortex.games.card_game.numbering import MOST_SEATS
from vortex.games.card_game.observation import LAYOUT, observe_into
from vortex.games.card_game.rules import FRAMES
from vortex.games.card_game.rules.dispatch import CardGameDispatch
from vortex.games.card_game.rules.ending import outcome
from vortex.games.card_game.rules.setup import SetUp
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import Chance, chance_from_seed
from vortex.kernel.game import (
    CardFace,
    Game,
    GameOption,
    Option,
    OptionError,
    OptionValue,
    Outcome,
    Question,
    View,
    seat_at,
    viewer_at,
)
from vortex.kernel.odds import GoOn, Luck, Odds, no_hurry
from vortex.kernel.pack import PackFiles
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import use_dispatch
from vortex.kernel.words import Words, player, say

OWN_PACK = Path(__file__).parent / "pack"

use_dispatch(CardGameState, CardGameDispatch())


class CardGame(Game[CardGameState]):
    key = "card-game"
    title = "The Doctor Who Card Game"
    rules_version = 2
    seats = range(2, MOST_SEATS + 1)
    options = (
        GameOption(
            "two-player-variant",
            (False, True),
            False,
            say("cg-option-two-player-variant"),
            seats=(2,),
            needed=(2,),
        ),
        # CG-RULING-52
        GameOption("final-reserve", (False, True), False, say("cg-option-final-reserve")),
    )
    choices = TABLE
    frames = FRAMES
    questions = questions.QUESTIONS
    events = EVENTS
    view_type = view.CardGameView
    observation = LAYOUT
    most_decisions = 20_000
    advice = CardGameAdvice()

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.pack_hash = pack.hash
        self.log = event_log(pack)
        self.measuring = CardGameMeasuring(pack)
        self.notation = make_notation(pack)

    def settle(self, given: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """CG-COMP-01, CG-RULING-01, CG-2P-01: two play the variant, three and four do not."""
        settled = super().settle(given, seats)
        variant = self.options[0]
        if seats in variant.needed and not settled[variant.key]:
            raise OptionError(
                f"{self.title} is for 3 or 4 seats; 2 play only with the option {variant.key!r} set to true",
                say("cg-two-need-the-variant", option=variant.words),
                variant.key,
            )
        return settled

    def set_up(self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes) -> CardGameState:
        state = CardGameState(self.pack, seats, chance_from_seed(seed))
        state.clear()
        state.settle(bool(options["final-reserve"]))
        state.call(SetUp())
        return state

    def clone(self, state: CardGameState) -> CardGameState:
        return state.clone()

    def determinise(self, state: CardGameState, seat: int | None, chance: Chance) -> CardGameState:
        return imagine.determinise(state, viewer_at(state, seat), chance)

    def outcome(self, state: CardGameState) -> Outcome | None:
        return outcome(state) if state.over else None

    def turns(self, state: CardGameState) -> int:
        return state.turn

    def rounds(self, state: CardGameState) -> int:
        return (state.turn + state.seats - 1) // state.seats

    def view(self, state: CardGameState, seat: int | None) -> View:
        return cast(View, view.view(state, viewer_at(state, seat)))

    def prompt(self, state: CardGameState, question: Question) -> Words:
        return questions.prompt(state, question)

    def observe_into(self, row: bytearray, at: int, state: CardGameState, seat: int) -> None:
        observe_into(row, at, state, seat)

    def option(self, state: CardGameState, choice: int) -> Option:
        return offers.option(state, choice, self.notation)

    def closed(self, state: CardGameState) -> list[int]:
        return refusals.closed(state)

    def refusal(self, state: CardGameState, seat: int, choice: int) -> Refusal:
        return refusals.refusal(state, seat, choice)

    def odds(
        self, state: CardGameState, seat: int, in_full: bool = False, go_on: GoOn = no_hurry
    ) -> Odds | None:
        return odds.odds(state, seat_at(state, seat))

    def luck(self, state: CardGameState) -> Luck | None:
        return odds.luck(state)

    def success(self, seat: int) -> Words:
        return say("cg-success", who=player(seat))

    def gallery(self) -> list[CardFace]:
        return gallery.gallery(self.pack)

    def field_word(self, field: str, word: str) -> Words | None:
        return gallery.field_word(field, word)

    def dump_state(self, state: CardGameState) -> dict[str, Any]:
        return state.dump_fields()

    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> CardGameState:
        state = CardGameState(self.pack, seats, chance)
        state.load_fields(data)
        state.derive()
        return state


@cache
def _own() -> CardGame:
    return CardGame(Pack(PackFiles(OWN_PACK)))


def load(files: PackFiles | None = None) -> CardGame:
    """The game with its own pack, read once, or with other cards."""
    return _own() if files is None else CardGame(Pack(files))
