"""A night: the market opens (NM-4), all decide in secret (NM-5 to NM-9), the stalls serve."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier_nightmarket.content import KEYS, KINDS, MORE_WARES_THAN_TRADERS, WAGE, WORTH
from quartier_nightmarket.moves import COINS, GIVE, GO, REST, Give, Go
from quartier_nightmarket.state import IN_COINS, RESTING, UNDECIDED, NightMarket


class OpenMarket(Step[NightMarket]):
    """NM-4, NM-5: wares are laid open, then everybody is asked at once."""

    def run(self, state: NightMarket) -> None:
        state.night += 1
        for _ in range(state.seats + MORE_WARES_THAN_TRADERS):
            card = state.deck.pop()
            state.show(card, state.all_eyes)
            state.market.append(card)
        if state.listening:
            faces = sorted(state.cards.face[card] for card in state.market)
            wares = [KEYS[kind] for kind in faces]
            state.tell("event-night", {"night": state.night, "wares": wares})
        for seat in range(state.seats):
            state.ask(seat, CHOOSE_GOAL)
        state.then(SERVE, CLOSE_MARKET)


class ChooseGoal(Ask[NightMarket]):
    """NM-5"""

    def question(self, state: NightMarket, seat: int) -> Question:
        return Question("phase-choice", "prompt-goal", "NM-5", {})

    def moves(self, state: NightMarket, seat: int) -> list[Move]:
        return [*(GO[kind] for kind in KINDS if why_not_go(state, seat, kind) is None), REST]

    def refusal(self, state: NightMarket, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Go):
            return why_not_go(state, seat, move.kind)
        return None if move is REST else Refusal("NM-5", NOT_OFFERED, {})

    def answer(self, state: NightMarket, seat: int, move: Move) -> None:
        if isinstance(move, Go):
            state.goals[seat] = move.kind
            state.ask(seat, CHOOSE_PAYMENT)
        else:
            state.goals[seat] = RESTING


class ChoosePayment(Ask[NightMarket]):
    """NM-6: the second question to who goes to a stall."""

    def question(self, state: NightMarket, seat: int) -> Question:
        return Question("phase-choice", "prompt-payment", "NM-6", {"ware": KEYS[state.goals[seat]]})

    def moves(self, state: NightMarket, seat: int) -> list[Move]:
        goal = state.goals[seat]
        in_coins = [COINS] if why_not_coins(state, seat, goal) is None else []
        cards = [GIVE[kind] for kind in KINDS if why_not_give(state, seat, goal, kind) is None]
        return [*in_coins, *cards]

    def refusal(self, state: NightMarket, seat: int, move: Move) -> Refusal | None:
        goal = state.goals[seat]
        if isinstance(move, Give):
            return why_not_give(state, seat, goal, move.kind)
        if move is COINS:
            return why_not_coins(state, seat, goal)
        return Refusal("NM-6", NOT_OFFERED, {})

    def answer(self, state: NightMarket, seat: int, move: Move) -> None:
        state.offers[seat] = move.kind if isinstance(move, Give) else IN_COINS


def why_not_go(state: NightMarket, seat: int, goal: int) -> Refusal | None:
    """NM-4, NM-9"""
    if not state.stall(goal):
        return Refusal("NM-4", "refusal-no-stall", {"ware": KEYS[goal]})
    if why_not_coins(state, seat, goal) is None:
        return None
    if any(why_not_give(state, seat, goal, kind) is None for kind in KINDS):
        return None
    return Refusal("NM-9", "refusal-cannot-pay", {"ware": KEYS[goal], "price": WORTH[goal]})


def why_not_coins(state: NightMarket, seat: int, goal: int) -> Refusal | None:
    """NM-7"""
    price, coins = WORTH[goal], state.coins[seat]
    if coins < price:
        return Refusal("NM-7", "refusal-coins", {"price": price, "coins": coins})
    return None


def why_not_give(state: NightMarket, seat: int, goal: int, kind: int) -> Refusal | None:
    """NM-8"""
    if kind not in state.cards.kinds(state.hands[seat]):
        return Refusal("NM-8", "refusal-no-card", {"ware": KEYS[kind]})
    if WORTH[kind] < WORTH[goal]:
        return Refusal("NM-8", "refusal-too-cheap", {"ware": KEYS[kind], "price": WORTH[goal]})
    return None


class Serve(Step[NightMarket]):
    """NM-10 to NM-14: what was decided in secret is done."""

    def run(self, state: NightMarket) -> None:
        for kind in KINDS:
            served = served_at(state, kind)
            for seat in range(state.seats):
                if seat in served:
                    buy(state, seat, kind)
                elif state.goals[seat] == kind and state.listening:
                    state.tell("event-sent-away", {"seat": seat, "ware": KEYS[kind]})
        for seat in range(state.seats):
            if state.goals[seat] == RESTING:
                state.coins[seat] += WAGE
                if state.listening:
                    state.tell("event-rested", {"seat": seat, "coins": WAGE})
        state.goals = [UNDECIDED] * state.seats
        state.offers = [UNDECIDED] * state.seats


def served_at(state: NightMarket, kind: int) -> list[int]:
    """NM-10, NM-11: who gets a ware of a stall."""
    came = [seat for seat in range(state.seats) if state.goals[seat] == kind]
    left = len(state.stall(kind))
    served: list[int] = []
    for value in sorted({value_of(state.offers[seat]) for seat in came}, reverse=True):
        alike = [seat for seat in came if value_of(state.offers[seat]) == value]
        if len(alike) <= left:
            served += alike
            left -= len(alike)
    return served


def value_of(offer: int) -> int:
    """NM-10: any card before coins."""
    return 0 if offer == IN_COINS else WORTH[offer]


def buy(state: NightMarket, seat: int, kind: int) -> None:
    """NM-12"""
    card = state.stall(kind)[0]
    state.market.remove(card)
    state.bought[seat].append(card)
    offer = state.offers[seat]
    if offer == IN_COINS:
        state.coins[seat] -= WORTH[kind]
        if state.listening:
            facts: Facts = {"seat": seat, "ware": KEYS[kind], "coins": WORTH[kind]}
            state.tell("event-bought", facts)
        return
    given = state.cards.find(state.hands[seat], offer)
    state.hands[seat].remove(given)
    state.show(given, state.all_eyes)
    state.discard.append(given)
    if state.listening:
        state.tell("event-bartered", {"seat": seat, "ware": KEYS[kind], "given": KEYS[offer]})


class CloseMarket(Step[NightMarket]):
    """NM-3, NM-15: the rest is cleared away, and another night begins, or none."""

    def run(self, state: NightMarket) -> None:
        state.discard += state.market
        state.market = []
        state.then(OPEN_MARKET if state.night < state.nights else SHOW_HANDS)


class ShowHands(Step[NightMarket]):
    """NM-16"""

    def run(self, state: NightMarket) -> None:
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.show(card, state.all_eyes)
            if state.listening:
                held = [KEYS[kind] for kind in sorted(state.cards.face[card] for card in hand)]
                state.tell("event-shown", {"seat": seat, "wares": held})
        state.over = True


OPEN_MARKET: Final = OpenMarket("open_market")
CHOOSE_GOAL: Final = ChooseGoal("choose_goal")
CHOOSE_PAYMENT: Final = ChoosePayment("choose_payment")
SERVE: Final = Serve("serve")
CLOSE_MARKET: Final = CloseMarket("close_market")
SHOW_HANDS: Final = ShowHands("show_hands")
