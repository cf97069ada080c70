"""Guests, accounts, and how people are reached."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest
from tests.server.people import Person
from tests.server.servers import Server

from quartier.server.webhooks import is_public

People = Callable[..., list[Person]]


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    somebody = Person(server.url)
    answer = somebody.http.post("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    forged = Person(server.url)
    forged.http.cookies.set("quartier", somebody.http.cookies["quartier"][:-2] + "xx")
    assert forged.get("/api/me") is None


def test_a_nickname_can_be_changed(people: People) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me", name="Ada L", language="fr")["name"] == "Ada L"
    assert ada.get("/api/me")["language"] == "fr"


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "x" * 25, "A\nB", "A\u0000B", "\u2003"])
def test_a_name_that_cannot_be_read_is_refused(people: People, name: str) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me", status=400, name=name)["key"] == "refusal-name"


def test_an_account_keeps_seats_across_devices(people: People, server: Server) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    name = f"Countess {table['id'][:8]}"
    ada.post("/api/account", account=name, password="analytical engine")
    phone = Person(server.url)
    phone.post("/api/sign-in", account=name.upper(), password="analytical engine")
    assert phone.look(table).sight["seat"] == 0


def test_accounts_are_guarded(people: People, server: Server) -> None:
    ada, ben = people("Ada", "Ben")
    name = f"ada {ada.http.cookies['quartier'][-6:]}"
    account: dict[str, Any] = {"account": name, "password": "long enough"}
    assert ada.post("/api/account", status=400, account=name, password="short")["key"] == (
        "refusal-password"
    )
    ada.post("/api/account", **account)
    assert ada.post("/api/account", status=409, **account)["key"] == "refusal-has-account"
    assert ben.post("/api/account", status=409, **account)["key"] == "refusal-account-taken"
    wrong = {**account, "password": "something else"}
    assert ben.post("/api/sign-in", status=403, **wrong)["key"] == "refusal-wrong-password"
    nobody = {**account, "account": "nobody"}
    assert ben.post("/api/sign-in", status=403, **nobody)["key"] == "refusal-wrong-password"
    assert Person(server.url).post("/api/account", status=401, **account)["key"] == (
        "refusal-no-name"
    )


def test_signing_out_forgets_the_person_on_this_device(people: People) -> None:
    [ada] = people("Ada")
    assert ada.http.post("/api/sign-out").status_code == 204
    assert ada.get("/api/me") is None


@pytest.fixture
def hook() -> Iterator[tuple[str, list[bytes], threading.Event]]:
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

    listener = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listener.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{listener.server_port}/hook", posted, came
    listener.shutdown()
    thread.join()
    listener.server_close()


def test_a_webhook_is_called_when_it_is_my_turn_and_redirects_are_not_followed(
    people: People, hook: tuple[str, list[bytes], threading.Event]
) -> None:
    address, posted, came = hook
    ada, ben = people("Ada", "Ben")
    assert ada.post("/api/me/reach", webhook=address)["webhook"] == address
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    assert came.wait(10)
    [body] = posted
    assert msgspec.json.decode(body)["table"] == table["id"]


@pytest.mark.parametrize("webhook", ["ftp://example.org", "javascript:alert(1)", "http://a b"])
def test_an_address_that_is_no_webhook_is_refused(people: People, webhook: str) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me/reach", status=400, webhook=webhook)["key"] == "refusal-webhook"


def test_mail_addresses_are_looked_at(people: People) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me/reach", status=400, email="ada")["key"] == "refusal-email"
    assert ada.post("/api/me/reach", email="ada@example.org")["email"] == "ada@example.org"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "224.0.0.1", "100.64.0.1"),
    ],
)
def test_webhooks_reach_no_address_of_this_network(address: str) -> None:
    assert not is_public(address)


def test_webhooks_reach_public_addresses() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")
