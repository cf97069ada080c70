"""What a view shows to whom: hidden cards stay hidden (SW-6, SW-20, SW-93, SW-164).

Each test sets a position up twice, with another card hidden, and looks with all eyes: whoever may
not know the card sees the same both times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tests.titles.sevenwonders.table import Table, supply

from quartier.core.speech import Event, Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.game import Game

Position = Callable[[str], Table]

CARDS = ("palace", "arena")
LEADERS = ("caesar", "plato")


def who_knows(position: Position, hidden: Sequence[str] = CARDS) -> list[int | None]:
    """The eyes (None: a spectator) that see a difference between the two hidden cards."""
    one, other = position(hidden[0]), position(hidden[1])
    eyes: list[int | None] = [*range(one.game.seats), None]
    return [seat for seat in eyes if plain_view(one.game, seat) != plain_view(other.game, seat)]


def hearers(table: Table, events: Sequence[Event], card: str) -> list[int | None]:
    """The eyes that are told this card."""
    told = [event.eyes for event in events if f"card-{card}" in str(event.facts)]
    eyes: list[int | None] = [*range(table.game.seats), None]
    return [seat for seat in eyes if any(mask & table.game.eyes(seat) for mask in told)]


# Hands


@pytest.mark.rule("SW-6")
def test_a_hand_is_known_to_its_holder_only() -> None:
    def position(card: str) -> Table:
        table = Table(3)
        table.hand(0, card, "altar")
        return table

    assert who_knows(position) == [0]


@pytest.mark.rule("SW-164")
def test_in_teams_a_hand_is_known_to_its_holder_and_the_partner() -> None:
    def position(card: str) -> Table:
        table = Table(4, teams=True)
        table.hand(3, card, "altar")
        return table

    assert who_knows(position) == [2, 3]


@pytest.mark.rule("SW-6")
def test_a_new_hand_is_told_to_its_holder_only() -> None:
    table = Table(3)
    table.hand(0, "altar", "palace")

    events = table.turn("sell altar")

    assert hearers(table, events, "palace") == [1]


@pytest.mark.rule("SW-6")
def test_the_draw_from_the_pile_of_the_free_city_is_told_to_the_holder_only() -> None:
    table = Table(2, ("giza", "rhodes", "babylon"))
    table.hand(0, "altar", "theater", "baths")
    table.pile("palace", "arena")

    events = table.turn("sell altar; build theater")

    assert hearers(table, events, "palace") == [1]


# Picks


@pytest.mark.rule("SW-6")
@pytest.mark.parametrize("use", ["build", "sell"])
def test_a_pick_is_hidden_until_all_have_picked(use: str) -> None:
    def position(card: str) -> Table:
        table = Table(3)
        table.hand(0, "altar", "theater")
        table.play(0, f"{use} {card}")
        return table

    assert who_knows(position, ("altar", "theater")) == [0]


@pytest.mark.rule("SW-6")
def test_the_use_of_a_pick_is_hidden_until_all_have_picked() -> None:
    def position(use: str) -> Table:
        table = Table(3, ("giza",))
        table.city(0, "stone_pit")
        table.play(0, f"{use} altar")
        return table

    assert who_knows(position, ("build", "stage")) == [0]


@pytest.mark.rule("SW-6")
def test_the_payment_of_a_pick_is_hidden_until_all_have_picked() -> None:
    def position(payment: str) -> Table:
        table = Table(3, ("giza", "rhodes", "ephesus"))
        table.city(2, "ore_vein")
        table.hand(0, "barracks", "altar")
        table.play(0, "build barracks")
        table.play(0, payment)
        return table

    assert who_knows(position, ("pay 2 0", "pay 0 2")) == [0]


@pytest.mark.rule("SW-6")
def test_no_event_tells_a_pick_before_all_have_picked() -> None:
    table = Table(3)

    assert table.play(0, "build altar") == []


@pytest.mark.rule("SW-164")
def test_in_teams_a_pick_is_known_to_the_partner_only() -> None:
    def position(card: str) -> Table:
        table = Table(4, teams=True)
        table.hand(0, "altar", "theater")
        table.play(0, f"build {card}")
        return table

    assert who_knows(position, ("altar", "theater")) == [0, 1]


@pytest.mark.rule("SW-164")
def test_in_teams_a_pick_is_told_to_the_team_only() -> None:
    table = Table(4, teams=True)

    events = table.play(0, "build altar")

    assert hearers(table, events, "altar") == [0, 1]


@pytest.mark.rule("SW-164")
def test_in_teams_a_payment_is_known_to_the_team_only() -> None:
    def position(payment: str) -> Table:
        table = Table(4, ("giza", "rhodes", "ephesus", "alexandria"), teams=True)
        table.city(3, "ore_vein")
        table.hand(0, "barracks", "altar")
        table.play(0, "build barracks")
        table.play(0, payment)
        return table

    assert who_knows(position, ("pay 2 0", "pay 0 2")) == [0, 1]


@pytest.mark.rule("SW-6")
def test_the_pick_for_the_free_city_is_known_to_the_holder_only() -> None:
    def position(card: str) -> Table:
        table = Table(2, ("giza", "rhodes", "babylon"))
        table.hand(0, "altar", "theater", "tavern")
        table.play(0, "sell altar")
        table.play(0, f"build {card}")
        return table

    assert who_knows(position, ("theater", "tavern")) == [0]


@pytest.mark.rule("SW-6")
def test_a_built_card_is_known_to_everybody() -> None:
    def position(card: str) -> Table:
        table = Table(3)
        table.hand(0, "altar", "theater")
        table.turn(f"build {card}")
        return table

    assert who_knows(position, ("altar", "theater")) == [0, 1, 2, None]


# Cards face down


@pytest.mark.rule("SW-5", "SW-6")
def test_the_card_under_a_board_is_known_to_its_owner_only() -> None:
    def position(card: str) -> Table:
        table = Table(4, ("giza",))
        table.city(0, "stone_pit")
        table.hand(0, card, "altar")
        table.turn(f"stage {card}")
        return table

    assert who_knows(position) == [0]


@pytest.mark.rule("SW-5", "SW-164")
def test_in_teams_the_card_under_a_board_is_known_to_the_partner_too() -> None:
    def position(card: str) -> Table:
        table = Table(4, ("giza",), teams=True)
        table.city(0, "stone_pit")
        table.hand(0, card, "altar")
        table.turn(f"stage {card}")
        return table

    assert who_knows(position) == [0, 1]


@pytest.mark.rule("SW-5", "SW-6")
def test_the_card_under_a_board_is_told_to_its_owner_only() -> None:
    table = Table(4, ("giza",))
    table.city(0, "stone_pit")
    table.hand(0, "palace", "altar")

    events = table.turn("stage palace")

    assert hearers(table, events, "palace") == [0]


@pytest.mark.rule("SW-20")
def test_a_sold_card_is_known_to_its_seller_only() -> None:
    def position(card: str) -> Table:
        table = Table(4)
        table.hand(0, card, "altar")
        table.turn(f"sell {card}")
        return table

    assert who_knows(position) == [0]


@pytest.mark.rule("SW-20")
def test_a_sold_card_is_told_to_its_seller_only() -> None:
    table = Table(4)
    table.hand(0, "palace", "altar")

    events = table.turn("sell palace")

    assert hearers(table, events, "palace") == [0]


@pytest.mark.rule("SW-20")
def test_a_neighbour_who_knew_the_hand_is_not_shown_which_card_was_sold() -> None:
    """Seat 0 passes two cards on; seat 1 sells one of them, the other goes to seat 2."""

    def position(card: str) -> Table:
        table = Table(4)
        table.hand(0, "altar", *CARDS, "theater")
        table.turn("sell altar")
        table.turn("", f"sell {card}")
        return table

    assert who_knows(position) == [1, 2]


@pytest.mark.rule("SW-20")
def test_the_left_over_card_of_an_age_is_known_to_its_holder_only() -> None:
    def position(card: str) -> Table:
        table = Table(3, last_turn=True)
        table.hand(0, card, "altar")
        table.turn("build altar")
        return table

    assert who_knows(position) == [0]


@pytest.mark.rule("SW-20")
def test_the_last_card_of_the_free_citys_pile_is_discarded_unseen() -> None:
    def position(card: str) -> Table:
        table = Table(2, ("giza", "rhodes", "babylon"), last_turn=True)
        table.pile(card)
        table.turn("sell altar", "sell altar; build altar")
        return table

    assert who_knows(position) == []


@pytest.mark.rule("SW-20")
def test_the_pile_of_the_free_city_is_unseen() -> None:
    def position(card: str) -> Table:
        table = Table(2)
        table.pile(card, "altar")
        return table

    assert who_knows(position) == []


@pytest.mark.rule("SW-91", "SW-20")
def test_the_extra_card_of_babylon_as_the_free_city_is_shown_to_the_holder_only() -> None:
    def position(card: str) -> Table:
        table = Table(2, ("giza", "rhodes", "babylon:b"), last_turn=True)
        table.city(2, stages=2)
        table.pile(card)
        table.turn("sell altar", "sell altar; build altar")
        return table

    assert who_knows(position) == [1]


# The discard pile


@pytest.mark.rule("SW-20")
def test_nobody_sees_the_discard_pile() -> None:
    def position(card: str) -> Table:
        table = Table(3)
        table.discard(card)
        return table

    assert who_knows(position) == []


def digging(card: str, *, teams: bool = False) -> Table:
    """Halicarnassus is about to build out of the pile, where this card lies."""
    table = Table(4, ("halicarnassus:b", "giza", "rhodes", "ephesus"), teams=teams)
    table.city(0, *supply("OO"))
    table.discard(card, "altar")
    table.turn("stage altar", *["build altar"] * 3)
    return table


@pytest.mark.rule("SW-20", "SW-63")
def test_only_the_city_that_builds_out_of_the_pile_looks_through_it() -> None:
    assert who_knows(digging) == [0]


@pytest.mark.rule("SW-20", "SW-164")
def test_in_teams_the_partner_looks_through_the_pile_too() -> None:
    assert who_knows(lambda card: digging(card, teams=True)) == [0, 1]


@pytest.mark.rule("SW-20")
def test_the_pile_is_told_to_the_city_that_builds_out_of_it_only() -> None:
    table = Table(4, ("halicarnassus:b", "giza", "rhodes", "ephesus"))
    table.city(0, *supply("OO"))
    table.discard("palace")

    events = table.turn("stage altar")

    assert hearers(table, events, "palace") == [0]


@pytest.mark.rule("SW-20")
def test_what_is_left_in_the_pile_stays_known_to_the_city_that_looked_only() -> None:
    def position(card: str) -> Table:
        table = digging(card)
        table.play(0, "take altar")
        return table

    assert who_knows(position) == [0]


@pytest.mark.rule("SW-6", "SW-63")
def test_a_card_built_out_of_the_pile_is_known_to_everybody() -> None:
    def position(card: str) -> Table:
        table = digging(card)
        table.play(0, f"take {card}")
        return table

    assert who_knows(position) == [0, 1, 2, 3, None]


# Leaders


@pytest.mark.rule("SW-93")
def test_a_leader_in_hand_is_known_to_its_holder_only() -> None:
    def position(card: str) -> Table:
        table = Table(3, leaders=True)
        table.leader_hand(0, card)
        return table

    assert who_knows(position, LEADERS) == [0]


@pytest.mark.rule("SW-93", "SW-164")
def test_in_teams_a_leader_in_hand_is_known_to_the_partner_too() -> None:
    def position(card: str) -> Table:
        table = Table(4, leaders=True, teams=True)
        table.leader_hand(0, card)
        return table

    assert who_knows(position, LEADERS) == [0, 1]


def recruiting(card: str, *moves: str) -> Table:
    """Seat 0 of a recruitment phase, with this leader and another one, plays these moves."""
    table = Table(3, ("giza",), leaders=True, last_turn=True)
    table.to_recruitment()
    table.city(0, "stone_pit", coins=9)
    table.leader_hand(0, card, "sappho")
    for move in moves:
        table.turn(move)
    return table


@pytest.mark.rule("SW-93", "SW-94")
def test_a_picked_leader_is_hidden_until_all_have_picked() -> None:
    def position(card: str) -> Table:
        table = recruiting("caesar")
        table.play(0, f"recruit {card}")
        return table

    assert who_knows(position, ("caesar", "sappho")) == [0]


@pytest.mark.rule("SW-93", "SW-97")
def test_a_discarded_leader_is_not_shown_to_others() -> None:
    knowing = who_knows(lambda card: recruiting(card, f"sell {card}"), LEADERS)

    assert [seat for seat in knowing if seat != 0] == []


@pytest.mark.rule("SW-5", "SW-93")
def test_a_leader_under_a_board_is_known_to_its_owner_only() -> None:
    assert who_knows(lambda card: recruiting(card, f"stage {card}"), LEADERS) == [0]


@pytest.mark.rule("SW-93", "SW-118")
def test_the_leaders_drawn_by_rome_are_told_to_rome_only() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "clay_pool", "lumber_yard")
    table.leader_hand(0)

    events = table.turn("stage altar")

    hand = table.seen(0, "leader_hand", 0)
    assert isinstance(hand, dict)
    drawn = hand["known"]
    assert len(drawn) == 4
    assert [hearers(table, events, leader) for leader in drawn] == [[0]] * 4
    assert table.seen(0, "leader_hand", 1) == {"count": 4, "known": []}


# The draft


def draft(*kept: int) -> Game:
    """Three players draft: seat 0 picks the leader of this number, then seat 1, 2, 0 and so on."""
    settings = TITLE.settings({"leaders": True, "sides": "a"})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 3, seed=1)
    assert isinstance(game, Game)
    for index, number in enumerate(kept):
        seat = index % 3
        game.play(seat, game.moves(seat)[number])
    return game


def zone(game: Game, index: int, name: str, seat: int | None) -> tuple[int, int]:
    """How many cards lie there, and how many of them these eyes know."""
    cities = plain_view(game, seat)["cities"]
    assert isinstance(cities, list)
    seen = cities[index][name]
    return seen["count"], len(seen["known"])


@pytest.mark.rule("SW-92", "SW-93")
def test_the_leaders_of_a_draft_are_known_to_their_holder_only() -> None:
    game = draft()

    assert [zone(game, 1, "draft", seat) for seat in (0, 1, 2, None)] == [
        (4, 0),
        (4, 4),
        (4, 0),
        (4, 0),
    ]


@pytest.mark.rule("SW-92", "SW-93")
def test_a_leader_picked_in_the_draft_is_hidden_until_all_have_picked() -> None:
    one, other = draft(0), draft(1)

    assert plain_view(one, 0) != plain_view(other, 0)
    assert [plain_view(one, seat) == plain_view(other, seat) for seat in (1, 2, None)] == [True] * 3


@pytest.mark.rule("SW-92", "SW-93")
def test_nobody_is_shown_which_leader_another_player_kept() -> None:
    game = draft(0, 0, 0)

    assert [zone(game, 1, "leader_hand", seat) for seat in (0, 1, 2, None)] == [
        (1, 0),
        (1, 1),
        (1, 0),
        (1, 0),
    ]


@pytest.mark.rule("SW-92", "SW-93")
def test_who_passed_leaders_on_is_not_shown_which_of_them_was_kept() -> None:
    """Seat 1 keeps one of the three leaders that seat 2 has passed on."""
    game = draft(0, 0, 0, 0, 0, 0)

    assert zone(game, 1, "leader_hand", 2) == (2, 0)


@pytest.mark.rule("SW-92", "SW-93")
def test_leaders_passed_on_are_known_to_the_player_who_gets_them() -> None:
    game = draft(0, 0, 0)

    assert [zone(game, 1, "draft", seat) for seat in (0, 1, None)] == [(3, 0), (3, 3), (3, 0)]


@pytest.mark.rule("SW-20", "SW-63")
def test_nobody_learns_which_of_two_equal_cards_was_taken_from_the_discard_pile() -> None:
    def position(known_to_seat_1: int) -> Table:
        table = Table(3, ["halicarnassus"])
        table.city(0, "foundry", "ore_vein", stages=1)
        table.discard("palace", "palace")
        table.game.show(table.game.discard[known_to_seat_1], table.game.eyes(1))
        table.turn("stage altar")
        table.play(0, "take palace")
        return table

    assert plain_view(position(0).game, 1) == plain_view(position(1).game, 1)


@pytest.mark.rule("SW-91")
def test_the_free_citys_extra_card_is_told_to_the_player_who_decides() -> None:
    table = Table(2, ["giza", "rhodes", "babylon:b"], last_turn=True)
    table.city(2, stages=2)
    table.pile("palace")
    holder = table.game.holder
    events = table.turn(*(["sell altar; build altar", "sell altar"][:: 1 - 2 * holder]))
    assert hearers(table, events, "palace") == [holder]
