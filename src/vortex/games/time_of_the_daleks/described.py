"""An Adventure described in words, for instance to ask for its odds before there is a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vortex.dice.attempt import (
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
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.described_pools import Gathered, Way, bare_state, built
from vortex.games.time_of_the_daleks.icons import COLOURED, EVERY_COLOUR, read_number
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    BLACK,
    COLOURS,
    CONDITIONS,
    DALEK_MARKERS,
    HELP_AFAR,
    HELP_ON_SITE,
    MOST_TOKENS,
    SYMBOLS,
    TIME_BREACH,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE
from vortex.games.time_of_the_daleks.rules.pools import pool_limit

LETTERS = "KGBR"
"""Colours in short; K is black, as printers have it."""
MOST_DICE = 8
WIDEST_CHALLENGE = 12
OF_A_POOL = ("dice", "focus", "reroll", "face", "sonic")
HELPED_FROM = {"on-site": HELP_ON_SITE, "afar": HELP_AFAR}


def described(pack: Pack, words: Mapping[str, Sequence[str]]) -> dict[Prospect, str]:
    """`challenge`, `condition`, `daleks`; `dice`, `focus`, `reroll`, `face`, `sonic`, and the same of a helper as
    `helper-dice` …, with `helper-from`. A prospect for each pool that can be rolled, and the steps to it in words."""
    need = [0] * len(SYMBOLS)
    for word in _items(words.get("challenge", ())):
        need[_symbol(word)] += 1
    if not 1 <= sum(need) <= WIDEST_CHALLENGE:
        raise AttemptError(f'a challenge has 1 to {WIDEST_CHALLENGE} symbols, as in "Ru Ru Sc"')
    conditions = [_condition(text) for text in words.get("condition", ())]
    daleks = _number(words.get("daleks", ()), DALEK_MARKERS, "Daleks", "TOD-COMP-15")
    pools = 2 if any(words.get(f"helper-{what}") for what in (*OF_A_POOL, "from")) else 1
    dice: list[tuple[int, ...]] = []
    icons: list[tuple[int, ...]] = []
    kept: list[tuple[tuple[int, ...], ...]] = []
    tokens: list[int] = []
    means: list[Means] = []
    for pool in range(pools):
        prefix = "helper-" if pool else ""
        counts, shown = _dice(pack, words.get(f"{prefix}dice", ()))
        dice.append(counts)
        icons.append(tuple(map(_focus, words.get(f"{prefix}focus", ()))))
        kept.append(shown)
        tokens.append(_number(words.get(f"{prefix}sonic", ()), MOST_TOKENS, "Sonic Charges", "TOD-LIMIT-01"))
        means.append(Reroll(pool, REROLL_PRICE, (pool,), EVERY_COLOUR, 1, endless=True))
        means.append(Turn(pool, FACE_PRICE, (pool,), EVERY_COLOUR, -1, endless=True))
        means += [_reroll(pool, icon) for icon in words.get(f"{prefix}reroll", ())]
        means += [_face(pool, icon) for icon in words.get(f"{prefix}face", ())]
    sizes = tuple(map(sum, dice))
    if pools == 2 and not sizes[1]:
        raise AttemptError('a helper has dice, too; say for instance --helper-dice "K2"')
    if not any(sizes):
        raise AttemptError('there are no dice; say for instance "K4 G1"')
    bits = TIME_BREACH if CONDITIONS[2] in conditions else 0
    gathered = Gathered(tuple(dice), tuple(icons), bits, ALONE, daleks)
    ways = _ways(pack, gathered, _helps(pools, words), any(sum(map(sum, shown)) for shown in kept))
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
    return {
        Prospect(attempt._replace(dice=each), tuple(kept), ROLLING): ways[each]
        for each in sorted(ways, reverse=True)
    }


def _helps(pools: int, words: Mapping[str, Sequence[str]]) -> list[int]:
    """TOD-HELP-04: where it is not said, the helper may choose."""
    if pools == 1:
        return [ALONE]
    wanted = [_plain(text) for text in words.get("helper-from", ())]
    for word in wanted:
        if word not in HELPED_FROM:
            raise AttemptError(f"expected {' or '.join(HELPED_FROM)}, found {word!r}")
    return [HELPED_FROM[word] for word in wanted or HELPED_FROM]


def _ways(pack: Pack, gathered: Gathered, helps: list[int], has_rolled: bool) -> dict[Counts, str]:
    """All pools that can be rolled, and how they come about; of dice that lie there only these."""
    sizes = tuple(map(sum, gathered.dice))
    limits: dict[int, tuple[int, ...]] = {}
    for help in helps:
        state = bare_state(pack, gathered._replace(help=help))
        limits[help] = tuple(pool_limit(state, pool) for pool in range(len(sizes)))
    room = {help: tuple(map(min, sizes, limit)) for help, limit in limits.items()}
    fitting = [help for help in helps if room[help] == sizes]
    if has_rolled:
        _check_rolled(gathered, list(limits.values()), bool(fitting))
        _check_box(pack, gathered.dice)
        return {gathered.dice: ""}
    found: dict[Counts, str] = {}
    # Where one way to help leaves all dice, the other could only take some away.
    for help in fitting or helps:
        says_how = not fitting and len(helps) > 1
        for dice, way in built(pack, gathered._replace(help=help)).items():
            found.setdefault(dice, _written_way(way, help if says_how else ALONE))
    most = max(map(sum, room.values())) - gathered.daleks
    if all(sum(map(sum, dice)) < most for dice in found):
        _check_box(pack, gathered.dice)
    return found


def _check_rolled(gathered: Gathered, limits: list[tuple[int, ...]], fits: bool) -> None:
    """TOD-POOL-07, -08, -11, -12, TOD-HELP-13, -14: what is no longer possible once dice have been rolled."""
    if any(gathered.icons):
        raise AttemptError(
            "focus icons are used before the roll, when no die shows anything yet (TOD-POOL-07)"
        )
    if gathered.daleks:
        raise AttemptError(
            "Daleks exterminate dice before the roll, when no die shows anything yet (TOD-POOL-12)"
        )
    if fits:
        return
    rule = "TOD-POOL-11" if gathered.conditions & TIME_BREACH else "TOD-POOL-08"
    if len(gathered.dice) > 1:
        rule = "TOD-HELP-13, TOD-HELP-14"
    most = " or ".join(" and ".join(map(str, limit)) for limit in limits)
    lie = " and ".join(str(sum(pool)) for pool in gathered.dice)
    raise AttemptError(f"once rolled there are {most} dice at most ({rule}), not {lie}")


def _check_box(pack: Pack, dice: Counts) -> None:
    """TOD-POOL-09, -10, TOD-RULING-066: both Doctors take their dice from the same box."""
    for colour, name in enumerate(COLOURS):
        most, count = pack.die_counts[colour], sum(pool[colour] for pool in dice)
        if count > most and len(dice) == 1:
            raise AttemptError(
                f"there are {most} {name} dice, not {count} (TOD-POOL-{'09' if colour else '10'})"
            )
        if count > most:
            raise AttemptError(
                f"both pools come from one box, which has {written((pack.die_counts,))}, not {written(dice)} "
                "(TOD-RULING-066)"
            )


def written(dice: Counts) -> str:
    """Dice as `described` reads them, the helper's after a plus sign."""
    return " + ".join(_written_pool(pool) or "none" for pool in dice)


