"""What the migration would bring if it came now: for views and for bots (LC-46 to LC-49)."""

from __future__ import annotations

from quartier.titles.lacitta.migration import neighbours
from quartier.titles.lacitta.state import Citta


class Flow:
    """A citizen who would move: the castles of both cities, and whether there is room for him."""

    def __init__(self, to: int, source: int, stays: bool) -> None:
        self.to = to
        self.source = source
        self.stays = stays


def flows(state: Citta, service: int) -> list[Flow]:
    """The moves of a year in which this service alone rules, in turn order.

    Where the order of a player's cities matters (LC-46a) the older city comes first.
    """
    cities = state.cities
    citizens = [city.citizens for city in cities]
    points = [city.points(service) for city in cities]
    found: list[Flow] = []
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        for index, city in enumerate(cities):
            if city.owner != seat or not points[index]:
                continue
            limit = city.limit
            for other in neighbours(state, city):
                if citizens[other] and points[other] < points[index]:
                    citizens[other] -= 1
                    stays = citizens[index] < limit
                    if stays:
                        citizens[index] += 1
                    found.append(Flow(city.castle, cities[other].castle, stays))
    return found
