"""Playing over the wire: whole games, what each message is answered, who sees what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import Json, Look, Person, play_out
from tests.server.servers import Server

from quartier.core.titles import find_title, title_ids

People = Callable[..., list[Person]]


def seated(people: list[Person], **more: Any) -> list[Look]:
    """A running table of these people, as each of them sees it."""
    host, *guests = people
    table = host.new_table("me", *["open"] * len(guests), **more)
    for guest in guests:
        guest.join(table)
    return [person.look(table) for person in people]


def play_turns(looks: list[Look], turn: int) -> None:
    """Let everybody answer until a turn of 7 Wonders is over."""
    while looks[0].sight["view"]["turn"] <= turn:
        for look in looks:
            look.reach(max(other.version for other in looks))
            if look.moves:
                look.move()
        for look in looks:
            look.reach(max(other.version for other in looks))


@pytest.mark.parametrize("title_id", title_ids())
def test_people_play_a_whole_game_of_every_title(people: People, title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"][: title.usual_seats]
    looks = seated(people(*names), title=title_id)
    play_out(looks)
    assert all(look.sight["result"] == looks[0].sight["result"] for look in looks)
    assert looks[0].sight["ask"] is None


@pytest.mark.parametrize("title_id", title_ids())
def test_a_person_plays_a_whole_game_against_bots(people: People, title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    [ada] = people("Ada")
    seats = ["me", *["greedy", "random", "random"][: max(title.seats[0], 2) - 1]]
    look = ada.look(ada.new_table(*seats, title=title_id))
    play_out([look])
    assert len(look.sight["result"]["totals"]) == len(seats)


def test_everybody_hears_who_looks_at_the_table(people: People) -> None:
    first, second = seated(people("Ada", "Ben"), title="lacitta")
    first.wait(lambda look: look.sight["present"] == [0, 1])
    assert second.sight["present"] == [0, 1], "who comes is told with everything else"
    second.socket.close()
    first.wait(lambda look: look.sight["present"] == [0])


def test_patches_lead_to_what_a_fresh_look_shows(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    looks = seated([ada, ben, cleo])
    for _ in range(4):
        for look in looks:
            look.reach(max(other.version for other in looks))
            if look.moves:
                look.move()
    look = looks[0]
    look.reach(looks[-1].version)
    by_patches = {**look.sight}
    assert look.say("whole")["type"] == "done"
    assert look.sight == by_patches


def test_positions_on_the_way_go_to_those_who_want_them(people: People) -> None:
    looks = seated(people("Ada", "Ben", "Cleo"))
    ada, ben, _ = looks
    assert ada.say("frames", wanted=False)["type"] == "done"
    play_turns(looks, 1)
    assert [update["frames"] for update in ada.updates] == [[]] * len(ada.updates)
    assert any(update["frames"] for update in ben.updates)
    by_patches = {**ada.sight}
    assert ada.say("whole")["type"] == "done"
    assert ada.sight == by_patches
    assert ada.say("frames", wanted=True)["type"] == "done"
    play_turns(looks, 2)
    assert any(update["frames"] for update in ada.updates)


def test_a_secret_answer_shows_in_no_other_seat(people: People) -> None:
    first, second, third = seated(people("Ada", "Ben", "Cleo"))
    before = {**second.sight}
    first.move()
    second.reach(first.version)
    [update] = second.updates
    assert update["events"] == []
    assert "move" not in update["entry"]
    assert second.sight["ask"] == before["ask"]
    assert third.sight["waiting"] == [0, 1, 2]


def test_a_secret_answer_of_another_seat_makes_mine_not_stale(people: People) -> None:
    first, second, _ = seated(people("Ada", "Ben", "Cleo"))
    seen = second.version
    first.move()
    second.reach(first.version)
    assert second.move(version=seen)["type"] == "done"


def test_an_answer_to_an_outdated_question_is_refused(people: People) -> None:
    looks = seated(people("Ada", "Ben", "Cleo"))
    for look in looks:
        while look.moves and look.sight["waiting"] and look.version < 6:
            before = look.version
            look.move()
            if look.sight["ask"] is None or look.version == before:
                break
    newest = max(look.version for look in looks)
    looks[0].reach(newest)
    answer = looks[0].move(text=looks[0].moves[0], version=0)
    assert (answer["type"], answer["key"]) == ("refused", "refusal-stale")


def test_the_same_answer_twice_is_done_once(people: People) -> None:
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    text, seen = first.moves[0], first.version
    assert first.move(text, seen)["type"] == "done"
    again = first.move(text, seen)
    assert again["key"] in ("refusal-not-asked", "refusal-stale")


def test_an_unknown_or_illegal_move_is_refused_with_a_reason(people: People) -> None:
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    assert first.move("fly to the moon")["key"] == "refusal-unknown-move"
    why = first.say("why", move="fly to the moon")
    assert (why["type"], why["key"]) == ("refused", "refusal-unknown-move")
    assert first.say("why", move=first.moves[0])["type"] == "done"
    assert first.version == 0


def test_a_spectator_sees_the_public_view_and_can_do_nothing(people: People) -> None:
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    table = ada.new_table("me", "open", "random", public=True)
    ben.join(table)
    watcher = zoe.look(table)
    assert (watcher.sight["seat"], watcher.sight["ask"]) == (None, None)
    for do in ("move", "why", "foretell", "undo", "agree", "decline", "chat", "return"):
        assert watcher.say(do, version=0, text="hello")["key"] == "refusal-spectator"
    look = ada.look(table)
    assert watcher.sight["view"] != look.sight["view"]


def test_somebody_without_a_name_may_watch_a_public_table(people: People, server: Server) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "random", "random", public=True)
    assert Person(server.url).look(table).sight["seat"] is None


def test_bots_are_seen_thinking(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "greedy", "greedy"))
    seen: list[list[int]] = [look.sight["thinking"]]
    while look.version < 3 or look.sight["thinking"]:
        if look.moves and 0 in look.sight["waiting"]:
            look.move()
        else:
            look.receive()
        seen.append(look.sight["thinking"])
    assert [] in seen
    assert any(1 in seats or 2 in seats for seats in seen)


def test_chat_reaches_everybody_and_those_who_come_later(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    first, second = ada.look(table), ben.look(table)
    assert first.say("chat", text="  hello\n\tthere ")["type"] == "done"
    second.wait(lambda look: bool(look.chat))
    assert (second.chat[0]["seat"], second.chat[0]["text"]) == (0, "hello  there")
    second.say("chat", text="hi")
    assert [line["text"] for line in ben.look(table).chat] == ["hello  there", "hi"]


def team_table(ada: Person, *seats: str) -> Json:
    return ada.new_table("me", *seats, settings={"teams": True}, public=True)


def test_partners_talk_alone_and_nobody_else_can_tell(people: People, server: Server) -> None:
    ada, ben, cat, dan = people("Ada", "Ben", "Cat", "Dan")
    table = team_table(ada, "open", "open", "random")
    ben.join(table)
    cat.join(table)
    first, partner, rival = ada.look(table), ben.look(table), cat.look(table)
    spectator = dan.look(table)

    assert first.say("chat", text="ours", to_team=True)["type"] == "done"
    partner.wait(lambda look: bool(look.chat))
    first.say("chat", text="hello")
    rival.wait(lambda look: bool(look.chat))
    spectator.wait(lambda look: bool(look.chat))

    told = [(line["seat"], line["text"], line["to_team"]) for line in partner.chat]
    assert told[0] == (0, "ours", True)
    for other in (rival, spectator, cat.look(table), dan.look(table)):
        lines = [(line["sequence"], line["text"], line["to_team"]) for line in other.chat]
        assert lines == [(1, "hello", False)]
    later = ben.look(table)
    assert [line["text"] for line in later.chat] == ["ours", "hello"]
    assert later.sight["has_team"]
    assert not spectator.sight["has_team"]


def test_rivals_have_a_channel_of_their_own(people: People) -> None:
    ada, cat = people("Ada", "Cat")
    table = team_table(ada, "random", "open", "random")
    cat.join(table)
    first, rival = ada.look(table), cat.look(table)

    first.say("chat", text="ours", to_team=True)
    rival.say("chat", text="theirs", to_team=True)

    assert [line["text"] for line in ada.look(table).chat] == ["ours"]
    assert [line["text"] for line in cat.look(table).chat] == ["theirs"]
    assert cat.look(table).chat[0]["sequence"] == 1


def test_who_has_no_partners_cannot_talk_to_them(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))

    assert look.say("chat", text="ours", to_team=True)["key"] == "refusal-no-team"
    assert look.chat == []


def test_chat_without_a_text_or_too_long_is_refused(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    assert look.say("chat", text="\u0000\n")["key"] == "refusal-chat-length"
    assert look.say("chat", text="x" * 501)["facts"] == {"most": 500}
