"""Messages for browsers, sealed so that the push services between cannot read them.

RFC 8291 says how a message is sealed for a subscription, RFC 8292 how a server shows who it is.
"""

from __future__ import annotations

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
NUMBER_BYTES = 32
SALT_BYTES = 16
AUTH_BYTES = 16
RECORD_BYTES = 4_096
LAST_RECORD = b"\x02"
# A day is the most services take; a clock may be off by some hours.
TOKEN_SECONDS = 43_200


def text_of(data: bytes) -> str:
    """Bytes as the standards write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """What was written so; a ValueError if nothing was."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return text_of(number.to_bytes(NUMBER_BYTES, "big"))


def key_of(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(kept), "big"), CURVE)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def can_be_sealed_for(p256dh: str, auth: str) -> bool:
    """Whether these are keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(p256dh))
        return len(bytes_of(auth)) == AUTH_BYTES
    except ValueError:
        return False


def sealed(
    message: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message only the browser with these keys reads; key and salt are drawn unless given."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    theirs, ours = bytes_of(p256dh), point_of(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, 32, bytes_of(auth), b"WebPush: info\0" + theirs + ours)
    cipher = AESGCM(_derived(secret, 16, salt, b"Content-Encoding: aes128gcm\0"))
    nonce = _derived(secret, 12, salt, b"Content-Encoding: nonce\0")
    head = salt + struct.pack(">IB", RECORD_BYTES, len(ours)) + ours
    return head + cipher.encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, length: int, salt: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, now: float) -> str:
    """What tells the push service at an origin that a message comes from us."""
    claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
    parts = [
        text_of(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    body = ".".join(parts)
    numbers = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={body}.{text_of(signature)}, k={text_of(point_of(key.public_key()))}"
