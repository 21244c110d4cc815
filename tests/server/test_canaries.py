"""No byte that leaves the server carries a card that its reader has not met, nor any secret of a seat (L2).

Every hidden card has a random token in its name. Games are played through real sockets by people, while others look
around and send nonsense; everything that anybody receives is searched, and so is everything that the server logs.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.canaries import HIDDEN, Canaries
from tests.server.serving import Browser, Json, Player, Served, here, open_seat
from tests.server.test_fuzz import mutated

from vortex.kernel.chance import SEED_BYTES, FastChance
from vortex.server import sight
from vortex.server.draws import Draws
from vortex.server.refusals import RequestRefused

DEAL = bytes(range(SEED_BYTES))
OPTIONS: dict[str, Json] = {"time-clash": {"match": 1}}
LOGS = (
    "",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "vortex",
    "vortex.server",
    "websockets",
    "sqlalchemy",
)


class Watched:
    """A table of three people and a stranger, with everything that each of them is sent."""

    def __init__(self, server: Served, game: str) -> None:
        self.browsers = [Browser(server) for _ in range(4)]
        made = self.browsers[0].create(
            game, here("Ada"), open_seat(), open_seat(), options=OPTIONS.get(game, {}), pack="canary"
        )
        self.table = made["table"]["id"]
        self.secrets = [[made["invite"]["token"], *(link["token"] for link in made["links"])], [], [], []]
        for seat, name in ((1, "Bob"), (2, "Cid")):
            sat = self.browsers[seat].post(
                f"/api/tables/{self.table}/sit", {"token": made["links"][seat - 1]["token"], "name": name}
            )
            self.secrets[seat].append(sat.json["link"]["token"])
        self.players = [browser.connect(self.table) for browser in self.browsers]
        for own, browser in zip(self.secrets, self.browsers, strict=True):
            if browser.cookie:
                own.append(browser.cookie.partition("=")[2])
        self.bodies: list[list[str]] = [[], [], [], []]

    def sent_to(self, number: int) -> list[str]:
        """Everything but the end of the game, when all cards are open."""
        frames = [frame for frame in self.players[number].frames if not _is_end(frame)]
        return frames + self.bodies[number]

    def look_around(self, last: int) -> None:
        for number, browser in enumerate(self.browsers):
            seat = "spectator" if number == 3 else str(number)
            path = f"/api/tables/{self.table}"
            for each in (
                path,
                "/api/tables",
                f"{path}/events?seat={seat}",
                f"{path}/replay?seat={seat}&upto={last // 2}",
                f"{path}/replay?seat={(number + 1) % 3}",
                f"{path}/replay?seat=all",
                f"{path}/record",
                f"{path}/nothing",
                "/healthz",
                "/metrics",
            ):
                answer = browser.get(each)
                self.bodies[number].append(f"{answer.headers}{answer.body.decode()}")
            self.bodies[number].append(browser.post("/api/tables", {"game": "card-game"}).body.decode())


@pytest.fixture(autouse=True)
def _the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many cards are met was looked at for this deal."""
    monkeypatch.setattr(Draws, "table_seed", lambda self: DEAL)


def _is_end(frame: str) -> bool:
    return '"position":{' in frame and '"outcome":null' not in frame


def _nonsense(player: Player, luck: FastChance) -> None:
    """Wrong messages, answered by errors and refusals; each third is a good one, lest the server hangs up."""
    for _ in range(2):
        data = mutated(luck)
        if b'"move"' in data or b'"undo"' in data or b"take_back" in data or len(data) > 16_000:
            continue
        player.raw(data.decode("utf-8", "replace"))
    player.ask("ping")


def _play(server: Served, canaries: Canaries, most: int) -> tuple[int, int]:
    """How many texts were searched, and how many tokens were met in all."""
    watched = Watched(server, canaries.game)
    room = server.rooms.here(watched.table)
    assert room is not None
    luck = FastChance(21)
    moves = 0
    while room.timeline.asked >= 0 and moves < most:
        player = watched.players[room.timeline.asked]
        player.until_so(lambda player=player: player.options)
        assert player.position is not None
        options = player.position["question"]["options"]
        player.until_there(player.move(options[luck.below(len(options))]["choice"]))
        if moves % 20 == 7:
            watched.look_around(room.timeline.numbers.number)
            size = room.timeline.game.choices.size
            for number, each in enumerate(watched.players[:3]):
                notation = room.timeline.game.notation.write(options[0]["choice"])
                each.ask("why_not", seat=number, notation=notation)
                each.ask(
                    "move", number=room.timeline.numbers.number, seat=number, choice=luck.below(size) + size
                )
            _nonsense(watched.players[3], luck)
        moves += 1
    for player in watched.players:
        player.until_number(room.timeline.numbers.number)
    searched = found = unmet = 0
    seed = room.row.seed.hex()
    for number in range(4):
        met = canaries.met(room.timeline, number if number < 3 else None)
        unmet += len(canaries.tokens - met)
        for text in watched.sent_to(number):
            leaked = canaries.in_text(text) - met
            assert not leaked, f"{canaries.game}: viewer {number} was sent a card that it had not met"
            assert seed not in text
            # A link or a cookie goes to its own browser by HTTP when somebody sits down, and nowhere else.
            foreign = [s for owner, own in enumerate(watched.secrets) if owner != number for s in own]
            assert not [s for s in foreign if s in text], f"viewer {number} was sent the secret of another"
            assert not [seat.session for seat in room.row.seats if seat.session in text]
            searched += 1
            found += len(canaries.in_text(text))
    assert sum(map(len, watched.secrets)) >= 8
    assert unmet > 40, "who knows everything can be told nothing"
    return searched, found


