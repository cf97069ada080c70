"""What a keeper of a server may do, by the command line and on the page, and the log of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.people import Person
from tests.server.servers import Server, running
from tests.server.test_society import in_database

from quartier.cli import main
from quartier.core.speech import literal
from quartier.server import moderation
from quartier.server.config import Retention
from quartier.server.spans import DAY
from quartier.server.storage.database import Database
from quartier.server.storage.schema import REPORT
from quartier.server.tidying import Tidying

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


def test_clocks_stand_still_while_the_tables_are_closed(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random", pace={"base": 60, "increment": 0})
    look = ada.look(table)
    assert look.sight["clocks"][0]["since"] is not None
    admin(server, "close", "Back at noon.")
    look.wait(lambda look: look.sight["clocks"][0]["since"] is None)
    left = look.sight["clocks"][0]["left"]
    assert left < 60
    admin(server, "open")
    look.wait(lambda look: look.sight["clocks"][0]["since"] is not None)
    # Whoever opens the table anew sees the same, since closed times are stored.
    assert [at.sight["clocks"][0]["left"] for at in (look, ada.look(table))] == [left] * 2


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


def test_a_report_comes_with_names_and_the_log_of_its_table(server: Server, capsys: Out) -> None:
    ada, ben = account(server, "Ada"), account(server, "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    look = ben.look(table)
    look.say("chat", text="an insult")
    look.move()
    ada.post(f"/api/tables/{table['id']}/report", 204, seat=1, reason="behaviour", text="He swore.")
    admin(server, "appoint", "ada")
    [report] = ada.get("/api/keeper")["reports"]
    assert (report["by_name"], report["about_name"]) == ("ada", "ben")
    capsys.readouterr()
    admin(server, "reports")
    [line] = capsys.readouterr().out.splitlines()
    assert line.split("\t")[3].startswith("ada → ben (")
    admin(server, "reports", "--", report["id"])
    told = capsys.readouterr().out
    assert "an insult" in told
    assert '"kind": "play"' in told
    admin(server, "mute", "ben", "--because", "Be kind.")
    assert [one["text"] for one in ada.get("/api/me/export")["reports"]] == ["He swore."]
    his = ben.get("/api/me/export")
    assert his["reports"] == []
    assert [(one["kind"], one["reason"]) for one in his["sanctions"]] == [("mute", "Be kind.")]
    ben.post("/api/me/delete", status=204, password=PASSWORD)
    assert ada.get("/api/keeper")["reports"][0]["about_name"] == ""


def test_what_was_said_does_not_outlive_a_settled_report(server: Server) -> None:
    ada, ben = account(server, "Ada"), account(server, "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    ben.look(table).say("chat", text="an insult")
    for _ in range(2):
        ada.post(f"/api/tables/{table['id']}/report", 204, seat=1, reason="behaviour")
    admin(server, "appoint", "ada")
    settled, still_open = (report["id"] for report in ada.get("/api/keeper")["reports"])
    admin(server, "settle", "--", settled)
    assert kept(server) == {settled, still_open}
    ben.post("/api/me/delete", status=204, password=PASSWORD)
    assert kept(server) == {still_open}

    admin(server, "settle", "--", still_open)
    tidy(server, days=364)
    assert kept(server) == {still_open}
    tidy(server, days=366)
    assert kept(server) == set()


def kept(server: Server) -> set[str]:
    """The reports there are, open or settled."""
    rows = in_database(server, lambda database: database.read(sa.select(REPORT.c.id)))
    return {row["id"] for row in rows}


def tidy(server: Server, days: int) -> None:
    """As the server would in so many days."""
    then = time.time() + days * DAY
    in_database(server, lambda database: Tidying(database, Retention(), then).forget())


def test_tables_are_found_by_what_runs_by_id_and_by_people(server: Server, capsys: Out) -> None:
    ada, ben = account(server, "Ada"), account(server, "Ben")
    hers = ada.new_table("me", "random", "random")
    his = ben.new_table("me", "open", "random")
    admin(server, "appoint", "ada")

    def found(like: str = "") -> dict[str, list[str]]:
        tables = ada.get("/api/keeper/tables", like=like)["tables"]
        return {table["id"]: table["names"] for table in tables}

    assert found() == {hers["id"]: ["ada"], his["id"]: ["ben"]}
    assert found("BE") == found(his["id"]) == {his["id"]: ["ben"]}
    assert found("%") == {}
    ben.get("/api/keeper/tables", status=404)
    capsys.readouterr()
    admin(server, "tables", "be")
    [line] = capsys.readouterr().out.splitlines()
    assert line.split("\t")[:3] == [his["id"], "sevenwonders", "open"]
    look = ada.look(hers)
    move = look.moves[0]
    look.move(move)
    admin(server, "tables", "--", hers["id"])
    assert f'{{"kind":"play","seat":0,"move":"{move}"}}' in capsys.readouterr().out
    admin(server, "remove", "--", his["id"])
    assert found() == {hers["id"]: ["ada"]}
    # Whoever asks for a table sees it also when it is over.
    assert found(his["id"]) == {his["id"]: ["ben"]}


def test_a_keeper_helps_who_forgot_a_password_and_has_no_address(
    server: Server, capsys: Out
) -> None:
    account(server, "Ada")
    assert admin(server, "reset", "ada", "--public-url", "https://tables.example.org") == 0
    link = re.search(r"https://tables\.example\.org/reset#(\S+)", capsys.readouterr().out)
    assert link is not None
    stranger = Person(server.url)
    new = "quite another password"
    stranger.post("/api/account/reset", status=204, token=link[1], password=new)
    stranger.post("/api/sign-in", account="ada", password=new)
    stranger.post("/api/account/reset", status=409, token=link[1], password="a third password")
    admin(server, "log")
    assert capsys.readouterr().out.split("\t")[3:5] == ["reset", "ada"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say what a keeper is to do"),
        (["dance"], "is not something a keeper does"),
        (["reset", "nobody"], "There is no account"),
        (["reports", "x"], "no open report"),
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
    make_tables(url)
    assert main(["--lang", "en", "admin", *words, "--database", url]) == 2
    assert said in capsys.readouterr().err


def make_tables(url: str) -> None:
    """A database as a server leaves it that nobody visited."""

    async def make() -> None:
        database = Database(url)
        await database.open()
        await database.close()

    asyncio.run(make())


@pytest.mark.parametrize("words", [["admin", "log"], ["tidy"], ["ratings", "recompute"]])
def test_no_database_is_made_where_a_server_has_none(
    words: list[str], tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "tables.sqlite"
    assert main(["--lang", "en", *words, "--database", f"sqlite:///{file}"]) == 2
    assert f"There is no database {file}" in capsys.readouterr().err
    assert not file.exists()
