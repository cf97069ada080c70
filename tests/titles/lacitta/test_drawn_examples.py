"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table

from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.testing.examples import Position, keeps_example
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEX_OF
from quartier.titles.lacitta.city import food_of, income_of
from quartier.titles.lacitta.content import BUILDING_OF, SERVICES
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.migration import REVEAL
from quartier.titles.lacitta.rehousing import BEGIN_REHOUSING
from quartier.titles.lacitta.scoring import score_lines
from quartier.titles.lacitta.year import END_YEAR, GROWTH, INCOME, VOICES

# The seats of these colours on the page.
BLUE, GREEN = 1, 3


def shown(table: Table, seat: int = 0) -> Position:
    return Position(TITLE, table.game, seat)


def yields(position: Position, table: Table, building: str, place: str, food: int) -> None:
    found = food_of(BUILDING_OF[building].number, HEX_OF[place], table.game.land)
    position.counts(food, found, "example-food", building=f"a-{building}", hex=f"={place}")


def earns(position: Position, table: Table, building: str, place: str, gold: int) -> None:
    found = income_of(BUILDING_OF[building].number, HEX_OF[place], table.game.land)
    position.counts(gold, found, "example-gold", building=f"a-{building}", hex=f"={place}")


def lies_between(position: Position, table: Table, one: str, other: str, gap: int) -> None:
    found = table.game.land.board.gap(BIT[HEX_OF[one]], BIT[HEX_OF[other]])
    position.counts(gap, found, "example-gap", one=f"={one}", other=f"={other}")


def offers(
    position: Position,
    table: Table,
    castle: str,
    service: str,
    points: float,
    question: str = "example-service",
) -> None:
    found = table.services(castle)[SERVICES.index(service)]
    position.counts(points, found, question, service=f"service-{service}", city=f"={castle}")


def scores(position: Position, table: Table, category: str, points: int, seat: int = 0) -> None:
    position.scores(points, f"score-{category}", score_lines(table.game, seat))


# Yields


@pytest.mark.rule("LC-T1")
def test_a_castle_between_two_farms() -> None:
    table = Table(seats=5)
    table.city(0, "e10")
    position = shown(table)
    yields(position, table, "castle", "e10", 5)
    keeps_example("LC-T1", position)


@pytest.mark.rule("LC-T2")
def test_farmhouses_at_the_border() -> None:
    table = Table(seats=5)
    table.city(0, "e2", "farmhouse e1", "farmhouse d1")
    position = shown(table)
    yields(position, table, "farmhouse", "e1", 2)
    yields(position, table, "farmhouse", "d1", 1)
    keeps_example("LC-T2", position)


@pytest.mark.rule("LC-T3")
def test_two_quarries_beside_mountains() -> None:
    table = Table(seats=2)
    table.city(0, "a9", "quarry a8", "quarry b8")
    position = shown(table)
    earns(position, table, "quarry", "a8", 2)
    earns(position, table, "quarry", "b8", 1)
    position.leads_to(table.run(INCOME))
    assert table.game.gold[0] == 1 + 3
    keeps_example("LC-T3", position)


@pytest.mark.rule("LC-T4")
def test_three_quarries() -> None:
    table = Table(seats=2)
    table.city(0, "a8", "quarry b8", "quarry a9")
    table.city(0, "e11", "quarry e12")
    position = shown(table)
    earns(position, table, "quarry", "b8", 1)
    earns(position, table, "quarry", "e12", 0)
    earns(position, table, "quarry", "a9", 2)
    keeps_example("LC-T4", position)


@pytest.mark.rule("LC-T5")
def test_two_farmhouses() -> None:
    table = Table()
    table.city(0, "j7", "farmhouse j8")
    table.city(0, "a7", "farmhouse a8")
    position = shown(table)
    yields(position, table, "farmhouse", "j8", 4)
    yields(position, table, "farmhouse", "a8", 2)
    keeps_example("LC-T5", position)


# Where tiles may stand


@pytest.mark.rule("LC-T6")
def test_three_hexes_between_two_buildings() -> None:
    table = Table()
    table.city(0, "e4", "school e5")
    table.city(1, "e9")
    position = shown(table)
    lies_between(position, table, "e5", "e9", 3)
    keeps_example("LC-T6", position)


