"""What is found out about cards that people make."""

from __future__ import annotations

import pytest

from vortex.games import GAMES, forms, load_game, own_pack
from vortex.games.card_game import CardGame
from vortex.kernel.chance import FastChance
from vortex.kernel.languages import LOCALES
from vortex.kernel.pack import PackFiles
from vortex.kernel.pack_text import pack_files
from vortex.kernel.words import wording
from vortex.server import proving, workshop
from vortex.server.proving import (
    CheckRequest,
    GameRequest,
    OpeningRequest,
    TrialRequest,
    check,
    opening,
    trial,
)

OURS = ["time-of-the-daleks", "time-clash", "card-game"]
CARD = {"key": "jelly", "name": "Jelly", "effect": "gain 9 TP", "copies": 4}
JELLY = pack_files("card-game", "Mine", [("support", CARD)])


def test_a_pack_that_ends_is_offered() -> None:
    assert trial(TrialRequest("card-game", JELLY, 1)) == "ok"


def test_a_pack_that_does_not_end_is_found_by_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardGame, "most_decisions", 20)
    assert trial(TrialRequest("card-game", JELLY, 1)) == "endless"


def test_a_pack_that_breaks_a_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*parts: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(CardGame, "outcome", broken)
    assert trial(TrialRequest("card-game", JELLY, 1)) == "fault"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("card-game", "defender"), ("card-game", "enemy"), ("card-game", "location"), ("time-clash", "numbered"),
        ("time-clash", "arc"), ("time-of-the-daleks", "card"), ("time-of-the-daleks", "dilemma"),
        ("time-of-the-daleks", "companion"), ("time-of-the-daleks", "anomaly"), ("time-of-the-daleks", "zone"),
        ("time-of-the-daleks", "doctor"),
    ],
)  # fmt: skip
def test_every_kind_of_card_can_be_in_the_opening(game: str, kind: str) -> None:
    key = next(entry.id[1] for entry in reversed(PackFiles(own_pack(game)).entries) if entry.kind == kind)
    found = opening(OpeningRequest(game, {}, kind, key, load_game(game).usual_seats, 1))
    assert found.seed


def test_the_same_number_is_the_same_game() -> None:
    request = GameRequest("card-game", JELLY, "jelly", 3, "random", 4)
    found = proving.game(request)
    assert found == proving.game(request)
    assert set(found.used) <= set(found.could) <= {0, 1, 2}


@pytest.mark.parametrize("game", OURS)
def test_every_card_of_a_game_fits_its_own_form(game: str) -> None:
    """A form knows every field that a card has, and what stands in it."""
    for card in workshop.own_cards(game):
        for field, value in card.fields.items():
            form = forms(game)[card.kind][field]
            if form.sort in ("words", "choice") and form.allowed:
                words = value if isinstance(value, list) else [value]
                assert set(words) <= {*form.allowed, ""}, (card.key, field)
            if form.sort == "number":
                assert isinstance(value, int)


@pytest.mark.parametrize("game", OURS)
def test_every_word_of_a_form_is_said_in_the_readers_language(game: str) -> None:
    """By the game, or by the page where the word says so itself."""
    page = (LOCALES / "de" / "workshop.ftl").read_text(encoding="utf-8")
    found = load_game(game)
    said = 0
    for fields in forms(game).values():
        for field, form in fields.items():
            for word in form.allowed if field not in ("emblem", "source") else ():
                words = found.field_word(field, word) if word else None
                if words is not None:
                    said += 1
                    assert wording("de").write(words)
                    assert wording("en").write(words)
                elif word:
                    assert f"card-word-{word.replace(' ', '-')} = " in page, (field, word)
    assert said


@pytest.mark.parametrize("game", OURS)
def test_a_card_that_is_not_changed_changes_nothing(game: str) -> None:
    from vortex.protocol import CardDraft

    files = workshop.written(game, "Mine", [])
    for card in workshop.own_cards(game)[::7]:
        files = workshop.with_card(files, game, "Mine", CardDraft(card.kind, card.key, dict(card.fields)))
    said = check(CheckRequest(game, files, [], "en"))
    assert said.mistakes == []
    for written in workshop.cards_of(files):
        assert written.keys() <= {"kind", "key"}


