"""The duty to build as many of the acquired cards as possible (CC-17, CC-17a, CC-A8).

The search is exact over all orders, places, rotations and places of clouds. Most positions leave
so much room that no card can be shut out, which a few counts show (`is_roomy`).
"""

from __future__ import annotations

from typing import Final

from quartier.core.masks import without
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    INDUSTRY,
    KINDS,
    RESIDENCE,
    WHOLE,
    Kind,
)
from quartier.titles.cardcity.geometry import FRAME, cells_of
from quartier.titles.cardcity.moves import PlaceAt
from quartier.titles.cardcity.placing import forbids_card, leisure_price, places, price_of, ways
from quartier.titles.cardcity.site import LIMIT_PER_INDUSTRY, Site

_CLOUD: Final = KINDS[CLOUD]
_QUARRELS: Final = ((RESIDENCE, RESIDENCE), (RESIDENCE, INDUSTRY), (COMMERCE, COMMERCE))
# For two kinds whether they may not touch in some way (CC-19, CC-21).
QUARREL: Final = [
    [
        any((a, b) in _QUARRELS or (b, a) in _QUARRELS for a in one.types for b in other.types)
        for other in KINDS
    ]
    for one in KINDS
]


def most(site: Site, hand: list[Kind], money: int, clouds: int, crisis: bool) -> int:
    """How many of these cards can be built."""
    live = buildable(site, hand, money, crisis)
    goal = len(live)
    while not can_lay(site, live, goal, money, clouds, crisis):
        goal -= 1
    return goal


def can_lay(site: Site, hand: list[Kind], goal: int, money: int, clouds: int, crisis: bool) -> bool:
    """Whether `goal` of these cards can be built one after the other."""
    if goal == 0:
        return True
    if goal == len(hand):
        return _can_lay_all(site, hand, money, clouds, crisis)
    for index, kind in enumerate(hand):
        if kind not in hand[:index]:
            rest = hand[:index] + hand[index + 1 :]
            if can_lay(site, rest, goal, money, clouds, crisis):
                return True
    return False


def keeps(
    site: Site,
    kind: Kind,
    way: PlaceAt,
    rest: list[Kind],
    goal: int,
    money: int,
    clouds: int,
    crisis: bool,
) -> bool:
    """Whether after this card `goal` of the rest can still be built."""
    if goal == 0:
        return True
    cell = way.cell
    is_cloudy = clouds > 0 and site.brings_cloud(kind, cell)
    money -= price_of(site, kind, crisis)
    if goal == 1 and not is_cloudy and _leaves_room(site, kind, cell, rest, money, crisis):
        return True
    after = site.after(kind, way.turn, cell, True)
    if is_cloudy and after.open:
        for cloudy in cells_of(after.open):
            if keeps_with_cloud(after, cloudy, rest, goal, money, clouds, crisis):
                return True
        return False
    return can_lay(after, rest, goal, money, clouds, crisis)


def _leaves_room(
    site: Site, kind: Kind, cell: int, rest: list[Kind], money: int, crisis: bool
) -> bool:
    """Whether one of the rest can be built after this card wherever else; False if unsure."""
    if site.limit < site.counted + 2:
        return False
    price = leisure_price(site.leisures + 1, crisis)
    room = site.spare_after(cell) & site.contact
    for other in rest:
        if other.is_leisure and price > money:
            continue
        free = without(room, _banned(site, other))
        if QUARREL[kind.number][other.number]:
            free = without(free, site.geometry.rims[WHOLE][cell])
        if free:
            return True
    return False


def _banned(site: Site, kind: Kind) -> int:
    """The cells where a card, however it is turned, might touch what it may not."""
    banned = site.banned(kind.first)
    return banned | site.banned(kind.second) if kind.is_bicolour else banned


def keeps_with_cloud(
    site: Site, cell: int, rest: list[Kind], goal: int, money: int, clouds: int, crisis: bool
) -> bool:
    """Whether with a cloud on this cell `goal` of the rest can still be built."""
    after = site.after(_CLOUD, WHOLE, cell, True)
    return can_lay(after, rest, goal, money, clouds - 1, crisis)


def is_roomy(site: Site, hand: list[Kind], money: int, clouds: int, crisis: bool) -> bool:
    """Whether all these cards can be built whatever their order and places; False if unsure."""
    counted = site.counted
    leisures = 0
    things = len(hand)
    for kind in hand:
        if kind.counts:
            counted += 1
        if kind.is_leisure:
            money -= leisure_price(site.leisures + leisures, crisis)
            leisures += 1
        if kind.is_industry and clouds:
            things += 1
    if money < 0 or counted > site.limit:
        return False
    safe = _safe(site, things)
    for index, kind in enumerate(hand):
        # Every other thing takes a cell, and may spoil those round it.
        lost = things - 1
        for other_index, other in enumerate(hand):
            if other_index != index and QUARREL[kind.number][other.number]:
                lost += site.geometry.most_neighbours
        if without(safe, _banned(site, kind)).bit_count() <= lost:
            return False
    return True


def _safe(site: Site, things: int) -> int:
    """The open cells that stay inside the square wherever so many things are laid."""
    geometry = site.geometry
    safe = site.open
    first, last = site.rows
    if last - first + things >= geometry.size:
        safe &= geometry.row_bands[first * FRAME + last]
    first, last = site.columns
    if last - first + things >= geometry.size:
        safe &= geometry.column_bands[first * FRAME + last]
    return safe


def buildable(site: Site, hand: list[Kind], money: int, crisis: bool) -> list[Kind]:
    """The cards that are not ruled out for this phase already.

    Money and free cells only become fewer, bans only more, and only the hand's own industries can
    raise the limit.
    """
    limit = site.limit
    for kind in hand:
        if kind.is_industry:
            limit += LIMIT_PER_INDUSTRY
    price = leisure_price(site.leisures, crisis)
    return [
        kind
        for kind in hand
        if not (kind.is_leisure and price > money)
        and not (kind.counts and site.counted >= limit)
        and (kind.is_bicolour or without(site.spare, site.banned(kind.first)))
    ]


def _can_lay_all(site: Site, hand: list[Kind], money: int, clouds: int, crisis: bool) -> bool:
    if len(hand) == 1:
        kind = hand[0]
        return not forbids_card(site, kind, money, crisis) and places(site, kind) != 0
    if not _could_pay_and_support(site, hand, money, crisis):
        return False
    if len(hand) > 2:
        # The search is long enough to look first whether it is needed.
        if len(buildable(site, hand, money, crisis)) < len(hand):
            return False
        if is_roomy(site, hand, money, clouds, crisis):
            return True
    for index, kind in enumerate(hand):
        if kind in hand[:index] or forbids_card(site, kind, money, crisis):
            continue
        rest = hand[:index] + hand[index + 1 :]
        for way in ways(site, kind):
            if keeps(site, kind, way, rest, len(rest), money, clouds, crisis):
                return True
    return False


def _could_pay_and_support(site: Site, hand: list[Kind], money: int, crisis: bool) -> bool:
    """Whether money and size limit allow all these cards in some order."""
    counted, limit, leisures = site.counted, site.limit, site.leisures
    for kind in hand:
        if kind.counts:
            counted += 1
        if kind.is_industry:
            limit += LIMIT_PER_INDUSTRY
        if kind.is_leisure:
            money -= leisure_price(leisures, crisis)
            leisures += 1
    return money >= 0 and counted <= limit
