"""What things are called: cards, stacks, options, counters. Questions, options, log and refusals are made of these."""

from __future__ import annotations

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import SPECIAL, STACK_NAMES, SUIT_NAMES
from vortex.kernel.words import Words, listing, name, say, signed


def card_name(pack: Pack, card: int) -> Words:
    """A card by its name alone, in a sentence: some languages mark it, for a name can be a phrase."""
    return say("tc-card-name", name=name(pack.names[card]))


def card_words(pack: Pack, card: int) -> Words:
    """A card as a person would call it: name, and suit and value if it has them."""
    suit = pack.suit[card]
    if suit == SPECIAL:
        return card_name(pack, card)
    return say(f"tc-card-{SUIT_NAMES[suit]}", name=name(pack.names[card]), value=signed(pack.value[card]))


def cards_words(pack: Pack, cards: tuple[int, ...]) -> Words:
    return listing(card_words(pack, card) for card in cards) if cards else say("tc-card-none")


def stack_words(stack: int) -> Words:
    """The word before "stack" and "arc"."""
    return say(f"tc-stack-{STACK_NAMES[stack]}")


def option_words(pack: Pack, card: int, option: int) -> Words:
    """What one option of a special card does."""
    return LANGUAGE.words(pack.effects[pack.uses[card][option]])


def counter_words(word: str) -> Words:
    """What a counter is good against, by the pack's word for it."""
    return say(f"tc-counter-{word.replace(' ', '-')}")
