"""Playing alone, with or without the fictitious suburb (CC-74 to CC-81)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.content import VICTORIES
from quartier.titles.cardcity.solo import rank_of

LEVELS = ("simplified", "normal", "advanced")
VARIANTS = ("architect", "ecology", "leisure_crisis", "suburb")
# The least score of each rank, by victory condition, as in the table of CC-77.
LEAST = {
    "residential": (0, 30, 40, 50, 60, 70, 80, 90, 100, 120),
    "economic": (0, 60, 80, 100, 110, 120, 130, 140, 160, 170),
    "industrial": (0, 30, 35, 40, 45, 50, 55, 60, 65, 70),
    "commercial": (0, 20, 30, 40, 50, 60, 65, 70, 75, 80),
    "happiness": (0, None, 10, None, 15, None, 20, 25, None, 30),
}
RANKS = (
    "locality",
    "hamlet",
    "village",
    "market_town",
    "township",
    "town",
    "conurbation",
    "metropolis",
    "capital",
    "megalopolis",
)


@pytest.mark.rule("CC-74", "CC-81")
def test_everything_is_chosen_in_the_same_way_alone() -> None:
    refused = []
    for level, victory in product(LEVELS, VICTORIES):
        for chosen in product((False, True), repeat=len(VARIANTS)):
            given = dict(zip(VARIANTS, chosen, strict=True))
            settings = TITLE.settings({"level": level, "victory": victory, **given})
            assert not isinstance(settings, Refusal)
            refused.append(TITLE.check(settings, 1))

    assert refused == [None] * 240


@pytest.mark.rule("CC-74")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_lone_city_is_played_to_the_end(level: str, victory: str) -> None:
    table = Table(1, level, victory, fresh=True)

    table.at_random()

    assert table.game.result is not None


@pytest.mark.rule("CC-75")
def test_the_simplified_deck_of_one_player() -> None:
    deck = Table(1, fresh=True).deck()

    assert deck == {"R": 6, "I": 4, "P": 4, "C": 3, "L": 3}


@pytest.mark.rule("CC-75", "CC-76")
@pytest.mark.parametrize(("level", "rounds"), [("simplified", 10), ("normal", 8), ("advanced", 8)])
def test_the_rounds_of_a_game_alone(level: str, rounds: int) -> None:
    table = Table(1, level, fresh=True)

    table.at_random()

    assert table.game.view(None)["round"] == rounds
    assert table.zone("pile")["count"] == 0


@pytest.mark.rule("CC-75")
def test_alone_one_of_three_cards_goes_under_the_pile() -> None:
    table = Table(1)
    table.pile("R C P I L")
    table.acquire()

    assert table.drawn() == ["C", "P", "R"]
    table.play(0, "return commerce")

    assert table.hand(0) == ["P", "R"]
    assert table.bottom() == "C"


@pytest.mark.rule("CC-75")
def test_only_a_drawn_card_is_returned() -> None:
    table = Table(1)
    table.acquire("R C P")

    assert table.refusal(0, "return leisure") == "CC-75"


@pytest.mark.rule("CC-75")
def test_alone_leisures_of_the_first_round_go_back() -> None:
    table = Table(1, in_round=1)
    table.pile("L R L P C R")

    table.acquire()

    assert "L" not in table.drawn()
    assert len(table.drawn()) == 3


@pytest.mark.rule("CC-75")
def test_the_last_two_cards_are_both_kept() -> None:
    table = Table(1, in_round=10)
    table.pile("R C")

    table.acquire()

    assert table.hand(0) == ["C", "R"]
    assert table.game.deciders == []


@pytest.mark.rule("CC-76")
@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_alone_one_of_four_cards_goes_under_the_pile(level: str) -> None:
    table = Table(1, level)
    table.pile("R C P I L")
    table.acquire()

    assert table.drawn() == ["C", "I", "P", "R"]
    table.play(0, "return industry")

    assert table.hand(0) == ["C", "P", "R"]
    assert table.bottom() == "I"


@pytest.mark.rule("CC-76")
def test_the_last_three_cards_are_all_kept() -> None:
    table = Table(1, "normal", in_round=8)
    table.pile("R C P")

    table.acquire()

    assert table.hand(0) == ["C", "P", "R"]


@pytest.mark.rule("CC-76")
@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_one_player_has_three_parks_and_three_clouds(level: str) -> None:
    table = Table(1, level, fresh=True)

    assert [table.left("G"), table.left("N")] == [3, 3]


@pytest.mark.rule("CC-76")
def test_the_normal_deck_of_one_player() -> None:
    deck = Table(1, "normal", fresh=True).deck()

    assert deck == {"R": 7, "I": 4, "P": 5, "C": 4, "L": 4}


@pytest.mark.rule("CC-76")
def test_the_advanced_deck_of_one_player() -> None:
    deck = Table(1, "advanced", fresh=True).deck()

    assert {card: deck.get(card, 0) for card in "RIPCL"} == {
        "R": 2,
        "I": 2,
        "P": 5,
        "C": 0,
        "L": 0,
    }
    assert sum(deck.values()) == 9 + 15


@pytest.mark.rule("CC-77")
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_score_gives_a_rank(victory: str) -> None:
    number = VICTORIES.index(victory)
    known = [
        (least, rank)
        for least, rank in zip(LEAST[victory], RANKS, strict=True)
        if least is not None
    ]

    for (least, rank), (_, below) in zip(known[1:], known, strict=False):
        assert rank_of(number, least).id == rank
        assert rank_of(number, least - 1).id == below


@pytest.mark.rule("CC-77")
def test_the_rank_ends_the_game() -> None:
    table = Table(1, victory="economic")
    table.draw("M", money=120 + 65)

    assert table.finish().reason == "end-hamlet"


@pytest.mark.rule("CC-77", "CC-A54")
def test_a_negative_score_is_the_first_rank() -> None:
    table = Table(1)

    assert table.score() < 0
    assert table.finish().reason == "end-locality"


@pytest.mark.rule("CC-A54")
def test_a_city_lost_to_pollution_has_no_rank() -> None:
    table = Table(1, "normal", "happiness", ecology=True)
    table.draw("M N N N N N / C . . . . N", money=4)

    assert table.seen(0, "rank") is None
    assert table.finish().reason == "end-polluted"


# The suburb


def suburb(level: str = "simplified", victory: str = "residential") -> Table:
    table = Table(1, level, victory, suburb=True)
    table.draw("M", hall="d3" if level == "simplified" else "d4")
    return table


def ring(table: Table) -> list[str]:
    last = 7 if table.game.view(None)["level"] == "simplified" else 8
    columns = "abcdefgh"[:last]
    cells = [f"{column}{row}" for row in range(1, last + 1) for column in columns]
    edge = [cell for cell in cells if cell[0] in columns[0] + columns[-1] or cell[1:] in f"1{last}"]
    return [table.at(cell) for cell in edge]


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "cards"),
    [("simplified", {"R": 8, "C": 8, "P": 8}), ("normal", {"R": 10, "C": 9, "P": 9})],
)
def test_a_ring_of_cards_lies_round_the_city(level: str, cards: dict[str, int]) -> None:
    laid = ring(Table(1, level, suburb=True, fresh=True))

    assert {card: laid.count(card) for card in cards} == cards
    assert len(laid) == sum(cards.values())


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize("level", LEVELS)
def test_the_town_hall_goes_on_one_of_four_places(level: str) -> None:
    table = Table(1, level, suburb=True, fresh=True)

    assert len(table.moves(0)) == 4
    assert table.refusal(0, "at b2") == "CC-78"


@pytest.mark.rule("CC-78")
def test_the_town_hall_stands_where_the_player_puts_it() -> None:
    table = Table(1, suburb=True, fresh=True)

    table.play(0, "at c4")

    assert table.at("c4") == "M"
    assert table.count("M") == 1


@pytest.mark.rule("CC-78")
def test_the_ring_fixes_the_square() -> None:
    free = suburb().seen(0, "free")

    assert isinstance(free, list)
    assert len(free) == 24
    assert {name[0] for name in free} == set("bcdef")


@pytest.mark.rule("CC-78")
def test_the_cards_of_the_ring_are_missing_in_the_reserve() -> None:
    table, plain = Table(1, suburb=True, fresh=True), Table(1, fresh=True)

    missing = [
        int(str(plain.left(field))) - int(str(table.left(field)))
        for field in ("residence", "commerce", "industry")
    ]
    assert missing == [8, 8, 0]


@pytest.mark.rule("CC-78")
def test_the_suburb_is_for_one_player() -> None:
    settings = TITLE.settings({"suburb": True})
    assert not isinstance(settings, Refusal)

    refusal = TITLE.check(settings, 2)

    assert refusal is not None
    assert refusal.rule == "CC-78"


@pytest.mark.rule("CC-79")
def test_the_suburb_does_not_count_for_the_limit() -> None:
    assert suburb().size() == (1, 5)


@pytest.mark.rule("CC-79")
def test_a_joined_card_of_the_suburb_does_not_count_for_the_limit_either() -> None:
    table = suburb()
    table.draw("M . . / R . . / . . .", hall="d3")
    table.draw(". R . / . M .", hall="d3")

    assert table.size() == (2, 5)


@pytest.mark.rule("CC-79", "CC-A45")
def test_a_card_of_the_suburb_is_contact_enough() -> None:
    table = suburb()
    table.construct("P")

    assert "b6" in table.places(0, "P")


@pytest.mark.rule("CC-79")
@pytest.mark.parametrize(("card", "place", "rule"), [("R", "c2", "CC-21"), ("C", "d2", "CC-21")])
def test_the_ban_on_the_own_colour_holds_towards_the_suburb(
    card: str, place: str, rule: str
) -> None:
    """The ring has a residence above c2 and a commerce above d2."""
    table = suburb()
    table.construct(card)

    assert table.build_refusal(0, card, place) == rule


@pytest.mark.rule("CC-80")
def test_a_residence_of_the_suburb_scores_once_it_has_joined() -> None:
    """The own residence on c2 hangs together with the one above it."""
    table = suburb()
    before = table.points("residences")
    table.draw("R . / . M", hall="d3")

    assert before == 0
    assert table.points("residences") == 3


@pytest.mark.rule("CC-80")
def test_a_commerce_of_the_suburb_earns_once_it_has_joined() -> None:
    table = suburb()
    before = table.earnings("commerce")
    table.draw("C / M", hall="d3")

    assert before == []
    assert table.earnings("commerce") == [3]


@pytest.mark.rule("CC-80", "CC-A52")
def test_a_joined_commerce_counts_for_the_commercial_victory() -> None:
    table = suburb(victory="commercial")
    table.draw("C / M", hall="d3")

    assert table.points("buildings") == 2


@pytest.mark.rule("CC-80", "CC-A52")
def test_commerces_of_the_suburb_make_no_warehouses_before_joining() -> None:
    assert suburb(victory="commercial").score() == 0


@pytest.mark.rule("CC-A52")
def test_the_suburb_fills_no_place_of_the_square() -> None:
    assert suburb().seen(0, "empty") == 24


@pytest.mark.rule("CC-A46")
def test_districts_of_the_suburb_do_not_grow_by_themselves() -> None:
    """The leisures touch a residence of the suburb, which is not one's own."""
    table = suburb()
    table.draw("L . / . M", hall="d3")

    table.develop()

    assert table.seen(0, "cards") == 2


@pytest.mark.rule("CC-A47")
def test_parkings_of_the_suburb_join_no_district() -> None:
    table = suburb("advanced")
    table.draw("M", hall="d4")

    assert table.districts("P") == []


@pytest.mark.rule("CC-81")
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_alone_the_architect_may_be_used_in_every_round(in_round: int) -> None:
    table = Table(1, architect=True, in_round=in_round)

    table.construct("P R")

    assert "architect" in table.moves(0)


@pytest.mark.rule("CC-81")
@pytest.mark.parametrize("variant", ["architect", "ecology", "leisure_crisis"])
@pytest.mark.parametrize("with_suburb", [False, True])
def test_the_other_variants_are_played_alone_to_the_end(variant: str, with_suburb: bool) -> None:
    table = Table(
        1,
        "advanced",
        architect=variant == "architect",
        ecology=variant == "ecology",
        leisure_crisis=variant == "leisure_crisis",
        suburb=with_suburb,
        fresh=True,
    )

    table.at_random()

    assert table.game.result is not None