@pytest.mark.rule("LC-T7")
def test_a_new_castle_three_hexes_away() -> None:
    table = Table()
    table.city(0, "e3", "school e4", "school e5", citizens=4)
    table.play(0, "found")
    position = shown(table)
    position.allows("at e9")
    position.refuses("at e8", "LC-23")
    keeps_example("LC-T7", position)


@pytest.mark.rule("LC-T8")
def test_neighbours_that_build_towards_each_other() -> None:
    table = Table()
    table.city(0, "e8")
    table.city(1, "e11", citizens=4)
    table.play(0, "build school")
    first = shown(table)
    lies_between(first, table, "e8", "e11", 2)
    first.allows("at e9")
    table.play(0, "at e9")
    table.play(1, "build school")
    second = shown(table, 1)
    lies_between(second, table, "e9", "e11", 1)
    second.refuses("at e10", "LC-7")
    keeps_example("LC-T8", first, second)


@pytest.mark.rule("LC-T9")
def test_which_cities_grow() -> None:
    table = Table(terrain={"L2": "lake", "L13": "lake"})
    table.city(0, "a2", citizens=5)
    table.city(1, "e5", "fountain e6", citizens=5)
    table.city(2, "n1", "market m1", citizens=8)
    table.city(3, "j5", "market j6", "fountain j4", citizens=8)
    position = shown(table)
    position.leads_to(table.run(GROWTH))
    assert table.population("a2", "e5", "n1", "j5") == [5, 5, 8, 9]
    keeps_example("LC-T9", position)


@pytest.mark.rule("LC-T10")
def test_a_market_needs_no_citizen_of_the_castle() -> None:
    table = Table()
    table.city(0, "e5", "farmhouse e6", citizens=2)
    position = shown(table)
    position.refuses("build statue", "LC-30")
    position.allows("build market")
    position.leads_to(table.play(0, "build market", "at d5"), "build market", "at d5")
    assert table.population("e5") == [3]
    keeps_example("LC-T10", position)


@pytest.mark.rule("LC-T11")
def test_a_market_in_a_full_city() -> None:
    table = Table()
    table.city(0, "e5", citizens=5)
    position = shown(table)
    position.allows("build market")
    position.leads_to(table.play(0, "build market", "at d5"), "build market", "at d5")
    assert (table.population("e5"), table.at("e5").limit) == ([6], 8)
    keeps_example("LC-T11", position)


@pytest.mark.rule("LC-T12")
def test_a_second_market() -> None:
    table = Table()
    table.city(0, "e5", "market e6")
    table.city(0, "j5")
    table.turn_of(0)
    table.play(0, "build market")
    position = shown(table)
    position.refuses("at d5", "LC-31")
    position.allows("at j4")
    keeps_example("LC-T12", position)


@pytest.mark.rule("LC-T13")
def test_a_tile_turned_over() -> None:
    table = Table()
    table.city(0, "e5", "farmhouse e6", "quarry d5", citizens=4)
    table.pool("quarry", 1)
    first = shown(table)
    first.allows("build farmhouse")
    first.leads_to(table.play(0, "build farmhouse", "at e4"), "build farmhouse", "at e4")
    table.turn_of(0, 2)
    second = shown(table)
    second.refuses("build quarry", "LC-34")
    keeps_example("LC-T13", first, second)


@pytest.mark.rule("LC-T14")
def test_a_fountain_beside_the_lake_of_the_border() -> None:
    table = Table(terrain=dict.fromkeys(("L1", "L2", "L7", "L18", "L19"), "farm1"))
    table.city(0, "e5", citizens=4)
    table.city(0, "t7", "school t8", citizens=4)
    table.city(0, "e11", citizens=4)
    table.play(0, "build fountain")
    position = shown(table)
    position.allows("at t9")
    position.refuses("at d5", "LC-32")
    keeps_example("LC-T14", position)


# Migration


def voiced(*voices: str, **options: str) -> Table:
    table = Table(terrain=options)
    table.voice(*voices)
    return table


def culture() -> Table:
    """Everybody asks for culture."""
    return voiced("culture", "culture", "culture", "culture")


