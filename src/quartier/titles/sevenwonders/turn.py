"""A turn, in the order of SW-46 to SW-55."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.speech import Facts
from quartier.titles.sevenwonders.content import (
    KINDS,
    ON_CHAIN_COINS,
    ON_PURCHASE_COINS,
    PLAY_LAST_CARD,
    WHITE,
    Kind,
    share,
)
from quartier.titles.sevenwonders.effects import DIG_BY_LEADER, DIG_BY_STAGE, gain, take
from quartier.titles.sevenwonders.extras import COURT, DIG, RECRUIT_MORE
from quartier.titles.sevenwonders.losses import COUNT_LOSSES
from quartier.titles.sevenwonders.moves import FROM_LEFT, FROM_RIGHT, RIGHT_ANY_CARD
from quartier.titles.sevenwonders.payment import BANK_PRICE
from quartier.titles.sevenwonders.picking import (
    PICK_CARD,
    PICK_FOR_FREE_CITY,
    PLAY_LAST_CARD_FREE_CITY,
    PLAY_LAST_CARD_OWN,
    costs_of,
)
from quartier.titles.sevenwonders.state import (
    BUILD_USE,
    FREE_CITY,
    SELL_USE,
    STAGE_USE,
    Plan,
    Wonders,
)

SALE_COINS: Final = 3


def begin_turn(state: Wonders) -> None:
    """Once-per-turn limits start afresh (SW-105, SW-154)."""
    for city in state.cities:
        city.bonus_taken = False


class Turn(Step[Wonders]):
    """SW-17: everybody picks a card in secret; then all is carried out together."""

    def run(self, state: Wonders) -> None:
        state.turn += 1
        begin_turn(state)
        if state.seats == 2:
            _draw_for_holder(state)
        if state.listening:
            state.tell("event-turn", {"turn": state.turn, "turns": state.turns})
        for seat in range(state.seats):
            if state.seats == 2 and seat == state.holder:
                state.ask(seat, PICK_FOR_FREE_CITY)
            state.ask(seat, PICK_CARD)
        if state.last_turn:
            state.then(*CARRY_OUT, EXTRA_CARD, DISCARD_REST, *AFTER_THE_CARDS)
        else:
            state.then(*CARRY_OUT, *AFTER_THE_CARDS, PASS_HANDS)


class Reveal(Step[Wonders]):
    """SW-46: built cards are open from now on; others cannot tell which card went face down."""

    def run(self, state: Wonders) -> None:
        for index, plan in enumerate(state.plans):
            if plan is None:
                continue
            seat = state.player(index)
            zone = _zone(state, seat, plan)
            if plan.use == BUILD_USE:
                state.take_openly(zone, plan.card, state.insiders(seat))
            else:
                state.cards.blur(zone, state.insiders(seat))
                zone.remove(plan.card)


class Pay(Step[Wonders]):
    """SW-47: all payments at once."""

    def run(self, state: Wonders) -> None:
        for index, plan in enumerate(state.plans):
            if plan is not None and plan.use != SELL_USE:
                _pay(state, index, plan)


class Place(Step[Wonders]):
    """SW-48: all cards go where they belong, at once."""

    def run(self, state: Wonders) -> None:
        # SW-80: the Free City's card comes before the holder's own.
        for place in range(len(state.cities)):
            index = _in_order(state, place)
            plan = state.plans[index]
            if plan is None:
                continue
            state.mark()
            city = state.cities[index]
            kind = KINDS[state.cards.face[plan.card]]
            if plan.use == BUILD_USE:
                city.add(kind)
            elif plan.use == STAGE_USE:
                city.add_stage(plan.card)
            elif kind.colour == WHITE:
                state.leader_discard.append(plan.card)
            else:
                state.discard.append(plan.card)
            if state.listening:
                _tell_placed(state, index, plan, kind)


class Gain(Step[Wonders]):
    """SW-49: immediate gains; counts see everything placed in this turn."""

    def run(self, state: Wonders) -> None:
        for place in range(len(state.cities)):
            index = _in_order(state, place)
            plan = state.plans[index]
            if plan is None:
                continue
            city = state.cities[index]
            kind = KINDS[state.cards.face[plan.card]]
            if plan.use == SELL_USE:
                take(state, index, SALE_COINS, "source-sale")
                continue
            _refund_purchases(state, index, plan)
            if plan.use == STAGE_USE:
                effects = city.board.stages[city.stages - 1].effects
                gain(state, index, effects, city.board.key, DIG_BY_STAGE)
                continue
            if city.traits[ON_CHAIN_COINS] and share(kind.chain, city.names):  # SW-109
                take(state, index, city.traits[ON_CHAIN_COINS], "source-chain")
            if city.on_build[kind.colour]:  # SW-108, SW-157
                take(state, index, city.on_build[kind.colour], "source-colour")
            gain(state, index, kind.effects, kind.key, DIG_BY_LEADER)
        state.plans = [None] * len(state.cities)


class ExtraCard(Step[Wonders]):
    """SW-50, SW-61, SW-62: Babylon may play its last card, as a turn of its own."""

    def run(self, state: Wonders) -> None:
        for index, city in enumerate(state.cities):
            if not city.traits[PLAY_LAST_CARD]:
                continue
            seat = state.player(index)
            if index < state.seats:
                state.ask(seat, PLAY_LAST_CARD_OWN)
            else:
                _look_at_pile(state, seat)
                state.ask(seat, PLAY_LAST_CARD_FREE_CITY)
            state.then(*CARRY_OUT)


class DiscardRest(Step[Wonders]):
    """SW-19, SW-84: what is left of the hands goes face down to the discard pile."""

    def run(self, state: Wonders) -> None:
        for hand in [*state.hands, state.pile]:
            state.discard += hand
            hand.clear()
        if state.listening:
            state.tell("event-rest-discarded", {"discard": len(state.discard)})


class PassHands(Step[Wonders]):
    """SW-18, SW-55: hands move on; with two players they are swapped (SW-79)."""

    def run(self, state: Wonders) -> None:
        hands = state.hands
        if state.age == 2:
            state.hands = hands[1:] + hands[:1]
        else:
            state.hands = hands[-1:] + hands[:-1]
        if state.seats == 2:
            state.holder = 1 - state.holder
        look_at_hands(state)
        state.then(TURN)


def look_at_hands(state: Wonders) -> None:
    """Everybody takes up the hand in front."""
    for seat, hand in enumerate(state.hands):
        eyes = state.insiders(seat)
        state.show_all(hand, eyes)
        if state.listening:
            keys = sorted(KINDS[state.cards.face[card]].key for card in hand)
            state.tell("event-hand", {"seat": seat, "cards": keys}, eyes)


def _draw_for_holder(state: Wonders) -> None:
    """SW-79: who plays the Free City draws a card first."""
    card = state.pile.pop(0)
    state.hands[state.holder].append(card)
    state.show(card, state.insiders(state.holder))
    if state.listening:
        key = KINDS[state.cards.face[card]].key
        state.tell("event-holder", {"seat": state.holder})
        facts: Facts = {"seat": state.holder, "card": key}
        state.tell("event-drawn", facts, state.insiders(state.holder))


def _look_at_pile(state: Wonders, seat: int) -> None:
    """SW-91: who decides on the Free City's extra card sees it, the last one of the pile."""
    state.show_all(state.pile, state.insiders(seat))
    if state.listening:
        for card in state.pile:
            facts: Facts = {"seat": seat, "card": KINDS[state.cards.face[card]].key}
            state.tell("event-drawn", facts, state.insiders(seat))


