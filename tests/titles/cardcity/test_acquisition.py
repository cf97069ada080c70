"""Phase 1: drawing, dividing, choosing and bribing (CC-7 to CC-10, CC-36, CC-44)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import KINDS


def divide_at_random(table: Table, seat: int) -> None:
    while table.game.deciders == [seat]:
        table.play(seat, table.moves(seat)[0])


@pytest.mark.rule("CC-7")
@pytest.mark.parametrize(("level", "each"), [("simplified", 2), ("normal", 3), ("advanced", 3)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_draws_for_everybody_and_alone_sees_the_cards(
    level: str, each: int, seats: int
) -> None:
    table = Table(level, seats=seats, seed=5)
    game = table.game
    cards = [*game.drawn, *(card for part in game.lots for card in part)]
    assert len(cards) == each * seats
    assert game.deciders == [game.first]
    for seat in (*range(seats), None):
        assert table.seen(cards, seat) == (len(cards) if seat == game.first else 0)


@pytest.mark.rule("CC-7", "CC-A3")
@pytest.mark.parametrize("level", ["simplified", "advanced"])
def test_no_leisure_is_drawn_in_the_first_round(level: str) -> None:
    for seed in range(30):
        table = Table(level, seats=4, seed=seed)
        game = table.game
        cards = [*game.drawn, *(card for part in game.lots for card in part)]
        assert len(cards) == game.options.deck.keep * 4
        assert not any(KINDS[game.cards.face[card]].is_leisure for card in cards)
        assert len(game.pile) == game.options.deck.size - len(cards)


@pytest.mark.rule("CC-7")
def test_leisures_of_the_first_round_go_back_into_a_shuffled_pile() -> None:
    table = Table()
    table.draw("P", "P", "R", "R", "L", "L", "C", "C", round_number=1)
    assert "L" not in table.faces(table.game.drawn)
    assert len(table.game.drawn) == 4
    assert table.faces(table.game.pile).count("L") == 2


@pytest.mark.rule("CC-7")
def test_leisures_stay_from_the_second_round_on() -> None:
    table = Table()
    table.draw("P", "P", "R", "R", "L", "L", "C", "C")
    assert table.faces(table.game.drawn) == ["C", "C", "L", "L"]
    assert table.faces(table.game.pile) == ["P", "P", "R", "R"]


@pytest.mark.rule("CC-8")
def test_a_simplified_divider_shows_two_cards_and_hides_half_of_the_rest() -> None:
    table = Table(seats=3)
    table.divide("R", "I", "L", "P", "C", "C")
    assert table.moves(0) == [
        "first open residence",
        "first open commerce",
        "first open leisure",
        "first open industry",
        "first open parking",
    ]
    table.play(0, "first open residence")
    table.play(0, "first open commerce")
    assert table.refusal(0, "first open parking").key == "refusal-other-part"
    assert table.refusal(0, "second open residence").rule == "CC-8"
    table.play(0, "second open parking")
    table.play(0, "second open commerce")
    assert table.offered() == [(["C", "R"], 0), (["C", "P"], 2)]
    assert table.game.deciders == [1]
    assert table.moves(1) == ["take first", "take second"]


@pytest.mark.rule("CC-8", "CC-10")
def test_only_the_divider_knows_the_hidden_cards_and_all_know_the_open_ones() -> None:
    table = Table(seats=3)
    table.divide("R", "I", "L", "P", "C", "C")
    for move in ("first open residence", "first open commerce", "second open parking"):
        table.play(0, move)
        offer = table.game.view(1)["offer"]
        assert offer is None
    table.play(0, "second open commerce")
    lots = table.game.lots
    for seat in (0, 1, 2, None):
        assert table.seen(lots[0] + lots[2], seat) == 4
        assert table.seen(lots[3], seat) == (2 if seat == 0 else 0)


@pytest.mark.rule("CC-9", "CC-T2")
def test_who_takes_the_first_lot_keeps_it_and_the_divider_divides_again() -> None:
    table = Table(seats=3)
    table.divide("R", "I", "L", "P", "C", "C")
    for move in ("residence", "commerce"):
        table.play(0, f"first open {move}")
    for move in ("parking", "commerce"):
        table.play(0, f"second open {move}")
    table.play(1, "take first")
    assert table.hands() == [[], ["C", "R"], []]
    assert table.game.deciders == [0]
    table.play(0, "first open parking")
    table.play(0, "first open industry")
    table.play(0, "second open commerce")
    assert table.offered() == [(["I", "P"], 0), (["C"], 1)]
    table.play(2, "take first")
    assert table.hands() == [["C", "L"], ["C", "R"], ["I", "P"]]


@pytest.mark.rule("CC-9", "CC-T2")
def test_who_takes_the_second_lot_becomes_the_divider() -> None:
    table = Table(seats=3)
    table.divide("R", "I", "L", "P", "C", "C")
    for move in ("residence", "commerce"):
        table.play(0, f"first open {move}")
    for move in ("parking", "commerce"):
        table.play(0, f"second open {move}")
    table.play(1, "take second")
    assert table.hands() == [["C", "R"], [], []]
    assert table.game.deciders == [1]
    assert table.faces(table.game.drawn) == ["C", "I", "L", "P"]
    assert table.game.chooser == 2
    table.play(1, "first open leisure")
    table.play(1, "first open commerce")
    table.play(1, "second open industry")
    table.play(2, "take second")
    assert table.hands() == [["C", "R"], ["C", "L"], ["I", "P"]]


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("level", "each"), [("simplified", 2), ("normal", 3)])
def test_everybody_ends_up_with_the_same_number_of_cards(seats: int, level: str, each: int) -> None:
    for seed in range(10):
        table = Table(level, seats=seats, seed=seed)
        while table.game.phase == 0:
            seat = table.game.deciders[0]
            moves = table.moves(seat)
            table.play(seat, moves[seed % len(moves)])
            if all(table.game.hands):
                break
        assert [len(hand) for hand in table.game.hands] == [each] * seats


@pytest.mark.rule("CC-9")
def test_choosing_goes_on_clockwise_from_the_first_player() -> None:
    table = Table(seats=4)
    table.divide("R", "R", "P", "P", "C", "C", "I", "I", first=2)
    choosers = []
    while table.game.chooser >= 0:
        divide_at_random(table, table.game.divider)
        choosers.append(table.game.chooser)
        table.play(table.game.chooser, "take second")
    assert choosers == [3, 0, 1]


@pytest.mark.rule("CC-9a")
@pytest.mark.parametrize(
    ("seats", "offers"),
    [
        (2, [(2, 0, 1, 1)]),
        (3, [(2, 0, 2, 2), (2, 0, 1, 1)]),
        (4, [(2, 0, 3, 3), (2, 0, 2, 2), (2, 0, 1, 1)]),
    ],
)
@pytest.mark.parametrize("lot", ["first", "second"])
def test_the_offers_of_a_simplified_round(
    seats: int, offers: list[tuple[int, int, int, int]], lot: str
) -> None:
    assert made_offers(Table(seats=seats, seed=9), lot) == offers


@pytest.mark.rule("CC-36a", "CC-36")
@pytest.mark.parametrize(
    ("seats", "offers"),
    [
        (2, [(2, 1, 1, 2)]),
        (3, [(2, 1, 2, 4), (2, 1, 1, 2)]),
        (4, [(2, 1, 3, 6), (2, 1, 2, 4), (2, 1, 1, 2)]),
    ],
)
@pytest.mark.parametrize("lot", ["first", "second"])
@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_the_offers_of_a_normal_or_advanced_round(
    seats: int, offers: list[tuple[int, int, int, int]], lot: str, level: str
) -> None:
    assert made_offers(Table(level, seats=seats, seed=9), lot) == offers


def made_offers(table: Table, lot: str) -> list[tuple[int, ...]]:
    """The sizes of all parts of every offer of a round in which all take the same lot."""
    offers = []
    game = table.game
    while game.chooser >= 0:
        divide_at_random(table, game.divider)
        offers.append(tuple(len(part) for part in game.lots))
        table.play(game.chooser, f"take {lot}")
    return offers


@pytest.mark.rule("CC-9b", "CC-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_empties_the_pile(seats: int) -> None:
    table = Table(seats=seats, seed=4)
    table.until_over()
    assert table.game.round == 10
    assert table.game.pile == []


@pytest.mark.rule("CC-10")
def test_the_number_of_cards_in_the_pile_is_known_to_all() -> None:
    for seat in (0, 1, None):
        assert Table().game.view(seat)["pile"] == {"count": 36, "known": []}


@pytest.mark.rule("CC-36", "CC-T11")
def test_a_normal_divider_hides_one_card_of_three_and_two_thirds_of_the_rest() -> None:
    table = Table("normal", seats=3)
    table.divide("R", "R", "I", "I", "L", "P", "C", "C", "C")
    for move in (
        "first open residence",
        "first open commerce",
        "first hidden residence",
        "second open parking",
        "second open commerce",
    ):
        table.play(0, move)
    assert table.offered() == [(["C", "R"], 1), (["C", "P"], 4)]
    table.play(1, "take first")
    for move in (
        "first open parking",
        "first open industry",
        "first hidden industry",
        "second open commerce",
    ):
        table.play(0, move)
    assert table.offered() == [(["I", "P"], 1), (["C"], 2)]
    table.play(2, "take first")
    assert table.hands() == [["C", "C", "L"], ["C", "R", "R"], ["I", "I", "P"]]


@pytest.mark.rule("CC-36", "CC-T11")
def test_a_normal_second_lot_makes_its_taker_divide_six_cards() -> None:
    table = Table("normal", seats=3)
    table.divide("R", "R", "I", "I", "L", "P", "C", "C", "C")
    for move in (
        "first open residence",
        "first open commerce",
        "first hidden residence",
        "second open parking",
        "second open commerce",
    ):
        table.play(0, move)
    table.play(1, "take second")
    assert table.hands() == [["C", "R", "R"], [], []]
    assert table.faces(table.game.drawn) == ["C", "C", "I", "I", "L", "P"]
    assert table.game.deciders == [1]


@pytest.mark.rule("CC-8")
def test_equal_cards_are_put_into_lots_without_a_question() -> None:
    table = Table()
    table.divide("R", "R", "R", "R")
    assert table.game.deciders == [1]
    assert table.offered() == [(["R", "R"], 0), (["R"], 1)]


@pytest.mark.rule("CC-A5", "CC-A6")
def test_when_cards_are_divided_again_nobody_else_can_tell_them_apart() -> None:
    table = Table(seats=3)
    table.divide("R", "I", "L", "P", "C", "C")
    for move in ("residence", "commerce"):
        table.play(0, f"first open {move}")
    for move in ("parking", "commerce"):
        table.play(0, f"second open {move}")
    table.play(1, "take second")
    for seat in (0, 2, None):
        assert table.seen(table.game.drawn, seat) == 0
    assert table.seen(table.game.drawn, 1) == 4


@pytest.mark.rule("CC-A5")
def test_the_taker_of_hidden_cards_sees_them_and_the_others_do_not() -> None:
    table = Table("normal")
    table.divide("R", "R", "I", "I", "L", "P")
    for move in ("first open residence", "first open leisure", "first hidden industry"):
        table.play(0, move)
    table.play(0, "second open parking")
    events = table.play(1, "take first")
    private = [event for event in events if event.key == "event-took-cards"]
    assert [event.eyes for event in private] == [table.game.eyes(1)]
    assert table.seen(table.game.hands[1], 1) == 3
    assert table.seen(table.game.hands[1], None) == 2
    assert table.seen(table.game.hands[0], 1) == 1


@pytest.mark.rule("CC-44")
def test_an_advanced_divider_may_put_money_on_a_lot() -> None:
    table = Table("advanced")
    table.money(0, 4)
    divide_to_the_bribe(table)
    assert table.moves(0)[:2] == ["no bribe", "bribe first 1"]
    assert len(table.moves(0)) == 1 + 4 + 4
    assert table.refusal(0, "bribe second 5").rule == "CC-44"
    table.play(0, "bribe second 3")
    table.play(1, "take second")
    assert table.money_of() == [1, 6]


@pytest.mark.rule("CC-44", "CC-A28")
def test_money_on_the_lot_nobody_takes_goes_back_to_the_divider() -> None:
    table = Table("advanced")
    divide_to_the_bribe(table)
    table.play(0, "bribe second 3")
    assert table.money_of() == [3, 3]
    table.play(1, "take first")
    assert table.money_of() == [3, 3]
    assert table.game.bribe == 0


@pytest.mark.rule("CC-44", "CC-A28")
def test_every_offer_may_have_a_bribe_which_all_can_see() -> None:
    table = Table("advanced", seats=3)
    table.divide("R", "R", "I", "I", "L", "P", "C", "C", "C")
    while not table.moves(0)[0].startswith("no bribe"):
        table.play(0, table.moves(0)[0])
    events = table.play(0, "bribe first 1")
    assert [event.eyes for event in events if event.key == "event-bribe"] == [table.game.all_eyes]
    table.play(1, "take first")
    assert table.money_of() == [2, 4, 3]
    while not table.moves(0)[0].startswith("no bribe"):
        table.play(0, table.moves(0)[0])
    table.play(0, "bribe second 2")
    table.play(2, "take second")
    assert table.money_of() == [0, 4, 5]


@pytest.mark.rule("CC-44")
def test_there_are_no_bribes_below_the_advanced_level() -> None:
    table = Table("normal")
    table.divide("R", "R", "I", "I", "L", "P")
    divide_at_random(table, 0)
    assert table.moves(1) == ["take first", "take second"]


@pytest.mark.rule("CC-44")
def test_a_divider_without_money_is_not_asked_for_a_bribe() -> None:
    table = Table("advanced")
    table.money(0, 0)
    table.divide("R", "R", "I", "I", "L", "P")
    divide_at_random(table, 0)
    assert table.moves(1) == ["take first", "take second"]


def divide_to_the_bribe(table: Table) -> None:
    table.divide("R", "R", "I", "I", "L", "P")
    for move in (
        "first open residence",
        "first open residence",
        "first hidden industry",
        "second open parking",
    ):
        table.play(0, move)
