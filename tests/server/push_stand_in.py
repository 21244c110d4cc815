"""A push service on loopback, and browsers that subscribe to it and can read what they are sent."""

from __future__ import annotations

import hmac
import json
import socket
import threading
from base64 import urlsafe_b64decode
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.patience import wait_until

from vortex.server.push_message import decoded, encoded


class Taken(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushStandIn:
    """Takes what is posted to it, and answers as it is told; `with PushStandIn() as push:`."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.status = 201
        self.is_silent = False
        self._may_go = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.taken.append(Taken(self.path, headers, body))
                if outer.is_silent:
                    outer._may_go.wait()
                self.send_response(outer.status)
                if 300 <= outer.status < 400:
                    self.send_header("location", f"{outer.origin}/elsewhere")
                self.end_headers()

            def log_message(self, *args: Any) -> None: ...

        class Quiet(ThreadingHTTPServer):
            def handle_error(self, request: Any, client_address: Any) -> None: ...

        self._http = Quiet(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._http.server_port}"
        self._thread = threading.Thread(target=self._http.serve_forever, daemon=True)

    def __enter__(self) -> PushStandIn:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._may_go.set()
        self._http.shutdown()
        self._http.server_close()

    def until_taken(self, count: int) -> None:
        wait_until(lambda: len(self.taken) >= count)


class PushedTo:
    """What a browser keeps of its subscription."""

    def __init__(self, endpoint: str, language: str = "en") -> None:
        self.endpoint = endpoint
        self.language = language
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = sha256(endpoint.encode()).digest()[:16]

    def as_json(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "key": encoded(self.public),
            "secret": encoded(self.secret),
            "language": self.language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypted as RFC 8291 says, by other means than the server's."""
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        first = _hmac(self.secret, shared)
        material = _hmac(first, b"WebPush: info\0" + self.public + sender + b"\1")
        second = _hmac(salt, material)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert text[-1] == 2
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What the sender claims, once its signature is checked, and its key."""
    assert authorization.startswith("vapid t=")
    token, key = authorization.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), urlsafe_b64decode(key + "="))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found, key


def nobody_there() -> str:
    """An address at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{free.getsockname()[1]}/gone"


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, sha256).digest()
