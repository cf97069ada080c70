"""Phase 1, special actions: the ring of cards and what they do at once (SC-30 to SC-33, SC-119)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.carrying import extend
from quartier.titles.smallcity.content import (
    ACTION_KEYS,
    ACTIONS,
    CITY_COUNCILOR,
    NO_ACTION,
    SUPPORTER,
    URBAN_PLANNER,
)
from quartier.titles.smallcity.council import INVEST
from quartier.titles.smallcity.gains import GAIN_SUPPORT
from quartier.titles.smallcity.moves import DECLINE, EXTEND, TAKE
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.verbs import TakeAction

PHASE: Final = "phase-actions"
FREE_CARD: Final = -1
# In solo play the Mayor stands on the first card (SC-119).
IMAGINARY_PLAYER: Final = -2
SOLO_RING: Final = 4
SOLO_OPPOSITE_PRICE: Final = 2


class LayRing(Step[SmallCity]):
    """SC-30: the cards are shuffled and laid in a circle; solo: four of them (SC-119)."""

    def run(self, state: SmallCity) -> None:
        state.phase = 1
        if state.seats > 1:
            ring = list(range(len(ACTIONS)))
            state.shuffle(ring)
        elif state.round % 2:
            ring = list(range(len(ACTIONS)))
            state.shuffle(ring)
            state.face_down = sorted(ring[SOLO_RING:])
            ring = ring[:SOLO_RING]
        else:
            ring = state.face_down[:]
            state.shuffle(ring)
            state.face_down = []
        state.ring = ring
        state.takers = [FREE_CARD] * len(ring)
        state.last_taken = -1
        if state.listening:
            keys = [ACTION_KEYS[action] for action in ring]
            state.tell("event-ring", {"actions": keys})
        if state.seats == 1:
            state.takers = with_item(state.takers, 0, IMAGINARY_PLAYER)
            state.last_taken = 0
        state.queue = state.order()
        state.then(NEXT_ACTION)


class NextAction(Step[SmallCity]):
    """SC-31: in turn order everybody takes one card."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        if state.queue:
            state.active = state.next_in_queue()
            state.ask(state.active, TAKE_CARD)
            state.then(NEXT_ACTION)


def ring_prices(state: SmallCity) -> list[int]:
    """SC-31: by place in the ring $1 for each free card skipped on the shorter way; NO_ACTION if
    the card is not free."""
    size = len(state.ring)
    if state.last_taken < 0:
        return [0] * size
    prices = [NO_ACTION] * size
    for direction in (1, -1):
        skipped = 0
        # Places below 0 are counted from the end of the ring.
        at = state.last_taken - size if direction > 0 else state.last_taken
        for _ in range(1, size):
            at += direction
            if state.takers[at] == FREE_CARD:
                if prices[at] == NO_ACTION or skipped < prices[at]:
                    prices[at] = skipped
                skipped += 1
    if state.seats == 1:  # SC-119
        return [SOLO_OPPOSITE_PRICE if price > 0 else price for price in prices]
    return prices


def action_price(state: SmallCity, action: int) -> int:
    """What a card costs; NO_ACTION if it is not free."""
    if action not in state.ring:
        return NO_ACTION
    return ring_prices(state)[state.ring.index(action)]


def ring_rule(state: SmallCity) -> str:
    """Which rule says what a card costs."""
    return "SC-119" if state.seats == 1 else "SC-31"


class TakeCard(Ask[SmallCity]):
    """SC-31: which card, for its price."""

    def question(self, state: SmallCity, seat: int) -> Question:
        prompt = "prompt-action-solo" if state.seats == 1 else "prompt-action"
        return Question(PHASE, prompt, ring_rule(state), {"money": state.borough(seat).money})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        money = state.borough(seat).money
        return [
            TAKE[state.ring[place]]
            for place, price in enumerate(ring_prices(state))
            if 0 <= price <= money
        ]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, TakeAction):
            return Refusal("SC-31", NOT_OFFERED, {})
        price = action_price(state, move.action)
        if price == NO_ACTION:
            return Refusal("SC-31", "refusal-card-taken", {**move.facts})
        money = state.borough(seat).money
        if price > money:
            facts: Facts = {**move.facts, "price": price, "money": money}
            return Refusal(ring_rule(state), "refusal-card-price", facts)
        return None

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, TakeAction)
        borough = state.changing(seat)
        price = action_price(state, move.action)
        borough.money -= price  # SC-31a
        borough.action = move.action
        position = state.ring.index(move.action)
        state.takers = with_item(state.takers, position, seat)
        state.last_taken = position
        if state.listening:
            facts: Facts = {"seat": seat, "action": ACTION_KEYS[move.action], "price": price}
            state.tell("event-action", facts)
        state.then(ACTION_EFFECT)


class ActionEffect(Step[SmallCity]):
    """SC-33: what a card does at once."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        borough = state.borough(seat)
        if borough.action == SUPPORTER:
            state.ask(seat, GAIN_SUPPORT)
        elif borough.action == URBAN_PLANNER and borough.can_extend:
            state.ask(seat, PLAN_EXTENSION)
        elif borough.action == CITY_COUNCILOR:
            state.ask(seat, INVEST)


class PlanExtension(Ask[SmallCity]):
    """SC-33: the Urban Planner may extend the zone now."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-planner", "SC-33", {"side": state.borough(seat).side + 1})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [EXTEND, DECLINE]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        return None if move in (EXTEND, DECLINE) else Refusal("SC-33", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if move is EXTEND:
            extend(state, state.changing(seat), 0)


LAY_RING: Final = LayRing("lay_ring")
NEXT_ACTION: Final = NextAction("next_action")
TAKE_CARD: Final = TakeCard("take_card")
ACTION_EFFECT: Final = ActionEffect("action_effect")
PLAN_EXTENSION: Final = PlanExtension("plan_extension")
