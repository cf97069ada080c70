"""Teams of two (SW-163 to SW-172)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE

NOTHING = (0, 0, 0)


def teams(
    *boards: str, seats: int = 4, age: int = 1, last_turn: bool = False, leaders: bool = False
) -> Table:
    """Seats 0 and 1 are partners, 2 and 3 are, and so on; 0 fights 3 and 1 fights 2 of four."""
    return Table(
        seats, boards, age=age, last_turn=last_turn, leaders=leaders, cities=True, teams=True
    )


def tokens(table: Table) -> list[tuple[object, object, object]]:
    """Victories, defeats and their worth, seat by seat."""
    return [table.tokens(seat) for seat in range(table.game.seats)]


# Who plays with whom


@pytest.mark.rule("SW-163")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("cities", [False, True])
def test_four_and_six_players_may_play_in_teams_with_or_without_cities(
    seats: int, cities: bool
) -> None:
    settings = TITLE.settings({"teams": True, "cities": cities})
    assert not isinstance(settings, Refusal)

    assert TITLE.check(settings, seats) is None


@pytest.mark.rule("SW-163")
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_other_numbers_of_players_make_no_teams(seats: int) -> None:
    settings = TITLE.settings({"teams": True, "cities": True})
    assert not isinstance(settings, Refusal)

    refusal = TITLE.check(settings, seats)

    assert refusal is not None
    assert refusal.rule == "SW-163"


@pytest.mark.rule("SW-163", "SW-164")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_partners_sit_on_the_first_and_second_seat_and_so_on(seats: int) -> None:
    """Partners see each other's hands (SW-164), the others do not."""
    table = teams(seats=seats)
    for seat in range(seats):
        table.hand(seat, "palace", "altar")

    for seat in range(seats):
        friends = [
            other
            for other in range(seats)
            if table.seen(other, "hand", seat) == {"count": 2, "known": ["altar", "palace"]}
        ]
        assert friends == [seat // 2 * 2, seat // 2 * 2 + 1]


@pytest.mark.rule("SW-164")
def test_those_who_may_talk_alone_are_partners() -> None:
    assert [teams(seats=6).game.team(seat) for seat in range(6)] == [
        [0, 1],
        [0, 1],
        [2, 3],
        [2, 3],
        [4, 5],
        [4, 5],
    ]
    assert Table(4).game.team(0) == [0]


@pytest.mark.rule("SW-164")
def test_partners_see_each_others_leaders() -> None:
    table = teams(leaders=True)
    table.leader_hand(0, "caesar", "sappho")

    assert table.seen(0, "leader_hand", 1) == {"count": 2, "known": ["caesar", "sappho"]}


@pytest.mark.rule("SW-164")
def test_opponents_do_not_see_the_leaders_of_a_team() -> None:
    table = teams(leaders=True)
    table.leader_hand(0, "caesar", "sappho")

    for seat in (2, 3, None):
        assert table.seen(0, "leader_hand", seat) == {"count": 2, "known": []}


@pytest.mark.rule("SW-164")
def test_a_partner_sees_the_card_picked_but_not_yet_revealed() -> None:
    table = teams()

    table.play(0, "build altar")

    plan = table.seen(0, "plan", 1)
    assert isinstance(plan, dict)
    assert (plan["card"], plan["use"]) == ("altar", "build")


# Trade between partners


@pytest.mark.rule("SW-165")
def test_own_resources_are_used_before_any_are_bought_from_the_partner() -> None:
    table = teams("giza", "rhodes", "ephesus", "alexandria")
    table.city(0, coins=9)
    table.city(1, "stone_pit")
    table.hand(0, "baths", "altar")

    table.turn("build baths", "build altar")

    assert table.coins()[:2] == [9, 3]


@pytest.mark.rule("SW-165")
def test_only_the_resources_missing_are_bought_from_the_partner() -> None:
    """The Walls cost 3 stone; Giza has one and needs two more."""
    table = teams("giza", "rhodes", "ephesus", "alexandria", age=2)
    table.city(0, coins=9)
    table.city(1, "quarry", "stone_pit")
    table.hand(0, "walls", "altar")

    table.turn("build walls", "build altar")

    assert table.coins()[:2] == [9 - 4, 3 + 4]


@pytest.mark.rule("SW-166")
def test_trade_with_the_partner_is_paid() -> None:
    table = teams("giza", "rhodes", "ephesus", "alexandria")
    table.city(0, coins=1)
    table.hand(0, "barracks", "altar")

    assert table.refusal(0, "build barracks").rule == "SW-38"


@pytest.mark.rule("SW-166")
def test_nothing_is_bought_from_the_partner_for_a_building_by_chain() -> None:
    table = teams("giza", "halicarnassus", "ephesus", "alexandria", age=2)
    table.city(0, "scriptorium", "stone_pit", coins=9)
    table.hand(0, "library", "altar")

    table.turn("build library", "build altar")

    assert table.built(0)[-1] == "library"
    assert table.coins()[:2] == [9, 3]


@pytest.mark.rule("SW-166")
def test_no_move_gives_coins_or_cards_to_the_partner() -> None:
    table = teams("giza", "rhodes", "ephesus", "alexandria")
    table.city(0, "stone_pit", coins=9)
    table.hand(0, "altar", "barracks")

    assert {move.split()[0] for move in table.moves(0)} == {"build", "stage", "sell"}


# Losses


@pytest.mark.rule("SW-167", "SW-T58")
def test_a_loss_effect_hits_the_partner_too() -> None:
    table = teams()
    table.hand(0, "hideout", "altar")

    table.turn("build hideout")

    assert [table.seen(seat, "owed") for seat in range(4)] == [0, 1, 1, 1]


# Conflicts


@pytest.mark.rule("SW-168")
def test_partners_do_not_fight_each_other() -> None:
    table = teams(last_turn=True)
    table.city(0, "barracks")
    table.city(3, "stockade")

    table.turn()

    assert tokens(table) == [NOTHING] * 4


@pytest.mark.rule("SW-168")
def test_each_player_fights_the_neighbour_of_another_team_once() -> None:
    table = teams(seats=6, last_turn=True)
    table.city(1, "barracks")
    table.city(4, "barracks")
    table.city(5, "barracks")

    table.turn()

    assert tokens(table) == [
        (0, 2, -2),
        (2, 0, 2),
        (0, 2, -2),
        (0, 2, -2),
        (2, 0, 2),
        (2, 0, 2),
    ]


@pytest.mark.rule("SW-169", "SW-T59")
def test_three_shields_against_one_give_two_tokens_to_each_side() -> None:
    table = teams(last_turn=True)
    table.city(1, "barracks", "stockade", "guard_tower")
    table.city(2, "barracks")

    table.turn()

    assert tokens(table) == [NOTHING, (2, 0, 2), (0, 2, -2), NOTHING]


@pytest.mark.rule("SW-169", "SW-T59")
def test_equal_shields_give_no_token_in_teams() -> None:
    table = teams(last_turn=True)
    table.city(1, "barracks")
    table.city(2, "stockade")

    table.turn()

    assert tokens(table) == [NOTHING] * 4


@pytest.mark.rule("SW-169")
@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_both_victory_tokens_have_the_value_of_the_age(age: int, worth: int) -> None:
    table = teams(age=age, last_turn=True)
    table.city(1, "barracks")

    table.turn()

    assert table.tokens(1) == (2, 0, 2 * worth)
    assert table.tokens(2) == (0, 2, -2)


@pytest.mark.rule("SW-170")
def test_a_player_with_diplomacy_fights_for_single_tokens() -> None:
    table = teams(last_turn=True, age=2)
    table.city(1, "barracks", diplomacy=1)

    table.turn()

    assert tokens(table) == [NOTHING, (1, 0, 3), (0, 1, -1), NOTHING]


@pytest.mark.rule("SW-170")
def test_in_teams_too_one_diplomacy_token_is_used_at_each_conflict() -> None:
    table = teams(last_turn=True)
    table.city(1, diplomacy=2)

    table.turn()

    assert table.seen(1, "diplomacy") == 1


@pytest.mark.rule("SW-169", "SW-170", "SW-171", "SW-T44")
def test_cedric_loses_single_tokens_while_thomas_wins_double_ones() -> None:
    """Cédric is seat 0 and fights seat 3; Thomas is seat 1 and fights seat 2."""
    table = teams(age=3, last_turn=True)
    table.city(0, diplomacy=1)
    table.city(1, "barracks")
    table.city(3, "barracks")

    table.turn()

    assert tokens(table) == [(0, 1, -1), (2, 0, 10), (0, 2, -2), (1, 0, 5)]


@pytest.mark.rule("SW-171", "SW-T60")
def test_both_partners_with_diplomacy_win_single_tokens() -> None:
    table = teams(age=2, last_turn=True)
    table.city(0, "barracks", diplomacy=1)
    table.city(1, "barracks", diplomacy=1)

    table.turn()

    assert tokens(table) == [(1, 0, 3), (1, 0, 3), (0, 1, -1), (0, 1, -1)]


@pytest.mark.rule("SW-171")
def test_both_opponents_with_diplomacy_use_it_and_take_single_tokens() -> None:
    table = teams(last_turn=True)
    table.city(1, "barracks", diplomacy=1)
    table.city(2, diplomacy=1)

    table.turn()

    assert tokens(table) == [NOTHING, (1, 0, 1), (0, 1, -1), NOTHING]
    assert [table.seen(seat, "diplomacy") for seat in range(4)] == [0, 0, 0, 0]


# Leaders in team conflicts


@pytest.mark.rule("SW-111", "SW-169")
def test_tomyris_hands_both_defeat_tokens_to_her_opponent() -> None:
    table = teams(last_turn=True, leaders=True, age=2)
    table.city(1, leaders=["tomyris"])
    table.city(2, "barracks")

    table.turn()

    assert tokens(table) == [NOTHING, NOTHING, (2, 2, 4), NOTHING]


@pytest.mark.rule("SW-111", "SW-170")
def test_tomyris_with_diplomacy_hands_over_one_defeat_token() -> None:
    table = teams(last_turn=True, leaders=True, age=2)
    table.city(1, leaders=["tomyris"], diplomacy=1)
    table.city(2, "barracks")

    table.turn()

    assert tokens(table) == [NOTHING, NOTHING, (1, 1, 2), NOTHING]


@pytest.mark.rule("SW-160", "SW-169")
def test_semiramis_counts_both_defeat_tokens_as_shields_later() -> None:
    table = teams(last_turn=True, leaders=True)
    table.city(1, leaders=["semiramis"])
    table.city(2, "barracks")

    table.turn()

    assert table.seen(1, "shields") == 2


@pytest.mark.rule("SW-107", "SW-169")
@pytest.mark.parametrize(("diplomacy", "coins"), [(0, 4), (1, 2)])
def test_nero_pays_for_each_of_the_victory_tokens(diplomacy: int, coins: int) -> None:
    table = teams(last_turn=True, leaders=True)
    table.city(1, "barracks", leaders=["nero"], coins=0)
    table.city(2, diplomacy=diplomacy)

    table.turn("", "build altar")

    assert table.coins()[1] == coins


@pytest.mark.rule("SW-107", "SW-155", "SW-169")
def test_berenice_adds_one_coin_to_what_nero_brings_in_teams() -> None:
    table = teams(last_turn=True, leaders=True)
    table.city(1, "barracks", leaders=["nero", "berenice"], coins=0)

    table.turn("", "build altar")

    assert table.coins()[1] == 4 + 1


# The result


def ranks(points: Sequence[Sequence[str]], coins: Sequence[int]) -> list[int]:
    """The ranks of four players with these cards and coins; nobody earns anything more."""
    table = teams(age=3, last_turn=True)
    for seat in range(4):
        table.city(seat, *points[seat], coins=coins[seat])
        table.hand(seat, "lumber_yard", "lumber_yard")
    table.turn(*["build lumber_yard"] * 4)
    result = table.game.result
    assert result is not None
    return result.ranks


@pytest.mark.rule("SW-172")
def test_the_team_with_the_higher_sum_wins() -> None:
    """8 + 0 points against 5 + 4."""
    cards = [["palace"], [], ["gardens"], ["statue"]]

    assert ranks(cards, [0, 0, 0, 0]) == [2, 2, 1, 1]


@pytest.mark.rule("SW-172")
def test_each_player_of_a_team_is_scored_as_usual() -> None:
    table = teams(age=3, last_turn=True)
    table.city(0, "palace", coins=0)
    table.hand(0, "lumber_yard", "altar")
    table.city(1, "altar", coins=6)
    table.hand(1, "lumber_yard", "altar")

    table.turn("build lumber_yard", "build lumber_yard")

    result = table.game.result
    assert result is not None
    assert result.totals[:2] == [8, 2 + 2]


@pytest.mark.rule("SW-172")
def test_a_tie_goes_to_the_team_with_more_coins_together() -> None:
    """No coin is worth a point: 2 + 0 coins against 1 + 2."""
    cards = [["altar"], [], [], ["altar"]]

    assert ranks(cards, [2, 0, 1, 2]) == [2, 2, 1, 1]


@pytest.mark.rule("SW-172")
def test_teams_equal_in_points_and_coins_share_the_place() -> None:
    cards = [["altar"], [], [], ["altar"]]

    assert ranks(cards, [2, 0, 1, 1]) == [1, 1, 1, 1]


@pytest.mark.rule("SW-172", "SW-168")
def test_the_ranks_of_three_teams_are_those_of_their_sums() -> None:
    table = teams(seats=6, age=3, last_turn=True)
    for seat, cards in enumerate([["altar"], [], ["palace"], [], ["gardens"], []]):
        table.city(seat, *cards, coins=0)
        table.hand(seat, "lumber_yard", "lumber_yard")

    table.turn(*["build lumber_yard"] * 6)

    result = table.game.result
    assert result is not None
    assert result.ranks == [3, 3, 1, 1, 2, 2]
