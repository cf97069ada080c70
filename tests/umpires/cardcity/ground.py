"""A ground with cards on it: what touches what, and the districts that makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.umpires.contents import read_content

Spot = tuple[int, int]
# Where a half card lies and what it is; a whole card is a single part.
Part = tuple[Spot, str]

SUBURB = -1
HALF_SIDES = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
# CC-45: the half-sides of the first half of a bicolour card, by how it lies.
FIRST_HALF = {
    "n": {"wn", "nw", "ne", "en"},
    "e": {"ne", "en", "es", "se"},
    "s": {"es", "se", "sw", "ws"},
    "w": {"sw", "ws", "wn", "nw"},
    "ne": {"nw", "ne", "en", "es"},
    "se": {"en", "es", "se", "sw"},
    "sw": {"se", "sw", "ws", "wn"},
    "nw": {"ws", "wn", "nw", "ne"},
}
TURNS = {"": ("",), "straight": ("n", "e", "s", "w"), "diagonal": ("ne", "se", "sw", "nw")}
# Across each half-side: the way to the neighbour, and the half-side it faces.
SQUARE = {
    "nw": (0, -1, "sw"),
    "ne": (0, -1, "se"),
    "en": (1, 0, "wn"),
    "es": (1, 0, "ws"),
    "se": (0, 1, "ne"),
    "sw": (0, 1, "nw"),
    "ws": (-1, 0, "es"),
    "wn": (-1, 0, "en"),
}
# CC-66: each row is shifted by half a card against the one above.
HEX = SQUARE | {
    "nw": (0, -1, "se"),
    "ne": (1, -1, "sw"),
    "se": (0, 1, "nw"),
    "sw": (-1, 1, "ne"),
}
STEPS_OF_SQUARE = {(x, y) for x, y, _ in SQUARE.values()}
STEPS_OF_HEX = {(x, y) for x, y, _ in HEX.values()}


@dataclass(frozen=True)
class Kind:
    """A card as the data has it."""

    id: str
    types: tuple[str, ...]
    cut: str
    percent: int
    count: int

    @property
    def is_counted(self) -> bool:
        """CC-15, CC-47: whether it counts for the size limit."""
        return len(self.types) == 2 or self.types[0] not in ("industry", "park", "cloud")


KINDS = {
    f"card-{card['id']}": Kind(
        card["id"],
        tuple(card["types"]),
        card.get("cut", ""),
        card.get("percent", 0),
        card["count"],
    )
    for card in read_content("cardcity", "cards")
}
LAYOUTS = {layout["id"]: layout for layout in read_content("cardcity", "layouts")}
SUBURB_CARDS = {"R": "card-residence", "C": "card-commerce", "P": "card-parking"}


def spot_of(name: str) -> Spot:
    """The place a text such as f6 names: columns have letters, rows numbers."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


@dataclass(frozen=True)
class Laid:
    """A card that lies: the type at each half-side, and whose region it is in."""

    kind: Kind
    types: dict[str, str]
    owner: int


