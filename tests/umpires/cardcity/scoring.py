"""Income and the end: what districts pay, and the score by victory condition (CC-27 to CC-62)."""

from __future__ import annotations

from tests.umpires.cardcity.ground import SUBURB, Ground, Part, Spot, triangle
from tests.umpires.contents import read_content

TYPES = {entry["id"]: entry for entry in read_content("cardcity", "types")}
RANKS = read_content("cardcity", "ranks")
MOST_POLLUTION = 30


def income(ground: Ground, seat: int, advanced: bool) -> int:
    """CC-27, CC-28, CC-49, CC-71a: salary, commercial districts and parking districts."""
    total = 1
    for shops in ground.districts("commerce"):
        total += ground.share(shops, seat, triangle(len(shops)))
    if advanced:
        for parkings in ground.districts("parking"):
            colours = {
                colour
                for type_, entry in TYPES.items()
                if ground.seen_from(parkings, type_)
                for colour in entry["colours"]
            }
            total += ground.share(parkings, seat, max(0, len(colours) - 1))
    return total


class City:
    """A city at the end of the game."""

    def __init__(self, ground: Ground, seat: int, money: int) -> None:
        self.ground = ground
        self.seat = seat
        self.money = money
        self.cards = [laid for laid in ground.cards.values() if laid.owner == seat]

    # Empty places (CC-32, CC-A12)

    @property
    def empty(self) -> int:
        return self.ground.size**2 - len(self.cards)

    def empty_beside(self, parts: list[Part]) -> int:
        """The empty places that touch some parts, in the square that is best for the owner."""
        beside = {
            (part[0][0] + x, part[0][1] + y)
            for part in parts
            for side, (x, y, _) in self.ground.contacts.items()
            if self.ground.cards[part[0]].types[side] == part[1]
        }
        beside -= self.ground.cards.keys()
        return max(len(beside & square) for square in self._squares())

    def _squares(self) -> list[set[Spot]]:
        ground, n = self.ground, self.ground.size
        if ground.regions and not ground.floats_rows:
            return [{s for s in ground.regions if ground.is_in_region(s, self.seat)}]
        rows = _stretches([spot[1] for spot in ground.cards], n)
        if ground.regions:  # CC-65: two players, whose rows may still be open
            columns = [{s[0] for s in ground.regions if ground.is_in_region(s, self.seat)}]
        else:
            columns = _stretches([spot[0] for spot in ground.cards], n)
        return [{(x, y) for x in across for y in down} for across in columns for down in rows]

    def parts(self, type_: str) -> list[Part]:
        """All parts of a type that count on this ground, neighbours' too (CC-73, CC-A52)."""
        districts = self.ground.districts(type_)
        return [
            part for district in districts if self.ground.is_live(district) for part in district
        ]

    def own_parts(self, type_: str) -> list[Part]:
        """Those that count as the city's: its own, and joined ones of the suburb (CC-80)."""
        return [
            part for part in self.parts(type_) if self.ground.owner(part) in (self.seat, SUBURB)
        ]

    # Ecological city (CC-61, CC-62)

    @property
    def pollution(self) -> int:
        total = 0
        for type_, entry in TYPES.items():
            for spot, _ in self.own_parts(type_):
                kind = self.ground.cards[spot].kind
                if len(kind.types) == 2:
                    total += entry["half_percent"]  # CC-A38
                else:
                    total += entry["percent"] + kind.percent
        return total

    @property
    def cleaning(self) -> int:
        """CC-A36: the money that brings the pollution down to what is allowed."""
        return 5 * max(0, self.pollution - MOST_POLLUTION)

    # Victory conditions (CC-51 to CC-56)

    def rows(self, victory: str) -> dict[str, float]:
        """The points of each row."""
        if victory == "residential":
            homes = self.ground.districts("residence")
            return {
                "residences": sum(
                    self.ground.share(home, self.seat, triangle(len(home))) for home in homes
                ),
                "money": self.money // 5,
                "places": self._places(1),
                "clouds": -2 * len(self.own_parts("cloud")),
            }
        if victory == "economic":
            return {"money": self.money, "places": self._places(5)}
        if victory == "happiness":
            return {"happiness": self._happiness()}
        type_ = "industry" if victory == "industrial" else "commerce"
        return {
            "buildings": self.half_buildings(type_) / 2,
            "places": self.empty_beside(self.parts(type_)),
        }

    def half_buildings(self, type_: str) -> int:
        """CC-54, CC-55: whole cards count 2 here, halves 1."""
        parts = self.own_parts(type_) + self.own_parts("parking")
        return sum(3 - len(self.ground.cards[spot].kind.types) for spot, _ in parts)

    def _places(self, worth: int) -> int:
        """CC-32, CC-40, CC-53: an empty place costs, beside a park it brings."""
        green = self.empty_beside(self.parts("park"))
        return worth * (2 * green - self.empty)

    def _happiness(self) -> int:
        """CC-56, CC-A34, CC-A35, CC-A44."""
        total = 0
        for home in self.ground.districts("residence"):
            satisfied = all(
                self.ground.seen_from(home, need) for need in ("leisure", "parking", "commerce")
            )
            if satisfied and not self.ground.seen_from(home, "cloud"):
                points = len(home) * (2 if self.ground.seen_from(home, "park") else 1)
                total += self.ground.share(home, self.seat, points)
        return total

    def standing(self, victory: str, ecology: bool) -> tuple[float, ...]:
        """CC-33, CC-57: what decides, most important first."""
        rows = self.rows(victory)
        total = sum(rows.values())
        if victory == "residential":
            total -= self.pollution if ecology else 0
            return 1, total, self.money % 5
        if victory == "economic":
            total -= self.pollution if ecology else 0
            return 1, total, len(self.cards)
        if victory == "happiness":
            cleaning = self.cleaning if ecology else 0
            if cleaning > self.money:
                return (0,)
            return 1, total, self.money - cleaning, len(self.cards)
        total += self.pollution if ecology else 0
        return 1, total, self.money, len(self.cards)


def rank_alone(victory: str, total: float) -> str:
    """CC-77, CC-A49, CC-A54."""
    reached = [rank["id"] for rank in RANKS if rank[victory] is not None and total >= rank[victory]]
    name: str = reached[-1] if reached else RANKS[0]["id"]
    return name


def _stretches(used: list[int], n: int) -> list[set[int]]:
    """Every stretch of n places that holds all used ones."""
    return [set(range(start, start + n)) for start in range(max(used) - n + 1, min(used) + 1)]