@pytest.mark.rule("LC-T15")
def test_the_service_shown_most_often() -> None:
    table = voiced("health", "culture", "health", "health")
    position = shown(table)
    position.leads_to(table.run(REVEAL))
    assert table.game.view(0).voice.rulings == ["health"]
    keeps_example("LC-T15", position)


@pytest.mark.rule("LC-T16")
def test_a_pair_and_two_others() -> None:
    table = voiced("education", "culture", "health", "education")
    position = shown(table)
    position.leads_to(table.run(REVEAL))
    assert table.game.view(0).voice.rulings == ["education"]
    keeps_example("LC-T16", position)


@pytest.mark.rule("LC-T17")
def test_the_stronger_city_takes_a_citizen() -> None:
    table = voiced("education", "education", "education", "culture")
    table.city(GREEN, "e3", "university e4", citizens=4)
    table.city(BLUE, "e8", "school e7", citizens=4)
    position = shown(table, GREEN)
    offers(position, table, "e3", "education", 3)
    offers(position, table, "e8", "education", 1)
    position.leads_to(table.migrate())
    assert table.population("e3", "e8") == [5, 3]
    keeps_example("LC-T17", position)


@pytest.mark.rule("LC-T18")
def test_each_city_follows_one_of_two_services() -> None:
    table = voiced("culture", "education", "culture", "education")
    table.city(BLUE, "e2", "palace e3", "school e1", citizens=4)
    table.city(BLUE, "e9", "statue e8", "university e10", citizens=4)
    table.city(GREEN, "e6", "school d7", "school c7", citizens=6)
    table.migrate()
    first = shown(table, BLUE)
    first.leads_to(table.play(BLUE, "attract e2 culture"), "attract e2 culture")
    assert table.population("e2", "e9", "e6") == [5, 5, 4]
    second = shown(table, GREEN)
    second.leads_to(table.play(GREEN, "attract e6 education"), "attract e6 education")
    assert table.population("e2", "e9", "e6") == [4, 5, 5]
    keeps_example("LC-T18", first, second)


@pytest.mark.rule("LC-T19")
def test_the_named_service_decides() -> None:
    table = voiced("health", "culture", "culture", "health", L1="lake")
    table.city(0, "e3", "fountain e4", citizens=3)
    table.city(1, "e8", "statue e7", citizens=3)
    table.migrate()
    position = shown(table)
    position.refuses("attract e3 education", "LC-44")
    position.leads_to(table.play(0, "attract e3 health"), "attract e3 health")
    assert table.population("e3", "e8") == [4, 2]
    keeps_example("LC-T19", position)


@pytest.mark.rule("LC-T20")
def test_a_full_city_drives_a_citizen_away() -> None:
    table = culture()
    table.city(0, "e3", "statue e4", citizens=5)
    table.city(1, "e7", citizens=4)
    supply = table.game.supply
    position = shown(table)
    position.leads_to(table.migrate())
    assert (table.population("e3", "e7"), table.game.supply) == ([5, 3], supply + 1)
    keeps_example("LC-T20", position)


@pytest.mark.rule("LC-T21")
def test_a_loss_makes_room_before_the_own_turn() -> None:
    table = culture()
    table.city(0, "e1", "palace e2", citizens=3)
    table.city(1, "e5", "statue e6", citizens=5)
    table.city(2, "e9", citizens=3)
    position = shown(table, 1)
    position.leads_to(table.migrate())
    assert table.population("e1", "e5", "e9") == [4, 5, 2]
    keeps_example("LC-T21", position)


@pytest.mark.rule("LC-T22")
def test_nobody_moves_over_three_hexes() -> None:
    table = culture()
    table.city(0, "e4", "palace e5")
    table.city(1, "e9")
    position = shown(table)
    lies_between(position, table, "e5", "e9", 3)
    position.leads_to(table.migrate())
    assert table.population("e4", "e9") == [3, 2]
    keeps_example("LC-T22", position)


# Policy cards


