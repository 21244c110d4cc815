"""Messages to a browser are made as the standards say, and tell the push service between nothing."""

from __future__ import annotations

import json

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from tests.server.push_stand_in import PushedTo, claims_of

from vortex.server.push_message import Signature, decoded, encoded, encrypted, is_key, padded

ENDPOINT = "https://push.example.net/to/one"


def test_the_example_of_the_standard_comes_out() -> None:
    """RFC 8291, section 5."""
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sender = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded(key),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        derive_private_key(sender, SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_it_and_all_are_equally_long() -> None:
    browser = PushedTo(ENDPOINT)
    texts = [{"title": title} for title in ("a", "Your turn: a game with a long name")]
    bodies = [encrypted(padded(json.dumps(text).encode()), browser.public, browser.secret) for text in texts]
    assert [browser.read(body) for body in bodies] == texts
    assert len({len(body) for body in bodies}) == 1
    assert b"Your turn" not in b"".join(bodies)


def test_the_sender_is_the_same_after_every_start_and_names_its_contact() -> None:
    signature = Signature(b"k" * 32, "mailto:host@example.org")
    claims, key = claims_of(signature.header(ENDPOINT, 1_000_000.5))
    assert claims == {
        "aud": "https://push.example.net",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert key == signature.public == Signature(b"k" * 32, "mailto:other@example.org").public
    assert key != Signature(b"l" * 32, "mailto:host@example.org").public


def test_a_point_beside_the_curve_is_no_key() -> None:
    public = PushedTo(ENDPOINT).public
    assert is_key(public)
    assert not is_key(public[:-1] + bytes([public[-1] ^ 1]))
    assert not is_key(b"\x04" + bytes(64))
