"""What letters say, in the person's language, and the way to the mail server."""

from __future__ import annotations

import logging
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from quartier.core.speech import literal
from quartier.locale import Texts
from quartier.server.occasions import Occasion
from quartier.server.storage.identities import Identity

log = logging.getLogger(__name__)

SECONDS = 10.0
# With smtps the line is secret from the start; with smtp it becomes so if the server can do it.
PORTS = {"smtp": 25, "smtps": 465}


def is_mail_url(url: str) -> bool:
    """Whether a mail server can be written like this."""
    try:
        parts = urlsplit(url)
        return parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def send(url: str, letter: EmailMessage) -> None:
    """Hand a letter to the mail server; this waits, so it runs in a thread."""
    server = urlsplit(url)
    letter["From"] = _sender(server)
    try:
        with _connect(server) as line:
            line.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a letter was not sent: %s", type(error).__name__)


def told_letter(person: Identity, occasion: Occasion, link: str) -> EmailMessage:
    """Something happened at a table."""
    letter = _letter(person, occasion.sentence(person))
    letter.set_content(f"{occasion.letter(person)}\n\n{link}\n")
    return letter


def digest_letter(person: Identity, tables: list[Occasion], address: str) -> EmailMessage:
    """All tables that wait for somebody."""
    texts = Texts(person.language)
    letter = _letter(person, texts.text("server-digest-subject", {"tables": len(tables)}))
    lines = [f"{one.sentence(person)}\n{address}{one.path}" for one in tables]
    body = texts.text("server-digest-body", {"name": literal(person.name)})
    letter.set_content("\n\n".join([body, *lines]) + "\n")
    return letter


def add_way_out(letter: EmailMessage, language: str, stop: str) -> None:
    """Say why a letter comes; `stop` is where they say that they want no more of them."""
    why = Texts(language).text("server-mail-why")
    letter.set_content(f"{letter.get_content()}\n{why}\n{stop}\n")


def confirm_letter(person: Identity, link: str) -> EmailMessage:
    """Is this your address? It names nobody: whoever typed the address in chose their name, too."""
    texts = Texts(person.language)
    letter = _letter(person, texts.text("server-mail-confirm-subject"))
    body = texts.text("server-mail-confirm-body")
    letter.set_content(f"{body}\n\n{link}\n\n{texts.text('server-mail-confirm-why')}\n")
    return letter


def reset_letter(person: Identity, link: str) -> EmailMessage:
    """The way to another password for who has forgotten theirs."""
    texts = Texts(person.language)
    letter = _letter(person, texts.text("server-mail-reset-subject"))
    body = texts.text("server-mail-reset-body", {"name": literal(person.account or "")})
    letter.set_content(f"{body}\n\n{link}\n\n{texts.text('server-mail-reset-why')}\n")
    return letter


def _letter(person: Identity, subject: str) -> EmailMessage:
    letter = EmailMessage()
    letter["Subject"] = subject
    letter["To"] = person.email
    # Nobody answers a machine, and machines that answer must not answer this one.
    letter["Auto-Submitted"] = "auto-generated"
    return letter


def _sender(server: SplitResult) -> str:
    """The address after ?from=, else the user's if it is one."""
    named = parse_qs(server.query).get("from")
    user = unquote(server.username or "")
    return named[0] if named else user if "@" in user else f"quartier@{server.hostname}"


def _connect(server: SplitResult) -> smtplib.SMTP:
    host, port = server.hostname or "", server.port or PORTS[server.scheme]
    if server.scheme == "smtps":
        trusted = ssl.create_default_context()
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=trusted)
    else:
        line = smtplib.SMTP(host, port, timeout=SECONDS)
    try:
        line.ehlo()
        if server.scheme == "smtp" and server.password:
            # A password goes to the right server only, and never in the open: else this fails.
            line.starttls(context=ssl.create_default_context())
        elif line.has_extn("starttls"):
            line.starttls()
        if server.password:
            line.login(unquote(server.username or ""), unquote(server.password))
    except BaseException:
        line.close()
        raise
    return line