def marked(
    building: str, *moves: str, gold: int = 0, expansion: bool = False, **services: float
) -> Position:
    """What markers beside a building on e6 lead to, and what its city offers then."""
    table = Table(expansion=expansion)
    table.city(0, "e5", f"{building} e6")
    table.row("bread_and_games")
    table.gold(0, gold)
    position = shown(table)
    position.leads_to(table.play(0, *moves), *moves)
    for service, points in services.items():
        offers(position, table, "e5", service, points, "example-service-then")
    return position


@pytest.mark.rule("LC-T23")
def test_markers_beside_a_palace() -> None:
    one = marked("palace", "take bread_and_games", culture=3)
    two = marked("palace", "take bread_and_games", "markers 2", gold=2, culture=4)
    keeps_example("LC-T23", one, two)


@pytest.mark.rule("LC-T24")
def test_a_marker_beside_a_hospital() -> None:
    moves = ("take bread_and_games", "service health")
    keeps_example("LC-T24", marked("hospital", *moves, health=2, education=1))


@pytest.mark.rule("LC-T25")
def test_one_marker_is_left() -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "school d5")
    table.row("bread_and_games", "bread_and_games")
    table.gold(0, 9)
    table.play(0, "take bread_and_games", "markers 3", "at e6")
    table.turn_of(0, 2)
    table.play(0, "take bread_and_games")
    position = shown(table)
    position.counts(1, table.game.markers[0], "example-markers")
    position.refuses("markers 2", "LC-40")
    position.allows("at d5")
    keeps_example("LC-T25", position)


@pytest.mark.rule("LC-T26")
def test_a_rich_harvest() -> None:
    table = Table(terrain={"L2": "farm3", "L7": "farm1"})
    table.city(0, "e4", "farmhouse e5", "farmhouse f4")
    table.row("rich_harvest", "rich_harvest")
    food = table.game.food(0)
    first = shown(table)
    yields(first, table, "farmhouse", "e5", 4)
    first.leads_to(table.play(0, "take rich_harvest", "at e5"), "take rich_harvest", "at e5")
    assert table.game.food(0) == food + 4
    table.city(0, "j5", "farmhouse j6")
    table.turn_of(0, 2)
    table.play(0, "take rich_harvest")
    second = shown(table)
    second.refuses("at e5", "LC-42")
    table = Table(year=6)
    table.city(0, "e5", "farmhouse e6")
    table.row("rich_harvest")
    third = shown(table)
    third.refuses("take rich_harvest", "LC-42")
    keeps_example("LC-T26", first, second, third)


@pytest.mark.rule("LC-T27")
def test_a_look_at_all_hidden_voice_cards() -> None:
    positions = []
    for edition, price in (("new", 2), ("2000", 3)):
        table = Table(edition=edition)
        table.row("ask_the_people")
        table.gold(0, 5)
        moves = ("take ask_the_people", "look all")
        positions.append(shown(table))
        positions[-1].leads_to(table.play(0, *moves), *moves)
        assert table.game.gold[0] == 5 - price
    keeps_example("LC-T27", *positions)


# Demolition and feeding


@pytest.mark.rule("LC-T28")
def test_only_the_rim_of_a_city_goes() -> None:
    table = Table()
    table.city(0, "e4", "school e5", "statue e6", citizens=2)
    first = shown(table)
    first.leads_to(table.run(BEGIN_REHOUSING))
    assert table.tiles("e4") == ["castle e4", "school e5"]
    table = Table()
    table.city(0, "e4", "school e5", "statue e6", "farmhouse f4", citizens=3)
    table.run(BEGIN_REHOUSING)
    second = shown(table)
    second.refuses("demolish e5", "LC-53")
    second.allows("demolish e6")
    keeps_example("LC-T28", first, second)


@pytest.mark.rule("LC-T29")
def test_a_city_without_citizens_is_gone() -> None:
    table = Table(terrain={"L2": "farm2", "L7": "farm1"})
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "a2")
    table.city(0, "e5", citizens=1)
    table.city(1, "e9", "statue e8", citizens=2)
    food = table.game.food(0)
    position = shown(table)
    position.leads_to(table.migrate())
    assert not table.stands("e5")
    assert (table.game.castles[0], table.game.food(0)) == (3, food - 3)
    keeps_example("LC-T29", position)


