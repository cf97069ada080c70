"""Whatever is sent to whatever address, the answer is a refusal in the usual form, never a 5xx."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.people import Json, Person
from tests.server.servers import running

EXAMPLES = 25
NOT_FOUND = 4004

# JSON that no reader should meet unprepared.
ODD_VALUES = [
    *("null", "true", "[]", "{}", '""', "0", "-1", "1.5", "1e400", "-0", "NaN", "Infinity"),
    *("9" * 30, "9" * 5_000, '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\', '"\x00"'),
    *("[" * 3_000, "[" * 3_000 + "]" * 3_000, '{"a":' * 3_000, '{"a":' * 3_000 + "1" + "}" * 3_000),
    *('"' + "x" * 5_000 + '"', '"‮\u200b"', "{", "[1,", '{"a":1,"a":2}', "\ufeff{}"),
]
ODD_BYTES = [b"\xff", b'"\xff"', b"\xc3\x28", b'"\xed\xa0\x80"', b"\x00", b"\x80" * 10]
ODD_WORDS = [
    *(b"", b"0", b"-1", b"1e9", b"9" * 30, b"true", b"none", b"\xff\xfe", b"\xed\xa0\x80", b"\x00"),
    *(b"..", b"../..", b"%", b"%00", b"a\nb", b"\xc2\xa0", b"[]", b"{", b"x" * 300, "é".encode()),
]
TYPES = [
    *(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "",
        "a/b/c; ;=",
        "\xe9",
    ),
    *(
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
    ),
    *("multipart/form-data", "application/x-msgpack"),
]

words = st.sampled_from(ODD_WORDS) | st.binary(max_size=8)
values = st.sampled_from([value.encode() for value in ODD_VALUES] + ODD_BYTES)


class Operation:
    """Something the description offers."""

    def __init__(self, method: str, path: str, found: Json, schemas: Json) -> None:
        self.method = method.upper()
        self.path = path
        parameters = found.get("parameters", [])
        self.inside = [p["name"] for p in parameters if p["in"] == "path"]
        self.behind = [p["name"] for p in parameters if p["in"] == "query"]
        self.fields = _fields(found, schemas)

    @property
    def requests(self) -> st.SearchStrategy[tuple[str, bytes, str]]:
        """Address, body and content type."""
        return st.tuples(self._addresses, self._bodies, st.sampled_from(TYPES))

    @property
    def _addresses(self) -> st.SearchStrategy[str]:
        names = [*self.inside, *self.behind]
        return st.fixed_dictionaries(
            {name: st.none() | words for name in names}  # None: a real one, or none at all
        ).map(self._address)

    def _address(self, given: dict[str, bytes | None]) -> str:
        path = self.path
        for name in self.inside:
            path = path.replace("{" + name + "}", _quoted(given[name] or b"TABLE"))
        query = [f"{name}={_quoted(word)}" for name in self.behind if (word := given[name])]
        return path + ("?" + "&".join(query) if query else "")

    @property
    def _bodies(self) -> st.SearchStrategy[bytes]:
        """Something odd as the whole body, or in place of one of its fields."""
        whole = values | st.binary(max_size=20)
        if not self.fields:
            return whole
        one = st.dictionaries(st.sampled_from(self.fields), values, max_size=3)
        return whole | one.map(_object)


def _object(fields: dict[str, bytes]) -> bytes:
    return b"{%s}" % b",".join(b'"%s":%s' % (name.encode(), v) for name, v in fields.items())


def _fields(found: Json, schemas: Json) -> list[str]:
    body = found.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = body.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return list(schemas.get(name, {}).get("properties", {}))


def _quoted(word: bytes) -> str:
    return quote_from_bytes(word, safe="")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def ada(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[Person]:
    with running(new_database(request.param)) as server:
        yield Person(server.url, "Ada")


def check(answer: httpx.Response) -> None:
    """Done, or refused in the usual three fields."""
    assert answer.status_code < 500, (answer.request.url, answer.request.content, answer.text)
    if answer.status_code >= 400:
        assert answer.json().keys() == {"rule", "key", "facts"}


def fuzz(operation: Operation, person: Person, table: Json) -> None:
    """Ask for something in many odd ways, always as the same person."""
    cookie = person.cookie

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.requests)
    def ask(request: tuple[str, bytes, str]) -> None:
        address, body, kind = request
        somebody.cookies.clear()
        headers = [(b"content-type", kind.encode("latin-1")), (b"cookie", cookie.encode())]
        path = address.replace("TABLE", table["id"])
        check(somebody.request(operation.method, path, content=body, headers=headers))

    with httpx.Client(base_url=person.url) as somebody:
        ask()


def test_no_odd_request_is_our_trouble(ada: Person) -> None:
    description = ada.get("/openapi.json")
    operations = [
        Operation(method, path, found, description["components"]["schemas"])
        for path, methods in description["paths"].items()
        for method, found in methods.items()
    ]
    assert len(operations) > 15
    for operation in operations:
        # Somebody else each time: one of the operations is to sign out.
        ben = Person(ada.url, "Ben")
        fuzz(operation, ben, ben.new_table("me", "open", "open"))


@pytest.mark.parametrize("body", [*[value.encode() for value in ODD_VALUES], *ODD_BYTES])
def test_a_body_that_is_no_request_is_not_understood(ada: Person, body: bytes) -> None:
    answer = ada.http.post("/api/me", content=body, headers={"content-type": "application/json"})
    check(answer)
    assert answer.status_code == 400
    settings = b'{"title":"sevenwonders","seats":[{"me":true},{},{}],"settings":%s}' % body
    check(ada.http.post("/api/tables", content=settings))


@pytest.mark.parametrize(
    "cookie", [b"quartier=\xff", b"quartier=\xed\xa0\x80", b"quartier", b"=;;"]
)
def test_an_odd_cookie_is_nobody(ada: Person, cookie: bytes) -> None:
    headers: list[tuple[bytes, bytes]] = [(b"cookie", cookie)]
    answer = httpx.get(f"{ada.url}/api/me", headers=headers)
    assert (answer.status_code, answer.json()) == (200, None)


def odd_messages() -> list[str | bytes]:
    whole: list[str | bytes] = [*ODD_VALUES, *ODD_BYTES]
    fields = [
        json.dumps({"id": 1, "do": "move", "move": "x", "version": 0, "text": "x"}).replace(
            f'"{name}": {old}', f'"{name}": {value}'
        )
        for name, old in [
            *(("id", "1"), ("do", '"move"'), ("move", '"x"')),
            *(("version", "0"), ("text", '"x"')),
        ]
        for value in ODD_VALUES
    ]
    return whole + fields


def test_no_odd_message_is_our_trouble(ada: Person) -> None:
    """Each is answered, as refused or as done, and the line stays."""
    table = ada.new_table("me", "random", "random")
    look = ada.look(table)
    for message in odd_messages():
        if len(message) > 4_000:
            continue
        look.socket.send(message)
        answer: dict[str, Any] = look.receive()
        while answer["type"] not in ("done", "refused"):
            answer = look.receive()
        assert answer.get("key") != "refusal-trouble", message
    assert look.say("ping")["type"] == "done"


def test_text_that_is_none_ends_a_line_and_nothing_else(ada: Person) -> None:
    """A text frame must be UTF-8: the line itself refuses others, before anybody reads them."""
    table = ada.new_table("me", "random", "random")
    look = ada.look(table)
    look.socket.send(b"\xff\xfe", text=True)
    assert look.closing_code() == 1007
    assert ada.look(table).say("ping")["type"] == "done"


@pytest.mark.parametrize("word", [word for word in ODD_WORDS if word not in (b"", b"..", b"../..")])
def test_a_table_of_an_odd_name_or_link_is_not_there(ada: Person, word: bytes) -> None:
    table = ada.new_table("me", "random", "random")
    eve = Person(ada.url)
    assert eve.closed_with(f"/ws/tables/{_quoted(word)}") == NOT_FOUND
    assert eve.closed_with(f"/ws/tables/{table['id']}?link={_quoted(word)}") == NOT_FOUND
