"""The duty to build as many cards as possible (CC-17, CC-17a, CC-A8, CC-A9)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.city_oracle import City
from tests.titles.cardcity.table import Table

from quartier.core.rng import Rng, seeded
from quartier.titles.cardcity.construction import PLACE_CARD
from quartier.titles.cardcity.content import CLOUD, DRAWN, KINDS, LEVELS, SIDES, Kind
from quartier.titles.cardcity.duty import most
from quartier.titles.cardcity.geometry import FRAME
from quartier.titles.cardcity.placing import forbids_card, ways

# A city of five cards and one industry whose square is full but for three places in a corner.
ALMOST_FULL = (
    "M P L P P",
    "P L P L P",
    "I P L P L",
    "I P I R .",
    "P L P . .",
)


@pytest.mark.rule("CC-17")
def test_a_card_that_can_be_built_must_be_built() -> None:
    table = Table()
    table.hand(0, "P", "C")
    table.construct()
    assert table.refusal(0, "pass").rule == "CC-17"
    while table.game.deciders:
        table.play(0, table.moves(0)[0])
    assert table.game.discard == []
    assert table.game.cities[0].site.taken.bit_count() == 3


@pytest.mark.rule("CC-17", "CC-A10")
def test_a_card_that_cannot_be_built_leaves_the_game_face_up() -> None:
    table = Table()
    table.city(0, "P R .", "C M .", ". P .")
    table.hand(0, "R", "P")
    reserve = table.game.reserve[:]
    table.construct()
    assert table.moves(0) == ["pass"]
    events = table.play(0, "pass")
    assert [event.key for event in events].count("event-discarded") == 2
    assert table.faces(table.game.discard) == ["P", "R"]
    assert table.seen(table.game.discard, 1) == 2
    assert table.game.reserve == reserve


@pytest.mark.rule("CC-17")
def test_the_order_may_not_be_chosen_so_as_to_build_fewer_cards() -> None:
    table = Table()
    # The limit is reached: first the industry, then the parking.
    table.city(0, "P R .", "C M .", ". P .")
    table.hand(0, "P", "I", known_to_all=True)
    table.construct()
    assert KINDS[table.game.picked].id == "industry"
    table.play(0, table.moves(0)[0])
    assert KINDS[table.game.picked].id == "parking"


@pytest.mark.rule("CC-17a", "CC-17", "CC-A8")
def test_a_card_may_not_be_laid_where_it_shuts_the_other_out() -> None:
    table = Table()
    table.city(0, *ALMOST_FULL)
    table.game.cities[0].site.industries += 5
    table.hand(0, "R", "P")
    table.construct()
    # The residence fits only in the far corner, once the parking has given it contact.
    assert KINDS[table.game.picked].id == "parking"
    assert table.places(0) == {(3, 4), (4, 3)}
    table.play(0, f"at {table.name((3, 4))}")
    assert table.places(0) == {(4, 4)}


@pytest.mark.rule("CC-17a", "CC-A8")
def test_a_place_that_blocks_the_last_place_of_another_card_is_refused() -> None:
    table = Table()
    # Two places are left, and a residence fits only into the lower one.
    table.city(0, "M P L R .", "P L P L P", "I P L P L", "I P I L P", "P L P P .")
    table.game.cities[0].site.industries += 5
    table.hand(0, "R", "P")
    table.construct()
    table.play(0, "build parking")
    assert table.places(0) == {(0, 4)}
    refusal = table.refusal(0, f"at {table.name((4, 4))}")
    assert refusal.rule == "CC-17a"
    assert refusal.facts == {"left": 1}


@pytest.mark.rule("CC-17a")
def test_which_cards_make_up_the_maximum_is_the_players_choice() -> None:
    table = Table()
    # Room under the limit for one card only.
    table.city(0, "P R .", ". M .", ". P .")
    table.hand(0, "C", "P")
    table.construct()
    assert table.question(0).facts["left"] == 1
    assert table.moves(0) == ["build commerce", "build parking"]
    table.play(0, "build commerce")
    table.play(0, table.moves(0)[0])
    assert table.moves(0) == ["pass"]
    table.play(0, "pass")
    assert table.faces(table.game.discard) == ["P"]


@pytest.mark.rule("CC-17a", "CC-A9")
def test_with_money_for_one_leisure_one_of_two_is_built() -> None:
    table = Table()
    table.money(0, 9)
    table.hand(0, "L", "L")
    table.construct()
    table.play(0, table.moves(0)[0])
    assert table.moves(0) == ["pass"]
    assert table.money_of()[0] == 4


@pytest.mark.rule("CC-17a", "CC-37")
def test_the_maximum_is_about_all_three_cards() -> None:
    table = Table("normal")
    table.city(0, ". P .", "P M P", ". P .")
    table.hand(0, "I", "P", "C")
    table.construct()
    assert table.game.goal == 3
    assert KINDS[table.game.picked].id == "industry"


ONE_ROW_LEFT = ("M P L P P P", "P L P L P P", "P P L P L P", "P P P P P P", "P L P P L P")


@pytest.mark.rule("CC-17a")
def test_the_order_may_not_let_a_cloud_take_the_last_place_of_a_card() -> None:
    table = Table("normal")
    table.city(0, *ONE_ROW_LEFT, "P P P I . .")
    table.game.cities[0].site.industries += 9
    table.hand(0, "I", "P")
    table.construct()
    # The industry brings a cloud as long as there is a place for it: so the parking goes first.
    assert table.game.goal == 2
    assert KINDS[table.game.picked].id == "parking"


@pytest.mark.rule("CC-17a", "CC-A22")
def test_a_cloud_may_not_take_the_last_place_of_a_card_that_has_to_be_built() -> None:
    table = Table("normal")
    # A residence fits only into the corner at the lower left.
    table.city(
        0, "M P L P P P", "P L P L P P", "P P L P L P", "P L P P P I", "P L P P P .", ". L P I . P"
    )
    table.game.cities[0].site.industries += 9
    table.hand(0, "I", "R")
    table.construct()
    table.play(0, "build industry")
    assert table.places(0) == {(4, 5), (5, 4)}
    table.play(0, f"at {table.name((4, 5))}")
    assert table.question(0).prompt == "prompt-cloud"
    assert table.places(0) == {(5, 4)}
    assert table.refusal(0, f"at {table.name((5, 0))}").rule == "CC-17"


@pytest.mark.rule("CC-17a")
def test_clouds_are_not_counted_as_built() -> None:
    table = Table("normal")
    table.city(0, "M I .")
    table.hand(0, "I")
    table.construct()
    assert table.game.goal == 1
    table.play(0, f"at {table.name((0, 2))}")
    assert table.game.goal == 0
    assert table.question(0).prompt == "prompt-cloud"


def crowded(rng: Rng, seed: int) -> Table:
    """A table late in a random game, in any variant that matters for construction."""
    level = LEVELS[rng.below(3)]
    seats = 1 + rng.below(4)
    table = Table(
        level,
        seats=seats,
        architect=bool(rng.below(2)),
        crisis=bool(rng.below(2)),
        unique=seats > 1 and bool(rng.below(2)),
        suburb=seats == 1 and bool(rng.below(2)),
        seed=seed,
    )
    until = 5 + rng.below(4)
    while table.game.deciders and (table.game.round < until or table.game.phase != 1):
        seat = table.game.deciders[0]
        table.game.advance(seat, table.game.draw(seat, rng))
    return table


def any_hand(rng: Rng, table: Table) -> list[Kind]:
    kinds = DRAWN if table.game.options.is_advanced else DRAWN[:5]
    return [kinds[rng.below(len(kinds))] for _ in range(2 + rng.below(2))]


@pytest.mark.rule("CC-17a")
@pytest.mark.parametrize("seed", range(60))
def test_the_greatest_number_is_what_trying_everything_finds(seed: int) -> None:
    rng = seeded(seed)
    table = crowded(rng, seed)
    game = table.game
    if not game.deciders:
        return
    seat = game.deciders[0]
    city = City(game, seat)
    site, money = game.cities[seat].site, game.cities[seat].money
    for _ in range(4):
        hand = any_hand(rng, table)
        if site.open.bit_count() ** len(hand) > 3000 and game.options.is_advanced:
            hand = hand[:2]
        found = most(site, hand, money, game.reserve[CLOUD], game.options.crisis)
        assert found == city.most(hand), [kind.id for kind in hand]


@pytest.mark.rule("CC-17a", "CC-18", "CC-19", "CC-21", "CC-46", "CC-14")
@pytest.mark.parametrize("seed", range(60))
def test_the_ways_to_build_are_what_trying_everything_finds(seed: int) -> None:
    rng = seeded(seed + 1000)
    table = crowded(rng, seed)
    game = table.game
    if not game.deciders:
        return
    seat = game.deciders[0]
    city = City(game, seat)
    site = game.cities[seat].site
    for kind in DRAWN:
        allowed = not forbids_card(site, kind, game.cities[seat].money, game.options.crisis)
        assert allowed == city.allows(kind)
        if allowed:
            found = {(turn, (cell % FRAME, cell // FRAME)) for turn, cell in ways(site, kind)}
            assert found == set(city.ways(kind))


@pytest.mark.rule("CC-17a")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_places_that_keep_the_maximum_are_offered(seed: int) -> None:
    rng = seeded(seed + 2000)
    table = crowded(rng, seed)
    game = table.game
    if not game.deciders or game.phase != 1:
        return
    seat = game.deciders[0]
    while game.deciders == [seat] and game.errands[seat][-1] is not PLACE_CARD:
        game.advance(seat, game.draw(seat, rng))
    if game.deciders != [seat] or game.phase != 1:
        return
    kind = KINDS[game.picked]
    rest = game.faces(game.hands[seat])
    rest.remove(kind)
    city = City(game, seat)
    if len(rest) == 2 and len(city.ways(kind)) > 24:
        return
    goal = game.goal - 1
    expected = {
        f"at {'abcdefghijkl'[spot[0]]}{spot[1] + 1} {SIDES[turn]}".strip()
        for turn, spot in city.ways(kind)
        if any(after.most(rest) >= goal for after in city.successors(kind, turn, spot))
    }
    assert set(table.moves(seat)) == expected
