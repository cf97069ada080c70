"""Leaders: draft, recruitment, and what counts as a white card (SW-92 to SW-99)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table, recruitment

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import KINDS
from quartier.titles.sevenwonders.game import Game


def start(seats: int = 5) -> Game:
    """A new game with Leaders, before the draft."""
    settings = TITLE.settings({"leaders": True, "sides": "a"})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed=1)
    assert isinstance(game, Game)
    return game


def keep_first(game: Game) -> list[str]:
    """Everybody keeps the first leader offered; which ones."""
    moves = [game.moves(seat)[0] for seat in range(game.seats)]
    for seat, move in enumerate(moves):
        assert not isinstance(game.play(seat, move), Refusal)
    return [move.text.split()[1] for move in moves]


def faces(game: Game, cards: Sequence[int]) -> set[str]:
    return {KINDS[game.cards.face[card]].id for card in cards}


# The draft


@pytest.mark.rule("SW-92")
def test_everybody_is_dealt_four_leaders() -> None:
    assert [len(draft) for draft in start().drafts] == [4, 4, 4, 4, 4]


@pytest.mark.rule("SW-92")
def test_the_leaders_not_kept_go_to_the_right_neighbour() -> None:
    game = start()
    dealt = [faces(game, draft) for draft in game.drafts]

    kept = keep_first(game)

    for seat in range(5):
        right = (seat - 1) % 5
        assert faces(game, game.drafts[right]) == dealt[seat] - {kept[seat]}


@pytest.mark.rule("SW-92")
def test_after_the_draft_everybody_has_kept_four_leaders() -> None:
    game = start()

    for _ in range(3):
        keep_first(game)

    assert [len(hand) for hand in game.leader_hands] == [4, 4, 4, 4, 4]
    assert {game.question(seat).phase for seat in game.deciders} == {"phase-recruitment"}


@pytest.mark.rule("SW-92")
def test_a_leader_that_was_not_offered_cannot_be_kept() -> None:
    game = start()
    other = game.moves(1)[0]

    refusal = game.refusal(0, other)

    assert refusal is not None
    assert refusal.rule == "SW-92"


@pytest.mark.rule("SW-92")
def test_the_leaders_not_dealt_stay_unseen() -> None:
    game = start()

    assert plain_view(game, None)["leader_deck"] == 36 - 20
    assert not any(game.cards.known[card] for card in game.leader_deck)


@pytest.mark.rule("SW-92", "SW-118")
def test_rome_draws_from_the_leaders_not_dealt() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "clay_pool", "lumber_yard")
    undealt = faces(table.game, table.game.leader_deck)
    before = faces(table.game, table.game.leader_hands[0])

    table.turn("stage altar")

    drawn = faces(table.game, table.game.leader_hands[0]) - before
    assert len(drawn) == 4
    assert drawn < undealt


# Recruitment


@pytest.mark.rule("SW-93")
def test_leaders_in_hand_are_secret() -> None:
    table = recruitment()
    table.leader_hand(0, "caesar", "sappho")

    assert table.seen(0, "leader_hand", 1) == {"count": 2, "known": []}
    assert table.seen(0, "leader_hand", None) == {"count": 2, "known": []}
    assert table.seen(0, "leader_hand", 0) == {"count": 2, "known": ["caesar", "sappho"]}


@pytest.mark.rule("SW-93")
def test_recruited_leaders_are_visible_to_everybody() -> None:
    table = recruitment()
    table.leader_hand(0, "sappho")

    table.turn("recruit sappho")

    assert [table.seen(0, "leaders", seat) for seat in (0, 1, 2, None)] == [["sappho"]] * 4


@pytest.mark.rule("SW-94")
def test_the_first_recruitment_follows_the_draft_before_any_card_is_dealt() -> None:
    game = start()
    for _ in range(3):
        keep_first(game)

    assert game.age == 1
    assert game.hands == [[], [], [], [], []]


@pytest.mark.rule("SW-94")
@pytest.mark.parametrize("age", [1, 2])
def test_every_later_age_begins_with_a_recruitment_before_the_deal(age: int) -> None:
    table = recruitment(age=age)

    assert table.game.age == age + 1
    assert [table.seen(seat, "hand") for seat in range(3)] == [{"count": 0, "known": []}] * 3


@pytest.mark.rule("SW-94")
def test_after_the_recruitment_the_cards_of_the_age_are_dealt() -> None:
    table = recruitment()

    table.turn()

    assert [len(hand) for hand in table.game.hands] == [8, 8, 8]
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-94")
def test_a_leader_can_be_recruited_used_for_a_stage_or_discarded() -> None:
    table = recruitment(boards=("giza",))
    table.city(0, "stone_pit", coins=5)
    table.leader_hand(0, "caesar")

    assert set(table.moves(0)) == {"recruit caesar", "stage caesar", "sell caesar"}


@pytest.mark.rule("SW-94")
def test_recruiting_costs_the_price_of_the_leader() -> None:
    table = recruitment()
    table.city(0, coins=7)
    table.leader_hand(0, "caesar", "sappho")

    table.turn("recruit caesar")

    assert table.seen(0, "leaders") == ["caesar"]
    assert table.coins()[0] == 2


@pytest.mark.rule("SW-94")
def test_a_discarded_leader_brings_three_coins() -> None:
    table = recruitment()
    table.city(0, coins=0)
    table.leader_hand(0, "caesar")

    table.turn("sell caesar")

    assert table.coins()[0] == 3
    assert table.seen(0, "leaders") == []


@pytest.mark.rule("SW-94")
def test_nothing_is_revealed_before_everybody_has_picked_a_leader() -> None:
    table = recruitment()
    table.leader_hand(0, "sappho")

    table.play(0, "recruit sappho")

    assert table.seen(0, "leaders", 1) == []
    assert table.coins()[0] == 3


@pytest.mark.rule("SW-94")
def test_each_player_uses_one_leader_in_a_recruitment_phase() -> None:
    table = recruitment()
    table.leader_hand(0, "sappho", "croesus", "nero")

    table.turn("recruit sappho")

    assert table.seen(0, "leader_hand", 0) == {"count": 2, "known": ["croesus", "nero"]}


@pytest.mark.rule("SW-95")
def test_a_stage_built_with_a_leader_is_paid_by_trade_with_discounts() -> None:
    table = recruitment(boards=("giza", "rhodes", "ephesus"))
    table.city(0, "west_trading_post", coins=1)
    table.city(1, "stone_pit", coins=0)
    table.leader_hand(0, "caesar")
    table.leader_hand(1, "sappho")

    table.turn("stage caesar", "sell sappho")

    assert table.seen(0, "stages") == 1
    assert table.coins()[:2] == [0, 1 + 3]


@pytest.mark.rule("SW-95")
def test_coins_of_the_same_recruitment_phase_cannot_pay_for_a_stage() -> None:
    table = recruitment(boards=("giza", "rhodes", "petra"))
    table.city(1, "brickyard", coins=2, stages=1)
    table.city(2, coins=5, stages=1)
    table.leader_hand(1, "sappho")
    table.leader_hand(2, "caesar")
    table.play(1, "stage sappho")

    assert table.refusal(2, "stage caesar").rule == "SW-38"


@pytest.mark.rule("SW-95")
def test_a_leader_whose_price_cannot_be_paid_cannot_be_recruited() -> None:
    table = recruitment()
    table.city(0, coins=4)
    table.leader_hand(0, "caesar")

    assert table.refusal(0, "recruit caesar").rule == "SW-95"


@pytest.mark.rule("SW-96")
def test_after_three_recruitment_phases_one_leader_is_left() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), leaders=True)

    table.until_over()

    assert [len(hand) for hand in table.game.leader_hands] == [1, 1, 1]


@pytest.mark.rule("SW-96", "SW-118")
def test_rome_b_can_use_the_last_leader() -> None:
    table = Table(3, ("rome:b",), age=3, leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1)
    table.leader_hand(0, "sappho")

    table.turn("stage altar")
    table.play(0, "recruit sappho")

    assert table.seen(0, "leaders") == ["sappho"]
    assert table.seen(0, "leader_hand") == {"count": 0, "known": []}


@pytest.mark.rule("SW-97")
def test_a_discarded_leader_does_not_lie_in_the_discard_pile() -> None:
    table = recruitment()
    table.leader_hand(0, "caesar")
    aside = plain_view(table.game, None)["leader_discard"]
    assert isinstance(aside, int)

    table.turn("sell caesar")

    assert plain_view(table.game, None)["discard"] == {"count": 0, "known": []}
    assert plain_view(table.game, None)["leader_discard"] == aside + 3


@pytest.mark.rule("SW-97", "SW-110")
def test_solomon_is_not_offered_a_discarded_leader() -> None:
    table = recruitment()
    table.discard("altar")
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "sappho")

    table.turn("recruit solomon", "sell sappho")

    assert table.moves(0) == ["take altar", "decline"]


# Effects over time


@pytest.mark.rule("SW-98")
def test_a_leader_pays_nothing_for_what_was_built_before_the_recruitment() -> None:
    table = recruitment()
    table.city(0, "tavern", "marketplace", coins=2)
    table.leader_hand(0, "xenophon")

    table.turn("recruit xenophon")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-98")
def test_a_leader_pays_for_what_is_built_after_the_recruitment() -> None:
    table = recruitment()
    table.city(0, coins=2)
    table.leader_hand(0, "xenophon")
    table.turn("recruit xenophon")
    table.hand(0, "marketplace", "altar")

    table.turn("build marketplace")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-98")
def test_nero_pays_nothing_for_victory_tokens_taken_before() -> None:
    table = recruitment()
    table.city(0, coins=1, victories=[1, 1])
    table.leader_hand(0, "nero")

    table.turn("recruit nero")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-98")
def test_counts_at_the_end_include_what_was_there_before_the_leader() -> None:
    table = recruitment()
    table.city(0, "altar", "theater", coins=4)
    table.leader_hand(0, "nebuchadnezzar")

    table.turn("recruit nebuchadnezzar")

    assert table.points(0, "leaders") == 2


@pytest.mark.rule("SW-99")
def test_recruited_leaders_are_the_white_cards_of_a_city() -> None:
    table = recruitment()
    table.city(1, leaders=["sappho", "nero"], coins=1)
    table.city(0, "diplomats_guild")
    table.leader_hand(1, "croesus")

    table.turn("", "recruit croesus")

    assert table.points(0, "guilds") == 3


@pytest.mark.rule("SW-99")
@pytest.mark.parametrize("use", ["stage", "sell"])
def test_a_leader_used_for_a_stage_or_discarded_is_no_white_card(use: str) -> None:
    table = recruitment(boards=("giza", "rhodes"))
    table.city(1, "lumber_yard", "sawmill")
    table.city(0, "diplomats_guild")
    table.leader_hand(1, "sappho")

    table.turn("", f"{use} sappho")

    assert table.points(0, "guilds") == 0


@pytest.mark.rule("SW-99")
def test_a_leader_in_hand_is_no_white_card() -> None:
    table = recruitment()
    table.city(0, "diplomats_guild")
    table.leader_hand(1, "sappho", "nero")

    assert table.points(0, "guilds") == 0


@pytest.mark.rule("SW-99", "SW-T34")
def test_a_copied_leader_is_no_white_card() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), age=3, leaders=True)
    table.city(0, "diplomats_guild")
    table.city(1, "lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    table.city(2, leaders=["sappho"])
    table.hand(1, "courtesans_guild", "altar")

    table.turn("", "build courtesans_guild")
    table.play(1, "copy sappho")

    assert table.seen(1, "copied") == "sappho"
    assert table.points(0, "guilds") == 1
