"""Whether a pack that somebody has made may be played with: bots try it first, and only once."""

from __future__ import annotations

from vortex.kernel.words import say
from vortex.server import proving
from vortex.server.api import Call
from vortex.server.bot_workers import BotFailed
from vortex.server.proof import prove
from vortex.server.refusals import RequestRefused
from vortex.server.storage.packs import is_own

OK = "ok"


async def offered(call: Call, game: str, name: str) -> None:
    """Raises RequestRefused, in words, unless a table can be made with it."""
    if not is_own(name):
        return
    wording = call.wording
    row = await call.context.store.pack(name.partition("@")[0])
    version = await call.context.packs.version(name)
    if row is None or version is None or row.game != game or not call.context.settings.workshop:
        raise RequestRefused("option", wording.write(say("table-no-such-pack")), field="pack")
    if version.trial == OK:
        return
    trial: str = version.trial
    if not trial:
        try:
            asked = proving.CheckRequest(game, version.files, None, wording.language)
            found = await prove(call, asked, proving.CheckFound)
            if found.mistakes:
                raise RequestRefused("pack", found.mistakes[0].words, field="pack")
            seed = call.context.draws.number(32)
            trial = await prove(call, proving.TrialRequest(game, version.files, seed), str)
        except BotFailed:
            raise RequestRefused("busy", "these cards could not be tried now; try again later") from None
        await call.context.store.note_trial(version.pack, version.version, trial)
    if trial != OK:
        raise RequestRefused("pack", wording.write(say(f"pack-trial-{trial}")), field="pack")