@pytest.mark.slow
@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("game", HIDDEN)
def test_nobody_is_sent_a_card_that_he_has_not_met(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    canaries = Canaries(game, tmp_path)
    with Served(packs={"canary": canaries.folder}) as server:
        for name in LOGS:
            caplog.set_level(logging.DEBUG, name or None)
        searched, found = _play(server, canaries, 60)
        seeds = [room.row.seed.hex() for room in server.rooms]
        keys = [key for seat in next(iter(server.rooms)).row.seats for key in (seat.session,)]
    assert searched > 150
    assert found > 300
    lines = [record.getMessage() for record in caplog.records if _is_ours(record)]
    assert lines
    for line in lines:
        assert not canaries.in_text(line)
        for secret in (*seeds, *keys):
            assert secret not in line


def _is_ours(record: logging.LogRecord) -> bool:
    """Not what the players of this test log themselves."""
    return not record.name.startswith(("websockets.client", "hypothesis", "asyncio"))


@pytest.mark.slow
@pytest.mark.parametrize("where", ["table", "event", "refusal", "body"])
def test_a_card_in_a_debug_field_would_be_found(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: something that nobody would think of sends the top card of the deck along."""
    canaries = Canaries("card-game", tmp_path)

    def top(timeline: Any) -> str:
        pack = timeline.state.pack
        return " ".join(pack.keys[pack.type_of[card]] for card in timeline.state.deck)

    from vortex.server import handling, replay_api, room

    if where == "table":
        honest_info = room.Room.info

        def info(self: Any) -> Any:
            table = honest_info(self)
            table.title = top(self.timeline)
            return table

        monkeypatch.setattr(room.Room, "info", info)
    elif where == "event":
        honest_events = sight.events

        def events(timeline: Any, *rest: Any, **more: Any) -> Any:
            told = honest_events(timeline, *rest, **more)
            for event in told:
                event.words += top(timeline)
            return told

        monkeypatch.setattr(sight, "events", events)
    elif where == "refusal":
        honest_refuse = handling._refuse

        def refuse(room: Any, connection: Any, id_: Any, no: Any) -> None:
            no.refusal.reason += top(room.timeline)
            honest_refuse(room, connection, id_, no)

        monkeypatch.setattr(handling, "_refuse", refuse)
    else:
        honest_viewer = replay_api._table_viewer

        def viewer(context: Any, room: Any) -> Any:
            try:
                return honest_viewer(context, room)
            except RequestRefused as no:
                no.refusal.reason += top(room.timeline)
                raise

        monkeypatch.setattr(replay_api, "_table_viewer", viewer)
    with (
        Served(packs={"canary": canaries.folder}) as server,
        pytest.raises(AssertionError, match="a card that it had not met"),
    ):
        _play(server, canaries, 40)


@pytest.mark.slow
@pytest.mark.parametrize("what", ["link", "session"])
def test_a_secret_of_another_seat_would_be_found(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the table tells everybody the way back to Bob's seat, or the hash of his session."""
    from vortex.server import room

    canaries = Canaries("card-game", tmp_path)
    honest_info = room.Room.info

    def info(self: Any) -> Any:
        table = honest_info(self)
        bob = self.row.seats[1]
        token = self.context.links.token(self.row.id, 1, bob.generation)
        table.title = token if what == "link" else bob.session
        return table

    monkeypatch.setattr(room.Room, "info", info)
    with Served(packs={"canary": canaries.folder}) as server, pytest.raises(AssertionError):
        _play(server, canaries, 15)


def test_every_token_is_of_64_bits_and_of_one_card(tmp_path: Path) -> None:
    for game in HIDDEN:
        canaries = Canaries(game, tmp_path)
        text = "".join(path.read_text(encoding="utf-8") for path in canaries.folder.glob("*.toml"))
        marked = re.findall(r'^key = "[^"]*-([0-9a-f]{16})"', text, re.M)
        assert len(marked) == len(set(marked)) == len(canaries.tokens) > 40
