"""An age: its hands and turns, the direction of passing, the discard pile, its end."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.game import Game


@pytest.mark.rule("SW-16")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("cities", "cards", "turns"), [(False, 7, 6), (True, 8, 7)])
def test_an_age_has_hands_of_seven_and_six_turns_or_one_more_with_cities(
    seats: int, age: int, cities: bool, cards: int, turns: int
) -> None:
    table = Table(seats, age=age, cities=cities)
    assert [len(table.hand_of(seat)) for seat in range(seats)] == [cards] * seats
    played = 0
    while table.game.age == age and table.game.deciders:
        table.turn()
        played += 1
    assert played == turns


@pytest.mark.rule("SW-17")
def test_nothing_is_carried_out_before_everybody_has_picked() -> None:
    table = Table()
    table.play(0, "build altar")
    table.play(1, "sell altar")
    assert (table.built(0), table.coins(), table.discarded()) == ([], [3, 3, 3], [])


@pytest.mark.rule("SW-17")
def test_all_picks_are_carried_out_together() -> None:
    table = Table()
    events = table.turn("build altar", "build altar", "build altar")
    built = [event.facts["seat"] for event in events if event.key == "event-built"]
    assert (built, [table.built(seat) for seat in range(3)]) == ([0, 1, 2], [["altar"]] * 3)


@pytest.mark.rule("SW-17")
def test_picks_may_be_made_in_any_order() -> None:
    table = Table()
    for seat in (2, 0, 1):
        table.play(seat, "build altar")
    assert [table.built(seat) for seat in range(3)] == [["altar"]] * 3


@pytest.mark.rule("SW-17")
def test_a_card_that_is_not_in_the_hand_cannot_be_picked() -> None:
    table = Table()
    table.hand(0, "altar", "theater")
    assert table.refusal(0, "sell tavern").rule == "SW-17"


@pytest.mark.rule("SW-17")
def test_the_rest_of_a_hand_moves_on() -> None:
    table = Table()
    table.hand(0, "altar", "theater", "tavern")
    table.turn("build theater")
    assert table.hand_of(1) == ["altar", "tavern"]


@pytest.mark.rule("SW-18")
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_hands_move_left_in_the_first_and_third_age_and_right_in_the_second(
    seats: int, age: int, step: int
) -> None:
    marks = ["theater", "tavern", "baths", "pawnshop", "stockade", "barracks", "workshop"]
    table = Table(seats, age=age)
    for seat in range(seats):
        table.hand(seat, "altar", marks[seat])
    table.turn(*["sell altar"] * seats)
    assert [table.hand_of((seat + step) % seats) for seat in range(seats)] == [
        [mark] for mark in marks[:seats]
    ]


@pytest.mark.rule("SW-19", "SW-T14")
def test_the_left_over_card_of_an_age_earns_nothing() -> None:
    table = Table(last_turn=True)
    table.hand(0, "tavern", "pawnshop")
    table.turn("sell tavern", "build altar", "build altar")
    assert table.coins() == [3 + 3, 3, 3]


@pytest.mark.rule("SW-19", "SW-T14")
def test_both_the_sold_and_the_left_over_card_lie_in_the_discard_pile() -> None:
    table = Table(last_turn=True)
    table.hand(0, "tavern", "pawnshop")
    table.hand(1, "altar", "theater")
    table.hand(2, "altar", "baths")
    table.turn("sell tavern", "build altar", "build altar")
    assert table.discarded() == ["baths", "pawnshop", "tavern", "theater"]


@pytest.mark.rule("SW-19")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_on_the_last_turn_of_an_age_a_hand_has_two_cards(age: int) -> None:
    table = Table(age=age)
    for _ in range(5):
        table.turn()
    assert [len(table.hand_of(seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("SW-20")
@pytest.mark.parametrize("age", [2, 3])
def test_the_discard_pile_goes_on_from_age_to_age(age: int) -> None:
    table = Table()
    table.hand(0, "pawnshop", *["altar"] * 6)
    table.turn("sell pawnshop")
    table.to_age(age)
    assert "pawnshop" in table.discarded()


@pytest.mark.rule("SW-20", "SW-6")
def test_a_card_sold_by_somebody_else_is_not_seen_in_the_discard_pile() -> None:
    table = Table()
    table.hand(0, "pawnshop", *["altar"] * 6)
    table.turn("sell pawnshop", "build altar", "build altar")
    assert [plain_view(table.game, eyes)["discard"] for eyes in (1, 2, None)] == [
        {"count": 1, "known": []}
    ] * 3


@pytest.mark.rule("SW-20", "SW-6")
def test_the_left_over_cards_of_others_are_not_seen_in_the_discard_pile() -> None:
    table = Table(last_turn=True)
    table.hand(0, "altar", "pawnshop")
    table.turn("build altar", "build altar", "build altar")
    for eyes in (1, 2, None):
        discard = plain_view(table.game, eyes)["discard"]
        assert isinstance(discard, dict)
        assert "pawnshop" not in discard["known"]


@pytest.mark.rule("SW-20")
def test_events_do_not_tell_others_what_was_discarded() -> None:
    table = Table(last_turn=True)
    table.hand(0, "tavern", "pawnshop")
    events = table.turn("sell tavern", "build altar", "build altar")
    others = table.game.eyes(1) | table.game.eyes(2) | table.game.eyes(None)
    told = [str(event.facts) for event in events if event.eyes & others]
    assert [facts for facts in told if "tavern" in facts or "pawnshop" in facts] == []


@pytest.mark.rule("SW-21")
def test_the_conflict_follows_the_last_turn_and_then_comes_the_next_age() -> None:
    table = Table(last_turn=True)
    table.city(0, "stockade")
    assert table.tokens(0) == (0, 0, 0)
    table.turn()
    assert (table.tokens(0), table.game.age, len(table.hand_of(0))) == ((2, 0, 2), 2, 7)


@pytest.mark.rule("SW-21")
def test_there_is_no_conflict_before_the_last_turn() -> None:
    table = Table()
    table.city(0, "stockade")
    for _ in range(5):
        table.turn()
    assert table.tokens(0) == (0, 0, 0)


@pytest.mark.rule("SW-21")
def test_the_conflict_waits_for_the_end_of_turn_effects() -> None:
    table = Table(last_turn=True, cities=True)
    table.city(0, "stockade")
    table.hand(0, "hideout", "altar")
    table.turn("build hideout")
    assert table.question(1).phase == "phase-losses"
    assert table.tokens(0) == (0, 0, 0)
    table.play(1, "lose 1")
    table.play(2, "lose 1")
    assert table.tokens(0) == (2, 0, 2)


@pytest.mark.rule("SW-21")
def test_after_the_third_age_comes_the_scoring() -> None:
    table = Table(age=3, last_turn=True)
    assert table.game.result is None
    table.turn()
    assert table.game.result is not None
    assert table.game.deciders == []


@pytest.mark.rule("SW-21")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_game_has_three_ages(seats: int) -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed=2)
    assert isinstance(game, Game)
    ages = []
    while game.deciders:
        ages.append(game.age)
        seat = game.deciders[0]
        sale = next(move for move in game.moves(seat) if move.text.startswith("sell "))
        game.advance(seat, sale)
    assert ages == [age for age in (1, 2, 3) for _ in range(6 * seats)]