class Ground:
    """The places of one city, or of several that are one (CC-64), and their cards."""

    def __init__(self, size: int, layout: str, halves_touch: bool) -> None:
        self.size = size
        self.halves_touch = halves_touch
        self.contacts = SQUARE
        self.steps = STEPS_OF_SQUARE
        # CC-14, CC-65: which directions have no fixed edges.
        self.floats_columns = self.floats_rows = True
        self.regions: dict[Spot, str] = {}
        self.cards: dict[Spot, Laid] = {}
        self.links: dict[Part, set[Part]] = {}
        # Districts by type, as found since the last card was laid.
        self.found: dict[str, list[set[Part]]] = {}
        self.architect: Spot | None = None
        if layout:
            self._prepare(layout)

    def _prepare(self, name: str) -> None:
        layout = LAYOUTS[name]
        if layout["shape"] == "hex":
            self.contacts, self.steps = HEX, STEPS_OF_HEX
        self.floats_columns = False
        self.floats_rows = layout["floats"] == "rows"
        for row, places in enumerate(layout["rows"]):
            for column, mark in enumerate(places):
                self.regions[column, row] = mark
                if mark in SUBURB_CARDS:  # CC-78
                    self.lay(KINDS[SUBURB_CARDS[mark]], "", (column, row), SUBURB)

    def copy(self) -> Ground:
        twin = Ground.__new__(Ground)
        twin.__dict__.update(self.__dict__)
        twin.cards = dict(self.cards)
        twin.links = {part: set(others) for part, others in self.links.items()}
        return twin

    # Places

    def around(self, spot: Spot) -> set[Spot]:
        """CC-12, CC-66: the places that share a side with this one."""
        return {(spot[0] + x, spot[1] + y) for x, y in self.steps}

    def is_in_region(self, spot: Spot, seat: int) -> bool:
        return not self.regions or self.regions.get(spot) == str(seat)

    def is_within(self, spot: Spot) -> bool:
        """CC-14, CC-60, CC-65: whether everything still lies in one square."""
        spots = [spot, *self.cards, *([self.architect] if self.architect else [])]
        for axis, floats in ((0, self.floats_columns), (1, self.floats_rows)):
            if floats:
                along = [place[axis] for place in spots]
                if max(along) - min(along) >= self.size:
                    return False
        return True

    def is_open(self, spot: Spot, seat: int) -> bool:
        """CC-18, CC-22, CC-59: an empty place of the own region that touches something."""
        return (
            spot not in self.cards
            and spot != self.architect
            and self.is_in_region(spot, seat)
            and any(near in self.cards or near == self.architect for near in self.around(spot))
            and self.is_within(spot)
        )

    def open_spots(self, seat: int) -> list[Spot]:
        lying = [*self.cards, *([self.architect] if self.architect else [])]
        near = {spot for card in lying for spot in self.around(card)}
        return [spot for spot in sorted(near) if self.is_open(spot, seat)]

    # Cards

    def lay(self, kind: Kind, turn: str, spot: Spot, owner: int) -> None:
        self.found = {}
        laid = Laid(kind, types_at(kind, turn), owner)
        self.cards[spot] = laid
        for type_ in kind.types:
            # CC-A30
            self.links[spot, type_] = {
                (spot, other) for other in kind.types if other != type_ and self.halves_touch
            }
        for own, other in self.touching(spot, laid.types):
            self.links[own].add(other)
            self.links[other].add(own)

    def touching(self, spot: Spot, types: dict[str, str]) -> Iterator[tuple[Part, Part]]:
        """The parts of a card at this place, each with the parts of other cards it touches."""
        for side, type_ in types.items():
            x, y, facing = self.contacts[side]
            near = spot[0] + x, spot[1] + y
            if near in self.cards:
                yield (spot, type_), (near, self.cards[near].types[facing])

    def parts(self, seat: int, type_: str) -> list[Part]:
        """The parts of a type in the region of a seat."""
        return [
            (spot, type_)
            for spot, laid in self.cards.items()
            if laid.owner == seat and type_ in laid.kind.types
        ]

    def counted(self, seat: int) -> int:
        return sum(laid.owner == seat and laid.kind.is_counted for laid in self.cards.values())

    def districts(self, type_: str) -> list[set[Part]]:
        """CC-13, CC-48: the parts of a type that hang together. CC-A47: no suburb parkings."""
        if type_ not in self.found:
            left = {
                part
                for part in self.links
                if part[1] == type_ and not (type_ == "parking" and self.owner(part) == SUBURB)
            }
            self.found[type_] = []
            while left:
                self.found[type_].append(self._take_district(left))
        return self.found[type_]

    def _take_district(self, left: set[Part]) -> set[Part]:
        """One of these parts and all that hang together with it."""
        district = {left.pop()}
        fringe = list(district)
        while fringe:
            more = self.links[fringe.pop()] & left
            left -= more
            district |= more
            fringe += more
        return district

    def owner(self, part: Part) -> int:
        return self.cards[part[0]].owner

    def is_live(self, district: set[Part]) -> bool:
        """CC-80: cards of the suburb count once they have joined an own one."""
        return any(self.owner(part) != SUBURB for part in district)

    def seen_from(self, district: set[Part], type_: str) -> set[Part]:
        """The parts of a type that touch a district, as far as they count (CC-A47, CC-A52)."""
        seen = {part for own in district for part in self.links[own] if part[1] == type_}
        joined = {part for other in self.districts(type_) if self.is_live(other) for part in other}
        return seen & joined

    def share(self, district: set[Part], seat: int, total: int) -> int:
        """CC-71, CC-72, CC-80: what of a district is this seat's, rounded down."""
        own = sum(self.owner(part) == seat for part in district)
        strangers = sum(self.owner(part) not in (seat, SUBURB) for part in district)
        if not own:
            return 0
        return total if not strangers else total * own // len(district)


def types_at(kind: Kind, turn: str) -> dict[str, str]:
    """The type at each half-side of a card that lies this way."""
    if not turn:
        return dict.fromkeys(HALF_SIDES, kind.types[0])
    first, second = kind.types
    return {side: first if side in FIRST_HALF[turn] else second for side in HALF_SIDES}


def triangle(k: int) -> int:
    """T(k) = 1 + 2 + … + k."""
    return k * (k + 1) // 2
