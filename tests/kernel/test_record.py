"""Records: the same game again, or a sentence why not."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import toy_game

from vortex.kernel.chance import FastChance, commitment
from vortex.kernel.game import Game
from vortex.kernel.record import Record, RecordError, canonical, record_from_json, replay
from vortex.kernel.state import State

GAME: Game[Any] = toy_game.load()


def played(seed: int | bytes = 5) -> tuple[Record, State]:
    record = Record(
        GAME.key, GAME.rules_version, GAME.pack_hash, GAME.check_options({"goal": 12}), ["Ann", "Ben"], seed
    )
    state = GAME.new(record.options, 2, seed)
    luck = FastChance(8)
    while state.asked >= 0:
        choice = luck.pick(state.options)
        record.choices.append(GAME.notation.write(choice))
        GAME.apply(state, choice)
    return record, state


def sealed_again(data: dict[str, Any]) -> str:
    """What somebody writes who knows how digests are made."""
    data.pop("digest", None)
    return json.dumps({**data, "digest": sha256(canonical(data)).hexdigest()})


@pytest.mark.parametrize("seed", [5, b"five" * 16])
def test_a_record_is_played_again_to_the_same_state(seed: int | bytes) -> None:
    record, state = played(seed)
    again = record_from_json(record.to_json())
    assert again == record
    assert canonical(GAME.dump(replay(GAME, again))) == canonical(GAME.dump(state))


def test_a_record_can_be_played_up_to_a_choice() -> None:
    record, _ = played()
    state = GAME.new(record.options, 2, record.seed)
    for text in record.choices[:4]:
        GAME.apply(state, GAME.notation.read(text))
    assert canonical(GAME.dump(replay(GAME, record, 4))) == canonical(GAME.dump(state))


def test_events_are_told_on_request() -> None:
    record, _ = played()
    assert replay(GAME, record).events is None
    assert replay(GAME, record, listen=True).events


def test_a_sealed_record_commits_to_its_seed_and_a_known_one_to_nothing() -> None:
    assert played(b"x" * 64)[0].commitment == commitment(b"x" * 64)
    assert played(5)[0].commitment == ""


def test_the_file_is_readable() -> None:
    text = played()[0].to_json()
    assert '"names": [\n  "Ann",\n  "Ben"\n ]' in text
    assert ' "pass"' in text
    assert text.endswith("}\n")


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = played()[0].to_json()
    for length in range(0, len(text) - 2, 7):
        with pytest.raises(RecordError):
            record_from_json(text[:length])


def test_a_record_with_any_letter_changed_is_refused_or_the_same() -> None:
    text = played()[0].to_json()
    whole = record_from_json(text)
    for place in range(0, len(text), 5):
        altered = text[:place] + ("7" if text[place] != "7" else "8") + text[place + 1 :]
        try:
            assert record_from_json(altered) == whole
        except RecordError:
            continue


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("format", "chess", "this is not a record of a game"),
        ("format_version", 2, "format version 2; this version of Vortex reads 1"),
        ("format_version", None, "format version None"),
        ("chance_version", 99, "chance version 99; this version of Vortex reads 1"),
        ("game", "time-clash", "a record of time-clash, not of toy"),
        ("rules_version", 3, "rules version 3; this is 1"),
        ("pack", "abc", "another pack of cards"),
        ("options", {"goal": 7}, "option 'goal' takes 6, 12, not 7"),
        ("options", {"speed": 1}, "has no option 'speed'"),
        ("options", {"goal": [1]}, "option 'goal' takes 6, 12, not [1]"),
        ("options", [], "'options' is missing or of the wrong kind"),
        ("names", [], "is for 2 to 3 seats, not 0"),
        ("names", ["a"] * 9, "is for 2 to 3 seats, not 9"),
        ("names", [1, 2], "names and choices must be texts"),
        ("names", "Ann", "'names' is missing or of the wrong kind"),
        ("seed", "xyz", "not hexadecimal text"),
        ("seed", 1.5, "'seed' is missing or of the wrong kind"),
        ("seed", None, "'seed' is missing or of the wrong kind"),
        ("seed", True, "'seed' is missing or of the wrong kind"),
        ("rules_version", True, "'rules_version' is missing or of the wrong kind"),
        ("choices", [["pass"]], "names and choices must be texts"),
        ("choices", {"0": "pass"}, "'choices' is missing or of the wrong kind"),
        ("choices", ["jump"], "choice 1, 'jump', cannot be played: 'jump' is not a choice"),
        ("choices", ["pass", "do first"], "choice 2, 'do first', cannot be played: TOY-"),
        ("choices", [""], "choice 1, '', cannot be played"),
        ("choices", ["pass"] * 5000, "cannot be played: TOY-END-01: the game is over"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(key: str, value: object, sentence: str) -> None:
    data = json.loads(played()[0].to_json())
    data[key] = value
    with pytest.raises(RecordError) as refused:
        replay(GAME, record_from_json(sealed_again(data)))
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "key", ["game", "rules_version", "pack", "options", "names", "seed", "choices", "digest"]
)
def test_nothing_may_be_missing(key: str) -> None:
    data = json.loads(played()[0].to_json())
    del data[key]
    with pytest.raises(RecordError):
        record_from_json(json.dumps(data) if key == "digest" else sealed_again(data))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "3",
        '"vortex-record"',
        "{}",
        "[" * 100_000,
        '{"format": "vortex-record"}',
        '{"format": "vortex-record", "format_version": 1, "chance_version": 1, "names": ["\\ud800"]}',
        '{"format": "vortex-record", "format_version": 1, "chance_version": 1, "seed": ' + "9" * 5000 + "}",
        '{"format": "vortex-record", "format_version": 1, "chance_version": 1, "seed": NaN}',
        '{"format": "vortex-record", "format_version": 1, "chance_version": 1, "x": ' + "[" * 900 + "]" * 900 + "}",
    ],
    ids=lambda text: text[:20],
)  # fmt: skip
def test_hostile_shapes_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(RecordError):
        record_from_json(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["game", "rules_version", "pack", "options", "names", "seed", "choices"]), json_values)
def test_any_value_anywhere_is_played_or_refused(key: str, value: object) -> None:
    data = json.loads(played()[0].to_json())
    data[key] = value
    try:
        replay(GAME, record_from_json(sealed_again(data)))
    except RecordError:
        return


def test_canonical_bytes_do_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": "ü"}) == canonical({"a": "ü", "b": 1}) == '{"a":"ü","b":1}'.encode()
