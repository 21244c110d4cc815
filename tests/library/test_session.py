"""The library: a session plays, takes back, shows, explains, thinks and is written down."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests import toy_game

import vortex
from vortex.bots.chair import Chair
from vortex.kernel.record import canonical

TOY = toy_game.load()
MY_CARD = '[[defender]]\nkey = "rory"\nstrength = 4\n'


def begun(seats: int = 2, seed: int = 3) -> vortex.Session:
    return vortex.Session(TOY, seats, seed=seed)


def dump(session: vortex.Session) -> bytes:
    return canonical(session.game.dump(session.state))


@pytest.mark.parametrize("key", ["time-of-the-daleks", "time-clash", "card-game"])
def test_a_game_by_its_key_is_played_to_its_end(key: str) -> None:
    session = vortex.Session(key, seed=1)
    assert session.seats == session.game.usual_seats
    session.play(*["random"] * session.seats)
    assert session.is_over
    assert session.asked is None
    assert session.question is None
    assert not session.legal
    assert not session.choices
    assert session.outcome is not None
    assert "over, won by " in str(session)


def test_a_move_is_pushed_as_itself_as_text_or_as_a_number() -> None:
    for as_what in (lambda move: move, str, lambda move: move.choice, lambda move: np.int64(move.choice)):
        session = begun()
        session.push(as_what(session.legal[-1]))
        assert session.moves == [begun().legal[-1].notation]


def test_a_pop_restores_everything_across_luck_and_other_seats() -> None:
    session = begun()
    before = []
    while not session.is_over:
        before.append((dump(session), session.log(0), session.legal))
        session.push(session.legal[-1])
    moves = session.moves
    while session.moves:
        assert session.pop() == moves.pop()
        assert (dump(session), session.log(0), session.legal) == before.pop()
    with pytest.raises(vortex.NothingToPop, match="no move has been made yet"):
        session.pop()


def test_popped_and_pushed_again_it_is_the_same_game() -> None:
    session = begun()
    session.play("random", "random")
    end, moves = dump(session), session.moves
    for _ in moves:
        session.pop()
    for notation in moves:
        session.push(notation)
    assert dump(session) == end


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    session = begun()
    before = dump(session)
    illegal = next(n for n in range(TOY.choices.size) if TOY.notation.exists(n) and n not in session.choices)
    with pytest.raises(vortex.IllegalChoice, match=r"TOY-[A-Z]+-\d\d: "):
        session.push(illegal)
    refusal = session.why_not(illegal)
    assert refusal is not None
    assert refusal.rule.startswith("TOY-")
    assert session.why_not(session.legal[0]) is None
    with pytest.raises(vortex.NotationError, match="'dance' is not a choice"):
        session.push("dance")
    assert dump(session) == before


def test_what_legal_gives_is_the_callers_own() -> None:
    session = begun()
    session.choices.clear()
    session.legal.clear()
    TOY.legal(session.state).clear()  # type: ignore[arg-type]
    assert session.choices
    session.push(session.legal[0])


def test_a_copy_goes_its_own_way() -> None:
    session = begun()
    session.push(session.legal[-1])
    twin = session.copy()
    here = dump(session)
    twin.play("random", "random")
    assert dump(session) == here
    while twin.moves != session.moves:
        twin.pop()
    assert dump(twin) == here
    twin.pop()
    twin.push(twin.legal[0])
    assert session.pop() == session.legal[-1].notation


def test_views_and_logs_are_those_of_one_seat() -> None:
    session = vortex.Session("time-clash", 2, seed=7)
    session.push("preset")
    assert session.view(0) == session.game.view(session.state, 0)
    assert session.view(0) != session.view(1) != session.view()
    assert session.log(0) != session.log(1)
    count = len(session.log())
    session.push(session.legal[-1])
    assert session.log()[count:] == session.log(since=count)


def test_bots_play_until_a_seat_without_one_is_asked() -> None:
    session = begun()
    session.play("companion", None)
    assert session.asked == 1
    with pytest.raises(ValueError, match="play takes 2 bots, one for each seat"):
        session.play("companion")


def test_a_thought_begins_with_what_the_bot_would_do() -> None:
    session = vortex.Session("time-clash", 2, seed=7)
    session.push("preset")
    considered = session.think("time-lord:20", seed=5)
    assert {each.move for each in considered} == set(session.legal)
    chair = Chair(session.game, session.state, 0)
    assert considered[0].move.choice == vortex.make_bot("time-lord:20", 5).choose(chair)


def test_a_preview_is_asked_of_a_move() -> None:
    session = vortex.Session("time-clash", 2, seed=7)
    session.push("preset")
    previews = [session.preview(move) for move in session.legal]
    assert any(previews)


def test_odds_are_there_where_luck_decides_and_nowhere_else() -> None:
    session = vortex.Session("time-of-the-daleks", 2, seed=1)
    assert session.odds() is None
    with_odds = 0
    while not with_odds:
        session.push(session.legal[0])
        odds = session.odds()
        if odds is not None and odds.choices:
            assert set(odds.choices) <= set(session.choices)
            with_odds += 1


def test_a_session_is_saved_and_read_again(tmp_path: Path) -> None:
    session = vortex.Session("card-game", names=["Ann", "Ben", "Cy"], seed=b"secret")
    session.play("random", "random", None)
    file = tmp_path / "game.json"
    session.save(file)
    again = vortex.Session.read(file)
    assert again.names == ("Ann", "Ben", "Cy")
    assert dump(again) == dump(session)
    assert again.record == session.record
    again.pop()
    assert len(session.moves) == len(again.moves) + 1


def test_a_replay_visits_every_position() -> None:
    session = vortex.Session("time-clash", 2, seed=4)
    positions = [dump(session)]
    for _ in range(12):
        session.push(session.legal[-1])
        positions.append(dump(session))
    assert [dump(each) for each in vortex.replay(session.record)] == positions
    assert [dump(each.copy()) for each in vortex.replay(session.record, "time-clash")] == positions


def test_a_record_that_cannot_be_played_says_where() -> None:
    record = begun().record
    record.choices.append("dance")
    with pytest.raises(vortex.RecordError, match="choice 1, 'dance', cannot be played"):
        list(vortex.replay(record, TOY))


def test_what_cannot_be_replayed_is_refused_at_once(tmp_path: Path) -> None:
    """Not when the first position is asked for."""
    with pytest.raises(TypeError, match="the file of a record is its path, not 3"):
        vortex.replay(3)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError, match=r"none\.json"):
        vortex.replay(tmp_path / "none.json")
    with pytest.raises(vortex.RecordError, match="this is a record of toy, not of time-clash"):
        vortex.replay(begun().record, "time-clash")


def test_a_session_speaks_the_language_that_was_asked_for() -> None:
    english, german = (vortex.Session("time-clash", 2, seed=7, language=each) for each in ("en", "de"))
    assert english.question is not None
    assert german.question is not None
    assert english.question.text != german.question.text
    assert [move.notation for move in english.legal] == [move.notation for move in german.legal]
    with pytest.raises(ValueError, match="there is no language 'fr'; there are: en, de"):
        vortex.Session("time-clash", 2, language="fr")


def test_a_session_is_pickled_with_its_cards(tmp_path: Path) -> None:
    """For programs with several processes: the other one needs neither the moves nor the folder."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.toml").write_text(MY_CARD, encoding="utf-8")
    mine = vortex.load("card-game", folder)
    (folder / "cards.toml").unlink()
    for game in ("card-game", mine):
        session = vortex.Session(game, 3, seed=5, language="de")
        for _ in range(9):
            session.push(session.legal[-1])
        again = pickle.loads(pickle.dumps(session))
        assert again.record == session.record
        assert dump(again) == dump(session)
        assert again.log(0) == session.log(0)
        assert again.view(1) == session.view(1)
        again.pop()
        assert len(session.moves) == len(again.moves) + 1
        chair = pickle.loads(pickle.dumps(session.chair(2)))
        assert chair.view() == session.view(2)
    assert pickle.loads(pickle.dumps(mine)).pack_hash == mine.pack_hash


