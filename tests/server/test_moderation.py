"""What a keeper of a server may do, by the command line and on the page, and the log of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from tests.server.people import Person
from tests.server.servers import Server, running

from quartier.cli import main
from quartier.core.speech import literal
from quartier.server import moderation

PASSWORD = "correct horse battery"
SIGN_IN = {"account": "ada", "password": PASSWORD}
Out = pytest.CaptureFixture[str]


@pytest.fixture(params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest,
    new_database: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Server]:
    """A server that looks at once at what its keeper did."""
    monkeypatch.setattr(moderation, "EVERY_SECONDS", 0.05)
    with running(new_database(request.param)) as server:
        yield server


def admin(server: Server, *words: str) -> int:
    act, *rest = words
    return main(["--lang", "en", "admin", act, "--database", server.config.database, *rest])


def account(server: Server, name: str) -> Person:
    person = Person(server.url, name)
    person.post("/api/account", account=name.lower(), password=PASSWORD)
    return person


def soon(condition: Callable[[], bool]) -> None:
    """Until what a keeper did has reached the server."""
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "the keeper was not heard"
        time.sleep(0.02)


def test_who_is_muted_plays_on_and_is_told_why_nobody_hears(server: Server) -> None:
    ada = account(server, "Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    assert look.say("chat", text="hello")["type"] == "done"
    assert admin(server, "mute", "ada", "--days", "3", "--because", "Be kind.") == 0
    soon(lambda: look.say("chat", text="hello")["type"] == "refused")
    refused = look.say("chat", text="hello")
    assert refused["key"] == "refusal-muted"
    assert refused["facts"]["reason"] == literal("Be kind.")
    assert look.move()["type"] == "done"
    admin(server, "unmute", "ada")
    soon(lambda: look.say("chat", text="again")["type"] == "done")


def test_who_is_banned_is_put_out_and_cannot_come_in(server: Server) -> None:
    ada = account(server, "Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    admin(server, "ban", "ada", "--because", "Cheating.")
    assert look.closing_code() == 4001
    assert ada.get("/api/me") is None
    again = Person(server.url)
    soon(lambda: again.http.post("/api/sign-in", json=SIGN_IN).status_code == 403)
    refused = again.post("/api/sign-in", status=403, **SIGN_IN)
    assert refused["key"] == "refusal-banned"
    admin(server, "unban", "ada")
    soon(lambda: again.http.post("/api/sign-in", json=SIGN_IN).status_code == 200)


def test_while_the_tables_are_closed_nobody_plays_and_all_are_told(server: Server) -> None:
    ada = Person(server.url, "Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    admin(server, "close", "Back at noon.")
    soon(lambda: ada.get("/api/offer")["bulletin"]["is_closed"])
    refused = look.move()
    assert (refused["type"], refused["key"]) == ("refused", "refusal-closed")
    assert refused["facts"]["text"] == literal("Back at noon.")
    body = {"title": "sevenwonders", "seats": [{"me": True}, {"bot": "random"}, {"bot": "random"}]}
    assert ada.http.post("/api/tables", json=body).status_code == 503
    admin(server, "open")
    soon(lambda: not ada.get("/api/offer")["bulletin"]["text"])
    assert look.move()["type"] == "done"


def test_a_table_that_is_removed_ends_for_all_who_look(server: Server, capsys: Out) -> None:
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random")
    look = ada.look(table)
    assert admin(server, "remove", "--", table["id"]) == 0
    assert look.closing_code() == 1012
    assert ada.closed_with(f"/ws/tables/{table['id']}") == 4004
    assert admin(server, "remove", "--", table["id"]) == 2
    assert "no table" in capsys.readouterr().err


def test_every_act_is_in_the_log(server: Server, capsys: Out) -> None:
    account(server, "Ada")
    admin(server, "mute", "ada", "--because", "Be kind.")
    admin(server, "announce", "Hello", "all")
    admin(server, "open")
    assert capsys.readouterr().out.splitlines()[1:] == ["Done: announce Hello all.", "Done: open."]
    admin(server, "log")
    _, newest, oldest = capsys.readouterr().out.splitlines()
    assert newest.split("\t")[3:] == ["announce", "", "Hello all"]
    assert oldest.split("\t")[3] == "mute"
    assert oldest.endswith("7 d: Be kind.")
    admin(server, "people", "ad")
    assert "mute → " in capsys.readouterr().out


def test_the_page_of_keepers_is_for_those_who_were_appointed(server: Server) -> None:
    ada, ben = account(server, "Ada"), account(server, "Ben")
    ada.get("/api/keeper", status=404)
    ada.post("/api/keeper", status=404, act="announce", text="I am in charge")
    admin(server, "appoint", "ada")
    ada.post("/api/keeper", status=204, act="mute", subject="ben", text="Be kind.", days=2)
    ada.post("/api/keeper", status=204, act="announce", text="Hello")
    desk = ada.get("/api/keeper")
    assert desk["bulletin"] == {"text": "Hello", "is_closed": False}
    assert [sanction["kind"] for sanction in desk["sanctions"]] == ["mute"]
    assert [act["act"] for act in desk["acts"]] == ["announce", "mute", "appoint"]
    found = ada.get("/api/keeper/people", like="be")["people"]
    assert [person["account"] for person in found] == ["ben"]
    ben.get("/api/keeper", status=404)
    ada.post("/api/keeper", status=404, act="mute", subject="nobody")
    ada.post("/api/keeper", status=422, act="announce")
    admin(server, "dismiss", "ada")
    ada.get("/api/keeper", status=404)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "is not something a keeper does"),
        (["mute"], "Say whom or what"),
        (["mute", "nobody"], "There is no account"),
        (["mute", "nobody", "--days", "0"], "--days must be a whole number"),
        (["announce"], "Write what everybody is to read"),
        (["announce", "x" * 501], "at most 500 characters"),
        (["settle", "x"], "no open report"),
    ],
)
def test_what_cannot_be_done_says_what_to_do(
    words: list[str], said: str, new_database: Callable[[str], str], capsys: Out
) -> None:
    url = new_database("sqlite")
    assert main(["--lang", "en", "admin", *words, "--database", url]) == 2
    assert said in capsys.readouterr().err