def _zone(state: Wonders, seat: int, plan: Plan) -> list[int]:
    """Where the planned card lies."""
    if plan.card in state.hands[seat]:
        return state.hands[seat]
    if plan.card in state.leader_hands[seat]:
        return state.leader_hands[seat]
    return state.pile


def _in_order(state: Wonders, place: int) -> int:
    """The city whose turn it is; with two players the Free City is first."""
    return (place + FREE_CITY) % len(state.cities) if state.seats == 2 else place


def _pay(state: Wonders, index: int, plan: Plan) -> None:
    city = state.cities[index]
    way = plan.way
    assert way is not None
    if plan.right:
        city.rights_left &= ~plan.right
        if state.listening:
            source = "wonder-olympia" if plan.right == RIGHT_ANY_CARD else "card-caligula"
            state.tell("event-free-build", {"seat": state.who(index), "source": source})
        return
    bank = costs_of(state, index, plan).coins + way.bank * BANK_PRICE
    city.coins -= bank + way.left + way.right
    left, right = state.left(index), state.right(index)
    state.cities[left].coins += way.left
    state.cities[right].coins += way.right
    if state.listening:
        who = state.who(index)
        if bank:
            state.tell("event-paid-bank", {"seat": who, "coins": bank})
        for seller, coins in ((left, way.left), (right, way.right)):
            if coins:
                facts: Facts = {"seat": who, "to_seat": state.who(seller), "coins": coins}
                state.tell("event-paid", facts)


def _refund_purchases(state: Wonders, index: int, plan: Plan) -> None:
    """SW-106: Hatshepsut's coin for each neighbour bought from."""
    coins = state.cities[index].traits[ON_PURCHASE_COINS]
    way = plan.way
    if coins and way is not None:
        sellers = bool(way.sellers & FROM_LEFT) + bool(way.sellers & FROM_RIGHT)
        take(state, index, coins * sellers, "card-hatshepsut")


def _tell_placed(state: Wonders, index: int, plan: Plan, kind: Kind) -> None:
    who = state.who(index)
    if plan.use == BUILD_USE:
        key = "event-recruited" if kind.colour == WHITE else "event-built"
        state.tell(key, {"seat": who, "card": kind.key})
        return
    eyes = state.insiders(state.player(index))
    if plan.use == STAGE_USE:
        state.tell("event-stage", {"seat": who, "stage": state.cities[index].stages})
        state.tell("event-stage-card", {"seat": who, "card": kind.key}, eyes)
    else:
        key = "event-leader-discarded" if kind.colour == WHITE else "event-sold"
        state.tell(key, {"seat": who})
        state.tell("event-sold-card", {"seat": who, "card": kind.key}, eyes)


TURN: Final = Turn("turn")
REVEAL: Final = Reveal("reveal")
PAY: Final = Pay("pay")
PLACE: Final = Place("place")
GAIN: Final = Gain("gain")
EXTRA_CARD: Final = ExtraCard("extra_card")
DISCARD_REST: Final = DiscardRest("discard_rest")
PASS_HANDS: Final = PassHands("pass_hands")

CARRY_OUT: Final = (REVEAL, PAY, PLACE, GAIN)
AFTER_THE_CARDS: Final = (RECRUIT_MORE, COURT, DIG, COUNT_LOSSES)
