"""Paying for cards and stages (SW-28 to SW-45): which coins to whom.

Own choices are covered first; what stays missing is bought. The minimal missing sets are
complements of the bases of a matroid, so looking only at them loses no way to pay (SW-42).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.titles.sevenwonders.city import FULL_PRICE, City, price_of
from quartier.titles.sevenwonders.content import (
    BANK_RESOURCE,
    BLACK,
    FREE_LEADERS,
    FREE_STAGES,
    ON_PURCHASE_COINS,
    STAGE,
    WHITE,
    Costs,
    Kind,
    Price,
    share,
)
from quartier.titles.sevenwonders.moves import (
    FROM_LEFT,
    FROM_RIGHT,
    RIGHT_ANY_CARD,
    RIGHT_BLACK_CARD,
    PayWay,
    pay,
)
from quartier.titles.sevenwonders.resources import (
    ALL_RESOURCES,
    RESOURCES,
    UNITS_OF,
    count,
    kinds,
    number,
    short,
)

BANK_PRICE: Final = 1
_MOST_UNITS: Final = 7

NO_COST: Final = pay(0, 0, 0, 0)
_NO_COST_ONLY: Final = [NO_COST]
_NONE: Final[list[PayWay]] = []


FREE: Final = Costs(0, 0, 0)


def card_costs(city: City, left: City, right: City, kind: Kind) -> Costs:
    """What a card or leader costs this city, chains and lasting rights considered.

    Who can build by chain pays nothing and buys nothing (SW-44), the Free City and partners of a
    team as well (SW-82, SW-166).
    """
    price = kind.price
    if kind.colour == WHITE:
        return Costs(leader_price(city, left, right, price), 0, 0)
    if share(kind.chain, city.names) or city.always_free >> kind.colour & 1:  # SW-43, SW-104
        return FREE
    return less_waived(price, city.waived[kind.colour])


def less_waived(price: Price, waived: int) -> Costs:
    """SW-103: a price of which so many resources need not be paid."""
    return Costs(price.coins, price.resources, waived) if waived else price


def leader_price(city: City, left: City, right: City, price: Price) -> int:
    """SW-114: the coins a leader costs."""
    if city.traits[FREE_LEADERS]:
        return 0
    cut = city.own_leader_cut + left.neighbour_leader_cut + right.neighbour_leader_cut
    return max(0, price.coins - cut)


def stage_costs(city: City) -> Costs:
    """What the next stage costs this city; there must be one. Its coins always stay (SW-161)."""
    price = city.board.stages[city.stages].price
    if city.traits[FREE_STAGES]:  # SW-145
        return Costs(price.coins, 0, 0)
    return less_waived(price, city.waived[STAGE])


def usable_right(city: City, kind: Kind) -> int:
    """The once-per-age rights (SW-45) that would build this card for free."""
    if kind.colour == WHITE:
        return 0
    rights = city.rights_left & RIGHT_ANY_CARD
    if kind.colour == BLACK:
        rights |= city.rights_left & RIGHT_BLACK_CARD
    return rights


def can_pay(city: City, left: City, right: City, costs: Costs) -> bool:
    """Whether there is a way to pay."""
    purse = city.coins - costs.coins
    if purse < 0:
        return False
    gap = short(costs.resources, city.fixed)
    if not gap:
        return True
    choices = _choices(city, costs)
    if number(gap) > len(choices) + purse + city.left_rebate + city.right_rebate:
        return False  # The cheapest unit costs 1.
    return _can_fill(city, left, right, purse, gap, choices, 0)


def _can_fill(
    city: City, left: City, right: City, purse: int, gap: i64, choices: list[int], used: int
) -> bool:
    """Whether the choices not yet used and purchases together give what is missing.

    A choice that can be used is: to buy less never harms.
    """
    if not gap:
        return True
    if used == len(choices):
        return _can_buy(city, left, right, purse, gap)
    usable = kinds(gap) & UNITS_OF[choices[used]]
    if not usable:
        return _can_fill(city, left, right, purse, gap, choices, used + 1)
    while usable:
        unit = usable & -usable
        usable -= unit
        if _can_fill(city, left, right, purse, gap - unit, choices, used + 1):
            return True
    return False


def _can_buy(city: City, left: City, right: City, purse: int, gap: i64) -> bool:
    """Whether all this is to be had; mostly nobody sells it, or it is one unit."""
    bank = city.traits[BANK_RESOURCE] > 0
    if not bank and kinds(gap) & ~(left.for_sale | right.for_sale):
        return False
    if number(gap) > 1:
        return Market(city, left, right, purse).can_buy(gap)
    if left.for_sale & gap and price_of(gap, city.left_discounts) - city.left_rebate <= purse:
        return True
    if right.for_sale & gap and price_of(gap, city.right_discounts) - city.right_rebate <= purse:
        return True
    return bank and purse >= BANK_PRICE


def ways(city: City, left: City, right: City, costs: Costs, all_ways: bool = False) -> list[PayWay]:
    """The ways to pay: all of them, or those that no other undercuts (SW-41)."""
    purse = city.coins - costs.coins
    if purse < 0:
        return _NONE
    gap = short(costs.resources, city.fixed)
    if not gap:
        return _NO_COST_ONLY
    gaps = _smallest_gaps(gap, _choices(city, costs))
    if not gaps[0]:
        return _NO_COST_ONLY
    found = Market(city, left, right, purse).ways(gaps)
    if len(found) > 1 and not all_ways:
        found = _undercut_by_none(found, city.traits[ON_PURCHASE_COINS] > 0)
    return [pay(*way) for way in found]


def _choices(city: City, costs: Costs) -> list[int]:
    """SW-30, SW-103: the units of a city that may be one or another resource."""
    return city.choices + [ALL_RESOURCES] * costs.waived if costs.waived else city.choices


def cheapest(city: City, left: City, right: City, costs: Costs) -> int | None:
    """The least coins a construction costs in all, were there enough; None if nobody sells it."""
    rich = city.clone()
    rich.coins = costs.coins + FULL_PRICE * _MOST_UNITS
    found = ways(rich, left, right, costs)
    if not found:
        return None
    return costs.coins + min([way.left + way.right + way.bank * BANK_PRICE for way in found])


def missing_kinds(city: City, costs: Costs) -> list[int]:
    """The kinds in a smallest set of resources the city lacks."""
    gap = _smallest_gaps(short(costs.resources, city.fixed), _choices(city, costs))[0]
    return [resource for resource in range(len(RESOURCES)) if count(gap, resource)]


def _smallest_gaps(gap: i64, choices: list[int]) -> list[i64]:
    """What can stay missing when every choice is used as well as possible (SW-31)."""
    gaps = [gap]
    for options in choices:
        found: list[i64] = []
        for gap in gaps:
            usable = kinds(gap) & UNITS_OF[options]
            if not usable and gap not in found:
                found.append(gap)
            while usable:
                unit = usable & -usable
                usable -= unit
                if gap == unit:
                    return [0]
                if gap - unit not in found:
                    found.append(gap - unit)
        gaps = found
    if len(gaps) == 1:
        return gaps
    smallest = min([number(gap) for gap in gaps])
    return [gap for gap in gaps if number(gap) == smallest]


# Coins to the left, to the right, units from the bank, and who sells.
_Way = tuple[int, int, int, int]


class Market:
    """One city buying from its two neighbours (SW-33 to SW-42): also the Free City, and from it
    (SW-83), and partners of a team (SW-165)."""

    def __init__(self, city: City, left: City, right: City, purse: int) -> None:
        self.city = city
        self.left = left
        self.right = right
        self.purse: i64 = purse
        self.rebates: i64 = city.left_rebate + city.right_rebate
        self.bank: i64 = city.traits[BANK_RESOURCE]
        self.one_is_enough = False
        self.found: list[_Way] = []

    def can_buy(self, gap: i64) -> bool:
        self.one_is_enough = True
        self._split(gap, 0, 0, 0, 0, 0)
        return bool(self.found)

    def ways(self, gaps: list[i64]) -> list[_Way]:
        for gap in gaps:
            self._split(gap, 0, 0, 0, 0, 0)
        return self.found

    def _split(
        self,
        gap: i64,
        from_left: i64,
        from_right: i64,
        left_coins: i64,
        right_coins: i64,
        bank_units: i64,
    ) -> None:
        """Try every seller for the first missing unit, then for the rest."""
        if self.one_is_enough and self.found:
            return
        if not gap:
            self._add(from_left, from_right, left_coins, right_coins, bank_units)
            return
        city = self.city
        missing = kinds(gap)
        unit = missing & -missing
        rest = gap - unit
        spare = self.purse + self.rebates - left_coins - right_coins - bank_units * BANK_PRICE
        price = price_of(unit, city.left_discounts)
        if price <= spare and _sells(self.left, from_left, unit):
            self._split(
                rest, from_left + unit, from_right, left_coins + price, right_coins, bank_units
            )
        price = price_of(unit, city.right_discounts)
        if price <= spare and _sells(self.right, from_right, unit):
            self._split(
                rest, from_left, from_right + unit, left_coins, right_coins + price, bank_units
            )
        if bank_units < self.bank and spare >= BANK_PRICE:
            self._split(rest, from_left, from_right, left_coins, right_coins, bank_units + 1)

    def _add(
        self,
        from_left: i64,
        from_right: i64,
        left_coins: i64,
        right_coins: i64,
        bank_units: i64,
    ) -> None:
        city = self.city
        sellers = 0
        if from_left:
            left_coins = max(0, left_coins - city.left_rebate)  # SW-140, SW-141
            sellers |= FROM_LEFT
        if from_right:
            right_coins = max(0, right_coins - city.right_rebate)
            sellers |= FROM_RIGHT
        if left_coins + right_coins + bank_units * BANK_PRICE > self.purse:
            return
        if not city.traits[ON_PURCHASE_COINS]:
            # Who sells for nothing matters to Hatshepsut only (SW-106).
            sellers = (FROM_LEFT if left_coins else 0) | (FROM_RIGHT if right_coins else 0)
        way = (int(left_coins), int(right_coins), int(bank_units), sellers)
        if way not in self.found:
            self.found.append(way)


def _sells(seller: City, bought: i64, unit: i64) -> bool:
    """SW-34, SW-35: can the neighbour sell this unit, too, to one buyer at once?"""
    if not seller.for_sale & unit:
        return False
    if not bought:
        return True
    missing = short(bought + unit, seller.fixed_sale)
    if not missing:
        return True
    choices = seller.flexible_sale
    return number(missing) <= len(choices) and _smallest_gaps(missing, choices)[0] == 0


def _undercut_by_none(found: list[_Way], sellers_matter: bool) -> list[_Way]:
    """Without the ways that pay nobody less and somebody more than another (SW-41)."""
    return [
        way
        for way in found
        if not any(
            other[0] <= way[0]
            and other[1] <= way[1]
            and other[2] <= way[2]
            and (other[3] == way[3] or not sellers_matter)
            and other != way
            for other in found
        )
    ]
