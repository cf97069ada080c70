"""Guests, accounts, and how people are reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import Person
from tests.server.servers import Server

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


def test_mail_addresses_are_looked_at(people: People) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/me/reach", status=400, email="ada")["key"] == "refusal-email"
    assert ada.post("/api/me/reach", email="ada@example.org")["email"] == "ada@example.org"
