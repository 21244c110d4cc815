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
from vortex.kernel.words import Wording

FOLDER = Path(__file__).parents[1] / "docs" / "effect-words"

OPENING = """\
# The effect words of {title}

What cards of this game can say, for [a pack of your own](../writing-a-pack.md). Write the words of the first column;
the others show what a reader of the card is told. `N` is a number; letters in brackets are left out where it is one.
`make effect-words` writes this page from the game's `effects.py`.

{joining}
"""
_JOINING = "`A and B` does both, `A or B` lets the player choose, `A, then B` goes on after a choice."
_SCOPES = "Where the column *also with* names words, they may stand before the effect: `{scope} {example}`."


def pages() -> Iterator[tuple[Path, str]]:
    for key in GAMES:
        yield FOLDER / f"{key}.md", page(key)


def page(key: str) -> str:
    language: Language = import_module(f"{GAMES[key]}.effects").LANGUAGE
    wordings = [Wording("en"), *(Wording(each, Wording("en")) for each in LANGUAGES if each != "en")]
    cards = PackFiles(own_pack(key)).entries
    scopes = [scope for scope in language.scopes if scope]
    scoped = next((verb for verb in language.verbs if verb.scoped), None)
    joining = _JOINING
    if scopes and scoped:
        example = scoped.phrase.replace("{n}", "1").replace("(s)", "")
        joining += " " + _SCOPES.format(scope=scopes[0], example=example)
    head = ["write", "most", "also with", *LANGUAGES, "a card that says it"]
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
                _example(language, number, cards),
            ]
        )
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    opening = OPENING.format(title=f"*{load_game(key).title}*", joining=joining)
    return f"{opening}\n{table}\n"


def _example(language: Language, verb: int, cards: list[Entry]) -> str:
    for entry in cards:
        for text in _texts(entry):
            if verb in _verbs(language, text):
                return f"{entry.fields.get('name', entry.id[1])}: `{text}`"
    return "none yet"


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
