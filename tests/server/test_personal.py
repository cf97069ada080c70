"""What is kept of a person: handed out as a file, and forgotten without harm to others' games."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from tests.server.mail import mail_server
from tests.server.people import Json, Person, new_name, play_out
from tests.server.servers import running

PASSWORD = "a long password"


def account(url: str, name: str) -> tuple[Person, str]:
    """Somebody with an account of a name like this; the name it has."""
    full = new_name(name)
    person = Person(url, full)
    person.post("/api/account", account=full, password=PASSWORD)
    return person, full


def talked_and_played(ada: Person, ben: Person, *said: str) -> Json:
    """A table at which each of two people said something, played to its end."""
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    looks = [ada.look(table), ben.look(table)]
    for look, text in zip(looks, said, strict=True):
        look.say("chat", text=text)
    play_out(looks)
    return table


def test_a_file_has_everything_of_me_and_nothing_secret(
    people: Callable[..., list[Person]],
) -> None:
    (ben,) = people("Ben")
    ada, name = account(ben.url, "Ada")
    table = talked_and_played(ada, ben, "good luck", "not hers")
    ada.get(f"/api/tables/{table['id']}/record")

    mine = ada.get("/api/me/export")
    assert mine["person"]["name"] == name
    assert not {"id", "password"} & set(mine["person"])
    assert PASSWORD not in str(mine)
    assert [line["text"] for line in mine["chat"]] == ["good luck"]
    (kept,) = mine["tables"]
    assert kept["id"] == table["id"]
    assert kept["record"]["players"][:2] == [name, "Ben"]
    assert len(mine["devices"]) == 1


def test_the_games_of_others_stay_whole_when_somebody_is_forgotten(
    people: Callable[..., list[Person]],
) -> None:
    (ben,) = people("Ben")
    ada, name = account(ben.url, "Ada")
    table = talked_and_played(ada, ben, "remember me", "hello")
    record = ben.get(f"/api/tables/{table['id']}/record")
    assert record["players"][0] == name

    going = ada.new_table("me", "open", "random")
    ben.join(going)
    waiting = ada.new_table("me", "open", "random", public=True)

    arranged = f"/api/tables/{table['id']}/again"
    ben.post(arranged, at=time.time() + 86_400)
    assert [one["comes"] for one in ada.get("/api/me/export")["appointments"]] == [True]

    ada.post("/api/me/delete", status=403, password="a wrong password")
    ada.post("/api/me/delete", status=204, password=PASSWORD)
    assert ada.get("/api/me") is None
    assert [one["name"] for one in ben.get(arranged)["people"]] == ["Ben"]

    # The finished game: nobody's name, the same course, a record that still checks.
    assert ben.table(table)["seats"][0]["name"] == ""
    assert not ben.table(table)["seats"][0]["open"]
    look = ben.look(table)
    assert [line["text"] for line in look.chat] == ["hello"]
    assert look.sight["seats"][0]["name"] == ""
    nameless = ben.get(f"/api/tables/{table['id']}/record")
    assert nameless["players"][0] == ""
    assert nameless["moves"] == record["moves"]
    again = ben.post("/api/records", **nameless)
    assert again["status"] == "over"
    # The running one goes on with a bot, the waiting one is closed.
    assert ben.table(going)["seats"][0]["bot"]
    assert ben.table(going)["seats"][0]["name"] == ""
    ben.get(f"/api/tables/{waiting['id']}", link=waiting["link"])
    assert ben.get(f"/api/tables/{waiting['id']}", link=waiting["link"])["status"] == "closed"
    # The name is free again.
    other = Person(ben.url, name)
    other.post("/api/account", account=name, password=PASSWORD)


def test_a_guest_is_forgotten_without_a_password(people: Callable[..., list[Person]]) -> None:
    (eve,) = people("Eve")
    eve.post("/api/me/delete", status=204)
    assert eve.get("/api/me") is None
    eve.get("/api/me/export", status=401)


def test_a_forgotten_password_is_replaced_once_out_of_a_letter(
    new_database: Callable[[str], str],
) -> None:
    with mail_server() as mailbox, running(new_database("sqlite"), smtp=mailbox.url) as server:
        ada, name = account(server.url, "Ada")
        ada.post("/api/me/reach", email="ada@example.org")
        token = _token(mailbox.letters.get(timeout=20).get_content(), "confirm")
        stranger = Person(server.url)
        # An address nobody has confirmed gets no such letter.
        stranger.post("/api/account/forgotten", status=204, account=name)
        ada.post("/api/email/confirm", status=204, token=token)
        stranger.post("/api/account/forgotten", status=204, account="nobody of this name")
        stranger.post("/api/account/forgotten", status=204, account=name)
        letter = mailbox.letters.get(timeout=20)
        assert letter["To"] == "ada@example.org"
        assert mailbox.letters.empty()
        assert name.casefold() in letter.get_content()
        token = _token(letter.get_content(), "reset")

        new = "quite another password"
        stranger.post("/api/account/reset", status=409, token=token + "x", password=new)
        stranger.post("/api/account/reset", status=400, token=token, password="password123")
        stranger.post("/api/account/reset", status=204, token=token, password=new)
        assert ada.get("/api/me") is None, "her sessions have ended"
        stranger.post("/api/sign-in", status=403, account=name, password=PASSWORD)
        stranger.post("/api/sign-in", account=name, password=new)
        stranger.post("/api/account/reset", status=409, token=token, password="a third password")


def test_without_a_mail_server_nobody_waits_for_a_letter(
    people: Callable[..., list[Person]],
) -> None:
    (eve,) = people("Eve")
    refused = eve.post("/api/account/forgotten", status=429, account="eve")
    assert refused["key"] == "refusal-no-letters"


def _token(text: str, path: str) -> str:
    found = re.search(rf"/{path}#(\S+)", text)
    assert found is not None, text
    return found[1]
