"""Playing in the terminal: whole games through typed lines, leaving and coming back."""

from __future__ import annotations

import json
import os
import pty
import re
import secrets
import select
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.conformance.positions import is_there
from tests.patience import PATIENCE, wait_until

from vortex.cli import main
from vortex.cli.screen import Screen
from vortex.games import GAMES, load_game
from vortex.games.register import Register
from vortex.kernel.chance import FastChance, commitment
from vortex.kernel.record import Record, record_from_json

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _sealed_seeds_that_are_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(secrets, "token_bytes", lambda n: f"{next(numbers):{n}}".encode())


def play(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(
        main, ["play", "--terminal", *map(str, arguments)], input=typed, catch_exceptions=False
    )


def numbers(seed: int, count: int, most: int = 5) -> str:
    luck = FastChance(seed)
    return "".join(f"{1 + luck.below(most)}\n" for _ in range(count))


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("key", ["toy", *GAMES])
def test_a_whole_game_can_be_played_through_typed_lines(key: str, tmp_path: Path) -> None:
    if not is_there(key):
        pytest.skip(f"{key.upper()} IS NOT IN THIS BUILD")
    path = tmp_path / "r.json"
    result = play(key, "--record", path, typed=numbers(3, 40_000))
    assert result.exit_code == 0
    assert "The game is over: " in result.stdout
    seed = re.search(r"^Seed: ([0-9a-f]{128})$", result.stdout, re.MULTILINE)
    assert seed
    assert f"its SHA-256 is {commitment(bytes.fromhex(seed.group(1)))}" in result.stdout.splitlines()[1]
    assert CliRunner().invoke(main, ["verify", str(path)]).stdout.endswith("ok\n")


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


def test_bots_can_play_alone() -> None:
    result = play("toy", "--human", "none", "--seed", "1")
    assert "The game is over: " in result.stdout
    assert "drew a card" in result.stdout
    assert not re.search("drew (Lamp|Storm|Torch|Candle)", result.stdout)


def test_without_a_game_it_asks_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.cli.play.GAMES", Register({"toy": "tests.toy_game"}))
    result = play("--seed", "1", typed="chess\n7\nTOY\nquit\n")
    assert "Which game?\n  1  Lanterns\n" in result.stdout
    assert "Type a number from 1 to 1, or one of: toy." in result.stdout
    assert "Lanterns: Player 1, companion 2, companion 3" in result.stdout


# -- what can be typed -----------------------------------------------------------------------------


def toy(tmp_path: Path, typed: str, *more: str) -> tuple[str, list[str]]:
    """A game with a known seed, all seats at this terminal: the text, and the choices made."""
    path = tmp_path / "r.json"
    result = play(
        "toy", "--seats", "2", "--human", "all", "--seed", "3", "--record", path, *more, typed=typed
    )
    assert result.exit_code == 0
    return result.stdout, json.loads(path.read_text())["choices"]


def test_a_choice_is_a_number_a_notation_or_as_much_of_it_as_is_needed(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "")
    hand = re.findall(r"^ +\d+  (play \w+):", text, re.MULTILINE)
    assert len(hand) == 4
    for typed in ("2", hand[0], hand[0].upper(), hand[0][:9]):
        (tmp_path / "r.json").unlink()
        _, choices = toy(tmp_path, f"{typed}\n")
        assert choices == hand[:1]


@pytest.mark.slow
def test_a_hint_tells_what_the_bot_would_do_and_what_it_thinks_of_the_others(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "help\nhint\n")
    assert re.search(r"^ +hint  +what the searching bot would do", text, re.MULTILINE)
    found = re.search(
        r"The bot would choose (pass|play \w+)\. Chances of winning:\n((?: *[\d–]+.*\n)+)", text
    )
    assert found
    lines = found.group(2).splitlines()
    assert re.match(rf" *\d+ %  {found.group(1)}: ", lines[0]), "the bot's choice comes first"
    assert len(lines) == 5
    assert choices == [], "a hint is no move"


def test_a_hint_tells_beside_the_own_chance_that_of_whoever_wins_if_no_seat_does(tmp_path: Path) -> None:
    options = ("--seats", "2", "--human", "all", "--seed", "3", "--record", tmp_path / "r.json")
    text = play("time-of-the-daleks", *options, typed="hint\n").stdout
    [head, first] = re.findall(r"The bot would choose .*|^ *\S* *\d+ %  .*", text, re.MULTILINE)[:2]
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
    monkeypatch.setattr("vortex.cli.terminal._ODDS_SECONDS", 60)
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
    monkeypatch.setattr("vortex.cli.terminal._ODDS_SECONDS", 0)
    told = play("--resume", tmp_path / "help.json", "--human", "all", typed="\nodds\nquit\n").stdout
    assert "The odds could not be worked out in 0 seconds." in told


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


def test_what_fits_several_choices_is_not_taken(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "p\nplay\n")
    assert "Not understood: 'p' could be 'pass', 'play " in text
    assert choices == []


def test_an_illegal_choice_is_refused_with_rule_and_reason(tmp_path: Path) -> None:
    text, choices = toy(tmp_path, "block mirr\n? do first\n? play\n")
    assert "Not allowed: block mirror: that is not what is asked: Play a card, or pass. (TOY-TURN-02)" in text
    assert "do first is not allowed now: that is not what is asked: Play a card, or pass." in text
    assert "TOY-TURN-02: Then it plays a card from its hand or passes." in text
    assert choices == []


def test_a_question_is_explained_by_its_rule(tmp_path: Path) -> None:
    text, _ = toy(tmp_path, "?\n?2\n")
    assert "Play a card, or pass.\nTOY-TURN-02: Then it plays a card" in text
    assert "cost: the card" in text


def test_a_choice_is_taken_back_until_somebody_has_learned_something(tmp_path: Path) -> None:
    """Of two ways in a row the first gains light; of the question before it nothing can be taken back."""
    for seed in range(60):
        path = tmp_path / f"{seed}.json"
        script = "play lamp\npass\ndo first\nundo\nundo\nquit\n"
        text = play(
            "toy", "--seats", "2", "--human", "all", "--seed", str(seed), "--record", path, typed=script
        ).stdout
        if "Taken back: do first." in text:
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
    assert "Taken back: doctor eleventh." in play("--resume", path, typed="undo\nquit\n").stdout
    assert "doctor eleventh" not in record_from_json(path.read_text()).choices


def test_a_closed_input_ends_the_game_like_an_empty_one(tmp_path: Path) -> None:
    game = f"play time-of-the-daleks --terminal --record {tmp_path / 'r.json'}"
    command = f"exec {sys.executable} -m vortex {game} <&-"
    found = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert found.returncode == 0
    assert "Traceback" not in found.stderr


def test_where_a_screen_cannot_be_wiped_a_hand_scrolls_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert Screen(plain=True).hand_over("Ada")
    shown = capsys.readouterr().out
    assert shown.count("\n") > 60
    assert shown.endswith("--- Hand over to Ada. ---\n")
    assert Screen(plain=True).hand_over("Ada", wipe=False)
    assert capsys.readouterr().out == "--- Hand over to Ada. ---\n"


def test_any_card_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    typed = "look FEZ\nlook earth p\nlook nothing of the kind\nlook\nquit\n"
    shown = play("time-of-the-daleks", "--record", path, typed=typed).stdout
    assert "Fez (card): type: equipment; timing: adventure; cost: 1; add: 1 black; tags: hat\n" in shown
    assert "Earth: Earth Past (zone): symbols: Running, Diplomacy, Cunning; reward: TARDIS forward 1" in shown
    assert "Earth: Earth Present (zone): " in shown
    assert "Earth Future (zone)" not in shown
    assert "No card is called 'nothing of the kind'." in shown
    assert "Look at what? Type a name." in shown


def test_save_writes_a_second_file(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    text, choices = toy(tmp_path, f"pass\nsave {other}\nsave {tmp_path}\nsave /nowhere/x\nquit\n")
    assert json.loads(other.read_text())["choices"] == choices == ["pass"]
    assert text.count("Not saved: ") == 2


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


def test_bytes_that_are_no_text_are_answered_too(tmp_path: Path) -> None:
    process = start("play", "toy", "--record", tmp_path / "r.json", stderr=subprocess.PIPE)
    out, err = process.communicate(b"\xff\xfe\nquit\n", timeout=PATIENCE)
    assert process.returncode == 0
    assert err == b""
    assert b"Not understood: " in out


def test_a_name_in_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    play("toy", "--record", path, typed="quit\n")
    record = record_from_json(path.read_text())
    record.names[0] = "\x1b[2JEve"
    path.write_text(record.to_json())
    for text in (
        play("--resume", path, typed="quit\n").stdout,
        CliRunner().invoke(main, ["verify", str(path)]).stdout,
    ):
        assert "?[2JEve" in text
        assert "\x1b" not in text


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    first = play("toy", "--record", path, typed="1\nquit\n")
    choices = json.loads(path.read_text())["choices"]
    assert first.exit_code == 0
    assert len(choices) >= 1
    second = play("--resume", path, typed=numbers(2, 300))
    assert "Lanterns: Player 1, companion 2, companion 3" in second.stdout
    assert "The game is over: " in second.stdout
    assert json.loads(path.read_text())["choices"][: len(choices)] == choices
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 0


def test_the_end_of_the_input_leaves_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    result = play("toy", "--record", path, typed="")
    assert result.exit_code == 0
    assert result.stdout.endswith(f"Saved: {path}\nGo on with: vortex play --resume {path}\n")


def test_a_game_with_another_pack_says_so_when_it_is_left(tmp_path: Path) -> None:
    pack = tmp_path / "my pack"
    pack.mkdir()
    source = ROOT / "tests" / "toy_game" / "pack" / "cards.toml"
    (pack / "cards.toml").write_text(source.read_text() + "# mine\n")
    path = tmp_path / "r.json"
    result = play("toy", "--record", path, "--pack", pack, typed="quit\n")
    assert f"Go on with: vortex play --resume {path} --pack '{pack}'\n" in result.stdout
    assert "another pack" in play("--resume", path).stderr
    assert play("--resume", path, "--pack", pack, typed="quit\n").exit_code == 0


def test_an_unnamed_game_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    for _ in range(3):
        play("toy", typed="quit\n")
    kept = sorted((tmp_path / "data" / "vortex").iterdir())
    assert len(kept) == 3
    assert all(record_from_json(path.read_text()).game == "toy" for path in kept)


# -- another process -------------------------------------------------------------------------------


def start(*arguments: str | Path, **more: int) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), "COLUMNS": "80"}
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **more}
    command = [sys.executable, "-m", "tests.toy_vortex", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, **streams)  # type: ignore[call-overload, no-any-return]


