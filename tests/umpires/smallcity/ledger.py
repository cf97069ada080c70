"""What there is at a table of Small City: boroughs, the common supply, turn order, promises."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.umpires.contents import read_data
from tests.umpires.hearing import Staged
from tests.umpires.smallcity.borough import BOARDS, GOODS, HALL_ROOM, TILES, Borough
from tests.umpires.watching import View, check, equal

from quartier.core.titles import Settings

PROMISES = {
    ("special-" if entry["pile"] == "special" else "promise-") + str(entry["number"]): entry
    for entry in [*read_data("smallcity", "promises"), *read_data("smallcity", "specials")]
}
PEOPLE: int = sum(BOARDS["citizens"].values())


class Ledger(Staged):
    """Everything countable, and what must hold after every event."""

    # What a table begins with; otherwise only in variants.
    first_money: tuple[int, ...] = tuple(BOARDS["money_by_turn"])  # SC-21
    first_pollution = 0  # SC-19
    sides: tuple[int, ...] = ()  # SC-3: () means those of the board
    culture_is_free = False  # SC-51

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        view: dict[str, Any] = opening
        self.victory = str(settings["victory"])
        self.advanced = settings["game"] == "advanced"
        self.host: int = view["host"]
        self.last_host: int | None = None
        self.round = 0
        boards = {board["id"]: tuple(board["sides"]) for board in BOARDS["boroughs"]}
        self.boards = boards
        # SC-16: who chooses will say so.
        sides = self.sides or boards.get(settings["borough"], boards["easy"])
        self.boroughs = [Borough(seat, sides) for seat in range(seats)]
        citizens = BOARDS["citizens"]
        for turn, seat in enumerate(self.order()):
            borough = self.boroughs[seat]
            borough.money = self.first_money[turn]
            borough.pollution = self.first_pollution
            borough.hall, borough.career = citizens["hall"], citizens["career"]  # SC-20
            borough.reserve = citizens["reserve"]
            if self.victory == "citizen":  # SC-116
                borough.career += borough.reserve
                borough.reserve = 0
        self.scrapped: Counter[tuple[str, str]] = Counter()  # demolished tiles (SC-37)
        self.loose: Counter[str] = Counter()  # raw materials taken, not yet put away
        self.dying = 0  # citizens who are dead, not yet buried
        money = [borough["money"] for borough in view["boroughs"]]
        equal("SC-21", money, [borough.money for borough in self.boroughs], "money")

    def order(self) -> list[int]:
        """SC-15: clockwise from the host; who has lost takes no part."""
        seats = [(self.host + offset) % self.seats for offset in range(self.seats)]
        return [seat for seat in seats if not self.boroughs[seat].out]

    def left_in(self) -> list[Borough]:
        return [borough for borough in self.boroughs if not borough.out]

    # The supply

    def supply(self, good: str) -> int:
        """SC-23, SC-85."""
        total: int = BOARDS["goods"][good]
        return total - self.loose[good] - sum(b.stored(good) for b in self.boroughs)

    def tiles_left(self, kind: str, shape: str) -> int:
        """SC-14, SC-23: tiles of a kind and shape that can still be had."""
        data = TILES[kind]
        if data.get("stock") == "by_players":
            total = BOARDS["copies_by_players"][self.seats - 1]
            if self.victory == "cultural" and data["family"] == "cultural":
                total = self.seats  # SC-117
        else:
            total = next(entry["count"] for entry in data["shapes"] if entry["id"] == shape)
        built = [tile for borough in self.boroughs for tile in borough.tiles]
        used = len([tile for tile in built if (tile.kind, tile.shape) == (kind, shape)])
        return int(total) - used - self.scrapped[kind, shape]

    def promises_in(self, pile: str) -> list[str]:
        """SC-13, SC-115 to SC-117, SC-A48: the promises that are in the game."""
        out = {self.victory, "solo" if self.seats == 1 else ""}
        return [
            key
            for key, entry in PROMISES.items()
            if entry["pile"] == pile and out.isdisjoint(entry.get("removed_in", ()))
        ]

    # What always holds

    def settle(self) -> None:
        for good in GOODS:
            check("SC-23", self.supply(good) >= 0, f"more {good} than there is")
        abroad = Counter(who for borough in self.boroughs for who in borough.people.values())
        buried = Counter(who for borough in self.boroughs for who in borough.graves.values())
        people = 0
        for borough in self.boroughs:
            seat = borough.seat
            check("SC-39", borough.money >= 0, f"{seat} has ${borough.money}")
            check("SC-A22", borough.votes >= 0, f"{seat} has {borough.votes} votes")
            in_hall = borough.hall + borough.hall_goods.total()
            check("SC-84", in_hall <= HALL_ROOM, f"{in_hall} pieces in the City Hall of {seat}")
            out_of_town = borough.hall + borough.career + borough.reserve + borough.gone
            people += out_of_town + abroad[seat] + buried[seat]
            check("SC-10", min(borough.hall, borough.career, borough.reserve) >= 0, f"of {seat}")
        equal("SC-10", people + self.dying, PEOPLE * self.seats, "citizens")
