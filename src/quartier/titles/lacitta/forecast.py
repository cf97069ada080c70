"""What the migration would bring if it came now (LC-46 to LC-49)."""

from __future__ import annotations

from quartier.titles.lacitta.state import MIGRATION_PHASE, Citta


class Flow:
    """A citizen who would move: the castles of both cities, and whether there is room for him."""

    def __init__(self, to: int, source: int, stays: bool) -> None:
        self.to = to
        self.source = source
        self.stays = stays


def flows(state: Citta, service: int) -> list[Flow]:
    """The moves still to come in a year in which this service alone rules, in turn order."""
    cities = state.cities
    citizens = [city.citizens for city in cities]
    points = [city.points[service] for city in cities]
    found: list[Flow] = []
    for index in _still_to_attract(state):
        city = cities[index]
        if not points[index]:
            continue
        limit = city.limit
        neighbours = state.survey.neighbours(index)
        for other in range(len(cities)):
            if neighbours >> other & 1 and citizens[other] and points[other] < points[index]:
                citizens[other] -= 1
                stays = citizens[index] < limit
                if stays:
                    citizens[index] += 1
                found.append(Flow(city.castle, cities[other].castle, stays))
    return found


def _still_to_attract(state: Citta) -> list[int]:
    """The cities, by index, that have not had their turn in the migration of this year.

    Where the order of a player's cities matters (LC-46a) the older city comes first.
    """
    if state.phase > MIGRATION_PHASE:
        return []
    order: list[int] = []
    begun = 0
    if state.phase == MIGRATION_PHASE:
        order = [state.castle_index(castle) for castle in state.pending]
        begun = state.position
    for offset in range(begun, state.seats):
        seat = (state.first + offset) % state.seats
        order += [index for index, city in enumerate(state.cities) if city.owner == seat]
    return order
