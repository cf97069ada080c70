"""Phase 8, the final scoring and the four victories (SC-107 to SC-117)."""

import pytest
from tests.titles.smallcity.table import Table, keys

from quartier.testing.random_play import plain_view
from quartier.titles.smallcity.content import PILES, PROMISES
from quartier.titles.smallcity.visit import citizens_in_play, property_value


@pytest.mark.rule("SC-107")
def test_the_mayor_goes_to_who_took_his_card_else_clockwise() -> None:
    table = Table(3)
    table.start("visit")
    assert (table.game.host, table.game.last_host) == (1, 0)
    table = Table(3)
    table.action(0, "mayor")
    table.start("visit")
    assert (table.game.host, table.game.last_host) == (0, 0)


@pytest.mark.rule("SC-107")
def test_a_player_who_has_lost_is_passed_over() -> None:
    table = Table(3)
    table.borough(1).out = True
    table.start("visit")
    assert table.game.host == 2


@pytest.mark.rule("SC-108")
def test_a_new_round_begins_and_citizens_may_move_again() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    table.start("visit")
    assert table.game.round == 2
    table.start("citizens")
    assert "citizen 1 c1" in table.moves(0)


@pytest.mark.rule("SC-108")
def test_after_round_eight_comes_the_end() -> None:
    table = Table(2)
    table.game.round = 8
    events = table.start("visit")
    assert keys(events)[-1] == "event-end"
    assert table.game.result is not None
    assert table.game.deciders == []


@pytest.mark.rule("SC-109")
@pytest.mark.parametrize(
    ("promise", "kept", "broken"),
    [("promise 1", 6, -3), ("promise 7", 12, -6), ("promise 13", 18, -12)],
)
def test_promises_count_by_their_pile(promise: str, kept: int, broken: int) -> None:
    table = Table(2)
    table.promise(0, promise)
    table.borough(0).votes = 30
    table.borough(0).pollution = 7
    assert table.finish().totals[0] == 30 + broken - 7
    table = Table(2)
    table.promise(0, promise)
    table.borough(0).votes = 30
    table.borough(0).pollution = 7
    if promise == "promise 1":
        table.lay(0, "park_3", "a1", "b1", "c1")
        table.lay(0, "park_3", "a2", "b2", "c2")
    elif promise == "promise 7":
        table.lay(0, "commercial_4", "a1", "b1", "c1", "d1")
        table.lay(0, "commercial_3", "a2", "b2", "c2")
    else:
        table.lay(0, "school", "a1")
        table.lay(0, "library", "b1", "c1")
        table.lay(0, "museum", "a2", "b2", "c2")
        table.lay(0, "metro", "a3", "b3", "b4", "a4")
        table.lay(0, "clinic", "c3", "d3", "d4", "c4", "c5")
    assert table.finish().totals[0] == 30 + kept - 7


@pytest.mark.rule("SC-109")
def test_promises_are_revealed_to_all() -> None:
    table = Table(2)
    table.game.round = 8
    events = table.start("visit")
    assert keys(events).count("event-kept") == 2
    spectator = plain_view(table.game, None)["boroughs"]
    assert isinstance(spectator, list)
    assert spectator[0]["promises"][0]["card"] == "promise-5"


@pytest.mark.rule("SC-110")
@pytest.mark.parametrize(
    ("pollution", "money", "ranks", "tie"),
    [
        ((5, 4), (0, 0), [2, 1], "tie-pollution"),
        ((4, 4), (3, 2), [1, 2], "tie-money"),
        ((4, 4), (3, 3), [1, 1], "tie-shared"),
    ],
)
def test_ties_go_to_less_pollution_then_to_more_money(
    pollution: tuple[int, int], money: tuple[int, int], ranks: list[int], tie: str
) -> None:
    table = Table(2)
    table.money(*money)
    for seat in (0, 1):
        table.borough(seat).pollution = pollution[seat]
        table.borough(seat).votes = 20 + pollution[seat]
    result = table.finish()
    assert result.totals == [26, 26]
    assert result.ranks == ranks
    assert result.tie_break == tie


@pytest.mark.rule("SC-110")
def test_most_votes_win_without_a_tie_break() -> None:
    table = Table(3)
    for seat, votes in enumerate((10, 30, 20)):
        table.borough(seat).votes = votes
    result = table.finish()
    assert result.ranks == [3, 1, 2]
    assert result.tie_break == ""
    assert result.reason == "end-eight-rounds"


@pytest.mark.rule("SC-91", "SC-110")
def test_those_who_lost_rank_last() -> None:
    table = Table(3)
    table.borough(0).votes = 90
    table.borough(0).out = True
    result = table.finish()
    assert result.ranks == [3, 1, 1]


# Advanced


@pytest.mark.rule("SC-111")
def test_the_advanced_game_has_a_deck_of_special_promises() -> None:
    assert len(Table(2).game.piles[3]) == 0
    deck = Table(2, game="advanced").game.piles[3]
    assert len(deck) == 16
    assert PILES[3] == "special"


