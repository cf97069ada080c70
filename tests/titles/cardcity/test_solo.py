"""Alone: drawing, ranks and the fictitious suburb (CC-74 to CC-81)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.cardcity.table import Table, card, town_halls

from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    KIND_OF,
    KINDS,
    PARK,
    PARKING,
    RANKS,
    RESIDENCE,
    VICTORIES,
    WHOLE,
)
from quartier.titles.cardcity.development import growth_places, homes_touching
from quartier.titles.cardcity.ecology import pollution
from quartier.titles.cardcity.geometry import CELL_NAMES, CELL_OF, cells_of, geometry
from quartier.titles.cardcity.income import income_lines
from quartier.titles.cardcity.placing import forbids_place
from quartier.titles.cardcity.scoring import final_result
from quartier.titles.cardcity.solo import rank_of

RANK_TABLE = {
    "locality": ((0, 29), (0, 59), (0, 29), (0, 19), (0, 9)),
    "hamlet": ((30, 39), (60, 79), (30, 34), (20, 29), None),
    "village": ((40, 49), (80, 99), (35, 39), (30, 39), (10, 14)),
    "market_town": ((50, 59), (100, 109), (40, 44), (40, 49), None),
    "township": ((60, 69), (110, 119), (45, 49), (50, 59), (15, 19)),
    "town": ((70, 79), (120, 129), (50, 54), (60, 64), None),
    "conurbation": ((80, 89), (130, 139), (55, 59), (65, 69), (20, 24)),
    "metropolis": ((90, 99), (140, 159), (60, 64), (70, 74), (25, 29)),
    "capital": ((100, 119), (160, 169), (65, 69), (75, 79), None),
    "megalopolis": ((120, 500), (170, 900), (70, 200), (80, 200), (30, 200)),
}


def suburb(level: str = "simplified", victory: str = "residential", hall: str = "d3") -> Table:
    """A city in a suburb, its town hall founded."""
    table = Table(level, victory, seats=1, suburb=True)
    table.play(0, f"at {hall}")
    return table


def lay(table: Table, **cards: str) -> None:
    """Lay cards by the names of their cells."""
    for cell, token in cards.items():
        table.game.lay(0, *card(token), CELL_OF[cell])


def allows(table: Table, token: str, cell: str) -> bool:
    kind, turn = card(token)
    return not forbids_place(table.game.cities[0].site, kind, turn, CELL_OF[cell])


def growth(table: Table, type_: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(growth_places(table.game, 0, type_))]


@pytest.mark.rule("CC-75", "CC-74")
def test_alone_two_of_three_cards_are_kept_at_the_simplified_level() -> None:
    table = Table(seats=1, seed=2)
    drawn = table.game.drawn[:]
    assert len(drawn) == 3
    assert table.game.options.deck.rounds == 10
    returned = table.moves(0)[0]
    events = table.play(0, returned)
    under = table.game.pile[0]
    assert under in drawn
    assert returned == f"return {KINDS[table.game.cards.face[under]].id}"
    assert len(table.game.hands[0]) == 2
    private = [event for event in events if event.key == "event-returned-card"]
    assert [event.eyes for event in private] == [table.game.eyes(0)]
    assert table.seen([under], 0) == 1
    assert table.seen([under], None) == 0


@pytest.mark.rule("CC-75")
def test_the_simplified_solo_deck() -> None:
    table = Table(seats=1)
    letters = Counter(table.faces([*table.game.pile, *table.game.drawn]))
    assert letters == {"R": 6, "I": 4, "P": 4, "C": 3, "L": 3}


@pytest.mark.rule("CC-75", "CC-7")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_the_first_solo_round_has_no_leisures(level: str) -> None:
    for seed in range(25):
        table = Table(level, seats=1, seed=seed)
        drawn = [KINDS[table.game.cards.face[number]] for number in table.game.drawn]
        assert not any(kind.is_leisure for kind in drawn)


@pytest.mark.rule("CC-75", "CC-76", "CC-9b")
@pytest.mark.parametrize(
    ("level", "rounds", "keep"), [("simplified", 10, 2), ("normal", 8, 3), ("advanced", 8, 3)]
)
def test_the_last_solo_round_takes_what_is_left(level: str, rounds: int, keep: int) -> None:
    table = Table(level, seats=1, seed=4)
    returned = 0
    while table.game.deciders:
        move = table.game.moves(0)[0]
        returned += move.text.startswith("return")
        table.game.advance(0, move)
    assert returned == rounds - 1
    assert table.game.pile == []
    assert table.game.options.deck.keep == keep


@pytest.mark.rule("CC-76", "CC-74")
def test_alone_three_of_four_cards_are_kept_at_the_other_levels() -> None:
    for level in ("normal", "advanced"):
        table = Table(level, seats=1, seed=2)
        assert len(table.game.drawn) == 4
        table.play(0, table.moves(0)[0])
        assert len(table.game.hands[0]) == 3
        assert table.game.reserve[PARK] == table.game.reserve[CLOUD] == 3
        assert table.game.options.deck.rounds == 8


@pytest.mark.rule("CC-76", "CC-A48")
def test_the_normal_and_advanced_solo_decks() -> None:
    normal = Table("normal", seats=1)
    letters = Counter(normal.faces([*normal.game.pile, *normal.game.drawn]))
    assert letters == {"R": 7, "I": 4, "P": 5, "C": 4, "L": 4}
    missing = set()
    for seed in range(40):
        advanced = Table("advanced", seats=1, seed=seed)
        kinds = Counter(advanced.faces([*advanced.game.pile, *advanced.game.drawn]))
        assert {kind: kinds[kind] for kind in kinds if len(kind) == 1} == {"R": 2, "I": 2, "P": 5}
        assert sum(kinds.values()) == 24
        missing |= {kind.id for kind in KINDS if kind.is_bicolour and kinds[kind.id] < kind.count}
    assert len(missing) > 3


@pytest.mark.rule("CC-A50")
def test_there_are_no_bribes_alone() -> None:
    table = Table("advanced", seats=1, seed=4)
    while table.game.deciders:
        assert not any("bribe" in move for move in table.moves(0))
        table.game.advance(0, table.game.moves(0)[-1])


@pytest.mark.rule("CC-77", "CC-A49")
@pytest.mark.parametrize("victory", range(5))
def test_every_score_has_its_rank(victory: int) -> None:
    assert [rank.id for rank in RANKS] == list(RANK_TABLE)
    for name, ranges in RANK_TABLE.items():
        bounds = ranges[victory]
        if bounds is not None:
            assert {rank_of(victory, bounds[0]).id, rank_of(victory, bounds[1]).id} == {name}


@pytest.mark.rule("CC-77", "CC-A54")
def test_a_negative_score_is_the_first_rank() -> None:
    assert {rank_of(victory, -7).id for victory in range(5)} == {"locality"}


@pytest.mark.rule("CC-77")
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_result_of_a_solo_game_names_the_rank(victory: str) -> None:
    table = Table("normal", victory, seats=1, seed=6)
    table.until_over()
    result = table.game.result
    assert result is not None
    rank = rank_of(VICTORIES.index(victory), result.totals[0])
    assert result.reason == f"end-{rank.id}"
    assert result.ranks == [1]
    cities = table.game.view(0)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["rank"] == rank.id


@pytest.mark.rule("CC-A54")
def test_a_city_lost_to_pollution_has_no_rank() -> None:
    table = Table("normal", "happiness", seats=1, ecology=True)
    table.city(0, "M N N N N N", "N industry_a . . . .")
    table.money(0, 0)
    assert final_result(table.game).reason == "end-polluted"
    cities = table.game.view(0)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["rank"] is None


@pytest.mark.rule("CC-A54", "CC-54")
def test_half_points_are_rounded_down_for_the_rank() -> None:
    table = Table("advanced", "industrial", seats=1)
    table.city(0, "P P P", "M LI:s:W P", "P P P")
    assert table.score(0) == 7


# The suburb


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "ring"),
    [
        ("simplified", {"R": 8, "C": 8, "P": 8}),
        ("normal", {"R": 10, "P": 9, "C": 9}),
        ("advanced", {"R": 10, "P": 9, "C": 9}),
    ],
)
def test_the_suburb_is_a_ring_round_the_empty_city(level: str, ring: dict[str, int]) -> None:
    table = Table(level, seats=1, suburb=True)
    ground = table.game.grounds[0]
    size = table.game.options.size
    counts = {
        "R": ground.whole[RESIDENCE].bit_count(),
        "C": ground.whole[COMMERCE].bit_count(),
        "P": ground.whole[PARKING].bit_count(),
    }
    assert counts == ring
    assert sum(ring.values()) == (size + 2) ** 2 - size**2
    assert ground.geometry.city.bit_count() == size**2
    # No two equal cards side by side, so every suburb card is a district of its own.
    assert table.homes() == [1] * ring["R"]
    assert table.shops() == [1] * ring["C"]


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "reserve"), [("simplified", (36, 25)), ("normal", (33, 23)), ("advanced", (38, 27))]
)
def test_the_ring_is_taken_from_the_reserve(level: str, reserve: tuple[int, int]) -> None:
    table = Table(level, seats=1, suburb=True)
    assert (table.game.reserve[RESIDENCE], table.game.reserve[COMMERCE]) == reserve


@pytest.mark.rule("CC-78")
def test_the_town_hall_goes_on_a_marked_place() -> None:
    table = Table(seats=1, suburb=True)
    assert table.game.round == 0
    assert sorted(table.moves(0)) == ["at c4", "at d3", "at d5", "at e4"]
    assert table.refusal(0, "at d4").rule == "CC-78"
    table.play(0, "at d5")
    assert town_halls(table) == ["d5"]
    assert table.game.round == 1
    normal = Table("normal", seats=1, suburb=True)
    assert sorted(normal.moves(0)) == ["at d4", "at d5", "at e4", "at e5"]


@pytest.mark.rule("CC-78", "CC-14")
def test_the_ring_fixes_the_square() -> None:
    table = suburb()
    site = table.game.cities[0].site
    assert site.spare.bit_count() == 24
    table.hand(0, "P")
    table.construct()
    assert table.refusal(0, "at a3").rule == "CC-22"
    assert table.refusal(0, "at i3").rule == "CC-14"


@pytest.mark.rule("CC-79", "CC-A45")
def test_suburb_cards_give_contact_and_do_not_count_for_the_limit() -> None:
    table = suburb()
    site = table.game.cities[0].site
    assert site.counted == 1
    assert allows(table, "P", "b2")
    assert not allows(table, "P", "c4")


@pytest.mark.rule("CC-79")
def test_suburb_cards_take_part_in_bans() -> None:
    table = suburb()
    assert not allows(table, "I", "c2")
    assert not allows(table, "R", "c2")
    assert not allows(table, "C", "d2")
    assert allows(table, "R", "d2")


@pytest.mark.rule("CC-79", "CC-26")
def test_a_suburb_residence_counts_for_the_growth_of_a_commerce() -> None:
    table = suburb()
    lay(table, c3="R", b3="C")
    ground = table.game.grounds[0]
    shop = next(shop for shop in ground.shops if shop.cells >> CELL_OF["b3"] & 1)
    assert homes_touching(ground, shop) == 2
    assert growth(table, COMMERCE)


@pytest.mark.rule("CC-80")
def test_suburb_cards_earn_and_score_nothing_by_themselves() -> None:
    table = suburb()
    assert table.income(0) == 1
    assert table.points(0, "residences") == 0


@pytest.mark.rule("CC-78", "CC-79", "CC-80", "CC-T29")
def test_suburb_cards_join_the_city() -> None:
    table = suburb()
    table.hand(0, "R", "I")
    table.construct()
    assert not allows(table, "I", "c2")
    assert not allows(table, "I", "f3")
    table.play(0, "build residence")
    table.play(0, "at c3")
    table.play(0, "at e3")
    assert table.income(0) == 1
    assert table.points(0, "residences") == 1
    table.hand(0, "C", "R")
    table.construct()
    table.play(0, "build commerce")
    table.play(0, "at b3")
    table.play(0, "at d2")
    table.develop()
    assert set(table.moves(0)) == {"grow commerce b2", "grow commerce b4"}
    table.play(0, "grow commerce b4")
    assert table.game.deciders == []
    assert [money for source, _, money in income_lines(table.game, 0) if "commerce" in source] == [
        6
    ]
    site = table.game.cities[0].site
    assert (site.taken & site.region).bit_count() == 6
    assert site.counted == 5
    lay(table, c4="L", f5="I")
    table.develop()
    assert table.game.ground(0).kind_at(CELL_OF["c2"]).id == "residence"
    assert max(table.homes()) == 4
    assert table.points(0, "residences") == 10


@pytest.mark.rule("CC-A46")
def test_districts_of_the_suburb_do_not_grow_by_themselves() -> None:
    table = suburb()
    # Leisures beside a suburb residence: it touches two culture cards.
    lay(table, b3="L")
    table.game.lay(0, *card("L"), CELL_OF["b4"])
    ground = table.game.grounds[0]
    assert growth(table, RESIDENCE) == []
    assert ground.kind_at(CELL_OF["a3"]).id == "residence"


@pytest.mark.rule("CC-A47")
def test_suburb_parkings_never_join() -> None:
    table = suburb("advanced", hall="d4")
    ring = geometry("suburb_6").ring
    parking = next(
        cell for cell, type_ in ring if type_ == PARKING and cell % 12 == 0 and cell > 12
    )
    beside = parking + 1
    table.game.lay(0, KINDS[PARKING], WHOLE, beside)
    assert [district.size for district in table.game.grounds[0].parkings] == [1]
    industrial = suburb("normal", "industrial", hall="d4")
    assert industrial.score(0) == 0


@pytest.mark.rule("CC-A52", "CC-80")
def test_a_suburb_commerce_counts_once_it_has_joined() -> None:
    table = suburb("simplified", "commercial", hall="c4")
    before = table.score(0)
    assert before == 0
    # A commerce beside the suburb commerce at a4, as growth would lay it.
    table.game.lay(0, KIND_OF["commerce"], WHOLE, CELL_OF["b4"])
    assert table.points(0, "commerces") == 2
    assert table.income(0) == 1 + 3


@pytest.mark.rule("CC-A52")
def test_suburb_cards_meet_no_need_show_no_colour_and_do_not_pollute_before_joining() -> None:
    table = Table("advanced", "happiness", seats=1, suburb=True, ecology=True)
    table.play(0, "at d4")
    ring = dict(geometry("suburb_6").ring)
    shop = next(
        cell
        for cell, type_ in ring.items()
        if type_ == COMMERCE and 12 < cell % 144 < 84 and cell % 12 == 0
    )
    table.game.lay(0, *card("P"), shop + 1)
    assert pollution(table.game, 0) == 0
    assert [money for source, _, money in income_lines(table.game, 0) if "parking" in source] == []
    table.game.lay(0, KIND_OF["commerce"], WHOLE, shop + 1 + 12)
    assert pollution(table.game, 0) == 1


@pytest.mark.rule("CC-81")
@pytest.mark.parametrize("suburban", [False, True])
def test_the_other_variants_can_be_played_alone(suburban: bool) -> None:
    table = Table(
        "advanced", seats=1, architect=True, ecology=True, crisis=True, suburb=suburban, seed=3
    )
    table.until_over()
    assert table.game.result is not None
