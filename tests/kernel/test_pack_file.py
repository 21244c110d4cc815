"""A pack as one file: what is in it comes out again, and what is no pack is refused in words."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from vortex.kernel.pack import PackError, PackFiles, read_pictures
from vortex.kernel.pack_file import PackFileError, unzip, zipped

CARD = b'[[card]]\nkey = "lamp"\npicture = "lamp.webp"\n'


def packed(*files: tuple[str, bytes], way: int = ZIP_DEFLATED) -> bytes:
    target = BytesIO()
    with ZipFile(target, "w", way) as archive:
        for name, content in files:
            archive.writestr(ZipInfo(name), content, way)
    return target.getvalue()


TWICE = packed(("aa.toml", CARD), ("ab.toml", CARD)).replace(b"ab.toml", b"aa.toml")


def test_what_is_zipped_comes_out_again_and_is_always_the_same_file() -> None:
    whole = zipped({"cards.toml": CARD}, {"lamp.webp": b"picture"}, "Read me.")
    assert whole == zipped({"cards.toml": CARD}, {"lamp.webp": b"picture"}, "Read me.")
    assert unzip(whole) == ({"cards.toml": CARD}, {"lamp.webp": b"picture"})


def test_a_zipped_folder_is_a_pack_too_with_what_systems_leave_in_it() -> None:
    found = unzip(
        packed(
            ("mine/cards.toml", CARD),
            ("mine/pictures/lamp.webp", b"picture"),
            ("mine/.DS_Store", b""),
            ("__MACOSX/mine/._cards.toml", b"x"),
        )
    )
    assert found == ({"cards.toml": CARD}, {"lamp.webp": b"picture"})


def test_a_zip_file_is_read_where_a_folder_is(tmp_path: Path) -> None:
    place = tmp_path / "mine.zip"
    place.write_bytes(zipped({"cards.toml": CARD}, {"lamp.webp": b"picture"}))
    files = PackFiles(place)
    assert [entry.id for entry in files.entries] == [("card", "lamp")]
    assert files.pictures == {"lamp.webp"}
    assert read_pictures(place) == {"lamp.webp": b"picture"}
    place.write_bytes(b"PK")
    with pytest.raises(PackError, match=r"mine\.zip: this is not a zip file"):
        PackFiles(place)


@pytest.mark.parametrize(
    "name",
    [
        "../cards.toml", "/cards.toml", "..\\cards.toml", "C:\\cards.toml", "pictures/../../cards.toml",
        "sub/deep/x.toml",
        "run.sh", "pictures/lamp.svg", "pictures/lamp.webp/x.webp", "pictures/.webp",
        "a" * 70 + ".toml",
        "<script>.toml", "pictures/lamp.PNG", "\u202etoml.exe",
    ],
)  # fmt: skip
def test_names_lead_nowhere(name: str) -> None:
    with pytest.raises(PackFileError, match=r"is no file of a pack"):
        unzip(packed(("cards.toml", CARD), (name, b"x")))


def test_bombs_are_not_unpacked() -> None:
    with pytest.raises(PackFileError, match="too large"):
        unzip(packed(("cards.toml", b"#" * (64 << 20))))
    with pytest.raises(PackFileError, match="too large"):
        unzip(packed(("cards.toml", CARD), ("pictures/a.png", b"\0" * (64 << 20))))
    with pytest.raises(PackFileError, match="too large"):
        unzip(packed(*((f"{number}.toml", b"#" * (1 << 19)) for number in range(4))))
    with pytest.raises(PackFileError, match="too large"):
        unzip(packed(("c.toml", CARD), *((f"pictures/{n}.png", b"\0" * (3 << 20)) for n in range(9))))
    with pytest.raises(PackFileError, match="more than"):
        unzip(packed(*((f"{number}.toml", b"") for number in range(500))))


def test_a_size_that_is_a_lie_is_not_believed() -> None:
    content = b"#" * (4 << 20)
    data = packed(("cards.toml", content))
    lie = data.replace(struct.pack("<L", len(content)), struct.pack("<L", 10))
    with pytest.raises(PackFileError):
        unzip(lie)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"PK\x05\x06", b"not a zip", packed(), packed(("pictures/a.png", b"x")),
        packed(("a.toml", CARD), way=ZIP_BZIP2), TWICE,
        packed(("a.toml", CARD))[:-30], zlib.compress(CARD),
    ],
)  # fmt: skip
def test_what_is_no_pack_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(PackFileError, match=r"\w+ \w+ \w+"):
        unzip(data)


def test_links_and_what_is_encrypted_are_refused() -> None:
    link = ZipInfo("cards.toml")
    link.external_attr = 0o120777 << 16
    target = BytesIO()
    with ZipFile(target, "w") as archive:
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(PackFileError, match="broken"):
        unzip(target.getvalue())
    locked = bytearray(packed(("cards.toml", CARD)))
    for header, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        locked[locked.find(header) + flags] |= 1
    with pytest.raises(PackFileError, match="broken"):
        unzip(bytes(locked))
