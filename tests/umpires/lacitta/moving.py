"""Who moves away, and what falls: migration, rehousing, feeding, end (LC-44 to LC-65)."""

from __future__ import annotations

from typing import Any

from tests.umpires.hearing import NOBODY, number, word
from tests.umpires.lacitta.cities import City
from tests.umpires.lacitta.ledger import CASTLES, Ledger
from tests.umpires.lacitta.scoring import ranking, score
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Facts, Result
from quartier.core.titles import Settings

YEARS = 6
PURSE = ("gold", "citizens", "food", "castles", "markers")


class Moving(Ledger):
    """The second half of a year, stage after stage (LC-86)."""

    first: int

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.ruling: set[str] = set()
        self.strength: dict[str, dict[str, float]] = {}  # points by castle and ruling service
        self.rivals: dict[str, list[str]] = {}
        self.waiting: list[str] = []  # castles of the player who moves, yet to attract
        self.taking = ""  # the castle that attracts citizens now
        self.losers: set[str] = set()  # the castles it still takes one from
        self.roads_kept = False
        self.over = False

    def enter(self, kind: str, seat: int) -> None:
        self.roads_kept = False
        if kind == "migrate":
            self.waiting = [city.castle for city in self.cities_of(seat)]

    def leave(self, kind: str, seat: int) -> None:
        if kind == "migrate":
            check("LC-47", not self.losers, f"{self.taking} takes none from {self.losers}")
            for castle in self.waiting:
                for service in self.ruling:
                    losers = self._weaker(castle, service)
                    check("LC-47", not losers, f"{castle} takes nobody from {losers}")
        elif kind == "rehouse":
            self._check_rehoused(seat)
        elif kind in ("fall", "last fall"):
            self._check_fallen()
            check("LC-57a", len(self.in_turn(0)) > 1, "one player left, and the game goes on")
            if kind == "fall":
                feeding = [("feed", seat) for seat in self.in_turn(self.first)]
                self.stages.extend([*feeding, ("last fall", NOBODY), ("close", NOBODY)])
        elif kind == "feed":
            short = self.citizens(seat) - self.food(seat)
            check("LC-59", short <= 0 or self.hungry[seat], f"{short} of {seat} have no food")

    # Migration

    def begin_migration(self) -> None:
        """LC-46, LC-49: services and neighbours stay as they are now."""
        cities = list(self.cities.values())
        self.strength = {
            city.castle: {service: self.points(city, service) for service in self.ruling}
            for city in cities
        }
        self.rivals = {
            city.castle: [other.castle for other in cities if self._compete(city, other)]
            for city in cities
        }
        order = self.in_turn(self.first)
        stages = [("migrate", seat) for seat in order] + [("rehouse", seat) for seat in order]
        self.begin([*stages, ("fall", NOBODY)])

    def _compete(self, city: City, other: City) -> bool:
        """LC-6, LC-49."""
        return city.owner != other.owner and self.ground.gap(city.tiles, other.tiles) in (1, 2)

    def _weaker(self, castle: str, service: str) -> set[str]:
        """LC-47, LC-48: the neighbours that lose a citizen to a city."""
        return {
            rival
            for rival in self.rivals[castle]
            if self.cities[rival].citizens
            and self.strength[rival][service] < self.strength[castle][service]
        }

    def _begin_taking(self, castle: str, service: str) -> None:
        check("LC-47", not self.losers, f"{self.taking} takes none from {self.losers}")
        check("LC-46", castle in self.waiting, f"{castle} takes twice, or out of turn")
        check("LC-44", service in self.ruling, f"{service} does not rule")
        self.waiting.remove(castle)
        self.taking = castle
        self.losers = self._weaker(castle, service)

    def _check_unasked(self, castle: str) -> None:
        """LC-46a, LC-50: a city goes without a question only where there is nothing to choose."""
        claims = {
            waiting: set[str]().union(*(self._weaker(waiting, s) for s in self.ruling))
            for waiting in self.waiting
        }
        for service in self.ruling:
            losers = self._weaker(castle, service)
            equal("LC-50", losers, claims[castle], f"what {castle} takes by {service}")
        for loser in claims[castle]:
            wanted = sum(loser in claim for claim in claims.values())
            check("LC-46a", wanted <= self.cities[loser].citizens, f"{loser} runs out of citizens")

    def on_named(self, facts: Facts) -> None:
        self.reach("migrate", number(facts, "seat"))
        self._begin_taking(word(facts, "city"), word(facts, "service"))

    def on_migrated(self, facts: Facts) -> None:
        self._take(facts, stays=True)

    def on_lost(self, facts: Facts) -> None:
        self._take(facts, stays=False)

    def _take(self, facts: Facts, stays: bool) -> None:
        castle, loser = word(facts, "city"), word(facts, "from")
        self.reach("migrate", number(facts, "seat"))
        if not self.losers or castle != self.taking:
            check("LC-46", castle in self.waiting, f"{castle} takes twice, or out of turn")
            self._check_unasked(castle)
            self._begin_taking(castle, word(facts, "service"))
        check("LC-47", loser in self.losers, f"{castle} takes from {loser}")
        self.losers.remove(loser)
        equal("LC-49", facts["other_seat"], self.cities[loser].owner, f"the owner of {loser}")
        equal("LC-48", stays, self.cities[castle].room > 0, f"room in {castle}")
        self.cities[loser].citizens -= 1
        self.cities[castle].citizens += stays

    # Rehousing

    def _check_rehoused(self, seat: int) -> None:
        for city in self.cities_of(seat):
            check("LC-54", city.citizens > 0, f"{city.castle} is deserted and stands")
            check("LC-52", city.missing <= 0, f"{city.castle} has too many buildings")
            whole = self.ground.hangs_together(set(city.tiles), city.castle)
            check("LC-53", whole, f"{city.castle} has tiles apart")
            roads = set(city.removable(self.ground)) & set(city.roads)
            check("LC-74", not roads or self.roads_kept, f"{seat} was not asked about {roads}")

    def on_demolished(self, facts: Facts) -> None:
        seat, place = number(facts, "seat"), word(facts, "hex")
        self.reach("rehouse", seat)
        city = self.own_city("LC-52", seat, word(facts, "city"))
        kind = city.tiles.get(place)
        equal("LC-52", word(facts, "building"), kind, f"the building on {place}")
        check("LC-53", place != city.castle, "the castle goes last")
        check("LC-36", kind == "road" or city.missing > 0, f"{kind} on {place} need not go")
        at_rim = place in city.removable(self.ground)
        check("LC-53", at_rim, f"{place} is not at the rim of {city.castle}")
        del city.tiles[place]
        self._lift_markers(place)
        if city.room < 0:
            self.owe("LC-56", "over-limit", seat=seat, n=-city.room, city="=" + city.castle)

    def _lift_markers(self, place: str) -> None:
        """LC-55."""
        self.harvests.discard(place)
        for beside in [beside for beside in self.beside_arch if beside[0] == place]:
            del self.beside_arch[beside]

    def on_over_limit(self, facts: Facts) -> None:
        self.cities[word(facts, "city")].citizens -= number(facts, "n")

    def on_roads_kept(self, facts: Facts) -> None:
        self.reach("rehouse", number(facts, "seat"))
        check("LC-52", not any(city.missing > 0 for city in self.cities_of(number(facts, "seat"))),
              "roads kept before the buildings are in order")  # fmt: skip
        self.roads_kept = True

    def on_razed(self, facts: Facts) -> None:
        self.reach("rehouse", number(facts, "seat"))
        city = self.own_city("LC-54", number(facts, "seat"), word(facts, "city"))
        equal("LC-54", city.citizens, 0, f"citizens of {city.castle}")
        for place in city.tiles:
            self._lift_markers(place)
        del self.cities[city.castle]

    def on_fallen(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        self._reach_fall()
        check("LC-57", seat not in self.fallen, f"{seat} falls twice")
        check("LC-57", not self.cities_of(seat), f"{seat} has a city")
        self.fallen[seat] = f"{self.stages[0][0]} of year {self.year}"

    def _reach_fall(self) -> None:
        """LC-57: who has lost is seen twice a year, after the migration and after the feeding."""
        self.reach("last fall" if ("last fall", NOBODY) in self.stages else "fall")

    def _check_fallen(self) -> None:
        for seat in self.in_turn(0):
            check("LC-57", bool(self.cities_of(seat)), f"{seat} has no city and goes on")

    # Feeding

    def on_hunger(self, facts: Facts) -> None:
        seat, n = number(facts, "seat"), number(facts, "n")
        self.reach("feed", seat)
        equal("LC-58", number(facts, "food"), self.food(seat), f"food of {seat}")
        equal("LC-59", n, self.citizens(seat) - self.food(seat), f"citizens of {seat} to leave")
        check("LC-59", n > 0, f"{seat} has enough food")
        self.hungry[seat] = True
        self.stages.insert(1, ("rehouse", seat))
        for _ in range(n):
            self.owe("LC-59", "starved", seat=seat)

    def on_starved(self, facts: Facts) -> None:
        city = self.own_city("LC-59", number(facts, "seat"), word(facts, "city"))
        check("LC-59", city.citizens > 0, f"{city.castle} has nobody")
        city.citizens -= 1

    # The end

    def close_year(self) -> None:
        """LC-63: rich harvests end, all markers return."""
        self.harvests.clear()
        self.beside_arch.clear()
        self.stages.clear()

    def on_end(self, facts: Facts) -> None:
        """LC-57a, LC-62: one player is left, or year 6 is over, after which no token moves."""
        if self.stages:
            self._reach_fall()
            self._check_fallen()
            if len(self.in_turn(0)) > 1:
                last = self.year == YEARS and not self.first_edition
                check("LC-57a", last, "the game ends too early")
                self.reach("close")
                self.close_year()
        self.over = True

    def look(self, closing: View) -> None:
        """Nothing has come or gone unheard."""
        seen: dict[str, Any] = closing
        players = {key: [player[key] for player in seen["players"]] for key in PURSE}
        seats = range(self.seats)
        equal("LC-88", players["gold"], self.gold, "gold")
        equal("LC-88", players["citizens"], [*map(self.citizens, seats)], "citizens")
        equal("LC-88", players["food"], [*map(self.food, seats)], "food")
        castles = [CASTLES - len(self.cities_of(seat)) for seat in seats]
        equal("LC-88", players["castles"], castles, "castles left")
        equal("LC-88", players["markers"], [*map(self.markers, seats)], "markers left")
        equal("LC-88", seen["supply"], self.supply, "the supply")
        tiles = {entry["id"]: entry["tile"] for entry in seen["hexes"] if entry["tile"]}
        mine = {p: kind for city in self.cities.values() for p, kind in city.tiles.items()}
        equal("LC-88", tiles, mine, "the tiles")
        for pool in seen["pools"]:
            equal("LC-34", pool["left"], self.left(pool["sides"][0]), f"tiles of {pool['id']}")
        equal("LC-26", seen["policies"]["deck"], self.deck, "the policy deck")
        equal("LC-25", [card["id"] for card in seen["policies"]["row"]], self.row, "the row")

    def judge(self, result: Result) -> None:
        check("LC-64", self.over, "a result without an end")
        scores = [score(self, seat) for seat in range(self.seats)]
        for seat, (lines, mine) in enumerate(zip(result.lines, scores, strict=True)):
            for category, points in mine.items():
                told = sum(line.points for line in lines if line.category == "score-" + category)
                equal("LC-64", told, points, f"{category} of {seat}")
            equal("LC-64", result.totals[seat], sum(mine.values()), f"points of {seat}")
        ranks, tie_break = ranking(self, [sum(mine.values()) for mine in scores])
        equal("LC-65", result.ranks, ranks, "the ranks")
        equal("LC-65", result.tie_break, tie_break, "what decided between the leaders")
        reason = "end-one-left" if len(self.in_turn(0)) <= 1 else "end-six-years"
        equal("LC-64", result.reason, reason, "why the game ended")