def test_what_is_refused_in_one_process_is_told_in_another() -> None:
    session = vortex.Session("time-clash", 2, seed=7)
    for do in (
        lambda: session.push("pass"),
        lambda: session.push("juggle"),
        lambda: session.game.new({"colour": 1}, 2, 1),
        lambda: vortex.load("chess"),
        lambda: vortex.make_bot("nowhere:Bot", 1),
        lambda: vortex.load("time-clash", Path("nowhere")),
        lambda: session.chair(1).ask(),
        session.pop,
    ):
        with pytest.raises(Exception) as caught:  # noqa: PT011 (each its own)
            do()
        elsewhere = pickle.loads(pickle.dumps(caught.value))
        assert (type(elsewhere), str(elsewhere)) == (caught.type, str(caught.value))


def test_a_bare_state_does_not_travel_and_says_what_does() -> None:
    with pytest.raises(TypeError, match=r"send game.dump\(state\), and game.load reads it there"):
        pickle.dumps(begun().state)


def test_a_door_refuses_what_is_none_of_its_own() -> None:
    door = vortex.load("time-clash")
    state = door.new({}, 2, seed=7)
    with pytest.raises(TypeError, match="a seed is a number or bytes, not 'a'"):
        door.new({}, 2, "a")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="options are values by their keys, as in a dict, not None"):
        door.new(None, 2, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="how many seats is a number, not '2'"):
        door.new({}, "2", 1)  # type: ignore[arg-type]
    two: Any = np.int64(2)
    assert door.dump(door.new({}, two, np.int64(7))) == door.dump(state)
    with pytest.raises(
        ValueError, match="not what dump gave for Doctor Who Time Clash: it is of 'card-game'"
    ):
        door.load({**door.dump(state), "game": "card-game"})


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    with pytest.raises(vortex.UnknownGame, match="there is no game 'chess'; there are: time-of-the-daleks"):
        vortex.Session("chess")
    with pytest.raises(vortex.OptionError, match="is for 2 to 4 seats, not 7"):
        vortex.Session("time-clash", 7)
    with pytest.raises(ValueError, match="there are 3 seats and 2 names"):
        vortex.Session("time-clash", 3, names=["Ann", "Ben"])


