"""Taking back over the wire."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Look, Person

People = Callable[..., list[Person]]


def round_of(looks: list[Look]) -> None:
    """Every seat answers what it is asked at this moment."""
    for look in looks:
        look.reach(max(other.version for other in looks))
        turn = look.sight["view"]["turn"]
        while look.moves and look.sight["view"]["turn"] == turn:
            assert look.move()["type"] == "done"
            if look is looks[-1] and len(look.sight["waiting"]) == len(looks):
                break
    for look in looks:
        look.reach(max(other.version for other in looks))


def table_of(people: list[Person]) -> list[Look]:
    host, *guests = people
    table = host.new_table("me", *["open"] * len(guests))
    for guest in guests:
        guest.join(table)
    return [person.look(table) for person in people]


def test_a_secret_choice_is_changed_freely(people: People) -> None:
    first, second, _ = table_of(people("Ada", "Ben", "Cleo"))
    before = first.moves
    first.move()
    assert first.sight["undo"] == "free"
    assert first.say("undo", version=first.version)["type"] == "done"
    while first.sight["undo"] == "free":
        first.say("undo", version=first.version)
    assert first.moves == before
    second.reach(first.version)
    assert 0 in second.sight["waiting"]
    withdrawn = [
        version for update in second.updates for version in update["entry"].get("withdrawn", [])
    ]
    played = [update["version"] for update in second.updates if update["entry"]["kind"] == "play"]
    assert sorted(withdrawn) == played


def test_a_known_choice_is_taken_back_when_all_agree(people: People) -> None:
    looks = table_of(people("Ada", "Ben", "Cleo"))
    first, second, third = looks
    round_of(looks)
    assert first.sight["undo"] == "ask"
    first.say("undo", version=first.version)
    second.reach(first.version)
    assert second.sight["undo_request"] == {"seat": 0, "pending": [1, 2]}
    assert first.say("agree")["key"] == "refusal-undo-not-asked"
    assert second.say("agree")["type"] == "done"
    third.reach(second.version)
    assert third.say("agree")["type"] == "done"
    first.reach(third.version)
    assert first.sight["undo_request"] is None
    assert 0 in first.sight["waiting"]
    assert first.moves


def test_one_who_declines_keeps_the_table_as_it_is(people: People) -> None:
    looks = table_of(people("Ada", "Ben", "Cleo"))
    round_of(looks)
    first, second, _ = looks
    view = first.sight["view"]
    first.say("undo", version=first.version)
    second.reach(first.version)
    second.say("decline")
    first.reach(second.version)
    assert (first.sight["undo_request"], first.sight["view"]) == (None, view)


def test_against_bots_everything_can_be_taken_back(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    before = look.moves
    while look.sight["view"]["turn"] == 1:
        if look.moves:
            look.move()
        else:
            look.receive()
    while look.moves != before:
        look.wait(lambda look: bool(look.sight["ask"]))
        assert look.say("undo", version=look.version)["type"] == "done"
    assert look.sight["view"]["turn"] == 1
