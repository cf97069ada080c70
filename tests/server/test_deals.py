"""Deals: promised before anybody adds to them, made by all together, told at the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tests.server.people import Json, Person, play_out
from tests.server.servers import Process, running

from quartier.core.dealing import deal_key
from quartier.core.history import History
from quartier.core.record import Record, replay
from quartier.core.rng import BLAKE2B, SFC32, seeded
from quartier.core.speech import Refusal
from quartier.server.opening import log_of
from quartier.server.storage.database import Database
from quartier.server.storage.rows import json_text
from quartier.server.titles import find_title

People = Callable[..., list[Person]]

BEFORE, OLD_SEED = "before", 7


def add(person: Person, table: Json, entropy: str, status: int = 200) -> Json:
    path = f"/api/tables/{table['id']}/entropy"
    answer: Json = person.post(path, status=status, entropy=entropy)
    return answer


def added(table: Json) -> list[str | None]:
    return [seat["entropy"] for seat in table["seats"]]


def check(table: Json, promised: str, entropy: list[str]) -> None:
    """What a suspicious person works out at the end."""
    secret = bytes.fromhex(table["secret"])
    assert table["commitment"] == promised
    assert sha256(b"quartier-commit-1" + secret).hexdigest() == promised
    assert added(table) == entropy
    assert deal_key(secret, table["id"], entropy).hex() == table["seed"]


def test_a_deal_is_promised_at_the_start_and_can_be_checked_at_the_end(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", wait=True)
    promised = table["commitment"]
    assert ben.join(table, wait=True)["commitment"] == promised
    add(ada, table, "ada-adds")
    started = add(ben, table, "ben_adds")
    assert started["status"] == "running"
    assert (started["secret"], started["seed"]) == (None, None)
    play_out([ada.look(table), ben.look(table)])
    over = ben.table(table)
    check(over, promised, ["ada-adds", "ben_adds", ""])

    record = msgspec.convert(ada.get(f"/api/tables/{table['id']}/record"), Record)
    assert (record.generator, record.seed) == (BLAKE2B, over["seed"])
    assert record.deal is not None
    assert (record.deal.table, record.deal.commitment) == (table["id"], promised)
    assert (record.deal.secret, record.deal.entropy) == (over["secret"], added(over))
    assert replay(record).state.result is not None


def test_every_table_has_a_secret_of_its_own(people: People) -> None:
    [ada] = people("Ada")
    tables = [ada.new_table("me", "open", "open") for _ in range(3)]
    assert len({table["commitment"] for table in tables}) == 3


def test_a_table_without_open_seats_waits_for_its_host_to_add(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random", wait=True)
    assert (table["status"], added(table)) == ("open", [None, "", ""])
    assert add(ada, table, "0a")["status"] == "running"


def test_a_table_waits_for_everybody_who_said_they_would_add(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.new_table("me", "open", "open", wait=True)
    ben.join(table)
    full = cleo.join(table, wait=True)
    assert (full["status"], added(full)) == ("open", [None, "", None])
    # Everybody sees at once what was added.
    add(cleo, table, "cc")
    assert added(ben.table(table)) == [None, "", "cc"]
    assert add(ada, table, "aa")["status"] == "running"


def test_who_asks_for_nothing_of_this_plays_as_before(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    assert (table["status"], added(table)) == ("running", ["", "", ""])


def test_a_host_who_starts_waits_for_nobody(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "open", wait=True)
    ben.join(table, wait=True)
    add(ada, table, "aa")
    started = ada.post(f"/api/tables/{table['id']}/start")
    assert (started["status"], added(started)) == ("running", ["aa", "", ""])
    assert add(ben, table, "bb", status=409)["key"] == "refusal-entropy-not-asked"
    assert added(ben.table(table)) == ["aa", "", ""]


def test_a_seat_adds_once_and_only_its_own(people: People) -> None:
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    table = ada.new_table("me", "open", "open", wait=True, public=True)
    ben.join(table)
    add(ada, table, "aa")
    for person in (ada, ben, zoe):
        assert add(person, table, "xx", status=409)["key"] == "refusal-entropy-not-asked"
    assert added(ada.table(table)) == ["aa", "", ""]


def test_who_leaves_takes_along_what_they_added(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.new_table("me", "open", "open")
    ben.join(table, wait=True)
    add(ben, table, "bb")
    ben.post(f"/api/tables/{table['id']}/leave")
    assert added(ada.table(table)) == ["", "", ""]
    assert added(cleo.join(table, seat=1, wait=True)) == ["", None, ""]
    assert added(cleo.post(f"/api/tables/{table['id']}/leave")) == ["", "", ""]


def test_a_rematch_is_another_deal_that_waits_too(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    play_out([ada.look(table), ben.look(table)])
    path = f"/api/tables/{table['id']}/rematch"
    again = ada.post(path, wait=True)
    assert again["commitment"] not in (None, table["commitment"])
    assert ben.post(path, wait=True)["id"] == again["id"]
    add(ada, again, "aa")
    started = add(ben, again, "bb")
    assert started["status"] == "running"
    assert sorted(str(entropy) for entropy in added(started)) == ["", "aa", "bb"]


def test_a_rematch_needs_no_body(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    play_out([ada.look(table)])
    answer = ada.http.post(f"/api/tables/{table['id']}/rematch")
    assert (answer.status_code, answer.json()["status"]) == (200, "running")


@pytest.mark.parametrize("entropy", ["", "a b", "é", "a\n", "a\nb", "x" * 65, 7, None])
def test_what_cannot_be_added_is_refused_with_what_can(people: People, entropy: Any) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "open", "open", wait=True)
    assert add(ada, table, entropy, status=400)["key"] == "refusal-entropy"


def test_a_table_out_of_a_record_promises_nothing(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random")
    play_out([ada.look(table)])
    record = ada.get(f"/api/tables/{table['id']}/record")
    copy = ada.post("/api/records", **record)
    assert (copy["commitment"], copy["secret"], copy["seed"]) == (None, None, record["seed"])
    again = msgspec.convert(ada.get(f"/api/tables/{copy['id']}/record"), Record)
    assert (again.generator, again.deal) == (BLAKE2B, None)
    assert replay(again).state.result is not None


# What nobody may know before the end


@pytest.fixture
def process(new_database: Callable[[str], str]) -> Iterator[Process]:
    server = Process(new_database("sqlite"))
    yield server
    server.stop()


def everything_told(people: list[Person], table: Json) -> Iterator[str]:
    """All that a running table answers, to those who sit there and to others."""
    path = f"/api/tables/{table['id']}"
    asked = ("", "/history", "/history/0", "/record", "/hint", "/review", "/nonsense")
    line = {"version": 0, "draw": 1, "moves": []}
    for person in people:
        yield from (person.http.get(path + part).text for part in asked)
        yield from (person.http.get(other).text for other in ("/api/tables", "/openapi.json"))
        yield person.http.get("/metrics").text
        yield person.http.post(f"{path}/what-if", json=line).text
        yield person.http.post(f"{path}/what-if/hint", json=line).text
        yield person.http.post(f"{path}/rematch", json={}).text
        yield person.http.post(f"{path}/entropy", json={"entropy": "late"}).text
        yield person.http.post(f"{path}/entropy", json={"entropy": "\n"}).text


def test_neither_secret_nor_key_is_told_before_the_end(process: Process) -> None:
    ada, ben, zoe = (Person(process.url, name) for name in ("Ada", "Ben", "Zoe"))
    people = [ada, ben, zoe, Person(process.url)]
    table = ada.new_table("me", "open", "random", wait=True, public=True)
    ben.join(table, wait=True)
    add(ada, table, "aa")
    told = [json.dumps(add(ben, table, "bb"))]
    looks = [person.look(table) for person in people]
    told += everything_told(people, table)
    told += [json.dumps(look.say("whole")) + json.dumps(look.sight) for look in looks]
    for look in looks[:2]:
        look.wait(lambda look: bool(look.moves))
        told.append(json.dumps(look.move()))
    told += everything_told(people, table)
    told += [json.dumps(update) for look in looks for update in look.updates]
    assert ada.table(table)["status"] == "running"

    play_out(looks[:2])
    over = zoe.table(table)
    check(over, over["commitment"], ["aa", "bb", ""])
    assert over["commitment"] in told[0]
    told.append(process.log)
    for hidden in (over["secret"], over["seed"], str(int(over["seed"], 16))):
        assert not [text for text in told if hidden in text.lower()]


# Tables of before


def first_form(connection: sa.Connection) -> None:
    config = Config()
    folder = files("quartier.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")


async def as_it_was(url: str) -> None:
    """A database of before deals were made together: bots have begun a game."""
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, 3, OLD_SEED)
    rng = seeded(1)
    for _ in range(6):
        seat = history.state.deciders[0]
        history.play(seat, history.state.draw(seat, rng))
    game = {
        "id": BEFORE,
        "title": title.id,
        "version": title.version,
        "settings": json_text(settings),
        "seed": str(OLD_SEED),
        "pace": "{}",
        "status": "running",
        "public": True,
        "link": "link",
        "host": "nobody",
        "created": 1.0,
        "started": 1.0,
        "changed": 1.0,
        "rematch": "",
        "noted": 6,
        "waiting": json_text(history.state.deciders),
        "stand_ins": "[]",
        "due": 1.0,
        "position": history.state.fingerprint(),
    }
    seats = [
        {"game": BEFORE, "number": number, "identity": "", "bot": "random", "name": ""}
        for number in range(3)
    ]
    entries = [
        {
            "game": BEFORE,
            "sequence": logged.sequence,
            "at": logged.at,
            "entry": json_text(logged.entry),
            "position": logged.position,
        }
        for logged in log_of(history, 1.0)
    ]

    def store(connection: sa.Connection) -> None:
        first_form(connection)
        for name, rows in (("game", [game]), ("seat", seats), ("log", entries)):
            columns: list[sa.ColumnClause[Any]] = [sa.column(column) for column in rows[0]]
            connection.execute(sa.insert(sa.table(name, *columns)), rows)

    database = Database(url)
    await database.run(store)
    await database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_of_before_goes_on_with_its_deal(
    new_database: Callable[[str], str], kind: str
) -> None:
    url = new_database(kind)
    asyncio.run(as_it_was(url))
    with running(url) as server:
        ada = Person(server.url, "Ada")
        table = ada.get(f"/api/tables/{BEFORE}")
        assert (table["commitment"], added(table)) == (None, [""] * 3)
        ada.look(table).wait(lambda look: look.is_over)
        over = ada.table(table)
        assert (over["seed"], over["secret"]) == (str(OLD_SEED), None)
        record = msgspec.convert(ada.get(f"/api/tables/{BEFORE}/record"), Record)
    assert (record.generator, record.deal) == (SFC32, None)
    assert replay(record).state.result is not None
