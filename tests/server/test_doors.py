"""Half-sent requests, crowds from one address, and those who do not read: all others are served."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from resource import RLIMIT_NOFILE, getrlimit, prlimit
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY
from tests.server.people import Person
from tests.server.servers import LIMITS, Process, Server

from quartier.server.config import Config, Limits
from quartier.server.doors import FULL, Doors
from quartier.server.limits import network_of
from quartier.server.protocol import Http, Patience, PatientH11, TableSocket
from quartier.server.run import raise_file_limit

CROWD = 2_000
HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
WAIT = 10.0

IMPATIENT = msgspec.structs.replace(
    LIMITS,
    header_seconds=0.5,
    body_seconds=1.0,
    connections_per_address=6,
    unfinished_per_address=3,
)

NewServer = Callable[..., Server]


@pytest.fixture
def new_server(new_database: Callable[[str], str]) -> Iterator[NewServer]:
    """Starts servers with these limits."""
    started: list[Server] = []

    def start(limits: Limits = IMPATIENT, http: type[Patience] = Http, **options: object) -> Server:
        config = Config(database=new_database("sqlite"), limits=limits)
        server = Server(config, http, **options)  # type: ignore[arg-type]
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture(params=[Http, PatientH11])
def server(request: pytest.FixtureRequest, new_server: NewServer) -> Server:
    """An impatient one, with each of the two readers of requests."""
    return new_server(http=request.param)


def connected(server: Server, address: str) -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(
        ("127.0.0.1", server.config.port), timeout=WAIT, source_address=(address, 0)
    )


def has_ended(connection: socket.socket) -> bool:
    """Whether the server has ended a connection, without an answer."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def turned_away(reason: str) -> float:
    return REGISTRY.get_sample_value("quartier_turned_away_total", {"reason": reason}) or 0.0


def get(server: Server, address: str, path: str = "/healthz") -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        return client.get(f"{server.url}{path}", timeout=WAIT)


