"""An Adventure that somebody describes in words, for instance to ask for its odds before there is a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.icons import COLOURED, EVERY_COLOUR, read_number
from vortex.games.time_of_the_daleks.numbering import BLACK, COLOURS, CONDITIONS, SYMBOLS
from vortex.games.time_of_the_daleks.rules.rolling import FACE_PRICE, REROLL_PRICE
from vortex.games.time_of_the_daleks.zones import MOST_TOKENS
from vortex.kernel.chances import (
    ALL_OF_THEM,
    ANY_NUMBER,
    ROLLING,
    Attempt,
    AttemptError,
    Counts,
    GiveUp,
    Means,
    Prospect,
    Reroll,
    Shown,
    Step,
    Stop,
    Turn,
)

LETTERS = "KGBR"
"""Colours in short; K is black, as printers have it."""
MOST_DICE = 8
WIDEST_CHALLENGE = 12
OF_A_POOL = ("dice", "focus", "reroll", "face", "sonic")


def described(pack: Pack, words: Mapping[str, Sequence[str]]) -> tuple[Prospect, ...]:
    """`challenge`, `condition`; `dice`, `focus`, `reroll`, `face`, `sonic`, and the same of a helper as `helper-dice` …
    One prospect for each way to use the focus icons."""
    need = [0] * len(SYMBOLS)
    for word in _items(words.get("challenge", ())):
        need[_symbol(word)] += 1
    if not 1 <= sum(need) <= WIDEST_CHALLENGE:
        raise AttemptError(f'a challenge has 1 to {WIDEST_CHALLENGE} symbols, as in "Ru Ru Sc"')
    conditions = [_condition(text) for text in words.get("condition", ())]
    pools = 2 if any(words.get(f"helper-{what}") for what in OF_A_POOL) else 1
    dice: list[tuple[int, ...]] = []
    focused: list[set[tuple[int, ...]]] = []
    kept: list[tuple[tuple[int, ...], ...]] = []
    tokens: list[int] = []
    means: list[Means] = []
    for pool in range(pools):
        prefix = "helper-" if pool else ""
        counts, shown = _dice(pack, words.get(f"{prefix}dice", ()))
        dice.append(counts)
        focused.append(_focused(pack, counts, words.get(f"{prefix}focus", ())))
        kept.append(shown)
        tokens.append(_tokens(words.get(f"{prefix}sonic", ())))
        means.append(Reroll(pool, REROLL_PRICE, (pool,), EVERY_COLOUR, 1, endless=True))
        means.append(Turn(pool, FACE_PRICE, (pool,), EVERY_COLOUR, -1, endless=True))
        means += [_reroll(pool, icon) for icon in words.get(f"{prefix}reroll", ())]
        means += [_face(pool, icon) for icon in words.get(f"{prefix}face", ())]
    sizes = tuple(map(sum, dice))
    if pools == 2 and not sizes[1]:
        raise AttemptError('a helper has dice, too; say for instance --helper-dice "K2"')
    if pools == 2 and not ((sizes[0] <= 5 and sizes[1] <= 3) or (sizes[0] <= 7 and sizes[1] <= 1)):
        raise AttemptError(
            "with help there are 5 and 3 dice at most (on-site), or 7 and 1 (afar), "
            f"not {sizes[0]} and {sizes[1]}"
        )
    if not any(sizes):
        raise AttemptError('there are no dice; say for instance "K4 G1"')
    if not _are_there(pack, tuple(dice)):
        raise AttemptError(
            f"both pools come from one box, which has {written((pack.die_counts,))}, not {written(tuple(dice))}"
        )
    if any(len(ways) > 1 for ways in focused) and any(sum(map(sum, shown)) for shown in kept):
        raise AttemptError("focus icons are used before the roll, when no die shows anything yet")
    attempt = Attempt(
        need=tuple(need),
        faces=pack.die_faces,
        dice=tuple(dice),
        room=(MOST_DICE,) * pools,
        box=pack.die_counts[0],
        tokens=tuple(tokens),
        most_tokens=MOST_TOKENS,
        no_rerolls=CONDITIONS[0] in conditions,
        no_turns=CONDITIONS[1] in conditions,
        means=tuple(sorted(means, key=repr)),
    )
    return tuple(
        Prospect(attempt._replace(dice=each), tuple(kept), ROLLING)
        for each in sorted(product(*focused), reverse=True)
        if _are_there(pack, each)
    )


def written(dice: Counts) -> str:
    """Dice as `described` reads them, the helper's after a plus sign."""
    return " + ".join(
        " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, pool, strict=True) if count)
        for pool in dice
    )


