"""Where the square of a city lies, and its empty places (CC-14, CC-32, CC-A12)."""

from __future__ import annotations

from quartier.core.masks import without
from quartier.titles.cardcity.geometry import FRAME
from quartier.titles.cardcity.site import Site


def squares(site: Site) -> list[int]:
    """The places of a seat in every square that holds all cards (CC-14, CC-A12)."""
    geometry = site.geometry
    columns = _starts(site.columns, geometry.size, geometry.floats_columns)
    return [
        site.region & geometry.row_windows[row] & geometry.column_windows[column]
        for row in _starts(site.rows, geometry.size, geometry.floats_rows)
        for column in columns
    ]


def _starts(extent: tuple[int, int], size: int, floats: bool) -> list[int]:
    """The places in the table of windows of all full stretches round an extent."""
    if not floats:
        return [0]
    return [
        start * FRAME + start + size - 1
        for start in range(max(0, extent[1] - size + 1), extent[0] + 1)
    ]


def empty_places(site: Site) -> int:
    """CC-32: the number of places without a card; the same for every square."""
    return site.geometry.size**2 - (site.taken & site.region).bit_count()


def empty_beside(site: Site, rim: int) -> int:
    """The empty places touching something, across a border too (CC-73), in the best square for the
    owner (CC-A12)."""
    best = 0
    if rim:
        for square in squares(site):
            best = max(best, without(square & rim, site.taken).bit_count())
    return best
