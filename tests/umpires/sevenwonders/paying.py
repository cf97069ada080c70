"""Ways to pay (SW-28 to SW-45), found by trying everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from tests.umpires.sevenwonders.city import RAW, RESOURCES, Card, City, Price

LEFT, RIGHT, BANK = "left", "right", "bank"


@dataclass(frozen=True)
class Way:
    """Coins to both neighbours and to the bank, and from how many neighbours was bought."""

    left: int
    right: int
    bank: int
    sellers: int


def ways_to_pay(city: City, left: City, right: City, price: Price, waives: bool) -> set[Way]:
    """SW-41: every way to pay a price that buys no more than needed."""
    # SW-103: a waived resource is one the city makes, of whatever kind suits it.
    own = _sorted([*city.units, *([RESOURCES] if waives else [])])
    left_units, right_units = _sorted(left.made_for_sale), _sorted(right.made_for_sale)
    sellers = [LEFT, RIGHT, *([BANK] if city.has("bank_resource") else [])]
    found = set()
    for lacking in _lacking(own, "".join(sorted(price.resources))):
        for choice in product(sellers, repeat=len(lacking)):
            goods = {
                seller: "".join(r for r, s in zip(lacking, choice, strict=True) if s == seller)
                for seller in (LEFT, RIGHT, BANK)
            }
            if (
                covers(left_units, goods[LEFT])
                and covers(right_units, goods[RIGHT])
                and len(goods[BANK]) <= 1  # SW-105
            ):
                found.add(
                    Way(
                        _sum_for(city, LEFT, goods[LEFT]),
                        _sum_for(city, RIGHT, goods[RIGHT]),
                        price.coins + len(goods[BANK]),
                        bool(goods[LEFT]) + bool(goods[RIGHT]),
                    )
                )
    return found


@lru_cache(maxsize=100_000)
def covers(units: tuple[str, ...], wanted: str) -> bool:
    """SW-30, SW-31, SW-35: whether each resource comes from a unit of its own."""
    if not wanted:
        return True
    return any(
        wanted[0] in unit and covers(units[:index] + units[index + 1 :], wanted[1:])
        for index, unit in enumerate(units)
        if unit not in units[:index]
    )


@lru_cache(maxsize=20_000)
def _lacking(own: tuple[str, ...], wanted: str) -> list[str]:
    """SW-42: the smallest sets of resources that have to be bought, whichever they may be."""
    for number in range(len(wanted) + 1):
        lacking = set()
        for places in combinations(range(len(wanted)), number):
            rest = "".join(wanted[i] for i in range(len(wanted)) if i not in places)
            if covers(own, rest):
                lacking.add("".join(wanted[i] for i in places))
        if lacking:
            return sorted(lacking)
    raise AssertionError("whoever buys everything needs nothing of the own")


def _sum_for(city: City, side: str, goods: str) -> int:
    """SW-33, SW-39, SW-40: 2 coins each, 1 with a discount; SW-140, SW-141: less a rebate."""
    if not goods:
        return 0
    total = 0
    for resource in goods:
        group = "raw" if resource in RAW else "manufactured"
        discounts = [
            effect
            for effect in city.having("trade_discount")
            if effect["group"] == group and side in effect["sides"]
        ]
        total += 1 if discounts else 2
    rebates = [effect for effect in city.having("trade_rebate") if side in effect["sides"]]
    return total - sum(int(effect.get("n", 1)) for effect in rebates)


def leader_price(city: City, left: City, right: City, card: Card) -> int:
    """SW-114."""
    if city.has("free_leaders"):
        return 0
    price = int(card.get("coins", 0)) - city.amount("leader_discount")
    for neighbour in (left, right):
        price -= sum(int(e["neighbours"]) for e in neighbour.having("leader_discount"))
    return max(0, price)


def _sorted(units: list[str]) -> tuple[str, ...]:
    return tuple(sorted("".join(sorted(unit)) for unit in units))