def written_step(step: Step) -> tuple[str, str]:
    """What is done, and with which dice, in the same words; the helper's own has a mark."""
    how = step.how
    dice = _written_looks(step.dice)
    if isinstance(how, Stop):
        return "no more re-rolls", ""
    if isinstance(how, GiveUp):
        return _marked("give up a black die", how.pool), ""
    words = "re-roll" if isinstance(how, Reroll) else "face"
    if how.cost:
        return _marked(f"{words} for {how.cost} Sonic Charges", how.payer), _turned(dice, step)
    if isinstance(how, Reroll):
        number = {ANY_NUMBER: "any", ALL_OF_THEM: "all"}.get(how.most, str(how.most))
        return _marked(f'{words} "{number} {_written_colours(how.colours)}"', how.payer), dice
    assert isinstance(how, Turn)
    icon = f"{_written_colours(how.colours)} {SYMBOLS[how.symbol]}"
    return _marked(f'{words} "{icon}"', how.payer), _turned(dice, step)


def _marked(words: str, seat: int) -> str:
    return f"{words} (helper)" if seat else words


def _turned(dice: str, step: Step) -> str:
    return dice if step.symbol < 0 else f"{dice} to {_short(step.symbol)}"


def _short(symbol: int) -> str:
    return SYMBOLS[symbol][:2].capitalize()


def _written_looks(shown: Shown) -> str:
    return " ".join(
        f"{letter}{_short(symbol)}"
        for pool in shown
        for letter, symbols in zip(LETTERS, pool, strict=True)
        for symbol, count in enumerate(symbols)
        for _ in range(count)
    )


def _written_colours(bits: int) -> str:
    if bits == EVERY_COLOUR:
        return "dice"
    if bits == COLOURED:
        return "coloured"
    return "/".join(name for colour, name in enumerate(COLOURS) if bits >> colour & 1)


def _focused(pack: Pack, counts: tuple[int, ...], icons: Sequence[str]) -> set[tuple[int, ...]]:
    """TOD-POOL-04 to -06, TOD-RULING-037: every pool that these icons can make of the dice, each used or not."""
    found = {counts}
    for icon in icons:
        gives = _colours(_plain(icon))
        if gives & 1 << BLACK:
            raise AttemptError(f'expected a focus icon such as "green" or "green/red", found {icon!r}')
        for dice in tuple(found):
            for colour in range(1, len(COLOURS)):
                if gives >> colour & 1 and dice[BLACK] and dice[colour] < pack.die_counts[colour]:
                    exchanged = list(dice)
                    exchanged[BLACK] -= 1
                    exchanged[colour] += 1
                    found.add(tuple(exchanged))
    return found


def _are_there(pack: Pack, dice: Counts) -> bool:
    """TOD-RULING-066: both Doctors take their dice from the same box."""
    return all(
        sum(pool[colour] for pool in dice) <= pack.die_counts[colour] for colour in range(len(COLOURS))
    )


def _items(texts: Sequence[str]) -> list[str]:
    return [item for text in texts for item in text.replace(",", " ").split()]


