"""Phase 2: where cards may be built (CC-11 to CC-16, CC-18 to CC-22, CC-37 to CC-39)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Place, Table

from quartier.titles.cardcity.construction import forbids_pick
from quartier.titles.cardcity.content import CLOUD, KIND_OF
from quartier.titles.cardcity.geometry import FRAME

# The places round `. 3 . . / 2 I 4 . / 1 M C 5 / . 8 R 6 / . . 7 .` by their numbers.
NUMBERED: dict[int, Place] = {
    1: (2, 0),
    2: (1, 0),
    3: (0, 1),
    4: (1, 2),
    5: (2, 3),
    6: (3, 3),
    7: (4, 2),
    8: (3, 1),
}
EIGHT_PLACES = (". . . .", ". I . .", ". M C .", ". . R .", ". . . .")


def places_of(table: Table, seat: int, token: str) -> set[Place]:
    """Where a seat with only this card may build it."""
    table.hand(seat, token)
    table.construct(first=seat)
    return table.places(seat) if table.game.picked >= 0 else set()


@pytest.mark.rule("CC-11")
def test_construction_goes_in_turn_order_from_the_first_player() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.hand(seat, "P", "C")
    table.construct(first=1)
    order = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        order.append(seat)
        table.play(seat, table.moves(seat)[0])
    assert [seat for i, seat in enumerate(order) if i == 0 or order[i - 1] != seat] == [1, 2, 0]


@pytest.mark.rule("CC-11")
def test_only_acquired_cards_are_built() -> None:
    table = Table()
    table.hand(0, "P", "C")
    table.construct()
    assert table.moves(0) == ["build commerce", "build parking"]
    assert table.refusal(0, "build residence").rule == "CC-11"


@pytest.mark.rule("CC-12", "CC-18")
def test_a_card_must_share_a_side_with_a_card_of_the_city() -> None:
    table = Table()
    places_of(table, 0, "P")
    assert set(table.moves(0)) == {"at e4", "at d5", "at f5", "at e6"}
    assert table.refusal(0, "at d4").rule == "CC-18"
    assert table.refusal(0, "at h5").rule == "CC-18"


@pytest.mark.rule("CC-13", "CC-12", "CC-T3")
def test_districts_hang_together_by_sides_and_not_by_corners() -> None:
    table = Table()
    table.city(0, "R R .", "R C C", ". R .", top_left="d4")
    assert table.homes() == [1, 3]
    assert table.shops() == [2]


@pytest.mark.rule("CC-14")
def test_a_city_never_stretches_over_more_rows_or_columns_than_its_square() -> None:
    table = Table()
    table.city(0, "M P P P I")
    assert places_of(table, 0, "P") == {(row, column) for row in (-1, 1) for column in range(5)}
    assert table.refusal(0, f"at {table.name((0, -1))}").rule == "CC-14"
    table.city(0, "P", "P", "I", "M", "P")
    assert places_of(table, 0, "P") == {(row, column) for row in range(5) for column in (-1, 1)}


@pytest.mark.rule("CC-14", "CC-A13")
def test_the_square_floats_until_the_city_fills_it_in_one_direction() -> None:
    table = Table()
    table.city(0, ". M P P P")
    # Four columns used: the city may still grow to either side, then no further.
    assert {(0, 0), (0, 5)} <= places_of(table, 0, "P")
    table.hand(0, "P", "P", known_to_all=True)
    table.construct()
    table.play(0, f"at {table.name((0, 5))}")
    assert (0, 0) not in table.places(0)
    assert (0, 6) not in table.places(0)


@pytest.mark.rule("CC-14", "CC-35")
def test_the_normal_square_has_six_rows_and_columns() -> None:
    table = Table("normal")
    table.city(0, "M P I P P .")
    assert (0, 5) in places_of(table, 0, "P")
    assert (0, -1) in table.places(0)
    table.city(0, "M P I P P I")
    assert not {(0, -1), (0, 6)} & places_of(table, 0, "P")


@pytest.mark.rule("CC-14")
def test_nothing_in_the_deck_is_a_second_town_hall() -> None:
    table = Table(seed=2)
    table.until_over()
    for ground in table.game.grounds:
        assert ground.whole[5].bit_count() == 1


@pytest.mark.rule("CC-15", "CC-16", "CC-T4")
def test_without_an_industry_a_city_has_five_cards_at_most() -> None:
    table = Table()
    table.city(0, "P R .", "C M .", ". P .")
    table.money(0, 50)
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (5, 5)
    legal = [token for token in "RCLIP" if places_of(table, 0, token)]
    assert legal == ["I"]
    assert forbids_pick(table.game, 0, KIND_OF["parking"]) == "CC-15"


@pytest.mark.rule("CC-15", "CC-T4")
def test_each_industry_makes_room_for_five_more_cards() -> None:
    table = Table()
    table.city(0, "P R .", "C M .", ". P .")
    table.money(0, 5)
    table.hand(0, "I", "L")
    table.construct()
    table.build(0, "I", (2, 2))
    table.build(0, "L", (1, 2))
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (6, 10)
    table.hand(0, "R", "R")
    table.construct()
    while table.game.deciders:
        table.play(0, table.moves(0)[0])
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (8, 10)


@pytest.mark.rule("CC-16", "CC-15")
def test_industries_parks_and_clouds_do_not_count_for_the_limit() -> None:
    table = Table("normal")
    table.city(0, "G M I", "N P I")
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (2, 15)


@pytest.mark.rule("CC-18", "CC-19", "CC-20", "CC-21", "CC-T5")
@pytest.mark.parametrize(
    ("token", "numbers"),
    [
        ("L", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("P", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("I", {1, 2, 3, 4, 5}),
        ("C", {1, 2, 3, 6, 7, 8}),
        ("R", {1, 5}),
    ],
)
def test_legal_places_by_type(token: str, numbers: set[int]) -> None:
    table = Table()
    table.city(0, *EIGHT_PLACES)
    table.money(0, 5)
    assert table.game.cities[0].site.limit == 10
    assert places_of(table, 0, token) == {NUMBERED[number] for number in numbers}


@pytest.mark.rule("CC-19")
def test_industry_and_residence_never_touch_whichever_comes_second() -> None:
    table = Table()
    table.city(0, ". M I")
    assert (0, 3) not in places_of(table, 0, "R")
    assert table.refusal(0, f"at {table.name((0, 3))}").key == "refusal-residence-industry"
    table.city(0, ". M R")
    assert (0, 3) not in places_of(table, 0, "I")
    assert table.refusal(0, f"at {table.name((0, 3))}").rule == "CC-19"


@pytest.mark.rule("CC-20")
def test_a_leisure_costs_five_dollars() -> None:
    table = Table()
    table.money(0, 7)
    table.hand(0, "L")
    table.construct()
    table.play(0, "at e4")
    assert table.money_of() == [2, 3]


@pytest.mark.rule("CC-20", "CC-17")
def test_a_leisure_without_the_money_is_discarded() -> None:
    table = Table()
    table.money(0, 4)
    table.hand(0, "L", "P")
    table.construct()
    assert table.game.picked == KIND_OF["parking"].number
    table.play(0, "at e4")
    assert table.moves(0) == ["pass"]
    table.play(0, "pass")
    assert table.faces(table.game.discard) == ["L"]
    assert table.money_of()[0] == 4


@pytest.mark.rule("CC-20", "CC-17")
def test_a_leisure_with_the_money_is_compulsory() -> None:
    table = Table()
    table.money(0, 5)
    table.hand(0, "L")
    table.construct()
    assert set(table.moves(0)) == {"at e4", "at d5", "at f5", "at e6"}
    table.refusal(0, "pass")


@pytest.mark.rule("CC-20")
def test_a_leisure_may_touch_anything() -> None:
    table = Table()
    table.city(0, "R . C", ". M .", "I . L")
    table.money(0, 5)
    assert {(0, 1), (1, 0), (1, 2), (2, 1)} <= places_of(table, 0, "L")


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("token", ["R", "C"])
def test_development_buildings_are_not_built_next_to_their_own_colour(token: str) -> None:
    table = Table()
    table.city(0, f"M {token} .")
    assert (0, 2) not in places_of(table, 0, token)
    assert table.refusal(0, f"at {table.name((0, 2))}").rule == "CC-21"


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("token", ["L", "I", "P"])
def test_other_buildings_may_touch_their_own_kind(token: str) -> None:
    table = Table()
    table.city(0, f"M {token} .")
    table.money(0, 5)
    assert (0, 2) in places_of(table, 0, token)


@pytest.mark.rule("CC-22")
def test_nothing_is_laid_on_a_card() -> None:
    table = Table()
    table.city(0, "M P")
    places_of(table, 0, "C")
    assert table.refusal(0, f"at {table.name((0, 1))}").rule == "CC-22"


@pytest.mark.rule("CC-22", "CC-17")
def test_no_card_is_kept_for_the_next_round() -> None:
    for seed in range(5):
        table = Table("advanced", seats=3, seed=seed)
        while table.game.deciders:
            seat = table.game.deciders[0]
            moves = table.game.moves(seat)
            table.game.advance(seat, moves[-1])
            if table.game.phase > 1:
                assert table.game.hands == [[], [], []]


@pytest.mark.rule("CC-22")
def test_cards_stay_where_they_are() -> None:
    table = Table("normal", seats=3, seed=8)
    before = [ground.cards for ground in table.game.grounds]
    while table.game.deciders:
        seat = table.game.deciders[0]
        table.game.advance(seat, table.game.moves(seat)[0])
        after = [ground.cards for ground in table.game.grounds]
        for old, new in zip(before, after, strict=True):
            assert all(new[cell] == card for cell, card in enumerate(old) if card >= 0)
        before = after


@pytest.mark.rule("CC-37")
def test_three_cards_are_built_at_the_normal_level() -> None:
    table = Table("normal")
    table.hand(0, "P", "C", "I")
    table.construct()
    assert table.question(0).facts["left"] == 3
    while table.game.deciders:
        table.play(0, table.moves(0)[0])
    assert table.game.cities[0].site.taken.bit_count() == 4


@pytest.mark.rule("CC-38", "CC-T12")
@pytest.mark.parametrize(
    ("place", "cloudy"),
    [
        ((1, 2), True),
        ((2, 0), True),
        ((2, 3), True),
        ((3, 2), True),
        ((0, 1), False),
        ((1, 0), False),
        ((3, 0), False),
        ((4, 1), False),
    ],
)
def test_an_industry_in_line_with_another_brings_a_cloud(place: Place, cloudy: bool) -> None:
    table = Table("normal")
    table.city(0, ". . . .", ". P . .", ". M I .", ". C . .", ". . . .")
    table.hand(0, "I")
    table.construct()
    table.play(0, f"at {table.name(place)}")
    assert (table.game.deciders == [0]) == cloudy
    if cloudy:
        assert table.question(0).prompt == "prompt-cloud"
        table.play(0, table.moves(0)[0])
    assert table.game.ground(0).whole[CLOUD].bit_count() == int(cloudy)
    assert table.game.reserve[CLOUD] == 4 - int(cloudy)


@pytest.mark.rule("CC-38")
def test_gaps_do_not_matter_and_several_industries_in_line_bring_one_cloud() -> None:
    table = Table("normal")
    table.city(0, "I . . M . I", "P P P P P P")
    table.hand(0, "I")
    table.construct()
    table.play(0, f"at {table.name((0, 4))}")
    table.play(0, table.moves(0)[0])
    assert table.game.deciders == []
    assert table.game.reserve[CLOUD] == 3


@pytest.mark.rule("CC-38")
def test_an_industry_of_the_same_phase_counts() -> None:
    table = Table("normal")
    table.hand(0, "I", "I")
    table.construct()
    table.play(0, "at f5")
    table.play(0, "at f4")
    assert table.question(0).prompt == "prompt-cloud"


@pytest.mark.rule("CC-38")
def test_without_clouds_in_the_reserve_there_is_none() -> None:
    table = Table("normal")
    table.city(0, "M I .")
    table.game.reserve[CLOUD] = 0
    table.hand(0, "I")
    table.construct()
    table.play(0, f"at {table.name((0, 2))}")
    assert table.game.deciders == []


@pytest.mark.rule("CC-38")
def test_the_simplified_level_has_no_clouds() -> None:
    table = Table()
    table.city(0, "M I .")
    table.hand(0, "I")
    table.construct()
    table.play(0, f"at {table.name((0, 2))}")
    assert table.game.deciders == []


@pytest.mark.rule("CC-38", "CC-11")
def test_who_builds_first_gets_the_last_cloud() -> None:
    table = Table("normal")
    for seat in (0, 1):
        table.city(seat, "M I .")
        table.hand(seat, "I")
    table.game.reserve[CLOUD] = 1
    table.construct(first=1)
    table.play(1, f"at {table.name((0, 2))}")
    table.play(1, table.moves(1)[0])
    table.play(0, f"at {table.name((0, 2))}")
    assert table.game.deciders == []
    assert [table.game.ground(seat).whole[CLOUD].bit_count() for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("CC-39")
def test_a_cloud_goes_next_to_any_card_and_does_not_count() -> None:
    table = Table("normal")
    table.city(0, "R C L", ". M .", ". I .")
    table.hand(0, "I")
    table.construct()
    table.play(0, f"at {table.name((3, 1))}")
    counted = table.game.cities[0].site.counted
    offered = table.places(0)
    assert {(-1, 0), (-1, 1), (-1, 2), (1, 0), (1, 2), (2, 0), (2, 2), (4, 1)} <= offered
    assert table.refusal(0, f"at {table.name((4, 3))}").rule == "CC-18"
    assert table.refusal(0, f"at {table.name((1, 1))}").rule == "CC-22"
    table.play(0, f"at {table.name((1, 0))}")
    assert table.at(0, (1, 0)) == "cloud"
    site = table.game.cities[0].site
    assert site.counted == counted
    assert site.taken >> (table.origin + FRAME) & 1


@pytest.mark.rule("CC-39", "CC-18")
def test_a_card_may_be_built_next_to_a_cloud() -> None:
    table = Table("normal")
    table.city(0, "M N .")
    assert (0, 2) in places_of(table, 0, "P")


@pytest.mark.rule("CC-A22")
def test_a_cloud_without_a_place_stays_in_the_reserve() -> None:
    table = Table("normal")
    table.city(
        0,
        "M P P P P I",
        "P P P P P P",
        "P P P P P P",
        "P P P P P P",
        "P P P P P P",
        "P P P P P .",
    )
    table.hand(0, "I")
    table.construct()
    table.play(0, table.moves(0)[0])
    assert table.game.deciders == []
    assert table.game.reserve[CLOUD] == 4
