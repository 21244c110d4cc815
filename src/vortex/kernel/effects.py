"""The small language of effects: verbs, amounts, `and`, `or`, `then`.

    text        := part (", then " part)*
    part        := alternative (" or " alternative)*
    alternative := effect (" and " effect)*
    effect      := [scope] phrase

A game lists its phrases; `{n}` stands for an amount and `(s)` for a plural. No conditions, no loops: a card that
needs more names an ability written in Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from vortex.kernel.pack import Entry, meant, shown
from vortex.kernel.words import Words, listing, say


class Effect(NamedTuple):
    """One thing that happens: a verb of the language, for whom, how much."""

    verb: int
    scope: int
    amount: int


Alternative = tuple[Effect, ...]
Part = tuple[Alternative, ...]
Effects = tuple[Part, ...]


class EffectError(ValueError):
    """The text is not in the language. The words say what was found and what was expected."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


class MissingRow(ValueError):
    """A game has an effect word but not what it does or is worth. The message says where, and of which."""


Row = TypeVar("Row")
Tone = Literal["good", "bad", "plain"]


class Picture(NamedTuple):
    """How an effect is drawn: an icon of the page, whether it is good news, and what stands before its amount."""

    icon: str
    tone: Tone = "plain"
    mark: str = ""


class Verb(NamedTuple):
    """One effect word: its phrase, whether it can be said of others, its largest amount, and how it is drawn."""

    phrase: str
    scoped: bool = False
    most: int = 9
    picture: Picture | None = None
    traits: int = 0
    """Bits that the game defines: what its cards and its refusals need to know about a word."""
    about: str = ""
    """The kind of piece that it needs, as the game calls it."""

    @property
    def has_amount(self) -> bool:
        return "{n}" in self.phrase


class EffectSign(NamedTuple):
    """An effect as a board draws it; `scope` is the word before the phrase, if there is one; `pieces` are what it is
    about, by their keys."""

    icon: str
    text: str = ""
    tone: Tone = "plain"
    scope: str = ""
    pieces: tuple[str, ...] = ()


EffectSigns = tuple[tuple[tuple[EffectSign, ...], ...], ...]
"""A text as signs: parts in order, each with its alternatives, each of these with its effects."""