NEW: dict[tuple[str, str], dict[str, object]] = {
    ("time-clash", "arc"): {"type": "time", "dalek": 1, "tardis": 1, "always": ["shield"], "words": ["Safe."]},
    ("time-clash", "numbered"): {"team": "doctor", "suit": "plan", "value": 100, "copies": 3},
    ("time-clash", "special"): {"team": "enemy", "options": ["draw 1 card"]},
    ("time-of-the-daleks", "doctor"): {"number": 4},
    ("time-of-the-daleks", "zone"): {"tile": "moon", "tile_name": "Moon", "symbols": ["running"], "reward": "scan"},
    ("time-of-the-daleks", "anomaly"): {"type": "task", "effect": "draw 1 card"},
    ("card-game", "support"): {"copies": 1},
}  # fmt: skip


@pytest.mark.parametrize(("game", "kind"), NEW)
def test_a_new_card_is_drawn_before_the_pack_is_right(game: str, kind: str) -> None:
    """Among other cards, one is too many or alone, or something is still to be filled in."""
    files = pack_files(game, "Mine", [(kind, {"key": "jelly", "name": "Jelly", **NEW[game, kind]})])
    found = check(CheckRequest(game, files, [], "en", kind, "jelly"))
    assert found.mistakes
    assert found.face is not None
    assert found.face.name.endswith("Jelly")


def test_what_is_put_in_the_place_of_a_mistake_is_no_mistake_of_its_own() -> None:
    """A zone whose tile is wrong is read on with the Earth's, which has enough already."""
    fields = NEW["time-of-the-daleks", "zone"]
    files = pack_files("time-of-the-daleks", "Mine", [("zone", {"key": "jelly", "name": "Jelly", **fields})])
    found = check(CheckRequest("time-of-the-daleks", files, [], "en"))
    assert [each.words for each in found.mistakes] == ["a Location tile has two zones, this one 1"]


def test_a_wrong_number_of_cards_hides_no_other_mistake() -> None:
    card = {"key": "jelly", "name": "Jelly", "team": "doctor", "suit": "plen", "value": 100}
    found = check(
        CheckRequest("time-clash", pack_files("time-clash", "Mine", [("numbered", card)]), [], "en")
    )
    assert [each.field for each in found.mistakes] == ["suit", ""]
    assert "leave one out for each that you add" in found.mistakes[1].words


VALUES: list[object] = [
    "", "x" * 400, "<script>alert(1)</script>", "\u202e", "\x00", -1, 0, 10**9, True, False, [], ["x"], [1, "x"],
    ["any"] * 99,
    "gain 99999999999 TP", "gain 1 TP and " * 40, " or ".join(["draw 1 card"] * 30), "each each gain 1 sonic",
    "'''\"\\", "[[enemy]]",
]  # fmt: skip


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("count", [10, pytest.param(2000, marks=pytest.mark.long)])
def test_whatever_stands_in_a_form_is_answered_in_words(game: str, count: int) -> None:
    from vortex.protocol import CardDraft

    luck = FastChance(len(game))
    cards = workshop.own_cards(game)
    files = workshop.written(game, "Mine", [])
    for _ in range(count):
        card = cards[luck.below(len(cards))]
        fields = dict(card.fields)
        for _ in range(1 + luck.below(3)):
            names = [*fields, "picture", "strenth"]
            fields[names[luck.below(len(names))]] = VALUES[luck.below(len(VALUES))]  # type: ignore[assignment]
        key = card.key if luck.below(2) else "new-card"
        changed = workshop.with_card(files, game, "Mine", CardDraft(card.kind, key, fields))
        found = check(CheckRequest(game, changed, [], "de", card.kind, key))
        assert all(each.words and "Error" not in each.words for each in found.mistakes)
        assert workshop.listed(changed, game) or key == card.key
    assert set(OURS) <= set(GAMES)
