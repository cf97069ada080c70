"""How the seats stand in public, as the rules count points."""

from __future__ import annotations

from typing import NamedTuple

from quartier.core.speech import Points
from quartier.core.state import State
from quartier.core.views import ScoreLine


class Scores(NamedTuple):
    """Of each seat its points, its rank by them (1 is first) and its points by category.

    Points are those everybody sees; what is still hidden counts at the end.
    """

    points: list[Points]
    ranks: list[int]
    lines: list[dict[str, Points]]


def scores(state: State) -> Scores:
    result = state.result
    if result is not None:
        lines = [
            {category: result.points(seat, category) for category in result.categories}
            for seat in range(state.seats)
        ]
        return Scores(result.totals, result.ranks, lines)
    lines = [{} for _ in range(state.seats)]
    for seat, sheet in enumerate(_sheets(state)[: state.seats]):
        for line in sheet:
            category = line.category
            lines[seat][category] = lines[seat].get(category, 0) + line.points
    points = [sum(sheet.values()) for sheet in lines]
    ranks = [1 + sum(other > own for other in points) for own in points]
    return Scores(points, ranks, lines)


def _sheets(state: State) -> list[list[ScoreLine]]:
    """The score lines in what a spectator sees: a view lists its seats first, cities of nobody
    follow.
    """
    view = state.view(None)
    for name in view.__struct_fields__:
        parts = getattr(view, name)
        if isinstance(parts, list) and parts and hasattr(parts[0], "score_lines"):
            return [part.score_lines for part in parts]
    raise TypeError(f"{type(view).__qualname__} shows no score lines")
