"""The peer's side of the measuring: as many tables and sockets as there are players, and as many messages."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial

from wire import Place, WebSocket


async def relayed(port: int, tables: int, sockets: int, rate: float, seconds: float) -> list[float]:
    """The seconds from sending a message to the moment at which another socket of its table has it."""
    sent: dict[str, float] = {}
    waits: list[float] = []
    place = Place(port, "127.0.0.1")

    def hear(is_sender: bool, content: bytes) -> None:
        if not is_sender:
            waits.append(time.perf_counter() - sent[content.partition(b" ")[0].decode()])

    open_: list[list[WebSocket]] = []
    for table in range(tables):
        members = []
        for number in range(sockets // tables):
            members.append(await place.connect(f"/{table}", partial(hear, not number), lambda code: None))
        open_.append(members)
    luck = random.Random(1)
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        sender = luck.choice(open_)[0]
        sent[f'"{number}"'] = time.perf_counter()
        sender.send(str(number))
    await asyncio.sleep(1)
    for members in open_:
        for socket in members:
            socket.drop()
    return sorted(waits)
