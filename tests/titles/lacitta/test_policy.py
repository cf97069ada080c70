"""Policy cards (LC-38 to LC-43, LC-82, LC-85, LC-89)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.testing.random_play import plain_view
from quartier.titles.lacitta.content import POLICIES


@pytest.mark.rule("LC-38")
@pytest.mark.parametrize(
    ("card", "price"),
    [("palace", 1), ("baths", 1), ("hospital", 1), ("cathedral", 3), ("university", 3)],
)
def test_building_cards_have_their_price(card: str, price: int) -> None:
    table = Table(terrain={"L2": "lake", "L7": "lake"})
    table.city(0, "e5", citizens=4)
    table.row(card)
    table.gold(0, price - 1)
    assert table.refusal(0, f"take {card}").facts == {"price": price, "gold": price - 1}
    table.gold(0, price)
    table.turn_of(0)
    table.play(0, f"take {card}", "at e6")
    assert table.tile("e6") == card
    assert table.game.gold[0] == 0


@pytest.mark.rule("LC-39")
@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("farmhouse", 1),
        ("market", 1),
        ("palace", 2),
        ("baths", 2),
        ("cathedral", 4),
        ("university", 4),
    ],
)
def test_the_master_builder_builds_anything_at_the_price_of_its_size(
    building: str, price: int
) -> None:
    table = Table(terrain={"L2": "lake", "L7": "lake"})
    table.city(0, "e5", citizens=4)
    table.row("master_builder")
    table.gold(0, 6)
    table.play(0, "take master_builder", f"choose {building}", "at e6")
    assert table.tile("e6") == building
    assert table.game.gold[0] == 6 - price
    assert table.game.ready[0] == 3


@pytest.mark.rule("LC-39")
def test_the_master_builder_offers_what_can_be_paid() -> None:
    table = Table(terrain={"L2": "farm1", "L7": "farm1", "L1": "farm1"})
    table.city(0, "e5", citizens=4)
    table.row("master_builder")
    table.gold(0, 2)
    table.play(0, "take master_builder")
    assert "choose palace" in table.moves(0)
    assert table.refusal(0, "choose cathedral").key == "refusal-too-expensive"
    assert table.refusal(0, "choose fountain").rule == "LC-32"


@pytest.mark.rule("LC-39")
def test_the_master_builder_is_refused_without_gold_or_work() -> None:
    table = Table()
    table.row("master_builder")
    table.gold(0, 0)
    assert table.refusal(0, "take master_builder").key == "refusal-too-expensive"
    table.gold(0, 4)
    table.city(0, "e5", "market d5", "school e6", citizens=3)
    table.turn_of(0)
    refusal = table.refusal(0, "take master_builder")
    assert (refusal.rule, refusal.key) == ("LC-39", "refusal-nothing-to-build")


@pytest.mark.rule("LC-40")
@pytest.mark.rule("LC-T23")
@pytest.mark.parametrize(("n", "price", "culture"), [(1, 0, 3), (2, 2, 4), (3, 5, 5)])
def test_markers_strengthen_a_building(n: int, price: int, culture: int) -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "school d5")
    table.row("bread_and_games")
    table.gold(0, 5)
    table.play(0, "take bread_and_games", f"markers {n}", "at e6")
    assert table.services("e5") == (culture, 1, 0)
    assert table.game.gold[0] == 5 - price
    assert table.game.markers[0] == 4 - n
    # Markers do not eat.
    assert table.game.citizens(0) == table.at("e5").citizens


@pytest.mark.rule("LC-40")
@pytest.mark.rule("LC-T24")
@pytest.mark.parametrize(("service", "services"), [("health", (0, 1, 2)), ("education", (0, 2, 1))])
def test_a_marker_on_a_hospital_strengthens_one_of_its_services(
    service: str, services: tuple[int, int, int]
) -> None:
    table = Table()
    table.city(0, "e5", "hospital e6")
    table.row("bread_and_games")
    table.gold(0, 0)
    table.play(0, "take bread_and_games")
    refusal = table.refusal(0, "service culture")
    assert (refusal.rule, refusal.key) == ("LC-40", "refusal-no-such-arch")
    table.play(0, f"service {service}")
    assert table.services("e5") == services


@pytest.mark.rule("LC-40")
def test_markers_stand_beside_arches_of_own_buildings_only() -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "farmhouse d5", "statue e4")
    table.city(1, "e12", "palace e11")
    table.row("bread_and_games")
    table.gold(0, 0)
    table.play(0, "take bread_and_games")
    assert table.moves(0) == ["at e4", "at e6"]
    assert table.refusal(0, "at d5").key == "refusal-building-without-arch"
    assert table.refusal(0, "at e5").key == "refusal-building-without-arch"
    assert table.refusal(0, "at e11").key == "refusal-not-own-building"
    assert table.refusal(0, "at e8").key == "refusal-not-own-building"


@pytest.mark.rule("LC-40")
def test_a_building_may_get_further_markers() -> None:
    table = Table()
    table.city(0, "e5", "palace e6")
    table.row("bread_and_games", "bread_and_games")
    table.gold(0, 0)
    table.play(0, "take bread_and_games")
    table.turn_of(0, 2)
    table.play(0, "take bread_and_games")
    assert table.services("e5") == (4, 0, 0)


@pytest.mark.rule("LC-40")
@pytest.mark.rule("LC-T25")
def test_an_option_needs_its_unused_markers() -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "school d5", "farmhouse e7")
    table.row("bread_and_games", "bread_and_games")
    table.gold(0, 9)
    table.play(0, "take bread_and_games", "markers 2", "at e6")
    table.row("rich_harvest", "bread_and_games")
    table.turn_of(0, 2)
    table.play(0, "take rich_harvest")
    assert table.game.markers[0] == 1
    table.row("bread_and_games")
    table.turn_of(0, 3)
    # One marker is left: the number is no question.
    table.play(0, "take bread_and_games", "at e6")
    assert table.game.markers[0] == 0
    table.row("bread_and_games", "rich_harvest")
    table.turn_of(0, 4)
    refusal = table.refusal(0, "take bread_and_games")
    assert (refusal.rule, refusal.key) == ("LC-40", "refusal-no-marker")
    assert table.refusal(0, "take rich_harvest").key == "refusal-no-marker"


@pytest.mark.rule("LC-T25")
def test_two_markers_are_refused_when_one_is_left() -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "school d5")
    table.game.markers[0] = 2
    table.row("bread_and_games")
    table.gold(0, 9)
    table.play(0, "take bread_and_games")
    assert table.moves(0) == ["markers 1", "markers 2"]
    refusal = table.refusal(0, "markers 3")
    assert (refusal.rule, refusal.key) == ("LC-40", "refusal-no-marker")


@pytest.mark.rule("LC-41")
@pytest.mark.parametrize(("n", "price"), [(1, 0), (2, 2), (3, 5)])
def test_blessed_times_bring_citizens_to_one_castle(n: int, price: int) -> None:
    table = Table()
    table.city(0, "e5", citizens=2)
    table.city(0, "j5", citizens=2)
    table.row("blessed_times")
    table.gold(0, 5)
    supply = table.game.supply
    table.play(0, "take blessed_times", f"citizens {n}", "at j5")
    assert table.population("e5", "j5") == [2, 2 + n]
    assert table.game.gold[0] == 5 - price
    assert table.game.supply == supply - n


@pytest.mark.rule("LC-41")
def test_blessed_times_cost_what_is_not_free() -> None:
    table = Table()
    table.city(0, "e5", citizens=2)
    table.city(0, "j5", citizens=2)
    table.row("blessed_times")
    table.gold(0, 4)
    table.play(0, "take blessed_times")
    assert table.refusal(0, "citizens 3").key == "refusal-too-expensive"
    table.play(0, "citizens 2")
    assert table.refusal(0, "at a15").key == "refusal-not-own-castle"


@pytest.mark.rule("LC-82")
def test_blessed_times_need_room_for_all_citizens() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    table.city(0, "j5", citizens=3)
    table.row("blessed_times")
    table.gold(0, 9)
    table.play(0, "take blessed_times")
    assert table.refusal(0, "citizens 3").rule == "LC-82"
    table.play(0, "citizens 2")
    # Only one city has room for two.
    assert table.population("e5", "j5") == [4, 5]
    table.row("blessed_times")
    table.city(0, "p5", citizens=2)
    table.turn_of(0, 2)
    table.play(0, "take blessed_times", "citizens 1")
    refusal = table.refusal(0, "at j5")
    assert (refusal.rule, refusal.key) == ("LC-82", "refusal-no-room")
    table.play(0, "at e5")
    assert table.population("e5") == [5]


@pytest.mark.rule("LC-82")
def test_full_cities_cannot_be_blessed() -> None:
    table = Table()
    table.city(0, "e5", citizens=5)
    table.row("blessed_times")
    refusal = table.refusal(0, "take blessed_times")
    assert (refusal.rule, refusal.key) == ("LC-82", "refusal-no-room-anywhere")


@pytest.mark.rule("LC-83")
def test_blessed_times_need_all_their_citizens_in_the_supply() -> None:
    table = Table()
    table.row("blessed_times")
    table.gold(0, 9)
    table.supply(0)
    assert table.refusal(0, "take blessed_times").rule == "LC-83"
    table.supply(2)
    table.turn_of(0)
    table.play(0, "take blessed_times")
    assert table.moves(0) == ["citizens 1", "citizens 2"]
    assert table.refusal(0, "citizens 3").rule == "LC-83"


@pytest.mark.rule("LC-42")
@pytest.mark.rule("LC-T26")
def test_a_rich_harvest_doubles_a_farmhouse_once_a_year() -> None:
    table = Table(terrain={"L2": "farm3", "L7": "farm1"})
    table.city(0, "e4", "farmhouse e5", "farmhouse f4")
    table.row("rich_harvest", "rich_harvest")
    food = table.game.food(0)
    table.play(0, "take rich_harvest", "at e5")
    assert table.game.food(0) == food + 4
    table.city(0, "j5", "farmhouse j6")
    table.turn_of(0, 2)
    table.play(0, "take rich_harvest")
    refusal = table.refusal(0, "at e5")
    assert (refusal.rule, refusal.key) == ("LC-42", "refusal-harvested")
    assert table.refusal(0, "at e4").key == "refusal-not-own-farmhouse"


@pytest.mark.rule("LC-T26")
@pytest.mark.rule("LC-42")
def test_there_is_no_rich_harvest_in_year_six_nor_without_a_farmhouse() -> None:
    table = Table(year=6)
    table.city(0, "e5", "farmhouse e6")
    table.row("rich_harvest")
    refusal = table.refusal(0, "take rich_harvest")
    assert (refusal.rule, refusal.key) == ("LC-42", "refusal-harvest-last-year")
    table = Table()
    table.city(0, "e5", "quarry e6")
    table.row("rich_harvest")
    assert table.refusal(0, "take rich_harvest").key == "refusal-no-farmhouse"


@pytest.mark.rule("LC-42")
def test_a_rich_harvest_feeds_this_year() -> None:
    terrain = {"L2": "farm3", "L7": "farm1", "L1": "lake"}
    table = Table(terrain=terrain)
    table.city(0, "e4", "farmhouse e5", citizens=9)
    assert table.game.food(0) == 5
    table.row("rich_harvest")
    table.play(0, "take rich_harvest")
    table.feed()
    assert table.population("e4") == [9]
    assert not table.game.hungry[0]


@pytest.mark.rule("LC-85")
def test_a_large_farmhouse_has_no_rich_harvest() -> None:
    table = Table(expansion=True)
    table.city(0, "e5", "large_farmhouse e6")
    table.row("rich_harvest")
    assert table.refusal(0, "take rich_harvest").key == "refusal-no-farmhouse"


@pytest.mark.rule("LC-43")
@pytest.mark.rule("LC-T27")
@pytest.mark.parametrize(("edition", "price"), [("new", 2), ("2000", 3)])
def test_all_hidden_voice_cards_cost_what_the_edition_says(edition: str, price: int) -> None:
    table = Table(edition=edition)
    table.row("ask_the_people")
    table.gold(0, price - 1)
    table.play(0, "take ask_the_people")
    refusal = table.refusal(0, "look all")
    assert refusal.facts == {"price": price, "gold": price - 1}
    table = Table(edition=edition)
    table.row("ask_the_people")
    table.gold(0, price)
    table.play(0, "take ask_the_people", "look all")
    assert table.game.gold[0] == 0
    voice = plain_view(table.game, 0)["voice"]
    assert isinstance(voice, dict)
    assert None not in voice["cards"]


@pytest.mark.rule("LC-43")
@pytest.mark.rule("LC-89")
def test_two_hidden_voice_cards_are_free_and_chosen_unseen() -> None:
    table = Table()
    table.voice("culture", "health", "education", "culture")
    table.row("ask_the_people")
    table.gold(0, 0)
    table.play(0, "take ask_the_people")
    assert table.moves(0) == ["look 1 2", "look 1 3", "look 2 3"]
    events = table.play(0, "look 1 3")
    voices = [plain_view(table.game, seat)["voice"] for seat in (0, 1, None)]
    assert [voice["cards"] for voice in voices if isinstance(voice, dict)] == [
        ["culture", "health", None, "culture"],
        ["culture", None, None, None],
        ["culture", None, None, None],
    ]
    seen = [event for event in events if event.key == "event-seen"]
    assert [event.eyes for event in seen] == [1]
    assert seen[0].facts["voices"] == ["service-health", "service-culture"]
    assert "event-looked" in keys(events)


def test_every_policy_card_can_be_played() -> None:
    for policy in POLICIES:
        table = Table(expansion=True, terrain={"L2": "lake", "L7": "farm1"})
        table.city(0, "e4", "farmhouse e5", "school f4", citizens=4)
        table.row(policy.id)
        table.gold(0, 9)
        table.play(0, f"take {policy.id}")
        while table.game.deciders == [0]:
            table.play(0, table.moves(0)[0])
        assert len(table.game.played[0]) == 1
        assert table.game.deciders == [1]
