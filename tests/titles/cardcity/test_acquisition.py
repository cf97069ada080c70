"""Phase 1: drawing, dividing and choosing (CC-7 to CC-10, CC-36)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.testing.random_play import plain_view


def offers(seats: int, level: str, lot: str) -> list[tuple[int, ...]]:
    """The open and hidden cards of every offer of a round in which all take the same lot."""
    table = Table(seats, level)
    table.acquire()
    found: list[tuple[int, ...]] = []
    while table.game.deciders:
        (seat,) = table.game.deciders
        if f"take {lot}" in table.moves(seat):
            found.append(tuple(len(part) for parts in table.offer() for part in parts))
            table.take(seat, lot)
        else:
            table.play(seat, table.moves(seat)[0])
    return found


@pytest.mark.rule("CC-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_draws_two_cards_for_everybody(seats: int) -> None:
    table = Table(seats)
    table.pile("P R " * 5)

    table.acquire()

    assert len(table.drawn()) == 2 * seats
    assert table.zone("pile")["count"] == 10 - 2 * seats


@pytest.mark.rule("CC-7")
def test_the_first_player_alone_looks_at_the_drawn_cards() -> None:
    table = Table(3, first=1)

    table.acquire("R I L P C C")

    assert [len(table.known("drawn", eyes)) for eyes in (0, 1, 2, None)] == [0, 6, 0, 0]


@pytest.mark.rule("CC-7", "CC-9b")
def test_in_the_first_round_leisures_go_back_into_the_pile() -> None:
    table = Table(in_round=1)
    table.pile("L R L P L R P R P")

    table.acquire()

    assert "L" not in table.drawn()
    assert len(table.drawn()) == 4
    assert table.deck() == {"L": 3, "P": 3, "R": 3}


@pytest.mark.rule("CC-7")
def test_later_leisures_stay() -> None:
    table = Table(in_round=2)

    table.acquire("L R L P")

    assert table.drawn() == ["L", "L", "P", "R"]


@pytest.mark.rule("CC-A3")
def test_half_leisures_go_back_in_the_first_round_too() -> None:
    table = Table(level="advanced", in_round=1)
    table.pile("RL:s R LI:d P R R C P")

    table.acquire()

    assert table.drawn() == sorted(["R", "P", "R", "R", "C", "P"])


@pytest.mark.rule("CC-8")
def test_the_divider_chooses_the_cards_of_both_lots() -> None:
    table = Table(3)
    table.acquire("R I L P C C")

    table.divide(0, "L P", "C I|C R")

    assert table.offer() == [(["L", "P"], []), (["C", "I"], ["C", "R"])]


@pytest.mark.rule("CC-8")
def test_the_first_lot_is_made_first() -> None:
    table = Table()
    table.acquire("R I P C")

    assert table.refusal(0, "second open residence") == "CC-8"


@pytest.mark.rule("CC-8")
def test_only_drawn_cards_are_divided() -> None:
    table = Table()
    table.acquire("R I P C")

    assert table.refusal(0, "first open leisure") == "CC-8"


@pytest.mark.rule("CC-8")
def test_the_first_lot_has_no_third_card() -> None:
    table = Table(3)
    table.acquire("R I L P C C")
    table.play(0, "first open residence", "first open commerce")

    assert table.refused(0, "first open parking").key == "refusal-other-part"


@pytest.mark.rule("CC-8")
def test_where_all_cards_are_alike_nobody_is_asked_how_to_divide_them() -> None:
    table = Table()

    table.acquire("R R R R")

    assert table.game.deciders == [1]
    assert table.offer() == [(["R", "R"], []), (["R"], ["R"])]


@pytest.mark.rule("CC-8")
def test_face_down_cards_are_seen_by_the_divider_alone() -> None:
    table = Table(3)
    table.acquire("R I L P C C")
    table.divide(0, "R C", "P C|I L")

    hidden = [table.lots(eyes)[1]["hidden"] for eyes in (0, 1, 2, None)]
    unseen = {"count": 2, "known": []}
    assert hidden == [{"count": 2, "known": ["leisure", "industry"]}, unseen, unseen, unseen]


@pytest.mark.rule("CC-8")
def test_lots_that_are_being_made_are_the_dividers_business() -> None:
    table = Table()
    table.acquire("R I P C")

    table.play(0, "first open residence")

    assert [plain_view(table.game, eyes)["offer"] is None for eyes in (0, 1, None)] == [
        False,
        True,
        True,
    ]


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize(("lot", "hands"), [("first", ["I P", "C R"]), ("second", ["C R", "I P"])])
def test_the_last_divider_gets_the_lot_that_is_left(lot: str, hands: list[str]) -> None:
    table = Table()
    table.acquire("R C P I")
    table.divide(0, "R C", "P|I")

    table.take(1, lot)

    assert [" ".join(table.hand(seat)) for seat in (0, 1)] == hands


@pytest.mark.rule("CC-9")
def test_the_next_player_clockwise_chooses() -> None:
    table = Table(4, first=2)
    table.acquire("R C P I R C P I")

    table.divide(2, "R C", "P I R|C P I")

    assert table.game.deciders == [3]


@pytest.mark.rule("CC-9")
def test_the_second_lot_is_divided_for_the_following_player() -> None:
    table = Table(4, first=2)
    table.acquire("R C P I R C P I")
    table.divide(2, "R C", "P I R|C P I")
    table.take(3, "second")

    table.divide(3, "P I", "R C|P I")

    assert table.game.deciders == [0]


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_up_with_two_cards(seats: int) -> None:
    table = Table(seats)
    table.acquire()

    table.at_random()

    assert [len(table.hand(seat)) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("CC-9a")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [(2, 0, 1, 1)]),
        (3, [(2, 0, 2, 2), (2, 0, 1, 1)]),
        (4, [(2, 0, 3, 3), (2, 0, 2, 2), (2, 0, 1, 1)]),
    ],
)
@pytest.mark.parametrize("lot", ["first", "second"])
def test_the_offers_of_a_simplified_round(
    seats: int, expected: list[tuple[int, ...]], lot: str
) -> None:
    assert offers(seats, "simplified", lot) == expected


@pytest.mark.rule("CC-36", "CC-36a")
@pytest.mark.parametrize("level", ["normal", "advanced"])
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [(2, 1, 1, 2)]),
        (3, [(2, 1, 2, 4), (2, 1, 1, 2)]),
        (4, [(2, 1, 3, 6), (2, 1, 2, 4), (2, 1, 1, 2)]),
    ],
)
@pytest.mark.parametrize("lot", ["first", "second"])
def test_the_offers_of_a_normal_or_advanced_round(
    level: str, seats: int, expected: list[tuple[int, ...]], lot: str
) -> None:
    assert offers(seats, level, lot) == expected


@pytest.mark.rule("CC-A4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lot", ["first", "second"])
@pytest.mark.parametrize(
    ("level", "hidden_for_one_open"), [("simplified", 1), ("normal", 2), ("advanced", 2)]
)
def test_every_second_lot_can_be_divided_evenly(
    level: str, hidden_for_one_open: int, seats: int, lot: str
) -> None:
    found = offers(seats, level, lot)

    assert len(found) == seats - 1
    for *_, open_cards, hidden_cards in found:
        assert hidden_cards == hidden_for_one_open * open_cards


@pytest.mark.rule("CC-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_up_with_three_cards_of_a_normal_round(seats: int) -> None:
    table = Table(seats, "normal")
    table.acquire()

    table.at_random()

    assert [len(table.hand(seat)) for seat in range(seats)] == [3] * seats


@pytest.mark.rule("CC-6", "CC-9b", "CC-31", "CC-34")
@pytest.mark.parametrize(
    ("level", "rounds"),
    [("simplified", (10, 10, 10)), ("normal", (8, 9, 8)), ("advanced", (8, 9, 8))],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_empties_the_pile_and_ends_the_game(
    seats: int, level: str, rounds: tuple[int, int, int]
) -> None:
    table = Table(seats, level, fresh=True)

    table.at_random()

    assert plain_view(table.game, None)["round"] == rounds[seats - 2]
    assert table.zone("pile")["count"] == 0
    assert table.game.result is not None


@pytest.mark.rule("CC-10")
def test_everybody_sees_the_size_of_the_pile_and_all_money() -> None:
    table = Table(3)
    table.pile("R C P I R")
    table.money(4, 0, 17)

    for eyes in (0, 1, 2, None):
        assert [table.seen(seat, "money", eyes) for seat in range(3)] == [4, 0, 17]
        assert table.zone("pile", eyes) == {"count": 5, "known": []}