@pytest.mark.rule("SC-113", "SC-114")
def test_special_promises_cost_five_if_broken() -> None:
    table = Table(2, game="advanced")
    table.promise(0, "promise 5", "special 2", "special 15")
    table.borough(0).votes = 10
    assert table.finish().totals[0] == 10 + 6 - 5


@pytest.mark.rule("SC-112", "SC-113")
def test_only_the_taker_is_bound() -> None:
    table = Table(2, game="advanced")
    table.promise(0, "promise 5", "special 2")
    result = table.finish()
    assert result.totals == [1, 6]


@pytest.mark.rule("SC-115", "SC-T17")
def test_property_value_grows_with_the_square_of_the_cells() -> None:
    table = Table(2, game="advanced", victory="economic")
    assert property_value(table.borough(0)) == 16
    table.lay(0, "metro", "a1", "b1", "b2", "a2")
    assert property_value(table.borough(0)) == 32
    table.lay(0, "residential_5", "a4", "b4", "b5", "a5", "a6")
    table.lay(0, "commercial_1", "d1")
    table.lay(0, "park_3", "d3", "e3", "f3")
    assert property_value(table.borough(0)) == 57
    for total in (57, 114):
        table.start("visit")
        assert table.borough(0).property == total


@pytest.mark.rule("SC-115")
def test_money_and_property_decide_and_promises_change_property() -> None:
    table = Table(2, game="advanced", victory="economic")
    table.money(7, 3)
    table.borough(0).pollution = 60
    table.borough(0).votes = 0
    table.borough(1).votes = 90
    table.promise(0, "promise 5", "special 2")
    result = table.finish()
    assert result.totals == [7 + 16 + 6 - 5, 3 + 16 + 6]
    assert 14 not in [PROMISES[table.game.cards.face[card]].number for card in table.game.piles[3]]
    assert len(table.game.piles[3]) == 15


@pytest.mark.rule("SC-115")
def test_economic_ties_go_to_less_pollution_then_to_more_votes() -> None:
    table = Table(2, game="advanced", victory="economic")
    table.borough(0).votes = 3
    assert table.finish().tie_break == "tie-votes"
    table = Table(2, game="advanced", victory="economic")
    table.borough(0).votes = 3
    table.borough(0).pollution = 1
    result = table.finish()
    assert (result.tie_break, result.ranks) == ("tie-pollution", [2, 1])


@pytest.mark.rule("SC-116")
def test_the_citizen_victory_counts_citizens_in_play_round_by_round() -> None:
    table = Table(2, game="advanced", victory="citizen")
    assert (table.borough(0).career, table.borough(0).reserve) == (19, 0)
    table.lay(0, "museum", "a1", "b1", "c1")
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", "b1")
    table.people(0, "a1", at=1)
    table.bury(0, "g1")
    assert citizens_in_play(table.game, 0) == 3
    for total in (3, 6):
        table.start("visit")
        assert table.borough(0).census == total
    table.borough(0).pollution = 70
    result = table.finish()
    assert result.totals == [9, 0]
    assert result.ranks == [1, 2]


@pytest.mark.rule("SC-116")
def test_promise_eleven_is_not_in_the_citizen_victory() -> None:
    table = Table(2, game="advanced", victory="citizen")
    faces = [PROMISES[face].key for face in table.game.cards.face]
    assert "promise-11" not in faces


@pytest.mark.rule("SC-116", "SC-117")
@pytest.mark.parametrize("victory", ["citizen", "cultural"])
def test_other_ties_go_to_pollution_votes_and_money(victory: str) -> None:
    def tied(**changes: int) -> Table:
        table = Table(2, game="advanced", victory=victory)
        for name, value in changes.items():
            setattr(table.borough(0), name, value)
        return table

    assert tied(pollution=1).finish().tie_break == "tie-pollution"
    assert tied(votes=1).finish().tie_break == "tie-votes"
    assert tied(money=6).finish().tie_break == "tie-money"
    assert tied().finish().tie_break == "tie-shared"
    broken = tied()
    broken.promise(0, "promise 13")
    assert broken.finish().ranks == [2, 1]


@pytest.mark.rule("SC-117")
def test_the_cultural_victory_counts_cells_and_deals_all_six_buildings() -> None:
    table = Table(4, game="advanced", victory="cultural")
    for seat in range(4):
        table.lay(seat, "university", "a1", "b1", "c1", "c2", "b2", "a2")
    table.lay(0, "school", "e1")
    table.lay(0, "residential_5", "a4", "b4", "b5", "a5", "a6")
    table.borough(0).pollution = 80
    result = table.finish()
    assert result.totals == [11, 10, 10, 10]
    assert result.ranks[0] == 1
    assert len(table.game.piles[3]) == 15
    fresh = Table(4, game="advanced", victory="cultural")
    supply = plain_view(fresh.game, None)["supply"]
    assert isinstance(supply, dict)
    assert supply["metro"] == {"o4": 4}
    assert supply["police"] == {"i2": 3}
