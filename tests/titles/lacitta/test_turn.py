"""Turns: player cards, policy cards, passing (LC-20 to LC-28)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.titles.lacitta.content import POLICIES


@pytest.mark.rule("LC-20")
def test_everybody_has_five_turns_clockwise_from_the_first_player() -> None:
    table = Table()
    table.game.first = 2
    table.turn_of(2)
    order = []
    while table.game.year == 1:
        seat = table.game.deciders[0]
        order.append(seat)
        table.play(seat, "pass")
    assert order == [2, 3, 0, 1] * 5


@pytest.mark.rule("LC-20")
def test_kinds_of_turns_may_be_mixed_freely() -> None:
    table = Table(seats=2)
    table.city(0, "e8", "school e9", citizens=6)
    table.row("bread_and_games", "bread_and_games", "bread_and_games")
    for move in ("pass", "gold", "take bread_and_games", "build school", "gold"):
        table.play(0, move)
        if table.game.deciders == [0]:
            table.play(0, table.moves(0)[0])
        table.play(1, "pass")
    assert table.game.year == 2


@pytest.mark.rule("LC-21")
def test_three_player_cards_are_three_such_turns_a_year() -> None:
    table = Table()
    for turn in range(1, 4):
        table.turn_of(0, turn)
        table.play(0, "gold")
    table.turn_of(0, 4)
    assert table.game.ready[0] == 0
    for move in ("gold", "found", "build school"):
        refusal = table.refusal(0, move)
        assert (refusal.rule, refusal.key) == ("LC-21", "refusal-no-player-card")


@pytest.mark.rule("LC-21")
@pytest.mark.rule("LC-28")
def test_player_cards_are_ready_again_next_year() -> None:
    table = Table(seats=2)
    table.city(0, "e11")
    table.city(1, "j11")
    table.play(0, "gold")
    table.play(1, "pass")
    table.pass_round(4)
    assert table.game.year == 2
    assert table.game.ready == [3, 3]


@pytest.mark.rule("LC-22")
def test_a_player_card_gives_two_gold() -> None:
    table = Table()
    table.play(0, "gold")
    assert table.game.gold[0] == 3
    assert table.game.ready[0] == 2


@pytest.mark.rule("LC-23")
def test_a_new_city_has_three_citizens_and_its_food() -> None:
    table = Table(terrain={"L8": "farm3", "L3": "farm1"})
    table.city(0, "a2", citizens=4)
    food, supply = table.game.food(0), table.game.supply
    table.play(0, "found", "at e9")
    assert table.population("a2", "e9") == [3, 3]
    assert table.game.supply == supply - 2
    assert table.game.food(0) == food + 4
    assert table.game.castles[0] == 2
    assert table.game.ready[0] == 2


@pytest.mark.rule("LC-23")
def test_the_founder_chooses_which_castle_sends_a_citizen() -> None:
    table = Table()
    table.city(0, "a2", citizens=3)
    table.city(0, "j5", citizens=3)
    table.city(0, "p1", citizens=1)
    table.play(0, "found", "at e9")
    assert table.moves(0) == ["from a2", "from j5"]
    refusal = table.refusal(0, "from p1")
    assert (refusal.rule, refusal.key) == ("LC-23", "refusal-castle-empty")
    assert table.refusal(0, "from a15").key == "refusal-not-own-castle"
    table.play(0, "from j5")
    assert table.population("a2", "j5", "e9") == [3, 2, 3]


@pytest.mark.rule("LC-23")
def test_citizens_in_buildings_cannot_found() -> None:
    table = Table()
    table.city(0, "a2", "school a3", "school a4", citizens=3)
    refusal = table.refusal(0, "found")
    assert (refusal.rule, refusal.key) == ("LC-23", "refusal-castles-empty")


@pytest.mark.rule("LC-T7")
@pytest.mark.rule("LC-23")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_new_castle_keeps_a_gap_of_three_to_every_building(owner: int) -> None:
    table = Table()
    table.city(owner, "e2", "school e3", "school e4", "school e5")
    table.play(0, "found")
    assert "at e9" in table.moves(0)
    refusal = table.refusal(0, "at e8")
    assert (refusal.rule, refusal.key) == ("LC-23", "refusal-too-near")
    assert (refusal.facts["gap"], refusal.facts["city"]) == (2, "=e2")
    assert table.refusal(0, "at e4").key == "refusal-occupied"


@pytest.mark.rule("LC-23")
def test_a_player_founds_one_city_a_year() -> None:
    table = Table()
    table.play(0, "found", "at e9")
    table.turn_of(0, 2)
    refusal = table.refusal(0, "found")
    assert (refusal.rule, refusal.key) == ("LC-23", "refusal-founded")


@pytest.mark.rule("LC-23")
def test_a_player_has_four_castles_only() -> None:
    table = Table()
    for castle in ("a2", "e5", "j5", "p5"):
        table.city(0, castle)
    refusal = table.refusal(0, "found")
    assert (refusal.rule, refusal.key) == ("LC-23", "refusal-no-castle")


@pytest.mark.rule("LC-83")
def test_a_founding_needs_two_citizens_in_the_supply() -> None:
    table = Table()
    table.supply(1)
    assert table.refusal(0, "found").rule == "LC-83"
    table.supply(2)
    table.turn_of(0)
    assert "found" in table.moves(0)


@pytest.mark.rule("LC-24")
def test_a_player_card_builds_small_buildings_only() -> None:
    table = Table(terrain={"L2": "lake"})
    table.city(0, "e5")
    built = [move for move in table.moves(0) if move.startswith("build ")]
    assert built == [
        "build farmhouse",
        "build quarry",
        "build school",
        "build statue",
        "build fountain",
        "build market",
    ]


@pytest.mark.rule("LC-25")
def test_a_policy_card_is_carried_out_at_once_and_replaced() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    table.row("palace", "cathedral")
    slot_after = table.game.row[1:]
    table.play(0, "take palace")
    assert table.game.row[0] == -1
    table.play(0, "at e6")
    assert table.tile("e6") == "palace"
    assert table.game.gold[0] == 0
    assert table.game.row[0] != -1
    assert table.game.row[1:] == slot_after
    assert len(table.game.policy_deck) == 24
    assert len(table.game.played[0]) == 1


@pytest.mark.rule("LC-25")
def test_a_card_that_cannot_be_paid_may_not_be_taken() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    table.row("cathedral")
    table.gold(0, 2)
    refusal = table.refusal(0, "take cathedral")
    assert (refusal.rule, refusal.key) == ("LC-25", "refusal-too-expensive")
    assert refusal.facts == {"price": 3, "gold": 2}


@pytest.mark.rule("LC-25")
def test_a_card_that_cannot_be_carried_out_may_not_be_taken() -> None:
    table = Table(terrain=dict.fromkeys(("L1", "L2", "L6", "L7"), "farm1"))
    table.city(0, "e4", citizens=4)
    table.row("baths", "bread_and_games", "palace")
    table.gold(0, 9)
    assert table.refusal(0, "take baths").rule == "LC-32"
    assert table.refusal(0, "take bread_and_games").rule == "LC-40"
    assert "take palace" in table.moves(0)


@pytest.mark.rule("LC-25")
def test_only_open_cards_may_be_taken() -> None:
    table = Table()
    open_ids = {POLICIES[table.game.cards.face[card]].id for card in table.game.row}
    hidden = next(policy.id for policy in POLICIES if policy.id not in open_ids)
    assert table.refusal(0, f"take {hidden}").key == "refusal-not-open"


@pytest.mark.rule("LC-26")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Table()
    game = table.game
    game.discard = game.policy_deck
    game.policy_deck = []
    discarded = sorted(game.discard)
    events = table.play(0, "pass")
    assert "event-reshuffled" in keys(events)
    assert game.discard == []
    assert sorted([*game.policy_deck, *game.played[0]]) == discarded


@pytest.mark.rule("LC-26")
def test_nobody_knows_the_cards_of_a_new_deck() -> None:
    table = Table()
    game = table.game
    game.discard = game.policy_deck
    game.policy_deck = []
    for card in game.discard:
        game.show(card, game.all_eyes)
    table.play(0, "pass")
    assert all(not game.cards.known[card] for card in [*game.policy_deck, *game.played[0]])


@pytest.mark.rule("LC-T37")
def test_the_deck_suffices_for_a_year_of_five_players() -> None:
    table = Table(seats=5)
    for _ in range(24):
        table.play(table.game.deciders[0], "pass")
    game = table.game
    reveals = game.reveals
    assert len(game.policy_deck) == 1
    clone = game.clone()
    clone.play(clone.deciders[0], clone.moves(clone.deciders[0])[-1])
    assert clone.policy_deck == []
    assert len(clone.discard) == 25
    assert -1 not in clone.row
    assert game.reveals == reveals


@pytest.mark.rule("LC-27")
def test_in_the_new_edition_one_may_pass_by_choice() -> None:
    table = Table()
    row = table.game.row[:]
    top = table.game.policy_deck[-1]
    table.play(0, "pass")
    assert table.game.row == row
    assert table.game.played[0] == [top]
    assert not table.game.cards.known[top]


@pytest.mark.rule("LC-27")
def test_in_the_2000_edition_a_pass_by_choice_is_refused() -> None:
    table = Table(edition="2000")
    refusal = table.refusal(0, "pass")
    assert (refusal.rule, refusal.key) == ("LC-27", "refusal-pass")


@pytest.mark.rule("LC-27")
@pytest.mark.parametrize("edition", ["new", "2000"])
def test_who_can_do_nothing_passes_without_being_asked(edition: str) -> None:
    table = Table(edition=edition)
    game = table.game
    game.ready[1] = 0
    table.gold(1, 0)
    table.city(1, "a15", citizens=5)
    table.row("palace", "palace", "palace", "palace", "cathedral", "cathedral", "university")
    events = table.play(0, "gold")
    assert [event.facts["seat"] for event in events if event.key == "event-passed"] == [1]
    assert len(game.played[1]) == 1
    assert game.deciders == [2]


@pytest.mark.rule("LC-28")
def test_at_the_end_of_the_phase_policy_cards_are_discarded() -> None:
    table = Table(seats=2)
    table.city(0, "e8", citizens=4)
    table.row("palace")
    table.play(0, "take palace", "at e9")
    palace = table.game.played[0][0]
    table.play(1, "pass")
    table.pass_round(4)
    assert table.game.played == [[], []]
    assert palace in table.game.discard
    assert len(table.game.discard) == 10
