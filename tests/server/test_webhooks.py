"""Webhooks: whom they reach, whom they must not, and that no bad one costs another notice."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import msgspec
import pytest
from tests.server.mail import mail_server
from tests.server.people import Person
from tests.server.servers import running

from quartier.server import webhooks
from quartier.server.webhooks import NotCalled, call, is_public

People = Callable[..., list[Person]]
SECONDS = 20
Hook = tuple[str, list[bytes], threading.Event]


@pytest.fixture
def hook() -> Iterator[Hook]:
    """An address that keeps what is posted to it."""
    posted: list[bytes] = []
    came = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            posted.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(302)
            self.send_header("location", "/elsewhere")
            self.end_headers()
            came.set()

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            """Say nothing."""

    listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listener.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{listener.server_port}/hook", posted, came
    listener.shutdown()
    thread.join()
    listener.server_close()


def test_a_webhook_is_called_when_it_is_my_turn_and_redirects_are_not_followed(
    people: People, hook: Hook
) -> None:
    address, posted, came = hook
    ada, ben = people("Ada", "Ben")
    assert ada.post("/api/me/reach", webhook=address)["webhook"] == address
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    assert came.wait(10)
    [body] = posted
    assert msgspec.json.decode(body)["table"] == table["id"]


def test_nobody_is_called_in_their_quiet_hours(people: People, hook: Hook) -> None:
    address, posted, came = hook
    ada, ben = people("Ada", "Ben")
    ada.post("/api/me/reach", webhook=address)
    begin, end = (time.strftime("%H:%M", time.gmtime(time.time() + by)) for by in (-3_600, 7_200))
    ada.post("/api/me/quiet", quiet={"begin": begin, "end": end, "zone": "UTC"})
    quiet = ada.new_table("me", "open", "random")
    ben.join(quiet)
    ada.post("/api/me/quiet", quiet=None)
    loud = ada.new_table("me", "open", "random")
    ben.join(loud)
    assert came.wait(10)
    assert [msgspec.json.decode(body)["table"] for body in posted] == [loud["id"]]


NO_ADDRESSES = [
    *("ftp://example.org", "javascript:alert(1)", "http://a b", "http://[", "http://[::1"),
    *("http://example.org:99999", "http://example.org:x", "http://:80", "https://", "http://a:0"),
]


@pytest.mark.parametrize("webhook", NO_ADDRESSES)
def test_an_address_that_is_no_webhook_is_refused(people: People, webhook: str) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me/reach", status=400, webhook=webhook)["key"] == "refusal-webhook"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1"),
        *("203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fe80::1%lo", "fc00::1", "fd12::1", "fec0::1", "ff02::1"),
        # Older addresses inside newer ones: mapped, compatible, translated, tunnelled.
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:7f00:1", "::7f00:1", "::8.8.8.8"),
        *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "2002:7f00:1::"),
        *("2002:a9fe:a9fe::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:2::1", "2001:10::1"),
        *("2001:db8::1", "3fff::1", "100::1", "5f00::1", "4000::1"),
    ],
)
def test_webhooks_reach_no_address_of_this_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "2a00::1"])
def test_webhooks_reach_public_addresses(address: str) -> None:
    assert is_public(address)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every name mean these addresses."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 80)) for one in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["64:ff9b::a00:1"], ["2002:a00:1::"], []]
)
def test_a_name_that_also_means_a_place_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    resolving(monkeypatch, *addresses)
    with pytest.raises(NotCalled, match="no public address"):
        asyncio.run(call("http://name.example/", b"", local_allowed=False))


def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch, hook: Hook
) -> None:
    """A name that means something else a moment later gains nothing."""
    address, posted, came = hook
    times: list[str] = []
    known = socket.getaddrinfo

    def once(host: str, *rest: object, **more: object) -> object:
        if host == "name.example":
            times.append(host)
            host = "127.0.0.1" if len(times) == 1 else "127.0.0.2"
        return known(host, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", once)
    named = address.replace("127.0.0.1", "name.example")
    asyncio.run(call(named, b"{}", local_allowed=True))
    assert came.wait(SECONDS)
    assert (times, posted) == (["name.example"], [b"{}"])


@pytest.mark.parametrize(
    "url", [*NO_ADDRESSES, "http://" + "a" * 300, "http://\u3002.example/", "http://x..y/"]
)
def test_whatever_is_wrong_with_an_address_it_is_only_not_called(url: str) -> None:
    """Also with those that were stored before they were looked at."""
    with pytest.raises(NotCalled):
        asyncio.run(call(url, b"", local_allowed=True))


@pytest.fixture
def dripping() -> Iterator[str]:
    """An address that answers for ever, a little at a time."""
    ended = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not ended.wait(0.05):
                try:
                    self.wfile.write(b"x-more: and more\r\n")
                except OSError:
                    return

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            """Say nothing."""

    listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listener.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{listener.server_port}/"
    ended.set()
    listener.shutdown()
    thread.join()
    listener.server_close()


def test_an_answer_without_end_is_given_up(dripping: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    with pytest.raises(NotCalled):
        asyncio.run(call(dripping, b"", local_allowed=True))


def test_one_bad_address_costs_nobody_a_notice(
    new_database: Callable[[str], str], hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada's webhook fails as nothing was meant to; her letter and Ben's webhook still go out."""
    address, posted, came = hook
    called = webhooks.call

    async def failing(url: str, body: bytes, *, local_allowed: bool) -> None:
        if "bad.example" in url:
            raise RuntimeError("as nothing was meant to")
        await called(url, body, local_allowed=local_allowed)

    monkeypatch.setattr(webhooks, "call", failing)
    with mail_server() as mailbox, running(new_database("sqlite"), smtp=mailbox.url) as server:
        ada, ben, zoe = (Person(server.url, name) for name in ("Ada", "Ben", "Zoe"))
        ada.post("/api/me/reach", webhook="http://bad.example/", email="ada@example.org")
        ben.post("/api/me/reach", webhook=address)
        table = ada.new_table("me", "open", "open")
        ben.join(table)
        zoe.join(table)
        assert mailbox.letters.get(timeout=SECONDS)["To"] == "ada@example.org"
        assert came.wait(SECONDS)
        assert msgspec.json.decode(posted[0])["table"] == table["id"]


def test_one_slow_name_keeps_nobody_else_waiting(
    people: People, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of her names are being looked up, Ada holds few of the threads for that."""
    address, _, came = hook
    known, woken = socket.getaddrinfo, threading.Event()

    def slow(host: str, *rest: object, **more: object) -> object:
        if host == "slow.example":
            woken.wait(SECONDS)
            raise OSError("no such name")
        return known(host, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    ada.post("/api/me/reach", webhook="http://slow.example/")
    ben.post("/api/me/reach", webhook=address)
    for _ in range(40):
        zoe.join(ada.new_table("me", "open", "random"))
    ben.join(zoe.new_table("me", "open", "random"))
    try:
        assert came.wait(SECONDS / 2)
    finally:
        woken.set()
