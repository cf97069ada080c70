"""Paying for cards and stages (SW-28 to SW-45): which coins to whom.

Resources are packed into one int, four bits for each kind, so that sets of missing units are
compared and counted cheaply. Own choices are covered first; what stays missing is bought. The
minimal missing sets are complements of the bases of a matroid, so looking only at them loses no
way to pay (SW-42).
"""

from __future__ import annotations

from typing import Final

from quartier.titles.sevenwonders.city import FULL_PRICE, City
from quartier.titles.sevenwonders.content import (
    ALL_RESOURCES,
    BANK_RESOURCE,
    BLACK,
    FREE_LEADERS,
    FREE_STAGES,
    ON_PURCHASE_COINS,
    STAGE,
    WHITE,
    Kind,
    Price,
)
from quartier.titles.sevenwonders.moves import (
    FROM_LEFT,
    FROM_RIGHT,
    RIGHT_ANY_CARD,
    RIGHT_BLACK_CARD,
    PayWay,
    pay,
)

UNIT: Final = tuple(1 << 4 * resource for resource in range(7))
_KINDS_OF: Final = tuple(
    tuple(resource for resource in range(7) if mask >> resource & 1)
    for mask in range(ALL_RESOURCES + 1)
)
BANK_PRICE: Final = 1
# Which ways to pay are looked for.
FIRST_WAY: Final = 0
CHEAP_WAYS: Final = 1
ALL_WAYS: Final = 2
_MOST_UNITS: Final = 7

NO_COST: Final = pay(0, 0, 0, 0)
_NO_COST_ONLY: Final = [NO_COST]
_NONE: Final[list[PayWay]] = []


class Costs:
    """The price of a construction for one city: coins, resources, and units waived (SW-103)."""

    def __init__(self, coins: int, resources: tuple[tuple[int, int], ...], waived: int) -> None:
        self.coins = coins
        self.resources = resources
        self.waived = waived


FREE: Final = Costs(0, (), 0)


def card_costs(city: City, left: City, right: City, kind: Kind) -> Costs:
    """What a card or leader costs this city, chains and lasting rights considered.

    Who can build by chain pays nothing and buys nothing (SW-44), the Free City and partners of a
    team as well (SW-82, SW-166).
    """
    price = kind.price
    if kind.colour == WHITE:
        return Costs(leader_price(city, left, right, price), (), 0)
    if kind.chain & city.names or city.always_free >> kind.colour & 1:  # SW-43, SW-104
        return FREE
    return Costs(price.coins, price.resources, city.waived[kind.colour])


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
        return Costs(price.coins, (), 0)
    return Costs(price.coins, price.resources, city.waived[STAGE])


def usable_right(city: City, kind: Kind) -> int:
    """The once-per-age rights (SW-45) that would build this card for free."""
    if kind.colour == WHITE:
        return 0
    rights = city.rights_left & RIGHT_ANY_CARD
    if kind.colour == BLACK:
        rights |= city.rights_left & RIGHT_BLACK_CARD
    return rights


def can_pay(city: City, left: City, right: City, costs: Costs) -> bool:
    """Whether there is a way to pay: the search ends at the first one."""
    return bool(_ways(city, left, right, costs, FIRST_WAY))


def ways(city: City, left: City, right: City, costs: Costs, all_ways: bool = False) -> list[PayWay]:
    """The ways to pay: all of them, or those that no other undercuts (SW-41)."""
    return _ways(city, left, right, costs, ALL_WAYS if all_ways else CHEAP_WAYS)


def _ways(city: City, left: City, right: City, costs: Costs, wanted: int) -> list[PayWay]:
    purse = city.coins - costs.coins
    if purse < 0:
        return _NONE
    need = 0
    size = 0
    fixed = city.fixed
    for resource, count in costs.resources:
        short = count - fixed[resource]
        if short > 0:
            need += short * UNIT[resource]
            size += short
    if not size:
        return _NO_COST_ONLY
    choices = city.choices
    if costs.waived:
        choices = choices + [ALL_RESOURCES] * costs.waived
    bank = city.traits[BANK_RESOURCE]
    # The cheapest unit costs 1, so this many units are out of reach whatever the market.
    if size - len(choices) > purse + city.left_rebate + city.right_rebate:
        return _NONE
    gaps = _smallest_gaps(need, choices) if choices else [need]
    if not gaps[0]:
        return _NO_COST_ONLY
    return Market(city, left, right, purse, bank, wanted).ways(gaps)


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
    need = 0
    for resource, count in costs.resources:
        need += max(0, count - city.fixed[resource]) * UNIT[resource]
    gap = _smallest_gaps(need, city.choices + [ALL_RESOURCES] * costs.waived)[0]
    return [resource for resource in range(7) if gap >> 4 * resource & 15]


