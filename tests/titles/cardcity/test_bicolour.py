"""Bicolour cards (CC-45 to CC-50)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Place, Table, card

from quartier.titles.cardcity.content import (
    BICOLOUR,
    KIND_OF,
    OPPOSITE,
    SIDES,
    TYPE_IDS,
    WHOLE,
    Kind,
)
from quartier.titles.cardcity.development import cultures_touching, homes_touching
from quartier.titles.cardcity.geometry import CELL_OF, LAYOUTS, Geometry, geometry
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.placing import forbids_place, ways

NEXT_TO = {"n": (0, 1), "e": (1, 2), "s": (2, 1), "w": (1, 0)}


def illegal(table: Table, place: Place) -> set[str]:
    """The plain development and industry cards that may not be built on a place."""
    site = table.game.cities[0].site
    cell = CELL_OF[table.name(place)]
    return {
        letter
        for letter in "RCI"
        if forbids_place(site, card(letter)[0], WHOLE, cell) in ("CC-19", "CC-21")
    }


@pytest.mark.rule("CC-45")
@pytest.mark.parametrize("kind", BICOLOUR, ids=lambda kind: kind.id)
def test_every_bicolour_card_can_be_turned_by_quarter_turns(kind: Kind) -> None:
    site = Table("advanced").game.cities[0].site
    turns = {SIDES[turn] for turn, _ in ways(site, kind)}
    assert turns == ({"w", "n", "e", "s"} if kind.cut == "straight" else {"nw", "ne", "se", "sw"})


@pytest.mark.rule("CC-45")
def test_a_straight_half_has_one_side_and_half_of_two_others_a_triangle_two_sides() -> None:
    layout = geometry("own_6")
    middle = CELL_OF["f6"]
    around = {"n": CELL_OF["f5"], "e": CELL_OF["g6"], "s": CELL_OF["f7"], "w": CELL_OF["e6"]}
    touched = {
        "w": "wns",
        "n": "nwe",
        "e": "ens",
        "s": "swe",
        "nw": "nw",
        "ne": "ne",
        "se": "se",
        "sw": "sw",
    }
    for turn, side in enumerate(SIDES):
        if side:
            expected = sum(1 << around[letter] for letter in touched[side])
            assert layout.rims[turn][middle] == expected


@pytest.mark.rule("CC-45")
def test_opposite_halves_share_no_side_but_the_cut() -> None:
    layout = geometry("own_6")
    middle = CELL_OF["f6"]
    for turn in range(1, len(SIDES)):
        first, second = layout.outlines[turn][middle], layout.outlines[OPPOSITE[turn]][middle]
        assert (first & second).bit_count() == 1
        seam = first & second
        assert (first | second) & ~seam == layout.outlines[WHOLE][middle]


@pytest.mark.rule("CC-45", "CC-46", "CC-T14")
@pytest.mark.parametrize(
    ("token", "no_homes", "no_shops"),
    [("CI:d:SW", "ne", "sw"), ("CI:d:NW", "es", "nw")],
)
def test_a_diagonal_commerce_industry_and_its_quarter_turn(
    token: str, no_homes: str, no_shops: str
) -> None:
    table = Table("advanced")
    table.city(0, ". . .", f". {token} .", ". . .", top_left="e5")
    for side, place in NEXT_TO.items():
        found = illegal(table, place)
        assert ("R" in found) == (side in no_homes)
        assert ("C" in found) == (side in no_shops)


@pytest.mark.rule("CC-46", "CC-45", "CC-47", "CC-T15")
def test_building_next_to_bicolour_cards() -> None:
    table = Table("advanced")
    table.city(0, ". . . .", ". CI:s:W . .", ". RC:s:W M P", ". . . .")
    site = table.game.cities[0].site
    assert (site.taken.bit_count(), site.counted, site.limit) == (4, 4, 10)
    assert illegal(table, (2, 0)) == {"R", "I"}
    assert illegal(table, (3, 1)) >= {"R", "I"}
    assert "R" not in illegal(table, (1, 0))
    table.hand(0, "R")
    table.construct()
    table.play(0, f"at {table.name((1, 0))}")
    table.develop()
    assert table.at(0, (0, 1)) == "commerce"


@pytest.mark.rule("CC-46")
def test_each_half_obeys_the_bans_of_its_own_type() -> None:
    table = Table("advanced")
    # A residence above: the industry half must not touch it, the commerce half may.
    table.city(0, "R . .", ". M .")
    kind = KIND_OF["commerce_industry_diagonal"]
    site = table.game.cities[0].site
    cell = CELL_OF[table.name((1, 0))]
    legal = {SIDES[turn] for turn, at in ways(site, kind) if at == cell}
    # The first half is the commerce: it has to lie at the top.
    assert legal == {"nw", "ne"}
    for turn in kind.turns:
        if SIDES[turn] not in legal:
            assert forbids_place(site, kind, turn, cell) == "CC-19"


@pytest.mark.rule("CC-46", "CC-20")
def test_a_card_with_a_leisure_half_costs_five_dollars() -> None:
    table = Table("advanced")
    table.money(0, 8)
    table.hand(0, "RL:s:W", "CL:s:W")
    table.construct()
    assert table.game.goal == 1
    table.play(0, table.moves(0)[0])
    table.play(0, table.moves(0)[0])
    assert table.money_of()[0] == 3
    assert table.moves(0) == ["pass"]


@pytest.mark.rule("CC-45")
def test_a_whole_card_is_not_turned_and_a_bicolour_card_always_is() -> None:
    table = Table("advanced")
    table.hand(0, "P")
    table.construct()
    assert table.refusal(0, "at f5 w").rule == "CC-45"
    table.hand(0, "RC:s:W")
    table.construct()
    assert table.refusal(0, "at f5").rule == "CC-45"
    assert table.refusal(0, "at f5 nw").rule == "CC-45"
    table.play(0, "at f5 n")
    ground = table.game.ground(0)
    cell = CELL_OF["f5"]
    assert (ground.kind_at(cell).id, SIDES[ground.turn_at(cell)]) == (
        "residence_commerce_straight",
        "n",
    )


@pytest.mark.rule("CC-47", "CC-A11")
def test_an_industry_half_counts_as_a_card_and_raises_the_limit() -> None:
    table = Table("advanced")
    table.city(0, "P P .", "P M P")
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (5, 5)
    table.hand(0, "LI:d:NW", "RC:d:NW")
    table.money(0, 5)
    table.construct()
    assert table.game.goal == 2
    assert table.game.picked == KIND_OF["leisure_industry_diagonal"].number
    table.play(0, table.moves(0)[0])
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (6, 10)


@pytest.mark.rule("CC-48", "CC-25", "CC-T16", "CC-A15")
def test_a_half_residence_between_town_hall_and_leisure_grows_at_its_own_half() -> None:
    table = Table("advanced")
    table.city(0, ". L . .", "M RC:s:W . .", ". . . .")
    table.develop()
    assert table.at(0, (2, 1)) == "residence"
    assert table.at(0, (1, 2)) == "."
    assert table.homes() == [2]


@pytest.mark.rule("CC-48", "CC-26", "CC-T17", "CC-A32")
def test_two_half_commerces_form_a_district_of_two_that_needs_three_neighbours() -> None:
    table = Table("advanced")
    table.city(0, ". . R .", ". RC:s:N CI:d:NW .", ". M . .")
    ground = table.game.ground(0)
    assert table.shops() == [2]
    assert homes_touching(ground, ground.shops[0]) == 2
    table.develop()
    assert table.shops() == [2]


@pytest.mark.rule("CC-A32", "CC-21", "CC-46")
def test_two_half_commerces_cannot_be_built_touching() -> None:
    table = Table("advanced")
    table.city(0, "RC:s:N . .", "M . .")
    site = table.game.cities[0].site
    cell = CELL_OF[table.name((0, 1))]
    kind, turn = card("CI:d:NW")
    assert forbids_place(site, kind, turn, cell) == "CC-21"


@pytest.mark.rule("CC-50", "CC-48", "CC-T19")
def test_half_residences_score_as_whole_cards() -> None:
    table = Table("advanced")
    table.city(0, "RC:s:E R RL:s:W", top_left="d6")
    assert table.homes() == [3]
    assert table.points(0, "residences") == 6


@pytest.mark.rule("CC-49", "CC-48")
def test_half_commerces_earn_as_whole_cards() -> None:
    table = Table("advanced")
    table.city(0, "M RC:s:W C")
    assert table.shops() == [2]
    assert table.income(0) == 1 + 3


@pytest.mark.rule("CC-A30")
def test_the_two_halves_of_one_card_touch_each_other() -> None:
    table = Table("advanced")
    table.city(0, "RC:s:W . .", "M . .")
    ground = table.game.ground(0)
    assert homes_touching(ground, ground.shops[0]) == 1
    table.city(0, "RL:s:N . .", ". . M")
    ground = table.game.ground(0)
    assert cultures_touching(ground, ground.homes[0]) == 1


@pytest.mark.rule("CC-A30")
@pytest.mark.parametrize("halves_touch", [True, False])
def test_the_worked_examples_hold_whether_or_not_halves_of_one_card_touch(
    halves_touch: bool,
) -> None:
    layout = Geometry(LAYOUTS["own_6"], halves_touch)

    def ground_of(*rows: str) -> Ground:
        ground = Ground(layout)
        for row, line in enumerate(rows):
            for column, token in enumerate(line.split()):
                if token != ".":
                    kind, turn = card(token)
                    ground.lay(kind, turn, (row + 3) * 12 + column + 3)
        return ground

    shops = ground_of(". . R .", ". RC:s:N CI:d:NW .", ". M . .")
    assert homes_touching(shops, shops.shops[0]) == 2
    assert shops.shops[0].size == 2
    home = ground_of(". L . .", "M RC:s:W . .")
    assert cultures_touching(home, home.homes[0]) == 2
    lonely = ground_of("RC:s:W . M")
    assert homes_touching(lonely, lonely.shops[0]) == int(halves_touch)


@pytest.mark.rule("CC-A31", "CC-45")
def test_half_a_side_is_contact_enough() -> None:
    table = Table("advanced")
    # Both cards are cut upright: residence touches residence along half a side.
    table.city(0, "RC:s:W . .", "RL:s:W . .", ". . M")
    assert table.homes() == [2]
    table.city(0, "RC:s:W . .", "RL:s:E . .", ". . M")
    assert table.homes() == [1, 1]


@pytest.mark.rule("CC-A21", "CC-38")
@pytest.mark.parametrize("standing", ["I", "CI:s:W"])
def test_half_industries_bring_and_cause_clouds(standing: str) -> None:
    table = Table("advanced")
    table.city(0, f"M {standing} . .")
    table.money(0, 5)
    table.hand(0, "LI:s:W")
    table.construct()
    place = table.name((0, 2))
    table.play(0, next(move for move in table.moves(0) if move.startswith(f"at {place} ")))
    assert table.question(0).prompt == "prompt-cloud"


@pytest.mark.rule("CC-45", "CC-47")
@pytest.mark.parametrize("kind", BICOLOUR, ids=lambda kind: kind.id)
def test_every_bicolour_card_can_be_built_and_counts_as_one(kind: Kind) -> None:
    table = Table("advanced")
    table.money(0, 5)
    table.hand(0, kind.id)
    table.construct()
    before = table.game.cities[0].site
    events = table.play(0, table.moves(0)[0])
    site = table.game.cities[0].site
    assert site.counted == before.counted + 1
    assert site.industries == int("industry" in [TYPE_IDS[type_] for type_ in kind.types])
    assert site.leisures == int("leisure" in [TYPE_IDS[type_] for type_ in kind.types])
    assert {"event-built", "event-turned"} <= {event.key for event in events}
