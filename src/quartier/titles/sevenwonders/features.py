"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from quartier.core.features import Features, entries, signed, small
from quartier.core.sheet import Rows, Sheet
from quartier.core.state import State
from quartier.titles.sevenwonders.city import City
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
    *entries("colour", COLOURS),
    *entries("science", SYMBOLS),
    *entries("makes", RESOURCE_IDS),
    *entries("makes_one_of", RESOURCE_IDS),
    *entries("sells", RESOURCE_IDS),
    *entries("sells_one_of", RESOURCE_IDS),
    *entries("left_price", RESOURCE_IDS),
    *entries("right_price", RESOURCE_IDS),
    "left_rebate",
    "right_rebate",
]
FLAGS: Final = [
    *entries("draft", _KIND_IDS),
    *entries("discard", _KIND_IDS),
    # The own choice so far: which card, and what for.
    *entries("plan", _KIND_IDS),
    *entries("use", ["build", "stage", "sell"]),
]
CITY_FLAGS: Final = [
    *entries("board", [f"{board.id}_{board.side}" for board in BOARDS]),
    # Cards and leaders that stand in the city.
    *entries("built", _KIND_IDS),
    # Cards and leaders in hand, as far as they are known to the observer.
    *entries("hand", _KIND_IDS),
]

_KIND_ROWS: Final = Rows(len(KINDS))
_BOARD_ROWS: Final = Rows(len(BOARDS))
_USE_ROWS: Final = Rows(3)
_NO_OFFERS: Final = [0] * len(RESOURCE_IDS)


class CityBlocks:
    """What a city has to show, and the city as it was when that was written."""

    def __init__(self, city: City, owed: int, hand: int, leader_hand: int) -> None:
        self.city = city.clone()
        self.owed = owed
        self.hand = hand
        self.leader_hand = leader_hand
        self.numbers = bytes(_numbers(city, owed, hand, leader_hand))
        self.flags = _BOARD_ROWS.single(city.board.number) + _KIND_ROWS.write(
            city.built + city.leaders
        )

    def hold(self, city: City, owed: int, hand: int, leader_hand: int) -> bool:
        """Whether nothing has changed. Lists of a city are replaced, so looking at them is enough."""
        then = self.city
        return (
            city.coins == then.coins
            and city.tally is then.tally
            and owed == self.owed
            and hand == self.hand
            and leader_hand == self.leader_hand
            and city.debts == then.debts
            and city.diplomacy == then.diplomacy
            and city.military == then.military
            and city.rights_left == then.rights_left
            and city.copied == then.copied
            and city.board is then.board
            and city.built is then.built
            and city.leaders is then.leaders
            and city.traits is then.traits
            and city.science is then.science
            and city.fixed is then.fixed
            and city.choices is then.choices
            and city.fixed_sale is then.fixed_sale
            and city.flexible_sale is then.flexible_sale
            and city.left_price is then.left_price
            and city.right_price is then.right_price
            and city.left_rebate == then.left_rebate
            and city.right_rebate == then.right_rebate
        )


class WondersSheet(Sheet):
    """Cities are public; what is known of cards has a place for each observer."""

    def __init__(self, seats: int, cities: int) -> None:
        # For each observer the discard pile, the draft, and the hands.
        self.zones = 2 + seats
        super().__init__(seats * self.zones)
        self.cities: list[CityBlocks | None] = [None] * cities


class WondersFeatures(Features):
    """The cities, clockwise from one's own; with two players the Free City is one of them."""

    def parts(self, seats: int) -> int:
        return 3 if seats == 2 else seats

    def sheet(self, seats: int) -> Sheet:
        return WondersSheet(seats, self.parts(seats))

    def observe(self, state: State, seat: int, sheet: Sheet) -> bytes:
        assert isinstance(state, Wonders)
        assert isinstance(sheet, WondersSheet)
        seats = state.seats
        cities = len(state.cities)
        eyes = state.eyes(seat)
        zone = seat * sheet.zones
        numbers = bytes(
            [
                state.age,
                state.turn,
                state.turns,
                small(len(state.discard)),
                len(state.leader_discard),
                len(state.leader_deck),
                int(seats == 2 and state.holder == seat),
                len(state.pile),
            ]
        )
        blocks = [numbers]
        flags = [
            _known(state, state.drafts[seat], eyes, sheet, zone),
            _known(state, state.discard, eyes, sheet, zone + 1),
        ]
        plan = state.plans[seat]
        if plan is None:
            flags += [_KIND_ROWS.blank, _USE_ROWS.blank]
        else:
            flags += [_KIND_ROWS.single(state.cards.face[plan.card]), _USE_ROWS.single(plan.use)]
        for part in range(cities):
            index = (seat + part) % cities
            city = _city(state, index, sheet)
            blocks.append(city.numbers)
            flags.append(city.flags)
            if index < seats:
                hand = state.hands[index]
                if state.leader_hands[index]:
                    hand = hand + state.leader_hands[index]
                flags.append(_known(state, hand, eyes, sheet, zone + 2 + index))
            else:
                flags.append(_KIND_ROWS.blank)
        return b"".join(blocks + flags)


def _known(state: Wonders, cards: list[int], eyes: int, sheet: Sheet, place: int) -> bytes:
    """The kinds of some cards, as far as these eyes know them."""
    if not cards:
        return _KIND_ROWS.blank
    faces = state.cards.faces_seen(cards, eyes)
    if not faces:
        return _KIND_ROWS.blank
    return sheet.find(place, faces) or sheet.keep(place, faces, _KIND_ROWS.write(faces))


def _city(state: Wonders, index: int, sheet: WondersSheet) -> CityBlocks:
    city = state.cities[index]
    owed = state.owed[index]
    hand = leader_hand = 0
    if index < state.seats:
        hand = len(state.hands[index])
        leader_hand = len(state.leader_hands[index])
    blocks = sheet.cities[index]
    if blocks is None or not blocks.hold(city, owed, hand, leader_hand):
        blocks = CityBlocks(city, owed, hand, leader_hand)
        sheet.cities[index] = blocks
    return blocks


def _numbers(city: City, owed: int, hand: int, leader_hand: int) -> list[int]:
    tally = city.tally
    numbers = [
        small(city.coins),
        city.debts,
        city.diplomacy,
        city.strength,
        signed(city.military),
        tally[VICTORY],
        tally[DEFEAT],
        city.stages,
        city.rights_left,
        owed,
        int(city.copied >= 0),
        hand,
        leader_hand,
    ]
    numbers += tally[: len(COLOURS)]
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


FEATURES: Final = WondersFeatures(1, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