def _smallest_gaps(need: int, choices: list[int]) -> list[int]:
    """What can stay missing when every choice is used as well as possible (SW-31)."""
    gaps = [need]
    for options in choices:
        found: list[int] = []
        for gap in gaps:
            used = False
            for resource in _KINDS_OF[options]:
                if gap >> 4 * resource & 15:
                    used = True
                    rest = gap - UNIT[resource]
                    if not rest:
                        return [0]
                    if rest not in found:
                        found.append(rest)
            if not used and gap not in found:
                found.append(gap)
        gaps = found
    if len(gaps) == 1:
        return gaps
    smallest = min([_units(gap) for gap in gaps])
    return [gap for gap in gaps if _units(gap) == smallest]


def _units(gap: int) -> int:
    total = 0
    while gap:
        total += gap & 15
        gap >>= 4
    return total


class Market:
    """One city buying from its two neighbours (SW-33 to SW-42): also the Free City, and from it
    (SW-83), and partners of a team (SW-165)."""

    def __init__(
        self, city: City, left: City, right: City, purse: int, bank: int, wanted: int
    ) -> None:
        self.city = city
        self.left = left
        self.right = right
        self.purse = purse
        self.bank = bank
        self.wanted = wanted
        self.found: list[tuple[int, int, int, int]] = []

    def ways(self, gaps: list[int]) -> list[PayWay]:
        for gap in gaps:
            self._split(gap, 0, 0, 0, 0, 0, 0)
        found = self.found
        if len(found) > 1 and self.wanted == CHEAP_WAYS:
            found = _undercut_by_none(found, self.city.traits[ON_PURCHASE_COINS] > 0)
        return [pay(*way) for way in found]

    def _split(
        self,
        gap: int,
        from_left: int,
        from_right: int,
        left_coins: int,
        right_coins: int,
        bank_units: int,
        resource: int,
    ) -> None:
        """Try every seller for the first missing unit, then for the rest."""
        if self.wanted == FIRST_WAY and self.found:
            return
        if not gap:
            self._add(from_left, from_right, left_coins, right_coins, bank_units)
            return
        city = self.city
        while not gap >> 4 * resource & 15:
            resource += 1
        unit = UNIT[resource]
        rest = gap - unit
        spent = left_coins + right_coins + bank_units * BANK_PRICE
        spare = self.purse + city.left_rebate + city.right_rebate - spent
        price = city.left_price[resource]
        if price <= spare and _sells(self.left, from_left + unit):
            self._split(
                rest,
                from_left + unit,
                from_right,
                left_coins + price,
                right_coins,
                bank_units,
                resource,
            )
        price = city.right_price[resource]
        if price <= spare and _sells(self.right, from_right + unit):
            self._split(
                rest,
                from_left,
                from_right + unit,
                left_coins,
                right_coins + price,
                bank_units,
                resource,
            )
        if bank_units < self.bank and spare >= BANK_PRICE:
            self._split(
                rest, from_left, from_right, left_coins, right_coins, bank_units + 1, resource
            )

    def _add(
        self, from_left: int, from_right: int, left_coins: int, right_coins: int, bank_units: int
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
        way = (left_coins, right_coins, bank_units, sellers)
        if way not in self.found:
            self.found.append(way)


def _sells(seller: City, wanted: int) -> bool:
    """SW-34, SW-35: can the neighbour sell all of this to one buyer at once?"""
    missing = 0
    resource = 0
    rest = wanted
    fixed = seller.fixed_sale
    while rest:
        count = rest & 15
        if count > fixed[resource]:
            missing += (count - fixed[resource]) * UNIT[resource]
        rest >>= 4
        resource += 1
    if not missing:
        return True
    choices = seller.flexible_sale
    return bool(choices) and _smallest_gaps(missing, choices)[0] == 0


def _undercut_by_none(
    found: list[tuple[int, int, int, int]], sellers_matter: bool
) -> list[tuple[int, int, int, int]]:
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
