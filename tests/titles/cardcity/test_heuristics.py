"""What bots look for: a card is worth what the city at hand can make of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.titles.cardcity.table import Table

from quartier.core.masks import members
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.content import COMMERCE, INDUSTRY, KINDS, LEISURE, RESIDENCE, WHOLE
from quartier.titles.cardcity.forecast import Forecast, forecast_of
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.state import ACQUISITION, DEVELOPMENT, PURCHASES


def worth(victory: str, drawing: str, hand: str, money: int = 20, ecology: bool = False) -> float:
    """How well a seat stands that is about to build these cards."""
    table = Table(victory=victory, in_round=5, ecology=ecology)
    table.draw(drawing, money=money)
    table.construct(hand)
    return TITLE.evaluate(table.game, 0)


@pytest.mark.parametrize("lacking", ["L", "P", "C"])
def test_happiness_wants_the_card_that_the_homes_lack(lacking: str) -> None:
    """A second leisure is another matter: it lets the home grow."""
    others = [card for card in "LPC" if card != lacking]
    drawing = f". {others[0]} . . . / . R {others[1]} M {lacking} / . . . . I"

    wanted = worth("happiness", drawing, f"{lacking} I")

    assert wanted > max(worth("happiness", drawing, f"{card} I") for card in others if card != "L")


def test_a_home_without_a_place_for_what_it_lacks_has_no_hope_of_happiness() -> None:
    open_home = worth("happiness", ". M P . / P R C . / . . I .", "I P")
    shut_home = worth("happiness", ". M P . / P R C . / . P I .", "I P")

    assert open_home > shut_home + 0.3


@pytest.mark.parametrize("victory", ["residential", "economic", "happiness"])
def test_nobody_walls_the_own_town_hall_in(victory: str) -> None:
    """With residences on four sides no industry can be built, and without one nothing else."""
    city = ". R . / . M R / . . ."

    assert worth(victory, city, "P I", 3) > worth(victory, city, "R R", 3) + 2


def test_an_economic_city_wants_commerces_where_many_homes_are() -> None:
    homes = ". R . R . / I P M P . / . . . . ."

    assert worth("economic", homes, "C I") > worth("economic", homes, "L I") + 5


def test_an_industrial_city_would_rather_discard_residences() -> None:
    """Empty places beside an industry count already."""
    with_place = worth("industrial", "I . M . . / . . . . .", "R P", 3)
    without_place = worth("industrial", "I . M . . / . . . . .", "I P", 3)

    assert without_place > with_place + 1


def test_a_commercial_city_wants_commerces_that_cover_bare_places() -> None:
    city = "C . M . . / . . . . . / . . . . ."

    assert worth("commercial", city, "C P") > worth("commercial", city, "R L") + 2


@pytest.mark.parametrize("victory", ["industrial", "commercial"])
def test_money_buys_pollution_where_pollution_wins(victory: str) -> None:
    city = ". . . . / . M I . / . C . ."

    def gain(ecology: bool) -> float:
        poor, rich = [worth(victory, city, "P I", money, ecology) for money in (20, 40)]
        return rich - poor

    assert gain(ecology=True) > gain(ecology=False) + 1


def said_by(forecast: Forecast) -> list[float]:
    gains = [forecast.gains.of(type_) for type_ in (RESIDENCE, COMMERCE, LEISURE, INDUSTRY)]
    prospects = forecast.prospects
    return [forecast.homes, forecast.income, prospects.ahead, *prospects.coming, *gains]


def begins_a_round(game: Game) -> None:
    game.round += 1
    game.phase = ACQUISITION


def is_paid_once_more(game: Game) -> None:
    game.phase = DEVELOPMENT


def spends_all(game: Game) -> None:
    game.cities[0].money = 0


def gets_another_culture(game: Game) -> None:
    home = game.grounds[0].homes[0]
    cell = members(home.rim & game.cities[0].site.spare)[0]
    game.lay(0, KINDS[LEISURE], WHOLE, cell)


def goes_for_something_else(game: Game) -> None:
    game.options = Table(victory="residential", in_round=5, leisure_crisis=True).game.options


@pytest.mark.parametrize(
    "change",
    [
        begins_a_round,
        is_paid_once_more,
        spends_all,
        gets_another_culture,
        goes_for_something_else,
    ],
)
def test_what_is_kept_of_a_city_holds_for_no_other_position(change: Callable[[Game], None]) -> None:
    """What the city promises is worked out once for all positions that have it in common."""
    table = Table(victory="happiness", in_round=5, leisure_crisis=True)
    table.draw(". . . . L / . R C M P / . . . . I", money=12)
    table.construct("R L")
    table.game.phase = PURCHASES
    table.game.hands[0] = []
    other = table.game.clone()
    change(other)

    TITLE.evaluate(table.game, 0)

    assert said_by(forecast_of(other, 0)) == said_by(Forecast(other, 0))
    assert TITLE.insights(other, 0) != TITLE.insights(table.game, 0)


def test_what_is_kept_of_the_unique_city_holds_for_one_seat() -> None:
    game = Table(unique_city=True, in_round=5).game
    game.phase = PURCHASES
    game.lay(0, KINDS[INDUSTRY], WHOLE, members(game.cities[0].site.open)[0])
    for city in game.cities:
        city.money = 0

    assert TITLE.insights(game, 0) != TITLE.insights(game, 1)