def eventually(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_crowd_of_half_sent_requests_keeps_nobody_else_out(
    new_server: NewServer, caplog: pytest.LogCaptureFixture
) -> None:
    if raise_file_limit() < 2 * CROWD:
        pytest.skip(f"this machine lets a process have no {2 * CROWD} files")
    limits = Limits(header_seconds=2)
    server = new_server(limits, files=getrlimit(RLIMIT_NOFILE)[0])
    reasons = ("unfinished", "headers")
    before = sum(turned_away(reason) for reason in reasons)
    with ExitStack() as open_ones:
        crowd = [
            open_ones.enter_context(closing(connected(server, "127.0.0.2"))) for _ in range(CROWD)
        ]
        for one in crowd:
            try:
                one.sendall(HALF)
            except ConnectionError:
                continue
        assert get(server, "127.0.0.3", "/").status_code == 200
        assert get(server, "127.0.0.3").text == "ok"
        # Who came before this one has been let in or turned away by now.
        assert len(server.doors) <= limits.unfinished_per_address + 2
        assert all(has_ended(one) for one in crowd)
    assert sum(turned_away(reason) for reason in reasons) - before == CROWD
    said = [line for line in caplog.records if line.name == "quartier.server.doors"]
    assert {"connections ended: unfinished", "connections ended: headers"} <= {
        line.getMessage() for line in said
    }
    assert len(said) < 10
    assert get(server, "127.0.0.2").text == "ok"


@pytest.mark.parametrize("sent", [b"", b"GET", HALF])
def test_headers_have_to_arrive_in_time(server: Server, sent: bytes) -> None:
    before = turned_away("headers")
    with connected(server, "127.0.0.2") as connection:
        connection.sendall(sent)
        assert has_ended(connection)
    assert turned_away("headers") == before + 1


def test_a_byte_now_and_then_is_not_enough(server: Server) -> None:
    def trickle(connection: socket.socket) -> None:
        for byte in b"GET /" + b"x" * 100:
            connection.sendall(bytes([byte]))
            time.sleep(0.05)

    with connected(server, "127.0.0.2") as connection, pytest.raises(ConnectionError):
        trickle(connection)


def test_a_body_has_to_arrive_in_time(server: Server) -> None:
    before = turned_away("body")
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with connected(server, "127.0.0.2") as connection:
        connection.sendall(head + b"Content-Length: 14\r\n\r\n")
        # Longer than headers may take.
        time.sleep(0.7)
        connection.sendall(b'{"name": "Ada"')
        assert connection.recv(12) == b"HTTP/1.1 400"
    with connected(server, "127.0.0.2") as connection:
        connection.sendall(head + b"Content-Length: 15\r\n\r\n{")
        assert has_ended(connection)
    assert turned_away("body") == before + 1


@pytest.mark.parametrize("sent", [b"\r\n", HALF])
def test_a_request_after_a_whole_one_has_to_arrive_in_time_too(server: Server, sent: bytes) -> None:
    with connected(server, "127.0.0.2") as connection:
        connection.sendall(WHOLE)
        answer = connection.recv(10_000)
        assert answer.startswith(b"HTTP/1.1 200")
        connection.sendall(sent)
        while answer:
            try:
                answer = connection.recv(10_000)
            except ConnectionError:
                break
    with closing(connected(server, "127.0.0.2")) as connection:
        connection.sendall(WHOLE + HALF)
        assert connection.recv(10_000).startswith(b"HTTP/1.1 200")


def test_a_person_has_many_connections_but_not_any_number(server: Server) -> None:
    before = turned_away("address")
    with ExitStack() as open_ones:
        for _ in range(IMPATIENT.connections_per_address):
            connection = open_ones.enter_context(connected(server, "127.0.0.2"))
            connection.sendall(WHOLE)
            assert connection.recv(10_000).startswith(b"HTTP/1.1 200")
        assert has_ended(open_ones.enter_context(connected(server, "127.0.0.2")))
        assert get(server, "127.0.0.3").text == "ok"
    assert turned_away("address") == before + 1
    eventually(lambda: get(server, "127.0.0.2").text == "ok")


def test_proxies_that_are_believed_are_not_counted(server: Server) -> None:
    with ExitStack() as open_ones:
        for _ in range(2 * IMPATIENT.connections_per_address):
            connection = open_ones.enter_context(connected(server, "127.0.0.1"))
            connection.sendall(WHOLE)
            assert connection.recv(10_000).startswith(b"HTTP/1.1 200")


def test_a_table_stays_open_and_has_its_place_until_it_is_left(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random")
    places = len(server.doors)
    look = ada.look(table)
    time.sleep(1.2)
    assert look.say("ping")["type"] == "done"
    assert len(server.doors) >= 1
    ada.http.close()
    look.close()
    eventually(lambda: len(server.doors) < max(1, places))


def test_pings_that_came_together_go_apart() -> None:
    """Thousands that come at the same moment are a pause, after which they all come again."""
    socket = TableSocket.__new__(TableSocket)
    socket.ping_interval, socket.last_ping_rtt = 20.0, 0.0
    socket.loop = Mock()
    for _ in range(100):
        socket.schedule_ping()
    delays = [call.args[0] for call in socket.loop.call_later.call_args_list]
    assert len(set(delays)) > 90
    assert max(delays) - min(delays) > 5
    assert 15 <= min(delays) < max(delays) <= 25


class Hurried(TableSocket):
    """Waits less for the other side to agree that it is over."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.close_timeout = 0.3


@pytest.mark.parametrize("messages", [5, 3_000])
def test_who_reads_nothing_is_let_go(new_server: NewServer, messages: int) -> None:
    """Whether there is room for what it is told, or the server itself ends the connection."""
    server = new_server(ws=Hurried, ws_ping_interval=0.3, ws_ping_timeout=0.3)
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random", public=True)
    ada.http.close()
    eventually(lambda: len(server.doors) == 0)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.connect(("127.0.0.1", server.config.port))
        connection.sendall(
            f"GET /ws/tables/{table['id']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"101" in connection.recv(100)
        asked = b'{"id": 1, "do": "whole"}'
        frame = bytes([0x81, 0x80 | len(asked), 0, 0, 0, 0]) + asked
        connection.settimeout(0.5)
        with contextlib.suppress(TimeoutError, ConnectionError):
            for _ in range(messages):
                connection.sendall(frame)
        eventually(lambda: len(server.doors) == 0)


class Line:
    """A connection that only says whether it was ended."""

    def __init__(self) -> None:
        self.is_ended = False

    def abort(self) -> None:
        self.is_ended = True


def test_when_all_places_are_taken_the_oldest_silent_one_makes_room() -> None:
    async def work() -> None:
        doors = Doors(Limits(), files=5, proxies="")
        before = turned_away(FULL)
        lines = [Line() for _ in range(6)]
        for number, line in enumerate(lines[:4]):
            doors.come(line, f"10.0.0.{number}")
        doors.finish(lines[0])
        doors.come(lines[4], "10.0.0.9")
        assert [line.is_ended for line in lines] == [False, True, False, False, False, False]
        for line in lines[2:5]:
            doors.finish(line)
        doors.come(lines[5], "10.0.0.9")
        assert [line.is_ended for line in lines] == [False, True, False, False, False, True]
        assert turned_away(FULL) == before + 2
        for line in lines:
            doors.go(line)
        assert len(doors) == 0

    asyncio.run(work())


def test_the_log_says_how_often_but_not_each_time(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.server.doors.LOG_SECONDS", 0.1)

    async def work() -> None:
        doors = Doors(Limits(unfinished_per_address=1), files=1_000, proxies="")
        for _ in range(100):
            doors.come(Line(), "192.0.2.1")
        await asyncio.sleep(0.3)

    asyncio.run(work())
    said = [vars(line) for line in caplog.records if line.name == "quartier.server.doors"]
    assert [line["number"] for line in said] == [1, 98]
    assert {line["last_of"] for line in said} == {"192.0.2.1"}


def test_a_household_is_one_address() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("") == ""


def test_a_server_may_have_as_many_files_as_the_system_allows(
    new_database: Callable[[str], str],
) -> None:
    _, hard = getrlimit(RLIMIT_NOFILE)
    process = Process(new_database("sqlite"))
    try:
        assert prlimit(process.process.pid, RLIMIT_NOFILE) == (hard, hard)
        assert f'"files":{hard}' in process.log
    finally:
        process.stop()
