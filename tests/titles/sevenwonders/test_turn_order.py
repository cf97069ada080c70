"""The order inside a turn: reveal, payment, placement, gains, and what comes after the cards."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Event


def places(events: list[Event], *keys: str) -> list[int]:
    """Where events of these keys stand among all events."""
    return [place for place, event in enumerate(events) if event.key in keys]


def busy_turn() -> Table:
    """A last turn in which every step has something to do, once all cards are picked.

    Seat 0, Roma B: its second stage. Seat 1: the Courtesans Guild. Seat 2, Halikarnassos: its
    second stage. Seat 3, Babylon B with two stages. Seat 4: the Hideout.
    """
    boards = ["rome:b", "rhodes", "halicarnassus", "babylon:b", "ephesus"]
    table = Table(5, boards, age=3, last_turn=True, leaders=True, cities=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=9)
    table.leader_hand(0, "nefertiti", "solomon")
    table.city(1, "lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    table.hand(1, "courtesans_guild", "altar")
    table.city(2, "ore_vein", "foundry", stages=1, leaders=["zenobia"])
    table.city(3, stages=2)
    table.hand(3, "theater", "pawnshop")
    table.hand(4, "hideout", "tavern")
    table.discard("baths")
    table.turn(
        "stage altar", "build courtesans_guild", "stage altar", "build theater", "build hideout"
    )
    return table


def asked_now(table: Table) -> list[tuple[int, str]]:
    return [(seat, table.question(seat).phase) for seat in table.game.deciders]


# Reveal and payment


@pytest.mark.rule("SW-46")
def test_picks_are_shown_together_when_the_last_one_is_made() -> None:
    table = Table()
    events = [table.play(seat, "build altar") for seat in range(3)]
    shown = [
        [event.facts["seat"] for event in part if event.key == "event-built"] for part in events
    ]
    assert shown == [[], [], [0, 1, 2]]


@pytest.mark.rule("SW-46")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_payments_are_judged_by_the_coins_held_before_the_turn(order: tuple[int, ...]) -> None:
    # Seats 1 and 2 both buy the stone of seat 0, who has 1 coin and would need 2.
    table = Table(3, ["giza", "olympia", "ephesus"])
    table.city(0, coins=1)
    table.hand(0, "stockade", "altar")
    table.hand(1, "baths")
    table.hand(2, "baths")
    for seat in order:
        if seat == 0:
            assert table.refusal(0, "build stockade").rule == "SW-38"
            table.play(0, "build altar")
        else:
            table.play(seat, "build baths")
    assert table.coins() == [5, 1, 1]


@pytest.mark.rule("SW-47")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_two_neighbours_pay_each_other_at_once(order: tuple[int, ...]) -> None:
    table = Table(3, ["giza", "olympia", "ephesus"])
    table.city(0, coins=2)
    table.city(1, coins=2)
    table.hand(0, "stockade")
    table.hand(1, "baths")
    moves = ["build stockade", "build baths", "build altar"]
    for seat in order:
        table.play(seat, moves[seat])
    assert (table.built(0), table.built(1), table.coins()) == (["stockade"], ["baths"], [2, 2, 3])


@pytest.mark.rule("SW-47", "SW-48", "SW-49")
def test_payments_come_before_placement_and_placement_before_gains() -> None:
    table = Table(3, ["giza", "olympia", "ephesus"])
    table.hand(0, "stockade", "altar")
    table.hand(1, "tavern", "altar")
    table.hand(2, "tree_farm", "altar")
    events = table.turn("build stockade", "build tavern", "build tree_farm")
    paid = places(events, "event-paid", "event-paid-bank")
    placed = places(events, "event-built")
    gained = places(events, "event-coins")
    assert [len(paid), len(placed), len(gained)] == [2, 3, 1]
    assert max(paid) < min(placed) < max(placed) < min(gained)


@pytest.mark.rule("SW-48")
def test_built_cards_stages_and_sold_cards_are_placed_at_once() -> None:
    table = Table(4, ["giza", "olympia", "ephesus", "rhodes"])
    table.city(0, "stone_pit")
    table.hand(1, "tavern", "altar")
    events = table.turn("stage altar", "build tavern", "sell altar", "build altar")
    placed = places(events, "event-stage", "event-built", "event-sold")
    assert len(placed) == 4
    assert max(placed) < min(places(events, "event-coins"))


# Immediate gains


@pytest.mark.rule("SW-49", "SW-T15")
def test_a_vineyard_counts_the_foundry_a_neighbour_builds_in_the_same_turn() -> None:
    table = Table(3, ["giza", "olympia", "ephesus"], age=2)
    table.hand(0, "vineyard")
    table.hand(1, "foundry")
    table.turn("build vineyard", "build foundry", "build altar")
    assert table.coins() == [3 + 1, 3 - 1, 3]


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize("builder", [0, 1, 2])
def test_counts_do_not_depend_on_the_order_of_the_seats(builder: int) -> None:
    table = Table(3, ["giza", "olympia", "ephesus"], age=2)
    moves = ["build stone_pit"] * 3
    for seat in range(3):
        table.hand(seat, "stone_pit")
    table.hand(builder, "vineyard")
    moves[builder] = "build vineyard"
    table.turn(*moves)
    assert table.coins()[builder] == 3 + 2


@pytest.mark.rule("SW-49", "SW-T16")
def test_the_lighthouse_as_third_yellow_card_brings_three_coins() -> None:
    table = Table(3, ["giza", "olympia", "ephesus"], age=3)
    table.city(0, "tavern", "marketplace", "glassworks_1", coins=0)
    table.hand(0, "lighthouse")
    table.turn("build lighthouse")
    assert table.coins()[0] == 3


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize(
    ("leader", "built", "move", "coins"),
    [
        ("hatshepsut", "", "build baths", 3 - 2 + 1),
        ("vitruvius", "scriptorium", "build courthouse", 3 + 2),
        ("xenophon", "", "build tavern", 3 + 5 + 2),
        ("diocletian", "", "build hideout", 3 + 2),
    ],
)
def test_leaders_that_react_give_their_coins_in_the_same_turn(
    leader: str, built: str, move: str, coins: int
) -> None:
    table = Table(3, ["rome", "alexandria", "ephesus"], leaders=True, cities=True)
    table.city(0, *built.split(), leaders=[leader])
    table.city(1, "stone_pit", coins=0)
    table.city(2, coins=0)
    table.hand(0, move.removeprefix("build "))
    table.turn(move, "build altar", "build altar")
    assert table.coins()[0] == coins


@pytest.mark.rule("SW-49")
def test_coins_for_neighbours_come_at_once() -> None:
    table = Table(4, cities=True)
    table.hand(0, "gambling_den")
    table.turn("build gambling_den", "build altar", "build altar", "build altar")
    assert table.coins() == [9, 4, 3, 4]


@pytest.mark.rule("SW-49")
def test_diplomacy_tokens_come_at_once() -> None:
    table = Table(cities=True)
    table.city(0, "clay_pool")
    table.hand(0, "residence")
    table.turn("build residence")
    assert table.seen(0, "diplomacy") == 1


# After the cards


@pytest.mark.rule("SW-50", "SW-51", "SW-52", "SW-53", "SW-54")
def test_the_steps_after_the_gains_follow_in_order() -> None:
    table = busy_turn()
    answers = {"phase-losses": "lose 0", "phase-courtesans": "copy zenobia"}
    steps = []
    while table.game.deciders:
        steps.append(asked_now(table))
        for seat, phase in steps[-1]:
            table.play(seat, answers.get(phase, "decline"))
    assert steps == [
        [(3, "phase-last-card")],
        [(0, "phase-recruitment")],
        [(1, "phase-courtesans")],
        [(2, "phase-discard")],
        [(seat, "phase-losses") for seat in (0, 1, 2, 3)],
    ]


@pytest.mark.rule("SW-50")
def test_the_left_over_cards_are_discarded_after_the_extra_card_of_babylon() -> None:
    table = busy_turn()
    assert table.discarded() == ["baths"]
    table.play(3, "decline")
    assert table.discarded() == ["altar", "altar", "altar", "baths", "pawnshop", "tavern"]


@pytest.mark.rule("SW-50")
def test_the_extra_card_of_babylon_comes_on_the_last_turn_only() -> None:
    table = Table(3, ["babylon:b"])
    table.city(0, stages=2)
    for turn in range(2, 7):
        table.turn()
        assert asked_now(table) == [(seat, "phase-turn") for seat in range(3)], turn
    table.turn()
    assert asked_now(table) == [(0, "phase-last-card")]


@pytest.mark.rule("SW-51")
def test_the_extra_recruitment_of_roma_comes_after_the_gains() -> None:
    # The second stage costs stone, clay and textile; the neighbour's Gambling Den pays Caesar.
    table = Table(3, ["rome:b"], age=2, leaders=True, cities=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=2)
    table.leader_hand(0, "caesar")
    table.hand(1, "gambling_den", "altar")
    table.turn("stage altar", "build gambling_den", "build altar")
    assert asked_now(table) == [(0, "phase-recruitment")]
    table.play(0, "recruit caesar")
    assert (table.seen(0, "leaders"), table.coins()[0]) == (["caesar"], 2 + 1 - 3)


@pytest.mark.rule("SW-51", "SW-52")
def test_the_courtesans_may_copy_a_leader_roma_has_just_recruited() -> None:
    table = busy_turn()
    table.play(3, "decline")
    table.play(0, "recruit nefertiti")
    assert sorted(table.moves(1)) == ["copy nefertiti", "copy zenobia"]


@pytest.mark.rule("SW-52", "SW-53")
def test_a_solomon_copied_by_the_courtesans_still_acts_in_this_turn() -> None:
    table = busy_turn()
    table.play(3, "decline")
    table.play(0, "recruit solomon")
    table.play(1, "copy solomon")
    order = []
    while asked_now(table)[0][1] == "phase-discard":
        order += asked_now(table)
        table.play(order[-1][0], "decline")
    assert [seat for seat, _ in order] == [2, 0, 1]


@pytest.mark.rule("SW-52")
def test_the_courtesans_are_not_asked_if_no_neighbour_has_a_leader() -> None:
    table = Table(3, ["giza"], age=3, leaders=True)
    table.city(0, "lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    table.hand(0, "courtesans_guild", "altar")
    table.turn("build courtesans_guild")
    assert asked_now(table) == [(seat, "phase-turn") for seat in range(3)]


@pytest.mark.rule("SW-53")
def test_halikarnassos_digs_before_solomon_whatever_the_seats() -> None:
    table = Table(3, ["rhodes", "halicarnassus", "ephesus"], leaders=True)
    table.to_recruitment()
    table.city(0)
    table.city(1, "ore_vein", "foundry", stages=1)
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "plato")
    table.discard("tavern", "baths")
    table.turn("recruit solomon", "stage plato")
    assert asked_now(table) == [(1, "phase-discard")]
    table.play(1, "take tavern")
    assert asked_now(table) == [(0, "phase-discard")]
    assert table.moves(0) == ["take baths", "decline"]


@pytest.mark.rule("SW-53")
def test_the_gains_of_a_dug_card_come_at_once() -> None:
    table = Table(3, ["rhodes", "halicarnassus", "ephesus"], leaders=True)
    table.to_recruitment()
    table.city(0)
    table.city(1, "ore_vein", "foundry", stages=1, coins=0)
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "plato")
    table.discard("tavern", "baths")
    table.turn("recruit solomon", "stage plato")
    table.play(1, "take tavern")
    assert (asked_now(table), table.coins()[1]) == ([(0, "phase-discard")], 5)


@pytest.mark.rule("SW-53")
def test_a_choice_a_dug_card_opens_comes_at_once() -> None:
    table = Table(3, ["rhodes", "halicarnassus", "ephesus"], leaders=True)
    table.to_recruitment()
    table.city(0)
    table.city(1, "ore_vein", "foundry", stages=1)
    table.city(2, leaders=["croesus"], coins=0)
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "plato")
    table.discard("courtesans_guild", "baths")
    table.turn("recruit solomon", "stage plato")
    table.play(1, "take courtesans_guild")
    assert asked_now(table) == [(1, "phase-courtesans")]
    table.play(1, "copy croesus")
    assert asked_now(table) == [(0, "phase-discard")]


@pytest.mark.rule("SW-54")
def test_a_loss_caused_by_a_dug_card_is_settled_in_the_same_turn() -> None:
    table = Table(3, ["halicarnassus"], cities=True)
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard("hideout")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take hideout")
    assert asked_now(table) == [(1, "phase-losses"), (2, "phase-losses")]


@pytest.mark.rule("SW-54")
def test_coins_of_a_dug_card_can_pay_for_a_loss() -> None:
    table = Table(3, ["halicarnassus"], cities=True)
    table.city(0, "ore_vein", "foundry", stages=1, coins=0)
    table.hand(1, "hideout", "altar")
    table.discard("tavern")
    table.turn("stage altar", "build hideout", "build altar")
    table.play(0, "take tavern")
    assert asked_now(table) == [(0, "phase-losses"), (2, "phase-losses")]
    table.play(0, "lose 1")
    table.play(2, "lose 1")
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-55")
def test_hands_move_on_when_everything_else_is_done() -> None:
    table = Table(cities=True)
    table.hand(0, "hideout", "tavern")
    table.turn("build hideout")
    assert (asked_now(table)[0], table.hand_of(0)) == ((1, "phase-losses"), ["tavern"])
    table.play(1, "lose 0")
    table.play(2, "lose 0")
    assert table.hand_of(1) == ["tavern"]


@pytest.mark.rule("SW-55")
def test_on_the_last_turn_the_age_ends_instead() -> None:
    table = Table(last_turn=True)
    table.turn()
    assert (table.game.age, table.question(0).facts["turn"]) == (2, 1)


# Recruitment


@pytest.mark.rule("SW-56")
def test_a_recruitment_phase_settles_its_own_losses() -> None:
    table = Table(3, ["petra:b"], leaders=True, cities=True)
    table.to_recruitment()
    table.city(0, "clay_pool", "foundry")
    table.leader_hand(0, "plato")
    table.turn("stage plato")
    assert asked_now(table) == [(1, "phase-losses"), (2, "phase-losses")]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SW-56")
def test_a_recruitment_phase_is_paid_with_the_coins_held_when_it_began() -> None:
    # Seat 1 buys stone and wood from seat 0 for its stage; seat 0 cannot use these coins yet.
    table = Table(3, ["giza", "petra", "ephesus"], leaders=True, cities=True)
    table.to_recruitment()
    table.city(0, "lumber_yard", coins=2)
    table.city(1, coins=4)
    table.leader_hand(0, "plato", "zenobia")
    table.leader_hand(1, "sappho")
    table.play(1, "stage sappho")
    assert table.refusal(0, "recruit plato").rule == "SW-95"
    table.play(0, "recruit zenobia")
    table.play(2, table.moves(2)[-1])
    assert table.coins()[:2] == [4, 0]


@pytest.mark.rule("SW-56")
def test_a_recruitment_phase_is_a_turn_of_its_own_for_berenice() -> None:
    table = Table(3, age=2, last_turn=True, leaders=True, cities=True)
    table.city(0, leaders=["berenice"], coins=0)
    table.leader_hand(0, "plato")
    table.turn()
    assert table.coins()[0] == 4
    table.turn("sell plato")
    assert table.coins()[0] == 8


@pytest.mark.rule("SW-56")
def test_a_recruitment_phase_has_no_extra_card_of_babylon() -> None:
    table = Table(3, ["babylon:b"], age=2, leaders=True)
    table.to_recruitment()
    table.city(0, stages=2)
    table.turn()
    assert asked_now(table) == [(seat, "phase-turn") for seat in range(3)]


@pytest.mark.rule("SW-56")
def test_no_hand_moves_on_after_a_recruitment_phase() -> None:
    table = Table(3, leaders=True)
    table.to_recruitment()
    for seat, names in enumerate([("plato", "zenobia"), ("sappho", "nero"), ("midas", "caesar")]):
        table.city(seat)
        table.leader_hand(seat, *names)
    table.turn("sell plato", "sell sappho", "sell midas")
    hands = [table.seen(seat, "leader_hand", seat) for seat in range(3)]
    assert hands == [{"count": 1, "known": [name]} for name in ("zenobia", "nero", "caesar")]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [7, 7, 7]
