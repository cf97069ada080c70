"""Construction and development (CC-11 to CC-26, CC-38, CC-46): what may be laid where."""

from __future__ import annotations

from collections.abc import Sequence

from tests.umpires.cardcity.ground import HEX, KINDS, TURNS, Ground, Kind, Part, Spot, types_at

CLOUD = KINDS["card-cloud"]
# CC-19, CC-21
BANNED = {
    ("residence", "industry"),
    ("industry", "residence"),
    ("residence", "residence"),
    ("commerce", "commerce"),
}
# CC-24: a district that grows may meet its own colour.
BANNED_IN_GROWTH = {("residence", "industry")}
# Positions tried to find a better way to build; what is not decided by then stays open.
MOST_TRIES = 4000


class Builder:
    """A city as far as building is concerned: its ground, money and the clouds to be had."""

    def __init__(self, ground: Ground, seat: int, money: int, clouds: int, crisis: bool) -> None:
        self.ground = ground
        self.seat = seat
        self.money = money
        self.clouds = clouds
        self.crisis = crisis

    def copy(self) -> Builder:
        ground = self.ground.copy()
        return Builder(ground, self.seat, self.money, self.clouds, self.crisis)

    @property
    def industries(self) -> list[Spot]:
        return [spot for spot, _ in self.ground.parts(self.seat, "industry")]

    def price(self, kind: Kind) -> int:
        """CC-20, CC-46, CC-63, CC-A29."""
        if "leisure" not in kind.types:
            return 0
        leisures = len(self.ground.parts(self.seat, "leisure"))
        return 5 * (leisures + 1) if self.crisis else 5

    def is_within_limit(self, kind: Kind) -> bool:
        """CC-15, CC-16, CC-47, CC-A11: with the card laid."""
        if not kind.is_counted:
            return True
        industries = len(self.industries) + ("industry" in kind.types)
        return self.ground.counted(self.seat) + 1 <= 5 + 5 * industries

    def meets_ban(self, kind: Kind, turn: str, spot: Spot, bans: set[tuple[str, str]]) -> bool:
        pairs = self.ground.touching(spot, types_at(kind, turn))
        return any((own[1], other[1]) in bans for own, other in pairs)

    def brings_cloud(self, kind: Kind, spot: Spot) -> bool:
        """CC-38, CC-A21, CC-A23, CC-A24: in line with an industry of the own region."""
        if "industry" not in kind.types or not self.clouds:
            return False
        is_hex = self.ground.contacts is HEX
        return any(
            spot[0] == other[0] or spot[1] == other[1] or (is_hex and sum(spot) == sum(other))
            for other in self.industries
        )

    def build(self, kind: Kind, turn: str, spot: Spot) -> bool:
        """Lay a card and pay for it; says whether a cloud has to follow (CC-A22)."""
        cloudy = self.brings_cloud(kind, spot)
        self.money -= self.price(kind)
        self.ground.lay(kind, turn, spot, self.seat)
        return cloudy and bool(self.ground.open_spots(self.seat))

    def ways(self, kind: Kind) -> list[tuple[str, Spot]]:
        """Every way to lay a card now."""
        if self.price(kind) > self.money or not self.is_within_limit(kind):
            return []
        return [
            (turn, spot)
            for spot in self.ground.open_spots(self.seat)
            for turn in TURNS[kind.cut]
            if not self.meets_ban(kind, turn, spot, BANNED)
        ]

    # The duty to build (CC-17, CC-17a)

    def could_build_more(self, hand: Sequence[Kind], than: int) -> bool:
        """Whether more of these cards can be built, by whatever order, places and clouds."""
        return self._most_by_number(hand) > than and self._reaches(hand, than + 1, [MOST_TRIES])

    def _most_by_number(self, hand: Sequence[Kind]) -> int:
        """What money and size limit alone would allow: quick to say, never too little."""
        industries = len(self.industries) + sum("industry" in kind.types for kind in hand)
        room = 5 + 5 * industries - self.ground.counted(self.seat)
        uncounted = sum(not kind.is_counted for kind in hand)
        most = uncounted + min(room, len(hand) - uncounted)
        leisures = sum("leisure" in kind.types for kind in hand)
        first = len(self.ground.parts(self.seat, "leisure")) + 1
        money, affordable = self.money, 0
        while affordable < leisures:
            money -= 5 * (first + affordable) if self.crisis else 5
            if money < 0:
                break
            affordable += 1
        return min(most, len(hand) - leisures + affordable)

    def _reaches(self, hand: Sequence[Kind], goal: int, tries: list[int]) -> bool:
        if goal <= 0:
            return True
        if goal > len(hand):
            return False
        for index, kind in enumerate(hand):
            if kind in hand[:index]:
                continue
            rest = [*hand[:index], *hand[index + 1 :]]
            for turn, spot in self.ways(kind):
                if goal == 1:
                    return True
                tries[0] -= 1
                if tries[0] < 0:
                    return False
                after = self.copy()
                if not after.build(kind, turn, spot):
                    if after._reaches(rest, goal - 1, tries):
                        return True
                    continue
                after.clouds -= 1
                for place in after.ground.open_spots(self.seat):
                    clouded = after.copy()
                    clouded.ground.lay(CLOUD, "", place, self.seat)
                    if clouded._reaches(rest, goal - 1, tries):
                        return True
        return False

    # Development (CC-23 to CC-26)

    def growths(self, type_: str) -> list[Spot]:
        """Every place at which a district of this type may, and has to, grow."""
        kind = KINDS[f"card-{type_}"]
        growing = self._growing(type_)
        if not growing or not self.is_within_limit(kind):
            return []
        return [
            spot
            for spot in self.ground.open_spots(self.seat)
            if not self.meets_ban(kind, "", spot, BANNED_IN_GROWTH)
            and self._touches_any(kind, spot, growing)
        ]

    def _touches_any(self, kind: Kind, spot: Spot, districts: list[set[Part]]) -> bool:
        touched = {other for _, other in self.ground.touching(spot, types_at(kind, ""))}
        return any(touched & district for district in districts)

    def _growing(self, type_: str) -> list[set[Part]]:
        """The districts with a card of the own (CC-A40, CC-A46) that have what they need."""
        return [
            district
            for district in self.ground.districts(type_)
            if any(self.ground.owner(part) == self.seat for part in district)
            and self._needs_met(type_, district)
        ]

    def _needs_met(self, type_: str, district: set[Part]) -> bool:
        links = self.ground.links
        if type_ == "residence":  # CC-25
            culture = {
                part
                for own in district
                for part in links[own]
                if part[1] in ("town_hall", "leisure")
            }
            return len(culture) >= len(district) + 1
        homes = self.ground.districts("residence")  # CC-26
        touched = [home for home in homes if any(links[part] & district for part in home)]
        return len(touched) >= len(district) + 1
