"""What every store must keep of the packs that people make."""

from __future__ import annotations

import pytest
from tests.server.storage.stores import Stores, new_table

from vortex.server.storage.interface import PackRow, PackVersion, StoreFailed, replace

ADA, BOB = "a" * 64, "b" * 64


def row(name: str = "pack1", owner: str = ADA, changed: int = 10) -> PackRow:
    return PackRow(name, owner, "card-game", "Zoë’s box", 1, 10, changed)


def version(number: int = 1, text: str = "", pack: str = "pack1") -> PackVersion:
    return PackVersion(pack, number, "ff", {"enemy.toml": text or f"# {number}"}, 10 + number)


async def test_a_pack_comes_back_as_it_was_written(stores: Stores) -> None:
    store = await stores.open()
    assert await store.add_pack(row(), version(), {"a.webp": b"\x00picture"}, 5, 50)
    other = await stores.open()
    assert await other.pack("pack1") == row()
    assert await other.packs_of(ADA) == [row()]
    assert await other.packs_of(BOB) == []
    assert await other.pack_version("pack1", 1) == version()
    assert await other.pack_version("pack1", 2) is None
    assert await other.picture("pack1", "a.webp") == b"\x00picture"
    assert await other.pictures("pack1") == ["a.webp"]
    assert await other.picture("pack1", "b.webp") is None
    assert await other.pack("nowhere") is None


async def test_nobody_has_more_packs_than_allowed_and_neither_has_the_server(stores: Stores) -> None:
    store = await stores.open()
    assert await store.add_pack(row("one"), version(pack="one"), {}, 2, 3)
    assert await store.add_pack(row("two"), version(pack="two"), {}, 2, 3)
    assert not await store.add_pack(row("three"), version(pack="three"), {}, 2, 3)
    assert await store.add_pack(row("three", BOB), version(pack="three"), {}, 2, 3)
    assert not await store.add_pack(row("four", BOB), version(pack="four"), {}, 2, 3)
    assert await store.pack("four") is None


async def test_of_two_who_change_the_same_version_one_is_refused(stores: Stores) -> None:
    one, two = await stores.open(), await stores.open()
    await one.add_pack(row(), version(), {}, 5, 50)
    assert await one.save_pack(1, version(2, "# mine"))
    assert not await two.save_pack(1, version(2, "# theirs"))
    found = await two.pack_version("pack1", 2)
    assert found is not None
    assert found.files == {"enemy.toml": "# mine"}
    now = await two.pack("pack1")
    assert now is not None
    assert now.version == 2


async def test_old_versions_go_unless_a_table_needs_them(stores: Stores) -> None:
    store = await stores.open()
    await store.add_pack(row(), version(), {}, 5, 50)
    await store.create_table(new_table(pack="pack1@1"))
    for number in range(2, 15):
        assert await store.save_pack(number - 1, version(number))
    kept = [number for number, _ in await store.pack_versions("pack1")]
    assert kept == [1, *range(5, 15)]


async def test_a_table_is_not_made_with_what_is_gone(stores: Stores) -> None:
    store = await stores.open()
    with pytest.raises(StoreFailed):
        await store.create_table(new_table(pack="nowhere@1"))


async def test_what_a_table_needs_outlives_its_owners_wish(stores: Stores) -> None:
    store = await stores.open()
    await store.add_pack(row(), version(), {"a.webp": b"x"}, 5, 50)
    await store.save_pack(1, version(2))
    await store.create_table(new_table(pack="pack1@2"))
    await store.remove_pack("pack1")
    assert await store.packs_of(ADA) == []
    assert [number for number, _ in await store.pack_versions("pack1")] == [2]
    assert await store.picture("pack1", "a.webp") == b"x"
    assert not await store.save_pack(2, version(3)), "it is nobody's"
    await store.add_pack(row("pack2"), version(pack="pack2"), {"a.webp": b"x"}, 5, 50)
    await store.remove_pack("pack2")
    assert await store.pack("pack2") is None
    assert await store.pictures("pack2") == []


async def test_names_links_trials_and_pictures_are_noted(stores: Stores) -> None:
    store = await stores.open()
    await store.add_pack(row(), version(), {}, 5, 50)
    await store.name_pack("pack1", "Other")
    await store.share_pack("pack1", "secret")
    await store.note_trial("pack1", 1, "ok")
    assert await store.pack("pack1") == replace(row(), name="Other", share="secret")
    found = await store.pack_version("pack1", 1)
    assert found is not None
    assert found.trial == "ok"
    assert await store.add_picture("pack1", "a.webp", b"1", 20, 1)
    assert await store.add_picture("pack1", "a.webp", b"2", 20, 1)
    assert await store.picture("pack1", "a.webp") == b"1"
    assert not await store.add_picture("pack1", "b.webp", b"1", 20, 1)
    assert not await store.add_picture("nowhere", "a.webp", b"1", 20, 1)
