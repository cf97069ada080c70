"""Phase 5: buying an industry and a park (CC-29, CC-29a, CC-41, CC-41a)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.cardcity.content import INDUSTRY, KINDS, PARK, WHOLE, Kind
from quartier.titles.cardcity.laying import lay_with_cloud, place_refusal, tell_laid
from quartier.titles.cardcity.moves import BUY, PASS, BuyCard, PlaceAt
from quartier.titles.cardcity.placing import forbids_place, places, ways
from quartier.titles.cardcity.state import NOTHING, PURCHASES, CardCity

INDUSTRY_PRICE: Final = 5
PARK_PRICE: Final = 5


def price(state: CardCity, seat: int, type_: int) -> int:
    """CC-29, CC-41: industries cost more with each one of the city, halves too (CC-A19)."""
    if type_ == PARK:
        return PARK_PRICE
    return INDUSTRY_PRICE * (state.cities[seat].site.industries + 1)


def on_sale(state: CardCity, type_: int) -> Kind | None:
    """The card that would be bought: for industries the top of the pile."""
    if type_ == PARK:
        return KINDS[PARK] if state.reserve[PARK] else None
    return KINDS[state.cards.face[state.industries[-1]]] if state.industries else None


def forbids_purchase(state: CardCity, seat: int, type_: int) -> str:
    """Why a seat may not buy now: a message key, or ""."""
    kind = on_sale(state, type_)
    if kind is None:
        return "refusal-reserve-empty"
    if state.bought >> type_ & 1:
        return "refusal-bought"  # CC-A18
    if price(state, seat, type_) > state.cities[seat].money:
        return "refusal-purchase-price"
    return "" if places(state.cities[seat].site, kind) else "refusal-no-place"


def purchase_moves(state: CardCity, seat: int) -> list[Move]:
    """What can be bought; empty if that is nothing."""
    moves: list[Move] = [
        BUY[type_] for type_ in (INDUSTRY, PARK) if not forbids_purchase(state, seat, type_)
    ]
    if moves:
        moves.append(PASS)
    return moves


class Purchases(Step[CardCity]):
    """CC-29: in turn order."""

    def run(self, state: CardCity) -> None:
        state.phase = PURCHASES
        state.turn = 0
        state.bought = 0
        state.then(SELL)


class Sell(Step[CardCity]):
    """The next seat that can buy anything is asked."""

    def run(self, state: CardCity) -> None:
        while state.turn < state.seats:
            seat = state.seat_in_turn()
            moves = purchase_moves(state, seat)
            if moves:
                state.offer(seat, BUY_CARDS, moves)
                state.then(SELL)
                return
            _next_buyer(state)


def _next_buyer(state: CardCity) -> None:
    state.turn += 1
    state.bought = 0


class BuyCards(Ask[CardCity]):
    """CC-29, CC-41: an industry, a park, both one after the other, or nothing."""

    def question(self, state: CardCity, seat: int) -> Question:
        facts: Facts = {
            "money": state.cities[seat].money,
            "industry": price(state, seat, INDUSTRY),
            "park": PARK_PRICE,
        }
        rule = "CC-29" if state.options.level == "simplified" else "CC-41"
        prompt = "prompt-buy-industry" if rule == "CC-29" else "prompt-buy"
        return Question("phase-purchases", prompt, rule, facts)

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return purchase_moves(state, seat)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if move is PASS:
            return None
        if not isinstance(move, BuyCard):
            return Refusal("CC-29", NOT_OFFERED, {})
        reason = forbids_purchase(state, seat, move.kind)
        if not reason:
            return None
        facts: Facts = {
            "card": KINDS[move.kind].key,
            "price": price(state, seat, move.kind),
            "money": state.cities[seat].money,
        }
        return Refusal("CC-41" if move.kind == PARK else "CC-29", reason, facts)

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        if move is PASS:
            _next_buyer(state)
            return
        assert isinstance(move, BuyCard)
        state.picked = move.kind
        moves = PLACE_PURCHASE.moves(state, seat)
        if len(moves) == 1:
            PLACE_PURCHASE.answer(state, seat, moves[0])
        else:
            state.offer(seat, PLACE_PURCHASE, moves)


class PlacePurchase(Ask[CardCity]):
    """CC-29, CC-41a: the bought card is laid at once."""

    def question(self, state: CardCity, seat: int) -> Question:
        facts: Facts = {"card": KINDS[state.picked].key}
        rule = "CC-41a" if state.picked == PARK else "CC-29"
        return Question("phase-purchases", "prompt-place-purchase", rule, facts)

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return [*ways(state.cities[seat].site, KINDS[state.picked])]

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PlaceAt):
            return Refusal("CC-29", NOT_OFFERED, {})
        kind = KINDS[state.picked]
        rule = forbids_place(state.cities[seat].site, kind, move.turn, move.cell)
        return place_refusal(rule, kind, move.cell)

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceAt)
        type_ = state.picked
        kind = on_sale(state, type_)
        assert kind is not None
        paid = price(state, seat, type_)
        state.cities[seat].money -= paid
        state.bought |= 1 << type_
        state.picked = NOTHING
        if type_ == PARK:
            state.take(PARK)
        else:
            state.industries = state.industries[:-1]
        if state.listening:
            tell_laid(state, "event-bought", seat, kind, WHOLE, move.cell)
            state.tell("event-paid", {"seat": seat, "money": paid})
        if type_ == INDUSTRY:
            turn_up_industry(state)
        lay_with_cloud(state, seat, kind, WHOLE, move.cell)


def turn_up_industry(state: CardCity) -> None:
    """CC-4: the piles of the reserve lie open, so the top industry can be seen."""
    if state.industries:
        top = state.industries[-1]
        state.show(top, state.all_eyes)
        if state.listening and state.options.ecology:
            key = KINDS[state.cards.face[top]].key
            state.tell("event-industry-turned-up", {"card": key})


PURCHASE_PHASE: Final = Purchases("purchases")
SELL: Final = Sell("sell")
BUY_CARDS: Final = BuyCards("buy_cards")
PLACE_PURCHASE: Final = PlacePurchase("place_purchase")
