"""Browsers that tell people something, through a push service that reads what it should not."""

from __future__ import annotations

import struct
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.people import Json, Person
from tests.server.servers import Server

from quartier.server.sealing import (
    CURVE,
    bytes_of,
    can_be_sealed_for,
    key_of,
    point_of,
    sealed,
    text_of,
)

People = Callable[..., list[Person]]
SECONDS = 20


class Browser:
    """What a browser knows of its subscription, and nobody else."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes it"

    def subscription(self, endpoint: str) -> Json:
        point = point_of(self.key.public_key())
        return {"endpoint": endpoint, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Open a message as RFC 8291 has it."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender, box = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        mine = point_of(self.key.public_key())
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        secret = derived(shared, 32, self.auth, b"WebPush: info\0" + mine + sender)
        cipher = AESGCM(derived(secret, 16, salt, b"Content-Encoding: aes128gcm\0"))
        opened = cipher.decrypt(derived(secret, 12, salt, b"Content-Encoding: nonce\0"), box, None)
        message, end = opened[:-1], opened[-1:]
        assert end == b"\x02"
        return message


def derived(secret: bytes, length: int, salt: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Service:
    """A push service: keeps what it is given, and answers as it is told to."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 201
        self.given: Queue[tuple[str, dict[str, str], bytes]] = Queue()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.given.get(timeout=SECONDS)


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(here.status)
            self.end_headers()
            here.given.put((self.path, headers, body))

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            """Say nothing."""

    listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Service(f"http://127.0.0.1:{listener.server_port}")
    thread = threading.Thread(target=listener.serve_forever)
    thread.start()
    yield here
    listener.shutdown()
    thread.join()
    listener.server_close()


def test_a_message_is_sealed_as_the_standard_s_example_is() -> None:
    """The worked example of RFC 8291, section 5."""
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text_of(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )


def said(token: str, key: str) -> Any:
    """What a signed word claims, if it was signed with that key."""
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    public.verify(
        encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    return msgspec.json.decode(bytes_of(claims))


def test_a_browser_tells_whose_turn_it_is_and_nobody_between_can_read_it(
    people: People, server: Server, service: Service
) -> None:
    ada, ben = people("Ada", "Ben")
    ada.post("/api/me", name="Ada", language="fr")
    key = ada.get("/api/me/push")
    assert not key["here"]
    browser = Browser()
    ada.post("/api/me/push", status=204, **browser.subscription(f"{service.url}/ada"))
    assert ada.get("/api/me/push") == {"key": key["key"], "here": True}
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    path, headers, body = service.next()
    assert b"7 Wonders" not in body
    assert path == "/ada"
    assert msgspec.json.decode(browser.read(body)) == {
        "text": "7 Wonders : c'est à vous de jouer",
        "language": "fr",
        "link": f"/t/{table['id']}",
        "topic": table["id"],
    }
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table["id"])
    assert int(headers["ttl"]) <= 86_400
    scheme, token, shown = headers["authorization"].replace(",", "").split(" ")
    assert (scheme, shown) == ("vapid", f"k={key['key']}")
    claims = said(token.removeprefix("t="), key["key"])
    assert (claims["aud"], claims["sub"]) == (service.url, server.url)
    assert time.time() < claims["exp"] < time.time() + 86_400


def test_who_is_away_for_good_or_does_not_want_it_is_not_told(
    people: People, service: Service
) -> None:
    """Each of these has a table whose turn comes before that of somebody who is told."""
    unasked, quiet, signed_out, stopped, moved, told, ben = people(
        "Una", "Quinn", "Sid", "Stan", "Moe", "Tess", "Ben"
    )
    asking = (quiet, signed_out, stopped, moved, told)
    browsers = {person: Browser() for person in asking}
    for number, (person, browser) in enumerate(browsers.items()):
        wanted = browser.subscription(f"{service.url}/{number}")
        person.post("/api/me/push", status=204, **wanted)
    begin, end = (time.strftime("%H:%M", time.gmtime(time.time() + by)) for by in (-3_600, 7_200))
    quiet.post("/api/me/quiet", quiet={"begin": begin, "end": end, "zone": "UTC"})
    stopped.delete("/api/me/push")
    # In the browser of one of them somebody else is known now.
    wanted = browsers[told].subscription(f"{service.url}/3")
    told.post("/api/me/push", status=204, **wanted)
    tables = []
    for person in (unasked, quiet, signed_out, stopped, moved, told):
        table = person.new_table("me", "open", "random")
        if person is signed_out:
            person.post("/api/sign-out", status=204)
        ben.join(table)
        tables.append(table["id"])
    path, _, body = service.next()
    assert path == "/3"
    assert msgspec.json.decode(browsers[told].read(body))["topic"] == tables[-1]
    with pytest.raises(Empty):
        service.given.get(timeout=0.2)


def test_a_browser_that_is_gone_is_forgotten(people: People, service: Service) -> None:
    ada, ben = people("Ada", "Ben")
    ada.post("/api/me/push", status=204, **Browser().subscription(f"{service.url}/ada"))
    for status, here in ((503, True), (410, False)):
        service.status = status
        ben.join(ada.new_table("me", "open", "random"))
        service.next()
        end = time.monotonic() + SECONDS
        while ada.get("/api/me/push")["here"] != here:
            assert time.monotonic() < end
            time.sleep(0.02)


def test_what_cannot_be_sealed_for_or_called_is_refused(people: People) -> None:
    [ada] = people("Ada")
    good = Browser().subscription("https://push.example.org/1")
    assert can_be_sealed_for(good["p256dh"], good["auth"])
    for wrong in (
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"endpoint": "https://:80"},
        {"p256dh": "A"},
    ):
        refused = ada.post("/api/me/push", status=400, **{**good, **wrong})
        assert refused["key"] == "refusal-push"
    ada.post("/api/me/push", status=400, **{**good, "endpoint": "ftp://example.org"})
    assert not ada.get("/api/me/push")["here"]
