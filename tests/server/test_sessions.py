"""Signing in and out, the devices a person is known on, and guessing passwords."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.people import Person, closing_code, new_name
from tests.server.servers import LIMITS, Server, running

from quartier.server.limits import Bucket
from quartier.server.sessions import SEEN_SECONDS, YEAR_SECONDS, device_of
from quartier.server.storage.database import Database
from quartier.server.storage.schema import SESSION

People = Callable[..., list[Person]]

PASSWORD = "analytical engine"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def new_account(server: Server) -> tuple[Person, str]:
    ada = Person(server.url, "Ada")
    name = new_name("ada")
    ada.post("/api/account", account=name, password=PASSWORD)
    return ada, name


def signed_in(server: Server, name: str, password: str = PASSWORD) -> Person:
    """The same person on another device."""
    device = Person(server.url)
    device.post("/api/sign-in", account=name, password=password)
    return device


def copy_of(person: Person) -> Person:
    """Somebody who has got hold of a cookie."""
    thief = Person(person.url)
    thief.http.cookies.set("quartier", person.http.cookies["quartier"], domain="127.0.0.1")
    return thief


def test_signing_out_ends_the_session_for_good(people: People) -> None:
    [ada] = people("Ada")
    thief = copy_of(ada)
    assert thief.get("/api/me")["name"] == "Ada"
    assert ada.http.post("/api/sign-out").status_code == 204
    assert ada.get("/api/me") is None
    assert thief.get("/api/me") is None
    assert thief.closed_with("/ws/me") == 4003


def test_connections_end_with_their_session(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    news, look = ada.connect("/ws/me"), ada.look(table)
    ada.http.post("/api/sign-out")
    assert closing_code(news) == 4001
    assert look.closing_code() == 4001


def test_who_only_watches_is_not_disturbed_by_others_signing_out(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random", public=True)
    stale = Person(ada.url)
    stale.http.cookies.set("quartier", "of a session that is over")
    watching = stale.look(table)
    ada.http.post("/api/sign-out")
    assert watching.say("ping")["type"] == "done"


def test_devices_are_listed_and_signed_out_one_by_one(server: Server) -> None:
    ada, name = new_account(server)
    phone = Person(server.url)
    phone.http.headers["user-agent"] = FIREFOX
    phone.post("/api/sign-in", account=name, password=PASSWORD)
    listed = phone.get("/api/me/sessions")
    assert [(session["device"], session["here"]) for session in listed] == [
        ("Firefox, Linux", True),
        ("", False),
    ]
    assert phone.http.cookies["quartier"] not in str(listed)
    news = ada.connect("/ws/me")
    phone.delete(f"/api/me/sessions/{listed[1]['id']}")
    assert closing_code(news) == 4001
    assert ada.get("/api/me") is None
    assert phone.get("/api/me")["account"] == name


def test_all_other_devices_are_signed_out_at_once(server: Server) -> None:
    ada, name = new_account(server)
    others = [signed_in(server, name) for _ in range(2)]
    bystander = Person(server.url, "Ben")
    ada.delete("/api/me/sessions")
    assert bystander.get("/api/me")["name"] == "Ben"
    assert [other.get("/api/me") for other in others] == [None, None]
    assert len(ada.get("/api/me/sessions")) == 1


def test_nobody_ends_the_sessions_of_others(people: People) -> None:
    ada, eve = people("Ada", "Eve")
    [session] = ada.get("/api/me/sessions")
    eve.delete(f"/api/me/sessions/{session['id']}", status=404)
    assert ada.get("/api/me")["name"] == "Ada"
    assert Person(ada.url).http.get("/api/me/sessions").status_code == 401


def test_a_new_password_signs_the_other_devices_out(server: Server) -> None:
    ada, name = new_account(server)
    phone = signed_in(server, name)
    refused = ada.post("/api/account/password", status=403, old="wrong one", password="a new one!")
    assert refused["key"] == "refusal-old-password"
    ada.post("/api/account/password", status=204, old=PASSWORD, password="a new one!")
    assert phone.get("/api/me") is None
    assert ada.get("/api/me")["account"] == name
    old = phone.post("/api/sign-in", status=403, account=name, password=PASSWORD)
    assert old["key"] == "refusal-wrong-password"
    assert signed_in(server, name, "a new one!").get("/api/me")["account"] == name


def test_a_guest_has_no_password_to_change(people: People) -> None:
    [ada] = people("Ada")
    refused = ada.post("/api/account/password", status=409, old="", password="a new one!")
    assert refused["key"] == "refusal-no-account"


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("short", "refusal-password"),
        ("Password1", "refusal-password-easy"),
        ("aaaabbbb", "refusal-password-easy"),
        ("{name}!1", "refusal-password-name"),
    ],
)
def test_a_password_that_is_guessed_soon_is_refused(
    server: Server, password: str, key: str
) -> None:
    ada, name = new_account(server)
    password = password.format(name=name)
    refused = ada.post("/api/account/password", status=400, old=PASSWORD, password=password)
    assert refused["key"] == key
    ben = Person(server.url, "Ben")
    other = name.replace("ada", "ben")
    given = password.replace("ada", "ben")
    assert ben.post("/api/account", status=400, account=other, password=given)["key"] == key


def test_signing_in_elsewhere_ends_what_the_device_was_before(server: Server) -> None:
    _, name = new_account(server)
    phone = Person(server.url, "Somebody")
    before = copy_of(phone)
    phone.post("/api/sign-in", account=name, password=PASSWORD)
    assert before.get("/api/me") is None


async def set_seen(url: str, session: str, seen: float) -> None:
    database = Database(url)
    await database.open()
    this = sa.update(SESSION).where(SESSION.c.hash == session)
    await database.write(this.values(seen=seen))
    await database.close()


def test_a_session_nobody_used_for_a_year_is_over(people: People, server: Server) -> None:
    [ada] = people("Ada")
    [session] = ada.get("/api/me/sessions")

    def age(seconds: float) -> None:
        asyncio.run(set_seen(server.config.database, session["id"], time.time() - seconds))

    age(SEEN_SECONDS - 60)
    ada.get("/api/me")
    assert time.time() - ada.get("/api/me/sessions")[0]["seen"] > SEEN_SECONDS - 100
    age(SEEN_SECONDS + 60)
    ada.get("/api/me")
    assert time.time() - ada.get("/api/me/sessions")[0]["seen"] < 100
    age(YEAR_SECONDS + 60)
    assert ada.get("/api/me") is None


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.0", ""),
    ],
)
def test_of_a_browser_only_its_name_and_system_are_kept(agent: str, device: str) -> None:
    assert device_of(agent) == device


@pytest.fixture(scope="module")
def strict(new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server where an account has two tries and then waits long."""
    limits = msgspec.structs.replace(
        LIMITS, passwords_per_name_per_second=0.01, password_name_burst=2
    )
    with running(new_database("sqlite"), limits=limits) as server:
        yield server


