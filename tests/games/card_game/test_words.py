"""The game in words: prompts, options with cost and target, lines of the log."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.conformance.positions import Setting, positions, settings
from tests.games.card_game.positions import GAME, A, B, C, Table

from vortex.games import load_game
from vortex.games.card_game import OWN_PACK
from vortex.games.card_game.cards import ENEMY_ABILITIES, SUPPORT_ABILITIES
from vortex.games.card_game.choices import CARD, PLACE, TABLE
from vortex.games.card_game.effects import EVERYONE, GAIN_TARDIS, LANGUAGE
from vortex.games.card_game.gallery import DEFENDER_ABILITIES
from vortex.games.card_game.numbering import COLOURS
from vortex.kernel.effects import Effect
from vortex.kernel.game import Ask
from vortex.kernel.languages import LOCALES
from vortex.kernel.words import Wording, Words, wording

NAMES = ("Ann", "Bob", "Cid", "Dee")


def log(table: Table, seat: int | None, language: str = "en") -> list[str]:
    write = wording(language).write
    return [write(table.game.tell(event.seen_by(seat)), NAMES) for event in table.state.events or []]


def ask(table: Table) -> Ask:
    return table.game.ask(table.state)


def test_options_say_what_they_cost_and_where_they_go() -> None:
    table = Table().tp(10).line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "k-9", "doctor", fill=3).turn(A)
    said = {option.notation: option for option in ask(table).options}
    assert str(said["buy 2"].cost) == "10 TP"
    assert str(said["buy 2"].words) == "Buy 2 cards"
    assert str(said["play k-9"].cost) == "1 Defender"
    assert str(said["defend leadworth"].target) == "Leadworth"
    assert said["play medusa-cascade"].rule == "CG-LOC-01"


def test_the_prompt_tells_the_asked_seat_what_it_is_putting_together() -> None:
    table = Table().line(B, "leadworth").hand(A, "daleks", "daleks", fill=3).turn(A)
    assert str(ask(table).prompt) == "Take actions, or pass your last cards on."
    table.do("attack leadworth")
    assert str(ask(table).prompt) == "Choose Enemies to play against Leadworth."
    table.do("add daleks")
    assert str(ask(table).options[0].words) == "Done"


def test_the_log_hides_what_a_reader_may_not_know() -> None:
    table = (
        Table().line(B, "leadworth").hand(A, "daleks", fill=3).turn(A).do("attack leadworth", "add daleks")
    )
    table.do("pass")
    assert log(table, A)[0] == "Ann places Daleks face-down against Leadworth."
    assert log(table, B)[0] == "Ann places 1 card face-down against Leadworth."
    assert log(table, None)[1] == "Ann passes 3 cards to Dee."
    assert log(table, 3)[1] == "Ann passes The Byzantium, New New York, Medusa Cascade to Dee."


def test_a_conflict_in_the_log() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", "amy-pond", fill=3).turn(A).do("defend leadworth", "add doctor", "add amy-pond")
    assert log(table, None) == [
        "Ann sends The Doctor, Amy Pond to defend Leadworth.",
        "Defending Leadworth: The Doctor, Amy Pond.",
        "Attacking Leadworth: Sontarans.",
        "Leadworth: 8 against 4, the defence holds.",
        "The attack of Bob on Leadworth is defeated.",
        "Ann puts a TARDIS counter on Leadworth.",
    ]


def test_a_player_is_called_by_name_in_options_and_refusals() -> None:
    table = Table().line(A, "leadworth").tp(0, 15, 15).hand(A, "utah", fill=3).turn(A).do("play utah")
    assert table.state.topic == "take"
    german = wording("de").write
    assert german(ask(table).options[0].words, NAMES) == "1 ZP von Bob nehmen"
    assert german(ask(table).options[0].target, NAMES) == "Bob"
    poor = table.game.why_not(table.state, A, table.game.notation.read("take 4"))
    assert poor is not None
    assert wording("en").write(poor.reason, NAMES) == "Dee has no Time Points"
    assert german(poor.reason, NAMES) == "Dee hat keine Zeitpunkte"


def test_a_name_that_ends_with_a_full_stop_brings_the_sentences_along() -> None:
    table = Table().hand(A, "unit", fill=3).turn(A).do("play unit")
    assert log(table, None)[0] == "Ann plays U.N.I.T."


def test_a_conflict_in_the_german_log() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", "amy-pond", fill=3).turn(A).do("defend leadworth", "add doctor", "add amy-pond")
    assert log(table, None, "de") == [
        "Ann verteidigt Leadworth: Doktor, Amy Pond.",
        "Verteidigung von Leadworth: Doktor, Amy Pond.",
        "Angriff auf Leadworth: Sontaraner.",
        "Leadworth: 8 gegen 4, die Verteidigung hält.",
        "Der Angriff von Bob auf Leadworth ist abgewehrt.",
        "Ann legt einen Tardis-Marker auf Leadworth.",
    ]


def test_a_window_in_german_gives_place_and_totals() -> None:
    table = Table().line(B, "pompeii").guards("pompeii", "amy-pond").hand(B, "teselecta")
    table.hand(C, "the-beast", fill=3).turn(C).do("attack pompeii", "add the-beast")
    prompt = wording("de").write(ask(table).prompt, NAMES)
    assert prompt == "Pompeji, 3 gegen 6: Die Verteidigung ist verloren. Teselecta spielen?"


def test_cards_of_an_owners_pack_are_called_as_typed(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(OWN_PACK, pack)
    file = pack / "locations.toml"
    file.write_text(file.read_text("utf-8").replace('name = "Venice"', 'name = "Brindisi by Night"'), "utf-8")
    faces = {face.key: face for face in load_game("card-game", pack).gallery()}
    german = wording("de").write
    assert german(faces["venice"].name) == "Brindisi by Night"
    assert german(faces["pompeii"].name) == "Pompeji"


# -- everything, in both languages -------------------------------------------------------------------


class Writers:
    """Writes everything in both languages; what German could not say, or said as English does, is collected."""

    def __init__(self) -> None:
        self.english = Wording("en")
        self.german = Wording("de", self.english)
        self.untranslated: set[str] = set()
        self.count = 0

    def write(self, words: Words) -> None:
        if not words:
            return
        self.count += 1
        english, german = self.english.write(words, NAMES), self.german.write(words, NAMES)
        if english == german and words.message.startswith("cg-"):
            self.untranslated.add(german)
        assert "\n" not in english + german

    def check(self) -> None:
        assert self.english.problems == []
        assert self.german.problems == []
        assert self.untranslated == set()
        assert self.count > 50


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings("card-game", 10), ids=str)
def test_all_that_can_be_said_at_a_table_is_said_in_both_languages(setting: Setting) -> None:
    writers = Writers()
    for position in positions(setting, 2):
        state = position.state
        question = GAME.ask(state)
        writers.write(question.prompt)
        for option in question.options:
            for words in (option.words, option.cost, option.target):
                writers.write(words)
        for choice in filter(GAME.notation.exists, range(GAME.choices.size)):
            for seat in (state.asked, (state.asked + 1) % setting.seats):
                refusal = GAME.why_not(state, seat, choice)
                writers.write(refusal.reason if refusal else Words(""))
        for choice in state.options:
            after = GAME.clone(state)
            after.events = []
            GAME.apply(after, choice)
            for event in after.events:
                for viewer in (*range(setting.seats), None):
                    writers.write(GAME.tell(event.seen_by(viewer)))
    writers.check()


def test_all_cards_questions_and_options_are_said_in_both_languages() -> None:
    writers = Writers()
    for face in GAME.gallery():
        writers.write(face.name)
        for line in face.lines:
            writers.write(line)
    for question in GAME.questions.values():
        writers.write(question.prompt)
    for option in GAME.options:
        writers.write(option.words)
    writers.check()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_of_the_catalogue_can_be_said(language: str) -> None:
    """Those that the source spells out, and those whose ids are put together from fixed tables; the log is apart."""
    source = "".join(file.read_text("utf-8") for file in OWN_PACK.parent.rglob("*.py"))
    sayable = set(re.findall(r'say\(\s*"(cg-[a-z0-9-]+)"', source))
    sayable |= {f"cg-colour-{colour}" for colour in COLOURS}
    abilities = {*ENEMY_ABILITIES, *SUPPORT_ABILITIES, *DEFENDER_ABILITIES} - {""}
    sayable |= {f"cg-ability-{ability}" for ability in abilities}
    for kind in TABLE.kinds:
        if kind.ranges and kind.ranges[0] in (CARD, PLACE):
            sayable.add(f"cg-choice-{kind.name}")
    every = LANGUAGE.words(((tuple(Effect(verb, 0, 1) for verb in range(len(LANGUAGE.verbs))),),))
    scoped = LANGUAGE.words((((Effect(GAIN_TARDIS, EVERYONE, 1),),),))
    sayable |= set(re.findall(r"cg-(?:effect|scope)-[a-z-]+", repr((every, scoped))))
    found = [message for message in _catalogue(language) if not message.startswith("cg-log-")]
    assert sorted(found) == sorted(sayable)


def test_nothing_was_left_in_english() -> None:
    english, german = _catalogue("en"), _catalogue("de")
    assert {message for message in german if german[message] == english[message]} == {"cg-face-effect"}


def _catalogue(language: str) -> dict[str, str]:
    text = (LOCALES / language / "games" / "cg.ftl").read_text("utf-8")
    return dict(re.findall(r"^(cg-[a-z0-9-]+) = (.*?)(?=^[a-z#]|\Z)", text, re.M | re.S))
