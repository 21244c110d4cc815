"""What things are called: cards, stacks, options, counters. Questions, offers, log and refusals are made of these."""

from __future__ import annotations

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import SPECIAL, STACK_NAMES, SUIT_NAMES
from vortex.kernel.words import Words, listing, name, say, signed


def card_name(pack: Pack, number: int) -> Words:
    """A card by its name alone, in a sentence: some languages mark it, for a name can be a phrase."""
    return say("tc-card-name", name=name(pack.names[number]))


def card(pack: Pack, number: int) -> Words:
    """A card as a person would call it: name, and suit and value if it has them."""
    suit = pack.suit[number]
    if suit == SPECIAL:
        return card_name(pack, number)
    return say(f"tc-card-{SUIT_NAMES[suit]}", name=name(pack.names[number]), value=signed(pack.value[number]))


def cards(pack: Pack, numbers: tuple[int, ...]) -> Words:
    return listing(card(pack, number) for number in numbers) if numbers else say("tc-card-none")


def stack(number: int) -> Words:
    """The word before "stack" and "arc"."""
    return say(f"tc-stack-{STACK_NAMES[number]}")


def option(pack: Pack, number: int, which: int) -> Words:
    """What one option of a special card does."""
    return LANGUAGE.words(pack.effects[pack.uses[number][which]])


def after_counter(pack: Pack, number: int, which: int) -> Words:
    """What follows if an option of a special card counters something."""
    return LANGUAGE.words(pack.effects[pack.after[number][which - len(pack.uses[number])]])


def counter(word: str) -> Words:
    """What a counter is good against, by the pack's word for it."""
    return say(f"tc-counter-{word.replace(' ', '-')}")
