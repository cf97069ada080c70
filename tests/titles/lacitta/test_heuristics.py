"""What the values of positions understand: food, limits, services, the rim."""

from __future__ import annotations

from tests.titles.lacitta.table import Table

from quartier.titles.lacitta.heuristics import NOTHING_LEFT, evaluate, voice_chances

FARMS = {"L1": "farm2", "L7": "farm2", "L2": "farm3", "L6": "lake"}


def worth(table: Table) -> float:
    return evaluate(table.game, 0)


def test_food_for_the_hungry_is_worth_much() -> None:
    hungry, fed = Table(terrain=FARMS), Table(terrain=FARMS)
    hungry.city(0, "e4", "quarry e5", citizens=5)
    fed.city(0, "e4", "farmhouse e5", citizens=5)
    assert worth(fed) > worth(hungry) + 1


def test_hunger_is_worst_in_the_last_year() -> None:
    def loss(year: int) -> float:
        full, short = Table(year=year, terrain=FARMS), Table(year=year, terrain=FARMS)
        full.city(0, "e4", citizens=4)
        short.city(0, "e4", citizens=5)
        return worth(full) - worth(short)

    assert loss(6) > loss(5) > 0


def test_a_market_helps_a_full_city_more_than_a_small_one() -> None:
    def gain(citizens: int) -> float:
        farms = {**FARMS, "L3": "farm3"}
        without, with_market = (Table(year=5, terrain=farms) for _ in range(2))
        without.city(0, "e4", "farmhouse e5", "farmhouse e6", citizens=citizens)
        with_market.city(
            0, "e4", "farmhouse e5", "farmhouse e6", "market f4", citizens=citizens + 1
        )
        return worth(with_market) - worth(without)

    assert gain(5) > gain(3)


def test_a_lead_in_the_open_service_is_worth_most() -> None:
    def with_building(building: str) -> float:
        table = Table(terrain=FARMS)
        table.voice("culture", "health", "health", "education")
        table.city(0, "e4", f"{building} e5", citizens=3)
        table.city(1, "e8", citizens=3)
        return worth(table)

    assert with_building("statue") > with_building("school") > with_building("quarry")


def test_complete_cities_are_worth_more_than_their_parts() -> None:
    def with_buildings(*names: str) -> float:
        table = Table(year=6, terrain=FARMS)
        places = ("d5", "f4", "e3")
        pairs = [f"{name} {place}" for name, place in zip(names, places, strict=True)]
        table.city(0, "e4", *pairs, citizens=4)
        return worth(table)

    assert with_buildings("hospital", "statue", "quarry") > with_buildings(
        "hospital", "school", "quarry"
    )


def test_a_cheap_building_at_the_rim_is_a_comfort_where_citizens_leave() -> None:
    def with_rim(inner: str, rim: str) -> float:
        table = Table(terrain={**FARMS, "L2": "lake"})
        table.voice("health", "health", "health", "health")
        table.city(0, "e4", f"{inner} e5", f"{rim} e6", citizens=3)
        table.city(1, "e9", "baths e8", citizens=3)
        return worth(table)

    assert with_rim("university", "quarry") > with_rim("quarry", "university")


def test_looking_at_voice_cards_sharpens_the_chances() -> None:
    table = Table()
    table.voice("culture", "health", "health", "education")
    before = voice_chances(table.game, 0)
    assert before[0] > before[1]
    table.row("ask_the_people")
    table.gold(0, 2)
    table.play(0, "take ask_the_people", "look all")
    assert voice_chances(table.game, 0) == [0.0, 0.0, 1.0]
    assert voice_chances(table.game, 1) == before


def test_without_a_city_there_is_nothing_left() -> None:
    table = Table()
    table.game.cities = [city for city in table.game.cities if city.owner]
    assert worth(table) == NOTHING_LEFT


def test_at_the_end_points_count_and_gold_breaks_ties() -> None:
    table = Table(year=6)
    table.until_over()
    result = table.game.result
    assert result is not None
    for seat in range(4):
        if not table.game.fallen[seat]:
            assert round(evaluate(table.game, seat)) == result.totals[seat]
