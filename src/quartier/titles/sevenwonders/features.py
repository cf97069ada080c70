"""What a seat sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.features import Features, Flags, mark_seen, put, signed, small
from quartier.core.sheet import Sheet
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

_NO_KINDS: Final = bytes(len(KINDS))
_BLANK: Final = bytes(FLAGS.size)
_BLANK_CITY: Final = bytes(HAND)
_NO_OFFERS: Final = bytes(len(RESOURCE_IDS))


class CityBlock:
    """What a city has to show, and the city as it was when that was written."""

    def __init__(self, city: City, owed: int, hand: int, leader_hand: int) -> None:
        self.city = city.clone()
        self.owed = owed
        self.hand = hand
        self.leader_hand = leader_hand
        self.numbers = _numbers(city, owed, hand, leader_hand)
        self.flags = _flags(city)

    def holds(self, city: City, owed: int, hand: int, leader_hand: int) -> bool:
        """Whether nothing has changed; lists of a city are replaced whenever they change."""
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
    """A block for each city."""

    def __init__(self, cities: int) -> None:
        super().__init__()
        self.blocks: list[CityBlock | None] = [None] * cities

    def block(self, state: Wonders, index: int) -> CityBlock:
        city = state.cities[index]
        owed = state.owed[index]
        hand = leader_hand = 0
        if index < state.seats:
            hand = len(state.hands[index])
            leader_hand = len(state.leader_hands[index])
        block = self.blocks[index]
        if block is None or not block.holds(city, owed, hand, leader_hand):
            block = CityBlock(city, owed, hand, leader_hand)
            self.blocks[index] = block
        return block


class WondersFeatures(Features):
    """The cities, clockwise from one's own; with two players the Free City is one of them."""

    def parts(self, seats: int) -> int:
        return 3 if seats == 2 else seats

    def sheet(self, seats: int) -> Sheet:
        return WondersSheet(self.parts(seats))

    def write(self, state: State, seat: int, sheet: Sheet, writer: BytesWriter) -> None:
        assert isinstance(state, Wonders)
        assert isinstance(sheet, WondersSheet)
        cities = len(state.cities)
        order = [(seat + part) % cities for part in range(cities)]
        blocks = [sheet.block(state, index) for index in order]
        writer.append(state.age)
        writer.append(state.turn)
        writer.append(state.turns)
        writer.append(small(len(state.discard)))
        writer.append(len(state.leader_discard))
        writer.append(len(state.leader_deck))
        writer.append(int(state.seats == 2 and state.holder == seat))
        writer.append(len(state.pile))
        for block in blocks:
            writer.write(block.numbers)
        self._flag_table(state, seat, writer)
        eyes = state.eyes(seat)
        for part, index in enumerate(order):
            writer.write(blocks[part].flags)
            start = len(writer)
            writer.write(_NO_KINDS)
            if index < state.seats:
                mark_seen(writer, start, state.cards, state.hands[index], eyes)
                mark_seen(writer, start, state.cards, state.leader_hands[index], eyes)

    def _flag_table(self, state: Wonders, seat: int, writer: BytesWriter) -> None:
        start = len(writer)
        writer.write(_BLANK)
        eyes = state.eyes(seat)
        mark_seen(writer, start + DRAFT, state.cards, state.drafts[seat], eyes)
        mark_seen(writer, start + DISCARD, state.cards, state.discard, eyes)
        plan = state.plans[seat]
        if plan is not None:
            writer[start + PLAN + state.cards.face[plan.card]] = 1
            writer[start + USE + plan.use] = 1


def _numbers(city: City, owed: int, hand: int, leader_hand: int) -> bytes:
    writer = BytesWriter()
    writer.append(small(city.coins))
    writer.append(city.debts)
    writer.append(city.diplomacy)
    writer.append(city.strength)
    writer.append(signed(city.military))
    writer.append(city.tally[VICTORY])
    writer.append(city.tally[DEFEAT])
    writer.append(city.stages)
    writer.append(city.rights_left)
    writer.append(owed)
    writer.append(int(city.copied >= 0))
    writer.append(hand)
    writer.append(leader_hand)
    put(writer, city.tally, len(COLOURS))
    put(writer, city.science, len(SYMBOLS))
    put(writer, city.fixed, len(RESOURCE_IDS))
    _put_offers(writer, city.choices)
    put(writer, city.fixed_sale, len(RESOURCE_IDS))
    _put_offers(writer, city.flexible_sale)
    put(writer, city.left_price, len(RESOURCE_IDS))
    put(writer, city.right_price, len(RESOURCE_IDS))
    writer.append(city.left_rebate)
    writer.append(city.right_rebate)
    return writer.getvalue()


def _put_offers(writer: BytesWriter, choices: list[int]) -> None:
    """Of how many units each resource is a choice."""
    start = len(writer)
    writer.write(_NO_OFFERS)
    for options in choices:
        for resource in range(len(RESOURCE_IDS)):
            if options >> resource & 1:
                writer[start + resource] += 1


def _flags(city: City) -> bytes:
    writer = BytesWriter()
    writer.write(_BLANK_CITY)
    writer[BOARD + city.board.number] = 1
    for kind in city.built:
        writer[BUILT + kind] = 1
    for kind in city.leaders:
        writer[BUILT + kind] = 1
    return writer.getvalue()


FEATURES: Final = WondersFeatures(1, NUMBERS, FLAGS, CITY_NUMBERS, CITY_FLAGS)
