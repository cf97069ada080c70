"""What is where: gold, cards, castles, markers, tiles and citizens of one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.umpires.contents import read_data
from tests.umpires.hearing import Obstacle, Staged
from tests.umpires.lacitta.cities import BUILDINGS, DATA, SERVICES, City, arches, food, income
from tests.umpires.lacitta.ground import Ground
from tests.umpires.watching import View, check, equal

from quartier.core.titles import Settings

SETUPS = read_data("lacitta", "setups")
POLICIES = {policy["id"]: policy for policy in read_data("lacitta", "policies")}
SMALL = [kind for kind, building in BUILDINGS.items() if building["size"] == "S"]

CITIZENS = 130
CASTLES = 4
MARKERS = 4
OPEN_CARDS = 7
VOICES_EACH = 9


class Ledger(Staged):
    """Everything countable at a table of La Città."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.first_edition = settings["edition"] == "2000"
        self.expansion = bool(settings["expansion"])
        self.ground = Ground(seats, self._terrain(opening))
        # LC-12
        self.gold = [1] * seats
        self.ready = [3] * seats
        self.founded = [False] * seats
        self.hungry = [False] * seats
        self.fallen: dict[int, str] = {}  # seat -> the phase in which it fell
        self.cities: dict[str, City] = {}  # by castle, from the oldest to the newest
        self.beside_arch: Counter[tuple[str, str]] = Counter()  # markers by hex and service
        self.harvests: set[str] = set()
        # LC-13
        self.deck_size = sum(self._copies(card) for card in POLICIES)
        self.deck = self.deck_size - OPEN_CARDS
        self.row = _row(opening)  # "" is a gap
        self.played: list[str] = []
        self.passed = 0
        self.discard: list[str] = []
        self.discard_unseen = 0
        self.voices: Counter[str] = Counter()
        self.year = 0

    def _terrain(self, opening: View) -> dict[str, str]:
        """LC-1, LC-14, LC-66, LC-70: the tiles are those of the game, and lie as they should."""
        spots = opening["spots"]
        assert isinstance(spots, list)
        terrain: dict[str, str] = {spot["id"]: spot["terrain"] for spot in spots}
        further = {tile["spot"]: tile["terrain"] for tile in SETUPS["expansion"]}
        laid = {spot: terrain[spot] for spot in further}
        if not self.expansion:
            equal("LC-70", laid, dict.fromkeys(further, "wasteland"), "the wasteland")
        elif self.settings["setup"] == "advanced":
            equal("LC-70", sorted(laid.values()), sorted(further.values()), "further terrain")
        else:
            equal("LC-70", laid, further, "the further terrain")
        base = [land for spot, land in terrain.items() if spot not in further]
        if self.settings["setup"] == "recommended":
            equal("LC-14", base, self.setup["terrain"], "the terrain")
        tiles = {tile["terrain"]: tile["tiles"] for tile in SETUPS["terrain"]}
        equal("LC-1", dict(Counter(base)), tiles, "the terrain tiles")
        return terrain

    @property
    def setup(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = next(
            setup for setup in SETUPS["setups"] if setup["players"] == self.seats
        )
        return found

    # What there is

    @property
    def supply(self) -> int:
        return CITIZENS - sum(city.citizens for city in self.cities.values())

    def left(self, kind: str) -> int:
        """LC-34: the tiles left for a building."""
        pool = BUILDINGS[kind]["pool"]
        tiles = next(int(entry["tiles"]) for entry in DATA["pools"] if entry["id"] == pool)
        built = [kind for city in self.cities.values() for kind in city.tiles.values()]
        return tiles - len([kind for kind in built if BUILDINGS[kind].get("pool") == pool])

    def markers(self, seat: int) -> int:
        """LC-40, LC-42: the markers a seat has not used."""
        places = {place for city in self.cities_of(seat) for place in city.tiles}
        used = sum(n for (place, _), n in self.beside_arch.items() if place in places)
        return MARKERS - used - len(self.harvests & places)

    def cities_of(self, seat: int) -> list[City]:
        return [city for city in self.cities.values() if city.owner == seat]

    def city_at(self, place: str) -> City | None:
        return next((city for city in self.cities.values() if place in city.tiles), None)

    def citizens(self, seat: int) -> int:
        return sum(city.citizens for city in self.cities_of(seat))

    def food(self, seat: int) -> int:
        """LC-11, LC-42: the yield of all cities of a seat, rich harvests twice."""
        return sum(
            food(kind, place, self.ground) * (2 if place in self.harvests else 1)
            for city in self.cities_of(seat)
            for place, kind in city.tiles.items()
        )

    def income(self, seat: int) -> int:
        return sum(
            income(kind, place, self.ground)
            for city in self.cities_of(seat)
            for place, kind in city.tiles.items()
        )

    def points(self, city: City, service: str) -> float:
        """LC-46: arches, and the markers beside them."""
        return city.service(service) + sum(self.beside_arch[p, service] for p in city.tiles)

    def in_turn(self, start: int) -> list[int]:
        """The seats still in the game, clockwise."""
        order = [(start + offset) % self.seats for offset in range(self.seats)]
        return [seat for seat in order if seat not in self.fallen]

    # What is allowed

    def own_city(self, rule: str, seat: int, castle: str) -> City:
        check(rule, castle in self.cities, f"no castle on {castle}")
        city = self.cities[castle]
        equal(rule, city.owner, seat, f"the owner of {castle}")
        return city

    def too_near(self, place: str) -> bool:
        """LC-23, LC-67: fewer than three hexes between a place and some city."""
        return any(self.ground.gap([place], city.tiles) < 3 for city in self.cities.values())

    def builder(self, place: str) -> list[City]:
        """LC-29, LC-73: the cities a tile on this hex would belong to."""
        city = self.city_at(place)
        if city is not None:
            return [city]
        near = set(self.ground.beside[place])
        return [city for city in self.cities.values() if near & city.tiles.keys()]

    def obstacle(self, seat: int, kind: str, place: str) -> Obstacle | None:
        """Why a seat may not build something on a hex."""
        building = BUILDINGS[kind]
        if building["set"] == "expansion" and not self.expansion:
            return "LC-70", f"{kind} without the expansion"
        if place not in self.ground.beside:
            return "LC-3", f"{place} is not in play"
        standing = self.city_at(place)
        if standing is not None and (standing.tiles[place] != "road" or kind == "road"):
            return "LC-73", f"{place} is taken"
        touched = self.builder(place)
        if len(touched) > 1:
            return "LC-7", f"a tile on {place} would join cities"
        if not touched or touched[0].owner != seat:
            return "LC-29", f"{place} lies beside no city of {seat}"
        if building.get("wave") and not self.ground.lakes(place):
            return "LC-32", f"no lake next to {place}"
        if not self.left(kind):
            return "LC-34", f"no tile left for {kind}"
        return self._lacks_citizen(touched[0], kind)

    def _lacks_citizen(self, city: City, kind: str) -> Obstacle | None:
        if kind == "road":
            return None
        if kind != "market":
            return None if city.in_castle >= 2 else ("LC-30", f"nobody can leave {city.castle}")
        if city.has("market"):
            return "LC-31", f"a second market in {city.castle}"
        return None if self.supply else ("LC-83", "no citizen for a market")

    def can_build(self, seat: int, kinds: Iterable[str]) -> bool:
        near = {place for city in self.cities_of(seat) for tile in city.tiles
                for place in (tile, *self.ground.beside[tile])}  # fmt: skip
        return any(self.obstacle(seat, kind, p) is None for kind in kinds for p in near)

    def can_take(self, seat: int, card: str) -> bool:
        """LC-25: whether a seat can pay and carry out one of the options of a policy card."""
        return any(
            self.price(option) <= self.gold[seat] and self._can_do(seat, option)
            for option in POLICIES[card]["options"]
        )

    def price(self, option: dict[str, int]) -> int:
        return option.get("cost_2000", option["cost"]) if self.first_edition else option["cost"]

    def _can_do(self, seat: int, option: dict[str, str]) -> bool:
        effect = option["effect"]
        if effect == "build":
            return self.can_build(seat, [option["building"]])
        if effect == "build_size":
            kinds = [kind for kind, b in BUILDINGS.items() if b["size"] == option["size"]]
            return self.can_build(seat, kinds)
        if effect == "markers":
            return self.markers(seat) >= int(option["n"]) and any(
                arches(kind, service)
                for city in self.cities_of(seat)
                for kind in city.tiles.values()
                for service in SERVICES
            )
        if effect == "citizens":
            n = int(option["n"])
            return self.supply >= n and any(city.room >= n for city in self.cities_of(seat))
        if effect == "harvest":
            return self.year < 6 and self.markers(seat) > 0 and bool(self.farmhouses(seat))
        return True  # LC-43

    def farmhouses(self, seat: int) -> set[str]:
        """LC-42, LC-85: the farmhouses of a seat without a rich harvest."""
        return {
            place
            for city in self.cities_of(seat)
            for place, kind in city.tiles.items()
            if kind == "farmhouse" and place not in self.harvests
        }

    # Cards

    def _copies(self, card: str) -> int:
        number: int = POLICIES[card]["expansion" if self.expansion else "base"]
        return number

    def cards_in_row(self) -> list[str]:
        return [card for card in self.row if card]

    def draw(self) -> None:
        """LC-26: a card leaves the policy deck, which is made of the discard pile if empty."""
        check("LC-26", self.deck > 0, "a card from an empty deck")
        self.deck -= 1

    def return_cards(self) -> None:
        """LC-28."""
        self.ready = [3] * self.seats
        self.discard += self.played
        self.discard_unseen += self.passed
        self.played, self.passed = [], 0

    # What always holds

    def settle(self) -> None:
        check("LC-83", self.supply >= 0, "more citizens than there are")
        check("LC-25", min(self.gold) >= 0, f"gold {self.gold}")
        check("LC-21", min(self.ready) >= 0, f"player cards {self.ready}")
        known = Counter(self.cards_in_row() + self.played + self.discard)
        for card, number in known.items():
            check("LC-13", number <= self._copies(card), f"{number} cards {card}")
        unseen = self.deck + self.passed + self.discard_unseen
        equal("LC-13", unseen + known.total(), self.deck_size, "policy cards")


def _row(opening: View) -> list[str]:
    policies = opening["policies"]
    assert isinstance(policies, dict)
    row: list[str] = [card["id"] for card in policies["row"]]
    equal("LC-13", len(row), OPEN_CARDS, "open policy cards")
    return row
