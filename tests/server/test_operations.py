"""For those who run a server: health, figures, content, the page, checks and backups."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.server.people import Person, play_out
from tests.server.servers import METRICS_TOKEN, Server, running
from tests.server.test_society import eventually

from quartier.cli import main
from quartier.core import data
from quartier.core.corrections import Correction
from quartier.core.data import Content
from quartier.core.titles import find_title
from quartier.inventory import box_of
from quartier.server.routes import content, page
from quartier.server.storage.database import Database
from quartier.server.storage.schema import GAME, LOG
from quartier.server.titles import titles
from quartier.titles.smallcity.schema import Files

People = Callable[..., list[Person]]


def test_health_and_figures_are_shown(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    look.move()
    assert ada.http.get("/healthz").text == "ok"
    opened = {"authorization": f"Bearer {METRICS_TOKEN}"}
    figures = ada.http.get("/metrics", headers=opened).text
    for name in ("entries_total", "move_seconds_count", "live_tables", "viewers"):
        assert f"quartier_{name}" in figures


@pytest.mark.parametrize("given", ["", "Bearer", "Bearer wrong", METRICS_TOKEN[:-1], "Bearer \xe9"])
def test_figures_are_there_for_who_knows_the_token_only(server: Server, given: str) -> None:
    headers = [(b"authorization", given.encode("latin-1"))]
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (404, "error-http-404")


def test_the_log_says_what_happened_at_a_table(
    people: People, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="quartier.server")
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    looks = [ada.look(table), ben.look(table)]
    ben.post(f"/api/tables/{table['id']}/leave")
    looks[1].close()
    play_out(looks[:1])
    looks[0].close()

    def told() -> list[str]:
        about = [line for line in caplog.records if vars(line).get("table") == table["id"]]
        return [line.getMessage() for line in about]

    eventually(told, lambda lines: lines.count("somebody leaves a table") == 2)
    assert told()[0] == "a table begins"
    assert {"at a table: stand-in", "a table is over"} <= set(told())
    assert told().count("somebody comes to a table") == 2


def test_without_a_token_there_are_no_figures(new_database: Callable[[str], str]) -> None:
    with running(new_database("sqlite"), metrics_token="") as server:
        for headers in ({}, {"authorization": "Bearer"}):
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404


def test_a_token_that_can_be_guessed_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARTIER_METRICS_TOKEN", "secret")
    assert main(["--lang", "en", "serve"]) == 2
    assert "fewer than 16 characters" in capsys.readouterr().err


def test_the_content_of_a_title_is_sent_once(people: People) -> None:
    [ada] = people("Ada")
    answer = ada.http.get("/api/content/sevenwonders")
    assert {"cards", "wonders"} <= answer.json().keys()
    tag = answer.headers["etag"]
    again = ada.http.get("/api/content/sevenwonders", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_an_emblem_is_a_picture_and_nothing_else(people: People) -> None:
    [ada] = people("Ada")
    for title in ada.get("/api/offer")["titles"]:
        answer = ada.http.get(f"/api/content/{title['id']}/emblem.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in answer.content
        policies = answer.headers.get_list("content-security-policy")
        assert any("default-src 'none'" in policy and "sandbox" in policy for policy in policies)


def test_a_title_without_an_emblem_gets_a_plain_one_and_no_scripts(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = people("Ada")
    own = ada.http.get("/api/content/smallcity/emblem.svg").content
    monkeypatch.setattr(content, "_file", lambda *_: None)
    plain = [ada.http.get(f"/api/content/{title}/emblem.svg") for title in ("smallcity", "lacitta")]
    assert plain[0].content == plain[1].content != own
    assert ada.http.get("/api/content/smallcity/board.js").status_code == 404
    assert [title["scripts"] for title in ada.get("/api/offer")["titles"]] == [[]] * len(titles())


@pytest.mark.parametrize("name", ["__init__.py", "..%2Femblem.svg", "rules.md", "board", "data"])
def test_no_other_file_of_a_title_can_be_had(people: People, name: str) -> None:
    [ada] = people("Ada")
    assert ada.http.get(f"/api/content/smallcity/{name}").status_code == 404
    assert ada.http.get(f"/api/content/chess/{name}").status_code == 404


def test_what_is_long_is_sent_compressed(people: People) -> None:
    [ada] = people("Ada")
    answer = ada.http.get("/api/content/sevenwonders", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


def test_texts_and_rules_are_there_in_both_languages(people: People) -> None:
    [ada] = people("Ada")
    for language in ("en", "fr"):
        assert "refusal-stale" in ada.http.get(f"/api/texts/{language}").text
        assert "title-name" in ada.http.get(f"/api/texts/{language}/sevenwonders").text
        assert ada.get(f"/api/rules/{language}/sevenwonders")[0]["rules"]


def test_rules_have_the_numbers_of_the_content_in_use(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = people("Ada")
    title = find_title("smallcity")
    assert title is not None
    assert box_of(title) is not None
    ours = title.content
    files = msgspec.json.decode(msgspec.json.encode(ours.files), type=Files)
    files.boards.boroughs[1].sides[:] = [5, 6, 7, 8]
    corrections = [Correction("boards.boroughs.expert.sides", [6, 7, 8, 9], [5, 6, 7, 8])]
    for used, number in ((ours, "6"), (Content(files, ours.raw, "", corrections), "5‡")):
        monkeypatch.setitem(data._CONTENT, title.package, used)
        for language, words in (("en", f"or {number} (expert"), ("fr", f"ou de {number} (plateau")):
            rules = ada.get(f"/api/rules/{language}/smallcity")[0]["rules"]
            [rule] = [each for each in rules if each["number"] == "SC-3"]
            assert words in rule["text"]
            assert "<!--" not in rule["text"]


def test_the_page_is_served_where_it_is_built(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = Person(server.url)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "emblem.svg").write_text("<svg/>")
    monkeypatch.setattr(page, "folder", lambda: tmp_path)
    assert "openapi.json" in somebody.http.get("/").text
    (tmp_path / "index.html").write_text("<html>")
    for path in ("/", "/t/abc", "/new/sevenwonders"):
        assert somebody.http.get(path).text == "<html>"
    script = somebody.http.get("/assets/main-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert somebody.http.get("/emblem.svg").headers["content-type"].startswith("image/svg+xml")
    assert somebody.http.get("/assets/none.js").status_code == 404
    lost = somebody.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*"})
    assert (lost.status_code, lost.text) == (404, "<html>")


@pytest.fixture(scope="module")
def played(new_database: Callable[[str], str]) -> str:
    """A database with a finished table."""
    database = new_database("sqlite")
    with running(database) as server:
        ada = Person(server.url, "Ada")
        play_out([ada.look(ada.new_table("me", "random", "random"))])
    return database


def change(database: str, *statements: sa.Executable) -> None:
    async def write() -> None:
        opened = Database(database)
        await opened.open()
        await opened.write(*statements)
        await opened.close()

    asyncio.run(write())


def test_tables_that_play_the_same_pass_the_check(
    played: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "tables", "check", "--database", played]) == 0
    assert "1 table played again, 0 of them differently" in capsys.readouterr().out


def test_the_check_names_the_move_a_change_of_the_rules_alters(
    played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["--lang", "en", "backup", str(copy), "--database", played]) == 0
    url = f"sqlite:///{copy}"
    change(url, sa.update(LOG).where(LOG.c.sequence == 5).values(position="0" * 32))
    assert main(["--lang", "en", "tables", "check", "--database", url]) == 1
    assert "after entry 4" in capsys.readouterr().out
    change(
        url,
        sa.update(LOG)
        .where(LOG.c.sequence == 3)
        .values(entry='{"kind":"play","seat":0,"move":"x"}'),
    )
    main(["--lang", "en", "tables", "check", "--database", url])
    assert "entry 3" in capsys.readouterr().out
    change(url, sa.update(GAME).values(title="chess"))
    main(["--lang", "en", "tables", "check", "--database", url])
    assert "not installed" in capsys.readouterr().out


def test_a_table_of_other_rules_is_refused_in_words(
    played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    main(["--lang", "en", "backup", str(copy), "--database", played])
    title = find_title("sevenwonders")
    assert title is not None
    url = f"sqlite:///{copy}"
    change(url, sa.update(GAME).values(version=title.version + 1, public=True, id=GAME.c.id))
    with running(url) as server:
        somebody = Person(server.url)
        with sqlite3.connect(copy) as rows:
            [game_id] = rows.execute("select id from game").fetchone()
        answer = somebody.get(f"/api/tables/{game_id}/history", status=409)
        assert answer["key"] == "refusal-other-rules"


def test_a_backup_is_a_whole_database_and_writes_over_nothing(
    played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["--lang", "en", "backup", str(copy), "--database", played]) == 0
    with sqlite3.connect(copy) as rows:
        assert rows.execute("select count(*) from game").fetchone() == (1,)
    assert main(["--lang", "en", "backup", str(copy), "--database", played]) == 2
    assert "already exists" in capsys.readouterr().err


def test_a_restored_backup_goes_on_where_it_was_taken(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, copy = new_database("sqlite"), tmp_path / "copy.sqlite"
    with running(database) as server:
        ada = Person(server.url, "Ada")
        table = ada.new_table("me", "random", "random")
        look = ada.look(table)
        look.move()
        look.wait(lambda look: look.sight["waiting"] == [0])
        version = look.version
        assert main(["--lang", "en", "backup", str(copy), "--database", database]) == 0
        look.move()
    with running(f"sqlite:///{copy}") as server:
        back = Person(server.url)
        back.http.cookies.update(ada.http.cookies)
        look = back.look(table)
        assert look.version == version
        assert look.move()["type"] == "done"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--workers", "2"], "Several processes need a database"),
        (["serve", "--port", "0"], "--port must be a whole number"),
        (["serve", "--bot-processes", "0"], "--bot-processes must be a whole number"),
        (["serve", "--database", "mysql://x"], "A database is written"),
        (["serve", "now"], "one word too many"),
        (["backup"], "Name the file"),
        (["backup", "copy", "--database", "postgresql://x/y"], "pg_dump"),
        (["backup", "copy", "--database", "sqlite:////nowhere/x"], "There is no database"),
        (["tables"], "quartier tables check"),
    ],
)
def test_commands_that_cannot_be_carried_out_say_what_to_do(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", *words]) == 2
    assert said in capsys.readouterr().err