def _written_pool(pool: tuple[int, ...]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, pool, strict=True) if count)


def _written_way(way: Way, help: int) -> str:
    """In the order of stage C: each Doctor focuses and cuts, then Daleks take dice."""
    words = [word for word, kind in HELPED_FROM.items() if kind == help]
    steps = [
        (what, pool, dice)
        for pool in range(len(way.cut))
        for what, dice in (("focus", way.focus[pool]), ("cut", way.cut[pool]))
    ]
    steps += [("exterminate", pool, dice) for pool, dice in enumerate(way.exterminate)]
    words += [_marked(f"{what} {_written_pool(dice)}", pool) for what, pool, dice in steps if any(dice)]
    return ", ".join(words)


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


def _focus(icon: str) -> int:
    """As cards have it: "green", "green/red"."""
    gives = _colours(_plain(icon))
    if gives & 1 << BLACK:
        raise AttemptError(f'expected a focus icon such as "green" or "green/red", found {icon!r}')
    return gives


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
    if found not in CONDITIONS:
        raise AttemptError(f"expected one of {', '.join(CONDITIONS)}, found {text!r}")
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
    return tuple(counts), tuple(map(tuple, shown))


def _legend() -> str:
    return ", ".join(f"{letter} {colour}" for letter, colour in zip(LETTERS, COLOURS, strict=True))


def _number(texts: Sequence[str], most: int, what: str, rule: str) -> int:
    if not texts:
        return 0
    if len(texts) > 1:
        raise AttemptError(f"{what} are given as one number, found {' and '.join(map(repr, texts))}")
    number = read_number(texts[0])
    if number is None or number > most:
        raise AttemptError(f"expected 0 to {most} {what}, found {texts[0]!r} ({rule})")
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
