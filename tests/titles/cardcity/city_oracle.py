"""The rules of construction once more, written as plainly as can be, to check the fast ones.

A city is a dictionary from (column, row) to the types on the eight half-sides of a card. Nothing
here uses the tables, masks or shortcuts of the title.
"""

from __future__ import annotations

from itertools import product

from quartier.titles.cardcity.content import CLOUD, KINDS, SIDES, TYPE_IDS, Kind
from quartier.titles.cardcity.geometry import CELL_NAMES, FRAME
from quartier.titles.cardcity.ground import EMPTY
from quartier.titles.cardcity.state import CardCity

Spot = tuple[int, int]

HALF_SIDES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
FIRST_HALF = {
    "w": {"Nw", "Wn", "Ws", "Sw"},
    "e": {"Ne", "En", "Es", "Se"},
    "n": {"Wn", "Nw", "Ne", "En"},
    "s": {"Ws", "Sw", "Se", "Es"},
    "ne": {"Nw", "Ne", "En", "Es"},
    "se": {"En", "Es", "Se", "Sw"},
    "sw": {"Se", "Sw", "Ws", "Wn"},
    "nw": {"Ws", "Wn", "Nw", "Ne"},
}
SQUARE_CONTACTS = {
    "Nw": (0, -1, "Sw"),
    "Ne": (0, -1, "Se"),
    "En": (1, 0, "Wn"),
    "Es": (1, 0, "Ws"),
    "Se": (0, 1, "Ne"),
    "Sw": (0, 1, "Nw"),
    "Ws": (-1, 0, "Es"),
    "Wn": (-1, 0, "En"),
}
HEX_CONTACTS = {
    "Nw": (0, -1, "Se"),
    "Ne": (1, -1, "Sw"),
    "En": (1, 0, "Wn"),
    "Es": (1, 0, "Ws"),
    "Se": (0, 1, "Nw"),
    "Sw": (-1, 1, "Ne"),
    "Ws": (-1, 0, "Es"),
    "Wn": (-1, 0, "En"),
}
FORBIDDEN = {
    ("residence", "residence"),
    ("commerce", "commerce"),
    ("residence", "industry"),
    ("industry", "residence"),
}


def types_of(kind: Kind) -> list[str]:
    return [TYPE_IDS[type_] for type_ in kind.types]


def is_counted(kind: Kind) -> bool:
    """CC-15, CC-47."""
    types = types_of(kind)
    return len(types) == 2 or types[0] not in ("industry", "park", "cloud")


def name_of(spot: Spot) -> str:
    return CELL_NAMES[spot[1] * FRAME + spot[0]]


def sides_of(kind: Kind, turn: int) -> dict[str, str]:
    """The type on each half-side of a card."""
    types = types_of(kind)
    if len(types) == 1:
        return dict.fromkeys(HALF_SIDES, types[0])
    first = FIRST_HALF[SIDES[turn]]
    return {side: types[0] if side in first else types[1] for side in HALF_SIDES}


