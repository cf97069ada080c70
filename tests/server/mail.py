"""A mail server of the tests' own: speaks SMTP on loopback and keeps what it gets."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue


class Mailbox(socketserver.ThreadingTCPServer):
    """Takes every message; `recipients` it does not know are refused."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.letters: Queue[EmailMessage] = Queue()
        self.unknown: set[str] = set()
        self.refused: Queue[str] = Queue()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class Conversation(socketserver.StreamRequestHandler):
    """One connection, as RFC 5321 has it."""

    server: Mailbox

    def handle(self) -> None:
        self._say("220 mail.test ready")
        while line := self.rfile.readline():
            verb, _, rest = line.decode().strip().partition(" ")
            if verb.upper() == "DATA":
                self._say("354 go ahead")
                self._take()
            elif verb.upper() == "RCPT" and rest[3:].strip("<> :") in self.server.unknown:
                self.server.refused.put(rest[3:].strip("<> :"))
                self._say("550 no such mailbox")
            elif verb.upper() == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 ok")

    def _take(self) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        letter = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.server.letters.put(letter)
        self._say("250 taken")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A running mail server."""
    with Mailbox() as mailbox:
        thread = threading.Thread(target=mailbox.serve_forever)
        thread.start()
        try:
            yield mailbox
        finally:
            mailbox.shutdown()
            thread.join()
