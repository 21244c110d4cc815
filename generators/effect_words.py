"""Write docs/effect-words/*.md: for every game the words in which its cards say what they do, as its `effects.py`
declares them, with a card that says each."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.effects import Effect, EffectError, Language
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.pack import Entry, PackFiles
from vortex.kernel.words import Wording, capital

FOLDER = Path(__file__).parents[1] / "docs" / "effect-words"

OPENINGS = {
    "en": """\
# The effect words of {title}

What cards of this game can say, for [a pack of your own](../writing-a-pack.md). Write the words of the first column;
the others show what a reader of the card is told. `N` is a number; letters in brackets are left out where it is one.
`make effect-words` writes this page from the game's `effects.py`. [Auf Deutsch]({key}.de.md).

{joining}
""",
    "de": """\
# Die Wirkungswörter von {title}

Was Karten dieses Spiels sagen können, für [ein eigenes Paket](../writing-a-pack.md). Schreibe die Wörter der ersten
Spalte; die anderen zeigen, was auf der Karte zu lesen ist. `N` ist eine Zahl; Buchstaben in Klammern fallen weg, wenn
sie eins ist.
`make effect-words` schreibt diese Seite aus `effects.py` des Spiels. [In English]({key}.md).

{joining}
""",
}
_JOININGS = {
    "en": {
        " and ": "`A and B` does both",
        " or ": "`A or B` lets the player choose",
        ", then ": "`A, then B` goes on after a choice",
    },
    "de": {
        " and ": "`A and B` tut beides",
        " or ": "`A or B` lässt die Wahl",
        ", then ": "`A, then B` geht nach einer Wahl weiter",
    },
}
_LIMITS = {"en": "What a card is held to:", "de": "Woran sich eine Karte halten muss:"}
_SCOPES = {
    "en": "Where the column *also with* names words, they may stand before the effect: `{scope} {example}`.",
    "de": "Wo die Spalte *auch mit* Wörter nennt, können sie vor der Wirkung stehen: `{scope} {example}`.",
}
_HEADS = {
    "en": ("write", "most", "also with", "a card that says it", "none yet"),
    "de": ("schreibe", "höchstens", "auch mit", "eine Karte, die es sagt", "noch keine"),
}


def pages() -> Iterator[tuple[Path, str]]:
    for key in GAMES:
        yield FOLDER / f"{key}.md", page(key)
        yield FOLDER / f"{key}.de.md", page(key, "de")


def page(key: str, reader: str = "en") -> str:
    language: Language = import_module(f"{GAMES[key]}.effects").LANGUAGE
    wordings = [Wording("en"), *(Wording(each, Wording("en")) for each in LANGUAGES if each != "en")]
    cards = PackFiles(own_pack(key)).entries
    scopes = [scope for scope in language.scopes if scope]
    scoped = next((verb for verb in language.verbs if verb.scoped), None)
    joining = f"{', '.join(_JOININGS[reader][joint] for joint in language.joints)}."
    write, most, also, said, none = _HEADS[reader]
    if scopes and scoped:
        example = scoped.phrase.replace("{n}", "1").replace("(s)", "")
        joining += " " + _SCOPES[reader].format(scope=scopes[0], example=example)
    wording = Wording(reader, Wording("en"))
    limits = "".join(f"\n- {wording.write(capital(limit))}" for limit in language.limits)
    if limits:
        joining += f"\n\n{_LIMITS[reader]}\n{limits}"
    head = [write, most, also, *LANGUAGES, said]
    rows = [head, ["---"] * len(head)]
    for number, verb in enumerate(language.verbs):
        effect = Effect(number, 0, 2 if verb.has_amount and verb.most > 1 else 1)
        told = [wording.write(language.words((((effect,),),))) for wording in wordings]
        rows.append(
            [
                f"`{verb.phrase.replace('{n}', 'N')}`",
                str(verb.most) if verb.has_amount else "",
                ", ".join(f"`{scope}`" for scope in scopes) if verb.scoped else "",
                *told,
                _example(language, number, cards) or none,
            ]
        )
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    opening = OPENINGS[reader].format(title=f"*{load_game(key).title}*", joining=joining, key=key)
    return f"{opening}\n{table}\n"


def _example(language: Language, verb: int, cards: list[Entry]) -> str:
    for entry in cards:
        for text in _texts(entry):
            if verb in _verbs(language, text):
                return f"{entry.fields.get('name', entry.id[1])}: `{text}`"
    return ""


def _texts(entry: Entry) -> Iterator[str]:
    for field, value in entry.fields.items():
        if field not in ("key", "name", "where"):
            yield from [value] if isinstance(value, str) else []
            yield from (item for item in value if isinstance(item, str)) if isinstance(value, list) else []


def _verbs(language: Language, text: str) -> set[int]:
    try:
        parsed = language.parse(text)
    except EffectError:
        return set()
    return {effect.verb for part in parsed for alternative in part for effect in alternative}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages():
        path.write_text(text, encoding="utf-8")
