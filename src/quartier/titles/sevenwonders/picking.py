"""Choosing a card, what to do with it, and how to pay (SW-17, SW-22 to SW-27, SW-41)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.sevenwonders.city import City
from quartier.titles.sevenwonders.content import KINDS, WHITE, Costs, Kind, share
from quartier.titles.sevenwonders.moves import (
    BUILD,
    DECLINE,
    RIGHTS,
    SELL,
    STAGE_WITH,
    BuildCard,
    BuildStage,
    CardMove,
    PayWay,
    SellCard,
    UseRight,
)
from quartier.titles.sevenwonders.payment import (
    NO_COST,
    can_pay,
    card_costs,
    cheapest,
    less_waived,
    missing_kinds,
    stage_costs,
    usable_right,
    ways,
)
from quartier.titles.sevenwonders.resources import RESOURCE_IDS
from quartier.titles.sevenwonders.state import (
    BUILD_USE,
    FREE_CITY,
    SELL_USE,
    STAGE_USE,
    Plan,
    Wonders,
)

OWN_CITY: Final = -1


def can_build(city: City, left: City, right: City, kind: Kind) -> bool:
    """Whether a city can build the card or recruit the leader in any way (SW-23, SW-24, SW-45)."""
    if share(kind.name, city.names):
        return False
    if share(kind.chain, city.names) or usable_right(city, kind):
        return True
    return can_pay(city, left, right, card_costs(city, left, right, kind))


def can_build_stage(city: City, left: City, right: City) -> bool:
    """Whether a city can build its next stage (SW-25)."""
    if city.stages == len(city.board.stages):
        return False
    return can_pay(city, left, right, stage_costs(city))


def least_coins(state: Wonders, index: int, kind: Kind) -> int | None:
    """The coins a city needs at least to build the card; None if coins do not help."""
    city = state.cities[index]
    if share(kind.name, city.names):
        return None
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    return cheapest(city, left, right, card_costs(city, left, right, kind))


def least_stage_coins(state: Wonders, index: int) -> int | None:
    """The coins a city needs at least for its next stage; None if coins do not help."""
    city = state.cities[index]
    if city.stages == len(city.board.stages):
        return None
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    return cheapest(city, left, right, stage_costs(city))


def costs_of(state: Wonders, index: int, plan: Plan) -> Costs:
    """The price of what a city plans to build."""
    city = state.cities[index]
    if plan.use == STAGE_USE:
        return stage_costs(city)
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    return card_costs(city, left, right, KINDS[state.cards.face[plan.card]])


def payments(state: Wonders, index: int, plan: Plan) -> list[Move]:
    """The ways to pay for a plan (SW-41), and the rights that make it free (SW-45)."""
    city = state.cities[index]
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    costs = costs_of(state, index, plan)
    moves: list[Move] = [*ways(city, left, right, costs, _may_favour_sellers(state, index))]
    if costs.coins == 0 and NO_COST in moves:
        return moves
    if plan.use == BUILD_USE:
        usable = usable_right(city, KINDS[state.cards.face[plan.card]])
        moves += [right for right in RIGHTS if right.right & usable]
    return moves


def _may_favour_sellers(state: Wonders, index: int) -> bool:
    """SW-41, SW-83: to give a partner more is an aim, and so it may be with another's coins."""
    return state.options.teams or index >= state.seats


