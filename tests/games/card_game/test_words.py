"""All that can be said is said in every language, and in the words of a pack's owner."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.conformance.positions import Setting, positions, settings
from tests.games.card_game.positions import GAME
from tests.games.card_game.writing import NAMES

from vortex.games import load_game
from vortex.games.card_game import OWN_PACK
from vortex.games.card_game.cards import ENEMY_ABILITIES, SUPPORT_ABILITIES
from vortex.games.card_game.choices import CARD, PLACE, TABLE
from vortex.games.card_game.effects import EVERYONE, GAIN_TARDIS, LANGUAGE
from vortex.games.card_game.gallery import DEFENDER_ABILITIES
from vortex.games.card_game.numbering import COLOURS
from vortex.kernel.effects import Effect
from vortex.kernel.languages import LOCALES
from vortex.kernel.words import Wording, Words, wording


def test_cards_of_an_owners_pack_are_called_as_typed(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(OWN_PACK, pack)
    file = pack / "locations.toml"
    file.write_text(file.read_text("utf-8").replace('name = "Venice"', 'name = "Brindisi by Night"'), "utf-8")
    faces = {face.key: face for face in load_game("card-game", pack).gallery()}
    german = wording("de").write
    assert german(faces["venice"].name) == "Brindisi by Night"
    assert german(faces["pompeii"].name) == "Pompeji"


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
        ask = GAME.ask(state)
        writers.write(ask.question.prompt)
        for option in ask.options:
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
    sayable |= set(re.findall(r"cg-pack-[a-z-]+", repr(LANGUAGE.limits)))
    found = [message for message in _catalogue(language) if not message.startswith("cg-log-")]
    assert sorted(found) == sorted(sayable)


def test_nothing_was_left_in_english() -> None:
    english, german = _catalogue("en"), _catalogue("de")
    assert {message for message in german if german[message] == english[message]} == {"cg-face-effect"}


def _catalogue(language: str) -> dict[str, str]:
    text = (LOCALES / language / "games" / "cg.ftl").read_text("utf-8")
    return dict(re.findall(r"^(cg-[a-z0-9-]+) = (.*?)(?=^[a-z#]|\Z)", text, re.M | re.S))
