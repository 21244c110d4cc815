"""What can be asked for at a table in the terminal."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from tests.conformance.positions import is_there
from tests.terminal.at_the_terminal import numbers, play, toy

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.record import Record, record_from_json
from vortex.terminal.answers import completions
from vortex.terminal.outcome import outcome_words
from vortex.terminal.reasons import why
from vortex.terminal.seating import Asked, Choice
from vortex.terminal.speech import Speech
from vortex.terminal.thoughts import Advice, Tried


@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_everything_can_be_asked_for_at_the_first_question(key: str, tmp_path: Path) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    path = tmp_path / "r.json"
    typed = "?\n? 1\nview\nlog\nhelp\nundo\nsave\nno such thing\n0\n-1\n999999\n\nquit\n"
    result = play(key, "--human", "all", "--seed", "1", "--record", path, typed=typed)
    assert result.exit_code == 0
    assert "Not possible: nothing to take back" in result.stdout
    assert result.stdout.count("Not understood: ") == 4
    assert f"Go on with: vortex play --resume {path}" in result.stdout
    assert record_from_json(path.read_text()).choices == []


@pytest.mark.slow
def test_a_hint_tells_what_the_bot_would_do_and_what_it_thinks_of_the_others(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "help\nhint\n")
    assert re.search(r"^ +hint  +what the searching bot would do", text, re.MULTILINE)
    found = re.search(r"The bot would choose: (.+)\. Chances of winning:\n((?: *[\d–]+.*\n)+)", text)
    assert found
    lines = found.group(2).splitlines()
    assert re.match(rf" *\d+ %  [\w ]+: {re.escape(found.group(1))}", lines[0]), (
        "the bot's choice comes first"
    )
    assert len(lines) == 5
    assert choices == [], "a hint is no move"


def test_a_hint_tells_the_chance_to_win_and_beside_it_that_no_seat_does(tmp_path: Path) -> None:
    options = ("--seats", "2", "--human", "all", "--seed", "3", "--record", tmp_path / "r.json")
    text = play("time-of-the-daleks", *options, typed="hint\n").stdout
    [head, first] = re.findall(r"The bot would choose: .*|^ *\S* *\d+ %  .*", text, re.MULTILINE)[:2]
    assert head.endswith("Chances of winning, and beside them those of the Daleks:")
    assert re.match(r" *\d+ %   *\d+ %  \S", first)


def test_odds_are_told_where_something_hangs_on_luck(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "help\nodds\n")
    assert re.search(r"^ +odds  +the chance to succeed", text, re.MULTILINE)
    assert "Nothing hangs on luck here that could be worked out." in text
    assert choices == []
    game = load_game("time-of-the-daleks")
    luck = FastChance(7)
    state = game.new(game.settle({}, 2), 2, 7)
    made: list[str] = []
    while state.topic != "reroll":
        choice = luck.pick(state.options)
        made.append(game.notation.write(choice))
        game.apply(state, choice)
    options = game.settle({}, 2)
    record = Record(game.key, game.rules_version, game.pack_hash, options, ["Ann", "Ben"], 7, made)
    path = tmp_path / "daleks.json"
    path.write_text(record.to_json(), encoding="utf-8")
    told = play("--resume", path, "--human", "all", typed="\nodds\nquit\n").stdout
    best = re.search(
        r"^the Adventure succeeds: ([\d.]+) % with best play \(TOD-ROLL-03\)$", told, re.MULTILINE
    )
    assert best
    assert re.search(rf"^ *{best.group(1)} %  \w+", told, re.MULTILINE), "the best choice has that chance"


@pytest.mark.slow
def test_odds_weigh_help_where_it_can_be_called_and_where_only_help_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vortex.terminal.local.ODDS_SECONDS", 60)
    game = load_game("time-of-the-daleks")
    luck = FastChance(7)
    options = game.settle({}, 2)
    state = game.new(options, 2, 7)
    made: list[str] = []
    while state.topic != "help":
        calls = [choice for choice in state.options if game.notation.write(choice).startswith("call")]
        record = Record(game.key, game.rules_version, game.pack_hash, options, ["Ann", "Ben"], 7, made[:])
        if calls:
            (tmp_path / "call.json").write_text(record.to_json(), encoding="utf-8")
        choice = luck.pick(calls or state.options)
        made.append(game.notation.write(choice))
        game.apply(state, choice)
    record.choices[:] = made
    (tmp_path / "help.json").write_text(record.to_json(), encoding="utf-8")
    for name, part in (("call", "call"), ("help", "on-site")):
        path = tmp_path / f"{name}.json"
        told = play("--resume", path, "--human", "all", typed="\nodds\nquit\n").stdout
        # A helper brings so many pools that some are left out: what is shown is what can be had at least.
        assert re.search(
            r"^the Adventure succeeds: at least [\d.]+ % with best play \(TOD-ROLL-03\); not every way",
            told,
            re.MULTILINE,
        )
        assert re.search(rf"^at least  ?[\d.]+ %  {part}", told, re.MULTILINE)
        assert re.search(r"^ {9} *[\d.]+ %  (pass|afar)", told, re.MULTILINE)
    monkeypatch.setattr("vortex.terminal.local.ODDS_SECONDS", 0)
    told = play("--resume", tmp_path / "help.json", "--human", "all", typed="\nodds\nquit\n").stdout
    assert "Not possible: the odds could not be worked out in 0 seconds." in told


def test_without_numpy_odds_say_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imported = [name for name in sys.modules if name.startswith(("vortex.analysis", "vortex.dice.solving"))]
    for name in sorted(imported, reverse=True):
        # Imported anew it also takes its place in its package, where other tests must find it as it was.
        package, _, part = name.rpartition(".")
        monkeypatch.setattr(sys.modules[package], part, sys.modules[name])
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    text, _ = toy(tmp_path, "odds\n")
    assert "Not possible: odds need NumPy: pip install 'vortex-tabletop[analysis]'" in text


def test_a_question_is_explained_by_its_rule(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "?\n?2\n")
    assert "Play a card, or pass.\nTOY-TURN-02: Then it plays a card" in text
    assert "Cost: the card" in text


def test_a_choice_is_taken_back_until_somebody_has_learned_something(tmp_path: Path) -> None:
    """Of two ways in a row the first gains light; of the question before it nothing can be taken back."""
    for seed in range(60):
        path = tmp_path / f"{seed}.json"
        script = "play lamp\npass\ndo first\nundo\nundo\nquit\n"
        text = play(
            "toy", "--seats", "2", "--human", "all", "--seed", str(seed), "--record", path, typed=script
        ).stdout
        if "Taken back: Gain 1 light." in text:
            assert json.loads(path.read_text())["choices"] == ["play lamp", "pass"]
            assert text.count("Not possible: nothing to take back: undo stops at a roll") == 1
            assert text.index("Taken back") < text.index("Not possible")
            return
    raise AssertionError("no seed gave the first seat the lamp")


def test_a_standing_pass_answers_windows_for_the_rest_of_the_turn(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "2\npass!\nquit\n")
    assert choices[1] == "pass"
    assert "Discard a shield to stop the card?" in text


def test_the_log_shows_what_the_seat_may_know(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "pass\nlog\nlog 1\nquit\n")
    assert "· Player 1 passed." in text
    assert re.search(r"· Player 2 drew [A-Z]\w+\.", text)


def test_a_choice_is_taken_back_also_after_a_resume(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    play("time-of-the-daleks", "--seed", "5", "--record", path, typed="doctor eleventh\nquit\n")
    assert record_from_json(path.read_text()).choices[-1] == "doctor eleventh"
    assert "Taken back: Be The Eleventh Doctor." in play("--resume", path, typed="undo\nquit\n").stdout
    assert "doctor eleventh" not in record_from_json(path.read_text()).choices


def test_any_card_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    typed = "look FEZ\nlook earth p\nlook nothing of the kind\nlook\nquit\n"
    shown = play("time-of-the-daleks", "--record", path, typed=typed).stdout
    assert (
        "Fez (Timey-Wimey card): type: equipment; timing: adventure; cost: 1; add: 1 black; tags: hat\n"
        in shown
    )
    assert (
        "Earth: Earth Past (time zone): symbols: Running, Diplomacy, Cunning; reward: TARDIS forward 1"
        in shown
    )
    assert "Earth: Earth Present (time zone): " in shown
    assert "Earth Future (time zone)" not in shown
    assert "No card is called 'nothing of the kind'." in shown
    # Nothing is listed where nothing was named.
    assert shown.partition("Look at what? Type a name.\n")[2].startswith("Saved: ")


def test_save_writes_a_second_file(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    text, choices = toy(tmp_path, f"pass\nsave {other}\nsave {tmp_path}\nsave /nowhere/x\nquit\n")
    assert json.loads(other.read_text())["choices"] == choices == ["pass"]
    assert text.count("Not saved: ") == 2
    assert "Not saved: /nowhere/x: no such file or directory." in text


def test_a_privacy_line_stands_before_another_hand(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "pass\npass\nquit\n")
    lines = text.splitlines()
    for number in (1, 2):
        handed = lines.index(f"--- Hand over to Player {number}. ---")
        shown = next(i for i, line in enumerate(lines) if line.startswith(f"Player {number}: Play"))
        assert handed < shown
    assert text.count("--- Hand over") == 3


STRANGE = [
    "½", "²", "٣", "-0", "1e3", "0x1", "1 1", "? ?", "??", "?\t1", "pass! now", "log -5", "log x", "log " + "9" * 30,
    "save \0", "save ~nobody-at-all/x", "play", "play play", "\ud83d", "'", '"', "`", "[bold]",
    "play \x1b[2J", "x" * 5000, "undo undo", "help me", "view all", "? " + "9" * 5000,
]  # fmt: skip


@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_whatever_is_typed_is_answered_and_changes_nothing(key: str, tmp_path: Path) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    path = tmp_path / "r.json"
    typed = "\n".join(STRANGE).encode("utf-8", "replace").decode() + "\nquit\n"
    result = play(key, "--human", "all", "--seed", "1", "--record", path, typed=typed)
    assert result.exit_code == 0
    assert f"Go on with: vortex play --resume {path}" in result.stdout
    assert record_from_json(path.read_text()).choices == []


def test_a_single_person_is_not_asked_to_hand_over() -> None:
    assert "Hand over" not in play("toy", "--seed", "1", typed=numbers(1, 30)).stdout


@pytest.mark.slow
def test_only_a_single_person_is_not_asked_where_there_is_nothing_but_to_pass() -> None:
    """With more people at the screen it would tell the others what is not in the hand."""
    window = re.compile(r"Discard a shield to stop the card\?  \(TOY-BLOCK-01\)\n  1  pass: Pass\n(?!  2)")
    typed = numbers(4, 300)
    alone = "".join(play("toy", "--seed", str(seed), typed=typed).stdout for seed in range(6))
    together = "".join(
        play("toy", "--seed", str(seed), "--human", "all", typed=typed).stdout for seed in range(6)
    )
    assert "Discard a shield" in alone
    assert not window.search(alone)
    assert window.search(together)


def test_the_hands_of_bots_stay_hidden() -> None:
    text = play("toy", "--seed", "1", typed="quit\n").stdout
    assert "[companion 2: hands]\n  –, –, –\n" in text


def test_a_hint_that_says_the_same_of_everything_says_why() -> None:
    """At the beginning of the Card Game every choice that the bot tries comes to a third for each of three."""
    alike = Advice(1, (Tried(1, 40, 0.333, 0), Tried(2, 20, 0.331, 0), Tried(3, 0, 0, 0)), "")
    assert "comes to the same; it goes by experience" in why(alike, Speech())
    assert "läuft alles Probierte auf dasselbe hinaus" in why(alike, Speech("de"))
    apart = Advice(1, (Tried(1, 40, 0.5, 0), Tried(2, 20, 0.3, 0)), "")
    assert why(apart, Speech()) == ""
    close = Advice(1, (Tried(1, 40, 0.4, 0), Tried(2, 40, 0.5, 0)), "")
    assert why(close, Speech()) == "Where they are close, the bot goes by experience."
    few = Advice(1, (Tried(1, 40, 0.4, 0), Tried(2, 4, 0.5, 0)), "")
    assert why(few, Speech()) == "The highest comes from fewer tries."
    nobody = Advice(1, (Tried(1, 40, 0.4, 0.1), Tried(2, 40, 0.5, 0.4)), "the Daleks")
    assert "nobody at the table wins" in why(nobody, Speech())


def test_what_a_choice_would_change_is_told_before_it_is_made(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "if pass\nif nothing\nif\nquit\n")
    assert "What this would change:\n" in text
    assert "Not possible: name a choice of this question." in text
    assert choices == []


def test_a_rule_is_told_by_its_id(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "rule toy-turn-02\nrule TOY-NONE-01\nrule\nquit\n")
    assert "\nTOY-TURN-02: Then it plays a card" in text
    assert "There is no rule TOY-NONE-01 in this game." in text
    assert "Which rule? Type its id." in text


def test_the_line_mode_is_german_where_that_is_wished_for(tmp_path: Path) -> None:
    typed = "?\nlook\nlook doktor\nhelp\nquatsch\nundo\nquit\n"
    text = play(
        "card-game", "--seed", "1", "--language", "de", "--record", tmp_path / "r", typed=typed
    ).stdout
    for words in (
        "Startwert: 1",
        "[Deine Hand]",
        "Was willst du ansehen? Tippe einen Namen.",
        "Doktor (Verteidiger): Stärke 5.",
        "Nicht verstanden: 'quatsch' ist keine Wahl",
        "Nicht möglich: nichts zurückzunehmen",
        "Weiter geht es mit: vortex play --resume",
    ):
        assert words in text


def test_an_ending_is_told_in_sentences_not_by_its_key() -> None:
    speech = Speech("en", ("Ann", "Ben"))
    assert outcome_words("takeover", (0, 1), (1, 1), speech) == (
        "The Enemy has taken over. Ann and Ben have won."
    )
    assert outcome_words("daleks-on-earth", (), (0, 0), Speech("de", ("Ann", "Ben"))) == (
        "Drei Daleks oder mehr stehen auf der Erde. Die Daleks haben gewonnen."
    )
    assert outcome_words("lit", (1,), (3, 7), speech) == "Lit. Ben has won. (Ann 3, Ben 7)"


def test_a_typed_beginning_is_completed_to_moves_cards_and_rules() -> None:
    options = tuple(Choice(n, text, "", "R") for n, text in enumerate(("pass", "play lamp", "play storm")))
    asked = Asked(0, "", "R", False, options)
    commands = {"look": ["Lamp", "Ladder"], "rule": ["TOY-1"], "quit": [], "log": []}
    assert completions("pl", asked, commands) == ["play lamp", "play storm"]
    assert completions("l", asked, commands) == ["look ", "log"]
    assert completions("look la", asked, commands) == ["look Lamp", "look Ladder"]
    assert completions("rule t", asked, commands) == ["rule TOY-1"]
    assert completions("x", None, commands) == []


def test_what_only_a_servers_table_knows_is_refused_at_once(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "resign\nask never\nsay hello\n")
    assert text.count("Not possible: that cannot be done here.") == 3
    assert "This cannot be undone" not in text
