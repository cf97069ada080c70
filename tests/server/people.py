"""People at tables, as tests see them: over HTTP and WebSocket like any other client."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

SECONDS = 20

# No vowels: no test asks for a part of a name that happens to be in here. No look-alikes either.
ENDINGS = ("".join(letters) for letters in product("bcdfghjkpqstvxyz", repeat=3))


def new_name(word: str) -> str:
    """A name that begins with this word and that nobody in this process has had yet."""
    return f"{word}-{next(ENDINGS)}"


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SECONDS)
        if name:
            self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int | tuple[int, ...] = (200, 201), **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        allowed = (status,) if isinstance(status, int) else status
        assert answer.status_code in allowed, answer.text
        return answer.json() if answer.content else None

    def delete(self, path: str, status: int = 204) -> None:
        answer = self.http.delete(path)
        assert answer.status_code == status, answer.text

    def new_table(self, *seats: str, title: str = "sevenwonders", **more: Any) -> Json:
        """Set a table up; a seat is "me", "open" or the name of a bot."""
        wanted = [
            {"me": True} if seat == "me" else {} if seat == "open" else {"bot": seat}
            for seat in seats
        ]
        table: Json = self.post("/api/tables", title=title, seats=wanted, **more)
        return table

    def join(self, table: Json, status: int | tuple[int, ...] = 200, **more: Any) -> Json:
        path = f"/api/tables/{table['id']}/join"
        joined: Json = self.post(path, status=status, link=table["link"] or "", **more)
        return joined

    def table(self, table: Json) -> Json:
        found: Json = self.get(f"/api/tables/{table['id']}")
        return found

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def connect(self, path: str, **headers: str) -> ClientConnection:
        """An open WebSocket."""
        address = self.url.replace("http", "ws", 1) + path
        sent = {"Cookie": self.cookie, **headers} if self.cookie else headers
        return connect(
            address, additional_headers=sent, compression=None, max_size=None, legacy=True
        )

    def look(self, table: Json, link: str = "") -> Look:
        """Sit down in front of a table."""
        query = f"?link={link}" if link else ""
        return Look(self.connect(f"/ws/tables/{table['id']}{query}"))

    def closed_with(self, path: str, **headers: str) -> int:
        """How the server ends a connection."""
        with self.connect(path, **headers) as socket:
            return closing_code(socket)


def closing_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


class Look:
    """A connection to a table that keeps what it was shown up to date."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sight: Json = {}
        self.chat: list[Json] = []
        self.updates: list[Json] = []
        self._id = 0
        self.wait(lambda look: bool(look.sight))

    @property
    def version(self) -> int:
        version: int = self.sight["version"]
        return version

    @property
    def moves(self) -> list[str]:
        ask = self.sight["ask"]
        return [move["text"] for move in ask["moves"]] if ask else []

    @property
    def is_over(self) -> bool:
        return self.sight["result"] is not None

    def receive(self) -> Json:
        message: Json = msgspec.json.decode(self.socket.recv(timeout=SECONDS))
        if message["type"] == "table":
            self.sight = message
            self.chat = list(message["chat"])
        elif message["type"] == "update":
            assert message["version"] == self.version + 1
            self.sight = {**patched(self.sight, message["patch"]), "version": message["version"]}
            self.updates.append(message)
        elif message["type"] == "thinking":
            self.sight["thinking"] = message["seats"]
        elif message["type"] == "present":
            self.sight["present"] = message["seats"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def wait(self, condition: Callable[[Look], bool]) -> None:
        """Read until something is so."""
        while not condition(self):
            self.receive()

    def reach(self, version: int) -> None:
        self.wait(lambda look: look.version >= version)

    def say(self, do: str, **more: Any) -> Json:
        """Say something and give the answer."""
        self._id += 1
        self.socket.send(msgspec.json.encode({"id": self._id, "do": do, **more}).decode())
        while True:
            message = self.receive()
            if message.get("id") == self._id:
                return message

    def move(self, text: str = "", version: int | None = None) -> Json:
        """Play a move, the first one if none is named."""
        seen = self.version if version is None else version
        return self.say("move", move=text or self.moves[0], version=seen)

    def close(self) -> None:
        self.socket.close()

    def closing_code(self) -> int:
        """How the server ended the connection."""
        return closing_code(self.socket)


def patched(old: Any, patch: Json) -> Any:
    """What docs/protocol.md says a patch does."""
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        return [
            patched(item, patch[str(index)]) if str(index) in patch else item
            for index, item in enumerate(old)
        ]
    return {**old, **{key: patched(old.get(key), change) for key, change in patch.items()}}


def play_out(looks: Sequence[Look]) -> None:
    """Let every seat play its first legal move until the game is over."""
    while not all(look.is_over for look in looks):
        asked = [look for look in looks if look.moves]
        for look in asked:
            # Another seat's answer may have changed the question meanwhile.
            if look.moves:
                answer = look.move()
                assert answer["type"] == "done" or answer["key"] == "refusal-stale", answer
        if not asked:
            looks[0].receive()
        newest = max(look.version for look in looks)
        for look in looks:
            look.reach(newest)
