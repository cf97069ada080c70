"""The unique city of two, three and four players (CC-64 to CC-73)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Place, Table, card, town_halls

from quartier.titles.cardcity.content import CLOUD, COMMERCE, KIND_OF, RESIDENCE, WHOLE
from quartier.titles.cardcity.development import growth_places, homes_touching
from quartier.titles.cardcity.geometry import CELL_OF, FRAME, geometry
from quartier.titles.cardcity.income import income_lines
from quartier.titles.cardcity.placing import forbids_cell, forbids_place

LEVEL_SIZES = [("simplified", 5), ("normal", 6), ("advanced", 6)]
HEX_NEIGHBOURS = {
    "right": (1, 0),
    "left": (-1, 0),
    "up_left": (0, -1),
    "up_right": (1, -1),
    "down_left": (-1, 1),
    "down_right": (0, 1),
}


def allows(table: Table, seat: int, token: str, place: Place) -> bool:
    """Whether a seat may lay a card on a place of the drawing."""
    kind, turn = card(token)
    return not forbids_place(table.game.cities[seat].site, kind, turn, CELL_OF[table.name(place)])


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize(("level", "size"), LEVEL_SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_region_of_a_whole_square(level: str, size: int, seats: int) -> None:
    table = Table(level, seats=seats, unique=True)
    assert len(table.game.grounds) == 1
    layout = table.game.grounds[0].geometry
    for seat, region in enumerate(layout.regions):
        floating = size - 1 if seats == 2 else 0
        assert region.bit_count() == size * (size + floating)
        for other in layout.regions[:seat]:
            assert not region & other
    assert (layout.columns, layout.rows) == {
        2: (2 * size, 2 * size - 1),
        3: (2 * size, 2 * size),
        4: (2 * size, 2 * size),
    }[seats]


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_town_halls_touch_each_other_across_the_borders(seats: int) -> None:
    table = Table("normal", seats=seats, unique=True)
    layout = table.game.grounds[0].geometry
    halls = [CELL_OF[name] for name in town_halls(table)]
    assert len(halls) == seats
    for seat in range(seats):
        own = layout.halls[seat][0]
        assert layout.regions[seat] >> own & 1
        touching = [hall for hall in halls if layout.rims[WHOLE][own] >> hall & 1]
        assert len(touching) == (2 if seats > 2 else 1)


@pytest.mark.rule("CC-65", "CC-68", "CC-T24")
def test_the_rows_of_two_players_are_fixed_once_one_of_them_uses_them_all() -> None:
    table = Table("normal", unique=True)
    # The border runs between columns f and g; the drawing begins at e5.
    table.common_city(
        ". . . P",
        "P M M P",
        ". . . P",
        ". . . P",
        ". . . P",
        ". . . P",
        top_left="e5",
    )
    for seat, column in ((0, 1), (1, 3)):
        for row in (-1, 6):
            cell = CELL_OF[table.name((row, column))]
            assert forbids_cell(table.game.cities[seat].site, cell) == "CC-14"
    far = (4, 1)
    assert forbids_cell(table.game.cities[0].site, CELL_OF[table.name(far)]) == "CC-18"
    table.game.lay(1, *card("P"), CELL_OF[table.name((4, 2))])
    assert forbids_cell(table.game.cities[0].site, CELL_OF[table.name(far)]) == ""


@pytest.mark.rule("CC-65")
def test_the_cards_of_both_players_together_make_the_rows() -> None:
    table = Table("normal", unique=True)
    table.common_city("P .", "P .", "M M", ". P", ". P", ". P", top_left="f4")
    view = table.game.view(0)
    grounds = view["grounds"]
    assert isinstance(grounds, list)
    assert grounds[0]["frame"]["rows"] == [3, 8]
    assert grounds[0]["extent"] == {"rows": [3, 8], "columns": None}


@pytest.mark.rule("CC-65")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_have_fixed_regions(seats: int) -> None:
    table = Table("normal", seats=seats, unique=True)
    for seat, city in enumerate(table.game.cities):
        region = table.game.grounds[0].geometry.regions[seat]
        assert city.site.spare == region & ~city.site.taken


@pytest.mark.rule("CC-66")
def test_a_card_of_three_players_has_six_neighbours() -> None:
    layout = geometry("three_6")
    middle = CELL_OF["f6"]
    expected = 0
    for columns, rows in HEX_NEIGHBOURS.values():
        expected |= 1 << middle + columns + rows * FRAME
    assert layout.rims[WHOLE][middle] == expected


@pytest.mark.rule("CC-67", "CC-66", "CC-T22")
@pytest.mark.parametrize(
    ("token", "places"),
    [
        ("IC:s:W", {"down_left", "left", "up_left"}),
        ("IC:s:S", {"down_left", "down_right", "left", "right"}),
        ("IC:d:NE", {"right", "up_left", "up_right"}),
    ],
)
def test_an_industry_half_on_the_hexagonal_layout(token: str, places: set[str]) -> None:
    layout = geometry("three_6")
    kind, turn = card(token)
    assert kind.second == KIND_OF["industry"].number
    middle = CELL_OF["f6"]
    opposite = {1: 3, 2: 4, 3: 1, 4: 2, 5: 7, 6: 8, 7: 5, 8: 6}[turn]
    banned = {
        name
        for name, (columns, rows) in HEX_NEIGHBOURS.items()
        if layout.rims[opposite][middle] >> (middle + columns + rows * FRAME) & 1
    }
    assert banned == places


@pytest.mark.rule("CC-67", "CC-T22")
def test_a_town_hall_on_a_forbidden_place_leaves_two() -> None:
    table = Table("advanced", seats=3, unique=True)
    # At the left of the first town hall, the industry half above and at the right.
    cell = CELL_OF["e6"]
    table.game.lay(0, *card("IC:d:NE"), cell)
    site = table.game.cities[0].site
    banned = [
        name
        for name, (columns, rows) in HEX_NEIGHBOURS.items()
        if forbids_place(site, KIND_OF["residence"], WHOLE, cell + columns + rows * FRAME)
        == "CC-19"
    ]
    assert sorted(banned) == ["up_left", "up_right"]


@pytest.mark.rule("CC-67")
@pytest.mark.parametrize(
    ("side", "neighbours"),
    [(1, 3), (2, 4), (3, 3), (4, 4), (5, 3), (6, 3), (7, 3), (8, 3)],
)
def test_how_many_neighbours_a_half_has_there(side: int, neighbours: int) -> None:
    assert geometry("three_6").rims[side][CELL_OF["f6"]].bit_count() == neighbours


@pytest.mark.rule("CC-68", "CC-T23")
def test_bans_hold_across_the_border() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M", "I .", top_left="f6")
    assert not allows(table, 1, "R", (1, 1))
    assert allows(table, 1, "P", (1, 1))
    table.common_city("M M", "C .", top_left="f6")
    assert not allows(table, 1, "C", (1, 1))


@pytest.mark.rule("CC-68", "CC-11")
def test_construction_goes_in_turn_order() -> None:
    table = Table("normal", seats=4, unique=True)
    for seat in range(4):
        table.hand(seat, "P", "C")
    table.construct(first=3)
    order: list[int] = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        if seat not in order:
            order.append(seat)
        table.play(seat, table.moves(seat)[0])
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("CC-68a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_laid_in_the_own_region(seats: int) -> None:
    table = Table("advanced", seats=seats, unique=True, architect=True, seed=5)
    layout = table.game.grounds[0].geometry
    table.until_over()
    for seat, city in enumerate(table.game.cities):
        own = [
            cell
            for cell, new in enumerate(table.game.grounds[0].cards)
            if new >= 0 and layout.regions[seat] >> cell & 1
        ]
        counted = sum(table.game.grounds[0].kind_at(cell).counts for cell in own)
        assert city.site.counted == counted


@pytest.mark.rule("CC-68a")
def test_a_place_of_the_neighbour_is_refused() -> None:
    table = Table("normal", unique=True)
    table.hand(0, "P")
    table.construct()
    assert table.refusal(0, "at g5").rule == "CC-68a"


@pytest.mark.rule("CC-68a", "CC-A41")
def test_limit_prices_and_salary_are_personal() -> None:
    table = Table("normal", unique=True)
    table.common_city("I M M .", "I . L .", top_left="e6")
    one, other = table.game.cities
    assert (one.site.limit, other.site.limit) == (15, 5)
    assert (one.site.industries, other.site.industries) == (2, 0)
    assert (one.site.leisures, other.site.leisures) == (0, 1)
    assert [table.income(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("CC-A24", "CC-38")
def test_the_neighbours_industries_bring_no_clouds() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M I", top_left="f6")
    table.hand(0, "I")
    table.construct()
    table.play(0, "at e6")
    assert table.game.deciders == []
    assert table.game.reserve[CLOUD] == 4


@pytest.mark.rule("CC-A23", "CC-38")
@pytest.mark.parametrize(
    ("cell", "cloudy"), [("b4", False), ("e4", True), ("g4", True), ("d4", False)]
)
def test_on_the_hexagonal_layout_three_lines_bring_clouds(cell: str, cloudy: bool) -> None:
    layout = geometry("three_6")
    # Lines through e6: its row, its column, and the slanted line e6 f5 g4.
    assert bool(layout.lines[CELL_OF["e6"]] >> CELL_OF[cell] & 1) == cloudy


@pytest.mark.rule("CC-69", "CC-A42")
def test_culture_across_the_border_lets_residences_grow() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M", "R L", top_left="f6")
    table.develop()
    assert growth_places(table.game, 0, RESIDENCE)
    # The neighbour's town hall counts as well.
    table.common_city(". M", "M R", top_left="f6")
    assert growth_places(table.game, 1, RESIDENCE)


@pytest.mark.rule("CC-69")
def test_residential_districts_across_the_border_let_commerces_grow() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M", "C R", "R .", top_left="f6")
    assert growth_places(table.game, 0, COMMERCE)
    table.common_city("M M", "C .", "R .", top_left="f6")
    assert not growth_places(table.game, 0, COMMERCE)


@pytest.mark.rule("CC-69a", "CC-A53")
def test_what_a_later_player_makes_possible_waits_for_the_next_round() -> None:
    table = Table("normal", unique=True)
    # The residence of seat 1 grows to the border; only then does the commerce of seat 0 touch two.
    table.common_city(". . M M L", ". R C . R", ". . . . L", top_left="d6")
    assert not growth_places(table.game, 0, COMMERCE)
    table.develop(first=0)
    while table.game.deciders:
        seat = table.game.deciders[0]
        move = f"grow residence {table.name((1, 3))}"
        table.play(seat, move if move in table.moves(seat) else table.moves(seat)[0])
    assert table.at(0, (1, 3)) == "residence"
    assert [shop.size for shop in table.game.grounds[0].shops] == [1]
    assert growth_places(table.game, 0, COMMERCE)


@pytest.mark.rule("CC-70", "CC-T25")
def test_nobody_grows_into_the_other_region() -> None:
    table = Table(unique=True)
    table.common_city(
        ". . I . R . . . . .",
        ". . M L C . . . . .",
        ". . . R C R . . . .",
        ". . . P C . . . . .",
        ". . . . R . . . . .",
        top_left="a3",
    )
    ground = table.game.grounds[0]
    assert [shop.size for shop in ground.shops] == [3]
    assert homes_touching(ground, ground.shops[0]) == 4
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (9, 10)
    for seat in (0, 1):
        assert growth_places(table.game, seat, COMMERCE) == 0


@pytest.mark.rule("CC-70", "CC-A40")
def test_districts_that_meet_at_the_border_are_one_and_need_more() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M", "C C", "R R", top_left="f6")
    ground = table.game.grounds[0]
    assert [shop.size for shop in ground.shops] == [2]
    assert not growth_places(table.game, 0, COMMERCE)
    # Three residential districts for two commerces: both owners may grow, each at home.
    table.common_city(". M M .", "R C C R", ". R . .", top_left="e6")
    ground = table.game.grounds[0]
    assert homes_touching(ground, ground.shops[0]) == 3
    for seat in (0, 1):
        places = growth_places(table.game, seat, COMMERCE)
        assert places & ~ground.geometry.regions[seat] == 0
        assert bool(places) == (seat == 1)


@pytest.mark.rule("CC-71", "CC-T26")
def test_the_income_of_a_shared_district_is_divided_and_rounded_down() -> None:
    table = Table("normal", unique=True)
    table.common_city("M M", "C C", "C .", "C .", top_left="f6")
    shops = [
        [money for source, _, money in income_lines(table.game, seat) if "commerce" in source]
        for seat in (0, 1)
    ]
    assert shops == [[7], [2]]
    table.earn()
    assert table.money_of() == [3 + 1 + 7, 3 + 1 + 2]


@pytest.mark.rule("CC-71a")
def test_each_district_is_rounded_by_itself() -> None:
    table = Table("normal", unique=True)
    # Two districts of 2, shared: $3 each, $1 for everybody, and not $3 for both together.
    table.common_city("C C", "M M", "C C", top_left="f5")
    assert [table.income(seat) for seat in (0, 1)] == [1 + 1 + 1, 1 + 1 + 1]


@pytest.mark.rule("CC-71a")
def test_parking_districts_are_shared_with_the_colours_of_both_sides() -> None:
    table = Table("advanced", unique=True)
    table.common_city("R C", "P P", "M M", top_left="f4")
    # Green, blue, violet and red: $3, half of which is $1 each.
    parking = [
        [money for source, _, money in income_lines(table.game, seat) if "parking" in source]
        for seat in (0, 1)
    ]
    assert parking == [[1], [1]]


@pytest.mark.rule("CC-72", "CC-T27")
def test_the_points_of_a_shared_district_are_divided_and_rounded_down() -> None:
    table = Table("normal", seats=4, unique=True)
    table.common_city("R R R .", "R M M .", "R M M .", "R . . .", top_left="e5")
    ground = table.game.grounds[0]
    assert [home.size for home in ground.homes] == [6]
    own = [(ground.homes[0].cells & region).bit_count() for region in ground.geometry.regions]
    assert own == [3, 1, 0, 2]
    assert [table.points(seat, "residences") for seat in range(4)] == [10, 3, 0, 7]


@pytest.mark.rule("CC-72")
def test_empty_places_and_clouds_count_for_the_owner_of_the_region() -> None:
    table = Table("normal", unique=True)
    table.common_city("P M M N", top_left="e6")
    assert table.points(0, "empty") == table.points(1, "empty") == -34
    assert [table.points(seat, "clouds") for seat in (0, 1)] == [0, -2]


@pytest.mark.rule("CC-73", "CC-T28", "CC-A43")
@pytest.mark.parametrize(
    ("victory", "token", "source", "points"),
    [
        ("economic", "G", "green", 5),
        ("residential", "G", "green", 1),
        ("commercial", "C", "warehouses", 1),
        ("industrial", "I", "warehouses", 1),
    ],
)
def test_a_neighbours_border_card_acts_on_my_empty_place(
    victory: str, token: str, source: str, points: int
) -> None:
    table = Table("normal", victory, unique=True)
    table.common_city(". M M .", f". . {token} .", top_left="e6")
    assert table.points(0, source) == points


@pytest.mark.rule("CC-A12", "CC-65")
def test_open_rows_lie_where_they_are_best_for_each_player() -> None:
    table = Table("normal", "economic", unique=True)
    table.common_city(". M M .", "G . . .", ". . . .", ". . . G", top_left="e6")
    for seat in (0, 1):
        assert table.points(seat, "green") > 0


@pytest.mark.rule("CC-A44")
def test_happiness_is_shared_and_needs_are_met_across_borders() -> None:
    table = Table("normal", "happiness", unique=True)
    table.common_city("P M M .", "R R R L", ". . C .", top_left="e6")
    # Three residences, two of seat 0: 3 × 2/3 and 3 × 1/3.
    assert [table.score(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("CC-A39", "CC-60")
def test_the_architect_helps_its_holder_alone() -> None:
    table = Table("normal", unique=True, architect=True)
    table.hand(0, "P", "C")
    table.hand(1, "P", "C")
    table.construct()
    table.play(0, "architect")
    table.play(0, "at f5")
    while table.game.deciders == [0]:
        table.play(0, table.moves(0)[0])
    assert table.game.architect == -1
    cell = CELL_OF["f5"]
    assert not table.game.cities[1].site.taken >> cell & 1