class PickCard(Ask[Wonders]):
    """SW-17, SW-22: a card of the hand, to build, for a stage, or to sell."""

    def __init__(self, name: str, city: int, prompt: str, phase: str, rule: str) -> None:
        super().__init__(name)
        self.city = city
        self.prompt = prompt
        self.phase = phase
        self.rule = rule

    def hand(self, state: Wonders, seat: int) -> list[int]:
        """The cards to choose from."""
        return state.hands[seat]

    def may_sell(self, could_build: bool) -> bool:
        """SW-27: selling is always allowed, except for a Free City that can build (SW-81)."""
        return self.city == OWN_CITY or not could_build

    def may_decline(self) -> bool:
        return False

    def question(self, state: Wonders, seat: int) -> Question:
        facts: Facts = {"age": state.age, "turn": state.turn, "turns": state.turns}
        return Question(self.phase, self.prompt, self.rule, facts)

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        index = seat if self.city == OWN_CITY else self.city
        city = state.cities[index]
        left = state.cities[state.left(index)]
        right = state.cities[state.right(index)]
        kinds = state.cards.kinds(self.hand(state, seat))
        moves: list[Move] = [
            BUILD[kind] for kind in kinds if can_build(city, left, right, KINDS[kind])
        ]
        if can_build_stage(city, left, right):
            moves += [STAGE_WITH[kind] for kind in kinds]
        if self.may_sell(bool(moves)):
            moves += [SELL[kind] for kind in kinds]
        if self.may_decline():
            moves.append(DECLINE)
        return moves

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE and self.may_decline():
            return None
        if not isinstance(move, (BuildCard, BuildStage, SellCard)):
            return Refusal(self.rule, NOT_OFFERED, {})
        index = seat if self.city == OWN_CITY else self.city
        hand = self.hand(state, seat)
        kind = KINDS[move.kind]
        if state.cards.find(hand, move.kind) == NO_CARD:
            return Refusal("SW-17", "refusal-not-in-hand", {"card": kind.key})
        if isinstance(move, SellCard):
            if move in self.moves(state, seat):
                return None
            return Refusal("SW-81", "refusal-free-city-sells", {})
        if isinstance(move, BuildCard):
            return _build_refusal(state, index, kind)
        return _stage_refusal(state, index)

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        if move is DECLINE:
            return
        assert isinstance(move, CardMove)
        index = seat if self.city == OWN_CITY else self.city
        card = state.cards.find(self.hand(state, seat), move.kind)
        if state.options.teams and state.listening:
            _tell_partner(state, seat, move)
        if isinstance(move, SellCard):
            state.plans[index] = Plan(card, SELL_USE, NO_COST, 0)
            return
        use = BUILD_USE if isinstance(move, BuildCard) else STAGE_USE
        plan = Plan(card, use, None, 0)
        options = payments(state, index, plan)
        if len(options) == 1:
            state.plans[index] = _settled(plan, options[0])
        else:
            state.plans[index] = plan
            state.ask(seat, PAY_FOR_OWN if self.city == OWN_CITY else PAY_FOR_FREE_CITY)


class PickLeader(PickCard):
    """SW-94: a leader of the hand, to recruit, for a stage, or to discard for coins."""

    def hand(self, state: Wonders, seat: int) -> list[int]:
        return state.leader_hands[seat]


class PickForFreeCity(PickCard):
    """SW-79, SW-81: a card for the Free City out of what the holder leaves."""

    def hand(self, state: Wonders, seat: int) -> list[int]:
        own = state.plans[seat]
        assert own is not None
        return [card for card in state.hands[seat] if card != own.card]


class PickLastCard(PickCard):
    """SW-61: the card that would be left over may still be used."""

    def hand(self, state: Wonders, seat: int) -> list[int]:
        return state.hands[seat] if self.city == OWN_CITY else state.pile

    def may_decline(self) -> bool:
        return True

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        super().answer(state, seat, move)
        if move is not DECLINE:
            # SW-62: the extra card is a turn of its own, with limits of its own.
            index = seat if self.city == OWN_CITY else self.city
            state.cities[index].bonus_taken = False


class HowToPay(Ask[Wonders]):
    """SW-41: which coins to whom, where there is more than one way."""

    def __init__(self, name: str, city: int) -> None:
        super().__init__(name)
        self.city = city

    def question(self, state: Wonders, seat: int) -> Question:
        index = seat if self.city == OWN_CITY else self.city
        plan = _open_plan(state, index)
        coins = costs_of(state, index, plan).coins
        own = self.city == OWN_CITY
        if plan.use == STAGE_USE:
            prompt = "prompt-pay-stage" if own else "prompt-pay-stage-free-city"
            facts: Facts = {"stage": state.cities[index].stages + 1, "coins": coins}
        else:
            prompt = "prompt-pay-card" if own else "prompt-pay-card-free-city"
            facts = {"card": KINDS[state.cards.face[plan.card]].key, "coins": coins}
        return Question("phase-payment", prompt, "SW-41", facts)

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        index = seat if self.city == OWN_CITY else self.city
        return payments(state, index, _open_plan(state, index))

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, PayWay):
            return Refusal("SW-41", "refusal-no-such-way", {})
        if isinstance(move, UseRight):
            return Refusal("SW-45", "refusal-no-right", {})
        return Refusal("SW-41", NOT_OFFERED, {})

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        index = seat if self.city == OWN_CITY else self.city
        state.plans[index] = _settled(_open_plan(state, index), move)
        if state.options.teams and state.listening:
            _tell_partner(state, seat, move)


