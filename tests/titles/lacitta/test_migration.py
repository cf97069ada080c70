"""The voice of the people and migration (LC-44 to LC-50)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.migration import ruling_services

CULTURE, EDUCATION, HEALTH = range(3)


def moved(events: list[Event]) -> list[tuple[object, object]]:
    """Who moved: from which castle, to which."""
    names = ("event-migrated", "event-lost")
    return [(event.facts["from"], event.facts["city"]) for event in events if event.key in names]


@pytest.mark.rule("LC-44")
@pytest.mark.rule("LC-T15")
def test_the_service_shown_most_often_rules() -> None:
    assert ruling_services([HEALTH, CULTURE, HEALTH, HEALTH]) == [HEALTH]
    assert ruling_services([HEALTH] * 4) == [HEALTH]


@pytest.mark.rule("LC-44")
@pytest.mark.rule("LC-T16")
def test_a_pair_rules_over_two_different_cards() -> None:
    assert ruling_services([EDUCATION, CULTURE, HEALTH, EDUCATION]) == [EDUCATION]


@pytest.mark.rule("LC-45")
def test_two_pairs_rule_together() -> None:
    assert ruling_services([CULTURE, HEALTH, HEALTH, CULTURE]) == [CULTURE, HEALTH]


@pytest.mark.rule("LC-44")
def test_the_hidden_voice_cards_are_shown_to_all() -> None:
    table = Table()
    table.voice("culture", "health", "health", "education")
    table.migrate()
    for seat in (0, 1, None):
        voice = plain_view(table.game, seat)["voice"]
        assert isinstance(voice, dict)
        assert voice["cards"] == ["culture", "health", "health", "education"]
        assert voice["rulings"] == ["health"]


@pytest.mark.rule("LC-46")
def test_players_look_at_their_cities_in_turn_order() -> None:
    table = Table()
    table.game.first = 2
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e2", "statue e3")
    table.city(1, "e6")
    table.city(2, "j2", "statue j3")
    table.city(3, "j6")
    assert moved(table.migrate()) == [("=j6", "=j2"), ("=e6", "=e2")]


@pytest.mark.rule("LC-46")
def test_markers_count_for_their_service() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e2", "statue e3", citizens=4)
    table.city(1, "e6", "statue e7", citizens=4)
    table.row("bread_and_games")
    table.gold(0, 0)
    table.play(0, "take bread_and_games")
    assert moved(table.migrate()) == [("=e6", "=e2")]


@pytest.mark.rule("LC-47")
@pytest.mark.rule("LC-T17")
def test_the_stronger_city_takes_a_citizen_of_its_neighbour() -> None:
    table = Table()
    table.voice("education", "education", "education", "culture")
    table.city(0, "e3", "university e4", citizens=4)
    table.city(1, "e8", "school e7", citizens=4)
    table.migrate()
    assert table.population("e3", "e8") == [5, 3]


@pytest.mark.rule("LC-47")
def test_equal_cities_take_nothing() -> None:
    table = Table()
    table.voice("education", "education", "education", "education")
    table.city(0, "e3", "school e4")
    table.city(1, "e8", "school e7")
    assert moved(table.migrate()) == []


@pytest.mark.rule("LC-47")
def test_a_city_takes_one_citizen_from_each_weaker_neighbour() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e5", "palace d5", citizens=3)
    table.city(1, "e2", citizens=3)
    table.city(2, "e8", citizens=3)
    table.city(3, "b4", citizens=3)
    table.migrate()
    assert table.population("e5", "e2", "e8", "b4") == [5, 2, 2, 2]


@pytest.mark.rule("LC-47")
def test_each_city_of_a_player_takes_for_itself() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e2", "statue e3", citizens=3)
    table.city(0, "e9", "statue e8", citizens=3)
    table.city(1, "e6", "school d5", citizens=4)
    table.migrate()
    assert table.population("e2", "e9") == [4, 4]
    assert table.population("e6") == [2]


@pytest.mark.rule("LC-48")
@pytest.mark.rule("LC-T20")
def test_a_full_city_drives_the_citizen_away() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=5)
    table.city(1, "e7", citizens=4)
    supply = table.game.supply
    events = table.migrate()
    assert table.population("e3", "e7") == [5, 3]
    assert table.game.supply == supply + 1
    assert "event-lost" in keys(events)


@pytest.mark.rule("LC-48")
def test_from_a_city_without_citizens_nothing_is_taken() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e7", citizens=1)
    table.city(2, "e10", "statue e9", citizens=3)
    table.migrate()
    assert table.population("e3", "e10") == [4, 3]
    assert not table.stands("e7")


@pytest.mark.rule("LC-49")
@pytest.mark.rule("LC-T21")
def test_a_loss_makes_room_before_the_own_turn() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e1", "palace e2", citizens=3)
    table.city(1, "e5", "statue e6", citizens=5)
    table.city(2, "e9", citizens=3)
    table.migrate()
    assert table.population("e1", "e5", "e9") == [4, 5, 2]


@pytest.mark.rule("LC-49")
def test_cities_of_one_player_do_not_compete() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "palace e4")
    table.city(0, "e7")
    assert moved(table.migrate()) == []


@pytest.mark.rule("LC-T22")
def test_a_gap_of_three_is_too_far() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e4", "palace e5")
    table.city(1, "e9")
    assert moved(table.migrate()) == []


@pytest.mark.rule("LC-49")
@pytest.mark.rule("LC-49a")
def test_a_deserted_city_attracts_until_the_phase_is_over() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e1", "cathedral e2", citizens=3)
    table.city(1, "e5", "palace e6", citizens=1)
    table.city(2, "e9", citizens=3)
    events = table.migrate()
    assert moved(events) == [("=e5", "=e1"), ("=e9", "=e5")]
    # It has one citizen again and keeps its castle; the palace goes.
    assert table.tiles("e5") == ["castle e5"]


@pytest.mark.rule("LC-50")
@pytest.mark.rule("LC-T18")
def test_with_two_ruling_services_each_city_follows_one() -> None:
    table = Table()
    table.voice("culture", "education", "culture", "education")
    table.city(0, "e2", "palace e3", "school e1", citizens=4)
    table.city(0, "e9", "statue e8", "university e10", citizens=4)
    table.city(1, "e6", "school d7", "school c7", citizens=6)
    table.migrate()
    # The other city wins by either service and takes its citizen without being asked.
    assert table.moves(0) == ["attract e2 culture", "attract e2 education"]
    table.play(0, "attract e2 culture")
    assert table.population("e2", "e9", "e6") == [5, 5, 4]
    assert table.game.deciders == [1]
    table.play(1, "attract e6 education")
    assert table.population("e2", "e9", "e6") == [4, 5, 5]


@pytest.mark.rule("LC-50")
def test_different_cities_may_follow_different_services() -> None:
    table = Table()
    table.voice("culture", "education", "culture", "education")
    table.city(0, "e2", "statue e3", citizens=3)
    table.city(0, "e9", "school e10", citizens=3)
    table.city(1, "e6", citizens=4)
    table.city(2, "e13", "statue e14", citizens=4)
    table.migrate()
    assert table.moves(0) == [
        "attract e2 culture",
        "attract e2 education",
        "attract e9 culture",
        "attract e9 education",
    ]
    table.play(0, "attract e9 education", "attract e2 culture")
    # The second city takes from both its neighbours, by the one service named for it.
    assert table.population("e2", "e9") == [4, 5]
    assert table.population("e6", "e13") == [2, 3]


@pytest.mark.rule("LC-50")
@pytest.mark.rule("LC-T19")
def test_the_named_service_decides() -> None:
    table = Table(terrain={"L1": "lake"})
    table.voice("health", "culture", "culture", "health")
    table.city(0, "e3", "fountain e4", citizens=3)
    table.city(1, "e8", "statue e7", citizens=3)
    table.migrate()
    events = table.play(0, "attract e3 health")
    assert moved(events)[0] == ("=e8", "=e3")
    table.play(1, "attract e8 health")
    assert table.population("e3", "e8") == [4, 2]


@pytest.mark.rule("LC-50")
def test_a_service_that_does_not_rule_is_refused() -> None:
    table = Table()
    table.voice("health", "culture", "culture", "health")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e7", citizens=3)
    table.migrate()
    assert table.refusal(0, "attract e3 education").key == "refusal-not-ruling"
    assert table.refusal(0, "attract e7 culture").key == "refusal-not-waiting"
    assert table.question(0).rule == "LC-50"


@pytest.mark.rule("LC-46a")
def test_the_order_of_cities_is_asked_when_a_neighbour_runs_out_of_citizens() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(0, "e10", "statue e9", citizens=3)
    table.city(1, "e7", citizens=1)
    table.city(1, "t5")
    table.migrate()
    assert table.moves(0) == ["attract e3 culture", "attract e10 culture"]
    assert table.question(0).rule == "LC-46a"
    table.play(0, "attract e10 culture")
    assert table.population("e3", "e10") == [3, 4]


@pytest.mark.rule("LC-46a")
def test_the_order_is_not_asked_when_it_does_not_matter() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(0, "e10", "statue e9", citizens=3)
    table.city(1, "e7", citizens=2)
    table.city(1, "t5")
    table.migrate()
    assert table.game.deciders == []
    assert table.population("e3", "e10") == [4, 4]


def test_the_view_tells_what_the_migration_would_bring() -> None:
    table = Table()
    table.city(0, "e3", "statue e4", citizens=5)
    table.city(1, "e8", "school e7", citizens=3)
    forecast = plain_view(table.game, None)["forecast"]
    assert isinstance(forecast, dict)
    assert forecast["migration"] == {
        "culture": [{"to": "e3", "from": "e8", "stays": False}],
        "education": [{"to": "e8", "from": "e3", "stays": True}],
        "health": [],
    }
    assert forecast["hunger"] == [
        max(table.game.citizens(seat) - table.game.food(seat), 0) for seat in range(4)
    ]


def expected(table: Table) -> dict[str, object]:
    forecast = plain_view(table.game, None)["forecast"]
    assert isinstance(forecast, dict)
    migration = forecast["migration"]
    assert isinstance(migration, dict)
    return migration


def test_in_the_middle_of_the_migration_only_what_is_still_to_come_is_expected() -> None:
    table = Table()
    table.voice("culture", "culture", "education", "education")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e8", "school e7", citizens=4)
    table.migrate()
    assert table.game.deciders == [0]
    assert expected(table)["culture"] == [{"to": "e3", "from": "e8", "stays": True}]
    table.play(0, "attract e3 culture")
    assert table.game.deciders == [1]
    assert expected(table)["culture"] == []
    assert expected(table)["education"] == [{"to": "e8", "from": "e3", "stays": True}]


def test_after_the_migration_nothing_more_is_expected_of_it() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e8", "school e7", "school f8", citizens=3)
    table.migrate()
    assert table.question(1).phase == "phase-rehousing"
    assert expected(table) == {"culture": [], "education": [], "health": []}


@pytest.mark.rule("LC-T45")
@pytest.mark.rule("LC-6")
@pytest.mark.rule("LC-A21")
@pytest.mark.parametrize("edition", ["new", "2000"])
def test_a_city_between_two_others_does_not_bring_them_nearer(edition: str) -> None:
    table = Table(edition=edition)
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e4", "statue e3")
    table.city(1, "e6")
    table.city(2, "e8")
    board = table.game.land.board
    assert board.gap(table.at("e4").tiles, table.at("e8").tiles) == 3
    assert moved(table.migrate()) == [("=e6", "=e4")]


@pytest.mark.rule("LC-A21")
@pytest.mark.rule("LC-7")
def test_the_hexes_between_neighbours_are_empty() -> None:
    settings = TITLE.settings({"expansion": True})
    assert not isinstance(settings, Refusal)
    met = 0
    for seed in range(5):
        game = TITLE.new(settings, 2, seed)
        assert isinstance(game, Game)
        rng = seeded(seed)
        while game.deciders:
            seat = game.deciders[0]
            game.advance(seat, game.draw(seat, rng))
            # A gap of one or two lies wholly beside the two cities.
            for one in game.cities:
                beside = game.land.board.halo(one.tiles) & ~one.tiles
                assert not beside & game.taken
                met += any(other is not one and other.tiles & one.near for other in game.cities)
    assert met > 100
