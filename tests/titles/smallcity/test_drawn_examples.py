"""Worked examples that the rules page draws."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.titles.smallcity.table import Table, parse, place_of
from tests.titles.smallcity.test_actions import RING, prices, with_ring

from quartier.testing.examples import Position, keeps_example
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import CULTURAL, GOODS, RESIDENTIAL
from quartier.titles.smallcity.grid import CELL_FACTS
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.pollution import pollution_points
from quartier.titles.smallcity.visit import property_value
from quartier.titles.smallcity.vote import home_votes


def shown(table: Table, seat: int = 0) -> Position:
    return Position(TITLE, table.game, seat)


def own(table: Table) -> Borough:
    """The borough of seat 0 as it sees it, behind its screen if there is one."""
    return table.game.world_of(0).boroughs[0]


def counts(position: Position, expected: int, found: int, question: str, place: Place) -> None:
    """How much is it of this tile?"""
    cells = [CELL_FACTS[cell] for cell in place.cells]
    position.counts(expected, found, question, tile=place.tile.key, cells=cells)


def brings(
    position: Position,
    borough: Borough,
    place: Place,
    expected: int,
    amount: Callable[[Borough], int],
    question: str,
) -> None:
    """What does this tile bring? What is missing without it."""
    without = borough.clone()
    without.lift(place)
    counts(position, expected, amount(borough) - amount(without), question, place)


def plays(position: Position, table: Table, *moves: str, **price: int) -> None:
    """What comes of these moves of seat 0, and what do they cost, in money and raw materials?"""
    before = own(table).clone()
    position.leads_to(table.play(0, *moves), *moves)
    after = own(table)
    for kind, expected in price.items():
        if kind == "money":
            position.counts(expected, before.money - after.money, "example-cost")
        else:
            good = GOODS.index(kind)
            spent = before.has(good) - after.has(good)
            position.counts(expected, spent, "example-cost-goods", good=f"good-{kind}")


# Influence and homes


@pytest.mark.rule("SC-T1")
def test_zones_of_one_and_of_two_cells() -> None:
    table = Table(2)
    laid = [
        (table.lay(0, "refinery", "b2"), 8),
        (table.lay(0, "residential_2", "e2", "f2"), 10),
        (table.lay(0, "police", "c5", "d5"), 10),
    ]
    table.start("construction")
    position = shown(table)
    for place, cells in laid:
        counts(position, cells, place.zone.bit_count(), "example-zone", place)
    keeps_example("SC-T1", position)


@pytest.mark.rule("SC-T2")
def test_four_players_take_cards_of_the_ring() -> None:
    table = with_ring(Table(4), *RING)
    host = shown(table)
    host.leads_to(table.play(0, "take supporter", "gain money"), "take supporter", "gain money")
    second = shown(table, 1)
    costs(second, table, [("urban_planner", "mayor"), ("engineer", "mediator")])
    costs(second, table, [(), (), ("opponent", "city_councilor"), ("architect",)])
    second.leads_to(table.play(1, "take engineer"), "take engineer")
    assert table.borough(1).money == 5 - 1
    third = shown(table, 2)
    costs(third, table, [("urban_planner", "opponent"), ("mayor", "architect")])
    costs(third, table, [(), (), ("mediator", "city_councilor")])
    third.leads_to(table.play(2, "take urban_planner"), "take urban_planner")
    table.play(2, "decline")
    fourth = shown(table, 3)
    costs(fourth, table, [("opponent", "mayor"), ("mediator", "architect"), ("city_councilor",)])
    keeps_example("SC-T2", host, second, third, fourth)


def costs(position: Position, table: Table, actions: list[tuple[str, ...]]) -> None:
    """What do these action cards cost? $0 for the first ones, $1 for the next, and so on."""
    found = prices(table)
    for price, names in enumerate(actions):
        for name in names:
            position.counts(price, found[name], "example-price", action=f"action-{name}")


@pytest.mark.rule("SC-T3")
def test_four_houses_are_not_one_home_for_four() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "library", "b6", "b7")
    table.lay(0, "school", "c7")
    table.lay(0, "museum", "d7", "e7", "f7")
    houses = ("c4", "d4", "d5", "c5")
    for cell in houses:
        table.lay(0, "residential_1", cell)
    table.people(0, *houses)
    table.start("construction")
    table.play(0, "build residential_4")
    four = shown(table)
    four.counts(4, home_votes(table.borough(0)), "example-votes")
    four.refuses(place_of("residential_4", *houses).text, "SC-38")
    table = Table(2, hall="a4")
    home = table.lay(0, "residential_4", *houses)
    table.people(0, *houses)
    one = shown(table)
    brings(one, table.borough(0), home, 10, home_votes, "example-votes-of")
    keeps_example("SC-T3", four, one)


def culture() -> Table:
    """City Hall on the left, School on d4."""
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    return table


def more_culture() -> tuple[Table, Place]:
    """The same with a Library and an older house."""
    table = culture()
    table.lay(0, "library", "a2", "b2")
    return table, table.lay(0, "residential_1", "c4")


@pytest.mark.rule("SC-T4")
def test_a_level_two_home_beside_two_influences() -> None:
    table = culture()
    table.start("construction")
    table.play(0, "build residential_2")
    position = shown(table)
    home = place_of("residential_2", "c4", "c5").text
    position.allows(home)
    position.refuses(place_of("residential_2", "f4", "f5").text, "SC-40")
    plays(position, table, home, money=2)
    keeps_example("SC-T4", position)


@pytest.mark.rule("SC-T5")
def test_a_home_grows_twice_for_nothing() -> None:
    table, house = more_culture()
    table.start("construction")
    first = shown(table)
    counts(first, 2, own(table).influences(house, CULTURAL), "example-influences", house)
    grown = place_of("residential_2", "c4", "c3")
    plays(first, table, "enlarge c4", grown.text, money=0)
    second = shown(table)
    counts(second, 3, own(table).influences(grown, CULTURAL), "example-influences", grown)
    largest = place_of("residential_3", "c4", "c3", "c2").text
    plays(second, table, "enlarge c3", largest, money=0)
    keeps_example("SC-T5", first, second)


@pytest.mark.rule("SC-T6")
def test_a_level_three_home_on_a_cell_with_three_influences() -> None:
    table, _ = more_culture()
    table.start("construction")
    table.play(0, "build residential_3")
    first = shown(table)
    home = place_of("residential_3", "c3", "c2", "c1").text
    first.allows(home)
    first.refuses(place_of("residential_3", "f4", "f5", "f6").text, "SC-40")
    plays(first, table, home, money=3)
    second = shown(table)
    second.allows("enlarge c4")
    keeps_example("SC-T6", first, second)


# Industry and shops


def industry() -> Table:
    """A Refinery, and a Port with its water on the right."""
    table = Table(2)
    table.lay(0, "refinery", "c3")
    table.lay(0, "port", "e3", "e4", "f4", "f3")
    return table


@pytest.mark.rule("SC-T7")
def test_two_factories_grow_as_far_as_there_is_room() -> None:
    table = industry()
    lower, upper = table.lay(0, "factory_1", "d2"), table.lay(0, "factory_1", "d5")
    table.lay(0, "warehouse", "c4")
    table.lay(0, "park_1", "d3")
    table.start("construction")
    first = shown(table)
    serve(first, table, lower, 2)
    serve(first, table, upper, 1)
    lower, upper = place_of("factory_2", "d2", "d1"), place_of("factory_2", "d5", "d4")
    plays(first, table, "enlarge d2", lower.text, "enlarge d5", upper.text)
    second = shown(table)
    serve(second, table, lower, 2)
    serve(second, table, upper, 2)
    second.refuses("enlarge d4", "SC-62")
    second.allows("enlarge d1")
    table.play(0, "enlarge d1")
    third = shown(table)
    for cell in ("c1", "e1"):
        third.allows(place_of("factory_3", "d2", "d1", cell).text)
    keeps_example("SC-T7", first, second, third)


def serve(position: Position, table: Table, factory: Place, number: int) -> None:
    """How many of Refinery and Port influence a Factory?"""
    zones = (own(table).refinery, own(table).port)
    found = sum(zone & factory.core != 0 for zone in zones)
    counts(position, number, found, "example-influences", factory)


@pytest.mark.rule("SC-T8")
def test_a_new_factory_brings_a_warehouse_and_a_larger_one_none() -> None:
    positions = []
    for level in (1, 2, 3):
        table = industry()
        table.start("construction")
        cells = ("d3", "d2", "d1")[:level]
        table.play(0, f"build factory_{level}", place_of(f"factory_{level}", *cells).text)
        position = shown(table)
        position.refuses("place warehouse a6", "SC-45")
        plays(position, table, "place warehouse c2")
        assert table.tiles(0, 0)[-2:] == [f"factory_{level}", "warehouse"]
        positions.append(position)
    table = industry()
    table.lay(0, "factory_1", "d2")
    table.lay(0, "warehouse", "c2")
    table.start("construction")
    larger = shown(table)
    plays(larger, table, "enlarge d2", place_of("factory_2", "d2", "d1").text)
    assert table.tiles(0, 0).count("warehouse") == 1
    table = Table(2)
    table.lay(0, "library", "a2", "b2")
    table.lay(0, "park_1", "b1")
    table.start("construction")
    table.play(0, "build factory_1")
    hemmed = shown(table)
    hemmed.refuses(place_of("factory_1", "a1").text, "SC-45")
    hemmed.allows(place_of("factory_1", "d1").text)
    keeps_example("SC-T8", *positions, larger, hemmed)


@pytest.mark.rule("SC-T9")
def test_homes_around_a_port() -> None:
    table = Table(2)
    table.lay(0, "port", "c4", "d4", "d3", "c3")
    table.start("construction")
    table.play(0, "build residential_1")
    position = shown(table)
    position.refuses(place_of("residential_1", "b3").text, "SC-48")
    position.refuses(place_of("residential_1", "c5").text, "SC-48")
    position.allows(place_of("residential_1", "b2").text)
    position.allows(place_of("residential_1", "d2").text)
    keeps_example("SC-T9", position)


@pytest.mark.rule("SC-T10")
def test_a_shop_between_homes_grows_in_the_next_round() -> None:
    table = Table(2)
    for cell in ("b5", "d5", "b2"):
        table.lay(0, "residential_1", cell)
    table.start("construction")
    table.play(0, "build commercial_2")
    first = shown(table)
    shop = place_of("commercial_2", "c4", "c3")
    first.allows(shop.text)
    plays(first, table, shop.text, money=2)
    second = shown(table)
    counts(second, 3, own(table).influences(shop, RESIDENTIAL), "example-influences", shop)
    second.refuses("enlarge c3", "SC-63")
    table.done(0, 1)
    table.game.round = 2
    table.start("construction")
    third = shown(table)
    third.allows("enlarge c3")
    keeps_example("SC-T10", first, second, third)


# Buildings


@pytest.mark.rule("SC-T11")
def test_a_police_station_and_tourists() -> None:
    table = Table(3)
    table.lay(0, "residential_1", "a7")
    table.people(0, "a7")
    for cell in ("b2", "e4", "g1", "g3"):
        table.lay(0, "park_1", cell)
    table.lay(1, "metro", "a1", "b1", "b2", "a2")
    table.lay(1, "residential_1", "d4")
    table.people(1, "d4")
    table.people(1, "b2", "g1", at=0)
    table.people(2, "e4", at=0)
    table.hall(2, 3, wood=1)
    table.start("construction")
    first = shown(table)
    station = place_of("police", "c3", "d3")
    careers = [table.borough(seat).career for seat in (1, 2)]
    plays(first, table, "build police", station.text, "man a7")
    counts(first, 10, own(table).watched.bit_count(), "example-zone", station)
    table.done(0, 1, 2)
    assert [table.borough(seat).in_hall for seat in (1, 2)] == [4, 3]
    assert [table.borough(seat).career for seat in (1, 2)] == [careers[0], careers[1] + 1]
    table.game.host = 1
    table.start("citizens")
    table.play(1, "citizen 2 d4")
    second = shown(table, 1)
    second.refuses("to 1 b2", "SC-55")
    second.allows("to 1 g3")
    keeps_example("SC-T11", first, second)


@pytest.mark.rule("SC-T12")
def test_culture_costs_raw_materials_and_no_money() -> None:
    table = Table(2)
    table.lay(0, "warehouse", "a1")
    table.lay(0, "warehouse", "c1")
    table.store(0, "wood", "wood", "wood", "stone")
    table.start("construction")
    school = shown(table)
    plays(school, table, "build school", place_of("school", "b4").text, wood=1, money=0)
    museum = shown(table)
    place = place_of("museum", "c6", "d6", "e6")
    plays(museum, table, "build museum", place.text, wood=2, stone=1, money=0)
    keeps_example("SC-T12", school, museum)


# Votes and pollution


@pytest.mark.rule("SC-T13")
def test_votes_of_full_homes() -> None:
    table = Table(2)
    homes = [
        (("a1",), 1),
        (("c1",), 1),
        (("a3", "b3", "c3"), 6),
        (("a5", "b5", "b6", "a6"), 10),
    ]
    laid = [(table.lay(0, f"residential_{len(cells)}", *cells), votes) for cells, votes in homes]
    for cells, _ in homes:
        table.people(0, *cells)
    full = shown(table)
    for home, votes in laid:
        brings(full, table.borough(0), home, votes, home_votes, "example-votes-of")
    full.leads_to(table.start("vote"))
    assert table.borough(0).votes == 18
    positions = [full]
    for citizens, votes in ((3, 6), (5, 15)):
        table = Table(2)
        corner = ("a1", "b1", "b2", "a2", "a3")
        home = table.lay(0, "residential_5", *corner)
        table.people(0, *corner[:citizens])
        positions.append(shown(table))
        brings(positions[-1], table.borough(0), home, votes, home_votes, "example-votes-of")
    keeps_example("SC-T13", *positions)


@pytest.mark.rule("SC-T14")
def test_pollution_of_a_round() -> None:
    table = Table(2)
    table.hall(0, 0)
    for cells in (("a1", "b1", "b2", "a2", "a3"), ("d1", "e1", "e2", "d2", "d3")):
        table.lay(0, "residential_5", *cells)
        table.people(0, *cells)
    table.lay(0, "factory_2", "a6", "b6")
    table.people(0, "a6", "b6")
    table.lay(0, "warehouse", "a7")
    table.lay(0, "park_3", "g1", "g2", "g3")
    table.lay(0, "park_2", "d5", "e5")
    table.people(1, "g1", at=0)
    table.bury(0, "f4")
    table.start("production")
    table.play(0, "hall 0")
    borough = table.borough(0)
    position = shown(table)
    position.counts(13, borough.people.bit_count(), "example-people")
    position.counts(2, borough.produced, "example-products")
    position.counts(5, borough.park_cells, "example-parks")
    position.counts(10, pollution_points(borough), "example-pollution")
    position.leads_to(table.start("pollution"))
    assert table.borough(0).pollution == 10
    deaths = shown(table)
    plays(deaths, table, "victim g1", "bury f5")
    keeps_example("SC-T14", position, deaths)


# The City Council and the advanced game


def advances(table: Table, row: str, column: int) -> list[str]:
    """Let a disc of seat 0 stand before a column of a row in the council; the move it makes."""
    if column > 1:
        table.disc(0, 0, row, column - 1)
    table.start("council")
    return [f"advance {row}" if column > 1 else f"start {row}"]


@pytest.mark.rule("SC-T15")
def test_a_gift_whatever_it_requires() -> None:
    table = Table(2)
    table.lay(0, "factory_1", "a1")
    table.lay(0, "warehouse", "a2")
    table.play(0, *advances(table, "construction", 4))
    gift = shown(table)
    gift.allows("build factory_3", "build residential_3")
    copy = table.game.clone()
    table.play(0, "build factory_3")
    factory = shown(table)
    factory.allows(place_of("factory_3", "c1", "c2", "c3").text)
    table.game = copy
    table.play(0, "build residential_3")
    home = shown(table)
    home.refuses(place_of("residential_3", "b3", "c3", "d3").text, "SC-48")
    home.allows(place_of("residential_3", "d3", "e3", "f3").text)
    keeps_example("SC-T15", gift, factory, home)


@pytest.mark.rule("SC-T16")
def test_the_council_takes_a_promise() -> None:
    positions = []
    for column, number in ((1, 4), (4, 1)):
        table = Table(2, game="advanced")
        moves = [*advances(table, "economy", column), "pay promise"]
        position = shown(table)
        deck = len(table.game.piles[-1])
        events = table.play(0, *moves)
        if number > 1:
            moves.append(table.moves(0)[0])
            events += table.play(0, moves[-1])
        position.leads_to(events, *moves)
        drawn = next(event.facts["number"] for event in events if event.key == "event-draws")
        assert isinstance(drawn, int)
        position.counts(number, drawn, "example-drawn")
        put_back = len(table.game.piles[-1]) - (deck - drawn)
        position.counts(number - 1, put_back, "example-put-back")
        positions.append(position)
    keeps_example("SC-T16", *positions)


@pytest.mark.rule("SC-T17")
def test_property_value_of_two_tiles() -> None:
    table = Table(2, game="advanced", victory="economic")
    metro = table.lay(0, "metro", "a1", "b1", "b2", "a2")
    home = table.lay(0, "residential_5", "a4", "b4", "b5", "a5", "a6")
    position = shown(table)
    brings(position, table.borough(0), metro, 16, property_value, "example-property")
    brings(position, table.borough(0), home, 25, property_value, "example-property")
    keeps_example("SC-T17", position)


@pytest.mark.rule("SC-T18")
def test_the_borough_opposite_is_too_far() -> None:
    table = Table(4)
    for seat in range(1, 4):
        table.lay(seat, "park_1", "b2")
    table.lay(0, "residential_1", "b2")
    table.people(0, "b2")
    table.start("citizens")
    table.play(0, "citizen 1 b2")
    position = shown(table)
    position.refuses("to 3 b2", "SC-73")
    position.allows("to 2 b2", "to 4 b2")
    keeps_example("SC-T18", position)


@pytest.mark.rule("SC-T19")
def test_columns_cost_their_number() -> None:
    positions = []
    for column in (1, 2, 3, 4):
        table = Table(2)
        table.money(5, 5)
        table.borough(0).votes = 5
        moves = advances(table, "tourism", column)
        table.play(0, *moves)
        position = shown(table)
        for way in ("money", "votes"):
            game = table.game.clone()
            game.advance(0, parse(f"pay {way}"))
            paid = getattr(table.borough(0), way) - getattr(game.borough(0), way)
            position.counts(column, paid, f"example-column-{way}", column=column)
        positions.append(position)
    keeps_example("SC-T19", *positions)


@pytest.mark.rule("SC-T20")
def test_one_slot_of_the_city_hall_is_free() -> None:
    table = Table(2)
    start = shown(table)
    start.counts(3, table.borough(0).in_hall, "example-hall-citizens")
    start.counts(1, table.borough(0).hall_room, "example-hall-room")
    table.lay(0, "factory_2", "a1", "b1")
    table.lay(0, "warehouse", "a2")
    citizens = shown(table)
    citizens.leads_to(table.start("arrivals"))
    assert table.borough(0).in_hall == 4
    table = Table(2)
    moves = advances(table, "industry", 1)
    goods = shown(table)
    plays(goods, table, *moves)
    assert table.borough(0).hall_room == 0
    keeps_example("SC-T20", start, citizens, goods)
