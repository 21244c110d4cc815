"""Pictures that people bring: nothing of the file is left but what can be seen, and nothing in it does harm."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from io import BytesIO

import pytest
from PIL import Image

from vortex.kernel.chance import FastChance
from vortex.server.pictures import SIDE, clean_picture


def encoded(kind: str, mode: str = "RGB", size: tuple[int, int] = (80, 60), **more: object) -> bytes:
    target = BytesIO()
    Image.new(mode, size, 120 if mode in ("L", "P") else None).save(target, kind, **more)
    return target.getvalue()


def opened(content: bytes) -> Image.Image:
    found = clean_picture(content)
    assert found
    return Image.open(BytesIO(b64decode(found)))


@pytest.mark.parametrize(
    "content",
    [
        encoded("PNG"), encoded("PNG", "RGBA"), encoded("PNG", "P"), encoded("PNG", "L"), encoded("JPEG"),
        encoded("WEBP"), encoded("PNG", size=(3000, 20)), encoded("JPEG", "CMYK"),
    ],
)  # fmt: skip
def test_png_jpeg_and_webp_become_webp(content: bytes) -> None:
    image = opened(content)
    assert image.format == "WEBP"
    assert max(image.size) <= SIDE


def test_what_was_written_beside_the_picture_is_gone() -> None:
    exif = Image.Exif()
    exif[0x010E] = "secret place"
    exif[0x0112] = 6
    content = encoded("JPEG", size=(80, 40), exif=exif.tobytes(), comment=b"secret place")
    assert b"secret place" in content
    image = opened(content)
    assert image.size == (40, 80), "it stands upright"
    assert not image.getexif()
    assert b"secret" not in b64decode(clean_picture(content))
    assert b"secret" not in b64decode(clean_picture(encoded("PNG") + b"secret"))


def bomb(side: int) -> bytes:
    """Says that it is large, and would be were it decoded."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">L", len(data)) + kind + data + struct.pack(">L", zlib.crc32(kind + data))

    head = struct.pack(">LLBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 1_000_000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    "content",
    [
        b"", b"x", b"GIF89a" + b"\0" * 50, b"BM" + b"\0" * 60, b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"%PDF-1.4",
        bomb(100_000), bomb(7_000), encoded("PNG")[:-30], encoded("JPEG")[:200], encoded("PNG", size=(4, 4)),
        encoded("GIF", "P"), encoded("TIFF"), encoded("BMP"),
    ],
)  # fmt: skip
def test_anything_else_is_none(content: bytes) -> None:
    assert clean_picture(content) == ""


def test_spoilt_pictures_are_refused_or_become_pictures() -> None:
    luck = FastChance(7)
    whole = [encoded("PNG", size=(20, 20)), encoded("JPEG", size=(20, 20)), encoded("WEBP", size=(20, 20))]
    for number in range(300):
        content = bytearray(whole[number % 3])
        for _ in range(1 + luck.below(4)):
            content[luck.below(len(content))] = luck.below(256)
        found = clean_picture(bytes(content))
        assert not found or Image.open(BytesIO(b64decode(found))).format == "WEBP"
