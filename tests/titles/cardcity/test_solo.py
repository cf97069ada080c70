"""Playing alone (CC-74 to CC-77, CC-81); test_suburb.py has the suburb."""

from __future__ import annotations

from itertools import product

import pytest
from tests.titles.cardcity.notation import written
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.content import BICOLOUR, VICTORIES
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


@pytest.mark.rule("CC-75")
def test_the_simplified_deck_of_one_player() -> None:
    deck = Table(1, fresh=True).deck()

    assert deck == {"R": 6, "I": 4, "P": 4, "C": 3, "L": 3}


@pytest.mark.rule("CC-75", "CC-76")
@pytest.mark.parametrize(("level", "rounds"), [("simplified", 10), ("normal", 8), ("advanced", 8)])
def test_the_rounds_of_a_game_alone(level: str, rounds: int) -> None:
    table = Table(1, level, fresh=True)

    table.at_random()

    assert plain_view(table.game, None)["round"] == rounds
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
def test_the_returned_card_is_known_to_the_player_and_to_no_spectator() -> None:
    table = Table(1)
    table.acquire("R C P")

    table.play(0, "return commerce")

    assert [table.known("pile", eyes) for eyes in (0, None)] == [["commerce"], []]


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


@pytest.mark.rule("CC-A48")
def test_chance_leaves_one_bicolour_card_out_of_the_deck() -> None:
    left_out = set()
    for seed in range(20):
        deck = Table(1, "advanced", fresh=True, seed=seed).deck()
        left_out |= {kind.id for kind in BICOLOUR if deck.get(written(kind), 0) < kind.count}

    assert len(left_out) > 3


@pytest.mark.rule("CC-77", "CC-A49")
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
    assert rank_of(number, 1000).id == "megalopolis"


@pytest.mark.rule("CC-77")
def test_the_rank_ends_the_game() -> None:
    table = Table(1, victory="economic")
    table.draw("M", money=120 + 65)

    assert table.seen(0, "rank") == "hamlet"
    assert table.finish().reason == "end-hamlet"


@pytest.mark.rule("CC-74", "CC-77")
@pytest.mark.parametrize("victory", VICTORIES)
def test_a_lone_city_is_played_to_its_rank(victory: str) -> None:
    table = Table(1, "advanced", victory, fresh=True)

    table.at_random()

    result = table.game.result
    assert result is not None
    rank = rank_of(VICTORIES.index(victory), result.totals[0]).id
    assert (result.ranks, result.reason) == ([1], f"end-{rank}")


@pytest.mark.rule("CC-77", "CC-A54")
def test_a_negative_score_is_the_first_rank() -> None:
    table = Table(1)

    assert table.score() < 0
    assert table.finish().reason == "end-locality"


@pytest.mark.rule("CC-A54")
def test_half_a_point_is_not_enough_for_the_next_rank() -> None:
    """29 parkings and half an industry."""
    table = Table(1, "advanced", "industrial")
    rows = ["P P P P P P"] * 4 + ["P LI:s:w P P P M", "P R R R R R"]
    table.draw(" / ".join(rows))

    assert table.score() == 29.5
    assert table.finish().reason == "end-locality"


@pytest.mark.rule("CC-A54")
def test_a_city_lost_to_pollution_has_no_rank() -> None:
    table = Table(1, "normal", "happiness", ecology=True)
    table.draw("M N N N N N / C . . . . N", money=4)

    assert table.seen(0, "rank") is None
    assert table.finish().reason == "end-polluted"


@pytest.mark.rule("CC-81")
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_alone_the_architect_may_be_used_in_every_round(in_round: int) -> None:
    table = Table(1, architect=True, in_round=in_round)

    table.construct("P R")

    assert "architect" in table.moves(0)


@pytest.mark.rule("CC-81")
@pytest.mark.parametrize("suburb", [False, True])
def test_the_other_three_variants_are_played_alone_to_the_end(suburb: bool) -> None:
    table = Table(
        1,
        "advanced",
        architect=True,
        ecology=True,
        leisure_crisis=True,
        suburb=suburb,
        fresh=True,
    )

    table.at_random()

    assert table.game.result is not None
