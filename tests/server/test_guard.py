"""What keeps a server safe: origins, limits, headers, logs; and messages nobody should send."""

from __future__ import annotations

import logging
import random
import socket
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest
from tests.server.people import Look, Person
from tests.server.servers import Server, running

from quartier.core.titles import title_ids
from quartier.server.config import Limits
from quartier.server.limits import Bucket, Buckets, Places

People = Callable[..., list[Person]]


def test_a_foreign_page_cannot_act_for_a_person(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    evil = {"origin": "https://evil.example"}
    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers=evil)
    assert (answer.status_code, answer.json()["key"]) == (403, "refusal-foreign-page")
    assert ada.http.post("/api/me", json={"name": "E"}, headers={"origin": "null"}).is_error
    assert ada.closed_with(f"/ws/tables/{table['id']}", Origin="https://evil.example") == 4003
    assert ada.closed_with("/ws/me", Origin="https://evil.example") == 4003
    own = {"origin": str(ada.http.base_url).rstrip("/")}
    assert ada.http.post("/api/me", json={"name": "Ada"}, headers=own).is_success


def test_every_answer_carries_the_guarding_headers(people: People) -> None:
    [ada] = people("Ada")
    for path in ("/", "/api/offer", "/api/tables/none", "/openapi.json"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_no_secret_stands_in_the_log(people: People, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    ada.get(f"/api/tables/{table['id']}", link=table["link"])
    ada.look(table, table["link"]).close()
    ada.post("/api/account", account=f"a{table['id'][:9]}", password="correct horse")
    ours = [record for record in caplog.records if record.name.startswith("quartier")]
    written = "\n".join(str(vars(record)) for record in ours)
    assert "/api/account" in written
    for secret in (table["link"], ada.http.cookies["quartier"], "correct horse"):
        assert secret not in written


@pytest.fixture(scope="module")
def strict(new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server with little patience."""
    limits = Limits(
        message_burst=5,
        messages_per_second=0.01,
        requests_per_second=0.01,
        request_burst=60,
        passwords_per_second=0.01,
        password_burst=1,
        names_per_second=0.01,
        name_burst=3,
        connections_per_second=0.01,
        connection_burst=4,
        open_tables=2,
        sockets_per_identity=2,
    )
    with running(new_database("sqlite"), limits=limits) as server:
        yield server


def test_limits_hold(strict: Server) -> None:
    ada = Person(strict.url, "Ada")
    table = ada.new_table("me", "open", "open")
    ada.new_table("me", "open", "open")
    seats = [{"me": True}, {}, {}]
    refused = ada.post("/api/tables", status=429, title="sevenwonders", seats=seats)
    assert refused == {"rule": "", "key": "refusal-too-many-tables", "facts": {"most": 2}}
    ada.post(f"/api/tables/{table['id']}/start")
    first, second = ada.look(table), ada.look(table)
    assert ada.closed_with(f"/ws/tables/{table['id']}") == 4010
    for _ in range(6):
        first.socket.send('{"id": 1, "do": "ping"}')
    assert first.closing_code() == 4008
    second.socket.send("x" * 5_000)
    assert second.closing_code() == 4009
    assert [ada.closed_with("/ws/tables/none") for _ in range(2)] == [4004, 4008]
    nobody = {"account": "nobody", "password": "guessed wrong"}
    tries = [ada.http.post("/api/sign-in", json=nobody).status_code for _ in range(2)]
    assert tries == [403, 429]
    named = [ada.http.post("/api/me", json={"name": name}).status_code for name in ("A", "B", "C")]
    assert named == [200, 200, 429]
    answers = [ada.http.get("/api/me").status_code for _ in range(60)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_a_body_that_is_too_large_is_refused(people: People) -> None:
    [ada] = people("Ada")
    answer = ada.http.post("/api/me", json={"name": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["key"]) == (413, "error-http-413")


def test_buckets_refill_and_are_forgotten_when_full() -> None:
    bucket = Bucket(rate=1e9, burst=1)
    assert bucket.take()
    assert bucket.take()
    slow = Buckets(rate=0, burst=1, most=1)
    assert slow.take("a")
    assert not slow.take("a")
    assert slow.take("b")


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.one("a") as first, places.one("a") as second:
        assert (first, second) == (True, False)
    with places.one("a") as again:
        assert again


MALFORMED = [
    *("", "{", "[]", "null", "0", '"move"', "{}", '{"id": 1}', '{"do": "move"}', "\u0000"),
    *('{"id": "1", "do": "ping"}', '{"id": 1, "do": 2}', '{"id": 1, "do": "ping", "x": 1}'),
    *('{"id": 1e400, "do": "ping"}', '{"id": 99999999999999999999999, "do": "ping"}'),
    *('{"id": 1, "do": "seed"}', '{"id": 1, "do": "whole", "seat": 1}', "[" * 2_000),
    *('{"id": 1, "do": "move", "move": "x"}', '{"id": 1, "do": "move", "version": -1}'),
    *('{"id": 1, "do": "move", "move": "\\u0000", "version": 0}', '{"id": 1, "do": "\\ud800"}'),
    *('{"id": 1, "do": "agree"}', '{"id": 1, "do": "decline"}', '{"id": 1, "do": "undo"}'),
]


def fuzz_messages(rng: random.Random, moves: list[str]) -> Iterator[str | bytes]:
    """Malformed, out of turn, replayed, cut and mixed-up messages."""
    yield from MALFORMED
    yield b"\x00\xff"
    for number in range(120):
        said = {
            "id": rng.choice([0, number, -1, 2**40]),
            "do": rng.choice(["move", "why", "undo", "agree", "decline", "ping", "return", "x"]),
            "move": rng.choice([*moves[:3], "", "build", "x" * rng.randrange(3_000)]),
            "version": rng.choice([0, -5, 1, 2**62, None]),
        }
        text = msgspec.json.encode(said).decode()
        yield rng.choice([text, text[: rng.randrange(len(text))], text.swapcase()])


@pytest.mark.parametrize("title_id", title_ids())
def test_every_message_gets_an_answer_and_none_changes_the_table(
    people: People, title_id: str
) -> None:
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    table = ada.new_table("me", "open", "open", title=title_id, public=True)
    ben.join(table)
    zoe.join(table)
    looks = [ada.look(table), ben.look(table)]
    for look in looks:
        while look.moves and 2 in look.sight["waiting"]:
            look.move()
    # Who owes nothing now is out of turn with everything they send, and so is a spectator.
    idle = [look for look in looks if not look.moves]
    idle.append(Person(str(ada.http.base_url)).look(table))
    before = ada.get(f"/api/tables/{table['id']}/history")["latest"]
    rng = random.Random(7)
    for look in idle:
        send_all(look, [m for m in fuzz_messages(rng, ["x"]) if b"undo" not in _bytes(m)])
    assert ada.get(f"/api/tables/{table['id']}/history")["latest"] == before
    assert ada.http.get("/healthz").text == "ok"


def _bytes(message: str | bytes) -> bytes:
    return message if isinstance(message, bytes) else message.encode(errors="replace")


def send_all(look: Look, messages: list[str | bytes]) -> None:
    for message in messages:
        look.socket.send(message)
        answer = look.receive()
        while answer["type"] not in ("done", "refused"):
            answer = look.receive()


@pytest.mark.parametrize(
    "request_line",
    [
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/" + "x" * 4_000),
        ("GET", "/api/tables/x/history/" + "9" * 4_000),
        ("GET", "/api/tables/x?link=%00"),
        ("GET", "/assets/../../../etc/passwd"),
        ("GET", "/assets/%2e%2e/%2e%2e/etc/passwd"),
        ("GET", "/api/texts/xx"),
        ("PUT", "/api/me"),
        ("POST", "/api/me"),
        ("POST", "/api/tables/x/join"),
    ],
)
def test_every_odd_request_gets_a_clean_refusal(
    people: People, request_line: tuple[str, str]
) -> None:
    [ada] = people("Ada")
    answer = ada.http.request(*request_line, content=b"\xff{")
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["key"]


def test_odd_bytes_instead_of_a_request_do_no_harm(server: Server) -> None:
    for noise in (b"\x00" * 100, b"GET / HTTP/9\r\n\r\n", b"POST /api/me HTTP/1.1\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", server.config.port)) as raw:
            raw.sendall(noise)
    assert httpx.get(f"{server.url}/healthz").text == "ok"