class City:
    """What a builder has: cards round and in the own region, money, and clouds to be had."""

    def __init__(self, state: CardCity, seat: int) -> None:
        city = state.cities[seat]
        geometry = state.ground(seat).geometry
        self.contacts = HEX_CONTACTS if geometry.is_hex else SQUARE_CONTACTS
        self.is_hex = geometry.is_hex
        self.size = geometry.size
        self.floats = (geometry.floats_columns, geometry.floats_rows)
        self.region = {
            (cell % FRAME, cell // FRAME)
            for cell in range(FRAME * FRAME)
            if city.site.region >> cell & 1
        }
        self.cards: dict[Spot, dict[str, str]] = {}
        self.counted = 0
        self.industries: list[Spot] = []
        self.leisures = 0
        self.money = city.money
        self.clouds = state.reserve[CLOUD]
        self.crisis = state.options.crisis
        ground = state.ground(seat)
        for cell, card in enumerate(ground.cards):
            if card != EMPTY:
                spot = (cell % FRAME, cell // FRAME)
                self.lay(ground.kind_at(cell), ground.turn_at(cell), spot)
        self.architect: Spot | None = None
        if state.architect >= 0 and city.bare is not None:
            self.architect = (state.architect % FRAME, state.architect // FRAME)

    def copy(self) -> City:
        twin = City.__new__(City)
        twin.__dict__.update(self.__dict__)
        twin.cards = dict(self.cards)
        twin.industries = list(self.industries)
        return twin

    def lay(self, kind: Kind, turn: int, spot: Spot) -> None:
        self.cards[spot] = sides_of(kind, turn)
        if spot not in self.region:
            return
        self.counted += is_counted(kind)
        if "industry" in types_of(kind):
            self.industries.append(spot)
        self.leisures += "leisure" in types_of(kind)

    def with_architect(self, spot: Spot) -> City:
        twin = self.copy()
        twin.architect = spot
        return twin

    def occupied(self) -> set[Spot]:
        spots = set(self.cards)
        return spots | {self.architect} if self.architect else spots

    def open_spots(self) -> list[Spot]:
        return [spot for spot in sorted(self.region) if self.is_open(spot)]

    def is_open(self, spot: Spot) -> bool:
        """Free, inside the region and the square, and next to something."""
        occupied = self.occupied()
        if spot not in self.region or spot in occupied:
            return False
        for axis in (0, 1):
            if self.floats[axis]:
                along = [other[axis] for other in (*occupied, spot)]
                if max(along) - min(along) >= self.size:
                    return False
        return any(
            (spot[0] + columns, spot[1] + rows) in occupied
            for columns, rows, _ in self.contacts.values()
        )

    def fits(self, kind: Kind, turn: int, spot: Spot) -> bool:
        """Whether nothing that may not touch would touch."""
        for side, own in sides_of(kind, turn).items():
            columns, rows, facing = self.contacts[side]
            other = self.cards.get((spot[0] + columns, spot[1] + rows))
            if other is not None and (own, other[facing]) in FORBIDDEN:
                return False
        return True

    def price(self, kind: Kind) -> int:
        if "leisure" not in types_of(kind):
            return 0
        return 5 * (self.leisures + 1) if self.crisis else 5

    def allows(self, kind: Kind) -> bool:
        """Size limit with the card laid, and money."""
        industries = len(self.industries) + ("industry" in types_of(kind))
        within = not is_counted(kind) or self.counted + 1 <= 5 + 5 * industries
        return within and self.price(kind) <= self.money

    def successors(self, kind: Kind, turn: int, spot: Spot) -> list[City]:
        """The cities after building a card there, one for each place of a cloud it brings."""
        after = self.copy()
        after.money -= self.price(kind)
        in_line = any(self._are_in_line(spot, other) for other in self.industries)
        after.lay(kind, turn, spot)
        if not ("industry" in types_of(kind) and in_line and self.clouds):
            return [after]
        clouded = []
        for place in after.open_spots():
            twin = after.copy()
            twin.clouds -= 1
            twin.lay(KINDS[CLOUD], 0, place)
            clouded.append(twin)
        return clouded or [after]

    def _are_in_line(self, one: Spot, other: Spot) -> bool:
        if one[0] == other[0] or one[1] == other[1]:
            return True
        return self.is_hex and sum(one) == sum(other)

    def ways(self, kind: Kind) -> list[tuple[int, Spot]]:
        """Every turn and spot in which a card may be built now."""
        if not self.allows(kind):
            return []
        return [
            (turn, spot)
            for spot, turn in product(self.open_spots(), kind.turns)
            if self.fits(kind, turn, spot)
        ]

    def dutiful(self, kind: Kind, hand: list[Kind]) -> list[str]:
        """The moves that lay this card of a hand so that as many as possible are built."""
        rest = hand[:]
        rest.remove(kind)
        goal = self.most(hand) - 1
        return [
            f"at {name_of(spot)} {SIDES[turn]}".strip()
            for turn, spot in self.ways(kind)
            if any(after.most(rest) >= goal for after in self.successors(kind, turn, spot))
        ]

    def most(self, hand: list[Kind]) -> int:
        """How many of these cards can be built, by trying everything."""
        best = 0
        for index, kind in enumerate(hand):
            if kind in hand[:index]:
                continue
            rest = hand[:index] + hand[index + 1 :]
            for turn, spot in self.ways(kind):
                for after in self.successors(kind, turn, spot):
                    best = max(best, 1 + after.most(rest))
                    if best == len(hand):
                        return best
        return best
