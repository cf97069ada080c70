"""Ratings, profiles, friends, blocking, reports and tournaments, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.people import Json, Person, new_name, play_out
from tests.server.servers import LIMITS, Server

from quartier.cli import main
from quartier.core.titles import find_title
from quartier.puzzles.puzzle import puzzles_of
from quartier.server.storage.database import Database
from quartier.server.storage.schema import RATING, REPORT

PASSWORD = "a long password"
CLOCK = {"base": 600, "increment": 0, "per_move": False}
SECONDS = 20


def account(url: str, name: str) -> Person:
    """Somebody with an account of a name like this."""
    full = new_name(name).lower()
    person = Person(url, full)
    person.post("/api/account", account=full, password=PASSWORD)
    return person


def name_of(person: Person) -> str:
    name: str = person.get("/api/me")["account"]
    return name


def eventually(look: Callable[[], Any], condition: Callable[[Any], bool]) -> Any:
    """What is seen as soon as it is so; what follows a move is stored a moment after it."""
    until = time.monotonic() + SECONDS
    while not condition(found := look()):
        assert time.monotonic() < until, found
        time.sleep(0.02)
    return found


def rated_table(host: Person, *others: Person, seats: tuple[str, ...] = ()) -> Json:
    table = host.new_table("me", *("open" for _ in others), *seats, pace=CLOCK, rated=True)
    for other in others:
        other.join(table)
    return table


def play(table: Json, *people: Person) -> None:
    looks = [person.look(table) for person in people]
    play_out(looks)
    for look in looks:
        look.close()


def rungs(person: Person) -> dict[str, Json]:
    ladder = person.get("/api/ratings/sevenwonders")
    return {rung["account"]: rung for rung in ladder["rungs"]}


def test_only_accounts_on_a_clock_without_help_play_rated(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    guest = Person(server.url, "Eve")

    def refused(person: Person, status: int = 422, **table: Any) -> str:
        seats = [{"me": True}, *table.pop("seats", [{}, {}])]
        body = {"title": "sevenwonders", "seats": seats, "pace": CLOCK, "rated": True, **table}
        key: str = person.post("/api/tables", status=status, **body)["key"]
        return key

    assert refused(guest) == "refusal-rated-account"
    assert refused(ada, pace={}) == "refusal-rated-clock"
    assert refused(ada, seats=[{"bot": "easy"}, {"bot": "easy"}]) == "refusal-rated-people"
    assert refused(ada, seats=[{}, {"bot": "random"}]) == "refusal-rated-bots"

    table = ada.new_table("me", "open", "easy", pace=CLOCK, rated=True, help="hints")
    assert table["rated"]
    assert table["help"] == "none"
    assert guest.join(table, status=403)["key"] == "refusal-rated-account"
    started = ada.post(f"/api/tables/{table['id']}/start", status=409)
    assert started["key"] == "refusal-rated-full"
    ben.join(table)
    look = ada.look(table)
    look.move()
    assert look.sight["undo"] == ""
    assert look.say("undo", version=look.version)["key"] == "refusal-rated-undo"
    look.close()


def test_a_rated_table_moves_ratings_once_and_they_come_out_the_same_again(
    server: Server, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, ben, cleo = (account(server.url, name) for name in ("Ada", "Ben", "Cleo"))
    for _ in range(2):
        table = rated_table(ada, ben, cleo)
        play(table, ada, ben, cleo)
    mine = [name_of(person) for person in (ada, ben, cleo)]
    found = eventually(
        lambda: rungs(ada),
        lambda found: all(found.get(name, {}).get("games") == 2 for name in mine),
    )
    ranks = ada.look(table).sight["result"]["ranks"]
    assert len(ranks) == 3
    assert all(found[name]["rating"]["provisional"] for name in mine)
    assert all(found[name]["rating"]["spread"] < 500 for name in mine)
    assert len({found[name]["rating"]["rating"] for name in mine}) > 1
    anchors = {a["bot"]: a["rating"] for a in ada.get("/api/ratings/sevenwonders")["anchors"]}
    assert anchors["normal"] == 1500

    assert main(["ratings", "recompute", "--database", database]) == 0
    assert "0 put right" in capsys.readouterr().out
    in_database(server, lambda database: database.write(sa.update(RATING).values(mu=1.0)))
    assert rungs(ada) != found
    assert main(["ratings", "recompute", "--database", database]) == 0
    assert {name: rungs(ada)[name] for name in mine} == {name: found[name] for name in mine}


def in_database(server: Server, work: Callable[[Database], Awaitable[Any]]) -> Any:
    """Work on the database behind the back of its server."""

    async def open_and_work() -> Any:
        database = Database(server.config.database_url)
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(open_and_work())


def test_a_profile_shows_points_in_their_order_and_puzzles_solved_at_once(server: Server) -> None:
    ada = account(server.url, "Ada")
    tables = [ada.new_table("me", "random", "random") for _ in range(3)]
    for table in tables:
        play(table, ada)
    alone = ada.new_table("me", title="cardcity")
    play(alone, ada)
    points = [total(ada, table) for table in tables]
    shown = eventually(lambda: titles_of(ada), lambda found: len(found) == 2)
    assert shown["sevenwonders"]["points"] == points
    assert shown["sevenwonders"]["points_alone"] == []
    assert shown["cardcity"]["points_alone"] == [total(ada, alone)]
    assert shown["cardcity"]["best_alone"] == total(ada, alone)

    title = find_title("sevenwonders")
    assert title is not None
    first, second = puzzles_of(title)[:2]
    for number, moves in ((1, [first.right[0]]), (2, [second.tempting, second.right[0]])):
        for move in moves:
            ada.post(f"/api/puzzles/sevenwonders/{number}/answer", move=move)
    assert titles_of(ada)["sevenwonders"]["puzzles"] == {"tries": 2, "solved": 1}
    assert titles_of(ada)["cardcity"]["puzzles"] == {"tries": 0, "solved": 0}
    kept = ada.get("/api/me/export")["puzzles"]
    assert [(one["title"], one["mark"], bool(one["solved"])) for one in kept] == [
        ("sevenwonders", first.mark, True),
        ("sevenwonders", second.mark, False),
    ]


def titles_of(person: Person) -> dict[str, Json]:
    profile = person.get(f"/api/people/{name_of(person)}")
    return {title["title"]: title for title in profile["titles"]}


def total(person: Person, table: Json) -> float:
    """What somebody has at the end of their table."""
    look = person.look(table)
    points: float = look.sight["result"]["totals"][0]
    look.close()
    return points


def test_who_leaves_a_rated_table_comes_last(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    table = rated_table(ada, ben, seats=("easy",))
    ada.post(f"/api/tables/{table['id']}/leave")
    play(table, ben)
    found = eventually(lambda: rungs(ben), lambda found: name_of(ada) in found)
    # Whatever the bot in her place came to; mostly it beats Ben, who plays what comes first.
    assert found[name_of(ada)]["rating"]["rating"] < found[name_of(ben)]["rating"]["rating"]


def test_a_profile_shows_what_its_owner_allows(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    table = rated_table(ada, ben, seats=("easy",))
    play(table, ada, ben)
    path = f"/api/people/{name_of(ada)}"
    mine = eventually(
        lambda: ada.get(path), lambda found: any(title["course"] for title in found["titles"])
    )
    (title,) = mine["titles"]
    assert title["games"] == 1
    assert sum(title["ranks"].values()) == 1
    assert len(title["course"]) == 1
    assert title["rating"]["provisional"]
    assert mine["recent"][0]["id"] == table["id"]
    theirs = ben.get(path)
    assert theirs["recent"][0]["id"] is None, "the table is private"
    assert theirs["shown_to"] is None

    ada.post("/api/me/shown-to", status=204, shown_to="friends")
    ben.get(path, status=404)
    assert name_of(ada) not in rungs(ben)
    ben.post("/api/me/relations", account=name_of(ada), kind="friend")
    ben.get(path, status=404)
    ada.post("/api/me/relations", account=name_of(ben), kind="friend")
    assert ben.get(path)["name"]
    ada.post("/api/me/shown-to", status=204, shown_to="nobody")
    ben.get(path, status=404)
    assert ada.get(path)["shown_to"] == "nobody"


def test_an_invitation_by_name_opens_a_private_table(server: Server) -> None:
    ada, ben, cleo = (account(server.url, name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.new_table("me", "open", "random")
    ben.get(f"/api/tables/{table['id']}", status=404)
    invite = f"/api/tables/{table['id']}/invite"
    cleo.post(invite, status=404, account=name_of(ben))
    ada.post(invite, status=404, account="nobody of this name")
    ada.post(invite, status=204, account=name_of(ben))
    ada.post(invite, status=204, account=name_of(ben))
    assert [one["id"] for one in ben.get("/api/tables")["invited"]] == [table["id"]]
    joined = ben.post(f"/api/tables/{table['id']}/join", seat=1)
    assert joined["seat"] == 1
    assert ben.get("/api/tables")["invited"] == []


def test_blocked_people_neither_sit_together_nor_hear_each_other(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    hers, his = ada.look(table), ben.look(table)
    his.say("chat", text="you will lose")
    hers.wait(lambda look: len(look.chat) == 1)

    relations = ada.post("/api/me/relations", table=table["id"], seat=1, kind="muted")
    assert [(one["account"], one["kind"]) for one in relations] == [(name_of(ben), "muted")]
    hers.wait(lambda look: look.chat == [])
    his.say("chat", text="still there?")
    hers.say("chat", text="hm")
    hers.wait(lambda look: [line["text"] for line in look.chat] == ["hm"])
    assert [line["text"] for line in ben.look(table).chat] == [
        "you will lose",
        "still there?",
        "hm",
    ]

    next_table = ada.new_table("me", "open", "random", public=True)
    ada.post("/api/me/relations", account=name_of(ben), kind="blocked")
    assert ben.join(next_table, status=403)["key"] == "refusal-blocked"
    invited = ben.new_table("me", "open", "random")
    path = f"/api/tables/{invited['id']}/invite"
    assert ben.post(path, status=403, account=name_of(ada))["key"] == "refusal-blocked"
    ada.post("/api/me/relations", account=name_of(ben), kind="")
    assert ben.join(next_table)["seat"] == 1


def test_a_report_reaches_the_keeper_with_what_was_said_and_done(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    look = ben.look(table)
    look.say("chat", text="rude words")
    look.move()
    path = f"/api/tables/{table['id']}/report"
    body = {"seat": 1, "reason": "behaviour", "text": "see the chat"}
    Person(server.url, "Eve").post(path, status=404, **body)
    ada.post(path, status=404, **{**body, "seat": 0})
    ada.post(path, status=204, **body)
    kept = sa.select(REPORT).where(REPORT.c.game == table["id"])
    (row,) = in_database(server, lambda database: database.read(kept))
    assert (row["reason"], row["text"], row["status"]) == ("behaviour", "see the chat", "open")
    evidence = msgspec.json.decode(str(row["evidence"]))
    assert [line["text"] for line in evidence["chat"]] == ["rude words"]
    assert [entry["entry"]["kind"] for entry in evidence["log"]][:1] == ["play"]
    for _ in range(LIMITS.reports_per_day - 1):
        ada.post(path, status=204, **body)
    assert ada.post(path, status=429, **body)["key"] == "refusal-reports"


def in_round(number: int) -> Callable[[Json], bool]:
    return lambda tournament: bool(tournament["round"] == number)


def new_tournament(host: Person, **more: Any) -> Json:
    wanted = {"name": "Spring", "title": "sevenwonders", "seats": 3, "rounds": 2, "pace": CLOCK}
    tournament: Json = host.post("/api/tournaments", **{**wanted, **more})
    return tournament


def test_a_tournament_is_paired_played_scored_and_ended_by_the_server(server: Server) -> None:
    people = [account(server.url, f"P{number}") for number in range(4)]
    host = people[0]
    made = new_tournament(host, rated=True)
    path = f"/api/tournaments/{made['id']}"
    Person(server.url).get(path, status=404)
    people[1].get(path, status=404)
    guest = Person(server.url, "Eve")
    enter = f"{path}/enter"
    refused = guest.post(enter, status=403, link=made["link"])
    assert refused["key"] == "refusal-rated-account"
    assert host.post(f"{path}/start", status=409)["key"] == "refusal-tournament-few"
    for person in people[1:]:
        person.post(enter, link=made["link"])
    again = people[1].post(enter, status=409, link=made["link"])
    assert again["key"] == "refusal-tournament-begun"
    assert people[1].post(f"{path}/start", status=403)["key"] == "refusal-not-host"
    host.post(f"{path}/start")

    for number in (1, 2):
        now = eventually(lambda: host.get(path), in_round(number))
        tables = [table for table in now["tables"] if table["round"] == number]
        assert sorted(len(table["names"]) for table in tables) == [1, 3]
        (table,) = [table for table in tables if table["table"]]
        (off,) = [table for table in tables if not table["table"]]
        assert off["points"] == [0.5]
        by_name = {name_of(person): person for person in people}
        seated = [by_name[name] for name in table["names"]]
        play({"id": table["table"]}, *seated)
    over = eventually(lambda: host.get(path), lambda found: found["status"] == "over")
    assert sum(place["points"] for place in over["standing"]) == 2 * (1.5 + 0.5)
    points = [place["points"] for place in over["standing"]]
    assert points == sorted(points, reverse=True)
    offs = [table["names"][0] for table in over["tables"] if not table["table"]]
    assert len(set(offs)) == 2, "nobody has two rounds off before everybody had one"
    assert {name_of(person) for person in people} <= set(rungs(host))


def test_who_does_not_come_in_time_is_out(server: Server) -> None:
    ada, ben, cleo = (account(server.url, name) for name in ("Ada", "Ben", "Cleo"))
    made = new_tournament(ada, patience=1, rounds=3)
    path = f"/api/tournaments/{made['id']}"
    for person in (ben, cleo):
        person.post(f"{path}/enter", link=made["link"])
    started = ada.post(f"{path}/start")
    (table,) = started["tables"]
    looks = [person.look({"id": table["table"]}) for person in (ada, ben)]
    play_out(looks)
    over = eventually(lambda: ada.get(path), lambda found: found["status"] == "over")
    # Two are left, who cannot fill a table of three.
    assert over["round"] == 1
    out = {place["name"]: place["out"] for place in over["standing"]}
    assert out == {name_of(ada): False, name_of(ben): False, name_of(cleo): True}
    (hers,) = [place for place in over["standing"] if place["name"] == name_of(cleo)]
    assert hers["points"] == 0
    for look in looks:
        look.close()


def test_a_host_closes_and_people_leave(server: Server) -> None:
    ada, ben = account(server.url, "Ada"), account(server.url, "Ben")
    made = new_tournament(ada)
    path = f"/api/tournaments/{made['id']}"
    ben.post(f"{path}/enter", link=made["link"])
    assert [one["id"] for one in ben.get("/api/tournaments")] == [made["id"]]
    left = ben.http.post(f"{path}/leave", json={})
    assert left.status_code == 200
    assert len(ada.get(path)["standing"]) == 1
    assert ada.post(f"{path}/close")["status"] == "closed"
    assert ada.post(f"{path}/start", status=409)["key"] == "refusal-tournament-begun"
    assert new_tournament(ada, status=422, pace={})["key"] == "refusal-tournament-clock"
