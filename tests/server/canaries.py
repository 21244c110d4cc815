"""Packs in which every hidden card carries its own token of 64 bits: where the token is found, the card was sent."""

from __future__ import annotations

import re
import shutil
from hashlib import blake2b
from pathlib import Path
from typing import Any

from vortex.games import load_game, own_pack
from vortex.kernel.knowledge import PUBLIC
from vortex.server.timeline import Timeline

# The kinds of cards that can be hidden. (The four Defenders of the Card Game must have the names that the rules give
# them. Companions may be looked for by name, so which ones there are is no secret.)
HIDDEN = {
    "card-game": ("enemy", "support", "location"),
    "time-clash": ("numbered", "special"),
    "time-of-the-daleks": ("card", "dilemma", "anomaly"),
}
TOKEN = re.compile(r"[0-9a-f]{16}(?![0-9a-f])")


class Canaries:
    """A game's own pack with tokens, and who may have met which of them."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder / game
        shutil.copytree(own_pack(game), self.folder)
        (self.folder / "pack.toml").write_text("[[pack]]\ncomplete = true\n")
        keys: dict[str, str] = {}
        for path in self.folder.glob("*.toml"):
            for kind, key in re.findall(
                r'^\[\[(\S+)\]\]\nkey = "([^"]+)"', path.read_text(encoding="utf-8"), re.M
            ):
                if kind in HIDDEN[game]:
                    keys[key] = blake2b(f"{game} {key}".encode(), digest_size=8).hexdigest()
        for path in self.folder.glob("*.toml"):
            lines = path.read_text(encoding="utf-8").splitlines()
            path.write_text("\n".join(self._marked(line, keys) for line in lines) + "\n", encoding="utf-8")
        self.tokens = set(keys.values())
        self._key_of = _key_of(game, load_game(game, self.folder))

    @staticmethod
    def _marked(line: str, keys: dict[str, str]) -> str:
        if line.startswith(("ability", "emblem")):  # words of the game, not keys of cards
            return line
        return re.sub(
            r'"([^"]+)"',
            lambda found: f'"{found[1]}-{keys[found[1]]}"' if found[1] in keys else found[0],
            line,
        )

    def in_text(self, text: str) -> set[str]:
        return set(TOKEN.findall(text)) & self.tokens

    def met(self, timeline: Timeline, viewer: int | None) -> set[str]:
        """The tokens of all cards whose face the viewer has known at some moment of the game, by the marks alone."""
        bit = PUBLIC if viewer is None else 1 << viewer
        known: set[int] = set()
        for length in range(len(timeline.steps) + 1):
            marks = timeline.state_after(length).knows
            known |= {card for card, mark in enumerate(marks) if mark & bit}
        return {token for card in known for token in self.in_text(self._key_of.get(card, ""))}


def _key_of(game: str, loaded: Any) -> dict[int, str]:
    """The key of each place in `State.knows`."""
    pack = loaded.pack
    if game == "card-game":
        return {card: pack.keys[type_] for card, type_ in enumerate(pack.type_of)}
    if game == "time-clash":
        return dict(enumerate(pack.keys))
    from vortex.games.time_of_the_daleks import numbering

    places = {
        0: pack.card_keys,
        numbering.KNOWS_DILEMMA: pack.dilemma_keys,
        numbering.KNOWS_ANOMALY: pack.anomaly_keys,
    }
    return {offset + number: key for offset, keys in places.items() for number, key in enumerate(keys)}
