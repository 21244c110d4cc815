"""A message that only one browser can read (RFC 8291), and who sends it (RFC 8292).

The push service between us and the browser sees that something is sent, by whom, and nothing else: all messages are
equally long.
"""

from __future__ import annotations

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECRET_BYTES = 16
MESSAGE_BYTES = 512
"""Of every message, before it is encrypted: what it says, an end mark, and nothing."""
_RECORD_BYTES = 4096
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: its private keys are the numbers from 1 to one less."""
_SIGNED_SECONDS = 12 * 3600


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_key(data: bytes) -> bool:
    """Whether this is the public key of a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), data)
    except ValueError:
        return False
    return True


def encrypted(
    text: bytes, key: bytes, secret: bytes, sender: EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """For the browser with this key and secret. Sender and salt are drawn for each message, but in tests."""
    sender = sender or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    public = _point(sender)
    shared = sender.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key))
    material = _derived(shared, secret, b"WebPush: info\0" + key + public, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(content_key).encrypt(nonce, text + b"\x02", None)


def padded(text: bytes) -> bytes:
    """JSON with blanks at its end, as long as every other."""
    if len(text) > MESSAGE_BYTES:
        raise ValueError(f"a message may have {MESSAGE_BYTES} bytes at most")
    return text.ljust(MESSAGE_BYTES)


class Signature:
    """Says to push services that it is this server which sends: by a key that follows from the store's, so that it is
    the same in all processes and after every start. Browsers subscribe to it."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(hmac.new(key, b"vortex push 1", sha256).digest(), "big")
        self._key = derive_private_key(1 + number % (_ORDER - 1), SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key))

    def header(self, endpoint: str, seconds: float) -> str:
        """`authorization`, at so many seconds since 1970."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(seconds) + _SIGNED_SECONDS,
            "sub": self._contact,
        }
        said = ".".join(
            encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signed = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signed}, k={self.public}"


def _point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
