"""Solo play (SC-118 to SC-123)."""

import pytest
from tests.titles.smallcity.table import Table, keys, settings

from quartier.testing.random_play import plain_view
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.actions import IMAGINARY_PLAYER, action_price
from quartier.titles.smallcity.content import ACTIONS, PROMISES, RATINGS, TILE_OF
from quartier.titles.smallcity.game import Game
from quartier.titles.smallcity.placements import PIECES_OF
from quartier.titles.smallcity.scoring import rating

LEVELS = ("citizen", "mayor", "deputy", "senator", "president")


@pytest.mark.rule("SC-118")
@pytest.mark.parametrize("borough", ["easy", "expert"])
@pytest.mark.parametrize("difficulty", LEVELS)
def test_alone_one_starts_with_four_dollars(borough: str, difficulty: str) -> None:

    game = TITLE.new(settings(borough=borough, difficulty=difficulty), 1, 3)
    assert isinstance(game, Game)
    assert game.borough(0).money == 4
    for name in ("metro", "clinic", "university", "police", "fire_station"):
        assert game.world.supply[PIECES_OF[TILE_OF[name].number][0].number] == 1
    assert plain_view(game, 0)["difficulty"] == difficulty


@pytest.mark.rule("SC-119")
def test_odd_rounds_show_four_cards_and_even_ones_the_other_four() -> None:
    table = Table(1)
    table.start("ring")
    first = set(table.game.ring)
    assert len(first) == 4
    table.game.round = 2
    table.start("ring")
    assert set(table.game.ring) == set(range(8)) - first
    table.game.round = 3
    table.start("ring")
    assert len(table.game.ring) == 4


@pytest.mark.rule("SC-119")
def test_cards_beside_the_mayor_are_free_and_the_opposite_one_costs_two() -> None:
    table = Table(1)
    table.start("ring")
    ring = table.game.ring
    assert table.game.takers[0] == IMAGINARY_PLAYER
    assert [action_price(table.game, action) for action in ring] == [-1, 0, 2, 0]
    assert len(table.moves(0)) == 3
    assert (table.question(0).prompt, table.question(0).rule) == ("prompt-action-solo", "SC-119")
    table.money(1)
    table.start("ring")
    assert len(table.moves(0)) == 2
    opposite = ACTIONS[table.game.ring[2]]
    assert table.refusal(0, f"take {opposite}").rule == "SC-119"


@pytest.mark.rule("SC-120", "SC-121")
def test_neither_mayor_nor_tourists_come() -> None:
    table = Table(1)
    assert table.start("mayor") == []
    assert table.game.deciders == []
    assert table.borough(0).blocked == 0
    table.lay(0, "park_1", "a1")
    table.lay(0, "residential_1", "c1")
    table.people(0, "c1")
    table.start("citizens")
    table.play(0, "citizen 1 c1")
    assert table.standing(0) == ["a1", "c1"]
    assert table.game.neighbours(0) == []


@pytest.mark.rule("SC-A48", "SC-121", "SC-111")
def test_the_promise_about_tourists_is_not_in_a_solo_game() -> None:
    table = Table(1, game="advanced")
    deck = [PROMISES[table.game.cards.face[card]].key for card in table.game.piles[3]]
    assert len(deck) == 15
    assert "special-12" not in deck


@pytest.mark.rule("SC-122")
@pytest.mark.parametrize(
    ("difficulty", "increase", "deaths"),
    [
        ("citizen", 8, 0),
        ("mayor", 5, 0),
        ("mayor", 6, 1),
        ("deputy", 2, 0),
        ("deputy", 3, 1),
        ("senator", 0, 0),
        ("senator", 1, 1),
        ("president", 0, 0),
        ("president", 3, 3),
    ],
)
def test_deaths_depend_on_difficulty_and_increase(
    difficulty: str, increase: int, deaths: int
) -> None:
    table = Table(1, difficulty=difficulty)
    table.lay(0, "residential_5", "a1", "b1", "b2", "a2", "a3")
    table.lay(0, "residential_5", "d1", "e1", "e2", "d2", "d3")
    cells = ("a1", "b1", "b2", "a2", "a3", "d1", "e1", "e2", "d2", "d3")
    table.people(0, *cells[:increase])
    table.borough(0).pollution = 10
    events = table.start("pollution")
    while table.game.deciders:
        events += table.play(0, table.moves(0)[0])
    assert table.borough(0).generated == increase
    assert keys(events).count("event-died") == deaths
    assert len(table.borough(0).graves) == deaths


@pytest.mark.rule("SC-122")
def test_below_ten_percent_nobody_dies_and_a_hundred_loses() -> None:
    table = Table(1, difficulty="president")
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1", "b1")
    table.start("pollution")
    assert table.game.deciders == []
    table.borough(0).pollution = 98
    table.start("pollution")
    result = table.game.result
    assert result is not None
    assert (result.reason, result.winners) == ("end-solo-lost", [])


@pytest.mark.rule("SC-122a")
def test_several_victims_are_chosen_one_after_the_other_as_far_as_there_are_any() -> None:
    table = Table(1, difficulty="president")
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1", "b1")
    table.borough(0).pollution = 10
    table.borough(0).produced = 3
    table.start("pollution")
    table.play(0, "victim a1", "bury d4")
    assert table.moves(0) == ["bury d3", "bury c4", "bury e4", "bury d5"]
    table.play(0, "bury d3")
    assert table.borough(0).own == 0
    assert table.game.deciders == []


@pytest.mark.rule("SC-122a", "SC-58")
def test_a_clinic_spares_everybody_in_a_solo_game() -> None:
    table = Table(1, difficulty="president")
    table.lay(0, "clinic", "c4", "d4", "d5", "c5", "c3")
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1", "c4")
    table.borough(0).pollution = 10
    assert "event-died" not in keys(table.start("pollution"))


@pytest.mark.rule("SC-123")
@pytest.mark.parametrize(
    ("total", "title"),
    [
        (49, "unrated"),
        (50, "locality"),
        (59, "locality"),
        (60, "hamlet"),
        (70, "village"),
        (80, "market_town"),
        (90, "borough"),
        (100, "suburb"),
        (110, "town"),
        (119, "town"),
        (120, "metropolis"),
        (135, "capital"),
        (150, "megalopolis"),
        (999, "megalopolis"),
    ],
)
def test_the_score_earns_a_title(total: int, title: str) -> None:
    assert rating(total) == f"end-solo-{title}"
    assert len(RATINGS) == 10


@pytest.mark.rule("SC-123", "SC-109")
def test_the_title_ends_the_game() -> None:
    table = Table(1)
    table.borough(0).votes = 64
    result = table.finish()
    assert result.totals == [70]
    assert result.reason == "end-solo-village"
