"""What the rules of Night Market say, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from quartier.core.speech import Event, Refusal, Result
from quartier.core.state import State
from quartier.testing.random_play import plain_view
from quartier_nightmarket import TITLE
from quartier_nightmarket.content import WARES
from quartier_nightmarket.scoring import lines_of, result_of
from quartier_nightmarket.state import NightMarket

KIND = {ware.id: kind for kind, ware in enumerate(WARES)}


def new_table(seats: int = 3, length: str = "full") -> NightMarket:
    state = TITLE.new({"length": length}, seats, seed=1)
    assert isinstance(state, NightMarket)
    return state


def table(hands: list[str], market: str, coins: list[int] | None = None) -> NightMarket:
    """A first night with these wares in the hands and at the market."""
    state = new_table(len(hands))
    wanted = [*hands, market]
    places = [*state.hands, state.market]
    dealt = [card for place in places for card in place]
    spare = [*dealt, *state.deck]
    for place, words in zip(places, wanted, strict=True):
        place.clear()
        for word in words.split():
            card = next(card for card in spare if state.cards.face[card] == KIND[word])
            spare.remove(card)
            place.append(card)
    state.deck[:] = spare
    for card in spare:
        state.cards.known[card] = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.cards.known[card] = state.eyes(seat)
    for card in state.market:
        state.cards.known[card] = state.all_eyes
    state.coins = coins or state.coins
    return state


def play(state: NightMarket, *answers: str) -> list[Event]:
    """Answers in the order of seats, each such as `go tea, coins`; what the last one brings."""
    told: list[Event] = []
    for seat, answer in enumerate(answers):
        for text in answer.split(", "):
            move = TITLE.space.parse(text)
            assert move is not None, text
            outcome = state.play(seat, move)
            assert not isinstance(outcome, Refusal), outcome
            told = outcome
    return told


def wares(state: NightMarket, cards: list[int]) -> list[str]:
    return sorted(WARES[state.cards.face[card]].id for card in cards)


def listed(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def refused(state: NightMarket, seat: int, text: str) -> str:
    """The rule that forbids a move."""
    move = TITLE.space.parse(text)
    assert move is not None
    refusal = state.refusal(seat, move)
    assert refusal is not None
    return refusal.rule


def finished(length: str) -> tuple[NightMarket, int]:
    """A table where everybody always rests, and how many nights that took."""
    state = new_table(length=length)
    nights = 0
    while state.deciders:
        play(state, "rest", "rest", "rest")
        nights += 1
    return state, nights


@pytest.mark.rule("NM-1")
def test_forty_cards_show_five_wares() -> None:
    worth = {ware.id: ware.worth for ware in WARES}
    assert worth == {"tea": 1, "lantern": 2, "silk": 3, "spice": 4, "pearl": 5}
    state = new_table()
    faces = Counter(WARES[face].id for face in state.cards.face)
    assert faces == {"tea": 10, "lantern": 9, "silk": 8, "spice": 7, "pearl": 6}


@pytest.mark.rule("NM-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_hidden_cards_and_six_coins(seats: int) -> None:
    state = new_table(seats)
    assert state.coins == [6] * seats
    for seat, hand in enumerate(state.hands):
        assert len(hand) == 3
        assert all(state.cards.known[card] == state.eyes(seat) for card in hand)
    assert all(state.cards.known[card] == 0 for card in state.deck)


@pytest.mark.rule("NM-3")
@pytest.mark.parametrize(("length", "nights"), [("full", 5), ("short", 3)])
def test_a_game_lasts_five_nights_or_three(length: str, nights: int) -> None:
    assert finished(length)[1] == nights


@pytest.mark.rule("NM-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_has_a_ware_more_than_there_are_traders(seats: int) -> None:
    state = new_table(seats)
    assert len(state.market) == seats + 1
    assert all(state.cards.known[card] == state.all_eyes for card in state.market)


@pytest.mark.rule("NM-4")
def test_there_is_a_stall_for_each_kind_at_the_market_and_no_other() -> None:
    state = table(["tea tea tea", "silk silk silk"], "lantern lantern pearl")
    assert listed(state, 0) == ["go lantern", "go pearl", "rest"]
    assert refused(state, 0, "go silk") == "NM-4"


@pytest.mark.rule("NM-5")
def test_all_decide_at_once_and_nobody_sees_what_others_decide() -> None:
    state = table(["tea tea tea", "silk silk silk"], "lantern lantern pearl")
    assert state.deciders == [0, 1]
    before = state.view(1)
    assert play(state, "go lantern, coins") == []
    assert state.deciders == [1]
    assert state.view(1) == before
    assert plain_view(state, 0)["plan"] == {"goal": "ware-lantern", "payment": "move-coins"}


@pytest.mark.rule("NM-6")
def test_who_goes_to_a_stall_is_asked_how_to_pay_and_who_rests_is_not() -> None:
    state = table(["silk silk tea", "silk silk tea"], "lantern lantern pearl")
    play(state, "go lantern", "rest")
    assert state.deciders == [0]
    assert listed(state, 0) == ["coins", "give silk"]
    assert refused(state, 0, "rest") == "NM-6"


@pytest.mark.rule("NM-7")
def test_in_coins_a_ware_costs_its_worth() -> None:
    state = table(["pearl tea tea", "tea tea tea"], "spice spice pearl", coins=[4, 6])
    play(state, "go spice, coins", "rest")
    assert state.coins[0] == 0
    poor = table(["pearl tea tea", "tea tea tea"], "spice spice pearl", coins=[3, 6])
    play(poor, "go spice")
    assert refused(poor, 0, "coins") == "NM-7"


@pytest.mark.rule("NM-8")
def test_a_card_must_be_held_and_worth_enough() -> None:
    state = table(["lantern silk spice", "tea tea tea"], "silk pearl tea")
    play(state, "go silk")
    assert listed(state, 0) == ["coins", "give silk", "give spice"]
    assert refused(state, 0, "give lantern") == "NM-8"
    assert refused(state, 0, "give pearl") == "NM-8"


@pytest.mark.rule("NM-9")
def test_nobody_goes_where_they_cannot_pay() -> None:
    state = table(["tea lantern silk", "tea tea tea"], "silk spice pearl", coins=[3, 6])
    assert listed(state, 0) == ["go silk", "rest"]
    assert refused(state, 0, "go pearl") == "NM-9"


@pytest.mark.rule("NM-10")
def test_a_stall_serves_the_greater_card_first_and_coins_last() -> None:
    hands = ["lantern tea tea", "silk tea tea", "tea tea tea"]
    state = table(hands, "tea pearl pearl pearl")
    play(state, "go tea, give lantern", "go tea, give silk", "go tea, coins")
    assert [wares(state, cards) for cards in state.bought] == [[], ["tea"], []]
    state = table(hands, "tea tea pearl pearl")
    play(state, "go tea, give lantern", "go tea, give silk", "go tea, coins")
    assert [wares(state, cards) for cards in state.bought] == [["tea"], ["tea"], []]


@pytest.mark.rule("NM-11")
def test_who_offers_alike_is_served_together_or_not_at_all() -> None:
    hands = ["lantern tea tea", "lantern tea tea"]
    state = table(hands, "tea tea pearl")
    play(state, "go tea, give lantern", "go tea, give lantern")
    assert [wares(state, cards) for cards in state.bought] == [["tea"], ["tea"]]
    state = table(hands, "tea pearl pearl")
    play(state, "go tea, coins", "go tea, coins")
    assert state.bought == [[], []]


@pytest.mark.rule("NM-T1")
def test_example_of_a_stall_that_sends_two_away() -> None:
    state = table(["lantern tea tea", "lantern tea tea", "tea tea tea"], "tea pearl pearl pearl")
    told = play(state, "go tea, give lantern", "go tea, give lantern", "go tea, coins")
    assert [wares(state, cards) for cards in state.bought] == [[], [], ["tea"]]
    heard = [(event.key, event.facts.get("seat")) for event in told[:3]]
    assert heard == [("event-sent-away", 0), ("event-sent-away", 1), ("event-bought", 2)]


@pytest.mark.rule("NM-12")
def test_a_card_that_paid_is_open_on_the_discard_pile() -> None:
    state = table(["silk lantern tea", "tea tea tea"], "tea pearl pearl")
    play(state, "go tea, give silk", "rest")
    assert wares(state, state.hands[0]) == ["lantern", "tea"]
    assert wares(state, state.bought[0]) == ["tea"]
    assert "silk" in wares(state, state.discard)
    assert all(state.cards.known[card] == state.all_eyes for card in state.discard)
    assert state.coins[0] == 6


@pytest.mark.rule("NM-13")
def test_who_is_sent_away_keeps_the_offer_unseen() -> None:
    state = table(["lantern tea tea", "lantern tea tea"], "tea pearl pearl")
    play(state, "go tea, give lantern", "go tea, give lantern")
    assert state.coins == [6, 6]
    for seat, hand in enumerate(state.hands):
        assert wares(state, hand) == ["lantern", "tea", "tea"]
        assert all(state.cards.known[card] == state.eyes(seat) for card in hand)


@pytest.mark.rule("NM-14")
def test_who_rests_takes_three_coins() -> None:
    state = table(["tea tea tea", "tea tea tea"], "silk pearl pearl")
    play(state, "rest", "go silk, coins")
    assert state.coins == [9, 3]


@pytest.mark.rule("NM-15")
def test_what_nobody_bought_is_discarded() -> None:
    state = table(["tea tea tea", "tea tea tea"], "silk pearl pearl")
    play(state, "rest", "go silk, coins")
    assert wares(state, state.discard) == ["pearl", "pearl"]


@pytest.mark.rule("NM-16")
def test_hands_are_shown_at_the_end_and_count() -> None:
    state, _ = finished("short")
    for hand in state.hands:
        assert all(state.cards.known[card] == state.all_eyes for card in hand)
    result = state.result
    assert isinstance(result, Result)
    held = sum(WARES[state.cards.face[card]].worth for card in state.hands[0])
    assert result.points(0, "score-wares") == held


def scored(words: str, coins: int = 0) -> dict[str, float]:
    lines = lines_of([KIND[word] for word in words.split()], coins)
    points: dict[str, float] = {}
    for line in lines:
        points[line.category] = points.get(line.category, 0) + line.points
    return points


@pytest.mark.rule("NM-17")
def test_a_ware_gives_its_worth() -> None:
    assert scored("tea pearl pearl") == {"score-wares": 11}


@pytest.mark.rule("NM-18")
def test_three_or_more_of_a_kind_give_four_points() -> None:
    assert "score-sets" not in scored("tea tea silk silk")
    assert scored("tea tea tea tea")["score-sets"] == 4
    assert scored("tea tea tea silk silk silk")["score-sets"] == 8


@pytest.mark.rule("NM-19")
def test_all_five_wares_give_six_points() -> None:
    assert scored("tea lantern silk spice pearl")["score-variety"] == 6
    assert "score-variety" not in scored("tea lantern silk spice")


@pytest.mark.rule("NM-20")
def test_three_coins_give_a_point() -> None:
    assert scored("", coins=8) == {"score-coins": 2}
    assert scored("", coins=2) == {}


@pytest.mark.rule("NM-T2")
def test_example_of_a_score() -> None:
    points = scored("silk silk silk tea", coins=7)
    assert points == {"score-wares": 10, "score-sets": 4, "score-coins": 2}


@pytest.mark.rule("NM-21")
def test_points_win_then_coins_else_the_place_is_shared() -> None:
    tea, pearl = [KIND["tea"]], [KIND["pearl"]]
    assert result_of([tea, pearl], [2, 0]).ranks == [2, 1]
    tied = result_of([tea, tea, pearl], [2, 1, 0])
    assert (tied.ranks, tied.tie_break) == ([2, 3, 1], "")
    tied = result_of([tea, tea], [1, 2])
    assert (tied.ranks, tied.tie_break) == ([2, 1], "tie-coins")
    assert result_of([tea, tea], [2, 2]).ranks == [1, 1]