def _symbol(word: str) -> int:
    """A symbol by its name or the beginning of it, two letters or more."""
    found = [symbol for symbol in SYMBOLS if len(word) > 1 and symbol.startswith(word.lower())]
    if len(found) != 1:
        short = ", ".join(map(_short, range(len(SYMBOLS))))
        raise AttemptError(f"expected a symbol ({short}, or its name), found {word!r}")
    return SYMBOLS.index(found[0])


def _plain(text: str) -> str:
    """One space between words, no capitals."""
    return " ".join(text.lower().split())


def _condition(text: str) -> str:
    found = _plain(text)
    if found not in CONDITIONS[:2]:
        raise AttemptError(f"expected one of {', '.join(CONDITIONS[:2])}, found {text!r}")
    return found


def _dice(pack: Pack, texts: Sequence[str]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """`K4`: four black dice that will be rolled; `KRu`: a black die that shows Running already."""
    counts = [0] * len(COLOURS)
    shown = [[0] * len(SYMBOLS) for _ in COLOURS]
    for item in _items(texts):
        letter, rest = item[0].upper(), item[1:]
        number = read_number(rest)
        if letter not in LETTERS or (number is None and not rest.isalpha()):
            raise AttemptError(f"expected dice such as K4 or KRu ({_legend()}), found {item!r}")
        colour = LETTERS.index(letter)
        if number is not None:
            counts[colour] += number
        else:
            symbol = _symbol(rest)
            if symbol not in pack.die_faces[colour]:
                raise AttemptError(f"{item!r}: a {COLOURS[colour]} die has no {SYMBOLS[symbol].capitalize()}")
            counts[colour] += 1
            shown[colour][symbol] += 1
    for colour, count in enumerate(counts):
        if count > pack.die_counts[colour]:
            raise AttemptError(f"there are {pack.die_counts[colour]} {COLOURS[colour]} dice, not {count}")
    if sum(counts) > MOST_DICE:
        raise AttemptError(f"a pool has at most {MOST_DICE} dice, not {sum(counts)}")
    return tuple(counts), tuple(map(tuple, shown))


def _legend() -> str:
    return ", ".join(f"{letter} {colour}" for letter, colour in zip(LETTERS, COLOURS, strict=True))


def _tokens(texts: Sequence[str]) -> int:
    if not texts:
        return 0
    if len(texts) > 1:
        raise AttemptError(f"a Doctor's Sonic Charges are one number, found {' and '.join(map(repr, texts))}")
    number = read_number(texts[0])
    if number is None or number > MOST_TOKENS:
        raise AttemptError(f"expected 0 to {MOST_TOKENS} Sonic Charges, found {texts[0]!r}")
    return number


def _colours(text: str) -> int:
    if text == "dice":
        return EVERY_COLOUR
    if text == "coloured":
        return COLOURED
    bits = 0
    for colour in text.split("/"):
        if colour not in COLOURS:
            raise AttemptError(f"expected {', '.join(COLOURS)}, coloured or dice, found {text!r}")
        bits |= 1 << COLOURS.index(colour)
    return bits


def _reroll(pool: int, icon: str) -> Reroll:
    """As cards have it: "2 black", "any green", "all red", "1 coloured", "1 dice"."""
    word, _, colours = _plain(icon).partition(" ")
    number = read_number(word)
    if word in ("any", "all"):
        most = ANY_NUMBER if word == "any" else ALL_OF_THEM
    elif number is not None and 1 <= number <= MOST_DICE:
        most = number
    else:
        raise AttemptError(f'expected a re-roll such as "2 black", "any green" or "all red", found {icon!r}')
    return Reroll(pool, 0, (pool,), _colours(colours), most)


def _face(pool: int, icon: str) -> Turn:
    """As cards have it: "green diplomacy"."""
    colours, _, symbol = _plain(icon).partition(" ")
    if not symbol:
        raise AttemptError(f'expected a face such as "green diplomacy", found {icon!r}')
    return Turn(pool, 0, (pool,), _colours(colours), _symbol(symbol))
