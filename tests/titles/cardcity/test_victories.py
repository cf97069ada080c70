"""The end of the game and the five victory conditions (CC-31 to CC-33, CC-51 to CC-57)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import VICTORIES
from quartier.titles.cardcity.scoring import final_result
from quartier.titles.cardcity.squares import empty_beside, squares

FINAL_CITY = (
    "R R C I P",
    "R L P C I",
    "C M R L P",
    "I P L R R",
    ". R C . R",
)
TWO_PARKS = (
    "P P P P . .",
    "P P P P G .",
    "P P P M P P",
    "P P P P P P",
    "P P P P G .",
    "P P P P . .",
)
HAPPY_FOUR = (". . C .", "L R R P", ". R R .", ". . M .")


@pytest.mark.rule("CC-31", "CC-32", "CC-52", "CC-T10")
def test_a_final_residential_score() -> None:
    table = Table()
    table.city(0, *FINAL_CITY)
    table.money(0, 36)
    assert table.homes() == [1, 1, 3, 3]
    assert table.points(0, "residences") == 14
    assert table.points(0, "money") == 7
    assert table.points(0, "empty") == -2
    assert table.score(0) == 19
    assert table.money_of()[0] % 5 == 1


@pytest.mark.rule("CC-31", "CC-9b")
def test_the_game_ends_after_the_last_round() -> None:
    table = Table(seed=11)
    table.until_over()
    result = table.game.result
    assert result is not None
    assert table.game.round == 10
    assert result.reason == "end-rounds"


@pytest.mark.rule("CC-32")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (36, 7)])
def test_every_full_five_dollars_are_a_point(money: int, points: int) -> None:
    table = Table()
    table.money(0, money)
    assert table.points(0, "money") == points


@pytest.mark.rule("CC-32", "CC-A12")
def test_every_place_of_the_square_without_a_card_costs_a_point() -> None:
    for level, places in (("simplified", 25), ("normal", 36)):
        table = Table(level)
        assert table.points(0, "empty") == -(places - 1)
        table.city(0, "M P P")
        assert table.points(0, "empty") == -(places - 3)


@pytest.mark.rule("CC-33", "CC-57")
def test_in_a_residential_tie_the_rest_of_the_money_decides() -> None:
    table = Table(seats=3)
    for seat, money in enumerate((5, 8, 7)):
        table.money(seat, money)
    result = final_result(table.game)
    assert result.totals[0] == result.totals[1] == result.totals[2]
    assert result.ranks == [3, 1, 2]
    assert result.tie_break == "tie-remainder"


@pytest.mark.rule("CC-33", "CC-57")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = Table(seats=3)
    table.money(2, 2)
    result = final_result(table.game)
    assert result.ranks == [1, 1, 3]
    assert result.winners == [0, 1]
    assert result.tie_break == "tie-shared"


@pytest.mark.rule("CC-33")
def test_most_points_win() -> None:
    table = Table()
    table.money(1, 50)
    result = final_result(table.game)
    assert result.ranks == [2, 1]
    assert result.tie_break == ""


@pytest.mark.rule("CC-40", "CC-52", "CC-T13")
def test_two_parks_worth_eight_points() -> None:
    table = Table("normal")
    table.city(0, *TWO_PARKS)
    assert table.points(0, "green") == 4
    assert table.points(0, "empty") == -2
    table.city(0, *(row.replace("G", "P") for row in TWO_PARKS))
    assert table.points(0, "green") == 0
    assert table.points(0, "empty") == -6


@pytest.mark.rule("CC-A25", "CC-40")
def test_an_empty_place_between_two_parks_counts_once() -> None:
    table = Table("normal")
    table.city(0, *(row.replace("P P P P G .", "P P P P G G") for row in TWO_PARKS))
    # Of the four places left in the corners all touch parks, two of them two parks.
    assert table.points(0, "green") == 4
    assert table.points(0, "empty") == 0


@pytest.mark.rule("CC-42", "CC-52")
def test_a_cloud_costs_two_points_in_the_residential_victory_only() -> None:
    for victory in VICTORIES:
        table = Table("normal", victory)
        table.city(0, "M N N")
        assert table.points(0, "clouds") == (-4 if victory == "residential" else 0)


@pytest.mark.rule("CC-A12")
def test_the_square_lies_where_it_is_best_for_its_owner() -> None:
    table = Table("normal")
    # A park at the edge: the square may lie on either side of it.
    table.city(0, "G M")
    site = table.game.cities[0].site
    assert len(squares(site)) == 5 * 6
    assert empty_beside(site, site.rims[6]) == 3
    table.city(0, "M P P P P G")
    site = table.game.cities[0].site
    assert len(squares(site)) == 6
    assert empty_beside(site, site.rims[6]) == 2


@pytest.mark.rule("CC-53")
def test_the_economic_victory_counts_money_and_empty_places() -> None:
    table = Table("normal", "economic")
    table.city(0, *TWO_PARKS)
    table.money(0, 41)
    assert table.points(0, "money") == 41
    assert table.points(0, "empty") == -10
    assert table.points(0, "green") == 20
    assert table.score(0) == 51


@pytest.mark.rule("CC-53")
def test_a_cloud_fills_a_place_and_is_worth_nothing_else() -> None:
    table = Table("normal", "economic")
    table.city(0, "M P")
    before = table.score(0)
    table.city(0, "M P N")
    assert table.score(0) == before + 5


@pytest.mark.rule("CC-53", "CC-57", "CC-A26")
def test_in_an_economic_tie_the_city_with_more_cards_wins() -> None:
    table = Table("normal", "economic")
    table.city(0, "M P")
    table.city(1, "M G N")
    table.money(0, 100)
    site = table.game.cities[1].site
    difference = table.score(0) - table.score(1)
    table.money(1, table.money_of()[1] + difference)
    assert site.taken.bit_count() == 3
    result = final_result(table.game)
    assert result.totals[0] == result.totals[1]
    assert result.ranks == [2, 1]
    assert result.tie_break == "tie-cards"


@pytest.mark.rule("CC-54")
def test_the_industrial_victory_counts_industries_parkings_and_warehouses() -> None:
    table = Table("simplified", "industrial")
    table.city(0, "I P C", "P M R", "L P .")
    # Empty places beside the industry: above and at the left of the corner.
    assert table.points(0, "industries") == 1
    assert table.points(0, "parkings") == 3
    assert table.points(0, "warehouses") == 2
    assert table.score(0) == 6


@pytest.mark.rule("CC-54")
def test_empty_places_cost_nothing_in_the_industrial_victory_and_parkings_make_no_warehouse() -> (
    None
):
    table = Table("simplified", "industrial")
    table.city(0, "M P")
    table.money(0, 50)
    assert table.score(0) == 1


@pytest.mark.rule("CC-54", "CC-A25")
def test_a_place_between_two_industries_is_one_warehouse() -> None:
    table = Table("simplified", "industrial")
    table.city(0, "I . I", "P P P", "M P P", "P P P", "P P P")
    one_side = table.points(0, "warehouses")
    # The place between, and two columns at one side or one at each; not above: five rows are used.
    assert one_side == 3
    assert table.points(0, "industries") == 2


@pytest.mark.rule("CC-54", "CC-57")
def test_in_an_industrial_tie_money_decides_then_cards() -> None:
    table = Table("simplified", "industrial")
    table.money(1, 4)
    result = final_result(table.game)
    assert (result.ranks, result.tie_break) == ([2, 1], "tie-money")
    table.money(1, 3)
    table.city(1, "M R")
    result = final_result(table.game)
    assert (result.ranks, result.tie_break) == ([2, 1], "tie-cards")


@pytest.mark.rule("CC-54", "CC-55")
@pytest.mark.parametrize(("victory", "halves"), [("industrial", 2), ("commercial", 1)])
def test_halves_count_half_where_cards_are_counted(victory: str, halves: int) -> None:
    table = Table("advanced", victory)
    table.city(0, "M CI:s:W LI:s:W .")
    before = table.points(0, "halves")
    assert before == halves // 2
    table.city(1, "M . . .")
    result = final_result(table.game)
    cities = table.game.view(0)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["half_point"] == bool(halves % 2)
    assert result.ranks == [1, 2]


@pytest.mark.rule("CC-54")
def test_half_a_point_decides_between_equal_totals() -> None:
    table = Table("advanced", "industrial")
    # No warehouses: every place beside the halves is taken.
    table.city(0, "P P P", "M LI:s:W P", "P P P")
    table.city(1, "P P P", "M R P", "P P P")
    result = final_result(table.game)
    assert result.totals == [7, 7]
    assert result.ranks == [1, 2]
    assert result.tie_break == "tie-half"


@pytest.mark.rule("CC-55")
def test_the_commercial_victory_counts_commerces_parkings_and_warehouses() -> None:
    table = Table("simplified", "commercial")
    table.city(0, "C P I", "P M R", "L P .")
    assert table.points(0, "commerces") == 1
    assert table.points(0, "parkings") == 3
    assert table.points(0, "warehouses") == 2
    assert table.score(0) == 6


@pytest.mark.rule("CC-A33")
def test_a_warehouse_beside_a_half_card_counts_whole_if_that_half_touches_it() -> None:
    table = Table("advanced", "industrial")
    rows = (
        "P P P P P P",
        "P P P P P P",
        "P P P {} . P",
        "P P M P P P",
        "P P P P P P",
        "P P P P P P",
    )
    table.city(0, *(row.format("CI:d:NW") for row in rows))
    # The industry half lies below and at the right, towards the empty place.
    assert table.points(0, "warehouses") == 1
    table.city(0, *(row.format("CI:d:SE") for row in rows))
    assert table.points(0, "warehouses") == 0


@pytest.mark.rule("CC-56", "CC-T20", "CC-A35")
@pytest.mark.parametrize(
    ("extra", "points"),
    [(". . . .", 4), (". G . .", 8), (". N . .", 0), (". G N .", 0)],
)
def test_the_happiness_of_a_satisfied_district(extra: str, points: int) -> None:
    table = Table("normal", "happiness")
    table.city(0, *HAPPY_FOUR[:3], ". . . .", "M . . .")
    table.add(0, ". . . .", ". . . .", ". . . .", extra)
    assert table.score(0) == points


@pytest.mark.rule("CC-56")
@pytest.mark.parametrize("need", ["L", "P", "C"])
def test_a_district_that_lacks_a_need_is_not_happy(need: str) -> None:
    table = Table("normal", "happiness")
    table.city(0, *(row.replace(need, ".") for row in HAPPY_FOUR))
    assert table.score(0) == 0


@pytest.mark.rule("CC-56")
def test_more_than_one_card_for_a_need_and_several_parks_bring_nothing() -> None:
    table = Table("normal", "happiness")
    table.city(0, ". G C L", "L R R P", "P R R G", ". C M .")
    assert table.score(0) == 8


@pytest.mark.rule("CC-56")
def test_one_park_serves_several_districts() -> None:
    table = Table("normal", "happiness")
    table.city(0, "C R G R C", "L P M P L")
    # Each residence touches a commerce, a parking and the park, but no leisure.
    assert table.score(0) == 0
    table.city(0, "L C . C L", "P R G R P", ". L M L .")
    assert table.score(0) == 4


@pytest.mark.rule("CC-56")
def test_empty_places_cost_nothing_in_the_happiness_victory() -> None:
    table = Table("simplified", "happiness")
    assert table.score(0) == 0


@pytest.mark.rule("CC-A34")
def test_the_town_hall_is_no_leisure() -> None:
    table = Table("normal", "happiness")
    table.city(0, ". C .", "M R P")
    assert table.score(0) == 0


@pytest.mark.rule("CC-56a")
def test_half_cards_serve_happiness_as_whole_ones() -> None:
    table = Table("advanced", "happiness")
    # The leisure/commerce card touches with both halves and meets two needs.
    table.city(0, ". CL:s:W .", "P R M")
    assert table.score(0) == 1
    table.city(0, ". CL:s:S .", "P R M")
    assert table.score(0) == 0
    # A half residence adds one to the size of its district.
    table.city(0, ". CL:s:W .", "P R .", ". RC:s:N M")
    assert table.score(0) == 2


@pytest.mark.rule("CC-57")
def test_in_a_happiness_tie_money_decides_then_cards() -> None:
    table = Table("normal", "happiness")
    table.money(0, 4)
    result = final_result(table.game)
    assert (result.ranks, result.tie_break) == ([1, 2], "tie-money")
    table.money(0, 3)
    table.city(1, "M G")
    result = final_result(table.game)
    assert (result.ranks, result.tie_break) == ([2, 1], "tie-cards")


@pytest.mark.rule("CC-51")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_game_can_be_won_by_every_condition(victory: str) -> None:
    table = Table("normal", victory, seed=21)
    table.until_over()
    result = table.game.result
    assert result is not None
    assert 1 in result.ranks
    for lines, total in zip(result.lines, result.totals, strict=True):
        assert sum(line.points for line in lines) == total
        assert {line.category for line in lines} <= set(result.categories)