def test_strangers_who_guess_do_not_lock_the_owner_out(strict: Server) -> None:
    ada, name = new_account(strict)
    ada.http.post("/api/sign-out")
    guesses = [Person(strict.url) for _ in range(3)]
    answers = [
        guess.http.post("/api/sign-in", json={"account": name.upper(), "password": "guessed it"})
        for guess in guesses
    ]
    assert [answer.status_code for answer in answers] == [403, 403, 429]
    refused = answers[2].json()
    assert refused["key"] == "refusal-tries"
    assert 90 <= refused["facts"]["seconds"] <= 100
    # Not even the right password helps a device nobody has used before.
    stranger = Person(strict.url)
    stranger.post("/api/sign-in", status=429, account=name, password=PASSWORD)
    # The owner's own device has tries of its own, and they are limited, too.
    ada.post("/api/sign-in", account=name, password=PASSWORD)
    thief = Person(strict.url)
    thief.http.cookies.set("quartier-device", ada.http.cookies["quartier-device"])
    tries = [
        thief.http.post("/api/sign-in", json={"account": name, "password": "guessed it"})
        for _ in range(3)
    ]
    assert [answer.status_code for answer in tries] == [403, 403, 429]


def test_names_that_do_not_exist_are_limited_alike(strict: Server) -> None:
    somebody = Person(strict.url)
    wrong = {"account": "nobody at all", "password": "guessed it"}
    tries = [somebody.http.post("/api/sign-in", json=wrong).status_code for _ in range(3)]
    assert tries == [403, 403, 429]


def test_the_old_password_is_not_guessed_from_a_stolen_session(strict: Server) -> None:
    _, name = new_account(strict)
    ada = signed_in(strict, name)
    body = {"old": "guessed it", "password": "a new one!"}
    tries = [ada.http.post("/api/account/password", json=body).status_code for _ in range(3)]
    assert tries[-1] == 429


def test_a_bucket_says_when_to_come_again() -> None:
    bucket = Bucket(rate=0.1, burst=1)
    assert bucket.wait == 0
    bucket.take()
    assert 9 < bucket.wait <= 10
