"""What is open and what is hidden (LC-88)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.titles.lacitta.table import Table

from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.testing.random_play import plain_view
from quartier.titles.lacitta.game import Game


def part(view: Mapping[str, object], name: str) -> Mapping[str, object]:
    found = view[name]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("LC-88")
def test_gold_food_and_populations_are_open_to_all() -> None:
    table = Table()
    table.city(1, "e5", "school e6", citizens=4)
    table.gold(1, 7)
    for seat in (0, 1, None):
        view = plain_view(table.game, seat)
        players = view["players"]
        assert isinstance(players, list)
        assert players[1]["gold"] == 7
        assert players[1]["food"] == table.game.food(1)
        assert players[1]["citizens"] == 4


@pytest.mark.rule("LC-88")
def test_taken_cards_are_known_and_passed_cards_are_not() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    table.row("palace")
    table.play(0, "take palace", "at e6")
    table.play(1, "pass")
    for seat in (0, 1, 2, None):
        players = plain_view(table.game, seat)["players"]
        assert isinstance(players, list)
        assert players[0]["played"] == ["palace"]
        assert players[1]["played"] == [None]


@pytest.mark.rule("LC-88")
def test_what_one_seat_has_seen_the_others_have_to_imagine() -> None:
    table = Table()
    table.voice("culture", "health", "health", "education")
    table.row("ask_the_people")
    table.gold(0, 2)
    table.play(0, "take ask_the_people", "look all")
    rng = seeded(1)
    assert len({tuple(voices(table.game.sample(1, rng))[1:]) for _ in range(30)}) > 3
    for _ in range(10):
        assert voices(table.game.sample(0, rng)) == [0, 2, 2, 1]


def voices(state: State) -> list[int]:
    assert isinstance(state, Game)
    return [state.cards.face[card] for card in state.voice]


@pytest.mark.rule("LC-88")
def test_spent_voice_cards_are_counted_for_all() -> None:
    table = Table(seats=2)
    table.city(0, "e11")
    table.city(1, "j11")
    table.voice("culture", "health", "health", "education")
    assert part(plain_view(table.game, None), "voice")["spent"] == {
        "culture": 0,
        "education": 0,
        "health": 0,
    }
    table.pass_round(5)
    assert table.game.year == 2
    assert part(plain_view(table.game, None), "voice")["spent"] == {
        "culture": 1,
        "education": 1,
        "health": 2,
    }


def test_a_half_made_action_is_shown() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    table.play(0, "build school")
    plan = part(plain_view(table.game, 3), "plan")
    assert plan["building"] == "school"
    table.play(0, "at e6")
    assert part(plain_view(table.game, 3), "plan")["building"] is None


def test_the_policy_card_that_is_carried_out_is_shown_with_its_prices() -> None:
    table = Table(edition="2000")
    table.row("ask_the_people")
    assert part(plain_view(table.game, 3), "plan")["policy"] is None
    table.play(0, "take ask_the_people")
    policy = part(part(plain_view(table.game, 3), "plan"), "policy")
    assert policy["id"] == "ask_the_people"
    options = policy["options"]
    assert isinstance(options, list)
    assert [option["cost"] for option in options] == [0, 3]
    table.play(0, "look 1 2")
    assert part(plain_view(table.game, 3), "plan")["policy"] is None
