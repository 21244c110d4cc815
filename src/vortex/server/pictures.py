"""Pictures that people bring: looked at, made small and written anew, so that nothing of the file is left but what can
be seen. Runs where bots think, never in the server's own process."""

from __future__ import annotations

import warnings
from base64 import b64encode
from io import BytesIO

from PIL import Image, ImageFile, ImageOps

_FORMATS = ("PNG", "JPEG", "WEBP")
_MOST_PIXELS = 40_000_000
"""A larger one is not decoded: a few kilobytes can claim to be billions of pixels."""
SIDE = 640
_MOST_BYTES = 200_000
_QUALITIES = (84, 70, 50, 30)


class NoPicture(ValueError):
    """What came is no picture that we take."""


def clean_picture(content: bytes) -> str:
    """As WebP in base64; empty if it is no picture."""
    try:
        return b64encode(_clean(content)).decode()
    except NoPicture:
        return ""


def _clean(content: bytes) -> bytes:
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    Image.MAX_IMAGE_PIXELS = _MOST_PIXELS
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            with Image.open(BytesIO(content), formats=_FORMATS) as image:
                width, height = image.size
                if not (width >= 8 and height >= 8 and width * height <= _MOST_PIXELS):
                    raise NoPicture
                # JPEGs are made small while they are decoded; of several frames the first is taken.
                image.draft("RGB", (2 * SIDE, 2 * SIDE))
                upright = ImageOps.exif_transpose(image)
                upright.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
                plain = upright.convert("RGBA" if upright.mode in ("RGBA", "LA", "PA", "P") else "RGB")
        except NoPicture:
            raise
        except Exception as error:
            raise NoPicture from error
    # A new picture of the same pixels: whatever else the file held stays behind.
    bare = Image.frombytes(plain.mode, plain.size, plain.tobytes())
    for quality in _QUALITIES:
        target = BytesIO()
        bare.save(target, "WEBP", quality=quality, method=4)
        if target.tell() <= _MOST_BYTES:
            return target.getvalue()
    raise NoPicture
