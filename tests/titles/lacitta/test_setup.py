"""Setting up a table, recommended and advanced (LC-12 to LC-15, LC-66 to LC-70)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.fairness import places
from tests.titles.lacitta.table import keys, parse

from quartier.core.masks import members
from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.testing.random_play import told
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEX_OF, HEXES, Land
from quartier.titles.lacitta.content import (
    POLICIES,
    POOL_IDS,
    SERVICES,
    SETUPS,
    TERRAIN_TILES,
)
from quartier.titles.lacitta.game import Game


def start(seats: int = 4, seed: int = 1, **options: bool | str) -> Game:
    settings = TITLE.settings(options)
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    return game


@pytest.mark.rule("LC-12")
def test_each_player_begins_with_castles_markers_cards_and_one_gold() -> None:
    game = start(setup="advanced")
    assert game.castles == [4] * 4
    assert game.markers == [4] * 4
    assert game.ready == [3] * 4
    assert game.gold == [1] * 4


@pytest.mark.rule("LC-13")
def test_seven_policy_cards_lie_open_and_all_voice_cards_are_shuffled() -> None:
    game = start()
    assert len(game.row) == 7
    assert len(game.policy_deck) == 32 - 7
    voices = [game.cards.face[card] for card in [*game.voice_deck, *game.voice]]
    assert [voices.count(service) for service in range(len(SERVICES))] == [9, 9, 9]
    assert voices != [
        other.cards.face[card]
        for other in [start(seed=2)]
        for card in [*other.voice_deck, *other.voice]
    ]


@pytest.mark.rule("LC-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_recommended_set_up_gives_castles_in_turn_order(seats: int) -> None:
    for seed in range(6):
        game = start(seats, seed)
        for place, castles in enumerate(SETUPS[seats].castles):
            seat = (game.first + place) % seats
            assert [HEXES[city.castle].id for city in game.cities_of(seat)] == castles
            # The first growth has been.
            assert [city.citizens for city in game.cities_of(seat)] == [4, 4]
        assert game.supply == 130 - 8 * seats


@pytest.mark.rule("LC-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_castle_of_a_recommended_set_up_has_food_and_a_lake_near(seats: int) -> None:
    game = start(seats)
    board, lakes = game.land.board, game.land.lakes
    for city in game.cities:
        assert 2 <= city.food <= 5
        assert board.within(BIT[city.castle], 2) & lakes
    gaps = [
        board.gap(one.tiles, other.tiles)
        for one in game.cities
        for other in game.cities
        if one is not other
    ]
    assert min(gaps) >= 4
    for seat in range(seats):
        reach = board.within(sum(BIT[city.castle] for city in game.cities_of(seat)), 3)
        assert any(game.land.mountains[place] for place in members(reach))
        assert 5 <= game.food(seat) <= 9


@pytest.mark.rule("LC-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_printed_example_of_a_castle_with_five_food_holds(seats: int) -> None:
    game = start(seats)
    rich = [game.land.around(city.castle) for city in game.cities if city.food == 5]
    assert sorted(rich[0]) == ["farm2", "farm3"]


@pytest.mark.rule("LC-14")
@pytest.mark.rule("LC-18")
def test_the_three_player_set_up_has_hexes_worth_none_one_and_two_gold() -> None:
    land = start(3).land
    assert {land.mountains[place] for place in members(land.board.in_play)} == {0, 1, 2}


@pytest.mark.rule("LC-14")
@pytest.mark.rule("LC-35")
def test_the_four_player_set_up_has_hexes_worth_four_and_two_food() -> None:
    land = start(4).land
    assert {2, 4} <= {land.wheat[place] for place in members(land.board.in_play)}


@pytest.mark.rule("LC-3")
@pytest.mark.rule("LC-70")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_further_tiles_of_the_expansion_lie_beside_hexes_in_play(seats: int) -> None:
    bare, full = start(seats).land, start(seats, expansion=True).land
    used = members(bare.board.in_play)
    assert any(bare.wheat[place] < full.wheat[place] for place in used)
    assert any(full.lakes & ~bare.lakes & BIT[place] for place in used)


@pytest.mark.rule("LC-15")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {start(seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {start(seed=seed).mover - start(seed=seed).first for seed in range(10)} == {0}


@pytest.mark.rule("LC-66")
def test_the_advanced_set_up_lays_the_tiles_at_random() -> None:
    terrains = [start(seed=seed, setup="advanced").land.terrain for seed in range(5)]
    for terrain in terrains:
        assert sorted(terrain[:22]) == sorted(TERRAIN_TILES)
    assert len({tuple(terrain) for terrain in terrains}) == 5


@pytest.mark.rule("LC-67")
@pytest.mark.rule("LC-68")
@pytest.mark.rule("LC-69")
@pytest.mark.rule("LC-T38")
@pytest.mark.parametrize("edition", ["new", "2000"])
def test_castles_are_placed_counter_clockwise_and_then_back(edition: str) -> None:
    seed = next(seed for seed in range(50) if start(seed=seed, setup="advanced").first == 0)
    game = start(seed=seed, setup="advanced", edition=edition)
    order = []
    rng = seeded(3)
    events: list[Event] = []
    while not game.year:
        seat = game.deciders[0]
        order.append(seat + 1)
        events = told(game.play(seat, game.draw(seat, rng)))
    assert order == [1, 4, 3, 2, 2, 3, 4, 1]
    assert game.first == 1
    # Everybody is told to whom the token goes, before the year begins.
    assert keys(events)[:3] == ["event-castle-placed", "event-first", "event-year"]
    assert events[1].facts == {"seat": 1}
    assert game.deciders == [1]
    assert game.castles == [2] * 4


@pytest.mark.rule("LC-67")
def test_a_first_castle_has_three_citizens_and_its_food_at_once() -> None:
    game = start(setup="advanced")
    seat = game.deciders[0]
    best = max(range(len(HEXES)), key=lambda place: game.land.wheat[place])
    outcome = game.play(seat, parse(f"at {HEXES[best].id}"))
    assert not isinstance(outcome, Refusal)
    assert game.cities[0].citizens == 3
    assert game.food(seat) == game.land.wheat[best] > 0
    assert game.supply == 127


@pytest.mark.rule("LC-67")
def test_between_first_castles_lie_three_hexes_at_least() -> None:
    game = start(setup="advanced")
    game.play(game.deciders[0], parse("at e5"))
    seat = game.deciders[0]
    for name, legal in (("e5", False), ("e6", False), ("e8", False), ("e9", True)):
        refusal = game.refusal(seat, parse(f"at {name}"))
        assert (refusal is None) == legal
    refusal = game.refusal(seat, parse("at e8"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["gap"]) == ("LC-67", 2)


@pytest.mark.rule("LC-70")
def test_the_expansion_brings_its_own_deck_and_tiles() -> None:
    game = start(expansion=True)
    faces = [game.cards.face[card] for card in [*game.policy_deck, *game.row]]
    assert len(faces) == 42
    assert set(faces) == {policy.number for policy in POLICIES}
    left = dict(zip(POOL_IDS, game.pools, strict=True))
    further = ("road", "theatre", "harbour", "large_farmhouse", "estate")
    assert [left[name] for name in further] == [20, 10, 8, 8, 6]


@pytest.mark.rule("LC-70")
def test_two_further_terrain_tiles_cover_wasteland() -> None:
    plain, more = start().land, start(expansion=True).land
    for name in ("b16", "c16", "d17", "e17", "e18"):
        place = HEX_OF[name]
        assert "wasteland" in plain.around(place) or len(plain.around(place)) == 2
        assert "lake" in more.around(place)
        assert "wasteland" not in more.around(place)
    for name in ("p2", "p3", "q4", "r4", "s5"):
        assert more.wheat[HEX_OF[name]] == plain.wheat[HEX_OF[name]] + 2


@pytest.mark.rule("LC-70")
def test_the_advanced_set_up_draws_the_places_of_the_further_tiles() -> None:
    games = [start(seed=seed, setup="advanced", expansion=True) for seed in range(20)]
    assert {tuple(game.land.terrain[22:]) for game in games} == {
        ("lake", "farm2"),
        ("farm2", "lake"),
    }


@pytest.mark.rule("LC-66")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_always_room_for_the_first_castles(seats: int) -> None:
    for seed in range(30):
        game = start(seats, seed=seed, setup="advanced")
        rng = seeded(seed)
        while not game.year:
            seat = game.deciders[0]
            game.advance(seat, game.draw(seat, rng))
        assert len(game.cities) == 2 * seats


def test_terrain_is_known_from_the_land_alone() -> None:
    game = start(5)
    again = Land(5, game.land.terrain)
    assert again.wheat == game.land.wheat
    assert again.lakes == game.land.lakes


@pytest.mark.rule("LC-14")
@pytest.mark.rule("LC-15")
def test_places_are_counted_from_the_first_player() -> None:
    found = places(2, 2, seed=5)
    assert sum(place.wins for place in found) == 2
    assert all(place.points > 0 for place in found)
