"""Phase 1 with several players: drawing, dividing into lots, choosing (CC-7 to CC-9b, CC-36)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.cardcity.content import KINDS
from quartier.titles.cardcity.moves import (
    BRIBE,
    FIRST,
    FIRST_HIDDEN,
    FIRST_OPEN,
    LOT_KEYS,
    MOST_BRIBE,
    NO_BRIBE,
    PUT,
    SECOND,
    SECOND_HIDDEN,
    SECOND_OPEN,
    TAKE,
    OfferBribe,
    PutCard,
    TakeLot,
)
from quartier.titles.cardcity.state import ACQUISITION, NOBODY, CardCity

OPEN_IN_FIRST: Final = 2
_PROMPTS: Final = ("prompt-first-open", "prompt-first-hidden", "prompt-second-open")


def draw(state: CardCity, count: int) -> list[int]:
    """CC-7: cards from the pile; in the first round leisures go back until there are none."""
    drawn = _take_from_pile(state, count)
    if state.round > 1:
        return drawn
    returned = 0
    while True:
        # CC-A3: bicolour cards with a leisure half too.
        back = [card for card in drawn if KINDS[state.cards.face[card]].is_leisure]
        if not back:
            break
        returned += len(back)
        drawn = [card for card in drawn if card not in back]
        state.pile = state.pile + back
        state.shuffle(state.pile)
        drawn += _take_from_pile(state, len(back))
    if returned and state.listening:
        state.tell("event-leisures-returned", {"cards": returned})
    return drawn


def _take_from_pile(state: CardCity, count: int) -> list[int]:
    taken = state.pile[-count:]
    taken.reverse()
    state.pile = state.pile[:-count]
    return taken


def keys_of(state: CardCity, cards: list[int]) -> list[str]:
    """Cards as events list them."""
    return [KINDS[number].key for number in sorted([state.cards.face[card] for card in cards])]


def rule_of_lots(state: CardCity) -> str:
    return "CC-8" if state.options.deck.keep == OPEN_IN_FIRST else "CC-36"


class Draw(Step[CardCity]):
    """CC-7: the first player draws for everybody, and looks at the cards."""

    def run(self, state: CardCity) -> None:
        state.phase = ACQUISITION
        state.divider = state.first
        state.chooser = (state.first + 1) % state.seats
        state.drawn = draw(state, state.options.deck.keep * state.seats)
        eyes = state.eyes(state.divider)
        state.show_all(state.drawn, eyes)
        if state.listening:
            state.tell("event-drawn", {"seat": state.divider, "cards": len(state.drawn)})
            state.tell("event-drawn-cards", {"cards": keys_of(state, state.drawn)}, eyes)
        state.then(DIVIDE, OFFER)


class Divide(Step[CardCity]):
    """CC-8, CC-36: the divider makes two lots, part by part."""

    def run(self, state: CardCity) -> None:
        state.lots = [[], [], [], []]
        state.bribe = 0
        fill_lots(state)


def next_part(state: CardCity) -> int:
    """CC-9a, CC-36a: the part of the lots to be filled next; what is left over goes to the last."""
    keep = state.options.deck.keep
    lots = state.lots
    if len(lots[FIRST_OPEN]) < OPEN_IN_FIRST:
        return FIRST_OPEN
    if len(lots[FIRST_HIDDEN]) < keep - OPEN_IN_FIRST:
        return FIRST_HIDDEN
    second = len(state.drawn) + len(lots[SECOND_OPEN])
    # CC-8: half of the second lot is open; CC-36: a third.
    if len(lots[SECOND_OPEN]) < second // keep:
        return SECOND_OPEN
    return SECOND_HIDDEN


def fill_lots(state: CardCity) -> None:
    """Go on dividing until there is something to choose."""
    while True:
        part = next_part(state)
        if part == SECOND_HIDDEN:
            break
        moves = put_moves(state)
        if len(moves) > 1:
            state.offer(state.divider, PUT_CARDS, moves)
            return
        _put(state, part, state.drawn[0])
    state.lots = [*state.lots[:SECOND_HIDDEN], state.drawn]
    state.drawn = []
    if state.options.is_advanced and state.cities[state.divider].money:
        state.ask(state.divider, ADD_BRIBE)


def put_moves(state: CardCity) -> list[Move]:
    """Which cards may go into the part to be filled next."""
    put = PUT[next_part(state)]
    return [put[kind] for kind in state.cards.kinds(state.drawn)]


def _put(state: CardCity, part: int, card: int) -> None:
    state.drawn = [other for other in state.drawn if other != card]
    state.lots = state.lots[:]
    state.lots[part] = [*state.lots[part], card]


class PutCards(Ask[CardCity]):
    """CC-8, CC-36: which card goes next into the part being filled."""

    def question(self, state: CardCity, seat: int) -> Question:
        facts: Facts = {"seat": state.chooser}
        prompt = _PROMPTS[next_part(state)]
        return Question("phase-acquisition", prompt, rule_of_lots(state), facts)

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return put_moves(state)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        rule = rule_of_lots(state)
        if not isinstance(move, PutCard):
            return Refusal(rule, NOT_OFFERED, {})
        if move.part != next_part(state):
            return Refusal(rule, "refusal-other-part", {})
        if state.cards.find(state.drawn, move.kind) == NO_CARD:
            return Refusal(rule, "refusal-not-in-hand", {"card": KINDS[move.kind].key})
        return None

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PutCard)
        _put(state, move.part, state.cards.find(state.drawn, move.kind))
        fill_lots(state)


class AddBribe(Ask[CardCity]):
    """CC-44: money on one of the lots, at most the own money (CC-A28)."""

    def question(self, state: CardCity, seat: int) -> Question:
        facts: Facts = {"seat": state.chooser, "money": state.cities[seat].money}
        return Question("phase-acquisition", "prompt-bribe", "CC-44", facts)

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        most = min(state.cities[seat].money, MOST_BRIBE)
        return [NO_BRIBE, *BRIBE[FIRST][:most], *BRIBE[SECOND][:most]]

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if move is NO_BRIBE:
            return None
        if not isinstance(move, OfferBribe):
            return Refusal("CC-44", NOT_OFFERED, {})
        money = state.cities[seat].money
        if move.money > money:
            return Refusal("CC-44", "refusal-bribe", {"money": money})
        return None

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        if isinstance(move, OfferBribe):
            state.bribe_lot = move.lot
            state.bribe = move.money


class Offer(Step[CardCity]):
    """CC-9: the open cards are shown and the next player without cards chooses."""

    def run(self, state: CardCity) -> None:
        opened = state.lots[FIRST_OPEN] + state.lots[SECOND_OPEN]
        state.show_all(opened, state.all_eyes)
        if state.listening:
            _tell_offer(state)
        state.ask(state.chooser, CHOOSE_LOT)


def _tell_offer(state: CardCity) -> None:
    facts: Facts = {
        "seat": state.divider,
        "to_seat": state.chooser,
        "first": keys_of(state, state.lots[FIRST_OPEN]),
        "first_hidden": len(state.lots[FIRST_HIDDEN]),
        "second": keys_of(state, state.lots[SECOND_OPEN]),
        "second_hidden": len(state.lots[SECOND_HIDDEN]),
    }
    state.tell("event-offer", facts)
    hidden: Facts = {
        "first": keys_of(state, state.lots[FIRST_HIDDEN]),
        "second": keys_of(state, state.lots[SECOND_HIDDEN]),
    }
    state.tell("event-offer-hidden", hidden, state.eyes(state.divider))
    if state.bribe:
        lot = LOT_KEYS[state.bribe_lot]
        bribe: Facts = {"seat": state.divider, "lot": lot, "money": state.bribe}
        state.tell("event-bribe", bribe)


class ChooseLot(Ask[CardCity]):
    """CC-9: the first lot or the second."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-acquisition", "prompt-take", "CC-9", {"seat": state.divider})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return [*TAKE]

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, TakeLot) else Refusal("CC-9", NOT_OFFERED, {})

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, TakeLot)
        if state.bribe and state.bribe_lot == move.lot:  # CC-44
            state.cities[state.divider].money -= state.bribe
            state.cities[seat].money += state.bribe
        first, second = state.lot(FIRST), state.lot(SECOND)
        taken = first if move.lot == FIRST else second
        state.show_all(taken, state.eyes(seat))
        if state.listening:
            state.tell("event-took", {"seat": seat, "lot": LOT_KEYS[move.lot]})
            if state.bribe and state.bribe_lot == move.lot:
                facts: Facts = {"seat": seat, "to_seat": state.divider, "money": state.bribe}
                state.tell("event-bribe-taken", facts)
            cards: Facts = {"cards": keys_of(state, taken)}
            state.tell("event-took-cards", cards, state.eyes(seat))
        owner_of_first = seat if move.lot == FIRST else state.divider
        owner_of_second = state.divider if move.lot == FIRST else seat
        state.hands[owner_of_first] = first
        state.lots = [[], [], [], []]
        state.bribe = 0
        if len(second) == state.options.deck.keep:
            state.hands[owner_of_second] = second
            state.divider = state.chooser = NOBODY
            return
        # CC-A6: divided afresh, so nobody else can tell these cards apart any more.
        state.divider = owner_of_second
        state.chooser = (seat + 1) % state.seats
        state.drawn = second
        state.cards.blur(second, state.eyes(state.divider))
        state.then(DIVIDE, OFFER)


DRAW: Final = Draw("draw")
DIVIDE: Final = Divide("divide")
OFFER: Final = Offer("offer")
PUT_CARDS: Final = PutCards("put_cards")
ADD_BRIBE: Final = AddBribe("add_bribe")
CHOOSE_LOT: Final = ChooseLot("choose_lot")
