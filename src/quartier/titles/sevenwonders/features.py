"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, Flags, signed, small
from quartier.core.state import State
from quartier.titles.sevenwonders.content import (
    BOARDS,
    COLOURS,
    DEFEAT,
    KINDS,
    RESOURCE_IDS,
    SYMBOLS,
    VICTORY,
)
from quartier.titles.sevenwonders.state import Wonders

_KIND_IDS: Final = [kind.id for kind in KINDS]

NUMBERS: Final = [
    "age",
    "turn",
    "turns",
    "discard",
    "leader_discard",
    "leader_deck",
    "holder",
    "pile",
]
CITY_NUMBERS: Final = [
    "coins",
    "debts",
    "diplomacy",
    "shields",
    "military+128",
    "victories",
    "defeats",
    "stages",
    "rights",
    "owed",
    "copied",
    "hand",
    "leader_hand",
    *[f"colour:{colour}" for colour in COLOURS],
    *[f"science:{symbol}" for symbol in SYMBOLS],
    *[f"makes:{resource}" for resource in RESOURCE_IDS],
    *[f"makes_one_of:{resource}" for resource in RESOURCE_IDS],
    *[f"sells:{resource}" for resource in RESOURCE_IDS],
    *[f"sells_one_of:{resource}" for resource in RESOURCE_IDS],
    *[f"left_price:{resource}" for resource in RESOURCE_IDS],
    *[f"right_price:{resource}" for resource in RESOURCE_IDS],
    "left_rebate",
    "right_rebate",
]

FLAGS: Final = Flags()
DRAFT: Final = FLAGS.add("draft", _KIND_IDS)
DISCARD: Final = FLAGS.add("discard", _KIND_IDS)
# The own choice so far: which card, and what for.
PLAN: Final = FLAGS.add("plan", _KIND_IDS)
USE: Final = FLAGS.add("use", ["build", "stage", "sell"])

CITY_FLAGS: Final = Flags()
BOARD: Final = CITY_FLAGS.add("board", [f"{board.id}_{board.side}" for board in BOARDS])
# Cards and leaders that stand in the city.
BUILT: Final = CITY_FLAGS.add("built", _KIND_IDS)
# Cards and leaders in hand, as far as they are known to the observer.
HAND: Final = CITY_FLAGS.add("hand", _KIND_IDS)


class WondersFeatures(Features):
    """The cities, clockwise from one's own; with two players the Free City is one of them."""

    def parts(self, seats: int) -> int:
        return 3 if seats == 2 else seats

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Wonders)
        eyes = state.eyes(seat)
        cities = len(state.cities)
        numbers = [
            state.age,
            state.turn,
            state.turns,
            small(len(state.discard)),
            len(state.leader_discard),
            len(state.leader_deck),
            int(state.seats == 2 and state.holder == seat),
            len(state.pile),
        ]
        flags = self.blank(state.seats)
        for part in range(cities):
            index = (seat + part) % cities
            numbers += self._numbers(state, index)
            self._flag(state, index, eyes, flags, self.part_at(part))
        self._mark(state, state.drafts[seat], eyes, flags, DRAFT)
        self._mark(state, state.discard, eyes, flags, DISCARD)
        self._flag_plan(state, seat, flags)
        return bytes(numbers) + flags

    def _numbers(self, state: Wonders, index: int) -> list[int]:
        city = state.cities[index]
        has_hand = index < state.seats
        numbers = [
            small(city.coins),
            city.debts,
            city.diplomacy,
            city.strength,
            signed(city.military),
            city.tally[VICTORY],
            city.tally[DEFEAT],
            city.stages,
            city.rights_left,
            state.owed[index],
            int(city.copied >= 0),
            len(state.hands[index]) if has_hand else 0,
            len(state.leader_hands[index]) if has_hand else 0,
        ]
        numbers += city.tally[: len(COLOURS)]
        numbers += city.science[: len(SYMBOLS)]
        numbers += city.fixed[: len(RESOURCE_IDS)]
        numbers += _offers(city.choices)
        numbers += city.fixed_sale[: len(RESOURCE_IDS)]
        numbers += _offers(city.flexible_sale)
        numbers += city.left_price
        numbers += city.right_price
        numbers.append(city.left_rebate)
        numbers.append(city.right_rebate)
        return numbers

    def _flag(self, state: Wonders, index: int, eyes: int, flags: bytearray, start: int) -> None:
        city = state.cities[index]
        flags[start + BOARD + city.board.number] = 1
        for kind in city.built:
            flags[start + BUILT + kind] = 1
        for kind in city.leaders:
            flags[start + BUILT + kind] = 1
        if index < state.seats:
            self._mark(state, state.hands[index], eyes, flags, start + HAND)
            self._mark(state, state.leader_hands[index], eyes, flags, start + HAND)

    def _flag_plan(self, state: Wonders, seat: int, flags: bytearray) -> None:
        plan = state.plans[seat]
        if plan is not None:
            flags[PLAN + state.cards.face[plan.card]] = 1
            flags[USE + plan.use] = 1

    def _mark(
        self, state: Wonders, cards: list[int], eyes: int, flags: bytearray, start: int
    ) -> None:
        known = state.cards.known
        face = state.cards.face
        for card in cards:
            if known[card] & eyes:
                flags[start + face[card]] = 1


def _offers(choices: list[int]) -> list[int]:
    """Of how many units each resource is a choice."""
    if not choices:
        return _NO_OFFERS
    numbers = _NO_OFFERS[:]
    for options in choices:
        for resource in range(len(numbers)):
            if options >> resource & 1:
                numbers[resource] += 1
    return numbers


_NO_OFFERS: Final = [0] * len(RESOURCE_IDS)
FEATURES: Final = WondersFeatures(1, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