def _tell_partner(state: Wonders, seat: int, move: Move) -> None:
    """SW-164: partners know each other's choices as they are made."""
    key = "event-plans-payment"
    if isinstance(move, BuildCard):
        key = "event-plans-build"
    elif isinstance(move, BuildStage):
        key = "event-plans-stage"
    elif isinstance(move, SellCard):
        key = "event-plans-sale"
    elif isinstance(move, UseRight):
        key = "event-plans-free-build"
    state.tell(key, {"seat": seat, **move.facts}, state.insiders(seat))


def _open_plan(state: Wonders, index: int) -> Plan:
    plan = state.plans[index]
    assert plan is not None
    return plan


def _settled(plan: Plan, payment: Move) -> Plan:
    if isinstance(payment, UseRight):
        return Plan(plan.card, plan.use, NO_COST, payment.right)
    assert isinstance(payment, PayWay)
    return Plan(plan.card, plan.use, payment, 0)


def _build_refusal(state: Wonders, index: int, kind: Kind) -> Refusal | None:
    city = state.cities[index]
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    if can_build(city, left, right, kind):
        return None
    if share(kind.name, city.names):
        return Refusal("SW-24", "refusal-same-name", {"card": kind.key})
    if kind.colour == WHITE:
        price = card_costs(city, left, right, kind).coins
        facts: Facts = {"card": kind.key, "price": price, "coins": city.coins}
        return Refusal("SW-95", "refusal-leader-price", facts)
    return _price_refusal(state, index, less_waived(kind.price, city.waived[kind.colour]))


def _stage_refusal(state: Wonders, index: int) -> Refusal | None:
    city = state.cities[index]
    if can_build_stage(city, state.cities[state.left(index)], state.cities[state.right(index)]):
        return None
    if city.stages == len(city.board.stages):
        return Refusal("SW-25", "refusal-no-stage-left", {})
    return _price_refusal(state, index, stage_costs(city))


def _price_refusal(state: Wonders, index: int, costs: Costs) -> Refusal:
    """Which of resources or coins are short (SW-28, SW-38)."""
    city = state.cities[index]
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    price = cheapest(city, left, right, costs)
    if price is None:
        missing = [f"resource-{RESOURCE_IDS[kind]}" for kind in missing_kinds(city, costs)]
        return Refusal("SW-28", "refusal-no-seller", {"missing": missing})
    return Refusal("SW-38", "refusal-too-expensive", {"price": price, "coins": city.coins})


PAY_FOR_OWN: Final = HowToPay("pay", OWN_CITY)
PAY_FOR_FREE_CITY: Final = HowToPay("pay_free_city", FREE_CITY)
PICK_CARD: Final = PickCard("pick", OWN_CITY, "prompt-pick", "phase-turn", "SW-22")
PICK_FOR_FREE_CITY: Final = PickForFreeCity(
    "pick_free_city", FREE_CITY, "prompt-pick-free-city", "phase-turn", "SW-79"
)
RECRUIT_LEADER: Final = PickLeader(
    "recruit", OWN_CITY, "prompt-recruit", "phase-recruitment", "SW-94"
)
PLAY_LAST_CARD_OWN: Final = PickLastCard(
    "last_card", OWN_CITY, "prompt-last-card", "phase-last-card", "SW-61"
)
PLAY_LAST_CARD_FREE_CITY: Final = PickLastCard(
    "last_card_free_city", FREE_CITY, "prompt-last-card-free-city", "phase-last-card", "SW-91"
)
