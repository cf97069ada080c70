"""Phase 4, raw materials: what is made, what gives way, what is stored (SC-78, SC-81, SC-82)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import plus, with_item
from quartier.core.masks import size
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.content import FIRST_PRODUCT, GOOD_KEYS, GOODS
from quartier.titles.smallcity.moves import PRODUCE, YIELD
from quartier.titles.smallcity.state import NO_SEAT, UNDECIDED, SmallCity
from quartier.titles.smallcity.stores import STORE
from quartier.titles.smallcity.verbs import ProduceIn, YieldGood

PHASE: Final = "phase-income"


class BeginProduction(Step[SmallCity]):
    """SC-78: the Factories, a whole player at a time."""

    def run(self, state: SmallCity) -> None:
        state.queue = state.order()
        state.left_abroad = []
        state.then(NEXT_PRODUCER)


class NextProducer(Step[SmallCity]):
    """SC-81: the slots on which citizens of a player stand, by kind and borough."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        if not state.queue:
            state.then(STORE_ABROAD)
            return
        seat = state.next_in_queue()
        state.active = seat
        state.making = [
            [
                size(borough.slots[FIRST_PRODUCT + good] & borough.crowd[seat])
                for borough in state.world.boroughs
            ]
            for good in range(len(GOODS))
        ]
        state.made = [[0] * state.seats for _ in GOODS]
        state.then(MAKE, GIVE_WAY, PUT_AWAY, NEXT_PRODUCER)


class Make(Step[SmallCity]):
    """SC-78, SC-85: what the supply can give; the player chooses where a scarce one is made."""

    def run(self, state: SmallCity) -> None:
        for good, making in enumerate(state.making):
            supply = state.world.goods[good]
            places = [place for place, number in enumerate(making) if number]
            if not places:
                continue
            if sum(making) > supply > 0 and len(places) > 1:
                state.scarce = good
                state.ask(state.active, PRODUCE_WHERE)
                state.then(MAKE)
                return
            for place in places:
                for _ in range(min(making[place], state.world.goods[good])):
                    make(state, good, place)
            state.making = with_item(state.making, good, [0] * state.seats)
        state.scarce = UNDECIDED


def make(state: SmallCity, good: int, place: int) -> None:
    """SC-89a: a product counts where it was made, wherever it goes."""
    state.world.put_goods(good, -1)
    state.made = with_item(state.made, good, plus(state.made[good], place, 1))
    state.changing(place).produced += 1
    if state.listening:
        facts: Facts = {"seat": state.active, "good": GOOD_KEYS[good], "in_seat": place}
        state.tell("event-produced", facts)


class ProduceWhere(Ask[SmallCity]):
    """SC-78, SC-81: in any order, so the player says where the last pieces are made."""

    def question(self, state: SmallCity, seat: int) -> Question:
        facts: Facts = {
            "good": GOOD_KEYS[state.scarce],
            "number": state.world.goods[state.scarce],
        }
        return Question(PHASE, "prompt-produce", "SC-78", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        good = state.scarce
        return [PRODUCE[good][place] for place, number in enumerate(state.making[good]) if number]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, ProduceIn):
            return Refusal("SC-81", "refusal-nobody-produces", {"good": GOOD_KEYS[move.good]})
        return Refusal("SC-78", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, ProduceIn)
        making = plus(state.making[move.good], move.borough, -1)
        state.making = with_item(state.making, move.good, making)
        make(state, move.good, move.borough)


class GiveWay(Step[SmallCity]):
    """SC-82: without room, products of Tourists give way first, then those made at home."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        borough = state.borough(seat)
        while made := products(state):
            if made <= borough.hall_room + borough.store_room:
                return
            options = yielding(state)
            if len(options) > 1:
                state.ask(seat, CHOOSE_YIELD)
                state.then(GIVE_WAY)
                return
            give_way(state, options[0][0], options[0][1])


def products(state: SmallCity) -> int:
    """How many pieces have been made and not stored yet."""
    number = 0
    for pieces in state.made:
        for in_borough in pieces:
            number += in_borough
    return number


def yielding(state: SmallCity) -> list[tuple[int, int]]:
    """What may give way now, by kind and borough."""
    made = [
        (good, place)
        for good, numbers in enumerate(state.made)
        for place, number in enumerate(numbers)
        if number
    ]
    abroad = [product for product in made if product[1] != state.active]
    return abroad or made


def give_way(state: SmallCity, good: int, place: int) -> None:
    seat = state.active
    state.made = with_item(state.made, good, plus(state.made[good], place, -1))
    if place != seat:
        state.left_abroad = [*state.left_abroad, (seat, good, place)]
        return
    state.world.put_goods(good, 1)
    if state.listening:
        state.tell("event-returned", {"seat": seat, "good": GOOD_KEYS[good]})


class ChooseYield(Ask[SmallCity]):
    """SC-82: the player chooses which product gives way."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-yield", "SC-82", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [YIELD[good][place] for good, place in yielding(state)]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        if isinstance(move, YieldGood):
            return Refusal("SC-82", "refusal-yield", {"good": GOOD_KEYS[move.good]})
        return Refusal("SC-82", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, YieldGood)
        give_way(state, move.good, move.borough)


class PutAway(Step[SmallCity]):
    """SC-81: the rest goes to the own stores."""

    def run(self, state: SmallCity) -> None:
        state.due = [sum(numbers) for numbers in state.made]
        state.then(STORE)


class StoreAbroad(Step[SmallCity]):
    """SC-82, SC-A39: what Tourists could not send home stays in the Warehouses there."""

    def run(self, state: SmallCity) -> None:
        for seat, good, place in state.left_abroad:
            borough = state.changing(place)
            stays = borough.store_room > 0
            if stays:
                borough.put_in_store(good)
            else:
                state.world.put_goods(good, 1)
            if state.listening:
                facts: Facts = {"seat": seat, "good": GOOD_KEYS[good], "in_seat": place}
                state.tell("event-left-abroad" if stays else "event-no-room-abroad", facts)
        state.left_abroad = []


BEGIN_PRODUCTION: Final = BeginProduction("begin_production")
NEXT_PRODUCER: Final = NextProducer("next_producer")
MAKE: Final = Make("make")
PRODUCE_WHERE: Final = ProduceWhere("produce_where")
GIVE_WAY: Final = GiveWay("give_way")
CHOOSE_YIELD: Final = ChooseYield("choose_yield")
PUT_AWAY: Final = PutAway("put_away")
STORE_ABROAD: Final = StoreAbroad("store_abroad")
