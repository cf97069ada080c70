"""What cities have to show, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.cache import Cache
from quartier.core.features import put, signed, small, tally
from quartier.titles.sevenwonders.city import City, price_of
from quartier.titles.sevenwonders.content import (
    BOARDS,
    COLOURS,
    DEFEAT,
    KINDS,
    SYMBOLS,
    VICTORY,
)
from quartier.titles.sevenwonders.resources import RESOURCE_IDS, UNIT, count
from quartier.titles.sevenwonders.state import Wonders

_NOTHING_BUILT: Final = bytes(len(BOARDS) + len(KINDS))
_NO_OFFERS: Final = bytes(len(RESOURCE_IDS))


class CityBlock:
    """What a city has to show, and the city as it was when that was written.

    Lists of a city are replaced whenever they change, so it is enough to look which they are.
    """

    def __init__(
        self,
        city: City,
        owed: int,
        hand: int,
        leader_hand: int,
        before: CityBlock | None,
        writer: BytesWriter,
    ) -> None:
        self.city: City = city.clone()
        self.owed = owed
        self.hand = hand
        self.leader_hand = leader_hand
        if before is not None and before.trades_like(city):
            self.trade: bytes = before.trade
        else:
            self.trade = _trade(city, writer)
        self.numbers = _standing(city, owed, hand, leader_hand, writer) + self.trade
        if before is not None and before.looks_like(city):
            self.flags: bytes = before.flags
        else:
            self.flags = _flags(city, writer)

    def holds(self, city: City, owed: int, hand: int, leader_hand: int) -> bool:
        """Whether nothing has changed."""
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
            and city.traits is then.traits
            and city.science is then.science
            and self.trades_like(city)
            and self.looks_like(city)
        )

    def trades_like(self, city: City) -> bool:
        then = self.city
        return (
            city.fixed == then.fixed
            and city.choices is then.choices
            and city.fixed_sale == then.fixed_sale
            and city.flexible_sale is then.flexible_sale
            and city.left_discounts == then.left_discounts
            and city.right_discounts == then.right_discounts
            and city.left_rebate == then.left_rebate
            and city.right_rebate == then.right_rebate
        )

    def looks_like(self, city: City) -> bool:
        then = self.city
        return (
            city.board is then.board and city.built is then.built and city.leaders is then.leaders
        )


class WondersCache(Cache):
    """A block for each city.

    Seats answer at once and in secret: their answers alone change no city, it takes the rules to go
    on. So blocks are compared only then.
    """

    def __init__(self) -> None:
        super().__init__()
        self._blocks: list[CityBlock] = []
        self._state: Wonders | None = None
        self._moment = 0

    def blocks(self, state: Wonders) -> list[CityBlock]:
        """The blocks of all cities."""
        if self._state is not state or self._moment != state.moment:
            before = self._blocks
            self._blocks = [
                self._block(state, index, before[index] if before else None)
                for index in range(len(state.cities))
            ]
            self._state = state
            self._moment = state.moment
        return self._blocks

    def _block(self, state: Wonders, index: int, before: CityBlock | None) -> CityBlock:
        city = state.cities[index]
        owed = state.owed[index]
        hand = leader_hand = 0
        if index < state.seats:
            hand = len(state.hands[index])
            leader_hand = len(state.leader_hands[index])
        if before is not None and before.holds(city, owed, hand, leader_hand):
            return before
        return CityBlock(city, owed, hand, leader_hand, before, self.scratch)


def _standing(city: City, owed: int, hand: int, leader_hand: int, writer: BytesWriter) -> bytes:
    writer.truncate(0)
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
    return writer.getvalue()


def _trade(city: City, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    _put_counts(writer, city.fixed)
    _put_offers(writer, city.choices)
    _put_counts(writer, city.fixed_sale)
    _put_offers(writer, city.flexible_sale)
    _put_prices(writer, city.left_discounts)
    _put_prices(writer, city.right_discounts)
    writer.append(city.left_rebate)
    writer.append(city.right_rebate)
    return writer.getvalue()


def _put_counts(writer: BytesWriter, counts: i64) -> None:
    for resource in range(len(RESOURCE_IDS)):
        writer.append(count(counts, resource))


def _put_prices(writer: BytesWriter, discounts: i64) -> None:
    for unit in UNIT:
        writer.append(price_of(unit, discounts))


def _put_offers(writer: BytesWriter, choices: list[int]) -> None:
    """Of how many units each resource is a choice."""
    start = len(writer)
    writer.write(_NO_OFFERS)
    for options in choices:
        for resource in range(len(RESOURCE_IDS)):
            if options >> resource & 1:
                tally(writer, start + resource)


def _flags(city: City, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    writer.write(_NOTHING_BUILT)
    writer[city.board.number] = 1
    for kind in city.built:
        writer[len(BOARDS) + kind] = 1
    for kind in city.leaders:
        writer[len(BOARDS) + kind] = 1
    return writer.getvalue()
