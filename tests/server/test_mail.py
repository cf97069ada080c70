"""Letters that it is somebody's turn, through a mail server that listens on loopback."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage

import httpx
import msgspec
import pytest
from tests.server.mail import Mailbox, mail_server
from tests.server.people import Person
from tests.server.servers import LIMITS, Server, running

from quartier.cli import main
from quartier.server.config import Config
from quartier.server.letters import Letters
from quartier.server.letters import mailbox as mailbox_of
from quartier.server.mail import is_mail_url, send, told_letter
from quartier.server.occasions import Occasion
from quartier.server.people.digests import Digests
from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.tables import TableStore
from quartier.server.tokens import Tokens

SECONDS = 20
ADA = Identity("1", "Ada", 0.0, language="fr", email="ada@example.org", email_confirmed=True)
TURN = Occasion("your-turn", "x", "sevenwonders")


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def posting(mailbox: Mailbox, new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server that knows a mail server."""
    limits = msgspec.structs.replace(
        LIMITS, letters_per_hour=1_000, letters_per_hour_of_address=1_000
    )
    smtp = f"{mailbox.url}?from=tables@example.org"
    with running(new_database("sqlite"), smtp=smtp, limits=limits) as server:
        yield server


@pytest.fixture
def rarely(mailbox: Mailbox, new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server that writes as often as it does for everybody."""
    limits = msgspec.structs.replace(LIMITS, letters_per_hour_of_address=5)
    with running(new_database("sqlite"), smtp=mailbox.url, limits=limits) as server:
        yield server


def link_in(letter: EmailMessage, path: str) -> str:
    """What stands behind the # of a link of ours."""
    found = re.search(rf"/{path}#(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def confirm(person: Person, mailbox: Mailbox, email: str) -> EmailMessage:
    """Give an address and say out of its letter that it is one's own; the letter."""
    person.post("/api/me/reach", email=email)
    letter = mailbox.letters.get(timeout=SECONDS)
    # On another device, where nobody is known.
    token = link_in(letter, "confirm")
    Person(person.url).post("/api/email/confirm", status=204, token=token)
    return letter


def letter_to(posting: Server, mailbox: Mailbox, language: str) -> tuple[EmailMessage, str]:
    """What somebody gets whose turn comes while no page is open, and the id of the table."""
    ada, ben = Person(posting.url), Person(posting.url, "Ben")
    ada.post("/api/me", name="Zoé", language=language)
    confirm(ada, mailbox, "zoe@example.org")
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
    confirm(ada, mailbox, "ada@example.org")
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
        send(mailbox.url, told_letter(ADA, TURN, "http://localhost/t/x"))
    assert mailbox.refused.get(timeout=SECONDS) == ADA.email
    assert "not sent" in caplog.text
    assert ADA.email not in caplog.text


def test_a_password_is_not_sent_in_the_open(
    mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    mailbox.unknown.clear()
    url = mailbox.url.replace("smtp://", "smtp://ada:secret@")
    with caplog.at_level(logging.WARNING):
        send(url, told_letter(ADA, TURN, "http://localhost/t/x"))
    assert "not sent" in caplog.text
    assert mailbox.letters.empty()


def test_a_letter_of_a_title_that_is_gone_names_it_by_its_id() -> None:
    letter = told_letter(ADA, Occasion("your-turn", "x", "chess"), "http://localhost/t/x")
    assert letter["Subject"] == "chess : c'est à vous de jouer"


def test_an_address_is_asked_first_and_by_nobody_s_name(posting: Server, mailbox: Mailbox) -> None:
    eve = Person(posting.url, "Buy this now")
    eve.post("/api/me/reach", email="victim@example.org")
    letter = mailbox.letters.get(timeout=SECONDS)
    assert (letter["To"], letter["Subject"]) == (
        "victim@example.org",
        "Quartier: is this your address?",
    )
    assert "Buy" not in letter.get_content()
    assert not eve.get("/api/me")["email_confirmed"]
    # Her turn comes, but whoever reads that address has not said that it is hers.
    eve.new_table("me", "random", "random")
    letter_to(posting, mailbox, "en")
    assert mailbox.letters.empty()
    eve.post("/api/email/confirm", status=204, token=link_in(letter, "confirm"))
    assert eve.get("/api/me")["email_confirmed"]


def test_a_letter_is_good_for_its_address_and_a_day(
    posting: Server, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(posting.url, "Ada")
    ada.post("/api/me/reach", email="one@example.org")
    first = link_in(mailbox.letters.get(timeout=SECONDS), "confirm")
    ada.post("/api/me/reach", email="other@example.org")
    second = link_in(mailbox.letters.get(timeout=SECONDS), "confirm")
    for token in (first, second[:-3], ""):
        refused = ada.post("/api/email/confirm", status=409, token=token)
        assert refused["key"] == "refusal-letter-old"
    monkeypatch.setattr("quartier.server.tokens.CONFIRM_SECONDS", -1)
    ada.post("/api/email/confirm", status=409, token=second)
    monkeypatch.undo()
    ada.post("/api/email/confirm", status=204, token=second)
    # The same address stays confirmed, another one has to be asked again.
    assert ada.post("/api/me/reach", email="other@example.org")["email_confirmed"]
    assert not ada.post("/api/me/reach", email="third@example.org")["email_confirmed"]
    mailbox.letters.get(timeout=SECONDS)


def test_a_letter_can_be_asked_for_again(posting: Server, mailbox: Mailbox) -> None:
    ada = Person(posting.url, "Ada")
    refused = ada.post("/api/me/email/letter", status=409)
    assert refused["key"] == "refusal-nothing-to-confirm"
    ada.post("/api/me/reach", email="again@example.org")
    ada.post("/api/me/email/letter", status=204)
    letters = [mailbox.letters.get(timeout=SECONDS) for _ in range(2)]
    assert [letter["To"] for letter in letters] == ["again@example.org"] * 2


def test_a_person_a_mailbox_and_an_address_get_few_letters(
    rarely: Server, mailbox: Mailbox
) -> None:
    ada = Person(rarely.url, "Ada")
    for number in range(3):
        ada.post("/api/me/reach", email=f"ada{number}@example.org")
    refused = ada.post("/api/me/reach", status=429, email="ada9@example.org")
    assert refused["key"] == "refusal-letters"
    assert 1 <= refused["facts"]["minutes"] <= 20
    assert ada.get("/api/me")["email"] == "ada2@example.org"
    # Two more from this address: then it is enough for everybody there.
    people = [Person(rarely.url, "Eve") for _ in range(3)]
    for eve in people[:2]:
        eve.post("/api/me/reach", email="eve@example.org")
    people[2].post("/api/me/reach", status=429, email="else@example.org")
    for _ in range(5):
        mailbox.letters.get(timeout=SECONDS)
    assert mailbox.letters.empty()


def test_one_mailbox_has_many_spellings() -> None:
    assert mailbox_of("Ada+1@Example.org") == mailbox_of("ada@example.org")


def test_no_more_letters_after_one_click(posting: Server, mailbox: Mailbox) -> None:
    letter, _ = letter_to(posting, mailbox, "en")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    click = letter["List-Unsubscribe"].strip("<>").replace("\n", "").replace(" ", "")
    assert click.endswith(f"/api/no-letters?token={link_in(letter, 'no-letters')}")
    answer = httpx.post(click, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert httpx.post(f"{posting.url}/api/no-letters?token=x").status_code == 409


class Away:
    """Somebody who is waited for, or not any more."""

    def __init__(self, person: Identity | None) -> None:
        self.person = person

    async def __call__(self) -> Identity | None:
        return self.person


def turns(mailbox: Mailbox, tables: list[str], still: Identity | None, **limits: float) -> int:
    """How many letters Ada gets when her turn comes at these tables, one after the other."""
    config = Config(smtp=mailbox.url, limits=msgspec.structs.replace(LIMITS, **limits))
    letters = Letters(config, Tokens())

    async def tell() -> None:
        for table in tables:
            occasion = Occasion("your-turn", table, "sevenwonders")
            await letters.tell(ADA, occasion, Away(still))

    asyncio.run(tell())
    count = 0
    while not mailbox.letters.empty():
        mailbox.letters.get()
        count += 1
    return count


def test_a_table_writes_again_only_after_a_while_and_if_it_still_waits(mailbox: Mailbox) -> None:
    mailbox.unknown.clear()
    started = time.monotonic()
    assert turns(mailbox, ["a", "a"], ADA, turn_letter_seconds=0.2) == 2
    assert time.monotonic() - started >= 0.2
    assert turns(mailbox, ["a", "a"], None, turn_letter_seconds=0.2) == 1
    moved = msgspec.structs.replace(ADA, email_confirmed=False)
    assert turns(mailbox, ["a", "a"], moved, turn_letter_seconds=0.2) == 1


def test_a_day_has_so_many_letters(mailbox: Mailbox) -> None:
    mailbox.unknown.clear()
    assert turns(mailbox, [str(number) for number in range(5)], ADA, turn_letters_per_day=3) == 3


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


async def write_digests(posting: Server, hours: float) -> None:
    """Let the letters of the day be written, so many hours from now."""
    database = Database(posting.config.database)
    await database.open()
    identities, tokens = Identities(database), Tokens()
    tokens.secret = await identities.kept("secret", "")
    letters = Letters(posting.config, tokens)
    await Digests(identities, TableStore(database), letters).write(time.time() + hours * 3_600)
    await database.close()


def test_one_letter_a_day_tells_of_all_tables_that_wait(posting: Server, mailbox: Mailbox) -> None:
    """In the person's language, outside quiet hours, and with a way out that asks for nothing."""
    while not mailbox.letters.empty():
        mailbox.letters.get()
    mia = Person(posting.url)
    mia.post("/api/me", name="Mia", language="fr")
    assert not mia.post("/api/me/reach", email="mia@example.org")["digest"]
    token = link_in(mailbox.letters.get(timeout=SECONDS), "confirm")
    Person(posting.url).post("/api/email/confirm", status=204, token=token)
    mia.post("/api/me/reach", email="mia@example.org", digest=True)
    tables = [mia.new_table("me", "random", "random")["id"] for _ in range(2)]
    # Handing everything out waits until it is noted whose turn it is.
    assert len(mia.get("/api/me/export")["tables"]) == 2
    # Not while she may be playing there, and not at night.
    asyncio.run(write_digests(posting, 0.5))
    begin, end = (time.strftime("%H:%M", time.gmtime(time.time() + by)) for by in (0, 10_800))
    mia.post("/api/me/quiet", quiet={"begin": begin, "end": end, "zone": "UTC"})
    asyncio.run(write_digests(posting, 2))
    for hours in (4, 5, 26, 27):
        asyncio.run(write_digests(posting, hours))
    assert mailbox.letters.qsize() == 1
    letter = mailbox.letters.get()
    assert (letter["To"], letter["Subject"]) == (
        "mia@example.org",
        "Quartier : 2 parties vous attendent",
    )
    assert all(f"{posting.url}/t/{table}" in letter.get_content() for table in tables)
    asyncio.run(write_digests(posting, 29))
    again = mailbox.letters.get(timeout=SECONDS)
    stop = link_in(again, "no-letters")
    assert f"token={stop}" in again["List-Unsubscribe"]
    Person(posting.url).post(f"/api/no-letters?token={stop}", status=204)
    asyncio.run(write_digests(posting, 60))
    assert mailbox.letters.empty()
    assert mia.get("/api/me")["email"] == ""