class Language:
    """The phrases of one game. Scope 0 is the acting player; others have a word before the phrase."""

    def __init__(
        self, prefix: str, scopes: Sequence[str] = (), has_or: bool = True, limits: Sequence[str] = ()
    ) -> None:
        """`has_or`: a text of this game may let the player choose. `limits` are messages that a writer should know."""
        self.prefix = prefix
        self.scopes = ("", *scopes)
        self.limits = tuple(map(say, limits))
        self.joints = (" and ", " or ", ", then ") if has_or else (" and ", ", then ")
        self.verbs: list[Verb] = []
        self._patterns: list[re.Pattern[str]] = []

    def add(
        self,
        phrase: str,
        scoped: bool = False,
        most: int = 9,
        picture: Picture | None = None,
        traits: int = 0,
        about: str = "",
    ) -> int:
        """A new verb. Returns its number."""
        self.verbs.append(Verb(phrase, scoped, most, picture, traits, about))
        self._patterns.append(re.compile(_pattern(phrase), re.IGNORECASE))
        return len(self.verbs) - 1

    def has(self, verb: int, trait: int) -> bool:
        """Whether a verb has a trait; a number below 0 is not a verb and has none."""
        return verb >= 0 and self.verbs[verb].traits & trait != 0

    def rows(self, module: str, by_verb: Mapping[int, Row]) -> tuple[Row, ...]:
        """What one module of the game has to say about each verb, to be looked up by the verb's number.

        A verb that the module lacks is found when the game is loaded, not when a card first says it.
        """
        numbers = range(len(self.verbs))
        if sorted(by_verb) != list(numbers):
            missing = [verb.phrase for number, verb in enumerate(self.verbs) if number not in by_verb]
            raise MissingRow(
                f"{module}: expected a row for each effect word and no other; missing: {'; '.join(missing) or 'none'}"
            )
        return tuple(by_verb[number] for number in numbers)

    def parse(self, text: str) -> Effects:
        if not text.strip():
            return ()
        return tuple(
            tuple(
                tuple(self._effect(phrase.strip()) for phrase in alternative.split(" and "))
                for alternative in part.split(" or ")
            )
            for part in re.split(r",?\s+then\s+", text.strip())
        )

    def read(self, entry: Entry, field: str, text: str | None = None) -> Effects:
        """What a field of a card says, or one text of several there."""
        try:
            if text is not None:
                entry.note(field, sort="effects")
                return self.parse(text)
            text = entry.text(field, "")
            entry.note(field, sort="effect")
            return self.parse(text)
        except EffectError as error:
            entry.fail(field, error.words)

    def _effect(self, phrase: str) -> Effect:
        scope = 0
        words = phrase
        for index, word in enumerate(self.scopes):
            if word and phrase.lower().startswith(word + " "):
                scope, words = index, phrase[len(word) + 1 :]
        for verb, pattern in enumerate(self._patterns):
            found = pattern.fullmatch(words)
            if not found:
                continue
            amount = int(found.group("n")[:6]) if "n" in found.groupdict() else 1
            if not 1 <= amount <= self.verbs[verb].most:
                most = str(self.verbs[verb].most)
                raise EffectError(say("pack-effect-amount", found=shown(phrase), most=most))
            if scope and not self.verbs[verb].scoped:
                found_with = repr(self.scopes[scope])
                raise EffectError(say("pack-effect-scope", found=shown(phrase), scope=found_with))
            return Effect(verb, scope, amount)
        known = [verb.phrase.replace("{n}", "N") for verb in self.verbs]
        said = say("pack-effect-none", found=shown(phrase))
        likely = meant(said, re.sub(r"\d+", "N", words), known)
        all_of_them = say("pack-effect-unknown", found=shown(phrase), known="; ".join(known))
        raise EffectError(all_of_them if likely == said else likely)

    def say(self, effects: Effects) -> str:
        """The effects as text; `parse` gives the same effects back."""
        return ", then ".join(
            " or ".join(" and ".join(map(self._say, alternative)) for alternative in part) for part in effects
        )

    def words(self, effects: Effects) -> Words:
        """The text for a reader: `<prefix>-effect-<phrase>` with `$n`, in `<prefix>-scope-<word>` with `$effect`."""
        return listing(
            (
                listing(
                    (self._alternative(alternative) for alternative in part),
                    "or",
                )
                for part in effects
            ),
            "then",
        )

    def drawn(self, effects: Effects) -> EffectSigns:
        """The text as signs; verbs without a picture are left out."""
        return tuple(tuple(tuple(self._drawn(alternative)) for alternative in part) for part in effects)

    def _drawn(self, alternative: Alternative) -> Iterator[EffectSign]:
        for effect in alternative:
            verb = self.verbs[effect.verb]
            if verb.picture is not None:
                amount = f"{verb.picture.mark}{effect.amount}" if verb.has_amount else ""
                yield EffectSign(verb.picture.icon, amount, verb.picture.tone, self.scopes[effect.scope])

    def _alternative(self, alternative: Alternative) -> Words:
        """If all effects have the same scope, it is said once."""
        scopes = {effect.scope for effect in alternative}
        if len(scopes) == 1:
            return self._scoped(scopes.pop(), listing(map(self._phrase, alternative), "and"))
        return listing((self._scoped(effect.scope, self._phrase(effect)) for effect in alternative), "and")

    def _phrase(self, effect: Effect) -> Words:
        return say(f"{self.prefix}-effect-{_slug(self.verbs[effect.verb].phrase)}", n=effect.amount)

    def _scoped(self, scope: int, words: Words) -> Words:
        word = self.scopes[scope]
        return say(f"{self.prefix}-scope-{_slug(word)}", effect=words) if word else words

    def _say(self, effect: Effect) -> str:
        phrase = self.verbs[effect.verb].phrase.replace("{n}", str(effect.amount))
        phrase = phrase.replace("(s)", "" if effect.amount == 1 else "s")
        scope = self.scopes[effect.scope]
        return f"{scope} {phrase}" if scope else phrase


def _pattern(phrase: str) -> str:
    escaped = re.escape(phrase)
    return escaped.replace(r"\{n\}", r"(?P<n>\d+)").replace(r"\(s\)", "s?")


def _slug(phrase: str) -> str:
    """A phrase as part of a message's id: its words without the amount."""
    bare = phrase.replace("{n}", "").replace("(s)", "s")
    return re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-")
