"""A bot that plays over the network, and comes back when the server restarts: python examples/bot.py LINK NAME"""

import asyncio
import random
import sys

from vortex.client import sit


async def main(link: str, name: str) -> None:
    async with await sit(link, name) as table:
        async for question in table.questions():
            await table.answer(random.choice(question.options))
        print(table.outcome)


asyncio.run(main(*sys.argv[1:]))
