"""Cities and buildings, and what they hold, need and give."""

from __future__ import annotations

from dataclasses import dataclass

from tests.umpires.contents import read_data
from tests.umpires.lacitta.ground import Ground

DATA = read_data("lacitta", "buildings")
BUILDINGS = {building["id"]: building for building in DATA["buildings"]}
SERVICES = ("culture", "education", "health")
NO_LIMIT = 999


def arches(kind: str, service: str) -> float:
    """LC-37, LC-75: the points of a building in a service."""
    points: float = BUILDINGS[kind].get("services", {}).get(service, 0)
    return points


@dataclass
class City:
    """LC-5: a castle with the tiles connected to it; `tiles` says what stands where."""

    owner: int
    castle: str
    citizens: int
    tiles: dict[str, str]

    def has(self, kind: str) -> bool:
        return kind in self.tiles.values()

    @property
    def limit(self) -> int:
        """LC-9."""
        if not self.has("market"):
            return 5
        waves = [kind for kind in self.tiles.values() if BUILDINGS[kind].get("wave")]
        return NO_LIMIT if waves else 8

    @property
    def room(self) -> int:
        return self.limit - self.citizens

    @property
    def roads(self) -> list[str]:
        return [place for place, kind in self.tiles.items() if kind == "road"]

    @property
    def missing(self) -> int:
        """LC-52: how many citizens too few there are for the buildings."""
        return len(self.tiles) - len(self.roads) - self.citizens

    @property
    def in_castle(self) -> int:
        """LC-10: all who live in no other building."""
        return 1 - self.missing

    def service(self, service: str) -> float:
        return sum(arches(kind, service) for kind in self.tiles.values())

    @property
    def complete(self) -> bool:
        """LC-64, LC-75: a whole point of each service."""
        return all(self.service(service) >= 1 for service in SERVICES)

    def removable(self, ground: Ground) -> list[str]:
        """LC-53: the tiles without which the rest hangs together."""
        return [
            place
            for place in self.tiles
            if place != self.castle
            and ground.hangs_together(self.tiles.keys() - {place}, self.castle)
        ]


def food(kind: str, place: str, ground: Ground) -> int:
    """LC-35, LC-77 to LC-79: what a building yields in a year."""
    building = BUILDINGS[kind]
    fixed: int = building.get("food", 0)
    return fixed + (ground.wheat(place) if building.get("wheat") else 0)


def income(kind: str, place: str, ground: Ground) -> int:
    """LC-18."""
    building = BUILDINGS[kind]
    fixed: int = building.get("gold", 0)
    return fixed + (ground.mountains(place) if building.get("mountains") else 0)
