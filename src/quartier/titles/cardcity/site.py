"""Where a seat may still lay cards: the city as the rules of construction see it.

A site never changes: laying a card gives a new one. So clones share sites, and the search for the
duty to build (duty.py) tries cards without undoing anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.titles.cardcity.content import (
    COMMERCE,
    INDUSTRY,
    OPPOSITE,
    RESIDENCE,
    TYPES,
    WHOLE,
    Kind,
)
from quartier.titles.cardcity.geometry import BIT, FRAME, Geometry

BASE_LIMIT: Final = 5
LIMIT_PER_INDUSTRY: Final = 5


@mypyc_attr(acyclic=True)
class Site:
    """What lies in and round a seat's city, and the numbers of the own cards.

    `rims` and `outlines` are by type: the cells next to it, the half-sides it owns. The extent
    (first and last row and column) is that of all cards of the square. `spare` are the own cells
    still free inside the square, `open` those of them that touch a card (CC-18).
    """

    def __init__(
        self,
        geometry: Geometry,
        region: int,
        taken: int,
        contact: int,
        spare: int,
        rims: list[int],
        outlines: list[int],
        rows: tuple[int, int],
        columns: tuple[int, int],
        counted: int,
        industries: int,
        leisures: int,
        line: int,
    ) -> None:
        self.geometry = geometry
        self.region = region
        self.taken = taken
        self.contact = contact
        self.rims = rims
        self.outlines = outlines
        self.rows = rows
        self.columns = columns
        self.counted = counted
        self.industries = industries
        self.leisures = leisures
        self.line = line
        self.spare = spare
        self.open = spare & contact

    @property
    def limit(self) -> int:
        """CC-15: how many cards the industries support."""
        return BASE_LIMIT + LIMIT_PER_INDUSTRY * self.industries

    def supports(self, kind: Kind) -> bool:
        """CC-15, CC-16, CC-47: whether the size limit holds with this card laid (CC-A11)."""
        if not kind.counts:
            return True
        limit = self.limit + (LIMIT_PER_INDUSTRY if kind.is_industry else 0)
        return self.counted < limit

    def banned(self, type_: int) -> int:
        """CC-19, CC-21: the cells where a whole card of this type would touch what it may not."""
        if type_ == RESIDENCE:
            return self.rims[RESIDENCE] | self.rims[INDUSTRY]
        if type_ == COMMERCE:
            return self.rims[COMMERCE]
        if type_ == INDUSTRY:
            return self.rims[RESIDENCE]
        return 0

    def banned_outline(self, type_: int) -> int:
        """CC-46: the same for a half, by half-sides."""
        if type_ == RESIDENCE:
            return self.outlines[RESIDENCE] | self.outlines[INDUSTRY]
        if type_ == COMMERCE:
            return self.outlines[COMMERCE]
        if type_ == INDUSTRY:
            return self.outlines[RESIDENCE]
        return 0

    def halves_fit(self, kind: Kind, turn: int, cell: int) -> bool:
        """CC-46: whether each half of a bicolour card may touch what it would touch."""
        outlines = self.geometry.outlines
        if outlines[turn][cell] & self.banned_outline(kind.first):
            return False
        return not outlines[OPPOSITE[turn]][cell] & self.banned_outline(kind.second)

    def brings_cloud(self, kind: Kind, cell: int) -> bool:
        """CC-38: whether an industry here is in line with one of the own city."""
        return kind.is_industry and bool(self.line >> cell & 1)

    def after(self, kind: Kind, turn: int, cell: int, own: bool) -> Site:
        """The site with this card laid; `own` is False for a card of somebody else (CC-68)."""
        geometry = self.geometry
        rims = self.rims[:]
        outlines = self.outlines[:]
        rims[kind.first] |= geometry.rims[turn][cell]
        outlines[kind.first] |= geometry.outlines[turn][cell]
        if kind.second >= 0:
            other = OPPOSITE[turn]
            rims[kind.second] |= geometry.rims[other][cell]
            outlines[kind.second] |= geometry.outlines[other][cell]
        counted, industries, leisures, line = (
            self.counted,
            self.industries,
            self.leisures,
            self.line,
        )
        if own:
            if kind.counts:
                counted += 1
            if kind.is_industry:
                industries += 1
                line |= geometry.lines[cell]
            if kind.is_leisure:
                leisures += 1
        return Site(
            geometry,
            self.region,
            self.taken | BIT[cell],
            self.contact | geometry.rims[WHOLE][cell],
            self.spare_after(cell),
            rims,
            outlines,
            _stretched(self.rows, geometry.row[cell]),
            _stretched(self.columns, geometry.column[cell]),
            counted,
            industries,
            leisures,
            line,
        )

    def with_architect(self, cell: int) -> Site:
        """CC-59: the Architect is in the way and gives contact, and is no card otherwise."""
        geometry = self.geometry
        return Site(
            geometry,
            self.region,
            self.taken | BIT[cell],
            self.contact | geometry.rims[WHOLE][cell],
            self.spare_after(cell),
            self.rims,
            self.outlines,
            _stretched(self.rows, geometry.row[cell]),
            _stretched(self.columns, geometry.column[cell]),
            self.counted,
            self.industries,
            self.leisures,
            self.line,
        )

    def spare_after(self, cell: int) -> int:
        """The own cells still free once something lies here, which may stretch the extent."""
        geometry = self.geometry
        spare = self.spare & geometry.elsewhere[cell]
        rows = _stretched(self.rows, geometry.row[cell])
        if rows != self.rows:
            spare &= geometry.row_windows[rows[0] * FRAME + rows[1]]
        columns = _stretched(self.columns, geometry.column[cell])
        if columns != self.columns:
            spare &= geometry.column_windows[columns[0] * FRAME + columns[1]]
        return spare


def _stretched(extent: tuple[int, int], at: int) -> tuple[int, int]:
    if at < extent[0]:
        return (at, extent[1])
    if at > extent[1]:
        return (extent[0], at)
    return extent


def first_site(geometry: Geometry, seat: int) -> Site:
    """The site of a seat before any card lies there."""
    hall = geometry.halls[seat][0]
    row, column = geometry.row[hall], geometry.column[hall]
    nothing = [0] * len(TYPES)
    return Site(
        geometry,
        geometry.regions[seat],
        0,
        0,
        geometry.regions[seat]
        & geometry.row_windows[row * FRAME + row]
        & geometry.column_windows[column * FRAME + column],
        nothing,
        nothing,
        (row, row),
        (column, column),
        0,
        0,
        0,
        0,
    )
