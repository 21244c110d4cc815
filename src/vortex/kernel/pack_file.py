"""A pack as one file: a zip of TOML files, and pictures in a folder of their own.

Whatever the file is, reading it takes little memory and little time: nothing is unpacked further than it may be large,
nothing is written anywhere, and names lead nowhere.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from vortex.kernel.words import Words, say

PICTURES = "pictures"
MOST_ZIPPED = 16 << 20
_MOST_TEXT = 1 << 20
"""Bytes of all TOML files together."""
_MOST_PICTURE = 4 << 20
_MOST_FILES = 200
_READ_ME = "README.txt"
_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}\.toml")
_PICTURE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}\.(png|jpg|jpeg|webp)")
_LITTER = re.compile(r"__MACOSX/.*|(.*/)?(\.DS_Store|Thumbs\.db|desktop\.ini)")
_SYMLINK = 0o120000
_WHEN = (1980, 1, 1, 0, 0, 0)


class PackFileError(ValueError):
    """A file that is no pack. `words` say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


class Unzipped(NamedTuple):
    """By their names. Pictures are as they came: whoever shows them must not trust them."""

    files: dict[str, bytes]
    pictures: dict[str, bytes]


def is_picture(name: str) -> bool:
    """Whether a picture of a pack may be called so."""
    return _PICTURE.fullmatch(name) is not None


def zipped(files: Mapping[str, bytes], pictures: Mapping[str, bytes], read_me: str = "") -> bytes:
    """The same files give the same bytes."""
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        texts = {_READ_ME: read_me.encode()} if read_me else {}
        named = {f"{PICTURES}/{name}": content for name, content in sorted(pictures.items())}
        for name, content in [*texts.items(), *sorted(files.items()), *named.items()]:
            archive.writestr(ZipInfo(name, _WHEN), content, ZIP_DEFLATED)
    return target.getvalue()


def unzip(data: bytes) -> Unzipped:
    try:
        with ZipFile(BytesIO(data)) as archive:
            return _unzipped(archive)
    except (
        BadZipFile,
        EOFError,
        zlib.error,
        NotImplementedError,
        RuntimeError,
        ValueError,
        OSError,
    ) as error:
        if isinstance(error, PackFileError):
            raise
        # It is cut off, damaged, encrypted or compressed in a way of its own.
        raise PackFileError(say("pack-file-broken")) from error


def _unzipped(archive: ZipFile) -> Unzipped:
    infos = [
        info for info in archive.infolist() if not info.is_dir() and not _LITTER.fullmatch(info.filename)
    ]
    if len(infos) > _MOST_FILES:
        raise PackFileError(say("pack-file-many", most=str(_MOST_FILES)))
    found = Unzipped({}, {})
    root = _root([info.filename for info in infos])
    left = _MOST_TEXT
    for info in infos:
        name = info.filename.removeprefix(root)
        folder, _, picture = name.partition("/")
        is_of_pack = _FILE.fullmatch(name) is not None
        if name == _READ_ME:
            continue
        if not is_of_pack and not (folder == PICTURES and is_picture(picture)):
            raise PackFileError(say("pack-file-name", name=_shown(info.filename)))
        if (
            info.compress_type not in (ZIP_STORED, ZIP_DEFLATED)
            or info.external_attr >> 16 & 0o170000 == _SYMLINK
        ):
            raise PackFileError(say("pack-file-broken"))
        kept, key = (found.files, name) if is_of_pack else (found.pictures, picture)
        if key in kept:
            raise PackFileError(say("pack-file-twice", name=_shown(name)))
        most = left if is_of_pack else _MOST_PICTURE
        kept[key] = _read(archive, info, most)
        left -= len(kept[key]) if is_of_pack else 0
        if sum(map(len, found.pictures.values())) > MOST_ZIPPED:
            raise PackFileError(say("pack-file-large"))
    if not found.files:
        raise PackFileError(say("pack-file-empty"))
    return found


def _read(archive: ZipFile, info: ZipInfo, most: int) -> bytes:
    """What a file claims of its size is not believed."""
    with archive.open(info) as packed:
        content = packed.read(most + 1)
        if len(content) > most:
            raise PackFileError(say("pack-file-large"))
        return content


def _root(names: list[str]) -> str:
    """The one folder that all lies in, where somebody has zipped a folder rather than what is in it."""
    tops = {name.partition("/")[0] for name in names}
    top = next(iter(tops), "")
    is_one = len(tops) == 1 and all("/" in name for name in names) and top not in (PICTURES, "", ".", "..")
    return f"{top}/" if is_one else ""


def _shown(name: str) -> str:
    return repr(name if len(name) <= 60 else name[:60] + "…")
