"""Letters that it is somebody's turn, through a mail server that listens on loopback."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from email.message import EmailMessage

import pytest
from tests.server.mail import Mailbox, mail_server
from tests.server.people import Person
from tests.server.servers import Server, running

from quartier.cli import main
from quartier.server.mail import is_mail_url, send_turn, turn_letter
from quartier.server.storage.identities import Identity

SECONDS = 20
ADA = Identity("1", "Ada", 0.0, language="fr", email="ada@example.org")


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def posting(mailbox: Mailbox, new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server that knows a mail server."""
    with running(new_database("sqlite"), smtp=f"{mailbox.url}?from=tables@example.org") as server:
        yield server


def letter_to(posting: Server, mailbox: Mailbox, language: str) -> tuple[EmailMessage, str]:
    """What somebody gets whose turn comes while no page is open, and the id of the table."""
    ada, ben = Person(posting.url), Person(posting.url, "Ben")
    ada.post("/api/me", name="Zoé", language=language)
    ada.post("/api/me/reach", email="zoe@example.org")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    return mailbox.letters.get(timeout=SECONDS), table["id"]


def test_a_letter_tells_in_english_that_it_is_my_turn(posting: Server, mailbox: Mailbox) -> None:
    letter, table = letter_to(posting, mailbox, "en")
    assert letter["Subject"] == "7 Wonders: it is your turn"
    assert (letter["To"], letter["From"]) == ("zoe@example.org", "tables@example.org")
    body = letter.get_content()
    assert "Hello Zoé" in body
    assert f"{posting.url}/t/{table}" in body


def test_a_letter_tells_in_french_that_it_is_my_turn(posting: Server, mailbox: Mailbox) -> None:
    letter, table = letter_to(posting, mailbox, "fr")
    assert letter["Subject"] == "7 Wonders : c'est à vous de jouer"
    body = letter.get_content()
    assert "Bonjour Zoé" in body
    assert f"{posting.url}/t/{table}" in body


def test_who_looks_at_the_table_gets_no_letter(posting: Server, mailbox: Mailbox) -> None:
    ada = Person(posting.url, "Ada")
    ada.post("/api/me/reach", email="ada@example.org")
    table = ada.new_table("me", "random", "random")
    first = mailbox.letters.get(timeout=SECONDS)
    look = ada.look(table)
    look.move()
    look.wait(lambda look: bool(look.moves))
    away, _ = letter_to(posting, mailbox, "en")
    # Letters are sent in the order of the turns: none for Ada came between these two.
    assert (first["To"], away["To"]) == ("ada@example.org", "zoe@example.org")


def test_a_mail_server_that_refuses_is_noted_without_the_address(
    mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    mailbox.unknown.add(ADA.email)
    with caplog.at_level(logging.WARNING):
        send_turn(mailbox.url, ADA, "sevenwonders", "http://localhost/t/x")
    assert mailbox.refused.get(timeout=SECONDS) == ADA.email
    assert "not sent" in caplog.text
    assert ADA.email not in caplog.text


def test_a_password_is_not_sent_in_the_open(
    mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    mailbox.unknown.clear()
    url = mailbox.url.replace("smtp://", "smtp://ada:secret@")
    with caplog.at_level(logging.WARNING):
        send_turn(url, ADA, "sevenwonders", "http://localhost/t/x")
    assert "not sent" in caplog.text
    assert mailbox.letters.empty()


def test_a_letter_of_a_title_that_is_gone_names_it_by_its_id() -> None:
    letter = turn_letter(ADA, "chess", "http://localhost/t/x", "tables@example.org")
    assert letter["Subject"] == "chess : c'est à vous de jouer"


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://h:x"]
)
def test_what_names_no_mail_server_is_told_at_the_start(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not is_mail_url(url)
    monkeypatch.setenv("QUARTIER_SMTP", url)
    assert main(["--lang", "en", "serve", "--no-browser"]) == 2
    assert "QUARTIER_SMTP" in capsys.readouterr().err
