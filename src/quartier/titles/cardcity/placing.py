"""Where a card may be laid, and what it costs (CC-14 to CC-21, CC-46, CC-47, CC-63)."""

from __future__ import annotations

from typing import Final

from quartier.core.masks import chosen, without
from quartier.titles.cardcity.content import (
    COMMERCE,
    INDUSTRY,
    OPPOSITE,
    RESIDENCE,
    WHOLE,
    Kind,
)
from quartier.titles.cardcity.geometry import BIT, cells_of
from quartier.titles.cardcity.moves import AT, PlaceAt
from quartier.titles.cardcity.site import Site

LEISURE_PRICE: Final = 5


def leisure_price(leisures: int, crisis: bool) -> int:
    """CC-20, CC-63: the price of the next leisure of a city that has so many."""
    return LEISURE_PRICE * (leisures + 1) if crisis else LEISURE_PRICE


def price_of(site: Site, kind: Kind, crisis: bool) -> int:
    """What building a drawn card costs."""
    return leisure_price(site.leisures, crisis) if kind.is_leisure else 0


def places(site: Site, kind: Kind) -> int:
    """The cells where a card may be laid, in one way at least."""
    if not kind.is_bicolour:
        return without(site.open, site.banned(kind.first))
    fitting = 0
    for cell in cells_of(site.open):
        for turn in kind.turns:
            if site.halves_fit(kind, turn, cell):
                fitting |= BIT[cell]
                break
    return fitting


def ways(site: Site, kind: Kind) -> list[PlaceAt]:
    """Every way in which a card may be laid."""
    if not kind.is_bicolour:
        return chosen(AT[WHOLE], places(site, kind))
    return [
        AT[turn][cell]
        for cell in cells_of(site.open)
        for turn in kind.turns
        if site.halves_fit(kind, turn, cell)
    ]


def forbids_card(site: Site, kind: Kind, money: int, crisis: bool) -> str:
    """The rule that keeps a card from being built anywhere now, or ""."""
    if not site.supports(kind):
        return "CC-15"
    if price_of(site, kind, crisis) > money:
        return "CC-63" if crisis else "CC-20"
    return ""


def forbids_cell(site: Site, cell: int) -> str:
    """The rule that keeps every card off a cell, or ""."""
    bit = BIT[cell]
    if site.taken & bit:
        return "CC-22"
    if not site.region & bit:
        return "CC-68a" if site.geometry.city & bit else "CC-14"
    if not site.spare & bit:
        return "CC-14"
    return "" if site.contact & bit else "CC-18"


def forbids_place(site: Site, kind: Kind, turn: int, cell: int) -> str:
    """The rule that forbids laying this card in this way here, or ""."""
    if turn not in kind.turns:
        return "CC-45"
    rule = forbids_cell(site, cell)
    if rule:
        return rule
    rule = _forbids_part(site, kind.first, turn, cell)
    if rule or not kind.is_bicolour:
        return rule
    return _forbids_part(site, kind.second, OPPOSITE[turn], cell)


def _forbids_part(site: Site, type_: int, turn: int, cell: int) -> str:
    outline = site.geometry.outlines[turn][cell]
    if not outline & site.banned_outline(type_):
        return ""
    if type_ in (RESIDENCE, COMMERCE) and outline & site.outlines[type_]:
        return "CC-21"
    assert type_ in (RESIDENCE, INDUSTRY)
    return "CC-19"