def test_what_is_no_move_no_seat_and_no_bot_is_said_to_be_none() -> None:
    session = begun()
    with pytest.raises(TypeError, match="a move is a Move, its notation or its number, not None"):
        session.push(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a move is a Move, its notation or its number, not True"):
        session.push(True)
    with pytest.raises(TypeError, match="a seat is a number, not 'first'"):
        session.view("first")  # type: ignore[arg-type]
    for look in (session.view, session.log, session.chair):
        for seat in (-1, 2):
            with pytest.raises(ValueError, match=f"there is no seat {seat}; there are 0 to 1"):
                look(seat)
    with pytest.raises(
        vortex.BrokenBot, match=r"Session cannot play: it is a class, not an object: Session\("
    ):
        session.play(vortex.Session, None)  # type: ignore[arg-type]
    with pytest.raises(vortex.BrokenBot, match=r"the bot int cannot play: it has no method choose\(chair\)"):
        session.play(3, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a seed is a number or bytes, not 'a'"):
        vortex.Session(TOY, 2, seed="a")  # type: ignore[arg-type]
    with pytest.raises(vortex.PackError, match="nowhere"):
        vortex.load("time-clash", "/nowhere")


def test_seats_are_checked_before_anything_is_made_for_them() -> None:
    for seats in (0, -1, 1, 10**12):
        with pytest.raises(vortex.OptionError, match=f"Time Clash is for 2 to 4 seats, not {seats}$"):
            vortex.Session("time-clash", seats)
    with pytest.raises(vortex.OptionError, match="is for 2 to 4 seats, not 0"):
        vortex.Session("time-clash", names=[])
    with pytest.raises(TypeError, match="how many seats is a number, not 'two'"):
        vortex.Session("time-clash", "two")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there are 2 seats and 3 names"):
        vortex.Session("time-clash", 2, names=["Ada", "Bob", "Cid"])


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"names": [1, 2]}, TypeError, r"names are texts, one for each seat, not \[1, 2\]"),
        ({"names": "ab"}, TypeError, "names are texts, one for each seat, not 'ab'"),
        ({"names": ["\ud800", "b"]}, ValueError, r"the name '\\ud800' cannot be written down"),
        ({"seed": True}, TypeError, "a seed is a number or bytes, not True"),
        ({"seed": 1.5}, TypeError, "a seed is a number or bytes, not 1.5"),
        ({"seed": 10**5000}, ValueError, "a seed has at most 1000 bytes, not 2077"),
        ({"seed": b"x" * 1001}, ValueError, "a seed has at most 1000 bytes, not 1001"),
        ({"options": {"match": True}}, vortex.OptionError, "option 'match' takes .*, not True"),
        ({"options": {"match": 1.0}}, vortex.OptionError, "option 'match' takes .*, not 1.0"),
        (
            {"options": ["match"]},
            TypeError,
            r"options are values by their keys, as in a dict, not \['match'\]",
        ),
    ],
)
def test_what_no_record_can_hold_is_refused_at_once(
    given: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        vortex.Session("time-clash", **{"seats": 2, **given})


@pytest.mark.parametrize("seed", [-1, 0, 2**200, -(2**7999), np.int64(5), b"", b"x" * 1000])
def test_whatever_is_taken_can_be_read_again(tmp_path: Path, seed: Any) -> None:
    session = vortex.Session("time-clash", names=["Ада", "\x00 🙂"], seed=seed, options={"match": 1})
    session.save(tmp_path / "game.json")
    again = vortex.Session.read(tmp_path / "game.json")
    assert (again.record, again.legal) == (session.record, session.legal)


def test_arguments_of_the_wrong_kind_are_named() -> None:
    with pytest.raises(TypeError, match=r"a game is its key or what vortex\.load gives, not None"):
        vortex.Session(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a record is what vortex\.read_record gives, not 'x'"):
        vortex.Session.from_record("x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a bot's seed is a number, not 'x'"):
        vortex.make_bot("random", "x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the name of a bot is a text, not 3"):
        vortex.make_bot(3, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="the seed of bots is a number, not 'x'"):
        begun().play("random", "random", seed="x")  # type: ignore[arg-type]
    for seconds in ("x", -1, float("nan")):
        with pytest.raises(ValueError, match="seconds are a number from 0, not"):
            begun().odds(seconds)  # type: ignore[arg-type]


class Eager:
    """All that a bot needs."""

    def choose(self, chair: Chair) -> int:
        return chair.legal()[-1]


def test_a_bot_needs_no_more_than_choose() -> None:
    session = begun()
    last = session.legal[-1]
    assert [each.move for each in session.think(Eager())] == [last, *session.legal[:-1]]
    session.play(Eager(), None)
    assert session.moves[-1] == last.notation


def test_a_game_that_is_over_asks_nothing() -> None:
    session = begun()
    session.play("random", "random")
    for ask in (session.think, session.odds, lambda: session.preview("pass")):
        with pytest.raises(ValueError, match="the game is over"):
            ask()


def test_sessions_and_states_say_what_they_are() -> None:
    session = begun()
    assert repr(session) == f"<Session of {TOY.key}: 2 seats, 0 moves, seat 0 is asked>"
    assert repr(session.state).startswith("<LanternsState: 2 seats, seat 0 is asked '")
    assert str(session).splitlines()[1:] == [f"  {move.notation}: {move.text}" for move in session.legal]