@pytest.mark.rule("LC-T30")
def test_without_its_market_a_city_shrinks() -> None:
    table = Table()
    buildings = ("market d5", "school e4", "school e5", "statue e3", "statue e2", "quarry e6")
    table.city(0, "f4", *buildings, citizens=6)
    table.run(BEGIN_REHOUSING)
    position = shown(table)
    moves = ("demolish d5", "demolish e2")
    position.leads_to(table.play(0, *moves), *moves)
    assert (table.population("f4"), len(table.tiles("f4"))) == ([5], 5)
    keeps_example("LC-T30", position)


@pytest.mark.rule("LC-T31")
def test_ten_citizens_and_eight_food() -> None:
    farms = {"L3": "farm1", "L7": "farm2", "L9": "farm3", "L8": "lake", "L15": "farm2"}
    table = Table(seats=2, terrain=farms)
    table.city(0, "e7", citizens=5)
    table.city(0, "j11", citizens=5)
    table.city(1, "e12", citizens=3)
    table.pass_round(5)
    position = shown(table)
    position.counts(8, table.game.food(0), "example-food-in-all")
    position.counts(10, table.game.citizens(0), "example-citizens")
    moves = ("starve e7", "starve j11")
    position.allows(*moves)
    position.leads_to(table.play(0, *moves), *moves)
    assert table.game.view(0).players[0].ready == 2
    keeps_example("LC-T31", position)


HUNGRY_LAND = {"L1": "lake", "L2": "farm1", "L7": "farm2"}


@pytest.mark.rule("LC-T32")
def test_a_citizen_lost_by_migration_is_no_hunger() -> None:
    table = Table(terrain=HUNGRY_LAND)
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e5", citizens=4)
    table.city(1, "e9", "statue e8")
    assert table.game.food(0) == 3
    position = shown(table)
    events = table.migrate()
    position.leads_to(events + table.feed())
    assert (table.population("e5"), table.game.hungry[0]) == ([3], False)
    keeps_example("LC-T32", position)


@pytest.mark.rule("LC-T33")
def test_a_city_with_all_three_services() -> None:
    table = Table()
    table.city(0, "e5", "hospital e6", "statue d5")
    table.city(0, "j5", "school j6", "statue j4")
    position = shown(table)
    scores(position, table, "services", 3)
    keeps_example("LC-T33", position)


@pytest.mark.rule("LC-T34")
def test_hunger_in_year_six() -> None:
    table = Table(year=6, terrain=HUNGRY_LAND)
    table.city(0, "e5", citizens=5)
    position = shown(table)
    position.counts(3, table.game.food(0), "example-food-in-all")
    position.leads_to(table.feed())
    assert table.population("e5") == [3]
    scores(position, table, "penalty", -5)
    keeps_example("LC-T34", position)


@pytest.mark.rule("LC-T35")
def test_gold_breaks_ties() -> None:
    positions = []
    for gold, rank in ((1, 2), (3, 1)):
        table = Table(year=6)
        table.gold(0, gold)
        table.gold(2, 3)
        positions.append(shown(table))
        positions[-1].leads_to(table.run(END_YEAR))
        result = table.game.result
        assert result is not None
        positions[-1].counts(rank, result.ranks[0], "example-place")
    keeps_example("LC-T35", *positions)


# The course of a game


@pytest.mark.rule("LC-T36")
def test_the_last_draw_of_voice_cards() -> None:
    table = Table()
    for year in range(2, 7):
        table.game.year = year
        if year == 6:
            position = shown(table)
        events = table.run(VOICES)
    position.leads_to(events)
    assert len(table.game.voice_deck) == 3
    keeps_example("LC-T36", position)


@pytest.mark.rule("LC-T37")
def test_the_deck_suffices_for_a_year_of_five_players() -> None:
    table = Table(seats=5)
    for _ in range(24):
        table.play(table.game.deciders[0], "pass")
    seat = table.game.deciders[0]
    position = shown(table, seat)
    position.counts(1, len(table.game.policy_deck), "example-deck")
    position.leads_to(table.play(seat, "pass"), "pass")
    assert (table.game.policy_deck, len(table.game.discard)) == ([], 25)
    keeps_example("LC-T37", position)


