"""Setting tables up, finding and joining them, leaving, starting, playing again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.people import Person, play_out
from tests.server.servers import Server

People = Callable[..., list[Person]]


def test_a_nickname_is_enough_to_play(server: Server) -> None:
    somebody = Person(server.url)
    assert somebody.get("/api/me") is None
    somebody.post("/api/tables", status=401, title="sevenwonders", seats=[{"me": True}])
    somebody.post("/api/me", name="Ada")
    assert somebody.new_table("me", "random", "random")["status"] == "running"


def test_a_table_starts_when_the_last_seat_is_taken(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.new_table("me", "open", "open")
    assert table["status"] == "open"
    assert ben.join(table)["status"] == "open"
    started = cleo.join(table, seat=2)
    assert (started["status"], started["seat"]) == ("running", 2)
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Ben", "Cleo"]


def test_bots_take_open_seats_when_the_host_starts(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "open", "open")
    ben.join(table, seat=3)
    assert ben.post(f"/api/tables/{table['id']}/start", status=403)["key"] == "refusal-not-host"
    started = ada.post(f"/api/tables/{table['id']}/start")
    assert [seat["bot"] for seat in started["seats"]] == ["", "normal", "normal", ""]
    assert ada.post(f"/api/tables/{table['id']}/start", status=409)["key"] == "refusal-not-open"


def test_a_seat_belongs_to_one_person_and_a_person_has_one_seat(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.new_table("me", "open", "open")
    ben.join(table, seat=1)
    assert cleo.join(table, status=409, seat=1)["key"] == "refusal-seat-taken"
    assert ben.join(table, status=409, seat=2)["key"] == "refusal-one-seat"
    assert cleo.join(table, status=409, seat=9)["key"] == "refusal-seat-taken"


def test_two_who_take_the_same_seat_at_once_get_it_once(people: People) -> None:
    ada, *others = people("Ada", *[f"P{number}" for number in range(6)])
    table = ada.new_table("me", "open", "open")
    with ThreadPoolExecutor(len(others)) as pool:
        answers = list(pool.map(lambda one: one.join(table, status=(200, 409), seat=1), others))
    assert sum("key" not in answer for answer in answers) == 1
    assert ada.table(table)["status"] == "open"


def test_of_many_who_join_at_once_as_many_sit_down_as_there_are_seats(people: People) -> None:
    ada, *others = people("Ada", *[f"P{number}" for number in range(8)])
    table = ada.new_table("me", "open", "open", "open")
    with ThreadPoolExecutor(len(others)) as pool:
        answers = list(pool.map(lambda one: one.join(table, status=(200, 409)), others))
    assert sum("key" not in answer for answer in answers) == 3
    started = ada.table(table)
    assert started["status"] == "running"
    assert len({seat["name"] for seat in started["seats"]}) == 4


def test_one_person_who_asks_for_all_seats_at_once_gets_one(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "open", "open")
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda seat: ben.join(table, status=(200, 409), seat=seat), (1, 2, 3)))
    assert [seat["name"] for seat in ada.table(table)["seats"]].count("Ben") == 1


def test_joining_leaving_and_starting_at_once_leave_a_sound_table(people: People) -> None:
    ada, ben, *others = people("Ada", "Ben", "Cleo", "Dan", "Eve")
    for _ in range(3):
        table = ada.new_table("me", "open", "open", "open")
        ben.join(table)
        path = f"/api/tables/{table['id']}"
        with ThreadPoolExecutor(5) as pool:
            calls = [pool.submit(ada.post, f"{path}/start", status=(200, 409))]
            calls += [pool.submit(ben.post, f"{path}/leave", status=(200, 409))]
            calls += [pool.submit(one.join, table, status=(200, 409)) for one in others]
            for call in calls:
                call.result()
        started = ada.table(table)
        assert started["status"] == "running"
        assert not any(seat["open"] for seat in started["seats"])
        assert ada.look(table).sight["seat"] == 0


def test_a_private_table_does_not_exist_without_its_link(people: People) -> None:
    ada, zoe = people("Ada", "Zoe")
    table = ada.new_table("me", "random", "random")
    path = f"/api/tables/{table['id']}"
    for address in (path, f"{path}/history", f"{path}/history/0", f"{path}/record"):
        assert zoe.get(address, status=404)["key"] == "refusal-no-table"
        assert zoe.get(address, status=404, link="wrong")["key"] == "refusal-no-table"
    for action in ("join", "leave", "start", "rematch"):
        assert zoe.post(f"{path}/{action}", status=404)["key"] == "refusal-no-table"
    with zoe.connect(f"/ws/tables/{table['id']}") as socket, pytest.raises(Exception, match="4004"):
        socket.recv(timeout=10)
    assert table["id"] not in str(zoe.get("/api/tables"))
    assert zoe.get(path, link=table["link"])["seat"] is None
    assert zoe.look(table, table["link"]).sight["seat"] is None


def test_the_link_is_shown_only_to_those_who_sit_there(people: People) -> None:
    ada, zoe = people("Ada", "Zoe")
    table = ada.new_table("me", "random", "random")
    assert zoe.get(f"/api/tables/{table['id']}", link=table["link"])["link"] is None


def test_lists_show_tables_waiting_for_me_first_and_public_ones_to_all(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    waiting = ada.new_table("me", "open", "random", public=True)
    ben.join(waiting)
    opened = ada.new_table("me", "open", "open", public=True)
    mine = ada.get("/api/tables")["mine"]
    assert [table["id"] for table in mine[:2]] == [waiting["id"], opened["id"]]
    assert mine[0]["your_turn"]
    public = [table["id"] for table in ben.get("/api/tables")["public"]]
    assert {waiting["id"], opened["id"]} <= set(public)


def test_a_seat_left_before_the_start_opens_again_and_the_host_passes_on(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "open", public=True)
    ben.join(table)
    assert ada.post(f"/api/tables/{table['id']}/leave")["seats"][0]["open"]
    assert ben.table(table)["host"]
    assert ben.post(f"/api/tables/{table['id']}/leave")["status"] == "closed"
    assert ada.join(table, status=409)["key"] == "refusal-not-open"


def test_who_leaves_a_running_table_is_replaced_until_they_return(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    look = ada.look(table)
    left = ben.post(f"/api/tables/{table['id']}/leave")
    assert left["seats"][1]["bot"] == "normal"
    assert not left["your_turn"]
    look.wait(lambda look: look.sight["seats"][1]["stand_in"])
    look.wait(lambda look: 1 not in look.sight["waiting"])
    again = ben.look(table)
    assert again.sight["seat"] == 1
    assert not again.sight["seats"][1]["stand_in"]


def test_the_players_of_a_finished_table_meet_at_its_rematch(people: People) -> None:
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    path = f"/api/tables/{table['id']}/rematch"
    assert ada.post(path, status=409)["key"] == "refusal-not-over"
    play_out([ada.look(table), ben.look(table)])
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda one: one.post(path), (ada, ben))
    assert first["id"] == second["id"] != table["id"]
    assert ada.table(table)["rematch"] == first["id"]
    started = ada.table(first)
    assert started["status"] == "running"
    names = [seat["name"] or seat["bot"] for seat in started["seats"]]
    assert sorted(names) == ["Ada", "Ben", "random"]
    assert names[1] == "random"
    assert zoe.post(path, status=404)["key"] == "refusal-no-table"


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"title": "chess"}, 404, "refusal-no-title"),
        ({"seats": [{"me": True}]}, 422, "error-seats"),
        ({"seats": [{"me": True}, {"me": True}, {}]}, 422, "refusal-one-seat"),
        ({"seats": [{"me": True}, {"bot": "hal"}, {}]}, 422, "error-unknown-bot"),
        ({"seats": [{"me": True}, {"bot": "greedy:0"}, {}]}, 422, "error-bot-form"),
        ({"settings": {"dragons": True}}, 422, "error-unknown-option"),
        ({"settings": {"leaders": "often"}}, 422, "error-option-value"),
        ({"pace": {"base": -1}}, 400, "refusal-field"),
        ({"pace": {"base": 1e12}}, 400, "refusal-field"),
        ({"pace": {"base": 1e-9}}, 422, "refusal-pace-short"),
        ({"pace": {"base": 60, "increment": 86_400}}, 422, "refusal-pace-increment"),
        ({"extra": 1}, 400, "refusal-field"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    people: People, change: dict[str, object], status: int, key: str
) -> None:
    [ada] = people("Ada")
    wanted = {"title": "sevenwonders", "seats": [{"me": True}, {}, {}], **change}
    assert ada.post("/api/tables", status=status, **wanted)["key"] == key


def test_open_pages_hear_of_my_tables_and_of_my_turn(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    with ada.connect("/ws/me") as page:
        ben.join(table)
        messages = [page.recv(timeout=10)]
        while '"your_turn":true' not in messages[-1]:
            messages.append(page.recv(timeout=10))
    assert table["id"] in messages[-1]


def test_a_waiting_room_shows_who_has_a_page_open(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "open")
    ben.join(table)

    def here(person: Person) -> list[bool]:
        seats = person.get(f"/api/tables/{table['id']}")["seats"]
        return [seat["here"] for seat in seats]

    assert here(ben) == [False, False, False]
    with ada.connect("/ws/me") as page:
        # Whoever is told something has been noticed.
        ada.post(f"/api/tables/{table['id']}/start")
        page.recv(timeout=10)
        assert here(ben) == [True, False, False]


def test_bots_are_offered_by_levels_people_understand(people: People) -> None:
    (ada,) = people("Ada")
    offer = ada.get("/api/offer")
    assert [bot["spec"] for bot in offer["bots"]] == ["easy", "normal", "hard", "expert"]
    assert offer["usual_bot"] == "normal"
