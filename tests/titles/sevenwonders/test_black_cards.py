"""Cities: every black card, and the decks it goes into (SW-135, SW-136, SW-145 to SW-148)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.printed import BLACK_CARDS, BlackCard, without_each
from tests.titles.sevenwonders.table import Table, supply

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import BLACK, KIND_OF, KINDS, PURPLE, share
from quartier.titles.sevenwonders.game import Game


def with_card(card: str, coins: int, resources: str) -> Table:
    """Four players; seat 0, in Rome, has exactly these coins and goods and holds the card."""
    table = Table(4, ("rome", "giza", "rhodes", "ephesus"), cities=True)
    black = ["militia"] if card == "secret_society" else []
    table.city(0, *supply(resources), *black, coins=coins, victories=[1, 3, 3])
    table.city(1, victories=[1, 3], stages=1)
    table.city(2, victories=[5], stages=2, defeats=1)
    table.hand(0, card, "altar")
    return table


# The table of black cards


def test_the_table_names_nine_black_cards_of_each_age() -> None:
    ages = [printed.age for printed in BLACK_CARDS.values()]

    assert [ages.count(age) for age in (1, 2, 3)] == [9, 9, 9]


@pytest.mark.rule("SW-13")
def test_the_black_cards_of_each_age_are_those_of_the_table() -> None:
    black = {kind.id: kind.age for kind in KINDS if kind.colour == BLACK}

    assert black == {card: printed.age for card, printed in BLACK_CARDS.items()}


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_can_be_built_for_its_price(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert card in table.built(0)
    assert table.coins()[0] == printed.gain


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_needs_all_its_resources(card: str, printed: BlackCard) -> None:
    for resources in without_each(printed.resources):
        table = with_card(card, printed.coins, resources)

        assert f"build {card}" not in table.moves(0)


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(
    ("card", "printed"), [entry for entry in BLACK_CARDS.items() if entry[1].coins]
)
def test_a_black_card_needs_all_its_coins(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins - 1, printed.resources)

    assert f"build {card}" not in table.moves(0)


@pytest.mark.rule("SW-136", "SW-147", "SW-148")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_scores_its_points_in_the_row_of_leaders(
    card: str, printed: BlackCard
) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.points(0, "leaders") == printed.points


@pytest.mark.rule("SW-136")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_has_its_shields(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins, printed.resources)
    before = table.seen(0, "shields")
    assert isinstance(before, int)

    table.turn(f"build {card}")

    assert table.seen(0, "shields") == before + printed.shields


@pytest.mark.rule("SW-146")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_what_a_black_card_gives_to_both_neighbours(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.coins()[1:] == [6 + printed.neighbours, 6, 6 + printed.neighbours]


@pytest.mark.rule("SW-128")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_gives_its_diplomacy(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.seen(0, "diplomacy") == printed.diplomacy


@pytest.mark.rule("SW-124", "SW-125", "SW-126")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_what_a_black_card_makes_the_others_owe(card: str, printed: BlackCard) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert tuple(table.seen(seat, "owed") for seat in (1, 2, 3)) == printed.owed


@pytest.mark.rule("SW-135")
@pytest.mark.parametrize("card", BLACK_CARDS)
def test_no_chain_leads_to_a_black_card(card: str) -> None:
    assert KIND_OF[card].chain == (0, 0)


@pytest.mark.rule("SW-135")
def test_no_chain_starts_from_a_black_card() -> None:
    black = [KIND_OF[card].name for card in BLACK_CARDS]

    assert [kind.id for kind in KINDS if any(share(kind.chain, name) for name in black)] == []


# Architect Cabinet and coins


@pytest.mark.rule("SW-145", "SW-161", "SW-T48")
@pytest.mark.parametrize(
    ("built", "leaders"),
    [([], ["imhotep"]), (["architect_cabinet"], []), (["architect_cabinet"], ["imhotep"])],
)
def test_the_second_stage_of_petra_always_costs_seven_coins(
    built: Sequence[str], leaders: Sequence[str]
) -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    table.city(0, *built, leaders=leaders, stages=1, coins=7)

    table.turn("stage altar")

    assert table.seen(0, "stages") == 2
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-145", "SW-161", "SW-T48")
def test_with_six_coins_nothing_builds_the_second_stage_of_petra() -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    table.city(0, "architect_cabinet", leaders=["imhotep"], stages=1, coins=6)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-145", "SW-T48")
def test_the_cabinet_makes_the_third_stage_of_petra_free() -> None:
    table = Table(3, ("petra",), cities=True)
    table.city(0, "architect_cabinet", stages=2, coins=0)

    table.turn("stage altar")

    assert table.seen(0, "stages") == 3


@pytest.mark.rule("SW-145")
def test_the_cabinet_does_not_pay_for_buildings() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "architect_cabinet", coins=0)
    table.hand(0, "stockade", "altar")

    assert "build stockade" not in table.moves(0)


@pytest.mark.rule("SW-146", "SW-T55")
def test_the_gambling_den_pays_its_builder_and_both_neighbours_only() -> None:
    table = Table(5, cities=True)
    table.city(0, coins=0)
    table.hand(0, "gambling_den", "altar")

    table.turn("build gambling_den", *["build altar"] * 4)

    assert table.coins() == [6, 4, 3, 3, 4]


@pytest.mark.rule("SW-146")
def test_the_gambling_house_pays_nine_and_twice_two() -> None:
    table = Table(5, cities=True)
    table.city(0, coins=1)
    table.hand(0, "gambling_house", "altar")

    table.turn("build gambling_house", *["build altar"] * 4)

    assert table.coins() == [9, 5, 3, 3, 5]


@pytest.mark.rule("SW-147", "SW-T56")
def test_the_secret_society_counts_the_black_cards_with_itself() -> None:
    table = Table(3, age=3, cities=True)
    table.city(0, "militia", "mercenaries", *supply("SP"), coins=0)
    table.city(1, "contingent")
    table.hand(0, "secret_society", "altar")
    table.turn("build secret_society")
    taken = table.coins()[0]
    table.hand(0, "gambling_den", "altar")

    table.turn("build gambling_den")

    assert taken == 3
    assert table.points(0, "leaders") == 4


@pytest.mark.rule("SW-148", "SW-T56")
def test_the_slave_market_counts_victory_tokens_now_and_at_the_end() -> None:
    table = Table(3, age=3, cities=True, last_turn=True)
    table.city(0, *supply("OOWW"), "barracks", coins=0, victories=[1, 3], defeats=2)
    table.hand(0, "slave_market", "altar")

    table.turn("build slave_market")

    assert table.coins()[0] == 2
    assert table.points(0, "leaders") == 4


# Preparing the decks


def decks_of_six() -> list[list[int]]:
    """The colours of the cards of each age, with six players and Cities."""
    settings = TITLE.settings({"cities": True})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 6, seed=1)
    assert isinstance(game, Game)
    decks = [[card for hand in game.hands for card in hand], *game.decks[1:]]
    return [[KINDS[game.cards.face[card]].colour for card in deck] for deck in decks]


@pytest.mark.rule("SW-T35")
def test_klaus_adds_six_black_cards_to_each_age_of_six_players() -> None:
    assert [deck.count(BLACK) for deck in decks_of_six()] == [6, 6, 6]


@pytest.mark.rule("SW-T35")
def test_klaus_leaves_out_the_cards_for_seven_players() -> None:
    assert [len(deck) for deck in decks_of_six()] == [42 + 6, 42 + 6, 34 + 8 + 6]


@pytest.mark.rule("SW-T35")
def test_klaus_adds_eight_guilds_to_age_three() -> None:
    assert [deck.count(PURPLE) for deck in decks_of_six()] == [0, 0, 8]


@pytest.mark.rule("SW-T35")
def test_six_players_with_cities_have_hands_of_eight_and_seven_turns() -> None:
    table = Table(6, cities=True)

    assert [len(hand) for hand in table.game.hands] == [8] * 6
    assert plain_view(table.game, None)["turns"] == 7