def wait_for(path: Path, choices: int) -> None:
    """Until the record has grown so far."""
    wait_until(lambda: path.exists() and len(json.loads(path.read_text())["choices"]) >= choices)


@pytest.mark.parametrize(("blow", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)])
def test_whoever_is_stopped_in_the_middle_loses_nothing(
    tmp_path: Path, blow: signal.Signals, code: int
) -> None:
    path = tmp_path / "r.json"
    process = start("play", "toy", "--record", path, "--human", "all")
    assert process.stdin is not None
    process.stdin.write(b"pass\npass\n")
    process.stdin.flush()
    wait_for(path, 2)
    process.send_signal(blow)
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert json.loads(path.read_text())["choices"] == ["pass", "pass"]
    assert os.listdir(tmp_path) == ["r.json"]
    if blow == signal.SIGINT:
        assert out.decode().endswith(f"Go on with: vortex play --resume {path}\n")
    resumed = play("--resume", path, typed=numbers(1, 400))
    assert "The game is over" in resumed.stdout


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    process = start("play", "toy", "--human", "none", "--record", tmp_path / "r.json", stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    process.wait(timeout=PATIENCE)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def in_a_terminal(typed: bytes, *arguments: str | Path) -> str:
    """What a terminal of eighty columns is sent."""
    mine, theirs = pty.openpty()
    process = start("play", "toy", "--seed", "3", *arguments, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(mine, typed)
    shown = b""
    while select.select([mine], [], [], 20)[0]:
        try:
            piece = os.read(mine, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(mine)
    assert process.wait(timeout=PATIENCE) == 0
    return shown.decode().replace("\r", "")


def test_in_a_terminal_there_are_panels_of_eighty_columns(tmp_path: Path) -> None:
    shown = in_a_terminal(b"? 1\nquit\n", "--record", tmp_path / "r.json")
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    assert "╭─ Table ─" in text
    assert "╭─ Player 1: hands ─" in text
    assert "Player 1: Play a card, or pass.  (TOY-TURN-02)" in text
    assert "Go on with: " in text
    drawn = [line for line in text.splitlines() if line.startswith(("╭", "│", "╰"))]
    assert drawn
    assert all(len(line.rstrip()) <= 80 for line in drawn)


def test_in_a_terminal_a_hand_is_wiped_away_before_the_next_one_is_shown(tmp_path: Path) -> None:
    shown = in_a_terminal(
        b"\npass\n\nquit\n", "--human", "1", "--human", "2", "--record", tmp_path / "r.json"
    )
    first, second = (shown.index(f"--- Hand over to Player {n}. ---") for n in (1, 2))
    assert first < shown.index("Player 1: Play a card") < second < shown.index("Player 2: Play a card")
    between = shown[shown.index("Player 1: Play a card") : second]
    assert "\x1b[2J" in between
    assert "\x1b[3J" in between