@pytest.mark.rule("LC-T38")
def test_castles_are_placed_there_and_back() -> None:
    settings = TITLE.settings({"setup": "advanced"})
    assert not isinstance(settings, Refusal)
    games = (TITLE.new(settings, 4, seed) for seed in range(50))
    game = next(game for game in games if isinstance(game, Game) and game.first == 0)
    position = Position(TITLE, game)
    rng = seeded(3)
    told: list[Event] = []
    order = []
    while not game.year:
        seat = game.deciders[0]
        order.append(seat + 1)
        outcome = game.play(seat, game.draw(seat, rng))
        assert not isinstance(outcome, Refusal)
        told += outcome
    assert (order, game.first) == ([1, 4, 3, 2, 2, 3, 4, 1], 1)
    position.leads_to(told)
    keeps_example("LC-T38", position)


# The expansion


@pytest.mark.rule("LC-T39")
def test_markers_beside_a_theatre() -> None:
    moves = ("take bread_and_games", "markers 2", "service education")
    position = marked("theatre", *moves, gold=2, expansion=True, education=2.5, culture=0.5)
    keeps_example("LC-T39", position)


@pytest.mark.rule("LC-T40")
def test_two_theatres_make_a_whole_point() -> None:
    one = Table(expansion=True)
    one.city(0, "e5", "theatre e6", "fountain d5")
    first = shown(one)
    scores(first, one, "services", 0)
    two = Table(expansion=True)
    two.city(0, "e5", "theatre e6", "fountain d5", "theatre e4")
    second = shown(two)
    scores(second, two, "services", 3)
    keeps_example("LC-T40", first, second)


@pytest.mark.rule("LC-T41")
def test_the_second_road_leans_on_the_first() -> None:
    table = Table(expansion=True)
    table.city(0, "e5")
    table.city(1, "e9")
    table.play(0, "build road", "at e6")
    first = shown(table)
    first.allows("at e7")
    table.play(0, "at e7")
    table.turn_of(0, 2)
    table.play(0, "build road")
    second = shown(table)
    second.refuses("at e8", "LC-7")
    keeps_example("LC-T41", first, second)


@pytest.mark.rule("LC-T42")
def test_a_castle_with_one_citizen_lays_roads() -> None:
    table = Table(expansion=True)
    table.city(0, "e5", citizens=1)
    table.city(0, "j5", citizens=2)
    first = shown(table)
    first.allows("build road")
    table.play(0, "build road", "at e6", "stop")
    table.turn_of(0, 2)
    table.play(0, "build school")
    second = shown(table)
    second.refuses("at e6", "LC-30")
    keeps_example("LC-T42", first, second)


@pytest.mark.rule("LC-T43")
def test_a_harbour_between_two_lakes() -> None:
    table = Table(expansion=True, terrain={"L1": "lake", "L2": "lake", "L7": "lake"})
    table.city(0, "e4", "harbour e5")
    position = shown(table)
    yields(position, table, "harbour", "e5", 1)
    earns(position, table, "harbour", "e5", 1)
    keeps_example("LC-T43", position)


# Hexes in play


@pytest.mark.rule("LC-T44")
def test_nobody_builds_outside_the_hexes_in_play() -> None:
    table = Table(seats=2)
    table.city(0, "a8", citizens=3)
    table.play(0, "build school")
    position = shown(table)
    position.refuses("at a7", "LC-3")
    position.allows("at a9")
    keeps_example("LC-T44", position)


@pytest.mark.rule("LC-T45")
def test_a_castle_between_two_cities() -> None:
    positions = []
    for edition in ("new", "2000"):
        table = Table(edition=edition)
        table.voice("culture", "culture", "culture", "culture")
        table.city(0, "e4", "statue e3")
        table.city(1, "e6")
        table.city(2, "e8")
        position = shown(table)
        lies_between(position, table, "e4", "e8", 3)
        lies_between(position, table, "e4", "e6", 1)
        lies_between(position, table, "e6", "e8", 1)
        position.leads_to(table.migrate())
        assert table.population("e4", "e6", "e8") == [4, 1, 2]
        positions.append(position)
    keeps_example("LC-T45", *positions)
